"""The games. Each is a package with a `game` module that has the game as `GAME`."""

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from typing import TypeVar

from deckwright.games.hints import NO_HINTS, Hints
from deckwright.kernel.errors import UnknownGame, quote
from deckwright.kernel.finder import use_finder
from deckwright.kernel.game import Game

T = TypeVar("T")


def names() -> list[str]:
    """All games there are."""
    return list(_names())


@cache
def _names() -> tuple[str, ...]:
    """They are looked for once: no game comes while a program runs."""
    return tuple(sorted(name for name in _packages() if "game" in _modules_of(name)))


def _packages() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]


def _modules_of(package: str) -> list[str]:
    """The modules of a package. It is not loaded for that: it may be broken."""
    return [module.name for module in pkgutil.iter_modules([f"{folder}/{package}" for folder in __path__])]


def find(name: str) -> Game:
    """A game by its name."""
    if name not in _names():
        raise UnknownGame("game-unknown", game=quote(name), known=", ".join(names()))
    game = importlib.import_module(f"{__name__}.{name}.game").GAME
    assert isinstance(game, Game)
    return game


def hints_of(game: Game) -> Hints:
    """What a game tells bots and boards."""
    return _hints(game.name)


@cache
def _hints(name: str) -> Hints:
    if name not in _names() or "hints" not in _modules_of(name):
        return NO_HINTS
    hints = importlib.import_module(f"{__name__}.{name}.hints").HINTS
    assert isinstance(hints, Hints)
    return hints


def of_each(make: Callable[[Game], T]) -> tuple[list[T], dict[str, Exception]]:
    """What is made of every game, and for each game of which nothing can be made, by its name, what went
    wrong: one that is broken, or not finished, keeps nobody from the others."""
    made: list[T] = []
    broken: dict[str, Exception] = {}
    for name in names():
        try:
            made.append(make(find(name)))
        except Exception as error:
            # Whatever is wrong with it: its code, its tables, its words.
            broken[name] = error
    return made, broken


use_finder(find)
