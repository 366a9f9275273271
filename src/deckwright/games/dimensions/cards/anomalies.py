"""The five Anomalies (DIM-1.4, DIM-6)."""

from deckwright.games.dimensions.script.words import *

SCRIPTS = (
    script("big-bang", play(RefillDeck())),
    script("black-hole", play(DestroySquad(choose(SQUADS_AND_AURAS)))),
    script("quantum-entanglement", play(SwapPowers(choose(POWER_CARDS, 2)))),
    script("time-loop", play(TakeExtraTurn())),
    script("wormhole", play(MoveSquad(choose(SQUADS), to=choose(OTHER_DIMENSIONS)))),
)
