"""Many tables at once: a server of its own, two sockets at each table, and how long its answers take.

Every player chooses at random after a while of thinking. Beside it, the same machine's idle echo: how long a
frame takes to a server that does nothing but send it back.

    python bench/server_load.py --tables 200 --seconds 60 --json
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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import websockets.asyncio.client
import websockets.asyncio.server

from deckwright.games import names as game_names
from deckwright.server.client import AsyncClient, AsyncSeat
from deckwright.server.protocol import Choose, Done, NewTable, Refuse, Scene, SeatWish

WIDE: Final = "1000000/minute"
LANGUAGES: Final = ("en", "ru", "uk")


@dataclass
class Figures:
    """What was measured: seconds from a choice to its acknowledgement, and to the next scene."""

    done: list[float] = field(default_factory=list)
    scene: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    games: int = 0

    def forget(self) -> None:
        """What was so far is not counted; errors are."""
        self.done.clear()
        self.scene.clear()


class Player:
    """One socket: chooses at random, thinks in between, and looks at the clock."""

    def __init__(self, seat: AsyncSeat, seed: int, think: float, figures: Figures) -> None:
        self._seat = seat
        self._rng = random.Random(seed)
        self._think = think
        self._figures = figures
        self._sent: dict[str, float] = {}
        self._asked_at: float | None = None

    async def play(self) -> None:
        """To the end of the game."""
        following = self._seat.following
        while not following.is_over:
            question = following.question
            if question is not None:
                await asyncio.sleep(self._rng.uniform(0, 2 * self._think))
                choice = Choose(
                    f"c{question.number}", question.number, self._rng.choice(question.options).key
                )
                self._sent[choice.id] = self._asked_at = time.perf_counter()
                following.answered = question.number
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
        wishes = [SeatWish("me"), SeatWish("open")]
        table = await first.new_table(NewTable(games[number % len(games)], seats=wishes))
        await second.sit(table.id)
        seats += [first.at(table.id, texts=True), second.at(table.id, texts=True)]
        await first.http.aclose()
        await second.http.aclose()
    return seats


async def run(tables: int, warm: float, seconds: float, think: float, games: Sequence[str]) -> dict[str, Any]:
    """Let all play for a while, then look at the clock."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        process, address = await start_server(Path(folder))
        try:
            empty = memory_of(process)
            seats = await set_up(address, tables, games)
            for seat in seats:
                await seat.__aenter__()
            players = [Player(seat, seed, think, figures) for seed, seat in enumerate(seats)]
            playing = [asyncio.create_task(player.play()) for player in players]
            await asyncio.wait(playing, timeout=warm)
            figures.forget()
            worked = seconds_of(process)
            await asyncio.wait(playing, timeout=seconds)
            worked = seconds_of(process) - worked
            full = memory_of(process)
            figures.errors += list(faults_of(playing))
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, *(seat.close() for seat in seats), return_exceptions=True)
        finally:
            process.terminate()
            await process.wait()
    found = report(tables, seconds, figures, full - empty, await echo_baseline())
    return {**found, "server_ms_per_choice": round(worked * 1e3 / max(1, len(figures.done)), 2)}


def faults_of(playing: Sequence["asyncio.Task[None]"]) -> Iterator[str]:
    """What went wrong with the players themselves."""
    for task in playing:
        if task.done() and (error := task.exception()) is not None:
            yield repr(error)


def report(tables: int, seconds: float, figures: Figures, memory: int, echo: list[float]) -> dict[str, Any]:
    return {
        "tables": tables,
        "sockets": 2 * tables,
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
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = asyncio.run(run(given.tables, given.warm, given.seconds, given.think, given.games))
    if given.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name}: {value}")
    sys.exit(1 if found["errors"] else 0)


if __name__ == "__main__":
    main()
