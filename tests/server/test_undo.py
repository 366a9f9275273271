"""Taking back: who has to agree, and who has nobody to ask."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from deckwright.play.session import NoUndo
from deckwright.server.client import AsyncClient, AsyncSeat
from deckwright.server.context import Context
from deckwright.server.protocol import AnswerUndo, Done, NewTable, Scene, TableInfo, Undo
from tests.server.tables import me_and, play_on, quick_config, served, table_for_two, table_of, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


async def scene_of(seat: AsyncSeat) -> Scene:
    client_state = await until(seat, lambda each: each.scene is not None)
    assert client_state.scene is not None
    return client_state.scene


async def test_who_is_away_still_has_to_agree(server: tuple[str, Context]) -> None:
    """A bot that stands in plays, but it gives nothing away that its player would not."""
    async with table_for_two(server[0]) as (table, anna, boris):
        live = await table_of(server[1], table.id)
        assert live.table_game is not None
        async with anna.at(table.id) as first:
            await first.question()
            await play_on(first, 1, most=1)
            async with live.lock:
                await live.commit([live.table_game.stand_in(1, "random")])
            await first.question()
            choices = len(live.table_game.session.choices)
            assert choices >= 2
            assert isinstance(await first.ask(Undo("back")), Done)
            assert len(live.table_game.session.choices) == choices
            assert live.undo_request is not None
            async with boris.at(table.id) as second:
                await scene_of(second)
                await second.ask(AnswerUndo("yes", agree=True))
            assert len(live.table_game.session.choices) == 0


async def test_against_bots_alone_everything_can_be_taken_back(server: tuple[str, Context]) -> None:
    async with AsyncClient(server[0], "Anna") as anna:
        table = await anna.new_table(NewTable("shards", seats=me_and("random")))
        async with anna.at(table.id, texts=True) as seat:
            await seat.question()
            scene = await scene_of(seat)
            assert not scene.can_undo
            live = await table_of(server[1], table.id)
            assert live.table_game is not None
            while live.table_game.session.why_no_undo(0) in (None, NoUndo.NOTHING):
                await play_on(seat, 1, most=1)
                await seat.question()
            scene = await scene_of(seat)
            assert (scene.can_undo, scene.undo_note) == (True, "")
            assert not (await anna.call("GET", f"/tables/{table.id}", TableInfo)).undone
            await seat.ask(Undo("back"))
        told = await anna.call("GET", f"/tables/{table.id}", TableInfo)
        row = await server[1].store.table(table.id)
        assert row is not None
        assert told.undone
        assert row.undone


async def test_what_nobody_saw_is_taken_back_without_a_mark(server: tuple[str, Context]) -> None:
    async with AsyncClient(server[0], "Anna") as anna:
        table = await anna.new_table(NewTable("codex", seats=me_and("random")))
        live = await table_of(server[1], table.id)
        async with anna.at(table.id) as seat:
            await seat.question()
            assert live.table_game is not None
            while live.table_game.session.why_no_undo(0) is not None:
                await play_on(seat, 1, most=1)
                await seat.question()
            await seat.ask(Undo("back"))
        assert not live.row.undone


async def test_a_table_knows_nothing_of_being_taken_back_when_it_is_played_again(
    server: tuple[str, Context],
) -> None:
    async with AsyncClient(server[0], "Anna") as anna:
        table = await anna.new_table(NewTable("shards", seats=me_and("open")))
        live = await table_of(server[1], table.id)
        live.row = replace(live.row, undone=True, state="over", outcome={"winners": [0]})
        again = await anna.call("POST", f"/tables/{table.id}/rematch", TableInfo)
        assert not again.undone
