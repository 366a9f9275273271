"""Mass Mutation: Sanctum."""

from deckwright.games.keyforge.script.words import *

BRING_LOW = script("bring-low", play(Capture(1, spread(FRIENDLY & CREATURE, times=Excess(THEIR_AMBER, 5)))))

GENERAL_XALVADOR = script("general-xalvador")

GIZELHART_S_ZEALOT = script("gizelhart-s-zealot", grants(THIS, add(ENTERS_READY), add(ENTERS_ENRAGED)))

ORB_OF_WONDER = script(
    "orb-of-wonder",
    omni(
        Destroy(SELF),
        when(
            IF_DONE,
            LookAt(every(FRIENDLY & IN_DECK)),
            return_to_hand(choose_up_to(FRIENDLY & IN_DECK)),
            ShuffleDeck(),
        ),
    ),
)

SCRIVENER_FAVIAN = script(
    "scrivener-favian",
    instead_of(captures_by_icon(), choose_one(Steal(1), Capture(1, choose(FRIENDLY & CREATURE)))),
)
