"""What messages cost: a log is told once, a whole scene made once, and who asks for much is read slowly."""

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from deckwright.cli.serve import SEND_BUFFER, listen
from deckwright.kernel.game import Game
from deckwright.kernel.ids import Seat
from deckwright.play.tables import log_lines
from deckwright.server import pace, scenes, sockets
from deckwright.server.client import AsyncSeat
from deckwright.server.config import Config
from deckwright.server.context import Context
from deckwright.server.live import LiveTable
from deckwright.server.pace import (
    BURST,
    PER_SECOND,
    TOGETHER,
    WHOLE_SCENE,
    Metered,
    Pace,
    Share,
    Shares,
    cost_of,
)
from deckwright.server.protocol import (
    Choose,
    FromClient,
    FromServer,
    Hello,
    Ping,
    Pong,
    Preview,
    Previewed,
    Refuse,
    Scene,
    Speak,
    Sync,
)
from deckwright.server.scenes import Reader
from deckwright.server.sockets import SocketConnection
from deckwright.server.tables import audience
from tests.server.tables import quick_config, served, table_for_two, table_of, until, until_message

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


class Told:
    """What is told of a game while a test looks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.events = 0
        self.scenes = 0
        scene = Reader.scene

        def tell(game: Game, speaker: Any, events: Sequence[Any]) -> list[str]:
            self.events += len(events)
            return log_lines(game, speaker, events)

        def look(reader: Reader, *given: Any, **named: Any) -> Scene:
            self.scenes += 1
            return scene(reader, *given, **named)

        monkeypatch.setattr("deckwright.server.scenes.log_lines", tell)
        monkeypatch.setattr(Reader, "scene", look)


async def scene_after(seat: AsyncSeat, message: FromClient) -> Scene:
    await seat.send(message)
    scene = await until_message(seat, Scene)
    assert isinstance(scene, Scene)
    return scene


async def choose_some(table: LiveTable, count: int) -> None:
    """So many choices, whoever makes them."""
    async with table.lock:
        assert table.table_game is not None
        for _ in range(count):
            await table.commit([table.table_game.choose(0)])


async def test_to_send_everything_again_tells_nothing_again(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_for_two(server[0]) as (info, anna, _):
        await choose_some(await table_of(server[1], info.id), 6)
        async with anna.at(info.id, texts=True) as first:
            shown = (await until(first, lambda client_state: client_state.scene is not None)).scene
            assert shown is not None
            assert shown.log
            await scene_after(first, Speak("uk"))
            await scene_after(first, Speak("en"))
            told = Told(monkeypatch)
            for message in (Sync(), Hello(1, "en"), Speak("uk"), Sync(), Speak("en")):
                again = await scene_after(first, message)
            assert (told.events, told.scenes) == (0, 0)
            assert (again.log, again.log_from, again.view) == (shown.log, 0, shown.view)
        async with anna.at(info.id, texts=True) as first:
            await until(first, lambda client_state: client_state.scene is not None)
        assert (told.events, told.scenes) == (0, 0)


async def test_what_was_taken_back_while_nobody_read_is_forgotten(server: tuple[str, Context]) -> None:
    async with table_for_two(server[0]) as (info, _, boris):
        table = await table_of(server[1], info.id)
        async with table.lock:
            table_game = table.table_game
            assert table_game is not None
            await table.commit([table_game.choose(0)])
            while len(table_game.state.codes) == 1:
                await table.commit([table_game.choose(0)])
        async with boris.at(info.id, texts=True) as second:
            await until(second, lambda client_state: client_state.scene is not None)
        async with table.lock:
            await table.commit([table_game.choose(0)])
        async with boris.at(info.id, texts=True) as second:
            await until(second, lambda client_state: client_state.scene is not None)
        async with table.lock:
            assert table_game.asked is not None
            seat = int(table_game.session.choices[-1].seat)
            await table.commit([table_game.undo(seat, "")])
            await table.commit([table_game.choose(1)])
            while len(table_game.session.choices) < 8 and table_game.outcome is None:
                await table.commit([table_game.choose(0)])
        async with boris.at(info.id, texts=True) as second:
            client_state = await until(second, lambda client_state: client_state.scene is not None)
            assert client_state.scene is not None
            fresh = table._make_reader(table.seat_of(table.seats[1].user), "ru")
            assert client_state.scene.log == fresh.scene(table_game.session, 0, 1).log


async def test_readers_that_nobody_reads_with_are_forgotten_after_a_while(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_for_two(server[0]) as (info, anna, boris), anna.at(info.id, texts=True) as first:
        async with boris.at(info.id, texts=True) as second:
            await until(second, lambda client_state: client_state.scene is not None)
        await until(first, lambda client_state: client_state.scene is not None)
        table = await table_of(server[1], info.id)
        while len(table.audience.connections) > 1:
            await asyncio.sleep(0.01)
        readers = [table.reader(Seat(0), "en"), table.reader(Seat(1), "ru")]
        monkeypatch.setattr(audience, "KEPT", -1.0)
        server[1].registry.sweep()
        kept = [table.reader(reader.seat, reader.language) is reader for reader in readers]
        assert kept == [True, False]


async def test_a_preview_uses_the_reader_that_is_there(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_for_two(server[0]) as (info, anna, _), anna.at(info.id, texts=True) as first:
        question = await first.question()
        assert question is not None
        made: list[None] = []
        monkeypatch.setattr(Reader, "__init__", lambda *_given: made.append(None))
        await first.send(Preview("x", question.number, question.options[0].key))
        await until_message(first, Previewed)
        assert made == []


# How fast somebody is read.


def test_everything_again_costs_a_second_and_a_choice_next_to_nothing() -> None:
    now = 0.0
    own = Pace(50, lambda: now)
    for _ in range(BURST):
        own.spend(1 + cost_of(Sync()))
    assert own.wait == 0
    own.spend(1 + cost_of(Speak("en")))
    assert own.wait == pytest.approx(1)
    now = 2.0
    assert own.wait == 0
    assert [cost_of(each) for each in (Choose("a", 1, "b"), Ping("c"))] == [0, 0]
    assert cost_of(Preview("a", 1, "b")) > 0


def test_all_connections_of_one_person_have_one_pace() -> None:
    shares = Shares(50)
    with shares.used("anna") as first, shares.used("anna") as second, shares.used("boris") as other:
        assert first is second
        assert other is not first
        first.pace.spend(1000)
        assert (second.pace.wait > 0, other.pace.wait) == (True, 0)


def test_who_comes_again_has_no_more_than_who_stays() -> None:
    now = 0.0
    shares = Shares(50, lambda: now)
    with shares.used("anna") as share:
        share.pace.spend(1000)
    with shares.used("boris"), shares.used("anna") as again:
        assert again.pace.wait > 0
    now = 1000 / share.pace._rate
    with shares.used("boris"):
        assert len(shares) == 1
    with shares.used("anna") as rested:
        assert rested is not share


# The time that it takes.


def busy(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def test_only_ones_own_time_is_taken() -> None:
    async def work() -> None:
        busy(0.02)
        await asyncio.sleep(0.05)
        busy(0.02)

    async def other() -> None:
        busy(0.1)

    metered = Metered(work())
    await asyncio.gather(metered_alone(metered), other())
    assert 0.04 <= metered.seconds < 0.07
    assert metered.cost == pytest.approx(metered.seconds * PER_SECOND)


async def metered_alone(metered: Metered) -> None:
    await metered


async def test_what_goes_wrong_or_is_broken_off_is_told_and_paid_for() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        busy(0.01)
        raise LookupError

    async def wait() -> None:
        await asyncio.sleep(10)

    metered = Metered(fail())
    with pytest.raises(LookupError):
        await metered
    assert metered.seconds >= 0.01
    task = asyncio.create_task(metered_alone(Metered(wait())))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_nobody_waits_for_longer_than_a_minute_whatever_a_message_has_cost() -> None:
    async def work() -> None:
        busy(0.001)

    metered = Metered(work())
    await metered
    metered.seconds = 100.0
    rate = Config().message_rate
    own, together = Pace(rate, lambda: 0.0), Pace(TOGETHER * rate, lambda: 0.0)
    own.spend(metered.cost)
    together.spend(TOGETHER * metered.cost)
    assert 10 < own.wait <= 60
    assert 10 < together.wait <= 60


async def test_for_one_person_is_worked_on_one_thing_at_a_time_when_the_last_is_paid_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    share = Share(TOGETHER * 50, now=lambda: 0.0)
    connections = [SocketConnection(Frames([]), None, Pace(50), share) for _ in range(30)]
    slept: list[float] = []
    at_work: list[int] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    async def work(number: int) -> None:
        at_work.append(number)
        busy(0.02)
        await sleep(0)
        assert at_work[-1] == number

    monkeypatch.setattr(asyncio, "sleep", note)
    await asyncio.gather(
        *(connection.work(partial(work, number)) for number, connection in enumerate(connections))
    )
    assert at_work == list(range(30))
    # 600 milliseconds cost more than all that was saved up.
    assert slept
    assert max(slept) > 0.1


async def test_who_goes_before_their_turn_has_come_is_not_at_the_table(server: tuple[str, Context]) -> None:
    async with table_for_two(server[0]) as (info, _, _):
        table = await table_of(server[1], info.id)
        share = Share(1000)
        hello = {"type": "hello", "protocol": 1, "language": "en"}
        connection = SocketConnection(Frames([hello]), None, Pace(50), share)
        async with share.at_work():
            serving = asyncio.create_task(sockets.serve(server[1], connection, info.id))
            await asyncio.sleep(0.1)
            serving.cancel()
            await asyncio.sleep(0.1)
        await asyncio.wait((serving,))
        await asyncio.sleep(0.1)
        assert table.audience.connections == []


async def test_a_long_game_is_told_while_others_get_their_turn(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_for_two(server[0], "shards") as (info, anna, _):
        table = await table_of(server[1], info.id)
        await choose_some(table, 60)
        assert table.table_game is not None
        monkeypatch.setattr(scenes, "AT_ONCE", 20)
        monkeypatch.setattr(pace, "SLICE", 0.0)
        told: list[tuple[int, bool]] = []
        lengths: list[int] = []
        turns = 0

        def tell(game: Game, speaker: Any, events: Sequence[Any]) -> list[str]:
            told.append((turns, table.lock.locked()))
            lengths.append(len(events))
            return log_lines(game, speaker, events)

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        monkeypatch.setattr("deckwright.server.scenes.log_lines", tell)
        beside = asyncio.create_task(others())
        async with anna.at(info.id, texts=True) as first:
            client_state = await until(first, lambda client_state: client_state.scene is not None)
        beside.cancel()
        rows = [turn for turn, _ in told]
        assert len(rows) > 5
        assert max(lengths) <= 20
        assert all(later > earlier for earlier, later in pairwise(rows))
        assert all(locked for _, locked in told)
        assert client_state.scene is not None
        fresh = table._make_reader(Seat(0), "en")
        assert client_state.scene.log == fresh.scene(table.table_game.session, 0, 1).log


async def test_who_reads_without_words_is_told_no_log(server: tuple[str, Context]) -> None:
    async with table_for_two(server[0]) as (info, _, _):
        table = await table_of(server[1], info.id)
        await choose_some(table, 30)
        assert table.table_game is not None
        assert not table.reader(Seat(0), None).is_far_behind(table.table_game.session)


class Frames(WebSocket):
    """A socket that has some messages to read."""

    def __init__(self, messages: Sequence[dict[str, Any]]) -> None:
        super().__init__({"type": "websocket", "headers": []}, receive=self.receive, send=self.send)
        self._frames = [{"type": "websocket.receive", "text": json.dumps(each)} for each in messages]

    async def receive(self) -> dict[str, Any]:
        return self._frames.pop(0)


async def test_a_refused_choice_costs_the_scene_that_follows(server: tuple[str, Context]) -> None:
    async with table_for_two(server[0]) as (info, _, _):
        table = await table_of(server[1], info.id)
        now = 0.0
        own = Pace(1, lambda: now)
        connection = SocketConnection(Frames([]), None, own, Share(1000))
        connection.user = table.seats[0].user
        heard: list[FromServer] = []
        connection.send = heard.append  # type: ignore[method-assign, assignment]
        await table.join(connection)
        own.spend(BURST)
        await table.message_handler.handle(connection, Choose("a", 99, "fly"))
        assert [type(each) for each in heard[-2:]] == [Refuse, Scene]
        assert own.wait == pytest.approx(WHOLE_SCENE)
        await table.leave(connection)


async def test_who_has_spent_much_is_read_later(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    own = Pace(10, lambda: 0.0)
    connection = SocketConnection(Frames([{"type": "ping", "id": "x"}] * 2), None, own, Share(1000))
    assert isinstance(await connection.read(), Ping)
    connection.spend(10 * BURST + 18)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    assert await connection.read() == Ping("x")
    assert slept == [pytest.approx(2.0)]


# Somebody who reads slowly.


async def test_what_waits_for_one_person_is_bounded_over_all_connections(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sockets, "LARGEST_TOGETHER", 200)
    share = Share(1000)
    connections = [SocketConnection(Frames([]), None, Pace(50), share) for _ in range(3)]
    for connection in connections:
        connection.send(Pong("x" * 70))
    assert [connection.too_slow.is_set() for connection in connections] == [False, False, True]
    for connection in connections:
        connection.forget()
    assert share.waiting == 0


async def test_what_was_sent_waits_no_longer() -> None:
    share = Share(1000)
    connection = SocketConnection(Frames([]), None, Pace(50), share)
    sent: list[str] = []

    async def send(text: str) -> None:
        sent.append(text)

    connection._socket.send_text = send  # type: ignore[method-assign, assignment]
    connection.send(Pong("x"))
    connection.end()
    await connection.write()
    assert (len(sent), share.waiting) == (1, 0)


def test_the_system_keeps_little_for_somebody_who_reads_nothing() -> None:
    with listen(Config(port=0), any_port=True) as listening:
        # Linux counts its own work with it, and doubles what it is told.
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * SEND_BUFFER
