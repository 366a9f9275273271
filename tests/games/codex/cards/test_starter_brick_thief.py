"""Starting deck: Brick Thief, a scenario for each sentence."""

from tests.support.codex import Board
from tests.support.rules import rule


@rule("COD-9.15")
def test_brick_thief_on_arriving_damages_a_building_and_repairs_another() -> None:
    board = Board({"hand": ["brick-thief"], "gold": 2, "base": 18})
    board.play("brick-thief", "pick base.2")
    assert (board.bases, board.is_your_move) == ((19, 19), True)


@rule("COD-9.15")
def test_brick_thief_may_damage_a_building_of_his_own_player_and_repair_one_of_the_opponents() -> None:
    board = Board({"hand": ["brick-thief"], "gold": 2}, {"base": 15})
    board.play("brick-thief", "pick base.1")
    assert board.bases == (19, 16)


@rule("COD-5.12", "COD-11.34")
def test_brick_thief_may_choose_any_finished_building_of_both_sides() -> None:
    """F-ADDON."""
    board = Board(
        {"hand": ["brick-thief"], "gold": 2, "buildings": ["tech-1-building"]},
        {"buildings": ["tech-2-building", "tower"]},
    )
    board.play("brick-thief")
    assert board.options == [
        "pick base.1",
        "pick tech-1-building.1",
        "pick base.2",
        "pick tech-2-building.1",
        "pick tower.1",
    ]


@rule("COD-11.8")
def test_brick_thief_can_not_choose_a_building_under_construction() -> None:
    board = Board(
        {"hand": ["brick-thief"], "gold": 2, "buildings": [{"card": "tech-1-building", "unfinished": True}]}
    )
    board.play("brick-thief")
    assert board.options == ["pick base.1", "pick base.2"]


def test_brick_thief_repairs_another_building_than_the_one_he_damaged() -> None:
    board = Board({"hand": ["brick-thief"], "gold": 2}, {"buildings": ["tower"]})
    board.play("brick-thief", "pick base.2")
    assert board.options == ["pick base.1", "pick tower.1"]


@rule("COD-11.34")
def test_brick_thief_may_repair_an_undamaged_building_to_no_effect() -> None:
    """K1."""
    board = Board({"hand": ["brick-thief"], "gold": 2, "base": 15}, {"buildings": ["tower"]})
    board.play("brick-thief", "pick base.2", "pick tower.1")
    assert (board.bases, board.damage("tower.1")) == ((15, 19), 0)


def test_brick_thief_repairs_one_damage_and_no_more() -> None:
    board = Board({"hand": ["brick-thief"], "gold": 2, "base": 10})
    board.play("brick-thief", "pick base.2")
    assert board.bases == (11, 19)


@rule("COD-11.34")
def test_brick_thief_steals_again_each_time_he_attacks() -> None:
    """K2."""
    board = Board({"play": ["brick-thief"], "base": 18})
    board.attack("brick-thief.1", "base.2", "pick base.2")
    assert board.bases == (19, 17)


def test_brick_thief_steals_nothing_when_another_unit_attacks() -> None:
    board = Board({"play": ["brick-thief", "older-brother"], "base": 18})
    board.attack("older-brother.1", "base.2")
    assert (board.bases, board.is_your_move) == ((18, 18), True)


def test_brick_thief_steals_nothing_when_another_unit_arrives() -> None:
    board = Board({"play": ["brick-thief"], "hand": ["older-brother"], "gold": 2, "base": 18})
    board.play("older-brother")
    assert (board.bases, board.is_your_move) == ((18, 20), True)


def test_brick_thief_steals_nothing_when_he_is_attacked() -> None:
    board = Board({"play": ["older-brother"]}, {"play": ["brick-thief"], "base": 18})
    board.attack("older-brother.1", "brick-thief.1")
    assert (board.bases, board.their("discard")) == ((20, 18), ["brick-thief"])


@rule("COD-5.4", "COD-5.16")
def test_brick_thief_destroys_a_building_with_one_hit_point_left_before_he_repairs() -> None:
    foe = {"buildings": [{"card": "tech-1-building", "damage": 4}]}
    board = Board({"hand": ["brick-thief"], "gold": 2}, foe)
    board.play("brick-thief", "pick tech-1-building.1", "pick base.2")
    assert (board.their("plans"), board.bases) == (["tech-1-building"], (20, 19))


@rule("COD-6.16")
def test_brick_thief_who_destroys_what_he_attacks_beforehand_deals_no_combat_damage() -> None:
    foe = {"buildings": [{"card": "tower", "damage": 3}], "base": 20}
    board = Board({"play": ["brick-thief"]}, foe)
    board.attack("brick-thief.1", "tower.1", "pick tower.1", "pick base.1")
    assert (board.bases, board.your("play"), board.is_exhausted("brick-thief.1")) == (
        (20, 18),
        ["brick-thief"],
        True,
    )


@rule("COD-1.1", "COD-1.9")
def test_brick_thief_ends_the_game_before_he_repairs() -> None:
    board = Board({"hand": ["brick-thief"], "gold": 2, "base": 5}, {"base": 1})
    board.play("brick-thief", "pick base.2")
    assert (board.state.outcome is not None, board.bases) == (True, (5, 0))


@rule("COD-9.23", "COD-8.6")
def test_brick_thief_is_targeted_by_the_opponent_for_one_gold_more() -> None:
    board = Board({"play": ["troq-bashar"], "hand": ["wither"], "gold": 3}, {"play": ["brick-thief"]})
    board.play("wither", "pick brick-thief.1")
    assert (board.gold[0], board.their("discard")) == (0, ["brick-thief"])


@rule("COD-8.6")
def test_brick_thief_is_no_legal_target_without_that_gold() -> None:
    board = Board(
        {"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}, {"play": ["brick-thief", "iron-man"]}
    )
    board.play("wither")
    assert board.options == ["pick troq-bashar.1", "pick iron-man.1"]


@rule("COD-8.6")
def test_brick_thief_is_targeted_by_his_own_player_for_nothing() -> None:
    board = Board({"play": ["troq-bashar", "brick-thief"], "hand": ["bloom"], "gold": 2})
    board.play("bloom", "pick brick-thief.1")
    assert (board.numbers("brick-thief.1"), board.gold[0]) == ((3, 2), 0)


@rule("COD-7.7", "COD-9.23", "COD-11.28")
def test_brick_thief_as_lookout_has_resist_two() -> None:
    """G-RESIST."""
    foe = {"play": [{"card": "brick-thief", "slot": "lookout"}]}
    board = Board({"play": ["troq-bashar"], "hand": ["spark"], "gold": 3}, foe)
    board.play("spark")
    assert (board.gold[0], board.their("discard")) == (0, ["brick-thief"])


@rule("COD-8.3", "COD-8.6")
def test_brick_thief_as_lookout_is_safe_from_a_spark_with_one_gold_over() -> None:
    foe = {"play": [{"card": "brick-thief", "slot": "lookout"}]}
    board = Board({"play": ["troq-bashar"], "hand": ["spark"], "gold": 2}, foe)
    assert board.refusals()["play spark"] == ("COD-8.6", "codex-resist")


@rule("COD-11.28")
def test_brick_thief_is_attacked_for_nothing_and_hit_for_nothing_by_what_targets_nothing() -> None:
    """G-RESIST: not for attacks; Discord has no target symbol."""
    you = {"play": [{"card": "river-montoya", "level": 5}], "hand": ["discord"], "gold": 2}
    board = Board(you, {"play": ["brick-thief"]})
    assert "brick-thief.1" in board.targets("river-montoya.1")
    board.play("discord")
    assert (board.gold[0], board.their("discard")) == (0, ["brick-thief"])
