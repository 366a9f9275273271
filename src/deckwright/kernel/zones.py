"""Where cards are. A zone is an immutable tuple of cards, replaced as a whole, so that clones share them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from deckwright.kernel.ids import ALL_SEATS, NO_SEAT, Card, Seat, Zone
from deckwright.kernel.notation import seat_name, zone_name
from deckwright.kernel.owned import KNOWN, ZONE
from deckwright.kernel.rng import shuffled
from deckwright.kernel.urns import Urns, mix

if TYPE_CHECKING:
    from deckwright.kernel.state import State


ShuffleWatcher = Callable[["State", tuple[Card, ...], tuple[Urns, ...]], None]
SHUFFLE_WATCHERS: Final[list[ShuffleWatcher]] = []
"""Who is told of every shuffle, with what each seat could tell before: tests of what can be known."""


class Sight(Enum):
    """Who sees the cards of a zone."""

    ALL = "all"
    OWNER = "owner"
    NONE = "none"


@dataclass(frozen=True)
class ZoneKind:
    """A zone of the table. `name` is its notation («deck», «p1/hand»), `kind` what it is («hand»)."""

    name: str
    kind: str
    sight: Sight
    seat: Seat = NO_SEAT
    in_play: bool = False
    ordered: bool = True
    """Whether it matters how its cards lie; else copies there are all the same."""
    is_hand: bool = False
    """Whether a player holds its cards: copies there have no places, and the first is told by its name."""

    def mask(self) -> int:
        """The seats that see a card as it enters."""
        if self.sight is Sight.ALL:
            return ALL_SEATS
        if self.sight is Sight.OWNER:
            return 1 << self.seat
        return 0


class ZoneTable:
    """The zones of a game, numbered in the order of their declaration. `sides` are the names of sides of the
    table that nobody plays, in place of «p3»."""

    def __init__(self, sides: Mapping[int, str] | None = None) -> None:
        self.kinds: list[ZoneKind] = []
        self.sides = dict(sides or {})

    def side(self, seat: int) -> str:
        """A side of the table in notation."""
        return self.sides.get(seat) or seat_name(seat)

    def common(self, name: str, sight: Sight, in_play: bool = False, ordered: bool = True) -> Zone:
        return self._add(ZoneKind(name, name, sight, in_play=in_play, ordered=ordered))

    def own(self, seat: Seat, kind: str, sight: Sight, label: str = "", in_play: bool = False) -> Zone:
        """A zone of one seat; the label (else the kind) stands behind the seat in notation."""
        return self._add(ZoneKind(zone_name(self.side(seat), label or kind), kind, sight, seat, in_play))

    def each(
        self,
        kind: str,
        sight: Sight,
        seats: int,
        in_play: bool = False,
        ordered: bool = True,
        is_hand: bool = False,
    ) -> tuple[Zone, ...]:
        """One zone for every seat."""
        return tuple(
            self._add(
                ZoneKind(zone_name(self.side(seat), kind), kind, sight, Seat(seat), in_play, ordered, is_hand)
            )
            for seat in range(seats)
        )

    def _add(self, kind: ZoneKind) -> Zone:
        self.kinds.append(kind)
        return Zone(len(self.kinds) - 1)


def move(state: "State", card: Card, to: Zone) -> None:
    """Put a card at the end (the top) of a zone."""
    zones = state.zones
    zone = state.zone if state.owned & ZONE else state.own_zone()
    at = zone[card]
    here = zones[at]
    if here[-1] == card:
        zones[at] = here[:-1]
    else:
        place = here.index(card)
        zones[at] = here[:place] + here[place + 1 :]
    zones[to] += (card,)
    zone[card] = to
    before = state.known[card]
    after = before | state.game.table.sight[to]
    if after != before:
        known = state.known if state.owned & KNOWN else state.own_known()
        known[card] = after
        state.learned |= after & ~before


def move_all(state: "State", cards: Sequence[Card], to: Zone) -> None:
    """Move several cards, the last one ending on top."""
    if not cards:
        return
    zones = state.zones
    at = state.zone[cards[0]]
    if cards is not zones[at] or at == to:
        for card in cards:
            move(state, card, to)
        return
    # A whole zone at once.
    zones[to] += zones[at]
    zones[at] = ()
    sight = state.game.table.sight[to]
    zone = state.zone if state.owned & ZONE else state.own_zone()
    known = state.known if state.owned & KNOWN else state.own_known()
    learned = 0
    for card in cards:
        zone[card] = to
        before = known[card]
        learned |= sight & ~before
        known[card] = before | sight
    state.learned |= learned


def place_at(state: "State", card: Card, to: Zone, place: int) -> None:
    """Move a card to a place inside a zone (0 is the bottom or the left end)."""
    move(state, card, to)
    cards = state.zones[to][:-1]
    state.zones[to] = (*cards[:place], card, *cards[place:])


def draw(state: "State", deck: Zone, hand: Zone, count: int) -> tuple[Card, ...]:
    """Take cards from the top of one zone to another; fewer if it runs out. The first drawn comes first."""
    cards = state.zones[deck]
    if count <= 0 or not cards:
        return ()
    if count >= len(cards):
        taken = cards[::-1]
        state.zones[deck] = ()
    else:
        taken = cards[: -count - 1 : -1]
        state.zones[deck] = cards[:-count]
    state.zones[hand] += taken
    sight = state.game.table.sight[hand]
    zone = state.zone if state.owned & ZONE else state.own_zone()
    known = state.known if state.owned & KNOWN else state.own_known()
    for card in taken:
        zone[card] = hand
        known[card] |= sight
    state.learned |= sight
    return taken


def shuffle(state: "State", zone: Zone) -> None:
    """Shuffle a zone: nobody knows its cards any more, unless they lie open."""
    state.zones[zone] = mixed(state, state.zones[zone], zone)


def put_under(state: "State", cards: tuple[Card, ...], zone: Zone) -> None:
    """Put cards under a zone, in an order that nobody knows."""
    move_all(state, cards, zone)
    rest = state.zones[zone][: -len(cards)] if cards else state.zones[zone]
    state.zones[zone] = mixed(state, cards, zone) + rest


def mixed(state: "State", cards: tuple[Card, ...], zone: Zone) -> tuple[Card, ...]:
    """Cards of a zone in a new order, forgotten by all who can't see them there."""
    before = state.urns
    if before:
        mix(state, cards)
    for watch in SHUFFLE_WATCHERS:
        watch(state, cards, before)
    order = shuffled(state, cards)
    sight = state.game.table.sight[zone]
    known = state.own_known()
    for card in order:
        known[card] = sight
    return order


def reveal(state: "State", card: Card, seats: int = ALL_SEATS) -> None:
    """Show a card to a mask of seats without moving it."""
    before = state.known[card]
    if seats & ~before:
        known = state.known if state.owned & KNOWN else state.own_known()
        known[card] = before | seats
        state.learned |= seats & ~before
