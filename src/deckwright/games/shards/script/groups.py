"""Groups of cards: `FRIENDLY & CHAMPION & HOMO_DEUS`, `YOUR_DISCARD & MERCENARY`."""

from dataclasses import dataclass, field
from typing import Final

from deckwright.games.shards import facts, table
from deckwright.kernel.ids import Card
from deckwright.kernel.scope import Scope
from deckwright.kernel.state import State
from deckwright.script.groups import FRIENDLY, CardGroup, InZone

__all__ = [
    "ALLY", "CHAMPION", "HAND_OR_DISCARD", "HOMO_DEUS", "IN_ROW", "MERCENARY", "PLAYED_THIS_TURN",
    "UNDERGROWTH", "WRAETHE", "YOUR_DISCARD", "CostsAtMost", "WithName",
]  # fmt: skip


@dataclass(frozen=True, eq=False)
class OfFaction(CardGroup):
    """Cards of a faction."""

    faction: str
    number: int = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", facts.FACTIONS.index(self.faction))

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return facts.FACTION_OF[state.face[card]] == self.number


@dataclass(frozen=True, eq=False)
class IsChampion(CardGroup):
    """Champions."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return facts.IS_CHAMPION[state.face[card]]


@dataclass(frozen=True, eq=False)
class IsAlly(CardGroup):
    """Allies, that is all cards that are no champions (SHI-1.4)."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return not facts.IS_CHAMPION[state.face[card]]


@dataclass(frozen=True, eq=False)
class IsMercenary(CardGroup):
    """Mercenaries."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return facts.IS_MERCENARY[state.face[card]]


@dataclass(frozen=True, eq=False)
class CostsAtMost(CardGroup):
    """Cards of a printed cost (SHI-6.14); relics have none (SHI-7.21)."""

    crystals: int

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        fact = facts.FACTS[state.face[card]]
        return fact.cost <= self.crystals and fact.place != facts.RELIC


@dataclass(frozen=True, eq=False)
class PlayedThisTurn(CardGroup):
    """Cards that the player has played this turn (SHI-6.7); copying is not playing (SHI-6.22)."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return state.zone[card] == table.PLAY[scope.seat] and state.columns[table.PLAYED_AS][card] > 0


@dataclass(frozen=True, eq=False)
class WithName(CardGroup):
    """The card of this name."""

    card: str

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return facts.FACES[state.face[card]] == self.card


HOMO_DEUS: Final = OfFaction(facts.FACTIONS[facts.HOMO_DEUS])
WRAETHE: Final = OfFaction(facts.FACTIONS[facts.WRAETHE])
UNDERGROWTH: Final = OfFaction(facts.FACTIONS[facts.UNDERGROWTH])
CHAMPION: Final = IsChampion()
ALLY: Final = IsAlly()
MERCENARY: Final = IsMercenary()
PLAYED_THIS_TURN: Final = PlayedThisTurn()
YOUR_DISCARD: Final = FRIENDLY & InZone("discard")
HAND_OR_DISCARD: Final = FRIENDLY & (InZone("hand") | InZone("discard"))
IN_ROW: Final = InZone("row")
