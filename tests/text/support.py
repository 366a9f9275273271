"""What several tests of the text layer share: speakers, and the sources to be looked through."""

import ast
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import deckwright as dw
from deckwright.kernel.control import Sequence
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

KEBAB: Final = re.compile(r"[a-z]+(-[a-z]+)+")
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
    assert not _LEFTOVERS.search(re.sub("„([^“]*)“", r"\1", text)), text
    assert_letters(language, _CLAUSES.sub("", text))


def assert_letters(language: str, text: str) -> None:
    """Only letters of the language's own alphabet, Roman numerals, and a name that has no other spelling."""
    text = re.sub(r"\b(?:I{1,3}|KeyForge)\b", "", text)
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


def node_that_asks(game: dw.Game) -> str:
    """The first step of the first ability that has one, by its path."""
    return next(
        f"{face}:0.effect.effects.0"
        for face, abilities in game.scripts.items()
        if abilities and isinstance(getattr(abilities[0], "effect", None), Sequence)
    )


def kebab_words(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {word for word in constants(tree) if KEBAB.fullmatch(word)}


def refusals_of(game: dw.Game) -> set[str]:
    """The reasons of a game's refusals: all words with a hyphen in their module, but for names of cards."""
    return kebab_words(folder_of(game) / "rules" / "refusals.py") - set(game.face_names)


def outcomes_of(game: dw.Game) -> set[str]:
    """The reasons for which a game ends: what is given to an Outcome, or to a function as its reason, or is
    called its reason before."""
    found: set[str] = set()
    sources = [tree for _, tree in trees(folder_of(game) / "rules")]
    places = {"Outcome": 2}
    for node in itertools.chain.from_iterable(map(ast.walk, sources)):
        names = [each.arg for each in node.args.args] if isinstance(node, ast.FunctionDef) else []
        if isinstance(node, ast.FunctionDef) and "reason" in names:
            places[node.name] = names.index("reason")
    for tree in sources:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in places:
                found.update(constants(node.args[places[node.func.id]]))
            is_reason = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "reason"
            if isinstance(node, ast.Assign) and is_reason:
                found.update(constants(node.value))
    return found
