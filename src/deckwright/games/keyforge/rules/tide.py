"""The tide (KF-14)."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.drawing import MOST_CHAINS
from deckwright.kernel.ids import Seat
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen

CHAINS_FOR_TIDE: Final = 3


def is_high(state: State, seat: int) -> bool:
    """High for a player; low is high for the other one (KF-14.1), neutral is neither (KF-14.3)."""
    return state.vars[table.TIDE] == seat + 1


def may_raise(state: State, seat: Seat) -> bool:
    """Whether KF-14.2 would do anything: turn the tide or, if it is high already, bring a chain (KF-14.4)."""
    in_game = bool(state.vars[table.TIDE_IN_GAME])
    return in_game and not (is_high(state, seat) and state.vars[table.CHAINS + seat] == MOST_CHAINS)


def raise_tide(state: State, seat: Seat) -> bool:
    """Nothing happens if it is high already (KF-14.1, KF-14.4)."""
    if is_high(state, seat):
        return False
    state.vars[table.TIDE] = seat + 1
    state.dirty = True
    happen(state, table.RAISED, seat)
    return True


def reset_tide(state: State) -> None:
    if state.vars[table.TIDE] != table.NEUTRAL:
        state.vars[table.TIDE] = table.NEUTRAL
        state.dirty = True
        happen(state, table.TIDE_RESET)
