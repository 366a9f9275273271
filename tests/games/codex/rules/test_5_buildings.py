"""COD-5: tech buildings."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule

TECH = ["tech-1-building", "tech-2-building", "tech-3-building"]
UNITS = ["tenderfoot", "iron-man", "sneaky-pig", "trojan-duck"]
TEN = ["spark"] * 10


def plan(building: str) -> str:
    return f"build {building}@p1/plans.1"


# What tech buildings are for.


@rule("COD-5.1", "COD-5.12")
@pytest.mark.parametrize(
    ("buildings", "playable"),
    [([], UNITS[:1]), (TECH[:1], UNITS[:2]), (TECH[:2], UNITS[:3]), (TECH, UNITS)],
)
def test_each_tech_building_lets_units_of_its_level_be_played(
    buildings: list[str], playable: list[str]
) -> None:
    board = Board({"buildings": buildings, "hand": UNITS, "gold": 20})
    assert [option.split()[1] for option in board.options if option.startswith("play")] == playable


@rule("COD-5.1")
@pytest.mark.parametrize("unit", UNITS[1:])
def test_a_unit_without_its_tech_building_is_refused(unit: str) -> None:
    board = Board({"hand": [unit], "gold": 20})
    assert board.refusals()[f"play {unit}"][0] == "COD-5.1"


@rule("COD-5.1")
def test_the_tech_building_of_the_opponent_does_not_help() -> None:
    board = Board({"hand": ["iron-man"], "gold": 20}, {"buildings": TECH})
    assert "play iron-man" not in board.options


@rule("COD-5.6")
def test_a_higher_tech_building_works_without_the_lower_one_but_not_for_it() -> None:
    board = Board({"buildings": ["tech-2-building"], "hand": ["sneaky-pig", "iron-man"], "gold": 20})
    assert "play sneaky-pig" in board.options
    assert board.refusals()["play iron-man"][0] == "COD-5.1"


@rule("COD-5.6")
def test_losing_a_lower_tech_building_does_not_destroy_higher_ones() -> None:
    foe = {"buildings": [{"card": "tech-1-building", "damage": 3}, *TECH[1:]], "hand": UNITS}
    board = Board({"play": ["older-brother"]}, foe | {"gold": 16})
    board.attack("older-brother.1", "tech-1-building.1").end()
    assert board.their("buildings") == ["base", "tech-2-building", "tech-3-building"]
    playable = [option.split()[1] for option in board.options if option.startswith("play")]
    assert playable == ["tenderfoot", "sneaky-pig", "trojan-duck"]


@rule("COD-5.7")
@pytest.mark.parametrize(
    ("hero", "spell"),
    [("troq-bashar", "the-boot"), ("troq-bashar", "final-smash"), ("river-montoya", "discord")],
)
def test_spells_need_no_tech_buildings(hero: str, spell: str) -> None:
    you = {"play": [{"card": hero, "level": 8 if hero == "troq-bashar" else 5}], "hand": [spell], "gold": 9}
    assert f"play {spell}" in Board(you, {"play": ["tenderfoot"]}).options


# Building.


@rule("COD-5.2")
@pytest.mark.parametrize(
    ("building", "workers", "cost", "standing"),
    [(TECH[0], 6, 1, []), (TECH[1], 8, 4, TECH[:1]), (TECH[2], 10, 5, TECH[:2])],
)
def test_building_takes_workers_gold_and_the_lower_building(
    building: str, workers: int, cost: int, standing: list[str]
) -> None:
    you = {"first-workers": workers, "gold": cost, "plans": [building], "buildings": standing}
    board = Board(you).do(plan(building))
    assert (board.gold[0], board.your("buildings")) == (0, ["base", *standing, building])


@rule("COD-5.2")
@pytest.mark.parametrize(
    ("building", "workers", "standing"), [(TECH[0], 5, []), (TECH[1], 7, TECH[:1]), (TECH[2], 9, TECH[:2])]
)
def test_one_worker_too_few_is_refused(building: str, workers: int, standing: list[str]) -> None:
    board = Board({"first-workers": workers, "gold": 20, "plans": [building], "buildings": standing})
    assert plan(building) not in board.options
    assert board.refusals()[plan(building)][0] == "COD-5.2"


@rule("COD-5.2")
@pytest.mark.parametrize(
    ("building", "gold", "standing"), [(TECH[0], 0, []), (TECH[1], 3, TECH[:1]), (TECH[2], 4, TECH[:2])]
)
def test_one_gold_too_few_is_refused(building: str, gold: int, standing: list[str]) -> None:
    board = Board({"first-workers": 10, "gold": gold, "plans": [building], "buildings": standing})
    assert plan(building) not in board.options
    assert board.refusals()[plan(building)][0] == "COD-5.2"


@rule("COD-5.2")
@pytest.mark.parametrize(("building", "standing"), [(TECH[1], []), (TECH[2], []), (TECH[2], TECH[:1])])
def test_a_building_without_the_one_below_it_is_refused(building: str, standing: list[str]) -> None:
    board = Board({"first-workers": 10, "gold": 20, "plans": [building], "buildings": standing})
    assert plan(building) not in board.options
    assert board.refusals()[plan(building)][0] == "COD-5.2"


@rule("COD-5.2")
@pytest.mark.parametrize("building", TECH)
def test_each_tech_building_has_5_hit_points(building: str) -> None:
    assert Board({"buildings": [building]}).numbers(f"{building}.1") == (0, 5)


@rule("COD-5.2")
def test_a_building_that_stands_needs_no_workers_any_more() -> None:
    board = Board({"first-workers": 1, "buildings": TECH[:2], "hand": ["sneaky-pig", "iron-man"], "gold": 9})
    assert {"play sneaky-pig", "play iron-man"} <= set(board.options)


@rule("COD-5.3")
def test_a_building_gives_nothing_in_the_turn_it_is_started() -> None:
    you = {"first-workers": 6, "gold": 9, "plans": TECH[:1], "hand": ["iron-man"], "deck": TEN}
    board = Board(you).do(plan(TECH[0]))
    assert board.mark("unfinished", "tech-1-building.1") == 1
    assert board.refusals()["play iron-man"][0] == "COD-5.1"


@rule("COD-5.3")
def test_a_building_is_finished_at_the_end_of_the_turn() -> None:
    you = {"first-workers": 6, "gold": 9, "plans": TECH[:1], "deck": ["iron-man"] * 2}
    board = Board(you).do(plan(TECH[0])).end()
    assert board.mark("unfinished", "tech-1-building.1") == 0
    assert "play iron-man" in board.end().options


@rule("COD-5.3", "COD-5.2")
def test_the_next_building_is_not_started_before_the_lower_one_is_finished() -> None:
    board = Board({"first-workers": 10, "gold": 20, "plans": TECH}).do(plan(TECH[0]))
    assert [option for option in board.options if option.startswith("build")] == []
    assert board.refusals()[plan(TECH[1])][0] == "COD-5.2"
    assert plan(TECH[1]) in board.end().end().options


@rule("COD-5.3", "COD-11.8")
def test_a_building_under_construction_is_no_target() -> None:
    you = {
        "first-workers": 6,
        "gold": 9,
        "plans": TECH[:1],
        "play": ["troq-bashar"],
        "hand": ["wrecking-ball"],
    }
    board = Board(you).do(plan(TECH[0])).play("wrecking-ball")
    assert board.options == ["pick base.1", "pick base.2"]


@rule("COD-5.21")
def test_a_building_finished_at_the_end_of_a_turn_can_be_attacked_in_the_next() -> None:
    you = {"first-workers": 6, "gold": 9, "plans": [TECH[0], "surplus"]}
    board = Board(you, {"play": ["older-brother"]}).do(plan(TECH[0]), plan("surplus")).end()
    assert board.targets("older-brother.1") == ["base.1", "tech-1-building.1", "surplus.1"]
    assert board.attack("older-brother.1", "surplus.1").damage("surplus.1") == 2


# Losing and rebuilding.


@rule("COD-5.4")
@pytest.mark.parametrize(
    ("building", "damage"), [(TECH[0], 3), (TECH[1], 3), (TECH[2], 3), ("surplus", 2), ("heroes-hall", 2)]
)
def test_a_destroyed_building_deals_2_damage_to_the_base_of_its_owner(building: str, damage: int) -> None:
    board = Board({"play": ["older-brother"]}, {"buildings": [{"card": building, "damage": damage}]})
    board.attack("older-brother.1", f"{building}.1")
    assert (board.bases, board.their("buildings")) == ((20, 18), ["base"])


@rule("COD-5.4")
def test_a_damaged_building_that_stands_deals_no_damage_to_the_base() -> None:
    board = Board({"play": ["older-brother"]}, {"buildings": [{"card": TECH[0], "damage": 2}]})
    board.attack("older-brother.1", "tech-1-building.1")
    assert (board.bases, board.damage("tech-1-building.1")) == ((20, 20), 4)


@rule("COD-5.4", "COD-5.16")
def test_a_building_destroyed_by_its_own_player_deals_the_damage_too() -> None:
    you = {"play": ["troq-bashar"], "hand": ["wrecking-ball"], "buildings": [{"card": TECH[0], "damage": 3}]}
    board = Board(you).play("wrecking-ball", "pick tech-1-building.1")
    assert board.bases == (18, 20)


@rule("COD-5.5")
def test_a_destroyed_tech_building_may_be_rebuilt_for_nothing() -> None:
    foe = {"buildings": [{"card": TECH[0], "damage": 3}], "first-workers": 6, "hand": ["iron-man"]}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", "tech-1-building.1").end()
    board.do("build tech-1-building@p2/plans.1")
    assert (board.gold[1], board.mark("unfinished", "tech-1-building.1")) == (6, 1)
    assert "play iron-man" not in board.options


@rule("COD-5.5")
def test_a_rebuilt_tech_building_is_finished_at_the_end_of_the_turn_and_whole() -> None:
    you = {"plans": [{"card": TECH[0], "lost": True}], "first-workers": 6, "gold": 0}
    board = Board(you).do(plan(TECH[0])).end()
    assert (board.mark("unfinished", "tech-1-building.1"), board.damage("tech-1-building.1")) == (0, 0)


@rule("COD-5.5", "COD-5.2")
def test_a_tech_building_that_was_never_lost_is_not_free() -> None:
    you = {"plans": [{"card": TECH[0], "lost": True}, TECH[1]], "first-workers": 8, "buildings": TECH[:1]}
    assert board_builds(Board(you)) == [plan(TECH[0])]


def board_builds(board: Board) -> list[str]:
    return [option for option in board.options if option.startswith("build")]


@rule("COD-5.13")
def test_a_tech_building_is_finished_though_the_lower_one_is_destroyed_in_the_same_turn() -> None:
    you = {
        "play": ["troq-bashar"],
        "hand": ["wrecking-ball"],
        "buildings": [{"card": TECH[0], "damage": 3}],
        "plans": [TECH[1]],
        "first-workers": 8,
        "gold": 4,
    }
    board = Board(you).do(plan(TECH[1])).play("wrecking-ball", "pick tech-1-building.1").end()
    assert board.your("buildings") == ["base", "tech-2-building"]
    assert board.mark("unfinished", "tech-2-building.1") == 0


@rule("COD-5.14")
@pytest.mark.parametrize(("building", "workers"), [(TECH[0], 5), (TECH[1], 7), (TECH[2], 9)])
def test_rebuilding_needs_the_workers_again(building: str, workers: int) -> None:
    lower = TECH[: TECH.index(building)]
    you = {"plans": [{"card": building, "lost": True}], "first-workers": workers, "buildings": lower}
    board = Board(you)
    assert board_builds(board) == []
    assert board.refusals()[plan(building)][0] in ("COD-5.2", "COD-5.14")


@rule("COD-5.14")
def test_three_lost_tech_buildings_come_back_one_a_turn() -> None:
    lost = [{"card": building, "lost": True} for building in TECH]
    board = Board({"plans": lost, "first-workers": 10, "gold": 0})
    builds = [board_builds(board)]
    for building in TECH[:2]:
        board.do(plan(building))
        assert board_builds(board) == []
        builds.append(board_builds(board.end().end()))
    assert builds == [[plan(building)] for building in TECH]


@rule("COD-5.15")
def test_several_buildings_may_be_started_in_one_turn() -> None:
    you = {
        "plans": [{"card": TECH[0], "lost": True}, TECH[2], "tower"],
        "buildings": [TECH[1]],
        "first-workers": 10,
        "gold": 8,
    }
    board = Board(you).do(plan(TECH[0]), plan(TECH[2]), plan("tower"))
    assert (board.gold[0], board.your("plans")) == (0, [])
    assert sorted(board.your("buildings")) == ["base", *TECH, "tower"]


@rule("COD-5.15")
def test_each_building_needs_its_own_conditions_at_the_moment_it_is_started() -> None:
    you = {"plans": [TECH[2], "tower"], "buildings": TECH[:2], "first-workers": 10, "gold": 7}
    board = Board(you).do(plan("tower"))
    assert board.refusals()[plan(TECH[2])][0] == "COD-5.2"


@rule("COD-5.16")
def test_the_damage_comes_once_for_each_building_lost() -> None:
    foe = {"buildings": [{"card": "surplus", "damage": 1}, TECH[0]]}
    board = Board({"play": ["trojan-duck"]}, foe)
    board.attack("trojan-duck.1", "tech-1-building.1", "pick surplus.1")
    assert (board.bases, board.their("buildings")) == ((20, 16), ["base"])


@rule("COD-5.16")
def test_the_damage_comes_at_once() -> None:
    foe = {"buildings": [{"card": "surplus", "damage": 1}, TECH[0]]}
    board = Board({"play": ["trojan-duck"]}, foe)
    board.attack("trojan-duck.1", "tech-1-building.1", "pick surplus.1")
    lost = [event.kind for event in board.log if event.kind in ("destroyed", "rubble")]
    assert lost == ["destroyed", "rubble"] * 2


@rule("COD-5.16")
@pytest.mark.parametrize(("base", "prompt"), [(2, "over"), (3, "main")])
def test_the_damage_can_end_the_game(base: int, prompt: str) -> None:
    foe = {"buildings": [{"card": TECH[0], "damage": 3}], "base": base}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", "tech-1-building.1")
    assert (board.prompt, board.bases[1]) == (prompt, base - 2)


@rule("COD-5.16")
def test_the_damage_for_a_lost_building_comes_after_combat_damage_and_its_death() -> None:
    board = Board({"play": ["older-brother"]}, {"buildings": [{"card": TECH[0], "damage": 3}]})
    board.attack("older-brother.1", "tech-1-building.1")
    told = [kind for kind in board.kinds() if kind in ("damaged", "destroyed", "rubble")]
    assert told == ["damaged", "destroyed", "rubble", "damaged"]


@rule("COD-5.12")
def test_base_tech_buildings_and_add_ons_are_all_buildings() -> None:
    foe = {"buildings": [TECH[0], "tower"], "play": ["tenderfoot"]}
    board = Board({"play": ["troq-bashar"], "hand": ["wrecking-ball"]}, foe)
    assert board.targets("troq-bashar.1") == ["tenderfoot.1", "base.2", "tech-1-building.1", "tower.1"]
    board.play("wrecking-ball")
    assert board.options == ["pick base.1", "pick base.2", "pick tech-1-building.1", "pick tower.1"]


@rule("COD-5.12")
def test_the_base_counts_as_a_tech_building_from_the_start() -> None:
    board = Board({"hand": ["tenderfoot"], "gold": 1, "plans": TECH[:1], "first-workers": 6})
    assert {"play tenderfoot", plan(TECH[0])} <= set(board.options)
