"""Shuffles under watch: what was shuffled and who knew it, and faces that are traded at that moment."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import deckwright as dw
from deckwright.kernel.handles import spell
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.urns import Print, Urns, print_of, reprint, written_out
from deckwright.kernel.zones import SHUFFLE_WATCHERS, ShuffleWatcher


@dataclass(frozen=True)
class Shuffle:
    """Cards that were shuffled, with what was on them and which seats knew it before."""

    cards: tuple[Card, ...]
    faces: tuple[Print, ...]
    known: tuple[int, ...]
    urns: tuple[Urns, ...]
    """What each seat could tell before, in games that keep urns."""


@contextmanager
def watch_shuffles() -> Iterator[list[Shuffle]]:
    """The shuffles that happen meanwhile."""
    seen: list[Shuffle] = []

    def watch(state: dw.State, cards: tuple[Card, ...], before: tuple[Urns, ...]) -> None:
        faces = tuple(print_of(state, card) for card in cards)
        urns = tuple(Urns(written_out(state, each), each.of_card) for each in before)
        seen.append(Shuffle(cards, faces, tuple(state.known[card] for card in cards), urns))

    with watching(watch):
        yield seen


@contextmanager
def watching(watch: ShuffleWatcher) -> Iterator[None]:
    """Somebody is told of every shuffle meanwhile."""
    SHUFFLE_WATCHERS.append(watch)
    try:
        yield
    finally:
        SHUFFLE_WATCHERS.remove(watch)


class Trades:
    """The faces that a state had before each shuffle of the present choice, with the events until then."""

    def __init__(self) -> None:
        self.before: list[tuple[int, list[Face]]] = []

    def choose(self, state: dw.State, choice: int, seat: Seat) -> list[dw.Event]:
        """Choose, and tell what the seat saw, each event with the faces that there were at that time."""
        self.before = []
        state.choose(choice)
        now, seen = state.face, []
        for number, raw in enumerate(state.events):
            state.face = next((faces for until, faces in self.before if number < until), now)
            seen.append(spell(state, raw, seat))
        state.face = now
        return seen


@contextmanager
def trade_at_shuffles(traded: dw.State, rows: list[list[Print]]) -> Iterator[Trades]:
    """At each shuffle of a state it gets the next row of faces."""
    rest = iter(rows)
    trades = Trades()

    def trade(state: dw.State, _cards: tuple[Card, ...], _before: tuple[Urns, ...]) -> None:
        if state is traded:
            trades.before.append((len(state.events), state.face))
            give_faces(state, next(rest))

    with watching(trade):
        yield trades


def give_faces(state: dw.State, faces: list[Print]) -> None:
    """Exchange what is on the cards."""
    state.face = state.face[:]
    for card, face in enumerate(faces):
        reprint(state, Card(card), face)
