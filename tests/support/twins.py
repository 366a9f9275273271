"""A position under test with its twins: one cloned, one saved and read again at every decision, so that
every test shows that what it is about can be saved in its middle."""

from typing import Self

import deckwright as dw
from deckwright.kernel.handles import Event
from deckwright.kernel.ids import Card
from deckwright.kernel.state import State
from tests.support.columns import seal


class Twins:
    """Base of the test languages of the games."""

    def __init__(self, game: dw.Game, state: State) -> None:
        self.game = game
        self.state = state
        self.log: list[Event] = []
        self.twins_made = 0

    def do(self, *keys: str) -> Self:
        """Make choices one after the other; the twins must come to the same state each time."""
        for key in keys:
            assert key in self.options, f"{key!r} is not among {self.options} ({self.prompt})"
            clone = self.state.clone()
            saved = self.game.from_json(self.state.to_json())
            before = self.state.clone()
            for each in clone, self.state:
                seal(each)
            assert clone == saved == self.state
            clone_events = list(clone.choose(key))
            saved_events = list(saved.choose(key))
            assert self.state == before, "playing a clone changed its parent"
            events = list(self.state.choose(key))
            assert events == clone_events == saved_events
            assert self.state == clone == saved
            self.log += events
            self.twins_made += 1
        return self

    @property
    def options(self) -> list[str]:
        return self.state.decision.keys if self.state.decision else []

    @property
    def prompt(self) -> str:
        return self.state.decision.prompt if self.state.decision else "over"

    @property
    def asked(self) -> int:
        """The seat that must decide: 0 is you."""
        return self.state.decider

    def card(self, label: str) -> Card:
        labels = [
            self.game.showing.label(self.state, Card(card), None) for card in range(len(self.state.face))
        ]
        assert label in labels, f"no {label} among {labels}"
        return Card(labels.index(label))

    def in_zone(self, zone: str) -> list[str]:
        """The cards of a zone by their ids, in order (decks bottom first): `p1/hand`."""
        number = next(number for number, each in enumerate(self.game.table.zones) if each.name == zone)
        return [self.game.table.face_names[self.state.face[card]] for card in self.state.zones[number]]

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.log]
