"""Somebody leaves for good: what becomes of their games.

Games that nobody else played are deleted, and so are their decks, records and lines of chat. Games with
others go on or stay as they are, without their name; one under way they give up.
"""

from deckwright.kernel.ids import ONLOOKER
from deckwright.server.context import Context
from deckwright.server.storage.people import delete_person
from deckwright.server.tables.table_game import BrokenGame


async def leave_for_good(context: Context, user: str) -> None:
    """Delete somebody."""
    for row in await context.store.tables_of(user, None):
        if row.state == "playing":
            await give_up(context, row.id, user)
    gone = await delete_person(context.database, user)
    await context.registry.forget_person(user, gone)


async def give_up(context: Context, id: str, user: str) -> None:
    """End somebody's part in a game under way."""
    try:
        table = await context.registry.table(id)
    except BrokenGame:
        return
    if table is None:
        return
    async with table.lock:
        seat = table.seat_of(user)
        table_game = table.table_game
        if (
            seat == ONLOOKER
            or table_game is None
            or table_game.outcome is not None
            or seat in table_game.resigned
        ):
            return
        await table.resign(seat, "")
