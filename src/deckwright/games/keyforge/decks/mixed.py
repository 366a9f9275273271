"""Mixed decks: cards of all sets and many mavericks, so that every card there is gets its chance.

No such deck was ever printed: it counts as one of the last set, in which all earlier cards are legacies.
"""

from bisect import bisect_right
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
from deckwright.games.keyforge.decks.generator import named, number_from
from deckwright.games.keyforge.decks.rates import weighed_by_sums
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
    return named(mix_nameless(seed, playable))


def mix_nameless(seed: int | Rng | object, playable: Collection[str] | None = None) -> Deck:
    """The same without the name that follows from the seed."""
    number = number_from(seed)
    rng = Splitmix(number)
    pools = _pools(implemented() if playable is None else frozenset(playable))
    chosen = sorted(rng.shuffled(list(pools))[:HOUSES_OF_A_DECK], key=HOUSES.index)
    cards = [card for house in chosen for card in cards_of(pools[house], rng)]
    return make_deck(SETS[-1], chosen, enhanced(cards, rng), None, number, playable)


class MixedPool:
    """What a house has of its own, and what can come as a maverick, with weights."""

    def __init__(self, house: str, facts: list[Fact]) -> None:
        own = [fact for fact in facts if fact.house in (house, ANY_HOUSE)]
        others = [fact for fact in facts if fact.house not in (house, ANY_HOUSE) and not fact.half]
        self.own = [whole(fact, house) for fact in own]
        """The cards of each, for a gigantic creature is two (KF-15.4)."""
        self.weights = [weight_of(fact) for fact in own]
        self.sums = list(accumulate(self.weights))
        self.halves = {place for place, fact in enumerate(own) if fact.half}
        self.others = [whole(fact, house) for fact in others]
        self.sums_of_others = list(accumulate([weight_of(fact) for fact in others]))

    def weight_without(self, barred: set[int]) -> int:
        """What all of its own weigh together, but for those in some places."""
        return self.sums[-1] - sum([self.weights[place] for place in barred])

    def place_of(self, number: int, barred: set[int]) -> int:
        """Whose share a number falls into when the others stand without gaps."""
        for place in sorted(barred):
            if number < self.sums[place] - self.weights[place]:
                break
            number += self.weights[place]
        return bisect_right(self.sums, number)


def whole(fact: Fact, house: str) -> list[DeckCard]:
    """All cards that a card is of: a gigantic creature is two (KF-15.4)."""
    card = DeckCard(fact.id, house)
    return [card, DeckCard(f"{fact.id}-top", house)] if fact.half else [card]


def weight_of(fact: Fact) -> int:
    return WEIGHTS.get(fact.rarity, WEIGHTS["uncommon"])


@lru_cache(maxsize=8)
def _pools(playable: frozenset[str]) -> dict[str, MixedPool]:
    """The pools of all houses, in the order of the houses."""
    facts = [
        fact for fact in BY_ID.values() if fact.id in playable and fact.half != "top" and fact.is_shipped
    ]
    houses = sorted({fact.house for fact in facts} - {ANY_HOUSE}, key=HOUSES.index)
    return {house: MixedPool(house, facts) for house in houses}


def cards_of(pool: MixedPool, rng: Rng) -> list[DeckCard]:
    """Twelve cards of a house."""
    counts: dict[int, int] = {}
    barred: set[int] = set()
    cards: list[DeckCard] = []
    while (room := CARDS_OF_A_HOUSE - len(cards)) > 0:
        if room == 1:
            barred |= pool.halves
        weight = pool.weight_without(barred)
        if not weight or rng.below(MAVERICK_IN) == 0:
            cards += pool.others[weighed_by_sums(rng, pool.sums_of_others)]
            continue
        place = pool.place_of(rng.below(weight), barred)
        cards += pool.own[place]
        counts[place] = counts.get(place, 0) + 1
        if counts[place] == MOST_COPIES:
            barred.add(place)
    return cards


def enhanced(cards: list[DeckCard], rng: Rng) -> list[DeckCard]:
    """Icons of cards that enhance go to other cards of the deck (KF-11.12)."""
    facts = [BY_ID[card.face] for card in cards]
    takers = [place for place, fact in enumerate(facts) if fact.half != "bottom"]
    given: dict[int, list[str]] = {}
    for place, fact in enumerate(facts):
        for icon in fact.enhance:
            targets = [each for each in takers if each != place and len(given.get(each, ())) < MOST_ICONS]
            given.setdefault(targets[rng.below(len(targets))], []).append(icon)
    made = cards[:]
    for place, icons in given.items():
        made[place] = cards[place]._replace(icons=tuple(sorted(icons, key=ICONS.index)))
    return made
