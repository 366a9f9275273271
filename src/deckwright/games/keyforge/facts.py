"""What is printed on the cards, read from `data/cards.csv`: one row a card, in the order of the file.

A gigantic creature is two rows: the bottom half has its own id, the top half ends in `-top` (KF-15.4).
Power is empty where it is X; armour is empty for anything but creatures.
"""

import csv
from importlib import resources
from typing import Final, NamedTuple

HOUSES: Final = (
    "brobnar", "dis", "logos", "mars", "sanctum", "saurian", "shadows", "star-alliance", "unfathomable",
    "untamed",
)  # fmt: skip
"""KF-15.10."""
ANY_HOUSE: Final = "any"
"""Printed house of an anomaly, which takes the house of the deck it is in (KF-15.3)."""

TYPES: Final = ("action", "artifact", "creature", "upgrade")
ACTION, ARTIFACT, CREATURE, UPGRADE = range(4)

ICONS: Final = ("amber", "capture", "damage", "draw")
"""Bonus icons (KF-4.2)."""

SETS: Final = ("cota", "aoa", "wc", "mm", "dt")
ANOMALY: Final = "anomaly"
"""Stands among the sets of a card that may appear as an anomaly."""


class Fact(NamedTuple):
    """One card as printed."""

    id: str
    house: str
    type: int
    power: int
    armour: int
    icons: tuple[str, ...]
    traits: tuple[str, ...]
    keywords: tuple[tuple[str, int], ...]
    """Each with its number: 1 for a keyword that has none."""
    rarity: str
    sets: dict[str, str]
    """The sets it is in, with its number there."""
    enhance: tuple[str, ...]
    """Icons that were put on other cards of its deck (KF-11.12)."""
    half: str
    """`top` or `bottom` of a gigantic creature."""
    twin: str
    """The card whose evil twin it is."""

    @property
    def name(self) -> str:
        """The id of the card whose name it has (KF-15.12, KF-15.15)."""
        return self.twin or (self.id.removesuffix("-top") if self.half == "top" else self.id)


def read_keyword(word: str) -> tuple[str, int]:
    name, _, number = word.partition(":")
    return name, int(number or 1)


def read(row: dict[str, str]) -> Fact:
    return Fact(
        id=row["id"],
        house=row["house"],
        type=TYPES.index(row["type"]),
        power=int(row["power"] or 0),  # KF-9.13
        armour=int(row["armour"] or 0),  # KF-6.13
        icons=tuple(row["icons"].split()),
        traits=tuple(row["traits"].split()),
        keywords=tuple(read_keyword(word) for word in row["keywords"].split()),
        rarity=row["rarity"],
        sets=dict(each.split(":") for each in row["sets"].split()),
        enhance=tuple(row["enhance"].split()),
        half=row["half"],
        twin=row["twin"],
    )


def load() -> tuple[Fact, ...]:
    text = (resources.files(__package__) / "data" / "cards.csv").read_text(encoding="utf-8")
    return tuple(read(row) for row in csv.DictReader(text.splitlines()))


FACTS: Final = load()
FACES: Final = tuple(fact.id for fact in FACTS)
BY_ID: Final = {fact.id: fact for fact in FACTS}
TRAITS: Final = tuple(sorted({trait for fact in FACTS for trait in fact.traits}))
