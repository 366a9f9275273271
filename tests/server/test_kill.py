"""The server is killed at random moments during games and started again on the same database."""

import asyncio
import os
import random
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from deckwright.server.client import AsyncClient, AsyncSeat
from deckwright.server.client_state import Cut
from deckwright.server.protocol import NewTable, Question, TableInfo
from deckwright.server.storage.database import Database
from deckwright.server.storage.store import Store
from deckwright.server.tables.table_game import kept_choices
from tests.server.tables import WIDE, me_and

pytestmark = pytest.mark.anyio

GAMES: Final = ("dimensions", "shards", "codex", "keyforge")


async def start(folder: Path, port: int) -> tuple[Process, str]:
    """Start a server and wait for its address."""
    rates = {f"DECKWRIGHT_{name}_RATE": WIDE for name in ("REQUEST", "USER", "GUEST", "TABLE")}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "deckwright",
        "serve",
        "--port",
        str(port),
        "--data",
        str(folder),
        "--log-level",
        "error",
        stdout=PIPE,
        env={
            **os.environ,
            **rates,
            "DECKWRIGHT_BOT_PAUSE": "0",
            "DECKWRIGHT_BOT_PROCESSES": "1",
            "DECKWRIGHT_MESSAGE_RATE": "1000",
        },
    )
    assert process.stdout is not None
    async with asyncio.timeout(60):
        while b"http://" not in (line := await process.stdout.readline()):
            assert line, "the server did not start"
    return process, "http://" + line.decode().partition("http://")[2].split()[0].rstrip("/.")


class Player:
    """Plays one seat at random, whatever happens to the server, and remembers what was acknowledged."""

    def __init__(self, client: AsyncClient, table: str, seed: int) -> None:
        self._client = client
        self.table = table
        self._rng = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []
        self.cuts = 0
        """How often it gave up waiting for an answer: what it had chosen then may have been stored."""
        self.is_over = False

    async def run(self) -> None:
        while not self.is_over:
            try:
                async with self._client.at(self.table) as seat:
                    await self._play(seat)
            except (Cut, OSError):
                self.cuts += 1
                await asyncio.sleep(0.05)

    async def _play(self, seat: AsyncSeat) -> None:
        while (question := await seat.question()) is not None:
            await asyncio.sleep(self._rng.random() * 0.02)
            key = self._any_of(question)
            await seat.choose(key)
            self.acknowledged.append((question.number, key))
        self.is_over = True

    def _any_of(self, question: Question) -> str:
        return self._rng.choice(question.options).key


@asynccontextmanager
async def players(address: str) -> AsyncIterator[list[Player]]:
    """Two tables of each game: one with two people, one with a person and a bot; more when they are over."""
    people: list[AsyncClient] = []
    found: list[Player] = []

    async def person() -> AsyncClient:
        people.append(await AsyncClient(address, f"Player {len(people)}").__aenter__())
        return people[-1]

    async def sit(table: TableInfo, client: AsyncClient) -> None:
        found.append(Player(client, table.id, len(found)))

    for game in GAMES:
        first, second = await person(), await person()
        table = await first.new_table(NewTable(game, seats=me_and("open")))
        await second.sit(table.id)
        await sit(table, first)
        await sit(table, second)
        await sit(await first.new_table(NewTable(game, seats=me_and("random"))), first)
    try:
        yield found
    finally:
        for client in people:
            await client.__aexit__()


@pytest.mark.parametrize(
    "kills", [pytest.param(6, marks=pytest.mark.slow), pytest.param(50, marks=pytest.mark.marathon)]
)
async def test_no_acknowledged_choice_is_lost_and_every_table_goes_on(tmp_path: Path, kills: int) -> None:
    rng = random.Random(1)
    process, address = await start(tmp_path, 0)
    port = int(address.rpartition(":")[2])
    try:
        async with players(address) as found:
            playing = [asyncio.create_task(player.run()) for player in found]
            for _ in range(kills):
                await asyncio.sleep(rng.random() * 0.4)
                process.send_signal(signal.SIGKILL)
                await process.wait()
                process, _ = await start(tmp_path, port)
            async with asyncio.timeout(600):
                await asyncio.gather(*playing)
            assert all(player.is_over for player in found)
            await check_stored(tmp_path, found)
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            await process.wait()


async def check_stored(folder: Path, found: list[Player]) -> None:
    """Everything that was acknowledged is there, once, and every game has its end."""
    database = Database(f"sqlite:///{folder / 'deckwright.db'}")
    store = Store(database)
    try:
        for player in found:
            row = await store.table(player.table)
            assert row is not None
            assert row.state == "over"
            seats = await store.seats(player.table)
            actions = kept_choices(await store.actions(player.table))
            assert [action.number for action in actions] == list(range(1, len(actions) + 1))
            mine = [[action.key for action in actions if action.seat == seat.seat] for seat in seats]
            assert any(holds(player, keys) for keys in mine)
    finally:
        await database.close()


def holds(player: Player, stored: list[str]) -> bool:
    """Whether what a player was told is what was stored, each choice at its number; besides, there is at most
    what was on its way when the player gave up."""
    numbers = [number for number, _ in player.acknowledged]
    return (
        len(set(numbers)) == len(numbers)
        and 0 <= len(stored) - len(numbers) <= player.cuts
        and all(stored[number - 1] == key for number, key in player.acknowledged)
    )
