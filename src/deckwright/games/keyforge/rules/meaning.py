"""What the words of KeyForge cards mean: tests on cards, amounts, conditions."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import HOUSES
from deckwright.games.keyforge.rules.field import (
    TRAIT_BITS,
    forged_keys,
    innermost,
    is_creature,
    is_of_active_house,
    opponent,
    pool,
    stands_in_centre,
)
from deckwright.games.keyforge.rules.fighting import fight_under_way
from deckwright.games.keyforge.rules.leaving import along_with
from deckwright.games.keyforge.rules.playing import PLAYING
from deckwright.games.keyforge.rules.tide import is_high
from deckwright.games.keyforge.rules.using import legal_targets, name_of
from deckwright.games.keyforge.script import amounts, groups
from deckwright.games.keyforge.script.groups import Mark
from deckwright.kernel.abilities import Whose
from deckwright.kernel.control import as_given
from deckwright.kernel.deeds import cards_called
from deckwright.kernel.history import how_often
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import value
from deckwright.kernel.nodes import Amount, Condition, Domain, Group, walk
from deckwright.kernel.scope import Measure, Scope, Test, Verdict, belongs, holds, measure, members
from deckwright.kernel.state import State
from deckwright.script import groups as script_groups

HOUSE_BITS: Final = {house: 1 << place for place, house in enumerate(HOUSES)}
COLUMN_OF: Final = {
    Mark.EXHAUSTED: table.EXHAUSTED,
    Mark.DAMAGE: table.DAMAGE,
    Mark.AMBER: table.AMBER,
    Mark.STUN: table.STUN,
    Mark.WARD: table.WARD,
    Mark.ENRAGE: table.ENRAGE,
    Mark.POWER: table.POWER_COUNTERS,
    Mark.DOOM: table.DOOM,
}


def of_house(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.OfHouse)
    return bool(value(state, table.OF_HOUSE, card) & HOUSE_BITS[group.house])


def of_trait(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.OfTrait)
    return bool(value(state, table.TRAITS, card) & TRAIT_BITS[group.trait])


def of_active_house(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return is_of_active_house(state, card)


def of_chosen_house(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.OfChosenHouse)
    house = chosen_number(state, scope, group.slot)
    return house is not None and bool(value(state, table.OF_HOUSE, card) >> house & 1)


def chosen_number(state: State, scope: Scope, slot: int) -> int | None:
    """What the ability let choose, or what a lasting effect was given."""
    if scope.frame is not None:
        chosen = state.frames[scope.frame.root].slots[slot]
        return chosen[0] if chosen else None
    return as_given(scope.cards[0]) if scope.cards else None


def power_is_chosen(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.PowerIsChosen)
    return value(state, table.POWER, card) == chosen_number(state, scope, group.slot)


def was_kept(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.WasKept)
    assert scope.frame is not None
    return card in state.frames[scope.frame.root].slots[group.slot]


def attackable(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.Attackable)
    assert scope.frame is not None
    attackers = state.frames[scope.frame.root].slots[group.slot]
    return any(
        card in legal_targets(state, each, scope.seat)
        for each in map(Card, attackers)
        if is_creature(state, each) and not state.columns[table.STUN][each]
    )


def shares_house(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.SharesHouse)
    houses = value(state, table.OF_HOUSE, card)
    named = cards_called(state, group.name, scope)
    return any(houses & value(state, table.OF_HOUSE, Card(other)) for other in named)


def shares_trait(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.SharesTrait)
    traits = value(state, table.TRAITS, card)
    named = cards_called(state, group.name, scope)
    return any(traits & value(state, table.TRAITS, Card(other)) for other in named)


def shares_name(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.SharesName)
    named = cards_called(state, group.name, scope)
    return any(name_of(state, card) == name_of(state, Card(other)) for other in named)


def shares_owner(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.SharesOwner)
    named = cards_called(state, group.name, scope)
    return any(state.owner[card] == state.owner[Card(other)] for other in named)


def zone_of(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.ZoneOf)
    return state.game.table.zones[state.zone[card]].seat in seats(group.whose, scope.seat)


def with_name(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.WithName)
    return name_of(state, card) == group.card


def marked(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.Marked)
    return state.columns[COLUMN_OF[group.mark]][card] >= group.least


def left_of(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.LeftOf)
    line = state.zones[state.zone[card]]
    if state.zone[card] not in table.LINE:
        return False
    named = cards_called(state, group.name, scope)
    return any(other in line and line.index(card) < line.index(Card(other)) for other in named)


def in_centre(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return stands_in_centre(state, card)


def being_played(state: State, group: Group, card: Card, scope: Scope) -> bool:
    frame = innermost(state, PLAYING)
    return frame is not None and frame.source == card


def owned_by(state: State, group: Group, card: Card, scope: Scope) -> bool:
    assert isinstance(group, groups.OwnedBy)
    return (state.owner[card] == scope.seat) is group.yours


def of_own_houses(state: State, group: Group, card: Card, scope: Scope) -> bool:
    return bool(value(state, table.OF_HOUSE, card) & state.vars[table.DECK_HOUSES + scope.seat])


TESTS: Final[dict[type[Group], Test]] = {
    groups.OfHouse: of_house,
    groups.OfTrait: of_trait,
    groups.OfActiveHouse: of_active_house,
    groups.OfChosenHouse: of_chosen_house,
    groups.PowerIsChosen: power_is_chosen,
    groups.WasKept: was_kept,
    groups.Attackable: attackable,
    groups.SharesHouse: shares_house,
    groups.SharesTrait: shares_trait,
    groups.SharesName: shares_name,
    groups.SharesOwner: shares_owner,
    groups.ZoneOf: zone_of,
    groups.WithName: with_name,
    groups.Marked: marked,
    groups.LeftOf: left_of,
    groups.InCentre: in_centre,
    groups.BeingPlayed: being_played,
    groups.OwnedBy: owned_by,
    groups.OfOwnHouses: of_own_houses,
}


_PLAIN: Final = (
    script_groups.Both,
    script_groups.Either,
    script_groups.Except,
    script_groups.AnyCard,
    script_groups.Controlled,
    script_groups.InZone,
    script_groups.AttachedTo,
    groups.ZoneOf,
    groups.OwnedBy,
    groups.WasKept,
)


def states_a_quality(domain: Domain) -> bool:
    """Whether a group asks for more than a place and a side (KF-7.10)."""
    return any(isinstance(node, Group) and not isinstance(node, _PLAIN) for _, node in walk(domain))


# Amounts.


def seats(whose: Whose, seat: Seat) -> tuple[Seat, ...]:
    """The players that a word stands for, as seen from a seat; you first."""
    if whose is Whose.YOU:
        return (seat,)
    if whose is Whose.OPPONENT:
        return (opponent(seat),)
    return seat, opponent(seat)


def amber_of(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.AmberOf)
    return sum(pool(state, seat) for seat in seats(amount.whose, scope.seat))


def keys_of(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.KeysOf)
    keys = [forged_keys(state, seat) for seat in seats(amount.whose, scope.seat)]
    return sum(keys) if amount.forged else sum(len(table.KEY_COLOURS) - each for each in keys)


def excess(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.Excess)
    return max(measure(state, amount.one, scope) - measure(state, amount.other, scope), 0)


def difference(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.Difference)
    return measure(state, amount.one, scope) - measure(state, amount.other, scope)


def how_many_kept(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.HowManyKept)
    assert scope.frame is not None
    cards = state.frames[scope.frame.root].slots[amount.slot]
    if amount.as_cards:
        cards = along_with(state, cards)
    return sum(amount.group is None or belongs(state, amount.group, Card(card), scope) for card in cards)


def half(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.Half)
    return measure(state, amount.amount, scope) // 2


def marks_on(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.MarksOn)
    column = state.columns[COLUMN_OF[amount.mark]]
    if amount.group is not None:
        return sum(column[card] for card in members(state, amount.group, scope))
    return sum(column[card] for card in cards_called(state, amount.name, scope))


def total_of(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.TotalOf)
    return sum(value(state, amount.attribute, card) for card in members(state, amount.group, scope))


def done_in_turn(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.DoneInTurn)
    done = state.past if amount.before else state.history
    if amount.whose is Whose.ANY:
        return how_often(state, done, amount.kind, None, amount.group, scope)
    (seat,) = seats(amount.whose, scope.seat)
    return how_often(state, done, amount.kind, seat, amount.group, scope)


def this_card(state: State, amount: Amount, scope: Scope) -> int:
    """One more than its number, so that 0 is none."""
    return scope.source + 1


def house_bit(state: State, amount: Amount, scope: Scope) -> int:
    assert isinstance(amount, amounts.HouseBit)
    if amount.house is not None:
        return HOUSE_BITS[amount.house]
    house = chosen_number(state, scope, 0)
    return 0 if house is None else 1 << house


def all_houses(state: State, amount: Amount, scope: Scope) -> int:
    return (1 << len(HOUSES)) - 1


MEASURES: Final[dict[type[Amount], Measure]] = {
    amounts.AmberOf: amber_of,
    amounts.KeysOf: keys_of,
    amounts.Excess: excess,
    amounts.Difference: difference,
    amounts.HowManyKept: how_many_kept,
    amounts.Half: half,
    amounts.MarksOn: marks_on,
    amounts.TotalOf: total_of,
    amounts.DoneInTurn: done_in_turn,
    amounts.ThisCard: this_card,
    amounts.HouseBit: house_bit,
    amounts.AllHouses: all_houses,
}


# Conditions.


def all_hold(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.AllOf)
    return all(holds(state, each, scope) for each in condition.conditions)


def any_holds(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.AnyOf)
    return any(holds(state, each, scope) for each in condition.conditions)


def exactly(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.Exactly)
    return measure(state, condition.amount, scope) == condition.number


def active_house_is(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.ActiveHouseIs)
    return state.vars[table.HOUSE] == HOUSES.index(condition.house)


def turn_of(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.TurnOf)
    return state.vars[table.ACTIVE] in seats(condition.whose, scope.seat)


def tide_is(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.TideIs)
    (seat,) = seats(condition.whose, scope.seat)
    return is_high(state, seat if condition.high else opponent(seat))


def key_forged(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.KeyForged)
    colour = table.KEY_COLOURS.index(condition.colour)
    return any(state.vars[table.KEYS + seat] >> colour & 1 for seat in seats(condition.whose, scope.seat))


def attacking(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.Attacking)
    frame = fight_under_way(state)
    return (
        frame is not None
        and frame.source == scope.source
        and belongs(state, condition.group, frame.locals.defender, scope)
    )


def fighting(state: State, condition: Condition, scope: Scope) -> bool:
    frame = fight_under_way(state)
    return frame is not None and scope.source in (frame.source, frame.locals.defender)


def have_house_in_common(state: State, condition: Condition, scope: Scope) -> bool:
    assert isinstance(condition, amounts.HaveHouseInCommon)
    cards = cards_called(state, condition.name, scope)
    common = -1
    for card in cards:
        common &= value(state, table.OF_HOUSE, Card(card))
    return len(cards) > 1 and common != 0


VERDICTS: Final[dict[type[Condition], Verdict]] = {
    amounts.AllOf: all_hold,
    amounts.AnyOf: any_holds,
    amounts.Exactly: exactly,
    amounts.ActiveHouseIs: active_house_is,
    amounts.TurnOf: turn_of,
    amounts.TideIs: tide_is,
    amounts.KeyForged: key_forged,
    amounts.Attacking: attacking,
    amounts.Fighting: fighting,
    amounts.HaveHouseInCommon: have_house_in_common,
}
