"""The journal: actions of all tables, written by one task, many to a commit."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Column, Table, bindparam, insert, update
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from deckwright.server.storage.database import Database, DatabaseLockLost
from deckwright.server.storage.models import ACTIONS, SEATS, TABLES
from deckwright.server.storage.rows import ActionRow, Change, TableChange
from deckwright.server.storage.store import check_fields

MOST_IN_A_COMMIT: Final = 500
OUT_OF_ORDER: Final = (OperationalError, InterfaceError, OSError, DatabaseLockLost)
"""The database itself does not work: nobody's fault, and trying each entry alone would only take long."""


class JournalClosed(Exception):
    """The server is going down: nothing is written any more."""


@dataclass
class _Entry:
    """What must be written together, and who waits for it."""

    rows: list[dict[str, Any]]
    changes: Sequence[Change]
    written: asyncio.Future[None]


class Journal:
    """Writes what happens at the tables. While one commit runs, what comes gathers for the next.

    Entries are written in the order in which they came. `start` before and `close` after.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._entries: asyncio.Queue[_Entry | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self.commits = 0
        """How many commits there were."""
        self.actions = 0
        """How many actions were written."""

    async def start(self) -> None:
        self._writer = asyncio.create_task(self._write_all(), name="journal")

    async def close(self) -> None:
        """Write what has come so far; from now on nothing is taken."""
        if not self._closed:
            self._closed = True
            self._entries.put_nowait(None)
        if self._writer is not None:
            await self._writer

    async def append(self, rows: Sequence[ActionRow], changes: Sequence[Change] = ()) -> None:
        """Write actions and changes, all or nothing. They are committed when this returns."""
        if self._closed or self._writer is None:
            raise JournalClosed
        for change in changes:
            check_fields(TABLES if isinstance(change, TableChange) else SEATS, change.fields)
        entry = _Entry([vars(row) for row in rows], changes, asyncio.get_running_loop().create_future())
        self._entries.put_nowait(entry)
        await entry.written

    async def _write_all(self) -> None:
        while entry := await self._entries.get():
            entries = [entry]
            end = False
            while len(entries) < MOST_IN_A_COMMIT and not self._entries.empty() and not end:
                following = self._entries.get_nowait()
                if following is None:
                    end = True
                else:
                    entries.append(following)
            await self._write(entries)
            if end:
                return

    async def _write(self, entries: Sequence[_Entry]) -> None:
        """One commit for all. If it fails, one for each, so that nobody fails for another's fault."""
        try:
            await self._commit(entries)
        except Exception as error:
            if len(entries) > 1 and not isinstance(error, OUT_OF_ORDER):
                for entry in entries:
                    await self._write([entry])
                return
            for entry in entries:
                if not entry.written.done():
                    entry.written.set_exception(error)
            return
        for entry in entries:
            # Whoever waited may have given up.
            if not entry.written.done():
                entry.written.set_result(None)

    async def _commit(self, entries: Sequence[_Entry]) -> None:
        rows = [row for entry in entries for row in entry.rows]
        async with self._database.write() as connection:
            if rows:
                await connection.execute(insert(ACTIONS), rows)
            await _apply(connection, [change for entry in entries for change in entry.changes])
        self.commits += 1
        self.actions += len(rows)


async def _apply(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Write changes: one statement for all that change the same fields; the last one of a field counts."""
    tables: dict[tuple[str], dict[str, Any]] = {}
    seats: dict[tuple[str, int], dict[str, Any]] = {}
    for change in changes:
        if isinstance(change, TableChange):
            tables.setdefault((change.table,), {}).update(change.fields)
        else:
            seats.setdefault((change.table, change.seat), {}).update(change.fields)
    await _update(connection, TABLES, (TABLES.c.id,), tables)
    await _update(connection, SEATS, (SEATS.c.table, SEATS.c.seat), seats)


async def _update(
    connection: AsyncConnection,
    table: Table,
    keys: Sequence[Column[Any]],
    changes: Mapping[Any, Mapping[str, Any]],
) -> None:
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for place, fields in changes.items():
        values = {f"of_{key.name}": value for key, value in zip(keys, place, strict=True)}
        alike.setdefault(tuple(sorted(fields)), []).append({**values, **fields})
    for names, rows in alike.items():
        statement = update(table).where(*(key == bindparam(f"of_{key.name}") for key in keys))
        await connection.execute(statement.values({name: bindparam(name) for name in names}), rows)
