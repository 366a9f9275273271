"""The games. Each is a package with a `game` module that has the game as `GAME`; `sources` tells where they
are looked for."""

import importlib
import importlib.util
import os
import sys
import traceback
from collections.abc import Callable
from functools import cache
from importlib import invalidate_caches
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

from deckwright.games.hints import NO_HINTS, Hints
from deckwright.games.sources import (
    Source,
    add_folder,
    folders,
    in_folders,
    installed,
    installed_sets,
    sets_in_folders,
    shipped,
)
from deckwright.kernel.errors import BrokenGame, DeckwrightError, UnknownGame, quote
from deckwright.kernel.finder import use_finder
from deckwright.kernel.game import Game
from deckwright.kernel.sets import CardSet, broken_sets, cards_of, leave_out, sets_of, use_sets

T = TypeVar("T")

LONGEST_REASON: Final = 300


def names() -> list[str]:
    """All games there are."""
    return sorted(_sources())


@cache
def _found() -> tuple[dict[str, Source], dict[str, Exception]]:
    """The games by their names, and those that can't be told from an earlier one of the same name. They are
    looked for once: no game comes while a program runs."""
    found: dict[str, Source] = {}
    taken: dict[str, Exception] = {}
    for source in (*shipped(__name__, list(__path__)), *in_folders(), *installed()):
        first = found.setdefault(source.name, source)
        if first is not source:
            taken[f"{source.name} ({source.origin})"] = BrokenGame(
                "game-name-taken", game=source.name, other=first.origin
            )
    return found, taken


def _sources() -> dict[str, Source]:
    return _found()[0]


@cache
def _sets() -> tuple[CardSet, ...]:
    """The sets of cards that there are for any game."""
    for folder in folders(os.environ):
        if folder not in sys.path:
            sys.path.append(folder)
    return (*sets_in_folders(), *installed_sets())


def sets_for(game: str) -> tuple[CardSet, ...]:
    return tuple(each for each in _sets() if each.game == game)


def use_folder(folder: str) -> None:
    """Look for games in one more folder, here and in all processes that are started from here."""
    add_folder(folder, os.environ)
    look_again()


def look_again() -> None:
    """The folders are others now."""
    invalidate_caches()
    _found.cache_clear()
    load.cache_clear()
    _hints.cache_clear()
    _sets.cache_clear()
    use_sets(sets_for)


def find(name: str) -> Game:
    """A game by its name."""
    if name not in _sources():
        raise UnknownGame("game-unknown", game=quote(name), known=", ".join(names()))
    return load(_sources()[name])


@cache
def load(source: Source) -> Game:
    """A game out of its module. Whatever is wrong with it is told with its name and the place."""
    try:
        game = getattr(module_of(source), source.attribute, None)
    except DeckwrightError:
        raise
    except Exception as error:
        raise BrokenGame(
            "game-fault", game=source.name, place=place_of(error, source.name), reason=reason_of(error)
        ) from error
    if not isinstance(game, Game):
        raise BrokenGame("game-none", game=source.name, origin=source.origin, name=source.attribute)
    if game.name != source.name:
        raise BrokenGame("game-other-name", game=source.name, origin=source.origin, name=quote(game.name))
    for each in sets_of(source.name):
        if cards_of(each) is None:
            leave_out(each, BrokenGame("set-not-taken", set=each.name, game=each.game))
    return game


def module_of(source: Source) -> ModuleType:
    """The module of a game. A folder of games comes last among the places where modules are found, so that it
    can't stand in the way of any other."""
    if source.folder and source.folder not in sys.path:
        sys.path.append(source.folder)
    module = importlib.import_module(source.module)
    if source.folder and not Path(module.__file__ or "").is_relative_to(source.folder):
        raise BrokenGame("game-name-taken", game=source.name, other=module.__file__ or source.module)
    return module


def place_of(error: BaseException, name: str) -> str:
    """The file and the line where something went wrong: the last one of the game itself, if there is one."""
    if isinstance(error, SyntaxError) and error.filename:
        return short(error.filename, error.lineno)
    if isinstance(error, OSError) and error.filename:
        return str(error.filename)
    steps = traceback.extract_tb(error.__traceback__)
    own = [step for step in steps if name in Path(step.filename).parts]
    step = (own or steps)[-1]
    return short(step.filename, step.lineno)


def short(file: str, line: int | None) -> str:
    """A line of a file, with the folder that the file is in."""
    return f"{'/'.join(Path(file).parts[-2:])}:{line or 0}"


def reason_of(error: BaseException) -> str:
    """What went wrong, in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_REASON]


def hints_of(game: Game) -> Hints:
    """What a game tells bots and boards."""
    return _hints(game.about.package)


@cache
def _hints(package: str) -> Hints:
    module = f"{package}.hints"
    if importlib.util.find_spec(module) is None:
        return NO_HINTS
    hints = importlib.import_module(module).HINTS
    assert isinstance(hints, Hints)
    return hints


def of_each(make: Callable[[Game], T]) -> tuple[list[T], dict[str, Exception]]:
    """What is made of every game, and for each game of which nothing can be made, by its name, what went
    wrong: one that is broken, or not finished, keeps nobody from the others."""
    made: list[T] = []
    broken: dict[str, Exception] = dict(_found()[1])
    for name in names():
        try:
            made.append(make(find(name)))
        except Exception as error:
            # Whatever is wrong with it: its code, its tables, its words.
            broken[name] = error
    for card_set in _sets():
        if card_set.game not in _sources():
            leave_out(card_set, UnknownGame("game-unknown", game=card_set.game, known=", ".join(names())))
    broken |= {f"{each.game}/{each.name}": error for each, error in broken_sets().items()}
    return made, broken


use_finder(find)
use_sets(sets_for)
