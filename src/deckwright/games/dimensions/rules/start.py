"""Set-up: Entities, Spiral, Anomaly, deal, first player (DIM-3)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.dimensions.rules.field import read_spiral
from deckwright.games.dimensions.rules.knowledge import know_the_cards
from deckwright.games.dimensions.rules.turn import GAME
from deckwright.games.dimensions.table import (
    ACTIVE,
    ASK_SIGN,
    BOX,
    DECK,
    ENTITY,
    EPIC,
    FACTION_CARDS,
    FIRST_ANOMALY,
    FIRST_ENTITY,
    FIRST_POWER,
    HAND,
    LAST_DRAWER,
    SIGN,
    SIGN_SHOWN,
    SIGNS,
    SIGNS_TIED,
    SPIRAL,
    STARTS,
)
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_SEAT, Card, Seat, Zone
from deckwright.kernel.interpreter import go_to, push
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.rng import below, shuffled
from deckwright.kernel.simultaneous import NO_PICK, Simultaneous
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import first
from deckwright.kernel.zones import draw

OPENING_HAND: Final = 4


def five(first_card: int) -> list[Card]:
    return [Card(first_card + step) for step in range(5)]


def put(state: State, cards: tuple[Card, ...], zone: Zone) -> None:
    """Lay cards out at the start."""
    state.zones[zone] = cards
    where, known, sight = state.own_zone(), state.own_known(), state.game.table.sight[zone]
    for card in cards:
        where[card] = zone
        known[card] = sight


def deal(state: State) -> None:
    """DIM-3.6: Entities, Spiral, Anomaly, hands, then the first player."""
    seats = state.setup.seats
    state.vars[EPIC] = int(state.setup["epic"])
    state.vars[LAST_DRAWER] = NO_SEAT
    know_the_cards(state)
    entities = shuffled(state, five(FIRST_ENTITY))  # DIM-3.1
    for seat in range(seats):
        put(state, entities[seat : seat + 1], ENTITY[seat])
    put(state, shuffled(state, five(FIRST_POWER)), SPIRAL)  # DIM-3.2, DIM-2.1
    read_spiral(state)
    anomalies = shuffled(state, five(FIRST_ANOMALY))  # DIM-3.3
    put(state, entities[seats:] + anomalies[1:], BOX)
    deck = [Card(card) for card in range(FACTION_CARDS)]
    put(state, shuffled(state, [*deck, anomalies[0]]), DECK)
    for seat in range(seats):
        draw(state, DECK, HAND[seat], OPENING_HAND)  # DIM-3.4, DIM-3.7
    push(state, OPENING, Seat(0))


@dataclass
class Opening(Locals):
    """The players who have dropped out."""

    out: tuple[int, ...] = ()


def signs_of_those_in(state: State, seat: Seat) -> list[int]:
    """Every player who is not out yet chooses a sign."""
    opening = state.frames[-2].locals
    assert isinstance(opening, Opening)
    return [] if seat in opening.out else [SIGN + sign for sign in range(len(SIGNS))]


SHOW_SIGNS: Final = Simultaneous("dimensions/opening/signs", ASK_SIGN, signs_of_those_in)


def settle_who_starts(state: State, frame: Frame[Opening]) -> None:
    if state.setup["start"] == "random":
        start(state, Seat(below(state, state.setup.seats)))
    else:
        push(state, SHOW_SIGNS, Seat(0))


def compare_signs(state: State, frame: Frame[Opening]) -> None:
    """DIM-3.5: with exactly two different signs the losing ones drop out, else all choose again."""
    signs = {seat: first(code) for seat, code in enumerate(frame.results) if code != NO_PICK}
    for seat, sign in signs.items():
        emit(state, SIGN_SHOWN, seat, amount=sign)
    shown = set(signs.values())
    if len(shown) == 2:
        one, other = shown
        winning = one if (one + 1) % 3 == other else other  # rock, scissors, paper: each beats the next
        frame.locals.out += tuple(seat for seat, sign in signs.items() if sign != winning)
        remaining = [seat for seat, sign in signs.items() if sign == winning]
        if len(remaining) == 1:
            start(state, Seat(remaining[0]))
            return
    emit(state, SIGNS_TIED)
    go_to(frame, settle_who_starts)


def start(state: State, seat: Seat) -> None:
    state.vars[ACTIVE] = seat
    emit(state, STARTS, seat)
    state.frames.pop()
    push(state, GAME, seat)


OPENING: Final = procedure_with(Opening, "dimensions/opening", settle_who_starts, compare_signs)
