"""Every question that is put to the database, and every change but those of the journal."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Select,
    Table,
    and_,
    case,
    delete,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from deckwright.server.storage.database import Database
from deckwright.server.storage.models import ACTIONS, CHAT, DECKS, META, RECORDS, SEATS, TABLES, USERS
from deckwright.server.storage.rows import (
    ActionRow,
    ChatRow,
    DeckRow,
    RecordRow,
    SeatRow,
    TableRow,
    UserRow,
)

Kind = TypeVar("Kind")

UNDER_WAY: Final = ("open", "playing")


class LoginTaken(Exception):
    """Somebody else has that login."""


class Store:
    """The database in the words of the server. Every method is a transaction of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # People.

    async def create_user(self, row: UserRow) -> None:
        try:
            await self._insert(USERS, row)
        except IntegrityError as error:
            if row.login is not None and await self.user_by_login(row.login) is not None:
                raise LoginTaken from error
            raise

    async def user(self, id: str) -> UserRow | None:
        return await self._one(UserRow, select(USERS).where(USERS.c.id == id))

    async def user_by_login(self, login: str) -> UserRow | None:
        return await self._one(UserRow, select(USERS).where(USERS.c.login == login))

    async def change_user(self, id: str, **fields: Any) -> bool:
        """Whether there is such a user."""
        try:
            return await self._change(USERS, fields, USERS.c.id == id)
        except IntegrityError as error:
            raise LoginTaken from error

    async def move_user(self, guest: str, account: str) -> None:
        """Give an account everything of a guest, except seats where the account already sits."""
        others = SEATS.alias()
        there = select(others.c.table).where(others.c.user == account)
        mine = SEATS.c.user == guest
        async with self._database.write() as connection:
            await connection.execute(
                update(SEATS).where(mine, SEATS.c.table.not_in(there)).values(user=account)
            )
            for owner in (TABLES.c.owner, RECORDS.c.owner, DECKS.c.user, CHAT.c.user):
                await connection.execute(
                    update(owner.table).where(owner == guest).values({owner.name: account})
                )

    # Tables.

    async def create_table(self, table: TableRow, seats: Iterable[SeatRow]) -> None:
        rows = [vars(seat) for seat in seats]
        async with self._database.write() as connection:
            await connection.execute(insert(TABLES), vars(table))
            await connection.execute(insert(SEATS), rows)

    async def table(self, id: str) -> TableRow | None:
        return await self._one(TableRow, select(TABLES).where(TABLES.c.id == id))

    async def seats(self, table: str) -> list[SeatRow]:
        """In their order."""
        return await self._all(SeatRow, select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat))

    async def seats_of_tables(self, tables: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of many tables at once."""
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        question = select(SEATS).where(SEATS.c.table.in_(list(found))).order_by(SEATS.c.table, SEATS.c.seat)
        for seat in await self._all(SeatRow, question):
            found[seat.table].append(seat)
        return found

    async def actions(self, table: str) -> list[ActionRow]:
        """In their order."""
        question = select(ACTIONS).where(ACTIONS.c.table == table).order_by(ACTIONS.c.number)
        return await self._all(ActionRow, question)

    async def change_table(self, id: str, **fields: Any) -> bool:
        """Whether there is such a table."""
        return await self._change(TABLES, fields, TABLES.c.id == id)

    async def change_seat(self, table: str, seat: int, **fields: Any) -> bool:
        """Whether there is such a seat."""
        return await self._change(SEATS, fields, SEATS.c.table == table, SEATS.c.seat == seat)

    async def lobby_tables(self, user: str | None, limit: int) -> list[TableRow]:
        """Tables that wait for players, then those where a game is under way, the newest first. Of private
        ones, those that wait where somebody sits or that they set up."""
        own = and_(TABLES.c.state == "open", _belongs_to(user))
        question = (
            select(TABLES)
            .where(TABLES.c.state.in_(UNDER_WAY), or_(TABLES.c.private.is_(False), own))
            .order_by(case((TABLES.c.state == "open", 0), else_=1), TABLES.c.created.desc(), TABLES.c.id)
            .limit(limit)
        )
        return await self._all(TableRow, question)

    async def playing_tables(self) -> list[TableRow]:
        """Tables where a game is under way, private ones too; the newest first."""
        playing = select(TABLES).where(TABLES.c.state == "playing")
        return await self._all(TableRow, playing.order_by(TABLES.c.created.desc(), TABLES.c.id))

    async def tables_of(self, user: str, limit: int) -> list[TableRow]:
        """Where somebody sits or what they set up: games under way first, the newest first."""
        over = case((TABLES.c.state == "over", 1), else_=0)
        question = (
            select(TABLES)
            .where(_belongs_to(user))
            .order_by(over, TABLES.c.created.desc(), TABLES.c.id)
            .limit(limit)
        )
        return await self._all(TableRow, question)

    async def count_tables(self, owner: str) -> int:
        """How many tables somebody has set up where a game is under way or people wait for it."""
        waiting = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "person")
        used = or_(TABLES.c.state == "playing", and_(TABLES.c.state == "open", waiting))
        question = select(func.count()).select_from(TABLES).where(TABLES.c.owner == owner, used)
        async with self._database.read() as connection:
            return int((await connection.execute(question)).scalar_one())

    # Chat.

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The last lines, in their order."""
        question = select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.number.desc()).limit(limit)
        return (await self._all(ChatRow, question))[::-1]

    async def add_chat(self, row: ChatRow) -> None:
        await self._insert(CHAT, row)

    # Records and decks.

    async def create_record(self, row: RecordRow) -> None:
        await self._insert(RECORDS, row)

    async def record(self, id: str) -> RecordRow | None:
        return await self._one(RecordRow, select(RECORDS).where(RECORDS.c.id == id))

    async def create_deck(self, row: DeckRow) -> None:
        await self._insert(DECKS, row)

    async def deck(self, id: str) -> DeckRow | None:
        return await self._one(DeckRow, select(DECKS).where(DECKS.c.id == id))

    async def decks_of(self, user: str) -> list[DeckRow]:
        """The newest first."""
        question = select(DECKS).where(DECKS.c.user == user).order_by(DECKS.c.created.desc(), DECKS.c.id)
        return await self._all(DeckRow, question)

    async def change_deck(self, id: str, **fields: Any) -> bool:
        """Whether there is such a deck."""
        return await self._change(DECKS, fields, DECKS.c.id == id)

    async def delete_deck(self, id: str) -> bool:
        """Whether there was such a deck."""
        async with self._database.write() as connection:
            return (await connection.execute(delete(DECKS).where(DECKS.c.id == id))).rowcount > 0

    # What the server remembers of itself.

    async def meta(self, name: str) -> str | None:
        async with self._database.read() as connection:
            found = await connection.execute(select(META.c.value).where(META.c.name == name))
            return found.scalar_one_or_none()

    async def set_meta(self, name: str, value: str) -> None:
        async with self._database.write() as connection:
            changed = await connection.execute(update(META).where(META.c.name == name).values(value=value))
            if not changed.rowcount:
                await connection.execute(insert(META).values(name=name, value=value))

    # The ways all of them go.

    async def _insert(self, table: Table, row: object) -> None:
        async with self._database.write() as connection:
            await connection.execute(insert(table), vars(row))

    async def _change(self, table: Table, fields: Mapping[str, Any], *where: ColumnElement[bool]) -> bool:
        check_fields(table, fields)
        async with self._database.write() as connection:
            return (await connection.execute(update(table).where(*where).values(**fields))).rowcount > 0

    async def _one(self, kind: Callable[..., Kind], question: Select[Any]) -> Kind | None:
        async with self._database.read() as connection:
            row = (await connection.execute(question)).mappings().one_or_none()
        return None if row is None else kind(**row)

    async def _all(self, kind: Callable[..., Kind], question: Select[Any]) -> list[Kind]:
        async with self._database.read() as connection:
            rows = (await connection.execute(question)).mappings().all()
        return [kind(**row) for row in rows]


def _belongs_to(user: str | None) -> ColumnElement[bool]:
    """Whether somebody sits at a table or has set it up."""
    if user is None:
        return false()
    sits = select(SEATS.c.table).where(SEATS.c.user == user)
    return or_(TABLES.c.owner == user, TABLES.c.id.in_(sits))


def check_fields(table: Table, fields: Mapping[str, Any]) -> None:
    """Raise if something is to be changed that is not there or never changes."""
    wrong = [name for name in fields if name not in table.c or table.c[name].primary_key]
    if wrong or not fields:
        raise TypeError(f"{table.name} can't change {wrong or 'nothing'}")
