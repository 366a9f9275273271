"""Reading a described position strictly: every word must be known, every card exist and be used once."""

from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.kernel.errors import BadDescription, quote
from deckwright.kernel.rng import GENERATOR


class Reader:
    """A mapping read word by word; `close` refuses what was not asked for."""

    def __init__(self, data: object, where: str = "") -> None:
        self.where = where
        self.generator = GENERATOR
        if not isinstance(data, Mapping) or not all(isinstance(word, str) for word in data):
            raise BadDescription("scenario-not-a-mapping", where=where or "scenario")
        self._data: dict[str, Any] = dict(data)
        self._asked: list[str] = []

    def path(self, word: str) -> str:
        return f"{self.where}.{word}" if self.where else word

    def has(self, word: str) -> bool:
        return word in self._data

    def says(self, word: str) -> bool:
        """Whether a word is there and true, without taking it."""
        return self._data.get(word) is True

    def take(self, word: str, default: Any = None) -> Any:
        self._asked.append(word)
        return self._data.pop(word, default)

    def flag(self, word: str) -> bool:
        value = self.take(word, False)
        if not isinstance(value, bool):
            raise bad(self.path(word), value, "true, false")
        return value

    def number(self, word: str, default: int, least: int, most: int) -> int:
        value = self.take(word, default)
        if type(value) is not int or not least <= value <= most:
            raise bad(self.path(word), value, f"{least}…{most}")
        return value

    def word(self, word: str, default: str, words: Sequence[str]) -> str:
        value = self.take(word, default)
        if not isinstance(value, str) or value not in words:
            raise bad(self.path(word), value, ", ".join(each for each in words if each))
        return value

    def words(self, word: str) -> list[str] | None:
        """A list of words; None when it was not given."""
        if not self.has(word):
            self._asked.append(word)
            return None
        value = self.take(word)
        if not isinstance(value, list | tuple) or not all(isinstance(each, str) for each in value):
            raise BadDescription("scenario-not-a-list", where=self.path(word))
        return list(value)

    def items(self, word: str) -> list[tuple[str, Any]]:
        """A list of anything, each with where it stands."""
        value = self.take(word, [])
        if not isinstance(value, list | tuple):
            raise BadDescription("scenario-not-a-list", where=self.path(word))
        return [(f"{self.path(word)}[{place}]", each) for place, each in enumerate(value, 1)]

    def different(self, word: str, known: Sequence[str]) -> list[str]:
        """Some of the words that are known here, each at most once."""
        value = self.words(word) or []
        for place, each in enumerate(value):
            if each not in known:
                raise bad(self.path(word), each, ", ".join(known))
            if each in value[:place]:
                raise BadDescription("scenario-word-twice", where=self.path(word), word=each)
        return value

    def readers(self, word: str) -> "list[Reader]":
        """A list of mappings."""
        return [Reader(each, where) for where, each in self.items(word)]

    def close(self) -> None:
        for word in self._data:
            raise BadDescription(
                "scenario-unknown-word",
                where=self.where or "scenario",
                word=word[:60],
                known=", ".join(sorted(self._asked)),
            )


def require_seats(players: Sequence[object], seats: int) -> None:
    """A position of a game with so many players; tested after `close`, so that a misspelt word is told."""
    if not players:
        raise BadDescription("scenario-missing-word", where="scenario", word="players")
    if len(players) != seats:
        raise bad("players", len(players), str(seats))


def bad(where: str, value: object, takes: str) -> BadDescription:
    return BadDescription("scenario-bad-value", where=where, value=quote(value), takes=takes)
