"""Why not: an action that may not be done, as integers, and in notation.

Whoever judges an action answers with the number of a declared reason, or with ALLOWED. What is allowed is an
option, what is not is a refusal: both come from the same judge, so that they can't part.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from deckwright.kernel.ids import Seat
from deckwright.kernel.notation import spell_action
from deckwright.kernel.spelling import spell_value
from deckwright.kernel.values import Sendable
from deckwright.kernel.vocabulary import ARG_BITS, ARG_MASK, LEFT_OUT, VERB_SHIFT

if TYPE_CHECKING:
    from deckwright.kernel.state import State

NO_ACTION: Final = -1
"""In place of an option: whatever it were, it is refused."""

RawRefusal = tuple[int, int, tuple[int, ...]]
"""An option, or as much of it as is refused; the reason; what fills the slots of the reason."""


@dataclass(frozen=True)
class Refusal(Sendable):
    """Something a player may want to do and may not. `action` is notation like an option's key."""

    action: str
    rule: str
    reason: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    verb: str = ""
    """What would be done; nothing where whatever it were is refused."""
    arguments: Mapping[str, str | int] = field(default_factory=dict)
    """What it would be done with, as far as that matters."""


def refuse(code: int, reason: int, *values: int) -> RawRefusal:
    """An action that may not be done."""
    return code, reason, values


def verb_alone(verb: int) -> int:
    """All options with a verb, whatever they are about."""
    return verb + LEFT_OUT + (LEFT_OUT << ARG_BITS)


def any_second(code: int) -> int:
    """All options with a verb and a first argument, whatever the second is."""
    return code + (LEFT_OUT << ARG_BITS)


def spell_refusal(state: "State", raw: RawRefusal, seat: Seat) -> Refusal:
    """A refusal in notation, as a seat may know it."""
    code, number, values = raw
    words = state.game.table.vocabulary
    reason = words.reasons[number]
    told = {
        slot.name: spelled
        for slot, value in zip(reason.slots, values, strict=True)
        if (spelled := spell_value(state, slot, value, seat)) is not None
    }
    if code == NO_ACTION:
        return Refusal("", reason.clause, reason.name, told)
    verb = words.verbs[code >> VERB_SHIFT]
    arguments = {
        slot.name: spelled
        for slot, value in zip(verb.slots, (code & ARG_MASK, code >> ARG_BITS & ARG_MASK), strict=False)
        if value != LEFT_OUT and (spelled := spell_value(state, slot, value, seat)) is not None
    }
    action = spell_action(verb.name, arguments.values())
    return Refusal(action, reason.clause, reason.name, told, verb.name, arguments)
