"""Creatures that can't stay in play, whatever was spent on them (KF-6.10, KF-6.18)."""

from typing import Any

import pytest
from tests.support.duel import Duel
from tests.support.rules import rule

from deckwright.games.keyforge import table


@rule("KF-6.10", "KF-12.2")
def test_a_ward_does_not_keep_a_creature_without_power_in_play() -> None:
    duel = Duel(
        "brobnar", {"hand": ["king-of-the-crag"]}, {"line": [{"card": "pingle-who-annoys", "ward": True}]}
    )
    duel.play("king-of-the-crag")
    assert (duel.their("line"), duel.their("discard")) == ([], ["pingle-who-annoys"])


@rule("KF-6.18", "KF-12.2")
def test_a_ward_does_not_keep_a_creature_whose_power_fell_to_its_damage() -> None:
    drummer = {"card": "wardrummer", "damage": 1, "ward": True}
    duel = Duel("logos", {"hand": ["harland-mindlock"]}, {"line": [drummer, "king-of-the-crag"]})
    duel.play("harland-mindlock", "pick wardrummer.1", "right-flank")
    assert duel.is_your_move
    assert (duel.your("line"), duel.their("discard")) == (["harland-mindlock"], ["wardrummer"])


@rule("KF-9.3", "KF-12.2")
def test_a_ward_does_not_keep_a_creature_that_its_own_text_destroys() -> None:
    crocag = {"card": "tireless-crocag", "ward": True}
    duel = Duel("brobnar", {"hand": ["punch"], "line": [crocag]}, {"line": ["urchin"]})
    duel.play("punch", "pick urchin.1")
    assert (duel.your("line"), duel.is_your_move) == ([], True)


@rule("KF-6.15", "KF-9.3")
def test_a_creature_that_its_own_text_destroys_is_not_saved_for_ever() -> None:
    duel = Duel(
        "untamed",
        {
            "artifacts": ["creed-of-nurture"],
            "line": ["tireless-crocag", "troll"],
            "hand": ["reassembling-automaton", "mighty-tiger"],
        },
        {"line": ["urchin"]},
    )
    duel.omni("creed-of-nurture.1", "pick reassembling-automaton", "pick tireless-crocag.1")
    duel.play("mighty-tiger", "right-flank")
    assert (duel.your("line"), duel.is_your_move) == (["troll", "mighty-tiger"], True)


@rule("KF-6.10", "KF-11.10")
def test_a_creature_that_was_invulnerable_only_while_it_fought_dies_after_the_fight() -> None:
    nizak = {"card": "nizak-the-forgotten", "house": "brobnar", "damage": 7}
    you = {"line": [nizak, {"card": "lion-bautrem", "damage": 2}]}
    duel = Duel("brobnar", you, {"line": [{"card": "bumpsy", "upgrades": ["phoenix-heart"]}]})
    duel.fight("nizak-the-forgotten.1", "bumpsy.1")
    assert duel.your("discard")[0] == "lion-bautrem", "it gave Nizak the power that the damage left it"
    assert (duel.your("line"), duel.their("line"), duel.is_your_move) == ([], [], True)


@rule("KF-6.10", "KF-6.18", "KF-12.2")
@pytest.mark.parametrize(
    ("house", "you", "choices"),
    [
        (  # A newcomer takes the flank that gave it power.
            "brobnar",
            {
                "line": ["urchin", {"card": "staunch-knight", "damage": 5, "ward": True}],
                "hand": ["headhunter"],
            },
            ["play headhunter", "right-flank"],
        ),
        (  # The neighbour that it had its power from leaves.
            "untamed",
            {"line": ["troll", {"card": "picaroon", "damage": 6, "ward": True}], "hand": ["nature-s-call"]},
            ["play nature-s-call", "pick troll.1", "done"],
        ),
        (  # The card that made power out of its æmber leaves.
            "untamed",
            {
                "line": ["tribune-pompitus", {"card": "urchin", "damage": 3, "amber": 2, "ward": True}],
                "hand": ["nature-s-call"],
            },
            ["play nature-s-call", "pick tribune-pompitus.1", "done"],
        ),
        (  # The æmber that it had its power from is taken.
            "shadows",
            {"line": ["selwyn-the-fence", {"card": "yxili-marauder", "amber": 2, "damage": 3, "ward": True}]},
            ["reap selwyn-the-fence.1"],
        ),
        (  # A key is forged that was still to be forged.
            "untamed",
            {
                "line": [{"card": "mushroom-man", "damage": 8, "ward": True}],
                "amber": 7,
                "hand": ["key-charge"],
            },
            ["play key-charge", "yes", "forge red"],
        ),
        (  # What made it invulnerable leaves it.
            "logos",
            {"line": [{"card": "doc-bookton", "damage": 9, "ward": True, "upgrades": ["ghostform"]}]},
            ["reap doc-bookton.1", "resolve doc-bookton.1:1"],
        ),
    ],
    ids=["flank", "neighbour", "source", "æmber", "key", "upgrade"],
)
def test_a_ward_does_not_keep_a_creature_whatever_its_power_fell_by(
    house: str, you: dict[str, Any], choices: list[str]
) -> None:
    duel = Duel(house, you).do(*choices)
    (card,) = (each["card"] for each in you["line"] if isinstance(each, dict))
    assert (duel.is_your_move, card in duel.your("line"), card in duel.your("discard")) == (True, False, True)


@rule("KF-6.18", "KF-9.5", "KF-12.2")
def test_a_ward_does_not_keep_a_creature_whose_power_falls_at_the_end_of_the_turn() -> None:
    you = {
        "artifacts": ["spectral-tunneler"],
        "line": ["urchin", {"card": "staunch-knight", "damage": 3, "ward": True}, "urchin"],
        "houses": ["logos"],
    }
    duel = Duel("logos", you, {"houses": ["brobnar"]}).act("spectral-tunneler.1", "pick staunch-knight.1")
    duel.state.own(table.DAMAGE)[duel.card("staunch-knight.1")] = 5  # Its power is 6 for this turn.
    duel.end()
    assert (duel.your("line"), duel.your("discard")) == (["urchin", "urchin"], ["staunch-knight"])
