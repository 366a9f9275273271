"""What waits together and comes to the same in any order: nobody is asked about it (COD-6.14)."""

from collections.abc import Sequence

from deckwright.games.codex import table
from deckwright.games.codex.rules.field import base_of, hp_left
from deckwright.games.codex.script.effects import (
    Damage,
    Draw,
    EndChannelling,
    GainGold,
    GainLevels,
    HealAll,
    Rubble,
)
from deckwright.kernel.abilities import Trigger, Triggered
from deckwright.kernel.control import Sequence as InOrder
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.nodes import Effect
from deckwright.kernel.state import State
from deckwright.script.effects import SELF


def at_once(state: State, waiting: Sequence[Trigger]) -> int | None:
    """The place of an effect that may as well come first, whatever comes after it."""
    for place, one in enumerate(waiting):
        others = [*waiting[:place], *waiting[place + 1 :]]
        if all(commute(state, one, other, waiting) for other in others):
            return place
    return None


def commute(state: State, one: Trigger, other: Trigger, waiting: Sequence[Trigger]) -> bool:
    """Whether two effects come to the same in either order: what the rules give for the dead touches neither
    the fighters nor what the other one does."""
    kinds = {type(effect_of(state, trigger)) for trigger in (one, other)}
    if Damage in kinds and kinds <= {Damage, Draw, GainGold}:
        return all(only_scratches(state, trigger) for trigger in (one, other))
    if not kinds <= {GainGold, GainLevels, Draw, EndChannelling, HealAll, Rubble}:
        return False
    if kinds == {Draw, EndChannelling}:
        # A spell that is sacrificed first may be shuffled into the new deck (COD-2.7).
        return one[3] != other[3] or bool(state.zones[table.DECK[one[3]]])
    if kinds == {Rubble}:
        # With both bases, the one that falls first decides (COD-5.16).
        return one[3] == other[3] or not all(falls(state, Seat(each[3]), waiting) for each in (one, other))
    return True


def only_scratches(state: State, trigger: Trigger) -> bool:
    """Whether an effect deals no damage but to its own card, which survives it: a mere number."""
    effect = effect_of(state, trigger)
    if not isinstance(effect, Damage):
        return True
    return effect.cards == SELF and hp_left(state, Card(trigger[2])) > effect.amount


def effect_of(state: State, trigger: Trigger) -> Effect | None:
    """The effect of a trigger, if it is a single one."""
    ability = state.game.scripts.abilities[Face(trigger[0])][trigger[1]]
    effect = ability.effect if isinstance(ability, Triggered) else None
    if isinstance(effect, InOrder):
        return effect.effects[0] if len(effect.effects) == 1 else None
    return effect


def falls(state: State, seat: Seat, waiting: Sequence[Trigger]) -> bool:
    """Whether the lost buildings of a player will bring the base down."""
    damage = 0
    for trigger in waiting:
        effect = effect_of(state, trigger)
        if isinstance(effect, Rubble) and trigger[3] == seat:
            damage += effect.amount
    return hp_left(state, base_of(state, seat)) <= damage
