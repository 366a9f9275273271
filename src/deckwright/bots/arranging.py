"""Arrangements that can be changed until they are confirmed: bots must not change them for ever."""

from collections.abc import Sequence

from deckwright.bots.outlooks import rewards
from deckwright.kernel.state import State


def considered(world: State, seat: int) -> Sequence[int]:
    """The options that a bot looks at: all of them, or in an arrangement those that end it and those that
    make it look better than it is."""
    every = range(len(world.codes))
    if world.prompt not in world.game.arranging:
        return every
    now = rewards(world)[seat]
    return [index for index in every if _ends_or_helps(world, seat, index, now)] or every


def _ends_or_helps(world: State, seat: int, index: int, now: float) -> bool:
    after = world.clone()
    after.choose(index)
    return (after.decider, after.prompt) != (seat, world.prompt) or rewards(after)[seat] > now
