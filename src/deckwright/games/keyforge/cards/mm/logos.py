"""Mass Mutation: Logos."""

from deckwright.games.keyforge.script.words import *

DIAMETRIC_CHARGE = script("diametric-charge", play(Deal(1, choose(CREATURE), splash=2)))

INFOMORPH = script("infomorph")

ULTRA_GRAVITRON = script(
    "ultra-gravitron",
    play(archive(TopOfDeck(5))),
    fight_or_reap(discard(choose(YOUR_ARCHIVE)), when(IF_DONE, purge(choose(CREATURE)), ResolveIcons(IT))),
)

ULTRA_GRAVITRON_TOP = script("ultra-gravitron-top")
