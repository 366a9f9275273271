"""The cards of the set that have a text."""

from deckwright.games.keyforge.script.words import *

SCRIPTS = (
    script("embers-cinder-child", reap(deal(1, choose(ENEMY & CREATURE)))),
    script("embers-last-coal", play(gain(1), draw(1))),
)
