"""How fast connections are read: messages cost as much as they make the server do."""

import time
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

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
"""All connections of one person may cost so many times as much as one."""
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


class Share:
    """What all connections of a person use together."""

    def __init__(self, rate: float) -> None:
        self.pace = Pace(rate)
        self.waiting = 0
        """Characters that wait to be sent to them."""


class Shares:
    """The shares of all people. One is forgotten with the last connection."""

    def __init__(self, rate: float) -> None:
        self._rate = rate * TOGETHER
        self._shares: WeakValueDictionary[str, Share] = WeakValueDictionary()

    def of(self, whose: str) -> Share:
        share = self._shares.get(whose)
        if share is None:
            share = self._shares[whose] = Share(self._rate)
        return share
