"""Bashing: Trojan Duck, a scenario for each sentence."""

from tests.support.codex import Board
from tests.support.rules import rule

DUCK = {"play": ["trojan-duck"]}


@rule("COD-9.15")
def test_trojan_duck_on_arriving_deals_four_damage_to_a_building() -> None:
    board = Board({"hand": ["trojan-duck"], "gold": 7, "buildings": ["tech-3-building"]})
    board.play("trojan-duck", "pick base.2")
    assert (board.bases, board.is_your_move) == ((20, 16), True)


@rule("COD-8.10", "COD-11.40")
def test_trojan_duck_may_choose_a_building_of_either_side_and_must_choose_one() -> None:
    """K10, F-ADDON."""
    board = Board(
        {"hand": ["trojan-duck"], "gold": 7, "buildings": ["tech-3-building"]}, {"buildings": ["surplus"]}
    )
    board.play("trojan-duck")
    assert board.options == ["pick base.1", "pick tech-3-building.1", "pick base.2", "pick surplus.1"]


@rule("COD-5.4")
def test_trojan_duck_destroys_an_add_on_on_arriving() -> None:
    board = Board(
        {"hand": ["trojan-duck"], "gold": 7, "buildings": ["tech-3-building"]}, {"buildings": ["surplus"]}
    )
    board.play("trojan-duck", "pick surplus.1")
    assert (board.their("buildings"), board.bases) == (["base"], (20, 18))


@rule("COD-11.40")
def test_trojan_duck_deals_four_damage_again_each_time_it_attacks() -> None:
    """K10."""
    board = Board(DUCK, {"buildings": ["tech-1-building"]})
    board.attack("trojan-duck.1", "base.2", "pick tech-1-building.1")
    assert (board.damage("tech-1-building.1"), board.bases) == (4, (20, 12))


@rule("COD-11.40")
def test_trojan_duck_does_not_obliterate_on_arriving() -> None:
    """K10: on arriving only the damage part."""
    board = Board(
        {"hand": ["trojan-duck"], "gold": 7, "buildings": ["tech-3-building"]}, {"play": ["tenderfoot"]}
    )
    board.play("trojan-duck", "pick base.2")
    assert board.their("play") == ["tenderfoot"]


@rule("COD-9.5", "COD-9.33")
def test_trojan_duck_obliterates_the_two_units_of_lowest_tech() -> None:
    foe = {"play": ["eggship", "iron-man", "tenderfoot", "river-montoya"]}
    board = Board(DUCK, foe)
    board.attack("trojan-duck.1", "base.2", "pick base.2")
    assert (board.their("play"), board.their("discard")) == (
        ["eggship", "river-montoya"],
        ["tenderfoot", "iron-man"],
    )


@rule("COD-9.5")
def test_trojan_duck_chooses_among_units_of_equal_tech() -> None:
    board = Board(DUCK, {"play": ["tenderfoot", "iron-man", "nimble-fencer"]})
    board.attack("trojan-duck.1", "base.2")
    assert board.options == ["pick iron-man.1", "pick nimble-fencer.1"]
    board.do("pick nimble-fencer.1")
    assert board.their("play") == ["iron-man"]


@rule("COD-9.33")
def test_trojan_duck_obliterates_all_units_if_there_are_no_more_than_two_but_no_hero() -> None:
    board = Board(
        DUCK | {"play": ["trojan-duck", "older-brother"]}, {"play": ["blademaster", "river-montoya"]}
    )
    board.attack("trojan-duck.1", "base.2", "pick base.2")
    assert (board.their("play"), board.your("play")) == (["river-montoya"], ["trojan-duck", "older-brother"])


@rule("COD-9.33", "COD-11.40", "COD-11.23")
def test_obliterate_of_trojan_duck_targets_nothing() -> None:
    """K10: no resist is paid, a flagbearer binds nothing and an invisible unit is not safe."""
    foe = {"play": ["brick-thief", "granfalloon-flagbearer", "tenderfoot"]}
    board = Board(DUCK, foe)
    board.attack("trojan-duck.1", "base.2")
    assert board.options == ["pick brick-thief.1", "pick granfalloon-flagbearer.1", "pick tenderfoot.1"]
    hidden = Board(DUCK, {"play": ["backstabber"]})
    hidden.attack("trojan-duck.1", "base.2", "pick base.2")
    assert hidden.their("discard") == ["backstabber"]


@rule("COD-9.5", "COD-9.33")
def test_trojan_duck_chooses_a_new_target_when_the_attacked_patroller_is_obliterated() -> None:
    foe = {"play": [{"card": "tenderfoot", "slot": "squad-leader"}, {"card": "maestro", "slot": "elite"}]}
    foe["play"] += [{"card": "iron-man"}]
    board = Board(DUCK, foe)
    board.attack("trojan-duck.1", "tenderfoot.1")
    assert (board.prompt, board.options) == ("new-target", ["pick maestro.1", "stop"])


@rule("COD-9.33", "COD-11.6")
def test_trojan_duck_attacks_the_base_once_its_patrollers_are_obliterated() -> None:
    foe = {"play": [{"card": "tenderfoot", "slot": "squad-leader"}]}
    board = Board(DUCK, foe)
    board.attack("trojan-duck.1", "tenderfoot.1", "pick base.2", "pick base.2")
    assert (board.bases, board.damage("trojan-duck.1")) == ((20, 8), 0)


@rule("COD-9.33")
def test_trojan_duck_may_choose_no_new_target_and_stays_exhausted() -> None:
    board = Board(DUCK, {"play": [{"card": "tenderfoot", "slot": "squad-leader"}]})
    board.attack("trojan-duck.1", "tenderfoot.1", "stop")
    assert (board.bases, board.is_exhausted("trojan-duck.1")) == ((20, 20), True)


@rule("COD-11.6")
def test_trojan_duck_obliterates_first_and_wrecks_a_building_then() -> None:
    board = Board(DUCK, {"play": ["tenderfoot"]})
    board.attack("trojan-duck.1", "base.2")
    assert (board.prompt, board.their("discard"), board.bases) == ("target", ["tenderfoot"], (20, 20))


@rule("COD-7.5", "COD-9.33")
def test_slot_bonuses_of_units_that_trojan_duck_obliterates_are_paid() -> None:
    foe = {"play": [{"card": "tenderfoot", "slot": "scavenger"}]}
    board = Board(DUCK, foe)
    board.attack("trojan-duck.1", "tenderfoot.1", "stop")
    assert board.gold == (0, 1)


@rule("COD-6.16")
def test_trojan_duck_that_wrecks_the_attacked_building_deals_no_combat_damage() -> None:
    board = Board(DUCK, {"buildings": ["tower"]})
    board.attack("trojan-duck.1", "tower.1", "pick tower.1")
    assert (board.bases, board.damage("trojan-duck.1")) == ((20, 18), 0)


def test_trojan_duck_neither_obliterates_nor_wrecks_when_it_defends() -> None:
    board = Board({"play": ["iron-man", "tenderfoot"]}, {"play": ["trojan-duck"]})
    board.attack("iron-man.1", "trojan-duck.1")
    assert (board.your("play"), board.bases) == (["tenderfoot"], (20, 20))
