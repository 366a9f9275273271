"""The page on new games names what there is: files of the game that is its model, fields of all records."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from deckwright.games.hints import Hints
from deckwright.kernel.parts import About, Cards, Knowledge, Rules, Showing, Table
from deckwright.kernel.vocabulary import Moment, Role, Secret, Vocabulary
from deckwright.play.tables.layout import Layout

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
MODEL = ROOT / "tests" / "fifth" / "orchard"
SET = ROOT / "tests" / "fifth" / "sets" / "embers"
OF_A_GAME, OF_A_SET = PAGE.split("# Add cards to a game from outside")
FILE = re.compile(r"`((?:[a-z_]+/)*[a-z_.]+\.(?:py|toml|csv|ftl))`")
FOLDER = re.compile(r"`((?:[a-z_]+/)+)`")
ELSEWHERE = {"kernel/parts.py", "hints.py", "guide.toml", "golden/games.toml"}
"""Files that the page names and the Orchard has elsewhere, or does without."""


def row(name: str) -> str:
    """What a table of the page tells of a record or a module."""
    (found,) = [line for line in PAGE.splitlines() if line.startswith(f"| `{name}")]
    return found


@pytest.mark.parametrize("path", sorted(set(FILE.findall(OF_A_GAME)) - ELSEWHERE))
def test_every_file_that_the_page_names_is_there(path: str) -> None:
    names = [MODEL / path, *MODEL.glob(f"*/{path}")]
    assert any(name.is_file() for name in names), path


@pytest.mark.parametrize("path", sorted(set(FOLDER.findall(PAGE))))
def test_every_folder_that_the_page_names_is_there(path: str) -> None:
    places = [ROOT / path, ROOT / "src" / "deckwright" / path, MODEL / path, MODEL.parent / path]
    assert any(place.is_dir() for place in places), path


@pytest.mark.parametrize("path", sorted(set(FILE.findall(OF_A_SET))))
def test_every_file_of_a_set_that_the_page_names_is_there(path: str) -> None:
    assert any(place.is_file() for place in (SET / path, SET / "lexicon" / path)), path


@pytest.mark.parametrize(
    "record", [About, Table, Cards, Rules, Knowledge, Showing], ids=lambda each: each.__name__
)
def test_the_fields_of_a_record_are_those_that_it_has(record: type) -> None:
    check_fields(record, row(f"{record.__name__}`"))


def test_the_fields_of_hints_and_layouts_are_those_that_they_have() -> None:
    check_fields(Hints, row("hints.py"))
    check_fields(Layout, row("layout.py"))


def check_fields(record: type, told: str) -> None:
    names = {each.name for each in fields(record) if each.init}
    said = set(re.findall(r"`([a-z][a-z_]*)`", told.split("|", 2)[2]))
    assert said == names


def test_the_declarations_are_those_of_a_vocabulary() -> None:
    rows = [line for line in PAGE.splitlines() if re.match(r"\| `(verb|prompt|event|reason)\(", line)]
    assert {line.split("`")[1].split("(")[0] for line in rows} == {"verb", "prompt", "event", "reason"}
    for kind in ("verb", "prompt", "event", "reason"):
        assert hasattr(Vocabulary, kind)
    told = " ".join(rows)
    for names in (Role, Secret, Moment):
        wanted = {each.name for each in names if each.name not in ("NONE", "TOLD", None)}
        assert wanted <= set(re.findall(r"[A-Z_]+", told)), names
