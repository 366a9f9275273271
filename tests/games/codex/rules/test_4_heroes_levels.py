"""COD-4.1 … COD-4.4, COD-4.11, COD-4.17: summoning and levelling; heroes are not units."""

import pytest
from tests.support.codex import GAME, Board
from tests.support.rules import rule

SUMMON_TROQ = "summon troq-bashar@p1/command.1"
SUMMON_RIVER = "summon river-montoya@p1/command.1"


@rule("COD-4.1")
def test_the_hero_waits_in_the_command_zone_at_the_start() -> None:
    zones = GAME.new(seed=1, sides="bashing").view(0)["zones"]
    assert [zones[f"p{seat}/command"]["count"] for seat in (1, 2)] == [1, 1]
    assert [zones[f"p{seat}/play"]["count"] for seat in (1, 2)] == [0, 0]


@rule("COD-4.1")
@pytest.mark.parametrize("hero", ["troq-bashar", "river-montoya"])
def test_summoning_costs_2_gold_and_brings_the_hero_in_at_level_1(hero: str) -> None:
    board = Board({"command": [hero], "gold": 2})
    board.do(f"summon {hero}@p1/command.1")
    assert (board.gold[0], board.your("play"), board.your("command")) == (0, [hero], [])
    assert (board.level(f"{hero}.1"), board.numbers(f"{hero}.1")) == (1, (2, 3))


@rule("COD-4.1")
@pytest.mark.parametrize("hero", ["troq-bashar", "river-montoya"])
def test_one_gold_does_not_summon_a_hero(hero: str) -> None:
    board = Board({"command": [hero], "gold": 1})
    assert f"summon {hero}@p1/command.1" not in board.options
    assert board.refusals()[f"summon {hero}@p1/command.1"][0] == "COD-4.1"


@rule("COD-4.1")
def test_the_hero_of_the_opponent_can_not_be_summoned() -> None:
    board = Board({"gold": 10}, {"command": ["river-montoya"]})
    assert board.options == ["end"]


@rule("COD-4.2")
def test_a_level_costs_1_gold() -> None:
    board = Board({"play": ["troq-bashar"], "gold": 3})
    board.do("level troq-bashar.1")
    assert (board.level("troq-bashar.1"), board.gold[0]) == (2, 2)


@rule("COD-4.2")
def test_a_hero_may_gain_any_number_of_levels_in_a_turn() -> None:
    board = Board({"play": ["troq-bashar"], "gold": 7})
    board.do(*["level troq-bashar.1"] * 7)
    assert (board.level("troq-bashar.1"), board.gold[0]) == (8, 0)


@rule("COD-4.2")
def test_a_hero_may_level_in_the_turn_it_was_summoned() -> None:
    board = Board({"command": ["river-montoya"], "gold": 4})
    board.do(SUMMON_RIVER, "level river-montoya.1", "level river-montoya.1")
    assert (board.level("river-montoya.1"), board.gold[0]) == (3, 0)


@rule("COD-4.2")
def test_an_exhausted_hero_may_level() -> None:
    board = Board({"play": [{"card": "river-montoya", "exhausted": True}], "gold": 1})
    board.do("level river-montoya.1")
    assert board.level("river-montoya.1") == 2


@rule("COD-4.2")
def test_without_gold_no_level_is_gained() -> None:
    board = Board({"play": ["troq-bashar"]})
    assert "level troq-bashar.1" not in board.options
    assert board.refusals()["level troq-bashar.1"][0] == "COD-4.2"


@rule("COD-4.2")
@pytest.mark.parametrize(("hero", "top"), [("troq-bashar", 8), ("river-montoya", 5)])
def test_a_hero_at_its_maximum_does_not_level_any_more(hero: str, top: int) -> None:
    board = Board({"play": [{"card": hero, "level": top - 1}], "gold": 2})
    board.do(f"level {hero}.1")
    assert board.level(f"{hero}.1") == top
    assert f"level {hero}.1" not in board.options
    assert board.refusals()[f"level {hero}.1"][0] == "COD-4.2"


@rule("COD-4.2")
def test_a_hero_in_the_command_zone_can_not_level() -> None:
    board = Board({"command": ["troq-bashar"], "gold": 5})
    assert [option for option in board.options if option.startswith("level")] == []


@rule("COD-4.2")
def test_the_hero_of_the_opponent_is_not_levelled() -> None:
    board = Board({"gold": 5}, {"play": ["river-montoya"]})
    assert "level river-montoya.1" not in board.options


@rule("COD-4.3")
@pytest.mark.parametrize(
    ("hero", "level", "numbers"),
    [
        ("troq-bashar", 1, (2, 3)),
        ("troq-bashar", 4, (2, 3)),
        ("troq-bashar", 5, (3, 4)),
        ("troq-bashar", 7, (3, 4)),
        ("troq-bashar", 8, (4, 5)),
        ("river-montoya", 1, (2, 3)),
        ("river-montoya", 2, (2, 3)),
        ("river-montoya", 3, (2, 4)),
        ("river-montoya", 4, (2, 4)),
        ("river-montoya", 5, (3, 4)),
    ],
)
def test_a_hero_has_the_numbers_of_its_present_band(hero: str, level: int, numbers: tuple[int, int]) -> None:
    board = Board({"play": [{"card": hero, "level": level}]})
    assert board.numbers(f"{hero}.1") == numbers


@rule("COD-4.3")
def test_a_hero_keeps_the_ability_of_the_middle_band_at_its_maximum() -> None:
    board = Board({"play": [{"card": "troq-bashar", "level": 8}]})
    board.attack("troq-bashar.1", "base.2")
    assert board.bases == (20, 15)
    assert not board.is_exhausted("troq-bashar.1")


@rule("COD-4.3")
def test_river_can_still_sideline_at_her_maximum() -> None:
    board = Board(
        {"play": [{"card": "river-montoya", "level": 5}]},
        {"play": [{"card": "older-brother", "slot": "elite"}]},
    )
    board.use("river-montoya.1")
    assert board.mark("slot", "older-brother.1") == 0


@rule("COD-4.3")
@pytest.mark.parametrize(("level", "left"), [(4, 18), (5, 16)])
def test_an_ability_begins_with_its_band(level: int, left: int) -> None:
    board = Board({"play": [{"card": "troq-bashar", "level": level}]})
    board.attack("troq-bashar.1", "base.2")
    assert board.bases == (20, left)


@rule("COD-4.3")
def test_an_ability_of_a_higher_band_is_not_there_yet() -> None:
    board = Board(
        {"play": [{"card": "river-montoya", "level": 2}, {"card": "troq-bashar", "level": 7}]},
        {"play": [{"card": "older-brother", "slot": "elite"}]},
    )
    assert "use river-montoya.1 0" not in board.options
    board.attack("troq-bashar.1", "older-brother.1")
    assert board.is_exhausted("troq-bashar.1")


@rule("COD-4.4")
@pytest.mark.parametrize(
    ("hero", "level"), [("troq-bashar", 4), ("troq-bashar", 7), ("river-montoya", 2), ("river-montoya", 4)]
)
def test_reaching_a_new_band_removes_all_damage(hero: str, level: int) -> None:
    board = Board({"play": [{"card": hero, "level": level, "damage": 2}], "gold": 1})
    board.do(f"level {hero}.1")
    assert board.damage(f"{hero}.1") == 0


@rule("COD-4.4")
def test_reaching_a_new_band_removes_neither_runes_nor_the_damage_of_others() -> None:
    hero = {"card": "river-montoya", "level": 2, "damage": 1, "minus": 1}
    board = Board({"play": [hero, {"card": "older-brother", "damage": 1}], "gold": 1})
    board.do("level river-montoya.1")
    assert board.numbers("river-montoya.1") == (1, 3)
    assert (board.damage("river-montoya.1"), board.damage("older-brother.1")) == (0, 1)


@rule("COD-4.4")
def test_reaching_a_new_band_does_not_ready_the_hero() -> None:
    board = Board({"play": [{"card": "river-montoya", "level": 2, "exhausted": True}], "gold": 1})
    board.do("level river-montoya.1")
    assert board.is_exhausted("river-montoya.1")


@rule("COD-4.17")
def test_a_hero_at_level_1_with_2_damage_still_has_it_at_level_2() -> None:
    board = Board({"play": [{"card": "river-montoya", "damage": 2}], "gold": 1})
    board.do("level river-montoya.1")
    assert (board.level("river-montoya.1"), board.damage("river-montoya.1")) == (2, 2)
    assert board.numbers("river-montoya.1") == (2, 3)


@rule("COD-4.17")
@pytest.mark.parametrize(
    ("hero", "level"), [("troq-bashar", 3), ("troq-bashar", 5), ("troq-bashar", 6), ("river-montoya", 3)]
)
def test_levels_inside_a_band_change_neither_damage_nor_numbers(hero: str, level: int) -> None:
    board = Board({"play": [{"card": hero, "level": level, "damage": 2}], "gold": 1})
    before = board.numbers(f"{hero}.1")
    board.do(f"level {hero}.1")
    assert (board.level(f"{hero}.1"), board.damage(f"{hero}.1")) == (level + 1, 2)
    assert board.numbers(f"{hero}.1") == before


@rule("COD-4.11")
def test_what_targets_a_unit_can_not_target_a_hero() -> None:
    board = Board({"play": ["troq-bashar"], "hand": ["the-boot"], "gold": 3}, {"play": ["river-montoya"]})
    assert "play the-boot" not in board.options
    assert board.refusals()["play the-boot"][0] == "COD-8.3"


@rule("COD-4.11")
def test_an_arriving_stomper_spares_heroes() -> None:
    board = Board(
        {"play": ["troq-bashar"], "hand": ["hired-stomper"], "buildings": ["tech-2-building"], "gold": 4},
        {"play": ["river-montoya"]},
    )
    board.play("hired-stomper")
    assert (board.damage("troq-bashar.1"), board.damage("river-montoya.1")) == (0, 0)
    assert board.your("discard") == ["hired-stomper"]


@rule("COD-4.11")
def test_what_strengthens_units_leaves_heroes_as_they_are() -> None:
    board = Board({"play": ["grounded-guide", "river-montoya", "older-brother"]})
    assert board.numbers("older-brother.1") == (3, 2)
    assert board.numbers("river-montoya.1") == (2, 3)


@rule("COD-4.11")
def test_discord_does_not_weaken_a_hero() -> None:
    board = Board(
        {"play": ["river-montoya"], "hand": ["discord"], "gold": 2},
        {"play": ["troq-bashar", "older-brother"]},
    )
    board.play("discord")
    assert board.numbers("older-brother.1") == (0, 1)
    assert board.numbers("troq-bashar.1") == (2, 3)


@rule("COD-4.11")
def test_a_hero_is_no_dance_partner() -> None:
    board = Board({"play": ["river-montoya", "older-brother"], "hand": ["two-step"], "gold": 2})
    assert "play two-step" not in board.options


@rule("COD-4.11", "COD-9.33")
def test_obliterate_leaves_heroes_alone() -> None:
    board = Board({"play": ["trojan-duck"]}, {"play": ["river-montoya", "iron-man"]})
    board.attack("trojan-duck.1", "base.2", "pick base.2")
    assert board.their("play") == ["river-montoya"]


@rule("COD-4.11")
def test_river_makes_units_of_tech_0_cheaper_but_not_a_hero() -> None:
    board = Board(
        {
            "play": [{"card": "river-montoya", "level": 5}],
            "command": ["troq-bashar"],
            "buildings": ["heroes-hall"],
            "hand": ["older-brother"],
            "gold": 1,
        }
    )
    assert "play older-brother" in board.options
    assert SUMMON_TROQ not in board.options
