"""Questions that others must not know of."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from deckwright.games import find
from deckwright.kernel.ids import Seat
from deckwright.server.client import AsyncClient, AsyncSeat
from deckwright.server.context import Context
from deckwright.server.live import LiveTable
from deckwright.server.protocol import FromServer, NewTable, Scene
from deckwright.server.scenes import Reader
from deckwright.server.storage.rows import ActionRow, TableRow
from deckwright.server.tables.table_game import TableGame, kept_choices, winning_choice
from tests.server.rows import table_row
from tests.server.tables import me_and, quick_config, served, table_of, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


async def test_who_chose_last_sees_what_they_would_see_if_nobody_were_asked_in_secret(
    server: tuple[str, Context],
) -> None:
    """The scene comes by itself, and the game goes on, before the secret question is answered."""
    async with secret_table(server) as (live, chooser, asked):
        table_game = live.table_game
        assert table_game is not None
        twin = played_again(live, table_game)
        question = await chooser.question()
        assert question is not None
        await chooser.choose(question.options[0].key)
        twin.choose(0)
        while twin.state.hidden:
            twin.choose("refrain")
        client_state = await until(chooser, lambda each: each.scene is not None and each.scene.seq > 1)
        seat = Seat(table_game.session.choices[-2].seat)
        reader = Reader(live.game, seat, "en", live.names("en"))
        assert client_state.scene is not None
        assert client_state.scene.view == reader.scene(twin.session, 2, twin.number(seat)).view
        assert client_state.scene.waiting_for == [f"p{twin.state.decider + 1}"]
        assert len(client_state.log) == reader.log_length
        secret = await asked.question()
        assert secret is not None
        assert sorted(option.key for option in secret.options) == ["declare", "refrain"]


async def test_the_answer_to_a_secret_question_is_noticed_by_nobody(server: tuple[str, Context]) -> None:
    async with secret_table(server) as (live, chooser, asked):
        question = await chooser.question()
        assert question is not None
        await chooser.choose(question.options[0].key)
        await until(chooser, lambda each: each.scene is not None and each.scene.seq > 1)
        watched: list[FromServer] = []
        assert await quiet(chooser, watched)
        assert await asked.question() is not None
        await asked.choose("refrain")
        assert live.table_game is not None
        assert live.table_game.asked_in_secret == []
        assert await quiet(chooser, watched)
        assert watched == []


async def test_who_declares_later_wins_where_they_were_asked(server: tuple[str, Context]) -> None:
    """What others did meanwhile is taken back; the record has the choices in the order of the rules."""
    async with secret_table(server) as (live, chooser, asked):
        question = await chooser.question()
        assert question is not None
        await chooser.choose(question.options[0].key)
        table_game = live.table_game
        assert table_game is not None
        (place,) = table_game.session.assumed
        seat = table_game.asked_in_secret[0]
        if table_game.asked != seat:
            async with live.lock:
                await live.commit([table_game.choose(0)])
        assert await asked.question() is not None
        await asked.choose("declare")
        for each in (chooser, asked):
            client_state = await until(each, lambda client_state: client_state.is_over)
            assert client_state.scene is not None
            assert client_state.scene.outcome is not None
            assert client_state.scene.outcome.winners == [f"p{seat + 1}"]
        stored = await server[1].store.actions(live.row.id)
        assert [row.key for row in kept_choices(stored)][place:] == ["declare"]
        again = TableGame.resumed(live.row, stored)
        assert again.outcome == table_game.outcome
        assert again.session.record.verify(find).holds


async def test_a_secret_question_outlasts_the_server(tmp_path: Path) -> None:
    async with served(quick_config(tmp_path)) as server, secret_table(server) as (live, chooser, _):
        question = await chooser.question()
        assert question is not None
        await chooser.choose(question.options[0].key)
        assert live.table_game is not None
        before = live.table_game.asked_in_secret, live.table_game.state.to_json()
        id = live.row.id
    async with served(quick_config(tmp_path)) as (_, context):
        again = (await table_of(context, id)).table_game
        assert again is not None
        assert (again.asked_in_secret, again.state.to_json()) == before


@pytest.mark.parametrize("seed", [1, 5])
def test_a_bot_answers_in_secret_at_once(seed: int) -> None:
    """Whatever wins is taken, without the time that thinking takes."""
    state = secret_position(seed).state
    trial = state.clone()
    trial.choose(winning_choice(state))
    assert trial.outcome is not None
    assert state.decider in trial.outcome.winners


def test_only_the_end_of_the_game_waits_for_a_secret_answer() -> None:
    table_game = secret_position(1)
    table_game.assume()
    seat = table_game.asked_in_secret[0]
    while table_game.state.outcome is None:
        table_game.choose(0)
        table_game.assume()
    assert table_game.ends_in_secret
    assert (table_game.outcome, table_game.asked) == (None, seat)
    other = Reader(table_game.state.game, Seat(1 - seat), "en", {})
    assert other.scene(table_game.session, 0, 1).outcome is None
    table_game.let_be(seat)
    if not table_game.asked_in_secret:
        assert table_game.outcome == table_game.state.outcome is not None


@asynccontextmanager
async def secret_table(
    server: tuple[str, Context],
) -> AsyncIterator[tuple[LiveTable, AsyncSeat, AsyncSeat]]:
    """A table, whoever is to choose, and the other one, who is asked in secret after the next choice."""
    async with AsyncClient(server[0], "Anna") as anna, AsyncClient(server[0], "Boris") as boris:
        table = await anna.new_table(NewTable("dimensions", settings={"epic": True}, seats=me_and("open")))
        await boris.sit(table.id)
        live = await table_of(server[1], table.id)
        live.row, live.table_game = secret_game(live.row)
        await server[1].store.change_table(table.id, seed=live.row.seed)
        choices = [
            ActionRow(table.id, 1 + n, "choose", int(c.seat), k, "", "[]", 0.0)
            for n, (c, k) in enumerate(
                zip(live.table_game.session.choices, live.table_game.session.record.choices, strict=True)
            )
        ]
        await server[1].journal.append(choices)
        live.table_game = TableGame.resumed(live.row, choices)
        async with anna.at(table.id, texts=True) as first, boris.at(table.id, texts=True) as second:
            seats = (first, second)
            for each in seats:
                await until(each, lambda client_state: client_state.scene is not None)
            chooser = int(live.table_game.state.decider)
            yield live, seats[chooser], seats[1 - chooser]


def played_again(live: LiveTable, table_game: TableGame) -> TableGame:
    twin = TableGame(live.row)
    for choice in table_game.session.record.choices:
        twin.choose(choice)
    return twin


def secret_position(seed: int) -> TableGame:
    """A game in which somebody is asked in secret now."""
    table_game = secret_game(table_row(settings={"epic": True}), seed)[1]
    table_game.choose(0)
    assert table_game.state.hidden
    return table_game


async def quiet(seat: AsyncSeat, watched: list[FromServer]) -> bool:
    """Whether nothing comes for a while but who is here."""
    try:
        while True:
            watched.append(await asyncio.wait_for(seat.receive(), 0.1))
    except TimeoutError:
        return not any(isinstance(message, Scene) for message in watched)


def secret_game(row: TableRow, first: int = 0) -> tuple[TableRow, TableGame]:
    """A game in which one player is asked in secret after the next choice of the other."""
    for seed in range(first, first + 2000):
        row = replace(row, seed=f"{seed:064x}")
        table_game = TableGame(row)
        for step in range(60):
            if table_game.outcome is not None:
                break
            trial = table_game.state.clone()
            if not trial.hidden:
                trial.choose(0)
                if trial.hidden and trial.decider != table_game.state.decider and trial.outcome is None:
                    return row, table_game
            table_game.choose((seed + step) % len(table_game.state.codes))
    raise AssertionError("nobody is asked in secret")
