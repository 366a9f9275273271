"""Looking back over a turn: cards count as they were then, and nothing of it stays in the state."""

import pytest
from tests.torture import table
from tests.torture.game import TORTURE
from tests.torture.words import BEAST, CREATURE

import deckwright as dw
from deckwright.kernel.history import NO_FACE, how_often, note, note_number, turn_over
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.scope import Scope
from deckwright.kernel.zones import move

ACTED = 1
YOU, FOE = Seat(0), Seat(1)


def position() -> dw.State:
    """A hound (a beast) and a brute (none) of the first player; both were noted as they stood in play."""
    state = TORTURE.scenario({"players": [{"line": ["hound", "brute"]}, {}]})
    for card in state.zones[table.LINE[0]]:
        note(state, ACTED, YOU, card)
    return state


def test_occurrences_are_counted_by_their_player_and_by_what_the_cards_were() -> None:
    state = position()
    scope = Scope(Card(0), YOU)
    assert how_often(state, state.history, ACTED) == 2
    assert how_often(state, state.history, ACTED, FOE) == 0
    assert how_often(state, state.history, ACTED, YOU, BEAST, scope) == 1
    assert how_often(state, state.history, ACTED + 1, YOU, BEAST, scope) == 0


def test_a_card_that_left_counts_as_it_was_then() -> None:
    state = position()
    for card in state.zones[table.LINE[0]]:
        move(state, card, table.HAND[0])
    assert how_often(state, state.history, ACTED, YOU, BEAST, Scope(Card(0), YOU)) == 1
    state.history = state.history[1:]
    assert how_often(state, state.history, ACTED, YOU, BEAST, Scope(Card(0), YOU)) == 0


def test_looking_back_leaves_nothing_behind() -> None:
    state = position()
    kept: dict[int, tuple[int, ...]] = {99: (0,)}
    state.memory = kept
    before = state.clone()
    assert how_often(state, state.history, ACTED, YOU, CREATURE, Scope(Card(0), YOU)) == 2
    assert state.memory is kept
    assert state == before


def test_an_occurrence_about_no_card_is_counted_by_its_player_alone() -> None:
    state = position()
    note_number(state, ACTED, FOE, 7)
    assert how_often(state, state.history, ACTED, FOE) == 1
    assert how_often(state, state.history, ACTED) == 3
    assert state.history[-1] == (ACTED, FOE, 7, NO_FACE, ())


def test_what_was_done_is_the_past_for_one_turn() -> None:
    state = position()
    turn_over(state)
    assert (len(state.past), state.history) == (2, ())
    turn_over(state)
    assert (state.past, state.history) == ((), ())


@pytest.mark.parametrize(
    ("line", "hand", "choices"),
    [
        (["giant-sloth"], ["dust-pixie", "hunting-witch"], ["discard dust-pixie", "play hunting-witch"]),
        (["giant-sloth", "dust-pixie"], ["hunting-witch"], ["reap dust-pixie.1", "discard hunting-witch"]),
    ],
)
def test_options_that_look_back_leave_nothing_in_the_state(
    line: list[str], hand: list[str], choices: list[str]
) -> None:
    """What a card may do asks what was discarded in this turn."""
    you = {"line": line, "hand": hand}
    state = dw.game("keyforge").scenario({"house": "untamed", "players": [you, {}]})
    for choice in choices:
        assert state.memory == {}
        state.choose(choice)
        while state.decision is not None and state.decision.prompt != "main":
            state.choose(0)
    assert state.decision is not None
    assert "reap giant-sloth.1" in state.decision.keys
    assert state.memory == {}
