"""Worlds Collide: Logos."""

from deckwright.games.keyforge.script.words import *

ACADEMY_TRAINING = script(
    "academy-training",
    grants(ITS_HOST & FRIENDLY, set_to(OF_HOUSE, HouseBit("logos"))),
    grants(ITS_HOST, gains(reap(Draw(1)))),
)

CODE_MONKEY = script(
    "code-monkey", play(archive(every(NEIGHBOUR & CREATURE)), when(HaveHouseInCommon(Name.IT), Gain(2)))
)

HAPSIS = script("hapsis", after(falls_to(ENEMY & CREATURE), ward(SELF), Draw(1)))

HOLOGRAMMOPHONE = script("hologrammophone", action(ward(choose(CREATURE))))

HYDE = script(
    "hyde",
    reap(when(exists(FRIENDLY & WithName("velum")), Draw(2), otherwise=Draw(1))),
    destroyed(archive(choose(FRIENDLY & WithName("velum") & IN_DISCARD)), when(IF_DONE, archive(SELF))),
)

REASSEMBLING_AUTOMATON = script(
    "reassembling-automaton",
    instead_of(
        is_destroyed(THIS),
        fully_heal(SELF),
        exhaust(SELF),
        MoveToFlank(SELF),
        only_if=exists(FRIENDLY & CREATURE & OTHER),
    ),
)

VELUM = script(
    "velum",
    reap(
        when(
            exists(FRIENDLY & WithName("hyde")),
            archive(choose(FRIENDLY & IN_HAND, 2)),
            otherwise=archive(choose(FRIENDLY & IN_HAND)),
        )
    ),
    destroyed(archive(choose(FRIENDLY & WithName("hyde") & IN_DISCARD)), when(IF_DONE, archive(SELF))),
)
