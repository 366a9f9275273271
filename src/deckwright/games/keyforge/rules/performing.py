"""Using a card in a chosen way, by the player's own action or by an effect (KF-5.17)."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.fighting import FIGHTING
from deckwright.games.keyforge.rules.using import ACTING, REAPING, UNSTUNNING
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State
from deckwright.kernel.words import VERB_SHIFT, first, second

USES: Final = (REAPING, FIGHTING, ACTING, UNSTUNNING)
"""What goes on while a card is used."""


def perform(state: State, seat: Seat, code: int) -> None:
    """Use a card in the way that an option says."""
    verb = code >> VERB_SHIFT << VERB_SHIFT
    card = Card(first(code))
    node = {
        table.REAP: REAPING,
        table.FIGHT: FIGHTING,
        table.UNSTUN: UNSTUNNING,
    }.get(verb, ACTING)
    frame = Frame(node, seat, len(state.frames), card)
    if verb == table.FIGHT:
        frame.subject = Card(second(code))
    elif node is ACTING:
        frame.amount = second(code)
        frame.other = table.USED_OMNI if verb == table.OMNI else table.ACTED
    state.frames.append(frame)
