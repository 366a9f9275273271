"""Whole games over real sockets."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

import deckwright as dw
from deckwright.server.client import AsyncClient, AsyncSeat
from deckwright.server.context import Context
from deckwright.server.protocol import Choose, Done, NewTable, Refuse, Scene
from deckwright.server.tables.table_game import kept_choices
from tests.server.tables import me_and, play_on, quick_config, served, table_for_two

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


async def play_wildly(client: AsyncClient, table: str, seed: int) -> AsyncSeat:
    """Play to the end at random, with cut lines, repeated, stale and wrong messages on the way."""
    rng = random.Random(seed)
    seat = client.at(table, texts=True)
    await seat.__aenter__()
    while (question := await seat.question()) is not None:
        mischief = rng.randrange(12)
        if mischief == 0:
            await seat.close()
            await seat.__aenter__()
            continue
        key = rng.choice(question.options).key
        if mischief == 1:
            refused = await answer(seat, Choose(f"old{question.number}", question.number - 1, key))
            assert isinstance(refused, Refuse)
            assert refused.code == "server-stale"
        elif mischief == 2:
            refused = await answer(seat, Choose(f"bad{question.number}", question.number, "no such thing"))
            assert isinstance(refused, Refuse)
            assert refused.code == "choice-unknown-key"
        elif mischief == 3:
            twice = Choose(f"twice{question.number}", question.number, key)
            await seat.send(twice)
            assert isinstance(await answer(seat, twice), Done)
            assert isinstance(await next_answer(seat, twice.id), Done)
            seat.client_state.answered = question.number
            continue
        await seat.choose(key)
    await seat.close()
    return seat


def end_of(seat: AsyncSeat) -> str:
    scene = seat.client_state.scene
    assert scene is not None
    assert scene.outcome is not None
    return scene.outcome.reason


async def answer(seat: AsyncSeat, message: Choose) -> Done | Refuse:
    await seat.send(message)
    return await next_answer(seat, message.id)


async def next_answer(seat: AsyncSeat, id: str) -> Done | Refuse:
    while True:
        message = await seat.receive()
        if isinstance(message, Done | Refuse) and message.id == id:
            return message


@pytest.mark.parametrize("game", dw.games())
async def test_two_people_play_a_whole_game_with_all_that_can_go_wrong(
    server: tuple[str, Context], game: str
) -> None:
    address, context = server
    async with table_for_two(address, game) as (table, anna, boris):
        seats = await asyncio.gather(play_wildly(anna, table.id, 1), play_wildly(boris, table.id, 2))
        reasons = [end_of(seat) for seat in seats]
        assert reasons == [reasons[0]] * 2
        row = await context.store.table(table.id)
        assert row is not None
        assert row.state == "over"
        actions = await context.store.actions(table.id)
        messages = [(action.seat, action.message) for action in actions]
        assert len(set(messages)) == len(messages)
        assert await plays_again(context, table.id)


async def plays_again(context: Context, table: str) -> bool:
    """Whether the stored choices alone lead to the stored end."""
    row = await context.store.table(table)
    assert row is not None
    state = dw.game(row.game).begin(int(row.seed, 16), row.seats, row.settings)
    for action in kept_choices(await context.store.actions(table)):
        state.choose(action.key)
    assert row.outcome is not None
    return state.outcome is not None and state.outcome.reason == row.outcome["reason"]


@pytest.mark.parametrize(("game", "seats"), [("dimensions", 4), ("shards", 3)])
async def test_a_table_for_several_people_ends_for_all_of_them(
    server: tuple[str, Context], game: str, seats: int
) -> None:
    address, context = server
    clients = [AsyncClient(address, f"Player {number}") for number in range(seats)]
    for client in clients:
        await client.__aenter__()
    table = await clients[0].new_table(NewTable(game, seats=me_and(*["open"] * (seats - 1))))
    for client in clients[1:]:
        table = await client.sit(table.id)
    assert table.state == "playing"
    lines = [await client.at(table.id).__aenter__() for client in clients]
    await asyncio.gather(*(play_on(line, seed) for seed, line in enumerate(lines)))
    ends = [line.client_state.scene.outcome for line in lines if line.client_state.scene is not None]
    assert len(ends) == seats
    assert all(end == ends[0] for end in ends)
    for client, line in zip(clients, lines, strict=True):
        await line.close()
        await client.__aexit__()
    assert await plays_again(context, table.id)


async def test_a_newcomer_plays_against_bots_to_the_end(server: tuple[str, Context]) -> None:
    address, context = server
    async with AsyncClient(address, "Anna") as anna:
        table = await anna.new_table(NewTable("dimensions", seats=me_and("greedy", "random")))
        assert table.state == "playing"
        async with anna.at(table.id, texts=True) as seat:
            assert await play_on(seat, 5) > 0
            assert seat.client_state.is_over
            names = (
                []
                if seat.client_state.table is None
                else [each.name for each in seat.client_state.table.seats]
            )
            assert names == ["Anna", "Bot 1", "Bot 2"]
        assert await plays_again(context, table.id)


async def test_two_connections_of_one_player_both_work(server: tuple[str, Context]) -> None:
    address, context = server
    async with (
        table_for_two(address) as (table, anna, boris),
        anna.at(table.id) as first,
        anna.at(table.id) as second,
        boris.at(table.id) as other,
    ):
        playing = asyncio.create_task(play_on(other, 1))
        for number in range(1, 9):
            line = first if number % 2 else second
            while (question := await line.question()) is not None and question.number < number:
                line.client_state.answered = question.number  # On the other line.
            assert question is not None
            await line.choose(question.options[0].key)
        playing.cancel()
        mine = [action for action in await context.store.actions(table.id) if action.seat == 0]
        assert len(mine) == 8


async def test_scenes_are_numbered_without_gaps_and_never_repeat(server: tuple[str, Context]) -> None:
    address, _ = server
    async with table_for_two(address) as (table, anna, boris), anna.at(table.id, texts=True) as seat:
        other = await boris.at(table.id).__aenter__()
        playing = asyncio.create_task(play_on(other, 3))
        rng = random.Random(4)
        scenes: list[Scene] = []
        while not seat.client_state.is_over:
            question = seat.client_state.question
            if question is not None:
                await seat.send(
                    Choose(f"c{question.number}", question.number, rng.choice(question.options).key)
                )
                seat.client_state.answered = question.number
            message = await seat.receive()
            if isinstance(message, Scene):
                scenes.append(message)
        await playing
        await other.close()
        assert [scene.seq for scene in scenes] == list(range(1, len(scenes) + 1))
        for before, after in itertools.pairwise(scenes):
            assert same_for(before) != same_for(after) or after.log


def same_for(scene: Scene) -> Scene:
    """A scene without what every scene has anew."""
    return msgspec.structs.replace(scene, seq=0, log=[], log_from=0)
