"""Worlds Collide: Star Alliance."""

from deckwright.games.keyforge.script.words import *

FORCE_FIELD = script("force-field", grants(ITS_HOST, gains(reap(ward(SELF)))))

MEDIC_INGRAM = script("medic-ingram", play_fight_or_reap(may(Heal(3, choose(CREATURE)), ward(IT))))

NURSE_SOTO = script("nurse-soto", play_fight_or_reap(Heal(3, every(NEIGHBOUR & CREATURE))))
