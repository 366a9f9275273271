"""What every game must pass, whatever its rules: checks on states, and random games played under them.

Nothing here knows a game. `worlds` has the checks on what a seat may know, `rendering` those on words.
"""

import itertools
import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

import deckwright as dw
from deckwright.games import hints_of
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.nodes import Procedure
from deckwright.kernel.settings import Setting
from tests.support.columns import seal
from tests.support.shuffles import Shuffle, watch_shuffles

CHOICE_LIMIT: Final = 100_000
"""More choices than any game has: past it a game does not end."""


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    game: str
    seats: int
    settings: tuple[tuple[str, Any], ...] = ()

    def new(self, seed: int) -> dw.State:
        return dw.game(self.game).new(seed=seed, seats=self.seats, **dict(self.settings))

    def __str__(self) -> str:
        usual = {setting.name: setting.default for setting in dw.game(self.game).settings}
        words = [f"{name}={value}" for name, value in self.settings if usual[name] != value]
        return "-".join([self.game, f"{self.seats}p", *words])


def cases(name: str) -> list[Case]:
    """The grid of a game: all its variants, or every number of seats with every value of every setting."""
    game = dw.game(name)
    variants = game.about.variants()
    if len(variants) > 1:
        return [Case(name, seats, tuple(settings.items())) for seats, settings in variants]
    columns = [[(setting.name, value) for value in values_of(setting)] for setting in game.settings]
    if math.prod(map(len, columns)) > LARGEST_GRID:
        usual = Case(name, game.least_seats)
        return [usual, *(Case(name, game.least_seats, (pair,)) for column in columns for pair in column[1:])]
    return [
        Case(name, seats, settings)
        for seats in range(game.least_seats, game.most_seats + 1)
        for settings in itertools.product(*columns)
    ]


def covering(cases: list[Case]) -> list[Case]:
    """A few cases of many: the usual ones, and others such that every value of every setting comes with every
    number of seats that it can come with. Few are all taken."""
    if len(cases) <= LARGEST_GRID:
        return cases
    chosen = [case for case in cases if is_usual(case)]
    wanted = {feature for case in cases for feature in features(case)}
    wanted -= {feature for case in chosen for feature in features(case)}
    while wanted:
        best = max(cases, key=lambda case: len(wanted & features(case)))
        chosen.append(best)
        wanted -= features(best)
    return chosen


def is_usual(case: Case) -> bool:
    """Whether a case is what is played if nobody says anything."""
    game = dw.game(case.game)
    defaults = {setting.name: setting.default for setting in game.settings}
    usual = all(defaults[name] == value for name, value in case.settings)
    return usual and case.seats == game.about.usual_seats({})


def features(case: Case) -> set[tuple[object, ...]]:
    return {(case.seats, name, value) for name, value in case.settings}


LARGEST_GRID: Final = 40
"""Settings with more combinations are varied one at a time."""


def values_of(setting: Setting) -> list[Any]:
    """All values of a setting; of a number its bounds."""
    if isinstance(setting.default, bool):
        return [False, True]
    if isinstance(setting.default, int):
        return sorted({setting.least, setting.default, setting.most})
    return list(setting.values)


def seats_of(state: dw.State) -> list[Seat]:
    return [Seat(seat) for seat in range(state.setup.seats)]


# Checks on one state.


def check_options(state: dw.State) -> None:
    """There is something to choose, and every option has a key of its own that finds it."""
    decision = state.decision
    assert decision is not None
    keys = decision.keys
    assert keys, "a decision without options"
    assert len(set(keys)) == len(keys), f"options are not unique: {keys}"
    assert decision.seat in seats_of(state)
    for index, option in enumerate(decision.options):
        assert (option.index, option.key) == (index, keys[index])
        assert decision.options.index_of(option.key) == index


def check_conservation(state: dw.State) -> None:
    """Every card is in exactly one zone, and the cards agree with the zones on which."""
    cards = [card for zone in state.zones for card in zone]
    assert sorted(cards) == list(range(len(state.face))), "cards were lost or doubled"
    where = [state.zone[card] for card in cards]
    assert where == [number for number, zone in enumerate(state.zones) for _ in zone]
    assert sorted(state.face) == sorted(state.game.rules.faces_under_way(state)), "faces were lost or doubled"


def check_rules_kept(state: dw.State) -> None:
    """Nothing is so that the rules don't let be so. (What somebody describes may be.)"""
    assert state.described or state.game.rules.breaches(state) == []


def check_looking_changes_nothing(state: dw.State) -> None:
    """Options, views, reasons and worlds are looked at, and the whole state is as it was."""
    before, memory = state.clone(), dict(state.memory)
    decision = state.decision
    assert decision is not None
    looked: list[object] = [decision.values, decision.keys, [option.values for option in decision.options]]
    for seat in [None, ONLOOKER, *seats_of(state)]:
        looked.append(state.view(seat))
    looked += [state.why_not(seat) for seat in seats_of(state)]
    state.game.rules.breaches(state)
    hints_of(state.game).may_rest(state)
    hints_of(state.game).evaluate(state)
    assert state == before, "looking has changed the state"
    assert state.memory == memory
    assert (state.triggered, state.dirty, state.layer, state.inside) == ((), False, 0, ())
    assert looked


def check_nothing_is_remembered(state: dw.State) -> None:
    """What a card was when it left is told only to the action that made it leave: when the turn itself asks
    what to do next, nothing of it is there."""
    node = state.frames[-1].node
    if isinstance(node, Procedure) and node.name == f"{state.game.name}/turn":
        assert state.memory == {}, "something is remembered after its action"


def check_reasons(state: dw.State) -> None:
    """What is refused is no option, and is refused once."""
    decision = state.decision
    assert decision is not None
    for seat in seats_of(state):
        refused = [refusal.action for refusal in state.why_not(seat)]
        if seat == decision.seat:
            assert set(refused).isdisjoint(decision.keys), "an option is refused"
        assert len(set(refused)) == len(refused), "refused twice"


def check_over(state: dw.State) -> None:
    """A game without a decision has an outcome that makes sense, and takes no more choices."""
    assert state.decision is None
    outcome = state.outcome
    assert outcome is not None
    assert set(outcome.winners) <= set(seats_of(state))
    assert len(set(outcome.winners)) == len(outcome.winners)
    assert len(outcome.scores) in (0, state.setup.seats)
    assert outcome.reason
    assert [state.why_not(seat) for seat in seats_of(state)] == [[] for _ in seats_of(state)]
    before = state.to_json()
    assert state.game.from_json(before) == state
    with pytest.raises(dw.DeckwrightError) as refused:
        state.choose(0)
    assert refused.value.code == "choice-game-over"
    assert state.to_json() == before


def check_turn_limit(state: dw.State) -> None:
    turn = state.vars[state.game.table.turn_var]
    assert turn <= state.game.about.turn_limit, f"turn {turn} of {state.game.about.turn_limit}"


def check_twins(state: dw.State, choice: int) -> None:
    """A clone and a restored copy equal the original, make the same of a choice, and leave it alone."""
    text = state.to_json()
    twin = state.clone()
    for each in twin, state:
        seal(each)
    restored = state.game.from_json(text)
    assert twin == state
    assert restored == state
    assert restored.to_json() == text
    assert list(twin.choose(choice)) == list(restored.choose(choice))
    assert twin == restored
    if twin.codes:
        twin.choose(len(twin.codes) - 1)
    assert state.to_json() == text, "playing a clone changed its parent"


# Random play.


@dataclass
class Playthrough:
    """A game as it went. `states` has a clone before every choice and one of the state now."""

    case: Case
    seed: int
    states: list[dw.State] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    codes: list[int] = field(default_factory=list)
    events: list[list[dw.Event]] = field(default_factory=list)
    """What happened in the set-up, then by each choice."""
    seen: list[list[list[dw.Event]]] = field(default_factory=list)
    """For each choice, what each seat saw of it."""
    shuffles: list[list[Shuffle]] = field(default_factory=list)

    def choose(self, state: dw.State, choice: int) -> None:
        """Choose in the state and note all about it."""
        self.choices.append(choice)
        self.codes.append(state.codes[choice])
        with watch_shuffles() as shuffles:
            events = state.choose(choice)
        self.shuffles.append(shuffles)
        self.events.append(list(events))
        self.seen.append([events.seen_by(seat) for seat in seats_of(state)])
        self.states.append(state.clone())


Look = Callable[[dw.State, Playthrough], None]
"""A check that is made at every decision and once at the end."""


def random_choices(state: dw.State, seed: int) -> Iterator[int]:
    """A uniformly random choice for the state as it is now, again and again until its game is over."""
    rng = dw.Rng(seed)
    for _ in range(CHOICE_LIMIT):
        if not state.codes:
            return
        yield rng.below(len(state.codes))
    raise AssertionError("the game does not end")


def play_plain(state: dw.State, seed: int) -> None:
    """Play a state to its end by random choices: there is one, and the rules are kept on the way."""
    for choice in random_choices(state, seed):
        check_rules_kept(state)
        state.choose(choice)
    assert state.outcome is not None
    check_rules_kept(state)
    check_turn_limit(state)


def play(case: Case, seed: int, *looks: Look) -> Playthrough:
    """A random game; every check looks at every decision and at the end."""
    state = case.new(seed)
    game = Playthrough(case, seed, states=[state.clone()], events=dw.Record.of(state).events)
    try:
        for choice in random_choices(state, seed):
            for look in looks:
                look(state, game)
            game.choose(state, choice)
        for look in looks:
            look(state, game)
        check_over(state)
    except BaseException as error:
        error.add_note(f"in {case}, seed {seed}, at choice {len(game.choices)}: {state.decision}")
        raise
    return game


def look_at_state(state: dw.State, game: Playthrough) -> None:
    """Options, reasons, conservation, what the rules say, turn limit, twins; looking changes nothing."""
    check_conservation(state)
    check_turn_limit(state)
    check_rules_kept(state)
    if state.codes:
        check_options(state)
        check_reasons(state)
        check_nothing_is_remembered(state)
        check_looking_changes_nothing(state)
        check_twins(state, len(game.choices) % len(state.codes))


# Checks on a whole game.


def check_same_seed_same_game(game: Playthrough) -> None:
    """The same set-up, seed and choices give the same states and events, choice by choice."""
    again = game.case.new(game.seed)
    assert dw.Record.of(again).events == game.events[:1]
    for state, choice, events in zip(game.states, game.choices, game.events[1:], strict=False):
        assert again == state
        assert list(again.choose(choice)) == events
    assert again == game.states[-1]


def check_undo(game: Playthrough) -> None:
    """A clone kept since any earlier point plays on to the same next point, and so to the same end."""
    for number, (saved, choice) in enumerate(zip(game.states, game.choices, strict=False)):
        again = saved.clone()
        assert list(again.choose(choice)) == game.events[number + 1]
        assert again == game.states[number + 1], f"undone to {number}, what follows is another"
    for point in range(0, len(game.choices), max(1, len(game.choices) // 4)):
        again = game.states[point].clone()
        for choice in game.choices[point:]:
            again.choose(choice)
        assert again == game.states[-1], f"undone to {point}, the end is another"


def check_record(game: Playthrough) -> None:
    """The record of the game can be saved, and verifies."""
    state = game.case.new(game.seed)
    record = dw.Record.of(state)
    for choice in game.choices:
        record.choose(state, choice)
    read = dw.Record.from_json(record.to_json())
    assert read == record
    assert read.events == game.events
    assert read.verify(dw.game) == dw.Verdict(True, len(game.choices), "", "", "")


def faces_played(state: dw.State, seed: int) -> set[str]:
    """The cards that events named for everybody in a random game."""
    faces = set(state.game.table.face_names)
    secret = {kind.name for kind in state.game.table.vocabulary.events if kind.secret}
    played: set[str] = set()
    for choice in random_choices(state, seed):
        for event in state.choose(choice):
            if event.kind not in secret:
                names = (re.split(r"[.~@]", str(value))[0] for value in event.values.values())
                played.update(name for name in names if name in faces)
    return played
