"""Work that takes longer than others should wait: done in a thread, one thing at a time, people in turn."""

from collections.abc import Callable
from typing import TypeVar

import anyio.to_thread
from anyio import CapacityLimiter

from deckwright.server.turns import Turns

Result = TypeVar("Result")
Work = Callable[[], Result]


class Workshop:
    """Does one thing after the other. However much one person wants, the others get their turn between.

    What is done here must not speak with a voice that others speak with: see `Services.log_turns`.
    """

    def __init__(self) -> None:
        self._turns = Turns(1)
        self._limiter = CapacityLimiter(1)

    async def do(self, whose: str, work: Callable[[], Result]) -> Result:
        """Do something on somebody's account."""
        async with self._turns.turn(whose):
            return await anyio.to_thread.run_sync(work, limiter=self._limiter)
