"""Small integer ids. They index the columns of a state and mean nothing outside it."""

from typing import Final, NewType

Card = NewType("Card", int)
"""A physical card (a sleeve): its face may be hidden, its id never changes."""

Face = NewType("Face", int)
"""What is printed on a card: an index into the game's faces."""

Seat = NewType("Seat", int)
Zone = NewType("Zone", int)

NO_CARD: Final = Card(-1)
NO_SEAT: Final = Seat(-1)

ONLOOKER: Final = Seat(63)
"""Whoever looks on: plays no side, and knows what everybody may know."""

ALL_SEATS: Final = -1
OWN_SEAT: Final = 1 << 62
"""In place of a mask: the seat that an event is of."""
"""As a mask of seats: everybody (also whoever looks on)."""
