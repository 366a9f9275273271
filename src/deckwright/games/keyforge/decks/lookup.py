"""How cards, houses, sets, icons and marks are found by the words that people write for them.

English names are found by themselves; names in other languages through a mapping from name to id.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from deckwright.games.keyforge.facts import BY_ID, FACES, HOUSES, ICONS, SETS

MARKS: Final = ("maverick", "legacy", "anomaly", "evil-twin", "top", "bottom")
HEADS: Final = ("name", "set")
MOST_NEAR: Final = 3
LEAST_LIKE: Final = 0.72
"""How like each other two names are that may be taken for each other, from 0 to 1."""
MOST_UNKNOWN: Final = 12
"""For so many unknown names others are looked for."""
TWIN: Final = "-evil-twin"
TOP: Final = "-top"

_LETTERS: Final = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "ł": "l", "đ": "d"})
_LEFT_OUT: Final = str.maketrans("", "", '.,!?:;"“”„«»()[]…')
_TITLES: Final = {
    "call-of-the-archons": "cota",
    "age-of-ascension": "aoa",
    "worlds-collide": "wc",
    "mass-mutation": "mm",
    "dark-tidings": "dt",
}


def spell(word: str) -> str:
    """A name or id in plain small letters, digits and hyphens.

    >>> spell("Champion’s Challenge"), spell("Irradiated Æmber")
    ('champion-s-challenge', 'irradiated-aember')
    """
    text = unicodedata.normalize("NFKD", word[:200].lower().translate(_LETTERS))
    text = "".join(sign for sign in text if not unicodedata.combining(sign)).translate(_LEFT_OUT)
    return re.sub(r"[^a-z0-9]+", "-", text).strip("-")


def fold(word: str) -> str:
    """A word of any language as it is looked up: small letters, single blanks, one kind of apostrophe."""
    text = unicodedata.normalize("NFC", word[:200]).casefold().replace("ё", "е")
    text = re.sub(r"[’ʼ`´]", "'", text)
    return " ".join(re.sub(r"[.,!?:;\"“”„«»…]", " ", text).split())


class Lookup:
    """Finds ids by words; `names` maps names in any language to the ids of cards, houses, sets, icons and
    marks."""

    def __init__(self, names: Mapping[str, str] | None = None) -> None:
        self._names = {fold(name): face for name, face in (names or {}).items()}
        self._cards: dict[str, str] | None = None

    def face(self, word: str) -> str | None:
        """The card of that name; for a gigantic creature its bottom half."""
        found = self._names.get(fold(word))
        if found in BY_ID:
            return found
        return _spelled().get(spell(word)) if _is_latin(word) else None

    def near(self, word: str) -> list[str]:
        """Cards that a name that there is not may stand for, the likeliest first."""
        if self._cards is None:
            cards = {name: face for name, face in self._names.items() if face in BY_ID}
            self._cards = {fold(face.replace("-", " ")): face for face in FACES} | cards
        found = get_close_matches(fold(word), self._cards, MOST_NEAR, LEAST_LIKE)
        return list(dict.fromkeys(self._cards[name] for name in found))

    def house(self, word: str) -> str | None:
        """The house of that name."""
        return self._among(word, HOUSES, joined=True)

    def set(self, word: str) -> str | None:
        """The set of that name or short name."""
        return _TITLES.get(spell(word)) or self._among(word, SETS)

    def icon(self, word: str) -> str | None:
        """The bonus icon of that name."""
        return "amber" if spell(word) == "aember" else self._among(word, ICONS)

    def mark(self, word: str) -> str | None:
        """What is special about a card."""
        return self._among(word, MARKS)

    def head(self, word: str) -> str | None:
        """What a line of the head of a list tells."""
        return self._among(word, HEADS)

    def _among(self, word: str, ids: tuple[str, ...], joined: bool = False) -> str | None:
        found = self._names.get(fold(word))
        if found in ids:
            return found
        written = spell(word)
        if written in ids:
            return written
        # «StarAlliance» is as common as «Star Alliance».
        return next((each for each in ids if joined and each.replace("-", "") == written), None)


def near_names(words: Sequence[str], lookup: Lookup) -> str:
    """The cards that unknown names may stand for, as a message lists them."""
    near = [face for word in words[:MOST_UNKNOWN] for face in lookup.near(word)]
    return ", ".join(dict.fromkeys(near))


def face_of(word: str) -> str | None:
    """The card whose id this is, in letters of ASCII or not."""
    return word if word in BY_ID else _spelled().get(spell(word)) if word.isascii() else None


@cache
def _spelled() -> dict[str, str]:
    return {spell(face): face for face in FACES}


def _is_latin(word: str) -> bool:
    """Whether no letter would be lost by `spell`."""
    return not any(sign >= "\u0370" for sign in word if sign.isalpha())
