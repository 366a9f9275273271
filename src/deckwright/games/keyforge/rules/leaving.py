"""Leaving play, and going from one zone to another (KF-7)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import FACTS
from deckwright.games.keyforge.rules.amber import add_to_pool
from deckwright.games.keyforge.rules.drawing import shuffle_deck
from deckwright.games.keyforge.rules.field import active, in_play, is_creature, opponent
from deckwright.games.keyforge.rules.places import Place
from deckwright.kernel.abilities import end_abilities, expire, forget_uses, release
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.history import note
from deckwright.kernel.ids import ALL_SEATS, NO_CARD, Card, Seat, Zone
from deckwright.kernel.instructions import report
from deckwright.kernel.interpreter import go_to
from deckwright.kernel.layers import has, remember
from deckwright.kernel.locals import Locals, read_locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import DONE, PICK, first
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import move, reveal

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

_ZONES: Final = (
    (Place.DISCARD, table.DISCARD),
    (Place.HAND, table.HAND),
    (Place.ARCHIVE, table.ARCHIVE),
    (Place.PURGED, table.PURGED),
    (Place.TOP_OF_DECK, table.DECK),
    (Place.DECK, table.DECK),
)
ORDERED: Final = (Place.DISCARD, Place.TOP_OF_DECK)
"""Places where the order of the cards is seen or matters."""


def zone_of(state: State, card: Card, place: Place, seat: Seat) -> Zone:
    """A card goes to its owner's zone unless the effect says otherwise (KF-7.3)."""
    if place is Place.YOUR_ARCHIVE:
        return table.ARCHIVE[seat]
    if is_abducted(state, card):
        place = Place.HAND
    return zones_of(place)[state.owner[card]]


def zones_of(place: Place) -> tuple[Zone, ...]:
    """The zones of both players that a place stands for."""
    for each, zones in _ZONES:
        if each is place:
            return zones
    raise ValueError(place)


def is_abducted(state: State, card: Card) -> bool:
    """Whether a card lies in an opponent's archive: it leaves that only for its owner's hand (KF-7.7)."""
    return (
        state.zone[card] in table.ARCHIVE
        and state.game.table.zones[state.zone[card]].seat != state.owner[card]
    )


def is_top_half(state: State, card: Card) -> bool:
    return FACTS[state.face[card]].half == "top"


def top_half_under(state: State, card: Card) -> Card | None:
    """The other half of a gigantic creature in play."""
    if state.face[card] not in table.HALVES:
        return None
    under = (Card(other) for other, host in enumerate(state.host) if host == card)
    return next((other for other in under if is_top_half(state, other)), None)


def along_with(state: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards that an ability has named before they left play. Of a gigantic creature it meant both halves,
    as long as they lie together (KF-15.14, KF-9.17)."""
    both = ((card, half_that_left_with(state, Card(card))) for card in cards)
    return tuple(dict.fromkeys(each for pair in both for each in pair if each is not None))


def half_that_left_with(state: State, card: Card) -> Card | None:
    """The top half of a gigantic creature that left play in this very action, beside its bottom half. What
    they are is not asked: they may have been shuffled, and then nobody knows."""
    if card not in state.memory or in_play(state, card):
        return None
    beside = state.zones[state.zone[card]]
    return next((each for each in beside if state.columns[table.LEFT_WITH][each] == card + 1), None)


def lose_ward(state: State, card: Card) -> bool:
    """A ward is spent in place of whatever would have happened (KF-12.2); False if there was none."""
    if not state.columns[table.WARD][card]:
        return False
    state.own(table.WARD)[card] = 0
    state.dirty = True  # KF-6.10: what must die still must.
    happen(state, table.WARD_LOST, card=card)
    return True


def leave_play(state: State, cards: tuple[Card, ...], place: Place, seat: Seat) -> None:
    """Cards leave play at the same time; what waits for that sees them as they were (KF-7.4)."""
    for card in cards:
        remember(state, card)
        state.own(table.STOOD_RIGHT_OF)[card] = left_neighbour(state, card) + 1
    for card in cards:
        happen(state, table.LEFT, state.controller[card], card)
    instead = [card for card in cards if is_purged_instead(state, card, place)]
    # An upgrade goes before its own creature, so that it gets where it is sent.
    for card in sorted(cards, key=lambda each: state.host[each] not in cards):
        if in_play(state, card):
            go(state, card, Place.PURGED if card in instead else place, seat)


def is_purged_instead(state: State, card: Card, place: Place) -> bool:
    """Whether a card in play that is to go to a place will be purged."""
    return place is Place.DISCARD and in_play(state, card) and has(state, table.PURGED_INSTEAD, card)


def left_neighbour(state: State, card: Card) -> int:
    line = state.zones[state.zone[card]]
    place = line.index(card)
    return line[place - 1] if place and state.zone[card] in table.LINE else NO_CARD


def place_of_one_gone(state: State, seat: Seat, gone: Card) -> int:
    """Where a creature goes that takes the place of one that left: right of the creature that stood left of
    it, or of the one that has that creature's place now (KF-18.19)."""
    stood, stands_for = state.columns[table.STOOD_RIGHT_OF], state.columns[table.STANDS_FOR]
    left, seen = stood[gone], {gone + 1}
    while left and left not in seen:
        seen.add(left)
        for place, card in enumerate(state.zones[table.LINE[seat]]):
            if card + 1 == left or stands_for[card] == left:
                return place + 1
        left = stood[left - 1]
    return 0


def go(state: State, card: Card, place: Place, seat: Seat) -> None:
    """One card leaves play and sheds all it has (KF-7.1)."""
    creature = is_creature(state, card)
    controller = state.controller[card]
    end_abilities(state, card)
    amber = state.columns[table.AMBER][card]
    state.clear(card, range(table.FIRST_SHED, len(table.COLUMNS)))
    followers = [Card(other) for other, host in enumerate(state.host) if host == card]
    to = zone_of(state, card, place, seat)
    state.revert(card)
    move(state, card, to)
    if amber and creature:  # KF-7.2
        happen(state, table.AMBER_RETURNED, opponent(controller), card, amount=amber)
        add_to_pool(state, opponent(controller), amber)
    for other in followers:
        follow(state, other, to)
    expire(state, table.LEAVING_OF + card)
    release(state, card)
    forget_uses(state, card)


def follow(state: State, card: Card, to: Zone) -> None:
    """What was attached to a card or lay under it goes too: upgrades and grafted cards to the discard
    pile (KF-4.7, KF-7.13), the other half of a gigantic creature with it (KF-15.14)."""
    if in_play(state, card):
        leave_play(state, (card,), Place.DISCARD, state.owner[card])
        return
    if state.zone[card] not in table.UNDER + table.FACEDOWN:
        return  # It lies elsewhere and was only remembered.
    if comes_along(state, card):
        state.own(table.LEFT_WITH)[card] = state.host[card] + 1
    else:
        to = table.DISCARD[state.owner[card]]
    state.own_host()[card] = NO_CARD
    move(state, card, to)


# Leaving by an effect.


@dataclass
class PuttingDown(Locals):
    """Cards on their way to a place: those that have no order yet, and those that have, in their order."""

    cards: tuple[Card, ...] = ()
    ordered: tuple[Card, ...] = ()
    place: Place = Place.DISCARD

    def in_order(self) -> tuple[Card, ...]:
        return self.ordered + self.cards

    def to_data(self, game: "Game") -> dict[str, Any]:
        return {**super().to_data(game), "place": self.place.value}

    @classmethod
    def from_data(cls, data: dict[str, Any], game: "Game") -> Self:
        return read_locals(cls, data, place=Place(data["place"]))


@dataclass
class Going(PuttingDown):
    """`linked` says that the card whose ability it is remembers the others."""

    linked: bool = False


def put_wards_aside(state: State, frame: Frame[Going]) -> None:
    """A ward keeps its creature in play; cards elsewhere just go."""
    kept = frame.locals
    kept.cards = tuple(card for card in kept.cards if not (in_play(state, card) and lose_ward(state, card)))
    if kept.place in ORDERED:
        kept.cards = with_halves(state, kept.cards)


def with_halves(state: State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that will lie in a pile: a gigantic creature is two (KF-15.14)."""
    halves = {card: top_half_under(state, card) for card in cards}
    return tuple(each for card, top in halves.items() for each in (card, top) if each is not None)


def ask_for_order(state: State, frame: Frame[PuttingDown]) -> None:
    """The active player puts the cards down one after the other, as far as anybody cares (KF-6.4)."""
    kept = frame.locals
    owner = owner_of_several(state, kept)
    if kept.place in ORDERED and owner is not None:
        for card in kept.cards if kept.place is Place.DISCARD else ():
            reveal(state, card)  # They will lie open: who orders them sees them.
        codes = [PICK + card for card in to_order(state, kept, owner)]
        prompt = table.ASK_PILE if kept.place is Place.DISCARD else table.ASK_ON_TOP
        ask(state, active(state), prompt, [*codes, DONE], (owner,))


def owner_of_several(state: State, kept: PuttingDown) -> Seat | None:
    """The first player who owns different ones among the cards that have no order yet."""
    owners = sorted({state.owner[card] for card in kept.cards})
    return next((each for each in owners if are_different(state, to_order(state, kept, each))), None)


def to_order(state: State, kept: PuttingDown, owner: Seat) -> tuple[Card, ...]:
    """The cards of a player that have no order yet and will lie in the pile: some go elsewhere."""
    own = (card for card in kept.cards if state.owner[card] == owner)
    return tuple(card for card in own if not goes_elsewhere(state, card, kept.place))


def goes_elsewhere(state: State, card: Card, place: Place) -> bool:
    whole = state.host[card] if comes_along(state, card) else card
    return is_abducted(state, card) or is_purged_instead(state, whole, place)


def are_different(state: State, cards: Iterable[Card]) -> bool:
    """Whether cards can be told apart by their owners and by what is printed on them."""
    printed = state.columns[: table.STOOD_RIGHT_OF]
    return len({(state.owner[each], state.face[each], *(row[each] for row in printed)) for each in cards}) > 1


def take_order(state: State, frame: Frame[PuttingDown]) -> None:
    """The next card has its order; «done» leaves the rest as they lie."""
    if frame.answer == NO_ANSWER:
        return
    kept = frame.locals
    code, frame.answer = frame.answer, NO_ANSWER
    if code == DONE:
        owner = owner_of_several(state, kept)
        chosen = () if owner is None else to_order(state, kept, owner)
    else:
        chosen = (Card(first(code)),)
    kept.ordered += chosen
    kept.cards = tuple(card for card in kept.cards if card not in chosen)
    go_to(frame, ask_for_order)


def put_down(state: State, frame: Frame[Going]) -> None:
    kept = frame.locals
    order = kept.in_order()
    cards = tuple(card for card in order if not comes_along(state, card))
    freed = [card for card in cards if is_abducted(state, card)]
    halves = tuple(top for card in cards if (top := top_half_under(state, card)) is not None)
    carry(state, cards, kept.place, frame.seat)
    lay_in_order(state, order, kept.place)
    if kept.linked and in_play(state, frame.source):
        for card in cards + halves:
            state.own_host()[card] = frame.source
    with_others = [half_that_left_with(state, card) for card in cards]
    done = tuple(card for card in cards if card not in freed and card not in with_others)
    report(state, frame.root, done, len(done))


def comes_along(state: State, card: Card) -> bool:
    """Whether a card is the top half of a creature in play, which goes where its bottom half goes."""
    return state.zone[card] in table.UNDER and is_top_half(state, card)


def lay_in_order(state: State, cards: tuple[Card, ...], place: Place) -> None:
    """Cards that have come into a pile together lie there in the order that was chosen."""
    if place not in ORDERED:
        return
    for zone in zones_of(place):
        came = tuple([card for card in cards if state.zone[card] == zone])
        if came:
            rest = tuple([card for card in state.zones[zone] if card not in came])
            state.zones[zone] = rest + came


def carry(state: State, cards: tuple[Card, ...], place: Place, seat: Seat) -> None:
    """Put cards from wherever they are to a place, all at the same time."""
    leaving = tuple(card for card in cards if in_play(state, card))
    for card in cards:
        to = zone_of(state, card, place, seat)
        sight = state.game.table.sight
        if state.columns[table.TAGGED][card]:
            emit(state, table.DESTROYED, state.controller[card], card)  # KF-6.8
        secret = ALL_SEATS not in (sight[state.zone[card]], sight[to])
        if place is Place.DISCARD and state.zone[card] in table.HAND:
            note(state, table.DISCARDED, state.owner[card], card)
            state.vars[table.ACTS] += 1
            happen(state, table.DISCARDED, state.owner[card], card)
        elif secret:
            happen(state, table.SECRETLY_MOVED, seat, card, to)
        else:
            happen(state, table.MOVED, seat, card, to)
    leave_play(state, leaving, place, seat)
    for card in cards:
        if card not in leaving:
            state.revert(card)
            move(state, card, zone_of(state, card, place, seat))
    if place is Place.DECK:
        for owner in sorted({state.owner[card] for card in cards}):
            shuffle_deck(state, owner)


GOING: Final = procedure_with(Going, "keyforge/going", put_wards_aside, ask_for_order, take_order, put_down)


def push_going(
    state: State, frame: Frame, cards: tuple[int, ...], place: Place, linked: bool = False
) -> None:
    """Run it as a part of the ability of a frame, which gets the result."""
    kept = Going(tuple(map(Card, cards)), place=place, linked=linked)
    state.frames.append(Frame(GOING, frame.seat, frame.root, frame.source, kept))
