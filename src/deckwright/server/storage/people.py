"""Deleting a person with all that is theirs alone."""

from sqlalchemy import and_, delete, exists, or_, select, update

from deckwright.server.storage.database import Database
from deckwright.server.storage.models import ACTIONS, CHAT, DECKS, RECORDS, SEATS, TABLES, USERS


async def delete_person(database: Database, user: str) -> list[str]:
    """Delete somebody, in one transaction; the ids of the tables that went with them."""
    others = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.user.is_not(None), SEATS.c.user != user)
    sits = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.user == user)
    alone = and_(or_(TABLES.c.owner == user, sits), ~others)
    heirs = SEATS.alias()
    heir = (
        select(heirs.c.user)
        .where(heirs.c.table == TABLES.c.id, heirs.c.user.is_not(None), heirs.c.user != user)
        .order_by(heirs.c.seat)
        .limit(1)
        .scalar_subquery()
    )
    waits = select(TABLES.c.id).where(TABLES.c.state == "open")
    async with database.write() as connection:
        gone = list((await connection.execute(select(TABLES.c.id).where(alone))).scalars())
        for column in (ACTIONS.c.table, CHAT.c.table, SEATS.c.table, TABLES.c.id):
            await connection.execute(delete(column.table).where(column.in_(gone)))
        await connection.execute(update(TABLES).where(TABLES.c.next.in_(gone)).values(next=None))
        await connection.execute(update(TABLES).where(TABLES.c.owner == user).values(owner=heir))
        free = update(SEATS).where(SEATS.c.user == user, SEATS.c.table.in_(waits))
        await connection.execute(free.values(kind="open", user=None, name=""))
        await connection.execute(update(SEATS).where(SEATS.c.user == user).values(user=None, name=""))
        for whose in (CHAT.c.user, RECORDS.c.owner, DECKS.c.user, USERS.c.id):
            await connection.execute(delete(whose.table).where(whose == user))
    return gone
