"""Bashing: the hero Troq Bashar, a scenario for each band."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule


def troq(level: int, **marks: object) -> dict[str, object]:
    return {"card": "troq-bashar", "level": level, **marks}


@rule("COD-4.1")
def test_troq_bashar_is_summoned_for_two_gold_at_level_1() -> None:
    board = Board({"command": ["troq-bashar"], "gold": 2})
    board.do("summon troq-bashar@p1/command.1")
    assert (board.gold[0], board.level("troq-bashar.1"), board.your("play")) == (0, 1, ["troq-bashar"])


@rule("COD-4.1")
def test_troq_bashar_is_too_dear_for_one_gold() -> None:
    board = Board({"command": ["troq-bashar"], "gold": 1})
    assert board.refusals()["summon troq-bashar@p1/command.1"][0] == "COD-4.1"


@pytest.mark.parametrize(
    ("level", "numbers"), [(1, (2, 3)), (4, (2, 3)), (5, (3, 4)), (7, (3, 4)), (8, (4, 5))]
)
@rule("COD-4.3")
def test_troq_bashar_has_the_numbers_of_his_band(level: int, numbers: tuple[int, int]) -> None:
    assert Board({"play": [troq(level)]}).numbers("troq-bashar.1") == numbers


@pytest.mark.parametrize("level", [4, 7])
@rule("COD-4.4", "COD-12.23")
def test_troq_bashar_loses_all_damage_on_reaching_a_band(level: int) -> None:
    board = Board({"play": [troq(level, damage=2)], "gold": 1})
    board.do("level troq-bashar.1")
    assert board.damage("troq-bashar.1") == 0


@pytest.mark.parametrize("level", [1, 3, 5, 6])
@rule("COD-4.17")
def test_troq_bashar_keeps_his_damage_on_other_levels(level: int) -> None:
    board = Board({"play": [troq(level, damage=2)], "gold": 1})
    board.do("level troq-bashar.1")
    assert board.damage("troq-bashar.1") == 2


@rule("COD-4.2")
def test_troq_bashar_levels_up_to_8_and_no_further() -> None:
    board = Board({"play": [troq(7)], "gold": 2})
    board.do("level troq-bashar.1")
    assert board.refusals()["level troq-bashar.1"][0] == "COD-4.2"


def test_troq_bashar_below_level_5_damages_no_base_by_attacking_a_unit() -> None:
    board = Board({"play": [troq(4)]}, {"play": ["tenderfoot"]})
    board.attack("troq-bashar.1", "tenderfoot.1")
    assert board.bases == (20, 20)


@pytest.mark.parametrize("level", [5, 8])
@rule("COD-4.3", "COD-11.50")
def test_troq_bashar_from_level_5_on_damages_the_base_of_whom_he_attacks(level: int) -> None:
    """K25."""
    board = Board({"play": [troq(level)]}, {"play": ["tenderfoot"]})
    board.attack("troq-bashar.1", "tenderfoot.1")
    assert (board.bases, board.their("discard")) == ((20, 19), ["tenderfoot"])


@rule("COD-11.50")
def test_troq_bashar_damages_the_base_of_the_controller_not_of_the_owner() -> None:
    """K25."""
    board = Board({"play": [troq(5)]}, {"play": [{"card": "tenderfoot", "borrowed": True}]})
    board.attack("troq-bashar.1", "tenderfoot.1")
    assert board.bases == (20, 19)


def test_troq_bashar_attacking_the_base_damages_it_twice() -> None:
    board = Board({"play": [troq(5)]})
    board.attack("troq-bashar.1", "base.2")
    assert board.bases == (20, 16)


def test_troq_bashar_damages_the_base_behind_patrollers_too() -> None:
    board = Board({"play": [troq(5)]}, {"play": [{"card": "iron-man", "slot": "squad-leader"}]})
    board.attack("troq-bashar.1", "iron-man.1")
    assert (board.bases, board.damage("iron-man.1")) == ((20, 19), 2)


@rule("COD-1.1", "COD-6.13")
def test_troq_bashar_can_end_the_game_before_combat_damage() -> None:
    board = Board({"play": [troq(5, damage=3)]}, {"play": ["iron-man"], "base": 1})
    board.attack("troq-bashar.1", "iron-man.1")
    assert (board.state.outcome is not None, board.your("play")) == (True, ["troq-bashar"])


def test_troq_bashar_damages_no_base_when_another_card_attacks_or_he_defends() -> None:
    board = Board({"play": [troq(5), "iron-man"]}, {"play": [troq(5)]})
    board.attack("iron-man.1", "troq-bashar.2")
    assert board.bases == (20, 20)


@rule("COD-9.3", "COD-6.10")
def test_troq_bashar_at_level_8_stays_ready_and_attacks_once() -> None:
    board = Board({"play": [troq(8)]})
    board.attack("troq-bashar.1", "base.2")
    assert (board.bases, board.is_exhausted("troq-bashar.1"), board.targets("troq-bashar.1")) == (
        (20, 15),
        False,
        [],
    )


@rule("COD-7.11")
def test_troq_bashar_at_level_8_patrols_after_he_attacked() -> None:
    board = Board({"play": [troq(8)]}, {"play": ["iron-man"]})
    board.attack("troq-bashar.1", "base.2").end("patrol troq-bashar.1 squad-leader")
    assert board.targets("iron-man.1") == ["troq-bashar.1"]


@rule("COD-6.2", "COD-7.11")
def test_troq_bashar_at_level_7_is_exhausted_by_attacking() -> None:
    board = Board({"play": [troq(7), "tenderfoot"]})
    board.attack("troq-bashar.1", "base.2")
    assert board.is_exhausted("troq-bashar.1")


@rule("COD-6.1")
def test_troq_bashar_with_readiness_still_can_not_attack_in_the_turn_he_arrives() -> None:
    board = Board({"play": [troq(8, arrived=True)]})
    assert board.refusals()["attack troq-bashar.1"][0] == "COD-6.1"


@rule("COD-4.9", "COD-4.10")
def test_troq_bashar_who_dies_brings_the_other_hero_two_levels() -> None:
    board = Board({"play": ["iron-man", "river-montoya"]}, {"play": [troq(4)]})
    board.attack("iron-man.1", "troq-bashar.1")
    assert (board.their("command"), board.level("river-montoya.1")) == (["troq-bashar"], 3)
