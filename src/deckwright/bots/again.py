"""Questions that come again: bots must not answer them for ever."""

from deckwright.bots.outlooks import rewards
from deckwright.kernel.state import State


def is_idle(world: State, after: State, seat: int) -> bool:
    """Whether a choice of the seat has brought nothing: the same is asked again, the options are the same or
    can be had again at will, and it looks no better. What it puts off may look worse, and comes all the
    same."""
    return (
        (after.decider, after.prompt) == (seat, world.prompt)
        and (world.prompt in world.game.arranging or after.codes == world.codes)
        and rewards(after)[seat] <= rewards(world)[seat]
    )


def idle_options(world: State, seat: int) -> set[int]:
    """The options that are idle, unless all are."""
    idle = set()
    for index in range(len(world.codes)):
        after = world.clone()
        after.choose(index)
        if is_idle(world, after, seat):
            idle.add(index)
    return idle if len(idle) < len(world.codes) else set()
