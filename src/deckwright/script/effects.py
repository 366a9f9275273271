"""Effects of every game: how they follow one another, what is chosen, what lasts."""

from typing import Final

from deckwright.kernel.abilities import (
    Change,
    Influence,
    Mode,
    Pattern,
    Replacement,
    Static,
    Triggered,
    Whose,
)
from deckwright.kernel.control import ForEach, If, Keep, Last, May, Repeat, Sequence, Until
from deckwright.kernel.nodes import Ability, Condition, Effect, Number, Selector
from deckwright.kernel.selectors import AtRandom, Choose, ChooseNumber, Every, Extreme, Kept, Name, Named
from deckwright.script.amounts import amount
from deckwright.script.groups import CardGroup

SELF: Final = Named(Name.SELF)
"""The card whose ability it is. Where a group is wanted, it is `THIS`."""
IT: Final = Named(Name.IT)
"""The cards last chosen."""
THEM: Final = Named(Name.THIS_WAY)
"""The cards that the effect before affected."""
SUBJECT: Final = Named(Name.SUBJECT)
"""The card that the event was about."""
HOST: Final = Named(Name.HOST)
"""The card that this one is attached to. Where a group is wanted, it is `ITS_HOST`."""


def sequence(*effects: Effect) -> Sequence:
    return Sequence(effects)


def one(effects: tuple[Effect, ...]) -> Effect:
    """A single effect as it is, several as a sequence."""
    return effects[0] if len(effects) == 1 else Sequence(effects)


def may(*effects: Effect) -> Effect:
    return May(one(effects))


def when(condition: Condition, *effects: Effect, otherwise: Effect | None = None) -> Effect:
    return If(condition, one(effects), otherwise)


def for_each(cards: Selector, *effects: Effect) -> Effect:
    return ForEach(cards, Sequence(effects))


def repeat(*effects: Effect, times: Number | None = None, as_long_as: Condition | None = None) -> Effect:
    return Repeat(one(effects), None if times is None else amount(times), as_long_as)


def keep(what: Selector) -> Effect:
    return Keep(what=what)


def kept(slot: int = 0) -> Selector:
    return Kept(slot)


def choose(group: CardGroup, count: int = 1, by: Whose = Whose.YOU, ordered: bool = False) -> Selector:
    return Choose(group, count, count, by=by, ordered=ordered)


def choose_up_to(group: CardGroup, count: int = 1) -> Selector:
    return Choose(group, 0, count)


def spread(group: CardGroup, times: Number) -> Selector:
    """Targets chosen one by one, the same one as often as liked."""
    return Choose(group, times=amount(times), again=True)


def every(group: CardGroup) -> Selector:
    return Every(group)


def at_random(group: CardGroup, count: int = 1) -> Selector:
    return AtRandom(group, count)


def most(attribute: int, group: CardGroup, count: int = 1) -> Selector:
    return Extreme(group, attribute, count)


def least(attribute: int, group: CardGroup, count: int = 1) -> Selector:
    return Extreme(group, attribute, count, highest=False)


def choose_number(up_to: Number, least: int = 0) -> Selector:
    return ChooseNumber(least, amount(up_to))


def after(on: Pattern, *effects: Effect, only_if: Condition | None = None, each_turn: int = 0) -> Ability:
    """An ability that follows an event."""
    return Triggered(on, Sequence(effects), only_if, each_turn)


def instead_of(
    on: Pattern, *effects: Effect, only_if: Condition | None = None, each_turn: int = 0
) -> Ability:
    """An ability that takes the place of an event."""
    return Replacement(on, Sequence(effects), only_if, each_turn)


def add(attribute: int, value: Number = 1) -> Change:
    """A change: so much more of an attribute (a keyword is an attribute)."""
    return Change(attribute, amount(value))


def set_to(attribute: int, value: Number) -> Change:
    return Change(attribute, amount(value), Mode.SET)


def also(attribute: int, value: Number) -> Change:
    """A change of a set of flags: these too."""
    return Change(attribute, amount(value), Mode.ALSO)


def loses(attribute: int) -> Change:
    """A change: none of an attribute, whatever gives some."""
    return Change(attribute, amount(0), Mode.LOSE)


def gains(ability: Ability) -> Change:
    """A change: another ability."""
    return Change(ability=ability)


def grants(
    group: CardGroup, *changes: Change, only_if: Condition | None = None, each_turn: int = 0
) -> Ability:
    """A continuous effect on all cards of a group; a permission may be for so many of them each turn."""
    return Static(group, changes, only_if, each_turn)


def influences(whose: Whose, *changes: Change, only_if: Condition | None = None) -> Ability:
    """A continuous effect on players."""
    return Influence(whose, changes, only_if)


def lasting(ability: Ability, until: Until, to: Selector | None = None) -> Effect:
    """An ability that works from now on; given `to` certain cards it speaks of them as GIVEN."""
    return Last(ability=ability, until=until, cards=to)
