"""COD-5: the tower."""

import pytest
from tests.support.codex import Board, Player
from tests.support.rules import rule

TEN = ["spark"] * 10
TOWER: Player = {"buildings": ["tower"]}
LEADER: Player = {"play": [{"card": "iron-man", "slot": "squad-leader"}]}
PIG: Player = {"hand": ["sneaky-pig"], "buildings": ["tech-2-building"], "gold": 3}


# Detection in the turn of the opponent.


@rule("COD-5.10", "COD-9.9")
def test_without_a_tower_an_invisible_attacker_passes_patrollers() -> None:
    board = Board({"play": ["backstabber"]}, LEADER)
    assert board.targets("backstabber.1") == ["iron-man.1", "base.2"]


@rule("COD-5.10")
def test_the_first_invisible_attacker_cannot_pass_patrollers() -> None:
    board = Board({"play": ["backstabber"]}, LEADER | TOWER)
    assert board.targets("backstabber.1") == ["iron-man.1"]


@rule("COD-5.10", "COD-9.20")
def test_the_first_stealthy_attacker_cannot_pass_patrollers() -> None:
    board = Board(PIG, LEADER | TOWER).play("sneaky-pig")
    assert board.targets("sneaky-pig.1") == ["iron-man.1"]
    assert "base.2" in Board(PIG, LEADER).play("sneaky-pig").targets("sneaky-pig.1")


@rule("COD-5.10")
def test_a_tower_of_the_attackers_own_side_does_not_hold_it_up() -> None:
    board = Board({"play": ["backstabber"]} | TOWER, LEADER)
    assert "base.2" in board.targets("backstabber.1")


@rule("COD-5.10")
def test_another_add_on_detects_nothing() -> None:
    board = Board({"play": ["backstabber"]}, LEADER | {"buildings": ["surplus"]})
    assert "base.2" in board.targets("backstabber.1")


@rule("COD-5.10", "COD-5.18")
def test_a_later_hidden_attacker_is_neither_stopped_nor_damaged() -> None:
    board = Board({"play": ["backstabber", "backstabber"]}, LEADER | TOWER)
    board.attack("backstabber.1", "iron-man.1")
    assert "base.2" in board.targets("backstabber.1"), "the first one has died"
    board.attack("backstabber.1", "base.2")
    assert (board.damage("backstabber.1"), board.bases[1]) == (0, 17)


@rule("COD-5.10")
def test_each_turn_has_a_first_hidden_attacker() -> None:
    board = Board({"play": ["backstabber"]}, {"play": ["iron-man"]} | TOWER)
    board.attack("backstabber.1", "base.2").end().end("patrol iron-man.1 squad-leader")
    assert board.targets("backstabber.1") == ["iron-man.1"]


@rule("COD-5.18")
def test_an_attacker_that_does_not_hide_spends_no_detection() -> None:
    foe = {"play": [{"card": "regularsized-rhinoceros", "slot": "squad-leader"}]}
    board = Board({"play": ["tenderfoot", "backstabber"]}, foe | TOWER)
    board.attack("tenderfoot.1", "regularsized-rhinoceros.1")
    assert board.targets("backstabber.1") == ["regularsized-rhinoceros.1"]


@rule("COD-5.18")
def test_detection_is_spent_on_a_hidden_attacker_with_nobody_to_pass() -> None:
    board = Board({"play": ["backstabber", "backstabber"]}, TOWER)
    board.attack("backstabber.1", "base.2").attack("backstabber.2", "base.2")
    assert (board.damage("backstabber.1"), board.damage("backstabber.2")) == (1, 0)


@rule("COD-5.18")
def test_a_detected_attacker_chooses_as_if_it_were_not_hidden() -> None:
    foe = {"play": [{"card": "tenderfoot", "slot": "elite"}, {"card": "iron-man", "slot": "lookout"}]}
    board = Board({"play": ["backstabber"]}, foe | TOWER)
    assert board.targets("backstabber.1") == ["tenderfoot.1", "iron-man.1"]


@rule("COD-5.18", "COD-5.11")
def test_a_detected_attacker_is_visible_and_takes_damage() -> None:
    board = Board({"play": ["backstabber"]}, TOWER).attack("backstabber.1", "base.2")
    assert (board.mark("detected", "backstabber.1"), board.damage("backstabber.1")) == (1, 1)


@rule("COD-5.18")
def test_the_player_of_the_tower_is_not_asked_about_detection() -> None:
    board = Board({"play": ["backstabber"]}, TOWER).attack("backstabber.1", "base.2")
    assert board.is_your_move


@rule("COD-5.18", "COD-9.10")
def test_detection_does_not_stop_the_unstoppable() -> None:
    board = Board({"play": ["angry-dancer"]}, LEADER | TOWER)
    assert board.targets("angry-dancer.1") == ["iron-man.1", "base.2", "tower.1"]


# Detection in the own turn.


@rule("COD-5.10", "COD-9.9")
def test_an_invisible_card_behind_the_patrol_is_neither_attacked_nor_targeted() -> None:
    you = {"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}
    board = Board(you, {"play": ["backstabber"]})
    assert board.targets("troq-bashar.1") == ["base.2"]
    assert board.play("wither").mark("minus", "troq-bashar.1") == 1


@rule("COD-5.10")
def test_in_the_own_turn_a_tower_detects_an_invisible_card_to_attack_it() -> None:
    board = Board({"play": ["iron-man"]} | TOWER, {"play": ["backstabber"]}).do("detect backstabber.1")
    assert board.targets("iron-man.1") == ["backstabber.1", "base.2"]
    assert board.attack("iron-man.1", "backstabber.1").their("play") == []


@rule("COD-5.10")
def test_in_the_own_turn_a_tower_detects_an_invisible_card_to_target_it() -> None:
    you = {"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}
    board = Board(you | TOWER, {"play": ["backstabber"]}).do("detect backstabber.1")
    assert board.play("wither", "pick backstabber.1").mark("minus", "backstabber.1") == 1


@rule("COD-5.10")
def test_a_detected_patroller_can_be_targeted() -> None:
    you = {"play": ["troq-bashar"], "hand": ["spark"], "gold": 1}
    board = Board(you | TOWER, {"play": [{"card": "backstabber", "slot": "elite"}]})
    assert "play spark" not in board.options
    board.do("detect backstabber.1").play("spark")
    assert board.damage("backstabber.1") == 1


@rule("COD-5.10")
def test_detecting_costs_nothing() -> None:
    board = Board({"gold": 3} | TOWER, {"play": ["backstabber"]}).do("detect backstabber.1")
    assert board.gold[0] == 3


@rule("COD-5.10")
def test_a_tower_detects_once_in_the_own_turn() -> None:
    board = Board(TOWER, {"play": ["backstabber", "backstabber"]}).do("detect backstabber.2")
    assert board.options == ["end"]


@rule("COD-5.10")
@pytest.mark.parametrize("add_on", ["surplus", "heroes-hall"])
def test_without_a_tower_nothing_is_detected_in_the_own_turn(add_on: str) -> None:
    board = Board({"buildings": [add_on]}, {"play": ["backstabber"]} | TOWER)
    assert board.options == ["end"]


@rule("COD-5.10", "COD-5.3")
def test_a_tower_under_construction_detects_nothing() -> None:
    board = Board({"plans": ["tower"], "gold": 3}, {"play": ["backstabber"]})
    assert board.do("build tower@p1/plans.1").options == ["end"]


@rule("COD-5.10")
def test_own_and_visible_cards_are_not_detected() -> None:
    board = Board({"play": ["backstabber"]} | TOWER, {"play": ["iron-man"]})
    assert [option for option in board.options if option.startswith("detect")] == []


@rule("COD-5.18")
def test_what_is_detected_can_be_targeted_and_attacked_as_often_as_wanted() -> None:
    you = {"play": ["troq-bashar", "tenderfoot", "older-brother"], "hand": ["wither"], "gold": 2}
    board = Board(you | TOWER, {"play": ["backstabber"]}).do("detect backstabber.1")
    board.play("wither", "pick backstabber.1").attack("tenderfoot.1", "backstabber.1")
    assert board.damage("backstabber.1") == 1
    assert board.attack("older-brother.1", "backstabber.1").their("play") == []


@rule("COD-5.18")
def test_detection_ends_with_the_turn() -> None:
    board = Board({"play": ["iron-man"]} | TOWER, {"play": ["backstabber"]}).do("detect backstabber.1")
    board.end().end()
    assert board.targets("iron-man.1") == ["base.2"]
    assert "detect backstabber.1" in board.options


@rule("COD-5.20")
def test_detection_in_the_own_turn_does_not_spend_that_in_the_opponents() -> None:
    board = Board({"play": ["iron-man"]} | TOWER, {"play": ["backstabber"]}).do("detect backstabber.1")
    board.end("patrol iron-man.1 squad-leader")
    assert board.targets("backstabber.1") == ["iron-man.1"]


@rule("COD-5.20")
def test_detection_in_the_opponents_turn_does_not_spend_that_in_the_own() -> None:
    foe = {"play": ["iron-man"]} | TOWER
    board = Board({"play": ["backstabber"]}, foe).attack("backstabber.1", "base.2").end()
    assert "detect backstabber.1" in board.options


# Damage to attackers.


@rule("COD-5.11")
def test_each_attacker_takes_1_damage() -> None:
    board = Board({"play": ["iron-man", "older-brother", "troq-bashar"]}, TOWER)
    cards = ("iron-man.1", "older-brother.1", "troq-bashar.1")
    for card in cards:
        board.attack(card, "base.2")
    assert [board.damage(card) for card in cards] == [1, 1, 1]


@rule("COD-5.11")
def test_flyers_take_it_too() -> None:
    board = Board({"play": ["eggship"]}, LEADER | TOWER).attack("eggship.1", "base.2")
    assert board.damage("eggship.1") == 1


@rule("COD-5.11", "COD-6.6")
def test_it_comes_at_the_same_time_as_the_damage_of_the_attacker() -> None:
    board = Board({"play": ["timely-messenger"]}, TOWER).attack("timely-messenger.1", "base.2")
    assert (board.your("play"), board.bases[1]) == ([], 19)


@rule("COD-5.11")
def test_it_adds_to_the_damage_of_the_defender() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "lookout"}]}
    board = Board({"play": ["iron-man"]}, foe | TOWER).attack("iron-man.1", "older-brother.1")
    assert board.damage("iron-man.1") == 3


@rule("COD-5.11")
def test_cards_that_do_not_attack_take_none() -> None:
    board = Board({"play": ["iron-man", "older-brother"]}, TOWER).attack("iron-man.1", "base.2")
    assert board.damage("older-brother.1") == 0


@rule("COD-5.11")
def test_the_own_tower_does_not_hit_own_attackers_and_attacks_nobody() -> None:
    board = Board({"play": ["iron-man"]} | TOWER, {"play": ["tenderfoot"]}).attack("iron-man.1", "base.2")
    assert (board.damage("iron-man.1"), board.damage("tenderfoot.1")) == (0, 0)
    assert board.targets("tower.1") == []


@rule("COD-5.11", "COD-6.15")
def test_an_attacker_without_attack_takes_it_too() -> None:
    board = Board({"play": [{"card": "dancer", "plus": 1, "minus": 1}, "troq-bashar"]}, TOWER)
    assert board.attack("dancer.1", "base.2").your("play") == ["troq-bashar"]


@rule("COD-5.11")
def test_damage_of_an_ability_is_not_answered() -> None:
    you = {"play": ["troq-bashar"], "hand": ["wrecking-ball"]}
    board = Board(you, TOWER).play("wrecking-ball", "pick base.2")
    assert (board.damage("troq-bashar.1"), board.bases[1]) == (0, 18)


@rule("COD-5.19")
@pytest.mark.parametrize("target", ["base.2", "tower.1", "tech-1-building.1", "dancer.1"])
def test_attackers_of_anything_are_hit(target: str) -> None:
    foe = {"play": ["dancer"], "buildings": ["tech-1-building", "tower"]}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", target)
    assert board.damage("older-brother.1") == 1


@rule("COD-5.19")
def test_a_tower_still_hits_when_the_same_attack_destroys_it() -> None:
    board = Board({"play": ["iron-man"]}, {"buildings": [{"card": "tower", "damage": 1}]})
    board.attack("iron-man.1", "tower.1")
    assert (board.damage("iron-man.1"), board.their("buildings"), board.bases[1]) == (1, ["base"], 18)


@rule("COD-5.19")
def test_a_tower_that_was_destroyed_before_hits_no_more() -> None:
    foe = {"buildings": [{"card": "tower", "damage": 1}]}
    board = Board({"play": ["iron-man", "older-brother"]}, foe).attack("iron-man.1", "tower.1")
    assert board.attack("older-brother.1", "base.2").damage("older-brother.1") == 0


@rule("COD-5.19", "COD-6.13")
def test_a_tower_destroyed_as_the_attack_is_declared_does_not_hit() -> None:
    board = Board({"play": ["trojan-duck"]}, TOWER).attack("trojan-duck.1", "base.2", "pick tower.1")
    assert (board.damage("trojan-duck.1"), board.bases[1]) == (0, 20 - 8 - 2)


@rule("COD-5.11", "COD-6.16")
def test_an_attack_that_ends_before_combat_damage_is_not_answered() -> None:
    board = Board({"play": ["trojan-duck"]}, TOWER).attack("trojan-duck.1", "tower.1", "pick tower.1")
    assert (board.damage("trojan-duck.1"), board.bases[1]) == (0, 18)


@rule("COD-5.19", "COD-9.17")
def test_against_swift_strike_the_tower_hits_in_the_swift_step() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "elite"}]}
    you = {"play": ["blademaster", {"card": "iron-man", "damage": 3}]}
    board = Board(you, foe | TOWER).attack("iron-man.1", "older-brother.1")
    told = [kind for kind in board.kinds() if kind in ("damaged", "died")]
    assert told == ["damaged", "damaged", "died", "died"], "both die in the first step"


@rule("COD-5.19", "COD-9.17")
def test_a_swift_attacker_killed_by_the_tower_has_dealt_its_damage() -> None:
    you = {"play": ["blademaster", {"card": "tenderfoot", "damage": 1}]}
    board = Board(you, TOWER).attack("tenderfoot.1", "base.2")
    assert (board.your("play"), board.bases[1]) == (["blademaster"], 19)


@rule("COD-5.19", "COD-9.17")
def test_against_an_attacker_without_swift_strike_the_tower_does_not_hit_in_the_swift_step() -> None:
    foe = {"play": ["blademaster", {"card": "older-brother", "slot": "elite"}]}
    board = Board({"play": ["tenderfoot"]}, foe | TOWER).attack("tenderfoot.1", "older-brother.1")
    assert (board.your("play"), board.kinds().count("damaged")) == ([], 1)
