"""Possible worlds: a full state that a seat can't tell from the real one."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from deckwright.kernel import interpreter
from deckwright.kernel.errors import EngineFault
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.instructions import redraw_picks
from deckwright.kernel.nodes import Procedure
from deckwright.kernel.rng import Rng, seeded
from deckwright.kernel.setup import Setup
from deckwright.kernel.simultaneous import choice_under_way, redraw
from deckwright.kernel.urns import (
    WHOLE,
    Contents,
    Print,
    Urns,
    all_prints,
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
        setup = state.setup
        self._setup = Setup(setup.seats, setup.settings, None, setup.generator)
        # What the others could tell was of other cards.
        self._urns = tuple(
            each if other == seat else without_history(each) for other, each in enumerate(state.urns)
        )
        known_to = state.urns[seat] if state.urns else Urns((WHOLE,), (0,) * len(state.face))
        unknown = unknown_to(state, seat)
        self._piles = piles_of(state, seat, known_to, unknown)
        text, face = state.text, state.face
        self._reading_themselves = [card for card in unknown if text[card] == face[card]] if text else []

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
        columns = [cast("list[int]", face)]
        columns += [world.own(column) for column in range(world.game.table.printed_columns)]
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
            at = len(cards)
            for column, values in zip(columns, zip(*order[:at], strict=True), strict=False):
                for card, value in zip(cards, values, strict=True):
                    column[card] = value
            for newer, count in places:
                arrived[newer] = arrived.get(newer, ()) + order[at : at + count]
                at += count
        if self._reading_themselves:
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


def piles_of(state: "State", seat: Seat, known_to: Urns, unknown: list[Card]) -> list[Pile]:
    """What is left in the urns of a seat once all that has turned up is taken out."""
    urns, of_card = known_to
    cards: dict[int, list[Card]] = {}
    for card in unknown:
        cards.setdefault(of_card[card], []).append(card)
    limits = state.game.knowledge.limits(state, seat)
    printed = all_prints(state)
    contents = contents_left(state, seat, known_to, printed)
    piles = []
    for number in sorted(cards) if contents is None else range(len(urns)):
        own = cards.get(number, [])
        places: list[tuple[int, int]] = []
        if contents is None or urns[number].prints is None:
            prints = sorted([printed[card] for card in own])
            if not prints or prints[0] == prints[-1]:
                continue
        else:
            prints = [each for each, count in contents.prints[number].items() for _ in range(count)]
            places = [
                (newer, held[number]) for newer, held in enumerate(contents.unknown) if held.get(number)
            ]
        free = [card for card in own if card not in limits] if limits else own
        limited = by_limit([card for card in own if card in limits], limits) if limits else []
        piles.append(Pile(number, prints, free, limited, places))
    return piles


def contents_left(state: "State", seat: Seat, known_to: Urns, printed: list[Print]) -> Contents | None:
    """What is left in the urns that are not whole; None if all are."""
    urns, of_card = known_to
    if all(urn.prints is None for urn in urns):
        return None
    contents = Contents(urns)
    found = [(number, print_) for number, urn in enumerate(urns) for print_ in urn.gone]
    found += [
        (of_card[card], printed[card])
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
        frame.again()
    depth = len(world.frames)
    interpreter.run(world)
    world.events = []
    return (
        len(world.frames) == depth
        and bool(world.codes)
        and (world.decider, world.prompt, world.number) == (state.decider, state.prompt, state.number)
    )
