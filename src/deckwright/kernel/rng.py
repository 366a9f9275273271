"""Chance: a keyed hash in counter mode, whose whole state is one number inside the game state.

The number is a key of 256 bits and a counter behind it. Words come out of it in blocks; nothing that was
drawn tells anything about the key, what comes next, or what another stream of the same seed draws.
Games from before 0.2 drew from splitmix64, whose state is a number below 2⁶⁴: they go on with it.
"""

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import Final, Protocol, TypeVar

from mypy_extensions import i64, mypyc_attr

GENERATOR: Final = "blake2b"
SPLITMIX: Final = "splitmix64"
GENERATORS: Final = (GENERATOR, SPLITMIX)

_KEY_BYTES: Final = 32
_COUNTER_BITS: Final = 64
_MARK: Final = 1 << _KEY_BYTES * 8 + _COUNTER_BITS
"""Stands before key and counter, so that no number of this generator is one of splitmix64."""
_BLOCK_BITS: Final = 3
_IN_BLOCK: Final = (1 << _BLOCK_BITS) - 1
_HALVES: Final = Struct("<16I").unpack
_HALF_BITS: Final = 32
_LOW_HALF: Final = (1 << _HALF_BITS) - 1
NO_POOL: Final[tuple[int, tuple[int, ...]]] = (0, ())

_MASK: Final = (1 << 64) - 1
_IN_COUNTER: Final = _COUNTER_BITS - _BLOCK_BITS
_LAST_BLOCK: Final = _MASK >> _BLOCK_BITS
_GAMMA: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB

T = TypeVar("T")


class HasRng(Protocol):
    """Anything that carries the generator's number, and the block of words that it stands in: the lower and
    the upper half of each, for numbers of 32 bits are worked with several times as fast as those of 64."""

    rng: int
    pool: tuple[int, tuple[int, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A generator of its own, for callers outside a state. Streams of one seed with different names tell
    nothing about each other.

    >>> Rng(7).below(100) == Rng(7).below(100)
    True
    """

    __slots__ = ("pool", "rng")

    def __init__(self, seed: int, stream: str = "rng") -> None:
        self.rng = seeded(seed, stream)
        self.pool = NO_POOL

    def below(self, bound: int) -> int:
        return below(self, bound)

    def bits(self) -> int:
        """64 random bits."""
        return below(self, 1 << 64)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return shuffled(self, items)


class Splitmix(Rng):
    """The generator of old games, and of decks, which follow from a number that everybody may know."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        self.rng = splitmix_seeded(seed)


def seeded(seed: int, stream: str = "game") -> int:
    """The first number of a stream, for a seed of any size."""
    text = f"{stream}:{seed}".encode()
    key = blake2b(text, digest_size=_KEY_BYTES, person=b"deckwright").digest()
    return _MARK | int.from_bytes(key, "little") << _COUNTER_BITS


def splitmix_seeded(seed: int) -> int:
    """The same for splitmix64, whose numbers are below 2⁶⁴."""
    state = 0x6465636B77726967
    rest = abs(seed) * 2 + (seed < 0)
    while True:
        state = _mixed((state + (rest & _MASK) + _GAMMA) & _MASK)
        rest >>= 64
        if not rest:
            return state


def is_number(number: object) -> bool:
    """Whether something is the number of a generator."""
    return type(number) is int and (0 <= number <= _MASK or _MARK <= number < 2 * _MARK)


def below(holder: HasRng, bound: int) -> int:
    """A uniform integer from 0 to bound − 1."""
    number = holder.rng
    if number <= _MASK:
        return _splitmix(holder) * bound >> 64
    holder.rng = number + 1
    block = number >> _BLOCK_BITS
    at, halves = holder.pool
    if at != block:
        halves = _draw(block)
        holder.pool = (block, halves)
    place = 2 * (number & _IN_BLOCK)
    return (halves[place + 1] * bound + (halves[place] * bound >> _HALF_BITS)) >> _HALF_BITS


def shuffled(holder: HasRng, items: Sequence[T]) -> tuple[T, ...]:
    """The items in a uniformly random order."""
    order = list(items)
    count = len(order) - 1
    if count <= 0:
        return tuple(order)
    drawn = words(holder, count)
    place = 0
    for last in range(count, 0, -1):
        # As `below` does it, in numbers of the machine where they are compiled.
        low: i64 = drawn[place]
        high: i64 = drawn[place + 1]
        bound: i64 = last + 1
        other: int = (high * bound + (low * bound >> 32)) >> 32
        order[last], order[other] = order[other], order[last]
        place += 2
    return tuple(order)


def words(holder: HasRng, count: int) -> list[int]:
    """So many uniform integers of 64 bits, each in two halves, the same as if they were drawn one by one."""
    number = holder.rng
    if number <= _MASK:
        return [half for _ in range(count) for half in _halves_of(_splitmix(holder))]
    holder.rng = number + count
    block, place = number >> _BLOCK_BITS, number & _IN_BLOCK
    at, drawn = holder.pool
    if at != block:
        drawn = _draw(block)
    found = list(drawn[2 * place :])
    wanted = 2 * count
    if len(found) < wanted:
        # Most shuffles get along with one block more.
        block += 1
        drawn = _draw(block)
        found += drawn
    if len(found) < wanted:
        keyed = blake2b(key=(block >> _IN_COUNTER).to_bytes(_KEY_BYTES + 1, "little"))
        while len(found) < wanted:
            block += 1
            copy = keyed.copy()
            copy.update((block & _LAST_BLOCK).to_bytes(8, "little"))
            drawn = _HALVES(copy.digest())
            found += drawn
    holder.pool = (block, drawn)
    del found[wanted:]
    return found


def _draw(block: int) -> tuple[int, ...]:
    """The words of a block, in halves; above its number stands the key."""
    key = (block >> _IN_COUNTER).to_bytes(_KEY_BYTES + 1, "little")
    return _HALVES(blake2b((block & _LAST_BLOCK).to_bytes(8, "little"), key=key).digest())


def _halves_of(word: int) -> tuple[int, int]:
    return word & _LOW_HALF, word >> _HALF_BITS


def _splitmix(holder: HasRng) -> int:
    holder.rng = value = (holder.rng + _GAMMA) & _MASK
    return _mixed(value)


def _mixed(value: int) -> int:
    value = ((value ^ (value >> 30)) * _FIRST) & _MASK
    value = ((value ^ (value >> 27)) * _SECOND) & _MASK
    return value ^ (value >> 31)
