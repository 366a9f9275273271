"""The cards of starting decks (SHI-2.4)."""

from deckwright.games.shards.script.words import *

BLASTER = script("blaster", play(power(1)))

CRYSTAL = script("crystal", play(crystals(1)))

INFINITY_SHARD = script(
    "infinity-shard", play(by_mastery(power(2), (10, power(3)), (20, power(5)), (30, GainInfinitePower())))
)

SHARD_REACTOR = script("shard-reactor", play(by_mastery(crystals(2), (5, crystals(3)), (15, crystals(4)))))
