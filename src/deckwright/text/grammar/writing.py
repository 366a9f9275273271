"""How sentences are written, whatever the language: capitals, full stops, punctuation where parts met."""

import re
from typing import Final

from deckwright.text.marks import begin_of_words

_ENDS: Final = ".!?…:"
_QUOTES: Final = "”»"
_INNER: Final = re.compile(r"„([^“]*)“")
_FOLDED: Final = (
    (re.compile(r"\s+,"), ","),
    (re.compile(r",+(?=[,.;:!?»)]|\s*$)"), ""),
    (re.compile(r"\.\.(?!\.)"), "."),
)


def capital(text: str) -> str:
    """With a capital first letter, also if that is inside a mark."""
    start = begin_of_words(text)
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    text = capital(" ".join(text.split()))
    return text if text.rstrip(_QUOTES).endswith(tuple(_ENDS)) or not text else f"{text}."


def fold_punctuation(text: str) -> str:
    """A finished text without the marks that meet others where its parts were joined."""
    for pattern, instead in _FOLDED:
        text = pattern.sub(instead, text)
    return text


def standing_alone(name: str) -> str:
    """A name with nothing around it: quotes within it, which otherwise stand inside others, are the first.

    >>> standing_alone("Кихо „Приключенец“")
    'Кихо «Приключенец»'
    """
    return _INNER.sub(r"«\1»", name)
