"""What is cleared away and, above all, what is not."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response

from deckwright.server import cleanup
from deckwright.server.app import make_context, running
from deckwright.server.cleanup import DAY, Cleaner
from deckwright.server.config import Config
from deckwright.server.context import Context
from deckwright.server.storage.leftovers import Leftovers
from deckwright.server.storage.rows import ChatRow, DeckRow, RecordRow, UserRow
from tests.server.rows import action_row, seat_row, table_row, user_row
from tests.server.tables import quick_config

pytestmark = pytest.mark.anyio

NOW = 1_000 * DAY
LONG_AGO = NOW - 401 * DAY
LATELY = NOW - 31 * DAY


@pytest.fixture
async def context(address: str, tmp_path: Path) -> AsyncIterator[Context]:
    """A server on a database of either kind."""
    context = make_context(replace(quick_config(tmp_path), database_url=address))
    async with running(context):
        yield context


def cleaner(context: Context, **settings: Any) -> Cleaner:
    """At the time `NOW`."""
    context.config = replace(context.config, **settings)
    return Cleaner(context, lambda: NOW)


async def make_user(context: Context, id: str = "anna", seen: float = LONG_AGO, **more: Any) -> None:
    await context.store.create_user(user_row(id, created=LONG_AGO, seen=seen, **more))


async def make_table(context: Context, id: str = "table", other: str | None = None, **more: Any) -> None:
    """A table of Anna's; at the other seat is a bot, or somebody."""
    row = table_row(id, **{"settings": {}, "created": LONG_AGO, "state": "over", **more})
    second = seat_row(id, 1, kind="bot" if other is None else "person", user=other, bot="random")
    await context.store.create_table(row, [seat_row(id), second])
    await context.journal.append([action_row(id, kind="return")])


async def is_there(context: Context, table: str = "table") -> bool:
    return await context.store.table(table) is not None


# What goes.


async def test_a_guest_who_can_not_come_back_goes_with_their_games(context: Context) -> None:
    await make_user(context)
    for state in ("open", "playing", "over"):
        await make_table(context, state, state=state)
        await context.store.add_chat(ChatRow(state, 1, "anna", "Anna", 0, "Hello", LONG_AGO), 9)
    await cleaner(context).clean()
    assert await context.store.user("anna") is None
    for table in ("open", "playing", "over"):
        assert not await is_there(context, table)
        assert await context.store.actions(table) == []


async def test_a_table_where_no_game_began_goes_before_its_guest(context: Context) -> None:
    await make_user(context, seen=LATELY)
    await make_table(context, "open", state="open", created=LATELY)
    await make_table(context, "playing", state="playing", created=LATELY)
    await cleaner(context).clean()
    assert not await is_there(context, "open")
    assert await is_there(context, "playing")
    assert await context.store.user("anna") is not None


async def test_a_rematch_that_is_gone_can_be_wished_for_again(context: Context) -> None:
    await make_user(context, seen=LATELY)
    await make_table(context, "first", next="second")
    await make_table(context, "second", state="open", created=LATELY)
    live = await context.registry.table("first")
    assert live is not None
    await cleaner(context).clean()
    assert not await is_there(context, "second")
    first = await context.store.table("first")
    assert first is not None
    assert (first.next, live.row.next) == (None, None)


@pytest.mark.parametrize("login", [None, "anna"])
async def test_a_record_that_was_brought_long_ago_goes_whoever_brought_it(
    context: Context, login: str | None
) -> None:
    await make_user(context, seen=NOW, login=login)
    for id, brought in (("old", NOW - 181 * DAY), ("new", NOW - 179 * DAY)):
        await context.store.create_record(RecordRow(id, "dimensions", "anna", "{}", {}, brought))
    await cleaner(context).clean()
    assert await context.store.record("old") is None
    assert await context.store.record("new") is not None
    await cleaner(context, record_days=0).clean()
    assert await context.store.record("new") is not None


# What stays.


@pytest.mark.parametrize("seen", [NOW, NOW - 399 * DAY])
async def test_whoever_may_still_come_back_finds_everything(context: Context, seen: float) -> None:
    await make_user(context, seen=seen)
    await make_table(context)
    await cleaner(context).clean()
    assert await is_there(context)
    assert await context.store.user("anna") is not None


@pytest.mark.parametrize("state", ["open", "playing", "over"])
async def test_nothing_of_an_account_goes(context: Context, state: str) -> None:
    await make_user(context, login="anna", password_hash="x")
    await make_table(context, state=state)
    await cleaner(context).clean()
    assert await is_there(context)
    assert await context.store.user("anna") is not None


@pytest.mark.parametrize("login", [None, "boris"])
async def test_a_game_stays_for_the_other_who_played_it(context: Context, login: str | None) -> None:
    """An account, however long it is away, or a guest who was there lately."""
    await make_user(context)
    await make_user(context, "boris", LATELY if login is None else LONG_AGO, login=login)
    await make_table(context, other="boris")
    await cleaner(context).clean()
    assert await is_there(context)
    assert await context.store.user("anna") is not None


async def test_what_an_account_has_said_stays_with_its_table(context: Context) -> None:
    await make_user(context)
    await make_user(context, "boris", login="boris")
    await make_table(context)
    await context.store.add_chat(ChatRow("table", 1, "boris", "Boris", None, "Well played", LONG_AGO), 9)
    await cleaner(context).clean()
    assert len(await context.store.chat("table", 9)) == 1


async def test_a_game_that_was_shared_stays(context: Context) -> None:
    await make_user(context)
    await make_table(context, shared=True)
    await cleaner(context).clean()
    assert await is_there(context)


@pytest.mark.parametrize("kept", ["deck", "record"])
async def test_a_guest_with_something_to_keep_stays(context: Context, kept: str) -> None:
    await make_user(context, seen=NOW - 399 * DAY)
    if kept == "deck":
        await context.store.create_deck(DeckRow("deck", "anna", "", "code", LONG_AGO))
    else:
        await context.store.create_record(RecordRow("record", "dimensions", "anna", "{}", {}, LATELY))
    await cleaner(context, guest_days=30).clean()
    assert await context.store.user("anna") is not None


@pytest.mark.parametrize(
    ("guest_days", "login", "seen", "stays"),
    [(400, None, 401, False), (30, None, 399, True), (0, None, 900, True), (30, "anna", 900, True)],
)
async def test_decks_go_when_nobody_can_come_back_to_them(
    context: Context, guest_days: int, login: str | None, seen: int, stays: bool
) -> None:
    await make_user(context, seen=NOW - seen * DAY, login=login)
    await context.store.create_deck(DeckRow("deck", "anna", "", "code", LONG_AGO))
    await cleaner(context, guest_days=guest_days).clean()
    assert (await context.store.deck("deck") is not None) == stays
    assert (await context.store.user("anna") is not None) == stays


async def test_a_table_in_memory_stays(context: Context) -> None:
    await make_user(context)
    await make_table(context, state="open")
    assert await context.registry.table("table") is not None
    await cleaner(context).clean()
    assert await is_there(context)


async def test_without_a_time_nothing_goes(context: Context) -> None:
    await make_user(context)
    await make_table(context)
    await make_table(context, "open", state="open")
    await cleaner(context, guest_days=0, open_days=0).clean()
    assert await is_there(context)
    assert await is_there(context, "open")


# How it goes.


async def test_only_so_much_goes_at_once(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "AT_ONCE", 2)
    monkeypatch.setattr(cleanup, "MOST_TIMES", 2)
    await make_user(context)
    for number in range(5):
        await make_table(context, f"t{number}", created=LONG_AGO - number)
    await cleaner(context).clean()
    assert [await is_there(context, f"t{number}") for number in range(5)] == [True] + [False] * 4
    await cleaner(context).clean()
    assert await context.store.user("anna") is None


async def test_whoever_asks_for_a_table_meanwhile_waits_and_finds_none(context: Context) -> None:
    await make_user(context)
    await make_table(context)
    asked = []
    real = Leftovers.delete_tables

    async def delete(self: Any, *given: Any) -> list[str]:
        asked.append(asyncio.create_task(context.registry.table("table")))
        await asyncio.sleep(0.05)
        return await real(self, *given)

    found = cleaner(context)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Leftovers, "delete_tables", delete)
        await found.clean()
    assert await asked[0] is None


async def test_a_guest_who_comes_at_the_moment_they_go_is_nobody(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def as_it_was(*_ticket: object) -> UserRow:
        return user_row(seen=LONG_AGO)

    response = Response()
    context.identity.remember(HTTPConnection({"type": "http", "headers": []}), response, user_row())
    cookie = response.headers["set-cookie"].partition(";")[0].encode()
    monkeypatch.setattr(context.store, "user_of_session", as_it_was)
    visit = HTTPConnection({"type": "http", "headers": [(b"cookie", cookie)]})
    assert await context.identity.find(visit) is None


def test_the_times_can_be_set() -> None:
    config = Config.read({"DECKWRIGHT_GUEST_DAYS": "90", "DECKWRIGHT_OPEN_DAYS": "0"})
    assert (config.guest_days, config.open_days) == (90, 0)


# A clock that can't be right.


async def test_nothing_is_cleared_away_by_a_clock_that_was_set(context: Context) -> None:
    await make_user(context)
    time_of_day, lived = [NOW - 300 * DAY], [0.0]
    found = Cleaner(context, lambda: time_of_day[0], lambda: lived[0])
    time_of_day[0] = NOW
    await found.clean()
    assert await context.store.user("anna") is not None
    # It was right after all: two days have passed since.
    time_of_day[0] += 2 * DAY
    lived[0] += 2 * DAY
    await found.clean()
    assert await context.store.user("anna") is None


async def test_nothing_is_cleared_away_by_a_clock_far_from_all_that_is_stored(context: Context) -> None:
    """Neither at once nor after another start: nor when somebody has come by that clock meanwhile."""
    await make_user(context)
    first = Cleaner(context, lambda: NOW, lambda: 0.0)
    await first.doubt(await Leftovers(context.database).newest())
    await make_user(context, "boris", seen=NOW)
    lived = [0.0]
    second = Cleaner(context, lambda: NOW + lived[0], lambda: lived[0])
    await second.doubt(await Leftovers(context.database).newest())
    for passed, stays in ((0.0, True), (DAY, True), (2 * DAY, False)):
        lived[0] = passed
        await second.clean()
        assert (await context.store.user("anna") is not None) == stays
