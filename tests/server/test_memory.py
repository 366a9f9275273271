"""Memory is given back: a table that is forgotten is gone, whatever was done there."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from deckwright.server import garbage
from deckwright.server.context import Context
from deckwright.server.garbage import Collector
from deckwright.server.live import LiveTable
from deckwright.server.protocol import Preview, Previewed, Refuse, Sync, Undo
from tests.server.tables import quick_config, served, table_for_two, until_message

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[None]]:
    """Nobody looks for garbage; how often somebody wanted to."""
    wanted: list[None] = []
    monkeypatch.setattr(Collector, "collect", lambda _self: wanted.append(None))
    gc.disable()
    yield wanted
    gc.enable()


async def used_table(server: tuple[str, Context]) -> "weakref.ref[LiveTable]":
    """A table where something was chosen, foreseen, refused and taken back, and that everybody has left."""
    async with (
        table_for_two(server[0]) as (info, anna, boris),
        anna.at(info.id, texts=True) as first,
        boris.at(info.id, texts=True),
    ):
        question = await first.question()
        assert question is not None
        await first.send(Preview("x", question.number, question.options[0].key))
        await until_message(first, Previewed)
        await first.choose(question.options[0].key)
        await first.send(Undo("y"))
        await first.send(Undo("z"))
        await until_message(first, Refuse)
        await first.send(Sync())
        table = server[1].registry.in_use(info.id)
        assert table is not None
        found = weakref.ref(table)
    while table.audience.connections or not table.is_idle:
        await asyncio.sleep(0.01)
    return found


async def test_a_table_that_is_forgotten_is_gone_without_a_search(
    server: tuple[str, Context], searches: list[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await used_table(server)
    await asyncio.sleep(0.05)
    assert table() is not None
    monkeypatch.setattr("deckwright.server.table_registry.KEPT", -1.0)
    server[1].registry.sweep()
    assert table() is None
    assert len(searches) == 1


async def test_nothing_is_searched_for_where_nothing_was_forgotten(
    server: tuple[str, Context], searches: list[None]
) -> None:
    await used_table(server)
    server[1].registry.sweep()
    assert searches == []


def test_searches_keep_their_distance(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0

    def collect() -> int:
        nonlocal now
        now += 0.1
        return 0

    monkeypatch.setattr(garbage.gc, "collect", collect)  # type: ignore[attr-defined]
    monkeypatch.setattr(garbage.time, "monotonic", lambda: now)  # type: ignore[attr-defined]
    collector = Collector()
    searched = [collector.collect()]
    for later in (30.0, 30.0):
        now += later
        searched.append(collector.collect())
    assert searched == [True, False, True]
