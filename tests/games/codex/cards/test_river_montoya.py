"""Finesse: the hero River Montoya, a scenario for each band."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule


def river(level: int, **marks: object) -> dict[str, object]:
    return {"card": "river-montoya", "level": level, **marks}


@rule("COD-4.1")
def test_river_montoya_is_summoned_for_two_gold_at_level_1() -> None:
    board = Board({"command": ["river-montoya"], "gold": 2})
    board.do("summon river-montoya@p1/command.1")
    assert (board.gold[0], board.level("river-montoya.1"), board.your("play")) == (0, 1, ["river-montoya"])


@rule("COD-4.1")
def test_river_montoya_is_too_dear_for_one_gold() -> None:
    board = Board({"command": ["river-montoya"], "gold": 1})
    assert board.refusals()["summon river-montoya@p1/command.1"][0] == "COD-4.1"


@pytest.mark.parametrize(
    ("level", "numbers"), [(1, (2, 3)), (2, (2, 3)), (3, (2, 4)), (4, (2, 4)), (5, (3, 4))]
)
@rule("COD-4.3")
def test_river_montoya_has_the_numbers_of_her_band(level: int, numbers: tuple[int, int]) -> None:
    assert Board({"play": [river(level)]}).numbers("river-montoya.1") == numbers


@pytest.mark.parametrize(("level", "damage"), [(1, 2), (2, 0), (3, 2), (4, 0)])
@rule("COD-4.4", "COD-4.17", "COD-12.23")
def test_river_montoya_loses_her_damage_on_levels_3_and_5_only(level: int, damage: int) -> None:
    board = Board({"play": [river(level, damage=2)], "gold": 1})
    board.do("level river-montoya.1")
    assert board.damage("river-montoya.1") == damage


@rule("COD-4.2")
def test_river_montoya_levels_up_to_5_and_no_further() -> None:
    board = Board({"play": [river(4)], "gold": 2})
    board.do("level river-montoya.1")
    assert board.refusals()["level river-montoya.1"][0] == "COD-4.2"


# From level 3 on: exhaust, sideline.


@pytest.mark.parametrize("level", [3, 5])
@pytest.mark.parametrize("unit", ["older-brother", "iron-man", "dancer"])
@rule("COD-4.3", "COD-8.1", "COD-9.12")
def test_river_montoya_exhausts_to_sideline_a_patroller_of_tech_0_or_1(level: int, unit: str) -> None:
    board = Board({"play": [river(level)]}, {"play": [{"card": unit, "slot": "squad-leader"}]})
    board.use("river-montoya.1")
    assert (board.mark("slot", f"{unit}.1"), board.is_exhausted("river-montoya.1")) == (0, True)


def test_river_montoya_has_no_ability_at_level_2() -> None:
    board = Board({"play": [river(2)]}, {"play": [{"card": "older-brother", "slot": "elite"}]})
    assert "use river-montoya.1 0" not in board.options


@rule("COD-8.3", "COD-11.52")
def test_river_montoya_can_sideline_neither_a_hero_nor_a_unit_of_tech_2() -> None:
    """F-HERO0."""
    foe = {"play": [{"card": "troq-bashar", "slot": "elite"}, {"card": "maestro", "slot": "scavenger"}]}
    board = Board({"play": [river(3)]}, foe)
    assert "use river-montoya.1 0" not in board.options


@rule("COD-8.3")
def test_river_montoya_can_not_use_her_ability_when_nobody_patrols() -> None:
    board = Board({"play": [river(3)]}, {"play": ["older-brother"]})
    assert "use river-montoya.1 0" not in board.options


@rule("COD-8.1")
def test_river_montoya_can_not_sideline_when_exhausted() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "elite"}]}
    board = Board({"play": [river(3, exhausted=True)]}, foe)
    assert "use river-montoya.1 0" not in board.options


@rule("COD-8.1")
def test_river_montoya_can_not_sideline_in_the_turn_she_arrived() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "elite"}]}
    board = Board({"play": [river(3, arrived=True)]}, foe)
    assert "use river-montoya.1 0" not in board.options


def test_river_montoya_may_sideline_in_the_turn_she_reached_level_3() -> None:
    board = Board({"play": [river(2)], "gold": 1}, {"play": [{"card": "older-brother", "slot": "elite"}]})
    board.do("level river-montoya.1")
    assert "use river-montoya.1 0" in board.options


@rule("COD-6.2", "COD-8.1")
def test_river_montoya_can_not_attack_after_she_sidelined() -> None:
    board = Board({"play": [river(3)]}, {"play": [{"card": "older-brother", "slot": "elite"}]})
    board.use("river-montoya.1")
    assert board.targets("river-montoya.1") == []


@rule("COD-9.34", "COD-11.11")
def test_a_squad_leader_that_river_montoya_sidelined_neither_blocks_nor_has_armour() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "squad-leader"}]}
    board = Board({"play": [river(3), "iron-man"]}, foe)
    board.use("river-montoya.1")
    assert board.targets("iron-man.1") == ["older-brother.1", "base.2"]
    assert board.attribute("armour", "older-brother.1") == 0


@rule("COD-7.13")
def test_a_scavenger_that_river_montoya_sidelined_pays_nothing_and_stays_ready() -> None:
    board = Board({"play": [river(3)]}, {"play": [{"card": "older-brother", "slot": "scavenger"}]})
    board.use("river-montoya.1")
    assert (board.gold[1], board.is_exhausted("older-brother.1"), board.their("play")) == (
        0,
        False,
        ["older-brother"],
    )


@rule("COD-8.6", "COD-9.23")
def test_river_montoya_pays_one_gold_to_sideline_a_lookout() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "lookout"}]}
    board = Board({"play": [river(5)], "gold": 1}, foe)
    board.use("river-montoya.1")
    assert (board.gold[0], board.mark("slot", "older-brother.1")) == (0, 0)


@rule("COD-8.6")
def test_river_montoya_can_not_sideline_a_lookout_without_gold() -> None:
    board = Board({"play": [river(5)]}, {"play": [{"card": "older-brother", "slot": "lookout"}]})
    assert "use river-montoya.1 0" not in board.options


# At level 5: cheaper units.


@rule("COD-2.5")
def test_river_montoya_at_level_5_makes_tech_0_units_one_gold_cheaper() -> None:
    board = Board({"play": [river(5)], "hand": ["fruit-ninja"], "gold": 2})
    board.play("fruit-ninja")
    assert board.gold[0] == 0


def test_river_montoya_at_level_5_takes_off_no_more_than_one_gold() -> None:
    board = Board({"play": [river(5)], "hand": ["fruit-ninja"], "gold": 1})
    assert "play fruit-ninja" not in board.options


def test_river_montoya_at_level_5_makes_a_unit_of_cost_1_free() -> None:
    board = Board({"play": [river(5)], "hand": ["timely-messenger"]})
    board.play("timely-messenger")
    assert (board.gold[0], board.your("play")) == (0, ["river-montoya", "timely-messenger"])


@rule("COD-11.51")
def test_the_cost_of_a_unit_does_not_fall_below_zero() -> None:
    """K26: with a Maestro the Tenderfoot is free already."""
    board = Board({"play": [river(5), "maestro"], "hand": ["tenderfoot"], "gold": 3})
    board.play("tenderfoot")
    assert board.gold[0] == 3


def test_river_montoya_at_level_4_makes_nothing_cheaper() -> None:
    board = Board({"play": [river(4)], "hand": ["fruit-ninja"], "gold": 2})
    assert "play fruit-ninja" not in board.options


@pytest.mark.parametrize(
    ("card", "gold"), [("nimble-fencer", 1), ("cloud-sprite", 1), ("bloom", 1), ("discord", 1)]
)
def test_river_montoya_makes_neither_units_of_higher_tech_nor_spells_cheaper(card: str, gold: int) -> None:
    tech = ["tech-1-building", "tech-2-building"]
    board = Board({"play": [river(5)], "hand": [card], "gold": gold, "buildings": tech})
    assert f"play {card}" not in board.options


def test_river_montoya_makes_nothing_cheaper_for_the_opponent() -> None:
    board = Board({"hand": ["fruit-ninja"], "gold": 2}, {"play": [river(5)]})
    assert "play fruit-ninja" not in board.options


def test_river_montoya_makes_nothing_cheaper_from_the_command_zone() -> None:
    board = Board({"hand": ["fruit-ninja"], "gold": 2, "command": ["river-montoya"]})
    assert "play fruit-ninja" not in board.options


def test_river_montoya_makes_units_cheaper_at_once_on_reaching_level_5() -> None:
    board = Board({"play": [river(4)], "hand": ["fruit-ninja"], "gold": 3})
    board.do("level river-montoya.1")
    assert "play fruit-ninja" in board.options
