"""How often something may be done. Counted in memory: a start of the server forgets it."""

import math
import time
from typing import Final

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from deckwright.server.bounds import KILOBYTE
from deckwright.server.config import Config
from deckwright.server.problems import TooMany
from deckwright.server.storage.rows import UserRow
from deckwright.server.storage.store import Store

HOUR: Final = 3600
HOUSEHOLD: Final = 5
"""How many times as many failures to sign in one address may have for all accounts together."""
RATES: Final = ("request", "user", "guest", "account", "sign_in", "table", "record", "chat")


class Limits:
    """The limits of a server: rates by name, and how many tables somebody may have."""

    def __init__(self, config: Config, store: Store) -> None:
        self._rates: dict[str, RateLimitItem] = {
            name: parse(getattr(config, f"{name}_rate")) for name in RATES
        }
        # Several people may share an address, and each may mistype.
        single = self._rates["sign_in"]
        self._rates["sign_ins"] = type(single)(single.amount * HOUSEHOLD, single.multiples)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._store = store
        self._open_tables = config.open_tables
        self._record_space = config.record_space

    async def take(self, name: str, whose: str, count: int = 1) -> None:
        """Count one more of something, or several; raise if that is too many."""
        if not await self._limiter.hit(self._rates[name], name, whose, cost=count):
            raise await self._too_many(name, whose)

    async def check(self, name: str, whose: str) -> None:
        """Raise if one more would be too many; nothing is counted."""
        if not await self.has_room(name, whose):
            raise await self._too_many(name, whose)

    async def has_room(self, name: str, whose: str) -> bool:
        return await self._limiter.test(self._rates[name], name, whose)

    async def count(self, name: str, whose: str) -> None:
        """Count one more of something, be it too many or not."""
        await self._limiter.hit(self._rates[name], name, whose)

    async def _too_many(self, name: str, whose: str) -> TooMany:
        window = await self._limiter.get_window_stats(self._rates[name], name, whose)
        seconds = max(1, math.ceil(window.reset_time - time.time()))
        if seconds > 2 * HOUR:
            return TooMany("server-too-often-hours", seconds=seconds, hours=math.ceil(seconds / HOUR))
        return TooMany("server-too-often", seconds=seconds)

    async def take_table(self, user: UserRow) -> None:
        """Raise if somebody may not set up one more table."""
        if await self._store.count_tables(user.id) >= self._open_tables:
            raise TooMany("server-too-many-tables", most=self._open_tables)
        await self.take("table", user.id)

    async def take_record(self, user: UserRow, address: str, size: int) -> None:
        """Raise if somebody may not bring a record of so many bytes."""
        kept = await self._store.record_size(user.id)
        if kept + size > self._record_space * KILOBYTE:
            raise TooMany("server-records-full", most=self._record_space)
        await self.take_bytes(address, size)

    async def take_bytes(self, address: str, size: int) -> None:
        """Count what is stored for whoever comes from an address, beside what they play."""
        await self.take("record", address, math.ceil(size / KILOBYTE))
