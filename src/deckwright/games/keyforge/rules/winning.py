"""The end of a game and of a match (KF-1.2, KF-2.1)."""

from deckwright.games.keyforge import table
from deckwright.kernel.ids import Seat
from deckwright.kernel.interpreter import finish
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen


def wins_needed(state: State) -> int:
    """One game, or two of three."""
    return int(str(state.setup["match"])) // 2 + 1


def win(state: State, seat: Seat) -> None:
    """The third key is forged: the game is over at once, and the match if that was enough."""
    state.vars[table.WINS + seat] += 1
    wins = state.vars[table.WINS + seat]
    if wins_needed(state) > 1:
        happen(state, table.GAME_WON, seat, amount=wins)
    if wins == wins_needed(state):
        scores = tuple(state.vars[table.KEYS + each].bit_count() for each in range(table.SEATS))
        finish(state, Outcome((seat,), scores, "three-keys"))
        return
    del state.frames[1:]
    state.triggered = ()
    state.dirty = False
