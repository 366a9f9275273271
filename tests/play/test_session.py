"""A session goes back to any earlier point, though it keeps few positions, and never plays much again."""

from typing import Any

import pytest

import deckwright as dw
from deckwright.kernel.handles import Event
from deckwright.kernel.state import State
from deckwright.play.session import EVERY, KEPT, GameSession


def played(game: str, choices: int) -> tuple[GameSession, list[State]]:
    """A game played at random, and the positions before each choice and at the end."""
    state = dw.game(game).new(seed=3)
    session = GameSession(state, dw.Record.of(state))
    rng = dw.Rng(5)
    states = [state.clone()]
    while len(session.choices) < choices and session.state.codes:
        session.choose(rng.below(len(session.state.codes)))
        states.append(session.state.clone())
    return session, states


@pytest.mark.parametrize("game", dw.games())
def test_every_earlier_point_can_be_reached(game: str) -> None:
    session, states = played(game, 3 * KEPT)
    fresh = GameSession.resumed(session.record, dw.game(game).new(seed=3))
    for place in range(len(states) - 1, -1, -5):
        assert session.position(place) == states[place]
        if place < len(session.choices):
            session.go_back(place)
        assert session.state == states[place]
        assert len(session.record.choices) == len(session.record.events) - 1 == place
        length = len(session.open_journal)
        assert session.journals[0] == fresh.journals[0][:length]
        assert session.open_journal == fresh.open_journal[:length]


def test_a_game_goes_on_after_an_undo_as_if_it_had_not_been() -> None:
    session, states = played("keyforge", 3 * KEPT)
    keys = session.record.choices[10:]
    session.go_back(10)
    for key in keys:
        session.choose(key)
    assert session.state == states[-1]
    assert session.record.verify(dw.game).holds


class PlayedAgain:
    """Counts the choices that are made by whoever looks for an earlier position."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.choices: list[int | str] = []
        real = State.choose

        def choose(state: State, choice: int | str) -> Any:
            self.choices.append(choice)
            return real(state, choice)

        monkeypatch.setattr(State, "choose", choose)


def long_session(choices: int, floor: int = 0) -> GameSession:
    """Two players who only choose houses and end their turns."""
    scenario = {"players": [{"line": ["troll"]}, {"line": ["troll"]}], "step": "house"}
    state = dw.game("keyforge").scenario(scenario)
    session = GameSession(state, dw.Record.of(state, scenario), floor)
    while len(session.choices) < choices:
        names = [option.verb.name for option in session.state.decision.options]  # type: ignore[union-attr]
        session.choose(names.index("end") if "end" in names else 0)
    return session


@pytest.mark.parametrize("floor", [0, 173])
def test_to_go_back_few_choices_are_played_again_however_long_the_game_is(
    monkeypatch: pytest.MonkeyPatch, floor: int
) -> None:
    session = long_session(400, floor)
    for place in range(399, max(floor, 1) - 1, -1):
        again = PlayedAgain(monkeypatch)
        assert session.position(place).number == place
        session.go_back(place)
        monkeypatch.undo()
        assert len(again.choices) < EVERY
        assert session.state.number == place


def test_whoever_goes_back_step_by_step_seldom_plays_anything_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = long_session(2 * EVERY)
    again = PlayedAgain(monkeypatch)
    for place in range(2 * EVERY - 1, EVERY, -1):
        session.go_back(place)
    assert len(again.choices) < EVERY * EVERY / KEPT


def test_nothing_is_spelled_to_find_an_earlier_position(monkeypatch: pytest.MonkeyPatch) -> None:
    session = long_session(EVERY)
    again = PlayedAgain(monkeypatch)
    session.position(EVERY - KEPT - 5)
    assert again.choices
    assert {type(choice) for choice in again.choices} == {int}


def test_a_position_where_somebody_still_has_to_answer_is_not_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = long_session(3)
    session.choose(0)
    session.assumed.append(3)
    for _ in range(2 * KEPT):
        session.choose(0)
    again = PlayedAgain(monkeypatch)
    assert session.position(3).number == 3
    assert again.choices == []


def test_of_a_long_game_few_positions_are_kept() -> None:
    session = long_session(400)
    for place in range(0, 400, 7):
        session.position(place)
    session.choose(0)
    assert len(session._before) <= 400 / EVERY + KEPT + 1


def test_choices_of_another_game_are_not_taken_back() -> None:
    state = dw.game("codex").new(seed=3)
    session = GameSession(state, dw.Record.of(state), floor=1)
    seat = int(state.decider)
    session.choose(0)
    assert session.why_no_undo(seat) is not None


def test_a_fault_leaves_the_sitting_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session, states = played("shards", 12)
    journals = [list(journal) for journal in session.journals]

    def fail(*_: object) -> list[Event]:
        raise ZeroDivisionError

    monkeypatch.setattr("deckwright.play.session.told_to", fail)
    with pytest.raises(ZeroDivisionError):
        session.choose(0)
    assert session.state == states[-1]
    assert session.journals == journals
    assert len(session.record.choices) == len(session.choices) == 12
    monkeypatch.undo()
    session.choose(0)
    assert len(session.record.events) == 14
