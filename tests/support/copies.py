"""Games that nothing knows by name, in a folder of their own: copies of one that there is, or
whatever a test puts there. So a test sees what a new game meets, also one that is not finished."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import deckwright as dw
from deckwright.games import look_again, use_folder
from deckwright.games.sources import FOLDERS, games_of
from deckwright.kernel.nodes import NAMED

MODEL: Final = Path(dw.__file__).parent / "games" / "dimensions"
PACKAGE: Final = "deckwright.games"


def make_copy(folder: Path, name: str, without: str = "", model: Path = MODEL) -> Path:
    """Put a copy into a folder, if need be without one of its files."""
    copy = folder / name
    shutil.copytree(model, copy, ignore=shutil.ignore_patterns("__pycache__"))
    old = model.name
    for path in (*copy.rglob("*.py"), *copy.rglob("*.ftl")):
        text = path.read_text(encoding="utf-8").replace(f"{PACKAGE}.{old}", name)
        for word in (f'"{old}/', f'"{old}",\n        __package__', f"setting-{old}-"):
            text = text.replace(word, word.replace(old, name))
        path.write_text(text, encoding="utf-8")
    if without:
        (copy / without).unlink()
    return copy


@contextmanager
def games_in(folder: Path) -> Iterator[None]:
    """The packages of a folder are games too, for a while."""
    before, path = os.environ.get(FOLDERS), sys.path[:]
    use_folder(str(folder))
    try:
        yield
    finally:
        sys.path[:] = path
        os.environ[FOLDERS] = before or ""
        look_again()
        for name in games_of(str(folder)):
            if not (MODEL.parent / name).exists():
                forget(name)


def forget(name: str) -> None:
    """Nothing that a game has brought is left."""
    for module in [module for module in sys.modules if f"{module}.".startswith(f"{name}.")]:
        del sys.modules[module]
    for node in [node for node in NAMED if node.startswith(f"{name}/")]:
        del NAMED[node]
