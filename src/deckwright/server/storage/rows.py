"""The rows of the database as values. Times are seconds since 1970."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from deckwright.kernel.rng import GENERATOR

TableState = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
ActionKind = Literal[
    "choose", "prepare", "undo", "resign", "stand-in", "return", "timeout", "assume", "affirm", "recall"
]


def new_id() -> str:
    """An id that nobody can guess and that can stand in an address."""
    return secrets.token_urlsafe(9)


@dataclass(frozen=True)
class UserRow:
    """A person: a guest, or an account if there is a login."""

    id: str
    name: str
    language: str
    login: str | None
    password_hash: str | None
    created: float
    seen: float
    session: int = 0
    """Goes up whenever all cookies given so far shall be nobody's."""


@dataclass(frozen=True)
class TableRow:
    """A table: what is played there and how far it is."""

    id: str
    game: str
    settings: dict[str, Any]
    seats: int
    seed: str
    """32 bytes in hexadecimal digits."""
    commitment: str
    """The SHA-256 of the seed, in hexadecimal digits."""
    state: TableState
    private: bool
    clock: dict[str, Any]
    guide: bool
    owner: str
    created: float
    started: float | None = None
    ended: float | None = None
    outcome: dict[str, Any] | None = None
    next: str | None = None
    """The table of the rematch."""
    prefix: int = 0
    """How many of the first choices come from another game."""
    scenario: dict[str, Any] | None = None
    version: str = ""
    """Of the engine that began the game."""
    shared: bool = False
    """Whether everybody may see its replay."""
    generator: str = GENERATOR
    seed_known: bool = False
    """Whether whoever set it up could know the seed: it was in another game."""
    undone: bool = False
    """Whether a choice was taken back after somebody had seen what comes of it."""


@dataclass(frozen=True)
class SeatRow:
    """Who sits where. Seats count from 0."""

    table: str
    seat: int
    kind: SeatKind
    user: str | None
    name: str
    bot: str | None
    clock_left: float | None


@dataclass(frozen=True)
class ActionRow:
    """Something that was done at a table. Numbers count from 1, without gaps."""

    table: str
    number: int
    kind: ActionKind
    seat: int
    key: str
    """The key of the option; for an undo and a recall, the number of choices kept; for what is affirmed, the
    number of choices before it; for a plan, the keys as JSON."""
    message: str
    """The id that the client gave it, or nothing."""
    events: str
    """What came of it, complete, as JSON."""
    at: float


@dataclass(frozen=True)
class ChatRow:
    table: str
    number: int
    user: str
    name: str
    seat: int | None
    text: str
    at: float


@dataclass(frozen=True)
class RecordRow:
    """A record that somebody brought."""

    id: str
    game: str
    owner: str
    text: str
    names: dict[str, str]
    created: float


@dataclass(frozen=True)
class DeckRow:
    id: str
    user: str
    name: str
    code: str
    created: float


@dataclass(frozen=True)
class TableChange:
    """Fields of a table to change together with actions."""

    table: str
    fields: Mapping[str, Any]


@dataclass(frozen=True)
class SeatChange:
    """Fields of a seat to change together with actions."""

    table: str
    seat: int
    fields: Mapping[str, Any]


Change = TableChange | SeatChange
