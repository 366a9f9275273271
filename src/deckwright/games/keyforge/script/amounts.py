"""Amounts and conditions of KeyForge cards."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.script.groups import IN_DISCARD, Mark
from deckwright.kernel.abilities import Whose
from deckwright.kernel.deeds import EVENT_NAMES, Name
from deckwright.kernel.nodes import Amount, Condition, Number
from deckwright.script.amounts import AtLeast, amount, count
from deckwright.script.groups import FRIENDLY, THIS, CardGroup


@dataclass(frozen=True, eq=False)
class AmberOf(Amount):
    """The æmber in a player's pool (KF-8.1)."""

    whose: Whose


@dataclass(frozen=True, eq=False)
class KeysOf(Amount):
    """The forged keys of a player, or those still to forge."""

    whose: Whose
    forged: bool = True


@dataclass(frozen=True, eq=False)
class Excess(Amount):
    """By how much one amount is greater than another; never less than 0."""

    one: Amount
    other: Amount


@dataclass(frozen=True, eq=False)
class Difference(Amount):
    """One amount less another; it may be less than 0."""

    one: Amount
    other: Amount


@dataclass(frozen=True, eq=False)
class HowManyKept(Amount):
    """How many of the cards that were kept are of a group."""

    slot: int = 0
    group: CardGroup | None = None
    as_cards: bool = False
    """A gigantic creature that has left play counts as two (KF-15.14)."""


@dataclass(frozen=True, eq=False)
class Half(Amount):
    """Half an amount, rounded down."""

    amount: Amount


@dataclass(frozen=True, eq=False)
class MarksOn(Amount):
    """How much of something lies on named cards, or on all cards of a group."""

    mark: Mark
    name: Name = Name.SELF
    group: CardGroup | None = None

    @property
    def of_event(self) -> bool:
        return self.name in EVENT_NAMES


@dataclass(frozen=True, eq=False)
class TotalOf(Amount):
    """An attribute added up over the cards of a group."""

    attribute: int
    group: CardGroup


@dataclass(frozen=True, eq=False)
class DoneInTurn(Amount):
    """How often something was done in this turn, or in the one before."""

    kind: int
    whose: Whose = Whose.ANY
    group: CardGroup | None = None
    before: bool = False


@dataclass(frozen=True, eq=False)
class ThisCard(Amount):
    """The card itself as a value that another attribute can hold."""


@dataclass(frozen=True, eq=False)
class HouseBit(Amount):
    """A house as a value; without a name the house that a lasting effect was given."""

    house: str | None = None


@dataclass(frozen=True, eq=False)
class AllHouses(Amount):
    """All houses as a value."""


@dataclass(frozen=True, eq=False)
class AllOf(Condition):
    """Several conditions at once."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, eq=False)
class AnyOf(Condition):
    """At least one of several conditions."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, eq=False)
class Exactly(Condition):
    """An amount is just so much."""

    amount: Amount
    number: int


@dataclass(frozen=True, eq=False)
class ActiveHouseIs(Condition):
    house: str


@dataclass(frozen=True, eq=False)
class TurnOf(Condition):
    """It is a player's turn."""

    whose: Whose


@dataclass(frozen=True, eq=False)
class TideIs(Condition):
    """The tide is high or low for a player (KF-14.1)."""

    high: bool
    whose: Whose = Whose.YOU


@dataclass(frozen=True, eq=False)
class KeyForged(Condition):
    """A player's key of a colour is forged (KF-1.3)."""

    colour: str
    whose: Whose


@dataclass(frozen=True, eq=False)
class Attacking(Condition):
    """The card is attacking a creature of a group."""

    group: CardGroup


@dataclass(frozen=True, eq=False)
class Fighting(Condition):
    """The card is in a fight."""


@dataclass(frozen=True, eq=False)
class HaveHouseInCommon(Condition):
    """The named cards are two or more and all share a house."""

    name: Name


YOUR_AMBER: Final = AmberOf(Whose.YOU)
THEIR_AMBER: Final = AmberOf(Whose.OPPONENT)
YOUR_TURN: Final = TurnOf(Whose.YOU)
THEIR_TURN: Final = TurnOf(Whose.OPPONENT)
HAUNTED: Final = AtLeast(count(FRIENDLY & IN_DISCARD), 10)
"""KF-15.8."""
TIDE_IS_HIGH: Final = TideIs(high=True)
TIDE_IS_LOW: Final = TideIs(high=False)


def at_least(value: Number, number: int) -> Condition:
    return AtLeast(amount(value), number)


def exactly(value: Number, number: int) -> Condition:
    return Exactly(amount(value), number)


def fewer(value: Number, number: int) -> Condition:
    return AtLeast(Excess(amount(number), amount(value)), 1)


def excess(one: Number, other: Number) -> Amount:
    return Excess(amount(one), amount(other))


def difference(one: Number, other: Number) -> Amount:
    return Difference(amount(one), amount(other))


def more(one: Number, other: Number) -> Condition:
    """One amount is greater than another."""
    return AtLeast(excess(one, other), 1)


def half(value: Number) -> Amount:
    return Half(amount(value))


def both(*conditions: Condition) -> Condition:
    return AllOf(conditions)


def either(*conditions: Condition) -> Condition:
    return AnyOf(conditions)


def played(group: CardGroup | None = None, whose: Whose = Whose.YOU, before: bool = False) -> Amount:
    """How many cards were played this turn (or in the turn before)."""
    return DoneInTurn(table.PLAYED, whose, group, before)


def used(group: CardGroup | None = None, whose: Whose = Whose.YOU) -> Amount:
    return DoneInTurn(table.USED, whose, group)


def discarded(group: CardGroup | None = None, whose: Whose = Whose.YOU) -> Amount:
    return DoneInTurn(table.DISCARDED, whose, group)


def forged(whose: Whose, before: bool = False) -> Condition:
    """A player forged a key this turn, or in the turn before."""
    return AtLeast(DoneInTurn(table.FORGED, whose, None, before), 1)


def fallen_in_fights(whose: Whose) -> Amount:
    """Creatures of a player that were destroyed in a fight this turn."""
    return DoneInTurn(table.FELL, whose)


FIRST_USE: Final = fewer(DoneInTurn(table.USED, Whose.ANY, THIS), 2)
"""The card was used once this turn, and that is now."""
