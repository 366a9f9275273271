"""The end of a database: nobody is at it any more, and no thread of its is left behind."""

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import text

from deckwright.server.storage.database import Database, DatabaseClosed

pytestmark = pytest.mark.anyio


async def look(database: Database) -> None:
    async with database.read() as connection:
        await connection.execute(text("select 1"))


@pytest.mark.parametrize("steps", range(12))
@pytest.mark.parametrize("is_pressed", [False, True])
async def test_no_thread_outlives_it_whenever_somebody_gives_up(
    tmp_path: Path, steps: int, is_pressed: bool
) -> None:
    """It would tell an event loop that is gone what came of its work. So it was when a server stopped while
    its first connection was being opened."""
    before = set(threading.enumerate())
    database = Database(f"sqlite:///{tmp_path / 'test.db'}")
    looking = asyncio.create_task(look(database))
    for _ in range(steps):
        await asyncio.sleep(0)
    for _ in range(3 if is_pressed else 1):
        looking.cancel()
        await asyncio.sleep(0)
    await asyncio.wait([looking])
    await database.close()
    assert set(threading.enumerate()) <= before


async def test_no_thread_outlives_it_when_it_can_not_be_opened(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    database = Database(f"sqlite:///{tmp_path}")
    looking = [asyncio.create_task(look(database)) for _ in range(3)]
    await asyncio.wait(looking)
    assert all(each.exception() is not None for each in looking)
    await database.close()
    assert set(threading.enumerate()) <= before


async def test_whoever_is_at_it_comes_to_an_end_first_and_nobody_begins_after(database: Database) -> None:
    async with database.read() as connection:
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        with pytest.raises(DatabaseClosed):
            await look(database)
        await connection.execute(text("select 1"))
    await closing


async def test_whoever_never_comes_to_an_end_holds_nobody_up(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deckwright.server.storage.database.LONGEST_END", 0.05)
    async with database.read():
        closing = asyncio.create_task(database.close())
        await asyncio.wait([closing], timeout=10)
        assert closing.done()
    # What was held goes back now.
    monkeypatch.undo()
    await database.close()
