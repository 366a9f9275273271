"""Questions that come again: bots must not answer them for ever."""

from collections.abc import Sequence

from deckwright.bots.outlooks import rewards
from deckwright.kernel.state import State


def considered(world: State, seat: int) -> Sequence[int]:
    """The options that a bot looks at: all of them, or in an arrangement those that end it and those that
    make it look better than it is."""
    every = range(len(world.codes))
    if world.prompt not in world.game.arranging:
        return every
    kept = []
    for index in every:
        after = world.clone()
        after.choose(index)
        if not _comes_again(world, after) or looks_better(world, after, seat):
            kept.append(index)
    return kept or every


def only_delays(world: State, after: State, seat: int) -> bool:
    """Whether a choice has changed nothing for the better: the same is asked again, with the same options.
    What it puts off may be worse, and comes all the same."""
    return _comes_again(world, after) and after.codes == world.codes and not looks_better(world, after, seat)


def looks_better(world: State, after: State, seat: int) -> bool:
    return rewards(after)[seat] > rewards(world)[seat]


def _comes_again(world: State, after: State) -> bool:
    return (after.decider, after.prompt) == (world.decider, world.prompt)
