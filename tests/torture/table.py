"""The table of the torture game: zones, numbers, words and printed facts."""

from typing import Final, NamedTuple

from deckwright.kernel.vocabulary import Moment, Role, Secret, Vocabulary, card, number, seat, zone
from deckwright.kernel.zones import Sight, ZoneTable

SEATS: Final = 2

ZONES: Final = ZoneTable()
STAGE: Final = ZONES.common("stage", Sight.ALL)
DECK: Final = ZONES.each("deck", Sight.NONE, SEATS)
HAND: Final = ZONES.each("hand", Sight.OWNER, SEATS, is_hand=True)
DISCARD: Final = ZONES.each("discard", Sight.ALL, SEATS)
LINE: Final = ZONES.each("line", Sight.ALL, SEATS, in_play=True)
ATTACHED: Final = ZONES.each("attached", Sight.ALL, SEATS, in_play=True)
UNDER: Final = ZONES.each("under", Sight.ALL, SEATS)

VARS: Final = ("turn", "active", "gold-p1", "gold-p2")
TURN, ACTIVE, GOLD = range(3)
COLUMNS: Final = ("damage", "exhausted", "tagged")
DAMAGE, EXHAUSTED, TAGGED = range(3)

# Attributes, in the order in which continuous effects on them are worked out.
ATTRIBUTES: Final = ("blank", "creature", "beast", "machine", "elusive", "taunt", "power")
BLANK, CREATURE, BEAST, MACHINE, ELUSIVE, TAUNT, POWER = range(7)
PLAYER_ATTRIBUTES: Final = ("hand-size",)
HAND_SIZE: Final = len(ATTRIBUTES)

WORDS: Final = Vocabulary()
PLAY: Final = WORDS.verb("play", card())
ATTACH: Final = WORDS.verb("attach", card(), card("host"))
REAP: Final = WORDS.verb("reap", card())
FIGHT: Final = WORDS.verb("fight", card(), card("target"))
END: Final = WORDS.verb("end", role=Role.ENDS)
ASK_ACTION: Final = WORDS.prompt("action")

PLAYED: Final = WORDS.event("played", seat(), card())
ENTERED: Final = WORDS.event("entered", seat(), card())
REAPED: Final = WORDS.event("reaped", seat(), card())
FOUGHT: Final = WORDS.event("fought", seat(), card(), other=card("target"))
DAMAGED: Final = WORDS.event("damaged", card=card(), amount=number("damage"))
HEALED: Final = WORDS.event("healed", card=card(), amount=number("damage"))
DOOMED: Final = WORDS.event("doomed", card=card())
DESTROYED: Final = WORDS.event("destroyed", card=card())
GAINED: Final = WORDS.event("gained", seat(), amount=number("gold"))
LOST: Final = WORDS.event("lost", seat(), amount=number("gold"))
DREW: Final = WORDS.event("drew", seat(), card(), secret=Secret.OWN_SEAT)
DISCARDED: Final = WORDS.event("discarded", seat(), card())
RETURNED: Final = WORDS.event("returned", card=card())
TAKEN: Final = WORDS.event("taken", seat(), card())
COPIED: Final = WORDS.event("copied", card=card(), other=card("model"))
READIED: Final = WORDS.event("readied", card=card())
TUCKED: Final = WORDS.event("tucked", card=card(), other=card("host"))
SHUFFLED: Final = WORDS.event("shuffled", seat(), moment=Moment.SHUFFLE)
TURN_BEGAN: Final = WORDS.event("turn-began", seat(), amount=number("turn"), moment=Moment.TURN)
TURN_ENDED: Final = WORDS.event("turn-ended", seat())
SLIPPED: Final = WORDS.event("slipped", seat(), card(), other=zone("to"), secret=Secret.KNOWERS)
STIRRED: Final = WORDS.event("stirred", seat(), card(), moment=Moment.SILENT)


class Fact(NamedTuple):
    """What is printed on a card besides its text."""

    type: str
    power: int = 0
    beast: bool = False
    machine: bool = False


CREATURE_TYPE: Final = "creature"
RELIC_TYPE: Final = "relic"
SPELL_TYPE: Final = "spell"
CHARM_TYPE: Final = "charm"

FACTS: Final[dict[str, Fact]] = {
    "all-fall": Fact(SPELL_TYPE),
    "banner": Fact(RELIC_TYPE),
    "beast-lord": Fact(CREATURE_TYPE, 2),
    "borrowed-time": Fact(CHARM_TYPE),
    "brute": Fact(CREATURE_TYPE, 5),
    "busybody": Fact(CREATURE_TYPE, 1),
    "chain-reaction": Fact(CREATURE_TYPE, 2, machine=True),
    "daily-bread": Fact(RELIC_TYPE),
    "deep-pockets": Fact(RELIC_TYPE),
    "deep-search": Fact(SPELL_TYPE),
    "echo-court": Fact(RELIC_TYPE),
    "echo-hall": Fact(RELIC_TYPE),
    "even-odds": Fact(SPELL_TYPE),
    "favour": Fact(RELIC_TYPE),
    "felling-season": Fact(SPELL_TYPE),
    "ghost-toll": Fact(SPELL_TYPE),
    "giant-friend": Fact(CREATURE_TYPE, 2),
    "grave-tax": Fact(CREATURE_TYPE, 2),
    "hoard-keeper": Fact(CREATURE_TYPE, 3, beast=True),
    "hound": Fact(CREATURE_TYPE, 3, beast=True),
    "hydra-dance": Fact(SPELL_TYPE),
    "iron-shield": Fact(CREATURE_TYPE, 4, machine=True),
    "last-words": Fact(CREATURE_TYPE, 1),
    "long-fog": Fact(SPELL_TYPE),
    "lucky-find": Fact(SPELL_TYPE),
    "meteor-swarm": Fact(SPELL_TYPE),
    "mimic-oath": Fact(CHARM_TYPE),
    "mourner": Fact(RELIC_TYPE),
    "net": Fact(RELIC_TYPE),
    "pack-leader": Fact(CREATURE_TYPE, 2, beast=True),
    "pickpocket": Fact(SPELL_TYPE),
    "quiet-fence": Fact(CREATURE_TYPE, 2),
    "recruiter": Fact(CREATURE_TYPE, 2),
    "rival": Fact(CREATURE_TYPE, 4),
    "second-face": Fact(CREATURE_TYPE, 1),
    "second-wind": Fact(SPELL_TYPE),
    "silence": Fact(SPELL_TYPE),
    "spark-eater": Fact(CREATURE_TYPE, 4, machine=True),
    "stone-cloak": Fact(CHARM_TYPE),
    "surge": Fact(SPELL_TYPE),
    "toll-gate": Fact(RELIC_TYPE),
    "treadmill": Fact(SPELL_TYPE),
    "turncoat": Fact(SPELL_TYPE),
    "twin-bolt": Fact(SPELL_TYPE),
    "undertaker": Fact(CREATURE_TYPE, 3),
    "unwilling-gift": Fact(SPELL_TYPE),
    "wide-mercy": Fact(SPELL_TYPE),
    "x-tithe": Fact(SPELL_TYPE),
}
FACES: Final = tuple(FACTS)
# Both decks hold every card once, and these twice.
LOOPS: Final = ("echo-court", "echo-hall")
"""Cards that no deck holds: what they set off never ends."""
TWICE: Final = ("brute", "hound", "last-words", "grave-tax", "quiet-fence", "rival")
