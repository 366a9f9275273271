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
from deckwright.server.tables.table_game import TableGame

KEPT: Final = 60.0
"""Seconds for which a reader is kept that nobody reads with."""
_ENCODER: Final = msgspec.json.Encoder()
_log: Final = structlog.get_logger()


class Connection(Protocol):
    """One connection of somebody who sits at the table or looks on."""

    user: str | None
    name: str
    language: str | None
    seat: Seat
    """ONLOOKER for whoever has none."""
    login_session: str
    """In which session of the user it is, from signing in to signing out."""
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


class ReaderGroup:
    """All connections of one seat in one language. They see the same."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.connections: list[Connection] = []
        self.used_at = time.monotonic()
        self._shown = 0
        self._whole: tuple[TableGame, int, Scene] | None = None
        """What was last shown as a whole, and where: as long as nothing happens it stays so."""

    @property
    def is_needed(self) -> bool:
        """Whether somebody reads here, or has just now."""
        return bool(self.connections) or time.monotonic() - self.used_at <= KEPT

    def show_whole(self, connection: Connection, table_game: TableGame) -> None:
        """Show one of them everything."""
        if self._whole is None or self._whole[0] is not table_game or self._whole[1] != table_game.actions:
            self._whole = table_game, table_game.actions, self._scene(table_game, whole=True)
        scene = self._whole[2]
        scene.seq = connection.next_seq()
        connection.send(scene)

    def show_changes(self, table_game: TableGame) -> None:
        """Show all of them what has changed, if anything has."""
        self._whole = None
        if table_game.ends_in_secret and table_game.session.pending(self.reader.seat) is None:
            return
        before = self._shown
        lines_before = self.reader.log_length
        scene = self._scene(table_game, whole=False)
        if self._shown == before and not scene.log and scene.log_from == lines_before:
            return
        for connection in self.connections:
            scene.seq = connection.next_seq()
            connection.send(scene)

    def _scene(self, table_game: TableGame, whole: bool) -> Scene:
        seat = self.reader.seat
        number = 0 if seat == ONLOOKER else table_game.number(seat)
        scene = self.reader.scene(table_game.session, 0, number, whole, table_game.ended)
        log, log_from = scene.log, scene.log_from
        scene.log, scene.log_from = [], 0
        self._shown = hash(_ENCODER.encode(scene))
        scene.log, scene.log_from = log, log_from
        return scene


class Audience:
    """All connections of a table."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self._groups: dict[tuple[Seat, str | None], ReaderGroup] = {}

    def join(self, connection: Connection) -> None:
        self.connections.append(connection)

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
        self.stop_showing(connection)

    def stop_showing(self, connection: Connection) -> None:
        """The connection is shown nothing until it is shown the whole again."""
        for group in self._groups.values():
            if connection in group.connections:
                group.connections.remove(connection)
                group.used_at = time.monotonic()

    def tidy(self) -> None:
        """Forget the readers for whom nobody was here for a while."""
        for key, group in list(self._groups.items()):
            if not group.is_needed:
                del self._groups[key]

    def of_seat(self, seat: int) -> Iterator[Connection]:
        return (connection for connection in self.connections if connection.seat == seat)

    def is_here(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    @property
    def watchers(self) -> int:
        return sum(connection.seat == ONLOOKER for connection in self.connections)

    def show_whole(
        self, connection: Connection, table_game: TableGame, make_reader: Callable[[Seat, str | None], Reader]
    ) -> None:
        """Show somebody everything, and from now on what changes."""
        self.stop_showing(connection)
        group = self._group(connection.seat, connection.language, make_reader)
        group.connections.append(connection)
        group.show_whole(connection, table_game)

    def reader(
        self, seat: Seat, language: str | None, make_reader: Callable[[Seat, str | None], Reader]
    ) -> Reader:
        """The reader for a seat and a language. What one has read is kept a while: to tell a whole game
        again takes long."""
        return self._group(seat, language, make_reader).reader

    def _group(
        self, seat: Seat, language: str | None, make_reader: Callable[[Seat, str | None], Reader]
    ) -> ReaderGroup:
        group = self._groups.get((seat, language))
        if group is None:
            group = self._groups[seat, language] = ReaderGroup(make_reader(seat, language))
        group.used_at = time.monotonic()
        return group

    def show_changes(self, table_game: TableGame) -> None:
        for group in list(self._groups.values()):
            if not group.connections:
                continue
            try:
                group.show_changes(table_game)
            except Exception:
                # What can't be told to one of them is no reason to leave the others waiting.
                _log.exception("scene-failed", language=group.reader.language)

    def forget(self) -> None:
        """What was shown counts no more: the game is another one."""
        self._groups.clear()
