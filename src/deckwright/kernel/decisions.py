"""A question to a seat and its options, as integers and in notation."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from deckwright.kernel.errors import EngineFault, IllegalChoice, quote
from deckwright.kernel.ids import Seat
from deckwright.kernel.notation import spell_action
from deckwright.kernel.spelling import spell_trigger, spell_value
from deckwright.kernel.vocabulary import ARG_BITS, ARG_MASK, VERB_SHIFT, Arg, Slot

if TYPE_CHECKING:
    from deckwright.kernel.game import Game
    from deckwright.kernel.state import State


class Question:
    """What a seat is to be asked: the options, and how to ask for one of them."""

    __slots__ = ("args", "codes", "private", "prompt")

    def __init__(self, codes: list[int], prompt: int, args: tuple[int, ...], private: bool = False) -> None:
        self.codes = codes
        self.prompt = prompt
        self.args = args
        self.private = private


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
    arguments = zip(verb.slots, (code & ARG_MASK, code >> ARG_BITS & ARG_MASK), strict=False)
    spelled = [spell_value(state, slot, value, state.decider) for slot, value in arguments]
    return spell_action(verb.name, spelled)


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
        seat, prompt = state.game.rules.proxy(state, seat, prompt)
    state.codes = codes
    state.decider = seat
    state.prompt = prompt
    state.prompt_args = args
    state.hidden = hidden
