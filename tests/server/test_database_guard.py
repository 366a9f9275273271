"""What keeps a database whole: permissions, one server at a time, and knowing when it fails."""

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import AsyncClient
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.applications import Starlette

from deckwright.server.app import make_context, running
from deckwright.server.config import Config
from deckwright.server.context import Context
from deckwright.server.storage import database_lock as database_locks
from deckwright.server.storage.database import BadDatabase, Database, DatabaseLockLost
from deckwright.server.storage.database_lock import DatabaseLock
from deckwright.server.storage.store import Store
from tests.server.postgresql import PostgreSQL
from tests.server.rows import seat_row, table_row, user_row

pytestmark = pytest.mark.anyio


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual_umask")
async def test_nobody_else_on_the_machine_can_read_what_the_server_writes(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "deckwright"
    async with running(make_context(Config(data=folder, bot_processes=1))):
        assert mode(folder) == 0o700
        names = {path.name for path in folder.iterdir()}
        assert {"deckwright.db", "deckwright.db-wal", "deckwright.db.lock"} <= names
        assert {mode(path) for path in folder.iterdir()} == {0o600}


@pytest.mark.usefixtures("usual_umask")
async def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    for _ in range(2):
        async with running(make_context(Config(data=tmp_path, bot_processes=1))):
            pass
        path = tmp_path / "deckwright.db"
        assert mode(path) == 0o600
        path.chmod(0o644)


async def test_an_older_database_is_brought_up_to_date_with_all_that_is_in_it(address: str) -> None:
    database = Database(address)
    await database.migrate("v0001")
    async with database.write() as connection:
        await connection.execute(
            text(
                "insert into users (id, name, language, created, seen) "
                "values ('anna', 'Anna', 'en', 1.5, 2.5)"
            )
        )
        for id, prefix in (("plain", 0), ("branch", 3)):
            columns = "id, game, settings, seats, seed, commitment, state, private, clock, guide, owner"
            values = f"'{id}', 'shards', '{{}}', 2, 'aa', 'bb', 'over', false, '{{}}', false, 'anna'"
            await connection.execute(
                text(
                    f"insert into tables ({columns}, created, prefix, version, shared) "
                    f"values ({values}, 1.0, {prefix}, '', false)".replace(":", "\\:")
                )
            )
    await database.migrate()
    store = Store(database)
    assert await store.user("anna") == user_row()
    assert await store.user_of_session("anna", 0, "any") == user_row()
    found = [await store.table(id) for id in ("plain", "branch")]
    assert [row and (row.seed_known, row.undone) for row in found] == [(False, False), (True, False)]
    await database.close()


# One server at a time.


async def test_a_link_to_the_file_leads_to_the_same_claim(tmp_path: Path) -> None:
    first, second = Database(f"sqlite:///{tmp_path / 'a.db'}"), tmp_path / "folder"
    second.mkdir()
    database_lock = DatabaseLock(first)
    await database_lock.take()
    (second / "b.db").symlink_to(tmp_path / "a.db")
    with pytest.raises(BadDatabase) as caught:
        await DatabaseLock(Database(f"sqlite:///{second / 'b.db'}")).take()
    assert caught.value.code == "server-database-in-use"
    await database_lock.release()


async def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.touch()
    (tmp_path / "b.db").hardlink_to(path)
    with pytest.raises(BadDatabase) as caught:
        await DatabaseLock(Database(f"sqlite:///{path}")).take()
    assert caught.value.code == "server-database-linked"


async def test_who_has_lost_the_claim_writes_nothing(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'a.db'}")
    database_lock = DatabaseLock(database)
    await database_lock.take()
    await database.migrate()
    (tmp_path / "a.db.lock").unlink()
    other = Database(f"sqlite:///{tmp_path / 'a.db'}")
    theirs = DatabaseLock(other)
    await theirs.take()
    with pytest.raises(DatabaseLockLost):
        await Store(database).create_user(user_row())
    assert await Store(other).user("anna") is None
    for each in (database_lock, theirs):
        await each.release()
    for each_database in (database, other):
        await each_database.close()


async def test_a_server_whose_claim_another_has_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_locks, "EVERY", 0.01)
    stopped = asyncio.Event()
    context = make_context(Config(data=tmp_path, bot_processes=1))
    async with running(context, stopped.set):
        (tmp_path / "deckwright.db.lock").unlink()
        other = DatabaseLock(Database(context.config.database))
        await other.take()
        await asyncio.wait_for(stopped.wait(), 20)
        assert context.database_lock.is_lost
        await other.release()


async def test_a_claim_that_nobody_else_has_is_taken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a restart of PostgreSQL. Tables in memory are forgotten: what is stored counts."""
    monkeypatch.setattr(database_locks, "EVERY", 0.01)
    context = make_context(Config(data=tmp_path, bot_processes=1))
    async with running(context):
        await context.store.create_user(user_row())
        await context.registry.add(table_row(), [seat_row(), seat_row(seat=1, kind="open", user=None)])
        (tmp_path / "deckwright.db.lock").unlink()
        async with asyncio.timeout(20):
            while len(context.registry):
                await asyncio.sleep(0.01)
        assert not context.database_lock.is_lost
        await context.store.create_user(user_row("boris"))


async def test_postgresql_that_has_ended_our_session_is_noticed(postgresql: PostgreSQL) -> None:
    database = Database(postgresql.new_database())
    database_lock = DatabaseLock(database)
    await database.migrate()
    await database_lock.take()
    await Store(database).create_user(user_row())
    async with database.read() as connection, asyncio.timeout(20):
        await connection.execute(text("select pg_terminate_backend(:pid)"), {"pid": database_lock._pid})
        with pytest.raises(DatabaseLockLost):
            await until_lost(database_lock, connection)
    with pytest.raises(DatabaseLockLost):
        await Store(database).create_user(user_row("boris"))
    assert await database_lock._retake()
    await Store(database).create_user(user_row("boris"))
    await database_lock.release()
    await database.close()


async def until_lost(database_lock: DatabaseLock, connection: AsyncConnection) -> None:
    """PostgreSQL takes a moment to end a session."""
    while True:
        await database_lock.check(connection)
        await asyncio.sleep(0.01)


# Damage and failure.


async def test_a_damaged_file_is_noticed_at_the_start(tmp_path: Path) -> None:
    config = Config(data=tmp_path, bot_processes=1)
    async with running(make_context(config)) as _:
        pass
    context = make_context(config)
    async with running(context):
        for number in range(400):
            await context.store.create_user(user_row(f"user{number}", name="x" * 200))
    path = tmp_path / "deckwright.db"
    data = bytearray(path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 16384] = bytes(range(256)) * 64
    path.write_bytes(data)
    with pytest.raises(BadDatabase) as caught:
        async with running(make_context(config)):
            pass
    assert caught.value.code in ("server-database-damaged", "server-database-fails")


async def health(http: AsyncClient) -> tuple[int, str]:
    answer = await http.get("/healthz")
    return answer.status_code, answer.text.partition(",")[0]


async def test_the_server_is_unwell_while_nothing_can_be_written(
    app: Starlette, http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    context: Context = app.state.context
    assert await health(http) == (200, "ok")

    async def full(_connection: object) -> None:
        raise OperationalError("insert", {}, Exception("database or disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(context.database, "fence", full)
        with pytest.raises(OperationalError):
            await context.store.create_user(user_row())
        assert await health(http) == (503, "writes fail")
    # It tries by itself, so that it is well again though nobody plays.
    assert await health(http) == (200, "ok")


async def fill(context: Context, name: str) -> None:
    for number in range(400):
        await context.store.create_user(user_row(f"{name}{number}", name="x" * 200))


async def test_room_for_a_little_is_not_enough_to_be_well(app: Starlette, http: AsyncClient) -> None:
    """The file can grow no more: what stands in it is written again, but nothing new."""
    context: Context = app.state.context
    async with context.database.read() as connection:
        pages = (await connection.execute(text("pragma page_count"))).scalar_one()
    room = [pages + 2]

    async def tight(connection: AsyncConnection) -> None:
        await connection.execute(text(f"pragma max_page_count = {room[0]}"))

    context.database.fence = tight
    with pytest.raises(OperationalError):
        await fill(context, "anna")
    async with context.database.write() as connection:
        await connection.execute(text("update meta set value = value"))
    with pytest.raises(OperationalError):
        await fill(context, "boris")
    assert await health(http) == (503, "writes fail")
    room[0] += 1000
    assert await health(http) == (200, "ok")
    assert await context.store.meta("probe") is None


async def test_the_server_is_unwell_while_writes_wait(
    app: Starlette, http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deckwright.server.app.LONGEST_WRITE", -1.0)
    assert await health(http) == (503, "writes wait")


async def test_what_makes_no_sense_is_no_failure_of_the_database(store: Store, database: Database) -> None:
    await store.create_user(user_row())
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.create_user(user_row())
    assert database.writes.failing is None
