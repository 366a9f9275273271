"""What several tests of the text layer share: speakers, and the sources to be looked through."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import deckwright as dw
from deckwright.text import LANGUAGES, Speaker
from deckwright.text.catalogue import Catalogue, catalogue
from deckwright.text.languages import CASES

SOURCES: Final = Path(dw.__file__).parent
GAMES: Final = tuple(dw.game(name) for name in dw.games())
NAMES: Final = {
    "en": {"p1": "Anna", "p2": "Boris", "p3": "Vera"},
    "ru": {"p1": "Аня", "p2": "Боря", "p3": "Вера"},
    "uk": {"p1": "Оля", "p2": "Юрко", "p3": "Надія"},
}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])

_LEFTOVERS: Final = re.compile(r"[{}]|\?\?|  |\bnone\b| [,.:;!?]|[«“] | [»”]|\.\.")
_CLAUSES: Final = re.compile(r"\b[A-Z]+-\d+\.\d+\b")


def speaker_of(language: str, game: dw.Game, you: str | None = "p1") -> Speaker:
    return Speaker(language, game, NAMES[language], you)


def catalogue_of(language: str, game: dw.Game | None = None) -> Catalogue:
    return catalogue(language, game)


def check_sentence(language: str, text: str) -> None:
    """Nothing is left over from a message, and a Cyrillic sentence has no Latin letter but in clauses."""
    assert text.strip() == text, text
    assert text, "nothing was said"
    assert not _LEFTOVERS.search(text), text
    assert_letters(language, _CLAUSES.sub("", text))


def assert_letters(language: str, text: str) -> None:
    """Only letters of the language's own alphabet, and Roman numerals."""
    text = re.sub(r"\bI{1,3}\b", "", text)
    foreign = {"en": r"[\u0400-\u04ff]", "ru": r"[A-Za-zІіЇїЄєҐґ]", "uk": r"[A-Za-zЫыЭэЪъЁё]"}
    assert not re.search(foreign[language], text), text


def cases(language: str) -> tuple[str, ...]:
    return CASES[language]


def trees(folder: Path = SOURCES) -> Iterator[tuple[Path, ast.Module]]:
    """The sources of a folder, parsed."""
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def constants(node: ast.AST) -> Iterator[str]:
    """All strings in a piece of source."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def folder_of(game: dw.Game) -> Path:
    return SOURCES / "games" / game.name
