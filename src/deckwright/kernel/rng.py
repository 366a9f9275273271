"""A splitmix64 generator whose whole state is one integer inside the game state."""

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB

T = TypeVar("T")


class HasRng(Protocol):
    """Anything that carries the generator's integer."""

    rng: int


class Rng:
    """A generator of its own, for callers outside a state (bots, tools).

    >>> Rng(7).below(100) == Rng(7).below(100)
    True
    """

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, bound: int) -> int:
        return below(self, bound)

    def bits(self) -> int:
        """64 random bits."""
        return below(self, 1 << 64)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return shuffled(self, items)


def seeded(seed: int) -> int:
    """The first state for a seed of any size; near seeds give unrelated games."""
    state = 0x6465636B77726967
    rest = abs(seed) * 2 + (seed < 0)
    while True:
        state = _mix((state + (rest & _MASK) + _GAMMA) & _MASK)
        rest >>= 64
        if not rest:
            return state


def _mix(value: int) -> int:
    value = ((value ^ (value >> 30)) * _FIRST) & _MASK
    value = ((value ^ (value >> 27)) * _SECOND) & _MASK
    return value ^ (value >> 31)


def below(holder: HasRng, bound: int) -> int:
    """A uniform integer from 0 to bound − 1."""
    holder.rng = value = (holder.rng + _GAMMA) & _MASK
    value = ((value ^ (value >> 30)) * _FIRST) & _MASK
    value = ((value ^ (value >> 27)) * _SECOND) & _MASK
    return ((value ^ (value >> 31)) * bound) >> 64


def shuffled(holder: HasRng, items: Sequence[T]) -> tuple[T, ...]:
    """The items in a uniformly random order."""
    order = list(items)
    state = holder.rng
    for last in range(len(order) - 1, 0, -1):
        # As `below` does it, without a call for each item.
        state = value = (state + _GAMMA) & _MASK
        value = ((value ^ (value >> 30)) * _FIRST) & _MASK
        value = ((value ^ (value >> 27)) * _SECOND) & _MASK
        other = ((value ^ (value >> 31)) * (last + 1)) >> 64
        order[last], order[other] = order[other], order[last]
    holder.rng = state
    return tuple(order)
