"""Worlds Collide: Brobnar."""

from deckwright.games.keyforge.script.words import *

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

RAGNAROK = script(
    "ragnarok",
    play(
        lasting(grants(CREATURE, add(CANNOT_REAP)), until=THIS_TURN),
        lasting(after(fights(FRIENDLY & CREATURE), Gain(1)), until=THIS_TURN),
        lasting(after(turn_ends(), Destroy(every(CREATURE))), until=THIS_TURN),
    ),
)

SHORTY = script("shorty", reap(enrage(SELF)))

SLIMY_JARK = script("slimy-jark", fight(enrage(FOE)))
