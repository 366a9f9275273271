"""A question to a seat and its options, spelled out only when somebody looks."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from deckwright.kernel.errors import EngineFault, IllegalChoice, quote
from deckwright.kernel.ids import Seat
from deckwright.kernel.words import ARG_BITS, ARG_MASK, VERB_SHIFT, Arg, Slot, Verb

if TYPE_CHECKING:
    from deckwright.kernel.state import State


class Option:
    """One thing that can be chosen."""

    __slots__ = ("_state", "code", "index")

    def __init__(self, state: "State", index: int, code: int) -> None:
        self._state = state
        self.index = index
        self.code = code

    @property
    def verb(self) -> Verb:
        return self._state.game.vocabulary.verbs[self.code >> VERB_SHIFT]

    @property
    def key(self) -> str:
        """Readable and stable notation, unique in its decision."""
        return spell_code(self._state, self.code)

    @property
    def values(self) -> dict[str, str | int | None]:
        """The arguments by name, in notation."""
        arguments = (self.code & ARG_MASK, self.code >> ARG_BITS & ARG_MASK)
        return {
            slot.name: self._value(slot, value)
            for slot, value in zip(self.verb.slots, arguments, strict=False)
        }

    def _value(self, slot: Slot, value: int) -> str | int | None:
        game = self._state.game
        if slot.arg is Arg.MODE:
            return game.library.path_of(game.modes_of(self._state.frames[-1].node)[value])
        return game.spell(self._state, slot, value, self._state.decider)

    def __repr__(self) -> str:
        return f"<Option {self.index}: {self.key}>"


class Options(Sequence[Option]):
    """The options of a decision, never empty."""

    __slots__ = ("_codes", "_state")

    def __init__(self, state: "State", codes: list[int]) -> None:
        self._state = state
        self._codes = codes

    def index_of(self, choice: object) -> int:
        """The index of an option given by index or key."""
        return find_index(self._state, choice)

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        if isinstance(index, slice):
            return list(self)[index]
        return Option(self._state, range(len(self._codes))[index], self._codes[index])

    def __iter__(self) -> Iterator[Option]:
        return (Option(self._state, index, code) for index, code in enumerate(self._codes))


class Decision:
    """Who is asked what. `hidden` decisions are not to be seen by the other seats.

    A decision has no number: it would tell that others were asked in secret before.
    """

    __slots__ = ("_state", "hidden", "options", "seat")

    def __init__(self, state: "State") -> None:
        self._state = state
        self.seat: Seat = state.decider
        self.hidden: bool = state.hidden
        self.options = Options(state, state.codes)

    @property
    def prompt(self) -> str:
        """The name of the question, e.g. «battle»."""
        return self._state.game.vocabulary.prompts[self._state.prompt].name

    @property
    def values(self) -> dict[str, str | int | None]:
        """What fills the blanks of the question, in notation."""
        state = self._state
        slots = state.game.vocabulary.prompts[state.prompt].slots
        return {
            slot.name: state.game.spell(state, slot, value, state.decider)
            for slot, value in zip(slots, state.prompt_args, strict=False)
        }

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    def __repr__(self) -> str:
        return f"<Decision of p{self.seat + 1}: {self.prompt} {self.keys}>"


def spell_code(state: "State", code: int) -> str:
    """An option in notation."""
    verb = state.game.vocabulary.verbs[code >> VERB_SHIFT]
    words = [verb.name]
    for slot, value in zip(verb.slots, (code & ARG_MASK, code >> ARG_BITS & ARG_MASK), strict=False):
        words.append(str(state.game.spell(state, slot, value, state.decider)))
    return " ".join(words)


def find_index(state: "State", choice: object) -> int:
    """The index of a choice given as an index or a key; an error that tells what was wrong."""
    codes = state.codes
    if not codes:
        raise IllegalChoice("choice-game-over")
    if isinstance(choice, str):
        wanted = " ".join(choice.split()).lower()
        for index, code in enumerate(codes):
            if spell_code(state, code) == wanted:
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
        raise EngineFault(f"a decision without options: {state.game.vocabulary.prompts[prompt].name}")
    if seat >= state.setup.seats:
        seat, prompt = state.game.stand_in(state, seat, prompt)
    state.codes = codes
    state.decider = seat
    state.prompt = prompt
    state.prompt_args = args
    state.hidden = hidden
