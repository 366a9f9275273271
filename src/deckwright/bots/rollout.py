"""What a position is worth to each seat: by its outcome, by looking, or by playing on without thinking."""

from collections.abc import Callable
from typing import Final

from deckwright.games import hints_of
from deckwright.kernel.interpreter import UNENDING
from deckwright.kernel.state import State

LONGEST_ROLLOUT: Final = 2000
"""Decisions after which a game played at random counts as even."""


def roll_out(world: State, random: Callable[[], float], until: int = 0) -> list[float]:
    """Play on without thinking, to the end or to a turn where the chances can be told by looking; what each
    seat gets for how it stands then."""
    hints = hints_of(world.game)
    rollout_policy, after_turns = hints.rollout_policy, hints.after_turns
    turn = world.game.table.turn_var
    for _ in range(hints.after_decisions or LONGEST_ROLLOUT):
        if not world.codes or (after_turns and world.vars[turn] >= until):
            break
        world.advance(rollout_policy(world, random))
    return rewards(world)


def rewards(world: State) -> list[float]:
    """Winners share 1. Nobody has won yet: as the chances look. Nobody wins at all: half an even share, or
    nothing for somebody who plays alone, and for all if they go on for ever."""
    seats = world.setup.seats
    outcome = world.outcome
    if outcome is None:
        return hints_of(world.game).evaluate(world)
    if not outcome.winners:
        return [0.5 / seats if seats > 1 and outcome.reason != UNENDING else 0.0] * seats
    result = [0.0] * seats
    for winner in outcome.winners:
        result[winner] = 1 / len(outcome.winners)
    return result
