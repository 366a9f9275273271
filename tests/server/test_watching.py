"""What the lobby lists, games that other rules have broken, and what is told of a shuffle beforehand."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.kernel.record import Record
from deckwright.server.client import AsyncClient
from deckwright.server.client_state import RequestRefused
from deckwright.server.context import Context
from deckwright.server.protocol import (
    Clock,
    NewSeat,
    NewTable,
    OwnGames,
    PlayOn,
    ReplayInfo,
    TableInfo,
    TableList,
)
from tests.server.rows import action_row
from tests.server.tables import me_and, quick_config, served, table_for_two, table_of, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


async def listed(client: AsyncClient) -> set[str]:
    return {table.id for table in (await client.call("GET", "/tables", TableList)).tables}


async def test_a_game_is_listed_while_one_of_its_players_is_there(server: tuple[str, Context]) -> None:
    async with table_for_two(server[0]) as (table, anna, _), AsyncClient(server[0], "Vera") as vera:
        assert await listed(vera) == set()
        async with vera.at(table.id) as watching:
            await until(watching, lambda each: each.scene is not None)
            assert await listed(vera) == set()
            async with anna.at(table.id) as first:
                await until(first, lambda each: each.scene is not None)
                assert await listed(vera) == {table.id}


async def test_a_game_over_days_is_listed_though_nobody_is_there(server: tuple[str, Context]) -> None:
    days = Clock("days", days=2)
    async with table_for_two(server[0], clock=days) as (table, _, _), AsyncClient(server[0]) as vera:
        assert await listed(vera) == {table.id}


# Games that other rules have broken.


async def break_game(context: Context, table: str) -> None:
    """A choice is stored that the rules of today do not know."""
    await context.journal.append([action_row(table, 1, key="no such thing")])
    context.registry._tables.pop(table)


async def test_a_broken_game_is_not_listed_and_can_be_ended(server: tuple[str, Context]) -> None:
    address, context = server
    async with table_for_two(address, clock=Clock("days", days=2)) as (table, anna, boris):
        await break_game(context, table.id)
        assert await listed(boris) == {table.id}
        (game,) = (await anna.call("GET", "/games/mine", OwnGames)).games
        assert (game.table.broken, game.table.state) == (True, "playing")
        assert await listed(boris) == set()
        ended = await anna.call("POST", f"/tables/{table.id}/end", TableInfo)
        assert ended.state == "over"
        (game,) = (await boris.call("GET", "/games/mine", OwnGames)).games
        assert (game.table.state, game.result) == ("over", "drawn")
        replay = await boris.call("GET", f"/replays/{table.id}", ReplayInfo)
        assert replay.outcome is not None
        assert (replay.outcome.reason, replay.outcome.winners) == ("broken", [])
        assert "Партия прекращена" in replay.outcome.text
        row = await context.store.table(table.id)
        assert row is not None
        assert await context.store.count_tables(row.owner) == 0


async def test_nobody_ends_a_game_that_can_be_played_on_or_is_not_theirs(
    server: tuple[str, Context],
) -> None:
    async with table_for_two(server[0]) as (table, anna, _), AsyncClient(server[0]) as vera:
        for client, code in ((anna, "server-game-not-broken"), (vera, "server-not-your-table")):
            with pytest.raises(RequestRefused) as caught:
                await client.call("POST", f"/tables/{table.id}/end", TableInfo)
            assert caught.value.code == code
        row = await server[1].store.table(table.id)
        assert row is not None
        assert row.state == "playing"


# What can be known of a shuffle beforehand.


async def test_whoever_sits_down_is_told_that_the_shuffle_could_be_known(server: tuple[str, Context]) -> None:
    """A record with a seed of one's choice can be played on from its first step, with a seat for somebody."""
    state = dw.game("dimensions").new(seed=7)
    record = Record.of(state)
    for _ in range(4):
        record.choose(state, 0)
    async with AsyncClient(server[0], "Anna") as anna, AsyncClient(server[0], "Boris") as boris:
        brought = (await anna.http.post("/api/v1/replays", content=record.to_json())).json()["id"]
        seats = [NewSeat("me"), NewSeat("open")]
        for step in (0, 3):
            made = await anna.new_table(NewTable("dimensions", seats=seats, play_on=PlayOn(brought, step)))
            told = await boris.sit(made.id)
            assert (told.seed_known, told.prefix, told.scenario) == (True, step, False)
        plain = await boris.sit((await anna.new_table(NewTable("dimensions", seats=me_and("open")))).id)
        assert (plain.seed_known, plain.prefix, plain.scenario) == (False, 0, False)


async def test_a_position_that_was_set_up_is_told_and_a_guided_game_is_not(
    server: tuple[str, Context],
) -> None:
    game = dw.game("dimensions")
    async with AsyncClient(server[0], "Anna") as anna:
        guided = await anna.new_table(NewTable("dimensions", guide=True))
        assert not guided.scenario
        scenario = (await table_of(server[1], guided.id)).row.scenario
        assert scenario is not None
        record = Record.of(game.scenario(scenario), scenario)
        brought = (await anna.http.post("/api/v1/replays", content=record.to_json())).json()["id"]
        made = await anna.new_table(NewTable("dimensions", play_on=PlayOn(brought, 0)))
        assert (made.scenario, made.seed_known) == (True, True)
