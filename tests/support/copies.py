"""Games that nothing knows by name: copies of Battle of Dimensions under other names, in a folder that the
loader looks into as well. So a test sees what a new game meets, also one that is not finished yet."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import deckwright as dw
from deckwright.kernel.nodes import NAMED

MODEL: Final = "dimensions"
PACKAGE: Final = "deckwright.games"


def make_copy(folder: Path, name: str, without: str = "") -> Path:
    """Put a copy into a folder, if need be without one of its files."""
    source = Path(dw.__file__).parent / "games" / MODEL
    copy = folder / name
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (*copy.rglob("*.py"), *copy.rglob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        its_name = f'"{MODEL}",\n        __package__'
        for word in (f"{PACKAGE}.{MODEL}", f'"{MODEL}/', its_name, f"setting-{MODEL}-"):
            text = text.replace(word, word.replace(MODEL, name))
        path.write_text(text, encoding="utf-8")
    if without:
        (copy / without).unlink()
    return copy


@contextmanager
def games_in(folder: Path) -> Iterator[None]:
    """The packages of a folder are games too, for a while."""
    package = sys.modules[PACKAGE]
    known = set(sys.modules)
    package.__path__.append(str(folder))
    importlib.invalidate_caches()
    package._names.cache_clear()
    try:
        yield
    finally:
        package.__path__.remove(str(folder))
        package._names.cache_clear()
        for path in folder.iterdir():
            forget(path.name, set(sys.modules) - known)


def forget(name: str, modules: set[str]) -> None:
    """Nothing that a game has brought is left."""
    for module in modules:
        if f"{module}.".startswith(f"{PACKAGE}.{name}."):
            del sys.modules[module]
    for node in [node for node in NAMED if node.startswith(f"{name}/")]:
        del NAMED[node]
    vars(sys.modules[PACKAGE]).pop(name, None)
