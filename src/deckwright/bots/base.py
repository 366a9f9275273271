"""What a bot is: something that chooses one of the options of a decision."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final, Protocol

from mypy_extensions import mypyc_attr

from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State


def thoughts(seed: int) -> Rng:
    """Chance for a bot: unrelated to that of a game with the same seed, whose cards it must not guess."""
    return Rng(seed, "bots")


def never() -> bool:
    return False


@dataclass(frozen=True)
class Bounds:
    """What a thought may cost at most, whatever the bot was called for."""

    seconds: float = math.inf
    stop: Callable[[], bool] = never
    """Asked now and then whether the bot must answer now."""

    def begin(self) -> Callable[[], bool]:
        """From now on the time counts: whether a thought that begins here must end."""
        end = monotonic() + self.seconds
        return lambda: self.stop() or monotonic() >= end


UNBOUNDED: Final = Bounds()


class Bot(Protocol):
    """A player without a person. It may look only at what its seat may know."""

    @property
    def name(self) -> str:
        """How it is called for, e.g. «search:0.5»."""

    def choose(self, state: State, seat: int) -> int:
        """The index of the option to take at the present decision, which is that seat's."""


@mypyc_attr(native_class=False)
class BadBot(DeckwrightError):
    """A bot that does not exist, or a parameter that it does not take."""
