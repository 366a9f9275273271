"""Finesse: Two Step, a scenario for each sentence."""

from tests.support.codex import Board, Player
from tests.support.rules import rule

RIVER = {"card": "river-montoya", "level": 5}


def dance(*play: object, spells: int = 1, **more: object) -> Player:
    return {"play": [RIVER, *play], "hand": ["spark"] + ["two-step"] * spells, "gold": 2 * spells, **more}


@rule("COD-4.7", "COD-9.25")
def test_two_step_gives_two_units_two_attack_and_two_hit_points_and_stays_in_play() -> None:
    board = Board(dance("older-brother", "tenderfoot", "iron-man"))
    board.play("two-step", "pick older-brother.1", "pick tenderfoot.1")
    assert (board.numbers("older-brother.1"), board.numbers("tenderfoot.1")) == ((4, 4), (3, 4))
    assert (board.numbers("iron-man.1"), board.your("play")[-1]) == ((3, 4), "two-step")


def test_two_step_takes_neither_heroes_nor_units_of_the_opponent() -> None:
    board = Board(dance("older-brother", "tenderfoot", "iron-man"), {"play": ["maestro"]})
    board.play("two-step")
    assert board.options == ["pick older-brother.1", "pick tenderfoot.1", "pick iron-man.1"]


def test_two_step_takes_two_different_units() -> None:
    board = Board(dance("older-brother", "tenderfoot", "iron-man"))
    board.play("two-step", "pick older-brother.1")
    assert board.options == ["pick tenderfoot.1", "pick iron-man.1"]


@rule("COD-11.7", "COD-8.3")
def test_two_step_is_refused_with_only_one_unit() -> None:
    board = Board(dance("older-brother"), {"play": ["maestro", "iron-man"]})
    assert board.refusals()["play two-step"][0] == "COD-8.3"


@rule("COD-11.43")
def test_a_unit_that_has_a_partner_is_no_target_for_another_two_step() -> None:
    """K16."""
    board = Board(dance("older-brother", "tenderfoot", "iron-man", spells=2))
    board.play("two-step", "pick older-brother.1", "pick tenderfoot.1")
    assert board.refusals()["play two-step"][0] == "COD-8.3"


@rule("COD-11.43")
def test_a_second_two_step_takes_two_other_units() -> None:
    """K16."""
    board = Board(dance("older-brother", "tenderfoot", "iron-man", "maestro", spells=2))
    board.play("two-step", "pick older-brother.1", "pick tenderfoot.1").play("two-step")
    assert board.options == ["pick iron-man.1", "pick maestro.1"]
    board.do("pick iron-man.1")
    assert (board.numbers("maestro.1"), board.numbers("tenderfoot.1")) == ((5, 7), (3, 4))


def test_two_step_lasts_beyond_the_turn() -> None:
    board = Board(dance("older-brother", "tenderfoot"))
    board.play("two-step", "pick older-brother.1").end()
    assert board.numbers("older-brother.1") == (4, 4)
    board.end()
    assert board.numbers("tenderfoot.1") == (3, 4)


@rule("COD-11.43")
def test_two_step_is_sacrificed_when_a_partner_dies() -> None:
    """K17."""
    board = Board(dance("older-brother", "tenderfoot"), {"play": ["regularsized-rhinoceros"]})
    board.play("two-step", "pick older-brother.1").attack("tenderfoot.1", "regularsized-rhinoceros.1")
    assert (board.your("play"), board.numbers("older-brother.1")) == (
        ["river-montoya", "older-brother"],
        (2, 2),
    )
    assert sorted(board.your("discard")) == ["tenderfoot", "two-step"]


@rule("COD-6.14", "COD-6.17")
def test_the_partner_left_behind_dies_when_its_damage_is_too_much_for_it_alone() -> None:
    board = Board(
        dance({"card": "older-brother", "damage": 1}, "tenderfoot", "iron-man"),
        {"play": ["regularsized-rhinoceros", "tenderfoot"]},
    )
    board.play("two-step", "pick older-brother.1", "pick tenderfoot.1")
    board.attack("older-brother.1", "tenderfoot.2")
    assert board.damage("older-brother.1") == 2
    board.attack("tenderfoot.1", "regularsized-rhinoceros.1")
    assert board.your("play") == ["river-montoya", "iron-man"]


@rule("COD-11.43")
def test_two_step_is_sacrificed_when_control_of_a_partner_is_lost() -> None:
    """K17."""
    foe = {"play": [{"card": "troq-bashar", "level": 8}, "timely-messenger"], "hand": ["final-smash"]}
    board = Board(dance("maestro", "blademaster"), foe | {"gold": 6})
    board.play("two-step", "pick maestro.1").end()
    board.play("final-smash")
    assert (board.your("play"), board.your("discard")) == (["river-montoya", "blademaster"], ["two-step"])
    assert (board.numbers("maestro.1"), board.numbers("blademaster.1")) == ((3, 5), (7, 5))


@rule("COD-11.43")
def test_two_step_is_sacrificed_when_a_partner_returns_to_hand() -> None:
    """K17."""
    foe = {"play": [{"card": "troq-bashar", "level": 8}, "timely-messenger"], "hand": ["final-smash"]}
    board = Board(dance("nimble-fencer", "blademaster"), foe | {"gold": 6})
    board.play("two-step", "pick nimble-fencer.1").end()
    board.play("final-smash")
    assert ("nimble-fencer" in board.your("hand"), board.your("discard")) == (True, ["two-step"])


@rule("COD-4.8", "COD-11.43", "COD-11.31")
def test_two_step_is_sacrificed_when_river_dies() -> None:
    """G-CHAN."""
    board = Board(dance("older-brother", "tenderfoot"), {"play": ["regularsized-rhinoceros"]})
    board.play("two-step", "pick older-brother.1").attack("river-montoya.1", "regularsized-rhinoceros.1")
    assert (board.your("play"), board.your("discard")) == (["older-brother", "tenderfoot"], ["two-step"])
    assert (board.numbers("older-brother.1"), board.numbers("tenderfoot.1")) == ((2, 2), (1, 2))


@rule("COD-4.8")
def test_two_step_stays_when_the_hero_of_the_opponent_dies() -> None:
    board = Board(dance("older-brother", "tenderfoot"), {"play": ["troq-bashar"]})
    board.play("two-step", "pick older-brother.1").attack("older-brother.1", "troq-bashar.1")
    assert (board.their("command"), board.numbers("tenderfoot.1")) == (["troq-bashar"], (3, 4))


def test_a_unit_that_lost_its_partner_may_dance_again() -> None:
    board = Board(
        dance("older-brother", "tenderfoot", "iron-man", spells=2), {"play": ["regularsized-rhinoceros"]}
    )
    board.play("two-step", "pick older-brother.1", "pick tenderfoot.1")
    board.attack("tenderfoot.1", "regularsized-rhinoceros.1")
    board.play("two-step", "pick older-brother.1")
    assert (board.numbers("older-brother.1"), board.numbers("iron-man.1")) == ((4, 4), (5, 6))


def test_two_step_is_not_sacrificed_when_a_third_unit_dies() -> None:
    board = Board(
        dance("older-brother", "tenderfoot", "timely-messenger"), {"play": ["regularsized-rhinoceros"]}
    )
    board.play("two-step", "pick older-brother.1", "pick tenderfoot.1")
    board.attack("timely-messenger.1", "regularsized-rhinoceros.1")
    assert (board.numbers("older-brother.1"), board.your("discard")) == ((4, 4), ["timely-messenger"])


@rule("COD-4.5", "COD-4.15")
def test_two_step_is_cast_by_river_at_level_1_in_the_turn_she_arrives() -> None:
    you = {"command": ["river-montoya"], "play": ["older-brother", "tenderfoot"], "hand": ["two-step"]}
    board = Board(you | {"gold": 4})
    board.do("summon river-montoya@p1/command.1").play("two-step", "pick older-brother.1")
    assert board.numbers("tenderfoot.1") == (3, 4)


@rule("COD-11.43")
def test_two_step_is_sacrificed_with_a_partner_also_if_it_is_the_first_card_of_the_game() -> None:
    """K17: which number a card has does not matter."""
    you = dance("older-brother", "tenderfoot") | {"hand": ["two-step"]}
    board = Board(you, {"play": ["regularsized-rhinoceros"]})
    board.play("two-step", "pick older-brother.1").attack("tenderfoot.1", "regularsized-rhinoceros.1")
    assert (board.your("play"), board.numbers("older-brother.1")) == (
        ["river-montoya", "older-brother"],
        (2, 2),
    )


@rule("COD-11.43")
def test_two_step_is_sacrificed_with_a_partner_also_after_a_harmony_was() -> None:
    """K17."""
    you = dance("older-brother", "tenderfoot") | {"hand": ["harmony", "two-step"], "gold": 4}
    board = Board(you, {"play": ["regularsized-rhinoceros"]})
    board.play("harmony").play("two-step", "pick older-brother.1").use("harmony.1")
    board.attack("tenderfoot.1", "regularsized-rhinoceros.1")
    assert (board.your("play"), board.numbers("older-brother.1")) == (
        ["river-montoya", "older-brother"],
        (2, 2),
    )
