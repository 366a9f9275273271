"""Decks: drawing and shuffling (SHI-3.1, SHI-3.5)."""

from deckwright.games.shards import table
from deckwright.games.shards.rules.gaining import nemesis_draws
from deckwright.kernel.events import emit, emit_each
from deckwright.kernel.ids import Seat
from deckwright.kernel.state import State
from deckwright.kernel.zones import draw as take
from deckwright.kernel.zones import shuffle


def draw(state: State, seat: Seat, count: int) -> None:
    if seat == table.NEMESIS:
        nemesis_draws(state, seat, count)
        return
    deck, hand = table.DECK[seat], table.HAND[seat]
    while count > 0:
        if not state.zones[deck] and not reshuffle(state, seat):
            return
        taken = take(state, deck, hand, count)
        count -= len(taken)
        emit_each(state, table.DREW, seat, taken)


def reshuffle(state: State, seat: Seat) -> bool:
    """The discard pile becomes the deck; False if there is nothing to shuffle."""
    deck, discard = table.DECK[seat], table.DISCARD[seat]
    cards = state.zones[discard]
    if not cards:
        return False
    state.zones[discard] = ()
    state.zones[deck] = cards
    zone = state.own_zone()
    for card in cards:
        zone[card] = deck
    shuffle(state, deck)
    emit(state, table.SHUFFLED, seat)
    return True
