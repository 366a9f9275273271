"""Values out of documents from outside: of the right type, or an error that says where they should be."""

from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.games.keyforge.decks.deck import BadDeck, shown


def table(value: object, where: str) -> Mapping[str, Any]:
    """A table of words and values."""
    if not isinstance(value, dict):
        raise BadDeck("deck-file-no-table", where=where)
    return value


def row(value: object, where: str, most: int) -> list[Any]:
    """A list, not longer than any that makes sense."""
    if not isinstance(value, list):
        raise BadDeck("deck-file-no-list", where=where)
    if len(value) > most:
        raise BadDeck("deck-file-list-too-long", where=where, count=len(value), most=most)
    return value


def text(value: object, where: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise BadDeck("deck-file-no-text", where=where, value=shown(value))
    return value


def number(value: object, where: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise BadDeck("deck-file-no-number", where=where, value=shown(value), least=least, most=most)
    return value


def only(value: Mapping[str, Any], where: str, known: Sequence[str]) -> None:
    """Refuse words that a table does not have."""
    for word in value:
        if word not in known:
            raise BadDeck("deck-file-unknown-word", where=where, word=shown(word), known=", ".join(known))
