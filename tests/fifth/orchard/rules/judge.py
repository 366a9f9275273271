"""What may be done, and why not. What has no reason against it is an option, the rest is refused."""

from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.refusals import NO_ACTION, RawRefusal, refuse
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED

from ..table import (
    ASK_MAIN,
    COMPOST_CARD,
    COMPOSTED,
    COST,
    END,
    FULL,
    HAND,
    INVITE,
    IS_TREE,
    NOT_YOUR_TURN,
    ONCE,
    ORCHARD,
    PLANT,
    TOO_DEAR,
    TWIN,
    WATER,
)
from .garden import FULL_ORCHARD


def why_not_planted(state: State, seat: Seat, card: Card) -> int:
    """ORC-3.2 to ORC-3.4."""
    trees = state.zones[ORCHARD[seat]]
    if any(state.face[tree] == state.face[card] for tree in trees):
        return TWIN
    if len(trees) >= FULL_ORCHARD:
        return FULL
    return why_not_paid(state, seat, card)


def why_not_paid(state: State, seat: Seat, card: Card) -> int:
    return TOO_DEAR if COST[state.face[card]] > state.vars[WATER + seat] else ALLOWED


def why_not_composted(state: State) -> int:
    """ORC-3.6."""
    return ONCE if state.vars[COMPOSTED] else ALLOWED


def actions(state: State, seat: Seat, refused: list[RawRefusal]) -> list[int]:
    """What a player can do in the turn; what not is added to the refusals."""
    codes = []
    for card in state.zones[HAND[seat]]:
        if IS_TREE[state.face[card]]:
            code, reason = PLANT + card, why_not_planted(state, seat, card)
        else:
            code, reason = INVITE + card, why_not_paid(state, seat, card)
        if reason:
            refused.append(refuse(code, reason, *values_of(state, seat, card, reason)))
        else:
            codes.append(code)
        if reason := why_not_composted(state):
            refused.append(refuse(COMPOST_CARD + card, reason))
        else:
            codes.append(COMPOST_CARD + card)
    return [*codes, END]


def values_of(state: State, seat: Seat, card: Card, reason: int) -> tuple[int, ...]:
    """What fills the slots of a reason."""
    if reason == TOO_DEAR:
        return card, COST[state.face[card]], state.vars[WATER + seat]
    return (card,) if reason == TWIN else ()


def refusals(state: State, seat: Seat) -> list[RawRefusal]:
    if state.outcome is not None:
        return []
    if state.decider != seat:
        return [refuse(NO_ACTION, NOT_YOUR_TURN)]
    refused: list[RawRefusal] = []
    if state.prompt == ASK_MAIN:
        actions(state, seat, refused)
    return refused
