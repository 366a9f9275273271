"""Buildings, and what the rules themselves bring about."""

from deckwright.games.codex.script.words import *

BASE = script("base")

HEROES_HALL = script("heroes-hall", RoomForHeroes(1))

SURPLUS = script("surplus", upkeep(Draw(1)))

TECH_1_BUILDING = script("tech-1-building")

TECH_2_BUILDING = script("tech-2-building")

TECH_3_BUILDING = script("tech-3-building")

TOWER = script("tower", Watches(1))

HEALING = script("rule-healing", each_upkeep(HealAll()))

SCAVENGER = script("rule-scavenger", dies(GainGold(1)))

TECHNICIAN = script("rule-technician", dies(Draw(1)))

LEVELS = script("rule-levels", dies(GainLevels(2)))

CHANNEL = script("rule-channel", dies(EndChannelling()))

RUBBLE = script("rule-rubble", is_lost(Rubble(RUBBLE_DAMAGE)))
