"""Phase 5, Recovery: everybody draws up to four cards (DIM-4.12, DIM-4.13, DIM-4.17)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.dimensions.rules.singularity import offer_singularity
from deckwright.games.dimensions.table import (
    DECK,
    DECK_EMPTY,
    DREW,
    EPIC,
    HAND,
    IN_RECOVERY,
    LAST_DRAWER,
    PHASE,
)
from deckwright.kernel.events import emit, emit_each
from deckwright.kernel.frames import Frame
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import Switched
from deckwright.kernel.state import State
from deckwright.kernel.zones import draw

FULL_HAND: Final = 4


@dataclass
class Drawing(Locals):
    """Whether anybody drew."""

    drew: bool = False


def draw_up(state: State, frame: Frame[Drawing]) -> None:
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
            frame.locals.drew = True
            emit_each(state, DREW, seat, draw(state, DECK, hand, missing))
            if not zones[DECK]:
                # DIM-7.1, DIM-9.4: everybody sees who drew the last card.
                state.vars[LAST_DRAWER] = seat
                emit(state, DECK_EMPTY, seat)


def offer_after_drawing(state: State, frame: Frame[Drawing]) -> None:
    """DIM-8.24: new cards may change somebody's mind."""
    if frame.locals.drew:
        offer_singularity(state, frame)


RECOVERY: Final = Switched(
    "dimensions/recovery",
    (draw_up, offer_after_drawing),
    EPIC,
    (offer_after_drawing,),
    Drawing,
)
