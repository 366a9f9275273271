"""The board of the lobby: the tables that can be joined or watched, written once for all who look at it."""

import asyncio
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import msgspec

from deckwright.server.protocol import TableInfo
from deckwright.server.storage.rows import SeatRow, TableRow
from deckwright.server.table_registry import TableRegistry
from deckwright.server.tables.seats import seat_infos, table_info

if TYPE_CHECKING:
    from deckwright.server.storage.store import Store

MOST_LISTED: Final = 100
FRESH: Final = 1.0
"""Seconds for which a list counts if nothing has changed: clocks go on all the same."""
PAUSE: Final = 0.5
"""Seconds between two lists for those who listen."""
SHARE: Final = 4.0
"""A pause is so many times as long as the round before it: listeners don't take all of the server's time."""
_ENCODER: Final = msgspec.json.Encoder()

Own = Mapping[str, Sequence[TableRow]]
"""Private tables that wait for players, by whose they are."""


def info_of(
    registry: TableRegistry, row: TableRow, seats: Sequence[SeatRow], user: str | None, language: str
) -> TableInfo:
    """A table as somebody is told of it, whether it is in memory or not."""
    table = registry.in_use(row.id)
    if table is not None:
        return table.info(user, language)
    infos = seat_infos(seats, user, language, {})
    return table_info(row, infos, user, language, broken=registry.is_broken(row.id))


def place_of(row: TableRow) -> tuple[bool, float, str]:
    """Tables that wait for players come first, then the newest."""
    return row.state != "open", -row.created, row.id


class Listing:
    """The tables at one time. What is the same for everybody is written once in each language."""

    def __init__(
        self, registry: TableRegistry, version: int, rows: Sequence[TableRow], seats: dict[str, list[SeatRow]]
    ):
        self.version = version
        self.made_at = time.monotonic()
        self._registry = registry
        self._rows = rows
        self._seats = seats
        self._people = {row.owner for row in rows}
        self._people |= {seat.user for row in rows for seat in seats[row.id] if seat.user is not None}
        self._entries: dict[tuple[str, str], str] = {}
        self._lists: dict[str, str] = {}

    def text(self, user: str | None, language: str, own: Sequence[TableRow]) -> str:
        """The list as somebody reads it; `own` are private tables of theirs."""
        if user not in self._people and not own:
            if language not in self._lists:
                self._lists[language] = self._write(self._rows, None, language)
            return self._lists[language]
        return self._write(sorted([*self._rows, *own], key=place_of)[:MOST_LISTED], user, language)

    def add_seats(self, seats: dict[str, list[SeatRow]]) -> None:
        """The seats of tables that only some may see."""
        self._seats = {**self._seats, **seats}

    def _write(self, rows: Sequence[TableRow], user: str | None, language: str) -> str:
        return f'{{"tables":[{",".join(self._entry(row, user, language) for row in rows)}]}}'

    def _entry(self, row: TableRow, user: str | None, language: str) -> str:
        if user is not None and (user == row.owner or any(user == seat.user for seat in self._seats[row.id])):
            return self._write_entry(row, user, language)
        key = row.id, language
        if key not in self._entries:
            self._entries[key] = self._write_entry(row, None, language)
        return self._entries[key]

    def _write_entry(self, row: TableRow, user: str | None, language: str) -> str:
        return _ENCODER.encode(info_of(self._registry, row, self._seats[row.id], user, language)).decode()


class Listener:
    """Somebody who is shown the board whenever it changes."""

    def __init__(self, user: str | None, language: str) -> None:
        self.user = user
        self.language = language
        self._news = asyncio.Event()
        self._text = ""
        self._fault: Exception | None = None

    def tell(self, text: str) -> None:
        self._text = text
        self._news.set()

    def fail(self, fault: Exception) -> None:
        self._fault = fault
        self._news.set()

    async def next(self) -> str:
        """The list, as soon as there is one that may be another than the last."""
        await self._news.wait()
        self._news.clear()
        if self._fault is not None:
            raise self._fault
        return self._text


class Board:
    """What the lobby shows, to those who ask once and to those who listen."""

    def __init__(self, store: "Store", registry: TableRegistry) -> None:
        self._store = store
        self._registry = registry
        self._version = 0
        self._listing: Listing | None = None
        self._making: asyncio.Task[None] | None = None
        self._listeners: dict[Listener, None] = {}
        self._changed = asyncio.Event()
        self._round: asyncio.Task[None] | None = None
        registry.when_changed(self.note)

    async def stop(self) -> None:
        tasks = [task for task in (self._round, self._making) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def note(self) -> None:
        """Something has changed that the board shows."""
        self._version += 1
        self._changed.set()

    async def text(self, user: str | None, language: str) -> str:
        """The list as somebody reads it now."""
        listing, own = await self._look([] if user is None else [user])
        return listing.text(user, language, own.get(user or "", ()))

    @contextmanager
    def listen(self, user: str | None, language: str) -> Iterator[Listener]:
        listener = Listener(user, language)
        self._listeners[listener] = None
        if self._round is None:
            self._changed.clear()
            self._round = asyncio.create_task(self._go_round(), name="board")
        try:
            yield listener
        finally:
            del self._listeners[listener]
            if not self._listeners:
                self._round.cancel()
                self._round = None

    async def _go_round(self) -> None:
        """Tell all listeners of every change, one after the other, so that others get their turn between."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            began = time.perf_counter()
            try:
                await self._tell_all()
            except Exception as fault:
                for listener in self._listeners:
                    listener.fail(fault)
            await asyncio.sleep(max(PAUSE, SHARE * (time.perf_counter() - began)))

    async def _tell_all(self) -> None:
        listing, own = await self._look({each.user for each in self._listeners if each.user is not None})
        for listener in list(self._listeners):
            listener.tell(listing.text(listener.user, listener.language, own.get(listener.user or "", ())))
            await asyncio.sleep(0)

    async def _look(self, users: Collection[str]) -> tuple[Listing, Own]:
        """The tables now, and the private ones of some people."""
        listing = await self._fresh()
        own: Own = await self._store.waiting_tables_of(users) if users else {}
        if own:
            tables = {row.id for rows in own.values() for row in rows}
            listing.add_seats(await self._store.seats_of_tables(tables))
        return listing, own

    async def _fresh(self) -> Listing:
        """A list that knows of all that has changed so far."""
        version = self._version
        while (
            self._listing is None
            or self._listing.version < version
            or time.monotonic() - self._listing.made_at > FRESH
        ):
            if self._making is None:
                self._making = asyncio.create_task(self._make())
            await asyncio.shield(self._making)
        return self._listing

    async def _make(self) -> None:
        try:
            version = self._version
            rows = await self._store.lobby_tables(self._registry.watchable(), MOST_LISTED)
            rows = [row for row in rows if not self._registry.is_broken(row.id)]
            seats = await self._store.seats_of_tables(row.id for row in rows)
            self._listing = Listing(self._registry, version, rows, seats)
        finally:
            self._making = None
