"""Where games come from: this package, folders that somebody names, and other packages that are installed.

A folder holds games as packages, each with a module `game`; the variable `DECKWRIGHT_GAMES` lists such
folders like a path, so that every process that is started finds the same ones. An installed package gives
its games as entry points of the group `deckwright.games`: a name, and the game as `module:GAME`.
"""

import os
import pkgutil
from collections.abc import Iterator, MutableMapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

FOLDERS: Final = "DECKWRIGHT_GAMES"
GROUP: Final = "deckwright.games"
GAME: Final = "GAME"


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
