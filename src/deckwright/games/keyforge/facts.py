"""What is printed on the cards, read from `data/cards.csv`: one row a card, in the order of the file.

A gigantic creature is two rows: the bottom half has its own id, the top half ends in `-top` (KF-15.4).
Power is empty where it is X; armour is empty for anything but creatures.
"""

from typing import Final, NamedTuple

from deckwright.kernel.tables import Row, read_open_table

HOUSES: Final = (
    "brobnar", "dis", "logos", "mars", "sanctum", "saurian", "shadows", "star-alliance", "unfathomable",
    "untamed",
)  # fmt: skip
"""KF-15.10."""
ANY_HOUSE: Final = "any"
"""Printed house of an anomaly, which takes the house of the deck it is in (KF-15.3)."""

TYPES: Final = ("action", "artifact", "creature", "upgrade")
ACTION: Final = 0
ARTIFACT: Final = 1
CREATURE: Final = 2
UPGRADE: Final = 3

ICONS: Final = ("amber", "capture", "damage", "draw")
"""Bonus icons (KF-4.2)."""

SETS: Final = ("cota", "aoa", "wc", "mm", "dt")
ANOMALY: Final = "anomaly"
"""Stands among the sets of a card that may appear as an anomaly."""

TRAITS: Final = (
    "agent", "ai", "alien", "ally", "angel", "aquan", "beast", "changeling", "cyborg", "demon", "dinosaur",
    "dragon", "elf", "experiment", "faerie", "fungus", "giant", "goblin", "horseman", "human", "imp",
    "insect", "item", "knight", "location", "martian", "merchant", "mutant", "niffle", "philosopher",
    "pirate", "politician", "power", "priest", "psion", "quest", "ranger", "robot", "scientist", "shard",
    "soldier", "specter", "spirit", "thief", "vehicle", "weapon", "witch",
)  # fmt: skip
KEYWORDS: Final = (
    "alpha", "assault", "deploy", "elusive", "hazardous", "omega", "poison", "skirmish", "taunt",
)  # fmt: skip
"""Those that are printed before the text of a card (KF-11)."""
RARITIES: Final = ("common", "uncommon", "rare", "special", "twin", "anomaly")
HALVES: Final = ("top", "bottom")


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
    """The sets it is in, with its number there: a card from outside is in its own alone."""
    enhance: tuple[str, ...]
    """Icons that were put on other cards of its deck (KF-11.12)."""
    half: str
    """`top` or `bottom` of a gigantic creature."""
    twin: str
    """The card whose evil twin it is."""

    @property
    def is_shipped(self) -> bool:
        """Whether it is a card of the game; a set from outside is in no deck that is made by chance."""
        return any(each in self.sets for each in (*SETS, ANOMALY))

    @property
    def name(self) -> str:
        """The id of the card whose name it has (KF-15.12, KF-15.15)."""
        return self.twin or (self.id.removesuffix("-top") if self.half == "top" else self.id)


def read(row: Row) -> Fact:
    return Fact(
        id=row.id("id"),
        house=row.word("house", (*HOUSES, ANY_HOUSE)),
        type=TYPES.index(row.word("type", TYPES)),
        power=row.number("power", 99, 0),  # KF-9.13
        armour=row.number("armour", 99, 0),  # KF-6.13
        icons=row.words("icons", ICONS),
        traits=row.words("traits", TRAITS),
        keywords=row.numbered("keywords", KEYWORDS),
        rarity=row.word("rarity", RARITIES),
        sets=dict(row.pairs("sets", (row.of_set,) if row.of_set else (*SETS, ANOMALY))),
        enhance=row.words("enhance", ICONS),
        half=row.word("half", HALVES, empty=True),
        twin=row.other("twin"),
    )


FACTS: Final = read_open_table(__package__, read)
FACES: Final = tuple(fact.id for fact in FACTS)
BY_ID: Final = {fact.id: fact for fact in FACTS}
