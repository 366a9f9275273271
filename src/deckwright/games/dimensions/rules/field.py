"""What the rules ask of the field: squads, advantage, Captain Force, counts."""

from collections.abc import Iterator
from itertools import chain
from operator import itemgetter
from typing import Final

from deckwright.games.dimensions.table import (
    ANOMALIES,
    ANOMALY_NOT_LAID,
    AURA,
    CAPTAIN,
    DIMENSION,
    ENTITIES,
    ENTITY,
    ENTITY_NOT_LAID,
    ENTITY_NOT_LAID_EITHER,
    EPIC,
    FACTION_CARDS,
    FACTION_OF,
    HAND,
    PREY,
    PURPLE,
    RED,
    SEATS,
    SPIRAL,
)
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED

SQUADS: Final = tuple(
    tuple(tuple(row[faction] for row in DIMENSION[:seats]) for faction in range(AURA))
    for seats in range(SEATS + 1)
)
"""The squads of a faction in all Dimensions: by the number of players, then by faction."""
_FIELD: Final = tuple(
    itemgetter(*(squad for row in DIMENSION[:seats] for squad in row[:AURA])) for seats in range(2, SEATS + 1)
)
"""All squads of the field, fetched at once: by the number of players."""

# By the face of a card: why it can't be laid (DIM-4.7, DIM-8.1, DIM-8.2, DIM-8.14, DIM-8.19).
WHY_NOT_LAID: Final = (
    *(ALLOWED,) * FACTION_CARDS,
    *(ANOMALY_NOT_LAID,) * len(ANOMALIES),
    *(ENTITY_NOT_LAID,) * len(ENTITIES),
)
WHY_NOT_LAID_IN_EPIC: Final = tuple(
    ALLOWED if face == CAPTAIN else ENTITY_NOT_LAID_EITHER if reason == ENTITY_NOT_LAID else reason
    for face, reason in enumerate(WHY_NOT_LAID)
)


def cards_on_field(state: State) -> Iterator[Card]:
    """All cards of all squads; Auras left out."""
    return chain.from_iterable(_FIELD[state.setup.seats - 2](state.zones))


def is_epic(state: State) -> bool:
    return state.vars[EPIC] == 1


def faction_of_seat(state: State, seat: Seat) -> int:
    """The faction of a player's Entity, also when it lies on the field."""
    held = state.zones[ENTITY[seat]]
    return FACTION_OF[state.face[held[0]]] if held else RED


def faction_cards(state: State, seat: Seat, verb: int) -> list[int]:
    """The cards that a player can lay, as options: those in hand, and Captain Force (DIM-4.7)."""
    face = state.face
    codes = [verb + card for card in state.zones[HAND[seat]] if not WHY_NOT_LAID[face[card]]]
    if state.vars[EPIC]:
        codes += [verb + card for card in state.zones[ENTITY[seat]] if not WHY_NOT_LAID_IN_EPIC[face[card]]]
    return codes


def not_laid(state: State, seat: Seat) -> Iterator[tuple[Card, int]]:
    """The cards of a player that can't be laid, each with the reason."""
    face = state.face
    for card in state.zones[HAND[seat]]:
        if WHY_NOT_LAID[face[card]]:
            yield card, WHY_NOT_LAID[face[card]]
    reasons = WHY_NOT_LAID_IN_EPIC if is_epic(state) else WHY_NOT_LAID
    for card in state.zones[ENTITY[seat]]:
        if reasons[face[card]]:
            yield card, reasons[face[card]]


def read_spiral(state: State) -> None:
    """Work out who beats whom from the ring of Power cards (DIM-2.1, DIM-2.2)."""
    ring = [FACTION_OF[state.face[card]] for card in state.zones[SPIRAL]]
    for place, faction in enumerate(ring):
        state.vars[PREY + faction] = ring[(place + 1) % 5]


def captain_on_field(state: State) -> Card | None:
    """Captain Force, if he was laid."""
    face = state.face
    for squad in SQUADS[state.setup.seats][RED]:
        for card in state.zones[squad]:
            if face[card] == CAPTAIN:
                return card
    return None


def can_lose_a_card(state: State, squad: int) -> bool:
    """Captain Force alone has nothing to lose (DIM-8.3)."""
    cards = state.zones[squad]
    return len(cards) > 1 or (len(cards) == 1 and state.face[cards[0]] != CAPTAIN)


def cards_of_faction(state: State, faction: int) -> int:
    """All cards that count for a faction at the end (DIM-7.3, DIM-7.12, DIM-8.11)."""
    zones = state.zones
    total = sum(len(zones[squad]) for squad in SQUADS[state.setup.seats][faction])
    if faction == PURPLE:
        total += sum(len(zones[row[AURA]]) for row in DIMENSION)
    return total
