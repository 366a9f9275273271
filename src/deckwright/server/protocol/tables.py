"""Tables, the lobby, and one's own games."""

from typing import Literal

from msgspec import Struct

from deckwright.server.protocol.common import SeatName


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`live`: minutes for the game and seconds added for each choice. `days`: days for each choice."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: int = 0
    seconds: int = 0
    days: int = 0


class SeatInfo(Struct):
    seat: SeatName
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    here: bool
    """Whether its player is connected."""
    stand_in: bool
    """Whether a bot plays until its player returns."""
    left: float | None
    """Seconds left on its clock, at the time of sending."""
    running: bool
    you: bool


class ChatLine(Struct):
    number: int
    name: str
    seat: SeatName | None
    text: str
    at: float
    you: bool


class TableInfo(Struct):
    id: str
    game: str
    title: str
    settings: dict[str, bool | int | str]
    state: Literal["open", "playing", "over"]
    private: bool
    owner: bool
    """Whether the reader set it up."""
    seats: list[SeatInfo]
    watchers: int
    clock: Clock
    commitment: str
    """The SHA-256 of the seed, published before the first decision."""
    seed: str | None
    """After the end."""
    undo_wish: SeatName | None
    """Who wants to take a choice back and waits for the others."""
    next: str | None
    """The table of the rematch."""
    guide: bool
    created: float
    seed_known: bool
    """Whether whoever set it up could know how the cards come: the seed is that of another game."""
    prefix: int
    """How many of the first choices come from another game."""
    scenario: bool
    """Whether it begins in a position that somebody has set up; not so in a guided game."""
    undone: bool
    """Whether a choice was taken back after somebody had seen what comes of it."""
    broken: bool
    """Whether it was begun under other rules and can't be played on, as far as the server has noticed."""


# The lobby.


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit where: whoever sets the table up, a bot, or nobody yet."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class PlayOn(Struct, forbid_unknown_fields=True):
    """Begin where another game stood after that many choices."""

    replay: str
    step: int


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    settings: dict[str, bool | int | str] = {}
    seats: list[NewSeat] | None = None
    """Without them: whoever sets it up, against bots."""
    private: bool = False
    clock: Clock = Clock()
    guide: bool = False
    play_on: PlayOn | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat; without one, the first that is open."""

    seat: SeatName | None = None


class TableList(Struct):
    tables: list[TableInfo]


# One's own games.

Result = Literal["won", "lost", "drawn"]


class OwnGame(Struct):
    table: TableInfo
    yours: SeatName | None
    turn: bool
    """Whether you are asked."""
    result: Result | None
    """How it ended for you, if you played and it is over."""


class OwnGames(Struct):
    games: list[OwnGame]
