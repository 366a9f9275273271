"""Cards of the Undergrowth."""

from deckwright.games.shards.script.words import *

ADDITRI_GAIAMANCER = script(
    "additri-gaiamancer", exhaust(power(2), power(each(2, PLAYED_THIS_TURN & UNDERGROWTH & ALLY)))
)

ARACH_DEVOTEES = script("arach-devotees", play(Draw(1), with_(UNIFY, health(3))))

ENTROPIC_TALONS = script(
    "entropic-talons",
    play(Draw(2), this_turn(influences(YOU, add(POWER_PER_HEALTH, 1))), at_mastery(20, health(10))),
)

FUNGAL_HERMIT = script("fungal-hermit", play(mastery(1), at_mastery(10, health(5))))

FURROWING_ELEMENTAL = script("furrowing-elemental", play(health(4), Draw(1), when(FULL_HEALTH, power(6))))

GHOSTWILLOW_AVENGER = script(
    "ghostwillow-avenger", play(power(4), at_mastery(15, Destroy(every(ENEMY & CHAMPION))))
)

HOUNDS_OF_VOLOS = script("hounds-of-volos", play(health(5), when(IF_VOLOS, power(5))))

LESHAI_KNIGHT = script("leshai-knight", play(with_(UNIFY, power(6), otherwise=power(3))))

OJAS_GENESIS_DRUID = script(
    "ojas-genesis-druid", play(copy(PLAYED_THIS_TURN & ALLY & OTHER), at_mastery(20, Copy(IT)))
)

PANCONSCIOUS_CROWN = script(
    "panconscious-crown", play(mastery(2), health(2), at_mastery(20, with_(UNIFY, health(50))))
)

ROOT_OF_THE_FOREST = script("root-of-the-forest", play(health(10), with_(UNIFY, power(10))))

SHARDWOOD_GUARDIAN = script("shardwood-guardian", play(power(2), Draw(1), with_(UNIFY, health(6))))

SPORE_CLERIC = script("spore-cleric", play(health(4)))

TAUR_ARACHPRIEST = script("taur-arachpriest", exhaust(copy(PLAYED_THIS_TURN & UNDERGROWTH & ALLY)))

THORN_ZEALOT = script("thorn-zealot", play(Draw(1), with_(UNIFY, Destroy(choose(ENEMY & CHAMPION)))))

UNDERGROWTH_ASPIRANT = script("undergrowth-aspirant", play(health(3), with_(UNIFY, power(5))))
