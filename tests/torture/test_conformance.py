"""The torture game under the conformance suite: every mechanism, cloned and saved at every decision."""

import re

import pytest

import deckwright as dw
from tests.support.conformance import (
    Case,
    check_same_seed_same_game,
    check_undo,
    look_at_state,
    play,
)
from tests.support.worlds import look_at_past, look_at_present
from tests.torture import table
from tests.torture.game import TORTURE


class TortureCase(Case):
    """The torture game is none of the games that people can play."""

    def new(self, seed: int) -> dw.State:
        return TORTURE.new(seed=seed)


CASE = TortureCase("torture", 2)


@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_passes_the_checks(seed: int) -> None:
    game = play(CASE, seed, look_at_state)
    check_same_seed_same_game(game)
    check_undo(game)


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_cannot_tell_its_worlds_from_the_real_one(seed: int) -> None:
    assert play(CASE, seed, look_at_present(worlds=2)).choices


@pytest.mark.parametrize("seed", range(2))
def test_the_past_of_a_world_is_what_the_seat_has_seen(seed: int) -> None:
    assert play(CASE, seed, look_at_past(every=3)).choices


@pytest.mark.slow
def test_every_card_gets_played() -> None:
    missing = set(TORTURE.table.face_names) - set(table.LOOPS)
    for seed in range(100):
        for event in (event for row in play(CASE, seed).events for event in row):
            if event.kind == "played":
                missing.discard(re.split(r"[.~@]", str(event.values["card"]))[0])
    assert not missing


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize("number", range(4))
def test_many_random_games_pass_the_checks(number: int) -> None:
    for seed in range(1000 + number * 25, 1025 + number * 25):
        game = play(CASE, seed, look_at_state, look_at_present(worlds=2))
        check_undo(game)
