"""The documents keep their word: examples run, commands work, links lead somewhere."""

import doctest
import importlib
import pkgutil
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import deckwright as dw

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
NOT_HISTORY = [page for page in PAGES if page.parent.name != "adr" and page.name != "CHANGELOG.md"]
CODE = {
    word
    for folder in ("src", "tests", "web/src")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".py", ".ts", ".svelte")
    for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))
}
COMMANDS = [
    line.split("#")[0].strip()
    for page in ("README.md", "docs/decks.md")
    for line in (ROOT / page).read_text().splitlines()
    if line.startswith("deckwright ")
]


def names(pages: list[Path]) -> list[str]:
    return [str(page.relative_to(ROOT)) for page in pages]


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_examples_in_documents_run(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False).failed == 0


@pytest.mark.slow
def test_examples_in_modules_run() -> None:
    for module in pkgutil.walk_packages(dw.__path__, "deckwright."):
        assert doctest.testmod(importlib.import_module(module.name)).failed == 0
    assert doctest.testmod(dw).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_links_lead_to_files(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / link).exists(), f"{page.name}: {link}"


@pytest.mark.parametrize("page", NOT_HISTORY, ids=names(NOT_HISTORY))
def test_classes_that_the_documents_name_are_there(page: Path) -> None:
    named = {
        word
        for code in re.findall(r"`([^`\n]+)`", page.read_text())
        for word in re.findall(r"\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b", code)
    }
    assert not named - CODE, page.name


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_commands_in_the_documents_work(command: str, tmp_path: Path) -> None:
    state = dw.game("dimensions").new(seed=1)
    record = dw.Record.of(state)
    while state.decision:
        record.choose(state, state.number % len(state.decision.options))
    (tmp_path / "evening.json").write_text(record.to_json())
    for name in ("mine.txt", "fox.txt"):
        (tmp_path / name).write_text(str(dw.game("keyforge").new(seed=1).setup["deck1"]))
    words = shlex.split(command.replace("--games 10000", "--games 20").replace("bench dimensions", "games"))
    if "games" in words[1:2]:
        words = words[:2]
    run = subprocess.run(
        [sys.executable, "-m", "deckwright", *words[1:]],
        input="quit\nyes\n" * 5,
        capture_output=True,
        text=True,
        cwd=ROOT if "--coverage" in words else tmp_path,
        env={"LANG": "en_GB.UTF-8", "PATH": "/usr/bin:/bin", "PYTHONIOENCODING": "utf-8"},
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout or "-o" in words
    assert "Traceback" not in run.stderr


def test_the_page_of_rulings_is_up_to_date() -> None:
    run = subprocess.run([sys.executable, ROOT / "tools/rulings.py", "--check"], check=False)
    assert run.returncode == 0, "run python tools/rulings.py"
