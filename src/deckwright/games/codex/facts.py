"""What is printed on the cards, read from `data/cards.csv`: one row a card, in the order of the file.

Heroes, tokens and buildings are cards too. A hero's attack and hit points stand in bands: `5:3/4` holds from
level 5 on (COD-4.3).
"""

import re
from typing import Final, NamedTuple

from deckwright.kernel.tables import Row, read_table

TYPES: Final = ("unit", "spell", "hero", "base", "tech-building", "add-on")
UNIT: Final = 0
SPELL: Final = 1
HERO: Final = 2
BASE: Final = 3
TECH_BUILDING: Final = 4
ADD_ON: Final = 5
BUILDINGS: Final = (BASE, TECH_BUILDING, ADD_ON)
"""COD-5.12."""

SPECS: Final = ("bashing", "finesse")
NO_TECH: Final = -1
GROUPS: Final = (*SPECS, "starter", "hero", "token", "building", "core")
KINDS: Final = ("ultimate", "ongoing", "channelled")
SUBTYPES: Final = (
    "angry-dancer", "buff", "burn", "contraption", "cute-animal", "dancer", "debuff", "drunkard", "fairy",
    "flagbearer", "leopard", "lizardman", "mercenary", "ninja", "pig", "rhino", "rogue", "thespian",
    "virtuoso",
)  # fmt: skip
KEYWORDS: Final = (
    "anti-air", "flagbearer", "flying", "frenzy", "haste", "healing", "invisible", "obliterate", "overpower",
    "resist", "sparkshot", "unstoppable",
)  # fmt: skip


class Band(NamedTuple):
    """From a level on, so much attack and so many hit points."""

    level: int
    attack: int
    hp: int


class Fact(NamedTuple):
    """One card as printed."""

    id: str
    group: str
    """Where it belongs: `starter`, `hero`, `token`, `building`, the codex of a specialisation; `core` cards
    are not in the starter set."""
    type: int
    kinds: tuple[str, ...]
    """Of spells: `ultimate`, `ongoing`, `channelled`."""
    spec: str
    subtype: str
    cost: int
    tech: int
    attack: int
    hp: int
    bands: tuple[Band, ...]
    copies: int
    keywords: tuple[tuple[str, int], ...]
    """Each with its number: 1 for a keyword that has none."""
    workers: int
    """How many workers building it takes."""


def read_bands(row: Row) -> tuple[Band, ...]:
    bands = []
    for word in row.text("bands").split():
        found = re.fullmatch(r"(\d+):(\d+)/(\d+)", word, re.ASCII)
        if found is None:
            raise row.bad("bands", word, "5:3/4")
        bands.append(Band(*map(int, found.groups())))
    return tuple(bands)


def read(row: Row) -> Fact:
    return Fact(
        id=row.id("id"),
        group=row.word("group", GROUPS),
        type=TYPES.index(row.word("type", TYPES)),
        kinds=row.words("kinds", KINDS),
        spec=row.word("spec", SPECS, empty=True),
        subtype=row.word("subtype", SUBTYPES, empty=True),
        cost=row.number("cost", 99, 0),
        tech=row.number("tech", 3, NO_TECH),
        attack=row.number("attack", 99, 0),
        hp=row.number("hp", 99, 0),
        bands=read_bands(row),
        copies=row.number("copies", 99),
        keywords=row.numbered("keywords", KEYWORDS),
        workers=row.number("workers", 99, 0),
    )


FACTS: Final = read_table(__package__, "cards.csv", read)
