"""What is printed on the cards, read from `data/cards.csv`: one row a card, in the order of the file."""

from typing import Final, NamedTuple

from deckwright.kernel.tables import Row, read_table

FACTIONS: Final = ("homo-deus", "wraethe", "undergrowth", "order")
"""SHI-1.3."""
HOMO_DEUS: Final = 0
WRAETHE: Final = 1
UNDERGROWTH: Final = 2
ORDER: Final = 3
NO_FACTION: Final = -1

LEADERS: Final = ("decima", "ko-syn-wu", "volos", "tetra")
"""SHI-1.13, each in the place of its faction (SHI-11.3)."""
DECIMA: Final = 0
KO_SYN_WU: Final = 1
VOLOS: Final = 2
TETRA: Final = 3

BASE: Final = "base"
RELICS_SET: Final = "relics"
START: Final = "start"
CENTRE: Final = "centre"
RELIC: Final = "relic"


class Fact(NamedTuple):
    """One card as printed."""

    id: str
    set: str
    place: str
    """Where it begins: in a starting deck, in the centre deck, or beside a player as a relic."""
    faction: int
    is_champion: bool
    is_mercenary: bool
    leader: int
    """The leader whose relic it is."""
    cost: int
    """Of a card without a price (SHI-9.7), 0."""
    health: int
    shield: int
    copies: int
    """How many there are: of a starting card, in each deck (SHI-2.4)."""


def read(row: Row) -> Fact:
    faction = row.word("faction", FACTIONS, empty=True)
    leader = row.word("leader", LEADERS, empty=True)
    return Fact(
        id=row.id("id"),
        set=row.word("set", (BASE, RELICS_SET)),
        place=row.word("place", (START, CENTRE, RELIC)),
        faction=FACTIONS.index(faction) if faction else NO_FACTION,
        is_champion=row.word("type", ("ally", "champion")) == "champion",
        is_mercenary=row.word("mercenary", ("yes",), empty=True) == "yes",
        leader=LEADERS.index(leader) if leader else -1,
        cost=row.number("cost", 99, 0),
        health=row.number("health", 99, 0),
        shield=row.number("shield", 99, 0),
        copies=row.number("copies", 99),
    )


FACTS: Final = read_table(__package__, "cards.csv", read)
FACES: Final = tuple(fact.id for fact in FACTS)
NUMBER_OF: Final = {fact.id: number for number, fact in enumerate(FACTS)}
FACTION_OF: Final = tuple(fact.faction for fact in FACTS)
IS_CHAMPION: Final = tuple(fact.is_champion for fact in FACTS)
IS_MERCENARY: Final = tuple(fact.is_mercenary for fact in FACTS)
COST: Final = tuple(fact.cost for fact in FACTS)
