"""Phase 1, Battle of Dimensions: everybody shows a card at the same time (DIM-4.2 … DIM-4.7)."""

from typing import Final

from deckwright.games.dimensions.rules.field import faction_cards
from deckwright.games.dimensions.rules.singularity import EPIC_STEPS, declarable, declare, offer_singularity
from deckwright.games.dimensions.table import (
    ACTIVE,
    ASK_BATTLE,
    BARED,
    BLACK_HOLE,
    CAPTAIN,
    DECLARE,
    DIMENSION,
    ENTITY,
    EPIC,
    FACTION_OF,
    FACTIONS,
    HAND,
    IN_BATTLE,
    LOST_BATTLE,
    NO_WINNER,
    PHASE,
    PREY,
    SAT_OUT,
    SHOW,
    SHOWN,
    WITHSTOOD,
    WON_BATTLE,
    next_seat,
)
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import push
from deckwright.kernel.nodes import Switched
from deckwright.kernel.simultaneous import NO_PICK, Simultaneous
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import first
from deckwright.kernel.zones import move, reveal

ALL_FACTIONS: Final = (1 << len(FACTIONS)) - 1


def showable(state: State, seat: Seat) -> list[int]:
    codes = faction_cards(state, seat, SHOW)
    if codes and state.vars[EPIC]:
        codes += declarable(state, seat)
    return codes


ALL_SHOW: Final = Simultaneous("dimensions/battle/show", ASK_BATTLE, showable)


def everybody_chooses(state: State, frame: Frame) -> None:
    state.vars[PHASE] = IN_BATTLE
    push(state, ALL_SHOW, Seat(state.vars[ACTIVE]))


def declare_first(state: State, frame: Frame) -> None:
    """Who declared instead of showing a card wins before any card is shown (DIM-8.13, DIM-8.24)."""
    if DECLARE not in frame.results:
        return
    seat, seats = frame.seat, state.setup.seats
    while frame.results[seat] != DECLARE:
        seat = next_seat(seat, seats)
    declare(state, seat)


def shown_in(frame: Frame) -> list[tuple[Seat, Card]]:
    """Who shows which card, once all have chosen."""
    shown: list[tuple[Seat, Card]] = []
    for seat, code in enumerate(frame.results):
        if code != NO_PICK:
            shown.append((Seat(seat), Card(first(code))))
    return shown


def show_all(state: State, frame: Frame) -> None:
    """Who sees the cards before they are laid may still declare (DIM-8.24)."""
    for seat, card in shown_in(frame):
        reveal(state, card)
        emit(state, SHOWN, seat, card)
    if NO_PICK in frame.results:
        note_who_sat_out(state, frame)


def settle(state: State, frame: Frame) -> None:
    shown = shown_in(frame)
    face = state.face
    beaten = 0
    for _, card in shown:
        beaten |= 1 << state.vars[PREY + FACTION_OF[face[card]]]
    # DIM-4.6: five different factions all beat one another; DIM-8.15.
    if beaten == ALL_FACTIONS:
        emit(state, NO_WINNER)
    for seat, card in shown:
        faction = FACTION_OF[face[card]]
        # DIM-4.3: a card loses if the faction that beats it was shown too (DIM-4.5, DIM-4.15, DIM-4.16).
        if not beaten >> faction & 1:
            emit(state, WON_BATTLE, seat, card)
            move(state, card, DIMENSION[seat][faction])
        elif face[card] == CAPTAIN:
            # DIM-8.3: losing, he goes to his player's Dimension.
            emit(state, WITHSTOOD, seat, card)
            move(state, card, DIMENSION[seat][faction])
        else:
            emit(state, LOST_BATTLE, seat, card)
            move(state, card, BLACK_HOLE)


def note_who_sat_out(state: State, frame: Frame) -> None:
    """DIM-4.7: a player without a faction card sits the phase out, which tells what is in the hand."""
    for seat, code in enumerate(frame.results):
        if code == NO_PICK:
            emit(state, SAT_OUT, seat)
            bare(state, Seat(seat))


def bare(state: State, seat: Seat) -> None:
    """Everybody sees that this player has nothing to lay."""
    for card in state.zones[HAND[seat]]:
        state.own(BARED)[card] = 1
    if state.vars[EPIC]:
        for card in state.zones[ENTITY[seat]]:
            state.own(BARED)[card] = 1


BATTLE: Final = Switched(
    "dimensions/battle",
    (everybody_chooses, declare_first, show_all, offer_singularity, settle, offer_singularity),
    EPIC,
    (*EPIC_STEPS, declare_first),
)
