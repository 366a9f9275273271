"""The messages of the command: all there, with the same blanks in every language, and in that language."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import deckwright.bots
import deckwright.cli
import deckwright.play
from deckwright.cli.terminal.words import Command, all_words, words_of
from deckwright.cli.voice import Voice
from tests.cli.terminal import LANGUAGES, LATIN, without_notation

FOLDERS = [Path(package.__path__[0]) for package in (deckwright.cli, deckwright.play, deckwright.bots)]
ID = re.compile(r"(?:cli|play|bot)-[a-z]+(?:-[a-z]+)*")
LITERAL = re.compile(
    r"search:[0-9.a-z]+|\b(random|search|epic=yes(,no)?|p2=|p3=|yes, no|resume|verify|play|games|it)\b"
    r"|[а-яіїєґ]+\.json"
)


def messages(language: str) -> dict[str, fluent.Message]:
    texts = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in Voice.messages]
    items = [item for text in texts for item in FluentParser().parse(text).body]
    assert not any(isinstance(item, fluent.Junk) for item in items)
    return {item.id.name: item for item in items if isinstance(item, fluent.Message)}


class Parts(Visitor):
    """The blanks and the texts of a message."""

    def __init__(self, message: fluent.Message) -> None:
        self.blanks: set[str] = set()
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.blanks.add(node.id.name)

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.texts.append(node.value)


def ids_in_sources() -> set[str]:
    """Every string in the sources that is the name of a message."""
    found = set()
    for folder in FOLDERS:
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Constant)
                    and isinstance(node.value, str)
                    and ID.fullmatch(node.value)
                ):
                    found.add(node.value)
    return found


def test_all_languages_have_the_same_messages_in_the_same_order() -> None:
    english = list(messages("en"))
    assert list(messages("ru")) == english
    assert list(messages("uk")) == english


def test_all_languages_fill_the_same_blanks() -> None:
    english = {name: Parts(message).blanks for name, message in messages("en").items()}
    for language in ("ru", "uk"):
        for name, message in messages(language).items():
            assert Parts(message).blanks == english[name], name


def test_every_message_that_is_said_is_there_and_every_one_there_is_said() -> None:
    known = set(messages("en"))
    said = ids_in_sources()
    assert said - known == set()
    # These are put together from a beginning and a word, or are parts of others.
    composed = re.compile(
        r"(cli|play)-(do|about|file-purpose|help|no-undo|verify|sim|deck|dimensions|keyforge|shards|codex)(-.*)?"
    )
    assert {name for name in known - said if not composed.fullmatch(name)} == set()


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_cyrillic_sentences_have_no_latin_letters(language: str) -> None:
    for name, message in messages(language).items():
        text = LITERAL.sub("", without_notation(" ".join(Parts(message).texts)))
        assert not LATIN.search(text), (name, text)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_nothing_is_left_in_english(language: str) -> None:
    english = {name: Parts(message).texts for name, message in messages("en").items()}
    for name, message in messages(language).items():
        texts = Parts(message).texts
        assert texts != english[name] or not LATIN.search("".join(texts)), name


def test_no_word_means_two_commands() -> None:
    for language in LANGUAGES:
        for command in Command:
            for word in words_of(command, language):
                assert all_words()[word] is command
                assert word == word.casefold()
