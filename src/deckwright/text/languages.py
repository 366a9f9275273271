"""The languages, and which of them a person reads."""

from collections.abc import Mapping
from typing import Final

from deckwright.kernel.errors import DeckwrightError

LANGUAGES: Final = ("en", "ru", "uk")
CASES: Final[dict[str, tuple[str, ...]]] = {
    "en": ("nom",),
    "ru": ("nom", "gen", "dat", "acc", "ins", "loc"),
    "uk": ("nom", "gen", "dat", "acc", "ins", "loc", "voc"),
}
"""The grammatical cases of each language. English has one form for all of them."""
ALL_CASES: Final = CASES["uk"]

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")
_UNTRANSLATED: Final = ("c", "posix")


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the first one of the environment that is spoken here, else English.

    >>> choose_language(None, {"LANG": "uk_UA.UTF-8"})
    'uk'
    """
    if wanted is not None:
        if _plain(wanted) not in LANGUAGES:
            raise DeckwrightError("language-unknown", language=wanted[:40], known=", ".join(LANGUAGES))
        return _plain(wanted)
    for variable in _VARIABLES:
        for each in environment.get(variable, "").split(":"):
            language = _plain(each)
            if language in LANGUAGES:
                return language
            if language in _UNTRANSLATED:
                return "en"
    return "en"


def _plain(name: str) -> str:
    """A locale's language: `ru` of `ru_RU.UTF-8`."""
    for mark in "@.-_":
        name = name.partition(mark)[0]
    return name.strip().lower()
