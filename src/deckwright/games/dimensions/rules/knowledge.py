"""What each player knows (DIM-9), as pools of cards whose faces a seat can't tell apart."""

from deckwright.games.dimensions.table import (
    BARED,
    BOX,
    DECK,
    ENTITY,
    FACTION_CARDS,
    FIRST_ENTITY,
    HAND,
)
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.knowledge import unknown
from deckwright.kernel.state import State


def pools(state: State, seat: Seat) -> list[list[Card]]:
    """Entities; Anomalies in the deck, in hands and in the box; everything in the deck and in hands."""
    seats = state.setup.seats
    zones = state.zones
    hidden = unknown(state, seat, sum((zones[hand] for hand in HAND[:seats]), zones[DECK]))
    boxed = unknown(state, seat, zones[BOX])
    held = unknown(state, seat, sum((zones[entity] for entity in ENTITY[:seats]), ()))
    if state.hidden and state.decider != seat:
        # Somebody is asked whether to declare: in this world they have an Entity that can.
        held = [card for card in held if card not in zones[ENTITY[state.decider]]]
    face = state.face
    entities = [card for card in held + boxed if face[card] >= FIRST_ENTITY]
    anomalies = [card for card in hidden + boxed if FACTION_CARDS <= face[card] < FIRST_ENTITY]
    # A hand that laid no faction card has none: those cards stay Anomalies (DIM-4.7).
    bared = state.columns[BARED]
    return [entities, anomalies, [card for card in hidden if not bared[card]]]
