"""Loops built on purpose: every choice comes to an end, by a rule or by the kernel's bounds."""

import resource

import pytest

import deckwright as dw
from deckwright.bots.registry import make_bot
from deckwright.bots.rollout import rewards
from deckwright.kernel.ids import Seat
from deckwright.kernel.interpreter import MOST_QUESTIONS, UNENDING, push, run
from deckwright.script.effects import every, repeat
from tests.torture.game import LOOPS
from tests.torture.position import Position
from tests.torture.words import CREATURE, make_ready


def test_an_effect_that_sets_itself_off_for_ever_breaks_the_game_off() -> None:
    game = Position({"line": ["echo-hall"], "hand": ["lucky-find"]}, game=LOOPS)
    game.do("play lucky-find")
    assert game.prompt == "over"
    assert game.state.outcome == dw.Outcome((), (), UNENDING)
    assert game.state.frames == []


def test_a_question_that_comes_again_for_ever_breaks_the_game_off() -> None:
    game = Position({"line": ["echo-court", "hound", "brute"], "hand": ["lucky-find"]}, game=LOOPS)
    state = game.state
    state.choose("play lucky-find")
    asked = 0
    while state.codes:
        state.choose(asked % 2)
        asked += 1
    assert MOST_QUESTIONS - 5 < asked <= MOST_QUESTIONS
    assert state.outcome == dw.Outcome((), (), UNENDING)
    assert state.decision is None


def test_a_game_that_was_broken_off_can_be_saved_and_takes_no_more_choices() -> None:
    game = Position({"line": ["echo-hall"], "hand": ["lucky-find"]}, game=LOOPS)
    game.do("play lucky-find")
    assert LOOPS.from_json(game.state.to_json()) == game.state
    assert game.state.clone() == game.state
    with pytest.raises(dw.DeckwrightError) as refused:
        game.state.choose(0)
    assert refused.value.code == "choice-game-over"


def test_the_questions_of_another_turn_count_anew() -> None:
    game = Position({"line": ["hound"], "deck": ["brute"]})
    state = game.state
    state.turn, state.asked = state.vars[0], MOST_QUESTIONS - 1
    again = state.clone()
    again.choose("reap hound.1")
    assert again.outcome is not None
    state.choose("end")
    assert (state.outcome, state.asked) == (None, 0)


def test_the_count_is_saved_with_the_game() -> None:
    game = Position({"line": ["hound", "brute"]})
    game.do("reap hound.1")
    assert LOOPS.name == game.game.name
    assert game.game.from_json(game.state.to_json()).asked == game.state.asked


def test_a_repetition_that_gets_nowhere_ends() -> None:
    game = Position({"hand": ["treadmill"], "line": ["hound", "brute"]})
    game.do("reap hound.1", "play treadmill", "pick brute.1")
    assert game.prompt == "choose", "nothing was changed, but for the first time"
    game.do("pick hound.1")
    assert game.prompt == "choose"
    game.do("pick brute.1")
    assert game.prompt == "action", "all is as it was after the time before"
    assert "reap hound.1" in game.options


def test_bots_do_not_seek_what_never_ends() -> None:
    game = Position({"line": ["echo-hall", "hound"], "hand": ["lucky-find"], "gold": 14}, game=LOOPS)
    broken = game.state.clone()
    broken.choose("play lucky-find")
    assert rewards(broken) == [0.0, 0.0]
    for name in ("greedy", "search:30it"):
        choice = make_bot(name, 1).choose(game.state, 0)
        assert game.options[choice] != "play lucky-find"


@pytest.mark.slow
def test_what_never_ends_takes_no_more_than_its_share_of_memory() -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(20):
        state = Position({"line": ["echo-hall"], "hand": ["lucky-find"]}, game=LOOPS).state
        state.choose("play lucky-find")
        assert state.outcome is not None
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 100_000, "kilobytes"


@pytest.mark.parametrize(("times", "outcome"), [(2_000, None), (20_000, dw.Outcome((), (), UNENDING))])
def test_the_bounds_leave_room_for_what_ends(times: int, outcome: dw.Outcome | None) -> None:
    state = Position({"line": ["hound"]}).state
    state.codes = []
    state.frames[-1].again()
    push(state, repeat(make_ready(every(CREATURE)), times=times), Seat(0))
    run(state)
    assert state.outcome == outcome
