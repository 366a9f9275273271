"""What a player can take from the centre row, and for how much (SHI-4.4, SHI-4.5, SHI-6.14)."""

from deckwright.games.shards import table
from deckwright.games.shards.facts import COST, IS_MERCENARY
from deckwright.games.shards.rules.abilities import DISCOUNT, FOR_CARDS_IN_PLAY
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.refusals import RawRefusal, refuse
from deckwright.kernel.scope import Scope, measure
from deckwright.kernel.state import State


def price(state: State, seat: Seat, card: Card) -> int:
    """What a player pays for a card of the row; its cost stays as it is (SHI-6.14, SHI-7.36)."""
    face = state.face[card]
    discount = DISCOUNT[face]
    if discount is None or not state.zones[table.PLAY[seat]]:
        return COST[face]
    return max(0, COST[face] - measure(state, discount, Scope(card, seat)))


def judge_row(state: State, seat: Seat, codes: list[int], refused: list[RawRefusal] | None = None) -> None:
    """Recruiting and fast-playing, each copy, for what replaces it comes to its place (SHI-3.6): what a
    player can do is added to `codes`; what they can't goes to `refused`, if anybody asks."""
    crystals, faces = state.vars[table.CRYSTALS], state.face
    in_play = len(state.zones[table.PLAY[seat]])
    for card in state.zones[table.ROW]:
        face = faces[card]
        missing = COST[face] - crystals
        if missing > 0 and (
            DISCOUNT[face] is None
            or (FOR_CARDS_IN_PLAY[face] and missing > in_play)  # Too few to make up for it.
            or price(state, seat, card) > crystals
        ):
            if refused is not None:
                refused += too_dear(card, face, price(state, seat, card), crystals)
            continue
        codes.append(table.RECRUIT + card)
        if IS_MERCENARY[face]:
            codes.append(table.FAST_PLAY + card)
        elif refused is not None:
            refused.append(refuse(table.FAST_PLAY + card, table.NO_MERCENARY, card))


def too_dear(card: Card, face: Face, cost: int, crystals: int) -> tuple[RawRefusal, RawRefusal]:
    """A card that costs more than there is can't be recruited (SHI-4.4) nor fast-played (SHI-4.5)."""
    recruit, fast_play = table.RECRUIT + card, table.FAST_PLAY + card
    return (
        refuse(recruit, table.TOO_DEAR, card, cost, crystals),
        refuse(fast_play, table.TOO_DEAR_TO_FAST_PLAY, card, cost, crystals)
        if IS_MERCENARY[face]
        else refuse(fast_play, table.NO_MERCENARY, card),
    )
