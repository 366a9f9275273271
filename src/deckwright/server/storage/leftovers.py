"""What is left behind: games of guests who can't come back, tables where no game began, and those guests."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, update

from deckwright.server.storage.database import Database
from deckwright.server.storage.models import (
    ACTIONS,
    CHAT,
    DECKS,
    RECORDS,
    SEATS,
    SIGN_OUTS,
    TABLES,
    USERS,
)

TRACES: Final = (TABLES.c.owner, SEATS.c.user, CHAT.c.user, RECORDS.c.owner, DECKS.c.user)
"""Where a person can stand."""


class Leftovers:
    """Finds and deletes them. Nothing of an account is ever among them but records that it has brought."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def delete_tables(
        self, never_begun: float, unseen: float, spared: Collection[str], most: int
    ) -> list[str]:
        """Delete tables where no game began and nobody was seen since the one time, and any that were not
        shared where nobody was seen since the other; not those `spared`. Their ids."""
        wanted = or_(
            and_(TABLES.c.state == "open", _left_since(never_begun)),
            and_(TABLES.c.shared.is_(False), _left_since(unseen)),
        )
        question = select(TABLES.c.id).where(wanted).order_by(TABLES.c.created).limit(most + len(spared))
        async with self._database.write() as connection:
            found = (await connection.execute(question)).scalars().all()
            ids = [id for id in found if id not in spared][:most]
            for column in (ACTIONS.c.table, CHAT.c.table, SEATS.c.table, TABLES.c.id):
                await connection.execute(delete(column.table).where(column.in_(ids)))
            await connection.execute(update(TABLES).where(TABLES.c.next.in_(ids)).values(next=None))
        return ids

    async def newest(self) -> float | None:
        """When somebody was last here, as far as it is stored."""
        times = (USERS.c.seen, TABLES.c.created, TABLES.c.started, TABLES.c.ended, RECORDS.c.created)
        async with self._database.read() as connection:
            found = [(await connection.execute(select(func.max(each)))).scalar_one() for each in times]
        return max((each for each in found if each is not None), default=None)

    async def delete_sign_outs(self, before: float) -> None:
        """Forget sessions that ended so long ago that their cookies have run out too."""
        async with self._database.write() as connection:
            await connection.execute(delete(SIGN_OUTS).where(SIGN_OUTS.c.at < before))

    async def delete_records(self, brought: float, most: int) -> int:
        """Delete records that were brought before then; how many. Whoever brought one has the file."""
        old = select(RECORDS.c.id).where(RECORDS.c.created < brought).order_by(RECORDS.c.created).limit(most)
        async with self._database.write() as connection:
            deleted = await connection.execute(delete(RECORDS).where(RECORDS.c.id.in_(old)))
            return int(deleted.rowcount)

    async def delete_decks(self, unseen: float, most: int) -> int:
        """Delete decks of guests whose cookies have run out since they were seen: nobody else has them."""
        guests = select(USERS.c.id).where(USERS.c.login.is_(None), USERS.c.seen < unseen)
        old = select(DECKS.c.id).where(DECKS.c.user.in_(guests)).limit(most)
        async with self._database.write() as connection:
            deleted = await connection.execute(delete(DECKS).where(DECKS.c.id.in_(old)))
            return int(deleted.rowcount)

    async def delete_guests(self, unseen: float, most: int) -> int:
        """Delete guests who were not seen since then and have nothing here any more; how many."""
        old = select(USERS.c.id).where(USERS.c.login.is_(None), USERS.c.seen < unseen)
        for trace in TRACES:
            old = old.where(~exists().where(trace == USERS.c.id))
        async with self._database.write() as connection:
            deleted = await connection.execute(delete(USERS).where(USERS.c.id.in_(old.limit(most))))
            return int(deleted.rowcount)


def _left_since(time: float) -> ColumnElement[bool]:
    """Whether a table is older than that, and all its people are guests who were not seen since."""
    seated = select(SEATS.c.user).where(SEATS.c.table == TABLES.c.id, SEATS.c.user.is_not(None))
    talked = select(CHAT.c.user).where(CHAT.c.table == TABLES.c.id)
    there = or_(USERS.c.id == TABLES.c.owner, USERS.c.id.in_(seated), USERS.c.id.in_(talked))
    stays = or_(USERS.c.login.is_not(None), USERS.c.seen >= time)
    return and_(TABLES.c.created < time, ~exists().where(there, stays).correlate(TABLES))
