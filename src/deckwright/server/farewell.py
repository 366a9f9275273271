"""Somebody leaves for good: what becomes of their games.

Games that nobody else played are deleted, and so are their decks, records and lines of chat. Games with
others go on or stay as they are, without their name; one under way they give up.
"""

from deckwright.kernel.ids import ONLOOKER
from deckwright.server.context import Context
from deckwright.server.storage.people import delete_person
from deckwright.server.tables.played import BrokenGame


async def leave_for_good(context: Context, user: str) -> None:
    """Delete somebody."""
    for row in await context.store.tables_of(user, None):
        if row.state == "playing":
            await give_up(context, row.id, user)
    gone = await delete_person(context.database, user)
    await context.hall.forget_person(user, gone)


async def give_up(context: Context, id: str, user: str) -> None:
    """End somebody's part in a game under way."""
    try:
        table = await context.hall.table(id)
    except BrokenGame:
        return
    if table is None:
        return
    async with table.lock:
        seat = table.seat_of(user)
        played = table.played
        if seat == ONLOOKER or played is None or played.outcome is not None or seat in played.resigned:
            return
        await table.resign(seat, "")
