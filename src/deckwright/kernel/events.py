"""What happened, as integers."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from deckwright.kernel.errors import EngineFault
from deckwright.kernel.ids import NO_CARD, NO_SEAT, OWN_SEAT, Card
from deckwright.kernel.vocabulary import Arg, Moment

if TYPE_CHECKING:
    from deckwright.kernel.state import State

RawEvent = tuple[int, int, int, int, int, int]
"""kind, mask of the seats that see a secret card, seat, card, other, amount."""
NOTHING_ELSE: Final = -1


def emit(
    state: "State",
    kind: int,
    seat: int = NO_SEAT,
    card: int = NO_CARD,
    other: int = NOTHING_ELSE,
    amount: int = 0,
) -> None:
    """Note that something happened. The abilities that wait for it are set off later, if there are any."""
    mask = OWN_SEAT if state.game.table.told[kind] else readers(state, kind, card, other)
    state.events.append((kind, mask, seat, card, other, amount))


def emit_each(state: "State", kind: int, seat: int, cards: Iterable[Card]) -> None:
    """The same happened with several cards, one after the other."""
    if state.game.table.told[kind]:
        events = state.events
        for card in cards:
            events.append((kind, OWN_SEAT, seat, card, NOTHING_ELSE, 0))
    else:
        for card in cards:
            emit(state, kind, seat, card)


def readers(state: "State", kind: int, card: int, other: int) -> int:
    """The seats that are shown the card of an event for whoever knows it."""
    words = state.game.table.vocabulary.events[kind]
    if words.moment is Moment.SILENT:
        raise EngineFault(f"nobody can be told of «{words.name}»")
    goes_to_zone = words.other is not None and words.other.arg is Arg.ZONE
    return state.known[card] | (state.game.table.sight[other] if goes_to_zone else 0)
