"""Every question that is put to the database, and every change but those of the journal."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
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

from deckwright.kernel.rng import GENERATOR
from deckwright.server.storage.database import Database
from deckwright.server.storage.models import (
    ACTIONS,
    CHAT,
    DECKS,
    META,
    RECORDS,
    SEATS,
    SIGN_OUTS,
    TABLES,
    USERS,
)
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

_NAMES: Final = tuple(column.name for column in TABLES.columns)


class LoginTaken(Exception):
    """Somebody else has that login."""


class OldChance(Exception):
    """What a new game drew from such a generator, whoever looks on could work out."""


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

    async def user_of_session(self, id: str, number: int, session: str) -> UserRow | None:
        """Somebody whose sessions of that number, and this one, go on."""
        ended = exists().where(SIGN_OUTS.c.session == session)
        return await self._one(
            UserRow, select(USERS).where(USERS.c.id == id, USERS.c.session == number, ~ended)
        )

    async def end_session(self, session: str, at: float) -> None:
        """From now on the cookies of one session are nobody's."""
        async with self._database.write() as connection:
            known = await connection.execute(select(SIGN_OUTS).where(SIGN_OUTS.c.session == session))
            if known.first() is None:
                await connection.execute(insert(SIGN_OUTS).values(session=session, at=at))

    async def end_sessions(self, id: str) -> None:
        """From now on all cookies given to somebody are nobody's."""
        async with self._database.write() as connection:
            more = update(USERS).where(USERS.c.id == id).values(session=USERS.c.session + 1)
            await connection.execute(more)

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
        """Only a game whose seed was seen before, and that says so, draws from an old generator."""
        if table.generator != GENERATOR and not table.seed_known:
            raise OldChance(table.generator)
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

    async def change_seat(self, table: str, seat: int, was: str | None, **fields: Any) -> bool:
        """Change a seat of a table whose game has not begun; whether somebody sat there who was to sit there,
        or nobody."""
        whose = SEATS.c.user.is_(None) if was is None else SEATS.c.user == was
        waits = select(TABLES.c.id).where(TABLES.c.state == "open")
        where = (SEATS.c.table == table, SEATS.c.seat == seat, whose, SEATS.c.table.in_(waits))
        return await self._change(SEATS, fields, *where)

    async def lobby_tables(self, watched: Iterable[str], limit: int) -> list[TableRow]:
        """Public tables that wait for players, then those where a game is under way, the newest first: of
        these, games over days and those that are `watched`."""
        by_days = TABLES.c.clock["kind"].as_string() == "days"
        goes_on = and_(TABLES.c.state == "playing", or_(by_days, TABLES.c.id.in_(list(watched))))
        question = (
            select(TABLES)
            .where(or_(TABLES.c.state == "open", goes_on), TABLES.c.private.is_(False))
            .order_by(case((TABLES.c.state == "open", 0), else_=1), TABLES.c.created.desc(), TABLES.c.id)
            .limit(limit)
        )
        return await self._all(TableRow, question)

    async def waiting_tables_of(self, users: Iterable[str]) -> dict[str, list[TableRow]]:
        """The private tables that wait for players, by the people who sit there or have set them up."""
        people = list(users)
        waiting = and_(TABLES.c.state == "open", TABLES.c.private.is_(True))
        owner, sits = TABLES.c.owner.label("whose"), SEATS.c.user.label("whose")
        questions = (
            select(TABLES, owner).where(waiting, TABLES.c.owner.in_(people)),
            select(TABLES, sits).join(SEATS, SEATS.c.table == TABLES.c.id).where(waiting, sits.in_(people)),
        )
        found: dict[str, dict[str, TableRow]] = {}
        async with self._database.read() as connection:
            for question in questions:
                for row in (await connection.execute(question)).mappings():
                    table = TableRow(**{name: row[name] for name in _NAMES})
                    found.setdefault(row["whose"], {})[table.id] = table
        return {whose: list(tables.values()) for whose, tables in found.items()}

    async def playing_tables(self) -> list[TableRow]:
        """Tables where a game is under way, private ones too; the newest first."""
        playing = select(TABLES).where(TABLES.c.state == "playing")
        return await self._all(TableRow, playing.order_by(TABLES.c.created.desc(), TABLES.c.id))

    async def tables_of(self, user: str, limit: int | None) -> list[TableRow]:
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

    async def add_chat(self, row: ChatRow, kept: int) -> ChatRow:
        """Keep a line behind the last one of its table, and of its lines only so many of the last; the line
        with its number."""
        last = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table == row.table)
        async with self._database.write() as connection:
            row = replace(row, number=int((await connection.execute(last)).scalar_one()) + 1)
            await connection.execute(insert(CHAT), vars(row))
            old = and_(CHAT.c.table == row.table, CHAT.c.number <= row.number - kept)
            await connection.execute(delete(CHAT).where(old))
        return row

    # Records and decks.

    async def create_record(self, row: RecordRow) -> None:
        await self._insert(RECORDS, row)

    async def record_size(self, owner: str) -> int:
        """How many characters all records have that somebody has brought."""
        question = select(func.coalesce(func.sum(func.length(RECORDS.c.text)), 0))
        async with self._database.read() as connection:
            found = await connection.execute(question.where(RECORDS.c.owner == owner))
            return int(found.scalar_one())

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
