"""Amounts and conditions of Shards of Infinity."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.shards import facts
from deckwright.kernel.nodes import Amount, Condition


@dataclass(frozen=True, eq=False)
class Mastery(Amount):
    """The player's mastery."""


@dataclass(frozen=True, eq=False)
class HalfMastery(Amount):
    """Half of it, rounded up."""


@dataclass(frozen=True, eq=False)
class LeaderIs(Condition):
    """Who the player is (SHI-7.40)."""

    leader: str


@dataclass(frozen=True, eq=False)
class MasteryAtLeast(Condition):
    """A mastery bonus, in a continuous effect (SHI-6.2)."""

    level: int


@dataclass(frozen=True, eq=False)
class LeadsInMastery(Condition):
    """The player has more mastery than each opponent (SHI-7.6)."""


@dataclass(frozen=True, eq=False)
class FullHealth(Condition):
    """The player's health is at its limit (SHI-1.2)."""


@dataclass(frozen=True, eq=False)
class DamageDealt(Condition):
    """The player has dealt so much damage to one opponent this turn (SHI-7.28)."""

    damage: int


YOUR_MASTERY: Final = Mastery()
HALF_YOUR_MASTERY: Final = HalfMastery()
IF_DECIMA: Final = LeaderIs(facts.LEADERS[facts.DECIMA])
IF_KO_SYN_WU: Final = LeaderIs(facts.LEADERS[facts.KO_SYN_WU])
IF_TETRA: Final = LeaderIs(facts.LEADERS[facts.TETRA])
IF_VOLOS: Final = LeaderIs(facts.LEADERS[facts.VOLOS])
LEADS_IN_MASTERY: Final = LeadsInMastery()
FULL_HEALTH: Final = FullHealth()
