"""Words for cards: what they do, to what, and when."""

from dataclasses import dataclass
from typing import Final

from deckwright.kernel.abilities import Pattern, Whose
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card
from deckwright.kernel.instructions import Instruction
from deckwright.kernel.nodes import Number, Selector
from deckwright.kernel.scope import measure, scope_of
from deckwright.kernel.state import State
from deckwright.script.amounts import count
from deckwright.script.cards import play, script
from deckwright.script.effects import add, after, at_random, choose, choose_up_to, grants
from deckwright.script.groups import ENEMY, FRIENDLY, OTHER, AnyCard, CardGroup, InZone

from ..rules import garden
from ..table import COMPOSTING, FRUIT, PLANTED

__all__ = [
    "ENEMY", "FRIENDLY", "FRUIT", "IN_HAND", "OTHER", "TREE", "Draw", "Fell", "Gain", "PickUp", "Steal",
    "Tuck", "add", "after", "at_random", "choose", "choose_up_to", "composting", "count", "grants",
    "planting", "play", "script",
]  # fmt: skip


@dataclass(frozen=True, eq=False)
class Tree(AnyCard):
    """A tree in an orchard: nothing else is in play."""


TREE: Final = Tree()
IN_HAND: Final = InZone("hand")


@dataclass(frozen=True, eq=False)
class Gain(Instruction):
    """So much water."""

    water: Number

    def do(self, state: State, frame: Frame) -> None:
        garden.gain(state, frame.seat, measure(state, self.water, scope_of(frame)))


@dataclass(frozen=True, eq=False)
class Draw(Instruction):
    """So many cards from the deck."""

    cards: Number

    def do(self, state: State, frame: Frame) -> None:
        garden.draw_cards(state, frame.seat, measure(state, self.cards, scope_of(frame)))


@dataclass(frozen=True, eq=False)
class Fell(Instruction):
    """Trees go to the compost."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        for card in frame.slots[0]:
            garden.fell(state, Card(card))


@dataclass(frozen=True, eq=False)
class PickUp(Instruction):
    """Trees go back to the hands that they came from."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        for card in frame.slots[0]:
            garden.pick_up(state, Card(card))


@dataclass(frozen=True, eq=False)
class Steal(Instruction):
    """Cards of other hands go to one's own."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        for card in frame.slots[0]:
            garden.steal(state, frame.seat, Card(card))


@dataclass(frozen=True, eq=False)
class Tuck(Instruction):
    """Cards of the hand go under the deck, in the order in which they were chosen."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        for card in frame.slots[0]:
            garden.tuck(state, frame.seat, Card(card))


def planting(group: CardGroup) -> Pattern:
    return Pattern(PLANTED, group, whose=Whose.YOU)


def composting() -> Pattern:
    return Pattern(COMPOSTING, whose=Whose.YOU)
