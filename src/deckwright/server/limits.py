"""How often something may be done. Counted in memory: a start of the server forgets it."""

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from limits import RateLimitItem, parse

from deckwright.server.bounds import KILOBYTE
from deckwright.server.config import Config
from deckwright.server.problems import TooMany
from deckwright.server.storage.rows import UserRow
from deckwright.server.storage.store import Store

HOUR: Final = 3600
TIDY: Final = 60.0
"""Seconds after which windows that are over are forgotten."""
HOUSEHOLD: Final = 5
"""How many times as many failures to sign in one address may have for all accounts together."""
RATES: Final = ("request", "user", "guest", "account", "sign_in", "table", "record", "chat")


class Window(NamedTuple):
    """A time in which something was done so often."""

    end: float
    times: int


class Windows:
    """What was done by whom, by the time that this process has lived: that of the machine may be set."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._windows: dict[tuple[str, str], Window] = {}
        self._tidied = now()

    def __len__(self) -> int:
        return len(self._windows)

    def of(self, rate: RateLimitItem, name: str, whose: str) -> Window:
        """The window of somebody now: a new one begins when the last is over."""
        now = self._now()
        found = self._windows.get((name, whose))
        return Window(now + rate.get_expiry(), 0) if found is None or found.end <= now else found

    def add(self, rate: RateLimitItem, name: str, whose: str, count: int) -> None:
        self._tidy()
        window = self.of(rate, name, whose)
        self._windows[name, whose] = window._replace(times=window.times + count)

    def _tidy(self) -> None:
        now = self._now()
        if now - self._tidied > TIDY:
            self._tidied = now
            self._windows = {key: window for key, window in self._windows.items() if window.end > now}


class Limits:
    """The limits of a server: rates by name, and how many tables somebody may have."""

    def __init__(self, config: Config, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._rates: dict[str, RateLimitItem] = {
            name: parse(getattr(config, f"{name}_rate")) for name in RATES
        }
        # Several people may share an address, and each may mistype.
        single = self._rates["sign_in"]
        self._rates["sign_ins"] = type(single)(single.amount * HOUSEHOLD, single.multiples)
        self._windows = Windows(now)
        self._now = now
        self._store = store
        self._open_tables = config.open_tables
        self._record_space = config.record_space

    async def take(self, name: str, whose: str, count: int = 1) -> None:
        """Count one more of something, or several; if that is too many, raise and count nothing."""
        if not self._fits(name, whose, count):
            raise self._too_many(name, whose)
        self._windows.add(self._rates[name], name, whose, count)

    async def check(self, name: str, whose: str) -> None:
        """Raise if one more would be too many; nothing is counted."""
        if not await self.has_room(name, whose):
            raise self._too_many(name, whose)

    async def has_room(self, name: str, whose: str) -> bool:
        return self._fits(name, whose, 1)

    async def count(self, name: str, whose: str) -> None:
        """Count one more of something, be it too many or not."""
        self._windows.add(self._rates[name], name, whose, 1)

    def _fits(self, name: str, whose: str, count: int) -> bool:
        rate = self._rates[name]
        return self._windows.of(rate, name, whose).times + count <= rate.amount

    def _too_many(self, name: str, whose: str) -> TooMany:
        window = self._windows.of(self._rates[name], name, whose)
        seconds = max(1, math.ceil(window.end - self._now()))
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
