"""What is printed on the cards, read from `data/cards.csv`: one row a card, in the order of the file."""

from typing import Final, NamedTuple

from deckwright.kernel.ids import Face
from deckwright.kernel.tables import Row, read_table

KINDS: Final = ("tree", "visitor")
TREE, VISITOR = KINDS


class Fact(NamedTuple):
    """One card as printed."""

    id: str
    kind: str
    cost: int
    fruit: int
    copies: int


def read(row: Row) -> Fact:
    return Fact(
        id=row.id("id"),
        kind=row.word("kind", KINDS),
        cost=row.number("cost", 9),
        fruit=row.number("fruit", 9, 0),
        copies=row.number("copies", 9),
    )


FACTS: Final = read_table(__package__, "cards.csv", read)
ALL_CARDS: Final = [Face(face) for face, fact in enumerate(FACTS) for _ in range(fact.copies)]
"""ORC-1.2."""
_KINDS: Final = {fact.id: fact.kind for fact in FACTS}


def kind_of(face: str) -> str:
    return _KINDS[face]
