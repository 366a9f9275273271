"""The lobby: setting up tables, sitting down, getting up, playing again."""

import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from typing import Final

from starlette.responses import Response

from deckwright.kernel.notation import seat_name
from deckwright.server.api import JSON, TEXT, Call, Endpoint
from deckwright.server.board import info_of
from deckwright.server.live import LiveTable
from deckwright.server.newtables import create_table, same_again
from deckwright.server.problems import BadRequest, Conflict, NotAllowed, NotFound
from deckwright.server.protocol import (
    NewTable,
    OwnGame,
    OwnGames,
    Result,
    Sit,
    TableInfo,
    TableList,
)
from deckwright.server.storage.rows import TableRow, UserRow
from deckwright.server.tables.table_game import BrokenGame

MOST_OWN: Final = 50
BROKEN: Final = "broken"
"""Why a game has no result: the rules that it was begun under are gone."""


# Looking around.


async def get_tables(call: Call) -> Response:
    """The public tables that wait for players, then those that can be watched; of private ones, one's own."""
    return Response(await call.context.board.text(user_of(call), call.language), media_type=JSON)


async def get_table(call: Call, id: str) -> TableInfo:
    return (await find_table(call, id)).info(user_of(call), call.language)


async def get_text(call: Call, id: str) -> str:
    """The table in lines, as the terminal shows it, for whoever asks."""
    table = await find_table(call, id)
    async with table.lock:
        if table.table_game is None:
            raise Conflict("server-not-begun")
        reader = table.reader(table.seat_of(user_of(call)), call.language)
        return "\n".join(reader.table_text(table.table_game.session)) + "\n"


async def get_own_games(call: Call) -> OwnGames:
    """Games under way first. One that can't be played on any more is there all the same."""
    user = call.me.id
    games = []
    rows = await call.context.store.tables_of(user, MOST_OWN)
    seats = await call.context.store.seats_of_tables(row.id for row in rows)
    for row in rows:
        asked: Collection[int] = ()
        if row.state != "over":
            with suppress(BrokenGame):
                asked = await call.context.registry.asked(row.id)
        mine = [seat.seat for seat in seats[row.id] if seat.user == user]
        info = info_of(call.context.registry, row, seats[row.id], user, call.language)
        yours = next((seat.seat for seat in info.seats if seat.you), None)
        games.append(OwnGame(info, yours, any(seat in asked for seat in mine), result_for(yours, row)))
    return OwnGames(games)


def result_for(seat: str | None, row: TableRow) -> Result | None:
    """How a game ended for a seat; a game that one has lost alone has no winners either."""
    if seat is None or row.outcome is None:
        return None
    winners = [seat_name(winner) for winner in row.outcome["winners"]]
    if row.outcome["reason"] == BROKEN:
        return "drawn"
    if seat in winners:
        return "drawn" if len(winners) == row.seats > 1 else "won"
    return "lost" if winners or row.seats == 1 else "drawn"


def user_of(call: Call) -> str | None:
    return None if call.user is None else call.user.id


async def find_table(call: Call, id: str) -> LiveTable:
    try:
        table = await call.context.registry.table(id)
    except BrokenGame as error:
        raise Conflict("server-game-broken") from error
    if table is None:
        raise NotFound("server-no-table")
    table.used_at = time.monotonic()
    return table


# GameSession down and getting up.


async def sit_down(call: Call, id: str, body: Sit) -> TableInfo:
    table = await find_table(call, id)
    async with table.lock:
        await take_seat(table, call.me, body.seat)
    return table.info(call.me.id, call.language)


async def take_seat(table: LiveTable, user: UserRow, wanted: str | None) -> None:
    """Give somebody a seat; the game begins with the last one. The caller holds the lock."""
    if wanted is not None and wanted not in [seat_name(seat.seat) for seat in table.seats]:
        raise BadRequest("server-no-seat", seat=wanted[:20])
    if any(seat.user == user.id for seat in table.seats):
        raise Conflict("server-seated-before")
    if table.row.state != "open":
        raise Conflict("server-begun-before")
    free = [seat for seat in table.seats if seat.kind == "open" and wanted in (None, seat_name(seat.seat))]
    if not free:
        raise Conflict("server-seat-taken")
    await table.seat(replace(free[0], kind="person", user=user.id, name=user.name))


async def get_up(call: Call, id: str) -> TableInfo:
    table = await find_table(call, id)
    async with table.lock:
        mine = [seat for seat in table.seats if seat.user == call.me.id]
        if not mine:
            raise Conflict("server-not-seated")
        if table.row.state != "open":
            raise Conflict("server-begun-before")
        await table.seat(replace(mine[0], kind="open", user=None, name=""))
    return table.info(call.me.id, call.language)


async def end_broken(call: Call, id: str) -> TableInfo:
    """End a game that can't be played on, without a result: it would stand among those under way for ever."""
    context = call.context
    row = await context.store.table(id)
    seats = await context.store.seats(id)
    if row is None:
        raise NotFound("server-no-table")
    if row.owner != call.me.id and all(seat.user != call.me.id for seat in seats):
        raise NotAllowed("server-not-your-table")
    if row.state == "playing":
        with suppress(BrokenGame):
            await context.registry.table(id)
            raise Conflict("server-game-not-broken")
        outcome = {"winners": [], "scores": [], "reason": BROKEN}
        await context.store.change_table(id, state="over", ended=time.time(), outcome=outcome)
        row = await context.store.table(id) or row
    return info_of(context.registry, row, seats, call.me.id, call.language)


async def rematch(call: Call, id: str) -> TableInfo:
    """A table like one that is over, with everybody at the same seat: each sits down there by asking for it,
    and bots sit there already."""
    old = await find_table(call, id)
    async with old.lock:
        mine = old.seat_of(call.me.id)
        if mine not in range(old.row.seats):
            raise NotAllowed("server-only-looking-on")
        if old.row.state != "over":
            raise Conflict("server-not-over")
        if old.row.next is None:
            await call.context.limits.take_table(call.me)
            table = await call.context.registry.add(*same_again(old, call.me))
            await call.context.store.change_table(old.row.id, next=table.row.id)
            old.row = replace(old.row, next=table.row.id)
            old.tell_changed()
            return table.info(call.me.id, call.language)
    table = await find_table(call, old.row.next)
    async with table.lock:
        if table.row.state == "open" and table.seats[mine].kind == "open":
            await take_seat(table, call.me, seat_name(mine))
    return table.info(call.me.id, call.language)


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/tables",
        get_tables,
        "Tables that wait for players, and games that can be watched.",
        answer=TableList,
    ),
    Endpoint(
        "POST", "/tables", create_table, "Set up a table.", body=NewTable, answer=TableInfo, session="made"
    ),
    Endpoint("GET", "/tables/{id}", get_table, "One table.", answer=TableInfo),
    Endpoint(
        "POST",
        "/tables/{id}/seat",
        sit_down,
        "Sit down; the game begins with the last seat.",
        body=Sit,
        answer=TableInfo,
        session="made",
    ),
    Endpoint(
        "DELETE",
        "/tables/{id}/seat",
        get_up,
        "Get up, before the game has begun.",
        answer=TableInfo,
        session="needed",
    ),
    Endpoint(
        "POST",
        "/tables/{id}/end",
        end_broken,
        "End a game that was begun under other rules and can't be played on.",
        answer=TableInfo,
        session="needed",
    ),
    Endpoint(
        "POST",
        "/tables/{id}/rematch",
        rematch,
        "Play again with the same people.",
        answer=TableInfo,
        session="needed",
    ),
    Endpoint(
        "GET",
        "/tables/{id}/text",
        get_text,
        "The table in lines of text, as you see it.",
        answer=str,
        media=TEXT,
    ),
    Endpoint(
        "GET",
        "/games/mine",
        get_own_games,
        "Your games, those under way first.",
        answer=OwnGames,
        session="needed",
    ),
)
