"""The games. Each is a package with a `game` module that has the game as `GAME`."""

import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec

from deckwright.kernel.errors import UnknownGame, quote
from deckwright.kernel.finder import use_finder
from deckwright.kernel.game import Game


def names() -> list[str]:
    """All games there are."""
    return list(_names())


@cache
def _names() -> tuple[str, ...]:
    """They are looked for once: no game comes while a program runs."""
    return tuple(
        sorted(
            module.name
            for module in pkgutil.iter_modules(__path__)
            if module.ispkg and find_spec(f"{__name__}.{module.name}.game")
        )
    )


def find(name: str) -> Game:
    """A game by its name."""
    if name not in _names():
        raise UnknownGame("game-unknown", game=quote(name), known=", ".join(names()))
    game = importlib.import_module(f"{__name__}.{name}.game").GAME
    assert isinstance(game, Game)
    return game


use_finder(find)
