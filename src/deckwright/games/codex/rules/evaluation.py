"""How the chances look, for bots that can't look to the end."""

from collections.abc import Callable
from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.rules.field import attack_of, base_of, fact_of, finished, forces, hp_left, workers
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State

SHARPNESS: Final = 3
GUARD: Final = 1.0
"""What a patroller is worth by standing there."""
CONFIRMING: Final = 0.35
"""How likely somebody who does not think leaves the patrol zone as it is."""


def evaluate(state: State) -> list[float]:
    """Shares of 1: by bases, forces and how they patrol, workers, buildings and gold."""
    strengths = [strength(state, Seat(seat)) ** SHARPNESS for seat in range(table.SEATS)]
    total = sum(strengths) or 1.0
    return [each / total for each in strengths]


def strength(state: State, seat: Seat) -> float:
    army = sum(worth(state, card) for card in forces(state, seat))
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


def worth(state: State, card: Card) -> float:
    """Of a unit or hero. The toughest leads the patrol, the strongest is its elite."""
    attack, left = attack_of(state, card), hp_left(state, card)
    slot = state.columns[table.SLOT][card]
    guard = GUARD if slot else 0.0
    if slot == table.SQUAD_LEADER:
        guard += left / 2
    elif slot == table.ELITE:
        guard += attack / 4
    return attack + left + guard


def rollout_policy(state: State, random: Callable[[], float]) -> int:
    """The patrol zone is not changed for ever; any other choice is as likely as another."""
    last = len(state.codes) - 1
    if state.prompt == table.ASK_PATROL and random() < CONFIRMING:
        return last
    return int(random() * (last + 1))
