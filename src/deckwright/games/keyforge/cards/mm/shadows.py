"""Mass Mutation: Shadows."""

from deckwright.games.keyforge.script.words import *

DOOM_SIGIL = script(
    "doom-sigil",
    grants(CREATURE, add(POISON)),
    grants(THIS, add(PERISHES), only_if=Not(exists(CREATURE))),
)

MUTANT_CUTPURSE = script("mutant-cutpurse")

RAD_PENNY = script("rad-penny", play(Steal(1)), destroyed(shuffle_in(SELF)))
