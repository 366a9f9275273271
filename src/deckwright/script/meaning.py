"""What the generic words mean, as tables that a game with abilities takes over."""

from typing import Final

from deckwright.kernel.abilities import Whose
from deckwright.kernel.deeds import Name, named_cards
from deckwright.kernel.ids import NO_CARD, Card
from deckwright.kernel.layers import controller_of, value
from deckwright.kernel.nodes import Amount, Condition, Effect, Group, Step
from deckwright.kernel.scope import Measure, Scope, Test, Verdict, belongs, holds, measure, members
from deckwright.kernel.state import State
from deckwright.script import amounts, groups
from deckwright.script.gate import ByRule, run_by_rule


def cards_called(state: State, name: Name, scope: Scope) -> tuple[int, ...]:
    """The cards that a name stands for, for a running ability or a continuous one."""
    if name is Name.BOUND:
        return scope.cards
    if scope.frame is not None:
        return named_cards(state, name, scope.frame)
    card = NO_CARD
    if name is Name.SELF:
        card = scope.source
    elif name is Name.SUBJECT:
        card = scope.subject
    elif name is Name.OTHER:
        card = Card(scope.other)
    elif name is Name.HOST:
        card = state.host[scope.source]
    return () if card == NO_CARD else (card,)


def is_both(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.Both)
    return belongs(state, group.one, card, scope) and belongs(state, group.other, card, scope)


def is_either(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.Either)
    return belongs(state, group.one, card, scope) or belongs(state, group.other, card, scope)


def is_not(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.Except)
    return not belongs(state, group.group, card, scope)


def is_any(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return True


def is_controlled(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.Controlled)
    if scope.by_owner and not state.game.zones[state.zone[card]].in_play:
        own = state.owner[card] == scope.seat
    else:
        own = controller_of(state, card) == scope.seat
    return group.whose is Whose.ANY or own is (group.whose is Whose.YOU)


def has_attribute(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.Having)
    amount = value(state, group.attribute, card)
    return amount >= group.least and (group.most is None or amount <= group.most)


def is_called(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.Called)
    return card in cards_called(state, group.name, scope)


def is_neighbour(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.NeighbourOf)
    row = state.zones[state.zone[card]]
    place = row.index(card)
    beside = row[max(place - 1, 0) : place] + row[place + 1 : place + 2]
    return any(other in beside for other in cards_called(state, group.name, scope))


def is_attached(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.AttachedTo)
    return state.host[card] in cards_called(state, group.name, scope)


def is_in_zone(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.InZone)
    return state.game.zones[state.zone[card]].kind == group.kind


HANDLERS: Final[dict[type[Effect], Step]] = {ByRule: run_by_rule}

TESTS: Final[dict[type[Group], Test]] = {
    groups.Both: is_both,
    groups.Either: is_either,
    groups.Except: is_not,
    groups.AnyCard: is_any,
    groups.Controlled: is_controlled,
    groups.Having: has_attribute,
    groups.Called: is_called,
    groups.NeighbourOf: is_neighbour,
    groups.AttachedTo: is_attached,
    groups.InZone: is_in_zone,
}


def fixed(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.Fixed)
    return amount.number


def count(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.Count)
    return len(members(state, amount.group, scope))


def how_many(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.HowMany)
    return len(cards_called(state, amount.name, scope))


def value_of(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.ValueOf)
    return sum(value(state, amount.attribute, Card(card)) for card in cards_called(state, amount.name, scope))


def tally(state: State, amount: Amount, scope: Scope) -> int:
    assert scope.frame is not None
    return state.frames[scope.frame.root].tally


def of_event(state: State, amount: Amount, scope: Scope) -> int:
    assert scope.frame is not None
    return scope.frame.amount


def chosen(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.Chosen)
    assert scope.frame is not None
    return state.frames[scope.frame.root].slots[amount.slot][0]


def times(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.Times)
    return amount.factor * measure(state, amount.amount, scope)


MEASURES: Final[dict[type[Amount], Measure]] = {
    amounts.Fixed: fixed,
    amounts.Count: count,
    amounts.HowMany: how_many,
    amounts.ValueOf: value_of,
    amounts.Tally: tally,
    amounts.OfEvent: of_event,
    amounts.Chosen: chosen,
    amounts.Times: times,
}


def at_least(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.AtLeast)
    return measure(state, condition.amount, scope) >= condition.number


def negated(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.Not)
    return not holds(state, condition.condition, scope)


def is_of(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.IsOf)
    cards = cards_called(state, condition.name, scope)
    return bool(cards) and all(belongs(state, condition.group, Card(card), scope) for card in cards)


VERDICTS: Final[dict[type[Condition], Verdict]] = {
    amounts.AtLeast: at_least,
    amounts.Not: negated,
    amounts.IsOf: is_of,
}
