"""What all parts of the protocol speak of."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from deckwright.text import LANGUAGES

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[tuple(LANGUAGES)]
"""The code of a language that is spoken here."""
SeatName = str
"""«p1», «p2» …"""


class Problem(Struct):
    """Every answer with a status of 400 and above."""

    code: str
    text: str
