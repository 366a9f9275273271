"""What nobody or only one player knows (KF-17). Deck lists are open, and so is what goes into a discard pile
and from there back into a deck: the rest is for the urns of the kernel."""

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.field import opponent
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.state import State


def secret_decks(state: State, seat: Seat) -> tuple[str, ...]:
    """In sealed play, the opponent's decks that are not (or not yet) played: only their player knows them."""
    if state.setup["format"] != "sealed":
        return ()
    if seat == ONLOOKER:
        return secret_decks(state, Seat(0)) + secret_decks(state, Seat(1))
    other = opponent(seat)
    decks = [other, other + table.SEATS]
    if state.face:
        decks.remove(state.vars[table.DECK_OF + other])
    return tuple(f"deck{deck + 1}" for deck in decks)
