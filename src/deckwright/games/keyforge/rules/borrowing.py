"""Cards of one player that the other one uses as if they were theirs (KF-5.10)."""

from deckwright.games.keyforge.rules.series import SERIES, TRIGGER
from deckwright.games.keyforge.rules.using import ACTING
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import controller_of
from deckwright.kernel.state import State


def is_borrowed(state: State, seat: Seat, card: Card) -> bool:
    """Whether a player is carrying out an ability of a card that somebody else controls."""
    return controller_of(state, card) != seat and any(
        each.seat == seat
        and (
            (each.node is ACTING and each.source == card)
            or (each.node is SERIES and each.amount == TRIGGER and card in each.way)
        )
        for each in state.frames
    )


def side_of(state: State, seat: Seat, source: Card, card: Card) -> Seat:
    """Who controls a card as an ability of the source sees it, which a player carries out."""
    if card == source and is_borrowed(state, seat, card):
        return seat
    return controller_of(state, card)
