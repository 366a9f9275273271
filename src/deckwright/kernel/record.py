"""Records: a game as its set-up, its choices and what happened, to be replayed and verified."""

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from deckwright.kernel.codec import FORMAT, encode_setup, parse
from deckwright.kernel.decisions import find_index, spell_code
from deckwright.kernel.errors import BadDocument, DeckwrightError
from deckwright.kernel.finder import Finder, game_by_name
from deckwright.kernel.handles import Event, Events
from deckwright.kernel.rng import GENERATORS, SPLITMIX

if TYPE_CHECKING:
    from deckwright.kernel.state import State

VERSION: Final = "0.2.0"
LONGEST: Final = 1_000_000
"""More choices than any game has: a document with more is refused unread."""


@dataclass(frozen=True)
class Step:
    """One choice of a record and what came of it; the first step has the set-up's events and no choice."""

    number: int
    choice: str | None
    events: list[Event]


@dataclass(frozen=True)
class Verdict:
    """What a verification found. `at` counts choices from 1; 0 is the set-up."""

    holds: bool
    at: int
    fault: str
    expected: str
    found: str


@dataclass
class Record:
    """A game as it was played. Replaying shows the events as they happened; verifying plays it again."""

    game: str
    setup: dict[str, Any]
    choices: list[str] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    scenario: dict[str, Any] | None = None
    version: str = VERSION
    _last: "State | None" = field(default=None, init=False, repr=False, compare=False)
    """The state last chosen in: whoever goes on with it need not be compared with the record."""

    @classmethod
    def of(cls, state: "State", scenario: dict[str, Any] | None = None) -> "Record":
        """A record that begins at a state just made: a new game, or a scenario with its description."""
        check_beginning(state, scenario)
        record = cls(state.game.name, encode_setup(state.setup), [], [], deepcopy(scenario))
        # It is dealt once more: a copy no longer knows what happened at the set-up.
        first = record.first_state(lambda _: state.game)
        if state != first:
            raise BadDocument("record-other-beginning" if scenario is None else "record-other-scenario")
        record.events.append(list(Events(first, first.events)))
        record._last = state
        return record

    def __copy__(self) -> "Record":
        events = [events[:] for events in self.events]
        twin = Record(
            self.game, deepcopy(self.setup), self.choices[:], events, deepcopy(self.scenario), self.version
        )
        twin._last = self._last
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """All but the state: it isn't part of the record, and is found again."""
        return {name: value for name, value in vars(self).items() if name != "_last"}

    @property
    def generator(self) -> str:
        """What the game drew its chance from; old records don't say it."""
        return str(self.setup.get("generator", SPLITMIX))

    def choose(self, state: "State", choice: int | str) -> Events:
        """Choose in the state and note it."""
        if not self.is_at(state):
            raise BadDocument("record-other-state", choices=len(self.choices), number=state.number)
        index = find_index(state, choice)
        key = spell_code(state, state.codes[index])
        events = state.choose(index)
        self.choices.append(key)
        self.events.append(list(events))
        self._last = state
        return events

    def go_back(self, state: "State") -> None:
        """Forget all choices since an earlier state of this game. Whoever has kept it answers for it: it
        isn't compared with anything."""
        del self.choices[state.number :], self.events[state.number + 1 :]
        self._last = state

    def is_at(self, state: "State") -> bool:
        """Whether the state is where the record ends. The one last chosen in is there as long as it has gone
        no further; any other is compared with it, or else with the game played again."""
        last = self._last
        if state.number != len(self.choices) or state.game.name != self.game:
            return False
        if last is None or last.number != state.number:
            return self._ends_with(state)
        return state is last or state == last

    def _ends_with(self, state: "State") -> bool:
        """The same, by playing it again."""
        try:
            *_, last = self.states(lambda _: state.game)
        except DeckwrightError:
            return False
        return state == last

    def to_json(self) -> str:
        return json.dumps(
            {
                "deckwright": "record",
                "format": FORMAT,
                "version": self.version,
                "game": self.game,
                "setup": self.setup,
                "scenario": self.scenario,
                "choices": self.choices,
                "events": [[event.to_json() for event in events] for events in self.events],
            },
            ensure_ascii=False,
        )

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """Read a record; anything else gets an error that says what is wrong with it."""
        data = parse(text, "record")
        setup, choices, events = data.get("setup"), data.get("choices"), data.get("events")
        scenario, game, version = data.get("scenario"), data.get("game"), data.get("version")
        if (
            not isinstance(setup, dict)
            or set(setup) - {"generator"} != {"seats", "settings", "seed"}
            or setup.get("generator", SPLITMIX) not in GENERATORS
            or not isinstance(setup["settings"], dict)
            or (type(setup["seats"]) is not int and scenario is None)
            or (type(setup["seed"]) is not int and scenario is None)
            or not isinstance(game, str)
            or not isinstance(version, str)
            or not (scenario is None or isinstance(scenario, dict))
            or not isinstance(choices, list)
            or not isinstance(events, list)
            or len(events) != len(choices) + 1
            or len(choices) > LONGEST
            or not all(isinstance(choice, str) for choice in choices)
        ):
            raise BadDocument("document-damaged", kind="record")
        return cls(game, setup, choices, [read_events(each) for each in events], scenario, version)

    def replay(self) -> Iterator[Step]:
        """The game step by step, as it happened then, whatever the rules are now."""
        for number, events in enumerate(self.events):
            yield Step(number, self.choices[number - 1] if number else None, events)

    def states(self, find_game: Finder | None = None) -> "Iterator[State]":
        """The game played again: its states before every choice and at the end (one object, changing)."""
        state = self.first_state(find_game)
        yield state
        for choice in self.choices:
            state.choose(choice)
            yield state

    def first_state(self, find_game: Finder | None = None) -> "State":
        game = (find_game or game_by_name)(self.game)
        if self.scenario is not None:
            return game.scenario(self.scenario, self.generator)
        return game.begin(self.setup["seed"], self.setup["seats"], self.setup["settings"], self.generator)

    def verify(self, find_game: Finder | None = None) -> Verdict:
        """Play the record again and tell where it departs from the rules, if it does."""
        try:
            state = self.first_state(find_game)
        except DeckwrightError as error:
            return Verdict(False, 0, "setup", "", str(error))
        found = list(Events(state, state.events))
        if found != self.events[0]:
            return different(0, self.events[0], found)
        for number, choice in enumerate(self.choices, 1):
            decision = state.decision
            if decision is None:
                return Verdict(False, number, "over", "", choice)
            keys = decision.keys
            if choice not in keys:
                return Verdict(False, number, "illegal", ", ".join(keys), choice)
            found = list(state.choose(keys.index(choice)))
            if found != self.events[number]:
                return different(number, self.events[number], found)
        return Verdict(True, len(self.choices), "", "", "")


def check_beginning(state: "State", scenario: dict[str, Any] | None) -> None:
    """Refuse what no record can begin with: it would never verify."""
    if state.number:
        raise BadDocument("record-not-at-the-beginning", number=state.number)
    if state.setup.seed is None:
        raise BadDocument("record-of-a-world")
    if scenario is None and state.described:
        raise BadDocument("record-without-its-scenario")


def different(number: int, recorded: list[Event], found: list[Event]) -> Verdict:
    """Where two rows of events part."""
    for place in range(max(len(recorded), len(found))):
        old = recorded[place] if place < len(recorded) else None
        new = found[place] if place < len(found) else None
        if old != new:
            return Verdict(False, number, "events", describe(new), describe(old))
    raise AssertionError("the events are the same")


def describe(event: Event | None) -> str:
    if event is None:
        return "–"
    return " ".join([event.kind, *(f"{name}={value}" for name, value in event.values.items())])


def read_events(data: object) -> list[Event]:
    """The events of one choice, out of a document."""
    if not isinstance(data, list):
        raise BadDocument("document-damaged", kind="record")
    events = []
    for each in data:
        if not (
            isinstance(each, list)
            and len(each) == 2
            and isinstance(each[0], str)
            and isinstance(each[1], dict)
            and all(value is None or type(value) in (str, int) for value in each[1].values())
        ):
            raise BadDocument("document-damaged", kind="record")
        events.append(Event(each[0], each[1]))
    return events
