"""What is always so between two decisions, with the clause that says so."""

from collections.abc import Iterator

from deckwright.kernel.state import State

from ..table import (
    ACTIVE,
    ASK_TUCK,
    GATE,
    HAND,
    IS_TREE,
    ORCHARD,
    TURN,
    WATER,
)
from .garden import FULL_HAND, FULL_ORCHARD
from .turn import LAST_TURN


def breaches(state: State) -> list[str]:
    return [*of_orchards(state), *of_the_rest(state)]


def of_orchards(state: State) -> Iterator[str]:
    for seat, zone in enumerate(ORCHARD):
        faces = [state.face[card] for card in state.zones[zone]]
        if len(set(faces)) < len(faces):
            yield f"ORC-3.3: p{seat + 1} has two trees of one kind"
        if len(faces) > FULL_ORCHARD:
            yield f"ORC-3.4: p{seat + 1} has {len(faces)} trees"
        if not all(IS_TREE[face] for face in faces):
            yield f"ORC-3.5: a visitor stays with p{seat + 1}"
        if state.vars[WATER + seat] < 0:
            yield f"ORC-3.2: p{seat + 1} has paid too much"


def of_the_rest(state: State) -> Iterator[str]:
    for seat in range(state.setup.seats):
        if seat != state.vars[ACTIVE] and len(state.zones[HAND[seat]]) > FULL_HAND and state.vars[TURN] > 1:
            yield f"ORC-2.5: p{seat + 1} holds too many cards"
    if state.codes and state.prompt == ASK_TUCK and len(state.zones[HAND[state.decider]]) <= FULL_HAND:
        yield "ORC-2.5: asked for a card without need"
    if state.vars[TURN] > LAST_TURN:
        yield "ORC-5.2: the autumn is over"
    if state.outcome is not None and state.zones[GATE]:
        yield "ORC-3.5: a visitor stays at the gate"
