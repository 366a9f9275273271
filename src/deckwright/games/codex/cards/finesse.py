"""Finesse: the hero River Montoya, her codex and the Dancers."""

from deckwright.games.codex.script.words import *

ANGRY_DANCER = script("angry-dancer")

APPEL_STOMP = script("appel-stomp", cast(Sideline(Target(PATROLLER)), Draw(1), MayGoOnTop()))

BACKSTABBER = script("backstabber")

BLADEMASTER = script("blademaster", grants(FRIENDLY & FORCE, add(SWIFT_STRIKE)))

CLOUD_SPRITE = script("cloud-sprite")

DANCER = script("dancer")

DISCORD = script("discord", cast(this_turn(grants(ENEMY & UNIT & tech(0, 1), add(ATTACK, -2), add(HP, -1)))))

GROUNDED_GUIDE = script(
    "grounded-guide",
    grants(FRIENDLY & UNIT & OTHER & ~VIRTUOSO, add(ATTACK, 1)),
    grants(FRIENDLY & UNIT & VIRTUOSO, add(ATTACK, 2), add(HP, 1)),
)

HARMONY = script(
    "harmony",
    plays_spell(SummonToken("dancer", 3)),
    sacrifice_this(FlipTokens("dancer", "angry-dancer")),
)

LEAPING_LIZARD = script("leaping-lizard")

MAESTRO = script(
    "maestro",
    grants(IN_YOUR_HAND & VIRTUOSO, set_to(PRICE, 0)),
    GrantsActivated(FRIENDLY & UNIT & VIRTUOSO, exhaust(Damage(Target(BUILDING), 2))),
)

NIMBLE_FENCER = script("nimble-fencer", grants(FRIENDLY & UNIT & VIRTUOSO, add(HASTE)))

RIVER_MONTOYA = script(
    "river-montoya",
    exhaust(Sideline(Target(PATROLLER & UNIT & tech(0, 1))), from_level=3),
    grants(IN_YOUR_HAND & UNIT & tech(0), add(PRICE, -1), only_if=LevelAtLeast(5)),
)

STARCROSSED_STARLET = script(
    "starcrossed-starlet", upkeep(Damage(SELF, 1)), grants(THIS, add(ATTACK, DAMAGE_ON_IT))
)

TWO_STEP = script(
    "two-step",
    cast(Partner(Target(FRIENDLY & UNIT & WITHOUT_PARTNER, 2))),
    grants(ITS_PARTNERS, add(ATTACK, 2), add(HP, 2)),
)
