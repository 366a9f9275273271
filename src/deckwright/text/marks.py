"""Marks in a sentence around the words for a card, for readers who want to see the card itself.

A mark is the label of the card and the words for it between private characters of Unicode, which no text has.
"""

import re
from typing import Final

OPEN: Final = "\ue000"
MIDDLE: Final = "\ue001"
CLOSE: Final = "\ue002"
_MARK: Final = re.compile(f"{OPEN}[^{MIDDLE}]*{MIDDLE}([^{CLOSE}]*){CLOSE}")


def mark(label: str, text: str) -> str:
    """The words for a card, marked."""
    return f"{OPEN}{label}{MIDDLE}{text}{CLOSE}"


def unmark(text: str) -> str:
    """A sentence without marks.

    >>> unmark(mark("troll.1", "the Troll") + " fights.")
    'the Troll fights.'
    """
    return _MARK.sub(r"\1", text)


def begin_of_words(text: str) -> int:
    """Where the first letter of a sentence is that may begin with a mark."""
    return text.find(MIDDLE) + 1 if text.startswith(OPEN) else 0
