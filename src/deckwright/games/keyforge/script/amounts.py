"""How much: æmber, keys, marks, what was done in a turn; values that attributes hold."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import HOUSES
from deckwright.games.keyforge.rules.field import forged_keys, pool
from deckwright.games.keyforge.rules.leaving import along_with
from deckwright.games.keyforge.script.base import chosen_number, seats
from deckwright.games.keyforge.script.groups import COLUMN_OF, HOUSE_BITS, Mark
from deckwright.kernel.abilities import Whose
from deckwright.kernel.history import how_often
from deckwright.kernel.ids import Card
from deckwright.kernel.layers import value
from deckwright.kernel.nodes import Amount, Number
from deckwright.kernel.scope import Scope, measure, members
from deckwright.kernel.selectors import EVENT_NAMES, Name, cards_called
from deckwright.kernel.state import State
from deckwright.script.groups import CardGroup

__all__ = [
    "THEIR_AMBER", "YOUR_AMBER", "AllHouses", "Difference", "Excess", "Half", "HouseBit", "HowManyKept",
    "KeysOf", "MarksOn", "ThisCard", "TotalOf", "discarded", "fallen_in_fights", "played", "used",
]  # fmt: skip


@dataclass(frozen=True, eq=False)
class AmberOf(Amount):
    """The æmber in a player's pool (KF-8.1)."""

    whose: Whose

    def measure(self, state: State, scope: Scope) -> int:
        return sum(pool(state, seat) for seat in seats(self.whose, scope.seat))


@dataclass(frozen=True, eq=False)
class KeysOf(Amount):
    """The forged keys of a player, or those still to forge."""

    whose: Whose
    forged: bool = True

    def measure(self, state: State, scope: Scope) -> int:
        keys = [forged_keys(state, seat) for seat in seats(self.whose, scope.seat)]
        return sum(keys) if self.forged else sum(len(table.KEY_COLOURS) - each for each in keys)


@dataclass(frozen=True, eq=False)
class Excess(Amount):
    """By how much one amount is greater than another; never less than 0."""

    one: Number
    other: Number

    def measure(self, state: State, scope: Scope) -> int:
        return max(measure(state, self.one, scope) - measure(state, self.other, scope), 0)


@dataclass(frozen=True, eq=False)
class Difference(Amount):
    """One amount less another; it may be less than 0."""

    one: Number
    other: Number

    def measure(self, state: State, scope: Scope) -> int:
        return measure(state, self.one, scope) - measure(state, self.other, scope)


@dataclass(frozen=True, eq=False)
class HowManyKept(Amount):
    """How many of the cards that were kept are of a group."""

    slot: int = 0
    group: CardGroup | None = None
    as_cards: bool = False
    """A gigantic creature that has left play counts as two (KF-15.14)."""

    def measure(self, state: State, scope: Scope) -> int:
        cards = scope.ability(state).slots[self.slot]
        if self.as_cards:
            cards = along_with(state, cards)
        return sum(self.group is None or self.group.includes(state, Card(card), scope) for card in cards)


@dataclass(frozen=True, eq=False)
class Half(Amount):
    """Half an amount, rounded down."""

    amount: Number

    def measure(self, state: State, scope: Scope) -> int:
        return measure(state, self.amount, scope) // 2


@dataclass(frozen=True, eq=False)
class MarksOn(Amount):
    """How much of something lies on named cards, or on all cards of a group."""

    mark: Mark
    name: Name = Name.SELF
    group: CardGroup | None = None

    @property
    def of_event(self) -> bool:
        return self.name in EVENT_NAMES

    def measure(self, state: State, scope: Scope) -> int:
        column = state.columns[COLUMN_OF[self.mark]]
        if self.group is not None:
            return sum(column[card] for card in members(state, self.group, scope))
        return sum(column[card] for card in cards_called(state, self.name, scope))


@dataclass(frozen=True, eq=False)
class TotalOf(Amount):
    """An attribute added up over the cards of a group."""

    attribute: int
    group: CardGroup

    def measure(self, state: State, scope: Scope) -> int:
        return sum(value(state, self.attribute, card) for card in members(state, self.group, scope))


@dataclass(frozen=True, eq=False)
class DoneInTurn(Amount):
    """How often something was done in this turn, or in the one before."""

    kind: int
    whose: Whose = Whose.ANY
    group: CardGroup | None = None
    before: bool = False

    def measure(self, state: State, scope: Scope) -> int:
        done = state.past if self.before else state.history
        if self.whose is Whose.ANY:
            return how_often(state, done, self.kind, None, self.group, scope)
        (seat,) = seats(self.whose, scope.seat)
        return how_often(state, done, self.kind, seat, self.group, scope)


@dataclass(frozen=True, eq=False)
class ThisCard(Amount):
    """The card itself as a value that another attribute can hold."""

    def measure(self, state: State, scope: Scope) -> int:
        """One more than its number, so that 0 is none."""
        return scope.source + 1


@dataclass(frozen=True, eq=False)
class HouseBit(Amount):
    """A house as a value; without a name the house that a lasting effect was given."""

    house: str | None = None

    def measure(self, state: State, scope: Scope) -> int:
        if self.house is not None:
            return HOUSE_BITS[self.house]
        house = chosen_number(state, scope, 0)
        return 0 if house is None else 1 << house


@dataclass(frozen=True, eq=False)
class AllHouses(Amount):
    """All houses as a value."""

    def measure(self, state: State, scope: Scope) -> int:
        return (1 << len(HOUSES)) - 1


YOUR_AMBER: Final = AmberOf(Whose.YOU)
THEIR_AMBER: Final = AmberOf(Whose.OPPONENT)


def played(group: CardGroup | None = None, whose: Whose = Whose.YOU, before: bool = False) -> Amount:
    """How many cards were played this turn (or in the turn before)."""
    return DoneInTurn(table.PLAYED, whose, group, before)


def used(group: CardGroup | None = None, whose: Whose = Whose.YOU) -> Amount:
    return DoneInTurn(table.USED, whose, group)


def discarded(group: CardGroup | None = None, whose: Whose = Whose.YOU) -> Amount:
    return DoneInTurn(table.DISCARDED, whose, group)


def fallen_in_fights(whose: Whose) -> Amount:
    """Creatures of a player that were destroyed in a fight this turn."""
    return DoneInTurn(table.FELL, whose)
