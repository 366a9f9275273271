"""The terms of a game, with the clause that explains each and the forms in which texts have it.

They are told in `rulebook/terms.toml` of the game. A game that has no such file has no terms.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from deckwright.kernel.game import Game
from deckwright.text import FALLBACK, Rulebook, Speaker, rulebook
from deckwright.text.catalogue import catalogue, game_folder
from deckwright.text.grammar import capital

_WORD: Final = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
_WHOLE: Final = "."
_NOTHING: Final = "(?!)"
"""A pattern that is found nowhere."""


@dataclass(frozen=True)
class Term:
    """A term. Its forms are in small letters."""

    id: str
    name: str
    rule: str
    text: str
    forms: tuple[str, ...]


class Glossary:
    """The terms of a game in one language."""

    def __init__(self, game: Game, speaker: Speaker, texts: Iterable[str]) -> None:
        """`texts` are those of the cards: there and in the rulebook forms of words are looked for."""
        book = rulebook(game, speaker.language)
        words = {word.lower() for text in (*texts, *clause_texts(book)) for word in _WORD.findall(text)}
        data = read_terms(game)
        self.terms = [make_term(game, speaker, book, name, term, words) for name, term in data.items()]
        by_form = {form: term.id for term in self.terms for form in term.forms}
        longest_first = sorted(by_form, key=len, reverse=True)
        self._by_form = by_form
        self._pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first)) or _NOTHING})\b")

    def found_in(self, text: str) -> list[str]:
        """The ids of the terms in a text, in its order."""
        found = self._pattern.findall(text.lower())
        return list(dict.fromkeys(self._by_form[form] for form in found))


def read_terms(game: Game) -> dict[str, Any]:
    source = game_folder(game).parent / "rulebook" / "terms.toml"
    return tomllib.loads(source.read_text(encoding="utf-8")) if source.exists() else {}


def clause_texts(book: Rulebook) -> Iterator[str]:
    for clause in book.clauses.values():
        yield clause.text
        yield clause.ruling


def make_term(
    game: Game, speaker: Speaker, book: Rulebook, name: str, data: Mapping[str, Any], words: set[str]
) -> Term:
    clause = book.clauses[data["clause"]]
    forms: set[str] = set()
    names = data.get("name", {})
    title: str = names.get(speaker.language, names.get(FALLBACK, ""))
    if "word" in data:
        group, _, word = data["word"].partition(".")
        entry = catalogue(speaker.language, game).lexicon.entry(group, word)
        forms |= {form.lower() for row in entry.forms.values() for form in row.values()}
        title = title or capital(speaker.word(group, word))
    for stem in data.get("stems", {}).get(speaker.language, ()):
        forms |= {word for word in words if has_stem(word, stem)}
    return Term(name, title, clause.number, clause.text or clause.ruling, tuple(sorted(forms)))


def has_stem(word: str, stem: str) -> bool:
    return word == stem[:-1] if stem.endswith(_WHOLE) else word.startswith(stem)
