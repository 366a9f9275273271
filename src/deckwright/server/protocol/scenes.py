"""The parts of a scene."""

from typing import Literal

from msgspec import Struct

from deckwright.server.protocol.common import SeatName

RoleName = Literal["ends", "confirms", "declines", "stops", "spare"]


class LogLine(Struct):
    text: str
    """Marked."""
    turn: bool
    """Whether a turn begins with this line."""


class OptionInfo(Struct):
    """One thing that can be chosen. Options with the same `offer` are copies that make no difference."""

    key: str
    verb: str
    values: dict[str, str | int | None]
    cards: list[str]
    """The labels of the cards that it is about, in the order in which they are clicked."""
    text: str
    note: str
    offer: int
    roles: list[RoleName]
    """What choosing it means: it `ends` the turn or phase, `confirms` what stands, `declines` what is asked,
    `stops` what was begun; or it is `spare`, so that nobody has forgotten it who ends the turn without it."""


class Question(Struct):
    """A decision of the reader's own. Its number counts the reader's decisions: it tells of nobody else's."""

    number: int
    prompt: str
    values: dict[str, str | int | None]
    text: str
    about: list[str]
    """The text of the card that asks, if the question does not tell it."""
    arranges: bool
    """It comes again until it is confirmed: what was answered before can be changed freely."""
    options: list[OptionInfo]


class Ahead(Struct):
    """A question that will come to the reader, who may answer it ahead, as often as it is asked in a row.
    Nobody else is told."""

    question: Question
    """As if it came now; its number means nothing."""
    most: int
    prepared: list[str]
    """The keys of what is chosen ahead so far, in order."""


class Refused(Struct):
    """What the reader might want to do and may not."""

    action: str
    verb: str
    """What would be done; empty if nothing can be."""
    cards: list[str]
    text: str
    reason: str
    rule: str


class OutcomeInfo(Struct):
    winners: list[SeatName]
    scores: list[int]
    reason: str
    text: str


class Lesson(Struct):
    """A step of a guided game. `keys` are the options that go on with it; the others are refused."""

    step: int
    steps: int
    text: str
    keys: list[str]
    cards: list[str]
    """What to point at."""
