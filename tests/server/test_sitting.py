"""A sitting goes back to any earlier point, though it keeps the last positions only."""

import pytest

import deckwright as dw
from deckwright.kernel.events import Event
from deckwright.kernel.state import State
from deckwright.play.sitting import KEPT, Sitting


def played(game: str, choices: int) -> tuple[Sitting, list[State]]:
    """A game played at random, and the positions before each choice and at the end."""
    state = dw.game(game).new(seed=3)
    sitting = Sitting(state, dw.Record.of(state))
    rng = dw.Rng(5)
    states = [state.clone()]
    while len(sitting.choices) < choices and sitting.state.codes:
        sitting.choose(rng.below(len(sitting.state.codes)))
        states.append(sitting.state.clone())
    return sitting, states


@pytest.mark.parametrize("game", dw.games())
def test_every_earlier_point_can_be_reached(game: str) -> None:
    sitting, states = played(game, 3 * KEPT)
    fresh = Sitting.resumed(sitting.record, dw.game(game).new(seed=3))
    for place in range(len(states) - 1, -1, -5):
        assert sitting.position(place) == states[place]
        if place < len(sitting.choices):
            sitting.go_back(place)
        assert sitting.state == states[place]
        assert len(sitting.record.choices) == len(sitting.record.events) - 1 == place
        length = len(sitting.open_journal)
        assert sitting.journals[0] == fresh.journals[0][:length]
        assert sitting.open_journal == fresh.open_journal[:length]


def test_a_game_goes_on_after_an_undo_as_if_it_had_not_been() -> None:
    sitting, states = played("keyforge", 3 * KEPT)
    keys = sitting.record.choices[10:]
    sitting.go_back(10)
    for key in keys:
        sitting.choose(key)
    assert sitting.state == states[-1]
    assert sitting.record.verify(dw.game).holds


def test_choices_of_another_game_are_not_taken_back() -> None:
    state = dw.game("codex").new(seed=3)
    sitting = Sitting(state, dw.Record.of(state), floor=1)
    seat = int(state.decider)
    sitting.choose(0)
    assert sitting.why_no_undo(seat) is not None


def test_a_fault_leaves_the_sitting_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, states = played("shards", 12)
    journals = [list(journal) for journal in sitting.journals]

    def fail(*_: object) -> list[Event]:
        raise ZeroDivisionError

    monkeypatch.setattr("deckwright.play.sitting.told_to", fail)
    with pytest.raises(ZeroDivisionError):
        sitting.choose(0)
    assert sitting.state == states[-1]
    assert sitting.journals == journals
    assert len(sitting.record.choices) == len(sitting.choices) == 12
    monkeypatch.undo()
    sitting.choose(0)
    assert len(sitting.record.events) == 14
