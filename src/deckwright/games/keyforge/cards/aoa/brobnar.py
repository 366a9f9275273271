"""Age of Ascension: Brobnar."""

from deckwright.games.keyforge.script.words import *

FIRST_BLOOD = script(
    "first-blood",
    play(Deal(1, spread(CREATURE, times=Times(count(FRIENDLY & BROBNAR & CREATURE), 2)))),
)

FLAMETHROWER = script("flamethrower", action(Deal(1, choose(CREATURE), splash=1)))

GARGANTES_SCRAPPER = script(
    "gargantes-scrapper", play(when(AtLeast(YOUR_AMBER, 3), Deal(3, choose(ENEMY & CREATURE))))
)

POUND = script("pound", play(Deal(2, choose(CREATURE), splash=1)))

SHARD_OF_STRENGTH = script(
    "shard-of-strength",
    action(add_power(1, spread(FRIENDLY & CREATURE, times=count(FRIENDLY & OfTrait("shard"))))),
)
