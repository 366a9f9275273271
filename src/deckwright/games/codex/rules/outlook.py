"""How the chances look, for bots that can't look to the end."""

from deckwright.games.codex import table
from deckwright.games.codex.rules.field import attack_of, base_of, fact_of, finished, forces, hp_left, workers
from deckwright.kernel.ids import Seat
from deckwright.kernel.state import State

SHARPNESS = 3


def outlook(state: State) -> list[float]:
    """Shares of 1: by bases, forces, workers, buildings and gold."""
    strengths = [strength(state, Seat(seat)) ** SHARPNESS for seat in range(table.SEATS)]
    total = sum(strengths) or 1.0
    return [each / total for each in strengths]


def strength(state: State, seat: Seat) -> float:
    army = sum(attack_of(state, card) + hp_left(state, card) for card in forces(state, seat))
    levels = sum(state.columns[table.LEVEL][card] for card in forces(state, seat))
    buildings = sum(2 + fact_of(state, card).cost for card in finished(state, seat))
    base = hp_left(state, base_of(state, seat))
    return max(
        0.0,
        2.0 * base
        + army
        + levels
        + 2.0 * workers(state, seat)
        + buildings
        + 0.5 * state.vars[table.GOLD + seat],
    )
