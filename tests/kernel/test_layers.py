"""Values with everything that changes them: in which order, for whom, and as they were."""

import pytest
from tests.torture import table
from tests.torture.game import TORTURE
from tests.torture.position import Position
from tests.torture.table import BEAST, BLANK, ELUSIVE, HAND_SIZE, MACHINE, POWER
from tests.torture.words import CREATURE

from deckwright.kernel.abilities import (
    Change,
    Influence,
    Lasting,
    Mode,
    Static,
    Whose,
    begin_lasting,
    note_use,
)
from deckwright.kernel.game import Game
from deckwright.kernel.ids import NO_SEAT, Card, Face, Seat
from deckwright.kernel.layers import (
    amounts_on,
    controller_of,
    has,
    is_blank,
    is_stirred,
    player_value,
    remember,
    value,
    values_of,
)
from deckwright.kernel.selectors import Name
from deckwright.kernel.zones import move
from deckwright.script.amounts import IsOf, amount
from deckwright.script.groups import FRIENDLY, OTHER, THIS, Having

YOU, FOE = Seat(0), Seat(1)
HOST_FACE = table.FACES.index("net")


def game_with(*abilities: Static | Influence) -> Game:
    """The torture game with a relic of these abilities in place of «net»."""
    return TORTURE.with_scripts({"net": abilities})


def change(attribute: int, number: int, mode: Mode = Mode.ADD) -> Change:
    return Change(attribute, amount(number), mode)


def power_after(*changes: Change) -> int:
    """The power of a hound (printed 3) under a relic with these changes."""
    game = game_with(Static(FRIENDLY & CREATURE, changes))
    return Position({"line": ["hound", "net"]}, game=game).power("hound.1")


@pytest.mark.parametrize(
    ("changes", "power"),
    [
        ([change(POWER, 2)], 5),
        ([change(POWER, -9)], -6),
        ([change(POWER, 7, Mode.SET)], 7),
        ([change(POWER, 2), change(POWER, 7, Mode.SET)], 9),
        ([change(POWER, 7, Mode.SET), change(POWER, 1, Mode.SET)], 1),
        ([change(POWER, 4, Mode.ALSO)], 7),
        ([change(POWER, 2, Mode.ALSO)], 3),
        ([change(POWER, 0, Mode.LOSE), change(POWER, 5)], 0),
        ([change(POWER, 5), change(POWER, 0, Mode.LOSE)], 0),
    ],
    ids=["added", "below nothing", "set", "set before it is added to", "the last one set", "other flags too",
         "the same flags", "lost, whatever comes later", "lost, whatever came before"],
)  # fmt: skip
def test_a_value_is_printed_then_set_then_added_to(changes: list[Change], power: int) -> None:
    assert power_after(*changes) == power


def test_while_an_attribute_is_worked_out_later_ones_count_as_printed() -> None:
    stronger = Static(FRIENDLY & CREATURE, (change(POWER, 5),))
    strong_are_machines = Static(CREATURE & Having(POWER, 5), (change(MACHINE, 1),))
    board = Position({"line": ["hound", "brute", "net"]}, game=game_with(stronger, strong_are_machines))
    assert (board.power("hound.1"), board.power("brute.1")) == (8, 10)
    assert (board.has(MACHINE, "hound.1"), board.has(MACHINE, "brute.1")) == (False, True)


def test_earlier_attributes_count_with_all_that_changes_them() -> None:
    all_are_beasts = Static(FRIENDLY & CREATURE, (change(BEAST, 1),))
    beasts_are_stronger = Static(CREATURE & Having(BEAST), (change(POWER, 2),))
    board = Position(
        {"line": ["brute", "net"]}, {"line": ["brute"]}, game_with(all_are_beasts, beasts_are_stronger)
    )
    assert (board.power("brute.1"), board.power("brute.2")) == (7, 5)


def test_two_changes_of_one_card_reach_those_of_its_group_alone() -> None:
    game = game_with(Static(FRIENDLY & CREATURE, (change(POWER, 1), change(ELUSIVE, 1))))
    board = Position({"line": ["brute", "net"]}, {"line": ["brute"]}, game)
    assert (board.power("brute.1"), board.power("brute.2")) == (6, 5)
    assert (board.has(ELUSIVE, "brute.1"), board.has(ELUSIVE, "brute.2")) == (True, False)
    assert has(board.state, ELUSIVE, board.card("brute.1"))
    assert not has(board.state, BLANK, board.card("brute.1"))


def test_each_effect_on_a_value_can_be_told_apart() -> None:
    game = game_with(Static(FRIENDLY & CREATURE, (change(POWER, 1),)), Static(CREATURE, (change(POWER, 4),)))
    board = Position({"line": ["brute", "net"]}, {"line": ["hound"]}, game)
    assert sorted(amounts_on(board.state, POWER, board.card("brute.1"))) == [1, 4]
    assert amounts_on(board.state, POWER, board.card("hound.1")) == [4]
    assert amounts_on(board.state, ELUSIVE, board.card("brute.1")) == []


def test_an_effect_with_uses_reaches_nobody_once_they_are_used() -> None:
    game = game_with(Static(FRIENDLY & CREATURE, (change(POWER, 1),), limit=2))
    board = Position({"line": ["brute", "net"]}, game=game)
    relic = board.card("net.1")
    for power in (6, 6, 5):
        assert board.power("brute.1") == power
        note_use(board.state, relic, 0)


def test_whether_anything_may_change_a_value_depends_on_the_conditions() -> None:
    board = Position({"line": ["brute", "net"]}, game=game_with(Static(THIS, (change(POWER, 1),))))
    assert is_stirred(board.state, POWER)
    assert not is_stirred(board.state, ELUSIVE)
    never = game_with(Static(THIS, (change(POWER, 1),), IsOf(Name.SELF, CREATURE)))
    board = Position({"line": ["brute", "net"]}, game=never)
    assert not is_stirred(board.state, POWER)


@pytest.mark.parametrize(
    ("whose", "yours", "theirs"), [(Whose.YOU, 6, 4), (Whose.OPPONENT, 4, 6), (Whose.ANY, 6, 6)]
)
def test_an_influence_is_on_the_players_it_names(whose: Whose, yours: int, theirs: int) -> None:
    game = game_with(Influence(whose, (change(HAND_SIZE, 2),)))
    board = Position({"line": ["net"]}, game=game)
    assert player_value(board.state, HAND_SIZE, YOU, 4) == yours
    assert player_value(board.state, HAND_SIZE, FOE, 4) == theirs


def test_an_influence_may_set_a_value_or_give_flags_before_others_add_to_it() -> None:
    changes = (change(HAND_SIZE, 1), change(HAND_SIZE, 8, Mode.SET), change(HAND_SIZE, 3, Mode.ALSO))
    board = Position({"line": ["net"]}, game=game_with(Influence(Whose.YOU, changes)))
    assert player_value(board.state, HAND_SIZE, YOU, 4) == (8 | 3) + 1


def test_a_blank_card_influences_nobody() -> None:
    board = Position({"hand": ["silence"]}, {"line": ["deep-pockets"]})
    assert player_value(board.state, HAND_SIZE, FOE, 4) == 6
    board.do("play silence")
    assert not is_blank(board.state, board.card("deep-pockets.1")), "only creatures lose their text"
    others = Static(FRIENDLY & OTHER, (change(BLANK, 1),))
    blanked = game_with(others, Influence(Whose.YOU, (change(HAND_SIZE, 2),)))
    board = Position({"line": ["deep-pockets", "net"]}, game=blanked)
    assert is_blank(board.state, board.card("deep-pockets.1"))
    assert player_value(board.state, HAND_SIZE, YOU, 4) == 4 + 2, "that of the relic, which is not blank"


def test_a_card_that_left_has_the_values_and_the_controller_that_it_had() -> None:
    board = Position({"line": ["pack-leader", "hound"], "hand": ["brute"]}, {})
    state, hound, brute = board.state, board.card("hound.1"), state_card(board, "brute")
    assert value(state, POWER, hound) == 5
    state.own_controller()[hound] = FOE
    remember(state, hound)
    assert values_of(state, hound)[POWER] == 3, "no friend of the leader any more"
    state.own_controller()[hound] = YOU
    assert value(state, POWER, hound) == 5, "what is in play is as it is"
    assert controller_of(state, hound) == YOU
    move(state, hound, table.DISCARD[0])
    assert (value(state, POWER, hound), controller_of(state, hound)) == (3, FOE)
    assert (value(state, POWER, brute), controller_of(state, brute)) == (5, YOU)
    state.memory = {}
    assert controller_of(state, hound) == YOU


def test_influences_on_players_are_no_values_of_a_card() -> None:
    board = Position({"line": ["deep-pockets", "brute"]})
    assert len(values_of(board.state, board.card("brute.1"))) == len(table.ATTRIBUTES) + 1


def state_card(board: Position, name: str) -> Card:
    return next(card for card in board.state.zones[table.HAND[0]] if board.state.face[card] == face(name))


def face(name: str) -> Face:
    return Face(table.FACES.index(name))


@pytest.mark.parametrize(("seat", "reached"), [(YOU, 6), (FOE, 5), (NO_SEAT, 5)])
def test_a_lasting_effect_is_its_players_or_else_that_of_whoever_has_its_source(
    seat: Seat, reached: int
) -> None:
    game = game_with(Static(FRIENDLY & CREATURE, (change(POWER, 1),)))
    board = Position({"line": ["brute"]}, {"line": ["net"]}, game)
    relic = board.card("net.1")
    move(board.state, relic, table.DISCARD[1])
    board.state.index = board.state.index._replace(statics={})
    begin_lasting(board.state, Face(HOST_FACE), 0, relic, seat, until=9)
    assert board.state.lasting == (Lasting(1, Face(HOST_FACE), 0, relic, seat, 9, 0, ()),)
    assert board.power("brute.1") == reached
