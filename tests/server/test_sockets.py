"""The messages of sockets: what is acknowledged, refused, repeated, and what can't be understood."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import websockets.asyncio.client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deckwright.server.client import AsyncClient, AsyncSeat, cookie_header, socket_address
from deckwright.server.client_state import RequestRefused
from deckwright.server.context import Context
from deckwright.server.protocol import (
    Choose,
    Done,
    Hello,
    NewTable,
    Ping,
    Pong,
    Preview,
    Previewed,
    Refuse,
    Say,
    Scene,
    Speak,
    Sync,
    TableList,
    Welcome,
)
from tests.server.tables import me_and, quick_config, served, table_for_two, until, until_message

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


@pytest.fixture
async def seat(server: tuple[str, Context]) -> AsyncIterator[AsyncSeat]:
    """A seat at a table where its player is asked something."""
    async with table_for_two(server[0]) as (table, anna, _), anna.at(table.id, texts=True) as seat:
        await seat.question()
        yield seat


def question_of(seat: AsyncSeat) -> tuple[int, str]:
    question = seat.client_state.question
    assert question is not None
    return question.number, question.options[0].key


async def test_a_connection_is_welcomed_and_shown_everything(seat: AsyncSeat) -> None:
    assert seat.client_state.seat == "p1"
    assert seat.client_state.table is not None
    assert [each.name for each in seat.client_state.table.seats] == ["Anna", "Boris"]
    scene = seat.client_state.scene
    assert scene is not None
    assert (scene.seq, scene.log_from) == (1, 0)
    assert scene.question is not None
    assert scene.question.text != ""


async def test_a_choice_is_acknowledged_and_the_next_scene_shows_it(seat: AsyncSeat) -> None:
    number, key = question_of(seat)
    await seat.send(Choose("one", number, key))
    assert await until_message(seat, Done) == Done("one")
    scene = await until_message(seat, Scene)
    assert isinstance(scene, Scene)
    assert scene.seq == 2
    assert scene.question is None or scene.question.number == number + 1


async def test_the_same_message_again_is_acknowledged_and_not_done_twice(
    server: tuple[str, Context], seat: AsyncSeat
) -> None:
    number, key = question_of(seat)
    for _ in range(3):
        await seat.send(Choose("one", number, key))
    assert [await until_message(seat, Done) for _ in range(3)] == [Done("one")] * 3
    assert seat.client_state.table is not None
    assert len(await server[1].store.actions(seat.client_state.table.id)) == 1


async def test_a_stale_choice_is_refused_in_words_with_everything_fresh(seat: AsyncSeat) -> None:
    number, key = question_of(seat)
    await seat.send(Choose("old", number - 1, key))
    refusal = await until_message(seat, Refuse)
    assert isinstance(refusal, Refuse)
    assert (refusal.id, refusal.code) == ("old", "server-stale")
    assert "answered" in refusal.text
    scene = await until_message(seat, Scene)
    assert isinstance(scene, Scene)
    assert (scene.log_from, scene.seq) == (0, 2)
    assert question_of(seat) == (number, key)


async def test_a_choice_that_is_no_option_is_refused_by_its_name(seat: AsyncSeat) -> None:
    number, _ = question_of(seat)
    await seat.send(Choose("bad", number, "fly away"))
    refusal = await until_message(seat, Refuse)
    assert isinstance(refusal, Refuse)
    assert refusal.code == "choice-unknown-key"
    assert "fly away" in refusal.text
    assert isinstance(await until_message(seat, Scene), Scene)


async def test_who_is_not_asked_can_not_choose(server: tuple[str, Context]) -> None:
    async with (
        table_for_two(server[0]) as (table, anna, boris),
        boris.at(table.id, texts=True) as second,
        anna.at(table.id) as first,
    ):
        question = await first.question()
        assert question is not None
        await until(second, lambda client_state: client_state.scene is not None)
        assert second.client_state.question is None
        await second.send(Choose("mine", 1, question.options[0].key))
        refusal = await until_message(second, Refuse)
        assert isinstance(refusal, Refuse)
        assert refusal.code == "server-not-asked"
        assert refusal.text == "Сейчас выбираете не вы."


async def test_onlookers_see_what_is_open_and_can_not_choose(server: tuple[str, Context]) -> None:
    async with (
        table_for_two(server[0]) as (table, _, _),
        AsyncClient(server[0], "Vera") as vera,
        vera.at(table.id, texts=True) as line,
    ):
        client_state = await until(line, lambda client_state: client_state.scene is not None)
        assert client_state.seat is None
        assert client_state.scene is not None
        assert client_state.scene.view["seat"] is None
        assert client_state.scene.view["zones"]["p1/hand"].get("cards", [None])[0] is None
        assert client_state.table is not None
        assert client_state.table.watchers == 1
        await line.send(Choose("x", 1, "anything"))
        refusal = await until_message(line, Refuse)
        assert isinstance(refusal, Refuse)
        assert refusal.code == "server-only-looking-on"


async def test_a_whole_scene_can_be_asked_for_at_any_time(seat: AsyncSeat) -> None:
    await seat.send(Sync())
    scene = await until_message(seat, Scene)
    assert isinstance(scene, Scene)
    assert (scene.seq, scene.log_from) == (2, 0)


async def test_the_language_changes_at_any_time(seat: AsyncSeat) -> None:
    before = seat.client_state.scene
    assert before is not None
    assert before.question is not None
    await seat.send(Speak("uk"))
    await until_message(seat, Welcome)
    after = await until_message(seat, Scene)
    assert isinstance(after, Scene)
    assert after.question is not None
    assert after.view == before.view
    assert after.question.text != before.question.text
    await seat.send(Speak(None))
    silent = await until_message(seat, Scene)
    assert isinstance(silent, Scene)
    assert silent.question is not None
    assert (silent.question.text, silent.log) == ("", [])


async def test_a_preview_tells_what_an_option_would_do_and_changes_nothing(
    server: tuple[str, Context], seat: AsyncSeat
) -> None:
    number, key = question_of(seat)
    await seat.send(Preview("look", number, key))
    previewed = await until_message(seat, Previewed)
    assert isinstance(previewed, Previewed)
    assert previewed.lines != []
    assert seat.client_state.table is not None
    assert await server[1].store.actions(seat.client_state.table.id) == []


async def test_a_ping_is_answered(seat: AsyncSeat) -> None:
    await seat.send(Ping("p"))
    assert await until_message(seat, Pong) == Pong("p")


async def test_the_first_message_must_be_hello_of_this_protocol(server: tuple[str, Context]) -> None:
    async with table_for_two(server[0]) as (table, anna, _):
        for first, code in (
            ('{"type":"ping","id":"1"}', "server-hello-first"),
            ('{"type":"hello","protocol":99}', "server-other-protocol"),
        ):
            async with raw(anna, table.id) as socket:
                await socket.send(first)
                closing = json.loads(await socket.recv())
                assert (closing["type"], closing["code"]) == ("closing", code)


async def test_a_table_that_is_not_there_is_told_of(server: tuple[str, Context]) -> None:
    async with AsyncClient(server[0], "Anna") as anna, anna.at("nowhere") as line:
        with pytest.raises(RequestRefused, match="no such table"):
            await until(line, lambda client_state: client_state.scene is not None)


def raw(client: AsyncClient, table: str) -> websockets.asyncio.client.connect:
    address = socket_address(client.address, table)
    return websockets.asyncio.client.connect(
        address, additional_headers=cookie_header(client.http), proxy=None
    )


async def test_chat_is_told_to_all_and_has_limits(server: tuple[str, Context]) -> None:
    async with (
        table_for_two(server[0]) as (table, anna, boris),
        anna.at(table.id) as first,
        boris.at(table.id) as second,
    ):
        await first.send(Say("hi", "  Hello \u202e\n there "))
        await first.send(Say("hi", "  Hello there "))
        client_state = await until(second, lambda client_state: bool(client_state.chat))
        assert [(line.name, line.seat, line.text) for line in client_state.chat] == [
            ("Anna", "p1", "Hello there")
        ]
        for text, code in (("   ", "server-chat-empty"), ("x" * 501, "server-chat-too-long")):
            await first.send(Say(text[:9], text))
            refusal = await until_message(first, Refuse)
            assert isinstance(refusal, Refuse)
            assert refusal.code == code
        async with boris.at(table.id) as third:
            welcomed = await until(third, lambda client_state: client_state.scene is not None)
            assert [line.text for line in welcomed.chat] == ["Hello there"]


async def test_the_lobby_is_shown_whenever_it_changes(server: tuple[str, Context]) -> None:
    address = f"{server[0].replace('http', 'ws')}/ws/lobby?lang=ru"
    async with (
        AsyncClient(server[0], "Anna") as anna,
        websockets.asyncio.client.connect(address, proxy=None) as socket,
    ):
        assert json.loads(await socket.recv()) == {"tables": []}
        table = await anna.new_table(NewTable("dimensions", seats=me_and("open")))
        shown = json.loads(await asyncio.wait_for(socket.recv(), 10))
        assert [each["id"] for each in shown["tables"]] == [table.id]
        assert shown["tables"][0]["title"] == "Битва Измерений"
        await anna.new_table(NewTable("dimensions", seats=me_and("open"), private=True))
        listed = await anna.call("GET", "/tables", TableList)
        assert len(listed.tables) == 2  # Whoever set it up sees it.


# Messages that make no sense.

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
VALID: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 1, "language": "en"},
    {"type": "choose", "id": "a", "number": 1, "key": "sign rock"},
    {"type": "preview", "id": "b", "number": 1, "key": "sign rock"},
    {"type": "rest", "id": "c", "number": 1, "despite": False},
    {"type": "undo", "id": "d"},
    {"type": "answer-undo", "id": "e", "agree": True},
    {"type": "say", "id": "g", "text": "hello"},
    {"type": "speak", "language": "ru"},
    {"type": "sync"},
    {"type": "ping", "id": "h"},
]
STALE = ("choose", "preview", "rest")


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A valid message with one thing changed, taken away or added, or cut off."""
    message = dict(draw(st.sampled_from(VALID)))
    kind = message["type"]
    change = draw(st.integers(0, 4))
    if change == 0:
        del message[draw(st.sampled_from(sorted(message)))]
    elif change == 1:
        message[draw(st.sampled_from(sorted(message)))] = draw(ANYTHING)
    elif change == 2:
        message[draw(st.text(max_size=10))] = draw(ANYTHING)
    if message.get("type") == kind and kind in STALE:
        # A message that happens to be right would be a choice.
        message["number"] = draw(st.integers(-5, 0) | st.integers(2, 2**70) | st.text(max_size=3))
    text = json.dumps(message)
    return text[: draw(st.integers(0, len(text)))] if change == 3 else text


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(mutated() | ANYTHING.map(json.dumps) | st.text(max_size=40), max_size=12))
async def test_no_message_harms_the_server_or_the_game(
    server: tuple[str, Context], messages: list[str]
) -> None:
    async with table_for_two(server[0]) as (table, anna, _):
        async with raw(anna, table.id) as socket:
            await socket.send('{"type":"hello","protocol":1}')
            for message in messages:
                await socket.send(message)
            await socket.send(b"\x00\xff")
            await socket.send('{"type":"ping","id":"still here"}')
            while json.loads(await asyncio.wait_for(socket.recv(), 20)) != {
                "type": "pong",
                "id": "still here",
            }:
                pass
        assert await server[1].store.actions(table.id) == []
        async with anna.at(table.id) as seat:
            assert await seat.question() is not None


async def test_whoever_sends_nothing_but_nonsense_is_shut_out(server: tuple[str, Context]) -> None:
    async with table_for_two(server[0]) as (table, anna, _), raw(anna, table.id) as socket:
        await socket.send('{"type":"hello","protocol":1}')
        for _ in range(60):
            await socket.send("nonsense")
        codes = []
        async for frame in socket:
            message = json.loads(frame)
            codes.append(message.get("code"))
        assert codes[-1] == "server-too-many-bad"
        assert codes.count("server-not-json") == 50


async def test_hello_again_is_a_new_start(seat: AsyncSeat) -> None:
    await seat.send(Hello(1, "ru"))
    assert isinstance(await until_message(seat, Welcome), Welcome)
    scene = await until_message(seat, Scene)
    assert isinstance(scene, Scene)
    assert scene.log_from == 0
