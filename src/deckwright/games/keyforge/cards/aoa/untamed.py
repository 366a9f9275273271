"""Age of Ascension: Untamed."""

from deckwright.games.keyforge.script.words import *

BUMBLEBIRD = script("bumblebird", play(add_power(2, every(FRIENDLY & UNTAMED & CREATURE & OTHER))))

DUSKWITCH = script("duskwitch", grants(FRIENDLY & CREATURE, add(ENTERS_READY)))

GLIMMER = script("glimmer", play(return_to_hand(choose(FRIENDLY & IN_DISCARD))))

GRAVID_CYCLE = script("gravid-cycle", play(return_to_hand(choose(FRIENDLY & IN_DISCARD))))

PANPACA_JAGA = script("panpaca-jaga", grants(CREATURE & LeftOf(Name.SELF), add(SKIRMISH)))
