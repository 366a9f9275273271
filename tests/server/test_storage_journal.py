"""The journal: what it acknowledged is there, whatever happens."""

import asyncio
import random
import re
import signal
import subprocess
import sys
import textwrap
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from deckwright.server.storage.database import Database
from deckwright.server.storage.journal import Journal, JournalClosed
from deckwright.server.storage.rows import SeatChange, TableChange
from deckwright.server.storage.store import Store
from tests.server.rows import action_row, seat_row, set_table, table_row

pytestmark = pytest.mark.anyio

TABLES = 20
KILLS = 8


async def test_what_is_appended_is_there(store: Store, journal: Journal) -> None:
    await set_table(store)
    actions = [
        action_row(number=1, key="fight troll.1 urchin.1", message="m-1", events='[{"kind": "Бій"}]'),
        action_row(number=2, kind="undo", key="0", seat=1),
    ]
    await journal.append(actions)
    assert await store.actions("table") == actions


async def test_changes_are_written_together_with_actions(store: Store, journal: Journal) -> None:
    await set_table(store)
    over: dict[str, Any] = {"state": "over", "ended": 9.0, "outcome": {"winners": [0]}}
    await journal.append(
        [action_row()],
        [SeatChange("table", 0, {"clock_left": 5.0}), TableChange("table", over)],
    )
    assert await store.table("table") == table_row(**over)
    assert await store.seats("table") == [seat_row(clock_left=5.0)]


async def test_the_last_change_of_a_field_counts(store: Store, journal: Journal) -> None:
    await set_table(store)
    changes: list[dict[str, Any]] = [
        {"clock_left": 5.0},
        {"clock_left": 4.0, "bot": "random"},
        {"clock_left": 3.0},
    ]
    await asyncio.gather(*(journal.append([], [SeatChange("table", 0, each)]) for each in changes))
    assert await store.seats("table") == [seat_row(clock_left=3.0, bot="random")]


async def test_many_tables_share_few_commits_and_each_keeps_its_order(store: Store, journal: Journal) -> None:
    for number in range(TABLES):
        await set_table(store, f"t{number}")

    async def play(table: str) -> None:
        for number in range(1, 11):
            await journal.append([action_row(table, number)])

    await asyncio.gather(*(play(f"t{number}") for number in range(TABLES)))
    for number in range(TABLES):
        assert [action.number for action in await store.actions(f"t{number}")] == list(range(1, 11))
    assert journal.actions == TABLES * 10
    assert journal.commits < TABLES * 10 / 2


async def test_what_fails_is_told_to_whoever_asked_and_to_nobody_else(store: Store, journal: Journal) -> None:
    for id in ("t1", "t2", "t3"):
        await set_table(store, id)
    await journal.append([action_row("t2", 1)])
    done = await asyncio.gather(
        journal.append([action_row("t1", 1)]),
        journal.append([action_row("t2", 2), action_row("t2", 1)], [TableChange("t2", {"state": "over"})]),
        journal.append([action_row("t3", 1)]),
        return_exceptions=True,
    )
    assert [type(each) for each in done] == [type(None), IntegrityError, type(None)]
    assert len(await store.actions("t1")) == len(await store.actions("t3")) == 1
    assert [action.number for action in await store.actions("t2")] == [1]
    assert (await store.tables_of("anna", 9))[0].state == "open"


async def test_a_database_that_does_not_work_is_told_to_all_and_asked_again_later(
    store: Store, journal: Journal, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_table(store)
    tries = []

    def fail() -> None:
        tries.append(1)
        raise OperationalError("insert", {}, Exception("disk full"))

    with monkeypatch.context() as patch:
        patch.setattr(database, "write", fail)
        done = await asyncio.gather(
            *(journal.append([action_row(number=n)]) for n in (1, 2, 3)), return_exceptions=True
        )
    assert [type(each) for each in done] == [OperationalError] * 3
    assert len(tries) == 1
    await journal.append([action_row(number=1)])
    assert [action.number for action in await store.actions("table")] == [1]


async def test_whoever_gives_up_waiting_holds_nobody_up(store: Store, journal: Journal) -> None:
    await set_table(store)
    waiting = asyncio.create_task(journal.append([action_row(number=1)]))
    await asyncio.sleep(0)
    waiting.cancel()
    await journal.append([action_row(number=2)])
    assert [action.number for action in await store.actions("table")] == [1, 2]


async def test_closing_writes_what_has_come_and_takes_nothing_more(store: Store, database: Database) -> None:
    await set_table(store)
    journal = Journal(database)
    with pytest.raises(JournalClosed):
        await journal.append([action_row()])
    await journal.start()
    waiting = [asyncio.create_task(journal.append([action_row(number=n)])) for n in (1, 2, 3)]
    await asyncio.sleep(0)
    await journal.close()
    await asyncio.gather(*waiting)
    assert len(await store.actions("table")) == 3
    with pytest.raises(JournalClosed):
        await journal.append([action_row(number=4)])
    assert len(await store.actions("table")) == 3


async def test_fields_that_are_not_there_are_refused_before_anything_is_written(
    store: Store, journal: Journal
) -> None:
    await set_table(store)
    with pytest.raises(TypeError):
        await journal.append([action_row()], [TableChange("table", {"colour": "red"})])
    assert await store.actions("table") == []


CHILD = textwrap.dedent(
    """
    import asyncio, sys
    from deckwright.server.storage.database import Database
    from deckwright.server.storage.journal import Journal
    from deckwright.server.storage.rows import ActionRow, SeatChange

    async def play(journal, table, number):
        while True:
            row = ActionRow(table, number, "choose", 0, f"key {number}", "", "[]" * 500, 1.0)
            await journal.append([row], [SeatChange(table, 0, {"clock_left": float(number)})])
            print(table, number, flush=True)
            number += 1

    async def main(address, starts):
        journal = Journal(Database(address))
        await journal.start()
        print("begin", 0, flush=True)
        await asyncio.gather(*(play(journal, f"t{n}", int(start)) for n, start in enumerate(starts)))

    asyncio.run(main(sys.argv[1], sys.argv[2:]))
    """
)


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_when_the_process_is_killed(address: str, store: Store) -> None:
    rng = random.Random(7)
    tables = [f"t{number}" for number in range(4)]
    for table in tables:
        await set_table(store, table)
    kept = dict.fromkeys(tables, 0)
    for _ in range(KILLS):
        acknowledged = write_until_killed(address, [kept[table] + 1 for table in tables], rng)
        for table in tables:
            actions = await store.actions(table)
            numbers = [action.number for action in actions]
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) >= acknowledged.get(table, 0)
            assert all(action.key == f"key {action.number}" for action in actions)
            # What was written together is there together.
            assert (await store.seats(table))[0].clock_left == (float(len(numbers)) or None)
            kept[table] = len(numbers)
    assert sum(kept.values()) > KILLS


def write_until_killed(address: str, starts: list[int], rng: random.Random) -> dict[str, int]:
    """Let a process write, kill it at a random moment; the last number acknowledged for each table."""
    command = [sys.executable, "-c", CHILD, address, *map(str, starts)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(rng.randrange(1, 120))]
        child.send_signal(signal.SIGKILL)
        lines += child.stdout.readlines()
    # The last line may have been cut off.
    found = [re.fullmatch(r"(\w+) (\d+)\n", line) for line in lines]
    return {each[1]: int(each[2]) for each in found if each is not None}
