"""What follows from the state itself, whenever something has changed (KF-6.10, KF-6.18, KF-7.9)."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.amber import SHARING
from deckwright.games.keyforge.rules.armour import forget_lost_points
from deckwright.games.keyforge.rules.control import in_wrong_hands, push_change_of_hands
from deckwright.games.keyforge.rules.damage import wear_armour_down
from deckwright.games.keyforge.rules.destruction import look_for_deaths, push_destruction
from deckwright.games.keyforge.rules.field import active, creatures
from deckwright.kernel.abilities import Trigger, Triggered
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.interpreter import push
from deckwright.kernel.state import State

OF_ITS_END: Final = (table.LEFT, table.DESTROYED)
"""What a card's own ability can wait for and still resolve when the card is gone."""


def state_based_effects(state: State) -> None:
    """Loose æmber is taken, cards change hands, armour is lost, creatures without enough power are
    destroyed."""
    for seat in range(table.SEATS):
        if state.vars[table.LOOSE + seat]:
            push(state, SHARING, Seat(seat))
            return
    taken = in_wrong_hands(state)
    if taken:
        push_change_of_hands(state, taken)
        return
    if state.lasting:
        forget_lost_points(state)
    for card in creatures(state):
        wear_armour_down(state, card)
    dead = look_for_deaths(state)
    if dead:
        push_destruction(state, active(state), len(state.frames), dead)


def still_resolves(state: State, trigger: Trigger) -> bool:
    """An ability resolves as long as its card is there (KF-9.16); a lasting effect is on its own (KF-9.5),
    and what waits for its own card to leave works afterwards."""
    face, ordinal, holder, _, subject, *_ = trigger
    zone = state.zone[Card(holder)]
    if state.game.table.zones[zone].in_play or zone == table.STAGE or zone in table.UNDER:
        return True
    ability = state.game.scripts.abilities[Face(face)][ordinal]
    if isinstance(ability, Triggered) and ability.on.kind in OF_ITS_END and subject == holder:
        return True
    return any(each[1:4] == (face, ordinal, holder) for each in state.lasting)
