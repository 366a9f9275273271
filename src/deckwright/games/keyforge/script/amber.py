"""Æmber: gained, lost, stolen, paid, captured, moved (KF-8)."""

from dataclasses import dataclass
from enum import Enum

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules import amber
from deckwright.games.keyforge.rules.capturing import push_capturing
from deckwright.games.keyforge.rules.field import in_play
from deckwright.games.keyforge.rules.hooks import CardInstruction, PlainInstruction
from deckwright.games.keyforge.script.base import chosen, number, seats
from deckwright.kernel.abilities import Whose
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Seat
from deckwright.kernel.instructions import report
from deckwright.kernel.nodes import Number, Selector, part_of_scripts
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen
from deckwright.script.effects import SELF

__all__ = ["Capture", "Exalt", "Gain", "Lose", "Pay", "Pot", "PutAmber", "Steal", "TakeAmber"]


@part_of_scripts
class Pot(Enum):
    """Where æmber from a card goes, or comes from."""

    POOL = "pool"
    SUPPLY = "supply"


@dataclass(frozen=True, eq=False)
class PoolDeed(CardInstruction):
    """Base of what happens to the pools of players, so much for each."""

    amount: Number
    whose: Whose = Whose.YOU

    def do(self, state: State, frame: Frame) -> None:
        amount = number(state, frame, self.amount)
        total = sum(self.happens_to(state, seat, amount) for seat in seats(self.whose, frame.seat))
        report(state, frame.root, (), total)

    def happens_to(self, state: State, seat: Seat, amount: int) -> int:
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class Gain(PoolDeed):
    """Players gain æmber from the common supply."""

    def happens_to(self, state: State, seat: Seat, amount: int) -> int:
        return amber.gain(state, seat, amount)


@dataclass(frozen=True, eq=False)
class Lose(PoolDeed):
    """Players lose æmber to the common supply."""

    def happens_to(self, state: State, seat: Seat, amount: int) -> int:
        return amber.lose(state, seat, amount)


@dataclass(frozen=True, eq=False)
class Steal(PoolDeed):
    """A player steals from the other one."""

    def happens_to(self, state: State, seat: Seat, amount: int) -> int:
        return amber.steal(state, seat, amount)


@dataclass(frozen=True, eq=False)
class Pay(PoolDeed):
    """A player pays the other one, all of it or nothing."""

    def happens_to(self, state: State, seat: Seat, amount: int) -> int:
        return amber.pay(state, seat, amount)


@dataclass(frozen=True, eq=False)
class Capture(PlainInstruction):
    """Each card captures so much; from its own side if the text says so (KF-8.8)."""

    amount: Number
    cards: Selector = SELF
    own_side: bool = False

    def do(self, state: State, frame: Frame) -> None:
        """A card that was chosen several times captures several times."""
        push_capturing(state, frame, chosen(frame), number(state, frame, self.amount), self.own_side)


@dataclass(frozen=True, eq=False)
class Exalt(PlainInstruction):
    """Æmber from the common supply onto creatures (KF-8.5)."""

    cards: Selector = SELF
    amount: Number = 1

    def do(self, state: State, frame: Frame) -> None:
        amount = number(state, frame, self.amount)
        total = sum(amber.exalt(state, card, amount) for card in chosen(frame))
        report(state, frame.root, frame.slots[0], total)


@dataclass(frozen=True, eq=False)
class TakeAmber(PlainInstruction):
    """Move æmber off cards, to your pool or the common supply (KF-7.12)."""

    amount: Number
    cards: Selector
    to: Pot = Pot.POOL

    def do(self, state: State, frame: Frame) -> None:
        amount = number(state, frame, self.amount)
        kind = table.TOOK_AMBER if self.to is Pot.POOL else table.AMBER_REMOVED
        total = 0
        for card in chosen(frame):
            moved = amber.take_off(state, card, amount)
            total += moved
            if moved:
                happen(state, kind, frame.seat, card, amount=moved)
        if self.to is Pot.POOL and total:
            amber.add_to_pool(state, frame.seat, total)
        report(state, frame.root, (), total)


@dataclass(frozen=True, eq=False)
class PutAmber(PlainInstruction):
    """Move æmber from your pool onto cards."""

    amount: Number
    cards: Selector = SELF

    def do(self, state: State, frame: Frame) -> None:
        pool = table.POOL + frame.seat
        total = 0
        for card in chosen(frame):
            amount = min(number(state, frame, self.amount), state.vars[pool])
            if amount and in_play(state, card):
                state.vars[pool] -= amount
                amber.put_on(state, card, amount)
                happen(state, table.PUT_AMBER, frame.seat, card, amount=amount)
                total += amount
        report(state, frame.root, (), total)
