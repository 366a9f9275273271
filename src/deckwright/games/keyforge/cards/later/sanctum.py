"""Cards of later sets: Sanctum."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    CREATURE,
    ENTERS_ENRAGED,
    ENTERS_READY,
    FRIENDLY,
    IF_DONE,
    IN_DECK,
    NEIGHBOUR,
    POWER,
    SELF,
    THEIR_AMBER,
    THIS,
    action,
    add,
    capture,
    captures_by_icon,
    choose,
    choose_one,
    choose_up_to,
    count,
    destroy,
    every,
    excess,
    grants,
    instead_of,
    look_at,
    omni,
    play,
    return_to_hand,
    script,
    shuffle_deck,
    spread,
    steal,
    trait,
    when,
)

BRING_LOW: Final = script(
    "bring-low", play(capture(1, spread(FRIENDLY & CREATURE, times=excess(THEIR_AMBER, 5))))
)

CHALLE_THE_SAFEGUARD: Final = script("challe-the-safeguard")

GENERAL_XALVADOR: Final = script("general-xalvador")

GIZELHART_S_ZEALOT: Final = script("gizelhart-s-zealot", grants(THIS, add(ENTERS_READY), add(ENTERS_ENRAGED)))

LION_BAUTREM: Final = script("lion-bautrem", grants(NEIGHBOUR & CREATURE, add(POWER, 2)))

ORB_OF_WONDER: Final = script(
    "orb-of-wonder",
    omni(
        destroy(SELF),
        when(
            IF_DONE,
            look_at(every(FRIENDLY & IN_DECK)),
            return_to_hand(choose_up_to(FRIENDLY & IN_DECK)),
            shuffle_deck(),
        ),
    ),
)

SCRIVENER_FAVIAN: Final = script(
    "scrivener-favian",
    instead_of(captures_by_icon(), choose_one(steal(1), capture(1, choose(FRIENDLY & CREATURE)))),
)

SHARD_OF_HOPE: Final = script(
    "shard-of-hope",
    # KF-9.8: no single creature is named, so that each Shard may have its own.
    action(capture(1, spread(FRIENDLY & CREATURE, times=count(FRIENDLY & trait("shard"))))),
)
