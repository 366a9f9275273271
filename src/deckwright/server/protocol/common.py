"""What all parts of the protocol speak of."""

from typing import Literal

from msgspec import Struct

Language = Literal["en", "ru", "uk"]
SeatName = str
"""«p1», «p2» …"""


class Problem(Struct):
    """Every answer with a status of 400 and above."""

    code: str
    text: str
