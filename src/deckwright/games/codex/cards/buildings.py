"""Buildings, and what the rules themselves bring about."""

from typing import Final

from deckwright.games.codex.script.effects import (
    Draw,
    EndChannelling,
    GainGold,
    GainLevels,
    HealAll,
    RoomForHeroes,
    Rubble,
    Watches,
)
from deckwright.games.codex.script.words import draw, script, sequence, upkeep
from deckwright.games.codex.table import DESTROYED, DIED, UPKEEP_EVENT
from deckwright.kernel.abilities import Pattern, Triggered

RUBBLE_DAMAGE: Final = 2
"""To the base, for each building that is lost (COD-5.4)."""

BASE = script("base")

HEROES_HALL = script("heroes-hall", RoomForHeroes(1))

SURPLUS = script("surplus", upkeep(draw(1)))

TECH_1_BUILDING = script("tech-1-building")

TECH_2_BUILDING = script("tech-2-building")

TECH_3_BUILDING = script("tech-3-building")

TOWER = script("tower", Watches(1))

HEALING = script("rule-healing", Triggered(Pattern(UPKEEP_EVENT), sequence(HealAll())))

SCAVENGER = script("rule-scavenger", Triggered(Pattern(DIED), sequence(GainGold(1))))

TECHNICIAN = script("rule-technician", Triggered(Pattern(DIED), sequence(Draw(1))))

LEVELS = script("rule-levels", Triggered(Pattern(DIED), sequence(GainLevels(2))))

CHANNEL = script("rule-channel", Triggered(Pattern(DIED), sequence(EndChannelling())))

RUBBLE = script("rule-rubble", Triggered(Pattern(DESTROYED), sequence(Rubble(RUBBLE_DAMAGE))))
