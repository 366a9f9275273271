"""One server for one database: two would each think that they alone play its tables."""

import asyncio
import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from deckwright.server.storage.database import BadDatabase, Database

try:
    import fcntl
except ImportError:  # Windows has no such locks: there nobody is warned.
    fcntl = None  # type: ignore[assignment]

KEY: Final = 64737
PATIENCE: Final = 20
"""How often PostgreSQL is asked: it may still be noticing that another server died."""


class Claim:
    """A database for oneself, from `take` to `release`, or until the process ends in whatever way."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: AsyncConnection | None = None
        self._file: int | None = None

    async def take(self) -> None:
        """Raise if another server has it."""
        with self._database.explained():
            if not self._database.is_sqlite:
                await self._take_server()
            elif self._database.is_file and fcntl is not None:
                self._take_file(Path(f"{self._database.place}.lock"))

    def note(self, address: str) -> None:
        """Leave word where this server is, for whoever finds the database taken."""
        if self._file is not None:
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, address.encode(), 0)

    async def release(self) -> None:
        if self._connection is not None:
            # It belongs to the session, which in the pool would live on.
            await self._connection.invalidate()
            await self._connection.close()
        if self._file is not None:
            os.close(self._file)
        self._connection = self._file = None

    def _take_file(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
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
                self._connection = connection
                return
            await asyncio.sleep(0.1)
        await connection.close()
        raise self._in_use("")

    def _in_use(self, address: str) -> BadDatabase:
        return BadDatabase("server-database-in-use", place=self._database.place, address=address or "-")
