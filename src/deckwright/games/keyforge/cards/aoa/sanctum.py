"""Age of Ascension: Sanctum."""

from deckwright.games.keyforge.script.words import *

CHALLE_THE_SAFEGUARD = script("challe-the-safeguard")

LION_BAUTREM = script("lion-bautrem", grants(NEIGHBOUR & CREATURE, add(POWER, 2)))

SHARD_OF_HOPE = script(
    "shard-of-hope",
    # KF-9.8: no single creature is named, so that each Shard may have its own.
    action(Capture(1, spread(FRIENDLY & CREATURE, times=count(FRIENDLY & OfTrait("shard"))))),
)
