"""What is printed on the cards, read from `data/cards.csv`: one row a card, in the order of the file."""

import csv
from importlib import resources
from typing import Final, NamedTuple

FACTIONS: Final = ("homo-deus", "wraethe", "undergrowth", "order")
"""SHI-1.3."""
HOMO_DEUS, WRAETHE, UNDERGROWTH, ORDER = range(4)
NO_FACTION: Final = -1

LEADERS: Final = ("decima", "ko-syn-wu", "volos", "tetra")
"""SHI-1.13, each in the place of its faction (SHI-11.3)."""
DECIMA, KO_SYN_WU, VOLOS, TETRA = range(4)

BASE, RELICS_SET = "base", "relics"
START, CENTRE, RELIC = "start", "centre", "relic"


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


def read(row: dict[str, str]) -> Fact:
    return Fact(
        id=row["id"],
        set=row["set"],
        place=row["place"],
        faction=FACTIONS.index(row["faction"]) if row["faction"] else NO_FACTION,
        is_champion=row["type"] == "champion",
        is_mercenary=row["mercenary"] == "yes",
        leader=LEADERS.index(row["leader"]) if row["leader"] else -1,
        cost=int(row["cost"] or 0),
        health=int(row["health"] or 0),
        shield=int(row["shield"] or 0),
        copies=int(row["copies"]),
    )


def load() -> tuple[Fact, ...]:
    text = (resources.files(__package__) / "data" / "cards.csv").read_text(encoding="utf-8")
    return tuple(read(row) for row in csv.DictReader(text.splitlines()))


FACTS: Final = load()
FACES: Final = tuple(fact.id for fact in FACTS)
NUMBER_OF: Final = {fact.id: number for number, fact in enumerate(FACTS)}
FACTION_OF: Final = tuple(fact.faction for fact in FACTS)
IS_CHAMPION: Final = tuple(fact.is_champion for fact in FACTS)
IS_MERCENARY: Final = tuple(fact.is_mercenary for fact in FACTS)
COST: Final = tuple(fact.cost for fact in FACTS)
