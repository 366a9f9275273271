"""Mixed decks: cards of all sets and many mavericks, so that every card there is gets its chance.

No such deck was ever printed: it counts as one of the last set, in which all earlier cards are legacies.
"""

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from itertools import accumulate
from typing import Final

from deckwright.games.keyforge.decks.deck import (
    CARDS_OF_A_HOUSE,
    HOUSES_OF_A_DECK,
    Deck,
    DeckCard,
    implemented,
    make_deck,
)
from deckwright.games.keyforge.decks.generator import number_from
from deckwright.games.keyforge.decks.names import name_of_deck
from deckwright.games.keyforge.decks.rates import weighed, weighed_by_sums
from deckwright.games.keyforge.facts import ANY_HOUSE, BY_ID, HOUSES, ICONS, SETS, Fact
from deckwright.kernel.rng import Rng, Splitmix

MIXED: Final = "mixed"
MOST_COPIES: Final = 2
WEIGHTS: Final = {"common": 1, "uncommon": 2, "rare": 5}
"""Rare cards come often here, since other decks seldom have them; any other rarity counts as uncommon."""
MAVERICK_IN: Final = 6
"""One card in so many is of another house."""
MOST_ICONS: Final = 4
"""Given to one card besides the printed ones."""


def mix(seed: int | Rng | object, playable: Collection[str] | None = None) -> Deck:
    """A mixed deck of playable cards."""
    number = number_from(seed)
    rng = Splitmix(number)
    pools = _pools(implemented() if playable is None else frozenset(playable))
    chosen = sorted(rng.shuffled(list(pools))[:HOUSES_OF_A_DECK], key=HOUSES.index)
    cards = [card for house in chosen for card in cards_of(house, pools[house], rng)]
    deck = make_deck(SETS[-1], chosen, enhanced(cards, rng), None, number, playable)
    name = name_of_deck(SETS[-1], number, deck.is_evil_twin())
    return Deck(deck.set, deck.houses, deck.cards, name, number)


class Pool:
    """What a house has of its own, and what can come as a maverick, with weights."""

    def __init__(self, house: str, facts: list[Fact]) -> None:
        self.own = [fact for fact in facts if fact.house in (house, ANY_HOUSE)]
        self.others = [fact for fact in facts if fact.house not in (house, ANY_HOUSE) and not fact.half]
        self.halves = [place for place, fact in enumerate(self.own) if fact.half]
        self.weights = [weight_of(fact) for fact in self.own]
        self.sums_of_others = list(accumulate(map(weight_of, self.others)))


def weight_of(fact: Fact) -> int:
    return WEIGHTS.get(fact.rarity, WEIGHTS["uncommon"])


@lru_cache(maxsize=8)
def _pools(playable: frozenset[str]) -> dict[str, Pool]:
    """The pools of all houses, in the order of the houses."""
    facts = [
        fact for fact in BY_ID.values() if fact.id in playable and fact.half != "top" and fact.is_shipped
    ]
    houses = sorted({fact.house for fact in facts} - {ANY_HOUSE}, key=HOUSES.index)
    return {house: Pool(house, facts) for house in houses}


def cards_of(house: str, pool: Pool, rng: Rng) -> list[DeckCard]:
    """Twelve cards of a house; a gigantic creature is two (KF-15.4)."""
    weights = pool.weights[:]
    counts: Counter[int] = Counter()
    cards: list[DeckCard] = []
    while (room := CARDS_OF_A_HOUSE - len(cards)) > 0:
        if room == 1:
            for place in pool.halves:
                weights[place] = 0
        if not any(weights) or rng.below(MAVERICK_IN) == 0:
            fact = pool.others[weighed_by_sums(rng, pool.sums_of_others)]
        else:
            place = weighed(rng, weights)
            fact = pool.own[place]
            counts[place] += 1
            if counts[place] == MOST_COPIES:
                weights[place] = 0
        cards.append(DeckCard(fact.id, house))
        if fact.half:
            cards.append(DeckCard(f"{fact.id}-top", house))
    return cards


def enhanced(cards: list[DeckCard], rng: Rng) -> list[DeckCard]:
    """Icons of cards that enhance go to other cards of the deck (KF-11.12)."""
    icons: list[list[str]] = [[] for _ in cards]
    for place, card in enumerate(cards):
        for icon in BY_ID[card.face].enhance:
            targets = [
                other
                for other, each in enumerate(cards)
                if other != place and BY_ID[each.face].half != "bottom" and len(icons[other]) < MOST_ICONS
            ]
            icons[targets[rng.below(len(targets))]].append(icon)
    return [
        DeckCard(card.face, card.house, tuple(sorted(given, key=ICONS.index)))
        for card, given in zip(cards, icons, strict=True)
    ]
