"""Cards of later sets: Shadows."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    CREATURE,
    ELUSIVE,
    FOE,
    FRIENDLY,
    IN_PLAY,
    NEIGHBOUR,
    PERISHES,
    POISON,
    SELF,
    SHADOWS,
    THEIR_AMBER,
    THIS,
    IsOf,
    Name,
    Not,
    action,
    add,
    at_least,
    count,
    destroyed,
    every,
    exists,
    fight,
    gain,
    grants,
    play,
    put_on_deck,
    ready,
    script,
    shuffle_in,
    steal,
    trait,
    when,
)

DOOM_SIGIL: Final = script(
    "doom-sigil",
    grants(CREATURE, add(POISON)),
    grants(THIS, add(PERISHES), only_if=Not(exists(CREATURE))),
)

EARLY_BIRDS: Final = script("early-birds", play(ready(every(SHADOWS))))

LAMINDRA: Final = script("lamindra", grants(NEIGHBOUR & CREATURE, add(ELUSIVE)))

MUTANT_CUTPURSE: Final = script("mutant-cutpurse")

RAD_PENNY: Final = script("rad-penny", play(steal(1)), destroyed(shuffle_in(SELF)))

RONNIE_WRISTCLOCKS: Final = script(
    "ronnie-wristclocks", play(when(at_least(THEIR_AMBER, 7), steal(2), otherwise=steal(1)))
)

SHARD_OF_GREED: Final = script("shard-of-greed", action(gain(count(FRIENDLY & trait("shard")))))

SWINDLE: Final = script("swindle", play(steal(3)))

SYMON: Final = script("symon", fight(when(IsOf(Name.OTHER, IN_PLAY), put_on_deck(FOE))))
