"""What the tests of tables share: a server with real sockets, and players that choose at random."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import uvicorn

from deckwright.cli.serve import settings_of
from deckwright.server.app import make_app, running
from deckwright.server.client import AsyncClient, AsyncSeat
from deckwright.server.client_state import ClientState
from deckwright.server.config import Config
from deckwright.server.context import Context
from deckwright.server.live import LiveTable
from deckwright.server.protocol import FromServer, NewSeat, NewTable, Question, TableInfo

WIDE: Final = "1000000/minute"
PATIENCE: Final = 60.0


def quick_config(folder: Path) -> Config:
    """Nothing waits and nothing is too often."""
    return Config(
        data=folder,
        bot_pause=0.0,
        bot_processes=1,
        message_rate=100_000,
        request_rate=WIDE,
        user_rate=WIDE,
        guest_rate=WIDE,
        table_rate=WIDE,
        chat_rate=WIDE,
        open_tables=1000,
    )


@asynccontextmanager
async def served(config: Config) -> AsyncIterator[tuple[str, Context]]:
    """A server that listens on a free port, and its parts."""
    app = make_app(config)
    settings = replace_port(settings_of(app))
    server = uvicorn.Server(settings)
    async with running(app.state.context):
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            yield f"http://127.0.0.1:{port}", app.state.context
        finally:
            server.should_exit = True
            await serving


def replace_port(settings: uvicorn.Config) -> uvicorn.Config:
    settings.port = 0
    return settings


def me_and(*others: str) -> list[NewSeat]:
    """Seats: whoever sets the table up, then open ones and bots by name."""
    seats = [NewSeat("open") if other == "open" else NewSeat("bot", other) for other in others]
    return [NewSeat("me"), *seats]


@asynccontextmanager
async def table_for_two(
    address: str, game: str = "dimensions", **fields: object
) -> AsyncIterator[tuple[TableInfo, AsyncClient, AsyncClient]]:
    """Two people at a table whose game has begun."""
    async with AsyncClient(address, "Anna", "en") as anna, AsyncClient(address, "Boris", "ru") as boris:
        made = NewTable(game, **{"seats": me_and("open"), **fields})  # type: ignore[arg-type]
        table = await anna.new_table(made)
        yield await boris.sit(table.id), anna, boris


async def table_of(context: Context, id: str) -> LiveTable:
    """A table of the server's, with its insides."""
    table = await context.registry.table(id)
    assert table is not None
    return table


async def until(seat: AsyncSeat, holds: Callable[[ClientState], bool]) -> ClientState:
    """Follow a table until something holds."""

    async def follow() -> None:
        while not holds(seat.client_state):
            await seat.receive()

    await asyncio.wait_for(follow(), PATIENCE)
    return seat.client_state


async def until_message(seat: AsyncSeat, kind: type[FromServer]) -> FromServer:
    """The next message of a kind."""

    async def wait() -> FromServer:
        while not isinstance(message := await seat.receive(), kind):
            pass
        return message

    return await asyncio.wait_for(wait(), PATIENCE)


async def play_on(seat: AsyncSeat, seed: int, most: int = 100_000) -> int:
    """Choose at random to the end of the game, or so many times; how many times it was."""
    rng = random.Random(seed)
    chosen = 0
    while chosen < most and (question := await seat.question()) is not None:
        await seat.choose(any_option(question, rng))
        chosen += 1
    return chosen


def any_option(question: Question, rng: random.Random) -> str:
    return rng.choice(question.options).key
