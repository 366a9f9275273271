"""Bots think in processes of their own, so that they never hold up the server, and by turns, so that nobody's
bots hold up those of others."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import structlog

from deckwright.bots import BadBot, make_bot
from deckwright.bots.worlds import forget
from deckwright.kernel.state import State
from deckwright.server.thinker import BotError, Died, Thinker, Thought
from deckwright.server.turns import Turns, always

USUAL_SECONDS: Final = 0.5
USUAL_BOT: Final = f"search:{USUAL_SECONDS:g}"
LONGEST_THOUGHT: Final = 5.0
SHORTEST_THOUGHT: Final = 0.05
MOST_ROUNDS: Final = 20_000
GRACE: Final = 10.0
"""Seconds in which a bot must answer that was told to; else its process is ended."""
GLANCE: Final = 0.05
"""Seconds between two looks whether others wait."""
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
    """A few processes, started when they are first needed and again when one has died.

    Whoever waits gets a thought in turn, person by person. Nobody thinks twice at once, and the more people
    wait, the shorter a thought is: also one under way.
    """

    def __init__(self, workers: int, make_thinker: Callable[[], Thinker] = Thinker) -> None:
        self._workers = workers
        self._turns = Turns(workers)
        self._make = make_thinker
        self._idle: list[Thinker] = []
        self._all: set[Thinker] = set()
        self._threads = ThreadPoolExecutor(workers, "bots")

    @property
    def waiting(self) -> int:
        """How many thoughts wait for their turn."""
        return self._turns.waiting

    async def choose(
        self, state: State, bot: str, whose: str = "", is_watched: Callable[[], bool] = always
    ) -> str:
        """The key of the option that a bot takes for the seat that is asked. It is given nothing that the
        seat can't know. It thinks on somebody's account; where nobody watches, it gives way to all others.
        Whoever needs no answer any more cancels it: the thought ends."""
        text = forget(state, state.decider).to_json()
        async with self._turns.turn(whose, is_watched):
            for _ in range(2):
                seconds = self._allowed(whose, is_watched())
                thought = Thought(state.game.name, text, bot, secrets.randbits(32), seconds)
                try:
                    return await self._think(thought, whose, is_watched)
                except Died:
                    _log.warning("bots-died", bot=bot)
                except BotError as error:
                    raise BotFailed(str(error)) from error
        raise BotFailed("the processes of the bots die")

    def _allowed(self, whose: str, is_watched: bool) -> float:
        """How long a thought may take as things are now."""
        others = self._turns.others_waiting(whose)
        if not others:
            return LONGEST_THOUGHT
        if not is_watched:
            return SHORTEST_THOUGHT
        return max(SHORTEST_THOUGHT, USUAL_SECONDS * self._workers / (self._workers + others))

    async def _think(self, thought: Thought, whose: str, is_watched: Callable[[], bool]) -> str:
        loop = asyncio.get_running_loop()
        thinker = await self._thinker()
        answer = loop.run_in_executor(self._threads, thinker.think, thinker.begin(), thought)
        began = time.monotonic()
        try:
            while not answer.done():
                await asyncio.wait({answer}, timeout=GLANCE)
                if time.monotonic() - began > self._allowed(whose, is_watched()):
                    break
        finally:
            await asyncio.shield(self._finish(thinker, answer, thought))
        return answer.result()

    async def _finish(self, thinker: Thinker, answer: "asyncio.Future[str]", thought: Thought) -> None:
        """Let a thought end, if need be with its process."""
        if not answer.done():
            thinker.stop()
            await asyncio.wait({answer}, timeout=GRACE)
        if not answer.done():
            _log.error("bot-hangs", bot=thought.bot, game=thought.game)
            thinker.kill()
            await asyncio.wait({answer})
        self._free(thinker, answer)

    async def _thinker(self) -> Thinker:
        """A process that has nothing to do."""
        if self._idle:
            return self._idle.pop()
        thinker = self._make()
        self._all.add(thinker)
        start = asyncio.get_running_loop().run_in_executor(self._threads, thinker.start)
        try:
            await asyncio.shield(start)
        except asyncio.CancelledError:
            # The next one who needs it finds it ready.
            start.add_done_callback(lambda _: self._free(thinker, start))
            raise
        except Died:
            self._all.discard(thinker)
            raise
        return thinker

    def _free(self, thinker: Thinker, done: "asyncio.Future[Any]") -> None:
        """A process has done something: from now on it has nothing to do, unless it has died of it."""
        if done.cancelled() or isinstance(done.exception(), Died):
            self._all.discard(thinker)
        else:
            self._idle.append(thinker)

    def close(self) -> None:
        """End all processes."""
        for thinker in self._all:
            thinker.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)
