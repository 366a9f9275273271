"""Possible worlds: a full state that a seat can't tell from the real one."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from deckwright.kernel import interpreter
from deckwright.kernel.deeds import redraw_picks
from deckwright.kernel.errors import EngineFault
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.nodes import Procedure
from deckwright.kernel.rng import Rng, seeded
from deckwright.kernel.together import choice_under_way, redraw
from deckwright.kernel.urns import (
    WHOLE,
    Contents,
    Print,
    Urns,
    print_of,
    prints_of,
    reprint,
    without_history,
)

if TYPE_CHECKING:
    from deckwright.kernel.state import State


ATTEMPTS: Final = 1000

Faces = frozenset[Face]


class Pile(NamedTuple):
    """An urn as it is dealt: the prints that may be anywhere in it, the cards that may be any of them, those
    that may be only some, and the newer piles that so many come into."""

    number: int
    prints: list[Print]
    cards: list[Card]
    limited: list[tuple[Faces, list[Card]]]
    places: list[tuple[int, int]]


class Worlds:
    """The worlds that a seat holds possible at a position: all that is not chance is worked out once. The
    position must stay as it is meanwhile.

    A world deals the faces anew that the seat does not know, until nothing contradicts. Cards keep their ids,
    so that everything that refers to them stays right; future chance is new too.
    """

    def __init__(self, state: "State", seat: Seat) -> None:
        self.position = state
        self.seat = seat
        self._setup = replace(state.setup, seed=None)
        # What the others could tell was of other cards.
        self._urns = tuple(
            each if other == seat else without_history(each) for other, each in enumerate(state.urns)
        )
        known_to = state.urns[seat] if state.urns else Urns((WHOLE,), (0,) * len(state.face))
        self._piles = piles_of(state, seat, known_to)
        self._reading_themselves = [
            card for card in unknown_to(state, seat) if state.text and state.text[card] == state.face[card]
        ]

    def draw(self, rng: Rng) -> "State":
        """One of the worlds."""
        state, seat = self.position, self.seat
        for _ in range(ATTEMPTS):
            world = state.clone()
            world.setup = state.game.knowledge.imagine(self._setup, state, seat, rng)
            world.urns = self._urns
            if not self._deal(world, rng):
                continue
            world.rng = seeded(rng.bits())
            if not state.codes or (
                state.game.knowledge.redraw(world, seat, rng)
                and (state.decider == seat or asks_the_same(state, world))
            ):
                return world
        raise EngineFault(f"no world fits what p{seat + 1} knows")

    def _deal(self, world: "State", rng: Rng) -> bool:
        """From the oldest urn on: each deals to its own cards and to the places in newer urns. False if
        nothing is left that a card may be."""
        face = world.face = world.face[:]
        columns = [world.own(column) for column in range(world.game.table.printed_columns)]
        arrived: dict[int, tuple[Print, ...]] = {}
        for number, prints, cards, limited, places in self._piles:
            if number in arrived:
                prints = [*prints, *arrived[number]]
            if limited:
                left = deal_limited(world, prints, limited, rng)
                if left is None:
                    return False
                prints = left
            order = rng.shuffled(prints)[::-1]
            for card, print_ in zip(cards, order, strict=False):
                face[card] = Face(print_[0])
            for place, column in enumerate(columns, 1):
                for card, print_ in zip(cards, order, strict=False):
                    column[card] = print_[place]
            at = len(cards)
            for newer, count in places:
                arrived[newer] = arrived.get(newer, ()) + order[at : at + count]
                at += count
        text = world.own_text()
        for card in self._reading_themselves:
            text[card] = face[card]
        return True


def determinize(state: "State", seat: Seat, rng: Rng) -> "State":
    """One world that a seat holds possible."""
    return Worlds(state, seat).draw(rng)


def unknown_to(state: "State", seat: Seat) -> list[Card]:
    """The cards whose faces a seat does not know."""
    return [Card(card) for card, known in enumerate(state.known) if not known >> seat & 1]


def piles_of(state: "State", seat: Seat, known_to: Urns) -> list[Pile]:
    """What is left in the urns of a seat once all that has turned up is taken out."""
    urns, of_card = known_to
    cards: list[list[Card]] = [[] for _ in urns]
    for card in unknown_to(state, seat):
        cards[of_card[card]].append(card)
    contents = contents_left(state, seat, known_to)
    limits = state.game.knowledge.limits(state, seat)
    piles = []
    for number, urn in enumerate(urns):
        is_whole = urn.prints is None
        prints = prints_of(state, cards[number]) if is_whole else contents.prints[number].elements()
        places = [
            (newer, contents.unknown[newer][number])
            for newer in range(number + 1, len(urns))
            if contents.unknown[newer].get(number)
        ]
        free = [card for card in cards[number] if card not in limits]
        limited = by_limit([card for card in cards[number] if card in limits], limits)
        if len(cards[number]) > 1 or not is_whole:
            piles.append(Pile(number, list(prints), free, limited, places))
    return piles


def contents_left(state: "State", seat: Seat, known_to: Urns) -> Contents:
    """Take all that has turned up out of the urns that are not whole."""
    urns, of_card = known_to
    contents = Contents(urns)
    if all(urn.prints is None for urn in urns):
        return contents
    found = [(number, print_) for number, urn in enumerate(urns) for print_ in urn.gone]
    found += [
        (of_card[card], print_of(state, Card(card)))
        for card, known in enumerate(state.known)
        if known >> seat & 1 and urns[of_card[card]].prints is not None
    ]
    if not contents.take_all(found):
        raise EngineFault(f"p{seat + 1} has seen what can't be")
    return contents


def by_limit(cards: list[Card], limits: Mapping[Card, Faces]) -> list[tuple[Faces, list[Card]]]:
    """Cards that may be the same, those with the fewest faces first: whatever they take, the others find
    something."""
    found: dict[Faces, list[Card]] = {}
    for card in cards:
        found.setdefault(limits[card], []).append(card)
    return sorted(found.items(), key=lambda each: len(each[0]))


def deal_limited(
    world: "State", prints: list[Print], limited: list[tuple[Faces, list[Card]]], rng: Rng
) -> list[Print] | None:
    """Deal to cards that may be only some of the prints; what is left, or None if that is impossible."""
    left = prints[:]
    for faces, cards in limited:
        fitting = rng.shuffled([print_ for print_ in left if print_[0] in faces])
        if len(fitting) < len(cards):
            return None
        for card, print_ in zip(cards, fitting, strict=False):
            reprint(world, card, print_)
            left.remove(print_)
    return left


def redraw_choices(world: "State", seat: Seat, rng: Rng) -> bool:
    """Choose anew what was chosen together and not shown yet, or picked so far out of a hidden zone."""
    together = choice_under_way(world)
    if together is not None:
        return redraw(world, together, seat, rng.below)
    return redraw_picks(world, seat, rng.below)


def asks_the_same(state: "State", world: "State") -> bool:
    """Ask somebody else's question again in the new world, where they may have other options.

    The step that asked is run once more: steps that ask change nothing that they could not set again.
    """
    world.codes = []
    frame = world.frames[-1]
    if isinstance(frame.node, Procedure):
        frame.pc -= 1
    depth = len(world.frames)
    interpreter.run(world)
    world.events = []
    return (
        len(world.frames) == depth
        and bool(world.codes)
        and (world.decider, world.prompt, world.number) == (state.decider, state.prompt, state.number)
    )
