"""Bots think in processes of their own, so that they never hold up the server."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

import structlog

from deckwright.bots import BadBot, make_bot
from deckwright.bots.worlds import forget
from deckwright.games import find as find_game
from deckwright.kernel.state import State

USUAL_BOT: Final = "search:0.5"
LONGEST_THOUGHT: Final = 5.0
MOST_ROUNDS: Final = 20_000
PATIENCE: Final = 60.0
"""Seconds after which a bot counts as lost; many may wait for their turn to think."""
_log: Final = structlog.get_logger()


def check_bot(name: str) -> str:
    """The name of a bot that may play here: not one that thinks for very long."""
    bot = make_bot(name).name
    budget = bot.partition(":")[2]
    rounds = budget.removesuffix("it")
    if budget and (int(rounds) > MOST_ROUNDS if rounds != budget else float(budget) > LONGEST_THOUGHT):
        raise BadBot("server-bot-too-slow", bot=bot[:40], seconds=int(LONGEST_THOUGHT), rounds=MOST_ROUNDS)
    return bot


class BotFailed(Exception):
    """A bot has not answered."""


class BotPool:
    """A few processes, started when they are first needed and again when one has died."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, state: State, bot: str) -> str:
        """The key of the option that a bot takes for the seat that is asked. It is given nothing that the
        seat can't know."""
        text = forget(state, state.decider).to_json()
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._started()
            try:
                thought = loop.run_in_executor(pool, think, state.game.name, text, bot, secrets.randbits(32))
                return await asyncio.wait_for(thought, PATIENCE)
            except BrokenExecutor:
                # One of the processes has died, and with it the pool.
                _log.warning("bots-died", bot=bot)
                self._drop(pool)
            except TimeoutError as error:
                raise BotFailed(f"{bot} has not answered for {PATIENCE:g} s") from error
        raise BotFailed("the processes of the bots die")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), initializer=prepare
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End all processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def prepare() -> None:
    """In a new process: the server tells when to end, not the keyboard; and it ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(game: str, text: str, bot: str, seed: int) -> str:
    """In one of the processes: what a bot chooses."""
    state = find_game(game).from_json(text)
    assert state.decision is not None
    place = make_bot(bot, seed).choose(state, int(state.decider))
    return state.decision.options[place].key
