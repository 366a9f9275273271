"""What nobody or only one player knows (COD-10), for possible worlds."""

from deckwright.kernel.ids import Seat
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State
from deckwright.kernel.urns import deal_from_urns


def deal_unknown(world: State, seat: Seat, rng: Rng) -> None:
    """Discard piles lie face down, but a card that all saw go there stays known until it is shuffled away
    (COD-10.3); all else of the opponent's cards can be anything that was not seen elsewhere."""
    deal_from_urns(world, seat, rng)
