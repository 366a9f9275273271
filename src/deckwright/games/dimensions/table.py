"""The table of Battle of Dimensions: factions, cards, zones, numbers and words."""

from typing import Final

from deckwright.kernel.ids import Face, Seat
from deckwright.kernel.names import Names
from deckwright.kernel.vocabulary import Moment, Role, Secret, Vocabulary, card, number, seat, word, zone
from deckwright.kernel.zones import Sight, ZoneTable

SEATS: Final = 5
FACTIONS: Final = Names()
RED: Final = FACTIONS.add("red")
GREEN: Final = FACTIONS.add("green")
YELLOW: Final = FACTIONS.add("yellow")
BLUE: Final = FACTIONS.add("blue")
PURPLE: Final = FACTIONS.add("purple")

# DIM-1.2, DIM-1.3: eleven cards of each faction, numbered 1 to 11.
NUMBERS: Final = 11
FACTION_CARDS: Final = 55
ANOMALIES: Final = ("quantum-entanglement", "wormhole", "black-hole", "big-bang", "time-loop")
ENTITIES: Final = ("captain-force", "gods-armour", "spore-planets", "supermind", "horrors")
FACES: Final = (
    *(f"{faction}-{number}" for faction in FACTIONS for number in range(1, NUMBERS + 1)),
    *ANOMALIES,
    *(f"entity-{faction}" for faction in FACTIONS),
    *(f"power-{faction}" for faction in FACTIONS),
)
# In a new game the card of an id has the face of the same number (determinised states exchange faces).
FIRST_ANOMALY: Final = Face(FACTION_CARDS)
TIME_LOOP: Final = Face(FACES.index("time-loop"))
FIRST_ENTITY: Final = Face(FACTION_CARDS + 5)
CAPTAIN: Final = Face(FIRST_ENTITY + RED)
FIRST_POWER: Final = Face(FACTION_CARDS + 10)

# The faction of each face: of a faction card, an entity or a power card; 5 for an anomaly.
FACTION_OF: Final = (
    *(face // NUMBERS for face in range(FACTION_CARDS)),
    *(5,) * 5,
    *range(5),
    *range(5),
)
# The number on each face; 0 where there is none.
NUMBER_OF: Final = (*(face % NUMBERS + 1 for face in range(FACTION_CARDS)), *(0,) * 15)

ZONES: Final = ZoneTable()
DECK: Final = ZONES.common("deck", Sight.NONE)
BLACK_HOLE: Final = ZONES.common("black-hole", Sight.ALL)
SPIRAL: Final = ZONES.common("spiral", Sight.ALL)
BOX: Final = ZONES.common("box", Sight.NONE)
STAGE: Final = ZONES.common("stage", Sight.ALL)
"""Where an Anomaly lies while it takes effect."""
HAND: Final = ZONES.each("hand", Sight.OWNER, SEATS, is_hand=True)
ENTITY: Final = ZONES.each("entity", Sight.OWNER, SEATS)
LOOP: Final = ZONES.each("loop", Sight.ALL, SEATS)
"""Where the Time Loop lies until its extra turn ends (DIM-6.6)."""
# Each Dimension is a row of six zones: the squads of the five factions, then the Aura of Darkness.
AURA: Final = 5
ROW: Final = 6
DIMENSION: Final = tuple(
    (
        *(ZONES.own(Seat(seat), "squad", Sight.ALL, faction) for faction in FACTIONS),
        ZONES.own(Seat(seat), "aura", Sight.ALL),
    )
    for seat in range(SEATS)
)
"""The zones of a Dimension by seat, then by faction (or AURA)."""
FIRST_SQUAD: Final = DIMENSION[0][0]

VARS: Final = Names()
TURN: Final = VARS.add("turn")
ACTIVE: Final = VARS.add("active")
PHASE: Final = VARS.add("phase")
LAST_DRAWER: Final = VARS.add("last-drawer")
FINAL: Final = VARS.add("final")
EXTRA: Final = VARS.add("extra")
EPIC: Final = VARS.add("epic")
PREY: Final = VARS.add(*(f"prey-{faction}" for faction in FACTIONS))
"""PREY + faction is the faction that it beats (DIM-2.2)."""
PHASES: Final = Names()
IN_START: Final = PHASES.add("start")
IN_BATTLE: Final = PHASES.add("battle")
IN_REINFORCEMENT: Final = PHASES.add("reinforcement")
IN_MOVEMENT: Final = PHASES.add("movement")
IN_ATTACK: Final = PHASES.add("attack")
IN_RECOVERY: Final = PHASES.add("recovery")

COLUMNS: Final = Names()
BARED: Final = COLUMNS.add("bared")
"""What everybody knows of a hidden card: that it is an Anomaly, or an Entity other than Captain Force, for
its player had nothing to lay."""

WORDS: Final = Vocabulary()
SIGNS: Final = ("rock", "scissors", "paper")
SIGN: Final = WORDS.verb("sign", word("sign", *SIGNS))
SHOW: Final = WORDS.verb("show", card())
LAY: Final = WORDS.verb("lay", card())
TO: Final = WORDS.verb("to", seat())
MOVE: Final = WORDS.verb("move", card())
PLAY: Final = WORDS.verb("play", card())
PASS: Final = WORDS.verb("pass", role=Role.ENDS | Role.DECLINES)
ATTACK: Final = WORDS.verb("attack", word("squad", *FACTIONS, "aura"), zone("target"))
REMOVE: Final = WORDS.verb("remove", card())
TAKE: Final = WORDS.verb("take", zone("squad"))
SWAP: Final = WORDS.verb("swap", card())
DECLARE: Final = WORDS.verb("declare")
REFRAIN: Final = WORDS.verb("refrain", role=Role.DECLINES)

ASK_SIGN: Final = WORDS.prompt("sign")
ASK_BATTLE: Final = WORDS.prompt("battle")
ASK_LAY: Final = WORDS.prompt("lay")
ASK_LAY_TO: Final = WORDS.prompt("lay-to", card())
ASK_MOVE: Final = WORDS.prompt("move")
ASK_MOVE_TO: Final = WORDS.prompt("move-to", card())
ASK_ATTACK: Final = WORDS.prompt("attack")
ASK_REMOVE: Final = WORDS.prompt("remove", zone("squad"))
ASK_SQUAD: Final = WORDS.prompt("squad", card())
ASK_SQUAD_TO: Final = WORDS.prompt("squad-to", zone("squad"))
ASK_SWAP: Final = WORDS.prompt("swap")
ASK_SWAP_WITH: Final = WORDS.prompt("swap-with", card())
ASK_DECLARE: Final = WORDS.prompt("declare")

SIGN_SHOWN: Final = WORDS.event("sign-shown", seat(), amount=word("sign", *SIGNS))
SIGNS_TIED: Final = WORDS.event("signs-tied")
STARTS: Final = WORDS.event("starts", seat())
TURN_BEGINS: Final = WORDS.event("turn-begins", seat(), amount=number("turn"), moment=Moment.TURN)
LAST_TURN: Final = WORDS.event("last-turn", seat())
LOOP_CLOSED: Final = WORDS.event("loop-closed", seat(), card())
EXTRA_TURN: Final = WORDS.event("extra-turn", seat())
SHOWN: Final = WORDS.event("shown", seat(), card())
SAT_OUT: Final = WORDS.event("sat-out", seat())
WON_BATTLE: Final = WORDS.event("won-battle", seat(), card())
LOST_BATTLE: Final = WORDS.event("lost-battle", seat(), card())
WITHSTOOD: Final = WORDS.event("withstood", seat(), card())
NO_WINNER: Final = WORDS.event("no-winner")
LAID: Final = WORDS.event("laid", seat(), card(), other=seat("dimension"))
SKIPPED: Final = WORDS.event("skipped", seat(), amount=word("phase", *PHASES))
MOVED: Final = WORDS.event("moved", seat(), card(), other=seat("dimension"))
ANOMALY_PLAYED: Final = WORDS.event("anomaly-played", seat(), card())
SPIRAL_SWAPPED: Final = WORDS.event("spiral-swapped", seat(), card(), other=card("second"))
SQUAD_MOVED: Final = WORDS.event("squad-moved", seat(), other=zone("squad"), amount=seat("dimension"))
SQUAD_LOST: Final = WORDS.event("squad-lost", seat(), other=zone("squad"), amount=number("cards"))
DECK_REFILLED: Final = WORDS.event("deck-refilled", seat(), amount=number("cards"))
ATTACKED: Final = WORDS.event("attacked", seat(), other=zone("target"), amount=word("squad", *FACTIONS))
DESTROYED: Final = WORDS.event("destroyed", card=card(), other=zone("squad"))
DARKENED: Final = WORDS.event("darkened", card=card(), other=seat("dimension"))
DREW: Final = WORDS.event("drew", seat(), card(), secret=Secret.OWN_SEAT)
DECK_EMPTY: Final = WORDS.event("deck-empty", seat())
DECLARED: Final = WORDS.event("declared", seat(), card())
REVEALED: Final = WORDS.event("revealed", seat(), card())
SCORED: Final = WORDS.event("scored", seat(), amount=number("score"))

# Why not.
_SQUAD: Final = word("squad", *FACTIONS)
CHOSE_SIGN: Final = WORDS.reason("chosen-already", "DIM-3.5")
CHOSE_CARD: Final = WORDS.reason("chosen-already", "DIM-4.2")
NOT_YOUR_MOVE: Final = WORDS.reason("not-your-move", "DIM-4.14")
CANNOT_DECLARE: Final = tuple(
    WORDS.reason("cannot-declare", f"DIM-8.{clause}") for clause in (28, 5, 6, 7, 28)
)
"""By the faction: the clause that tells when it may declare Singularity."""
ANOMALY_NOT_LAID: Final = WORDS.reason("anomaly-not-laid", "DIM-4.7", card())
MUST_LAY: Final = WORDS.reason("must-lay", "DIM-4.8")
ENTITY_NOT_LAID: Final = WORDS.reason("entity-not-laid", "DIM-8.1", card())
ENTITY_NOT_LAID_EITHER: Final = WORDS.reason("entity-not-laid", "DIM-8.19", card())
NOTHING_TO_TAKE: Final = WORDS.reason("nothing-to-take", "DIM-6.11", card())
NOTHING_BUT_CAPTAIN: Final = WORDS.reason("nothing-to-take", "DIM-8.16", card())
CAPTAIN_NOT_YOURS: Final = WORDS.reason("captain-not-yours", "DIM-8.4")
AURA_NOT_MOVED: Final = WORDS.reason("aura-not-moved", "DIM-8.9", card())
MUST_MOVE: Final = WORDS.reason("must-move", "DIM-4.9")
THERE_ALREADY: Final = WORDS.reason("there-already", "DIM-4.9", seat("dimension"))
MUST_ATTACK: Final = WORDS.reason("must-attack", "DIM-4.11")
_OF_ATTACK: Final = (_SQUAD, zone("target"), number("own"), number("theirs"))
SAME_FACTION: Final = WORDS.reason("same-faction", "DIM-5.4", *_OF_ATTACK)
PURPLE_NOT_AURA: Final = WORDS.reason("purple-not-aura", "DIM-8.10", *_OF_ATTACK)
CAPTAIN_ALONE: Final = WORDS.reason("captain-alone", "DIM-8.3", *_OF_ATTACK)
AURA_TOO_LARGE: Final = WORDS.reason("aura-too-large", "DIM-8.10", *_OF_ATTACK)
TOO_WEAK: Final = WORDS.reason("too-weak", "DIM-5.3", *_OF_ATTACK)
AURA_ATTACKS_NOT: Final = WORDS.reason("aura-attacks-not", "DIM-8.9")
CAPTAIN_STAYS: Final = WORDS.reason("captain-stays", "DIM-8.3")
CAPTAIN_NOT_TAKEN: Final = WORDS.reason("captain-alone", "DIM-8.16", zone("target"))
AURA_NOT_MOVED_WHOLE: Final = WORDS.reason("aura-not-moved-whole", "DIM-8.9", zone("target"))


def seat_of(squad: int) -> Seat:
    """Whose Dimension a squad or Aura stands in."""
    return Seat((squad - FIRST_SQUAD) // ROW)


def faction_of(squad: int) -> int:
    """The faction of a squad; AURA for an Aura."""
    return (squad - FIRST_SQUAD) % ROW


def next_seat(at: Seat, seats: int) -> Seat:
    """The next player clockwise (DIM-4.1)."""
    return Seat((at + 1) % seats)
