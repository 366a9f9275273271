"""Base, tech buildings, Surplus and Tower, a scenario for each sentence."""

import pytest
from tests.support.codex import GAME, Board
from tests.support.rules import rule

# Base.


@rule("COD-1.1")
def test_a_base_at_zero_ends_the_game_for_its_player() -> None:
    board = Board({"play": ["older-brother"]}, {"base": 2})
    board.attack("older-brother.1", "base.2")
    assert board.state.outcome is not None
    assert tuple(board.state.outcome.winners) == (0,)


@rule("COD-1.1")
def test_a_base_with_one_hit_point_left_stands() -> None:
    board = Board({"play": ["older-brother"]}, {"base": 3})
    board.attack("older-brother.1", "base.2")
    assert (board.state.outcome, board.bases) == (None, (20, 1))


@rule("COD-6.8")
def test_a_base_deals_nothing_back() -> None:
    board = Board({"play": ["timely-messenger"]})
    board.attack("timely-messenger.1", "base.2")
    assert board.damage("timely-messenger.1") == 0


# Tech buildings.


@pytest.mark.parametrize(
    ("building", "lower", "card"),
    [
        ("tech-1-building", [], "iron-man"),
        ("tech-2-building", ["tech-1-building"], "eggship"),
        ("tech-3-building", ["tech-1-building", "tech-2-building"], "trojan-duck"),
    ],
)
@rule("COD-5.3", "COD-12.16")
def test_a_tech_building_works_from_the_turn_after_it_was_started(
    building: str, lower: list[str], card: str
) -> None:
    you = {"plans": [building], "buildings": lower, "first-workers": 10, "gold": 20, "deck": [card]}
    board = Board(you | {"hand": [card]})
    board.do(f"build {building}@p1/plans.1")
    assert f"play {card}" not in board.options
    board.end().end()
    assert f"play {card}" in board.options


@pytest.mark.parametrize(("building", "lower"), [("tech-2-building", 1), ("tech-3-building", 2)])
@rule("COD-5.2")
def test_a_tech_building_needs_the_one_below_finished(building: str, lower: int) -> None:
    below = {"card": f"tech-{lower}-building", "unfinished": True}
    board = Board({"plans": [building], "buildings": [below], "first-workers": 10, "gold": 20})
    assert board.refusals()[f"build {building}@p1/plans.1"][0] == "COD-5.2"


@pytest.mark.parametrize("building", ["tech-1-building", "tech-2-building", "tech-3-building"])
@rule("COD-5.4", "COD-5.16")
def test_a_destroyed_tech_building_costs_its_base_two_damage(building: str) -> None:
    board = Board({"play": ["regularsized-rhinoceros"]}, {"buildings": [building]})
    board.attack("regularsized-rhinoceros.1", f"{building}.1")
    assert (board.bases, board.their("plans")) == ((20, 18), [building])


def test_a_tech_building_with_one_hit_point_left_stands() -> None:
    board = Board({"play": ["eggship"]}, {"buildings": ["tech-1-building"]})
    board.attack("eggship.1", "tech-1-building.1")
    assert (board.bases, board.damage("tech-1-building.1")) == ((20, 20), 4)


@rule("COD-5.5", "COD-5.3")
def test_a_lost_tech_building_is_started_again_for_nothing_and_takes_the_turn_again() -> None:
    you = {"plans": [{"card": "tech-1-building", "lost": True}], "first-workers": 6, "gold": 3}
    board = Board(you | {"hand": ["iron-man"]})
    board.do("build tech-1-building@p1/plans.1")
    assert (board.gold[0], "play iron-man" in board.options) == (3, False)


@rule("COD-5.5", "COD-5.14")
def test_a_tech_building_destroyed_in_play_is_rebuilt_for_nothing() -> None:
    foe = {"buildings": [{"card": "tech-1-building", "damage": 3}], "first-workers": 6}
    board = Board({"play": ["older-brother"]}, foe)
    board.attack("older-brother.1", "tech-1-building.1").end()
    board.do("build tech-1-building@p2/plans.1")
    assert board.gold[1] == 6


@rule("COD-5.14")
def test_rebuilding_needs_the_workers_again() -> None:
    you = {"plans": [{"card": "tech-1-building", "lost": True}], "first-workers": 5, "gold": 3}
    assert Board(you).refusals()["build tech-1-building@p1/plans.1"][0] == "COD-5.2"


@rule("COD-5.6", "COD-11.54")
def test_losing_tech_1_does_not_switch_off_tech_2() -> None:
    """F-REBUILD."""
    board = Board({"buildings": ["tech-2-building"], "hand": ["eggship", "iron-man"], "gold": 20})
    assert ("play eggship" in board.options, "play iron-man" in board.options) == (True, False)


@rule("COD-5.14", "COD-11.54")
def test_three_lost_tech_buildings_come_back_one_a_turn() -> None:
    """F-REBUILD."""
    plans = [{"card": f"tech-{level}-building", "lost": True} for level in (1, 2, 3)]
    board = Board({"plans": plans, "first-workers": 10})
    board.do("build tech-1-building@p1/plans.1")
    assert not [option for option in board.options if option.startswith("build")]
    board.end().end()
    assert [option for option in board.options if option.startswith("build")] == [
        "build tech-2-building@p1/plans.1"
    ]


# Surplus.


@rule("COD-5.9", "COD-2.21")
def test_surplus_draws_a_card_in_upkeep() -> None:
    board = Board({"buildings": ["surplus"], "deck": ["spark", "bloom"]}, phase="ready")
    assert (board.your("hand"), board.your("deck"), board.gold[0]) == (["spark"], ["bloom"], 4)


@rule("COD-5.9")
def test_surplus_draws_nothing_in_the_opponents_upkeep() -> None:
    board = Board(
        {"buildings": ["surplus"], "deck": ["spark"]}, {"deck": ["bloom"]}, active="p2", phase="ready"
    )
    assert (board.your("hand"), board.their("hand")) == ([], [])


@rule("COD-5.3", "COD-5.9")
def test_surplus_started_this_turn_draws_from_the_next_upkeep_on() -> None:
    board = Board({"plans": ["surplus"], "gold": 5, "deck": ["spark"] * 9})
    board.do("build surplus@p1/plans.1").end()
    assert len(board.your("hand")) == 2
    board.end()
    assert len(board.your("hand")) == 3


@rule("COD-2.12", "COD-5.9")
def test_surplus_may_take_a_hand_above_five_cards() -> None:
    board = Board({"buildings": ["surplus"], "deck": ["spark"], "hand": ["bloom"] * 5}, phase="ready")
    assert len(board.your("hand")) == 6


@rule("COD-5.4", "COD-5.9", "COD-11.53")
def test_a_lost_surplus_is_paid_for_again_in_full() -> None:
    """F-ADDON."""
    you = {"plans": [{"card": "surplus", "lost": True}], "gold": 5}
    board = Board(you)
    board.do("build surplus@p1/plans.1")
    assert board.gold[0] == 0


@rule("COD-5.8")
def test_surplus_is_sacrificed_for_a_tower_and_that_costs_two_damage() -> None:
    board = Board({"buildings": ["surplus"], "plans": ["tower"], "gold": 3})
    board.do("build tower@p1/plans.1")
    assert (board.bases, board.your("buildings"), board.your("plans")) == (
        (18, 20),
        ["base", "tower"],
        ["surplus"],
    )


# Tower.


@rule("COD-5.11", "COD-5.19")
def test_tower_deals_one_damage_to_an_attacker_of_anything() -> None:
    board = Board({"play": ["iron-man", "iron-man"]}, {"play": ["troq-bashar"], "buildings": ["tower"]})
    board.attack("iron-man.1", "base.2").attack("iron-man.2", "troq-bashar.1")
    assert (board.damage("iron-man.1"), board.damage("iron-man.2")) == (1, 3)


@rule("COD-5.11")
def test_tower_hits_flyers_too() -> None:
    board = Board({"play": ["eggship"]}, {"buildings": ["tower"]})
    board.attack("eggship.1", "base.2")
    assert board.damage("eggship.1") == 1


@rule("COD-5.19", "COD-11.19")
def test_tower_still_hits_when_the_attack_destroys_it() -> None:
    """G-TOWER."""
    board = Board({"play": ["regularsized-rhinoceros"]}, {"buildings": ["tower"]})
    board.attack("regularsized-rhinoceros.1", "tower.1")
    assert (board.their("buildings"), board.damage("regularsized-rhinoceros.1")) == (["base"], 1)


@rule("COD-5.3")
def test_tower_under_construction_hits_nobody() -> None:
    foe = {"buildings": [{"card": "tower", "unfinished": True}]}
    board = Board({"play": ["iron-man"]}, foe)
    board.attack("iron-man.1", "base.2")
    assert board.damage("iron-man.1") == 0


@rule("COD-5.11")
def test_a_tower_of_the_attackers_side_hits_nobody() -> None:
    board = Board({"play": ["iron-man"], "buildings": ["tower"]})
    board.attack("iron-man.1", "base.2")
    assert board.damage("iron-man.1") == 0


@rule("COD-5.10", "COD-5.18", "COD-11.19")
def test_tower_detects_the_first_hidden_attacker_of_a_turn_and_no_other() -> None:
    """G-TOWER."""
    foe = {"play": [{"card": "maestro", "slot": "squad-leader"}], "buildings": ["tower"]}
    strong = {"card": "backstabber", "plus": 2}
    board = Board({"play": [strong, strong]}, foe)
    board.attack("backstabber.1", "maestro.1")
    assert board.targets("backstabber.2") == ["maestro.1", "base.2", "tower.1"]
    board.attack("backstabber.2", "base.2")
    assert [board.damage(f"backstabber.{place}") for place in (1, 2)] == [4, 0]


@rule("COD-5.10", "COD-5.18")
def test_tower_in_its_players_turn_detects_one_invisible_card_to_attack_and_target() -> None:
    you = {"play": ["iron-man", "troq-bashar"], "hand": ["wither"], "gold": 2, "buildings": ["tower"]}
    board = Board(you, {"play": ["backstabber", "backstabber"]})
    board.do("detect backstabber.1")
    assert board.targets("iron-man.1") == ["backstabber.1", "base.2"]
    assert not [option for option in board.options if option.startswith("detect")]
    board.play("wither")
    assert board.options == [
        "pick iron-man.1",
        "pick troq-bashar.1",
        "pick backstabber.1",
    ]


@rule("COD-5.10")
def test_without_a_tower_nothing_is_detected() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["backstabber"]})
    assert not [option for option in board.options if option.startswith("detect")]


# Heroes' Hall, which is not in the starter set.


@pytest.mark.parametrize("sides", ["bashing", "finesse"])
@rule("COD-1.2")
def test_no_side_has_a_heroes_hall(sides: str) -> None:
    state = GAME.new(seed=1, sides=sides)
    assert "heroes-hall" not in {GAME.table.face_names[face] for face in state.face}


def test_heroes_hall_makes_room_for_one_hero_more_and_no_second_one() -> None:
    you = {"play": ["river-montoya"], "command": ["troq-bashar", "troq-bashar"], "gold": 4}
    board = Board(you | {"buildings": ["heroes-hall"]})
    board.do("summon troq-bashar@p1/command.1")
    assert not [option for option in board.options if option.startswith("summon")]


def test_without_a_heroes_hall_there_is_room_for_one_hero() -> None:
    board = Board({"play": ["river-montoya"], "command": ["troq-bashar"], "gold": 4})
    assert "summon troq-bashar@p1/command.1" in board.refusals()
