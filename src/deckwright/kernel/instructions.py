"""Instructions: effects that first settle what they are about, then happen at once.

Every question of every effect is asked by its selectors; the instruction itself never asks.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from deckwright.kernel.frames import NONE, Frame
from deckwright.kernel.ids import Seat
from deckwright.kernel.locals import names_of
from deckwright.kernel.nodes import Effect, Selector, means_nothing
from deckwright.kernel.selectors import Choose
from deckwright.kernel.vocabulary import first

if TYPE_CHECKING:
    from deckwright.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction(Effect):
    """Base of effects with selectors, which are dataclasses. `parts` are the fields that are selectors, in
    their order."""

    parts: tuple[Selector, ...] = ()

    @property
    def only_marks(self) -> bool:
        """Whether it changes nothing but what lies on its cards."""
        return False

    @property
    def names_each(self) -> bool:
        """Whether its amounts are worked out for each card, which they call «it»."""
        return False

    def __post_init__(self) -> None:
        values = [getattr(self, name) for name in names_of(type(self))]
        object.__setattr__(self, "parts", tuple(value for value in values if isinstance(value, Selector)))

    def run(self, state: "State", frame: Frame) -> None:
        """Settle the selectors one by one, then drop the frame and do it."""
        if settle_parts(state, frame, self.parts):
            state.frames.pop()
            self.do(state, frame)

    def do(self, state: "State", frame: Frame) -> None:
        """The instruction itself, to what `frame.slots` tells, all at once. The frame is gone already."""
        raise means_nothing(self)


def settle_parts(state: "State", frame: Frame, parts: tuple[Selector, ...]) -> bool:
    """Settle what an effect is about; False when it has to wait for an answer."""
    while frame.pc < len(parts):
        selector = parts[frame.pc]
        if not selector.settle(state, frame):
            return False
        frame.pc += 1
    return True


def report(state: "State", root: int, cards: tuple[int, ...], total: int) -> None:
    """Tell the ability what its effect really did: «this way»."""
    if root < len(state.frames):
        state.frames[root].affected = cards
        state.frames[root].total = total


def selector_at(frame: Frame) -> Selector | None:
    """The selector that an instruction is at, if it is at one."""
    parts = frame.node.parts if isinstance(frame.node, Instruction) else ()
    return parts[frame.pc] if frame.pc < len(parts) else None


def choice_of(frame: Frame) -> Choose | None:
    """The choice that an instruction is at, if it is at one."""
    selector = selector_at(frame)
    return selector if isinstance(selector, Choose) else None


def redraw_picks(state: "State", seat: Seat, pick: "Callable[[int], int]") -> bool:
    """Replace what somebody else has picked so far out of a hidden zone, in a choice that goes on, by picks
    that they could have made. False if that is impossible."""
    frame = state.frames[-1]
    selector = choice_of(frame)
    if state.decider == seat or not frame.picks or selector is None:
        return True
    question = selector.domain.ask(state, frame)
    if not question.private:
        return True
    count, frame.picks = len(frame.picks), NONE
    cards = [first(code) for code in question.codes]
    if len(cards) < count and not selector.again:
        return False
    for _ in range(count):
        place = pick(len(cards))
        frame.picks += (cards[place] if selector.again else cards.pop(place),)
    return True


def can_settle(state: "State", instruction: Instruction, frame: Frame) -> bool:
    """Whether the first choice of an instruction has anything to choose from."""
    for selector in instruction.parts:
        if isinstance(selector, Choose) and selector.least:
            return len(selector.domain.ask(state, frame).codes) >= selector.least
    return True
