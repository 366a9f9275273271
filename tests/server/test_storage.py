"""What is kept: the same on SQLite and PostgreSQL."""

import dataclasses
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from deckwright.kernel.rng import SPLITMIX
from deckwright.server.storage import models, rows
from deckwright.server.storage.database import BadDatabase, Database, read_url
from deckwright.server.storage.models import OddText
from deckwright.server.storage.rows import ChatRow, DeckRow, RecordRow
from deckwright.server.storage.store import LoginTaken, OldChance, Store
from tests.server.rows import action_row, seat_row, set_table, table_row, user_row

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (rows.UserRow, models.USERS),
        (rows.TableRow, models.TABLES),
        (rows.SeatRow, models.SEATS),
        (rows.ActionRow, models.ACTIONS),
        (rows.ChatRow, models.CHAT),
        (rows.RecordRow, models.RECORDS),
        (rows.DeckRow, models.DECKS),
    ],
    ids=lambda each: getattr(each, "name", ""),
)
def test_rows_have_the_fields_of_their_tables(row: Any, table: Any) -> None:
    assert [field.name for field in dataclasses.fields(row)] == [column.name for column in table.columns]


def test_ids_can_stand_in_an_address_and_differ() -> None:
    ids = {rows.new_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(len(id) >= 10 and set(id) <= set(URL_SAFE) for id in ids)


URL_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


async def test_a_user_is_found_by_id_and_by_login(store: Store) -> None:
    row = user_row(name="Ґандзя 🂡", login="ганна", password_hash="$argon2$")
    await store.create_user(row)
    assert await store.user("anna") == row
    assert await store.user_by_login("ганна") == row
    assert await store.user("boris") is None
    assert await store.user_by_login("boris") is None


async def test_a_user_changes_only_what_is_named(store: Store) -> None:
    await store.create_user(user_row())
    assert await store.change_user("anna", name="Vera", seen=9.0)
    assert await store.user("anna") == user_row(name="Vera", seen=9.0)
    assert not await store.change_user("boris", name="Boris")


async def test_a_login_belongs_to_one_user(store: Store) -> None:
    await store.create_user(user_row(login="anna"))
    with pytest.raises(LoginTaken):
        await store.create_user(user_row("vera", login="anna"))
    assert await store.user("vera") is None
    await store.create_user(user_row("boris"))
    with pytest.raises(LoginTaken):
        await store.change_user("boris", login="anna")
    assert await store.user("boris") == user_row("boris")


@pytest.mark.parametrize("fields", [{}, {"id": "vera"}, {"nickname": "A"}])
async def test_what_is_not_there_or_never_changes_is_refused(store: Store, fields: dict[str, Any]) -> None:
    await store.create_user(user_row())
    with pytest.raises(TypeError):
        await store.change_user("anna", **fields)
    assert await store.user("anna") == user_row()


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    await store.create_user(user_row())
    table = table_row(
        state="over",
        started=4.5,
        ended=5.5,
        outcome={"winners": [0], "scores": [6, 1], "reason": "keys"},
        next="another",
        prefix=12,
        scenario={"you": {"hand": ["troll", None]}},
        version="0.1.0",
        shared=True,
    )
    seats = [seat_row(seat=1, kind="bot", user=None, name="Бот", bot="search:1"), seat_row(clock_left=60.5)]
    await store.create_table(table, seats)
    assert await store.table("table") == table
    assert await store.seats("table") == [seats[1], seats[0]]
    assert await store.table("none") is None
    assert await store.seats("none") == []
    assert await store.actions("table") == []


async def test_a_table_whose_seats_are_wrong_is_not_kept(store: Store) -> None:
    await store.create_user(user_row())
    with pytest.raises(IntegrityError):
        await store.create_table(table_row(), [seat_row(seat=0), seat_row(seat=0)])
    assert await store.table("table") is None


async def test_a_table_of_nobody_is_not_kept(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await store.create_table(table_row(), [])
    assert await store.table("table") is None


async def test_a_new_table_draws_from_an_old_generator_only_if_its_seed_was_seen(store: Store) -> None:
    await store.create_user(user_row())
    with pytest.raises(OldChance):
        await store.create_table(table_row(generator=SPLITMIX), [seat_row()])
    assert await store.table("table") is None
    await store.create_table(table_row(generator=SPLITMIX, seed_known=True), [seat_row()])
    assert await store.table("table") is not None


async def test_tables_and_seats_change(store: Store) -> None:
    await set_table(store)
    assert await store.change_table("table", state="playing", outcome={"a": [1]})
    assert await store.change_table("table", outcome=None, started=7.0)
    assert await store.table("table") == table_row(state="playing", started=7.0)
    assert not await store.change_table("none", state="over")
    await store.change_table("table", state="open")
    assert await store.change_seat("table", 0, "anna", kind="bot", bot="random", user=None)
    assert await store.seats("table") == [seat_row(kind="bot", bot="random", user=None)]
    assert not await store.change_seat("table", 5, None, kind="open")


async def test_nobody_takes_a_seat_that_is_another_ones_or_of_a_game_that_began(store: Store) -> None:
    """Another server may have written since this one looked."""
    await set_table(store)
    await store.create_user(user_row("boris"))
    assert not await store.change_seat("table", 0, None, user="boris")
    await store.change_table("table", state="playing")
    assert not await store.change_seat("table", 0, "anna", user=None, kind="open")
    assert await store.seats("table") == [seat_row()]


async def test_tables_are_listed_by_state_the_newest_first(store: Store) -> None:
    for number, state in enumerate(["open", "playing", "over", "open", "playing"]):
        await set_table(store, f"t{number}", state=state, created=float(number), private=number == 3)
    assert [table.id for table in await store.playing_tables()] == ["t4", "t1"]
    watched = ["t1", "t4"]
    assert [table.id for table in await store.lobby_tables(watched, 9)] == ["t0", "t4", "t1"]
    assert [table.id for table in await store.lobby_tables(watched, 2)] == ["t0", "t4"]


async def test_of_games_under_way_only_those_are_listed_where_something_happens(store: Store) -> None:
    for id, kind in (("dead", "none"), ("live", "live"), ("days", "days")):
        await set_table(store, id, state="playing", clock={"kind": kind})
    assert {table.id for table in await store.lobby_tables(["live"], 9)} == {"live", "days"}


async def test_private_tables_that_wait_are_known_to_those_who_belong_there(store: Store) -> None:
    for user in ("anna", "boris", "clara"):
        await store.create_user(user_row(user))
    for id, more in (("waits", {}), ("plays", {"state": "playing"}), ("public", {"private": False})):
        row = table_row(id, **{"private": True, "owner": "boris", **more})
        await store.create_table(row, [seat_row(id)])
    found = await store.waiting_tables_of(["anna", "boris", "clara"])
    assert {whose: [row.id for row in rows] for whose, rows in found.items()} == {
        "anna": ["waits"],
        "boris": ["waits"],
    }


async def test_ones_own_tables_are_those_where_one_sits_or_that_one_set_up(store: Store) -> None:
    await store.create_user(user_row())
    await store.create_user(user_row("boris"))
    await store.create_table(table_row("sits", owner="boris", state="over", created=9.0), [seat_row("sits")])
    await store.create_table(
        table_row("owns", owner="anna", created=1.0), [seat_row("owns", user="boris", name="Boris")]
    )
    await store.create_table(
        table_row("other", owner="boris", created=2.0), [seat_row("other", user="boris", name="Boris")]
    )
    assert [table.id for table in await store.tables_of("anna", 10)] == ["owns", "sits"]
    assert [table.id for table in await store.tables_of("anna", 1)] == ["owns"]
    assert [table.id for table in await store.tables_of("boris", 10)] == ["other", "owns", "sits"]
    assert await store.tables_of("vera", 10) == []


async def test_tables_that_are_not_over_are_counted(store: Store) -> None:
    for number, state in enumerate(["open", "playing", "over"]):
        await set_table(store, f"t{number}", state=state)
    assert await store.count_tables("anna") == 2
    assert await store.count_tables("boris") == 0
    # Whoever gets up before the game can set up another one.
    await store.change_seat("t0", 0, "anna", kind="open", user=None)
    assert await store.count_tables("anna") == 1


async def test_the_seats_of_many_tables_are_found_at_once(store: Store) -> None:
    await set_table(store, "t1")
    await set_table(store, "t2")
    assert await store.seats_of_tables(["t2", "none", "t1"]) == {
        "t2": [seat_row("t2")],
        "none": [],
        "t1": [seat_row("t1")],
    }
    assert await store.seats_of_tables([]) == {}


async def test_chat_comes_back_in_its_order(store: Store) -> None:
    await set_table(store)
    lines = [ChatRow("table", 0, "anna", "Anna", None if n == 2 else 0, f"« {n} »", 1.0) for n in range(3)]
    kept = [await store.add_chat(line, 200) for line in lines]
    assert [line.number for line in await store.chat("table", 9)] == [1, 2, 3]
    assert await store.chat("table", 2) == kept[1:]


async def test_records_and_decks_are_kept(store: Store) -> None:
    await store.create_user(user_row())
    record = RecordRow("r", "keyforge", "anna", "{" + "я" * 100_000 + "}", {"p1": "Anna"}, 1.0)
    await store.create_record(record)
    assert await store.record("r") == record
    assert await store.record("none") is None
    for number in (1, 2):
        await store.create_deck(DeckRow(f"d{number}", "anna", "Deck", "code", float(number)))
    assert [deck.id for deck in await store.decks_of("anna")] == ["d2", "d1"]
    assert await store.change_deck("d1", name="Better")
    assert await store.deck("d1") == DeckRow("d1", "anna", "Better", "code", 1.0)
    assert await store.delete_deck("d1")
    assert not await store.delete_deck("d1")
    assert await store.deck("d1") is None


async def test_what_the_server_remembers_of_itself_can_be_replaced(store: Store) -> None:
    assert await store.meta("secret") is None
    await store.set_meta("secret", "one")
    await store.set_meta("secret", "two")
    assert await store.meta("secret") == "two"


async def test_an_account_gets_what_a_guest_had_but_no_second_seat(store: Store) -> None:
    for id in ("anna", "guest"):
        await store.create_user(user_row(id))
    await store.create_table(table_row("alone", owner="guest"), [seat_row("alone", user="guest")])
    await store.create_table(
        table_row("both", owner="guest"), [seat_row("both"), seat_row("both", seat=1, user="guest")]
    )
    await store.create_deck(DeckRow("d", "guest", "Deck", "code", 1.0))
    await store.move_user("guest", "anna")
    assert await store.seats("alone") == [seat_row("alone")]
    assert [seat.user for seat in await store.seats("both")] == ["anna", "guest"]
    assert {table.owner for table in await store.tables_of("anna", 9)} == {"anna"}
    assert [deck.id for deck in await store.decks_of("anna")] == ["d"]


@pytest.mark.parametrize("text", ["zero\0", "half \ud83c"])
async def test_text_that_a_database_would_garble_is_refused(store: Store, text: str) -> None:
    with pytest.raises(OddText) as caught:
        await store.create_user(user_row(name=text))
    assert caught.value.code == "server-text-odd"
    assert await store.user("anna") is None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "server-database-bad-address"),
        ("games.db", "server-database-bad-address"),
        ("postgresql://host:port/name", "server-database-bad-address"),
        ("mysql://host/name", "server-database-unknown"),
        ("nonsense://host/name", "server-database-unknown"),
    ],
)
def test_addresses_that_are_none_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadDatabase) as caught:
        read_url(text)
    assert caught.value.code == code


def test_a_database_tells_its_place_without_its_password() -> None:
    database = Database("postgresql://anna:very-secret@localhost/games")
    assert "very-secret" not in database.place
    assert "localhost/games" in database.place
    assert database.engine.dialect.driver == "asyncpg"


async def test_errors_of_the_database_do_not_tell_values(store: Store) -> None:
    await store.create_user(user_row(password_hash="very-secret"))
    with pytest.raises(IntegrityError) as caught:
        await store.create_user(user_row(password_hash="very-secret"))
    assert "very-secret" not in str(caught.value)


async def test_actions_need_a_table(store: Store, journal: Any) -> None:
    with pytest.raises(IntegrityError):
        await journal.append([action_row("nowhere")])
    assert await store.actions("nowhere") == []
