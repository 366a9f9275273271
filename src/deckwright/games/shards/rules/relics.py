"""Where the relics of the players come from (SHI-9.1, SHI-10.11, SHI-10.12)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import FACTS, RELIC
from deckwright.games.shards.rules.field import sides
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import ALL_SEATS, NO_SEAT, Card, Seat
from deckwright.kernel.interpreter import go_to
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.rng import below
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import PICK, first
from deckwright.kernel.zones import move, shuffle

RELICS_EACH: Final = 2


def all_relics(state: State) -> tuple[Card, ...]:
    return tuple(Card(card) for card, face in enumerate(state.face) if FACTS[face].place == RELIC)


def shuffle_relics(state: State) -> tuple[Card, ...]:
    """Nothing else lies in the box now."""
    shuffle(state, table.OUT)
    return state.zones[table.OUT]


def give_relics(state: State) -> None:
    """Those of the leaders, face up; the others are out of the game, as everybody can tell (SHI-9.1)."""
    for card in all_relics(state):
        state.own_known()[card] = ALL_SEATS
        for seat in sides(state):
            leads = state.vars[table.LEADER + seat] == FACTS[state.face[card]].leader
            if leads and seat != table.NEMESIS:  # SHI-11.17
                move(state, card, table.RELICS[seat])


def deal_secrets(state: State) -> None:
    """Two a player, face down; nobody sees the others (SHI-10.12, SHI-10.27)."""
    relics = shuffle_relics(state)
    for seat in range(state.setup.seats):
        for card in relics[seat * RELICS_EACH : (seat + 1) * RELICS_EACH]:
            move(state, card, table.SECRETS[seat])
            emit(state, table.RELIC_DEALT, seat, card)


# The draft (SHI-10.11). Round one goes clockwise and ends with the player who goes first; round two comes
# back the same way.


@dataclass
class Draft(Locals):
    """Who takes a relic."""

    drafter: Seat = NO_SEAT


def lay_offer(state: State, frame: Frame) -> None:
    """Two for each player; the others are out of the game (SHI-10.26), unseen."""
    relics = shuffle_relics(state)
    for card in relics[: RELICS_EACH * state.setup.seats]:
        move(state, card, table.OFFER)
    if state.vars[table.MODE] == table.TEAM:
        state.vars[table.OPENER] = below(state, state.setup.seats)  # SHI-10.30


def drafters(state: State) -> list[Seat]:
    """In their order; the first round ends with the first player (SHI-10.29)."""
    count = state.setup.seats
    start = state.vars[table.OPENER] if state.vars[table.MODE] == table.TEAM else state.vars[table.FIRST] + 1
    seats = [Seat((start + step) % count) for step in range(count)]
    return seats + seats[::-1]


def ask_for_relic(state: State, frame: Frame[Draft]) -> None:
    offer = state.zones[table.OFFER]
    if offer:
        order = drafters(state)
        seat = frame.locals.drafter = order[len(order) - len(offer)]
        ask(state, seat, table.ASK_DRAFT, [PICK + card for card in offer])


def take_relic(state: State, frame: Frame[Draft]) -> None:
    if frame.answer == NO_ANSWER:
        return
    card, seat = Card(first(frame.answer)), frame.locals.drafter
    frame.answer = NO_ANSWER
    move(state, card, table.RELICS[seat])
    emit(state, table.RELIC_DRAFTED, seat, card)
    go_to(frame, ask_for_relic)


DRAFT: Final = procedure_with(Draft, "shards/draft", lay_offer, ask_for_relic, take_relic)
