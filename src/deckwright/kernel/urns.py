"""What a seat can tell about cards it does not know: which were shuffled together, and out of what.

A seat that saw cards go into a deck knows, after the shuffle, what is in the deck but not where; and that the
cards in somebody's hand were there before. For each seat every card belongs to an urn. Where all that went
into an urn was seen, nothing has to be written down: its unknown cards are any of each other. Where cards
came in unknown, the urn holds the prints that the seat knows to be in it, and places for cards out of older
urns. Urns are immutable and shared by clones, and by seats that can tell the same.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from deckwright.kernel.ids import ALL_SEATS, Card, Face

if TYPE_CHECKING:
    from deckwright.kernel.state import State

Print = tuple[int, ...]
"""All that is printed on a card: its face, and what the game's printed columns hold."""


class Urn(NamedTuple):
    """What a seat knows to have been put in, how many cards came unknown out of which older urns, and the
    prints that have turned up since and are in no card of it any more.

    An urn is whole (`prints` is None) if all was seen that went in, and nothing has left it unseen: it holds
    what is on its cards."""

    prints: tuple[Print, ...] | None
    unknown: tuple[tuple[int, int], ...] = ()
    gone: tuple[Print, ...] = ()


WHOLE: Final = Urn(None)


class Urns(NamedTuple):
    """The urns as one seat tells them apart, and for each card the number of its urn."""

    urns: tuple[Urn, ...]
    of_card: tuple[int, ...]


def print_of(state: "State", card: Card) -> Print:
    count = state.game.table.printed_columns
    if not count:
        return (state.face[card],)
    return (state.face[card], *[column[card] for column in state.columns[:count]])


def all_prints(state: "State") -> list[Print]:
    """What is printed on each card."""
    return list(zip(state.face, *state.columns[: state.game.table.printed_columns], strict=True))


def reprint(state: "State", card: Card, print_: Print) -> None:
    """Exchange what is printed on a card; if it has its own text it gets the new one."""
    face, *rest = print_
    if state.text and state.text[card] == state.face[card]:
        state.own_text()[card] = Face(face)
    state.face[card] = Face(face)
    for column, number in enumerate(rest):
        state.own(column)[card] = number


def fill(state: "State", groups: Iterable[Iterable[Card]]) -> None:
    """The first urns, the same for all seats: each group is known as a whole, but not which card is which."""
    of_card = [0] * len(state.face)
    count = 0
    for number, group in enumerate(groups):
        count = number + 1
        for card in group:
            of_card[card] = number
    state.urns = (Urns((WHOLE,) * count, tuple(of_card)),) * state.setup.seats


def fill_by_owner(state: "State") -> None:
    """The cards of each owner are known as a whole: decks that all have seen."""
    state.urns = (Urns((WHOLE,) * state.setup.seats, tuple(state.owner)),) * state.setup.seats


def mix(state: "State", cards: Iterable[Card]) -> None:
    """Cards are about to be shuffled together."""
    mixed = tuple(cards)
    known = state.known
    for card in mixed:
        if known[card] != ALL_SEATS:
            state.urns = tuple([mix_for(state, seat, each, mixed) for seat, each in enumerate(state.urns)])
            return
    if mixed:
        first = state.urns[0]
        after = mix_open(state, first, mixed)
        state.urns = tuple([after if each is first else mix_open(state, each, mixed) for each in state.urns])


def mix_open(state: "State", known_to: Urns, cards: tuple[Card, ...]) -> Urns:
    """The urns of a seat after a shuffle of cards that lay open."""
    urns, before = known_to
    if urns.count(WHOLE) != len(urns):
        urns = without_gone(state, urns, before, cards)
    of_card = list(before)
    number = len(urns)
    for card in cards:
        of_card[card] = number
    return Urns((*urns, WHOLE), tuple(of_card))


def mix_for(state: "State", seat: int, known_to: Urns, cards: tuple[Card, ...]) -> Urns:
    """The urns of a seat after a shuffle."""
    known, before = state.known, known_to.of_card
    came: dict[int, int] = {}
    seen: list[Card] = []
    for card in cards:
        if known[card] >> seat & 1:
            seen.append(card)
        else:
            came[before[card]] = came.get(before[card], 0) + 1
    if not seen and len(came) <= 1:
        return known_to
    urns = list(known_to.urns)
    for number in came:
        if urns[number].prints is None:
            urns[number] = Urn(prints_in(state, known_to, number))
    urns = list(without_gone(state, urns, before, seen))
    of_card = list(before)
    for card in cards:
        of_card[card] = len(urns)
    urns.append(Urn(prints_of(state, seen), tuple(sorted(came.items()))) if came else WHOLE)
    return Urns(tuple(urns), tuple(of_card))


def without_gone(
    state: "State", urns: Sequence[Urn], of_card: tuple[int, ...], seen: Iterable[Card]
) -> tuple[Urn, ...]:
    """The urns once it is written down which prints are in no card of them any more."""
    gone: dict[int, list[Print]] = {}
    for card in seen:
        number = of_card[card]
        if urns[number].prints is not None:
            gone.setdefault(number, []).append(print_of(state, card))
    return tuple(
        Urn(urn.prints, urn.unknown, (*urn.gone, *gone[number])) if number in gone else urn
        for number, urn in enumerate(urns)
    )


def prints_of(state: "State", cards: Iterable[Card]) -> tuple[Print, ...]:
    face = state.face
    if not state.game.table.printed_columns:
        return tuple(sorted([(face[card],) for card in cards]))
    return tuple(sorted([print_of(state, card) for card in cards]))


def prints_in(state: "State", known_to: Urns, number: int) -> tuple[Print, ...]:
    """What an urn holds that is whole."""
    return prints_of(state, (Card(card) for card, urn in enumerate(known_to.of_card) if urn == number))


def written_out(state: "State", known_to: Urns) -> tuple[Urn, ...]:
    """The urns of a seat, with everything written down."""
    return tuple(
        Urn(prints_in(state, known_to, number)) if urn.prints is None else urn
        for number, urn in enumerate(known_to.urns)
    )


def without_history(known_to: Urns) -> Urns:
    """What can be told at least, whatever went where: cards of urns that came out of each other may be any of
    each other."""
    if all(urn.prints is None for urn in known_to.urns):
        return known_to
    roots = list(range(len(known_to.urns)))
    for newer, urn in enumerate(known_to.urns):
        for older, _ in urn.unknown:
            joined = {roots[newer], roots[older]}
            roots = [min(joined) if root in joined else root for root in roots]
    numbers = {root: number for number, root in enumerate(sorted(set(roots)))}
    return Urns((WHOLE,) * len(numbers), tuple(numbers[roots[urn]] for urn in known_to.of_card))


class Contents:
    """What is left in urns once all that has turned up is taken out."""

    def __init__(self, urns: tuple[Urn, ...]) -> None:
        self.prints = [count_prints(urn.prints or ()) for urn in urns]
        self.unknown = [dict(urn.unknown) for urn in urns]

    def ways(self, urn: int, print_: Print) -> list[tuple[int, ...]]:
        """How a card of an urn can be this one: the urns that it came through, down to one that has it."""
        if self.prints[urn].get(print_):
            return [(urn,)]  # One that is known to be there may as well be this one.
        return [
            (urn, *way)
            for older, count in self.unknown[urn].items()
            if count
            for way in self.ways(older, print_)
        ]

    def take(self, way: tuple[int, ...], print_: Print, count: int = 1) -> None:
        """Take a print out along a way; -1 puts it back."""
        self.prints[way[-1]][print_] -= count
        for place in range(1, len(way)):
            self.unknown[way[place - 1]][way[place]] -= count

    def take_all(self, found: list[tuple[int, Print]], first: int = 0) -> bool:
        """Take out all that has turned up, in a way in which all of it fits; False if there is none."""
        taken: list[tuple[tuple[int, ...], Print]] = []
        for place in range(first, len(found)):
            urn, print_ = found[place]
            left = self.prints[urn].get(print_, 0)
            if left:
                self.prints[urn][print_] = left - 1
                taken.append(((urn,), print_))
                continue
            ways = self.ways(urn, print_)
            if len(ways) != 1:
                if self._take_one_of(ways, found, place):
                    return True
                break
            self.take(ways[0], print_)
            taken.append((ways[0], print_))
        else:
            return True
        for way, print_ in taken:
            self.take(way, print_, -1)
        return False

    def _take_one_of(self, ways: list[tuple[int, ...]], found: list[tuple[int, Print]], place: int) -> bool:
        """The first way that lets all that comes after it fit too."""
        print_ = found[place][1]
        for way in ways:
            self.take(way, print_)
            if self.take_all(found, place + 1):
                return True
            self.take(way, print_, -1)
        return False


def count_prints(prints: tuple[Print, ...]) -> dict[Print, int]:
    counts: dict[Print, int] = {}
    for each in prints:
        counts[each] = counts.get(each, 0) + 1
    return counts
