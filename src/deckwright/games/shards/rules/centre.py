"""The centre deck and the centre row (SHI-3)."""

from deckwright.games.shards import table
from deckwright.games.shards.rules.winning import nemesis_wins
from deckwright.kernel.events import emit
from deckwright.kernel.ids import Card, Seat, Zone
from deckwright.kernel.state import State
from deckwright.kernel.zones import move, place_at, put_under


def lay(state: State, place: int) -> bool:
    """Lay a card of the centre deck into the row; without one it stays short, and Nemesis wins."""
    centre = state.zones[table.CENTRE]
    if not centre:
        if state.vars[table.MODE] == table.SOLO:
            nemesis_wins(state, "nemesis-row")  # SHI-11.14, SHI-11.34
        return False
    card = centre[-1]
    place_at(state, card, table.ROW, place)
    emit(state, table.LAID, card=card)
    return True


def fill_row(state: State) -> None:
    """SHI-3.7, SHI-11.12."""
    while len(state.zones[table.ROW]) < table.ROW_SIZE and lay(state, len(state.zones[table.ROW])):
        pass


def take_from_row(state: State, card: Card, to: Zone) -> None:
    """A card leaves the row and is replaced at once, on the same place (SHI-3.2, SHI-3.6)."""
    place = state.zones[table.ROW].index(card)
    move(state, card, to)
    lay(state, place)


def put_under_deck(state: State, cards: tuple[Card, ...]) -> None:
    """Cards go under the centre deck in random order (SHI-4.9), which nobody knows (SHI-12.4)."""
    for card in cards:
        emit(state, table.UNDER_DECK, card=card)
    put_under(state, cards, table.CENTRE)


def banish_from_deck(state: State, seat: Seat, count: int) -> None:
    """What Nemesis does instead of gaining crystals (SHI-11.5, SHI-11.32)."""
    for card in state.zones[table.CENTRE][: -count - 1 : -1]:
        move(state, card, table.BANISHED)
        emit(state, table.BANISHED_FROM_DECK, seat, card)
