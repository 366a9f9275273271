"""New decks, as real ones are made up: rarities, copies, groups, mavericks, legacies, anomalies, icons.

The same set, seed and playable cards give the same deck. The rates and their sources are in
`data/rates.toml`, the groups in `data/groups.toml`.
"""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
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
from deckwright.games.keyforge.decks.rates import OUT_OF, RARITIES, groups, rates, weighed
from deckwright.games.keyforge.facts import BY_ID, HOUSES, ICONS, SETS, Fact
from deckwright.kernel.errors import BadSetting, quote
from deckwright.kernel.rng import Rng, Splitmix
from deckwright.kernel.setup import SEED_BITS

SEEDS: Final = 1 << 53
"""Seeds that are drawn here stay whole numbers everywhere, in browsers too."""


@dataclass
class Slot:
    """A place in a deck that is being made."""

    face: str
    house: str
    bound: bool = False
    """Whether it belongs to a group, so that nothing can take its place."""
    icons: list[str] = field(default_factory=list)

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
    check_set(set_)
    number = number_from(seed)
    pool = _pool(set_, implemented() if playable is None else frozenset(playable))
    houses = pool.houses
    if len(houses) < HOUSES_OF_A_DECK:
        raise BadDeck("deck-set-too-small", set=set_, houses=", ".join(houses) or "-", count=len(houses))
    making = Making(pool, Splitmix(number), houses)
    for house in making.houses:
        making.fill(house)
    making.finish()
    deck = make_deck(set_, making.houses, making.cards(), None, number, playable)
    name = name_of_deck(set_, number, deck.is_evil_twin())
    return Deck(deck.set, deck.houses, deck.cards, name, number)


def available_houses(set_: str, playable: Collection[str] | None = None) -> list[str]:
    """The houses of which a set has enough playable cards to make decks of."""
    check_set(set_)
    return list(_pool(set_, implemented() if playable is None else frozenset(playable)).houses)


class Pool:
    """The cards that a deck of a set is drawn from, in the order of the facts."""

    def __init__(self, set_: str, playable: frozenset[str]) -> None:
        self.set = set_
        self.facts = [fact for fact in BY_ID.values() if fact.id in playable]
        self.playable = playable
        self.everywhere = [cards for each, cards in groups().everywhere if each == set_]
        self.twins = {fact.twin: fact.id for fact in self.facts if fact.twin and set_ in fact.sets}
        self._companions = {
            lead: [face for face in members if face in BY_ID and set_ in BY_ID[face].sets]
            for lead, members in groups().members.items()
        }
        for fact in BY_ID.values():
            if fact.half == "top":
                self._companions[fact.name] = [fact.id]
        self._drawn = {
            (house, rarity): [fact.id for fact in self.facts if self._is_drawn(fact, house, rarity)]
            for house in HOUSES
            for rarity in RARITIES
        }
        scattered = {face for cards in self.everywhere for face in cards}
        self.houses = [
            house
            for house in HOUSES
            if all(
                len(set(self._drawn[house, rarity]) - scattered) >= rates().least[rarity]
                for rarity in RARITIES
            )
        ]
        """The houses with enough cards."""

    def _is_drawn(self, fact: Fact, house: str, rarity: str) -> bool:
        return (
            (fact.house, fact.rarity) == (house, rarity)
            and self.set in fact.sets
            and fact.half != "top"
            and not fact.twin
            and all(face in self.playable for face in self.companions(fact.id))
        )

    def companions(self, face: str) -> list[str]:
        """What always comes with a card: the members of its group, the other half (KF-15.4)."""
        return self._companions.get(face, [])

    def is_simple(self, face: str) -> bool:
        """Whether a card is drawn on its own, with no part in a group."""
        return (
            BY_ID[face].rarity in RARITIES
            and not BY_ID[face].half
            and not groups().members.get(face)
            and face not in groups().instead
            and not any(face in cards for _, cards in groups().everywhere)
        )

    def drawn(self, house: str, rarity: str, houses: Sequence[str]) -> list[str]:
        """The cards that can be drawn in a deck of these houses."""
        barred = {face for cards in self.everywhere if not self.spread(cards, houses) for face in cards}
        return [face for face in self._drawn[house, rarity] if face not in barred]

    def spread(self, cards: Sequence[str], houses: Sequence[str]) -> dict[str, str]:
        """One of these cards for each house; nothing if a house has none."""
        found = {BY_ID[face].house: face for face in cards if face in self.playable}
        return {house: found[house] for house in houses} if set(houses) <= set(found) else {}


@lru_cache(maxsize=32)
def _pool(set_: str, playable: frozenset[str]) -> Pool:
    return Pool(set_, playable)


class Making:
    """A deck that is being made."""

    def __init__(self, pool: Pool, rng: Rng, houses: Sequence[str]) -> None:
        self.pool = pool
        self.rng = rng
        self.houses = sorted(rng.shuffled(houses)[:HOUSES_OF_A_DECK], key=HOUSES.index)
        self.slots: list[Slot] = []

    def cards(self) -> list[DeckCard]:
        """What is in it so far."""
        return [DeckCard(slot.face, slot.house, tuple(slot.icons)) for slot in self.slots]

    def fill(self, house: str) -> None:
        """Twelve cards of a house, the rarest first."""
        counts = {rarity: weighed(self.rng, rates().house[rarity]) for rarity in ("rare", "uncommon")}
        for rarity in ("rare", "uncommon", "common"):
            for _ in range(counts.get(rarity, CARDS_OF_A_HOUSE)):
                if self._room(house):
                    self._draw(house, rarity)

    def finish(self) -> None:
        """All that looks at the whole deck."""
        self._scatter()
        self._replace("maverick", self._mavericks)
        self._replace("legacy", self._legacies)
        self._replace("anomaly", self._anomalies)
        self._turn_evil()
        self._enhance()

    def _room(self, house: str) -> int:
        return CARDS_OF_A_HOUSE - len(self._of(house))

    def _of(self, house: str) -> list[Slot]:
        return [slot for slot in self.slots if slot.house == house]

    def _draw(self, house: str, rarity: str) -> None:
        """One card, and what comes with it."""
        here = Counter([slot.face for slot in self._of(house)])
        room = self._room(house)
        faces = [
            face
            for face in self.pool.drawn(house, rarity, self.houses)
            if here[face] < rates().copies[rarity] and len(self._needed(face)) < room
        ]
        face = self._one(faces)
        needed = self._needed(face)
        changed = [each for each in groups().instead.get(face, [face]) if each in self.pool.playable]
        simple = self.pool.is_simple(face)
        self.slots.append(Slot(self._one(changed), house, bound=not simple))
        self.slots += [Slot(each, house, bound=True) for each in needed]

    def _needed(self, face: str) -> list[str]:
        """What must come with a card that is drawn now."""
        companions = self.pool.companions(face)
        if not companions or BY_ID[face].half or face in groups().for_each:
            return companions
        return [] if any(slot.face == face for slot in self.slots) else companions

    def _one(self, faces: Sequence[str]) -> str:
        return faces[self.rng.below(len(faces))]

    def _free(self, rarities: Sequence[str] = RARITIES) -> list[Slot]:
        return [slot for slot in self.slots if not slot.bound and slot.fact.rarity in rarities]

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

    def _replace(self, kind: str, candidates: Callable[[Slot], list[str]]) -> None:
        """Now and then, another card for a card of the same rarity (KF-15.2, KF-15.3)."""
        if self.rng.below(OUT_OF) >= rates().sets[self.pool.set].get(kind, 0):
            return
        free = self._free()
        slot = free[self.rng.below(len(free))]
        faces = candidates(slot)
        if faces:
            slot.face, slot.bound = self._one(faces), True

    def _mavericks(self, slot: Slot) -> list[str]:
        return [
            face
            for house in HOUSES
            if house != slot.house
            for face in self.pool.drawn(house, slot.fact.rarity, self.houses)
            if self.pool.is_simple(face)
        ]

    def _legacies(self, slot: Slot) -> list[str]:
        earlier = SETS[: SETS.index(self.pool.set)]
        return [
            fact.id
            for fact in self.pool.facts
            if (fact.house, fact.rarity) == (slot.house, slot.fact.rarity)
            and self.pool.set not in fact.sets
            and any(each in fact.sets for each in earlier)
            and self.pool.is_simple(fact.id)
        ]

    def _anomalies(self, slot: Slot) -> list[str]:
        return [fact.id for fact in self.pool.facts if is_anomaly(self.pool.set, fact.id)]

    def _turn_evil(self) -> None:
        """The whole deck becomes the evil twin of what it was, if it has creatures that can (KF-15.15)."""
        if self.rng.below(OUT_OF) < rates().sets[self.pool.set].get("evil-twin", 0):
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
            slot.icons.sort(key=ICONS.index)
