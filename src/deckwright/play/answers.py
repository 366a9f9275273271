"""Several answers in one line: each is given if it still can be, what is left over is told."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from deckwright.kernel.handles import Option
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ARG_BITS, ARG_MASK, Arg
from deckwright.kernel.windows import waiting

SEVERAL: Final = re.compile(r"[0-9]{1,9}(?:[\s,;]+[0-9]{1,9})+[\s,;]*")


def read_numbers(line: str) -> list[int]:
    """The numbers of a line that has nothing else, if there are several: `1 3`, `1,3`."""
    return [int(number) for number in re.findall("[0-9]+", line)] if SEVERAL.fullmatch(line) else []


@dataclass(frozen=True)
class Answer:
    """An option that was typed before its question is asked."""

    words: str
    """Its number and text when it was typed."""
    meaning: tuple[object, ...]
    notation: str = ""
    """That of the option if its number was typed again: another card like it will do as well."""


class Answers:
    """The answers that wait, and the question that they are for."""

    def __init__(self) -> None:
        self._question: tuple[object, ...] = ()
        self._waiting: list[Answer] = []
        self.seat = -1

    def wait(self, state: State, answers: Sequence[Answer]) -> None:
        """Keep answers for when the question of a state is asked again."""
        self._question = question_of(state)
        self._waiting = list(answers)
        self.seat = int(state.decider)

    def next(self, state: State) -> int | None:
        """The place of the next answer among the options, if it is still one to the same question."""
        if not self._waiting or question_of(state) != self._question or state.decision is None:
            return None
        answer = self._waiting[0]
        options = state.decision.options
        found = [option.index for option in options if meaning_of(state, option) == answer.meaning]
        found += [option.index for option in options if option.key == answer.notation]
        if not found:
            return None
        del self._waiting[0]
        return found[0]

    def drop(self) -> list[str]:
        """Forget what waits; its words."""
        left = [answer.words for answer in self._waiting]
        self._waiting = []
        return left


def question_of(state: State) -> tuple[object, ...]:
    """What makes a question the same: who is asked what by what in which turn, whatever the numbers in it."""
    slots = state.game.table.vocabulary.prompts[state.prompt].slots
    about = [
        value for slot, value in zip(slots, state.prompt_args, strict=False) if slot.arg is not Arg.NUMBER
    ]
    return state.decider, state.prompt, state.vars[state.game.table.turn_var], *about


def meaning_of(state: State, option: Option) -> tuple[object, ...]:
    """What an option is about. Its notation is not enough: copies of a card are counted anew each time."""
    arguments = (option.code & ARG_MASK, option.code >> ARG_BITS & ARG_MASK)
    meaning: list[object] = [option.verb.name]
    for slot, argument in zip(option.verb.slots, arguments, strict=False):
        if slot.arg is Arg.CARD:
            meaning.append(argument)
        elif slot.arg is Arg.TRIGGER:
            meaning.append(waiting(state)[argument])
        else:
            meaning.append(option.values[slot.name])
    return tuple(meaning)
