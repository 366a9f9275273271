"""Names of archons in several languages, out of the word lists in `data/archon_names.toml`.

One seed gives one archon: the words are chosen once and said in every language (KF-15.1).
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

from deckwright.games.keyforge.facts import SETS
from deckwright.kernel.rng import Rng, Splitmix
from deckwright.kernel.values import Sendable
from deckwright.text import FALLBACK
from deckwright.text.languages import language_of

LONGEST: Final = 120
"""Letters of a name; a longer one is cut."""
_SALT: Final = 0x6172636F6E
_GENDERS: Final = ("masculine", "feminine")
_ALIKE: Final = str.maketrans({"ё": "е", "ґ": "г"})


@dataclass(frozen=True)
class ArchonName(Sendable):
    """What an archon is called in each of the `named_in()`."""

    names: tuple[str, ...]

    @classmethod
    def of(cls, names: Mapping[str, str]) -> "ArchonName":
        return cls(tuple(names[language] for language in named_in()))

    @classmethod
    def same(cls, text: str) -> "ArchonName":
        """A name that is known in one language only."""
        return cls((text,) * len(named_in()))

    @classmethod
    def as_far_as_known(cls, names: Mapping[str, str]) -> "ArchonName | None":
        """A name that some languages have, and the others take from the first of them; None if none has."""
        first = next((names[language] for language in named_in() if names.get(language)), "")
        return cls.of({each: names.get(each) or first for each in named_in()}) if first else None

    def spoken(self, language: str) -> str:
        """The name in a language, in English if the word lists do not have that one."""
        language_of(language)
        listed = named_in()
        return self.names[listed.index(language if language in listed else FALLBACK)]


@lru_cache(maxsize=1024)
def archon_name(seed: int, evil_twin: bool = False) -> ArchonName:
    """The archon of a seed; that of an evil twin is named after the other.

    >>> archon_name(7) == archon_name(7)
    True
    """
    rng = Splitmix(Splitmix(seed).bits() ^ _SALT)
    name = _draw(rng)
    while not (is_clean(name) and _has_no_echo(name)):
        name = _draw(rng)
    if not evil_twin:
        return name
    twin = word_lists()["evil-twin"]
    return ArchonName.of({each: twin[each].format(name=name.spoken(each)) for each in named_in()})


def name_of_deck(set_: str, seed: int, evil_twin: bool = False) -> ArchonName:
    """The archon of the deck that a set and a seed give: another in each set."""
    return archon_name(seed * len(SETS) + SETS.index(set_), evil_twin)


def is_clean(name: ArchonName) -> bool:
    """Whether no blocked piece is in the name in any language."""
    return not any(blocked_pieces(name.spoken(language), language) for language in named_in())


def blocked_pieces(text: str, language: str) -> list[str]:
    """The blocked pieces in a text, across the borders of words too.

    >>> blocked_pieces("A Calm Sea", "en")
    []
    """
    letters = "".join(letter for letter in text.lower().translate(_ALIKE) if letter.isalpha())
    return [piece for piece in word_lists()["blocked"][language] if piece in letters]


def tidy(text: str) -> str:
    """A name from outside as it can be shown anywhere: in one line, without control signs, not too long."""
    words = "".join(sign if sign.isprintable() else " " for sign in text).split()
    return " ".join(words)[:LONGEST].strip()


@cache
def word_lists() -> dict[str, Any]:
    """The words, patterns and blocked pieces."""
    file = resources.files("deckwright.games.keyforge") / "data" / "archon_names.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def named_in() -> tuple[str, ...]:
    """The languages of the word lists, in the order of the words there."""
    return tuple(word_lists()["who"])


def _draw(rng: Rng) -> ArchonName:
    """A name, of which it is not known yet whether it is a good one."""
    lists = word_lists()
    pattern = _weighed(rng, lists["pattern"])
    gender = rng.below(2)
    chosen: dict[str, Sequence[Any]] = {"given": _one(rng, lists["given"][_GENDERS[gender]])}
    chosen |= {slot: _one(rng, entries) for slot, entries in lists["words"].items()}
    agreeing = {slot: _one(rng, entries) for slot, entries in lists["agreeing"].items()}
    names: dict[str, str] = {}
    for number, language in enumerate(named_in()):
        words = {slot: str(entry[number]) for slot, entry in chosen.items()}
        words |= {slot: str(entry[number][gender]) for slot, entry in agreeing.items()}
        words["who"] = lists["who"][language][gender]
        words |= {slot.capitalize(): _capital(word) for slot, word in words.items()}
        names[language] = pattern[language].format_map(words)
    return ArchonName.of(names)


def _one(rng: Rng, entries: Sequence[Any]) -> Any:
    return entries[rng.below(len(entries))]


def _weighed(rng: Rng, patterns: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    number = rng.below(sum(each["weight"] for each in patterns))
    for pattern in patterns:
        number -= pattern["weight"]
        if number < 0:
            break
    return pattern


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _has_no_echo(name: ArchonName) -> bool:
    """Whether no longer word comes twice («the Silver Duke of the Silver Reef»)."""
    for language in named_in():
        words = [word.strip(",“”«»").lower() for word in name.spoken(language).split()]
        stems = [word[:5] for word in words if len(word) > 4]
        if len(set(stems)) < len(stems):
            return False
    return True
