"""Names that the engine handles by their numbers: attributes, phases, the numbers of a game and of its cards.

Each is declared on a line of its own, so that name and number can't part, and as `Final`, which the compiler
reads as fast as a literal.
"""

from collections.abc import Iterator, Sequence
from typing import overload


class Names(Sequence[str]):
    """Names in the order of their declaration. The numbers may go on behind those of others.

    >>> SIDES = Names()
    >>> LEFT, RIGHT = SIDES.add("left"), SIDES.add("right")
    >>> SIDES[RIGHT]
    'right'
    """

    def __init__(self, after: int = 0) -> None:
        self._names: list[str] = []
        self._after = after

    def add(self, *names: str) -> int:
        """Declare a name, or several that belong together. Answers the number of the first."""
        self._names += names
        return self._after + len(self._names) - len(names)

    def each(self, name: str, seats: int) -> int:
        """Declare a name for each seat. Answers the number of the first; the others' stand behind."""
        return self.add(*(f"{name}-p{seat + 1}" for seat in range(seats)))

    def __len__(self) -> int:
        return len(self._names)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self._names[index]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)
