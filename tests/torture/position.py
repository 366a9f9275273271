"""Positions of the torture game for tests. Every decision on the way is cloned, saved and compared."""

from typing import Any

from deckwright.kernel.events import Event
from deckwright.kernel.ids import Card
from deckwright.kernel.layers import value
from deckwright.kernel.state import State
from tests.torture import table
from tests.torture.game import TORTURE


class Position:
    """A game with its twins: one cloned and one saved and read again at every decision."""

    def __init__(self, you: dict[str, Any], foe: dict[str, Any] | None = None) -> None:
        self.state: State = TORTURE.scenario({"players": [you, foe or {}]})
        self.log: list[Event] = []
        self.twins_made = 0

    def do(self, *keys: str) -> "Position":
        """Make choices one after the other; at each of them the twins must come to the same state."""
        for key in keys:
            clone = self.state.clone()
            saved = TORTURE.from_json(self.state.to_json())
            assert clone == self.state
            assert saved == self.state
            before = self.state.clone()
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
        assert self.state.decision is not None
        return self.state.decision.prompt

    @property
    def asked(self) -> int:
        return self.state.decider

    @property
    def gold(self) -> tuple[int, int]:
        return self.state.vars[table.GOLD], self.state.vars[table.GOLD + 1]

    def names(self, kind: str, seat: int = 0) -> list[str]:
        """The cards of a zone by their faces, in order."""
        zone = next(number for number, each in enumerate(TORTURE.zones) if each.name == f"p{seat + 1}/{kind}")
        return [TORTURE.face_names[self.state.face[card]] for card in self.state.zones[zone]]

    def card(self, label: str) -> Card:
        for card in range(len(self.state.face)):
            if TORTURE.label(self.state, Card(card)) == label:
                return Card(card)
        raise AssertionError(f"no {label}")

    def power(self, label: str) -> int:
        return value(self.state, table.POWER, self.card(label))

    def has(self, attribute: int, label: str) -> bool:
        return value(self.state, attribute, self.card(label)) > 0

    def damage(self, label: str) -> int:
        return self.state.columns[table.DAMAGE][self.card(label)]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.log]
