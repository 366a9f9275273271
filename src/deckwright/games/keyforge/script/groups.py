"""Groups of KeyForge cards: `FRIENDLY & MARS & CREATURE & READY`."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from deckwright.games.keyforge import table
from deckwright.kernel.abilities import Whose
from deckwright.kernel.deeds import Name
from deckwright.kernel.nodes import part_of_scripts
from deckwright.script.groups import ByName, Called, CardGroup, Having, InZone


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


@dataclass(frozen=True, eq=False)
class OfHouse(CardGroup):
    """Cards of a house (KF-15.2)."""

    house: str


@dataclass(frozen=True, eq=False)
class OfTrait(CardGroup):
    """Cards with a trait (KF-11.13)."""

    trait: str


@dataclass(frozen=True, eq=False)
class OfActiveHouse(CardGroup):
    """Cards of the house chosen for this turn."""


@dataclass(frozen=True, eq=False)
class OfChosenHouse(CardGroup):
    """Cards of the house that the ability let choose; in a lasting effect, of the house it was given."""

    slot: int = 0


@dataclass(frozen=True, eq=False)
class SharesHouse(ByName):
    """Cards that have a house in common with a named card."""


@dataclass(frozen=True, eq=False)
class SharesTrait(ByName):
    """Cards that have a trait in common with a named card."""


@dataclass(frozen=True, eq=False)
class SharesName(ByName):
    """Cards that have the same name as a named card."""


@dataclass(frozen=True, eq=False)
class SharesOwner(ByName):
    """Cards of the same owner as a named card."""


@dataclass(frozen=True, eq=False)
class ZoneOf(CardGroup):
    """Cards that lie in a player's zone, whoever owns them."""

    whose: Whose


@dataclass(frozen=True, eq=False)
class WithName(CardGroup):
    """Copies of a card."""

    card: str


@dataclass(frozen=True, eq=False)
class Marked(CardGroup):
    """Cards with a mark, so many at least."""

    mark: Mark
    least: int = 1


@dataclass(frozen=True, eq=False)
class LeftOf(ByName):
    """Creatures left of a named one in its battle line."""


@dataclass(frozen=True, eq=False)
class InCentre(CardGroup):
    """The creature in the centre of its battle line (KF-10.3)."""


@dataclass(frozen=True, eq=False)
class BeingPlayed(CardGroup):
    """The card that is being played right now."""


@dataclass(frozen=True, eq=False)
class OwnedBy(CardGroup):
    """Cards that a named card's controller owns, or a player."""

    yours: bool = True


@dataclass(frozen=True, eq=False)
class OfOwnHouses(CardGroup):
    """Cards of one of the three houses of your identity card."""


@dataclass(frozen=True, eq=False)
class WasKept(CardGroup):
    """Cards that the ability chose earlier and kept."""

    slot: int = 0


@dataclass(frozen=True, eq=False)
class Attackable(CardGroup):
    """Creatures that the one kept earlier can attack."""

    slot: int = 0


@dataclass(frozen=True, eq=False)
class PowerIsChosen(CardGroup):
    """Creatures whose power is the number chosen."""

    slot: int = 0


CREATURE: Final = Having(table.CREATURE)
ARTIFACT: Final = Having(table.ARTIFACT)
UPGRADE: Final = Having(table.UPGRADE)
ACTION_CARD: Final = Having(table.ACTION)
FLANK: Final = Having(table.FLANK)
ELUSIVE_ONES: Final = Having(table.ELUSIVE)

BROBNAR: Final = OfHouse("brobnar")
DIS: Final = OfHouse("dis")
LOGOS: Final = OfHouse("logos")
MARS: Final = OfHouse("mars")
SANCTUM: Final = OfHouse("sanctum")
SAURIAN: Final = OfHouse("saurian")
SHADOWS: Final = OfHouse("shadows")
STAR_ALLIANCE: Final = OfHouse("star-alliance")
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


def trait(name: str) -> CardGroup:
    return OfTrait(name)


def called(card: str) -> CardGroup:
    return WithName(card)


def power(least: int = -99, most: int | None = None) -> CardGroup:
    """Creatures with so much power."""
    return Having(table.POWER, least, most)
