"""Using a card in a chosen way, by the player's own action or by an effect (KF-5.17)."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.fighting import FIGHTING, Fight
from deckwright.games.keyforge.rules.using import ACTING, REAPING, UNSTUNNING, Acting
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import call, push
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import VERB_SHIFT, first, second

USES: Final = (REAPING, FIGHTING, ACTING, UNSTUNNING)
"""What goes on while a card is used."""


def perform(state: State, seat: Seat, code: int) -> None:
    """Use a card in the way that an option says."""
    verb = code >> VERB_SHIFT << VERB_SHIFT
    card = Card(first(code))
    if verb == table.REAP:
        push(state, REAPING, seat, card)
    elif verb == table.FIGHT:
        call(state, FIGHTING, seat, Fight(Card(second(code))), card)
    elif verb == table.UNSTUN:
        push(state, UNSTUNNING, seat, card)
    else:
        call(state, ACTING, seat, Acting(second(code), omni=verb == table.OMNI), card)
