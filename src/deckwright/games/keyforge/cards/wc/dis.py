"""Worlds Collide: Dis."""

from deckwright.games.keyforge.script.words import *

DENDRIX = script("dendrix", fight(discard(at_random(IN_HAND & ENEMY))))

SOUL_FIDDLE = script("soul-fiddle", action(enrage(choose(CREATURE))))
