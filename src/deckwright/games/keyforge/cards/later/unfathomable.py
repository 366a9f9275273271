"""Cards of later sets: Unfathomable."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    CANNOT_BE_USED,
    CREATURE,
    ENEMY,
    FRIENDLY,
    READY,
    SELF,
    THIS,
    TIDE_IS_LOW,
    UNFATHOMABLE,
    Not,
    Tally,
    add,
    at_least,
    choose,
    choose_with_neighbours,
    deal,
    destroy,
    exhaust,
    fight_or_reap,
    grants,
    play,
    script,
    when,
)

TE_WHEKE_KRAKEN: Final = script(
    "te-wheke-kraken",
    play(
        exhaust(choose(FRIENDLY & READY & UNFATHOMABLE & CREATURE, 2)),
        when(Not(at_least(Tally(), 2)), destroy(SELF)),
    ),
    fight_or_reap(deal(2, choose(CREATURE), splash=2)),
)

# KF-16.6
VALOOCANTH: Final = script(
    "valoocanth",
    grants(THIS, add(CANNOT_BE_USED), only_if=TIDE_IS_LOW),
    fight_or_reap(exhaust(choose_with_neighbours(ENEMY & CREATURE))),
)
