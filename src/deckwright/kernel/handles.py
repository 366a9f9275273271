"""What callers hold: a decision with its options, and the events of a choice, spelled out only when somebody
looks. Plain Python in every build, for compiled objects can't be told from those that nobody holds any more.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from deckwright.kernel.decisions import argument, find, spell_code
from deckwright.kernel.events import RawEvent
from deckwright.kernel.ids import ONLOOKER, OWN_SEAT, Seat
from deckwright.kernel.notation import seat_name
from deckwright.kernel.spelling import spell_value
from deckwright.kernel.vocabulary import ARG_BITS, ARG_MASK, VERB_SHIFT, Prompt, Verb

if TYPE_CHECKING:
    from deckwright.kernel.state import State


class Option:
    """One thing that can be chosen."""

    __slots__ = ("_decision", "code", "index")

    def __init__(self, decision: "Decision", index: int, code: int) -> None:
        self._decision = decision
        self.index = index
        self.code = code

    @property
    def verb(self) -> Verb:
        return self._decision.game.table.vocabulary.verbs[self.code >> VERB_SHIFT]

    @property
    def key(self) -> str:
        """Readable and stable notation, unique in its decision."""
        return self._decision.key_of(self.index)

    @property
    def values(self) -> dict[str, str | int | None]:
        """The arguments by name, in notation."""
        return self._decision.values_of(self.index)

    def __repr__(self) -> str:
        return f"<Option {self.index}: {self.key}>"


class Options(Sequence[Option]):
    """The options of a decision, never empty."""

    __slots__ = ("_decision",)

    def __init__(self, decision: "Decision") -> None:
        self._decision = decision

    def index_of(self, choice: object) -> int:
        """The index of an option given by index or key."""
        return self._decision.index_of(choice)

    def __len__(self) -> int:
        return len(self._decision.codes)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        codes = self._decision.codes
        if isinstance(index, slice):
            return list(self)[index]
        return Option(self._decision, range(len(codes))[index], codes[index])

    def __iter__(self) -> Iterator[Option]:
        decision = self._decision
        return (Option(decision, index, code) for index, code in enumerate(decision.codes))


class Spelled(NamedTuple):
    """A decision in notation, as it was when its state moved on."""

    values: dict[str, str | int | None]
    keys: list[str]
    options: list[dict[str, str | int | None]]


class Decision:
    """Who is asked what. `hidden` decisions are not to be seen by the other seats.

    It is spelled out when somebody looks. If somebody still has it when the state moves on, it is spelled out
    then, and stays as it was. It has no number, which would tell that others were asked in secret before.
    """

    __slots__ = ("__weakref__", "_spelled", "_state", "asks", "codes", "game", "hidden", "seat")

    def __init__(self, state: "State") -> None:
        self._state: State | None = state
        self._spelled: Spelled | None = None
        self.game = state.game
        self.seat: Seat = state.decider
        self.hidden: bool = state.hidden
        self.codes = state.codes
        self.asks: Prompt = state.game.table.vocabulary.prompts[state.prompt]

    @property
    def prompt(self) -> str:
        """The name of the question, e.g. «battle»."""
        return self.asks.name

    @property
    def options(self) -> Options:
        return Options(self)

    @property
    def values(self) -> dict[str, str | int | None]:
        """What fills the blanks of the question, in notation."""
        state = self._state
        if state is None:
            return self.spelled().values
        slots = state.game.table.vocabulary.prompts[state.prompt].slots
        return {
            slot.name: spell_value(state, slot, value, state.decider)
            for slot, value in zip(slots, state.prompt_args, strict=False)
        }

    @property
    def keys(self) -> list[str]:
        state = self._state
        if state is None:
            return self.spelled().keys
        return [spell_code(state, code) for code in self.codes]

    def key_of(self, index: int) -> str:
        state = self._state
        return self.spelled().keys[index] if state is None else spell_code(state, self.codes[index])

    def values_of(self, index: int) -> dict[str, str | int | None]:
        """The arguments of an option by name, in notation."""
        state = self._state
        if state is None:
            return self.spelled().options[index]
        code = self.codes[index]
        slots = state.game.table.vocabulary.verbs[code >> VERB_SHIFT].slots
        arguments = (code & ARG_MASK, code >> ARG_BITS & ARG_MASK)
        return {
            slot.name: argument(state, slot, value) for slot, value in zip(slots, arguments, strict=False)
        }

    def index_of(self, choice: object) -> int:
        """The index of an option given by index or key."""
        return find(self.codes, self.key_of, choice)

    def spelled(self) -> Spelled:
        """All of it in notation."""
        if self._spelled is None:
            options = [self.values_of(index) for index in range(len(self.codes))]
            self._spelled = Spelled(self.values, self.keys, options)
        return self._spelled

    def let_go(self) -> None:
        """The state moves on: what is asked is kept as it stands."""
        self.spelled()
        self._state = None

    def __getstate__(self) -> tuple[object, ...]:
        return self.game, self.seat, self.hidden, self.codes, self.asks, self.spelled()

    def __setstate__(self, fields: tuple[Any, ...]) -> None:
        self.game, self.seat, self.hidden, self.codes, self.asks, self._spelled = fields
        self._state = None

    def __repr__(self) -> str:
        return f"<Decision of {seat_name(self.seat)}: {self.prompt} {self.keys}>"


@dataclass(frozen=True, slots=True)
class Event:
    """One event in words: values are notation, so that it reads the same in a file and in a log.

    A value that the reader may not know is None.
    """

    kind: str
    values: dict[str, str | int | None]

    def to_json(self) -> list[object]:
        return [self.kind, self.values]


class Events(Sequence[Event]):
    """The events of one choice, spelled out when they are looked at. If somebody still has them when the
    state moves on, they are spelled out then, and stay as they were."""

    __slots__ = ("__weakref__", "_raw", "_spelled", "_state")

    def __init__(self, state: "State", raw: list[RawEvent]) -> None:
        self._state: State | None = state
        self._raw = raw
        self._spelled: dict[Seat | None, list[Event]] | None = None

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
        if self._spelled is None:
            self._spelled = {}
        if state is not None and seat not in self._spelled:
            self._spelled[seat] = [spell(state, raw, seat) for raw in self._raw]
        return list(self._spelled[seat])

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
