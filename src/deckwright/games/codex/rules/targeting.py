"""The target symbol: what may be targeted, resist, flagbearers (COD-8.3, COD-8.6, COD-9.24)."""

from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.rules.field import is_seen_by, keyword, opponent, traits
from deckwright.kernel.events import emit
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.nodes import Group
from deckwright.kernel.scope import Scope
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED

UNTARGETABLE: Final = 1 << table.UNTARGETABLE
INVISIBLE: Final = 1 << table.INVISIBLE
ALL: Final = -1
"""Cards that are never enough."""


def why_not_targeted(state: State, seat: Seat, card: Card, budget: int) -> int:
    """Whether a player may aim at a card, with so much gold for resist."""
    bits = traits(state, card)
    if bits & UNTARGETABLE:
        return table.NOT_TARGETABLE  # COD-9.8
    if state.controller[card] == seat:
        return ALLOWED
    if bits & INVISIBLE and not is_seen_by(state, card, seat):
        return table.TARGET_UNSEEN  # COD-9.9: also while it patrols.
    return table.RESIST_TOO_DEAR if keyword(state, table.RESIST, card) > budget else ALLOWED  # COD-8.6


def is_fitting(state: State, group: Group, card: Card, scope: Scope) -> bool:
    """Whether a card is of a group; buildings that do not stand yet are of none."""
    return not state.columns[table.UNFINISHED][card] and group.includes(state, card, scope)


def fitting(state: State, group: Group, scope: Scope) -> list[Card]:
    """All cards of a group in play."""
    return [
        card
        for zone in state.game.scripts.zones_of(group)
        for card in state.zones[zone]
        if is_fitting(state, group, card, scope)
    ]


def legal(state: State, seat: Seat, group: Group, scope: Scope, budget: int, enough: int = ALL) -> list[Card]:
    """All cards of a group that a player may aim at, or as many as are enough."""
    found: list[Card] = []
    for zone in state.game.scripts.zones_of(group):
        for card in state.zones[zone]:
            if is_fitting(state, group, card, scope) and not why_not_targeted(state, seat, card, budget):
                found.append(card)
                if len(found) == enough:
                    return found
    return found


def flagbearers_first(state: State, seat: Seat, cards: list[Card], done: bool) -> list[Card]:
    """What can take an enemy flagbearer has to take one, once (COD-9.24, K8)."""
    if done:
        return cards
    bearers = [
        card
        for card in cards
        if state.controller[card] == opponent(seat) and keyword(state, table.FLAGBEARER, card)
    ]
    return bearers or cards


def pay_resist(state: State, seat: Seat, card: Card) -> None:
    """Each time it is targeted (COD-9.23)."""
    resist = keyword(state, table.RESIST, card) if state.controller[card] != seat else 0
    if resist:
        state.vars[table.GOLD + seat] -= resist
        emit(state, table.RESISTED, seat, card, amount=resist)
