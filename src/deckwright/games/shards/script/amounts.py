"""Amounts and conditions of Shards of Infinity."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.shards import facts, table
from deckwright.games.shards.rules.field import opponents
from deckwright.kernel.nodes import Amount, Condition
from deckwright.kernel.scope import Scope
from deckwright.kernel.state import State

__all__ = [
    "FULL_HEALTH", "HALF_YOUR_MASTERY", "IF_DECIMA", "IF_KO_SYN_WU", "IF_TETRA", "IF_VOLOS",
    "LEADS_IN_MASTERY", "YOUR_MASTERY", "DamageDealt", "MasteryAtLeast",
]  # fmt: skip


@dataclass(frozen=True, eq=False)
class Mastery(Amount):
    """The player's mastery."""

    def measure(self, state: State, scope: Scope) -> int:
        return state.vars[table.MASTERY + scope.seat]


@dataclass(frozen=True, eq=False)
class HalfMastery(Amount):
    """Half of it, rounded up."""

    def measure(self, state: State, scope: Scope) -> int:
        return (state.vars[table.MASTERY + scope.seat] + 1) // 2


@dataclass(frozen=True, eq=False)
class LeaderIs(Condition):
    """Who the player is (SHI-7.40, SHI-11.22)."""

    leader: str

    def holds(self, state: State, scope: Scope) -> bool:
        return state.vars[table.LEADER + scope.seat] == facts.LEADERS.index(self.leader)


@dataclass(frozen=True, eq=False)
class MasteryAtLeast(Condition):
    """A mastery bonus, in a continuous effect (SHI-6.2)."""

    level: int

    def holds(self, state: State, scope: Scope) -> bool:
        return state.vars[table.MASTERY + scope.seat] >= self.level


@dataclass(frozen=True, eq=False)
class LeadsInMastery(Condition):
    """The player has more mastery than each opponent, one by one (SHI-7.6)."""

    def holds(self, state: State, scope: Scope) -> bool:
        own = state.vars[table.MASTERY + scope.seat]
        return all(own > state.vars[table.MASTERY + other] for other in opponents(state, scope.seat))


@dataclass(frozen=True, eq=False)
class FullHealth(Condition):
    """The player's health is at its limit (SHI-1.2)."""

    def holds(self, state: State, scope: Scope) -> bool:
        return state.vars[table.HEALTH + scope.seat] >= table.MOST_HEALTH


@dataclass(frozen=True, eq=False)
class DamageDealt(Condition):
    """The player has dealt so much damage to one opponent this turn (SHI-7.28)."""

    damage: int

    def holds(self, state: State, scope: Scope) -> bool:
        return max(state.vars[table.DAMAGE_TAKEN : table.DAMAGE_TAKEN + table.SIDES]) >= self.damage


YOUR_MASTERY: Final = Mastery()
HALF_YOUR_MASTERY: Final = HalfMastery()
IF_DECIMA: Final = LeaderIs(facts.LEADERS[facts.DECIMA])
IF_KO_SYN_WU: Final = LeaderIs(facts.LEADERS[facts.KO_SYN_WU])
IF_TETRA: Final = LeaderIs(facts.LEADERS[facts.TETRA])
IF_VOLOS: Final = LeaderIs(facts.LEADERS[facts.VOLOS])
LEADS_IN_MASTERY: Final = LeadsInMastery()
FULL_HEALTH: Final = FullHealth()
