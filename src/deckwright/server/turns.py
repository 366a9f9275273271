"""Turns at something that takes long: people are served one after the other, nobody twice at once."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


def always() -> bool:
    return True


@dataclass(eq=False)
class _Waiter:
    """Somebody waits for a turn; `is_urgent` tells whether anybody waits for what comes of it."""

    is_urgent: Callable[[], bool]
    granted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """A few places for many people. However much one of them wants, all get their turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[_Waiter]] = {}
        """By whose they are. Whoever was served goes to the end."""
        self._served: set[str] = set()

    @property
    def waiting(self) -> int:
        """How many wait for a turn, over all people."""
        return sum(len(waiters) for waiters in self._waiting.values())

    def others_waiting(self, whose: str) -> int:
        """How many other people wait for something urgent."""
        return sum(
            each != whose and any(waiter.is_urgent() for waiter in waiters)
            for each, waiters in self._waiting.items()
        )

    @asynccontextmanager
    async def turn(self, whose: str, is_urgent: Callable[[], bool] = always) -> AsyncIterator[None]:
        """Wait for a turn, and have it as long as this lasts."""
        waiter = _Waiter(is_urgent)
        self._waiting.setdefault(whose, deque()).append(waiter)
        self._grant()
        try:
            await waiter.granted
        except asyncio.CancelledError:
            if waiter.granted.done() and not waiter.granted.cancelled():
                self._end(whose)
            else:
                self._forget(whose, waiter)
            raise
        try:
            yield
        finally:
            self._end(whose)

    def _end(self, whose: str) -> None:
        self._free += 1
        self._served.discard(whose)
        if whose in self._waiting:
            self._waiting[whose] = self._waiting.pop(whose)
        self._grant()

    def _forget(self, whose: str, waiter: _Waiter) -> None:
        waiters = self._waiting[whose]
        waiters.remove(waiter)
        if not waiters:
            del self._waiting[whose]

    def _grant(self) -> None:
        while self._free and (found := self._next()) is not None:
            whose, waiter = found
            self._forget(whose, waiter)
            self._free -= 1
            self._served.add(whose)
            waiter.granted.set_result(None)

    def _next(self) -> tuple[str, _Waiter] | None:
        """What is urgent goes first."""
        found = None
        for whose, waiters in self._waiting.items():
            if whose in self._served:
                continue
            for waiter in waiters:
                if waiter.is_urgent():
                    return whose, waiter
            found = found or (whose, waiters[0])
        return found
