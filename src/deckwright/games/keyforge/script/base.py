"""What words share: whom they mean, how much, which cards."""

from deckwright.games.keyforge.rules.field import opponent
from deckwright.games.keyforge.rules.leaving import along_with
from deckwright.kernel.abilities import Whose
from deckwright.kernel.control import as_given
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.nodes import Number, Selector
from deckwright.kernel.scope import Scope, measure, scope_of
from deckwright.kernel.selectors import Kept, Named
from deckwright.kernel.state import State


def seats(whose: Whose, seat: Seat) -> tuple[Seat, ...]:
    """The players that a word stands for, as seen from a seat; you first."""
    if whose is Whose.YOU:
        return (seat,)
    if whose is Whose.OPPONENT:
        return (opponent(seat),)
    return seat, opponent(seat)


def number(state: State, frame: Frame, amount: Number) -> int:
    """An amount, for a running effect."""
    return amount if isinstance(amount, int) else measure(state, amount, scope_of(frame))


def number_for(state: State, frame: Frame, amount: Number, card: Card) -> int:
    """An amount worked out with a card as «it»."""
    root = state.frames[frame.root]
    before, root.chosen = root.chosen, (card,)
    measured = number(state, frame, amount)
    root.chosen = before
    return measured


def chosen(frame: Frame, place: int = 0) -> tuple[Card, ...]:
    """The cards that an instruction is about."""
    return tuple(Card(card) for card in frame.slots[place])


def meant(state: State, frame: Frame, cards: Selector) -> tuple[Card, ...]:
    """The same, for an instruction that could be done to both halves of a gigantic creature: a card that the
    ability knows already stands for both, unlike a choice where they lie."""
    found = along_with(state, frame.slots[0]) if isinstance(cards, Named | Kept) else frame.slots[0]
    return tuple(map(Card, found))


def chosen_number(state: State, scope: Scope, slot: int) -> int | None:
    """What the ability let choose, or what a lasting effect was given."""
    if scope.frame is not None:
        picked = scope.ability(state).slots[slot]
        return picked[0] if picked else None
    return as_given(scope.cards[0]) if scope.cards else None
