"""Cards of later sets: Brobnar."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    BROBNAR,
    CANNOT_REAP,
    CREATURE,
    ENEMY,
    FOE,
    FRIENDLY,
    IN_DISCARD,
    IN_PURGED,
    IT,
    SELF,
    THIS_TURN,
    YOUR_AMBER,
    Not,
    Times,
    action,
    add,
    add_power,
    after,
    at_least,
    called,
    choose,
    count,
    deal,
    destroy,
    destroyed,
    enrage,
    every,
    exists,
    fight,
    fights,
    gain,
    grants,
    lasting,
    play,
    purge,
    reap,
    return_to_hand,
    script,
    spread,
    steal,
    trait,
    turn_ends,
    when,
)

FIRST_BLOOD: Final = script(
    "first-blood",
    play(deal(1, spread(CREATURE, times=Times(count(FRIENDLY & BROBNAR & CREATURE), 2)))),
)

FLAMETHROWER: Final = script("flamethrower", action(deal(1, choose(CREATURE), splash=1)))

GARGANTES_SCRAPPER: Final = script(
    "gargantes-scrapper", play(when(at_least(YOUR_AMBER, 3), deal(3, choose(ENEMY & CREATURE))))
)

IGON_THE_GREEN: Final = script(
    "igon-the-green",
    destroyed(
        purge(SELF),
        return_to_hand(choose(IN_DISCARD & FRIENDLY & called("igon-the-terrible"))),
    ),
)

IGON_THE_TERRIBLE: Final = script(
    "igon-the-terrible",
    play(when(Not(exists(IN_PURGED & FRIENDLY & called("igon-the-green"))), destroy(SELF))),
    fight(steal(1)),
)

IRESTAFF: Final = script("irestaff", action(enrage(choose(CREATURE)), add_power(1, IT)))

POUND: Final = script("pound", play(deal(2, choose(CREATURE), splash=1)))

RAGNAROK: Final = script(
    "ragnarok",
    play(
        lasting(grants(CREATURE, add(CANNOT_REAP)), until=THIS_TURN),
        lasting(after(fights(FRIENDLY & CREATURE), gain(1)), until=THIS_TURN),
        lasting(after(turn_ends(), destroy(every(CREATURE))), until=THIS_TURN),
    ),
)

SHARD_OF_STRENGTH: Final = script(
    "shard-of-strength",
    action(add_power(1, spread(FRIENDLY & CREATURE, times=count(FRIENDLY & trait("shard"))))),
)

SHORTY: Final = script("shorty", reap(enrage(SELF)))

SLIMY_JARK: Final = script("slimy-jark", fight(enrage(FOE)))
