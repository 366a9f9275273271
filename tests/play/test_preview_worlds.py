"""A preview is the same in all worlds that its player holds possible."""

import random

import pytest

import deckwright as dw
from deckwright.kernel.ids import Seat
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State
from deckwright.play.preview import foresee


def seen(state: State, seat: Seat, choice: int) -> object:
    preview = foresee(state, seat, choice)
    return list(preview.events), preview.ending, preview.outcome


@pytest.mark.parametrize("seed", [1, 6])
def test_a_preview_of_the_nemesis_depends_on_nothing_that_is_hidden(seed: int) -> None:
    """Copies are counted in a pile, and hidden ones that come there later count too."""
    rng = random.Random(seed)
    state = dw.game("shards").new(seed=seed, mode="nemesis")
    compared = 0
    while state.decision is not None and compared < 60:
        if state.decision.prompt == "nemesis-plays":
            seat = Seat(state.decider)
            for choice in range(len(state.codes)):
                expected = seen(state, seat, choice)
                for number in range(5):
                    assert seen(state.determinize(seat, Rng(number)), seat, choice) == expected
                    compared += 1
        for _ in range(2):
            rng.randrange(len(state.codes))
        state.choose(rng.randrange(len(state.codes)))
    assert compared
