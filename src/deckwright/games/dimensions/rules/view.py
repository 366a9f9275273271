"""What there is to see of a game besides its cards."""

from typing import Any

from deckwright.games.dimensions import table
from deckwright.kernel.ids import NO_SEAT, Seat
from deckwright.kernel.notation import seat_name
from deckwright.kernel.state import State


def describe(state: State, seat: Seat | None) -> dict[str, Any]:
    numbers = state.vars
    last = numbers[table.LAST_DRAWER]
    return {
        "turn": numbers[table.TURN],
        "active": seat_name(numbers[table.ACTIVE]),
        "phase": table.PHASES[numbers[table.PHASE]],
        "last-drawer": None if last == NO_SEAT else seat_name(last),  # DIM-9.4
        "final": bool(numbers[table.FINAL]),
        "extra": bool(numbers[table.EXTRA]),
    }
