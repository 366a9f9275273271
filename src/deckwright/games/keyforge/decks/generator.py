"""New decks, as real ones are made up: rarities, copies, groups, mavericks, legacies, anomalies, icons.

The same set, seed and playable cards give the same deck. The rates and their sources are in
`data/rates.toml`, the groups in `data/groups.toml`.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import accumulate
from typing import Final

from deckwright.games.keyforge.decks.deck import (
    CARDS_OF_A_HOUSE,
    HOUSES_OF_A_DECK,
    MOST_ICONS,
    BadDeck,
    Deck,
    DeckCard,
    check_set,
    implemented,
    is_anomaly,
    make_deck,
)
from deckwright.games.keyforge.decks.names import name_of_deck
from deckwright.games.keyforge.decks.rates import OUT_OF, RARITIES, groups, rates, weighed_by_sums
from deckwright.games.keyforge.facts import BY_ID, HOUSES, ICONS, SETS, Fact
from deckwright.kernel.errors import BadSetting, quote
from deckwright.kernel.rng import Rng, Splitmix
from deckwright.kernel.setup import SEED_BITS

SEEDS: Final = 1 << 53
"""Seeds that are drawn here stay whole numbers everywhere, in browsers too."""
NOTHING: Final[list[str]] = []


class DeckSlot:
    """A place in a deck that is being made."""

    def __init__(self, face: str, house: str, bound: bool = False) -> None:
        self.face = face
        self.house = house
        self.bound = bound
        """Whether it belongs to a group, so that nothing can take its place."""
        self.icons: list[str] = []

    @property
    def fact(self) -> Fact:
        return BY_ID[self.face]


def number_from(seed: object) -> int:
    """The number that a deck follows from: a seed, or what a generator draws."""
    number = seed.below(SEEDS) if isinstance(seed, Rng) else seed
    if type(number) is not int or abs(number) >> SEED_BITS:
        raise BadSetting("seed-bad", seed=quote(seed))
    return number


def generate(set_: str, seed: int | Rng | object, playable: Collection[str] | None = None) -> Deck:
    """A new deck of a set. Only faces of `playable` are drawn: all that are known if it is left out."""
    return named(generate_nameless(set_, seed, playable))


def generate_nameless(set_: str, seed: int | Rng | object, playable: Collection[str] | None = None) -> Deck:
    """The same without the name that follows from the seed: its code is no other."""
    check_set(set_)
    number = number_from(seed)
    pool = _pool(set_, implemented() if playable is None else frozenset(playable))
    houses = pool.houses
    if len(houses) < HOUSES_OF_A_DECK:
        raise BadDeck("deck-set-too-small", set=set_, houses=", ".join(houses) or "-", count=len(houses))
    builder = DeckBuilder(pool, Splitmix(number), houses)
    for house in builder.houses:
        builder.fill(house)
    builder.finish()
    return make_deck(set_, builder.houses, builder.cards(), None, number, playable)


def named(deck: Deck) -> Deck:
    """A deck with the name that follows from its seed."""
    assert deck.seed is not None
    return replace(deck, name=name_of_deck(deck.set, deck.seed, deck.is_evil_twin()))


def available_houses(set_: str, playable: Collection[str] | None = None) -> list[str]:
    """The houses of which a set has enough playable cards to make decks of."""
    check_set(set_)
    return list(_pool(set_, implemented() if playable is None else frozenset(playable)).houses)


class Pool:
    """The cards that a deck of a set is drawn from, in the order of the facts, and all that does not depend
    on the seed."""

    def __init__(self, set_: str, playable: frozenset[str]) -> None:
        self.set = set_
        self.playable = playable
        self.rates = rates().sets[set_]
        self.copies = rates().copies
        self.sums = {rarity: list(accumulate(weights)) for rarity, weights in rates().house.items()}
        self.everywhere = [cards for each, cards in groups().everywhere if each == set_]
        self.companions = companions_in(set_)
        """What comes with a card: the members of its group, the other half (KF-15.4)."""
        self.most_companions = max(map(len, self.companions.values()), default=0)
        self.instead = {
            face: [each for each in changed if each in playable] for face, changed in groups().instead.items()
        }
        facts = [fact for fact in BY_ID.values() if fact.id in playable]
        self.simple = frozenset([fact.id for fact in facts if is_simple(fact)])
        self.anomalies = [fact.id for fact in facts if is_anomaly(set_, fact.id)]
        self.twins = {fact.twin: fact.id for fact in facts if fact.twin and set_ in fact.sets}
        self.drawn: dict[tuple[str, str], list[str]] = {
            (house, each): [] for house in HOUSES for each in RARITIES
        }
        self.legacies: dict[tuple[str, str], list[str]] = {}
        """What can come of earlier sets."""
        for fact in facts:
            self._sort_in(fact)
        self.houses = [house for house in HOUSES if self._has_enough(house)]
        """The houses with enough cards."""

    def _sort_in(self, fact: Fact) -> None:
        """Put a card where it is drawn from, if it is."""
        place = fact.house, fact.rarity
        if self.set in fact.sets:
            if place in self.drawn and self._is_drawn(fact):
                self.drawn[place].append(fact.id)
        elif fact.id in self.simple and any(each in fact.sets for each in SETS[: SETS.index(self.set)]):
            self.legacies.setdefault(place, []).append(fact.id)

    def _is_drawn(self, fact: Fact) -> bool:
        companions = self.companions.get(fact.id, NOTHING)
        return fact.half != "top" and not fact.twin and all(face in self.playable for face in companions)

    def _has_enough(self, house: str) -> bool:
        scattered = {face for cards in self.everywhere for face in cards}
        return all(
            len(set(self.drawn[house, rarity]) - scattered) >= rates().least[rarity] for rarity in RARITIES
        )

    def barred(self, houses: Sequence[str]) -> set[str]:
        """The cards that can't be drawn in a deck of these houses."""
        return {face for cards in self.everywhere if not self.spread(cards, houses) for face in cards}

    def spread(self, cards: Sequence[str], houses: Sequence[str]) -> dict[str, str]:
        """One of these cards for each house; nothing if a house has none."""
        found = {BY_ID[face].house: face for face in cards if face in self.playable}
        return {house: found[house] for house in houses} if set(houses) <= set(found) else {}


def companions_in(set_: str) -> dict[str, list[str]]:
    """What comes with the cards of a set, for those with which anything comes."""
    found = {
        lead: [face for face in members if face in BY_ID and set_ in BY_ID[face].sets]
        for lead, members in groups().members.items()
    }
    found |= {fact.name: [fact.id] for fact in BY_ID.values() if fact.half == "top"}
    return {lead: members for lead, members in found.items() if members}


def is_simple(fact: Fact) -> bool:
    """Whether a card is drawn on its own, with no part in a group."""
    return (
        fact.rarity in RARITIES
        and not fact.half
        and not groups().members.get(fact.id)
        and fact.id not in groups().instead
        and not any(fact.id in cards for _, cards in groups().everywhere)
    )


@lru_cache(maxsize=32)
def _pool(set_: str, playable: frozenset[str]) -> Pool:
    return Pool(set_, playable)


class DeckBuilder:
    """A deck that is being made."""

    def __init__(self, pool: Pool, rng: Rng, houses: Sequence[str]) -> None:
        self.pool = pool
        self.rng = rng
        self.houses = sorted(rng.shuffled(houses)[:HOUSES_OF_A_DECK], key=HOUSES.index)
        self.slots: list[DeckSlot] = []
        self._barred = pool.barred(self.houses)
        self._room = 0
        """For so many cards, in the house that is filled now."""
        self._here: dict[str, int] = {}
        """The cards that it has so far."""

    def cards(self) -> list[DeckCard]:
        """What is in it so far."""
        return [DeckCard(slot.face, slot.house, tuple(slot.icons)) for slot in self.slots]

    def fill(self, house: str) -> None:
        """Twelve cards of a house, the rarest first."""
        own = [slot.face for slot in self.slots if slot.house == house]
        self._room = CARDS_OF_A_HOUSE - len(own)
        self._here = {face: own.count(face) for face in own}
        sums = self.pool.sums
        rare = weighed_by_sums(self.rng, sums["rare"])
        uncommon = weighed_by_sums(self.rng, sums["uncommon"])
        self._draw_all(house, "rare", rare)
        self._draw_all(house, "uncommon", uncommon)
        self._draw_all(house, "common", CARDS_OF_A_HOUSE)

    def finish(self) -> None:
        """All that looks at the whole deck."""
        self._scatter()
        self._replace("maverick", self._mavericks)
        self._replace("legacy", self._legacies)
        self._replace("anomaly", self._anomalies)
        self._turn_evil()
        self._enhance()

    def _draw_all(self, house: str, rarity: str, count: int) -> None:
        """So many cards of a rarity, if there is room, and what comes with them."""
        most = self.pool.copies[rarity]
        here = self._here
        faces = [
            face
            for face in self.pool.drawn[house, rarity]
            if face not in self._barred and here.get(face, 0) < most
        ]
        for _ in range(count):
            if not self._room:
                return
            face = self._one(self._fitting(faces))
            needed = self._needed(face)
            self._add(self._one(self.pool.instead.get(face) or [face]), house, face not in self.pool.simple)
            for each in needed:
                self._add(each, house, True)
            faces = [each for each in faces if here.get(each, 0) < most]

    def _add(self, face: str, house: str, bound: bool) -> None:
        self.slots.append(DeckSlot(face, house, bound))
        self._room -= 1
        self._here[face] = self._here.get(face, 0) + 1

    def _fitting(self, faces: list[str]) -> list[str]:
        """Those of some cards for which there is room, with what comes with them."""
        if self._room > self.pool.most_companions:
            return faces
        return [face for face in faces if len(self._needed(face)) < self._room]

    def _needed(self, face: str) -> list[str]:
        """What must come with a card that is drawn now."""
        companions = self.pool.companions.get(face, NOTHING)
        if not companions or BY_ID[face].half or face in groups().for_each:
            return companions
        return NOTHING if any(slot.face == face for slot in self.slots) else companions

    def _one(self, faces: Sequence[str]) -> str:
        return faces[self.rng.below(len(faces))]

    def _free(self) -> list[DeckSlot]:
        return [slot for slot in self.slots if not slot.bound and slot.fact.rarity in RARITIES]

    def _scatter(self) -> None:
        """Cards of which each house has one, if any has."""
        for cards in self.pool.everywhere:
            if not any(slot.face in cards for slot in self.slots):
                continue
            for house, face in self.pool.spread(cards, self.houses).items():
                free = [slot for slot in self._free() if slot.house == house]
                if free and not any((slot.face, slot.house) == (face, house) for slot in self.slots):
                    slot = free[self.rng.below(len(free))]
                    slot.face, slot.bound = face, True

    def _replace(self, kind: str, candidates: Callable[[DeckSlot], list[str]]) -> None:
        """Now and then, another card for a card of the same rarity (KF-15.2, KF-15.3)."""
        if self.rng.below(OUT_OF) >= self.pool.rates.get(kind, 0):
            return
        free = self._free()
        slot = free[self.rng.below(len(free))]
        faces = candidates(slot)
        if faces:
            slot.face, slot.bound = self._one(faces), True

    def _mavericks(self, slot: DeckSlot) -> list[str]:
        return [
            face
            for house in HOUSES
            if house != slot.house
            for face in self.pool.drawn[house, slot.fact.rarity]
            if face not in self._barred and face in self.pool.simple
        ]

    def _legacies(self, slot: DeckSlot) -> list[str]:
        return self.pool.legacies.get((slot.house, slot.fact.rarity), NOTHING)

    def _anomalies(self, slot: DeckSlot) -> list[str]:
        return self.pool.anomalies

    def _turn_evil(self) -> None:
        """The whole deck becomes the evil twin of what it was, if it has creatures that can (KF-15.15)."""
        if self.rng.below(OUT_OF) < self.pool.rates.get("evil-twin", 0):
            for slot in self.slots:
                slot.face = self.pool.twins.get(slot.face, slot.face)

    def _enhance(self) -> None:
        """Icons of cards that enhance go to other cards of the deck (KF-11.12)."""
        for source in self.slots:
            for icon in source.fact.enhance:
                # A gigantic creature has its icons on the top half (KF-15.4).
                targets = [
                    slot
                    for slot in self.slots
                    if slot is not source
                    and slot.fact.half != "bottom"
                    and len(slot.fact.icons) + len(slot.icons) < MOST_ICONS
                ]
                targets[self.rng.below(len(targets))].icons.append(icon)
        for slot in self.slots:
            if slot.icons:
                slot.icons.sort(key=ICONS.index)
