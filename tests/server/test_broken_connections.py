"""Connections that break, fail or stop reading at the worst moment: the table and the others go on."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import websockets.asyncio.client
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed

from deckwright.server import sockets
from deckwright.server.app import make_app, running
from deckwright.server.client import AsyncClient
from deckwright.server.client_state import RequestRefused
from deckwright.server.context import Context
from deckwright.server.live import LiveTable
from deckwright.server.protocol import Choose, NewTable
from deckwright.server.sockets import SocketConnection
from deckwright.server.storage.journal import Journal
from deckwright.server.storage.rows import ActionRow, Change
from deckwright.server.storage.store import Store
from deckwright.server.tables.audience import Connection
from tests.server.rows import set_table
from tests.server.tables import me_and, quick_config, served, table_for_two, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


async def test_a_choice_whose_connection_breaks_while_it_is_stored_is_shown_to_the_others(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    real, held, go_on = Journal.append, asyncio.Event(), asyncio.Event()

    async def append(self: Journal, rows: Sequence[ActionRow], changes: Sequence[Change] = ()) -> None:
        held.set()
        await go_on.wait()
        await real(self, rows, changes)

    async with (
        table_for_two(server[0]) as (table, anna, boris),
        boris.at(table.id) as second,
        anna.at(table.id) as first,
    ):
        question = await first.question()
        assert question is not None
        live = await table_of(server[1], table.id)
        monkeypatch.setattr(Journal, "append", append)
        await first.send(Choose("x", question.number, question.options[0].key))
        await asyncio.wait_for(held.wait(), 5)
        for connection in live.audience.of_seat(0):
            assert isinstance(connection, SocketConnection)
            connection.end()
        await asyncio.sleep(0.05)
        go_on.set()
        assert await asyncio.wait_for(second.question(), 5) is not None


async def test_a_connection_that_can_not_be_greeted_is_not_at_the_table(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_self: LiveTable, _line: Connection) -> None:
        raise ZeroDivisionError

    async with table_for_two(server[0]) as (table, anna, _):
        live = await table_of(server[1], table.id)
        monkeypatch.setattr(LiveTable, "greet", fail)
        async with anna.at(table.id) as seat:
            with pytest.raises(RequestRefused) as refused:
                await asyncio.wait_for(seat.receive(), 5)
            assert refused.value.code == "server-fault"
        assert live.audience.connections == []


async def test_the_lobby_hangs_up_when_it_fails(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"{server[0].replace('http', 'ws')}/ws/lobby"
    async with (
        AsyncClient(server[0], "Anna") as anna,
        websockets.asyncio.client.connect(address, proxy=None) as socket,
    ):
        await socket.recv()

        async def fail(*_: object) -> None:
            raise OSError

        monkeypatch.setattr(Store, "lobby_tables", fail)
        await anna.new_table(NewTable("dimensions", seats=me_and("open")))
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), 5)


# Somebody who reads nothing.


class DeafSocket:
    """A socket whose other side sends messages and reads no answer."""

    def __init__(self, app: Starlette, table: str, messages: Sequence[dict[str, Any]]) -> None:
        self._app = app
        self._path = f"/ws/table/{table}"
        self._frames = [{"type": "websocket.connect"}]
        self._frames += [{"type": "websocket.receive", "text": json.dumps(each)} for each in messages]

    async def run(self) -> None:
        """Until the server ends it."""
        scope = {
            "type": "websocket",
            "path": self._path,
            "query_string": b"",
            "headers": [(b"host", b"127.0.0.1")],
            "client": ("127.0.0.1", 1),
        }
        await self._app(scope, self._receive, self._send)

    async def _receive(self) -> dict[str, Any]:
        await asyncio.sleep(0)
        if not self._frames:
            await asyncio.Event().wait()
        return self._frames.pop(0)

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()


@pytest.mark.parametrize(("limit", "most"), [("MOST_WAITING", 20), ("LARGEST_WAITING", 20_000)])
async def test_who_reads_nothing_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(sockets, limit, most)
    app = make_app(quick_config(tmp_path))
    async with running(app.state.context):
        store: Store = app.state.context.store
        await set_table(store, settings={}, state="playing")
        live = await table_of(app.state.context, "table")
        hello = {"type": "hello", "protocol": 1, "language": "en"}
        deaf = DeafSocket(app, "table", [hello, *({"type": "sync"} for _ in range(200))])
        await asyncio.wait_for(deaf.run(), 5)
        assert live.audience.connections == []
