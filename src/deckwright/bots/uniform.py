"""The bot `random`: every option is as likely as any other."""

from mypy_extensions import mypyc_attr

from deckwright.bots.base import thoughts
from deckwright.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot:
    """Chooses uniformly; the same seed gives the same choices."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._rng = thoughts(seed)

    def choose(self, state: State, seat: int) -> int:
        return self._rng.below(len(state.codes))
