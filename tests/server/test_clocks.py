"""Clocks: how they run, what happens when they run out, and that they outlast the server."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.server.cleanup import Cleaner
from deckwright.server.clocks import DAY, RESERVE, SECRET, Clocks, check_clock
from deckwright.server.context import Context
from deckwright.server.problems import BadRequest
from deckwright.server.protocol import Clock, TableInfo
from deckwright.server.tables.table_game import quiet_choice
from tests.server.tables import PATIENCE, play_on, quick_config, served, table_for_two, table_of, until


def test_a_live_clock_runs_for_the_seat_that_is_asked_and_adds_for_each_choice() -> None:
    clocks = Clocks(Clock("live", minutes=5, seconds=3), [None, None])
    clocks.start(0, now=100.0)
    assert (clocks.left(0, 130.0), clocks.left(1, 130.0)) == (270.0, 300.0)
    assert clocks.deadline() == 400.0
    clocks.stop(130.0)
    assert clocks.kept(0) == 273.0
    clocks.start(1, now=130.0)
    clocks.stop(140.0, chosen=False)
    assert clocks.kept(1) == 290.0


def test_a_clock_of_days_is_full_for_each_choice() -> None:
    clocks = Clocks(Clock("days", days=2), [5.0, None])
    clocks.start(0, now=0.0)
    assert clocks.deadline() == 2 * DAY
    clocks.stop(DAY)
    clocks.start(0, now=DAY)
    assert clocks.left(0, DAY) == 2 * DAY


def test_without_a_clock_nothing_runs_out() -> None:
    clocks = Clocks(Clock(), [None, None])
    clocks.start(1, now=7.0)
    assert (clocks.deadline(), clocks.left(1, 9.0)) == (None, None)


def test_a_secret_question_takes_nothing_off_the_clock_that_others_see() -> None:
    clocks = Clocks(Clock("live", minutes=1), [None, None])
    clocks.start(0, now=0.0, secret=True)
    assert (clocks.left(0, 50.0), clocks.deadline()) == (60.0, SECRET)
    clocks.stop(55.0)
    assert clocks.kept(0) == 60.0


def test_who_was_out_of_time_gets_a_little() -> None:
    clocks = Clocks(Clock("live", minutes=1), [0.0, None])
    clocks.relieve(0)
    assert clocks.kept(0) == RESERVE


@pytest.mark.parametrize(
    "clock",
    [
        Clock("live"),
        Clock("live", minutes=181),
        Clock("live", minutes=5, seconds=-1),
        Clock("live", minutes=5, days=1),
        Clock("days"),
        Clock("days", days=31),
        Clock("none", minutes=5),
    ],
)
def test_clocks_that_nobody_can_play_by_are_refused(clock: Clock) -> None:
    with pytest.raises(BadRequest):
        check_clock(clock)


def test_running_out_of_time_takes_what_changes_least() -> None:
    state = dw.game("keyforge").new(seed=1)
    while state.decision is not None and "end" not in state.decision.keys:
        state.choose(0)
    assert state.decision is not None
    assert state.decision.keys[quiet_choice(state)] == "end"


# At a table.


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


@pytest.mark.anyio
async def test_time_runs_out_three_times_and_a_bot_stands_in(server: tuple[str, Context]) -> None:
    address, context = server
    clock = Clock("live", minutes=1)
    async with table_for_two(address, clock=clock) as (table, anna, boris), boris.at(table.id) as second:
        live = await table_of(context, table.id)
        playing = asyncio.create_task(play_on(second, 1))
        async with anna.at(table.id, texts=True) as first:
            while live.table_game is not None and 0 not in live.table_game.stand_ins:
                await until(first, lambda _: live.table_game is not None and live.table_game.asked == 0)
                async with live.lock:
                    live.clocks._left[0] = 0.0
                    live.driver.wake()
                await asyncio.wait_for(first.receive(), PATIENCE)
            async with live.lock:
                pass  # What was done is stored now.
            kinds = [action.kind for action in await context.store.actions(table.id)]
            assert kinds.count("timeout") == 3
            assert kinds.count("stand-in") == 1
            seats = await context.store.seats(table.id)
            assert seats[0].clock_left == RESERVE
        playing.cancel()


@pytest.mark.anyio
async def test_clocks_and_games_outlast_the_server(tmp_path: Path) -> None:
    clock = Clock("live", minutes=9, seconds=4)
    config = quick_config(tmp_path)
    async with (
        served(config) as (address, context),
        table_for_two(address, clock=clock) as (table, anna, _),
        anna.at(table.id) as seat,
    ):
        assert await play_on(seat, 1, most=1) == 1
        shown = await until(
            seat, lambda client_state: client_state.table is not None and client_state.table.seats[1].running
        )
        assert shown.table is not None
        assert [each.running for each in shown.table.seats] == [False, True]
        before = await table_of(context, table.id)
        assert before.table_game is not None
    async with served(config) as (address, context):
        after = await table_of(context, table.id)
        assert after.table_game is not None
        assert after.table_game.state == before.table_game.state
        assert after.clocks.running == before.clocks.running == 1
        left = after.clocks.kept(0)
        assert left is not None
        assert 541.0 < left <= 544.0
        assert after.table_game.number(0) == 2


@pytest.mark.anyio
async def test_a_game_of_days_needs_no_memory_until_its_time_runs_out(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, context = server
    async with table_for_two(address, clock=Clock("days", days=2)) as (table, _, _):
        deadline = (await table_of(context, table.id)).clocks.deadline()
        assert deadline is not None
        monkeypatch.setattr("deckwright.server.table_registry.KEPT", -1.0)
        context.registry.sweep()
        assert context.registry.in_use(table.id) is None
        await context.registry.load_due()
        assert context.registry.in_use(table.id) is None
        # Two days later, as far as the registry can tell.
        monkeypatch.setattr("deckwright.server.table_registry.KEPT", 2 * DAY + 1)
        await context.registry.load_due()
        live = context.registry.in_use(table.id)
        assert live is not None
        assert live.clocks.deadline() == pytest.approx(deadline, abs=1)


@pytest.mark.anyio
async def test_a_live_clock_that_runs_keeps_its_table_in_memory(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, context = server
    async with table_for_two(address, clock=Clock("live", minutes=180)) as (table, _, _):
        monkeypatch.setattr("deckwright.server.table_registry.KEPT", -1.0)
        context.registry.sweep()
        assert context.registry.in_use(table.id) is not None


@pytest.mark.anyio
async def test_setting_the_clock_of_the_machine_takes_nothing_off_a_live_clock(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, context = server
    async with table_for_two(address, clock=Clock("live", minutes=10)) as (table, anna, _):
        now = time.time()
        for moved in (3600.0, -1800.0):
            monkeypatch.setattr("time.time", lambda moved=moved: now + moved)
            told = await anna.call("GET", f"/tables/{table.id}", TableInfo)
            assert [600 - (seat.left or 0) < 60 for seat in told.seats] == [True, True]
            assert all((seat.left or 0) <= 600 for seat in told.seats)
        monkeypatch.undo()
        live = await table_of(context, table.id)
        assert live.table_game is not None
        assert live.table_game.stand_ins == {}


@pytest.mark.anyio
async def test_days_go_on_while_the_server_stands_still(tmp_path: Path) -> None:
    config = quick_config(tmp_path)
    async with (
        served(config) as (address, context),
        table_for_two(address, clock=Clock("days", days=2)) as (table, _, _),
    ):
        live = await table_of(context, table.id)
        await context.store.change_table(table.id, started=live.row.created - DAY)
    async with served(config) as (_, context):
        left = (await table_of(context, table.id)).clocks.left(0, time.monotonic())
        assert left == pytest.approx(DAY, abs=600)


@pytest.mark.anyio
async def test_nobody_s_days_run_out_by_a_clock_that_can_not_be_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = quick_config(tmp_path)
    async with served(config) as (address, _), table_for_two(address, clock=Clock("days", days=2)) as found:
        table = found[0]
    there = time.time() + 500 * DAY
    monkeypatch.setattr("time.time", lambda: there)
    monkeypatch.setattr("deckwright.server.app.Cleaner", lambda context: Cleaner(context, lambda: there))
    async with served(config) as (_, context):
        live = await table_of(context, table.id)
        assert live.clocks.left(0, time.monotonic()) == pytest.approx(2 * DAY, abs=600)
        assert live.clocks.left(0, time.monotonic() + DAY) == pytest.approx(DAY, abs=600)
        assert [action.kind for action in await context.store.actions(table.id)] == []
