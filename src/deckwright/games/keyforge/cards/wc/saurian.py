"""Worlds Collide: Saurian."""

from deckwright.games.keyforge.script.words import *

ANCIENT_POWER = script("ancient-power", play(ward(every(FRIENDLY & CREATURE & WITH_AMBER))))

# KF-16.3
AUTO_LEGIONARY = script(
    "auto-legionary",
    action(MoveToFlank(SELF)),
    grants(THIS, add(POWER, 5), add(USABLE), only_if=IsOf(Name.SELF, CREATURE)),
)

GRIMLOCUS_DUX = script("grimlocus-dux", play(Exalt(SELF, 2)))

IMPERIUM = script("imperium", play(ward(choose(FRIENDLY & CREATURE, 2))))

LEGATUS_RAPTOR = script(
    "legatus-raptor", fight(may(Exalt(), ready(choose(FRIENDLY & CREATURE & OTHER)), Use(IT)))
)

PARAGUARDIAN = script("paraguardian", reap(may(Exalt(), ward(every(NEIGHBOUR & CREATURE)))))

PHALANX_STRIKE = script(
    "phalanx-strike",
    play(
        Deal(count(FRIENDLY & CREATURE), choose(CREATURE)),
        may(Exalt(choose(FRIENDLY & CREATURE)), Deal(count(FRIENDLY & CREATURE), choose(CREATURE))),
    ),
)

RHETOR_GALLIM = script(
    "rhetor-gallim",
    play(
        lasting(
            influences(Whose.OPPONENT, add(KEY_COST, 3), only_if=THEIR_TURN),
            until=THEIR_NEXT_TURN,
        )
    ),
    reap(
        may(
            Exalt(),
            when(
                IF_DONE,
                lasting(
                    influences(Whose.OPPONENT, add(KEY_COST, 3), only_if=THEIR_TURN),
                    until=THEIR_NEXT_TURN,
                ),
            ),
        )
    ),
)

SENATOR_SHRIX = script("senator-shrix", grants(THIS, add(SPENDABLE)), play_or_reap(may(Exalt())))

TRIBUNE_POMPITUS = script(
    "tribune-pompitus",
    grants(FRIENDLY & CREATURE, add(POWER, Times(MarksOn(Mark.AMBER, Name.SUBJECT), 2))),
    before_fight(may(Exalt())),
)

TRICERIAN_LEGIONARY = script("tricerian-legionary", play(ward(choose(FRIENDLY & CREATURE))))
