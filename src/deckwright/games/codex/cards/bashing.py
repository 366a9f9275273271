"""Bashing: the hero Troq Bashar and his codex."""

from deckwright.games.codex.script.words import (
    ATTACK,
    BUILDING,
    FORCE,
    GIVEN,
    READINESS,
    SELF,
    STEALTH,
    THIS,
    UNIT,
    LevelAtLeast,
    add,
    arrives,
    arrives_or_attacks,
    attacks,
    cast,
    damage,
    damage_base,
    destroy,
    grants,
    return_to_hand,
    script,
    take_control,
    target,
    tech,
    this_turn,
)

EGGSHIP = script("eggship")

FINAL_SMASH = script(
    "final-smash",
    cast(
        destroy(target(UNIT & tech(0))),
        return_to_hand(target(UNIT & tech(1))),
        take_control(target(UNIT & tech(2))),
    ),
)

HARVEST_REAPER = script("harvest-reaper")

HIRED_STOMPER = script("hired-stomper", arrives(damage(target(UNIT), 3)))

INTIMIDATE = script("intimidate", cast(this_turn(grants(GIVEN, add(ATTACK, -4)), to=target(FORCE))))

IRON_MAN = script("iron-man")

REGULARSIZED_RHINOCEROS = script("regularsized-rhinoceros")

REVOLVER_OCELOT = script("revolver-ocelot")

SNEAKY_PIG = script("sneaky-pig", arrives(this_turn(grants(GIVEN, add(STEALTH)), to=SELF)))

THE_BOOT = script("the-boot", cast(destroy(target(UNIT & tech(0, 1)))))

TROJAN_DUCK = script("trojan-duck", arrives_or_attacks(damage(target(BUILDING), 4)))

TROQ_BASHAR = script(
    "troq-bashar",
    attacks(damage_base(1), from_level=5),
    grants(THIS, add(READINESS), only_if=LevelAtLeast(8)),
)

WRECKING_BALL = script("wrecking-ball", cast(damage(target(BUILDING), 2)))
