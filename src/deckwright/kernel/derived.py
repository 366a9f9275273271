"""What follows from the scripts of a game: worked out when it is first asked for, and kept."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

T = TypeVar("T")


class Derived(Generic[T]):
    """Something that is the same as long as a game has the scripts that it has: for ever."""

    def __init__(self, work_out: "Callable[[Game], T]") -> None:
        self._work_out = work_out
        self._known: dict[Game, T] = {}

    def of(self, game: "Game") -> T:
        found = self._known.get(game)
        if found is None:
            found = self._known[game] = self._work_out(game)
        return found
