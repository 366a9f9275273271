"""The index of abilities: what works, in what order, and what goes on when a card leaves or changes."""

import pytest
from tests.torture import table
from tests.torture.game import TORTURE
from tests.torture.position import Position

import deckwright as dw
from deckwright.kernel.abilities import (
    begin_abilities,
    begin_lasting,
    change_text,
    end_abilities,
    end_all,
    expire,
    forget_uses,
    has_uses_left,
    index_all,
    note_use,
    release,
)
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.zones import move

YOU = Seat(0)
SURGE = Face(table.FACES.index("surge"))


def entries(state: dw.State) -> list[tuple[int, int, Card, int]]:
    """Everything at work: which part and key, whose text, and of which lasting effect."""
    return [
        (number, key, entry.source, entry.lasting.id if entry.lasting else 0)
        for number, part in enumerate(state.index)
        for key in sorted(part)
        for entry in part[key]
    ]


def check_index(state: dw.State) -> None:
    """It is as if it were made anew."""
    found = entries(state)
    again = state.clone()
    index_all(again)
    assert found == entries(again)


@pytest.mark.parametrize("leaving", ["beast-lord", "pack-leader", "busybody", "iron-shield", "deep-pockets"])
def test_when_a_card_leaves_the_texts_of_the_others_go_on(leaving: str) -> None:
    line = ["beast-lord", "pack-leader", "busybody", "daily-bread", "iron-shield", "deep-pockets", "hound"]
    board = Position({"line": line}, {"line": ["rival", "busybody", "iron-shield"]})
    state, card = board.state, board.card(f"{leaving}.1")
    before = entries(state)
    end_abilities(state, card)
    assert entries(state) == [each for each in before if each[2] != card]
    begin_abilities(state, card)
    assert entries(state) == before
    check_index(state)


def test_a_card_without_abilities_leaves_the_index_as_it_is() -> None:
    board = Position({"line": ["brute", "beast-lord"]})
    before = board.state.index
    end_abilities(board.state, board.card("brute.1"))
    assert board.state.index is before


def test_the_order_of_what_works_does_not_depend_on_who_came_first() -> None:
    one = Position({"line": ["beast-lord", "pack-leader", "hound"]}).state
    two = one.clone()
    for card in one.zones[table.LINE[0]][:2]:
        end_abilities(two, card)
    for card in reversed(one.zones[table.LINE[0]][:2]):
        begin_abilities(two, card)
    assert entries(one) == entries(two)


def test_another_text_works_in_play_alone() -> None:
    board = Position({"line": ["brute", "hound"], "hand": ["rival"]})
    state, leader = board.state, Face(table.FACES.index("pack-leader"))
    before = entries(state)
    in_hand = state.zones[table.HAND[0]][0]
    change_text(state, in_hand, leader)
    assert state.text[in_hand] == leader
    assert entries(state) == before, "out of play it does nothing"
    change_text(state, board.card("brute.1"), leader)
    assert board.power("hound.1") == 3 + 2
    change_text(state, board.card("brute.1"), Face(table.FACES.index("brute")))
    assert board.power("hound.1") == 3
    assert entries(state) == before


def lasting_on(*cards: Card, until: int, skips: int = 0) -> dw.State:
    """The effect of «surge» twice: given to these cards until a moment, to the first until another."""
    state = TORTURE.scenario({"players": [{"line": ["hound", "brute"]}, {}]})
    ordinal = next(
        number
        for number, ability in enumerate(TORTURE.scripts.abilities[SURGE])
        if type(ability).__name__ == "Static"
    )
    given = cards or state.zones[table.LINE[0]]
    begin_lasting(state, SURGE, ordinal, Card(0), YOU, until, skips, tuple(given))
    begin_lasting(state, SURGE, ordinal, Card(0), YOU, 77, 0, tuple(given[:1]))
    return state


def test_a_moment_ends_what_lasted_until_then_and_nothing_else() -> None:
    state = lasting_on(until=5)
    expire(state, 6)
    assert [each.id for each in state.lasting] == [1, 2]
    expire(state, 5)
    assert [each.id for each in state.lasting] == [2]
    check_index(state)


def test_moments_that_are_to_pass_are_counted() -> None:
    state = lasting_on(until=5, skips=2)
    for skips in (1, 0):
        expire(state, 5)
        assert [(each.id, each.skips) for each in state.lasting] == [(1, skips), (2, 0)]
    expire(state, 5)
    assert [each.id for each in state.lasting] == [2]


def test_everything_until_a_moment_can_be_ended_whatever_it_was_to_skip() -> None:
    state = lasting_on(until=5, skips=2)
    end_all(state, 5)
    assert [each.id for each in state.lasting] == [2]
    end_all(state, 77)
    assert state.lasting == ()
    check_index(state)


def test_an_effect_ends_with_the_last_card_it_was_given_to() -> None:
    state = lasting_on(until=5)
    hound, brute = state.zones[table.LINE[0]]
    move(state, brute, table.DISCARD[0])
    release(state, brute)
    assert [each.cards for each in state.lasting] == [(hound,), (hound,)]
    release(state, brute)
    release(state, hound)
    assert state.lasting == ()
    check_index(state)


def test_a_new_effect_has_a_number_of_its_own_after_one_has_ended() -> None:
    state = lasting_on(until=5)
    expire(state, 77)
    begin_lasting(state, SURGE, state.lasting[0].ordinal, Card(0), YOU, 9)
    assert [each.id for each in state.lasting] == [1, 2]


def test_uses_are_counted_by_card_and_ability_and_forgotten_with_the_card() -> None:
    state = TORTURE.scenario({"players": [{"line": ["hound", "brute"]}, {}]})
    hound, brute = state.zones[table.LINE[0]]
    clone = state.clone()
    note_use(state, hound, 0)
    note_use(state, hound, 0)
    note_use(state, brute, 1)
    assert has_uses_left(state, hound, 0, 3)
    assert not has_uses_left(state, hound, 0, 2)
    assert has_uses_left(state, hound, 1, 1)
    assert has_uses_left(state, hound, 0, 0), "without a limit there is always one left"
    assert clone.uses == {}, "a clone has its own"
    forget_uses(state, hound)
    assert state.uses == {(brute, 1): 1}
