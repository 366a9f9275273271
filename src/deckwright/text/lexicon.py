"""Words in all their forms, from the .toml files that people correct and `tools/lexicon.py` fills.

A noun has forms by number (`sing`, `plur`) and case, an adjective by gender (or `plur`) and case.
"""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

NUMBERS: Final = ("sing", "plur")
GENDERS: Final = ("masc", "femn", "neut")
ADJECTIVES: Final = ("adjective", "numeral")
"""The groups of words that agree with a noun."""

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc", "voc")
"""The cases that messages may ask for. A language with one form for all of them has a single case."""

Forms = Mapping[str, str]


@dataclass(frozen=True)
class Entry:
    """A word. `forms` are by number or, for words that agree with a noun, by gender; then by case."""

    group: str
    word: str
    forms: Mapping[str, Forms]
    gender: str
    animate: bool
    language: str
    """The language whose word it is."""

    @property
    def number(self) -> str:
        """The number it stands in by itself: names such as «Роботы» have no singular."""
        return NUMBERS[0] if NUMBERS[0] in self.forms else NUMBERS[1]


class Lexicon:
    """The words of one language: the common ones and a game's. What it lacks is asked for elsewhere."""

    def __init__(self, entries: Iterable[Entry], missing: Callable[[str, str], Entry]) -> None:
        self._entries = {(entry.group, entry.word): entry for entry in entries}
        self._missing = missing

    def words(self) -> Iterable[tuple[str, str]]:
        """All words there are, each with its group."""
        return self._entries

    def has(self, group: str, word: str) -> bool:
        return (group, word) in self._entries

    def entry(self, group: str, word: str) -> Entry:
        entry = self._entries.get((group, word))
        return self._missing(group, word) if entry is None else entry


def read_entries(source: Path) -> list[Entry]:
    """The words of a file, whose name tells the language: `uk.toml`, `chess.uk.toml`."""
    language = source.stem.rpartition(".")[2]
    return [
        read_entry(language, group, word, data)
        for group, words in tomllib.loads(source.read_text(encoding="utf-8")).items()
        for word, data in words.items()
    ]


def read_entry(language: str, group: str, word: str, data: Mapping[str, Any]) -> Entry:
    forms = {row: data[row] for row in (*NUMBERS, *GENDERS) if row in data}
    return Entry(group, word, forms, data.get("gender", ""), data.get("animate", False), language)


def bare_entry(language: str, group: str, word: str) -> Entry:
    """A word that nobody has written down: its name, in every form."""
    forms = dict.fromkeys(CASES, word)
    return Entry(group, word, dict.fromkeys((*NUMBERS, *GENDERS), forms), "", False, language)
