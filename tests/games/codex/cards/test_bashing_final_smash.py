"""Bashing: Final Smash, a scenario for each sentence."""

from tests.support.codex import Board, Player
from tests.support.rules import rule

TROQ = {"card": "troq-bashar", "level": 8}


def caster(gold: int = 6, *play: object) -> Player:
    return {"play": [TROQ, *play], "hand": ["final-smash"], "gold": gold}


@rule("COD-4.7", "COD-8.2")
def test_final_smash_destroys_tech_0_returns_tech_1_and_takes_tech_2() -> None:
    board = Board(caster(), {"play": ["tenderfoot", "nimble-fencer", "maestro"]})
    board.play("final-smash")
    assert (board.their("discard"), board.their("hand"), board.their("play")) == (
        ["tenderfoot"],
        ["nimble-fencer"],
        [],
    )
    assert (board.your("play"), board.your("discard")) == (["troq-bashar", "maestro"], ["final-smash"])


@rule("COD-11.38")
def test_final_smash_chooses_its_targets_part_by_part() -> None:
    """K8."""
    foe = {"play": ["tenderfoot", "older-brother", "nimble-fencer", "iron-man", "maestro", "eggship"]}
    board = Board(caster(), foe)
    board.play("final-smash")
    assert board.options == ["pick tenderfoot.1", "pick older-brother.1"]
    board.do("pick older-brother.1")
    assert board.their("discard") == ["older-brother"]
    assert board.options == ["pick nimble-fencer.1", "pick iron-man.1"]
    board.do("pick iron-man.1")
    assert board.their("hand") == ["iron-man"]
    assert board.options == ["pick maestro.1", "pick eggship.1"]


@rule("COD-8.2", "COD-11.38")
def test_final_smash_does_as_much_as_possible() -> None:
    """K6."""
    board = Board(caster(), {"play": ["nimble-fencer", "river-montoya", "trojan-duck"]})
    board.play("final-smash")
    assert (board.their("hand"), board.their("play")) == (["nimble-fencer"], ["river-montoya", "trojan-duck"])


@rule("COD-8.3", "COD-11.7")
def test_final_smash_is_refused_without_any_unit_of_tech_0_to_2() -> None:
    board = Board(caster(), {"play": ["river-montoya", "trojan-duck"]})
    assert board.refusals()["play final-smash"][0] == "COD-8.3"


@rule("COD-8.10", "COD-11.38")
def test_final_smash_must_take_units_of_its_own_player_if_there_are_no_others() -> None:
    """K7: mandatory, and taking one's own tech II unit does nothing."""
    board = Board(caster(6, "tenderfoot", "iron-man", "eggship"), {"play": ["river-montoya"]})
    board.play("final-smash")
    assert (board.your("discard"), board.your("hand"), board.your("play")) == (
        ["tenderfoot", "final-smash"],
        ["iron-man"],
        ["troq-bashar", "eggship"],
    )


@rule("COD-11.38")
def test_a_tech_2_unit_of_ones_own_taken_by_final_smash_may_still_attack() -> None:
    """K7: nothing happens to it."""
    board = Board(caster(6, "eggship"))
    board.play("final-smash")
    assert board.targets("eggship.1") == ["base.2"]


def test_final_smash_may_choose_among_units_of_both_sides() -> None:
    board = Board(caster(6, "tenderfoot"), {"play": ["older-brother"]})
    board.play("final-smash")
    assert board.options == ["pick tenderfoot.1", "pick older-brother.1"]


@rule("COD-9.24", "COD-11.38", "COD-11.29")
def test_final_smash_must_target_a_flagbearer_in_the_part_that_can() -> None:
    """K8."""
    board = Board(caster(), {"play": ["tenderfoot", "granfalloon-flagbearer", "iron-man", "nimble-fencer"]})
    board.play("final-smash")
    assert board.their("discard") == ["granfalloon-flagbearer"]
    assert board.options == ["pick iron-man.1", "pick nimble-fencer.1"]


@rule("COD-8.6", "COD-9.23")
def test_final_smash_pays_resist_for_each_part() -> None:
    foe = {"play": ["brick-thief", {"card": "iron-man", "slot": "lookout"}]}
    board = Board(caster(8), foe)
    board.play("final-smash")
    assert (board.gold[0], board.their("discard"), board.their("hand")) == (0, ["brick-thief"], ["iron-man"])


@rule("COD-8.6")
def test_final_smash_passes_over_a_part_whose_resist_can_not_be_paid_any_more() -> None:
    foe = {"play": ["brick-thief", {"card": "iron-man", "slot": "lookout"}]}
    board = Board(caster(7), foe)
    board.play("final-smash")
    assert (board.gold[0], board.their("discard"), board.their("play")) == (0, ["brick-thief"], ["iron-man"])


@rule("COD-7.5", "COD-7.13")
def test_a_scavenger_that_final_smash_destroys_pays_but_one_that_it_returns_does_not() -> None:
    foe = {
        "play": [{"card": "tenderfoot", "slot": "squad-leader"}, {"card": "iron-man", "slot": "scavenger"}]
    }
    board = Board(caster(), foe)
    board.play("final-smash")
    assert (board.gold[1], board.their("hand")) == (0, ["iron-man"])


@rule("COD-7.5")
def test_a_tech_0_scavenger_that_final_smash_destroys_pays() -> None:
    board = Board(caster(), {"play": [{"card": "tenderfoot", "slot": "scavenger"}]})
    board.play("final-smash")
    assert board.gold == (0, 1)


@rule("COD-8.8")
def test_a_unit_that_final_smash_returned_has_lost_damage_and_runes() -> None:
    foe = {
        "play": [{"card": "iron-man", "damage": 2, "plus": 1}],
        "gold": 3,
        "buildings": ["tech-1-building"],
    }
    board = Board(caster(), foe)
    board.play("final-smash").end()
    board.play("iron-man")
    assert (board.numbers("iron-man.1"), board.damage("iron-man.1")) == ((3, 4), 0)


@rule("COD-8.7", "COD-11.38", "COD-11.58")
def test_a_unit_that_final_smash_returned_goes_to_its_owner() -> None:
    """F-OWNER."""
    board = Board(caster(), {"play": [{"card": "iron-man", "borrowed": True}]})
    board.play("final-smash")
    assert (board.your("hand"), board.their("hand")) == (["iron-man"], [])


@rule("COD-8.7")
def test_a_unit_taken_by_final_smash_can_not_attack_in_this_turn_and_keeps_its_damage() -> None:
    board = Board(caster(), {"play": [{"card": "maestro", "damage": 2, "plus": 1}]})
    board.play("final-smash")
    assert (board.targets("maestro.1"), board.damage("maestro.1"), board.numbers("maestro.1")) == (
        [],
        2,
        (4, 6),
    )


@rule("COD-8.7", "COD-9.18")
def test_a_sneaky_pig_taken_by_final_smash_attacks_at_once_but_did_not_arrive() -> None:
    board = Board(caster(), {"play": ["sneaky-pig", {"card": "river-montoya", "slot": "elite"}]})
    board.play("final-smash")
    assert board.targets("sneaky-pig.1") == ["river-montoya.1"]


@rule("COD-7.14")
def test_a_patroller_taken_by_final_smash_leaves_the_patrol_zone() -> None:
    board = Board(caster(6, "iron-man"), {"play": [{"card": "maestro", "slot": "squad-leader"}]})
    board.play("final-smash")
    assert (board.mark("slot", "maestro.1"), board.targets("troq-bashar.1")) == (0, ["base.2"])


def test_a_unit_taken_by_final_smash_stays_for_good() -> None:
    board = Board(caster(), {"play": ["maestro"]})
    board.play("final-smash").end().end()
    assert (board.your("play"), board.targets("maestro.1")) == (["troq-bashar", "maestro"], ["base.2"])


@rule("COD-8.7", "COD-11.38", "COD-11.58")
def test_a_unit_taken_by_final_smash_dies_into_its_owners_discard_pile() -> None:
    """F-OWNER."""
    board = Board(
        caster(8) | {"hand": ["final-smash", "wither"]}, {"play": [{"card": "maestro", "damage": 4}]}
    )
    board.play("final-smash").play("wither", "pick maestro.1")
    assert (board.your("play"), board.their("discard")) == (["troq-bashar"], ["maestro"])


@rule("COD-4.6")
def test_final_smash_is_refused_to_troq_at_level_7() -> None:
    board = Board(caster() | {"play": [{"card": "troq-bashar", "level": 7}]}, {"play": ["tenderfoot"]})
    assert board.refusals()["play final-smash"][0] == "COD-4.6"


@rule("COD-4.6")
def test_final_smash_is_refused_in_the_turn_troq_reached_level_8() -> None:
    board = Board(caster(7) | {"play": [{"card": "troq-bashar", "level": 7}]}, {"play": ["tenderfoot"]})
    board.do("level troq-bashar.1")
    assert (board.gold[0], board.refusals()["play final-smash"][0]) == (6, "COD-4.6")


@rule("COD-10.3")
def test_a_unit_returned_by_final_smash_is_known_in_the_opponents_hand() -> None:
    board = Board(caster(), {"play": ["iron-man"], "hand": ["spark"]})
    board.play("final-smash")
    assert board.state.view(0)["zones"]["p2/hand"]["cards"] == [None, "iron-man"]


@rule("COD-6.17", "COD-8.7")
def test_a_grounded_guide_taken_by_final_smash_helps_its_new_player_only() -> None:
    foe = {"play": ["grounded-guide", {"card": "blademaster", "damage": 5}]}
    board = Board(caster(6, "trojan-duck"), foe)
    board.play("final-smash")
    assert (board.numbers("trojan-duck.1"), board.their("play"), board.their("discard")) == (
        (9, 9),
        [],
        ["blademaster"],
    )


@rule("COD-8.8")
def test_a_unit_that_final_smash_returned_is_intimidated_no_more_when_it_comes_back() -> None:
    you = {"play": [TROQ, "iron-man"], "hand": ["intimidate", "final-smash"], "gold": 10}
    board = Board(you | {"buildings": ["tech-1-building"]})
    board.play("intimidate", "pick iron-man.1")
    assert board.numbers("iron-man.1") == (0, 4)
    board.play("final-smash").play("iron-man")
    assert board.numbers("iron-man.1") == (3, 4)
