"""What a player can't know: the deck and the hands of the others (ORC-2.4)."""

from collections import defaultdict

from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.knowledge import deal_anew, unknown
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State

from ..table import BATCH, DECK, HAND


def deal_unknown(world: State, seat: Seat, rng: Rng) -> None:
    """Cards that were shuffled together may be exchanged, wherever they are now."""
    batches: dict[int, list[Card]] = defaultdict(list)
    for zone in (DECK, *HAND):
        for card in unknown(world, seat, world.zones[zone]):
            batches[world.columns[BATCH][card]].append(card)
    for cards in batches.values():
        deal_anew(world, cards, rng)
