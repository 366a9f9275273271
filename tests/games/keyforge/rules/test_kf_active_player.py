"""What the active player is asked, because it matters: orders, places, and who of several gets something
(KF-1.6, KF-1.8)."""

from itertools import permutations

import pytest
from tests.support.duel import Duel
from tests.support.rules import rule

from deckwright.games.keyforge import table

SPIDERS = {"line": ["ether-spider", "ether-spider"]}


@rule("KF-1.6", "KF-1.8")
def test_of_two_cards_that_take_the_same_amber_the_active_player_says_who_gets_it() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, SPIDERS)
    duel.reap("troll.1")
    assert (duel.prompt, duel.asked, duel.options) == ("share", 0, ["number 0", "number 1"])
    duel.do("number 0")
    assert [duel.mark("amber", f"ether-spider.{number}") for number in (1, 2)] == [0, 1]
    assert duel.amber == (0, 0)
    assert duel.is_your_move


@rule("KF-1.8")
def test_amber_that_several_cards_take_may_be_shared_out() -> None:
    duel = Duel("logos", {"hand": ["dr-escotera"]}, {**SPIDERS, "keys": ["red", "blue"], "amber": 1})
    duel.play("dr-escotera").do("number 1")
    assert [duel.mark("amber", f"ether-spider.{number}") for number in (1, 2)] == [1, 1]
    assert duel.amber == (0, 1)


@rule("KF-1.8")
def test_amber_is_shared_out_before_anything_that_waits() -> None:
    line = ["troll", {"card": "dew-faerie", "house": "brobnar"}]
    duel = Duel("brobnar", {"line": line}, SPIDERS)
    duel.reap("dew-faerie.1")
    assert duel.prompt == "share"
    duel.do("number 1")
    assert duel.prompt == "share", "then the æmber of its ability"


@rule("KF-8.1")
def test_a_single_card_takes_amber_without_a_question() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": ["ether-spider"]})
    duel.reap("troll.1")
    assert (duel.mark("amber", "ether-spider.1"), duel.is_your_move) == (1, True)


SHADOWED = {"line": ["shadow-self", "urchin", "shadow-self"]}


def damage_of_shadows(duel: Duel) -> list[int]:
    return [duel.damage(f"shadow-self.{number}") for number in (1, 2)]


@rule("KF-1.6", "KF-6.1")
def test_of_two_creatures_that_take_over_the_same_damage_the_active_player_says_which_does() -> None:
    duel = Duel("brobnar", {"hand": ["punch"]}, SHADOWED).play("punch", "pick urchin.1")
    assert (duel.prompt, duel.asked) == ("stand-in", 0)
    assert duel.options == ["pick shadow-self.1", "pick shadow-self.2"]
    duel.do("pick shadow-self.1")
    assert (damage_of_shadows(duel), duel.damage("urchin.1"), duel.amber[0]) == ([3, 0], 0, 1)
    assert duel.is_your_move


@rule("KF-1.6", "KF-5.5")
def test_the_damage_of_a_fight_goes_to_the_creature_that_the_active_player_names() -> None:
    foe = {"line": ["shadow-self", "dodger", "shadow-self"]}
    duel = Duel("brobnar", {"line": ["troll"]}, foe).fight("troll.1", "dodger.1", "pick shadow-self.2")
    assert (damage_of_shadows(duel), duel.damage("troll.1")) == ([0, 8], 5)


@rule("KF-1.6", "KF-4.2")
def test_the_damage_of_a_bonus_icon_goes_to_the_creature_that_the_active_player_names() -> None:
    hand = [{"card": "punch", "icons": ["damage"]}]
    duel = Duel("brobnar", {"hand": hand}, SHADOWED)
    duel.play("punch", "pick urchin.1", "pick shadow-self.2", "pick urchin.1", "pick shadow-self.1")
    assert damage_of_shadows(duel) == [3, 1]


@rule("KF-6.1")
def test_nobody_is_asked_who_takes_damage_that_a_ward_or_armour_stops() -> None:
    foe = {"line": ["shadow-self", {"card": "urchin", "ward": True}, "shadow-self"]}
    duel = Duel("brobnar", {"hand": ["punch"]}, foe).play("punch", "pick urchin.1")
    assert (duel.is_your_move, damage_of_shadows(duel)) == (True, [0, 0])


def boxed(*names: str) -> Duel:
    """Creatures that come into play again when the box leaves, beside one that stands there."""
    duel = Duel(
        "brobnar",
        {
            "hand": ["gorm-of-omm", "barehanded"],
            "line": ["urchin"],
            "artifacts": ["spangler-box"],
            "purged": [*names],
        },
    )
    box = duel.card("spangler-box.1")
    for card in duel.state.zones[table.PURGED[0]]:
        duel.state.host[card] = box
    return duel.play("barehanded")


@rule("KF-1.8", "KF-4.6")
@pytest.mark.parametrize("order", list(permutations(("bumpsy", "troll"))))
@pytest.mark.parametrize(
    "flanks", [("left", "left"), ("left", "right"), ("right", "left"), ("right", "right")]
)
def test_creatures_that_come_into_play_at_once_can_stand_in_every_order(
    order: tuple[str, str], flanks: tuple[str, str]
) -> None:
    duel = boxed("bumpsy", "troll")
    assert (duel.prompt, duel.asked) == ("next", 0)
    duel.do(f"pick {order[0]}@p1/purged.1", f"{flanks[0]}-flank", f"{flanks[1]}-flank")
    line = ["urchin"]
    for name, flank in zip(order, flanks, strict=True):
        line.insert(0 if flank == "left" else len(line), name)
    assert duel.your("line") == line


@rule("KF-18.19", "KF-6.4")
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("between", [[], ["urchin"]])
def test_those_who_take_the_places_of_two_that_die_together_stand_as_they_stood(
    first: int, between: list[str]
) -> None:
    foe = {"line": ["gebuk", *between, "gebuk"], "deck": ["bumpsy", "headhunter"]}
    duel = Duel("dis", {"hand": ["unlocked-gateway"]}, foe)
    duel.play("unlocked-gateway", "resolve gebuk.1:1", "done", f"resolve gebuk@p2/discard.{first}:2")
    assert duel.their("line") == ["bumpsy", "headhunter"]


@rule("KF-18.19")
def test_the_place_of_a_creature_is_beside_those_that_stayed() -> None:
    foe = {"line": ["troll", "urchin", "gebuk", "bumpsy"], "deck": ["headhunter"]}
    duel = Duel("dis", {"hand": ["unlocked-gateway"]}, foe)
    for label in ("troll.1", "bumpsy.1"):
        duel.state.columns[table.WARD][duel.card(label)] = 1
    duel.play("unlocked-gateway", "done")
    assert duel.their("line") == ["troll", "headhunter", "bumpsy"]


@rule("KF-1.8", "KF-7.9")
def test_creatures_that_change_hands_at_once_do_so_in_the_order_of_the_active_player() -> None:
    harland = {"card": "harland-mindlock", "house": "brobnar"}
    foe = {"line": ["velum", "urchin", "dodger"]}
    duel = Duel("brobnar", {"hand": [harland, harland, "wardrummer"]}, foe)
    duel.play("harland-mindlock", "pick velum.1", "left-flank")
    duel.play("harland-mindlock", "left-flank", "pick dodger.1", "left-flank")
    duel.play("wardrummer", "left-flank")
    assert (duel.prompt, duel.asked) == ("next", 0)
    assert duel.options == ["pick dodger.1", "pick velum.1"]
    duel.do("pick velum.1", "left-flank", "left-flank")
    assert duel.their("line") == ["dodger", "velum", "urchin"]
