"""Cards of later sets: Brobnar."""

from deckwright.games.keyforge.script.words import *

FIRST_BLOOD = script(
    "first-blood",
    play(Deal(1, spread(CREATURE, times=Times(count(FRIENDLY & BROBNAR & CREATURE), 2)))),
)

FLAMETHROWER = script("flamethrower", action(Deal(1, choose(CREATURE), splash=1)))

GARGANTES_SCRAPPER = script(
    "gargantes-scrapper", play(when(AtLeast(YOUR_AMBER, 3), Deal(3, choose(ENEMY & CREATURE))))
)

IGON_THE_GREEN = script(
    "igon-the-green",
    destroyed(
        purge(SELF),
        return_to_hand(choose(IN_DISCARD & FRIENDLY & WithName("igon-the-terrible"))),
    ),
)

IGON_THE_TERRIBLE = script(
    "igon-the-terrible",
    play(when(Not(exists(IN_PURGED & FRIENDLY & WithName("igon-the-green"))), Destroy(SELF))),
    fight(Steal(1)),
)

IRESTAFF = script("irestaff", action(enrage(choose(CREATURE)), add_power(1, IT)))

POUND = script("pound", play(Deal(2, choose(CREATURE), splash=1)))

RAGNAROK = script(
    "ragnarok",
    play(
        lasting(grants(CREATURE, add(CANNOT_REAP)), until=THIS_TURN),
        lasting(after(fights(FRIENDLY & CREATURE), Gain(1)), until=THIS_TURN),
        lasting(after(turn_ends(), Destroy(every(CREATURE))), until=THIS_TURN),
    ),
)

SHARD_OF_STRENGTH = script(
    "shard-of-strength",
    action(add_power(1, spread(FRIENDLY & CREATURE, times=count(FRIENDLY & OfTrait("shard"))))),
)

SHORTY = script("shorty", reap(enrage(SELF)))

SLIMY_JARK = script("slimy-jark", fight(enrage(FOE)))
