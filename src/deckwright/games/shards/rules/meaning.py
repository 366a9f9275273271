"""What the words of cards mean: tests on cards, amounts, conditions."""

from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import (
    COST,
    FACES,
    FACTION_OF,
    FACTIONS,
    FACTS,
    IS_CHAMPION,
    IS_MERCENARY,
    LEADERS,
    RELIC,
)
from deckwright.games.shards.rules.field import opponents
from deckwright.games.shards.script import amounts, groups
from deckwright.kernel.abilities import Whose
from deckwright.kernel.ids import Card
from deckwright.kernel.nodes import Amount, Condition, Group
from deckwright.kernel.scope import Measure, Scope, Test, Verdict
from deckwright.kernel.state import State


def of_faction(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.OfFaction)
    return FACTION_OF[state.face[card]] == FACTIONS.index(group.faction)


def is_champion(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return IS_CHAMPION[state.face[card]]


def is_ally(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return not IS_CHAMPION[state.face[card]]


def is_mercenary(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return IS_MERCENARY[state.face[card]]


def costs_at_most(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.CostsAtMost)
    face = state.face[card]
    return COST[face] <= group.crystals and FACTS[face].place != RELIC


def played_this_turn(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return state.zone[card] == table.PLAY[scope.seat] and state.columns[table.PLAYED_AS][card] > 0


def with_name(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.WithName)
    return FACES[state.face[card]] == group.card


def whose(state: State, card: Card, scope: Scope) -> Whose:
    """Whose card it is tells the zone it is in; a team mate's is neither yours nor an enemy's (SHI-1.16)."""
    owner = state.game.table.zones[state.zone[card]].seat
    if owner == scope.seat:
        return Whose.YOU
    return Whose.OPPONENT if owner in opponents(state, scope.seat) else Whose.ANY


TESTS: Final[dict[type[Group], Test]] = {
    groups.OfFaction: of_faction,
    groups.IsChampion: is_champion,
    groups.IsAlly: is_ally,
    groups.IsMercenary: is_mercenary,
    groups.CostsAtMost: costs_at_most,
    groups.PlayedThisTurn: played_this_turn,
    groups.WithName: with_name,
}


def mastery(state: State, amount: Amount, scope: Scope) -> int:
    return state.vars[table.MASTERY + scope.seat]


def half_mastery(state: State, amount: Amount, scope: Scope) -> int:
    return (state.vars[table.MASTERY + scope.seat] + 1) // 2


MEASURES: Final[dict[type[Amount], Measure]] = {
    amounts.Mastery: mastery,
    amounts.HalfMastery: half_mastery,
}


def leader_is(state: State, condition: Condition, scope: Scope) -> bool:
    """SHI-7.40, SHI-11.22"""
    assert isinstance(condition, amounts.LeaderIs)
    return state.vars[table.LEADER + scope.seat] == LEADERS.index(condition.leader)


def mastery_at_least(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.MasteryAtLeast)
    return state.vars[table.MASTERY + scope.seat] >= condition.level


def leads_in_mastery(state: State, condition: Condition, scope: Scope) -> bool:
    """More than each opponent, one by one (SHI-7.6)."""
    own = state.vars[table.MASTERY + scope.seat]
    return all(own > state.vars[table.MASTERY + other] for other in opponents(state, scope.seat))


def full_health(state: State, condition: Condition, scope: Scope) -> bool:
    return state.vars[table.HEALTH + scope.seat] >= table.MOST_HEALTH


def damage_dealt(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.DamageDealt)
    damage = state.vars[table.DAMAGE_TAKEN : table.DAMAGE_TAKEN + table.SIDES]
    return max(damage) >= condition.damage


VERDICTS: Final[dict[type[Condition], Verdict]] = {
    amounts.LeaderIs: leader_is,
    amounts.MasteryAtLeast: mastery_at_least,
    amounts.LeadsInMastery: leads_in_mastery,
    amounts.FullHealth: full_health,
    amounts.DamageDealt: damage_dealt,
}
