"""What the rules ask of the field: squads, advantage, Captain Force, counts."""

from collections.abc import Iterator
from itertools import chain
from operator import itemgetter
from typing import Final

from deckwright.games.dimensions.table import (
    AURA,
    CAPTAIN,
    DIMENSION,
    ENTITY,
    EPIC,
    FACTION_CARDS,
    FACTION_OF,
    FIELD_END,
    FIRST_SQUAD,
    HAND,
    PREY,
    PURPLE,
    RED,
    SEATS,
    SPIRAL,
)
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State

# The squads of a faction, and all squads of the field, fetched at once: by the number of players.
_SQUADS: Final = tuple(
    tuple(itemgetter(*(row[faction] for row in DIMENSION[:seats])) for faction in range(AURA))
    for seats in range(2, SEATS + 1)
)
_FIELD: Final = tuple(
    itemgetter(*(squad for row in DIMENSION[:seats] for squad in row[:AURA])) for seats in range(2, SEATS + 1)
)


def squads_of(state: State, faction: int) -> tuple[tuple[Card, ...], ...]:
    """The squads of a faction in all Dimensions."""
    squads: tuple[tuple[Card, ...], ...] = _SQUADS[state.setup.seats - 2][faction](state.zones)
    return squads


def cards_on_field(state: State) -> Iterator[Card]:
    """All cards of all squads; Auras left out."""
    return chain.from_iterable(_FIELD[state.setup.seats - 2](state.zones))


def is_epic(state: State) -> bool:
    return state.vars[EPIC] == 1


def faction_of_seat(state: State, seat: Seat) -> int:
    """The faction of a player's Entity, also when it lies on the field."""
    held = state.zones[ENTITY[seat]]
    return FACTION_OF[state.face[held[0]]] if held else RED


def faction_cards(state: State, seat: Seat) -> list[Card]:
    """The cards that a player can lay: those in hand, and Captain Force (DIM-4.7, DIM-8.2, DIM-8.14)."""
    face = state.face
    cards = [card for card in state.zones[HAND[seat]] if face[card] < FACTION_CARDS]
    if is_epic(state):
        held = state.zones[ENTITY[seat]]
        if held and face[held[0]] == CAPTAIN:
            cards.append(held[0])
    return cards


def read_spiral(state: State) -> None:
    """Work out who beats whom from the ring of Power cards (DIM-2.1, DIM-2.2)."""
    ring = [FACTION_OF[state.face[card]] for card in state.zones[SPIRAL]]
    for place, faction in enumerate(ring):
        state.vars[PREY + faction] = ring[(place + 1) % 5]


def captain_on_field(state: State) -> Card | None:
    """Captain Force, if he was laid."""
    red = chain.from_iterable(squads_of(state, RED))
    return next((card for card in red if state.face[card] == CAPTAIN), None)


def can_lose_a_card(state: State, squad: int) -> bool:
    """Captain Force alone has nothing to lose (DIM-8.3)."""
    cards = state.zones[squad]
    return len(cards) > 1 or (len(cards) == 1 and state.face[cards[0]] != CAPTAIN)


def cards_of_faction(state: State, faction: int) -> int:
    """All cards that count for a faction at the end (DIM-7.3, DIM-7.12, DIM-8.11)."""
    zones = state.zones
    total = sum(map(len, squads_of(state, faction)))
    if faction == PURPLE:
        total += sum(len(zones[row[AURA]]) for row in DIMENSION)
    return total


def sizes(state: State) -> list[int]:
    """The sizes of all squads and Auras, in the order of their zones."""
    return list(map(len, state.zones[FIRST_SQUAD:FIELD_END]))
