"""A cache of what takes a while to make: it is made once, however many ask for it at the same time."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Thing = TypeVar("Thing")


class AsyncCache(Generic[Key, Thing]):
    """Things by key, each made when it is first asked for. Of more than `most`, or of more than weighs
    `heaviest` together, the ones that were not asked for the longest are thrown away."""

    def __init__(
        self, most: int, heaviest: float = math.inf, weigh: Callable[[Thing], float] = lambda _thing: 0.0
    ) -> None:
        self._most = most
        self._heaviest = heaviest
        self._weigh = weigh
        self._things: dict[Key, Thing] = {}
        self._making: dict[Key, asyncio.Task[Thing]] = {}

    def __len__(self) -> int:
        return len(self._things)

    async def find(self, key: Key, make: Callable[[], Awaitable[Thing]]) -> Thing:
        if key in self._things:
            thing = self._things[key] = self._things.pop(key)
            return thing
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, make))
        # Whoever asked first may leave: the others still wait for it.
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Key, make: Callable[[], Awaitable[Thing]]) -> Thing:
        try:
            thing = await make()
        finally:
            del self._making[key]
        self.put(key, thing)
        return thing

    def put(self, key: Key, thing: Thing) -> None:
        """Keep something that was made elsewhere."""
        self._things[key] = thing
        weight = sum(self._weigh(each) for each in self._things.values())
        while len(self._things) > self._most or (weight > self._heaviest and len(self._things) > 1):
            weight -= self._weigh(self._things.pop(next(iter(self._things))))
