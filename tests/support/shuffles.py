"""Shuffles under watch: what was shuffled and who knew it, and faces that are traded at that moment."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from unittest.mock import patch

import deckwright as dw
from deckwright.kernel import zones
from deckwright.kernel.ids import Card, Face
from deckwright.kernel.rng import shuffled


@dataclass(frozen=True)
class Shuffle:
    """Cards that were shuffled, with what was on them and which seats knew it before."""

    cards: tuple[Card, ...]
    faces: tuple[Face, ...]
    known: tuple[int, ...]


@contextmanager
def watch_shuffles() -> Iterator[list[Shuffle]]:
    """The shuffles that happen meanwhile."""
    seen: list[Shuffle] = []

    def watched(state: dw.State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        faces = tuple(state.face[card] for card in cards)
        seen.append(Shuffle(cards, faces, tuple(state.known[card] for card in cards)))
        return shuffled(state, cards)

    with patch.object(zones, "shuffled", watched):
        yield seen


@contextmanager
def trade_at_shuffles(traded: dw.State, rows: list[list[Face]]) -> Iterator[None]:
    """At each shuffle of a state it gets the next row of faces."""
    rest = iter(rows)

    def trading(state: dw.State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if state is traded:
            give_faces(state, next(rest))
        return shuffled(state, cards)

    with patch.object(zones, "shuffled", trading):
        yield


def give_faces(state: dw.State, faces: list[Face]) -> None:
    """Exchange what is on the cards; a card that has its own text has the new one."""
    if state.text:
        for card, face in enumerate(faces):
            if state.text[card] == state.face[card] != face:
                state.text[card] = face
    state.face = faces
