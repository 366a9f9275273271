"""Groups of cards: `FRIENDLY & CHAMPION & HOMO_DEUS`, `YOUR_DISCARD & MERCENARY`."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.shards import facts
from deckwright.script.groups import FRIENDLY, CardGroup, InZone


@dataclass(frozen=True, eq=False)
class OfFaction(CardGroup):
    """Cards of a faction."""

    faction: str


@dataclass(frozen=True, eq=False)
class IsChampion(CardGroup):
    """Champions."""


@dataclass(frozen=True, eq=False)
class IsAlly(CardGroup):
    """Allies, that is all cards that are no champions (SHI-1.4)."""


@dataclass(frozen=True, eq=False)
class IsMercenary(CardGroup):
    """Mercenaries."""


@dataclass(frozen=True, eq=False)
class CostsAtMost(CardGroup):
    """Cards of a printed cost (SHI-6.14); relics have none (SHI-7.21)."""

    crystals: int


@dataclass(frozen=True, eq=False)
class PlayedThisTurn(CardGroup):
    """Cards that the player has played this turn (SHI-6.7); copying is not playing (SHI-6.22)."""


@dataclass(frozen=True, eq=False)
class WithName(CardGroup):
    """The card of this name."""

    card: str


HOMO_DEUS: Final = OfFaction(facts.FACTIONS[facts.HOMO_DEUS])
WRAETHE: Final = OfFaction(facts.FACTIONS[facts.WRAETHE])
UNDERGROWTH: Final = OfFaction(facts.FACTIONS[facts.UNDERGROWTH])
CHAMPION: Final = IsChampion()
ALLY: Final = IsAlly()
MERCENARY: Final = IsMercenary()
PLAYED_THIS_TURN: Final = PlayedThisTurn()
YOUR_HAND: Final = FRIENDLY & InZone("hand")
YOUR_DISCARD: Final = FRIENDLY & InZone("discard")
HAND_OR_DISCARD: Final = FRIENDLY & (InZone("hand") | InZone("discard"))
IN_ROW: Final = InZone("row")
