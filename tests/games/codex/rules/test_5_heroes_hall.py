"""Nothing counts on one hero or on two kinds of add-ons: two heroes on one side, and an add-on from outside
the starter set that makes room for them."""

import pytest
from tests.support.codex import Board, Player
from tests.support.rules import rule

HALL: Player = {"buildings": ["heroes-hall"]}
BOTH = ["troq-bashar", "river-montoya"]
TROQ, RIVER = (f"summon {hero}@p1/command.1" for hero in BOTH)


# How many heroes can be in play.


@rule("COD-4.1")
def test_without_the_hall_only_one_of_two_heroes_is_summoned() -> None:
    board = Board({"command": BOTH, "gold": 9})
    assert {TROQ, RIVER} <= set(board.options)
    board.do(TROQ)
    assert RIVER not in board.options
    assert board.refusals()[RIVER][0] == "COD-4.1"


@rule("COD-4.1", "COD-5.8")
def test_with_the_hall_both_heroes_are_summoned() -> None:
    board = Board({"command": BOTH, "gold": 4} | HALL).do(RIVER, TROQ)
    assert (board.your("play"), board.gold[0]) == (BOTH[::-1], 0)
    assert (board.level("troq-bashar.1"), board.level("river-montoya.1")) == (1, 1)


@rule("COD-4.1")
def test_the_hall_makes_room_for_one_more_hero_and_not_for_two() -> None:
    board = Board({"command": [*BOTH, "troq-bashar"], "gold": 9} | HALL).do(RIVER, TROQ)
    assert [option for option in board.options if option.startswith("summon")] == []
    assert board.refusals()[TROQ][0] == "COD-4.1"


@rule("COD-5.3", "COD-4.1")
def test_a_hall_under_construction_makes_no_room() -> None:
    board = Board({"command": BOTH, "plans": ["heroes-hall"], "gold": 9})
    board.do("build heroes-hall@p1/plans.1", TROQ)
    assert board.refusals()[RIVER][0] == "COD-4.1"
    assert RIVER in board.end().end().options


@rule("COD-4.1")
def test_the_hall_of_the_opponent_makes_no_room() -> None:
    board = Board({"command": BOTH, "gold": 9}, HALL).do(TROQ)
    assert RIVER not in board.options


@rule("COD-5.8", "COD-4.1")
def test_a_hall_that_made_room_for_a_tower_makes_no_more_for_heroes() -> None:
    board = Board({"command": BOTH, "plans": ["tower"], "gold": 9} | HALL)
    board.do("build tower@p1/plans.1", TROQ)
    assert (board.bases[0], RIVER in board.options) == (18, False)


@rule("COD-5.4")
def test_two_heroes_stay_in_play_when_the_hall_is_destroyed() -> None:
    foe: Player = {"play": BOTH, "buildings": [{"card": "heroes-hall", "damage": 2}]}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", "heroes-hall.1")
    assert (board.their("play"), board.bases[1]) == (BOTH, 18)


@rule("COD-4.14", "COD-4.1")
def test_a_dead_hero_waits_and_the_other_one_does_not() -> None:
    you = {"play": [{"card": "troq-bashar", "damage": 2}], "command": ["river-montoya"], "gold": 9}
    board = Board(you, {"play": ["older-brother"]}).attack("troq-bashar.1", "older-brother.1")
    assert board.your("command") == BOTH[::-1]
    assert board.refusals()[TROQ][0] == "COD-4.14"
    assert board.do(RIVER).your("play") == ["river-montoya"]


# Two heroes side by side.


@rule("COD-4.2", "COD-4.3")
def test_each_hero_has_levels_of_its_own() -> None:
    board = Board({"play": BOTH, "gold": 6})
    board.do(*["level river-montoya.1"] * 4, *["level troq-bashar.1"] * 2)
    assert (board.level("troq-bashar.1"), board.level("river-montoya.1")) == (3, 5)
    assert (board.numbers("troq-bashar.1"), board.numbers("river-montoya.1")) == ((2, 3), (3, 4))
    assert board.gold[0] == 0


@rule("COD-4.2")
def test_one_hero_at_maximum_does_not_keep_the_other_from_levelling() -> None:
    board = Board({"play": [{"card": "river-montoya", "level": 5}, "troq-bashar"], "gold": 2})
    assert "level troq-bashar.1" in board.options
    assert board.refusals()["level river-montoya.1"][0] == "COD-4.2"


@rule("COD-6.10", "COD-7.1")
def test_both_heroes_attack_and_both_patrol() -> None:
    board = Board({"play": [{"card": "troq-bashar", "level": 8}, "river-montoya"]})
    board.attack("troq-bashar.1", "base.2")
    assert board.targets("river-montoya.1") == ["base.2"]
    board.end("patrol river-montoya.1 squad-leader", "patrol troq-bashar.1 elite")
    assert (board.mark("slot", "river-montoya.1"), board.mark("slot", "troq-bashar.1")) == (1, 2)


# Levels for a dead hero.


DYING: Player = {"play": [{"card": "river-montoya", "damage": 2}]}


@rule("COD-4.10")
def test_with_two_heroes_the_active_player_chooses_who_gains_the_levels() -> None:
    board = Board({"play": [*BOTH, "older-brother"]}, DYING).attack("older-brother.1", "river-montoya.2")
    assert (board.prompt, board.asked) == ("hero", 0)
    assert board.options == ["pick troq-bashar.1", "pick river-montoya.1"]
    board.do("pick river-montoya.1")
    assert (board.level("river-montoya.1"), board.level("troq-bashar.1")) == (3, 1)


@rule("COD-4.10")
def test_the_active_player_chooses_for_the_heroes_of_the_opponent_too() -> None:
    board = Board({"play": [{"card": "troq-bashar", "damage": 2}]}, {"play": [*BOTH, "older-brother"]})
    board.attack("troq-bashar.1", "older-brother.1")
    assert (board.prompt, board.asked) == ("hero", 0)
    board.do("pick troq-bashar.1")
    assert (board.level("river-montoya.1"), board.level("troq-bashar.1")) == (1, 3)


@rule("COD-4.10")
def test_a_hero_at_maximum_is_not_among_the_candidates() -> None:
    you = {"play": [{"card": "river-montoya", "level": 5}, "troq-bashar", "older-brother"]}
    board = Board(you, DYING).attack("older-brother.1", "river-montoya.2")
    assert (board.prompt, board.level("troq-bashar.1")) == ("main", 3)


@rule("COD-4.10", "COD-4.12")
def test_with_both_heroes_at_maximum_the_levels_are_lost() -> None:
    heroes = [{"card": "river-montoya", "level": 5}, {"card": "troq-bashar", "level": 8}]
    board = Board({"play": [*heroes, "older-brother"]}, DYING).attack("older-brother.1", "river-montoya.2")
    assert (board.level("river-montoya.1"), board.level("troq-bashar.1")) == (5, 8)
    assert board.is_your_move


@rule("COD-4.12")
def test_levels_beyond_the_maximum_do_not_go_on_to_the_other_hero() -> None:
    heroes = [{"card": "river-montoya", "level": 4}, "troq-bashar"]
    board = Board({"play": [*heroes, "older-brother"]}, DYING).attack("older-brother.1", "river-montoya.2")
    board.do("pick river-montoya.1")
    assert (board.level("river-montoya.1"), board.level("troq-bashar.1")) == (5, 1)


@rule("COD-4.10")
def test_the_dead_heros_own_side_gains_no_levels() -> None:
    foe = {"play": [{"card": "river-montoya", "damage": 2}, "troq-bashar"]}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", "river-montoya.1")
    assert (board.is_your_move, board.level("troq-bashar.1")) == (True, 1)


@rule("COD-4.10")
def test_each_dead_hero_brings_levels_of_its_own() -> None:
    foe = {"play": [{"card": "river-montoya", "damage": 2}, {"card": "troq-bashar", "damage": 2}]}
    you = {"play": ["troq-bashar", "iron-man", "older-brother"]}
    board = Board(you, foe).attack("iron-man.1", "river-montoya.1").attack("older-brother.1", "troq-bashar.2")
    assert board.level("troq-bashar.1") == 5


# Casting.


@rule("COD-4.5")
@pytest.mark.parametrize("hero", BOTH)
def test_a_starter_spell_is_cast_with_either_hero(hero: str) -> None:
    board = Board({"play": [hero, "iron-man"], "hand": ["bloom"], "gold": 2})
    assert board.play("bloom", "pick iron-man.1").mark("plus", "iron-man.1") == 1


@rule("COD-4.5")
def test_with_two_heroes_in_play_it_is_not_asked_who_casts_a_starter_spell() -> None:
    board = Board({"play": [*BOTH, "iron-man"], "hand": ["bloom"], "gold": 2})
    board.play("bloom", "pick iron-man.1")
    assert (board.mark("plus", "iron-man.1"), board.your("discard")) == (1, ["bloom"])


@rule("COD-4.5")
def test_with_two_heroes_spells_of_both_specialisations_are_cast() -> None:
    board = Board({"play": BOTH, "hand": ["wrecking-ball", "harmony"], "gold": 2})
    board.play("harmony").play("wrecking-ball", "pick base.2")
    assert (board.your("play"), board.bases[1]) == ([*BOTH, "harmony"], 18)


@rule("COD-4.5")
@pytest.mark.parametrize(("hero", "spell"), [("troq-bashar", "harmony"), ("river-montoya", "wrecking-ball")])
def test_a_hero_does_not_cast_spells_of_the_other_specialisation(hero: str, spell: str) -> None:
    board = Board({"play": [hero], "hand": [spell], "gold": 9})
    assert f"play {spell}" not in board.options
    assert board.refusals()[f"play {spell}"][0] == "COD-4.5"


@rule("COD-4.6")
def test_an_ultimate_spell_looks_at_the_level_of_the_hero_that_casts_it() -> None:
    you = {
        "play": [{"card": "troq-bashar", "level": 8}, {"card": "river-montoya", "level": 4}],
        "hand": ["final-smash", "appel-stomp"],
        "gold": 9,
    }
    board = Board(you, {"play": [{"card": "tenderfoot", "slot": "elite"}]})
    assert "play final-smash" in board.options
    assert board.refusals()["play appel-stomp"][0] == "COD-4.6"


@rule("COD-4.5")
def test_an_ultimate_spell_is_refused_to_the_hero_of_the_other_specialisation_even_at_maximum() -> None:
    you = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["appel-stomp"], "gold": 9}
    board = Board(you, {"play": [{"card": "tenderfoot", "slot": "elite"}]})
    assert "play appel-stomp" not in board.options
    assert board.refusals()["play appel-stomp"][0] == "COD-4.5"


@rule("COD-4.8")
@pytest.mark.parametrize(
    ("dying", "left"), [("troq-bashar", ["river-montoya", "harmony"]), ("river-montoya", ["troq-bashar"])]
)
def test_a_channelled_spell_goes_with_the_hero_that_cast_it_and_not_with_the_other(
    dying: str, left: list[str]
) -> None:
    heroes = [{"card": hero, "damage": 2 if hero == dying else 0} for hero in BOTH]
    board = Board({"play": heroes, "hand": ["harmony"], "gold": 2}, {"play": ["older-brother"]})
    board.play("harmony").attack(f"{dying}.1", "older-brother.1")
    assert board.your("play") == left
