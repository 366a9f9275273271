"""What would go on for ever in KeyForge, and how it ends."""

from typing import Any

import pytest
from tests.support.duel import Duel
from tests.support.rules import rule

import deckwright as dw
from deckwright.bots.registry import make_bot
from deckwright.games.keyforge.rules import series
from deckwright.kernel.ids import Seat
from deckwright.kernel.interpreter import MOST_QUESTIONS, UNENDING
from deckwright.play.sitting import Sitting
from deckwright.server.scenes import Reader

AUTOMATON = "reassembling-automaton"


@rule("KF-9.9")
def test_a_repetition_that_gets_nowhere_ends_though_it_could_not_destroy_anything() -> None:
    duel = Duel("sanctum", {"hand": ["numquid-the-fair"]}, {"line": [AUTOMATON, AUTOMATON]})
    duel.do("play numquid-the-fair")
    asked = 0
    while duel.prompt != "main" and asked < MOST_QUESTIONS:
        duel.do(duel.options[0])
        asked += 1
    assert duel.prompt == "main"
    assert asked <= 12
    assert duel.in_zone("p2/line") == [AUTOMATON, AUTOMATON]


@rule("KF-9.9")
def test_a_repetition_goes_on_after_a_ward_was_spent() -> None:
    duel = Duel(
        "sanctum", {"hand": ["numquid-the-fair"]}, {"line": [{"card": "troll", "ward": True}, "krump"]}
    )
    duel.do("play numquid-the-fair", "pick troll.1")
    assert duel.prompt == "choose", "the ward is gone, which is a change"
    duel.do("pick troll.1")
    assert duel.in_zone("p2/line") == ["krump"]


@rule("KF-9.9")
def test_two_replicators_trigger_each_other_once() -> None:
    duel = Duel("logos", {"line": ["replicator"]}, {"line": ["replicator"]})
    duel.reap("replicator.1")
    assert duel.prompt == "main"
    assert duel.amber == (1, 0)


@rule("KF-9.9")
def test_a_replicator_reaches_a_third_creature_by_way_of_another_one() -> None:
    duel = Duel("logos", {"line": ["replicator", "dextre"]}, {"line": ["replicator", "sequis"], "amber": 2})
    duel.reap("replicator.1")
    duel.do("pick replicator.2", "pick sequis.1")
    assert duel.prompt == "main"
    assert duel.amber == (1, 1)


def test_bots_play_on_beside_what_never_ends() -> None:
    game = dw.game("keyforge")
    state = game.scenario(
        {"house": "logos", "players": [{"line": ["replicator", "dextre"]}, {"line": ["replicator"]}]}
    )
    for name in ("greedy", "search:20it"):
        choice = make_bot(name, 1).choose(state, 0)
        assert 0 <= choice < len(state.codes)


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A position in which a reap never ends, since the rule that ends it is taken away."""
    monkeypatch.setattr(series, "is_under_way", lambda state, trigger: False)
    line = {"line": ["replicator"]}
    return {"house": "logos", "players": [line, line]}


def test_a_loop_that_no_rule_ends_breaks_the_game_off_and_its_record_holds(
    endless: dict[str, Any],
) -> None:
    state = dw.game("keyforge").scenario(endless)
    record = dw.Record.of(state, endless)
    record.choose(state, "reap replicator.1")
    assert state.outcome == dw.Outcome((), (), UNENDING)
    assert dw.Record.from_json(record.to_json()).verify().holds


@pytest.mark.parametrize(
    ("language", "told"), [("en", "broken off"), ("ru", "Игра прервана"), ("uk", "Гру перервано")]
)
def test_players_are_told_why_a_game_was_broken_off(
    language: str, told: str, endless: dict[str, Any]
) -> None:
    state = dw.game("keyforge").scenario(endless)
    sitting = Sitting(state, dw.Record.of(state, endless))
    sitting.choose("reap replicator.1")
    scene = Reader(state.game, Seat(0), language, {"p1": "Anna", "p2": "Boris"}).scene(sitting, 1, 1)
    assert scene.outcome is not None
    assert told in str(scene.outcome)


def test_bots_survive_a_loop_that_no_rule_ends(endless: dict[str, Any]) -> None:
    state = dw.game("keyforge").scenario(endless)
    for name in ("greedy", "search:20it"):
        assert state.decision is not None
        choice = make_bot(name, 1).choose(state, 0)
        assert state.decision.keys[choice] != "reap replicator.1"
