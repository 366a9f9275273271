"""What messages cost: a log is told once, a whole scene made once, and who asks for much is read slowly."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from deckwright.cli.serve import SEND_BUFFER, listen
from deckwright.kernel.game import Game
from deckwright.kernel.ids import Seat
from deckwright.play.tables import log_lines
from deckwright.server import sockets
from deckwright.server.client import AsyncSeat
from deckwright.server.config import Config
from deckwright.server.context import Context
from deckwright.server.live import LiveTable
from deckwright.server.pace import BURST, WHOLE_SCENE, Pace, Share, Shares, cost_of
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
from deckwright.server.sockets import Connection
from deckwright.server.tables import crowd
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
        assert table.played is not None
        for _ in range(count):
            await table.commit([table.played.choose(0)])


async def test_to_send_everything_again_tells_nothing_again(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_for_two(server[0]) as (info, anna, _):
        await choose_some(await table_of(server[1], info.id), 6)
        async with anna.at(info.id, texts=True) as first:
            shown = (await until(first, lambda following: following.scene is not None)).scene
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
            await until(first, lambda following: following.scene is not None)
        assert (told.events, told.scenes) == (0, 0)


async def test_what_was_taken_back_while_nobody_read_is_forgotten(server: tuple[str, Context]) -> None:
    async with table_for_two(server[0]) as (info, _, boris):
        table = await table_of(server[1], info.id)
        async with table.lock:
            played = table.played
            assert played is not None
            await table.commit([played.choose(0)])
            while len(played.state.codes) == 1:
                await table.commit([played.choose(0)])
        async with boris.at(info.id, texts=True) as second:
            await until(second, lambda following: following.scene is not None)
        async with table.lock:
            await table.commit([played.choose(0)])
        async with boris.at(info.id, texts=True) as second:
            await until(second, lambda following: following.scene is not None)
        async with table.lock:
            assert played.asked is not None
            seat = int(played.sitting.choices[-1].seat)
            await table.commit([played.undo(seat, "")])
            await table.commit([played.choose(1)])
            while len(played.sitting.choices) < 8 and played.outcome is None:
                await table.commit([played.choose(0)])
        async with boris.at(info.id, texts=True) as second:
            following = await until(second, lambda following: following.scene is not None)
            assert following.scene is not None
            fresh = table._make_reader(table.seat_of(table.seats[1].user), "ru")
            assert following.scene.log == fresh.scene(played.sitting, 0, 1).log


async def test_readers_that_nobody_reads_with_are_forgotten_after_a_while(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_for_two(server[0]) as (info, anna, boris), anna.at(info.id, texts=True) as first:
        async with boris.at(info.id, texts=True) as second:
            await until(second, lambda following: following.scene is not None)
        await until(first, lambda following: following.scene is not None)
        table = await table_of(server[1], info.id)
        while len(table.crowd.lines) > 1:
            await asyncio.sleep(0.01)
        readers = [table.reader(Seat(0), "en"), table.reader(Seat(1), "ru")]
        monkeypatch.setattr(crowd, "KEPT", -1.0)
        server[1].hall.sweep()
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
    pace = Pace(50, lambda: now)
    for _ in range(BURST):
        pace.spend(1 + cost_of(Sync()))
    assert pace.wait == 0
    pace.spend(1 + cost_of(Speak("en")))
    assert pace.wait == pytest.approx(1)
    now = 2.0
    assert pace.wait == 0
    assert [cost_of(each) for each in (Choose("a", 1, "b"), Ping("c"))] == [0, 0]
    assert cost_of(Preview("a", 1, "b")) > 0


async def test_all_connections_of_one_person_have_one_pace() -> None:
    shares = Shares(50)
    first, second = shares.of("anna"), shares.of("anna")
    assert first is second
    assert shares.of("boris") is not first
    first.pace.spend(1000)
    assert second.pace.wait > 0
    del first, second
    assert shares.of("anna").pace.wait == 0


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
        pace = Pace(1, lambda: now)
        line = Connection(Frames([]), None, pace, Share(1000))
        line.user = table.seats[0].user
        heard: list[FromServer] = []
        line.send = heard.append  # type: ignore[method-assign, assignment]
        await table.join(line)
        pace.spend(BURST)
        await table.desk.handle(line, Choose("a", 99, "fly"))
        assert [type(each) for each in heard[-2:]] == [Refuse, Scene]
        assert pace.wait == pytest.approx(WHOLE_SCENE)
        await table.leave(line)


async def test_who_has_spent_much_is_read_later(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    pace = Pace(10, lambda: 0.0)
    line = Connection(Frames([{"type": "ping", "id": "x"}] * 2), None, pace, Share(1000))
    assert isinstance(await line.read(), Ping)
    line.spend(10 * BURST + 18)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    assert await line.read() == Ping("x")
    assert slept == [pytest.approx(2.0)]


# Somebody who reads slowly.


async def test_what_waits_for_one_person_is_bounded_over_all_connections(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sockets, "LARGEST_TOGETHER", 200)
    share = Share(1000)
    lines = [Connection(Frames([]), None, Pace(50), share) for _ in range(3)]
    for line in lines:
        line.send(Pong("x" * 70))
    assert [line.too_slow.is_set() for line in lines] == [False, False, True]
    for line in lines:
        line.forget()
    assert share.waiting == 0


async def test_what_was_sent_waits_no_longer() -> None:
    share = Share(1000)
    line = Connection(Frames([]), None, Pace(50), share)
    sent: list[str] = []

    async def send(text: str) -> None:
        sent.append(text)

    line._socket.send_text = send  # type: ignore[method-assign, assignment]
    line.send(Pong("x"))
    line.end()
    await line.write()
    assert (len(sent), share.waiting) == (1, 0)


def test_the_system_keeps_little_for_somebody_who_reads_nothing() -> None:
    with listen(Config(port=0), any_port=True) as listening:
        # Linux counts its own work with it, and doubles what it is told.
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * SEND_BUFFER
