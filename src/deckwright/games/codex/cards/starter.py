"""The cards of the starting decks."""

from deckwright.games.codex.script.words import *

BLOOM = script("bloom", cast(AddRune(Target(FRIENDLY & FORCE & WITHOUT_PLUS_RUNE), PLUS)))

BRICK_THIEF = script(
    "brick-thief",
    arrives_or_attacks(Damage(Target(BUILDING), 1), Repair(Target(BUILDING, other=True), 1)),
)

FRUIT_NINJA = script("fruit-ninja")

GRANFALLOON_FLAGBEARER = script("granfalloon-flagbearer", Reminder("flagbearer"))

HELPFUL_TURTLE = script("helpful-turtle")

OLDER_BROTHER = script("older-brother")

SPARK = script("spark", cast(Damage(Target(PATROLLER), 1)))

TENDERFOOT = script("tenderfoot")

TIMELY_MESSENGER = script("timely-messenger")

WITHER = script("wither", cast(AddRune(Target(FORCE), MINUS)))
