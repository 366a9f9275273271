"""A question to a seat and its options, spelled out only when somebody looks."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from deckwright.kernel.errors import EngineFault, IllegalChoice, quote
from deckwright.kernel.ids import Seat
from deckwright.kernel.labels import spell_trigger, spell_value
from deckwright.kernel.words import ARG_BITS, ARG_MASK, VERB_SHIFT, Arg, Prompt, Slot, Verb

if TYPE_CHECKING:
    from deckwright.kernel.game import Game
    from deckwright.kernel.state import State


class Question(NamedTuple):
    """What a seat is to be asked: the options, and how to ask for one of them."""

    codes: list[int]
    prompt: int
    args: tuple[int, ...]
    private: bool = False


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
        return f"<Decision of p{self.seat + 1}: {self.prompt} {self.keys}>"


def argument(state: "State", slot: Slot, value: int) -> str | int | None:
    """An argument of an option, in notation."""
    if slot.arg is Arg.MODE:
        return state.game.scripts.path_of(state.game.cards.modes_of(state.frames[-1].node)[value])
    if slot.arg is Arg.TRIGGER:
        return spell_trigger(state, value, in_full=True)
    return spell_value(state, slot, value, state.decider)


def spell_code(state: "State", code: int) -> str:
    """An option in notation."""
    verb = state.game.table.vocabulary.verbs[code >> VERB_SHIFT]
    words = [verb.name]
    for slot, value in zip(verb.slots, (code & ARG_MASK, code >> ARG_BITS & ARG_MASK), strict=False):
        words.append(str(spell_value(state, slot, value, state.decider)))
    return " ".join(words)


def encode_code(game: "Game", code: int) -> list[Any]:
    verb = game.table.vocabulary.verbs[code >> VERB_SHIFT]
    return [verb.name, code & ARG_MASK, code >> ARG_BITS & ARG_MASK]


def decode_code(game: "Game", data: list[Any]) -> int:
    name, one, other = data
    for number, verb in enumerate(game.table.vocabulary.verbs):
        if verb.name == name:
            return int(number << VERB_SHIFT | other << ARG_BITS | one)
    raise ValueError(name)


def find_index(state: "State", choice: object) -> int:
    """The index of a choice given as an index or a key; an error that tells what was wrong."""
    codes = state.codes
    return find(codes, lambda index: spell_code(state, codes[index]), choice)


def find(codes: list[int], key_of: Callable[[int], str], choice: object) -> int:
    """Which of the options is meant."""
    if not codes:
        raise IllegalChoice("choice-game-over")
    if isinstance(choice, str):
        wanted = " ".join(choice.split()).lower()
        for index in range(len(codes)):
            if key_of(index) == wanted:
                return index
        raise IllegalChoice("choice-unknown-key", choice=choice[:80])
    if isinstance(choice, int) and not isinstance(choice, bool):
        if 0 <= choice < len(codes):
            return choice
        raise IllegalChoice("choice-bad-index", choice=quote(choice), last=len(codes) - 1)
    raise IllegalChoice("choice-bad-type", type=type(choice).__name__)


def ask(
    state: "State",
    seat: Seat,
    prompt: int,
    codes: list[int],
    args: tuple[int, ...] = (),
    private: bool = False,
    hidden: bool = False,
) -> None:
    """Ask a seat to choose; the answer reaches the top frame.

    A single option is taken at once, unless it is `private`: then that it was the only one must not be
    told by taking it. `hidden` keeps from the other seats that anybody is asked at all.
    """
    if len(codes) == 1 and not private:
        state.frames[-1].answer = codes[0]
        return
    if not codes:
        raise EngineFault(f"a decision without options: {state.game.table.vocabulary.prompts[prompt].name}")
    if seat >= state.setup.seats:
        seat, prompt = state.game.rules.stand_in(state, seat, prompt)
    state.codes = codes
    state.decider = seat
    state.prompt = prompt
    state.prompt_args = args
    state.hidden = hidden
