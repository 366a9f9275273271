"""Phase 5, Recovery: everybody draws up to four cards (DIM-4.12, DIM-4.13, DIM-4.17)."""

from deckwright.games.dimensions.table import (
    DECK,
    DECK_EMPTY,
    DREW,
    HAND,
    IN_RECOVERY,
    LAST_DRAWER,
    PHASE,
)
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.nodes import procedure
from deckwright.kernel.state import State
from deckwright.kernel.zones import draw

FULL_HAND = 4


def draw_up(state: State, frame: Frame) -> None:
    state.vars[PHASE] = IN_RECOVERY
    zones = state.zones
    seats = state.setup.seats
    # DIM-4.12: the active player first, then clockwise; DIM-4.17: each one all missing cards at once.
    for step in range(seats):
        if not zones[DECK]:
            return  # DIM-4.13, DIM-7.6, DIM-7.8
        seat = (frame.seat + step) % seats
        hand = HAND[seat]
        missing = FULL_HAND - len(zones[hand])
        if missing > 0:
            for card in draw(state, DECK, hand, missing):
                emit(state, DREW, seat, card, mask=1 << seat)
            if not zones[DECK]:
                # DIM-7.1, DIM-9.4: everybody sees who drew the last card.
                state.vars[LAST_DRAWER] = seat
                emit(state, DECK_EMPTY, seat)


RECOVERY = procedure("dimensions/recovery", draw_up)
