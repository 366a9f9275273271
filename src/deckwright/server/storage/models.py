"""The tables of the database. Columns are called as the fields of the rows in `rows`."""

from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)
from sqlalchemy.exc import DontWrapMixin

from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.rng import SPLITMIX


class OddText(DeckwrightError, DontWrapMixin):
    """Text that no database keeps as it is: with a zero, or with half a character."""


class PlainText(TypeDecorator[str]):
    """Text of any length. Both databases refuse the same, in the same way."""

    impl: Any = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is not None and ("\0" in value or not can_be_written(value)):
            raise OddText("server-text-odd")
        return value


class Id(PlainText):
    """The id of a row. Requests name ids too, and may name anything."""

    impl = String
    cache_ok = True


def can_be_written(text: str) -> bool:
    """Whether all its characters are whole."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
ID: Final = Id(32)
DATA: Final = JSON(none_as_null=True)


def _id(name: str, to: str, **more: Any) -> Column[str]:
    return Column(name, ID, ForeignKey(f"{to}.id"), **more)


USERS: Final = Table(
    "users",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", PlainText, nullable=False),
    Column("language", String(8), nullable=False),
    Column("login", PlainText, unique=True),
    Column("password_hash", Text),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("session", Integer, nullable=False, server_default="0"),
)

SIGN_OUTS: Final = Table(
    "sign_outs",
    METADATA,
    Column("session", ID, primary_key=True),
    Column("at", Double, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("settings", DATA, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("state", String(8), nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("clock", DATA, nullable=False),
    Column("guide", Boolean, nullable=False),
    _id("owner", "users", nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("outcome", DATA),
    Column("next", ID),
    Column("prefix", Integer, nullable=False),
    Column("scenario", DATA),
    Column("version", String(32), nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("generator", String(16), nullable=False, server_default=SPLITMIX),
    Column("seed_known", Boolean, nullable=False, server_default=false()),
    Column("undone", Boolean, nullable=False, server_default=false()),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    _id("table", "tables", primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    _id("user", "users", index=True),
    Column("name", PlainText, nullable=False),
    Column("bot", String(64)),
    Column("clock_left", Double),
)

ACTIONS: Final = Table(
    "actions",
    METADATA,
    _id("table", "tables", primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", PlainText, nullable=False),
    Column("message", PlainText, nullable=False),
    Column("events", PlainText, nullable=False),
    Column("at", Double, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    _id("table", "tables", primary_key=True),
    Column("number", Integer, primary_key=True),
    _id("user", "users", nullable=False, index=True),
    Column("name", PlainText, nullable=False),
    Column("seat", Integer),
    Column("text", PlainText, nullable=False),
    Column("at", Double, nullable=False),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(32), nullable=False),
    _id("owner", "users", nullable=False, index=True),
    Column("text", PlainText, nullable=False),
    Column("names", DATA, nullable=False),
    Column("created", Double, nullable=False),
)

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", ID, primary_key=True),
    _id("user", "users", nullable=False),
    Column("name", PlainText, nullable=False),
    Column("code", PlainText, nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "user", "created"),
)

META: Final = Table(
    "meta",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
