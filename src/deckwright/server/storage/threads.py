"""The threads in which SQLite works: each connection has one of its own."""

import asyncio
import sqlite3
from threading import Thread, current_thread
from typing import Any, Final

TICK: Final = 0.001


class Threads:
    """They tell the event loop what came of their work, also to somebody who did not wait for it: so the loop
    must not end before them. The library waits for them only if nobody is interrupted while a connection is
    opened or closed."""

    def __init__(self) -> None:
        self._asked = 0
        self._begun: list[Thread] = []

    def note(self, _dialect: object, _record: object, _place: object, options: dict[str, Any]) -> None:
        """A connection is about to be opened."""
        ended = [thread for thread in self._begun if not thread.is_alive()]
        for thread in ended:
            self._begun.remove(thread)
        self._asked += 1 - len(ended)
        options["factory"] = self._connect

    def _connect(self, *place: Any, factory: object = None, **options: Any) -> sqlite3.Connection:
        """Open one, in its thread."""
        self._begun.append(current_thread())
        return sqlite3.Connection(*place, **options)

    async def end(self) -> None:
        """Wait until none is left of the connections that were closed or given up."""
        while len(self._begun) < self._asked or any(thread.is_alive() for thread in self._begun):
            await asyncio.sleep(TICK)
