"""A shelf keeps what takes a while to make, so that it is made once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Thing = TypeVar("Thing")


class Shelf(Generic[Key, Thing]):
    """Things by key, each made when it is first asked for. Of more than `most`, the one that was not asked
    for the longest is thrown away."""

    def __init__(self, most: int) -> None:
        self._most = most
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
            thing = self._things[key] = await make()
        finally:
            del self._making[key]
        while len(self._things) > self._most:
            del self._things[next(iter(self._things))]
        return thing
