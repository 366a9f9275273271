"""What the words of cards mean: tests on cards, amounts, conditions."""

from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.facts import BUILDINGS, HERO, UNIT
from deckwright.games.codex.rules.field import TYPE, fact_of, in_play, slot_of
from deckwright.games.codex.script import effects, groups
from deckwright.kernel.abilities import Whose
from deckwright.kernel.ids import Card
from deckwright.kernel.nodes import Amount, Condition, Group
from deckwright.kernel.scope import Measure, Scope, Test, Verdict
from deckwright.kernel.state import State

TYPES_CALLED: Final = {"unit": (UNIT,), "hero": (HERO,), "building": BUILDINGS}


def of_type(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.OfType)
    return TYPE[state.text[card]] in TYPES_CALLED[group.type]


def of_tech(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.OfTech)
    return TYPE[state.text[card]] == UNIT and group.least <= fact_of(state, card).tech <= group.most


def of_subtype(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.OfSubtype)
    return fact_of(state, card).subtype == group.subtype


def patrolling(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return bool(slot_of(state, card))


def without_plus_rune(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return not state.columns[table.PLUS][card]


def without_partner(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return not state.columns[table.PARTNER][card]


def partner_of(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return state.columns[table.PARTNER][card] == scope.source + 1 and in_play(state, card)


def own_card(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return state.zone[card] == table.HAND[scope.seat]


def whose(state: State, card: Card, scope: Scope) -> Whose:
    """Who controls a card in play; elsewhere cards are their owner's."""
    seat = state.controller[card] if in_play(state, card) else state.owner[card]
    return Whose.YOU if seat == scope.seat else Whose.OPPONENT


TESTS: Final[dict[type[Group], Test]] = {
    groups.OfType: of_type,
    groups.OfTech: of_tech,
    groups.OfSubtype: of_subtype,
    groups.Patrolling: patrolling,
    groups.WithoutPlusRune: without_plus_rune,
    groups.WithoutPartner: without_partner,
    groups.PartnerOf: partner_of,
    groups.OwnCard: own_card,
}


def damage_on(state: State, amount: Amount, scope: Scope) -> int:
    return state.columns[table.DAMAGE][scope.source]


MEASURES: Final[dict[type[Amount], Measure]] = {effects.DamageOn: damage_on}


def level_at_least(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, effects.LevelAtLeast)
    return state.columns[table.LEVEL][scope.source] >= condition.level


VERDICTS: Final[dict[type[Condition], Verdict]] = {
    effects.LevelAtLeast: level_at_least,
}
