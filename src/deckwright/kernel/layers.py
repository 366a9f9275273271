"""Continuous effects: the value of an attribute of a card, with everything that changes it.

Attributes are numbered in the order in which they are worked out. While the effects on one attribute are
worked out, attributes of a later layer count as printed, and so does the same attribute of a card that is
being worked out already: effects that depend on each other in a ring have one clear answer.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from deckwright.kernel.abilities import (
    ADD,
    ALSO,
    ANY,
    OPPONENT,
    SET,
    YOU,
    Entry,
    Influence,
    Mode,
    Static,
    Whose,
    has_uses_left,
    seat_of,
)
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.scope import Scope, holds, measure

if TYPE_CHECKING:
    from deckwright.kernel.state import State


def value(state: "State", attribute: int, card: Card) -> int:
    """An attribute of a card as it is now: printed, then set, then added to."""
    game, memory = state.game, state.memory
    if memory and card in memory and not game.table.zones[state.zone[card]].in_play:
        return memory[card][attribute]
    total = game.cards.printed(state, attribute, card)
    entries = state.index.statics.get(attribute)
    if entries is None or (
        attribute in game.cards.only_in_play and not game.table.zones[state.zone[card]].in_play
    ):
        return total
    outer, inside = state.layer, state.inside
    if outer and (attribute + 1 > outer or (attribute + 1 == outer and card in inside)):
        return total
    state.layer = attribute + 1
    state.inside = (*inside, card) if attribute + 1 == outer else (card,)
    try:
        added = 0
        for entry in entries:
            change = entry.change
            if change is None or change.amount is None:
                continue
            scope = reaching(state, entry, card)
            if scope is None:
                continue
            scope.subject = card  # What an amount may depend on: «for each counter on it».
            amount = measure(state, change.amount, scope)
            mode = change.mode
            if mode is ADD:
                added += amount
            elif mode is SET:
                total = amount
            elif mode is ALSO:
                total |= amount
            else:
                return 0  # All of it is lost.
        return total + added
    finally:
        state.layer = outer
        state.inside = inside


def player_value(state: "State", attribute: int, seat: Seat, base: int = 0) -> int:
    """A value of a player, with everything that influences it."""
    entries = state.index.statics.get(attribute)
    if entries is None:
        return base
    total, added = base, 0
    for mode, amount in influences_on(state, attribute, seat):
        if mode is SET:
            total = amount
        elif mode is ALSO:
            total |= amount
        else:
            added += amount
    return total + added


def influences_on(state: "State", attribute: int, seat: Seat) -> Iterator[tuple[Mode, int]]:
    """Everything that changes a value of a player, one by one: how, and by how much."""
    for entry in state.index.statics.get(attribute, ()):
        influence, change = entry.ability, entry.change
        assert isinstance(influence, Influence)
        assert change is not None
        assert change.amount is not None
        for holder, whose in holders(state, entry):
            scope = Scope(holder, whose, None, entry.lasting.cards if entry.lasting else ())
            wanted = influence.whose is ANY or (seat == whose) is (influence.whose is YOU)
            if wanted and holds(state, influence.condition, scope):
                yield change.mode, measure(state, change.amount, scope)


def amounts_on(state: "State", attribute: int, card: Card) -> list[int]:
    """What each continuous effect on an attribute of a card comes to, one by one: for values that don't add
    up, of which a player chooses one."""
    found = []
    for entry in state.index.statics.get(attribute, ()):
        scope = reaching(state, entry, card)
        if scope is not None and entry.change is not None and entry.change.amount is not None:
            found.append(measure(state, entry.change.amount, scope))
    return found


def holders(state: "State", entry: Entry) -> list[tuple[Card, Seat]]:
    """The cards whose text an entry is now, and whose they are."""
    if entry.holders is None:
        return [(entry.source, seat_of(state, entry))] if works(state, entry) else []
    return [
        (card, state.controller[card])
        for zone in state.game.table.play_zones
        for card in state.zones[zone]
        if reaches(state, entry, card) and not is_blank(state, card)
    ]


def is_stirred(state: "State", attribute: int) -> bool:
    """Whether any continuous effect may change an attribute now: there is one whose condition holds."""
    for entry in state.index.statics.get(attribute, ()):
        static = entry.holders or entry.ability
        assert isinstance(static, Static)
        condition = static.condition
        if condition is None or holds(state, condition, scope_of_entry(state, entry)):
            return True
    return False


def has(state: "State", attribute: int, card: Card) -> bool:
    """Whether a card has an attribute that is never printed, only given by continuous effects."""
    return attribute in state.index.statics and value(state, attribute, card) > 0


def remember(state: "State", card: Card) -> None:
    """Keep a card as it is, just before it leaves: the ability under way still sees it so.

    The game empties `memory` when the action that made the card leave is over.
    """
    state.memory = {**state.memory, card: values_of(state, card)}


def values_of(state: "State", card: Card) -> tuple[int, ...]:
    """All attributes of a card, and who controls it."""
    values = state.game.cards.row_of(state, card)
    for attribute in state.index.statics:
        if attribute < len(values):
            values[attribute] = value(state, attribute, card)
    return (*values, state.controller[card])


def controller_of(state: "State", card: Card) -> Seat:
    """Who controls a card, or did when it left."""
    if card in state.memory and not state.game.table.zones[state.zone[card]].in_play:
        return Seat(state.memory[card][-1])
    return state.controller[card]


def whose_by_control(state: "State", card: Card, scope: Scope) -> Whose:
    """By who controls a card; where cards are looked for in zones, one out of play is its owner's."""
    if scope.by_owner and not state.game.table.zones[state.zone[card]].in_play:
        own = state.owner[card] == scope.seat
    else:
        own = controller_of(state, card) == scope.seat
    return YOU if own else OPPONENT


def scope_of_entry(state: "State", entry: Entry) -> Scope:
    return Scope(entry.source, seat_of(state, entry), None, entry.lasting.cards if entry.lasting else ())


def works(state: "State", entry: Entry) -> bool:
    """Whether an entry's text works: a card that lost its text has none; lasting effects are on their own."""
    return entry.lasting is not None or not is_blank(state, entry.source)


def is_blank(state: "State", card: Card) -> bool:
    blank = state.game.cards.blank_attribute
    return blank in state.index.statics and value(state, blank, card) > 0


def reaches(state: "State", entry: Entry, card: Card) -> bool:
    """Whether a continuous effect applies to a card now."""
    return reaching(state, entry, card) is not None


def reaching(state: "State", entry: Entry, card: Card) -> Scope | None:
    """The point of view of a continuous effect that applies to a card now; None if it does not."""
    lasting, source = entry.lasting, entry.source
    if lasting is not None:
        scope = Scope(source, seat_of(state, entry), None, lasting.cards)
    elif is_blank(state, source):
        return None
    else:
        scope = Scope(source, state.controller[source])
    static = entry.holders or entry.ability
    assert isinstance(static, Static)
    group, condition = static.group, static.condition
    if not group.includes(state, card, scope):
        return None
    if condition is not None and not condition.holds(state, scope):
        return None
    if static.limit and not has_uses_left(state, source, entry.ordinal, static.limit):
        return None
    return scope
