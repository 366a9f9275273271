"""Age of Ascension: Shadows."""

from deckwright.games.keyforge.script.words import *

LAMINDRA = script("lamindra", grants(NEIGHBOUR & CREATURE, add(ELUSIVE)))

RONNIE_WRISTCLOCKS = script(
    "ronnie-wristclocks", play(when(AtLeast(THEIR_AMBER, 7), Steal(2), otherwise=Steal(1)))
)

SHARD_OF_GREED = script("shard-of-greed", action(Gain(count(FRIENDLY & OfTrait("shard")))))

SWINDLE = script("swindle", play(Steal(3)))
