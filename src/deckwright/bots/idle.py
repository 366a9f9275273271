"""Questions that come again: bots must not answer them for ever."""

from collections.abc import Callable

from deckwright.bots.base import never
from deckwright.bots.rollout import rewards
from deckwright.kernel.state import State


def comes_again(world: State, after: State, seat: int) -> bool:
    """Whether the same is asked after a choice of the seat, and the options are the same or can be had again
    at will."""
    return (after.decider, after.prompt) == (seat, world.prompt) and (
        after.codes == world.codes or world.game.table.vocabulary.prompts[world.prompt].arranges
    )


def is_idle(world: State, after: State, seat: int, looked: float | None = None) -> bool:
    """Whether a choice of the seat has brought nothing: the same comes again, and it looks no better than it
    `looked` before. What it puts off may look worse, and comes all the same."""
    if not comes_again(world, after, seat):
        return False
    return rewards(after)[seat] <= (rewards(world)[seat] if looked is None else looked)


def idle_options(world: State, seat: int, must_end: Callable[[], bool] = never) -> set[int]:
    """The options that are idle, unless all are; those that there is no time to try count as not idle."""
    idle = set()
    looked = rewards(world)[seat]
    for index in range(len(world.codes)):
        if must_end():
            break
        after = world.clone()
        after.advance(index)
        if is_idle(world, after, seat, looked):
            idle.add(index)
    return idle if len(idle) < len(world.codes) else set()
