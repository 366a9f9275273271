"""Which build runs: one that was compiled of exactly these sources for this Python, else the sources."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import pytest

import deckwright as dw
from deckwright import compiled, script
from deckwright.kernel import abilities, control, instructions, selectors
from deckwright.kernel.nodes import Node

ROOT = Path(__file__).parents[1]
RULES = "games/one/rules/turn.py"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with a kernel and a game."""
    for path in ("kernel/ids.py", "script/cards.py", RULES, "games/one/table.py", "games/one/cards/set.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(f"NAME = {path!r}\n")
    return tmp_path


@pytest.fixture(autouse=True)
def finders() -> Iterator[None]:
    """How modules are found stays as it was."""
    kept = sys.meta_path[:]
    yield
    sys.meta_path[:] = kept


def add_build(package: Path) -> Path:
    """A build of these sources whose library is no library at all."""
    folder = Path(compiled.folder_of(str(package)))
    folder.mkdir(parents=True)
    (folder / compiled.MODULES).write_text(f"{compiled.LIBRARY} deckwright.kernel.ids")
    (folder / f"{compiled.LIBRARY}{compiled.SUFFIX}").write_text("broken")
    return folder


def finds_a_build(package: Path) -> bool:
    try:
        compiled.Finder(compiled.folder_of(str(package)))
    except OSError:
        return False
    return True


def test_a_build_of_these_sources_is_found(package: Path) -> None:
    assert not finds_a_build(package)
    add_build(package)
    assert finds_a_build(package)


@pytest.mark.parametrize("change", ["another name", "NAME = 'games/one/rules/turm.py'\n", ""])
def test_no_build_is_found_for_a_source_that_was_changed(package: Path, change: str) -> None:
    add_build(package)
    path = package / RULES
    times = path.stat()
    path.write_text(change)
    # Not even if it is as long and as old as it was.
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert not finds_a_build(package)


def test_a_build_is_found_again_when_a_change_is_taken_back(package: Path) -> None:
    add_build(package)
    text = (package / RULES).read_text()
    (package / RULES).write_text("changed")
    assert not finds_a_build(package)
    (package / RULES).write_text(text)
    assert finds_a_build(package)


@pytest.mark.parametrize("path", ["kernel/new.py", "games/two/table.py", "games/one/rules/new.py"])
def test_no_build_is_found_with_a_source_more(package: Path, path: str) -> None:
    add_build(package)
    (package / path).parent.mkdir(exist_ok=True)
    (package / path).write_text("")
    assert not finds_a_build(package)


def test_no_build_is_found_with_a_source_less_or_elsewhere(package: Path) -> None:
    add_build(package)
    (package / RULES).rename(package / "games/one/rules/other.py")
    assert not finds_a_build(package)
    (package / "games/one/rules/other.py").unlink()
    assert not finds_a_build(package)


def test_a_card_may_change_without_a_new_build(package: Path) -> None:
    add_build(package)
    (package / "games/one/cards/set.py").write_text("changed")
    assert finds_a_build(package)


def test_a_build_for_another_python_is_not_found(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_build(package)
    monkeypatch.setattr(compiled, "SUFFIX", ".cpython-399-x86_64-linux-gnu.so")
    assert not finds_a_build(package)


def test_plain_python_runs_where_a_build_does_not_load(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_build(package)
    # These tests may run on a build themselves.
    monkeypatch.delitem(sys.modules, compiled.LIBRARY, raising=False)
    before = sys.meta_path[:]
    assert compiled.choose("", str(package)) == compiled.PURE
    assert sys.meta_path == before
    with pytest.raises(ImportError):
        compiled.choose(compiled.COMPILED, str(package))


def test_either_build_can_be_asked_for(package: Path) -> None:
    add_build(package)
    assert compiled.choose(compiled.PURE, str(package)) == compiled.PURE
    (package / RULES).write_text("changed")
    with pytest.raises(ImportError, match="no compiled build of these sources"):
        compiled.choose(compiled.COMPILED, str(package))
    with pytest.raises(ImportError, match="pure or compiled, not fast"):
        compiled.choose("fast", str(package))


def test_looking_for_a_build_takes_no_time() -> None:
    """Less than it takes to read the sources ten times over; about two milliseconds."""
    code = "import deckwright.compiled as c, time; c.digest(); t = time.process_time(); c.digest()"
    told = run_python(f"{code}; print(time.process_time() - t)", "pure")
    assert float(told) < 0.02


def test_what_runs_is_what_is_said_to_run() -> None:
    """The kernel's code comes from the build's folder or from the sources, and rules with it."""
    code = "import deckwright as dw, deckwright.kernel.zones as z, deckwright.games.codex.rules.turn as t"
    for build in ("pure", dw.BUILD):
        told = run_python(f"{code}; print(dw.BUILD, z.__file__, t.__file__)", build)
        said, *paths = told.split()
        assert said == build
        assert all((compiled.BUILDS in path) is (build == "compiled") for path in paths)
        assert all(path.endswith(".py") is (build == "pure") for path in paths)


@pytest.mark.slow
def test_a_changed_source_runs_as_it_is_now(tmp_path: Path) -> None:
    """With the build that there is now, if there is one: a change of a rule is played at once."""
    folder = tmp_path / "deckwright"
    shutil.copytree(
        compiled.PACKAGE, folder, ignore=shutil.ignore_patterns("__pycache__", "client", "server")
    )
    source = folder / "kernel" / "ids.py"
    code = "import deckwright as dw, deckwright.kernel.ids as i; print(dw.BUILD, i.ONLOOKER)"
    assert run_python(code, "", tmp_path) == f"{'compiled' if has_build() else 'pure'} 63"
    text = source.read_text(encoding="utf-8")
    source.write_text(text.replace("Seat(63)", "Seat(62)"), encoding="utf-8")
    assert run_python(code, "", tmp_path) == "pure 62"


def has_build() -> bool:
    return os.path.isdir(compiled.folder_of())


def run_python(code: str, build: str, path: Path = ROOT / "src") -> str:
    environment = os.environ | {"PYTHONPATH": str(path), compiled.CHOICE: build}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    return told.stdout.strip()


def test_constants_of_what_is_compiled_are_final() -> None:
    """Else they would be looked up by name whenever they are used."""
    found = []
    for path in compiled.sources():
        tree = ast.parse((Path(compiled.PACKAGE) / path).read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.Assign) and not is_declaration(node.value):
                names = [
                    each.id
                    for target in node.targets
                    for each in ast.walk(target)
                    if isinstance(each, ast.Name)
                ]
                found += [f"{path}: {name}" for name in names if name.isupper() and name != "GAME"]
    assert found == []


def test_dataclasses_of_what_is_compiled_hold_nothing_but_their_fields() -> None:
    """Whatever stands in the body of one with a value is a field of it as soon as it is compiled."""
    wrong = [
        f"{path}: {node.name}"
        for path in compiled.sources()
        for node in ast.walk(ast.parse((Path(compiled.PACKAGE) / path).read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and any("dataclass" in ast.unparse(each) for each in node.decorator_list)
        and any(isinstance(each, ast.Assign) for each in node.body)
    ]
    assert wrong == []


def test_whatever_cards_are_made_of_can_be_extended_outside() -> None:
    """By games and sets of cards that nobody has compiled, as they could before there was a build."""
    modules = [abilities, control, instructions, selectors, *map(import_module, modules_of(script))]
    found = {each for module in modules for each in vars(module).values() if isinstance(each, type)}
    words = [each for each in found if issubclass(each, Node)]
    assert len(words) > 40
    for word in words:
        own: Any = type("Own", (word,), {})
        assert isinstance(own.__new__(own), word)


def modules_of(package: ModuleType) -> list[str]:
    return [f"{package.__name__}.{each.name}" for each in iter_modules(package.__path__)]


def is_declaration(value: ast.expr) -> bool:
    """A type under another name, or a variable of types."""
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in ("TypeVar", "NewType")
    return isinstance(value, ast.Subscript | ast.BinOp)


@pytest.mark.slow
@pytest.mark.skipif(not os.path.isdir(compiled.folder_of()), reason="nothing was compiled: `make compiled`")
def test_both_builds_play_the_same_games() -> None:
    """`make test` compiles first, so that it is never left out there."""
    command = [sys.executable, str(ROOT / "tools" / "same_play.py"), "--games", "6"]
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
