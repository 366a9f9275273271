"""The leader auction: health is bid for the choice of a leader (SHI-10.7 … SHI-10.10)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import LEADERS
from deckwright.games.shards.rules.field import sides
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import NO_SEAT, Seat
from deckwright.kernel.interpreter import go_to
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.rng import below
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import first

HIGHEST_BID: Final = table.START_HEALTH - 1
"""A bid must leave some health (SHI-10.10)."""


def has_leader(state: State, seat: Seat) -> bool:
    return state.vars[table.LEADER + seat] != table.NO_LEADER


def next_seat(state: State, seat: Seat) -> Seat:
    return Seat((seat + 1) % state.setup.seats)


def next_without_leader(state: State, seat: Seat) -> Seat:
    """The nearest player clockwise, that seat included, who has no leader yet (SHI-10.24)."""
    while has_leader(state, seat):
        seat = next_seat(state, seat)
    return seat


@dataclass
class Auction(Locals):
    """Who opens it and, when it is over, has won it; whose bid comes next; how many leaders are taken."""

    winner: Seat = NO_SEAT
    bidder: Seat = NO_SEAT
    taken: int = 0


def begin(state: State, frame: Frame[Auction]) -> None:
    """SHI-10.7: from a random player."""
    frame.locals.winner = Seat(below(state, state.setup.seats))


def open_auction(state: State, frame: Frame[Auction]) -> None:
    """A new auction, again from 1, among those without a leader (SHI-10.8)."""
    state.vars[table.BID] = 0
    state.vars[table.BIDDER] = NO_SEAT
    for seat in range(state.setup.seats):
        state.vars[table.PASSED_BID + seat] = 0  # SHI-10.22
    frame.locals.bidder = next_without_leader(state, frame.locals.winner)


def bidders(state: State) -> list[Seat]:
    """Those who are still in the auction."""
    return [
        seat
        for seat in sides(state)
        if not has_leader(state, seat) and not state.vars[table.PASSED_BID + seat]
    ]


def ask_for_bid(state: State, frame: Frame[Auction]) -> None:
    """One after the other, until all but one have passed (SHI-10.10)."""
    left = bidders(state)
    if len(left) == 1:
        return
    while frame.locals.bidder not in left:
        frame.locals.bidder = next_seat(state, frame.locals.bidder)
    highest = state.vars[table.BID]
    codes = [table.BID_HEALTH + bid for bid in range(highest + 1, HIGHEST_BID + 1)]
    ask(state, frame.locals.bidder, table.ASK_BID, [table.PASS, *codes], (highest,))


def note_bid(state: State, frame: Frame[Auction]) -> None:
    """A player who can't bid higher is out of it: only a pass is left (SHI-10.22)."""
    code, frame.answer = frame.answer, NO_ANSWER
    if code == NO_ANSWER:
        return
    seat = frame.locals.bidder
    if code == table.PASS:
        state.vars[table.PASSED_BID + seat] = 1
        emit(state, table.PASSED, seat)
    else:
        state.vars[table.BID] = first(code)
        state.vars[table.BIDDER] = seat
        emit(state, table.BID_MADE, seat, amount=first(code))
    frame.locals.bidder = next_seat(state, seat)
    go_to(frame, ask_for_bid)


def win(state: State, frame: Frame[Auction]) -> None:
    """The winner pays what they bid; nothing without a bid (SHI-10.10)."""
    (winner,) = bidders(state)
    frame.locals.winner = winner
    paid = state.vars[table.BID]
    state.vars[table.HEALTH + winner] -= paid
    emit(state, table.AUCTION_WON, winner, amount=paid)


def ask_for_leader(state: State, frame: Frame[Auction]) -> None:
    """Any leader that is left, of all four (SHI-10.23)."""
    taken = state.vars[table.LEADER : table.LEADER + table.SEATS]
    codes = [table.CHOOSE_LEADER + leader for leader in range(len(LEADERS)) if leader not in taken]
    ask(state, frame.locals.winner, table.ASK_LEADER, codes)


def take_leader(state: State, frame: Frame[Auction]) -> None:
    """The next auction begins with the player to the left."""
    seat = frame.locals.winner
    state.vars[table.LEADER + seat] = first(frame.answer)
    emit(state, table.LEADER_GIVEN, seat, amount=first(frame.answer))
    frame.answer = NO_ANSWER
    frame.locals.taken += 1
    if state.vars[table.MODE] != table.TEAM:  # SHI-10.30
        goes_first = 1 if state.setup["auction"] == "winner" else state.setup.seats
        if frame.locals.taken == goes_first:
            state.vars[table.FIRST] = seat  # SHI-10.9
    if frame.locals.taken < state.setup.seats:
        frame.locals.winner = next_seat(state, seat)
        go_to(frame, open_auction)


AUCTION: Final = procedure_with(
    Auction,
    "shards/auction",
    begin, open_auction, ask_for_bid, note_bid, win, ask_for_leader, take_leader,
)  # fmt: skip
