"""The cards of the starting decks."""

from deckwright.games.codex.script.words import (
    BUILDING,
    FORCE,
    FRIENDLY,
    MINUS,
    PATROLLER,
    PLUS,
    WITHOUT_PLUS_RUNE,
    add_rune,
    another_target,
    arrives_or_attacks,
    cast,
    damage,
    reminder,
    repair,
    script,
    target,
)

BLOOM = script("bloom", cast(add_rune(target(FRIENDLY & FORCE & WITHOUT_PLUS_RUNE), PLUS)))

BRICK_THIEF = script(
    "brick-thief", arrives_or_attacks(damage(target(BUILDING), 1), repair(another_target(BUILDING), 1))
)

FRUIT_NINJA = script("fruit-ninja")

GRANFALLOON_FLAGBEARER = script("granfalloon-flagbearer", reminder("flagbearer"))

HELPFUL_TURTLE = script("helpful-turtle")

OLDER_BROTHER = script("older-brother")

SPARK = script("spark", cast(damage(target(PATROLLER), 1)))

TENDERFOOT = script("tenderfoot")

TIMELY_MESSENGER = script("timely-messenger")

WITHER = script("wither", cast(add_rune(target(FORCE), MINUS)))
