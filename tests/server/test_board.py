"""The board of the lobby: what it costs to show it, and to whom it shows what."""

import asyncio
import json
import os
import pkgutil
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import pytest
from httpx import AsyncClient
from starlette.applications import Starlette

from deckwright.games import names as game_names
from deckwright.server import board
from deckwright.server.board import Listener
from deckwright.server.context import Context
from deckwright.server.storage.store import Store
from tests.server.rows import seat_row, table_row, user_row

pytestmark = pytest.mark.anyio


@pytest.fixture
def context(app: Starlette) -> Context:
    found: Context = app.state.context
    return found


async def make_tables(context: Context, count: int, **more: Any) -> None:
    if await context.store.user("anna") is None:
        await context.store.create_user(user_row())
    for number in range(count):
        id = f"{more.get('game', 'dimensions')}{number}{len(more)}"
        row = table_row(id, **{"settings": {}, "created": float(number), **more})
        await context.store.create_table(row, [seat_row(id), seat_row(id, 1, kind="open", user=None)])


class Count:
    """Counts how often something is called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> None:
        self.calls = 0
        self.last: Sequence[Any] = ()
        real = getattr(place, name)

        def counted(*given: Any, **named: Any) -> Any:
            self.calls += 1
            self.last = given
            return real(*given, **named)

        monkeypatch.setattr(place, name, counted)


async def test_listing_tables_looks_into_no_folder(
    context: Context, http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make_tables(context, 5)
    game_names()
    folders = [Count(monkeypatch, pkgutil, "iter_modules"), Count(monkeypatch, os, "listdir")]
    assert len((await http.get("/api/v1/tables")).json()["tables"]) == 5
    assert [folder.calls for folder in folders] == [0, 0]


async def test_a_change_is_written_once_in_each_language_however_many_listen(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make_tables(context, 4)
    written = Count(monkeypatch, board, "info_of")
    asked = Count(monkeypatch, Store, "lobby_tables")
    with ExitStack() as stack:
        listeners = [
            stack.enter_context(context.board.listen(user, language))
            for user in (None, "boris", "clara")
            for language in ("en", "uk")
            for _ in range(5)
        ]
        context.board.note()
        texts = [await asyncio.wait_for(listener.next(), 5) for listener in listeners]
    assert (written.calls, asked.calls) == (8, 1)
    assert len(set(texts)) == 2
    assert len(json.loads(texts[0])["tables"]) == 4


async def test_others_get_their_turn_between_two_listeners(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks, told_at = 0, []
    real = Listener.tell

    async def others() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0)

    def tell(listener: Listener, text: str) -> None:
        told_at.append(ticks)
        real(listener, text)

    monkeypatch.setattr(Listener, "tell", tell)
    turning = asyncio.create_task(others())
    with ExitStack() as stack:
        listeners = [stack.enter_context(context.board.listen(None, "en")) for _ in range(4)]
        context.board.note()
        for listener in listeners:
            await asyncio.wait_for(listener.next(), 5)
    turning.cancel()
    assert len(set(told_at)) == 4


async def test_whoever_belongs_to_a_table_is_shown_so_and_their_private_ones_too(context: Context) -> None:
    await make_tables(context, 2)
    await make_tables(context, 1, private=True, created=1.5)
    await make_tables(context, 1, private=True, state="playing", created=5.0)

    async def shown(user: str | None) -> list[tuple[float, bool, list[bool]]]:
        tables = json.loads(await context.board.text(user, "en"))["tables"]
        return [(each["created"], each["owner"], [seat["you"] for seat in each["seats"]]) for each in tables]

    anna, nobody = [True, False], [False, False]
    assert await shown("anna") == [(1.5, True, anna), (1.0, True, anna), (0.0, True, anna)]
    assert await shown(None) == await shown("boris") == [(1.0, False, nobody), (0.0, False, nobody)]
    with context.board.listen("anna", "en") as anna_listens, context.board.listen(None, "en") as other:
        context.board.note()
        assert len(json.loads(await asyncio.wait_for(anna_listens.next(), 5))["tables"]) == 3
        assert len(json.loads(await asyncio.wait_for(other.next(), 5))["tables"]) == 2


async def test_a_list_that_is_asked_for_after_a_change_knows_of_it(
    context: Context, http: AsyncClient
) -> None:
    assert (await http.get("/api/v1/tables")).json() == {"tables": []}
    made = (
        await http.post("/api/v1/tables", json={"game": "dimensions", "seats": [{"kind": "open"}] * 2})
    ).json()
    assert [each["id"] for each in (await http.get("/api/v1/tables")).json()["tables"]] == [made["id"]]


async def test_own_games_are_told_without_keeping_them_in_memory(
    context: Context, http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = {"game": "dimensions", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    made = (await http.post("/api/v1/tables", json=wanted)).json()["id"]
    monkeypatch.setattr("deckwright.server.table_registry.KEPT", -1.0)
    while context.registry.in_use(made) is not None:
        context.registry.sweep()
        await asyncio.sleep(0.01)
    (game,) = (await http.get("/api/v1/games/mine")).json()["games"]
    assert game["turn"]
    assert context.registry.in_use(made) is None
    # Whoever comes to the table changes that, and is asked anew.
    table = await context.registry.table(made)
    assert table is not None
    assert await context.registry.asked(made) == table.asked


async def test_own_games_are_asked_for_all_at_once(
    context: Context, http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        await http.post(
            "/api/v1/tables", json={"game": "dimensions", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
    asked = Count(monkeypatch, Store, "seats_of_tables")
    assert len((await http.get("/api/v1/games/mine")).json()["games"]) == 3
    assert asked.calls == 1
