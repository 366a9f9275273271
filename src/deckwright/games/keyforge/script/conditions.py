"""Whether: whose turn it is, how much there is, what goes on."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import HOUSES
from deckwright.games.keyforge.rules.field import opponent
from deckwright.games.keyforge.rules.fighting import fight_under_way
from deckwright.games.keyforge.rules.hooks import CardCondition
from deckwright.games.keyforge.rules.tide import is_high
from deckwright.games.keyforge.script.amounts import DoneInTurn, Excess
from deckwright.games.keyforge.script.base import seats
from deckwright.games.keyforge.script.groups import IN_DISCARD
from deckwright.kernel.abilities import Whose
from deckwright.kernel.ids import Card
from deckwright.kernel.layers import value
from deckwright.kernel.nodes import Condition, Number
from deckwright.kernel.scope import Scope, measure
from deckwright.kernel.selectors import Name, cards_called
from deckwright.kernel.state import State
from deckwright.script.amounts import AtLeast, count
from deckwright.script.groups import FRIENDLY, THIS, CardGroup

__all__ = [
    "FIRST_USE", "HAUNTED", "THEIR_TURN", "TIDE_IS_HIGH", "TIDE_IS_LOW", "YOUR_TURN", "ActiveHouseIs",
    "Attacking", "Exactly", "Fighting", "HaveHouseInCommon", "KeyForged", "both", "fewer", "forged", "more",
]  # fmt: skip


@dataclass(frozen=True, eq=False)
class AllOf(CardCondition):
    """Several conditions at once."""

    conditions: tuple[Condition, ...]

    def holds(self, state: State, scope: Scope) -> bool:
        return all(each.holds(state, scope) for each in self.conditions)


@dataclass(frozen=True, eq=False)
class Exactly(CardCondition):
    """An amount is just so much."""

    amount: Number
    number: int

    def holds(self, state: State, scope: Scope) -> bool:
        return measure(state, self.amount, scope) == self.number


@dataclass(frozen=True, eq=False)
class ActiveHouseIs(CardCondition):
    """That house was chosen for this turn."""

    house: str

    def holds(self, state: State, scope: Scope) -> bool:
        return state.vars[table.HOUSE] == HOUSES.index(self.house)


@dataclass(frozen=True, eq=False)
class TurnOf(CardCondition):
    """It is a player's turn."""

    whose: Whose

    def holds(self, state: State, scope: Scope) -> bool:
        return state.vars[table.ACTIVE] in seats(self.whose, scope.seat)


@dataclass(frozen=True, eq=False)
class TideIs(CardCondition):
    """The tide is high or low for a player (KF-14.1)."""

    high: bool
    whose: Whose = Whose.YOU

    @property
    def speaks_of_tide(self) -> bool:
        return True

    def holds(self, state: State, scope: Scope) -> bool:
        (seat,) = seats(self.whose, scope.seat)
        return is_high(state, seat if self.high else opponent(seat))


@dataclass(frozen=True, eq=False)
class KeyForged(CardCondition):
    """A player's key of a colour is forged (KF-1.3)."""

    colour: str
    whose: Whose

    def holds(self, state: State, scope: Scope) -> bool:
        colour = table.KEY_COLOURS.index(self.colour)
        return any(state.vars[table.KEYS + seat] >> colour & 1 for seat in seats(self.whose, scope.seat))


@dataclass(frozen=True, eq=False)
class Attacking(CardCondition):
    """The card is attacking a creature of a group."""

    group: CardGroup

    def holds(self, state: State, scope: Scope) -> bool:
        frame = fight_under_way(state)
        return (
            frame is not None
            and frame.source == scope.source
            and self.group.includes(state, frame.locals.defender, scope)
        )


@dataclass(frozen=True, eq=False)
class Fighting(CardCondition):
    """The card is in a fight."""

    def holds(self, state: State, scope: Scope) -> bool:
        frame = fight_under_way(state)
        return frame is not None and scope.source in (frame.source, frame.locals.defender)


@dataclass(frozen=True, eq=False)
class HaveHouseInCommon(CardCondition):
    """The named cards are two or more and all share a house."""

    name: Name

    def holds(self, state: State, scope: Scope) -> bool:
        cards = cards_called(state, self.name, scope)
        common = -1
        for card in cards:
            common &= value(state, table.OF_HOUSE, Card(card))
        return len(cards) > 1 and common != 0


YOUR_TURN: Final = TurnOf(Whose.YOU)
THEIR_TURN: Final = TurnOf(Whose.OPPONENT)
HAUNTED: Final = AtLeast(count(FRIENDLY & IN_DISCARD), 10)
"""KF-15.8."""
TIDE_IS_HIGH: Final = TideIs(high=True)
TIDE_IS_LOW: Final = TideIs(high=False)


def both(*conditions: Condition) -> Condition:
    return AllOf(conditions)


def fewer(amount: Number, number: int) -> Condition:
    """An amount is less than a number."""
    return AtLeast(Excess(number, amount), 1)


def more(one: Number, other: Number) -> Condition:
    """One amount is greater than another."""
    return AtLeast(Excess(one, other), 1)


def forged(whose: Whose, before: bool = False) -> Condition:
    """A player forged a key this turn, or in the turn before."""
    return AtLeast(DoneInTurn(table.FORGED, whose, None, before), 1)


FIRST_USE: Final = fewer(DoneInTurn(table.USED, Whose.ANY, THIS), 2)
"""The card was used once this turn, and that is now."""
