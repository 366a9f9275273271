"""Losing armour by an effect (KF-6.3)."""

from typing import Any

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.damage import asks_for_stand_ins, deal_and_destroy
from deckwright.games.keyforge.rules.field import is_creature
from deckwright.kernel.abilities import Lasting, Static, begin_lasting, index_all
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card
from deckwright.kernel.layers import value
from deckwright.kernel.state import State


def strip_armour(state: State, frame: Frame) -> None:
    """Who loses how much is settled before anything else happens (KF-6.2): what stands beside whom may
    change when the first creature dies."""
    node: Any = frame.node
    cards = [Card(card) for card in frame.slots[0] if is_creature(state, Card(card))]
    lost = {card: points for card in cards if (points := value(state, table.ARMOUR, card)) > 0}
    state.frames.append(frame)
    if asks_for_stand_ins(state, lost, armour_counts=False):
        return  # Then the deed is run again.
    state.frames.pop()
    face, ordinal = state.game.scripts.find_ability(node.ability)
    until = table.END_OF_TURN_OF + state.vars[table.ACTIVE]
    for card, points in lost.items():
        for _ in range(points):
            begin_lasting(state, face, ordinal, frame.source, frame.seat, until, cards=(card,))
    deal_and_destroy(state, frame.seat, frame.root, lost)


def forget_lost_points(state: State) -> None:
    """A point that was lost is gone together with what had given it: armour gained later counts in full."""
    for card in dict.fromkeys(each.cards[0] for each in state.lasting if takes_a_point(state, each)):
        while value(state, table.ARMOUR, card) < 0:
            taken = [each for each in state.lasting if card in each.cards and takes_a_point(state, each)]
            if not taken:
                break
            state.lasting = tuple(each for each in state.lasting if each is not taken[-1])
            index_all(state)


def takes_a_point(state: State, lasting: Lasting) -> bool:
    ability = state.game.scripts.abilities[lasting.face][lasting.ordinal]
    return (
        isinstance(ability, Static)
        and len(lasting.cards) == 1
        and [change.attribute for change in ability.changes] == [table.ARMOUR]
    )
