"""Dark Tidings: Unfathomable."""

from deckwright.games.keyforge.script.words import *

TE_WHEKE_KRAKEN = script(
    "te-wheke-kraken",
    play(
        exhaust(choose(FRIENDLY & READY & UNFATHOMABLE & CREATURE, 2)),
        when(Not(AtLeast(Tally(), 2)), Destroy(SELF)),
    ),
    fight_or_reap(Deal(2, choose(CREATURE), splash=2)),
)

# KF-16.6
VALOOCANTH = script(
    "valoocanth",
    grants(THIS, add(CANNOT_BE_USED), only_if=TIDE_IS_LOW),
    fight_or_reap(exhaust(WithNeighbours(ENEMY & CREATURE))),
)
