"""Golden playthroughs: records kept in the repository verify, and no alteration of one goes unnoticed."""

from collections.abc import Callable
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.make_golden import FOLDER
from tests.support.golden import check_all_there, check_shown, check_verifies, check_whole, goldens_of

import deckwright as dw
from deckwright.kernel.rng import SPLITMIX

GOLDENS = goldens_of(FOLDER)
FIVE_EPIC = dw.Record.from_json((FOLDER / "five-epic.json").read_text(encoding="utf-8"))
CHOICES = len(FIVE_EPIC.choices)
OPTIONS = [list(state.decision.keys) if state.decision else [] for state in FIVE_EPIC.states(dw.game)]
EVENTS = [(step, place) for step, events in enumerate(FIVE_EPIC.events) for place in range(len(events))]
"""Where each event of the record is: after which choice, and the how many-th."""

FIRST_VERSION = sorted(path.stem for path in (FOLDER / "0.1").glob("*.json"))
DEPARTED = {
    "codex-bashing": "what strikes whom is told",
    "codex-finesse": "what strikes whom is told",
    "codex-finesse-mirror": "a patrol may be changed more than thirty times (COD-7.10)",
    "four-epic-random-start": "Singularity can be declared at any moment (DIM-8.24)",
    "keyforge-auction-match": "the tide is not raised for nothing (KF-14.4)",
    "keyforge-mixed": "the tide is not raised for nothing (KF-14.4)",
    "keyforge-sealed": "the tide is not raised for nothing (KF-14.4)",
    "shards-four-secret": "the relic that leaves the game is told (SHI-9.6)",
    "shards-nemesis": "the eleventh card is told",
    "shards-three-choice-draft": "cards are shown only if they can fulfil Dominion (SHI-6.10)",
    "shards-two": "health is told as it was gained",
    "three-epic": "Singularity can be declared at any moment (DIM-8.24)",
}
"""Records of the first version that the rules of today play otherwise, and why."""

few = settings(max_examples=50)
numbers = st.integers(1, CHOICES)
places = st.sampled_from(EVENTS)


def altered() -> dw.Record:
    return deepcopy(FIVE_EPIC)


def read_again(record: dw.Record) -> dw.Record:
    return dw.Record.from_json(record.to_json())


def test_all_golden_records_are_there_and_no_others() -> None:
    check_all_there(FOLDER)


@pytest.mark.parametrize("name", FIRST_VERSION)
def test_a_record_of_the_first_version_verifies_unless_a_rule_was_repaired(name: str) -> None:
    record = dw.Record.from_json((FOLDER / "0.1" / f"{name}.json").read_text(encoding="utf-8"))
    assert record.generator == SPLITMIX
    verdict = record.verify(dw.game)
    assert verdict.holds is (name not in DEPARTED)
    assert len(list(record.replay())) == len(record.choices) + 1, "it can be shown all the same"


@pytest.mark.parametrize("name", GOLDENS)
def test_what_is_asked_shown_and_refused_is_what_it_was(name: str) -> None:
    check_shown(GOLDENS[name])


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_record_verifies(name: str) -> None:
    check_verifies(GOLDENS[name])


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_record_is_a_whole_game(name: str) -> None:
    check_whole(GOLDENS[name])


def test_the_golden_records_show_every_kind_of_event() -> None:
    records = [golden.record() for golden in GOLDENS.values() if golden.game == "dimensions"]
    shown = {event.kind for record in records for events in record.events for event in events}
    assert shown == {kind.name for kind in dw.game("dimensions").table.vocabulary.events}


def test_the_five_player_epic_record_replays_step_by_step() -> None:
    steps = list(FIVE_EPIC.replay())
    assert [step.number for step in steps] == list(range(CHOICES + 1))
    assert [step.choice for step in steps] == [None, *FIVE_EPIC.choices]
    assert [step.events for step in steps] == FIVE_EPIC.events


def test_reading_and_writing_a_record_change_nothing() -> None:
    assert read_again(FIVE_EPIC) == FIVE_EPIC
    assert read_again(FIVE_EPIC).to_json() == FIVE_EPIC.to_json()


@few
@given(numbers, st.text(max_size=20))
def test_a_choice_that_is_no_option_is_refused_where_it_stands(number: int, word: str) -> None:
    record = altered()
    record.choices[number - 1] = f"?{word}"
    verdict = read_again(record).verify(dw.game)
    assert (verdict.holds, verdict.at, verdict.fault) == (False, number, "illegal")
    assert verdict.found == f"?{word}"
    assert verdict.expected == ", ".join(OPTIONS[number - 1])


@few
@given(numbers, st.data())
def test_a_choice_exchanged_for_another_option_is_found(number: int, data: st.DataObject) -> None:
    others = [key for key in OPTIONS[number - 1] if key != FIVE_EPIC.choices[number - 1]]
    if not others:
        return
    record = altered()
    record.choices[number - 1] = data.draw(st.sampled_from(others))
    verdict = record.verify(dw.game)
    assert not verdict.holds
    # What was chosen in secret shows only later; nothing before the alteration is blamed.
    assert verdict.at >= number
    state = record.first_state(dw.game)
    for place, choice in enumerate(record.choices[: verdict.at - 1]):
        assert list(state.choose(choice)) == record.events[place + 1]


@few
@given(st.integers(1, CHOICES - 1))
def test_a_choice_left_out_is_found(number: int) -> None:
    record = altered()
    del record.choices[number - 1], record.events[number]
    verdict = record.verify(dw.game)
    assert not verdict.holds
    assert verdict.at >= number
    assert verdict.fault in ("illegal", "events")


@few
@given(numbers)
def test_a_choice_made_twice_is_found(number: int) -> None:
    record = altered()
    record.choices.insert(number, record.choices[number - 1])
    record.events.insert(number, record.events[number])
    verdict = record.verify(dw.game)
    assert not verdict.holds
    assert verdict.at >= number


def drop(events: list[dw.Event], place: int) -> None:
    del events[place]


def add(events: list[dw.Event], place: int) -> None:
    events.insert(place, dw.Event("added", {"seat": "p1"}))


def rename(events: list[dw.Event], place: int) -> None:
    events[place] = dw.Event(events[place].kind + "x", events[place].values)


def add_value(events: list[dw.Event], place: int) -> None:
    events[place] = dw.Event(events[place].kind, {**events[place].values, "more": 1})


def move_to_the_end(events: list[dw.Event], place: int) -> None:
    events.append(events.pop(place))


@few
@given(places, st.sampled_from([drop, add, rename, add_value, move_to_the_end]))
def test_an_altered_event_is_refused_where_it_stands(
    at: tuple[int, int], alter: Callable[[list[dw.Event], int], None]
) -> None:
    step, place = at
    record = altered()
    alter(record.events[step], place)
    if record.events[step] == FIVE_EPIC.events[step]:
        return
    verdict = read_again(record).verify(dw.game)
    assert (verdict.holds, verdict.at, verdict.fault) == (False, step, "events")
    assert verdict.expected != verdict.found


@few
@given(places, st.data())
def test_an_altered_value_of_an_event_is_refused_and_named(at: tuple[int, int], data: st.DataObject) -> None:
    step, place = at
    event = FIVE_EPIC.events[step][place]
    if not event.values:
        return
    name = data.draw(st.sampled_from(sorted(event.values)))
    old = event.values[name]
    new = data.draw(
        st.one_of(st.none(), st.integers(), st.text(max_size=9)).filter(lambda value: value != old)
    )
    record = altered()
    record.events[step][place] = dw.Event(event.kind, {**event.values, name: new})
    verdict = read_again(record).verify(dw.game)
    assert (verdict.holds, verdict.at, verdict.fault) == (False, step, "events")
    assert f"{name}={old}" in verdict.expected
    assert f"{name}={new}" in verdict.found


@few
@given(numbers)
def test_events_left_out_altogether_are_found(number: int) -> None:
    record = altered()
    if not record.events[number]:
        return
    record.events[number] = []
    verdict = record.verify(dw.game)
    assert (verdict.holds, verdict.at, verdict.fault, verdict.found) == (False, number, "events", "–")


def test_a_choice_after_the_end_is_refused() -> None:
    record = altered()
    record.choices.append("pass")
    record.events.append([])
    assert record.verify(dw.game) == dw.Verdict(False, CHOICES + 1, "over", "", "pass")


@few
@given(st.integers(0, CHOICES))
def test_a_game_broken_off_verifies_as_far_as_it_goes(number: int) -> None:
    record = altered()
    del record.choices[number:], record.events[number + 1 :]
    assert record.verify(dw.game) == dw.Verdict(True, number, "", "", "")


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 9},
        {"seats": 4},
        {"settings": {"epic": False, "start": "signs"}},
        {"settings": {"epic": True, "start": "random"}},
    ],
)
def test_another_set_up_is_found(change: dict[str, object]) -> None:
    record = altered()
    record.setup.update(change)
    verdict = read_again(record).verify(dw.game)
    assert not verdict.holds
    assert verdict.fault in ("illegal", "events")


@pytest.mark.parametrize(
    "change",
    [{"seats": 6}, {"seats": 0}, {"settings": {"epic": "perhaps"}}, {"settings": {"colour": "red"}}],
)
def test_an_impossible_set_up_is_refused_at_the_start(change: dict[str, object]) -> None:
    record = altered()
    record.setup.update(change)
    verdict = read_again(record).verify(dw.game)
    assert (verdict.holds, verdict.at, verdict.fault) == (False, 0, "setup")
