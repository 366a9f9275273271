"""How often something may be done. Counted in memory: a start of the server forgets it."""

import math
import time
from typing import Final

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from deckwright.server.config import Config
from deckwright.server.problems import TooMany
from deckwright.server.storage.rows import UserRow
from deckwright.server.storage.store import Store

RATES: Final = ("request", "user", "guest", "account", "sign_in", "table", "chat")


class Limits:
    """The limits of a server: rates by name, and how many tables somebody may have."""

    def __init__(self, config: Config, store: Store) -> None:
        self._rates: dict[str, RateLimitItem] = {
            name: parse(getattr(config, f"{name}_rate")) for name in RATES
        }
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._store = store
        self._open_tables = config.open_tables

    async def take(self, name: str, whose: str) -> None:
        """Count one more of something; raise if that is too many."""
        rate = self._rates[name]
        if not await self._limiter.hit(rate, name, whose):
            window = await self._limiter.get_window_stats(rate, name, whose)
            seconds = max(1, math.ceil(window.reset_time - time.time()))
            raise TooMany("server-too-often", seconds=seconds)

    async def take_table(self, user: UserRow) -> None:
        """Raise if somebody may not set up one more table."""
        if await self._store.count_tables(user.id) >= self._open_tables:
            raise TooMany("server-too-many-tables", most=self._open_tables)
        await self.take("table", user.id)
