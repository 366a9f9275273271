"""What the tests of the server share: databases of both kinds, and a server without a network."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient
from starlette.applications import Starlette

from deckwright.server.app import make_app, running
from deckwright.server.config import Config
from deckwright.server.storage.database import Database
from deckwright.server.storage.journal import Journal
from deckwright.server.storage.store import Store
from tests.server.postgresql import PostgreSQL, postgresql_server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    with postgresql_server() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of one kind after the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database()


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """A database with its tables."""
    database = Database(address)
    await database.migrate()
    yield database
    await database.close()


@pytest.fixture
def store(database: Database) -> Store:
    return Store(database)


@pytest.fixture
async def journal(database: Database) -> AsyncIterator[Journal]:
    journal = Journal(database)
    await journal.start()
    yield journal
    await journal.close()


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """Settings of a server that answers at once and keeps its data in a folder of the test's own."""
    return Config(data=tmp_path, bot_pause=0.0, bot_processes=1, hosts=("testserver",))


@pytest.fixture
async def app(config: Config) -> AsyncIterator[Starlette]:
    """A running server."""
    app = make_app(config)
    async with running(app.state.context):
        yield app


@pytest.fixture
async def http(app: Starlette) -> AsyncIterator[AsyncClient]:
    """A browser, as far as requests go."""
    async with AsyncClient(transport=ASGITransport(app), base_url="http://testserver") as client:
        yield client
