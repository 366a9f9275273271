"""What there is to see besides cards in zones."""

from typing import Any

from deckwright.kernel.ids import Seat
from deckwright.kernel.state import State

from ..table import ACTIVE, TURN, WATER
from .garden import fruit_of


def describe(state: State, seat: Seat | None) -> dict[str, Any]:
    return {
        "turn": state.vars[TURN],
        "active": f"p{state.vars[ACTIVE] + 1}",
        "players": [
            {"water": state.vars[WATER + each], "fruit": fruit_of(state, each)}
            for each in range(state.setup.seats)
        ],
    }
