"""Amounts and conditions. Plain integers are amounts too, through the verbs that take them."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from deckwright.kernel.ids import Card
from deckwright.kernel.layers import value
from deckwright.kernel.nodes import Amount, Condition, Number
from deckwright.kernel.scope import Scope, measure, members
from deckwright.kernel.selectors import EVENT_NAMES, Name, cards_called
from deckwright.kernel.state import State
from deckwright.script.groups import CardGroup


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Fixed(Amount):
    """A number."""

    number: int

    def measure(self, state: State, scope: Scope) -> int:
        return self.number


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Count(Amount):
    """How many cards are of a group."""

    group: CardGroup

    def measure(self, state: State, scope: Scope) -> int:
        return len(members(state, self.group, scope))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class HowMany(Amount):
    """How many cards a name stands for: «for each card destroyed this way»."""

    name: Name

    @property
    def of_event(self) -> bool:
        return self.name in EVENT_NAMES

    def measure(self, state: State, scope: Scope) -> int:
        return len(cards_called(state, self.name, scope))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class ValueOf(Amount):
    """An attribute of a named card, added up over several."""

    attribute: int
    name: Name

    @property
    def of_event(self) -> bool:
        return self.name in EVENT_NAMES

    def measure(self, state: State, scope: Scope) -> int:
        return sum(value(state, self.attribute, Card(card)) for card in cards_called(state, self.name, scope))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Tally(Amount):
    """How much the effect before really did."""

    def measure(self, state: State, scope: Scope) -> int:
        return scope.ability(state).total


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class OfEvent(Amount):
    """The number of the event that set the ability off."""

    @property
    def of_event(self) -> bool:
        return True

    def measure(self, state: State, scope: Scope) -> int:
        return scope.running().amount


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Chosen(Amount):
    """A number chosen earlier in the ability."""

    slot: int = 0

    def measure(self, state: State, scope: Scope) -> int:
        return scope.ability(state).slots[self.slot][0]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Times(Amount):
    """An amount so many times."""

    amount: Amount
    factor: int

    def measure(self, state: State, scope: Scope) -> int:
        return self.factor * measure(state, self.amount, scope)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class AtLeast(Condition):
    """An amount reaches a number."""

    amount: Amount
    number: int

    def holds(self, state: State, scope: Scope) -> bool:
        return measure(state, self.amount, scope) >= self.number


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Not(Condition):
    """The opposite of a condition."""

    condition: Condition

    def holds(self, state: State, scope: Scope) -> bool:
        return not self.condition.holds(state, scope)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class IsOf(Condition):
    """A named card is of a group."""

    name: Name
    group: CardGroup

    @property
    def of_event(self) -> bool:
        return self.name in EVENT_NAMES

    def holds(self, state: State, scope: Scope) -> bool:
        cards = cards_called(state, self.name, scope)
        return bool(cards) and all(self.group.includes(state, Card(card), scope) for card in cards)


THIS_WAY: Final = HowMany(Name.THIS_WAY)
IF_DONE: Final = AtLeast(Tally(), 1)
"""«If you do»: the effect before did something."""


def amount(value: Number) -> Amount:
    return Fixed(value) if isinstance(value, int) else value


def count(group: CardGroup) -> Amount:
    return Count(group)


def exists(group: CardGroup) -> Condition:
    return AtLeast(Count(group), 1)
