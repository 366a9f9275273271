"""Keywords that no card of the starter set has, printed on a card for one test."""

import pytest

from deckwright.games.codex import table
from deckwright.games.codex.rules import field


def give(monkeypatch: pytest.MonkeyPatch, card: str, keyword: str, number: int = 1) -> None:
    """Print a keyword on a card for one test."""
    row = field.KEYWORD_ROWS[table.FACES.index(card)]
    monkeypatch.setitem(row, table.ATTRIBUTES.index(keyword), number)
    for face, traits in enumerate(field.printed_traits(field.KEYWORD_ROWS)):
        monkeypatch.setitem(field.TRAITS, face, traits)  # type: ignore[arg-type]  # A list will do.
