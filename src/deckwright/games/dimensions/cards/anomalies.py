"""The five Anomalies (DIM-1.4, DIM-6)."""

from typing import Final

from deckwright.games.dimensions.script.words import (
    OTHER_DIMENSIONS,
    POWER_CARDS,
    SQUADS,
    SQUADS_AND_AURAS,
    choose,
    destroy,
    refill_deck,
    swap,
    take_extra_turn,
    transport,
)
from deckwright.script.cards import play, script

BIG_BANG: Final = script("big-bang", play(refill_deck()))
BLACK_HOLE: Final = script("black-hole", play(destroy(choose(SQUADS_AND_AURAS))))
QUANTUM_ENTANGLEMENT: Final = script("quantum-entanglement", play(swap(choose(POWER_CARDS, 2))))
TIME_LOOP: Final = script("time-loop", play(take_extra_turn()))
WORMHOLE: Final = script("wormhole", play(transport(choose(SQUADS), to=choose(OTHER_DIMENSIONS))))

SCRIPTS: Final = (BIG_BANG, BLACK_HOLE, QUANTUM_ENTANGLEMENT, TIME_LOOP, WORMHOLE)
