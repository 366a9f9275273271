"""The bot `greedy`: looks one choice ahead. Quick, and no fool."""

from random import Random

from mypy_extensions import mypyc_attr

from deckwright.bots.base import UNBOUNDED, Bounds, thoughts
from deckwright.bots.idle import comes_again
from deckwright.bots.rollout import rewards, roll_out
from deckwright.games import hints_of
from deckwright.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot:
    """Tries every option in a world that it holds possible and takes the one after which its chances look
    best. In a game that can't tell by looking, each is played to the end at random."""

    name = "greedy"

    def __init__(self, seed: int = 0, bounds: Bounds = UNBOUNDED) -> None:
        self._bounds = bounds
        self._rng = thoughts(seed)
        self._random = Random(self._rng.bits()).random

    def choose(self, state: State, seat: int) -> int:
        if len(state.codes) == 1:
            return 0
        must_end = self._bounds.begin()
        world = state.determinize(seat, self._rng)
        looked = rewards(world)[seat]
        weighed: list[tuple[bool, float, float]] = []
        for index in range(len(world.codes)):
            if weighed and must_end():
                break
            weighed.append(self._weigh(world, seat, index, looked))
        return weighed.index(max(weighed))

    def _weigh(self, world: State, seat: int, index: int, looked: float) -> tuple[bool, float, float]:
        """Whether a choice leads anywhere, then how the chances look, then chance itself. They
        `looked` so before it."""
        after = world.clone()
        after.advance(index)
        hints = hints_of(after.game)
        worth = rewards(after)[seat]
        leads_on = not (comes_again(world, after, seat) and worth <= looked)
        if after.codes and not (hints.after_decisions or hints.after_turns):
            worth = roll_out(after, self._random)[seat]
        return leads_on, worth, self._random()
