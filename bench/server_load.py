"""Many tables at once: a server of its own, two sockets at each table, and how long its answers take.

Every player chooses at random after a while of thinking. Beside it, the same machine's idle echo: how long a
frame takes to a server that does nothing but send it back.

    python bench/server_load.py --tables 200 --seconds 60 --json
    python bench/server_load.py --tables 100 --listeners 100     # the same while so many read the lobby
    python bench/server_load.py --people-vs-bot 5                # how long people wait for the usual bot
    python bench/server_load.py --games-memory 4x80              # what is left of games that are over
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import websockets.asyncio.client
import websockets.asyncio.server

from deckwright.games import names as game_names
from deckwright.server.client import AsyncClient, AsyncSeat
from deckwright.server.protocol import Choose, Done, NewSeat, NewTable, Refuse, Scene

WIDE: Final = "1000000/minute"
LANGUAGES: Final = ("en", "ru", "uk")


@dataclass
class Figures:
    """What was measured: seconds from a choice to its acknowledgement, and to the next scene."""

    done: list[float] = field(default_factory=list)
    scene: list[float] = field(default_factory=list)
    question: list[float] = field(default_factory=list)
    """From a choice to the next question of the same person."""
    errors: list[str] = field(default_factory=list)
    games: int = 0
    lists: int = 0
    """How often a listener was sent the lobby."""

    def forget(self) -> None:
        """What was so far is not counted; errors are."""
        self.done.clear()
        self.scene.clear()
        self.question.clear()
        self.lists = 0


class Player:
    """One socket: chooses at random, thinks in between, and looks at the clock."""

    def __init__(self, seat: AsyncSeat, seed: int, think: float, figures: Figures) -> None:
        self._seat = seat
        self._rng = random.Random(seed)
        self._think = think
        self._figures = figures
        self._sent: dict[str, float] = {}
        self._asked_at: float | None = None
        self._chose_at: float | None = None

    async def play(self) -> None:
        """To the end of the game."""
        client_state = self._seat.client_state
        while not client_state.is_over:
            question = client_state.question
            if question is not None:
                if self._chose_at is not None:
                    self._figures.question.append(time.perf_counter() - self._chose_at)
                await asyncio.sleep(self._rng.uniform(0, 2 * self._think))
                choice = Choose(
                    f"c{question.number}", question.number, self._rng.choice(question.options).key
                )
                self._sent[choice.id] = self._asked_at = self._chose_at = time.perf_counter()
                client_state.answered = question.number
                await self._seat.send(choice)
            self._note(await self._seat.receive())
        self._figures.games += 1

    def _note(self, message: object) -> None:
        now = time.perf_counter()
        if isinstance(message, Done):
            self._figures.done.append(now - self._sent.pop(message.id))
        elif isinstance(message, Refuse):
            self._figures.errors.append(f"{message.code}: {message.text}")
        elif isinstance(message, Scene) and self._asked_at is not None:
            self._figures.scene.append(now - self._asked_at)
            self._asked_at = None


async def start_server(folder: Path) -> tuple[Process, str]:
    """A server in a process of its own, and its address."""
    rates = {f"DECKWRIGHT_{name}_RATE": WIDE for name in ("REQUEST", "USER", "GUEST", "TABLE")}
    rates["DECKWRIGHT_SOCKETS"] = "100000"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "deckwright", "serve", "--port", "0", "--data", str(folder),
        "--log-level", "error", "--lang", "en", stdout=PIPE, env={**os.environ, **rates},
    )  # fmt: skip
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    return process, "http://" + line.partition("http://")[2].split()[0].rstrip("/.")


def memory_of(process: Process) -> int:
    """Bytes that a process holds in memory."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) * 1024


def seconds_of(process: Process) -> float:
    """Seconds that a process has worked."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def echo_baseline(frames: int = 2000, size: int = 5000) -> list[float]:
    """How long a frame of the size of a scene takes there and back where nothing is done with it."""

    async def echo(socket: websockets.asyncio.server.ServerConnection) -> None:
        async for frame in socket:
            await socket.send(frame)

    took = []
    async with websockets.asyncio.server.serve(echo, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with websockets.asyncio.client.connect(f"ws://127.0.0.1:{port}", proxy=None) as socket:
            for _ in range(frames):
                before = time.perf_counter()
                await socket.send("x" * size)
                await socket.recv()
                took.append(time.perf_counter() - before)
    return took


async def set_up(address: str, tables: int, games: Sequence[str]) -> list[AsyncSeat]:
    """Tables for two, one game after the other, each player in another language."""
    seats = []
    for number in range(tables):
        first = AsyncClient(address, f"First {number}", LANGUAGES[number % 3])
        second = AsyncClient(address, f"Second {number}", LANGUAGES[(number + 1) % 3])
        await first.me()
        await second.me()
        wishes = [NewSeat("me"), NewSeat("open")]
        table = await first.new_table(NewTable(games[number % len(games)], seats=wishes))
        await second.sit(table.id)
        seats += [first.at(table.id, texts=True), second.at(table.id, texts=True)]
        await first.http.aclose()
        await second.http.aclose()
    return seats


async def set_up_bots(address: str, people: int, games: Sequence[str]) -> list[AsyncSeat]:
    """A table for each, against the usual bot."""
    seats = []
    for number in range(people):
        async with AsyncClient(address, f"Person {number}", LANGUAGES[number % 3]) as client:
            table = await client.new_table(NewTable(games[number % len(games)]))
            seats.append(client.at(table.id, texts=True))
    return seats


@asynccontextmanager
async def server_of_its_own() -> AsyncIterator[tuple[Process, str]]:
    with tempfile.TemporaryDirectory() as folder:
        process, address = await start_server(Path(folder))
        try:
            yield process, address
        finally:
            process.terminate()
            await process.wait()


@asynccontextmanager
async def all_playing(
    seats: Sequence[AsyncSeat], think: float, figures: Figures
) -> AsyncIterator[list["asyncio.Task[None]"]]:
    """Everybody at their table, until it has been long enough."""
    for seat in seats:
        await seat.__aenter__()
    players = [Player(seat, seed, think, figures) for seed, seat in enumerate(seats)]
    playing = [asyncio.create_task(player.play()) for player in players]
    yield playing
    figures.errors += list(faults_of(playing))
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, *(seat.close() for seat in seats), return_exceptions=True)


async def listen(address: str, number: int, figures: Figures) -> None:
    """Somebody who reads the lobby."""
    lobby = f"{address.replace('http', 'ws')}/ws/lobby?lang={LANGUAGES[number % 3]}"
    async with websockets.asyncio.client.connect(lobby, proxy=None) as socket:
        async for _ in socket:
            figures.lists += 1


async def come_and_go(address: str, other: AsyncSeat) -> None:
    """Somebody who looks on for a moment, again and again: each time the lobby changes."""
    async with AsyncClient(address, "Restless", "en") as client:
        while True:
            await asyncio.sleep(0.2)
            if other.client_state.table is not None:
                async with client.at(other.client_state.table.id, texts=True) as seat:
                    await seat.receive()


async def run(given: argparse.Namespace) -> dict[str, Any]:
    """Let all play for a while, then look at the clock."""
    figures = Figures()
    async with server_of_its_own() as (process, address):
        empty = memory_of(process)
        if given.people_vs_bot:
            seats = await set_up_bots(address, given.people_vs_bot, given.games)
        else:
            seats = await set_up(address, given.tables, given.games)
        async with all_playing(seats, given.think, figures) as playing:
            others = [asyncio.create_task(listen(address, n, figures)) for n in range(given.listeners)]
            if others:
                others.append(asyncio.create_task(come_and_go(address, seats[0])))
            await asyncio.wait(playing, timeout=given.warm)
            figures.forget()
            worked = seconds_of(process)
            await asyncio.wait(playing, timeout=given.seconds)
            worked = seconds_of(process) - worked
            full = memory_of(process)
            figures.errors += list(faults_of(others))
            for task in others:
                task.cancel()
    tables = given.people_vs_bot or given.tables
    found = report(tables, len(seats), given.seconds, figures, full - empty, await echo_baseline())
    if given.people_vs_bot:
        found["next_question_ms"] = spread(figures.question)
    if given.listeners:
        found["lists_per_second"] = round(figures.lists / given.seconds, 1)
    return {**found, "server_ms_per_choice": round(worked * 1e3 / max(1, len(figures.done)), 2)}


async def run_memory(given: argparse.Namespace) -> dict[str, Any]:
    """Megabytes of the server after each round of games, when all its tables were forgotten."""
    rounds, games = (int(number) for number in given.games_memory.split("x"))
    figures = Figures()
    async with server_of_its_own() as (process, address):
        megabytes = [memory_of(process) >> 20]
        for _ in range(rounds):
            seats = await set_up(address, games, given.games)
            async with all_playing(seats, given.think, figures) as playing:
                await asyncio.wait(playing, timeout=given.seconds)
            await asyncio.sleep(given.rest)
            megabytes.append(memory_of(process) >> 20)
    return {"megabytes": megabytes, "choices": len(figures.done), "errors": len(figures.errors)}


def faults_of(playing: Sequence["asyncio.Task[None]"]) -> Iterator[str]:
    """What went wrong with the players themselves."""
    for task in playing:
        if task.done() and (error := task.exception()) is not None:
            yield repr(error)


def report(
    tables: int, sockets: int, seconds: float, figures: Figures, memory: int, echo: list[float]
) -> dict[str, Any]:
    return {
        "tables": tables,
        "sockets": sockets,
        "choices": len(figures.done),
        "choices_per_second": round(len(figures.done) / seconds, 1),
        "games_finished": figures.games // 2,
        "errors": len(figures.errors),
        "first_errors": figures.errors[:3],
        "echo_ms": spread(echo),
        "done_ms": spread(figures.done),
        "scene_ms": spread(figures.scene),
        "kilobytes_per_table": round(memory / 1024 / tables),
    }


def spread(times: list[float]) -> dict[str, float]:
    """Median and the slow ones, in milliseconds."""
    if len(times) < 2:
        return {}
    cuts = statistics.quantiles(times, n=100)
    return {
        "median": round(cuts[49] * 1e3, 2),
        "p95": round(cuts[94] * 1e3, 2),
        "p99": round(cuts[98] * 1e3, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm", type=float, default=15.0, help="seconds before anything is counted")
    parser.add_argument("--think", type=float, default=2.0, help="seconds of thinking, on average")
    parser.add_argument("--games", nargs="*", default=list(game_names()))
    parser.add_argument("--listeners", type=int, default=0, help="sockets that read the lobby meanwhile")
    parser.add_argument("--people-vs-bot", type=int, default=0, help="so many people, each against a bot")
    parser.add_argument("--games-memory", metavar="ROUNDSxGAMES", help="memory after rounds of games")
    parser.add_argument("--rest", type=float, default=165.0, help="seconds until forgotten tables are gone")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = asyncio.run(run_memory(given) if given.games_memory else run(given))
    if given.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name}: {value}")
    sys.exit(1 if found["errors"] else 0)


if __name__ == "__main__":
    main()
