"""COD-2: the draw phase, and drawing from an empty deck."""

import pytest
from tests.support.codex import Board, Player
from tests.support.rules import rule

TEN = ["spark"] * 10
STOMPER: Player = {"play": [{"card": "river-montoya", "level": 5}], "gold": 9}
PATROL: Player = {
    "play": [{"card": "tenderfoot", "slot": "elite"}, {"card": "older-brother", "slot": "lookout"}]
}
TECHNICIAN: Player = {"play": [{"card": "tenderfoot", "slot": "technician"}]}


# The draw phase.


@rule("COD-2.6")
def test_the_whole_hand_is_discarded_and_replaced() -> None:
    board = Board({"hand": ["older-brother", "bloom"], "deck": TEN}).end()
    assert (board.your("hand"), board.your("discard")) == (["spark"] * 4, ["older-brother", "bloom"])


@rule("COD-2.6", "COD-2.11", "COD-2.12")
@pytest.mark.parametrize(
    ("discarded", "drawn"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 5), (5, 5), (6, 5), (8, 5)]
)
def test_as_many_cards_as_were_discarded_and_2_more_are_drawn_but_at_most_5(
    discarded: int, drawn: int
) -> None:
    board = Board({"hand": ["tenderfoot"] * discarded, "deck": TEN}).end()
    assert (len(board.your("hand")), len(board.your("deck"))) == (drawn, 10 - drawn)
    assert board.your("discard") == ["tenderfoot"] * discarded


@rule("COD-2.6")
def test_the_opponent_neither_discards_nor_draws() -> None:
    board = Board({"deck": TEN}, {"hand": ["bloom"], "deck": TEN}).end()
    assert (board.their("hand"), board.their("discard"), len(board.their("deck"))) == (["bloom"], [], 10)


@rule("COD-2.6")
def test_cards_that_were_played_or_hired_are_not_discarded() -> None:
    you = {"hand": ["tenderfoot", "bloom", "older-brother"], "gold": 2, "deck": TEN}
    board = Board(you).play("tenderfoot").do("hire bloom").end()
    assert (board.your("discard"), len(board.your("hand"))) == (["older-brother"], 3)


@rule("COD-2.12", "COD-5.9")
def test_surplus_takes_a_hand_above_5_cards_and_5_are_drawn_for_it() -> None:
    board = Board({"hand": ["bloom"] * 5, "buildings": ["surplus"], "deck": TEN}, phase="upkeep")
    assert len(board.your("hand")) == 6
    assert len(board.end().your("hand")) == 5
    assert len(board.your("discard")) == 6


@rule("COD-2.12", "COD-7.6")
def test_a_technician_takes_a_hand_above_5_cards() -> None:
    board = Board({"play": ["older-brother"]}, TECHNICIAN | {"hand": ["bloom"] * 5, "deck": TEN})
    board.attack("older-brother.1", "tenderfoot.1")
    assert board.their("hand") == ["bloom"] * 5 + ["spark"]


@rule("COD-2.13")
def test_a_reshuffle_in_the_draw_phase_includes_the_hand_just_discarded() -> None:
    board = Board({"hand": ["bloom", "wither", "tenderfoot"], "deck": ["spark"]}).end()
    assert sorted(board.your("hand")) == ["bloom", "spark", "tenderfoot", "wither"]
    assert (board.your("deck"), board.your("discard")) == ([], [])


@rule("COD-2.13")
def test_the_cards_of_the_deck_are_drawn_before_those_of_the_discard_pile() -> None:
    board = Board(
        {"hand": ["bloom", "wither"], "deck": ["spark", "older-brother"], "discard": ["tenderfoot"]}
    )
    board.end()
    assert board.your("hand")[:2] == ["spark", "older-brother"]
    assert len(board.your("hand")) == 4
    assert set(board.your("hand")[2:] + board.your("deck")) == {"bloom", "wither", "tenderfoot"}


# Reshuffling.


@rule("COD-2.7")
def test_drawing_from_an_empty_deck_reshuffles_the_discard_pile_and_goes_on() -> None:
    board = Board({"deck": ["bloom"], "discard": ["spark", "wither", "tenderfoot"]}).end()
    assert board.your("hand")[0] == "bloom"
    assert (len(board.your("hand")), len(board.your("deck")), board.your("discard")) == (2, 2, [])


@rule("COD-2.7")
def test_a_deck_that_is_just_used_up_is_not_reshuffled_yet() -> None:
    board = Board({"deck": ["bloom", "wither"], "discard": ["spark"]}).end()
    assert (board.your("hand"), board.your("deck"), board.your("discard")) == (
        ["bloom", "wither"],
        [],
        ["spark"],
    )


@rule("COD-2.7")
def test_a_reshuffle_mixes_the_cards() -> None:
    pile = ["bloom", "wither", "tenderfoot", "older-brother", "spark"]
    drawn = {tuple(Board({"discard": pile}, seed=seed).end().your("hand")) for seed in range(12)}
    assert len(drawn) > 3


@rule("COD-2.7")
def test_the_discard_pile_of_the_opponent_is_not_reshuffled() -> None:
    board = Board({"discard": ["spark"]}, {"discard": ["bloom", "wither"]}).end()
    assert (board.your("hand"), board.their("discard")) == (["spark"], ["bloom", "wither"])


@rule("COD-2.7")
def test_the_discard_pile_can_be_reshuffled_once_in_the_main_phase() -> None:
    board = Board(STOMPER | {"hand": ["appel-stomp"], "discard": ["bloom"]}, PATROL)
    board.play("appel-stomp", "pick tenderfoot.1", "to-discard")
    assert (board.your("hand"), board.your("discard")) == (["bloom"], ["appel-stomp"])


@rule("COD-2.7", "COD-11.4")
def test_with_the_deck_empty_a_second_time_in_the_main_phase_no_card_is_drawn() -> None:
    board = Board(STOMPER | {"hand": ["appel-stomp", "appel-stomp"], "discard": ["bloom"]}, PATROL)
    board.play("appel-stomp", "pick tenderfoot.1", "to-discard")
    board.play("appel-stomp", "to-discard")
    assert (board.your("hand"), board.your("deck")) == (["bloom"], [])
    assert board.your("discard") == ["appel-stomp"] * 2


@rule("COD-2.7")
def test_a_deck_that_is_not_empty_can_be_drawn_from_after_the_reshuffle() -> None:
    you = STOMPER | {"hand": ["appel-stomp", "appel-stomp"], "discard": ["bloom", "bloom"]}
    board = Board(you, PATROL).play("appel-stomp", "pick tenderfoot.1", "to-discard")
    board.play("appel-stomp", "to-discard")
    assert (board.your("hand"), board.your("deck")) == (["bloom", "bloom"], [])


@rule("COD-2.7")
def test_the_next_main_phase_has_a_reshuffle_of_its_own() -> None:
    you = STOMPER | {"hand": ["appel-stomp"], "deck": ["appel-stomp", "bloom", "bloom"]}
    board = Board(you, PATROL, reshuffled=True).end()
    assert board.your("hand") == ["appel-stomp", "bloom", "bloom"]
    board.end("patrol tenderfoot.1 elite").play("appel-stomp", "to-discard")
    assert board.your("hand") == ["bloom", "bloom", "appel-stomp"]


@rule("COD-2.14")
def test_a_reshuffle_in_upkeep_uses_nothing_up() -> None:
    you = STOMPER | {"hand": ["bloom", "appel-stomp"], "discard": ["spark"], "buildings": ["surplus"]}
    board = Board(you, PATROL, phase="upkeep")
    assert board.your("hand") == ["bloom", "appel-stomp", "spark"]
    board.play("bloom").play("appel-stomp", "pick tenderfoot.1", "to-discard")
    assert board.your("hand") == ["spark", "bloom"]


@rule("COD-2.14")
def test_the_draw_phase_reshuffles_after_a_reshuffle_in_the_main_phase() -> None:
    board = Board({"hand": ["spark"], "discard": ["bloom", "wither"]}, reshuffled=True).end()
    assert sorted(board.your("hand")) == ["bloom", "spark", "wither"]


@rule("COD-2.14", "COD-7.6")
def test_a_technician_reshuffles_in_the_turn_of_the_opponent() -> None:
    board = Board({"play": ["older-brother"]}, TECHNICIAN | {"discard": ["bloom"]}, reshuffled=True)
    board.attack("older-brother.1", "tenderfoot.1")
    assert (len(board.their("hand")), len(board.their("deck"))) == (1, 1)
    assert sorted(board.their("hand") + board.their("deck")) == ["bloom", "tenderfoot"]


@rule("COD-2.14")
def test_a_reshuffle_by_the_opponents_technician_uses_up_nothing_of_the_active_player() -> None:
    you = {"play": [{"card": "river-montoya", "level": 5}, "iron-man"], "hand": ["appel-stomp"], "gold": 1}
    foe = {"play": [{"card": "tenderfoot", "slot": "technician"}, {"card": "older-brother", "slot": "elite"}]}
    board = Board(you | {"discard": ["wither"]}, foe | {"discard": ["bloom"]})
    board.attack("iron-man.1", "tenderfoot.1").play("appel-stomp", "to-discard")
    assert (len(board.their("hand")), board.your("hand")) == (1, ["wither"])


@rule("COD-2.15")
def test_with_deck_and_discard_pile_empty_the_rest_of_a_draw_is_lost() -> None:
    board = Board({"hand": ["spark"]}).end()
    assert (board.your("hand"), board.your("deck"), board.your("discard")) == (["spark"], [], [])


@rule("COD-2.15")
def test_running_out_of_cards_has_no_penalty() -> None:
    board = Board({"gold": 3}, {}).end().end()
    assert (board.is_your_move, board.bases, board.gold[0]) == (True, (20, 20), 7)
    assert board.your("hand") == []


@rule("COD-2.15")
def test_a_draw_without_any_card_does_not_use_up_the_reshuffle() -> None:
    board = Board(STOMPER | {"hand": ["appel-stomp", "appel-stomp"]}, PATROL)
    board.play("appel-stomp", "pick tenderfoot.1", "to-discard").play("appel-stomp", "to-discard")
    assert (board.your("hand"), board.your("discard")) == (["appel-stomp"], ["appel-stomp"])
