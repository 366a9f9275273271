"""Deeds: effects that first settle what they are about, then happen at once.

Every question of every effect is asked here. A deed names its selectors; the deed itself never asks.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, NamedTuple

from deckwright.kernel.frames import NO_ANSWER, NONE, Frame
from deckwright.kernel.interpreter import ask
from deckwright.kernel.nodes import Effect, Node, Selector
from deckwright.kernel.words import DONE, first

if TYPE_CHECKING:
    from deckwright.kernel.state import State


class Domain(Node):
    """What can be chosen from: cards of a group, squads, players."""


class Question(NamedTuple):
    """The options of a domain and how to ask for one of them."""

    codes: list[int]
    prompt: int
    args: tuple[int, ...]


Ask = Callable[["State", Domain, Frame], Question]
Settle = Callable[["State", Selector, Frame], bool]
"""Settles a selector; False when it had to ask first."""


@dataclass(frozen=True, eq=False)
class Choose(Selector):
    """So many things of a domain, chosen by the player whose ability it is."""

    domain: Domain
    least: int = 1
    most: int = 1


@dataclass(frozen=True, eq=False)
class Deed(Effect):
    """Base of effects with selectors. `parts` are the fields that are selectors, in their order."""

    parts: tuple[Selector, ...] = field(init=False, repr=False, default=())

    def __post_init__(self) -> None:
        values = (getattr(self, each.name) for each in fields(self) if each.name != "parts")
        object.__setattr__(self, "parts", tuple(value for value in values if isinstance(value, Selector)))


def run_deed(state: "State", frame: Frame) -> None:
    """Handler of every Deed: settle the selectors one by one, then apply it and drop the frame."""
    node = frame.node
    assert isinstance(node, Deed)
    while frame.pc < len(node.parts):
        selector = node.parts[frame.pc]
        if not state.game.settlers[selector.op](state, selector, frame):
            return
        frame.pc += 1
    state.frames.pop()
    state.game.deeds[node.op](state, frame)


def settle(state: "State", frame: Frame, chosen: tuple[int, ...]) -> bool:
    """Note what a selector stands for."""
    frame.slots += (chosen,)
    frame.picks = NONE
    if frame.root < len(state.frames):
        state.frames[frame.root].it = chosen
    return True


def settle_choice(state: "State", selector: Selector, frame: Frame) -> bool:
    """Settler of Choose: ask once for each thing, none twice; fewer if there are no more."""
    assert isinstance(selector, Choose)
    while True:
        if frame.answer != NO_ANSWER:
            code = frame.answer
            frame.answer = NO_ANSWER
            if code == DONE:
                return settle(state, frame, frame.picks)
            frame.picks += (first(code),)
        if len(frame.picks) == selector.most:
            return settle(state, frame, frame.picks)
        question = state.game.domains[selector.domain.op](state, selector.domain, frame)
        codes = [code for code in question.codes if first(code) not in frame.picks]
        if not codes:
            return settle(state, frame, frame.picks)
        if len(frame.picks) >= selector.least:
            codes.append(DONE)
        ask(state, frame.seat, question.prompt, codes, question.args)
        if state.codes:
            return False


def can_settle(state: "State", deed: Deed, frame: Frame) -> bool:
    """Whether the first choice of a deed has anything to choose from."""
    for selector in deed.parts:
        if isinstance(selector, Choose) and selector.least:
            question = state.game.domains[selector.domain.op](state, selector.domain, frame)
            return len(question.codes) >= selector.least
    return True
