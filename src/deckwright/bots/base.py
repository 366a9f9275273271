"""What a bot is: something that chooses one of the options of a decision."""

from typing import Protocol

from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State


def thoughts(seed: int) -> Rng:
    """Chance for a bot: unrelated to that of a game with the same seed, whose cards it must not guess."""
    return Rng(seed + (0xB07 << 64))


class Bot(Protocol):
    """A player without a person. It may look only at what its seat may know."""

    @property
    def name(self) -> str:
        """How it is called for, e.g. «search:0.5»."""

    def choose(self, state: State, seat: int) -> int:
        """The index of the option to take at the present decision, which is that seat's."""


class BadBot(DeckwrightError):
    """A bot that does not exist, or a parameter that it does not take."""
