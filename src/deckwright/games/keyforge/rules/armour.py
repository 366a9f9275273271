"""Armour that an effect has taken away (KF-6.3)."""

from deckwright.games.keyforge import table
from deckwright.kernel.abilities import Lasting, Static, index_all
from deckwright.kernel.layers import value
from deckwright.kernel.state import State


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
