"""Keywords that no card of the starter set has, printed on a card for one test."""

from collections.abc import Iterator, MutableMapping

import pytest

from deckwright.games.codex import table
from deckwright.games.codex.rules import field


class Places(MutableMapping[int, int]):
    """A list by its places, so that what is set in it for a test is put back behind it."""

    def __init__(self, values: list[int]) -> None:
        self._values = values

    def __getitem__(self, place: int) -> int:
        return self._values[place]

    def __setitem__(self, place: int, value: int) -> None:
        self._values[place] = value

    def __delitem__(self, place: int) -> None:
        raise TypeError(place)

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self._values)))

    def __len__(self) -> int:
        return len(self._values)


def give(monkeypatch: pytest.MonkeyPatch, card: str, keyword: str, number: int = 1) -> None:
    """Print a keyword on a card for one test."""
    row = field.KEYWORD_ROWS[table.FACES.index(card)]
    monkeypatch.setitem(row, table.ATTRIBUTES.index(keyword), number)
    for face, traits in enumerate(field.printed_traits(field.KEYWORD_ROWS)):
        monkeypatch.setitem(Places(field.TRAITS), face, traits)
