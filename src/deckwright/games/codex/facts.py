"""What is printed on the cards, read from `data/cards.csv`: one row a card, in the order of the file.

Heroes, tokens and buildings are cards too. A hero's attack and hit points stand in bands: `5:3/4` holds from
level 5 on (COD-4.3).
"""

import csv
from importlib import resources
from typing import Final, NamedTuple

TYPES: Final = ("unit", "spell", "hero", "base", "tech-building", "add-on")
UNIT, SPELL, HERO, BASE, TECH_BUILDING, ADD_ON = range(6)
BUILDINGS: Final = (BASE, TECH_BUILDING, ADD_ON)
"""COD-5.12."""

SPECS: Final = ("bashing", "finesse")
NO_TECH: Final = -1


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


def read_band(word: str) -> Band:
    level, _, numbers = word.partition(":")
    attack, _, hp = numbers.partition("/")
    return Band(int(level), int(attack), int(hp))


def read_keyword(word: str) -> tuple[str, int]:
    name, _, number = word.partition(":")
    return name, int(number or 1)


def read(row: dict[str, str]) -> Fact:
    return Fact(
        id=row["id"],
        group=row["group"],
        type=TYPES.index(row["type"]),
        kinds=tuple(row["kinds"].split()),
        spec=row["spec"],
        subtype=row["subtype"],
        cost=int(row["cost"] or 0),
        tech=int(row["tech"] or NO_TECH),
        attack=int(row["attack"] or 0),
        hp=int(row["hp"] or 0),
        bands=tuple(read_band(word) for word in row["bands"].split()),
        copies=int(row["copies"]),
        keywords=tuple(read_keyword(word) for word in row["keywords"].split()),
        workers=int(row["workers"] or 0),
    )


def load() -> tuple[Fact, ...]:
    text = (resources.files(__package__) / "data" / "cards.csv").read_text(encoding="utf-8")
    return tuple(read(row) for row in csv.DictReader(text.splitlines()))


FACTS: Final = load()
