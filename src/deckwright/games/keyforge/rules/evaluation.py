"""How a game looks to be going, for bots that can't look to its end."""

import math
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.field import forged_keys, pool
from deckwright.games.keyforge.rules.winning import wins_needed
from deckwright.kernel.state import State

KEY: Final = 10.0
"""What a forged key is worth in æmber: more than it costs, since it can't be stolen."""
CREATURE: Final = 0.8
READY: Final = 0.3
ARTIFACT: Final = 0.6
CARD: Final = 0.25
CAPTURED: Final = 0.5
CHAIN: Final = -0.3
GAME: Final = 40.0
SPREAD: Final = 6.0
"""The lead that makes a player win about three games of four."""


def worth(state: State, seat: int) -> float:
    """All that a player has, in æmber."""
    columns = state.columns
    line = state.zones[table.LINE[seat]]
    total = KEY * forged_keys(state, seat) + pool(state, seat)
    total += GAME * state.vars[table.WINS + seat] / wins_needed(state)
    total += CARD * len(state.zones[table.HAND[seat]]) + CHAIN * state.vars[table.CHAINS + seat]
    total += ARTIFACT * len(state.zones[table.ARTIFACTS[seat]])
    for card in line:
        total += CREATURE - CAPTURED * columns[table.AMBER][card]
        if not columns[table.EXHAUSTED][card] and not columns[table.STUN][card]:
            total += READY
    return total


def evaluate(state: State) -> list[float]:
    lead = worth(state, 0) - worth(state, 1)
    chance = 1 / (1 + math.exp(-lead / SPREAD))
    return [chance, 1 - chance]
