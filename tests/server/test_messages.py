"""The messages of the server: all there, with the same blanks in every language, and none too many."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import deckwright.server
from deckwright.server.voice import MESSAGES
from deckwright.text import LANGUAGES

SOURCES = Path(deckwright.server.__path__[0])
COMPOSED = re.compile(r"server-(type|bot)-.+|outcome-(resigned|broken)")
"""Put together from a beginning and a word."""


def messages(language: str) -> dict[str, Any]:
    body = FluentParser().parse((MESSAGES / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [item for item in body if isinstance(item, fluent.Junk)]
    found = [item for item in body if isinstance(item, fluent.Message)]
    assert len({item.id.name for item in found}) == len(found)
    return {item.id.name: item for item in found}


class Blanks(Visitor):
    def __init__(self, message: Any) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def names_in_sources() -> set[str]:
    """Every string in the sources that can be the name of a message."""
    return {
        node.value
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"server(-[a-z]+)+", node.value)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_blanks(language: str) -> None:
    english = {name: Blanks(message).names for name, message in messages("en").items()}
    assert {name: Blanks(message).names for name, message in messages(language).items()} == english


def test_every_message_that_is_said_is_there_and_every_one_there_is_said() -> None:
    known, said = set(messages("en")), names_in_sources()
    assert said - known == set()
    assert {name for name in known - said if not COMPOSED.fullmatch(name)} == set()
