"""Water, fruit, and how cards come and go."""

from typing import Final

from deckwright.kernel.abilities import Whose, begin_abilities, end_abilities
from deckwright.kernel.events import emit
from deckwright.kernel.ids import NO_SEAT, Card, Seat, Zone
from deckwright.kernel.layers import value
from deckwright.kernel.rng import shuffled
from deckwright.kernel.scope import Scope
from deckwright.kernel.state import State
from deckwright.kernel.urns import fill
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import draw, move, move_all, place_at, shuffle

from ..table import (
    COMPOST,
    COMPOSTING,
    DECK,
    DREW,
    FELLED,
    FRUIT,
    FRUIT_ON,
    GAINED,
    HAND,
    ORCHARD,
    PICKED_UP,
    PLANTED,
    SHUFFLED,
    STOLEN,
    TUCKED,
    WATER,
    ZONES,
)

FULL_HAND: Final = 5
FULL_ORCHARD: Final = 5


def printed(state: State, attribute: int, card: Card) -> int:
    """The only attribute is fruit."""
    return FRUIT_ON[state.face[card]]


def whose(state: State, card: Card, scope: Scope) -> Whose:
    """Cards belong to whoever has them: the deck is common."""
    seat = ZONES.kinds[state.zone[card]].seat
    if seat == NO_SEAT:
        return Whose.ANY
    return Whose.YOU if seat == scope.seat else Whose.OPPONENT


def fruit_of(state: State, seat: int) -> int:
    """ORC-1.3: all the fruit on the trees of an orchard."""
    return sum(value(state, FRUIT, card) for card in state.zones[ORCHARD[seat]])


def gain(state: State, seat: Seat, water: int) -> None:
    if water:
        state.vars[WATER + seat] += water
        emit(state, GAINED, seat, amount=water)


def put(state: State, cards: tuple[Card, ...], zone: Zone) -> None:
    """Lay cards out at the start."""
    state.zones[zone] = cards
    for card in cards:
        state.own_zone()[card] = zone
        state.own_known()[card] = state.game.table.sight[zone]


def know_the_box(state: State) -> None:
    """Everybody knows what there is (ORC-2.4), but not which card is which."""
    fill(state, [[Card(card) for card in range(len(state.face))]])


def lay_deck(state: State, cards: list[Card]) -> None:
    put(state, shuffled(state, cards), DECK)


def draw_cards(state: State, seat: Seat, count: int) -> None:
    for _ in range(count):
        if not state.zones[DECK]:
            renew_deck(state)
        for card in draw(state, DECK, HAND[seat], 1):
            emit(state, DREW, seat, card)


def renew_deck(state: State) -> None:
    """ORC-2.4: the compost becomes the deck. Everybody has seen what is in it."""
    cards = state.zones[COMPOST]
    if not cards:
        return
    move_all(state, cards, DECK)
    shuffle(state, DECK)
    emit(state, SHUFFLED)


def tuck(state: State, seat: Seat, card: Card) -> None:
    """ORC-2.5: a card goes under the deck; only its player knows which."""
    emit(state, TUCKED, seat, card)
    place_at(state, card, DECK, 0)


def compost(state: State, seat: Seat, card: Card) -> None:
    move(state, card, COMPOST)
    happen(state, COMPOSTING, seat, card)


def plant(state: State, seat: Seat, card: Card) -> None:
    move(state, card, ORCHARD[seat])
    state.own_controller()[card] = seat
    begin_abilities(state, card)
    happen(state, PLANTED, seat, card)


def uproot(state: State, card: Card, to: Zone) -> None:
    """A tree leaves its orchard."""
    end_abilities(state, card)
    move(state, card, to)


def fell(state: State, card: Card) -> None:
    emit(state, FELLED, state.controller[card], card)
    uproot(state, card, COMPOST)


def pick_up(state: State, card: Card) -> None:
    seat = state.controller[card]
    emit(state, PICKED_UP, seat, card)
    uproot(state, card, HAND[seat])


def steal(state: State, seat: Seat, card: Card) -> None:
    """ORC-4.4: whoever had the card knows it, and whoever has it now; nobody else."""
    emit(state, STOLEN, seat, card, HAND[seat])
    move(state, card, HAND[seat])
