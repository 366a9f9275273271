"""A table in use: everything that changes it passes through here, one thing at a time.

What is done is applied, stored, and only then acknowledged and shown.
"""

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final
from weakref import proxy

import structlog

from deckwright.games import find as find_game
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.notation import seat_name
from deckwright.play.guide import guide_of
from deckwright.server.botpool import USUAL_BOT
from deckwright.server.clocks import Clocks
from deckwright.server.pace import in_slices
from deckwright.server.problems import Conflict
from deckwright.server.protocol import PROTOCOL, Changed, Done, Said, TableInfo, Welcome
from deckwright.server.scenes import Reader
from deckwright.server.storage.rows import (
    ActionRow,
    ChatRow,
    SeatRow,
    TableChange,
    TableRow,
)
from deckwright.server.tables.audience import Audience, Connection
from deckwright.server.tables.driver import Driver
from deckwright.server.tables.message_handler import MessageHandler, UndoRequest
from deckwright.server.tables.seats import chat_line, names_of, read_clock, seat_infos, table_info
from deckwright.server.tables.services import NotStored, Services
from deckwright.server.tables.table_game import TableGame
from deckwright.server.tables.timekeeper import MOVES, Timekeeper, end_changes

_log: Final = structlog.get_logger()
CHAT_SHOWN: Final = 200
"""Lines of chat that a newcomer is shown; older ones are not kept."""


class LiveTable:
    """One table. Whoever changes or reads its game holds `lock`."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], chat: Sequence[ChatRow], services: Services):
        self.row = row
        self.seats = list(seats)
        self.chat = list(chat)
        self.services = services
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.game = find_game(row.game)
        self.guide = guide_of(self.game) if row.guide else None
        self.table_game: TableGame | None = None
        self.undo_request: UndoRequest | None = None
        self.told_undo_request = False
        self.clocks = Clocks(read_clock(row), [seat.clock_left for seat in seats])
        self.time = Timekeeper(self)
        self.driver = Driver(self)
        self.message_handler = MessageHandler(self)
        self.used_at = time.monotonic()

    @classmethod
    async def load(cls, row: TableRow, services: Services) -> "LiveTable":
        """A table as it is stored."""
        store = services.store
        table = cls(row, await store.seats(row.id), await store.chat(row.id, CHAT_SHOWN), services)
        if row.state != "open":
            table.table_game = await table.resume(row)
            table.time.resume(table.table_game)
        return table

    async def resume(self, row: TableRow) -> TableGame:
        """The game as far as it is stored. To play it again takes a while: others don't wait for it."""
        actions = await self.services.store.actions(row.id)
        return await self.services.workshop.do(row.owner, lambda: TableGame.resumed(row, actions))

    # Who is there.

    def seat_of(self, user: str | None) -> Seat:
        """Where somebody sits; ONLOOKER if nowhere."""
        if user is None:
            return ONLOOKER
        return next((Seat(seat.seat) for seat in self.seats if seat.user == user), ONLOOKER)

    def is_person(self, seat: int) -> bool:
        """Whether a person plays a seat now: neither a bot, nor one that stands in."""
        table_game = self.table_game
        return self.seats[seat].kind == "person" and (table_game is None or seat not in table_game.stand_ins)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now."""
        if self.seats[seat].kind == "bot":
            return self.seats[seat].bot or USUAL_BOT
        return None if self.table_game is None else self.table_game.stand_ins.get(seat)

    @property
    def is_full(self) -> bool:
        """Whether the game can begin."""
        return self.row.state == "open" and all(seat.kind != "open" for seat in self.seats)

    def other_people(self, seat: int) -> set[int]:
        """The other seats that people play now."""
        return {each.seat for each in self.seats if each.seat != seat and self.is_person(each.seat)}

    def others_with_a_say(self, seat: int) -> set[int]:
        """The other seats whose people have to agree if something is taken back that they may have built on:
        also those who are away while a bot stands in for them."""
        resigned = () if self.table_game is None else self.table_game.resigned
        return {
            each.seat
            for each in self.seats
            if each.seat != seat and each.kind == "person" and each.seat not in resigned
        }

    def names(self, language: str | None) -> Mapping[str, str]:
        return names_of(self.seats, language)

    @property
    def asked(self) -> frozenset[int]:
        """The seats that have something to choose."""
        table_game = self.table_game
        if table_game is None:
            return frozenset()
        return frozenset(each.seat for each in self.seats if table_game.question_of(each.seat) is not None)

    @property
    def is_played(self) -> bool:
        """Whether there is anybody to play for: bots among themselves play while somebody looks on."""
        return bool(self.audience.connections) or any(seat.kind == "person" for seat in self.seats)

    @property
    def has_players_here(self) -> bool:
        """Whether there is something to watch: a player is here, or bots play for whoever looks on."""
        if any(seat.kind == "person" for seat in self.seats):
            return any(connection.seat != ONLOOKER for connection in self.audience.connections)
        return bool(self.audience.connections)

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs the table in memory: it can be loaded again."""
        return not self.audience.connections and not self.driver.is_busy and not self.lock.locked()

    # What somebody is told.

    def info(self, user: str | None, language: str | None) -> TableInfo:
        """The table as somebody is told of it."""
        now = time.monotonic()
        left = {seat.seat: self.clocks.left(seat.seat, now) for seat in self.seats}
        seats = seat_infos(self.seats, user, language, left)
        table_game = self.table_game
        running = None if table_game is None else self.time.shown_to(table_game, self.seat_of(user))
        for place, seat in enumerate(seats):
            if seat.kind == "person":
                seat.here = self.audience.is_here(place)
            if table_game is not None:
                seat.stand_in = self.seats[place].kind == "person" and place in table_game.stand_ins
                seat.running = running == place and table_game.outcome is None
        info = table_info(self.row, seats, user, language, self.audience.watchers)
        info.undo_wish = None if self.undo_request is None else seat_name(self.undo_request.seat)
        return info

    async def greet(self, connection: Connection) -> None:
        """What every connection is sent first. The caller holds the lock."""
        seat = None if connection.seat == ONLOOKER else seat_name(connection.seat)
        chat = [chat_line(row, connection.user) for row in self.chat]
        connection.send(Welcome(PROTOCOL, seat, self.info(connection.user, connection.language), chat))
        await self.show_whole(connection)

    async def show_whole(self, connection: Connection) -> None:
        """Show somebody everything. To tell a long game takes a while: others don't wait for it. The caller
        holds the lock."""
        if self.table_game is None:
            return
        reader, session = self.reader(connection.seat, connection.language), self.table_game.session
        if reader.is_far_behind(session):
            async with self.services.log_turns.turn(connection.whose):
                await in_slices(reader.catch_up(session))
        self.audience.show_whole(connection, self.table_game, self._make_reader)

    def tell_changed(self) -> None:
        """Tell everybody who sits, is here and has how much time, and who wants to take back."""
        self.told_undo_request = self.undo_request is not None
        for connection in self.audience.connections:
            connection.send(Changed(self.info(connection.user, connection.language)))

    def reader(self, seat: Seat, language: str | None) -> Reader:
        """Somebody who reads the table, once its game has begun."""
        return self.audience.reader(seat, language, self._make_reader)

    def _make_reader(self, seat: Seat, language: str | None) -> Reader:
        table = proxy(self)

        def is_alone() -> bool:
            return not table.others_with_a_say(seat)

        return Reader(self.game, seat, language, self.names(language), self.guide, is_alone)

    # Coming, going, talking.

    async def join(self, connection: Connection) -> None:
        """A connection has said hello. Somebody who was stood in for is back."""
        async with self.lock:
            self.used_at = time.monotonic()
            connection.seat = self.seat_of(connection.user)
            new = not any(each is connection for each in self.audience.connections)
            if new:
                self.audience.join(connection)
            if self.is_full:
                # The database failed when the last one sat down.
                await self.begin()
            await self.take_back_seat(connection.seat)
            await self.greet(connection)
            if new:
                self.tell_others_changed(connection)
                self.driver.wake()
        if new:
            self.services.changed(self.row.id)

    async def leave(self, connection: Connection) -> None:
        async with self.lock:
            self.used_at = time.monotonic()
            self.audience.leave(connection)
            self.driver.gone(connection.seat)
            self.tell_changed()
            self.driver.wake()
        self.services.changed(self.row.id)

    def tell_others_changed(self, connection: Connection) -> None:
        for each in self.audience.connections:
            if each is not connection:
                each.send(Changed(self.info(each.user, each.language)))

    async def take_back_seat(self, seat: Seat) -> None:
        """A person is back whom a bot stood in for."""
        table_game = self.table_game
        if table_game is None or table_game.outcome is not None or seat in table_game.resigned:
            return
        if seat in table_game.stand_ins:
            self.clocks.relieve(seat)
            await self.commit([table_game.come_back(seat)])

    async def hand_over(self, guest: str, account: str) -> None:
        """A guest is somebody with an account, and that is stored already. Nobody gets two seats."""
        async with self.lock:
            sits = self.seat_of(account) != ONLOOKER
            if not sits:
                self.seats = [
                    replace(seat, user=account) if seat.user == guest else seat for seat in self.seats
                ]
            if self.row.owner == guest:
                self.row = replace(self.row, owner=account)
            self.chat = [replace(row, user=account) if row.user == guest else row for row in self.chat]
            for connection in self.audience.connections:
                if connection.user == guest and not sits:
                    connection.user = account

    async def forget_person(self, user: str) -> None:
        """Somebody is deleted, and that is stored already."""
        async with self.lock:
            is_here = self.seat_of(user) != ONLOOKER or self.row.owner == user
            if not is_here and not any(row.user == user for row in self.chat):
                return
            store = self.services.store
            self.row = await store.table(self.row.id) or self.row
            self.seats = await store.seats(self.row.id)
            self.chat = [row for row in self.chat if row.user != user]
            self.audience.forget()
            for connection in self.audience.connections:
                connection.seat = self.seat_of(connection.user)
                await self.greet(connection)
        self.services.changed(self.row.id)

    async def resign(self, seat: Seat, message: str, connection: Connection | None = None) -> None:
        """A seat gives up: the others have won, or play on with a bot. The caller holds the lock."""
        table_game = self.table_game
        assert table_game is not None
        self.undo_request = None
        left = [each for each in range(table_game.seats) if each not in {*table_game.resigned, seat}]
        others_play = len(left) > 1 and bool(self.other_people(seat))
        await self.commit([table_game.resign(seat, message, USUAL_BOT, others_play)], connection, message)

    async def say(self, user: str, name: str, seat: Seat, text: str) -> None:
        """Store a line of chat and tell everybody."""
        place = None if seat == ONLOOKER else int(seat)
        row = ChatRow(self.row.id, 0, user, name, place, text, time.time())
        row = await self.services.store.add_chat(row, CHAT_SHOWN)
        self.chat.append(row)
        del self.chat[:-CHAT_SHOWN]
        for connection in self.audience.connections:
            connection.send(Said(chat_line(row, connection.user)))

    # The game.

    async def seat(self, seat: SeatRow) -> None:
        """Somebody sits down or gets up, before the game. The caller holds the lock."""
        fields = {"kind": seat.kind, "user": seat.user, "name": seat.name}
        was = self.seats[seat.seat].user
        if not await self.services.store.change_seat(self.row.id, seat.seat, was, **fields):
            raise Conflict("server-seat-taken")
        self.seats[seat.seat] = seat
        if self.is_full:
            await self.begin()
        else:
            for connection in self.audience.connections:
                connection.seat = self.seat_of(connection.user)
                await self.greet(connection)
        self.services.changed(self.row.id)

    async def begin(self) -> None:
        """All seats are taken: the game begins. The caller holds the lock."""
        now = time.time()
        row = replace(self.row, state="playing", started=now)
        # Of a game that goes on from another one, the first choices are there.
        table_game = await self.resume(row) if row.prefix else TableGame.resumed(row, ())
        await self.services.store.change_table(row.id, state="playing", started=now)
        self.row, self.table_game = row, table_game
        self.time.begin(table_game)
        await self.catch_up()
        for connection in self.audience.connections:
            connection.seat = self.seat_of(connection.user)
            await self.greet(connection)
        self.driver.wake()

    async def take_back(self, seat: int, message: str, connection: Connection | None = None) -> None:
        """Take a seat's last choice back. A game in which somebody had seen what comes of it says so. The
        caller holds the lock."""
        assert self.table_game is not None
        self.undo_request = None
        if self.table_game.session.why_no_undo(seat) is not None:
            self.row = replace(self.row, undone=True)
        await self.commit([self.table_game.undo(seat, message)], connection, message)

    async def commit(
        self, rows: Sequence[ActionRow], connection: Connection | None = None, id: str = ""
    ) -> None:
        """Store what was just done to the game, acknowledge it to whoever asked for it, and show it to
        everybody. What somebody has settled ahead follows at once. The caller holds the lock."""
        assert self.table_game is not None
        rows = [*rows, *self.table_game.settle(self.bot_of)]
        await self.store(rows)
        if connection is not None:
            connection.send(Done(id))
        try:
            self.show(rows)
        finally:
            self.driver.wake()

    async def catch_up(self) -> None:
        """Where a game begins or was left with a secret question, it goes on past it too."""
        if self.table_game is not None and (rows := self.table_game.settle(self.bot_of)):
            await self.store(rows)

    async def store(self, rows: Sequence[ActionRow]) -> None:
        """Store what was just done; if that fails, it was not done."""
        assert self.table_game is not None
        changes = [*self.time.changes(self.table_game, rows), *end_changes(self, self.table_game)]
        if self.row.undone and any(row.kind == "undo" for row in rows):
            changes.append(TableChange(self.row.id, {"undone": True}))
        try:
            await asyncio.shield(self.services.journal.append(rows, changes))
        except Exception as error:
            _log.exception("action-not-stored", table=self.row.id)
            try:
                await self.reload()
            except Exception:
                # Nobody knows what is stored: the table is found again when the database is.
                _log.exception("table-lost", table=self.row.id)
                self.give_up()
            raise NotStored("server-not-stored") from error

    def give_up(self) -> None:
        """Let everybody go; they come back to what is stored."""
        self.driver.close()
        self.services.lost(self.row.id)
        for connection in self.audience.connections:
            connection.hang_up(NotStored("server-not-stored"))

    def show(self, rows: Sequence[ActionRow]) -> None:
        """Show everybody what has changed by what was done."""
        table_game = self.table_game
        assert table_game is not None
        self.audience.show_changes(table_game)
        if all(row.kind == "prepare" for row in rows):
            return  # Nobody else may notice that somebody answers ahead.
        over = table_game.outcome is not None
        seated = any(row.kind in ("stand-in", "return", "resign") for row in rows)
        request_gone = self.undo_request is None and self.told_undo_request
        # Others must notice neither that somebody is asked in secret nor that they have answered.
        moved = any(row.kind in MOVES for row in rows) and not table_game.ends_in_secret
        clocks = self.clocks.clock.kind != "none" and moved
        if over or seated or request_gone or clocks:
            self.tell_changed()
        if over:
            self.services.changed(self.row.id)

    async def reload(self) -> None:
        """Go back to what is stored: the last thing could not be."""
        store = self.services.store
        row = await store.table(self.row.id)
        assert row is not None
        self.row, self.seats = row, await store.seats(row.id)
        self.table_game = await self.resume(row)
        self.clocks = Clocks(read_clock(row), [seat.clock_left for seat in self.seats])
        self.time.resume(self.table_game)
        self.undo_request = None
        self.audience.forget()
        for connection in self.audience.connections:
            await self.show_whole(connection)
        self.driver.wake()
