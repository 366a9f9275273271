"""Records: games as they were played, to be replayed and verified."""

import copy
import json
import pickle
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from tests.support.conformance import Case, cases, random_choices
from tests.support.errors import check_refused

import deckwright as dw
from deckwright.kernel.record import VERSION

GAME = dw.game("dimensions")
CASES = [cases(name)[0] for name in dw.games()]
WAYS: dict[str, Callable[[dw.State], dw.State]] = {
    "itself": lambda state: state,
    "clone": lambda state: state.clone(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    "json": lambda state: state.game.from_json(state.to_json()),
}
POSITIONS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "codex": (
        {"players": [{"play": ["older-brother"], "gold": 3}, {}]},
        {"players": [{"play": ["older-brother"], "gold": 4}, {}]},
    ),
    "dimensions": (
        {"players": [{"hand": ["red-1", "red-2"]}, {"hand": ["blue-1"]}], "phase": "battle"},
        {"players": [{"hand": ["red-1", "red-3"]}, {"hand": ["blue-1"]}], "phase": "battle"},
    ),
    "keyforge": (
        {"players": [{"line": ["troll"]}, {}], "house": "brobnar"},
        {"players": [{"line": ["bumpsy"]}, {}], "house": "brobnar"},
    ),
    "shards": (
        {"players": [{"hand": ["crystal", "blaster"]}, {}]},
        {"players": [{"hand": ["crystal", "crystal"]}, {}]},
    ),
}
"""For each game two positions that differ in one thing."""


def played(seed: int = 4, **settings: Any) -> dw.Record:
    state = GAME.new(seed=seed, **settings)
    record = dw.Record.of(state)
    for choice in random_choices(state, seed):
        record.choose(state, choice)
    return record


@pytest.fixture
def document() -> dict[str, Any]:
    """A record as plain data."""
    data: dict[str, Any] = json.loads(played().to_json())
    return data


def test_a_record_says_what_it_is(document: dict[str, Any]) -> None:
    assert list(document) == [
        "deckwright", "format", "version", "game", "setup", "scenario", "choices", "events",
    ]  # fmt: skip
    assert (document["deckwright"], document["game"], document["version"]) == (
        "record",
        "dimensions",
        VERSION,
    )
    settings = {"epic": False, "start": "signs"}
    assert document["setup"] == {"seats": 2, "settings": settings, "seed": 4, "generator": "blake2b"}
    assert document["scenario"] is None
    assert len(document["events"]) == len(document["choices"]) + 1


def test_choosing_in_a_record_returns_the_events_and_notes_key_and_events() -> None:
    state = GAME.new(seed=4)
    record = dw.Record.of(state)
    record.choose(state, " SIGN rock ")
    events = list(record.choose(state, 2))
    assert record.choices == ["sign rock", "sign paper"]
    assert record.events == [[], [], events]
    assert events[0] == dw.Event("sign-shown", {"seat": "p1", "sign": "rock"})


def test_a_refused_choice_is_not_noted() -> None:
    state = GAME.new(seed=4)
    record = dw.Record.of(state)
    before = state.to_json()
    for wrong in "sign well", 3, -1, None:
        with pytest.raises(dw.DeckwrightError):
            record.choose(state, wrong)  # type: ignore[arg-type]
    assert (record.choices, record.events) == ([], [[]])
    assert state.to_json() == before


def test_the_events_of_the_set_up_are_the_first_step() -> None:
    record = dw.Record.of(GAME.new(seed=4, start="random"))
    (step,) = record.replay()
    assert (step.number, step.choice) == (0, None)
    assert [event.kind for event in step.events] == ["starts", "turn-begins"]


def test_a_record_is_replayed_as_it_happened_whatever_the_rules_are_now() -> None:
    record = played()
    record.events[3] = [dw.Event("old-event", {"card": "forgotten-card"})]
    record.choices[2] = "old-verb forgotten-card"
    steps = list(dw.Record.from_json(record.to_json()).replay())
    assert steps[3].events == [dw.Event("old-event", {"card": "forgotten-card"})]
    assert steps[3].choice == "old-verb forgotten-card"
    assert record.verify(dw.game) == dw.Verdict(
        False, 3, "illegal", ", ".join(keys_before(record, 3)), "old-verb forgotten-card"
    )


def keys_before(record: dw.Record, number: int) -> list[str]:
    """The options at the so many-th choice."""
    state = record.first_state(dw.game)
    for choice in record.choices[: number - 1]:
        state.choose(choice)
    assert state.decision is not None
    return state.decision.keys


def test_states_gives_every_state_of_the_game() -> None:
    record = played()
    numbers = [state.number for state in record.states(dw.game)]
    assert len(numbers) == len(record.choices) + 1
    assert numbers == sorted(numbers)


def test_the_record_of_a_scenario_begins_there() -> None:
    description: dict[str, Any] = {
        "players": [{"hand": ["red-1", "red-2"]}, {"hand": ["blue-1"]}],
        "deck": [],
        "phase": "battle",
        "final": True,
    }
    state = GAME.scenario(description)
    record = dw.Record.of(state, description)
    for choice in random_choices(state, 1):
        record.choose(state, choice)
    read = dw.Record.from_json(record.to_json())
    assert read.scenario == description
    assert read.verify(dw.game) == dw.Verdict(True, len(record.choices), "", "", "")
    read.scenario = {**description, "phase": "lunch"}
    verdict = read.verify(dw.game)
    assert (verdict.holds, verdict.at, verdict.fault) == (False, 0, "setup")


def test_a_record_of_an_unknown_game_does_not_verify_but_replays(document: dict[str, Any]) -> None:
    record = dw.Record.from_json(json.dumps({**document, "game": "chess"}))
    verdict = record.verify(dw.game)
    assert (verdict.holds, verdict.at, verdict.fault) == (False, 0, "setup")
    assert len(list(record.replay())) == len(record.choices) + 1


def test_a_verdict_names_the_first_difference() -> None:
    record = played(start="random")
    record.events[0] = [*record.events[0], dw.Event("extra", {})]
    assert record.verify(dw.game) == dw.Verdict(False, 0, "events", "–", "extra")


@pytest.mark.parametrize("text", ["", "{", "nothing", b"\x80", "[" * 100_000])
def test_what_is_not_json_is_refused(text: str | bytes) -> None:
    with check_refused("document-not-json", kind="record"):
        dw.Record.from_json(text)  # type: ignore[arg-type]


@pytest.mark.parametrize("version", [0, 2, "1", None, True])
def test_an_unknown_format_is_refused(document: dict[str, Any], version: Any) -> None:
    with check_refused("document-newer", format=str(version)):
        dw.Record.from_json(json.dumps({**document, "format": version}))


@pytest.mark.parametrize(
    "change",
    [
        {"game": None},
        {"version": 1},
        {"setup": None},
        {"setup": {}},
        {"setup": {"seats": 2, "seed": 1}},
        {"setup": {"seats": 2, "seed": 1, "settings": []}},
        {"setup": {"seats": 2, "seed": None, "settings": {}}},
        {"setup": {"seats": 2, "seed": True, "settings": {}}},
        {"setup": {"seats": 2, "seed": 1, "settings": {}, "more": 1}},
        {"scenario": []},
        {"choices": None},
        {"choices": [1]},
        {"choices": []},
        {"events": None},
        {"events": []},
        {"events": [[]], "choices": ["pass"]},
        {"events": [5], "choices": []},
        {"events": [["drew"]], "choices": []},
        {"events": [[["drew"]]], "choices": []},
        {"events": [[["drew", []]]], "choices": []},
        {"events": [[[1, {}]]], "choices": []},
        {"events": [[["drew", {"card": 1.5}]]], "choices": []},
        {"events": [[["drew", {"card": True}]]], "choices": []},
        {"events": [[["drew", {"card": ["red-1"]}]]], "choices": []},
    ],
)
def test_a_damaged_record_is_refused(document: dict[str, Any], change: dict[str, Any]) -> None:
    with check_refused("document-damaged", kind="record"):
        dw.Record.from_json(json.dumps({**document, **change}))


@pytest.mark.parametrize("word", ["game", "version", "setup", "choices", "events"])
def test_a_record_without_a_part_is_refused(document: dict[str, Any], word: str) -> None:
    del document[word]
    with check_refused("document-damaged", kind="record"):
        dw.Record.from_json(json.dumps(document))


@pytest.mark.parametrize("name", ["seed", "seats", "self"])
def test_a_setting_cannot_pass_for_the_seed_or_the_seats(document: dict[str, Any], name: str) -> None:
    document["setup"]["settings"][name] = 2
    verdict = dw.Record.from_json(json.dumps(document)).verify(dw.game)
    assert (verdict.holds, verdict.at, verdict.fault) == (False, 0, "setup")


def test_a_record_without_a_number_of_seats_is_refused(document: dict[str, Any]) -> None:
    document["setup"]["seats"] = None
    with check_refused("document-damaged", kind="record"):
        dw.Record.from_json(json.dumps(document))


def refusal_of(work: Callable[[], object]) -> str:
    with pytest.raises(dw.DeckwrightError) as refused:
        work()
    return refused.value.code


def play_on(record: dw.Record, state: dw.State, choices: int | None = None, seed: int = 1) -> None:
    for choice in islice(random_choices(state, seed), choices):
        record.choose(state, choice)


def test_a_record_can_begin_only_where_a_game_begins() -> None:
    state = dw.game("dimensions").new(seed=4)
    world = state.determinize(0, dw.Rng(1))
    assert refusal_of(lambda: dw.Record.of(world)) == "record-of-a-world"
    state.choose(0)
    assert refusal_of(lambda: dw.Record.of(state)) == "record-not-at-the-beginning"


def test_a_described_position_is_recorded_with_its_description() -> None:
    description = {"players": [{"line": ["troll"]}, {}], "house": "brobnar"}
    state = dw.game("keyforge").scenario(description)
    assert refusal_of(lambda: dw.Record.of(state)) == "record-without-its-scenario"
    assert refusal_of(lambda: dw.Record.of(state.clone())) == "record-without-its-scenario"
    saved = state.game.from_json(state.to_json())
    assert refusal_of(lambda: dw.Record.of(saved)) == "record-without-its-scenario"
    assert dw.Record.of(state, description).verify().holds


def test_a_record_notes_only_the_choices_of_its_own_game() -> None:
    state = dw.game("dimensions").new(seed=4)
    record = dw.Record.of(state)
    other = dw.game("dimensions").new(seed=5)
    assert refusal_of(lambda: record.choose(other, 0)) == "record-other-state"
    ahead = state.clone()
    ahead.choose(0)
    assert refusal_of(lambda: record.choose(ahead, 0)) == "record-other-state"
    assert refusal_of(lambda: record.choose(dw.game("codex").new(seed=4), 0)) == "record-other-state"
    assert (record.choices, other.number) == ([], 0)
    record.choose(state, 0)
    assert record.verify().holds


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_a_record_begins_at_a_copy_as_at_the_game_itself(case: Case, way: str) -> None:
    state = WAYS[way](case.new(1))
    record = dw.Record.of(state)
    assert record == dw.Record.of(case.new(1))
    play_on(record, state)
    assert record.verify().holds


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_a_record_goes_on_with_a_copy_as_with_the_game_itself(case: Case, way: str) -> None:
    state = case.new(1)
    record = dw.Record.of(state)
    play_on(record, state, 20)
    later = dw.Record.from_json(record.to_json())
    twin, other = WAYS[way](state), WAYS[way](state.clone())
    play_on(record, twin)
    play_on(later, other)
    assert record.verify().holds
    assert later == record


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("way", WAYS)
def test_a_described_position_is_recorded_in_a_copy_too(name: str, way: str) -> None:
    description, _ = POSITIONS[name]
    state = WAYS[way](dw.game(name).scenario(description))
    record = dw.Record.of(state, description)
    play_on(record, state, 10)
    assert record.verify().holds


def test_every_game_has_positions_here() -> None:
    shipped = [name for name in dw.games() if dw.game(name).about.package.startswith("deckwright.")]
    assert sorted(POSITIONS) == shipped


def branches_of(case: Case) -> tuple[dw.Record, dw.State, dw.State]:
    """A record, its game, and the same game with as many choices of which one was another."""
    state = case.new(1)
    record = dw.Record.of(state)
    other = state.clone()
    while other == state:
        choice = len(state.codes) - 1
        record.choose(state, 0)
        other.choose(choice)
    assert other.number == state.number
    return record, state, other


@pytest.mark.parametrize("case", CASES, ids=str)
def test_another_branch_of_the_same_game_is_not_noted(case: Case) -> None:
    record, state, other = branches_of(case)
    before = record.to_json()
    for each in record, copy.copy(record), dw.Record.from_json(before):
        assert refusal_of(lambda each=each: each.choose(other, 0)) == "record-other-state"  # type: ignore[misc]
        assert each.to_json() == before
    record.choose(state, 0)
    assert record.verify().holds


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_that_went_on_without_its_record_is_noted_no_more_but_its_earlier_copy_is(case: Case) -> None:
    state = case.new(1)
    record = dw.Record.of(state)
    play_on(record, state, 3)
    here = state.clone()
    state.choose(0)
    assert refusal_of(lambda: record.choose(state, 0)) == "record-other-state"
    play_on(record, here)
    assert record.verify().holds


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_record_that_was_shortened_goes_on_where_it_ends(case: Case) -> None:
    state = case.new(1)
    record = dw.Record.of(state)
    play_on(record, state, 5)
    here = state.clone()
    play_on(record, state, 5)
    del record.choices[5:], record.events[6:]
    assert refusal_of(lambda: record.choose(state, 0)) == "record-other-state"
    play_on(record, here, seed=2)
    assert record.verify().holds


def test_a_record_that_the_rules_do_not_bear_out_is_not_gone_on_with() -> None:
    state = GAME.new(seed=4)
    record = dw.Record.of(state)
    play_on(record, state, 3)
    record.choices[1] = "old-verb forgotten-card"
    read = dw.Record.from_json(record.to_json())
    assert refusal_of(lambda: read.choose(state, 0)) == "record-other-state"


@pytest.mark.parametrize("name", POSITIONS)
def test_a_description_that_gives_another_position_is_refused(name: str) -> None:
    game = dw.game(name)
    here, there = POSITIONS[name]
    state = game.scenario(here)
    for wrong in game.new(seed=1), game.scenario(there), game.scenario({**here, "seed": 5}):
        assert refusal_of(lambda wrong=wrong: dw.Record.of(wrong, here)) == "record-other-scenario"  # type: ignore[misc]
    record = dw.Record.of(state, here)
    assert refusal_of(lambda: record.choose(game.scenario(there), 0)) == "record-other-state"
    record.choose(state, 0)
    assert record.verify().holds


def test_a_position_that_its_set_up_does_not_give_is_refused() -> None:
    state = GAME.new(seed=4)
    state.vars[0] += 1
    assert refusal_of(lambda: dw.Record.of(state)) == "record-other-beginning"


def test_a_description_that_is_changed_afterwards_does_not_change_the_record() -> None:
    description = copy.deepcopy(POSITIONS["keyforge"][0])
    state = dw.game("keyforge").scenario(description)
    record = dw.Record.of(state, description)
    description["players"][0]["line"][0] = "bumpsy"
    play_on(record, state, 3)
    assert record.verify().holds


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_compared_or_played_again_while_a_game_goes_on(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = case.new(1)
    record = dw.Record.of(state)

    def never(*_: object) -> None:
        raise AssertionError("this makes every choice dear")

    for name in "first_state", "states":
        monkeypatch.setattr(dw.Record, name, never)
    if dw.BUILD == "pure":
        # Records are the same code in both builds; a compiled class can't be changed.
        monkeypatch.setattr(dw.State, "__eq__", never)
    play_on(record, state)
    assert state.outcome is not None
