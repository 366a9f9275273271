"""Bashing: the hero Troq Bashar and his codex."""

from deckwright.games.codex.script.words import *

EGGSHIP = script("eggship")

FINAL_SMASH = script(
    "final-smash",
    cast(
        Destroy(Target(UNIT & tech(0))),
        ReturnToHand(Target(UNIT & tech(1))),
        TakeControl(Target(UNIT & tech(2))),
    ),
)

HARVEST_REAPER = script("harvest-reaper")

HIRED_STOMPER = script("hired-stomper", arrives(Damage(Target(UNIT), 3)))

INTIMIDATE = script("intimidate", cast(this_turn(grants(GIVEN, add(ATTACK, -4)), to=Target(FORCE))))

IRON_MAN = script("iron-man")

REGULARSIZED_RHINOCEROS = script("regularsized-rhinoceros")

REVOLVER_OCELOT = script("revolver-ocelot")

SNEAKY_PIG = script("sneaky-pig", arrives(this_turn(grants(GIVEN, add(STEALTH)), to=SELF)))

THE_BOOT = script("the-boot", cast(Destroy(Target(UNIT & tech(0, 1)))))

TROJAN_DUCK = script("trojan-duck", arrives_or_attacks(Damage(Target(BUILDING), 4)))

TROQ_BASHAR = script(
    "troq-bashar",
    attacks(DamageBase(1), from_level=5),
    grants(THIS, add(READINESS), only_if=LevelAtLeast(8)),
)

WRECKING_BALL = script("wrecking-ball", cast(Damage(Target(BUILDING), 2)))
