"""What a seat can tell about cards it does not know: which were shuffled together, and out of what.

A seat that saw cards go into a deck knows, after the shuffle, what is in the deck but not where; and that the
cards in somebody's hand were there before. For each seat every card belongs to an urn. An urn holds prints
that the seat knows to be in it, and places for cards that came in unknown, out of older urns. Every shuffle
that mixes known with unknown makes a new urn. Urns are immutable and shared by clones.
"""

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from deckwright.kernel.errors import EngineFault
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.rng import Rng

if TYPE_CHECKING:
    from deckwright.kernel.state import State

Print = tuple[int, ...]
"""All that is printed on a card: its face, and what the game's printed columns hold."""


class Urn(NamedTuple):
    """What a seat knows to have been put in, how many cards came unknown out of which older urns, and the
    prints that have turned up since and are in no card of it any more."""

    prints: tuple[Print, ...]
    unknown: tuple[tuple[int, int], ...] = ()
    gone: tuple[Print, ...] = ()


class Urns(NamedTuple):
    """The urns as one seat tells them apart, and for each card the number of its urn."""

    urns: tuple[Urn, ...]
    of_card: tuple[int, ...]


def print_of(state: "State", card: Card) -> Print:
    count = state.game.table.printed_columns
    if not count:
        return (state.face[card],)
    return (state.face[card], *[column[card] for column in state.columns[:count]])


def reprint(state: "State", card: Card, print_: Print) -> None:
    """Exchange what is printed on a card; if it has its own text it gets the new one."""
    face, *rest = print_
    if state.text and state.text[card] == state.face[card]:
        state.text[card] = Face(face)
    state.face[card] = Face(face)
    for column, number in zip(state.columns, rest, strict=False):
        column[card] = number


def fill(state: "State", groups: list[list[Card]]) -> None:
    """The first urns, the same for all seats: each group is known as a whole, but not which card is which."""
    of_card = [0] * len(state.face)
    for number, group in enumerate(groups):
        for card in group:
            of_card[card] = number
    urns = tuple(Urn(tuple(sorted(print_of(state, card) for card in group))) for group in groups)
    state.urns = tuple(Urns(urns, tuple(of_card)) for _ in range(state.setup.seats))


def fill_by_owner(state: "State") -> None:
    """The cards of each owner are known as a whole: decks that all have seen."""
    cards = [Card(card) for card in range(len(state.face))]
    fill(state, [[card for card in cards if state.owner[card] == seat] for seat in range(state.setup.seats)])


def mix(state: "State", cards: Iterable[Card]) -> None:
    """Cards are about to be shuffled together."""
    mixed = tuple(cards)
    state.urns = tuple(mix_for(state, seat, each, mixed) for seat, each in enumerate(state.urns))


def mix_for(state: "State", seat: int, known_to: Urns, cards: tuple[Card, ...]) -> Urns:
    """The urns of a seat after a shuffle."""
    known, face, before = state.known, state.face, known_to.of_card
    is_plain = not state.game.table.printed_columns
    came: dict[int, int] = {}
    gone: dict[int, list[Print]] = {}
    for card in cards:
        urn = before[card]
        if known[card] >> seat & 1:
            print_ = (face[card],) if is_plain else print_of(state, card)
            if urn in gone:
                gone[urn].append(print_)
            else:
                gone[urn] = [print_]
        else:
            came[urn] = came.get(urn, 0) + 1
    if not gone and len(came) <= 1:
        return known_to
    urns = list(known_to.urns)
    for number, prints in gone.items():
        old = urns[number]
        urns[number] = Urn(old.prints, old.unknown, (*old.gone, *prints))
    of_card = list(before)
    for card in cards:
        of_card[card] = len(urns)
    seen = sorted(print_ for prints in gone.values() for print_ in prints)
    urns.append(Urn(tuple(seen), tuple(sorted(came.items()))))
    return Urns(tuple(urns), tuple(of_card))


class Contents:
    """What is left in urns once all that has turned up is taken out."""

    def __init__(self, urns: tuple[Urn, ...]) -> None:
        self.prints = [Counter(urn.prints) for urn in urns]
        self.unknown = [dict(urn.unknown) for urn in urns]

    def ways(self, urn: int, print_: Print) -> Iterator[tuple[int, ...]]:
        """How a card of an urn can be this one: the urns that it came through, down to one that has it."""
        if self.prints[urn][print_]:
            yield (urn,)
            return  # One that is known to be there may as well be this one.
        for older, count in self.unknown[urn].items():
            if count:
                yield from ((urn, *way) for way in self.ways(older, print_))

    def take(self, way: tuple[int, ...], print_: Print, count: int = 1) -> None:
        """Take a print out along a way; -1 puts it back."""
        self.prints[way[-1]][print_] -= count
        for newer, older in itertools.pairwise(way):
            self.unknown[newer][older] -= count

    def take_all(self, found: list[tuple[int, Print]]) -> bool:
        """Take out all that has turned up, in a way in which all of it fits; False if there is none."""
        if not found:
            return True
        (urn, print_), *rest = found
        for way in list(self.ways(urn, print_)):
            self.take(way, print_)
            if self.take_all(rest):
                return True
            self.take(way, print_, -1)
        return False


def deal_from_urns(world: "State", seat: Seat, rng: Rng) -> None:
    """Give every card that a seat does not know a print that it may have."""
    if not world.urns:
        return
    urns, of_card = world.urns[seat]
    cards: list[list[Card]] = [[] for _ in urns]
    found = [(number, print_) for number, urn in enumerate(urns) for print_ in urn.gone]
    for number in range(len(world.face)):
        card = Card(number)
        if world.known[card] >> seat & 1:
            found.append((of_card[card], print_of(world, card)))
        else:
            cards[of_card[card]].append(card)
    contents = Contents(urns)
    if not contents.take_all(found):
        raise EngineFault(f"p{seat + 1} has seen what can't be")
    # From the oldest urn on: each deals to its own cards and to the places in newer urns.
    dealt: list[list[Print]] = [list(prints.elements()) for prints in contents.prints]
    for number in range(len(urns)):
        prints = list(rng.shuffled(dealt[number]))
        for card in cards[number]:
            reprint(world, card, prints.pop())
        for newer in range(number + 1, len(urns)):
            dealt[newer] += [prints.pop() for _ in range(contents.unknown[newer].get(number, 0))]
    # What the others could tell was of other cards: in this world they know the decks and no more.
    own = world.urns[seat]
    fill_by_owner(world)
    world.urns = tuple(own if each == seat else urns for each, urns in enumerate(world.urns))
