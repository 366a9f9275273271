"""Decisions: who is asked what, options by key and by index, and choices that are none."""

from typing import Any

import pytest
from tests.support.errors import check_refused

import deckwright as dw


@pytest.fixture
def state() -> dw.State:
    return dw.game("dimensions").scenario(
        {
            "players": [
                {"dimension": ["red-1", "red-2"]},
                {"dimension": ["green-1", "blue-1"]},
                {"dimension": ["green-2"]},
            ],
            "phase": "attack",
        }
    )


def test_a_decision_tells_who_is_asked_what(state: dw.State) -> None:
    decision = state.decision
    assert decision is not None
    assert (decision.seat, decision.prompt, decision.values) == (0, "attack", {})
    assert decision.hidden is False
    assert decision.keys == ["attack red p2/green", "attack red p2/blue", "attack red p3/green"]
    assert repr(decision) == (
        "<Decision of p1: attack ['attack red p2/green', 'attack red p2/blue', 'attack red p3/green']>"
    )


def test_a_question_carries_what_fills_its_blanks() -> None:
    state = dw.game("dimensions").scenario({"players": [{"hand": ["red-1"]}, {}], "phase": "reinforcement"})
    state.choose("lay red-1")
    assert state.decision is not None
    assert state.decision.values == {"card": "red-1"}


def test_an_option_has_a_key_a_verb_and_values(state: dw.State) -> None:
    assert state.decision is not None
    option = state.decision.options[1]
    assert (option.index, option.key, option.verb.name) == (1, "attack red p2/blue", "attack")
    assert option.values == {"squad": "red", "target": "p2/blue"}
    assert repr(option) == "<Option 1: attack red p2/blue>"


def test_options_are_a_sequence(state: dw.State) -> None:
    assert state.decision is not None
    options = state.decision.options
    assert len(options) == 3
    assert options[-1].index == 2
    assert [option.key for option in options[1:]] == state.decision.keys[1:]
    assert [option.index for option in options] == [0, 1, 2]
    with pytest.raises(IndexError):
        options[3]


@pytest.mark.parametrize("choice", [1, "attack red p2/blue", " Attack  RED p2/blue\n"])
def test_a_choice_is_an_index_or_a_key_and_keys_are_read_kindly(state: dw.State, choice: Any) -> None:
    assert state.decision is not None
    assert state.decision.options.index_of(choice) == 1
    events = list(state.choose(choice))
    assert events[0] == dw.Event("attacked", {"seat": "p1", "target": "p2/blue", "squad": "red"})


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        (3, "choice-bad-index"),
        (-1, "choice-bad-index"),
        ("", "choice-unknown-key"),
        ("1", "choice-unknown-key"),
        ("attack blue p1/red", "choice-unknown-key"),
        ("x" * 10_000, "choice-unknown-key"),
        (None, "choice-bad-type"),
        (True, "choice-bad-type"),
        (1.0, "choice-bad-type"),
        (["attack red p2/blue"], "choice-bad-type"),
    ],
)
def test_a_choice_that_is_no_option_is_refused_and_changes_nothing(
    state: dw.State, choice: Any, code: str
) -> None:
    before = state.to_json()
    with check_refused(code):
        state.choose(choice)
    assert state.to_json() == before


def test_a_stale_choice_is_refused(state: dw.State) -> None:
    state.choose("attack red p2/green")
    before = state.to_json()
    with check_refused("choice-unknown-key", choice="attack red p2/green"):
        state.choose("attack red p2/green")
    assert state.to_json() == before


def test_after_the_end_nothing_is_chosen() -> None:
    state = dw.game("dimensions").scenario(
        {"players": [{}, {}], "deck": [], "final": True, "phase": "recovery"}
    )
    assert state.decision is None
    with check_refused("choice-game-over"):
        state.choose(0)
    with check_refused("choice-game-over"):
        state.game.from_json(state.to_json()).choose(0)


@pytest.mark.parametrize("seat", [-1, 3, 99, "p1", None, True, 1.0])
def test_only_seats_of_the_table_have_reasons_and_worlds(state: dw.State, seat: Any) -> None:
    with check_refused("seat-unknown", seats=3):
        state.why_not(seat)
    with check_refused("seat-unknown", seats=3):
        state.determinize(seat, dw.Rng(1))
    if seat is not None:
        with check_refused("seat-unknown", seats=3):
            state.view(seat)


@pytest.mark.parametrize("name", ["", "chess", "dimensions ", "../dimensions", None, 7])
def test_only_games_that_exist_are_found(name: Any) -> None:
    with check_refused("game-unknown", known=", ".join(dw.games())):
        dw.game(name)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"seats": "3"}, "seats-bad"),
        ({"seats": 3.0}, "seats-bad"),
        ({"seats": True}, "seats-bad"),
        ({"seed": "7"}, "seed-bad"),
        ({"seed": 7.5}, "seed-bad"),
        ({"seed": True}, "seed-bad"),
        ({"epic": 1}, "setting-bad-value"),
        ({"epic": "perhaps"}, "setting-bad-value"),
        ({"start": "coin"}, "setting-bad-value"),
        ({"start": None}, "setting-bad-value"),
        ({"hard": True}, "setting-unknown"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings: dict[str, Any], code: str) -> None:
    with check_refused(code):
        dw.game("dimensions").new(**settings)


@pytest.mark.parametrize(
    ("word", "value"), [("yes", True), ("On", True), (" 1 ", True), ("no", False), ("FALSE", False)]
)
def test_settings_understand_words_as_people_type_them(word: str, value: bool) -> None:
    assert dw.game("dimensions").new(epic=word).setup["epic"] is value


def test_without_a_seed_games_differ() -> None:
    game = dw.game("dimensions")
    assert len({game.new().to_json() for _ in range(5)}) == 5


HUGE = 10**5000


@pytest.mark.parametrize(
    "arguments", [{"seats": HUGE}, {"epic": HUGE}, {"start": HUGE}, {"hard": HUGE, "seats": HUGE}]
)
def test_huge_numbers_as_settings_are_refused_like_any_others(arguments: dict[str, Any]) -> None:
    with pytest.raises(dw.DeckwrightError):
        dw.game("dimensions").new(**arguments)


def test_huge_numbers_as_choices_and_seats_are_refused_like_any_others(state: dw.State) -> None:
    with check_refused("choice-bad-index"):
        state.choose(HUGE)
    with check_refused("seat-unknown"):
        state.view(HUGE)


def test_a_huge_number_is_no_game() -> None:
    with check_refused("game-unknown"):
        dw.game(HUGE)  # type: ignore[arg-type]


def test_a_huge_seed_is_refused_for_its_game_could_not_be_saved() -> None:
    with check_refused("seed-bad"):
        dw.game("dimensions").new(seed=HUGE)
