"""How fast connections are read: messages cost as much as they make the server do."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

from deckwright.server.protocol import (
    FromClient,
    Hello,
    Imagine,
    PlayRest,
    Prepare,
    Preview,
    Speak,
    Sync,
    Undo,
)

BURST: Final = 4
"""Seconds' worth of messages that may come at once."""
TOGETHER: Final = 4
"""All connections of one person may send so many times as much as one, but get no more time."""
PER_SECOND: Final = 500
"""What a second of the server's work costs: with the usual rate, one person gets a tenth of its time."""
MOST_AT_ONCE: Final = 2_000
"""What one message costs at most by the time that it takes: nobody has to wait for longer than a minute."""
SLICE: Final = 0.005
"""Seconds of long work after which others get their turn."""
WHOLE_SCENE: Final = 49
"""What everything again costs, beside the message itself: with the usual rate, one a second."""
_COSTS: Final[dict[type, int]] = {
    Hello: WHOLE_SCENE,
    Speak: WHOLE_SCENE,
    Sync: WHOLE_SCENE,
    Preview: 4,
    Imagine: 2,
    PlayRest: 9,
    Prepare: 4,
    Undo: 9,
}


def cost_of(message: FromClient) -> int:
    """What a message costs beyond being read."""
    return _COSTS.get(type(message), 0)


class Pace:
    """Somebody may cost so much a second; what is not used is kept for a few seconds."""

    def __init__(self, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._left = BURST * rate
        self._counted = now()

    def spend(self, cost: float) -> None:
        now = self._now()
        self._left = min(BURST * self._rate, self._left + (now - self._counted) * self._rate) - cost
        self._counted = now

    @property
    def wait(self) -> float:
        """Seconds until what was spent is there."""
        return max(0.0, -self._left / self._rate - (self._now() - self._counted))

    @property
    def is_rested(self) -> bool:
        """Whether all that can be kept is there."""
        return self._left + (self._now() - self._counted) * self._rate >= BURST * self._rate


class Metered:
    """Something that is carried out while the time is taken in which the server works on it: not the time in
    which it waits, nor that of others meanwhile."""

    def __init__(self, work: Coroutine[Any, Any, None]) -> None:
        self._work = work
        self.seconds = 0.0

    @property
    def cost(self) -> float:
        return min(MOST_AT_ONCE, self.seconds * PER_SECOND)

    def __await__(self) -> Generator[Any, None, None]:
        fault: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                waits_for = self._work.send(None) if fault is None else self._work.throw(fault)
            except StopIteration:
                return
            finally:
                fault = None  # It holds this frame, and by that the table.
                self.seconds += time.thread_time() - began
            try:
                yield waits_for
            except BaseException as error:
                fault = error


async def in_slices(pieces: Iterator[object]) -> None:
    """Do something long piece by piece. Others have at least as much time as it takes."""
    began = time.perf_counter()
    for _ in pieces:
        took = time.perf_counter() - began
        if took > SLICE:
            await asyncio.sleep(took)
            began = time.perf_counter()


class Share:
    """What all connections of a person use together."""

    def __init__(self, rate: float, whose: str = "", now: Callable[[], float] = time.monotonic) -> None:
        self.whose = whose
        self.pace = Pace(rate, now)
        self.connections = 0
        self.waiting = 0
        """Characters that wait to be sent to them."""
        self._working = asyncio.Lock()

    @asynccontextmanager
    async def at_work(self, at_once: bool = False) -> AsyncIterator[None]:
        """While something is done for one of them: however many there are, one after the other, each when
        what the last one took is paid for, unless it must be done at once."""
        async with self._working:
            if (wait := self.pace.wait) and not at_once:
                await asyncio.sleep(wait)
            yield

    @property
    def is_needed(self) -> bool:
        """Whether it counts for whoever it is."""
        return bool(self.connections) or not self.pace.is_rested


class Shares:
    """The shares of all people. One lasts as long as there are connections, and until what they have spent is
    there again: whoever comes again must not have it at once."""

    def __init__(self, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate * TOGETHER
        self._now = now
        self._shares: dict[str, Share] = {}

    def __len__(self) -> int:
        return len(self._shares)

    @contextmanager
    def used(self, whose: str) -> Iterator[Share]:
        """Somebody's share for one more connection."""
        self._shares = {each: share for each, share in self._shares.items() if share.is_needed}
        share = self._shares.setdefault(whose, Share(self._rate, whose, self._now))
        share.connections += 1
        try:
            yield share
        finally:
            share.connections -= 1
