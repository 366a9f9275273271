"""Where games are found by their names: the kernel knows none, whoever has games tells it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from deckwright.kernel.errors import BadDocument

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

Finder = Callable[[str], "Game"]


def no_games(name: str) -> "Game":
    raise BadDocument("game-unknown", game=name[:40], known="")


_finder: list[Finder] = [no_games]


def use_finder(find: Finder) -> None:
    """Tell where games are to be found."""
    _finder[0] = find


def game_by_name(name: str) -> "Game":
    return _finder[0](name)
