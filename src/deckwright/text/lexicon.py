"""Words in all their forms, from the .toml files that people correct and `tools/lexicon.py` fills.

A noun has forms by number (`sing`, `plur`) and case, an adjective by gender (or `plur`) and case.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from deckwright.text.errors import MissingMessage
from deckwright.text.languages import ALL_CASES, CASES

NUMBERS: Final = ("sing", "plur")
GENDERS: Final = ("masc", "femn", "neut")
ADJECTIVES: Final = ("adjective", "numeral")
"""The groups of words that agree with a noun."""

Forms = Mapping[str, str]


@dataclass(frozen=True)
class Entry:
    """A word. `forms` are by number or, for words that agree with a noun, by gender; then by case."""

    group: str
    word: str
    forms: Mapping[str, Forms]
    gender: str
    animate: bool

    @property
    def number(self) -> str:
        """The number it stands in by itself: names such as «Роботы» have no singular."""
        return NUMBERS[0] if NUMBERS[0] in self.forms else NUMBERS[1]


class Lexicon:
    """The words of one language: the common ones and a game's."""

    def __init__(self, language: str, entries: Iterable[Entry]) -> None:
        self.language = language
        self._entries = {(entry.group, entry.word): entry for entry in entries}

    def words(self) -> Iterable[tuple[str, str]]:
        """All words there are, each with its group."""
        return self._entries

    def has(self, group: str, word: str) -> bool:
        return (group, word) in self._entries

    def entry(self, group: str, word: str) -> Entry:
        try:
            return self._entries[group, word]
        except KeyError:
            raise MissingMessage(f"{self.language}: no word {group}.{word} in the lexicon") from None

    def form(self, entry: Entry, row: str, case: str) -> str:
        """One form of a word."""
        if len(CASES[self.language]) == 1 and case in ALL_CASES:
            case = CASES[self.language][0]
        try:
            return entry.forms[row][case]
        except KeyError:
            raise MissingMessage(
                f"{self.language}: {entry.group}.{entry.word} has no form {row} {case}"
            ) from None


def read_entries(source: Path) -> list[Entry]:
    """The words of a file."""
    return [
        read_entry(group, word, data)
        for group, words in tomllib.loads(source.read_text(encoding="utf-8")).items()
        for word, data in words.items()
    ]


def read_entry(group: str, word: str, data: Mapping[str, Any]) -> Entry:
    forms = {row: data[row] for row in (*NUMBERS, *GENDERS) if row in data}
    return Entry(group, word, forms, data.get("gender", ""), data.get("animate", False))
