"""Where games come from: this package, folders that somebody names, and other packages that are installed.

A folder holds games as packages, each with a module `game`; the variable `DECKWRIGHT_GAMES` lists such
folders like a path, so that every process that is started finds the same ones. An installed package gives
its games as entry points of the group `deckwright.games`: a name, and the game as `module:GAME`.

Sets of cards for a game that there is come from the same folders, as packages with a file `set.toml` that
names the game, and as entry points of the group `deckwright.cards`: a name, and the package.
"""

import importlib.util
import os
import pkgutil
import tomllib
from collections.abc import Iterator, MutableMapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from deckwright.kernel.sets import CardSet

FOLDERS: Final = "DECKWRIGHT_GAMES"
GROUP: Final = "deckwright.games"
GAME: Final = "GAME"
CARDS: Final = "deckwright.cards"
SET: Final = "set.toml"


@dataclass(frozen=True)
class Source:
    """A game that has not been loaded yet: it may be broken."""

    name: str
    module: str
    attribute: str = GAME
    folder: str = ""
    """The folder that it is a package of, for games in folders."""

    @property
    def origin(self) -> str:
        """Where it comes from, in an error."""
        return str(Path(self.folder, self.name)) if self.folder else f"{self.module}:{self.attribute}"


def shipped(package: str, path: list[str]) -> Iterator[Source]:
    """The games in the folders of a package of ours."""
    for folder in path:
        for name in games_of(folder):
            yield Source(name, f"{package}.{name}.game")


def in_folders() -> Iterator[Source]:
    """The games in the folders of the environment."""
    for folder in folders(os.environ):
        for name in games_of(folder):
            yield Source(name, f"{name}.game", folder=folder)


def installed() -> Iterator[Source]:
    """The games of other packages."""
    for entry in sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value)):
        yield source_of(entry)


def source_of(entry: EntryPoint) -> Source:
    return Source(entry.name, entry.module, entry.attr or GAME)


def games_of(folder: str) -> list[str]:
    """The packages of a folder that have a module `game`. None is loaded for that."""
    packages = [module.name for module in pkgutil.iter_modules([folder]) if module.ispkg]
    return [name for name in packages if "game" in modules_of(folder, name)]


def modules_of(folder: str, package: str) -> list[str]:
    return [module.name for module in pkgutil.iter_modules([f"{folder}/{package}"])]


def folders(environment: MutableMapping[str, str]) -> list[str]:
    """The folders of games that the environment names."""
    named = environment.get(FOLDERS, "").split(os.pathsep)
    return list(dict.fromkeys(os.path.abspath(each) for each in named if each))


def add_folder(folder: str, environment: MutableMapping[str, str]) -> None:
    """One more folder of games, for this process and those that it starts."""
    environment[FOLDERS] = os.pathsep.join([*folders(environment), os.path.abspath(folder)])


def sets_in_folders() -> Iterator[CardSet]:
    """The sets of cards in the folders of the environment."""
    for folder in folders(os.environ):
        for module in pkgutil.iter_modules([folder]):
            place = Path(folder, module.name)
            if module.ispkg and (place / SET).is_file():
                yield CardSet(module.name.replace("_", "-"), game_of_set(place), module.name, place)


def installed_sets() -> Iterator[CardSet]:
    """The sets of cards of other packages."""
    for entry in sorted(entry_points(group=CARDS), key=lambda each: (each.name, each.value)):
        found = importlib.util.find_spec(entry.module)
        if found is not None and found.submodule_search_locations:
            place = Path(found.submodule_search_locations[0])
            yield CardSet(entry.name, game_of_set(place), entry.module, place)


def game_of_set(folder: Path) -> str:
    """The game that a set is for; nothing if it does not say."""
    try:
        told = tomllib.loads((folder / SET).read_text(encoding="utf-8")).get("game")
    except (OSError, ValueError):
        return ""
    return told if isinstance(told, str) else ""
