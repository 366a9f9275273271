"""Cards of later sets: Star Alliance."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    CREATURE,
    IT,
    ITS_HOST,
    NEIGHBOUR,
    SELF,
    choose,
    every,
    gains,
    grants,
    heal,
    may,
    play_fight_or_reap,
    reap,
    script,
    ward,
)

FORCE_FIELD: Final = script("force-field", grants(ITS_HOST, gains(reap(ward(SELF)))))

MEDIC_INGRAM: Final = script("medic-ingram", play_fight_or_reap(may(heal(3, choose(CREATURE)), ward(IT))))

NURSE_SOTO: Final = script("nurse-soto", play_fight_or_reap(heal(3, every(NEIGHBOUR & CREATURE))))
