"""The table of Shards of Infinity: zones, numbers, attributes, named abilities, words and reasons."""

from enum import Enum
from typing import Final

from deckwright.games.shards.facts import FACES as FACES
from deckwright.games.shards.facts import LEADERS
from deckwright.kernel.names import Names
from deckwright.kernel.nodes import part_of_scripts
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
    zone,
)
from deckwright.kernel.zones import Sight, ZoneTable

SEATS: Final = 4
NEMESIS: Final = 4
"""The side of the table that Nemesis has, which nobody plays (SHI-11)."""
SIDES: Final = 5

START_HEALTH: Final = 50
MOST_HEALTH: Final = 50
MOST_MASTERY: Final = 30
HAND_SIZE: Final = 5
ROW_SIZE: Final = 6
RELIC_MASTERY: Final = 10
INFINITE: Final = 1 << 20
"""More power than anything can take (SHI-6.5); what is at least half of it is infinite (SHI-6.18)."""

# Zones (SHI-1.7). What has left the game lies in `out`; relics of the draft lie on `offer`.
ZONES: Final = ZoneTable({NEMESIS: "nemesis"})
OUT: Final = ZONES.common("out", Sight.NONE)
CENTRE: Final = ZONES.common("centre", Sight.NONE)
ROW: Final = ZONES.common("row", Sight.ALL, ordered=False)
BANISHED: Final = ZONES.common("banished", Sight.ALL)
OFFER: Final = ZONES.common("offer", Sight.ALL)
DECK: Final = ZONES.each("deck", Sight.NONE, SIDES)
HAND: Final = ZONES.each("hand", Sight.OWNER, SIDES, is_hand=True)
DISCARD: Final = ZONES.each("discard", Sight.ALL, SIDES, ordered=False)
PLAY: Final = ZONES.each("play", Sight.ALL, SIDES, in_play=True)
RELICS: Final = ZONES.each("relics", Sight.ALL, SIDES)
SECRETS: Final = ZONES.each("secrets", Sight.OWNER, SIDES)
"""Relics face down (SHI-10.12)."""

# Numbers of the game.
VARS: Final = Names()
TURN: Final = VARS.add("turn")
ACTIVE: Final = VARS.add("active")
FIRST: Final = VARS.add("first")
PHASE: Final = VARS.add("phase")
CRYSTALS: Final = VARS.add("crystals")
POWER: Final = VARS.add("power")
FOCUSED: Final = VARS.add("focused")
PLAYS: Final = VARS.add("plays")
MODE: Final = VARS.add("mode")
BID: Final = VARS.add("bid")
BIDDER: Final = VARS.add("bidder")
OPENER: Final = VARS.add("opener")
BY_INFINITY: Final = VARS.add("infinite")
HEALTH: Final = VARS.each("health", SIDES)
MASTERY: Final = VARS.each("mastery", SIDES)
LEADER: Final = VARS.each("leader", SIDES)
GONE: Final = VARS.each("out", SIDES)
RELIC_TAKEN: Final = VARS.each("relic", SIDES)
PASSED_BID: Final = VARS.each("passed", SIDES)
DAMAGE_TAKEN: Final = VARS.each("damage", SIDES)
"""Those of the first side; the others' stand behind. Crystals and power are the active player's."""

MODES: Final[Names] = Names()
STANDARD: Final = MODES.add("standard")
TEAM: Final = MODES.add("team")
CLASH: Final = MODES.add("clash")
SOLO: Final = MODES.add("nemesis")
NO_LEADER: Final = -1
COMPANIONS: Final = ("limiter-drones", "pall-shades", "arach-devotees", "cloud-oracles")
"""The eleventh card of the player against Nemesis, in the order of the leaders (SHI-11.1)."""
PHASES: Final = Names()
SET_UP: Final = PHASES.add("set-up")
MAIN: Final = PHASES.add("main")
ATTACK: Final = PHASES.add("attack")
END: Final = PHASES.add("end")

# Numbers of each card. `played` counts the cards played this turn.
COLUMNS: Final = Names()
EXHAUSTED: Final = COLUMNS.add("exhausted")
PLAYED_AS: Final = COLUMNS.add("played")
FAST: Final = COLUMNS.add("fast")

# Attributes, in the order in which continuous effects on them are worked out.
ATTRIBUTES: Final = Names()
CHAMPION_HEALTH: Final = ATTRIBUTES.add("champion-health")
"""How much more health a Champion has."""
CANNOT_BE_ATTACKED: Final = ATTRIBUTES.add("cannot-be-attacked")
MASTERY_TO_ATTACK: Final = ATTRIBUTES.add("mastery-to-attack")
"""The mastery that a player needs to attack the card."""
PLAYER_ATTRIBUTES: Final = Names(after=len(ATTRIBUTES))
UNTOUCHABLE: Final = PLAYER_ATTRIBUTES.add("untouchable")
"""The player cannot be attacked."""
SHIELD: Final = PLAYER_ATTRIBUTES.add("shield")
IGNORES_SHIELDS: Final = PLAYER_ATTRIBUTES.add("ignores-shields")
POWER_PER_HEALTH: Final = PLAYER_ATTRIBUTES.add("power-per-health")
"""The power that each point of health gained brings."""
EXTRA_CARDS: Final = PLAYER_ATTRIBUTES.add("extra-cards")
"""How many cards more the player draws at the end of the turn."""


@part_of_scripts
class Keyword(Enum):
    """Named abilities (SHI-1.12)."""

    DOMINION = "dominion"
    UNIFY = "unify"
    ECHO = "echo"
    INSPIRE = "inspire"


KEYWORDS: Final = tuple(Keyword)

# Moments at which lasting effects end.
END_OF_TURN: Final = 0

WORDS: Final = Vocabulary()
_LEADER: Final = word("leader", *LEADERS)
_EFFECT: Final = Slot("effect", Arg.NODE)
_KEYWORD: Final = word("keyword", *(keyword.value for keyword in KEYWORDS))

PLAY_CARD: Final = WORDS.verb("play", card())
RECRUIT: Final = WORDS.verb("recruit", card())
FAST_PLAY: Final = WORDS.verb("fast-play", card())
EXHAUST: Final = WORDS.verb("exhaust", card())
FOCUS: Final = WORDS.verb("focus")
ATTACK_CHAMPION: Final = WORDS.verb("attack", card())
TAKE_RELIC: Final = WORDS.verb("relic", card())
END_MAIN: Final = WORDS.verb("end", role=Role.ENDS)
ASSIGN: Final = WORDS.verb("assign", seat("target"), number("power"))
SHOW: Final = WORDS.verb("show", card())
PLAYER: Final = WORDS.verb("player", seat())
TO_HAND: Final = WORDS.verb("to-hand")
TO_PLAY: Final = WORDS.verb("to-play")
CHOOSE_LEADER: Final = WORDS.verb("leader", _LEADER)
BID_HEALTH: Final = WORDS.verb("bid", number("health"))
PASS: Final = WORDS.verb("pass", role=Role.ENDS | Role.DECLINES)

ASK_MAIN: Final = WORDS.prompt("main", number("crystals"), number("power"), rests=True)
ASK_MAIN_INFINITE: Final = WORDS.prompt("main-infinite", number("crystals"), rests=True)
ASK_ASSIGN: Final = WORDS.prompt("assign", seat("target"), number("power"))
ASK_BLOCK: Final = WORDS.prompt("block", seat("attacker"), number("power"))
ASK_SHOW_UNIFY: Final = WORDS.prompt("show-unify", card("source"))
ASK_SHOW_DOMINION: Final = WORDS.prompt("show-dominion", card("source"))
ASK_PLAYER: Final = WORDS.prompt("player", card("source"), _EFFECT, about=PromptAbout.EFFECT)
ASK_WHERE: Final = WORDS.prompt("where", card(), about=PromptAbout.CARD)
ASK_LEADER: Final = WORDS.prompt("leader")
ASK_NEMESIS_LEADER: Final = WORDS.prompt("nemesis-leader")
ASK_BID: Final = WORDS.prompt("bid", number("highest"))
ASK_DRAFT: Final = WORDS.prompt("draft")
ASK_COPY_ORDER: Final = WORDS.prompt("copy-order", card("source"))
ASK_NEMESIS_CHOOSES: Final = WORDS.prompt(
    "nemesis-chooses", card("source"), _EFFECT, about=PromptAbout.EFFECT
)
ASK_NEMESIS_PLAYS: Final = WORDS.prompt("nemesis-plays")
ASK_NEMESIS_EXHAUSTS: Final = WORDS.prompt("nemesis-exhausts")
ASK_NEMESIS_ATTACKS: Final = WORDS.prompt("nemesis-attacks")
ASK_NEMESIS_COPY_ORDER: Final = WORDS.prompt("nemesis-copy-order", card("source"))

TURN_BEGAN: Final = WORDS.event("turn-began", seat(), amount=number("turn"), moment=Moment.TURN)
GOES_FIRST: Final = WORDS.event("goes-first", seat(), moment=Moment.FIRST)
LEADER_GIVEN: Final = WORDS.event("leader-given", seat(), amount=_LEADER)
BID_MADE: Final = WORDS.event("bid-made", seat(), amount=number("health"))
PASSED: Final = WORDS.event("passed", seat())
AUCTION_WON: Final = WORDS.event("auction-won", seat(), amount=number("health"))
RELIC_DRAFTED: Final = WORDS.event("relic-drafted", seat(), card())
RELIC_DEALT: Final = WORDS.event("relic-dealt", seat(), card(), secret=Secret.OWN_SEAT)
STARTS_WITH: Final = WORDS.event("starts-with", seat(), amount=number("mastery"))
LAID: Final = WORDS.event("laid", card=card(), aside=True)
PLAYED: Final = WORDS.event("played", seat(), card())
FAST_PLAYED: Final = WORDS.event("fast-played", seat(), card(), amount=number("crystals"))
RECRUITED: Final = WORDS.event("recruited", seat(), card(), other=zone("to"), amount=number("crystals"))
RELIC_RECRUITED: Final = WORDS.event("relic-recruited", seat(), card(), other=zone("to"))
USED: Final = WORDS.event("exhausted", seat(), card())
FOCUSED_EVENT: Final = WORDS.event("focused", seat())
FULFILLED: Final = WORDS.event("fulfilled", seat(), card(), amount=_KEYWORD)
REACHED: Final = WORDS.event("reached", seat(), card(), amount=number("mastery"))
COPIED: Final = WORDS.event("copied", seat(), card(), other=card("source"))
GAINED_CRYSTALS: Final = WORDS.event("gained-crystals", seat(), amount=number("crystals"))
GAINED_POWER: Final = WORDS.event("gained-power", seat(), amount=number("power"))
GAINED_INFINITE: Final = WORDS.event("gained-infinite-power", seat())
GAINED_MASTERY: Final = WORDS.event("gained-mastery", seat(), amount=number("mastery"))
GAINED_HEALTH: Final = WORDS.event("gained-health", seat(), amount=number("health"))
LOST_MASTERY: Final = WORDS.event("lost-mastery", seat(), amount=number("mastery"))
DOUBLED: Final = WORDS.event("doubled", seat(), amount=number("power"))
DREW: Final = WORDS.event("drew", seat(), card(), secret=Secret.OWN_SEAT)
SHUFFLED: Final = WORDS.event("shuffled", seat(), moment=Moment.SHUFFLE)
SHOWED: Final = WORDS.event("showed", seat(), card())
RETURNED: Final = WORDS.event("returned", seat(), card())
BANISHED_CARD: Final = WORDS.event("banished", seat(), card())
BANISHED_FROM_DECK: Final = WORDS.event("banished-from-deck", seat(), card())
ATTACKED: Final = WORDS.event("attacked", seat(), card(), amount=number("power"))
DESTROYED: Final = WORDS.event("destroyed", seat(), card())
ASSIGNED: Final = WORDS.event("assigned", seat(), other=seat("target"), amount=number("power"))
ASSIGNED_INFINITE: Final = WORDS.event("assigned-infinite", seat(), other=seat("target"))
PASSED_ON: Final = WORDS.event("passed-on", seat(), other=seat("target"), amount=number("power"))
BLOCKED: Final = WORDS.event("blocked", seat(), amount=number("power"))
DAMAGED: Final = WORDS.event("damaged", seat(), amount=number("damage"))
ELIMINATED: Final = WORDS.event("eliminated", seat())
UNDER_DECK: Final = WORDS.event("under-deck", card=card())
TURN_ENDED: Final = WORDS.event("turn-ended", seat())
REVEALED: Final = WORDS.event("revealed", seat(), card())
NEMESIS_PLAYED: Final = WORDS.event("nemesis-played", seat(), card())
POWER_LOST: Final = WORDS.event("power-lost", seat())
COMPANION_ADDED: Final = WORDS.event("companion-added", seat(), amount=word("companion", *COMPANIONS))
MASTERY_FOR_CARDS: Final = WORDS.event("mastery-for-cards", seat(), amount=number("mastery"))
POWER_FOR_CARDS: Final = WORDS.event("power-for-cards", seat(), amount=number("power"))
HEALTH_FOR_CARDS: Final = WORDS.event("health-for-cards", seat(), amount=number("health"))
RELIC_LEFT: Final = WORDS.event("relic-left", seat(), card(), secret=Secret.KNOWERS)

# Why not.
_PRICE: Final = (card(), number("price"), number("crystals"))
TOO_DEAR: Final = WORDS.reason("shards-too-dear", "SHI-4.4", *_PRICE)
TOO_DEAR_TO_FAST_PLAY: Final = WORDS.reason("shards-too-dear", "SHI-4.5", *_PRICE)
NO_MERCENARY: Final = WORDS.reason("shards-no-mercenary", "SHI-4.5", card())
NOTHING_TO_EXHAUST: Final = WORDS.reason("shards-nothing-to-exhaust", "SHI-4.15", card())
IS_EXHAUSTED: Final = WORDS.reason("shards-exhausted", "SHI-4.6", card())
KEYWORD_MISSING: Final = WORDS.reason("shards-keyword-missing", "SHI-7.16", card(), _KEYWORD)
HAS_FOCUSED: Final = WORDS.reason("shards-focused", "SHI-4.7")
NO_CRYSTAL: Final = WORDS.reason("shards-no-crystal", "SHI-4.7")
PROTECTED: Final = WORDS.reason("shards-protected", "SHI-1.6", card())
PROTECTED_BY: Final = WORDS.reason("shards-protected-by", "SHI-1.6", card(), card("protector"))
LESS_MASTERY: Final = WORDS.reason("shards-less-mastery", "SHI-7.32", card(), number("mastery"))
TOO_STRONG: Final = WORDS.reason("shards-too-strong", "SHI-4.8", card(), number("health"), number("power"))
NOT_OPPOSITE: Final = WORDS.reason("shards-not-opposite", "SHI-10.3", seat("target"))
BEYOND_REACH: Final = WORDS.reason("shards-untouchable", "SHI-5.9", seat("target"), card("protector"))
RELIC_TOO_EARLY: Final = WORDS.reason(
    "shards-relic-too-early", "SHI-9.2", card(), number("mastery"), number("needed")
)
# What playing all that is left would lose.
MASTERY_LOST: Final = WORDS.reason("shards-rest-mastery", "SHI-6.2", card(), number("mastery"))
KEYWORD_LOST: Final = WORDS.reason("shards-rest-keyword", "SHI-6.8", card(), _KEYWORD)
