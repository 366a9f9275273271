"""A table in use: everything that changes it passes through here, one thing at a time.

What is done is applied, stored, and only then acknowledged and shown.
"""

import asyncio
import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from weakref import proxy

import structlog

from deckwright.games import find as find_game
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.notation import seat_name
from deckwright.play.guide import guide_of
from deckwright.server.botpool import USUAL_BOT, BotPool
from deckwright.server.clocks import Clocks
from deckwright.server.config import Config
from deckwright.server.limits import Limits
from deckwright.server.pace import in_slices
from deckwright.server.problems import Conflict, RequestError
from deckwright.server.protocol import PROTOCOL, Changed, ChatLine, Done, Said, TableInfo, Welcome
from deckwright.server.scenes import Reader
from deckwright.server.storage.journal import Journal
from deckwright.server.storage.rows import (
    ActionRow,
    ChatRow,
    SeatRow,
    TableChange,
    TableRow,
)
from deckwright.server.storage.store import Store
from deckwright.server.tables.crowd import Crowd, Line
from deckwright.server.tables.desk import Desk, Wish
from deckwright.server.tables.driver import Driver
from deckwright.server.tables.played import Played
from deckwright.server.tables.seating import names_of, read_clock, seat_infos, table_info
from deckwright.server.tables.timekeeping import MOVES, Timekeeper, end_changes
from deckwright.server.turns import Turns
from deckwright.server.workshop import Workshop

_log: Final = structlog.get_logger()
CHAT_SHOWN: Final = 200
"""Lines of chat that a newcomer is shown; older ones are not kept."""


class NotStored(RequestError):
    """The database has failed. Nothing was done."""

    status = 503


@dataclass(frozen=True)
class Services:
    """What all tables of a server share."""

    config: Config
    store: Store
    journal: Journal
    limits: Limits
    bots: BotPool
    changed: Callable[[str], None] = field(default=lambda _table: None)
    """Called with the id of a table that the lobby should show anew."""
    lost: Callable[[str], None] = field(default=lambda _table: None)
    """Called with the id of a table that is no longer what is stored."""
    workshop: Workshop = field(default_factory=Workshop)
    """Where games are played again that are loaded."""
    counts_from: Callable[[], float] = field(default=lambda: -math.inf)
    """Since when, by the time that this process has lived, the clock of the machine can be believed."""
    telling: Turns = field(default_factory=lambda: Turns(1))
    """Long logs are told one after the other."""


class LiveTable:
    """One table. Whoever changes or reads its game holds `lock`."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], chat: Sequence[ChatRow], services: Services):
        self.row = row
        self.seats = list(seats)
        self.chat = list(chat)
        self.services = services
        self.lock = asyncio.Lock()
        self.crowd = Crowd()
        self.game = find_game(row.game)
        self.guide = guide_of(self.game) if row.guide else None
        self.played: Played | None = None
        self.wish: Wish | None = None
        self.told_wish = False
        self.clocks = Clocks(read_clock(row), [seat.clock_left for seat in seats])
        self.time = Timekeeper(self)
        self.driver = Driver(self)
        self.desk = Desk(self)
        self.used_at = time.monotonic()

    @classmethod
    async def load(cls, row: TableRow, services: Services) -> "LiveTable":
        """A table as it is stored."""
        store = services.store
        table = cls(row, await store.seats(row.id), await store.chat(row.id, CHAT_SHOWN), services)
        if row.state != "open":
            table.played = await table.resume(row)
            table.time.resume(table.played)
        return table

    async def resume(self, row: TableRow) -> Played:
        """The game as far as it is stored. To play it again takes a while: others don't wait for it."""
        actions = await self.services.store.actions(row.id)
        return await self.services.workshop.do(row.owner, lambda: Played.resumed(row, actions))

    # Who is there.

    def seat_of(self, user: str | None) -> Seat:
        """Where somebody sits; ONLOOKER if nowhere."""
        if user is None:
            return ONLOOKER
        return next((Seat(seat.seat) for seat in self.seats if seat.user == user), ONLOOKER)

    def is_person(self, seat: int) -> bool:
        """Whether a person plays a seat now: neither a bot, nor one that stands in."""
        played = self.played
        return self.seats[seat].kind == "person" and (played is None or seat not in played.stand_ins)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now."""
        if self.seats[seat].kind == "bot":
            return self.seats[seat].bot or USUAL_BOT
        return None if self.played is None else self.played.stand_ins.get(seat)

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
        resigned = () if self.played is None else self.played.resigned
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
        played = self.played
        if played is None:
            return frozenset()
        return frozenset(each.seat for each in self.seats if played.question_of(each.seat) is not None)

    @property
    def is_played(self) -> bool:
        """Whether there is anybody to play for: bots among themselves play while somebody looks on."""
        return bool(self.crowd.lines) or any(seat.kind == "person" for seat in self.seats)

    @property
    def has_players_here(self) -> bool:
        """Whether there is something to watch: a player is here, or bots play for whoever looks on."""
        if any(seat.kind == "person" for seat in self.seats):
            return any(line.seat != ONLOOKER for line in self.crowd.lines)
        return bool(self.crowd.lines)

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs the table in memory: it can be loaded again."""
        return not self.crowd.lines and not self.driver.is_busy and not self.lock.locked()

    # What somebody is told.

    def info(self, user: str | None, language: str | None) -> TableInfo:
        """The table as somebody is told of it."""
        now = time.monotonic()
        left = {seat.seat: self.clocks.left(seat.seat, now) for seat in self.seats}
        seats = seat_infos(self.seats, user, language, left)
        played = self.played
        running = None if played is None else self.time.shown_to(played, self.seat_of(user))
        for place, seat in enumerate(seats):
            if seat.kind == "person":
                seat.here = self.crowd.is_here(place)
            if played is not None:
                seat.stand_in = self.seats[place].kind == "person" and place in played.stand_ins
                seat.running = running == place and played.outcome is None
        info = table_info(self.row, seats, user, language, self.crowd.watchers)
        info.undo_wish = None if self.wish is None else seat_name(self.wish.seat)
        return info

    def chat_line(self, row: ChatRow, user: str | None) -> ChatLine:
        seat = None if row.seat is None else seat_name(row.seat)
        return ChatLine(row.number, row.name, seat, row.text, row.at, user is not None and row.user == user)

    async def greet(self, line: Line) -> None:
        """What every connection is sent first. The caller holds the lock."""
        seat = None if line.seat == ONLOOKER else seat_name(line.seat)
        chat = [self.chat_line(row, line.user) for row in self.chat]
        line.send(Welcome(PROTOCOL, seat, self.info(line.user, line.language), chat))
        await self.show_whole(line)

    async def show_whole(self, line: Line) -> None:
        """Show somebody everything. To tell a long game takes a while: others don't wait for it. The caller
        holds the lock."""
        if self.played is None:
            return
        reader, session = self.reader(line.seat, line.language), self.played.session
        if reader.is_far_behind(session):
            async with self.services.telling.turn(line.whose):
                await in_slices(reader.catch_up(session))
        self.crowd.show_whole(line, self.played, self._make_reader)

    def tell_changed(self) -> None:
        """Tell everybody who sits, is here and has how much time, and who wants to take back."""
        self.told_wish = self.wish is not None
        for line in self.crowd.lines:
            line.send(Changed(self.info(line.user, line.language)))

    def reader(self, seat: Seat, language: str | None) -> Reader:
        """Somebody who reads the table, once its game has begun."""
        return self.crowd.reader(seat, language, self._make_reader)

    def _make_reader(self, seat: Seat, language: str | None) -> Reader:
        table = proxy(self)

        def is_alone() -> bool:
            return not table.others_with_a_say(seat)

        return Reader(self.game, seat, language, self.names(language), self.guide, is_alone)

    # Coming, going, talking.

    async def join(self, line: Line) -> None:
        """A connection has said hello. Somebody who was stood in for is back."""
        async with self.lock:
            self.used_at = time.monotonic()
            line.seat = self.seat_of(line.user)
            new = not any(each is line for each in self.crowd.lines)
            if new:
                self.crowd.join(line)
            if self.is_full:
                # The database failed when the last one sat down.
                await self.begin()
            await self.take_back_seat(line.seat)
            await self.greet(line)
            if new:
                self.tell_others_changed(line)
                self.driver.wake()
        if new:
            self.services.changed(self.row.id)

    async def leave(self, line: Line) -> None:
        async with self.lock:
            self.used_at = time.monotonic()
            self.crowd.leave(line)
            self.driver.gone(line.seat)
            self.tell_changed()
            self.driver.wake()
        self.services.changed(self.row.id)

    def tell_others_changed(self, line: Line) -> None:
        for each in self.crowd.lines:
            if each is not line:
                each.send(Changed(self.info(each.user, each.language)))

    async def take_back_seat(self, seat: Seat) -> None:
        """A person is back whom a bot stood in for."""
        played = self.played
        if played is None or played.outcome is not None or seat in played.resigned:
            return
        if seat in played.stand_ins:
            self.clocks.relieve(seat)
            await self.commit([played.come_back(seat)])

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
            for line in self.crowd.lines:
                if line.user == guest and not sits:
                    line.user = account

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
            self.crowd.forget()
            for line in self.crowd.lines:
                line.seat = self.seat_of(line.user)
                await self.greet(line)
        self.services.changed(self.row.id)

    async def resign(self, seat: Seat, message: str, line: Line | None = None) -> None:
        """A seat gives up: the others have won, or play on with a bot. The caller holds the lock."""
        played = self.played
        assert played is not None
        self.wish = None
        left = [each for each in range(played.seats) if each not in {*played.resigned, seat}]
        others_play = len(left) > 1 and bool(self.other_people(seat))
        await self.commit([played.resign(seat, message, USUAL_BOT, others_play)], line, message)

    async def say(self, user: str, name: str, seat: Seat, text: str) -> None:
        """Store a line of chat and tell everybody."""
        place = None if seat == ONLOOKER else int(seat)
        row = ChatRow(self.row.id, 0, user, name, place, text, time.time())
        row = await self.services.store.add_chat(row, CHAT_SHOWN)
        self.chat.append(row)
        del self.chat[:-CHAT_SHOWN]
        for line in self.crowd.lines:
            line.send(Said(self.chat_line(row, line.user)))

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
            for line in self.crowd.lines:
                line.seat = self.seat_of(line.user)
                await self.greet(line)
        self.services.changed(self.row.id)

    async def begin(self) -> None:
        """All seats are taken: the game begins. The caller holds the lock."""
        now = time.time()
        row = replace(self.row, state="playing", started=now)
        # Of a game that goes on from another one, the first choices are there.
        played = await self.resume(row) if row.prefix else Played.resumed(row, ())
        await self.services.store.change_table(row.id, state="playing", started=now)
        self.row, self.played = row, played
        self.time.begin(played)
        await self.catch_up()
        for line in self.crowd.lines:
            line.seat = self.seat_of(line.user)
            await self.greet(line)
        self.driver.wake()

    async def take_back(self, seat: int, message: str, line: Line | None = None) -> None:
        """Take a seat's last choice back. A game in which somebody had seen what comes of it says so. The
        caller holds the lock."""
        assert self.played is not None
        self.wish = None
        if self.played.session.why_no_undo(seat) is not None:
            self.row = replace(self.row, undone=True)
        await self.commit([self.played.undo(seat, message)], line, message)

    async def commit(self, rows: Sequence[ActionRow], line: Line | None = None, id: str = "") -> None:
        """Store what was just done to the game, acknowledge it to whoever asked for it, and show it to
        everybody. What somebody has settled ahead follows at once. The caller holds the lock."""
        assert self.played is not None
        rows = [*rows, *self.played.settle(self.bot_of)]
        await self.store(rows)
        if line is not None:
            line.send(Done(id))
        try:
            self.show(rows)
        finally:
            self.driver.wake()

    async def catch_up(self) -> None:
        """Where a game begins or was left with a secret question, it goes on past it too."""
        if self.played is not None and (rows := self.played.settle(self.bot_of)):
            await self.store(rows)

    async def store(self, rows: Sequence[ActionRow]) -> None:
        """Store what was just done; if that fails, it was not done."""
        assert self.played is not None
        changes = [*self.time.changes(self.played, rows), *end_changes(self, self.played)]
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
        for line in self.crowd.lines:
            line.hang_up(NotStored("server-not-stored"))

    def show(self, rows: Sequence[ActionRow]) -> None:
        """Show everybody what has changed by what was done."""
        played = self.played
        assert played is not None
        self.crowd.show_changes(played)
        if all(row.kind == "prepare" for row in rows):
            return  # Nobody else may notice that somebody answers ahead.
        over = played.outcome is not None
        seated = any(row.kind in ("stand-in", "return", "resign") for row in rows)
        wished = self.wish is None and self.told_wish
        # Others must notice neither that somebody is asked in secret nor that they have answered.
        moved = any(row.kind in MOVES for row in rows) and not played.ends_in_secret
        clocks = self.clocks.clock.kind != "none" and moved
        if over or seated or wished or clocks:
            self.tell_changed()
        if over:
            self.services.changed(self.row.id)

    async def reload(self) -> None:
        """Go back to what is stored: the last thing could not be."""
        store = self.services.store
        row = await store.table(self.row.id)
        assert row is not None
        self.row, self.seats = row, await store.seats(row.id)
        self.played = await self.resume(row)
        self.clocks = Clocks(read_clock(row), [seat.clock_left for seat in self.seats])
        self.time.resume(self.played)
        self.wish = None
        self.crowd.forget()
        for line in self.crowd.lines:
            await self.show_whole(line)
        self.driver.wake()
