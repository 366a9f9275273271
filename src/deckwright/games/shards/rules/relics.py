"""Where the relics of the players come from (SHI-9.1, SHI-10.11, SHI-10.12)."""

from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import FACTS, RELIC
from deckwright.games.shards.rules.field import is_nemesis, sides
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import ALL_SEATS, Card, Seat
from deckwright.kernel.nodes import procedure
from deckwright.kernel.rng import below
from deckwright.kernel.state import State
from deckwright.kernel.words import PICK, first
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
            if leads and not is_nemesis(seat):  # SHI-11.17
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


def ask_for_relic(state: State, frame: Frame) -> None:
    offer = state.zones[table.OFFER]
    if offer:
        order = drafters(state)
        seat = order[len(order) - len(offer)]
        frame.other = seat
        ask(state, seat, table.ASK_DRAFT, [PICK + card for card in offer])


def take_relic(state: State, frame: Frame) -> None:
    if frame.answer == NO_ANSWER:
        return
    card = Card(first(frame.answer))
    frame.answer = NO_ANSWER
    move(state, card, table.RELICS[frame.other])
    emit(state, table.RELIC_DRAFTED, frame.other, card)
    frame.pc -= 2


DRAFT: Final = procedure("shards/draft", lay_offer, ask_for_relic, take_relic)
