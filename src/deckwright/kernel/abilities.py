"""Abilities at work: which listen to what, which change what, and the lasting effects beside them.

The index is immutable and shared by clones; it changes only when a card comes into play or leaves it,
when a lasting effect begins or ends, or when a card's text changes. Nothing is polled.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from deckwright.kernel.ids import NO_SEAT, Card, Face, Seat
from deckwright.kernel.nodes import Ability, Amount, Condition, Effect, Group

if TYPE_CHECKING:
    from deckwright.kernel.state import State

Trigger = tuple[int, ...]
"""face, ordinal of the ability in it, holder, seat, subject, other, amount, source of the text."""

TRIGGER_SIZE: Final = 8


@dataclass(frozen=True, eq=False)
class Pattern:
    """The events that an ability waits for: their kind, and tests on the cards they are about."""

    kind: int
    subject: Group | None = None
    other: Group | None = None
    seat: "Whose | None" = None


class Whose(Enum):
    """A player as seen from an ability."""

    YOU = "you"
    OPPONENT = "opponent"
    ACTIVE = "active"


@dataclass(frozen=True, eq=False)
class Triggered(Ability):
    """Runs its effect after an event (of simultaneous events: once for each)."""

    on: Pattern
    effect: Effect
    condition: Condition | None = None
    limit: int = 0
    """How often in a turn; 0 is without limit."""


@dataclass(frozen=True, eq=False)
class Replacement(Ability):
    """Runs its effect instead of an event."""

    on: Pattern
    effect: Effect
    condition: Condition | None = None
    limit: int = 0


@dataclass(frozen=True, eq=False)
class Change:
    """One thing that a continuous effect does to each card of its group."""

    attribute: int
    amount: Amount | None = None
    ability: Ability | None = None


@dataclass(frozen=True, eq=False)
class Static(Ability):
    """A continuous effect, at work as long as its source is in play (or its lasting effect runs)."""

    group: Group
    changes: tuple[Change, ...]
    condition: Condition | None = None


class Entry(NamedTuple):
    """An ability at work. `seat` is fixed for lasting effects, else the controller of the source;
    a granted ability is held by every card of `holders`, as seen from the source that grants it."""

    ability: Ability
    face: Face
    ordinal: int
    source: Card
    seat: Seat
    holders: Group | None
    condition: Condition | None
    lasting: int


class Index(NamedTuple):
    """Entries by what they wait for or change."""

    listeners: dict[int, tuple[Entry, ...]]
    replacements: dict[int, tuple[Entry, ...]]
    statics: dict[int, tuple[Entry, ...]]


EMPTY_INDEX: Final = Index({}, {}, {})


class Lasting(NamedTuple):
    """An effect that goes on after its ability is done, also without its source."""

    id: int
    face: Face
    ordinal: int
    source: Card
    seat: Seat
    until: int
    """The moment at which it ends, a number of the game's."""
    cards: tuple[Card, ...]
    """The cards it is bound to, if it was given to certain cards; else empty."""


def active_seat(state: "State", entry: Entry) -> Seat:
    return entry.seat if entry.seat != NO_SEAT else state.controller[entry.source]
