"""The table of the Orchard: cards, zones, numbers and words."""

from typing import Final

from deckwright.kernel.names import Names
from deckwright.kernel.vocabulary import Moment, Role, Secret, Vocabulary, card, number, seat, zone
from deckwright.kernel.zones import Sight, ZoneTable

from .facts import FACTS, TREE

SEATS: Final = 4
FACES: Final = tuple(fact.id for fact in FACTS)
IS_TREE: Final = tuple(fact.kind == TREE for fact in FACTS)
COST: Final = tuple(fact.cost for fact in FACTS)
FRUIT_ON: Final = tuple(fact.fruit for fact in FACTS)

ZONES: Final = ZoneTable()
DECK: Final = ZONES.common("deck", Sight.NONE)
COMPOST: Final = ZONES.common("compost", Sight.ALL, ordered=False)
GATE: Final = ZONES.common("gate", Sight.ALL)
"""Where a visitor stands while it takes effect."""
HAND: Final = ZONES.each("hand", Sight.OWNER, SEATS, is_hand=True)
ORCHARD: Final = ZONES.each("orchard", Sight.ALL, SEATS, in_play=True)

VARS: Final = Names()
TURN: Final = VARS.add("turn")
ACTIVE: Final = VARS.add("active")
COMPOSTED: Final = VARS.add("composted")
WATER: Final = VARS.each("water", SEATS)
ATTRIBUTES: Final = Names()
FRUIT: Final = ATTRIBUTES.add("fruit")

WORDS: Final = Vocabulary()
PLANT: Final = WORDS.verb("plant", card())
INVITE: Final = WORDS.verb("invite", card())
COMPOST_CARD: Final = WORDS.verb("compost", card(), role=Role.SPARE)
END: Final = WORDS.verb("end", role=Role.ENDS)
TUCK: Final = WORDS.verb("tuck", card())

ASK_MAIN: Final = WORDS.prompt("main", number("water"))
ASK_TUCK: Final = WORDS.prompt("tuck", number("cards"))

TURN_BEGAN: Final = WORDS.event("turn-began", seat(), amount=number("turn"), moment=Moment.TURN)
GAINED: Final = WORDS.event("gained", seat(), amount=number("water"))
DREW: Final = WORDS.event("drew", seat(), card(), secret=Secret.OWN_SEAT)
SHUFFLED: Final = WORDS.event("shuffled", moment=Moment.SHUFFLE)
PLANTED: Final = WORDS.event("planted", seat(), card())
INVITED: Final = WORDS.event("invited", seat(), card())
COMPOSTING: Final = WORDS.event("composted", seat(), card())
FELLED: Final = WORDS.event("felled", seat(), card())
PICKED_UP: Final = WORDS.event("picked-up", seat(), card())
STOLEN: Final = WORDS.event("stolen", seat(), card(), other=zone("to"), secret=Secret.KNOWERS)
TUCKED: Final = WORDS.event("tucked", seat(), card(), secret=Secret.OWN_SEAT)
SCORED: Final = WORDS.event("scored", seat(), amount=number("fruit"))

NOT_YOUR_TURN: Final = WORDS.reason("not-your-turn", "ORC-2.1")
TOO_DEAR: Final = WORDS.reason("too-dear", "ORC-3.2", card(), number("price"), number("water"))
TWIN: Final = WORDS.reason("twin", "ORC-3.3", card())
FULL: Final = WORDS.reason("full", "ORC-3.4")
ONCE: Final = WORDS.reason("once", "ORC-3.6")
