"""Databases: migrations from nothing, broken and foreign ones, one server for each."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, inspect, text

import deckwright as dw
from deckwright.kernel.rng import SPLITMIX
from deckwright.server.storage.database import MIGRATIONS, BadDatabase, Database
from deckwright.server.storage.database_lock import DatabaseLock
from deckwright.server.storage.models import METADATA, OddText
from deckwright.server.storage.store import Store
from deckwright.server.tables.table_game import first_state
from deckwright.server.voice import ServerVoice
from deckwright.text import LANGUAGES
from tests.server.postgresql import PostgreSQL
from tests.server.rows import table_row, user_row

pytestmark = pytest.mark.anyio


async def test_migrations_make_the_tables_that_the_code_expects(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


async def test_migrating_twice_changes_nothing(database: Database, store: Store) -> None:
    await store.create_user(user_row())
    await database.migrate()
    assert await store.user("anna") == user_row()


def put(connection: Connection, name: str, row: Any) -> None:
    """Write a row as far as the table has columns for it."""
    table = Table(name, MetaData(), autoload_with=connection)
    values = {key: value for key, value in vars(row).items() if key in table.columns}
    connection.execute(table.insert().values(values))


async def test_a_table_from_before_goes_on_with_the_generator_that_it_had(address: str) -> None:
    database = Database(address)
    await database.migrate(to="v0001")
    async with database.write() as connection:
        await connection.run_sync(put, "users", user_row())
        await connection.run_sync(put, "tables", table_row("old", settings={}))
    await database.migrate()
    old = await Store(database).table("old")
    await database.close()
    assert old is not None
    assert old.generator == SPLITMIX
    assert first_state(old) == dw.game("dimensions").begin(int(old.seed, 16), 2, {}, SPLITMIX)


async def test_a_migration_that_fails_leaves_nothing_behind(address: str) -> None:
    database = Database(address)
    # Something is in the way of the last table, so that the first ones are made before it fails.
    async with database.write() as connection:
        await connection.execute(text("create table decks (x integer)"))
    with pytest.raises(BadDatabase) as caught:
        await database.migrate()
    assert caught.value.code == "server-database-fails"
    async with database.read() as connection:
        names = await connection.run_sync(lambda connection: inspect(connection).get_table_names())
    assert names == ["decks"]
    async with database.write() as connection:
        await connection.execute(text("drop table decks"))
    await database.migrate()
    assert await Store(database).user("anna") is None
    await database.close()


async def test_a_database_of_a_newer_version_is_left_alone(database: Database, address: str) -> None:
    async with database.write() as connection:
        await connection.execute(text("update alembic_version set version_num = 'v9999'"))
    later = Database(address)
    with pytest.raises(BadDatabase) as caught:
        await later.migrate()
    assert caught.value.code == "server-database-newer"
    await later.close()


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, this is not a database, although it is long enough to be taken for one." * 20)
    before = path.read_bytes()
    database = Database(f"sqlite:///{path}")
    with pytest.raises(BadDatabase) as caught:
        await database.migrate()
    await database.close()
    for language in LANGUAGES:
        assert str(path) in ServerVoice(language).error(caught.value)
    assert path.read_bytes() == before


async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    database = Database(f"sqlite:///{tmp_path / 'file' / 'folder' / 'games.db'}")
    with pytest.raises(BadDatabase) as caught:
        await database.migrate()
    await database.close()
    assert caught.value.code == "server-database-fails"


async def test_a_server_that_does_not_answer_is_told() -> None:
    database = Database("postgresql://anna:very-secret@127.0.0.1:1/games")
    with pytest.raises(BadDatabase) as caught:
        await database.migrate()
    await database.close()
    assert caught.value.code == "server-database-fails"
    assert "very-secret" not in str(caught.value.details)


async def test_folders_with_odd_names_are_made(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'ігри 100%' / 'мої.db'}")
    await database.migrate()
    await database.check()
    await database.close()
    assert (tmp_path / "ігри 100%" / "мої.db").is_file()


async def test_a_database_has_one_server(address: str, database: Database) -> None:
    first, second = DatabaseLock(database), DatabaseLock(Database(address))
    await first.take()
    first.note("http://127.0.0.1:1234")
    with pytest.raises(BadDatabase) as caught:
        await second.take()
    assert caught.value.code == "server-database-in-use"
    if database.is_sqlite:
        assert caught.value.details["address"] == "http://127.0.0.1:1234"
    await first.release()
    await second.take()
    await second.release()
    await second._database.close()


async def test_a_server_that_was_killed_holds_nothing(address: str, database: Database) -> None:
    code = (
        "import asyncio, os, signal, sys\n"
        "from deckwright.server.storage.database_lock import DatabaseLock\n"
        "from deckwright.server.storage.database import Database\n"
        "async def main():\n"
        "    await DatabaseLock(Database(sys.argv[1])).take()\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(main())\n"
    )
    child = subprocess.run([sys.executable, "-c", code, address], check=False)
    assert child.returncode == -9
    database_lock = DatabaseLock(database)
    await database_lock.take()
    await database_lock.release()


def test_migrations_lie_in_the_package() -> None:
    names = {path.name for path in MIGRATIONS.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    assert {"env.py", "script.py.mako", "v0001_first_tables.py"} <= names


@pytest.mark.parametrize("id", ["a\0b", "half \ud800"])
async def test_an_id_that_no_database_can_read_is_refused_by_both_in_words(store: Store, id: str) -> None:
    for find in (store.user, store.table, store.record, store.deck):
        with pytest.raises(OddText):
            await find(id)


async def test_connections_that_the_database_has_closed_are_made_anew(postgresql: PostgreSQL) -> None:
    database, other = Database(address := postgresql.new_database()), Database(address)
    await database.check()
    async with other.write() as connection:
        others = "datname = current_database() and pid <> pg_backend_pid()"
        closed = await connection.execute(
            text(f"select pg_terminate_backend(pid) from pg_stat_activity where {others}")
        )
        assert closed.scalars().all() == [True]
    await database.check()
    await database.close()
    await other.close()
