"""What happened, as integers, and how much of it a seat may know."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

from deckwright.kernel.ids import ALL_SEATS, NO_CARD, NO_SEAT, Seat

if TYPE_CHECKING:
    from deckwright.kernel.state import State

RawEvent = tuple[int, int, int, int, int, int]
"""kind, mask of the seats that see a secret card, seat, card, other, amount."""


@dataclass(frozen=True, slots=True)
class Event:
    """One event in words: values are notation, so that it reads the same in a file and in a log.

    A value that the reader may not know is None.
    """

    kind: str
    values: dict[str, str | int | None]

    def to_json(self) -> list[object]:
        return [self.kind, self.values]


def emit(
    state: "State",
    kind: int,
    seat: int = NO_SEAT,
    card: int = NO_CARD,
    other: int = -1,
    amount: int = 0,
    mask: int = ALL_SEATS,
) -> None:
    """Note that something happened."""
    state.events.append((kind, mask, seat, card, other, amount))


class Events(Sequence[Event]):
    """The events of one choice, spelled out when they are looked at (do so before the next choice)."""

    __slots__ = ("_raw", "_state")

    def __init__(self, state: "State", raw: list[RawEvent]) -> None:
        self._state = state
        self._raw = raw

    def __len__(self) -> int:
        return len(self._raw)

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return [spell(self._state, raw) for raw in self._raw[index]]
        return spell(self._state, self._raw[index])

    def __iter__(self) -> Iterator[Event]:
        return (spell(self._state, raw) for raw in self._raw)

    def seen_by(self, seat: Seat | None) -> list[Event]:
        """The same events as that seat may know them; None sees all."""
        return [spell(self._state, raw, seat) for raw in self._raw]


def spell(state: "State", raw: RawEvent, seat: Seat | None = None) -> Event:
    """An event in words, as a seat may know it."""
    kind_id, mask, of_seat, of_card, other, amount = raw
    kind = state.game.vocabulary.events[kind_id]
    hidden = kind.secret and seat is not None and not mask >> seat & 1
    values: dict[str, str | int | None] = {}
    for slot, value in (kind.seat, of_seat), (kind.card, of_card), (kind.other, other), (kind.amount, amount):
        if slot is not None:
            values[slot.name] = (
                None if hidden and slot is kind.card else state.game.spell(state, slot, value, seat)
            )
    return Event(kind.name, values)
