"""All games under the conformance suite, by random play over a grid of their seats and settings."""

from functools import lru_cache

import pytest
from tests.support.conformance import (
    Case,
    cases,
    check_record,
    check_same_seed_same_game,
    check_undo,
    covering,
    faces_played,
    is_usual,
    look_at_state,
    play,
    play_plain,
    random_choices,
)
from tests.support.rendering import Rendering
from tests.support.worlds import look_at_past, look_at_present

import deckwright as dw

GRID = [case for name in dw.games() for case in covering(cases(name))]
"""Of games with very many variants a part; `long_run` goes through all."""
MANY_DECISIONS = 150


def is_long(name: str) -> bool:
    """Whether a game takes so many decisions that only the usual way to play it is quick."""
    state = cases(name)[0].new(seed=0)
    for number, choice in enumerate(random_choices(state, seed=0)):
        if number == MANY_DECISIONS:
            return True
        state.advance(choice)
    return False


LONG = [name for name in dw.games() if is_long(name)]
SHORT_GRID = [case for case in GRID if case.game not in LONG]
QUICK_GRID = [pytest.param(case, marks=() if is_usual(case) else pytest.mark.slow) for case in GRID]
LONG_GRID = [param for param, case in zip(QUICK_GRID, GRID, strict=True) if case.game in LONG]
SHORT_PARAMS = [param for param, case in zip(QUICK_GRID, GRID, strict=True) if case.game not in LONG]
FULL_RUN = 32
"""Games of every case under all checks; of long games, one of every case (`long_run` plays more)."""
FULL_RUN_NUMBERS = [
    pytest.param(number, marks=(pytest.mark.slow, pytest.mark.once) if number < 8 else pytest.mark.marathon)
    for number in range(FULL_RUN)
]
PLAIN_GAMES = 10_000
MOST_GAMES = 20_000
"""In so many games every card must have been played."""


@lru_cache
def rendering(name: str) -> Rendering:
    return Rendering(dw.game(name))


def check_game(case: Case, seed: int) -> None:
    """All checks but those on worlds, at every decision of a game."""
    game = play(case, seed, look_at_state, rendering(case.game))
    check_same_seed_same_game(game)
    check_undo(game)
    check_record(game)


@pytest.mark.parametrize("case", QUICK_GRID, ids=str)
def test_a_random_game_passes_the_checks(case: Case) -> None:
    check_game(case, seed=1)


@pytest.mark.parametrize("case", QUICK_GRID, ids=str)
def test_a_seat_cannot_tell_its_worlds_from_the_real_one(case: Case) -> None:
    game = play(case, 2, look_at_present(worlds=2, every=8 if case.game in LONG else 2))
    assert game.choices


@pytest.mark.parametrize("case", SHORT_PARAMS, ids=str)
def test_the_past_of_a_world_is_what_the_seat_has_seen(case: Case) -> None:
    assert play(case, 3, look_at_past()).choices


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize("case", LONG_GRID, ids=str)
def test_the_past_of_a_world_of_a_long_game_is_what_the_seat_has_seen(case: Case) -> None:
    assert play(case, 3, look_at_past(every=10)).choices


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow if name in LONG else ()) for name in dw.games()]
)
def test_every_card_gets_played(name: str) -> None:
    missing = set(dw.game(name).about.played_faces or dw.game(name).table.face_names)
    grid = cases(name)
    for seed in range(MOST_GAMES):
        if not missing:
            break
        missing -= faces_played(grid[seed % len(grid)].new(seed), seed)
    assert not missing, f"never played: {sorted(missing)}"


@pytest.mark.parametrize("number", FULL_RUN_NUMBERS)
def test_many_random_games_pass_the_checks(number: int) -> None:
    for case in SHORT_GRID:
        check_game(case, seed=100 + number)


@pytest.mark.parametrize("number", FULL_RUN_NUMBERS)
def test_in_many_games_a_seat_cannot_tell_its_worlds_from_the_real_one(number: int) -> None:
    for case in SHORT_GRID:
        game = play(case, 100 + number, look_at_present(worlds=2))
        assert game.choices


@pytest.mark.parametrize("number", FULL_RUN_NUMBERS)
def test_in_many_games_the_past_of_a_world_is_what_the_seat_has_seen(number: int) -> None:
    for case in SHORT_GRID:
        game = play(case, 100 + number, look_at_past())
        assert game.choices


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize("case", GRID, ids=str)
def test_plain_random_games_end_without_an_error(case: Case) -> None:
    for number in range(100 if case.game in LONG else -(-PLAIN_GAMES // len(SHORT_GRID))):
        state = case.new(1_000_000 + number)
        play_plain(state, number)
        assert state.decision is None


def test_the_full_run_covers_all_seats_and_modes() -> None:
    grid = cases("dimensions")
    assert FULL_RUN * len(grid) >= 500
    assert {case.seats for case in grid} == {2, 3, 4, 5}
    assert {dict(case.settings)["epic"] for case in grid} == {False, True}
