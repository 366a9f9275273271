"""One server for one database: two would each think that they alone play its tables."""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from deckwright.server.storage.database import BadDatabase, Database, DatabaseLockLost

try:
    import fcntl
except ImportError:  # Windows has no such locks: there nobody is warned.
    fcntl = None  # type: ignore[assignment]

KEY: Final = 64737
PATIENCE: Final = 20
"""How often PostgreSQL is asked: it may still be noticing that another server died."""
EVERY: Final = 3.0
"""Seconds between two looks whether the lock still holds."""
HELD: Final = text(
    "select count(*) from pg_locks where locktype = 'advisory' and objid = :key and pid = :pid and granted"
)
_log: Final = structlog.get_logger()


class DatabaseLock:
    """A database for oneself, from `take` to `release`, or until the process ends in whatever way.

    Every write makes sure of it first. `watch` looks every few seconds as well: whoever has lost it to
    another server must stop; whoever can have it again goes on with what is stored.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: AsyncConnection | None = None
        self._pid = 0
        self._file: int | None = None
        self._lock = Path()
        self._watching: asyncio.Task[None] | None = None
        self.is_lost = False
        """Whether another server has it."""

    async def take(self) -> None:
        """Raise if another server has it."""
        with self._database.explained():
            if not self._database.is_sqlite:
                await self._take_server()
            elif self._database.is_file and fcntl is not None:
                self._take_file(self._database.path)
            else:
                return
        self._database.fence = self.check

    def watch(self, again: Callable[[], None], lost: Callable[[], None]) -> None:
        """From now on call one of these when the lock was lost: `again` if it could be taken once more,
        `lost` if another server has it."""
        if self._database.fence is not None:
            self._watching = asyncio.create_task(self._watch(again, lost))

    def note(self, address: str) -> None:
        """Leave word where this server is, for whoever finds the database taken."""
        if self._file is not None:
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, address.encode(), 0)

    def check_not_lost(self) -> None:
        """Raise if that was the end of this server."""
        if self.is_lost:
            raise BadDatabase("server-database-lost", place=self._database.place)

    async def release(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching
        await self._let_go()

    async def check(self, connection: AsyncConnection) -> None:
        """Raise if the lock is lost."""
        if self._file is not None:
            held = is_same_file(self._file, self._lock)
        else:
            found = await connection.execute(HELD, {"key": KEY, "pid": self._pid})
            held = bool(found.scalar_one())
        if not held:
            raise DatabaseLockLost(self._database.place)

    async def _watch(self, again: Callable[[], None], lost: Callable[[], None]) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                async with self._database.read() as connection:
                    await self.check(connection)
            except DatabaseLockLost:
                if not await self._retake():
                    _log.error("database-lock-lost", database=self._database.place)
                    self.is_lost = True
                    lost()
                    return
                _log.warning("database-lock-taken-again", database=self._database.place)
                again()
            except (SQLAlchemyError, OSError) as error:
                # Nobody can write, neither we nor another one.
                _log.warning("database-lock-unknown", reason=type(error).__name__)

    async def _retake(self) -> bool:
        await self._let_go()
        try:
            await self.take()
        except BadDatabase:
            return False
        return True

    async def _let_go(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError, OSError):
                # It belongs to the session, which in the pool would live on.
                await self._connection.invalidate()
                await self._connection.close()
        if self._file is not None:
            os.close(self._file)
        self._connection = self._file = None

    def _take_file(self, path: Path) -> None:
        """Lock the file beside the database, whatever links lead there."""
        if path.stat().st_nlink > 1:
            # By another name it would have another journal: SQLite would spoil it.
            raise BadDatabase("server-database-linked", place=str(path))
        self._lock = path.with_name(f"{path.name}.lock")
        self._file = os.open(self._lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            address = os.pread(self._file, 200, 0).decode(errors="replace")
            os.close(self._file)
            self._file = None
            raise self._in_use(address) from error
        os.ftruncate(self._file, 0)

    async def _take_server(self) -> None:
        connection = await self._database.engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        for _ in range(PATIENCE):
            found: Any = await connection.execute(text(f"select pg_try_advisory_lock({KEY})"))
            if found.scalar_one():
                self._pid = int((await connection.execute(text("select pg_backend_pid()"))).scalar_one())
                self._connection = connection
                return
            await asyncio.sleep(0.1)
        await connection.close()
        raise self._in_use("")

    def _in_use(self, address: str) -> BadDatabase:
        return BadDatabase("server-database-in-use", place=self._database.place, address=address or "-")


def is_same_file(file: int, path: Path) -> bool:
    """Whether an open file is still the one that a path leads to: somebody may have deleted it."""
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except OSError:
        return False
