"""Groups of cards: `FRIENDLY & CREATURE`, `CREATURE & ~BEAST`, `IN_HAND & FRIENDLY`."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from deckwright.kernel.abilities import Whose
from deckwright.kernel.ids import Card
from deckwright.kernel.layers import value
from deckwright.kernel.nodes import Group
from deckwright.kernel.scope import Scope
from deckwright.kernel.selectors import EVENT_NAMES, Name, cards_called
from deckwright.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGroup(Group):
    """Base of the groups that scripts combine."""

    def __and__(self, other: "CardGroup") -> "CardGroup":
        return Both(self, other)

    def __or__(self, other: "CardGroup") -> "CardGroup":
        return Either(self, other)

    def __invert__(self) -> "CardGroup":
        return Except(self)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Both(CardGroup):
    """Cards of one group that are of another too."""

    one: CardGroup
    other: CardGroup

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return self.one.includes(state, card, scope) and self.other.includes(state, card, scope)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Either(CardGroup):
    """Cards of one group or of another."""

    one: CardGroup
    other: CardGroup

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return self.one.includes(state, card, scope) or self.other.includes(state, card, scope)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Except(CardGroup):
    """Cards that are not of a group."""

    group: CardGroup

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return not self.group.includes(state, card, scope)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class AnyCard(CardGroup):
    """Every card."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Controlled(CardGroup):
    """Cards that a player controls."""

    whose: Whose

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return self.whose is Whose.ANY or state.game.cards.whose(state, card, scope) is self.whose


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Having(CardGroup):
    """Cards with so much of an attribute: power 3 or more, a keyword, a trait."""

    attribute: int
    least: int = 1
    most: int | None = None

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        amount = value(state, self.attribute, card)
        return amount >= self.least and (self.most is None or amount <= self.most)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class ByName(CardGroup):
    """Base of groups that refer to a named card."""

    name: Name

    @property
    def of_event(self) -> bool:
        return self.name in EVENT_NAMES


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Called(ByName):
    """The cards that an ability names: itself, «it», its host."""

    @property
    def is_its_source(self) -> bool:
        return self.name is Name.SELF

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return card in cards_called(state, self.name, scope)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class NeighbourOf(ByName):
    """Cards beside a named one."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        row = state.zones[state.zone[card]]
        place = row.index(card)
        beside = row[max(place - 1, 0) : place] + row[place + 1 : place + 2]
        return any(other in beside for other in cards_called(state, self.name, scope))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class AttachedTo(ByName):
    """Cards attached to, or lying under, a named one."""

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return state.host[card] in cards_called(state, self.name, scope)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class InZone(CardGroup):
    """Cards in a kind of zone."""

    kind: str

    @property
    def zone_kind(self) -> str:
        return self.kind

    def includes(self, state: State, card: Card, scope: Scope) -> bool:
        return state.game.table.zones[state.zone[card]].kind == self.kind


ANY: Final = AnyCard()
FRIENDLY: Final = Controlled(Whose.YOU)
"""Cards of the player whose ability it is."""
ENEMY: Final = Controlled(Whose.OPPONENT)
"""Cards of an opponent."""
THIS: Final = Called(Name.SELF)
"""The card whose ability it is, as a group. Where an effect wants to know which cards, it is `SELF`."""
OTHER: Final = Except(THIS)
"""All cards but the one whose ability it is."""
ITS_HOST: Final = Called(Name.HOST)
"""The card that this one is attached to, as a group."""
GIVEN: Final = Called(Name.BOUND)
"""The cards that a lasting effect was given to."""
NEIGHBOUR: Final = NeighbourOf(Name.SELF)
"""Cards beside the one whose ability it is."""
ATTACHED: Final = AttachedTo(Name.SELF)
