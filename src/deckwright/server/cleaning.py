"""Clearing away, every now and then and a little at a time, what nobody comes back to."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from deckwright.server.context import Context
from deckwright.server.storage.leftovers import Leftovers

DAY: Final = 24 * 60 * 60.0
FIRST: Final = 60.0
"""Seconds after the start: not while everybody comes back."""
EVERY: Final = 60 * 60.0
AT_ONCE: Final = 20
"""Tables in one transaction: choices that are to be stored wait for it."""
MOST_TIMES: Final = 25
"""Transactions in a row."""
MOST_GUESTS: Final = 1000
_log: Final = structlog.get_logger()


class Cleaner:
    """Looks after one server. `start` before, `stop` after."""

    def __init__(self, context: Context, now: Callable[[], float] = time.time) -> None:
        self._hall = context.hall
        self._config = context.config
        self._leftovers = Leftovers(context.database)
        self._now = now
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _go_on(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.clean()
            except Exception:
                _log.exception("cleaning-failed")
            await asyncio.sleep(EVERY)

    async def clean(self) -> None:
        """Clear away what is old enough; what is too much for one time is left for the next."""
        tables = 0
        for _ in range(MOST_TIMES):
            cleared = await self._clear_tables()
            tables += cleared
            if cleared < AT_ONCE:
                break
        guests = 0
        if self._config.guest_days:
            guests = await self._leftovers.delete_guests(self._days_ago(self._config.guest_days), MOST_GUESTS)
        if tables or guests:
            _log.info("cleared", tables=tables, guests=guests)

    async def _clear_tables(self) -> int:
        never_begun, unseen = (
            self._days_ago(days) for days in (self._config.open_days, self._config.guest_days)
        )
        with self._hall.nothing_loaded() as in_memory:
            ids = await self._leftovers.delete_tables(never_begun, unseen, in_memory, AT_ONCE)
        self._hall.forget_rematches(ids)
        return len(ids)

    def _days_ago(self, days: int) -> float:
        """0 days are for ever: nothing is as old as the clock."""
        return self._now() - days * DAY if days else 0.0
