"""When Python looks for garbage: everybody waits meanwhile, the longer the more tables there are."""

import gc
import time
from typing import Final

PATIENCE: Final = 500.0
"""A search comes no sooner than so many times as long as the last one took."""


def collect_rarely() -> None:
    """What is there when a server starts stays; what comes and goes is looked through now and then."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 50)


class Collector:
    """Searches everything when there should be something to find, unless that was done just now."""

    def __init__(self) -> None:
        self._next = 0.0

    def collect(self) -> bool:
        """Whether there was a search."""
        began = time.monotonic()
        if began < self._next:
            return False
        gc.collect()
        ended = time.monotonic()
        self._next = ended + PATIENCE * (ended - began)
        return True
