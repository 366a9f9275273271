"""The target symbol: what may be targeted, resist, flagbearers (COD-8.3, COD-8.6, COD-9.24)."""

from collections.abc import Iterator
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


def fitting(state: State, group: Group, scope: Scope) -> Iterator[Card]:
    """All cards of a group in play; buildings that do not stand yet are none."""
    includes = group.includes
    unfinished = state.columns[table.UNFINISHED]
    for zone in state.game.scripts.zones_of(group):
        for card in state.zones[zone]:
            if not unfinished[card] and includes(state, card, scope):
                yield card


def legal(state: State, seat: Seat, group: Group, scope: Scope, budget: int) -> list[Card]:
    """All cards of a group that a player may aim at."""
    return [card for card in fitting(state, group, scope) if not why_not_targeted(state, seat, card, budget)]


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
