"""A process in which bots think, one thought at a time. It can be told to answer now."""

import multiprocessing
import os
import signal
import threading
from contextlib import suppress
from ctypes import c_longlong
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

from deckwright.bots import Bounds, make_bot
from deckwright.games import find as find_game
from deckwright.games import of_each

_PROCESSES: Final = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Thought:
    """What a bot is to think about: a position without anything that its seat can't know."""

    game: str
    text: str
    bot: str
    seed: int
    seconds: float
    """No more than so long, whatever the bot was called for."""


class Died(Exception):
    """The process has died."""


class BotError(Exception):
    """The bot has failed."""


class Thinker:
    """One process. `start` and `think` wait for it and are called in a thread, `stop` and `kill` anywhere."""

    def __init__(self) -> None:
        self._number = 0
        self._is_killed = False
        self._stopped = _PROCESSES.RawValue(c_longlong, 0)
        """The number of the last thought that must end."""
        self._pipe, self._far_end = _PROCESSES.Pipe()
        self._process = _PROCESSES.Process(
            target=work, args=(self._far_end, self._stopped), daemon=True, name="bots"
        )

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def start(self) -> None:
        """Until it is ready to think."""
        self._process.start()
        self._far_end.close()
        if self._is_killed:
            self._process.kill()
        self._receive()

    def begin(self) -> int:
        """The number of the next thought, by which it can be stopped from now on."""
        self._number += 1
        return self._number

    def think(self, number: int, thought: Thought) -> str:
        """The key of the option that the bot takes."""
        try:
            self._pipe.send((number, thought))
        except (OSError, ValueError) as error:
            raise Died from error
        key, fault = self._receive()
        if fault is not None:
            raise BotError(f"{thought.bot}: {fault}")
        assert isinstance(key, str)
        return key

    def _receive(self) -> tuple[str | None, str | None]:
        try:
            answer: tuple[str | None, str | None] = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise Died from error
        return answer

    def stop(self) -> None:
        """The present thought is to end with what was found so far."""
        self._stopped.value = self._number

    def kill(self) -> None:
        """Whoever waits for an answer is told that it has died."""
        self._is_killed = True
        with suppress(ValueError, AttributeError):
            # It may not have been started yet.
            self._process.kill()


def work(pipe: Connection, stopped: c_longlong) -> None:
    """In the process: think until there is nobody to think for."""
    # The server tells when to end, not the keyboard; and it ends with the server.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    # They are loaded beforehand; one that can't be is nothing to the others.
    of_each(lambda game: game.name)
    pipe.send((None, None))
    with suppress(EOFError, OSError):
        while True:
            number, thought = pipe.recv()
            pipe.send(answer_to(number, thought, stopped))


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def answer_to(number: int, thought: Thought, stopped: c_longlong) -> tuple[str | None, str | None]:
    """The key of what a bot takes, or what went wrong."""
    bounds = Bounds(thought.seconds, lambda: stopped.value >= number)
    try:
        state = find_game(thought.game).from_json(thought.text)
        assert state.decision is not None
        place = make_bot(thought.bot, thought.seed, bounds).choose(state, int(state.decider))
        return state.decision.options[place].key, None
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"[:500]
