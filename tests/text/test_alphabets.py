"""No Latin letter in a Cyrillic sentence, no Russian letter in a Ukrainian one, quotes as in print."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from deckwright.text import LANGUAGES
from tests.text.support import SOURCES, assert_letters

pytestmark = pytest.mark.slow

CATALOGUES = sorted(path for path in SOURCES.rglob("*.ftl") if "cli" not in path.parts)
LEXICONS = sorted(path for path in SOURCES.rglob("lexicon/*.toml") if path.stem in LANGUAGES)


class Texts(Visitor):  # type: ignore[misc,unused-ignore]
    """Gathers what a catalogue says, without the attributes, which are for the grammar alone."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: Any) -> None:
        self.texts.append(node.value)

    def visit_Attribute(self, node: Any) -> None:
        pass


def texts_of(path: Path) -> list[str]:
    visitor = Texts()
    visitor.visit(parse(path.read_text(encoding="utf-8")))
    return visitor.texts


def language_of(path: Path) -> str:
    return path.stem.rpartition(".")[2]


def forms_of(path: Path) -> Iterator[str]:
    for words in tomllib.loads(path.read_text(encoding="utf-8")).values():
        for entry in words.values():
            for row in entry.values():
                if isinstance(row, dict):
                    yield from row.values()


def test_there_are_catalogues_and_lexicons_in_every_language() -> None:
    assert {language_of(path) for path in CATALOGUES} == set(LANGUAGES)
    assert {path.stem for path in LEXICONS} == set(LANGUAGES)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_messages_are_written_in_one_alphabet(path: Path) -> None:
    for text in texts_of(path):
        assert_letters(language_of(path), text)


@pytest.mark.parametrize("path", LEXICONS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_words_are_written_in_one_alphabet(path: Path) -> None:
    for form in forms_of(path):
        assert_letters(path.stem, form)
        assert form == form.strip()


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_messages_are_set_as_in_print(path: Path) -> None:
    for text in texts_of(path):
        assert "  " not in text, text
        assert '"' not in text, text
        assert " - " not in text, text
        if language_of(path) == "uk":
            assert not re.search(r"\w'\w", text), text


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_all_of_a_catalogue_can_be_read(path: Path) -> None:
    body: list[Any] = parse(path.read_text(encoding="utf-8")).body
    assert not [item for item in body if isinstance(item, ast.Junk)]
    names = [item.id.name for item in body if isinstance(item, ast.Message)]
    assert len(set(names)) == len(names)
