"""Why not: for every reason of KeyForge's refusals a position, the action that is refused, clause and reason.
Where two reasons hold at once, the table fixes which one is told."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from tests.support.duel import Duel
from tests.support.rules import rule

import deckwright as dw
from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import HOUSES as ALL_HOUSES

HOUSES: Final = ["brobnar", "dis", "logos"]
Row = tuple[str, Callable[[], Duel], str, str, str]


def at(house: str, you: dict[str, Any], foe: dict[str, Any] | None = None, **rest: Any) -> Callable[[], Duel]:
    return lambda: Duel(house, you, foe, **rest)


def after(begin: Callable[[], Duel], *keys: str) -> Callable[[], Duel]:
    return lambda: begin().do(*keys)


def chants(number: int) -> dict[str, Any]:
    return {"hand": ["fertility-chant"] * number}


GROMMID: Final = {"card": "grommid", "house": "brobnar", "exhausted": True}
TWO_PLAYED: Final = after(
    at("brobnar", {"hand": ["anger", "punch", "kelifi-dragon", "tremor"]}, {"line": ["ember-imp"]}),
    "play anger", "play tremor",
)  # fmt: skip

REASONS: Final[list[Row]] = [
    ("a card after the first of the first turn",
     after(at("brobnar", {"hand": ["troll", "anger"]}, turn=1), "play troll"),
     "play anger", "KF-3.9", "first-turn"),
    ("discarding after the first card of the first turn",
     after(at("brobnar", {"hand": ["troll", "anger"]}, turn=1), "play troll"),
     "discard anger", "KF-3.9", "first-turn"),
    ("playing a card of another house",
     at("brobnar", {"hand": ["dextre"]}), "play dextre", "KF-3.10", "other-house"),
    ("discarding one", at("brobnar", {"hand": ["dextre"]}), "discard dextre", "KF-3.10", "other-house"),
    ("using one", at("brobnar", {"line": ["dextre"]}), "reap dextre.1", "KF-3.10", "other-house"),
    ("playing without an active house",
     at("", {"hand": ["dextre"]}), "play dextre", "KF-3.10", "other-house"),
    ("a creature that a card does not let be played",
     at("brobnar", {"line": [GROMMID], "hand": ["troll"]}), "play troll", "KF-1.7", "cannot-be-played"),
    ("a seventh copy played",
     after(at("untamed", chants(7)), *["play fertility-chant"] * 6),
     "play fertility-chant", "KF-5.12", "six-times"),
    ("a seventh copy used",
     after(at("brobnar", {"line": ["troll"] * 7}), *[f"reap troll.{number}" for number in range(1, 7)]),
     "reap troll.7", "KF-5.12", "six-times"),
    ("alpha after something else",
     after(at("logos", {"hand": ["binate-rupture", "dextre"]}), "discard dextre"),
     "play binate-rupture", "KF-11.1", "alpha-too-late"),
    ("half a gigantic creature",
     at("logos", {"hand": ["ultra-gravitron"]}), "play ultra-gravitron", "KF-15.4", "half-alone"),
    ("its top half",
     at("logos", {"hand": ["ultra-gravitron", "ultra-gravitron-top"]}),
     "play ultra-gravitron-top", "KF-15.4", "half-alone"),
    ("an upgrade without a creature",
     at("brobnar", {"hand": ["blood-of-titans"]}), "play blood-of-titans", "KF-4.7", "no-creature-to-attach"),
    ("a condition for playing",
     at("brobnar", {"hand": ["kelifi-dragon"], "amber": 6}), "play kelifi-dragon", "KF-1.1", "cost-not-met"),
    ("what playing costs",
     at("dis", {"hand": ["truebaru"], "amber": 2}), "play truebaru", "KF-1.1", "cost-not-met"),
    ("a toll for playing",
     at("brobnar", {"hand": ["autocannon"]}, {"artifacts": ["customs-office"]}),
     "play autocannon", "KF-1.1", "cost-not-met"),
    ("a toll for using",
     at("brobnar", {"artifacts": ["gauntlet-of-command"]}, {"line": ["tentacus"]}),
     "action gauntlet-of-command.1", "KF-1.1", "cost-not-met"),
    ("more cards than a card allows", TWO_PLAYED, "play punch", "KF-1.7", "card-limit"),
    ("an exhausted creature",
     at("brobnar", {"line": [{"card": "troll", "exhausted": True}]}),
     "reap troll.1", "KF-5.1", "is-exhausted"),
    ("an exhausted artifact",
     at("brobnar", {"artifacts": [{"card": "gauntlet-of-command", "exhausted": True}]}),
     "action gauntlet-of-command.1", "KF-5.1", "is-exhausted"),
    ("a stunned creature",
     at("brobnar", {"line": [{"card": "troll", "stun": True}]}), "reap troll.1", "KF-12.1", "is-stunned"),
    ("an enraged creature that can fight",
     at("brobnar", {"line": [{"card": "troll", "enrage": True}]}, {"line": ["dextre"]}),
     "reap troll.1", "KF-12.3", "must-fight"),
    ("a creature that can't reap",
     at("brobnar", {"line": ["tireless-crocag"]}, {"line": ["dextre"]}),
     "reap tireless-crocag.1", "KF-1.7", "card-forbids-it"),
    ("a creature that can't be used",
     at("untamed", {"line": ["giant-sloth"]}), "reap giant-sloth.1", "KF-1.7", "card-forbids-it"),
    ("an enemy that a creature may not attack",
     at("untamed", {"line": ["bigtwig"]}, {"line": ["dextre"]}),
     "fight bigtwig.1 dextre.1", "KF-1.7", "card-forbids-it"),
    ("a creature that can't fight at all",
     after(at("logos", {"line": ["troll"], "houses": HOUSES},
              {"line": ["dextre"], "hand": ["foggify"], "houses": HOUSES}, active="p2"),
           "play foggify", "end", "house brobnar"),
     "fight troll.1 dextre.1", "KF-1.7", "card-forbids-it"),
    ("anything while the other player decides",
     after(at("logos", {"houses": HOUSES}, {"houses": HOUSES}), "end"), "", "KF-1.6", "not-your-move"),
    ("an artifact without an ability to use",
     at("brobnar", {"artifacts": ["autocannon"]}), "action autocannon.1", "KF-5.2", "nothing-to-use"),
    ("a creature beside one with taunt",
     at("brobnar", {"line": ["troll"]}, {"line": ["grimlocus-dux", "dextre"]}),
     "fight troll.1 dextre.1", "KF-11.9", "behind-taunt"),
    ("no enemy creature", at("brobnar", {"line": ["troll"]}), "fight troll.1", "KF-5.6", "nobody-to-fight"),
    ("a key outside step 1", at("brobnar", {"amber": 9}), "forge", "KF-3.2", "only-in-first-step"),
    ("a house that nobody has",
     at("", {"houses": HOUSES}, step="house"), "house mars", "KF-3.5", "house-not-available"),
    ("a house that a card forbids",
     after(at("dis", {"houses": HOUSES}, {"hand": ["restringuntus"], "houses": HOUSES}, active="p2"),
           "play restringuntus", "house logos", "end"),
     "house logos", "KF-3.7", "house-not-available"),
    ("a house of a controlled card that a card forbids",
     after(at("dis", {"line": ["dextre"], "houses": ["brobnar", "dis", "mars"]},
              {"hand": ["restringuntus"], "houses": HOUSES}, active="p2"),
           "play restringuntus", "house logos", "end"),
     "house logos", "KF-3.7", "house-not-available"),
    ("a tide that is high already, with all chains",
     at("brobnar", {"chains": 24}, tide="p1"), "raise-tide", "KF-14.4", "tide-changes-nothing"),
]  # fmt: skip

FIRST: Final = {"hand": ["troll", "dextre"]}
FAERIES: Final = {"hand": ["mimicry", "dust-pixie", "dew-faerie"]}
ORDER: Final[list[Row]] = [
    ("the first turn before the house",
     after(at("brobnar", FIRST, turn=1), "play troll"), "play dextre", "KF-3.9", "first-turn"),
    ("the house before what forbids playing",
     at("brobnar", {"line": [GROMMID], "hand": ["dextre"]}), "play dextre", "KF-3.10", "other-house"),
    ("what forbids playing before alpha",
     after(at("brobnar", {"line": [GROMMID], "hand": ["gargantes-scrapper", "anger"]}), "play anger"),
     "play gargantes-scrapper", "KF-1.7", "cannot-be-played"),
    ("six times before alpha",
     after(at("brobnar", {"line": ["gargantes-scrapper"] * 6, "hand": ["gargantes-scrapper"]}),
           *[f"reap gargantes-scrapper.{number}" for number in range(1, 7)]),
     "play gargantes-scrapper", "KF-5.12", "six-times"),
    ("alpha before a cost",
     after(at("brobnar", {"hand": ["gargantes-scrapper", "anger"]}), "play anger"),
     "play gargantes-scrapper", "KF-11.1", "alpha-too-late"),
    ("an upgrade without a creature before its cost",
     at("brobnar", {"hand": ["blood-of-titans"]}, {"artifacts": ["customs-office"]}),
     "play blood-of-titans", "KF-4.7", "no-creature-to-attach"),
    ("a cost before the number of cards",
     TWO_PLAYED, "play kelifi-dragon", "KF-1.1", "cost-not-met"),
    ("of a copy what stands against the card that it would copy",
     after(at("untamed", FAERIES, {"line": ["ember-imp"], "discard": ["fertility-chant"]}),
           "play dust-pixie", "play dew-faerie", "left-flank"),
     "play mimicry", "KF-1.7", "card-limit"),
    ("the house of a creature that may be used for something else",
     at("brobnar", {"line": ["deipno-spymaster"]}), "reap deipno-spymaster.1", "KF-3.10", "other-house"),
    ("what forbids the only use that there could be",
     after(at("brobnar", {"hand": ["ragnarok"], "line": ["troll"]}), "play ragnarok"),
     "reap troll.1", "KF-1.7", "card-forbids-it"),
    ("exhausted before the house",
     at("brobnar", {"line": [{"card": "dextre", "exhausted": True}]}),
     "reap dextre.1", "KF-5.1", "is-exhausted"),
    ("exhausted before stunned",
     at("brobnar", {"line": [{"card": "troll", "exhausted": True, "stun": True}]}),
     "reap troll.1", "KF-5.1", "is-exhausted"),
    ("stunned before enraged",
     at("brobnar", {"line": [{"card": "troll", "stun": True, "enrage": True}]}, {"line": ["dextre"]}),
     "reap troll.1", "KF-12.1", "is-stunned"),
    ("a card that forbids reaping before rage",
     at("brobnar", {"line": [{"card": "tireless-crocag", "enrage": True}]}, {"line": ["dextre"]}),
     "reap tireless-crocag.1", "KF-1.7", "card-forbids-it"),
    ("what forbids use before its toll",
     at("untamed", {"line": ["giant-sloth"]}, {"line": ["tentacus"]}),
     "reap giant-sloth.1", "KF-1.7", "card-forbids-it"),
    ("a toll before an artifact that has nothing to use",
     at("brobnar", {"artifacts": ["autocannon"]}, {"line": ["tentacus"]}),
     "action autocannon.1", "KF-1.1", "cost-not-met"),
    ("nothing to use before the house",
     at("logos", {"artifacts": ["autocannon"]}), "action autocannon.1", "KF-5.2", "nothing-to-use"),
    ("taunt before whom a creature may fight",
     at("untamed", {"line": ["bigtwig"]}, {"line": ["grimlocus-dux", "dextre"]}),
     "fight bigtwig.1 dextre.1", "KF-11.9", "behind-taunt"),
]  # fmt: skip


def refused(duel: Duel, seat: int = 0) -> dict[str, tuple[str, str]]:
    """By action the clause and the reason; each action is refused once."""
    told = [(each.action, (each.rule, each.reason)) for each in duel.state.why_not(seat)]
    assert len(told) == len(dict(told)), "an action is refused twice"
    return dict(told)


@rule("KF-1.1", "KF-1.7", "KF-3.9", "KF-3.10", "KF-5.1", "KF-5.12", "KF-14.4")
@pytest.mark.parametrize(
    ("position", "action", "clause", "reason"), [row[1:] for row in REASONS], ids=[row[0] for row in REASONS]
)
def test_what_may_not_be_done_is_refused_with_clause_and_reason(
    position: Callable[[], Duel], action: str, clause: str, reason: str
) -> None:
    duel = position()
    assert refused(duel).get(action) == (clause, reason)
    assert action not in duel.options
    speaker = dw.text.Speaker("en", game=duel.game, you="p1")
    told = next(each for each in duel.state.why_not(0) if each.action == action)
    assert speaker.refusal(told).endswith(f"({clause})")


@pytest.mark.parametrize(
    ("position", "action", "clause", "reason"), [row[1:] for row in ORDER], ids=[row[0] for row in ORDER]
)
def test_of_two_reasons_the_one_that_comes_first_is_told(
    position: Callable[[], Duel], action: str, clause: str, reason: str
) -> None:
    assert refused(position()).get(action) == (clause, reason)


def test_every_reason_of_the_game_has_a_position() -> None:
    declared = {(reason.name, reason.clause) for reason in table.WORDS.reasons[1:]}
    assert declared == {(reason, clause) for *_, clause, reason in REASONS}


@rule("KF-3.7", "KF-3.10")
def test_a_turn_without_an_active_house_tells_why_not_too() -> None:
    duel = Duel("", {"hand": ["dextre"], "line": ["troll"]})
    assert duel.prompt == "main-without-house"
    assert refused(duel)["reap troll.1"] == ("KF-3.10", "other-house")


@rule("KF-14.4", "KF-14.2")
@pytest.mark.parametrize(
    ("tide", "chains", "offered"), [("p1", 24, False), ("p1", 23, True), ("p2", 24, True)]
)
def test_the_tide_can_be_raised_as_long_as_that_changes_something(
    tide: str, chains: int, offered: bool
) -> None:
    duel = Duel("brobnar", {"chains": chains}, tide=tide)
    assert ("raise-tide" in duel.options) is offered
    assert ("raise-tide" in refused(duel)) is not offered


@rule("KF-3.8")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_offered_in_the_main_step_that_changes_nothing(seed: int) -> None:
    state = dw.game("keyforge").new(seed=seed, set="mixed" if seed % 2 else "cota")
    seen = 0
    while seen < 30 and state.decision is not None:
        if state.decision.prompt == "main":
            seen += 1
            for index in range(len(state.decision.options)):
                world = state.clone()
                world.choose(index)
                assert world != state, state.decision.keys[index]
        state.choose(seen * 7 % len(state.decision.options))


@rule("KF-3.5", "KF-3.8")
@pytest.mark.parametrize("seed", range(6))
def test_what_anybody_may_want_to_do_is_either_offered_or_refused(seed: int) -> None:
    state = dw.game("keyforge").new(seed=seed, set="mixed" if seed % 2 else "cota")
    random = Random(seed)
    seen = 0
    while seen < 60 and (decision := state.decision) is not None:
        wanted = wanted_of(state)
        seen += bool(wanted)
        refused = [each.action for each in state.why_not(decision.seat)]
        assert [action for action in wanted if (action in decision.keys) is (action in refused)] == []
        state.choose(random.randrange(len(decision.options)))
    assert seen == 60


def wanted_of(state: dw.State) -> list[str]:
    """What one may want to do with each card and each house of one's own, in notation."""
    seat = state.decider
    if state.prompt == table.ASK_HOUSE:
        return [f"house {house}" for house in ALL_HOUSES]
    if state.prompt not in (table.ASK_MAIN, table.ASK_MAIN_WITHOUT_HOUSE):
        return []
    label = state.game.showing.label
    hand = [label(state, card, seat) for card in state.zones[table.HAND[seat]]]
    line = [label(state, card, seat) for card in state.zones[table.LINE[seat]]]
    both = [f"{verb} {card}" for verb in ("play", "discard") for card in hand]
    return [*both, *(f"reap {card}" for card in line)]
