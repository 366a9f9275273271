"""The tide (KF-14)."""

from functools import cache
from typing import TYPE_CHECKING, Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.drawing import MOST_CHAINS
from deckwright.games.keyforge.rules.field import stir
from deckwright.games.keyforge.rules.hooks import CardCondition, CardInstruction
from deckwright.kernel.abilities import Triggered
from deckwright.kernel.ids import Seat
from deckwright.kernel.nodes import walk
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED
from deckwright.kernel.windows import happen

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

CHAINS_FOR_TIDE: Final = 3


@cache
def is_tide_card(game: "Game", face: str) -> bool:
    """Whether a card speaks of the tide: such cards bring it into the game (KF-14.5)."""
    return any(
        (isinstance(node, CardInstruction | CardCondition) and node.speaks_of_tide)
        or (isinstance(node, Triggered) and table.RAISED in node.on.kinds)
        for _, node in walk(game.cards.scripts.get(face, ()))
    )


def is_high(state: State, seat: int) -> bool:
    """High for a player; low is high for the other one (KF-14.1), neutral is neither (KF-14.3)."""
    return state.vars[table.TIDE] == seat + 1


def why_not_raised(state: State, seat: Seat) -> int:
    """Raising the tide (KF-14.2) must do something: turn it or, if it is high already, bring a chain."""
    in_vain = is_high(state, seat) and state.vars[table.CHAINS + seat] == MOST_CHAINS
    return table.TIDE_CHANGES_NOTHING if in_vain else ALLOWED


def raise_tide(state: State, seat: Seat) -> bool:
    """Nothing happens if it is high already (KF-14.1, KF-14.4)."""
    if is_high(state, seat):
        return False
    state.vars[table.TIDE] = seat + 1
    stir(state)
    happen(state, table.RAISED, seat)
    return True
