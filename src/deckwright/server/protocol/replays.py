"""Records and replays."""

from typing import Any

from msgspec import Struct

from deckwright.server.protocol.common import SeatName
from deckwright.server.protocol.scenes import LogLine, OutcomeInfo


class ReplayInfo(Struct):
    id: str
    game: str
    title: str
    names: dict[SeatName, str]
    steps: int
    version: str
    verified: bool
    """Whether the rules of today play it the same way."""
    differs_at: int | None
    outcome: OutcomeInfo | None
    commitment: str | None
    seed: str | None


class ReplayStep(Struct):
    """The table before a choice, and the choice; the last one has none."""

    number: int
    seat: SeatName | None
    choice: str | None
    view: dict[str, Any] | None
    log: list[LogLine]
    lines: dict[str, str] = {}
    """As in a scene: those of cards that are not as their faces are printed."""


class ReplaySteps(Struct):
    steps: list[ReplayStep]


class Shared(Struct):
    id: str
