"""Gold and cards: gaining, paying, drawing (COD-2)."""

from deckwright.games.codex import table
from deckwright.kernel.events import emit, emit_each
from deckwright.kernel.ids import Seat
from deckwright.kernel.state import State
from deckwright.kernel.zones import draw as take
from deckwright.kernel.zones import move_all, shuffle


def gold(state: State, seat: Seat) -> int:
    return state.vars[table.GOLD + seat]


def gain_gold(state: State, seat: Seat, number: int) -> None:
    """Never more than 20 (COD-2.4, COD-2.16)."""
    gained = min(number, table.MOST_GOLD - state.vars[table.GOLD + seat])
    if gained > 0:
        state.vars[table.GOLD + seat] += gained
        emit(state, table.GAINED_GOLD, seat, amount=gained)
    if gained < number:
        emit(state, table.GOLD_LOST, seat, amount=number - gained)


def pay(state: State, seat: Seat, number: int) -> None:
    if number:
        state.vars[table.GOLD + seat] -= number
        emit(state, table.PAID, seat, amount=number)


def may_reshuffle(state: State, seat: Seat) -> bool:
    """Once in one's own main phase, else without limit (COD-2.7, COD-2.14)."""
    if state.vars[table.PHASE] != table.MAIN or state.vars[table.ACTIVE] != seat:
        return True
    return not state.vars[table.RESHUFFLED]


def draw(state: State, seat: Seat, count: int) -> None:
    """With deck and discard pile empty, the rest is lost (COD-2.15)."""
    deck, discard = table.DECK[seat], table.DISCARD[seat]
    while count > 0:
        if not state.zones[deck]:
            if not state.zones[discard] or not may_reshuffle(state, seat):
                emit(state, table.DREW_NOTHING, seat, amount=count)
                return
            if state.vars[table.PHASE] == table.MAIN and state.vars[table.ACTIVE] == seat:
                state.vars[table.RESHUFFLED] = 1
            move_all(state, state.zones[discard], deck)
            shuffle(state, deck)
            emit(state, table.RESHUFFLED_EVENT, seat)
        taken = take(state, deck, table.HAND[seat], count)
        count -= len(taken)
        emit_each(state, table.DREW, seat, taken)
