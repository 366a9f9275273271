"""What the tests of decks share."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

import pytest

from deckwright.games.keyforge.decks.deck import BadDeck, Deck, DeckCard, make_deck
from deckwright.games.keyforge.decks.generator import generate
from deckwright.games.keyforge.facts import BY_ID
from deckwright.kernel.errors import DeckwrightError

HOUSES: Final = ("brobnar", "dis", "logos")


@contextmanager
def check_bad(code: str, **details: str | int) -> Iterator[None]:
    """What is done inside is refused as a bad deck, with that code and at least these details."""
    with pytest.raises(DeckwrightError) as refused:
        yield
    error = refused.value
    assert isinstance(error, BadDeck)
    assert error.code == code, error.details
    assert {name: error.details.get(name) for name in details} == details


def commons(house: str, set_: str = "cota") -> list[str]:
    """The first twelve common cards of a house."""
    facts = [fact for fact in BY_ID.values() if (fact.house, fact.rarity) == (house, "common")]
    return [fact.id for fact in facts if set_ in fact.sets][:12]


def plain_cards(houses: tuple[str, ...] = HOUSES) -> list[DeckCard]:
    """Twelve different common cards of each house."""
    return [DeckCard(face, house) for house in houses for face in commons(house)]


def with_card(card: DeckCard, houses: tuple[str, ...] = HOUSES) -> list[DeckCard]:
    """Plain cards with one of its house changed for this one."""
    cards = plain_cards(houses)
    number = next(number for number, each in enumerate(cards) if each.house == card.house)
    return [*cards[:number], card, *cards[number + 1 :]]


def plain_deck(set_: str = "cota") -> Deck:
    return make_deck(set_, HOUSES, plain_cards())


@cache
def generated(set_: str, count: int) -> tuple[Deck, ...]:
    """The decks of the first seeds of a set."""
    return tuple(generate(set_, seed) for seed in range(count))


def gigantic_deck(icons: tuple[str, ...] = ()) -> Deck:
    """A deck of Mass Mutation with Ultra Gravitron, icons on its top half."""
    houses = ("logos", "sanctum", "shadows")
    cards = plain_cards(houses)
    halves = [DeckCard("ultra-gravitron-top", "logos", icons), DeckCard("ultra-gravitron", "logos")]
    return make_deck("mm", houses, [*halves, *cards[2:]])
