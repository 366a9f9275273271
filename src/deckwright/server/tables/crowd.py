"""Who is connected to a table, and what each of them is shown."""

import time
from collections.abc import Callable, Iterator
from typing import Final, Protocol

import msgspec
import structlog

from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.server.protocol import FromServer, Scene
from deckwright.server.scenes import Reader
from deckwright.server.tables.played import Played

KEPT: Final = 60.0
"""Seconds for which a reader is kept that nobody reads with."""
_ENCODER: Final = msgspec.json.Encoder()
_log: Final = structlog.get_logger()


class Line(Protocol):
    """One connection of somebody who sits at the table or looks on."""

    user: str | None
    name: str
    language: str | None
    seat: Seat
    """ONLOOKER for whoever has none."""
    session: str
    """In which session of the user it is."""
    whose: str
    """On whose account its work is done: somebody's, or that of all who come from one address."""

    def send(self, message: FromServer) -> None:
        """Send a message; it never waits."""

    def hang_up(self, error: DeckwrightError) -> None:
        """End the connection, and say why."""

    def next_seq(self) -> int:
        """The number of the next scene."""

    def spend(self, cost: float) -> None:
        """What it asked for has cost as much as so many messages."""


class Audience:
    """All connections of one seat in one language. They see the same."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.lines: list[Line] = []
        self.used_at = time.monotonic()
        self._shown = 0
        self._whole: tuple[Played, int, Scene] | None = None
        """What was last shown as a whole, and where: as long as nothing happens it stays so."""

    @property
    def is_needed(self) -> bool:
        """Whether somebody reads here, or has just now."""
        return bool(self.lines) or time.monotonic() - self.used_at <= KEPT

    def show_whole(self, line: Line, played: Played) -> None:
        """Show one of them everything."""
        if self._whole is None or self._whole[0] is not played or self._whole[1] != played.actions:
            self._whole = played, played.actions, self._scene(played, whole=True)
        scene = self._whole[2]
        scene.seq = line.next_seq()
        line.send(scene)

    def show_changes(self, played: Played) -> None:
        """Show all of them what has changed, if anything has."""
        self._whole = None
        if played.ends_in_secret and played.session.pending(self.reader.seat) is None:
            return
        before = self._shown
        lines_before = self.reader.log_length
        scene = self._scene(played, whole=False)
        if self._shown == before and not scene.log and scene.log_from == lines_before:
            return
        for line in self.lines:
            scene.seq = line.next_seq()
            line.send(scene)

    def _scene(self, played: Played, whole: bool) -> Scene:
        seat = self.reader.seat
        number = 0 if seat == ONLOOKER else played.number(seat)
        scene = self.reader.scene(played.session, 0, number, whole, played.ended)
        log, log_from = scene.log, scene.log_from
        scene.log, scene.log_from = [], 0
        self._shown = hash(_ENCODER.encode(scene))
        scene.log, scene.log_from = log, log_from
        return scene


class Crowd:
    """All connections of a table."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._audiences: dict[tuple[Seat, str | None], Audience] = {}

    def join(self, line: Line) -> None:
        self.lines.append(line)

    def leave(self, line: Line) -> None:
        if line in self.lines:
            self.lines.remove(line)
        self.stop_showing(line)

    def stop_showing(self, line: Line) -> None:
        """The connection is shown nothing until it is shown the whole again."""
        for audience in self._audiences.values():
            if line in audience.lines:
                audience.lines.remove(line)
                audience.used_at = time.monotonic()

    def tidy(self) -> None:
        """Forget the readers for whom nobody was here for a while."""
        for key, audience in list(self._audiences.items()):
            if not audience.is_needed:
                del self._audiences[key]

    def of_seat(self, seat: int) -> Iterator[Line]:
        return (line for line in self.lines if line.seat == seat)

    def is_here(self, seat: int) -> bool:
        return any(line.seat == seat for line in self.lines)

    @property
    def watchers(self) -> int:
        return sum(line.seat == ONLOOKER for line in self.lines)

    def show_whole(
        self, line: Line, played: Played, make_reader: Callable[[Seat, str | None], Reader]
    ) -> None:
        """Show somebody everything, and from now on what changes."""
        self.stop_showing(line)
        audience = self._audience(line.seat, line.language, make_reader)
        audience.lines.append(line)
        audience.show_whole(line, played)

    def reader(
        self, seat: Seat, language: str | None, make_reader: Callable[[Seat, str | None], Reader]
    ) -> Reader:
        """The reader for a seat and a language. What one has read is kept a while: to tell a whole game
        again takes long."""
        return self._audience(seat, language, make_reader).reader

    def _audience(
        self, seat: Seat, language: str | None, make_reader: Callable[[Seat, str | None], Reader]
    ) -> Audience:
        audience = self._audiences.get((seat, language))
        if audience is None:
            audience = self._audiences[seat, language] = Audience(make_reader(seat, language))
        audience.used_at = time.monotonic()
        return audience

    def show_changes(self, played: Played) -> None:
        for audience in list(self._audiences.values()):
            if not audience.lines:
                continue
            try:
                audience.show_changes(played)
            except Exception:
                # What can't be told to one of them is no reason to leave the others waiting.
                _log.exception("scene-failed", language=audience.reader.language)

    def forget(self) -> None:
        """What was shown counts no more: the game is another one."""
        self._audiences.clear()
