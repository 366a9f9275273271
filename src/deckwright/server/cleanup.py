"""Clearing away, every now and then and a little at a time, what nobody comes back to."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from deckwright.server.context import Context
from deckwright.server.identity import LASTS
from deckwright.server.storage.leftovers import Leftovers

DAY: Final = 24 * 60 * 60.0
FIRST: Final = 60.0
"""Seconds after the start: not while everybody comes back."""
EVERY: Final = 60 * 60.0
AT_ONCE: Final = 20
"""Tables or records in one transaction: choices that are to be stored wait for it."""
MOST_TIMES: Final = 25
"""Transactions in a row."""
MOST_GUESTS: Final = 1000
STRANGE: Final = 2 * DAY
"""Seconds by which the clock may differ from what is stored, or be set."""
WAITS: Final = "cleaning-waits"
"""What the seconds are kept under that the server must still live before something is cleared away."""
_log: Final = structlog.get_logger()


class Cleaner:
    """Looks after one server. `start` before, `stop` after."""

    def __init__(
        self,
        context: Context,
        now: Callable[[], float] = time.time,
        lived: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = context.store
        self._registry = context.registry
        self._identity = context.identity
        self._config = context.config
        self._leftovers = Leftovers(context.database)
        self._now = now
        self._lived = lived
        self._began = time.monotonic()
        self._looked = (now(), lived())
        """What the clock of the machine and that of the process said last."""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.doubt(await self._leftovers.newest())
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

    async def doubt(self, newest: float | None) -> None:
        """See whether the clock can be right: nothing is stored that is much newer or older. If it can't, or
        if it was set, nothing is cleared away until the server has lived through that time itself."""
        now, lived = self._now(), self._lived()
        set_by = now - self._looked[0] - (lived - self._looked[1])
        strange = abs(set_by) > STRANGE or (newest is not None and abs(now - newest) > STRANGE)
        waits = float(await self._store.meta(WAITS) or 0)
        left = STRANGE if strange else max(0.0, waits - (lived - self._looked[1]))
        self._looked = now, lived
        if left != waits:
            await self._store.set_meta(WAITS, str(left))
        # Neither anybody's days nor their session run out by a clock that can't be right.
        self._registry.counts_from = self._began if left else -math.inf
        self._identity.doubts_clock = bool(left)
        if strange:
            _log.warning("clock-doubted", days=round((set_by if newest is None else now - newest) / DAY, 1))

    async def clean(self) -> None:
        """Clear away what is old enough; what is too much for one time is left for the next."""
        await self.doubt(None)
        if float(await self._store.meta(WAITS) or 0):
            return
        await self._leftovers.delete_sign_outs(self._now() - LASTS)
        tables = await self._clear(self._clear_tables)
        records = await self._clear(self._clear_records)
        decks = guests = 0
        if self._config.guest_days:
            decks = await self._clear(self._clear_decks)
            guests = await self._leftovers.delete_guests(self._days_ago(self._config.guest_days), MOST_GUESTS)
        if tables or records or decks or guests:
            _log.info("cleared", tables=tables, records=records, decks=decks, guests=guests)

    async def _clear(self, some: Callable[[], Awaitable[int]]) -> int:
        """Clear away a few at a time; how many in all."""
        all = 0
        for _ in range(MOST_TIMES):
            cleared = await some()
            all += cleared
            if cleared < AT_ONCE:
                break
        return all

    async def _clear_records(self) -> int:
        return await self._leftovers.delete_records(self._days_ago(self._config.record_days), AT_ONCE)

    async def _clear_decks(self) -> int:
        return await self._leftovers.delete_decks(self._now() - LASTS, AT_ONCE)

    async def _clear_tables(self) -> int:
        never_begun, unseen = (
            self._days_ago(days) for days in (self._config.open_days, self._config.guest_days)
        )
        with self._registry.nothing_loaded() as in_memory:
            ids = await self._leftovers.delete_tables(never_begun, unseen, in_memory, AT_ONCE)
        self._registry.forget_rematches(ids)
        return len(ids)

    def _days_ago(self, days: int) -> float:
        """0 days are for ever: nothing is as old as the clock."""
        return self._now() - days * DAY if days else 0.0
