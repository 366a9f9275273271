"""Groups of cards: `FRIENDLY & UNIT`, `PATROLLER & tech(0, 1)`."""

from dataclasses import dataclass
from typing import Final

from deckwright.script.groups import CardGroup


@dataclass(frozen=True, eq=False)
class OfType(CardGroup):
    """Units, heroes or buildings in play; tokens are units (COD-8.4), heroes are not (COD-4.11)."""

    type: str


@dataclass(frozen=True, eq=False)
class OfTech(CardGroup):
    """Units of these tech levels; heroes have none."""

    least: int
    most: int


@dataclass(frozen=True, eq=False)
class OfSubtype(CardGroup):
    """Cards of a subtype, wherever they are."""

    subtype: str


@dataclass(frozen=True, eq=False)
class Patrolling(CardGroup):
    """Patrollers; in one's own turn nobody is one (COD-7.2)."""


@dataclass(frozen=True, eq=False)
class WithoutPlusRune(CardGroup):
    """Cards without a +1/+1 rune."""


@dataclass(frozen=True, eq=False)
class WithoutPartner(CardGroup):
    """Units that are no dance partners."""


@dataclass(frozen=True, eq=False)
class PartnerOf(CardGroup):
    """The two units that this card has paired."""


@dataclass(frozen=True, eq=False)
class OwnCard(CardGroup):
    """Cards that the player may play: those in hand (COD-2.5)."""


UNIT: Final = OfType("unit")
HERO: Final = OfType("hero")
BUILDING: Final = OfType("building")
FORCE: Final = UNIT | HERO
"""Units and heroes."""
VIRTUOSO: Final = OfSubtype("virtuoso")
PATROLLER: Final = Patrolling()
WITHOUT_PLUS_RUNE: Final = WithoutPlusRune()
WITHOUT_PARTNER: Final = WithoutPartner()
ITS_PARTNERS: Final = PartnerOf()
IN_YOUR_HAND: Final = OwnCard()


def tech(least: int, most: int | None = None) -> CardGroup:
    return OfTech(least, least if most is None else most)
