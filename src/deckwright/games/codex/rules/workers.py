"""Hiring workers (COD-3)."""

from deckwright.games.codex import table
from deckwright.games.codex.rules.field import opponent
from deckwright.games.codex.rules.gold import pay
from deckwright.kernel.events import emit
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED
from deckwright.kernel.zones import move, shuffle


def why_not_hired(state: State, seat: Seat, purse: int) -> int:
    """One in a turn (COD-3.1), a card from hand, for gold (COD-3.4)."""
    if state.vars[table.HIRED]:
        return table.HIRED_ALREADY
    if not state.zones[table.HAND[seat]]:
        return table.NO_CARD_TO_HIRE
    return table.NO_GOLD_TO_HIRE if purse < table.WORKER_PRICE else ALLOWED


def hire(state: State, seat: Seat, card: Card) -> None:
    """The card stays hidden (COD-3.1), also if the opponent had seen it go to the hand (COD-10.3)."""
    pay(state, seat, table.WORKER_PRICE)
    state.vars[table.HIRED] = 1
    cards, known, seen = state.zones[table.HAND[seat]], state.known, 1 << opponent(seat)
    if len(cards) > 1 and any(known[each] & seen for each in cards):
        shuffle(state, table.HAND[seat])  # So that nobody can tell which of them is laid aside.
    move(state, card, table.WORKERS[seat])
    emit(state, table.HIRED_EVENT, seat, card)
