"""The table of Codex: zones, numbers, attributes and words. Constants only."""

from typing import Final

from deckwright.games.codex.facts import FACTS as PRINTED
from deckwright.games.codex.facts import Fact
from deckwright.kernel.names import Names
from deckwright.kernel.vocabulary import (
    Arg,
    Moment,
    PromptAbout,
    Role,
    Secret,
    Slot,
    Vocabulary,
    card,
    number,
    seat,
    word,
)
from deckwright.kernel.zones import Sight, ZoneTable

SEATS: Final = 2

RULE_FACES: Final = (
    "rule-healing", "rule-scavenger", "rule-technician", "rule-levels", "rule-channel", "rule-rubble",
)  # fmt: skip
"""What the rules themselves make of upkeep and deaths waits in windows like the abilities of cards
(COD-2.3, COD-6.14)."""
FACTS: Final[tuple[Fact, ...]] = PRINTED
FACES: Final = tuple(fact.id for fact in FACTS) + RULE_FACES

# Zones (COD-10). A spell that is being cast lies on the stage (COD-11.9); units, heroes and ongoing spells
# are in play, buildings apart from them; `plans` are buildings not built yet, `aside` the tokens.
ZONES: Final = ZoneTable()
STAGE: Final = ZONES.common("stage", Sight.ALL)
REMOVED: Final = ZONES.common("removed", Sight.ALL)
DECK: Final = ZONES.each("deck", Sight.NONE, SEATS)
HAND: Final = ZONES.each("hand", Sight.OWNER, SEATS, is_hand=True)
DISCARD: Final = ZONES.each("discard", Sight.OWNER, SEATS, ordered=False)
CODEX: Final = ZONES.each("codex", Sight.OWNER, SEATS, ordered=False)
WORKERS: Final = ZONES.each("workers", Sight.OWNER, SEATS, ordered=False)
COMMAND: Final = ZONES.each("command", Sight.ALL, SEATS)
PLAY: Final = ZONES.each("play", Sight.ALL, SEATS, in_play=True)
BUILDINGS: Final = ZONES.each("buildings", Sight.ALL, SEATS, in_play=True)
PLANS: Final = ZONES.each("plans", Sight.ALL, SEATS, ordered=False)
ASIDE: Final = ZONES.each("aside", Sight.ALL, SEATS, ordered=False)

# Numbers of the game.
VARS: Final = Names()
TURN: Final = VARS.add("turn")
ACTIVE: Final = VARS.add("active")
FIRST: Final = VARS.add("first")
PHASE: Final = VARS.add("phase")
HIRED: Final = VARS.add("hired")
RESHUFFLED: Final = VARS.add("reshuffled")
GOLD: Final = VARS.each("gold", SEATS)
FIRST_WORKERS: Final = VARS.each("first-workers", SEATS)
SIDE: Final = VARS.each("side", SEATS)
TURNS: Final = VARS.each("turns", SEATS)
TOWER_USED: Final = VARS.each("tower-used", SEATS)
"""Those of the first seat; the second one's stand behind."""

PHASES: Final = Names()
SET_UP: Final = PHASES.add("set-up")
TECH: Final = PHASES.add("tech")
READY: Final = PHASES.add("ready")
UPKEEP: Final = PHASES.add("upkeep")
MAIN: Final = PHASES.add("main")
PATROL: Final = PHASES.add("patrol")
DRAW: Final = PHASES.add("draw")
MOST_GOLD: Final = 20
WORKER_PRICE: Final = 1
LEVEL_PRICE: Final = 1
RUBBLE_DAMAGE: Final = 2
"""To the base, for each building that is lost (COD-5.4)."""

# Numbers of each card. `arrived` is the turn it came under control, `attacked` that of its last attack,
# `level-turn` the turn before which a hero had its present level, `back` the number of own turns after which
# a dead hero may be summoned again; a spell is bound to the hero that cast it, a unit to its partner.
COLUMNS: Final = Names()
EXHAUSTED: Final = COLUMNS.add("exhausted")
DAMAGE: Final = COLUMNS.add("damage")
PLUS: Final = COLUMNS.add("plus")
MINUS: Final = COLUMNS.add("minus")
LEVEL: Final = COLUMNS.add("level")
SLOT: Final = COLUMNS.add("slot")
ARMOUR_USED: Final = COLUMNS.add("armour-used")
ARRIVED: Final = COLUMNS.add("arrived")
ATTACKED: Final = COLUMNS.add("attacked")
MAXIMUM_SINCE: Final = COLUMNS.add("maximum-since")
BACK: Final = COLUMNS.add("back")
UNFINISHED: Final = COLUMNS.add("unfinished")
DETECTED: Final = COLUMNS.add("detected")
BOUND: Final = COLUMNS.add("bound")
PARTNER: Final = COLUMNS.add("partner")
BUILT_BEFORE: Final = COLUMNS.add("destroyed")

SLOTS: Final = Names(after=1)
SQUAD_LEADER: Final = SLOTS.add("squad-leader")
ELITE: Final = SLOTS.add("elite")
SCAVENGER: Final = SLOTS.add("scavenger")
TECHNICIAN: Final = SLOTS.add("technician")
LOOKOUT: Final = SLOTS.add("lookout")
"""COD-7.1; 0 is no slot."""

# Attributes, in the order in which continuous effects on them are worked out.
ATTRIBUTES: Final = Names()
ATTACK: Final = ATTRIBUTES.add("attack")
HP: Final = ATTRIBUTES.add("hp")
PRICE: Final = ATTRIBUTES.add("price")
ARMOUR: Final = ATTRIBUTES.add("armour")
FRENZY: Final = ATTRIBUTES.add("frenzy")
READINESS: Final = ATTRIBUTES.add("readiness")
"""The card is not exhausted by attacking."""
OBLITERATE: Final = ATTRIBUTES.add("obliterate")
HEALING: Final = ATTRIBUTES.add("healing")
UNATTACKABLE: Final = ATTRIBUTES.add("unattackable")
UNTARGETABLE: Final = ATTRIBUTES.add("untargetable")
INVISIBLE: Final = ATTRIBUTES.add("invisible")
UNSTOPPABLE: Final = ATTRIBUTES.add("unstoppable")
DETECTOR: Final = ATTRIBUTES.add("detector")
ANTI_AIR: Final = ATTRIBUTES.add("anti-air")
FLYING: Final = ATTRIBUTES.add("flying")
ARMOUR_PIERCING: Final = ATTRIBUTES.add("armour-piercing")
SWIFT_STRIKE: Final = ATTRIBUTES.add("swift-strike")
HASTE: Final = ATTRIBUTES.add("haste")
SPARKSHOT: Final = ATTRIBUTES.add("sparkshot")
STEALTH: Final = ATTRIBUTES.add("stealth")
OVERPOWER: Final = ATTRIBUTES.add("overpower")
RESIST: Final = ATTRIBUTES.add("resist")
FLAGBEARER: Final = ATTRIBUTES.add("flagbearer")

# Moments at which lasting effects end.
END_OF_TURN: Final = 0

WORDS: Final = Vocabulary()
_SLOT: Final = word("slot", "none", *SLOTS)
_EFFECT: Final = Slot("effect", Arg.NODE)

HIRE: Final = WORDS.verb("hire", card())
BUILD: Final = WORDS.verb("build", card())
SUMMON: Final = WORDS.verb("summon", card())
LEVEL_UP: Final = WORDS.verb("level", card())
PLAY_CARD: Final = WORDS.verb("play", card())
ATTACK_WITH: Final = WORDS.verb("attack", card(), card("target"))
USE: Final = WORDS.verb("use", card(), number("ability"))
DETECT: Final = WORDS.verb("detect", card())
END_MAIN: Final = WORDS.verb("end", role=Role.ENDS)
TO_SLOT: Final = WORDS.verb("patrol", card(), _SLOT)
FROM_SLOT: Final = WORDS.verb("withdraw", card())
CONFIRM: Final = WORDS.verb("confirm", role=Role.CONFIRMS)
TECH_CARD: Final = WORDS.verb("tech", card())
NO_TARGET: Final = WORDS.verb("stop", role=Role.STOPS)
ON_TOP: Final = WORDS.verb("on-top")
TO_DISCARD: Final = WORDS.verb("to-discard")

ASK_MAIN: Final = WORDS.prompt("main", number("gold"))
ASK_PATROL: Final = WORDS.prompt("patrol", arranges=True)
ASK_TECH: Final = WORDS.prompt("tech", number("left"))
ASK_TARGET: Final = WORDS.prompt("target", card("source"), _EFFECT, about=PromptAbout.EFFECT)
ASK_NEW_TARGET: Final = WORDS.prompt("new-target", card())
ASK_OBLITERATE: Final = WORDS.prompt("obliterate", card())
ASK_SPARK: Final = WORDS.prompt("spark", card())
ASK_EXCESS: Final = WORDS.prompt("excess", card(), number("damage"))
ASK_CASTER: Final = WORDS.prompt("caster", card())
ASK_HERO: Final = WORDS.prompt("hero")
ASK_WHERE: Final = WORDS.prompt("where", card(), about=PromptAbout.CARD)

TURN_BEGAN: Final = WORDS.event("turn-began", seat(), amount=number("turn"), moment=Moment.TURN)
GOES_FIRST: Final = WORDS.event("goes-first", seat(), moment=Moment.FIRST)
PLAYS_SIDE: Final = WORDS.event("plays-side", seat(), amount=word("spec", "bashing", "finesse"))
TECHED_CARD: Final = WORDS.event("teched-card", seat(), card(), secret=Secret.OWN_SEAT)
GAINED_GOLD: Final = WORDS.event("gained-gold", seat(), amount=number("gold"))
GOLD_LOST: Final = WORDS.event("gold-lost", seat(), amount=number("gold"))
PAID: Final = WORDS.event("paid", seat(), amount=number("gold"))
HIRED_EVENT: Final = WORDS.event("hired", seat(), card(), secret=Secret.OWN_SEAT)
BUILT: Final = WORDS.event("built", seat(), card())
FINISHED: Final = WORDS.event("finished", seat(), card())
SUMMONED: Final = WORDS.event("summoned", seat(), card())
LEVELLED: Final = WORDS.event("levelled", seat(), card(), amount=number("level"))
RECOVERED: Final = WORDS.event("recovered", card=card(), amount=number("damage"))
PLAYED: Final = WORDS.event("played", seat(), card())
CAST: Final = WORDS.event("cast", seat(), card(), moment=Moment.SILENT)
ARRIVED_EVENT: Final = WORDS.event("arrived", seat(), card())
UPKEEP_EVENT: Final = WORDS.event("upkeep", seat())
USED: Final = WORDS.event("used", seat(), card())
RESISTED: Final = WORDS.event("resisted", seat(), card(), amount=number("gold"))
DREW_AIM: Final = WORDS.event("drew-aim", card=card())
ATTACKS: Final = WORDS.event("attacks", seat(), card(), other=card("target"))
ATTACK_ENDED: Final = WORDS.event("attack-ended", card=card())
OBLITERATED: Final = WORDS.event("obliterated", card=card(), other=card("target"))
STRIKES: Final = WORDS.event("strikes", card=card(), other=card("target"))
DETECTED_EVENT: Final = WORDS.event("detected", seat(), card())
DAMAGED: Final = WORDS.event("damaged", card=card(), amount=number("damage"))
ABSORBED: Final = WORDS.event("absorbed", card=card(), amount=number("damage"))
HEALED: Final = WORDS.event("healed", card=card(), amount=number("damage"))
REPAIRED: Final = WORDS.event("repaired", card=card(), amount=number("damage"))
RUNE_ADDED: Final = WORDS.event("rune-added", card=card(), amount=word("rune", "plus", "minus"))
DIED: Final = WORDS.event("died", seat(), card())
DESTROYED: Final = WORDS.event("destroyed", seat(), card())
SACRIFICED: Final = WORDS.event("sacrificed", seat(), card())
RETURNED: Final = WORDS.event("returned", seat(), card())
PUT_ON_TOP: Final = WORDS.event("put-on-top", seat(), card())
TAKEN: Final = WORDS.event("taken", seat(), card())
SIDELINED: Final = WORDS.event("sidelined", card=card())
TOKEN_CAME: Final = WORDS.event("token-came", seat(), card())
TOKEN_LEFT: Final = WORDS.event("token-left", seat(), card())
FLIPPED: Final = WORDS.event("flipped", card=card())
PARTNERED: Final = WORDS.event("partnered", card=card(), other=card("partner"))
DREW: Final = WORDS.event("drew", seat(), card(), secret=Secret.OWN_SEAT)
DREW_NOTHING: Final = WORDS.event("drew-nothing", seat(), amount=number("cards"))
RESHUFFLED_EVENT: Final = WORDS.event("reshuffled", seat(), moment=Moment.SHUFFLE)
DISCARDED: Final = WORDS.event("discarded", seat(), amount=number("cards"))
PATROLS: Final = WORDS.event("patrols", seat(), card(), amount=_SLOT)
RUBBLE: Final = WORDS.event("rubble", seat(), card(), amount=number("damage"))
TURN_ENDED: Final = WORDS.event("turn-ended", seat())

# Why not.
NO_HERO: Final = WORDS.reason("codex-no-hero", "COD-4.5", card())
OTHER_HERO: Final = WORDS.reason("codex-other-hero", "COD-4.5", card())
NOT_MAXIMUM: Final = WORDS.reason("codex-not-maximum", "COD-4.6", card())
NO_TECH: Final = WORDS.reason("codex-no-tech", "COD-5.1", card(), number("tech"))
_OF_PRICE: Final = (card(), number("price"), number("gold"))
CARD_TOO_DEAR: Final = WORDS.reason("codex-too-dear", "COD-2.5", *_OF_PRICE)
BUILDING_TOO_DEAR: Final = WORDS.reason("codex-too-dear", "COD-5.2", *_OF_PRICE)
HERO_TOO_DEAR: Final = WORDS.reason("codex-too-dear", "COD-4.1", *_OF_PRICE)
FEW_TARGETS: Final = WORDS.reason("codex-no-target", "COD-8.3", card())
NOT_TARGETABLE: Final = WORDS.reason("codex-untargetable", "COD-9.8", card("target"))
TARGET_UNSEEN: Final = WORDS.reason("codex-target-unseen", "COD-9.9", card("target"))
RESIST_TOO_DEAR: Final = WORDS.reason(
    "codex-resist", "COD-8.6", card("target"), number("price"), number("gold")
)
FLAGBEARER_FIRST: Final = WORDS.reason("codex-flagbearer-first", "COD-9.24", card("target"), card("bearer"))
HIRED_ALREADY: Final = WORDS.reason("codex-hired", "COD-3.1")
NO_CARD_TO_HIRE: Final = WORDS.reason("codex-no-card", "COD-3.4")
NO_GOLD_TO_HIRE: Final = WORDS.reason("codex-no-gold", "COD-3.4", number("price"))
NO_GOLD_TO_LEVEL: Final = WORDS.reason("codex-no-gold", "COD-4.2", number("price"))
AT_MAXIMUM: Final = WORDS.reason("codex-at-maximum", "COD-4.2", card())
NOT_BACK: Final = WORDS.reason("codex-not-back", "COD-4.14", card())
HERO_LIMIT: Final = WORDS.reason("codex-hero-limit", "COD-4.1", card())
FEW_WORKERS: Final = WORDS.reason("codex-few-workers", "COD-5.2", card(), number("workers"), number("needed"))
NO_LOWER_TECH: Final = WORDS.reason("codex-no-lower-tech", "COD-5.2", card(), number("tech"))
ADD_ON_UNFINISHED: Final = WORDS.reason("codex-add-on-unfinished", "COD-5.17", card())
ATTACKER_EXHAUSTED: Final = WORDS.reason("codex-exhausted", "COD-6.2", card())
ATTACKER_ARRIVED: Final = WORDS.reason("codex-just-arrived", "COD-6.1", card())
_OF_ATTACK: Final = (card(), card("target"))
NOT_ATTACKABLE: Final = WORDS.reason("codex-unattackable", "COD-9.7", *_OF_ATTACK)
OUT_OF_REACH: Final = WORDS.reason("codex-out-of-reach", "COD-9.14", *_OF_ATTACK)
NOT_SEEN: Final = WORDS.reason("codex-not-seen", "COD-9.9", *_OF_ATTACK)
LEADER_FIRST: Final = WORDS.reason("codex-leader-first", "COD-6.4", *_OF_ATTACK, card("leader"))
PATROLLERS_FIRST: Final = WORDS.reason("codex-patrollers-first", "COD-6.4", *_OF_ATTACK)
WILL_BE_DETECTED: Final = WORDS.reason("codex-will-be-detected", "COD-5.10", *_OF_ATTACK)
USED_EXHAUSTED: Final = WORDS.reason("codex-use-exhausted", "COD-8.1", card())
USED_ON_ARRIVAL: Final = WORDS.reason("codex-use-just-arrived", "COD-8.1", card())
MUST_TECH: Final = WORDS.reason("codex-must-tech", "COD-2.9", number("workers"), number("needed"))
NOT_READY: Final = WORDS.reason("codex-not-ready", "COD-7.2", card())
