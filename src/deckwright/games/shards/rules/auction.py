"""The leader auction: health is bid for the choice of a leader (SHI-10.7 … SHI-10.10)."""

from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import LEADERS
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import NO_SEAT, Seat
from deckwright.kernel.nodes import procedure
from deckwright.kernel.rng import below
from deckwright.kernel.state import State
from deckwright.kernel.words import first

HIGHEST_BID: Final = table.START_HEALTH - 1
"""A bid must leave some health (SHI-10.10)."""


def has_leader(state: State, seat: int) -> bool:
    return state.vars[table.LEADER + seat] != table.NO_LEADER


def next_without_leader(state: State, seat: int) -> Seat:
    """The nearest player clockwise, that seat included, who has no leader yet (SHI-10.24)."""
    while has_leader(state, seat):
        seat = (seat + 1) % state.setup.seats
    return Seat(seat)


def begin(state: State, frame: Frame) -> None:
    """SHI-10.7: from a random player."""
    frame.other = below(state, state.setup.seats)
    frame.tally = 0


def open_auction(state: State, frame: Frame) -> None:
    """A new auction, again from 1, among those without a leader (SHI-10.8)."""
    state.vars[table.BID] = 0
    state.vars[table.BIDDER] = NO_SEAT
    for seat in range(state.setup.seats):
        state.vars[table.PASSED_BID + seat] = 0  # SHI-10.22
    frame.amount = next_without_leader(state, frame.other)


def bidders(state: State) -> list[int]:
    """Those who are still in the auction."""
    return [
        seat
        for seat in range(state.setup.seats)
        if not has_leader(state, seat) and not state.vars[table.PASSED_BID + seat]
    ]


def ask_for_bid(state: State, frame: Frame) -> None:
    """One after the other, until all but one have passed (SHI-10.10)."""
    left = bidders(state)
    if len(left) == 1:
        return
    while frame.amount not in left:
        frame.amount = (frame.amount + 1) % state.setup.seats
    highest = state.vars[table.BID]
    codes = [table.BID_HEALTH + bid for bid in range(highest + 1, HIGHEST_BID + 1)]
    ask(state, Seat(frame.amount), table.ASK_BID, [table.PASS, *codes], (highest,))


def note_bid(state: State, frame: Frame) -> None:
    """A player who can't bid higher is out of it: only a pass is left (SHI-10.22)."""
    code, frame.answer = frame.answer, NO_ANSWER
    if code == NO_ANSWER:
        return
    seat = frame.amount
    if code == table.PASS:
        state.vars[table.PASSED_BID + seat] = 1
        emit(state, table.PASSED, seat)
    else:
        state.vars[table.BID] = first(code)
        state.vars[table.BIDDER] = seat
        emit(state, table.BID_MADE, seat, amount=first(code))
    frame.amount = (seat + 1) % state.setup.seats
    frame.pc -= 2


def win(state: State, frame: Frame) -> None:
    """The winner pays what they bid; nothing without a bid (SHI-10.10)."""
    (frame.other,) = bidders(state)
    paid = state.vars[table.BID]
    state.vars[table.HEALTH + frame.other] -= paid
    emit(state, table.AUCTION_WON, frame.other, amount=paid)


def ask_for_leader(state: State, frame: Frame) -> None:
    """Any leader that is left, of all four (SHI-10.23)."""
    taken = state.vars[table.LEADER : table.LEADER + table.SEATS]
    codes = [table.CHOOSE_LEADER + leader for leader in range(len(LEADERS)) if leader not in taken]
    ask(state, Seat(frame.other), table.ASK_LEADER, codes)


def take_leader(state: State, frame: Frame) -> None:
    seat = frame.other
    state.vars[table.LEADER + seat] = first(frame.answer)
    emit(state, table.LEADER_GIVEN, seat, amount=first(frame.answer))
    frame.answer = NO_ANSWER
    frame.tally += 1
    if state.vars[table.MODE] != table.TEAM:  # SHI-10.30
        goes_first = 1 if state.setup["auction"] == "winner" else state.setup.seats
        if frame.tally == goes_first:
            state.vars[table.FIRST] = seat  # SHI-10.9
    if frame.tally < state.setup.seats:
        frame.other = (seat + 1) % state.setup.seats
        frame.pc = AUCTION.steps.index(open_auction)


AUCTION: Final = procedure(
    "shards/auction", begin, open_auction, ask_for_bid, note_bid, win, ask_for_leader, take_leader
)
