"""Bashing: Wrecking Ball, The Boot, Intimidate, a scenario for each sentence."""

import pytest
from tests.support.codex import Board, Player
from tests.support.rules import rule


def caster(card: str, gold: int = 0) -> Player:
    return {"play": ["troq-bashar"], "hand": [card], "gold": gold}


# Wrecking Ball.


@rule("COD-4.7")
def test_wrecking_ball_deals_two_damage_to_a_building_for_nothing() -> None:
    board = Board(caster("wrecking-ball"))
    board.play("wrecking-ball", "pick base.2")
    assert (board.bases, board.your("discard")) == ((20, 18), ["wrecking-ball"])


@rule("COD-5.12", "COD-11.53")
def test_wrecking_ball_takes_base_tech_buildings_and_add_ons_of_both_sides() -> None:
    """F-ADDON."""
    board = Board(
        caster("wrecking-ball") | {"buildings": ["surplus"]},
        {"buildings": ["tech-1-building", "tower"], "play": ["iron-man"]},
    )
    board.play("wrecking-ball")
    assert board.options == [
        "pick base.1",
        "pick surplus.1",
        "pick base.2",
        "pick tech-1-building.1",
        "pick tower.1",
    ]


@rule("COD-5.4", "COD-5.16")
def test_wrecking_ball_that_destroys_a_building_damages_its_base_too() -> None:
    board = Board(caster("wrecking-ball"), {"buildings": [{"card": "tower", "damage": 2}]})
    board.play("wrecking-ball", "pick tower.1")
    assert (board.their("buildings"), board.bases) == (["base"], (20, 18))


def test_wrecking_ball_leaves_a_building_with_three_hit_points_standing() -> None:
    board = Board(caster("wrecking-ball"), {"buildings": [{"card": "tower", "damage": 1}]})
    board.play("wrecking-ball", "pick tower.1")
    assert (board.damage("tower.1"), board.bases) == (3, (20, 20))


@rule("COD-11.8")
def test_wrecking_ball_can_not_hit_a_building_under_construction() -> None:
    unfinished = {"card": "tower", "unfinished": True}
    board = Board(caster("wrecking-ball"), {"buildings": [unfinished]})
    board.play("wrecking-ball")
    assert board.options == ["pick base.1", "pick base.2"]


@rule("COD-1.1")
def test_wrecking_ball_ends_the_game_at_a_base_with_two_hit_points() -> None:
    board = Board(caster("wrecking-ball"), {"base": 2})
    board.play("wrecking-ball", "pick base.2")
    assert board.state.outcome is not None
    assert tuple(board.state.outcome.winners) == (0,)


@rule("COD-1.1", "COD-5.16")
def test_the_fall_of_a_building_that_wrecking_ball_hits_can_end_the_game() -> None:
    board = Board(caster("wrecking-ball"), {"base": 2, "buildings": [{"card": "tower", "damage": 3}]})
    board.play("wrecking-ball", "pick tower.1")
    assert board.state.outcome is not None


# The Boot.


@rule("COD-4.7", "COD-8.2")
@pytest.mark.parametrize("unit", ["granfalloon-flagbearer", "iron-man", "dancer"])
def test_the_boot_destroys_a_unit_of_tech_0_or_1(unit: str) -> None:
    board = Board(caster("the-boot", 3), {"play": [unit]})
    board.play("the-boot")
    assert (board.their("play"), board.your("discard"), board.gold[0]) == ([], ["the-boot"], 0)


@rule("COD-8.3", "COD-11.52")
def test_the_boot_is_refused_with_only_heroes_and_tech_2_units_in_play() -> None:
    """F-HERO0."""
    board = Board(caster("the-boot", 3), {"play": ["river-montoya", "leaping-lizard", "blademaster"]})
    assert board.refusals()["play the-boot"][0] == "COD-8.3"


def test_the_boot_takes_units_of_both_sides() -> None:
    you = caster("the-boot", 3) | {"play": ["troq-bashar", "older-brother", "eggship"]}
    board = Board(you, {"play": ["iron-man", "tenderfoot", "river-montoya"]})
    board.play("the-boot")
    assert board.options == ["pick older-brother.1", "pick iron-man.1", "pick tenderfoot.1"]


@rule("COD-7.5", "COD-11.36")
def test_what_the_boot_destroys_as_scavenger_pays() -> None:
    """K4."""
    board = Board(caster("the-boot", 3), {"play": [{"card": "iron-man", "slot": "scavenger"}]})
    board.play("the-boot")
    assert (board.gold, board.their("discard")) == ((0, 1), ["iron-man"])


@rule("COD-7.6", "COD-11.36")
def test_what_the_boot_destroys_as_technician_brings_a_card() -> None:
    """K4."""
    foe = {"play": [{"card": "iron-man", "slot": "technician"}], "deck": ["tenderfoot"]}
    board = Board(caster("the-boot", 3), foe)
    board.play("the-boot")
    assert (board.their("hand"), board.their("deck")) == (["tenderfoot"], [])


def test_armour_does_not_save_a_squad_leader_from_the_boot() -> None:
    board = Board(caster("the-boot", 3), {"play": [{"card": "iron-man", "slot": "squad-leader"}]})
    board.play("the-boot")
    assert board.their("discard") == ["iron-man"]


@rule("COD-8.6", "COD-9.23")
def test_the_boot_pays_resist_on_top_of_its_cost() -> None:
    board = Board(caster("the-boot", 4), {"play": ["brick-thief"]})
    board.play("the-boot")
    assert (board.gold[0], board.their("discard")) == (0, ["brick-thief"])


@rule("COD-8.6")
def test_the_boot_is_refused_when_resist_can_not_be_paid() -> None:
    board = Board(caster("the-boot", 3), {"play": ["brick-thief"]})
    assert board.refusals()["play the-boot"] == ("COD-8.6", "codex-resist")


@rule("COD-8.4", "COD-8.9")
def test_a_token_that_the_boot_destroys_goes_to_no_discard_pile_but_its_slot_pays() -> None:
    board = Board(caster("the-boot", 3), {"play": [{"card": "dancer", "slot": "scavenger"}]})
    board.play("the-boot")
    assert (board.their("play"), board.their("discard"), board.gold[1]) == ([], [], 1)


# Intimidate.


@rule("COD-4.7")
def test_intimidate_takes_four_attack_from_a_unit_and_no_hit_points() -> None:
    board = Board(caster("intimidate", 1), {"play": ["regularsized-rhinoceros"]})
    board.play("intimidate", "pick regularsized-rhinoceros.1")
    assert board.numbers("regularsized-rhinoceros.1") == (1, 6)


def test_intimidate_takes_units_and_heroes_of_both_sides() -> None:
    you = caster("intimidate", 1) | {"play": ["troq-bashar", "tenderfoot"]}
    board = Board(you, {"play": ["iron-man", "river-montoya"], "buildings": ["tower"]})
    board.play("intimidate")
    assert board.options == [
        "pick troq-bashar.1",
        "pick tenderfoot.1",
        "pick iron-man.1",
        "pick river-montoya.1",
    ]


@rule("COD-11.37")
def test_an_intimidated_defender_deals_no_damage_and_heals_nothing() -> None:
    """K5: the attack is never below 0."""
    you = caster("intimidate", 1) | {"play": ["troq-bashar", {"card": "older-brother", "damage": 1}]}
    board = Board(you, {"play": ["iron-man"]})
    board.play("intimidate", "pick iron-man.1")
    assert board.numbers("iron-man.1") == (0, 4)
    board.attack("older-brother.1", "iron-man.1")
    assert (board.damage("older-brother.1"), board.damage("iron-man.1")) == (1, 2)


def test_intimidate_leaves_other_cards_alone() -> None:
    board = Board(caster("intimidate", 1), {"play": ["iron-man", "iron-man"]})
    board.play("intimidate", "pick iron-man.1")
    assert board.numbers("iron-man.2") == (3, 4)


@rule("COD-2.20")
def test_intimidate_is_over_when_the_turn_ends() -> None:
    board = Board(caster("intimidate", 1), {"play": ["iron-man"]})
    board.play("intimidate", "pick iron-man.1").end()
    assert board.numbers("iron-man.1") == (3, 4)


def test_an_intimidated_hero_has_less_attack_too() -> None:
    board = Board(caster("intimidate", 1), {"play": [{"card": "river-montoya", "level": 5}]})
    board.play("intimidate", "pick river-montoya.1")
    assert board.numbers("river-montoya.1") == (0, 4)


@rule("COD-6.15")
def test_an_intimidated_attacker_of_ones_own_deals_nothing() -> None:
    you = caster("intimidate", 1) | {"play": ["troq-bashar", "iron-man"]}
    board = Board(you)
    board.play("intimidate", "pick iron-man.1").attack("iron-man.1", "base.2")
    assert board.bases == (20, 20)
