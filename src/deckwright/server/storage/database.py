"""The engine of the database, its transactions, and its migrations."""

import asyncio
import os
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from pathlib import Path
from typing import Any, Final

import structlog
from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from deckwright.kernel.errors import DeckwrightError
from deckwright.server.storage.threads import TICK, Threads

MIGRATIONS: Final = Path(__file__).parent / "migrations"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
BUSY_SECONDS: Final = 30
PROBE: Final = 64 * 1024
"""Bytes that are written to see whether there is room again."""
LONGEST_END: Final = 10.0
"""Seconds that whoever is at it has to come to an end when the server stops."""
_WRITES: Final = "deckwright_writes"
_log: Final = structlog.get_logger()


class BadDatabase(DeckwrightError):
    """A database that can't be used."""


def keep_to_oneself(path: Path) -> None:
    """Make the file, and its folder if need be, for nobody else to read: it holds what cookies are signed
    with, and the seeds of games under way. SQLite gives the files beside it the same permissions."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        # Later it must not be opened and closed: that would let go of the locks that SQLite has on it.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal"))):
        # What belongs to somebody else is their affair.
        with suppress(PermissionError, FileNotFoundError):
            each.chmod(0o600)


def read_url(text: str) -> URL:
    """The address of a database, with the driver that we use for it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise BadDatabase("server-database-bad-address") from error
    kind = "postgresql" if url.drivername == "postgres" else url.get_backend_name()
    if kind not in DRIVERS:
        raise BadDatabase("server-database-unknown", kind=kind[:40])
    return url.set(drivername=DRIVERS[kind])


class DatabaseClosed(Exception):
    """The server that had it has stopped."""


class DatabaseLockLost(Exception):
    """Another server may have the database by now: nothing is written any more."""


class Writes:
    """How the writes of a database go: whether they fail, and how long the oldest has waited."""

    def __init__(self) -> None:
        self._under_way: dict[object, float] = {}
        self._failing: float | None = None

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Note how a write ends. What the database refuses because it makes no sense is no fault of its."""
        ticket = object()
        self._under_way[ticket] = time.monotonic()
        try:
            yield
        except (IntegrityError, DataError, ProgrammingError):
            raise
        except (SQLAlchemyError, OSError, DatabaseLockLost):
            if self._failing is None:
                self._failing = time.monotonic()
            raise
        else:
            self._failing = None
        finally:
            del self._under_way[ticket]

    @property
    def failing(self) -> float | None:
        """For how many seconds no write has succeeded, since one failed."""
        return None if self._failing is None else time.monotonic() - self._failing

    @property
    def waiting(self) -> float:
        """For how many seconds the oldest write has been under way."""
        return time.monotonic() - min(self._under_way.values(), default=time.monotonic())


class Database:
    """Connections to one database. SQLite has one writer at a time: writers here wait for each other."""

    def __init__(self, address: str) -> None:
        url = read_url(address)
        self.is_sqlite: Final = url.get_backend_name() == "sqlite"
        self.place: Final = (url.database or "") if self.is_sqlite else url.render_as_string(True)
        """Where it is, without a password."""
        self.is_file: Final = self.is_sqlite and self.place not in ("", ":memory:")
        self.path: Final = Path(self.place).resolve()
        """The file of SQLite itself, whatever links lead there."""
        if self.is_file:
            url = url.set(database=str(self.path))
        self.fence: Callable[[AsyncConnection], Awaitable[None]] | None = None
        """Raises, before anything is written, if the database is not this server's any more."""
        self.writes: Final = Writes()
        self._writing = asyncio.Lock()
        self._threads: Final = Threads()
        self._in_use = 0
        self._closed = False
        try:
            self.engine: Final = (
                _sqlite_engine(url, self._threads) if self.is_sqlite else _postgresql_engine(url)
            )
        except ModuleNotFoundError as error:
            raise BadDatabase("server-database-driver", name=str(error.name)) from error

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look with."""
        with self._used():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, or nothing has happened."""
        turn: AbstractAsyncContextManager[Any] = self._writing if self.is_sqlite else nullcontext()
        with self._used(), self.writes.noted():
            async with turn, self.engine.connect() as connection:
                await connection.execution_options(**{_WRITES: True})
                async with connection.begin():
                    if self.fence is not None:
                        await self.fence(connection)
                    yield connection

    @contextmanager
    def _used(self) -> Iterator[None]:
        if self._closed:
            raise DatabaseClosed
        self._in_use += 1
        try:
            yield
        finally:
            self._in_use -= 1

    async def migrate(self, to: str = "head") -> None:
        """Bring the tables up to date. Nothing has happened if it fails or is killed."""
        with self.explained():
            await self._check_whole()
            async with self.write() as connection:
                await connection.run_sync(_upgrade, to)

    async def _check_whole(self) -> None:
        """A damaged file is better left alone than played on."""
        if not self.is_sqlite:
            return
        async with self.read() as connection:
            found = (await connection.execute(text("pragma quick_check(1)"))).scalar_one()
        if found != "ok":
            raise BadDatabase("server-database-damaged", place=self.place, reason=str(found)[:200])

    @contextmanager
    def explained(self) -> Iterator[None]:
        """What the database says when it can't be used, as an error for people."""
        try:
            if self.is_file:
                keep_to_oneself(self.path)
            yield
        except (SQLAlchemyError, OSError) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            raise BadDatabase("server-database-fails", place=self.place, reason=str(cause)[:200]) from error
        except CommandError as error:
            raise BadDatabase("server-database-newer", place=self.place) from error

    async def check(self) -> None:
        """Raise if the database does not answer; or, if the last write failed, if another one does."""
        async with self.read() as connection:
            await connection.execute(text("select 1"))
        if self.writes.failing is not None:
            # On a full disk there may be room for a little, and for nothing that anybody does.
            await self._write_probe(secrets.token_hex(PROBE // 2))

    async def _write_probe(self, value: str) -> None:
        """Write as much as any usual action takes, and take it back."""
        remove, add = "delete from meta where name = 'probe'", "insert into meta values ('probe', :value)"
        async with self.write() as connection:
            await connection.execute(text(remove))
            await connection.execute(text(add), {"value": value})
        async with self.write() as connection:
            await connection.execute(text(remove))

    async def close(self) -> None:
        """Let nobody begin anything any more, and have everything come to its end."""
        self._closed = True
        try:
            async with asyncio.timeout(LONGEST_END):
                while self._in_use:
                    await asyncio.sleep(TICK)
                await self.engine.dispose()
                await self._threads.end()
        except TimeoutError:
            _log.warning("database-left-open", in_use=self._in_use)


def _postgresql_engine(url: URL) -> AsyncEngine:
    # A connection that the database has closed meanwhile is noticed before it is used.
    return create_async_engine(url, hide_parameters=True, pool_pre_ping=True)


def _sqlite_engine(url: URL, threads: Threads) -> AsyncEngine:
    """An engine whose transactions are the ones that we begin, not those that the driver guesses."""
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "do_connect", threads.note)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads before it writes could not wait for another writer.
        writes = connection.get_execution_options().get(_WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _upgrade(connection: Connection, to: str) -> None:
    config = AlembicConfig()
    # A per cent sign in a path would be read as the beginning of a blank.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        # Two servers that start at once: one of them waits.
        connection.execute(text("select pg_advisory_xact_lock(64736)"))
    command.upgrade(config, to)
