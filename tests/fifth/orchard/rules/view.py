"""What there is to see besides cards in zones."""

from typing import Any

from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import value
from deckwright.kernel.spelling import plain_label
from deckwright.kernel.state import State

from ..table import ACTIVE, FRUIT, ORCHARD, TURN, WATER
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


def describe_card(state: State, card: Card, seat: Seat | None) -> Any:
    """A tree in an orchard bears what it bears now."""
    label = plain_label(state, card, seat)
    return {"card": label, "fruit": value(state, FRUIT, card)} if state.zone[card] in ORCHARD else label
