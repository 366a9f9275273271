"""Cards of later sets: Saurian."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    CREATURE,
    ENEMY,
    FRIENDLY,
    IF_DONE,
    IT,
    KEY_COST,
    NEIGHBOUR,
    OTHER,
    POWER,
    SELF,
    SPENDABLE,
    THEIR_AMBER,
    THEIR_NEXT_TURN,
    THEIR_TURN,
    THIS,
    USABLE,
    WITH_AMBER,
    IsOf,
    Mark,
    MarksOn,
    Name,
    Pot,
    Times,
    Whose,
    action,
    add,
    before_fight,
    capture,
    choose,
    count,
    deal,
    every,
    exalt,
    fight,
    fight_or_reap,
    grants,
    influences,
    lasting,
    may,
    move_to_flank,
    play,
    play_or_reap,
    ready,
    reap,
    script,
    take_amber,
    use,
    ward,
    when,
)

ANCIENT_POWER: Final = script("ancient-power", play(ward(every(FRIENDLY & CREATURE & WITH_AMBER))))

# KF-16.3
AUTO_LEGIONARY: Final = script(
    "auto-legionary",
    action(move_to_flank(SELF)),
    grants(THIS, add(POWER, 5), add(USABLE), only_if=IsOf(Name.SELF, CREATURE)),
)

DEUSILLUS: Final = script(
    "deusillus",
    play(capture(THEIR_AMBER), deal(5, choose(ENEMY & CREATURE))),
    fight_or_reap(take_amber(1, SELF, to=Pot.SUPPLY), deal(2, every(ENEMY & CREATURE))),
)

DEUSILLUS_TOP: Final = script("deusillus-top")

GRIMLOCUS_DUX: Final = script("grimlocus-dux", play(exalt(SELF, 2)))

IMPERIUM: Final = script("imperium", play(ward(choose(FRIENDLY & CREATURE, 2))))

LEGATUS_RAPTOR: Final = script(
    "legatus-raptor", fight(may(exalt(), ready(choose(FRIENDLY & CREATURE & OTHER)), use(IT)))
)

PARAGUARDIAN: Final = script("paraguardian", reap(may(exalt(), ward(every(NEIGHBOUR & CREATURE)))))

PHALANX_STRIKE: Final = script(
    "phalanx-strike",
    play(
        deal(count(FRIENDLY & CREATURE), choose(CREATURE)),
        may(exalt(choose(FRIENDLY & CREATURE)), deal(count(FRIENDLY & CREATURE), choose(CREATURE))),
    ),
)

RHETOR_GALLIM: Final = script(
    "rhetor-gallim",
    play(
        lasting(
            influences(Whose.OPPONENT, add(KEY_COST, 3), only_if=THEIR_TURN),
            until=THEIR_NEXT_TURN,
        )
    ),
    reap(
        may(
            exalt(),
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

SENATOR_SHRIX: Final = script("senator-shrix", grants(THIS, add(SPENDABLE)), play_or_reap(may(exalt())))

TRIBUNE_POMPITUS: Final = script(
    "tribune-pompitus",
    grants(FRIENDLY & CREATURE, add(POWER, Times(MarksOn(Mark.AMBER, Name.SUBJECT), 2))),
    before_fight(may(exalt())),
)

TRICERIAN_LEGIONARY: Final = script("tricerian-legionary", play(ward(choose(FRIENDLY & CREATURE))))
