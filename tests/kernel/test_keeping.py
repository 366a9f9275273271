"""What is kept stays as it was: decisions, options, events; and copies of all kinds are independent."""

import copy
import pickle
from itertools import islice
from multiprocessing import get_context

import pytest
from tests.support.conformance import Case, cases, random_choices

import deckwright as dw
from deckwright.kernel.ids import ONLOOKER, Seat

CASES = [cases(name)[0] for name in dw.games()]


def spelled(decision: dw.Decision) -> tuple[object, ...]:
    options = [(option.index, option.key, option.verb, option.values) for option in decision.options]
    return decision.seat, decision.hidden, decision.prompt, decision.values, decision.keys, options


@pytest.mark.parametrize("case", CASES, ids=str)
def test_kept_decisions_options_and_events_stay_as_they_were(case: Case) -> None:
    state = case.new(5)
    twin = state.clone()
    kept: list[tuple[dw.Decision, dw.Option, dw.Events]] = []
    wanted: list[tuple[tuple[object, ...], str, list[list[dw.Event]]]] = []
    seats = [None, ONLOOKER, *map(Seat, range(case.seats))]
    for choice in random_choices(state, 5):
        if len(kept) == 150:
            break
        decision, shown = state.decision, twin.decision
        assert decision is not None
        assert shown is not None
        before, keys = spelled(shown), shown.keys
        events, told = state.choose(choice), twin.choose(choice)
        kept.append((decision, decision.options[choice], events))
        wanted.append((before, keys[choice], [told.seen_by(seat) for seat in seats]))
    for (decision, option, events), (before, key, told_to) in zip(kept, wanted, strict=True):
        assert spelled(decision) == before
        assert option.key == key
        assert [events.seen_by(seat) for seat in seats] == told_to
        assert decision.options.index_of(option.key) == option.index


def test_a_decision_is_right_when_it_is_printed_after_its_choice() -> None:
    state = dw.game("shards").new(seed=1)
    wanted = repr(state.decision)
    shown, _ = state.decision, state.choose(0)
    assert repr(shown) == wanted


def test_an_option_that_is_gone_is_refused_by_a_kept_decision() -> None:
    state = dw.game("dimensions").new(seed=1)
    decision = state.decision
    assert decision is not None
    state.choose(0)
    with pytest.raises(dw.DeckwrightError) as refused:
        decision.options.index_of("sign stone")
    assert refused.value.code == "choice-unknown-key"


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_a_copy_of_any_kind_is_equal_and_independent(case: Case, way: object) -> None:
    assert callable(way)
    state = case.new(3)
    for choice in islice(random_choices(state, 3), 40):
        state.choose(choice)
    text = state.to_json()
    twin = way(state)
    assert twin == state
    assert twin.game is state.game
    for choice in random_choices(twin, 1):
        twin.choose(choice)
    assert twin.outcome is not None
    assert state.to_json() == text


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda record: pickle.loads(pickle.dumps(record))])
def test_a_copy_of_a_record_is_equal_and_independent(case: Case, way: object) -> None:
    assert callable(way)
    state = case.new(3)
    record = dw.Record.of(state)
    for choice in islice(random_choices(state, 3), 10):
        record.choose(state, choice)
    text = record.to_json()
    twin, there = way(record), state.clone()
    assert twin == record
    twin.setup["seats"] += 1
    assert record.to_json() == text
    twin.setup["seats"] -= 1
    twin.events[0].append(dw.Event("extra", {}))
    assert record.to_json() == text
    twin.events[0].pop()
    for choice in random_choices(there, 1):
        twin.choose(there, choice)
    assert record.to_json() == text
    assert twin.verify().holds
    record.choose(state, 0)
    assert record.verify().holds


def test_the_description_in_a_copy_of_a_record_is_a_copy() -> None:
    description = {"players": [{"line": ["troll"]}, {}], "house": "brobnar"}
    record = dw.Record.of(dw.game("keyforge").scenario(description), description)
    text, twin = record.to_json(), copy.copy(record)
    assert twin.scenario is not None
    twin.scenario["house"] = "dis"
    assert record.to_json() == text


def test_decisions_events_and_games_can_be_sent_to_other_processes() -> None:
    state = dw.game("codex").new(seed=4)
    decision = state.decision
    assert decision is not None
    again = pickle.loads(pickle.dumps(decision))
    assert spelled(again) == spelled(decision)
    events = state.choose(0)
    assert list(pickle.loads(pickle.dumps(events))) == list(events)
    assert pickle.loads(pickle.dumps(state.game)) is state.game
    assert copy.deepcopy(state.game) is state.game


def decisions_of(state: dw.State) -> int:
    for choice in random_choices(state, 1):
        state.choose(choice)
    return state.number


@pytest.mark.slow
def test_a_pool_of_processes_works_on_states() -> None:
    states = [dw.game("dimensions").new(seed=seed) for seed in range(3)]
    with get_context("spawn").Pool(1) as pool:
        assert pool.map(decisions_of, states) == [decisions_of(state.clone()) for state in states]


def test_the_package_of_games_and_their_names_are_both_reached() -> None:
    import deckwright.games.keyforge.table as table  # noqa: PLC0415 - it is the import that is tested

    assert table.SEATS == 2
    assert "keyforge" in dw.games()
    assert dw.games.names() == dw.games()
    assert not hasattr(dw.games, "chess")


def test_a_card_that_was_shuffled_away_is_told_by_its_name_wherever_it_has_gone_since() -> None:
    told = set()
    quake = {"card": "timequake", "house": "logos"}
    for seed in range(8):
        players: list[object] = [
            {"hand": [quake], "line": ["troll", "bumpsy"], "deck": ["anger", "regrowth"]},
            {},
        ]
        state = dw.game("keyforge").scenario({"house": "logos", "seed": seed, "players": players})
        events = state.choose("play timequake")
        while state.decision is not None and state.decision.prompt != "main":
            events = state.choose(0)
        told.add(tuple(str(each.values["card"]) for each in events.seen_by(Seat(1)) if each.kind == "moved"))
    assert told == {("troll", "bumpsy")}
