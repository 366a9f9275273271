"""Cards of one player that the other one uses as if they were theirs (KF-5.10)."""

from deckwright.games.keyforge.rules.series import TRIGGER, Series
from deckwright.games.keyforge.rules.using import ACTING
from deckwright.kernel.abilities import Whose
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import controller_of, whose_by_control
from deckwright.kernel.scope import Scope
from deckwright.kernel.state import State


def is_borrowed(state: State, seat: Seat, card: Card) -> bool:
    """Whether a player is carrying out an ability of a card that somebody else controls."""
    return controller_of(state, card) != seat and any(
        each.seat == seat
        and (
            (each.node is ACTING and each.source == card)
            or (isinstance(each.locals, Series) and each.locals.what == TRIGGER and card in each.locals.done)
        )
        for each in state.frames
    )


def side_of(state: State, seat: Seat, source: Card, card: Card) -> Seat:
    """Who controls a card as an ability of the source sees it, which a player carries out."""
    if card == source and is_borrowed(state, seat, card):
        return seat
    return controller_of(state, card)


def whose(state: State, card: Card, scope: Scope) -> Whose:
    """A card that is used as if it were yours is a friendly one in its own ability (KF-5.10)."""
    if card == scope.source and scope.frame is not None and is_borrowed(state, scope.seat, card):
        return Whose.YOU
    return whose_by_control(state, card, scope)
