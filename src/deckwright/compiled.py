"""Which build of the engine runs: modules compiled from exactly the sources that stand here, or these.

A compiled build lies in `_builds`, in a folder named for the Python that it is made for and for a digest of
all the sources that it was made from. Whatever is changed, added or taken away there makes another digest,
so that no build is found: the sources run, until a build is made of them (`make compiled`).
"""

import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Final

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
BUILDS: Final = "_builds"
MODULES: Final = "modules.txt"
"""In a build: the names of its modules."""
LIBRARY: Final = "deckwright__mypyc"
"""The module that holds the code of all others."""
SUFFIX: Final = EXTENSION_SUFFIXES[0]
"""Names the Python and the machine that compiled modules are for."""

PURE: Final = "pure"
COMPILED: Final = "compiled"
CHOICE: Final = "DECKWRIGHT_BUILD"
"""The variable of the environment that asks for one of the two."""

_OF_PACKAGES: Final = ("kernel", "script", "games", "bots")
_OF_GAMES: Final = ("rules", "script", "decks", "")


def sources(package: str = PACKAGE) -> list[str]:
    """The files whose code is compiled or goes into what is: kernel, script, bots, what games tell them, and
    of each game its rules, its words, its decks and its tables. Relative to the package, in order."""
    games = sorted(each.name for each in os.scandir(os.path.join(package, "games")) if each.is_dir())
    folders = [*_OF_PACKAGES, *(os.path.join("games", game, part) for game in games for part in _OF_GAMES)]
    return [path for folder in folders for path in _modules_in(package, folder)]


def _modules_in(package: str, folder: str) -> Iterator[str]:
    path = os.path.join(package, folder)
    if os.path.isdir(path):
        for name in sorted(os.listdir(path)):
            if name.endswith(".py"):
                yield os.path.join(folder, name)


def digest(package: str = PACKAGE) -> str:
    """A fingerprint of the names and contents of all sources."""
    total = blake2b(digest_size=12)
    for path in sources(package):
        with open(os.path.join(package, path), "rb", buffering=0) as file:
            text = file.read()
        total.update(f"{path}:{len(text)}\n".encode())
        total.update(text)
    return total.hexdigest()


def folder_of(package: str = PACKAGE) -> str:
    """Where a build of the sources that stand there lies, if there is one."""
    return os.path.join(package, BUILDS, digest(package) + os.path.splitext(SUFFIX)[0])


class Finder:
    """Finds the modules of a build. All those of one package are in one file."""

    def __init__(self, folder: str) -> None:
        with open(os.path.join(folder, MODULES), encoding="ascii") as file:
            self.modules = frozenset(file.read().split())
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.modules:
            return None
        file = name if name == LIBRARY else name.rpartition(".")[0]
        return spec_from_file_location(name, os.path.join(self.folder, file + SUFFIX))


def choose(wanted: str, package: str = PACKAGE) -> str:
    """Have the modules of a build that fits found before the sources, unless `wanted` says otherwise. Answers
    which of the two runs."""
    if wanted not in ("", PURE, COMPILED):
        raise ImportError(f"{CHOICE} is {PURE} or {COMPILED}, not {wanted[:40]}")
    if wanted == PURE:
        return PURE
    try:
        finder = Finder(folder_of(package))
    except OSError:
        if wanted == COMPILED:
            raise ImportError("there is no compiled build of these sources for this Python") from None
        return PURE
    sys.meta_path.insert(0, finder)
    try:
        import_module(LIBRARY)
    except ImportError:
        # Made on a machine whose libraries are not like the ones here.
        sys.meta_path.remove(finder)
        if wanted == COMPILED:
            raise
        return PURE
    return COMPILED


BUILD: Final = choose(os.environ.get(CHOICE, ""))
"""Which of the two runs."""
