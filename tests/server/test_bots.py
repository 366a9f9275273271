"""Bots at tables: whose thought comes next, how long it lasts, and when it ends without an answer."""

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

import deckwright as dw
from deckwright.server import botpool
from deckwright.server.botpool import LONGEST_THOUGHT, USUAL_SECONDS, BotFailed, BotPool
from deckwright.server.client import AsyncClient, AsyncSeat
from deckwright.server.context import Context
from deckwright.server.protocol import NewTable, Resign
from deckwright.server.thinker import Died, Thinker, Thought
from deckwright.server.turns import Turns
from tests.server.tables import me_and, quick_config, served, table_for_two, table_of, until

pytestmark = pytest.mark.anyio


class Scripted(Thinker):
    """Thinks nothing: answers when it is let, or when it is told to stop unless it is deaf."""

    made: list["Scripted"]

    def __init__(self) -> None:
        self.asked: list[Thought] = []
        self.stops = 0
        self.is_deaf = False
        self.is_dead = False
        self._go_on = threading.Event()
        self.made.append(self)

    def start(self) -> None:
        pass

    def begin(self) -> int:
        self._go_on.clear()
        return len(self.asked) + 1

    def think(self, _number: int, thought: Thought) -> str:
        self.asked.append(thought)
        self._go_on.wait(10)
        if self.is_dead:
            raise Died
        return thought.bot

    def stop(self) -> None:
        self.stops += 1
        if not self.is_deaf:
            self._go_on.set()

    def kill(self) -> None:
        self.is_dead = True
        self._go_on.set()

    def answer(self) -> None:
        self._go_on.set()


@pytest.fixture
async def pool(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotPool]:
    """A pool with one thinker, which answers when the test wants it to."""
    monkeypatch.setattr(Scripted, "made", [], raising=False)
    monkeypatch.setattr(botpool, "GLANCE", 0.001)
    pool = BotPool(1, Scripted)
    yield pool
    pool.close()


STATE = dw.game("dimensions").new(seed=1)


def think(
    pool: BotPool, name: str, whose: str, is_watched: Callable[[], bool] = lambda: True
) -> "asyncio.Task[str]":
    return asyncio.create_task(pool.choose(STATE, name, whose, is_watched))


async def until_true(holds: Callable[[], object]) -> None:
    async def wait() -> None:
        while not holds():
            await asyncio.sleep(0.002)

    await asyncio.wait_for(wait(), 10)


async def serve_all(count: int) -> list[str]:
    """Let so many thoughts end, one after the other; which they were."""
    await until_true(lambda: Scripted.made)
    thinker = Scripted.made[0]
    for number in range(1, count + 1):
        while len(thinker.asked) < number:
            await asyncio.sleep(0.002)
        thinker.answer()
    return [thought.bot for thought in thinker.asked]


# Whose turn it is.


async def test_a_bystander_is_served_next_however_much_another_wants(pool: BotPool) -> None:
    many = [think(pool, f"many{number}", "anna") for number in range(5)]
    await until_true(lambda: Scripted.made and Scripted.made[0].asked)
    one = think(pool, "one", "boris")
    await until_true(lambda: pool.waiting == 5)
    assert await serve_all(6) == ["many0", "one", "many1", "many2", "many3", "many4"]
    await asyncio.gather(one, *many)


async def test_people_are_served_in_turn(pool: BotPool) -> None:
    thoughts = [think(pool, f"{whose}{number}", whose) for whose in "abc" for number in range(2)]
    assert await serve_all(6) == ["a0", "b0", "c0", "a1", "b1", "c1"]
    await asyncio.gather(*thoughts)


async def test_nobody_thinks_twice_at_once() -> None:
    turns = Turns(2)
    had: list[str] = []

    async def take(whose: str, until: asyncio.Event) -> None:
        async with turns.turn(whose):
            had.append(whose)
            await until.wait()

    end = asyncio.Event()
    tasks = [asyncio.create_task(take(whose, end)) for whose in ("anna", "anna", "boris")]
    await asyncio.sleep(0.01)
    assert had == ["anna", "boris"]
    end.set()
    await asyncio.gather(*tasks)
    assert had == ["anna", "boris", "anna"]


async def test_where_nobody_watches_bots_give_way(pool: BotPool) -> None:
    first = think(pool, "first", "clara")
    await until_true(lambda: Scripted.made and Scripted.made[0].asked)
    alone = [think(pool, f"alone{whose}", whose, lambda: False) for whose in "ab"]
    await asyncio.sleep(0)
    watched = think(pool, "watched", "boris")
    await until_true(lambda: pool.waiting == 3)
    assert await serve_all(4) == ["first", "watched", "alonea", "aloneb"]
    await asyncio.gather(first, watched, *alone)


async def test_a_thought_that_is_given_up_while_it_waits_is_never_thought_about(pool: BotPool) -> None:
    first = think(pool, "first", "anna")
    await until_true(lambda: Scripted.made and Scripted.made[0].asked)
    second, third = think(pool, "second", "boris"), think(pool, "third", "clara")
    await until_true(lambda: pool.waiting == 2)
    second.cancel()
    assert await serve_all(2) == ["first", "third"]
    await asyncio.gather(first, third)
    assert pool.waiting == 0


# How long it lasts.


async def test_the_more_people_wait_the_shorter_a_thought_is(pool: BotPool) -> None:
    thoughts = [think(pool, "search:5", whose) for whose in "abcd"]
    await serve_all(4)
    await asyncio.gather(*thoughts)
    seconds = [thought.seconds for thought in Scripted.made[0].asked]
    assert seconds == pytest.approx([LONGEST_THOUGHT, USUAL_SECONDS / 3, USUAL_SECONDS / 2, LONGEST_THOUGHT])


async def test_a_long_thought_ends_when_somebody_comes_to_wait(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = think(pool, "search:20000it", "anna")
    await until_true(lambda: Scripted.made and Scripted.made[0].asked)
    assert not long.done()
    monkeypatch.setattr(botpool, "USUAL_SECONDS", 0.0)
    other = think(pool, "search:0.5", "boris")
    assert await asyncio.wait_for(long, 10) == "search:20000it"
    assert Scripted.made[0].stops == 1
    await serve_all(2)
    await other


async def test_rounds_are_bounded_by_time_too() -> None:
    state = dw.game("keyforge").new(seed=4)
    thought = Thought("keyforge", state.to_json(), "search:20000it", 1, 0.0)
    thinker = Thinker()
    try:
        await asyncio.to_thread(thinker.start)
        key = await asyncio.to_thread(thinker.think, thinker.begin(), thought)
    finally:
        thinker.kill()
    assert state.decision is not None
    assert key in state.decision.keys


async def test_a_thought_that_is_stopped_answers_with_what_it_has_found() -> None:
    state = dw.game("keyforge").new(seed=4)
    thought = Thought("keyforge", state.to_json(), "search:3600", 1, 3600.0)
    thinker = Thinker()
    try:
        await asyncio.to_thread(thinker.start)
        answer = asyncio.create_task(asyncio.to_thread(thinker.think, thinker.begin(), thought))
        await asyncio.sleep(0.05)
        thinker.stop()
        key = await asyncio.wait_for(answer, 30)
    finally:
        thinker.kill()
    assert state.decision is not None
    assert key in state.decision.keys


# When nobody needs it, or it fails.


async def test_a_thought_that_nobody_waits_for_is_stopped_and_its_process_used_again(pool: BotPool) -> None:
    first = think(pool, "first", "anna")
    await until_true(lambda: Scripted.made and Scripted.made[0].asked)
    first.cancel()
    await asyncio.wait([first])
    assert Scripted.made[0].stops == 1
    second = think(pool, "second", "anna")
    assert await serve_all(2) == ["first", "second"]
    assert await second == "second"
    assert len(Scripted.made) == 1


async def test_a_bot_that_does_not_answer_loses_its_process(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(botpool, "GRACE", 0.01)
    monkeypatch.setattr(botpool, "LONGEST_THOUGHT", 0.0)
    monkeypatch.setattr(Scripted, "stop", lambda _self: None)
    with pytest.raises(BotFailed):
        await asyncio.wait_for(pool.choose(STATE, "deaf", "anna"), 10)
    assert [thinker.is_dead for thinker in Scripted.made] == [True, True]


async def test_a_process_that_is_killed_is_replaced() -> None:
    pool = BotPool(1)
    try:
        assert await pool.choose(STATE, "random", "anna")
        (thinker,) = pool._idle
        assert thinker.pid is not None
        os.kill(thinker.pid, signal.SIGKILL)
        assert await pool.choose(STATE, "random", "anna")
        assert thinker not in pool._idle
    finally:
        pool.close()


async def test_what_a_bot_stumbles_over_is_told_and_its_process_lives() -> None:
    pool = BotPool(1)
    try:
        with pytest.raises(BotFailed, match="no-such-bot"):
            await pool.choose(STATE, "no-such-bot", "anna")
        assert await pool.choose(STATE, "random", "anna")
        assert len(pool._all) == 1
    finally:
        pool.close()


# At a table.


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


class Deep:
    """A pool in which every thought lasts until it is cancelled."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, str]] = []
        self.ended = 0

    async def choose(self, _state: Any, bot: str, whose: str, _is_watched: Any) -> str:
        self.begun.append((bot, whose))
        try:
            await asyncio.Event().wait()
        finally:
            self.ended += 1
        raise AssertionError


@pytest.fixture
def deep(server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch) -> Deep:
    deep = Deep()
    monkeypatch.setattr(BotPool, "choose", lambda _self, *given: deep.choose(*given))
    return deep


async def until_a_bot_thinks(seat: AsyncSeat, deep: Deep) -> None:
    while not deep.begun:
        question = await asyncio.wait_for(seat.question(), 10)
        assert question is not None
        await seat.choose(question.options[0].key)
        await asyncio.sleep(0.02)


async def test_who_gives_up_stops_the_bot(server: tuple[str, Context], deep: Deep) -> None:
    async with AsyncClient(server[0], "Anna") as anna:
        table = await anna.new_table(NewTable("dimensions", seats=me_and("search:5")))
        async with anna.at(table.id) as seat:
            await until_a_bot_thinks(seat, deep)
            owner = (await table_of(server[1], table.id)).row.owner
            assert deep.begun == [("search:5", owner)]
            assert deep.ended == 0
            await seat.send(Resign("enough"))
            await until(seat, lambda client_state: client_state.is_over)
            await until_true(lambda: deep.ended == 1)


async def test_who_returns_stops_the_bot_that_stood_in(server: tuple[str, Context], deep: Deep) -> None:
    async with table_for_two(server[0]) as (info, anna, boris), boris.at(info.id):
        table = await table_of(server[1], info.id)
        async with table.lock:
            assert table.table_game is not None
            asked = table.table_game.asked
            assert asked is not None
            await table.commit([table.table_game.stand_in(asked, "search:5")])
        await until_true(lambda: deep.begun)
        assert deep.ended == 0
        async with (anna, boris)[asked].at(info.id) as seat:
            await until(seat, lambda client_state: client_state.question is not None)
            await until_true(lambda: deep.ended == 1)


async def test_bots_among_themselves_stop_when_nobody_looks_on(
    server: tuple[str, Context], deep: Deep
) -> None:
    async with AsyncClient(server[0], "Anna") as anna:
        seats = me_and("search:5", "search:5")[1:]
        table = await anna.new_table(NewTable("dimensions", seats=seats))
        async with anna.at(table.id):
            await until_true(lambda: deep.begun)
        await until_true(lambda: deep.ended == 1)
        async with anna.at(table.id):
            await until_true(lambda: len(deep.begun) == 2)
            assert deep.ended == 1
