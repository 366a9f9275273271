"""What would go on for ever in KeyForge, and how it ends."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.support.duel import Duel
from tests.support.rules import rule

import deckwright as dw
from deckwright.bots.registry import make_bot
from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.chosen_use import USES
from deckwright.games.keyforge.rules.playing import PLAYING
from deckwright.games.keyforge.rules.series import ENDS_OF_LOOPS, is_under_way
from deckwright.games.keyforge.rules.using import abilities_to_use
from deckwright.games.keyforge.script.words import (
    CREATURE,
    Gain,
    exists,
    repeat,
)
from deckwright.kernel.abilities import Triggered
from deckwright.kernel.ids import Face, Seat
from deckwright.kernel.interpreter import MOST_QUESTIONS, UNENDING, push
from deckwright.kernel.nodes import Procedure
from deckwright.play.session import GameSession
from deckwright.server.scenes import Reader

AUTOMATON = "reassembling-automaton"
NUMQUID = {"card": "numquid-the-fair", "house": "untamed"}


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


@rule("KF-9.9", "KF-11.10")
def test_a_repetition_ends_that_only_meets_creatures_which_can_not_be_destroyed() -> None:
    line = [{"card": card, "upgrades": ["ghostform"]} for card in ("troll", "bumpsy")]
    duel = Duel("sanctum", {"hand": ["numquid-the-fair"]}, {"line": line}).play("numquid-the-fair")
    duel.do("pick troll.1", "pick bumpsy.1")
    assert (duel.is_your_move, duel.their("line")) == (True, ["troll", "bumpsy"])


@rule("KF-9.9", "KF-6.15")
def test_a_repetition_that_may_be_declined_ends_by_itself_where_nobody_declines_it() -> None:
    you = {"hand": ["bouncing-deathquark"], "line": [AUTOMATON, AUTOMATON]}
    duel = Duel("logos", you, {"line": [AUTOMATON, AUTOMATON]}).play("bouncing-deathquark")
    asked = 0
    while duel.prompt != "main" and asked < MOST_QUESTIONS:
        duel.do(duel.options[0])
        asked += 1
    assert (duel.prompt, asked < 30, len(duel.your("line"))) == ("main", True, 2)


@rule("KF-5.12")
def test_an_artifact_that_readies_itself_is_used_six_times() -> None:
    duel = Duel(
        "shadows", {"artifacts": [{"card": "memolith", "house": "shadows", "under": ["early-birds"]}]}
    )
    for _ in range(6):
        duel.act("memolith.1", "mode 1")
    assert duel.options == ["end"]


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


@rule("KF-9.9", "KF-5.12")
@pytest.mark.parametrize("commander", ["commander-remiel", "ulyq-megamouth"])
def test_an_ability_is_set_off_again_from_within_itself_after_a_card_was_used(commander: str) -> None:
    spent = {"card": commander, "exhausted": True}
    duel = Duel("logos", {"line": ["replicator", "replicator", spent, "dew-faerie"]})
    duel.reap("replicator.1", f"pick {commander}.1", "pick replicator.2")
    duel.do(f"pick {commander}.1", "pick dew-faerie.1")
    assert (duel.is_your_move, duel.amber) == (True, (4, 0)), "three reaped, and the Faerie's own æmber"


@rule("KF-9.9", "KF-5.12")
def test_a_creature_that_readies_and_uses_itself_goes_on_until_the_rule_of_six_ends_it() -> None:
    line = [{"card": "infomancer", "house": "logos", "under": ["inspiration"]}]
    duel = Duel("logos", {"line": line}).reap("infomancer.1")
    assert (duel.is_your_move, duel.amber) == (True, (6, 0))


@rule("KF-9.9")
@pytest.mark.parametrize("between", [*USES, PLAYING], ids=lambda node: node.name)
def test_every_use_and_every_play_lets_an_ability_be_set_off_again(between: Procedure) -> None:
    state = Duel("logos", {"line": ["replicator"]}).state
    (card,) = state.zones[table.LINE[0]]
    (trigger,) = abilities_to_use(state, card, table.REAPED, Seat(0))
    ability = state.game.scripts.abilities[Face(trigger[0])][trigger[1]]
    assert isinstance(ability, Triggered)
    push(state, ability.effect, Seat(0), card)
    assert is_under_way(state, trigger)
    push(state, between, Seat(0), card)
    assert not is_under_way(state, trigger)


@rule("KF-9.9", "KF-5.12")
@pytest.mark.parametrize("last", [False, True])
def test_triggers_and_uses_mixed_at_will_come_to_an_end(last: bool) -> None:
    """Whichever way they are chosen: always the first option, or always the last one."""
    informed = {"card": "infomancer", "house": "logos", "under": ["inspiration"]}
    line = [*["replicator"] * 5, "commander-remiel", informed, "ulyq-megamouth"]
    duel = Duel("logos", {"line": line})
    duel.state.choose("reap replicator.1")
    while duel.prompt not in ("main", "over"):
        duel.state.choose(len(duel.options) - 1 if last else 0)
    assert duel.prompt == "main"


@pytest.mark.slow
@rule("KF-9.9")
def test_a_repetition_that_only_a_condition_could_end_breaks_the_game_off_if_none_does() -> None:
    duel = Duel("brobnar", {"line": ["troll"]})
    duel.carry_out(repeat(Gain(1), as_long_as=exists(CREATURE)), "troll.1")
    assert duel.state.outcome == dw.Outcome((), (), UNENDING)


@rule("KF-9.9")
def test_a_repetition_of_so_many_times_is_carried_out_in_full() -> None:
    duel = Duel("brobnar", {"line": ["troll"]})
    duel.carry_out(repeat(Gain(1), times=1_000), "troll.1")
    assert (duel.is_your_move, duel.amber) == (True, (1_000, 0))


@rule("KF-9.9", "KF-9.11")
def test_a_repetition_with_a_question_in_it_that_never_ends_breaks_the_game_off() -> None:
    """Each Automaton that is destroyed pays its player for it, and stays."""
    you = {"artifacts": ["creed-of-nurture"], "hand": ["dust-imp", NUMQUID]}
    state = Duel("untamed", you, {"line": [AUTOMATON, AUTOMATON]}).state
    for choice in (
        "omni creed-of-nurture.1 0",
        "pick dust-imp",
        f"pick {AUTOMATON}.1",
        "play numquid-the-fair",
    ):
        state.choose(choice)
    asked = 0
    while state.decision is not None and state.decision.prompt != "main":
        state.choose(f"pick {AUTOMATON}.1" if f"pick {AUTOMATON}.1" in state.decision.keys else 0)
        asked += 1
    assert state.outcome == dw.Outcome((), (), UNENDING)
    assert asked > MOST_QUESTIONS - 10


def test_bots_play_on_beside_what_never_ends() -> None:
    game = dw.game("keyforge")
    state = game.scenario(
        {"house": "logos", "players": [{"line": ["replicator", "dextre"]}, {"line": ["replicator"]}]}
    )
    for name in ("greedy", "search:20it"):
        choice = make_bot(name, 1).choose(state, 0)
        assert 0 <= choice < len(state.codes)


@pytest.fixture
def endless() -> Iterator[dict[str, Any]]:
    """A position in which a reap never ends, since the rule that ends it is taken away."""
    line = {"line": ["replicator"]}
    ENDS_OF_LOOPS.remove(is_under_way)
    yield {"house": "logos", "players": [line, line]}
    ENDS_OF_LOOPS.append(is_under_way)


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
    session = GameSession(state, dw.Record.of(state, endless))
    session.choose("reap replicator.1")
    scene = Reader(state.game, Seat(0), language, {"p1": "Anna", "p2": "Boris"}).scene(session, 1, 1)
    assert scene.outcome is not None
    assert told in str(scene.outcome)


@pytest.mark.slow
def test_bots_survive_a_loop_that_no_rule_ends(endless: dict[str, Any]) -> None:
    state = dw.game("keyforge").scenario(endless)
    for name in ("greedy", "search:20it"):
        assert state.decision is not None
        choice = make_bot(name, 1).choose(state, 0)
        assert state.decision.keys[choice] != "reap replicator.1"
