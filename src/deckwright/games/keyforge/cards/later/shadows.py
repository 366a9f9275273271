"""Cards of later sets: Shadows."""

from deckwright.games.keyforge.script.words import *

DOOM_SIGIL = script(
    "doom-sigil",
    grants(CREATURE, add(POISON)),
    grants(THIS, add(PERISHES), only_if=Not(exists(CREATURE))),
)

EARLY_BIRDS = script("early-birds", play(ready(every(SHADOWS))))

LAMINDRA = script("lamindra", grants(NEIGHBOUR & CREATURE, add(ELUSIVE)))

MUTANT_CUTPURSE = script("mutant-cutpurse")

RAD_PENNY = script("rad-penny", play(Steal(1)), destroyed(shuffle_in(SELF)))

RONNIE_WRISTCLOCKS = script(
    "ronnie-wristclocks", play(when(AtLeast(THEIR_AMBER, 7), Steal(2), otherwise=Steal(1)))
)

SHARD_OF_GREED = script("shard-of-greed", action(Gain(count(FRIENDLY & OfTrait("shard")))))

SWINDLE = script("swindle", play(Steal(3)))

SYMON = script("symon", fight(when(IsOf(Name.OTHER, IN_PLAY), put_on_deck(FOE))))
