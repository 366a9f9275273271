"""Mass Mutation: Saurian."""

from deckwright.games.keyforge.script.words import *

DEUSILLUS = script(
    "deusillus",
    play(Capture(THEIR_AMBER), Deal(5, choose(ENEMY & CREATURE))),
    fight_or_reap(TakeAmber(1, SELF, to=Pot.SUPPLY), Deal(2, every(ENEMY & CREATURE))),
)

DEUSILLUS_TOP = script("deusillus-top")
