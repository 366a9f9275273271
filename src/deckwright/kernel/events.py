"""What happened, as integers, and how much of it a seat may know."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

from deckwright.kernel.errors import EngineFault
from deckwright.kernel.ids import NO_CARD, NO_SEAT, ONLOOKER, OWN_SEAT, Seat
from deckwright.kernel.labels import spell_value
from deckwright.kernel.words import Arg, Moment

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
) -> None:
    """Note that something happened. The abilities that wait for it are set off later, if there are any."""
    mask = readers(state, kind, card, other) if kind in state.game.table.withheld else OWN_SEAT
    state.events.append((kind, mask, seat, card, other, amount))


def readers(state: "State", kind: int, card: int, other: int) -> int:
    """The seats that are shown the card of an event for whoever knows it."""
    words = state.game.table.vocabulary.events[kind]
    if words.moment is Moment.SILENT:
        raise EngineFault(f"nobody can be told of «{words.name}»")
    goes_to_zone = words.other is not None and words.other.arg is Arg.ZONE
    return state.known[card] | (state.game.table.sight[other] if goes_to_zone else 0)


class Events(Sequence[Event]):
    """The events of one choice, spelled out when they are looked at. If somebody still has them when the
    state moves on, they are spelled out then, and stay as they were."""

    __slots__ = ("__weakref__", "_raw", "_spelled", "_state")

    def __init__(self, state: "State", raw: list[RawEvent]) -> None:
        self._state: State | None = state
        self._raw = raw
        self._spelled: dict[Seat | None, list[Event]] = {}

    def __len__(self) -> int:
        return len(self._raw)

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self.seen_by(None)[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.seen_by(None))

    def seen_by(self, seat: Seat | None) -> list[Event]:
        """The same events as that seat may know them; None sees all."""
        state = self._state
        if state is None or seat in self._spelled:
            return list(self._spelled[seat])
        told = self._spelled[seat] = [spell(state, raw, seat) for raw in self._raw]
        return list(told)

    def let_go(self) -> None:
        """The state moves on: what was told is kept as it stands."""
        if self._state is not None:
            for seat in (None, ONLOOKER, *map(Seat, range(self._state.setup.seats))):
                self.seen_by(seat)
            self._state = None

    def __getstate__(self) -> tuple[object, ...]:
        self.let_go()
        return self._raw, self._spelled

    def __setstate__(self, fields: tuple[Any, ...]) -> None:
        self._raw, self._spelled = fields
        self._state = None

    def __repr__(self) -> str:
        return f"<Events {[(event.kind, event.values) for event in self]}>"


def spell(state: "State", raw: RawEvent, seat: Seat | None = None) -> Event:
    """An event in words, as a seat may know it."""
    kind_id, mask, of_seat, of_card, other, amount = raw
    kind = state.game.table.vocabulary.events[kind_id]
    if mask == OWN_SEAT:
        mask = 1 << of_seat if of_seat >= 0 else 0
    hidden = kind.secret is not None and seat is not None and not mask >> seat & 1
    values: dict[str, str | int | None] = {}
    for slot, value in (kind.seat, of_seat), (kind.card, of_card), (kind.other, other), (kind.amount, amount):
        if slot is not None:
            values[slot.name] = (
                None if hidden and slot is kind.card else spell_value(state, slot, value, seat)
            )
    return Event(kind.name, values)
