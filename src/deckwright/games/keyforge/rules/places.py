"""Where effects put cards."""

from enum import Enum

from deckwright.kernel.nodes import part_of_scripts


@part_of_scripts
class Place(Enum):
    """A zone as an effect names it: the owner's, unless it is said to be yours (KF-7.3)."""

    HAND = "hand"
    DISCARD = "discard"
    ARCHIVE = "archive"
    YOUR_ARCHIVE = "your-archive"
    PURGED = "purged"
    TOP_OF_DECK = "top-of-deck"
    DECK = "deck"
    """Shuffled into it."""
