"""COD-4.9, COD-4.10, COD-4.12 … COD-4.14: what the death of a hero brings, and when it is back."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule

SUMMON = "summon troq-bashar@p1/command.1"


def board_with_a_dying_hero(foe_hero: str = "older-brother", level: int = 1, damage: int = 0) -> Board:
    """Your Troq dies if he attacks the Iron Man of the opponent."""
    foe = {"card": foe_hero, "level": level, "damage": damage} if level > 1 or damage else foe_hero
    troq = {"card": "troq-bashar", "damage": 2}
    return Board({"play": [troq], "gold": 5}, {"play": ["iron-man", foe]})


@rule("COD-4.9", "COD-6.18")
def test_a_dead_hero_returns_to_the_command_zone() -> None:
    board = board_with_a_dying_hero()
    board.attack("troq-bashar.1", "iron-man.1")
    assert (board.your("command"), board.your("play"), board.your("discard")) == (["troq-bashar"], [], [])


@rule("COD-4.9")
def test_a_hero_with_as_much_damage_as_hit_points_dies_and_one_less_lives() -> None:
    board = Board({"play": ["troq-bashar"]}, {"play": ["older-brother"]})
    board.attack("troq-bashar.1", "older-brother.1")
    assert (board.damage("troq-bashar.1"), board.your("command")) == (2, [])


@rule("COD-4.9")
def test_a_hero_that_comes_back_has_lost_levels_damage_and_runes() -> None:
    troq = {"card": "troq-bashar", "level": 4, "damage": 3, "plus": 1, "slot": "elite"}
    board = Board({"play": [troq], "gold": 5}, {"play": ["older-brother"]}, active="p2")
    board.attack("older-brother.1", "troq-bashar.1")
    assert board.your("command") == ["troq-bashar"]
    board.end().end().end().do(SUMMON)
    assert (board.level("troq-bashar.1"), board.damage("troq-bashar.1")) == (1, 0)
    assert board.numbers("troq-bashar.1") == (2, 3)


@rule("COD-4.9")
def test_a_hero_that_comes_back_has_no_minus_rune_either() -> None:
    troq = {"card": "troq-bashar", "damage": 1, "minus": 1}
    board = Board({"play": [troq], "gold": 5}, {"play": ["timely-messenger"]}, active="p2")
    board.attack("timely-messenger.1", "troq-bashar.1").end().end().end().do(SUMMON)
    assert board.numbers("troq-bashar.1") == (2, 3)


@rule("COD-4.9", "COD-4.14")
def test_a_hero_that_died_in_its_owners_turn_is_back_in_the_second_turn_after() -> None:
    board = board_with_a_dying_hero()
    board.attack("troq-bashar.1", "iron-man.1")
    assert SUMMON not in board.options
    assert board.refusals()[SUMMON][0] == "COD-4.14"
    board.end().end()
    assert board.is_your_move
    assert SUMMON not in board.options
    assert board.refusals()[SUMMON][0] == "COD-4.14"
    board.end().end()
    assert SUMMON in board.options


@rule("COD-4.9", "COD-4.14")
def test_a_hero_that_died_in_the_turn_of_the_opponent_is_back_in_the_second_turn_after() -> None:
    board = Board(
        {"play": [{"card": "troq-bashar", "damage": 2}], "gold": 5}, {"play": ["older-brother"]}, active="p2"
    )
    board.attack("older-brother.1", "troq-bashar.1").end()
    assert board.is_your_move
    assert SUMMON not in board.options
    assert board.refusals()[SUMMON][0] == "COD-4.14"
    board.end().end()
    assert SUMMON in board.options


@rule("COD-4.14")
def test_the_delay_holds_again_after_a_second_death() -> None:
    board = board_with_a_dying_hero()
    board.attack("troq-bashar.1", "iron-man.1").end().end().end().end().do(SUMMON).end()
    board.attack("iron-man.1", "troq-bashar.1").end()
    assert SUMMON not in board.options
    board.end().end()
    assert SUMMON in board.options


@rule("COD-4.10")
def test_the_hero_of_the_opponent_gains_2_levels_for_nothing_when_a_hero_dies() -> None:
    board = board_with_a_dying_hero("river-montoya")
    board.attack("troq-bashar.1", "iron-man.1")
    assert (board.level("river-montoya.1"), board.gold) == (3, (5, 0))


@rule("COD-4.10", "COD-4.12")
def test_levels_come_to_the_attackers_hero_in_its_own_turn_too() -> None:
    board = Board({"play": ["troq-bashar", "iron-man"]}, {"play": ["river-montoya"]})
    board.attack("iron-man.1", "river-montoya.1")
    assert board.level("troq-bashar.1") == 3


@rule("COD-4.10")
def test_the_death_of_a_unit_brings_no_levels() -> None:
    board = Board({"play": ["troq-bashar", "iron-man"]}, {"play": ["river-montoya", "older-brother"]})
    board.attack("iron-man.1", "older-brother.1")
    assert (board.level("troq-bashar.1"), board.level("river-montoya.1")) == (1, 1)


@rule("COD-4.10")
def test_another_hero_of_the_same_player_gains_no_levels() -> None:
    board = Board(
        {"play": [{"card": "troq-bashar", "damage": 2}, "river-montoya"]}, {"play": ["older-brother"]}
    )
    board.attack("troq-bashar.1", "older-brother.1")
    assert (board.your("command"), board.level("river-montoya.1")) == (["troq-bashar"], 1)


@rule("COD-4.10")
def test_with_several_heroes_the_active_player_chooses_who_gains_the_levels() -> None:
    board = Board(
        {"play": [{"card": "troq-bashar", "damage": 2}]},
        {"play": ["iron-man", "river-montoya", "troq-bashar"]},
    )
    board.attack("troq-bashar.1", "iron-man.1")
    assert (board.prompt, board.asked) == ("hero", 0)
    board.do("pick river-montoya.1")
    assert (board.level("river-montoya.1"), board.level("troq-bashar.1")) == (3, 1)


@rule("COD-4.10")
def test_the_active_player_also_chooses_among_their_own_heroes() -> None:
    board = Board({"play": ["iron-man", "river-montoya", "troq-bashar"]}, {"play": ["river-montoya"]})
    board.attack("iron-man.1", "river-montoya.2")
    assert (board.prompt, board.asked) == ("hero", 0)
    board.do("pick troq-bashar.1")
    assert (board.level("river-montoya.1"), board.level("troq-bashar.1")) == (1, 3)


@rule("COD-4.10")
def test_a_hero_at_its_maximum_is_not_chosen_for_the_levels() -> None:
    board = Board(
        {"play": [{"card": "troq-bashar", "damage": 2}]},
        {"play": ["iron-man", {"card": "river-montoya", "level": 5}, "troq-bashar"]},
    )
    board.attack("troq-bashar.1", "iron-man.1")
    assert (board.level("river-montoya.1"), board.level("troq-bashar.1")) == (5, 3)


@rule("COD-4.12", "COD-4.4")
@pytest.mark.parametrize(
    ("hero", "level"), [("river-montoya", 1), ("river-montoya", 2), ("troq-bashar", 3), ("troq-bashar", 6)]
)
def test_free_levels_reach_a_band_and_remove_damage(hero: str, level: int) -> None:
    board = Board(
        {"play": ["iron-man", {"card": hero, "level": level, "damage": 2}]},
        {"play": [{"card": "river-montoya", "damage": 2}]},
    )
    their_hero = "river-montoya.2" if hero == "river-montoya" else "river-montoya.1"
    board.attack("iron-man.1", their_hero)
    assert (board.level(f"{hero}.1"), board.damage(f"{hero}.1")) == (level + 2, 0)


@rule("COD-4.12", "COD-4.17")
def test_free_levels_inside_a_band_leave_the_damage() -> None:
    board = Board({"play": ["iron-man", {"card": "troq-bashar", "damage": 2}]}, {"play": ["river-montoya"]})
    board.attack("iron-man.1", "river-montoya.1")
    assert (board.level("troq-bashar.1"), board.damage("troq-bashar.1")) == (3, 2)


@rule("COD-4.12")
def test_free_levels_give_the_numbers_and_the_ability_of_the_new_band_at_once() -> None:
    board = Board(
        {"play": ["iron-man", "river-montoya"]},
        {"play": [{"card": "troq-bashar", "slot": "elite"}, {"card": "older-brother", "slot": "technician"}]},
    )
    assert "use river-montoya.1 0" not in board.options
    board.attack("iron-man.1", "troq-bashar.1")
    assert (board.level("river-montoya.1"), board.numbers("river-montoya.1")) == (3, (2, 4))
    assert "use river-montoya.1 0" in board.options


@rule("COD-4.12")
def test_free_levels_beyond_the_maximum_are_lost() -> None:
    board = board_with_a_dying_hero("river-montoya", level=4, damage=1)
    board.attack("troq-bashar.1", "iron-man.1")
    assert (board.level("river-montoya.1"), board.damage("river-montoya.1")) == (5, 0)


@rule("COD-4.12")
def test_a_hero_already_at_its_maximum_gains_nothing_and_keeps_its_damage() -> None:
    board = board_with_a_dying_hero("river-montoya", level=5, damage=2)
    board.attack("troq-bashar.1", "iron-man.1")
    assert (board.level("river-montoya.1"), board.damage("river-montoya.1")) == (5, 2)


@rule("COD-4.12")
def test_levels_for_a_hero_that_is_not_in_play_are_lost_and_not_kept() -> None:
    board = Board(
        {"play": [{"card": "troq-bashar", "damage": 2}]},
        {"play": ["iron-man"], "command": ["river-montoya"], "gold": 2},
    )
    board.attack("troq-bashar.1", "iron-man.1").end().do("summon river-montoya@p2/command.1")
    assert board.level("river-montoya.1") == 1


@rule("COD-4.13")
def test_two_heroes_that_die_together_bring_each_other_no_levels() -> None:
    board = Board(
        {"play": [{"card": "troq-bashar", "damage": 1}], "gold": 9},
        {"play": [{"card": "river-montoya", "damage": 1}]},
    )
    board.attack("troq-bashar.1", "river-montoya.1")
    assert (board.your("command"), board.their("command")) == (["troq-bashar"], ["river-montoya"])
    assert "levelled" not in board.kinds()
    board.end().end().end().end().do(SUMMON)
    assert board.level("troq-bashar.1") == 1


@rule("COD-4.13")
def test_a_third_hero_that_lives_still_gains_the_levels() -> None:
    board = Board(
        {"play": [{"card": "troq-bashar", "damage": 1}]},
        {"play": [{"card": "river-montoya", "damage": 1}, "troq-bashar"]},
    )
    board.attack("troq-bashar.1", "river-montoya.1")
    assert (board.their("play"), board.level("troq-bashar.1")) == (["troq-bashar"], 3)
