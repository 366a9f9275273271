"""What nobody or only one player knows (SHI-12), for possible worlds.

Cards that are shuffled together were all in view before: a discard pile, the starting deck, mercenaries on
their way under the centre deck. So a seat knows what each such batch holds, and of the cards of it that it
has not seen since, any could be any.
"""

from collections import defaultdict

from deckwright.games.shards import table
from deckwright.games.shards.rules.keywords import can_have_begun
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.knowledge import deal_anew, redraw_choices
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State


def deal_unknown(world: State, seat: Seat, rng: Rng) -> None:
    batches: dict[int, list[Card]] = defaultdict(list)
    batch = world.columns[table.BATCH]
    for number, known in enumerate(world.known):
        if not known >> seat & 1:
            batches[batch[number]].append(Card(number))
    for cards in batches.values():
        if len(cards) > 1:
            deal_anew(world, cards, rng)


def redraw(world: State, seat: Seat, rng: Rng) -> bool:
    return can_have_begun(world) and redraw_choices(world, seat, rng)
