"""Rows of lines and names, put together."""

from collections.abc import Iterable
from itertools import groupby

from deckwright.text.marks import unmark


def collapse(lines: Iterable[str]) -> list[str]:
    """Lines that are the same one after the other, told once with their number."""
    counted = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} (×{count})" for line, count in counted]


def with_full_stop(text: str) -> str:
    """A row of names as a sentence; some names end in a mark of their own."""
    return text if unmark(text).endswith((".", "!", "?", "…")) else f"{text}."
