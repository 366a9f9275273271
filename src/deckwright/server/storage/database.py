"""The engine of the database, its transactions, and its migrations."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from deckwright.kernel.errors import DeckwrightError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
BUSY_SECONDS: Final = 30
_WRITES: Final = "deckwright_writes"


class BadDatabase(DeckwrightError):
    """A database that can't be used."""


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


class Database:
    """Connections to one database. SQLite has one writer at a time: writers here wait for each other."""

    def __init__(self, address: str) -> None:
        url = read_url(address)
        self.is_sqlite: Final = url.get_backend_name() == "sqlite"
        self.place: Final = (url.database or "") if self.is_sqlite else url.render_as_string(True)
        """Where it is, without a password."""
        self.is_file: Final = self.is_sqlite and self.place not in ("", ":memory:")
        self._writing = asyncio.Lock()
        try:
            self.engine: Final = _sqlite_engine(url) if self.is_sqlite else _postgresql_engine(url)
        except ModuleNotFoundError as error:
            raise BadDatabase("server-database-driver", name=str(error.name)) from error

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look with."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, or nothing has happened."""
        turn: AbstractAsyncContextManager[Any] = self._writing if self.is_sqlite else nullcontext()
        async with turn, self.engine.connect() as connection:
            await connection.execution_options(**{_WRITES: True})
            async with connection.begin():
                yield connection

    async def migrate(self) -> None:
        """Bring the tables up to date. Nothing has happened if it fails or is killed."""
        with self.explained():
            async with self.write() as connection:
                await connection.run_sync(_upgrade)

    @contextmanager
    def explained(self) -> Iterator[None]:
        """What the database says when it can't be used, as an error for people."""
        try:
            if self.is_file:
                Path(self.place).parent.mkdir(parents=True, exist_ok=True)
            yield
        except (SQLAlchemyError, OSError) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            raise BadDatabase("server-database-fails", place=self.place, reason=str(cause)[:200]) from error
        except CommandError as error:
            raise BadDatabase("server-database-newer", place=self.place) from error

    async def check(self) -> None:
        """Raise if the database does not answer."""
        async with self.read() as connection:
            await connection.execute(text("select 1"))

    async def close(self) -> None:
        await self.engine.dispose()


def _postgresql_engine(url: URL) -> AsyncEngine:
    # A connection that the database has closed meanwhile is noticed before it is used.
    return create_async_engine(url, hide_parameters=True, pool_pre_ping=True)


def _sqlite_engine(url: URL) -> AsyncEngine:
    """An engine whose transactions are the ones that we begin, not those that the driver guesses."""
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})

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


def _upgrade(connection: Connection) -> None:
    config = AlembicConfig()
    # A per cent sign in a path would be read as the beginning of a blank.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        # Two servers that start at once: one of them waits.
        connection.execute(text("select pg_advisory_xact_lock(64736)"))
    command.upgrade(config, "head")
