"""Rows for tests, with everything filled in that does not matter."""

from typing import Any

from deckwright.server.storage.rows import ActionRow, SeatRow, TableRow, UserRow
from deckwright.server.storage.store import Store


def user_row(id: str = "anna", **more: Any) -> UserRow:
    values = {"name": "Anna", "language": "en", "login": None, "password_hash": None}
    return UserRow(**{"id": id, "created": 1.5, "seen": 2.5, **values, **more})


def table_row(id: str = "table", **more: Any) -> TableRow:
    values: dict[str, Any] = {
        "game": "dimensions",
        "settings": {"epic": True, "deck1": "Ω"},
        "seats": 2,
        "seed": "ab" * 32,
        "commitment": "cd" * 32,
        "state": "open",
        "private": False,
        "clock": {"kind": "none"},
        "guide": False,
        "owner": "anna",
        "created": 3.25,
    }
    return TableRow(**{"id": id, **values, **more})


def seat_row(table: str = "table", seat: int = 0, **more: Any) -> SeatRow:
    values: dict[str, Any] = {
        "kind": "person",
        "user": "anna",
        "name": "Anna",
        "bot": None,
        "clock_left": None,
    }
    return SeatRow(**{"table": table, "seat": seat, **values, **more})


def action_row(table: str = "table", number: int = 1, **more: Any) -> ActionRow:
    values: dict[str, Any] = {
        "kind": "choose",
        "seat": 0,
        "key": "end",
        "message": "",
        "events": "[]",
        "at": 4.0,
    }
    return ActionRow(**{"table": table, "number": number, **values, **more})


async def set_table(store: Store, id: str = "table", **more: Any) -> None:
    """A table with somebody at it."""
    if await store.user("anna") is None:
        await store.create_user(user_row())
    await store.create_table(table_row(id, **more), [seat_row(id)])
