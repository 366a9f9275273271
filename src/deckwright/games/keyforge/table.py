"""The table of KeyForge: zones, numbers, attributes and words. Constants only."""

from typing import Final

from deckwright.games.keyforge.facts import FACES as CARD_FACES
from deckwright.games.keyforge.facts import FACTS, HOUSES
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
    face,
    number,
    seat,
    word,
    zone,
)
from deckwright.kernel.zones import Sight, ZoneTable

SEATS: Final = 2

RULE_FACES: Final = ("rule-assault", "rule-hazardous", "rule-keywords")
"""Abilities of the rules themselves that wait in windows like those of cards (KF-11.4)."""
FACES: Final = CARD_FACES + RULE_FACES
HALVES: Final = frozenset(number for number, fact in enumerate(FACTS) if fact.half)
"""The faces that are half a gigantic creature (KF-15.4)."""

# Zones (KF-7.6, KF-7.8, KF-17). An action card that is being resolved lies on the stage (KF-4.12).
ZONES: Final = ZoneTable()
STAGE: Final = ZONES.common("stage", Sight.ALL)
DECK: Final = ZONES.each("deck", Sight.NONE, SEATS)
HAND: Final = ZONES.each("hand", Sight.OWNER, SEATS, is_hand=True)
ARCHIVE: Final = ZONES.each("archive", Sight.OWNER, SEATS)
DISCARD: Final = ZONES.each("discard", Sight.ALL, SEATS)
PURGED: Final = ZONES.each("purged", Sight.ALL, SEATS)
LINE: Final = ZONES.each("line", Sight.ALL, SEATS, in_play=True)
ARTIFACTS: Final = ZONES.each("artifacts", Sight.ALL, SEATS, in_play=True)
UPGRADES: Final = ZONES.each("upgrades", Sight.ALL, SEATS, in_play=True)
UNDER: Final = ZONES.each("under", Sight.ALL, SEATS)
FACEDOWN: Final = ZONES.each("facedown", Sight.OWNER, SEATS)
"""Cards under others: open (grafted, halves of gigantic creatures) and face down."""

# Numbers of the game.
VARS: Final = Names()
TURN: Final = VARS.add("turn")
ACTIVE: Final = VARS.add("active")
FIRST: Final = VARS.add("first")
HOUSE: Final = VARS.add("house")
STEP: Final = VARS.add("step")
TIDE: Final = VARS.add("tide")
TIDE_IN_GAME: Final = VARS.add("tide-in-game")
ACTS: Final = VARS.add("acts")
HAND_ACTS: Final = VARS.add("hand-acts")
OMEGA: Final = VARS.add("omega")
POOL: Final = VARS.each("pool", SEATS)
KEYS: Final = VARS.each("keys", SEATS)
CHAINS: Final = VARS.each("chains", SEATS)
DECK_HOUSES: Final = VARS.each("houses", SEATS)
WINS: Final = VARS.each("wins", SEATS)
DECK_OF: Final = VARS.each("deck", SEATS)
BID_CHAINS: Final = VARS.each("bid", SEATS)
LOOSE: Final = VARS.each("loose", SEATS)
"""Those of the first seat; the second one's stand behind. Loose is æmber on its way to a pool, as long as it
is open which of several cards takes it."""

NO_HOUSE: Final = -1
STEPS: Final = Names()
SET_UP: Final = STEPS.add("set-up")
FORGE: Final = STEPS.add("forge")
CHOOSE: Final = STEPS.add("choose")
MAIN: Final = STEPS.add("main")
READY: Final = STEPS.add("ready")
DRAW: Final = STEPS.add("draw")
END: Final = STEPS.add("end")
NEUTRAL: Final = 0
"""The tide: neutral, or high for the seat before this number (KF-14.1)."""

KEY_COLOURS: Final = ("red", "blue", "yellow")

# Numbers of each card.
COLUMNS: Final = Names()
CARD_HOUSE: Final = COLUMNS.add("house")
ICONS: Final = COLUMNS.add("icons")
STOOD_RIGHT_OF: Final = COLUMNS.add("stood-right-of")
EXHAUSTED: Final = COLUMNS.add("exhausted")
DAMAGE: Final = COLUMNS.add("damage")
AMBER: Final = COLUMNS.add("amber")
TAGGED: Final = COLUMNS.add("tagged")
STUN: Final = COLUMNS.add("stun")
WARD: Final = COLUMNS.add("ward")
ENRAGE: Final = COLUMNS.add("enrage")
POWER_COUNTERS: Final = COLUMNS.add("power-counters")
DOOM: Final = COLUMNS.add("doom")
ARMOUR_USED: Final = COLUMNS.add("armour-used")
ARMOUR_SEEN: Final = COLUMNS.add("armour-seen")
ATTACKED: Final = COLUMNS.add("attacked")
PLAYED_BY: Final = COLUMNS.add("played-by")
TAKEN_OVER: Final = COLUMNS.add("taken-over")
STANDS_FOR: Final = COLUMNS.add("stands-for")
DAMAGE_TAKER: Final = COLUMNS.add("stand-in")
LEFT_WITH: Final = COLUMNS.add("left-with")
OTHER_COUNTERS: Final = COLUMNS.add("other-counters")
"""Other cards are told by their number plus 1, so that 0 is none: the one that a creature stood beside when
it left, the one whose place it has taken, the one that takes the damage that it is about to be dealt, the
bottom half that a top half left play with."""
COUNTERS: Final = ("time", "knowledge", "awakening", "scheme")
"""Counters that only cards of later sets bring (KF-12.5): they share a column, as digits of a number."""
COUNTER_BASE: Final = 100
FIRST_SHED: Final = EXHAUSTED
"""From here on a card loses what it has when it leaves play (KF-7.1)."""

# Attributes, in the order in which continuous effects on them are worked out.
ATTRIBUTES: Final = Names()
BLANK: Final = ATTRIBUTES.add("blank")
CREATURE: Final = ATTRIBUTES.add("creature")
ARTIFACT: Final = ATTRIBUTES.add("artifact")
UPGRADE: Final = ATTRIBUTES.add("upgrade")
ACTION: Final = ATTRIBUTES.add("action")
OF_HOUSE: Final = ATTRIBUTES.add("house")
"""The houses that a card belongs to, as a set of bits."""
TRAITS: Final = ATTRIBUTES.add("traits")
FLANK: Final = ATTRIBUTES.add("flank")
POWER: Final = ATTRIBUTES.add("power")
ARMOUR: Final = ATTRIBUTES.add("armour")
ALPHA: Final = ATTRIBUTES.add("alpha")
HAS_OMEGA: Final = ATTRIBUTES.add("omega")
DEPLOY: Final = ATTRIBUTES.add("deploy")
ELUSIVE: Final = ATTRIBUTES.add("elusive")
SKIRMISH: Final = ATTRIBUTES.add("skirmish")
TAUNT: Final = ATTRIBUTES.add("taunt")
POISON: Final = ATTRIBUTES.add("poison")
INVULNERABLE: Final = ATTRIBUTES.add("invulnerable")
ASSAULT: Final = ATTRIBUTES.add("assault")
HAZARDOUS: Final = ATTRIBUTES.add("hazardous")
ENTERS_READY: Final = ATTRIBUTES.add("enters-ready")
"""A card of this kind comes into play ready."""
ENTERS_STUNNED: Final = ATTRIBUTES.add("enters-stunned")
ENTERS_ENRAGED: Final = ATTRIBUTES.add("enters-enraged")
PLAYABLE: Final = ATTRIBUTES.add("playable")
"""The card can be played though its house is not the active one."""
USABLE: Final = ATTRIBUTES.add("usable")
"""The card can be used though its house is not the active one."""
MAY_FIGHT: Final = ATTRIBUTES.add("may-fight")
"""The same for fights alone."""
CANNOT_BE_PLAYED: Final = ATTRIBUTES.add("cannot-be-played")
CANNOT_BE_USED: Final = ATTRIBUTES.add("cannot-be-used")
CANNOT_FIGHT: Final = ATTRIBUTES.add("cannot-fight")
CANNOT_REAP: Final = ATTRIBUTES.add("cannot-reap")
UNHARMED: Final = ATTRIBUTES.add("unharmed")
"""The card is dealt no damage."""
HARMLESS: Final = ATTRIBUTES.add("harmless")
"""The card deals no damage when it fights."""
STRIKE: Final = ATTRIBUTES.add("strike")
"""How much more damage it deals when it attacks."""
IGNORES_TAUNT: Final = ATTRIBUTES.add("ignores-taunt")
IGNORES_ELUSIVE: Final = ATTRIBUTES.add("ignores-elusive")
PURGED_INSTEAD: Final = ATTRIBUTES.add("purged-instead")
"""Where it would go from play to the discard pile, it is purged."""
SPENDABLE: Final = ATTRIBUTES.add("spendable")
"""Its controller can forge keys with the æmber on it."""
SHIELDED_BY: Final = ATTRIBUTES.add("shielded-by")
"""The card that takes the damage it would be dealt, as `ThisCard` tells it."""
TOLL_TO_PLAY: Final = ATTRIBUTES.add("toll-to-play")
"""How much æmber it costs to play the card."""
TOLL_TO_USE: Final = ATTRIBUTES.add("toll-to-use")
"""How much æmber it costs to use the artifact."""
PERISHES: Final = ATTRIBUTES.add("perishes")
"""The card is destroyed as soon as this is so."""
ONLY_FIGHTS: Final = ATTRIBUTES.add("only-fights")
"""The creature can do nothing but fight."""
ONLY_IN_PLAY: Final = frozenset(range(len(ATTRIBUTES))) - {
    ENTERS_READY, ENTERS_STUNNED, ENTERS_ENRAGED, PLAYABLE, CANNOT_BE_PLAYED, TOLL_TO_PLAY,
}  # fmt: skip
"""Effects reach cards in play only, unless they are about playing or entering (KF-9.4)."""
KEYWORDS: Final = {
    "alpha": ALPHA,
    "omega": HAS_OMEGA,
    "deploy": DEPLOY,
    "elusive": ELUSIVE,
    "skirmish": SKIRMISH,
    "taunt": TAUNT,
    "poison": POISON,
    "invulnerable": INVULNERABLE,
    "assault": ASSAULT,
    "hazardous": HAZARDOUS,
}

# Attributes of players.
PLAYER_ATTRIBUTES: Final = Names(after=len(ATTRIBUTES))
KEY_COST: Final = PLAYER_ATTRIBUTES.add("key-cost")
HAND_SIZE: Final = PLAYER_ATTRIBUTES.add("hand-size")
CANNOT_BE_ROBBED: Final = PLAYER_ATTRIBUTES.add("cannot-be-robbed")
SKIPS_FORGING: Final = PLAYER_ATTRIBUTES.add("skips-forging")
"""The player skips the step «forge a key»."""
CARD_LIMIT: Final = PLAYER_ATTRIBUTES.add("card-limit")
"""How many cards the player can play in a turn, at most."""
HOUSE_DEMAND: Final = PLAYER_ATTRIBUTES.add("house-demand")
"""The houses that the player must choose from, as a set of bits."""
HOUSE_BAN: Final = PLAYER_ATTRIBUTES.add("house-ban")
"""The houses that the player cannot choose, as a set of bits."""
AMBER_TAKER: Final = PLAYER_ATTRIBUTES.add("amber-taker")
"""The card that takes the æmber that goes to the player's pool, as `ThisCard` tells it."""
SPENDS_TO_OPPONENT: Final = PLAYER_ATTRIBUTES.add("spends-to-opponent")
"""The æmber that the player spends on keys goes to the opponent."""

# Moments at which lasting effects end (KF-9.5).
END_OF_TURN_OF: Final = 0
START_OF_TURN_OF: Final = 2
NEXT_PLAY: Final = 4
NEXT_USE: Final = 5
NEVER: Final = 6
LEAVING_OF: Final = 10
"""Plus the seat, or the card."""

WORDS: Final = Vocabulary()
_HOUSE: Final = word("house", *HOUSES)
_COLOUR: Final = word("colour", *KEY_COLOURS)

PLAY: Final = WORDS.verb("play", card())
DISCARD_CARD: Final = WORDS.verb("discard", card(), role=Role.SPARE)
REAP: Final = WORDS.verb("reap", card())
FIGHT: Final = WORDS.verb("fight", card(), card("target"))
ACT: Final = WORDS.verb("action", card(), number("ability"))
OMNI: Final = WORDS.verb("omni", card(), number("ability"))
UNSTUN: Final = WORDS.verb("unstun", card())
RAISE: Final = WORDS.verb("raise-tide", role=Role.SPARE)
END_STEP: Final = WORDS.verb("end", role=Role.ENDS)
AT_LEFT: Final = WORDS.verb("left-flank")
AT_RIGHT: Final = WORDS.verb("right-flank")
AT: Final = WORDS.verb("at", number("place"))
CHOOSE_HOUSE: Final = WORDS.verb("house", _HOUSE)
FORGE_KEY: Final = WORDS.verb("forge", _COLOUR)
CHOOSE_MODE: Final = WORDS.verb("mode", Slot("mode", Arg.MODE))
TAKE_ARCHIVE: Final = WORDS.verb("take")
LEAVE_ARCHIVE: Final = WORDS.verb("leave", role=Role.DECLINES)
KEEP_HAND: Final = WORDS.verb("keep", role=Role.CONFIRMS)
MULLIGAN: Final = WORDS.verb("mulligan")
START: Final = WORDS.verb("start", seat())
BID: Final = WORDS.verb("bid", number("chains"))
PASS: Final = WORDS.verb("pass", role=Role.ENDS | Role.DECLINES)
TAKE_DECK: Final = WORDS.verb("deck", number("deck"))
UNFORGE_KEY: Final = WORDS.verb("unforge", _COLOUR)
BY: Final = WORDS.verb("by", face("source"))

ASK_MAIN: Final = WORDS.prompt("main", _HOUSE)
ASK_MAIN_WITHOUT_HOUSE: Final = WORDS.prompt("main-without-house")
ASK_HOUSE: Final = WORDS.prompt("house")
ASK_ARCHIVE: Final = WORDS.prompt("archive")
ASK_MULLIGAN: Final = WORDS.prompt("mulligan")
ASK_KEY: Final = WORDS.prompt("key", number("cost"))
ASK_SPEND: Final = WORDS.prompt("spend", card(), number("cost"))
ASK_PLACE: Final = WORDS.prompt("place", card(), about=PromptAbout.CARD)
ASK_HOST: Final = WORDS.prompt("host", card(), about=PromptAbout.CARD)
ASK_USE: Final = WORDS.prompt("use", card())
ASK_MODEL: Final = WORDS.prompt("model", card(), about=PromptAbout.CARD)
ASK_ICON_CAPTURE: Final = WORDS.prompt("icon-capture", card())
ASK_ICON_DAMAGE: Final = WORDS.prompt("icon-damage", card())
ASK_CAPTOR: Final = WORDS.prompt("captor", card("source"))
ASK_PILE: Final = WORDS.prompt("pile", seat("owner"))
ASK_ON_TOP: Final = WORDS.prompt("on-top", seat("owner"))
ASK_WHICH_HOUSE: Final = WORDS.prompt("which-house", card("source"))
ASK_MODE: Final = WORDS.prompt("mode", card("source"), Slot("effect", Arg.NODE))
ASK_FIRST: Final = WORDS.prompt("first")
ASK_BID: Final = WORDS.prompt("bid", number("chains"))
ASK_DECK: Final = WORDS.prompt("deck")
ASK_DAMAGE_TAKER: Final = WORDS.prompt("stand-in", card())
ASK_NEXT: Final = WORDS.prompt("next", card("source"))
ASK_SHARE: Final = WORDS.prompt("share", card(), number("amber"))
ASK_UNFORGE: Final = WORDS.prompt("unforge", seat())
ASK_PERMISSION: Final = WORDS.prompt("permission", card())

TURN_BEGAN: Final = WORDS.event("turn-began", seat(), amount=number("turn"), moment=Moment.TURN)
CHOSE_HOUSE: Final = WORDS.event("chose-house", seat(), amount=_HOUSE)
CHOSE_NO_HOUSE: Final = WORDS.event("chose-no-house", seat())
TOOK_ARCHIVE: Final = WORDS.event("took-archive", seat(), amount=number("cards"))
FORGED: Final = WORDS.event("forged", seat(), other=_COLOUR, amount=number("spent"))
UNFORGED: Final = WORDS.event("unforged", seat(), other=_COLOUR)
CHECK: Final = WORDS.event("check", seat())
PLAYED: Final = WORDS.event("played", seat(), card())
ENTERED: Final = WORDS.event("entered", seat(), card())
ATTACHED: Final = WORDS.event("attached", seat(), card(), other=card("host"))
DISCARDED: Final = WORDS.event("discarded", seat(), card())
REAPS: Final = WORDS.event("reaps", seat(), card(), moment=Moment.SILENT)
REAPED: Final = WORDS.event("reaped", seat(), card())
ATTACKS: Final = WORDS.event("attacks", seat(), card(), other=card("target"))
FOUGHT: Final = WORDS.event("fought", seat(), card(), other=card("target"), moment=Moment.SILENT)
SURVIVED: Final = WORDS.event("survived", seat(), card(), other=card("target"), moment=Moment.SILENT)
FELL: Final = WORDS.event("fell", seat(), card(), other=card("victor"), moment=Moment.SILENT)
ACTED: Final = WORDS.event("acted", seat(), card())
USED_OMNI: Final = WORDS.event("used-omni", seat(), card())
USED: Final = WORDS.event("used", seat(), card(), moment=Moment.SILENT)
UNSTUNNED: Final = WORDS.event("unstunned", card=card())
DAMAGED: Final = WORDS.event("damaged", card=card(), amount=number("damage"))
ICON_CAPTURES: Final = WORDS.event("icon-captures", seat(), card(), moment=Moment.SILENT)
ICON_DAMAGED: Final = WORDS.event("icon-damaged", seat(), card(), moment=Moment.SILENT)
PREVENTED: Final = WORDS.event("prevented", card=card(), amount=number("damage"))
HEALED: Final = WORDS.event("healed", card=card(), amount=number("damage"))
TAGGED_EVENT: Final = WORDS.event("tagged", seat(), card(), moment=Moment.SILENT)
DESTROYED: Final = WORDS.event("destroyed", seat(), card())
LEFT: Final = WORDS.event("left", seat(), card(), moment=Moment.SILENT)
MOVED: Final = WORDS.event("moved", seat(), card(), other=zone("to"))
SECRETLY_MOVED: Final = WORDS.event("secretly-moved", seat(), card(), other=zone("to"), secret=Secret.KNOWERS)
STUNNED: Final = WORDS.event("stunned", card=card())
WARDED: Final = WORDS.event("warded", card=card())
WARD_LOST: Final = WORDS.event("ward-lost", card=card())
ENRAGED: Final = WORDS.event("enraged", card=card())
CALMED: Final = WORDS.event("calmed", card=card())
EXHAUSTED_EVENT: Final = WORDS.event("exhausted", card=card())
READIED: Final = WORDS.event("readied", card=card())
POWER_GAINED: Final = WORDS.event("power-gained", card=card(), amount=number("counters"))
DOOMED: Final = WORDS.event("doomed", card=card())
GAINED: Final = WORDS.event("gained", seat(), amount=number("amber"))
REAP_GAINS: Final = WORDS.event("reap-gains", seat(), card(), moment=Moment.SILENT)
LOST: Final = WORDS.event("lost", seat(), amount=number("amber"))
STOLE: Final = WORDS.event("stole", seat(), amount=number("amber"))
PAID: Final = WORDS.event("paid", seat(), amount=number("amber"))
CAPTURED: Final = WORDS.event("captured", seat(), card(), amount=number("amber"))
EXALTED: Final = WORDS.event("exalted", card=card(), amount=number("amber"))
AMBER_MOVED: Final = WORDS.event("amber-moved", seat(), card(), amount=number("amber"))
"""Only in records from before it was told from where to where."""
AMBER_RETURNED: Final = WORDS.event("amber-returned", seat(), card(), amount=number("amber"))
SPENT: Final = WORDS.event("spent", seat(), card(), amount=number("amber"))
DREW: Final = WORDS.event("drew", seat(), card(), secret=Secret.OWN_SEAT)
SHUFFLED: Final = WORDS.event("shuffled", seat(), moment=Moment.SHUFFLE)
REBUILT: Final = WORDS.event("rebuilt", seat())
SWAPPED_DECK: Final = WORDS.event("swapped-deck", seat())
CHAINED: Final = WORDS.event("chained", seat(), amount=number("chains"))
UNCHAINED: Final = WORDS.event("unchained", seat(), amount=number("chains"))
RAISED: Final = WORDS.event("raised", seat())
TAKEN: Final = WORDS.event("taken", seat(), card())
SWAPPED: Final = WORDS.event("swapped", card=card(), other=card("with"))
REPOSITIONED: Final = WORDS.event("repositioned", card=card())
COPIED: Final = WORDS.event("copied", card=card(), other=card("model"))
REVEALED: Final = WORDS.event("revealed", seat(), card())
LOOKED: Final = WORDS.event("looked", seat(), other=zone("at"))
GRAFTED: Final = WORDS.event("grafted", card=card(), other=card("host"))
HID: Final = WORDS.event("hid", seat(), card(), other=card("host"), secret=Secret.OWN_SEAT)
NAMED_HOUSE: Final = WORDS.event("named-house", seat(), amount=_HOUSE)
FIGHT_STOPPED: Final = WORDS.event("fight-stopped", card=card())
CANNOT_PLAY_IT: Final = WORDS.event("cannot-play", seat(), card())
TURN_ENDED: Final = WORDS.event("turn-ended", seat())
GOES_FIRST: Final = WORDS.event("goes-first", seat(), moment=Moment.FIRST)
MULLIGANED: Final = WORDS.event("mulliganed", seat(), amount=number("cards"))
KEPT_HAND: Final = WORDS.event("kept-hand", seat())
BID_MADE: Final = WORDS.event("bid-made", seat(), amount=number("chains"))
PASSED: Final = WORDS.event("passed", seat())
DECK_TAKEN: Final = WORDS.event("deck-taken", seat(), amount=number("deck"))
GAME_WON: Final = WORDS.event("game-won", seat(), amount=number("wins"))
TOOK_AMBER: Final = WORDS.event("took-amber", seat(), card(), amount=number("amber"))
PUT_AMBER: Final = WORDS.event("put-amber", seat(), card(), amount=number("amber"))
AMBER_REMOVED: Final = WORDS.event("amber-removed", seat(), card(), amount=number("amber"))

# Why not.
NOT_YOUR_MOVE: Final = WORDS.reason("not-your-move", "KF-1.6")
FIRST_TURN: Final = WORDS.reason("first-turn", "KF-3.9")
OTHER_HOUSE: Final = WORDS.reason("other-house", "KF-3.10")
MAY_NOT_BE_PLAYED: Final = WORDS.reason("cannot-be-played", "KF-1.7")
SIX_TIMES: Final = WORDS.reason("six-times", "KF-5.12")
ALPHA_TOO_LATE: Final = WORDS.reason("alpha-too-late", "KF-11.1")
HALF_ALONE: Final = WORDS.reason("half-alone", "KF-15.4")
NO_CREATURE_TO_ATTACH: Final = WORDS.reason("no-creature-to-attach", "KF-4.7")
COST_NOT_MET: Final = WORDS.reason("cost-not-met", "KF-1.1")
TOO_MANY_PLAYED: Final = WORDS.reason("card-limit", "KF-1.7")
IS_EXHAUSTED: Final = WORDS.reason("is-exhausted", "KF-5.1")
IS_STUNNED: Final = WORDS.reason("is-stunned", "KF-12.1")
MUST_FIGHT: Final = WORDS.reason("must-fight", "KF-12.3")
CARD_FORBIDS_IT: Final = WORDS.reason("card-forbids-it", "KF-1.7")
NOTHING_TO_USE: Final = WORDS.reason("nothing-to-use", "KF-5.2")
BEHIND_TAUNT: Final = WORDS.reason("behind-taunt", "KF-11.9")
NOBODY_TO_FIGHT: Final = WORDS.reason("nobody-to-fight", "KF-5.6")
HOUSE_NOT_YOURS: Final = WORDS.reason("house-not-available", "KF-3.5")
HOUSE_FORBIDDEN: Final = WORDS.reason("house-not-available", "KF-3.7")
ONLY_IN_FIRST_STEP: Final = WORDS.reason("only-in-first-step", "KF-3.2")
TIDE_CHANGES_NOTHING: Final = WORDS.reason("tide-changes-nothing", "KF-14.4")
