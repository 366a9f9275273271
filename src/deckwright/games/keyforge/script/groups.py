"""Groups of KeyForge cards: `FRIENDLY & MARS & CREATURE & READY`."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import HOUSES
from deckwright.games.keyforge.rules.field import (
    TRAIT_BITS,
    innermost,
    is_creature,
    is_of_active_house,
    stands_in_centre,
)
from deckwright.games.keyforge.rules.playing import PLAYING
from deckwright.games.keyforge.rules.using import legal_targets, name_of
from deckwright.games.keyforge.script.base import chosen_number, seats
from deckwright.kernel.abilities import Whose
from deckwright.kernel.ids import Card
from deckwright.kernel.layers import value
from deckwright.kernel.nodes import Domain, Group, part_of_scripts, walk
from deckwright.kernel.scope import Scope
from deckwright.kernel.selectors import Name, cards_called
from deckwright.kernel.state import State
from deckwright.script.groups import (
    AnyCard,
    AttachedTo,
    Both,
    ByName,
    Called,
    CardGroup,
    Controlled,
    Either,
    Except,
    Having,
    InZone,
    NeighbourOf,
)

__all__ = [
    "ACTION_CARD", "ARTIFACT", "BROBNAR", "CREATURE", "DAMAGED", "DIS", "DOOMED", "ELUSIVE_ONES",
    "FLANK", "IN_DECK", "IN_DISCARD", "IN_HAND", "IN_PLAY", "IN_PURGED",
    "ITSELF", "LOGOS", "LYING_FACEDOWN", "LYING_UNDER", "MARS", "NEIGHBOURS_OF_IT", "READY", "SANCTUM",
    "SHADOWS", "STUNNED", "THEIR_ARCHIVE", "UNDAMAGED", "UNFATHOMABLE",
    "UNTAMED", "WITH_AMBER", "YOUR_ARCHIVE", "Attackable", "BeingPlayed", "LeftOf", "Mark",
    "OfActiveHouse", "OfChosenHouse", "OfOwnHouses", "OfTrait", "OwnedBy", "PowerIsChosen", "SharesHouse",
    "SharesName", "SharesOwner", "SharesTrait", "WasKept", "WithName", "power",
]  # fmt: skip


@part_of_scripts
class Mark(Enum):
    """What lies on a card, or how it stands."""

    EXHAUSTED = "exhausted"
    DAMAGE = "damage"
    AMBER = "amber"
    STUN = "stun"
    WARD = "ward"
    ENRAGE = "enrage"
    POWER = "power-counter"
    DOOM = "doom"


HOUSE_BITS: Final = {house: 1 << place for place, house in enumerate(HOUSES)}
COLUMN_OF: Final = {
    Mark.EXHAUSTED: table.EXHAUSTED,
    Mark.DAMAGE: table.DAMAGE,
    Mark.AMBER: table.AMBER,
    Mark.STUN: table.STUN,
    Mark.WARD: table.WARD,
    Mark.ENRAGE: table.ENRAGE,
    Mark.POWER: table.POWER_COUNTERS,
    Mark.DOOM: table.DOOM,
}


@dataclass(frozen=True, eq=False)
class OfHouse(CardGroup):
    """Cards of a house (KF-15.2)."""

    house: str

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return bool(value(state, table.OF_HOUSE, card) & HOUSE_BITS[self.house])


@dataclass(frozen=True, eq=False)
class OfTrait(CardGroup):
    """Cards with a trait (KF-11.13)."""

    trait: str

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return bool(value(state, table.TRAITS, card) & TRAIT_BITS[self.trait])


@dataclass(frozen=True, eq=False)
class OfActiveHouse(CardGroup):
    """Cards of the house chosen for this turn."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return is_of_active_house(state, card)


@dataclass(frozen=True, eq=False)
class OfChosenHouse(CardGroup):
    """Cards of the house that the ability let choose; in a lasting effect, of the house it was given."""

    slot: int = 0

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        house = chosen_number(state, scope, self.slot)
        return house is not None and bool(value(state, table.OF_HOUSE, card) >> house & 1)


@dataclass(frozen=True, eq=False)
class SharesHouse(ByName):
    """Cards that have a house in common with a named card."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        houses = value(state, table.OF_HOUSE, card)
        named = cards_called(state, self.name, scope)
        return any(houses & value(state, table.OF_HOUSE, Card(other)) for other in named)


@dataclass(frozen=True, eq=False)
class SharesTrait(ByName):
    """Cards that have a trait in common with a named card."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        traits = value(state, table.TRAITS, card)
        named = cards_called(state, self.name, scope)
        return any(traits & value(state, table.TRAITS, Card(other)) for other in named)


@dataclass(frozen=True, eq=False)
class SharesName(ByName):
    """Cards that have the same name as a named card."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        named = cards_called(state, self.name, scope)
        return any(name_of(state, card) == name_of(state, Card(other)) for other in named)


@dataclass(frozen=True, eq=False)
class SharesOwner(ByName):
    """Cards of the same owner as a named card."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        named = cards_called(state, self.name, scope)
        return any(state.owner[card] == state.owner[Card(other)] for other in named)


@dataclass(frozen=True, eq=False)
class ZoneOf(CardGroup):
    """Cards that lie in a player's zone, whoever owns them."""

    whose: Whose

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return state.game.table.zones[state.zone[card]].seat in seats(self.whose, scope.seat)


@dataclass(frozen=True, eq=False)
class WithName(CardGroup):
    """Copies of a card."""

    card: str

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return name_of(state, card) == self.card


@dataclass(frozen=True, eq=False)
class Marked(CardGroup):
    """Cards with a mark, so many at least."""

    mark: Mark
    least: int = 1

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return state.columns[COLUMN_OF[self.mark]][card] >= self.least


@dataclass(frozen=True, eq=False)
class LeftOf(ByName):
    """Creatures left of a named one in its battle line."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        line = state.zones[state.zone[card]]
        if state.zone[card] not in table.LINE:
            return False
        named = cards_called(state, self.name, scope)
        return any(other in line and line.index(card) < line.index(Card(other)) for other in named)


@dataclass(frozen=True, eq=False)
class InCentre(CardGroup):
    """The creature in the centre of its battle line (KF-10.3)."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return stands_in_centre(state, card)


@dataclass(frozen=True, eq=False)
class BeingPlayed(CardGroup):
    """The card that is being played right now."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        frame = innermost(state, PLAYING)
        return frame is not None and frame.source == card


@dataclass(frozen=True, eq=False)
class OwnedBy(CardGroup):
    """Cards that a named card's controller owns, or a player."""

    yours: bool = True

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return (state.owner[card] == scope.seat) is self.yours


@dataclass(frozen=True, eq=False)
class OfOwnHouses(CardGroup):
    """Cards of one of the three houses of your identity card."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return bool(value(state, table.OF_HOUSE, card) & state.vars[table.DECK_HOUSES + scope.seat])


@dataclass(frozen=True, eq=False)
class WasKept(CardGroup):
    """Cards that the ability chose earlier and kept."""

    slot: int = 0

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return card in scope.ability(state).slots[self.slot]


@dataclass(frozen=True, eq=False)
class Attackable(CardGroup):
    """Creatures that the one kept earlier can attack."""

    slot: int = 0

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        attackers = scope.ability(state).slots[self.slot]
        return any(
            card in legal_targets(state, each, scope.seat)
            for each in map(Card, attackers)
            if is_creature(state, each) and not state.columns[table.STUN][each]
        )


@dataclass(frozen=True, eq=False)
class PowerIsChosen(CardGroup):
    """Creatures whose power is the number chosen."""

    slot: int = 0

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return value(state, table.POWER, card) == chosen_number(state, scope, self.slot)


CREATURE: Final = Having(table.CREATURE)
ARTIFACT: Final = Having(table.ARTIFACT)
ACTION_CARD: Final = Having(table.ACTION)
FLANK: Final = Having(table.FLANK)
ELUSIVE_ONES: Final = Having(table.ELUSIVE)

BROBNAR: Final = OfHouse("brobnar")
DIS: Final = OfHouse("dis")
LOGOS: Final = OfHouse("logos")
MARS: Final = OfHouse("mars")
SANCTUM: Final = OfHouse("sanctum")
SHADOWS: Final = OfHouse("shadows")
UNFATHOMABLE: Final = OfHouse("unfathomable")
UNTAMED: Final = OfHouse("untamed")

EXHAUSTED: Final = Marked(Mark.EXHAUSTED)
READY: Final = ~EXHAUSTED
DAMAGED: Final = Marked(Mark.DAMAGE)
UNDAMAGED: Final = ~DAMAGED
STUNNED: Final = Marked(Mark.STUN)
WITH_AMBER: Final = Marked(Mark.AMBER)
DOOMED: Final = Marked(Mark.DOOM)

IN_HAND: Final = InZone("hand")
IN_DECK: Final = InZone("deck")
IN_DISCARD: Final = InZone("discard")
IN_ARCHIVE: Final = InZone("archive")
YOUR_ARCHIVE: Final = ZoneOf(Whose.YOU) & IN_ARCHIVE
THEIR_ARCHIVE: Final = ZoneOf(Whose.OPPONENT) & IN_ARCHIVE
IN_PLAY: Final = InZone("line") | InZone("artifacts") | InZone("upgrades")
"""To be named only together with another zone: groups look in play anyway."""
IN_PURGED: Final = InZone("purged")
LYING_UNDER: Final = InZone("under")
LYING_FACEDOWN: Final = InZone("facedown")

ITSELF: Final = Called(Name.IT)
"""The card just chosen: `CREATURE & ~ITSELF` is another creature."""
NEIGHBOURS_OF_IT: Final = NeighbourOf(Name.IT)
"""Neighbours of the creature just chosen."""


def power(least: int = -99, most: int | None = None) -> CardGroup:
    """Creatures with so much power."""
    return Having(table.POWER, least, most)


_PLACES: Final = (
    Both, Either, Except, AnyCard, Controlled, InZone, AttachedTo, ZoneOf, OwnedBy, WasKept,
)  # fmt: skip
"""Groups that ask for no more than a place and a side."""


@lru_cache(maxsize=4096)
def states_a_quality(domain: Domain) -> bool:
    """Whether a group asks for more than a place and a side (KF-7.10)."""
    return any(isinstance(node, Group) and not isinstance(node, _PLACES) for _, node in walk(domain))
