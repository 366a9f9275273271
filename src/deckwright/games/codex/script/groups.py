"""Groups of cards, numbers and conditions: `FRIENDLY & UNIT`, `PATROLLER & tech(0, 1)`."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.facts import BUILDINGS
from deckwright.games.codex.facts import HERO as IS_HERO
from deckwright.games.codex.facts import UNIT as IS_UNIT
from deckwright.games.codex.rules.field import TECH, TYPE, fact_of, in_play, slot_of
from deckwright.kernel.ids import Card
from deckwright.kernel.nodes import Amount, Condition
from deckwright.kernel.scope import Scope
from deckwright.kernel.state import State
from deckwright.script.groups import CardGroup

__all__ = [
    "BUILDING", "DAMAGE_ON_IT", "FORCE", "IN_YOUR_HAND", "ITS_PARTNERS", "PATROLLER", "UNIT", "VIRTUOSO",
    "WITHOUT_PARTNER", "WITHOUT_PLUS_RUNE", "LevelAtLeast", "tech",
]  # fmt: skip

TYPES_CALLED: Final = {"unit": (IS_UNIT,), "hero": (IS_HERO,), "building": BUILDINGS}
IS_CALLED: Final = {name: tuple(each in types for each in TYPE) for name, types in TYPES_CALLED.items()}
"""The same by face."""


@dataclass(frozen=True, eq=False)
class OfType(CardGroup):
    """Units, heroes or buildings in play; tokens are units (COD-8.4), heroes are not (COD-4.11)."""

    type: str

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return IS_CALLED[self.type][state.text[card]]


@dataclass(frozen=True, eq=False)
class OfTech(CardGroup):
    """Units of these tech levels; heroes have none."""

    least: int
    most: int

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return self.least <= TECH[state.text[card]] <= self.most


@dataclass(frozen=True, eq=False)
class OfSubtype(CardGroup):
    """Cards of a subtype, wherever they are."""

    subtype: str

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return fact_of(state, card).subtype == self.subtype


@dataclass(frozen=True, eq=False)
class Patrolling(CardGroup):
    """Patrollers; in one's own turn nobody is one (COD-7.2)."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return bool(slot_of(state, card))


@dataclass(frozen=True, eq=False)
class WithoutPlusRune(CardGroup):
    """Cards without a +1/+1 rune."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return not state.columns[table.PLUS][card]


@dataclass(frozen=True, eq=False)
class WithoutPartner(CardGroup):
    """Units that are no dance partners."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return not state.columns[table.PARTNER][card]


@dataclass(frozen=True, eq=False)
class PartnerOf(CardGroup):
    """The two units that this card has paired."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return state.columns[table.PARTNER][card] == scope.source + 1 and in_play(state, card)


@dataclass(frozen=True, eq=False)
class OwnCard(CardGroup):
    """Cards that the player may play: those in hand (COD-2.5)."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return state.zone[card] == table.HAND[scope.seat]


@dataclass(frozen=True, eq=False)
class DamageOn(Amount):
    """The damage on this card."""

    def measure(self, state: State, scope: Scope) -> int:
        return state.columns[table.DAMAGE][scope.source]


@dataclass(frozen=True, eq=False)
class LevelAtLeast(Condition):
    """A hero's level (COD-4.3)."""

    level: int

    def holds(self, state: State, scope: Scope) -> bool:
        return state.columns[table.LEVEL][scope.source] >= self.level


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
DAMAGE_ON_IT: Final = DamageOn()


def tech(least: int, most: int | None = None) -> CardGroup:
    return OfTech(least, least if most is None else most)
