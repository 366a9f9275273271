"""Questions that others must not know of."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from deckwright.kernel.ids import Seat
from deckwright.server.client import AsyncClient, AsyncSeat
from deckwright.server.context import Context
from deckwright.server.live import LiveTable
from deckwright.server.protocol import FromServer, NewTable, Scene, TableInfo
from deckwright.server.scenes import Reader
from deckwright.server.tables.played import Played
from tests.server.rows import table_row
from tests.server.tables import me_and, quick_config, served, table_of, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


async def test_nobody_notices_that_somebody_is_asked_in_secret(server: tuple[str, Context]) -> None:
    """Numbers, scenes and messages are the same as if the question had not been there."""
    async with AsyncClient(server[0], "Anna") as anna, AsyncClient(server[0], "Boris") as boris:
        table = await anna.new_table(NewTable("dimensions", settings={"epic": True}, seats=me_and("open")))
        await boris.sit(table.id)
        live = await table_of(server[1], table.id)
        live.played = secret_game(live)
        async with anna.at(table.id, texts=True) as first, boris.at(table.id, texts=True) as second:
            await first.question()
            await until(second, lambda following: following.scene is not None)
            watched: list[FromServer] = []
            question = first.following.question
            assert question is not None
            shown = second.following.scene
            assert shown is not None
            number = live.played.number(1)
            running = seats_running(await boris.call("GET", f"/tables/{table.id}", TableInfo))
            await first.choose(question.options[0].key)
            while live.played.state.hidden and live.played.asked == 0:
                assert await quiet(second, watched)
                told = await boris.call("GET", f"/tables/{table.id}", TableInfo)
                assert seats_running(told) == running
                hidden = await first.question()
                assert hidden is not None
                assert second.following.scene == shown
                key = next(option.key for option in hidden.options if option.key != "declare")
                await first.choose(key)
            assert live.played.number(1) == number
            await until(second, lambda following: following.scene is not shown)
            assert second.following.scene is not None
            assert second.following.scene.seq == 2


async def test_who_chose_openly_does_not_see_that_another_is_asked_in_secret(
    server: tuple[str, Context],
) -> None:
    async with AsyncClient(server[0], "Anna") as anna, AsyncClient(server[0], "Boris") as boris:
        table = await anna.new_table(NewTable("dimensions", settings={"epic": True}, seats=me_and("open")))
        await boris.sit(table.id)
        live = await table_of(server[1], table.id)
        live.played = secret_game(live)
        live.start_clock(0.0)
        live.played.choose(0)
        assert live.played.state.hidden
        assert live.played.asked == 0
        # As if the other one had been asked last, and openly.
        live.shown_asked = 1
        live.start_clock(1.0)
        assert seats_running(await boris.call("GET", f"/tables/{table.id}", TableInfo)) == [False, True]
        assert seats_running(await anna.call("GET", f"/tables/{table.id}", TableInfo)) == [True, False]


@pytest.mark.parametrize("seed", [1, 5])
def test_nobody_is_told_that_others_have_acted_while_one_of_them_is_asked_in_secret(seed: int) -> None:
    """Whoever asks for everything again sees the table, and what they may take back, as before."""
    played = Played(table_row(settings={"epic": True}, seed=f"{seed:064x}"))
    for step in range(60):
        sitting = played.sitting
        shown = boris(played) if sitting.choices and sitting.choices[-1].seat == 1 else None
        played.choose((seed + step) % len(played.state.codes))
        if shown is not None and shown.can_undo and played.state.hidden and played.asked == 0:
            assert boris(played) == shown
            return
    raise AssertionError("nobody is asked in secret")


def boris(played: Played) -> Scene:
    """What the second player is shown."""
    reader = Reader(played.state.game, Seat(1), "en", {"p1": "Anna", "p2": "Boris"})
    return reader.scene(played.sitting, 0, played.number(1))


def seats_running(table: TableInfo) -> list[bool]:
    return [seat.running for seat in table.seats]


async def quiet(seat: AsyncSeat, watched: list[FromServer]) -> bool:
    """Whether nothing comes for a while but who is here."""
    try:
        while True:
            watched.append(await asyncio.wait_for(seat.receive(), 0.1))
    except TimeoutError:
        return not any(isinstance(message, Scene) for message in watched)


def secret_game(live: LiveTable) -> Played:
    """A game in which the first player is asked in secret after the next choice."""
    assert live.played is not None
    for seed in range(2000):
        live.row = replace(live.row, seed=f"{seed:064x}")
        played = Played(live.row)
        for step in range(60):
            if played.outcome is not None:
                break
            trial = played.state.clone()
            if trial.decider == 0 and not trial.hidden:
                trial.choose(0)
                if trial.hidden and trial.decider == 0 and trial.outcome is None:
                    return played
            played.choose((seed + step) % len(played.state.codes))
    raise AssertionError("nobody is asked in secret")
