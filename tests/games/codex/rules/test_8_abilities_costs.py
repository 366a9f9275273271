"""COD-8.1, COD-8.2, COD-8.7, COD-8.8: exhausting, costs and effects, new control, leaving play."""

from typing import Any

import pytest
from tests.support.codex import Board
from tests.support.rules import rule

TROQ = {"card": "troq-bashar", "level": 8}
PATROLLER = {"card": "older-brother", "slot": "elite"}


def smash(*, mine: list[Any] | None = None, theirs: list[Any] | None = None, **more: Any) -> Board:
    """You can cast Final Smash; the game goes on with the units that are told."""
    you = {"play": [TROQ, *(mine or [])], "hand": ["final-smash", *more.pop("hand", [])], "gold": 6} | more
    return Board(you, {"play": theirs or []})


@rule("COD-8.1")
def test_a_ready_card_exhausts_for_its_ability() -> None:
    board = Board({"play": [{"card": "river-montoya", "level": 3}]}, {"play": [PATROLLER]})
    board.use("river-montoya.1")
    assert board.is_exhausted("river-montoya.1")


@rule("COD-8.1")
def test_an_exhausted_card_can_not_exhaust_again() -> None:
    river = {"card": "river-montoya", "level": 3, "exhausted": True}
    board = Board({"play": [river]}, {"play": [PATROLLER]})
    assert "use river-montoya.1 0" not in board.options


@rule("COD-8.1")
def test_an_ability_that_exhausts_is_used_once_a_turn() -> None:
    two = [PATROLLER, {"card": "tenderfoot", "slot": "scavenger"}]
    board = Board({"play": [{"card": "river-montoya", "level": 3}]}, {"play": two})
    board.use("river-montoya.1", "pick tenderfoot.1")
    assert "use river-montoya.1 0" not in board.options


@rule("COD-8.1")
def test_a_card_that_attacked_can_not_exhaust_for_an_ability() -> None:
    board = Board({"play": ["maestro", "tenderfoot"]})
    assert "use tenderfoot.1 0" in board.options
    board.attack("tenderfoot.1", "base.2")
    assert "use tenderfoot.1 0" not in board.options


@rule("COD-8.1")
def test_a_card_that_exhausted_for_an_ability_can_not_attack() -> None:
    board = Board({"play": ["maestro", "tenderfoot"]})
    board.use("tenderfoot.1", "pick base.2")
    assert board.targets("tenderfoot.1") == []


@rule("COD-8.1")
def test_a_unit_can_not_exhaust_for_an_ability_in_the_turn_it_arrived() -> None:
    board = Board({"play": ["maestro"], "hand": ["tenderfoot"]})
    board.play("tenderfoot")
    assert "use tenderfoot.1 0" not in board.options


@rule("COD-8.1")
def test_a_unit_can_exhaust_for_an_ability_in_the_turn_after() -> None:
    board = Board({"play": ["maestro"], "hand": ["tenderfoot"]})
    board.play("tenderfoot").end().end()
    assert "use tenderfoot.1 0" in board.options


@rule("COD-8.1", "COD-9.18")
def test_a_unit_with_haste_can_exhaust_for_an_ability_in_the_turn_it_arrived() -> None:
    board = Board({"play": ["maestro", "nimble-fencer"], "hand": ["tenderfoot"]})
    board.play("tenderfoot").use("tenderfoot.1", "pick base.2")
    assert board.bases == (20, 18)


@rule("COD-8.1")
def test_a_hero_can_not_exhaust_for_an_ability_in_the_turn_it_arrived() -> None:
    board = Board({"command": ["river-montoya"], "gold": 9}, {"play": [PATROLLER]})
    board.do("summon river-montoya@p1/command.1", *["level river-montoya.1"] * 2)
    assert board.level("river-montoya.1") == 3
    assert "use river-montoya.1 0" not in board.options


@rule("COD-8.1")
def test_a_hero_can_use_an_ability_in_the_turn_it_gained_it() -> None:
    board = Board({"play": [{"card": "river-montoya", "level": 2}], "gold": 1}, {"play": [PATROLLER]})
    board.do("level river-montoya.1").use("river-montoya.1")
    assert board.mark("slot", "older-brother.1") == 0


@rule("COD-8.1")
def test_a_cost_without_exhausting_can_be_paid_in_the_turn_a_card_came() -> None:
    board = Board({"play": ["river-montoya", "dancer"], "hand": ["harmony"], "gold": 2})
    board.play("harmony").use("harmony.1")
    assert board.attribute("unstoppable", "angry-dancer.1") == 1


@rule("COD-8.2")
def test_a_cost_is_paid_though_the_effect_finds_nothing_to_do() -> None:
    board = Board({"play": ["river-montoya"], "hand": ["harmony"], "gold": 2})
    board.play("harmony").use("harmony.1")
    assert (board.your("play"), board.your("discard")) == (["river-montoya"], ["harmony"])


@rule("COD-8.2")
def test_one_gold_too_few_does_not_pay_a_cost() -> None:
    board = Board({"play": ["troq-bashar"], "hand": ["the-boot"], "gold": 2}, {"play": ["older-brother"]})
    assert "play the-boot" not in board.options


@rule("COD-8.2")
@pytest.mark.parametrize(
    ("unit", "discard", "hand", "taken"),
    [
        ("older-brother", ["older-brother"], [], []),
        ("iron-man", [], ["iron-man"], []),
        ("eggship", [], [], ["eggship"]),
    ],
)
def test_the_possible_part_of_an_effect_happens(
    unit: str, discard: list[str], hand: list[str], taken: list[str]
) -> None:
    board = smash(theirs=[unit])
    board.play("final-smash")
    assert (board.their("discard"), board.their("hand")) == (discard, hand)
    assert (board.your("play"), board.their("play")) == (["troq-bashar", *taken], [])


@rule("COD-8.2")
def test_an_impossible_middle_part_stops_neither_the_first_nor_the_last() -> None:
    board = smash(theirs=["older-brother", "eggship"])
    board.play("final-smash")
    assert (board.their("discard"), board.their("play")) == (["older-brother"], [])
    assert board.your("play") == ["troq-bashar", "eggship"]


@rule("COD-8.2")
def test_a_draw_without_cards_does_not_stop_the_rest() -> None:
    river = {"card": "river-montoya", "level": 5}
    board = Board({"play": [river], "hand": ["appel-stomp"], "gold": 1}, {"play": [PATROLLER]})
    board.play("appel-stomp", "on-top")
    assert board.mark("slot", "older-brother.1") == 0
    assert (board.your("hand"), board.your("deck")) == ([], ["appel-stomp"])


@rule("COD-8.7")
def test_a_card_that_came_under_control_can_not_attack_in_that_turn() -> None:
    board = smash(theirs=["regularsized-rhinoceros"])
    board.play("final-smash")
    assert board.targets("regularsized-rhinoceros.1") == []
    assert board.refusals()["attack regularsized-rhinoceros.1"][0] == "COD-6.1"


@rule("COD-8.7")
def test_a_card_that_came_under_control_can_attack_in_the_next_turn() -> None:
    board = smash(theirs=["regularsized-rhinoceros"])
    board.play("final-smash").end().end().attack("regularsized-rhinoceros.1", "base.2")
    assert board.bases == (20, 15)


@rule("COD-8.7", "COD-9.18")
def test_a_card_with_haste_can_attack_in_the_turn_it_came_under_control() -> None:
    board = smash(theirs=["sneaky-pig"])
    board.play("final-smash").attack("sneaky-pig.1", "base.2")
    assert board.bases == (20, 17)


@rule("COD-8.7")
def test_a_card_that_changes_control_keeps_its_damage_and_runes() -> None:
    board = smash(theirs=[{"card": "regularsized-rhinoceros", "damage": 2, "plus": 1}])
    board.play("final-smash")
    assert board.damage("regularsized-rhinoceros.1") == 2
    assert board.numbers("regularsized-rhinoceros.1") == (6, 7)


@rule("COD-8.7")
def test_a_card_that_changes_control_stays_exhausted() -> None:
    board = smash(theirs=[{"card": "sneaky-pig", "exhausted": True}])
    board.play("final-smash")
    assert board.is_exhausted("sneaky-pig.1")
    assert board.targets("sneaky-pig.1") == []


@rule("COD-8.7")
def test_a_card_that_changes_control_stays_ready() -> None:
    board = smash(theirs=["regularsized-rhinoceros"])
    board.play("final-smash").end("patrol regularsized-rhinoceros.1 elite")
    assert board.mark("slot", "regularsized-rhinoceros.1") == 2


@rule("COD-8.7")
def test_a_card_that_changed_control_works_for_its_new_player() -> None:
    board = smash(mine=["eggship"], theirs=["grounded-guide", "backstabber"])
    board.play("final-smash", "pick grounded-guide.1")
    assert board.numbers("eggship.1") == (5, 3)
    assert board.numbers("backstabber.1") == (3, 3)


@rule("COD-8.7", "COD-11.58")
def test_a_stolen_card_goes_to_its_owners_discard_pile() -> None:
    stolen = {"card": "older-brother", "borrowed": True}
    board = Board({"play": ["troq-bashar", stolen]}, {"play": ["iron-man"]})
    board.attack("older-brother.1", "iron-man.1")
    assert (board.your("discard"), board.their("discard")) == ([], ["older-brother"])


@rule("COD-8.7", "COD-11.58")
def test_a_stolen_card_returns_to_its_owners_hand() -> None:
    board = smash(mine=[{"card": "iron-man", "borrowed": True}])
    board.play("final-smash")
    assert (board.your("hand"), board.their("hand")) == ([], ["iron-man"])


@rule("COD-8.7")
def test_taking_ones_own_unit_does_not_make_it_new() -> None:
    board = smash(mine=["regularsized-rhinoceros"])
    board.play("final-smash").attack("regularsized-rhinoceros.1", "base.2")
    assert board.bases == (20, 15)


@rule("COD-8.8")
def test_a_card_that_leaves_play_loses_damage_and_runes() -> None:
    iron_man = {"card": "iron-man", "damage": 2, "plus": 1}
    board = smash(mine=[iron_man], buildings=["tech-1-building"], gold=9)
    board.play("final-smash").play("iron-man")
    assert (board.damage("iron-man.1"), board.numbers("iron-man.1")) == (0, (3, 4))


@rule("COD-8.8")
def test_a_card_that_leaves_play_loses_lasting_effects() -> None:
    board = smash(mine=["iron-man"], hand=["intimidate"], buildings=["tech-1-building"], gold=10)
    board.play("intimidate", "pick iron-man.1")
    assert board.numbers("iron-man.1") == (0, 4)
    board.play("final-smash").play("iron-man")
    assert board.numbers("iron-man.1") == (3, 4)


@rule("COD-8.8")
def test_a_card_that_comes_back_is_ready_but_can_not_attack_yet() -> None:
    iron_man = {"card": "iron-man", "exhausted": True}
    board = smash(mine=[iron_man], buildings=["tech-1-building"], gold=9)
    board.play("final-smash").play("iron-man")
    assert not board.is_exhausted("iron-man.1")
    assert board.targets("iron-man.1") == []


@rule("COD-8.8")
def test_a_dance_partner_that_comes_back_is_free_again() -> None:
    units = ["river-montoya", "iron-man", "nimble-fencer"]
    board = smash(mine=units, hand=["two-step"], buildings=["tech-1-building"], gold=11)
    board.play("two-step", "pick iron-man.1")
    assert board.numbers("iron-man.1") == (5, 6)
    board.play("final-smash", "pick iron-man.1").play("iron-man")
    assert board.numbers("iron-man.1") == (3, 4)
    assert board.mark("partner", "iron-man.1") == 0


@rule("COD-8.8", "COD-6.10")
def test_a_hasty_card_that_attacked_and_came_back_may_attack_as_a_new_card() -> None:
    board = smash(mine=["nimble-fencer"], buildings=["tech-1-building"], gold=8)
    board.attack("nimble-fencer.1", "base.2").play("final-smash").play("nimble-fencer")
    board.attack("nimble-fencer.1", "base.2")
    assert board.bases == (20, 16)


@rule("COD-8.8", "COD-8.4")
def test_an_angry_dancer_that_died_comes_back_as_a_dancer() -> None:
    you = {"play": ["river-montoya", "dancer"], "hand": ["harmony", "harmony", "discord"], "gold": 6}
    board = Board(you, {"play": ["iron-man"]})
    board.play("harmony").use("harmony.1").attack("angry-dancer.1", "iron-man.1")
    board.play("harmony").play("discord")
    assert board.numbers("dancer.1") == (0, 1)
    assert board.attribute("unstoppable", "dancer.1") == 0


@rule("COD-8.8")
def test_the_text_of_a_card_that_left_under_a_lasting_effect_works_no_more() -> None:
    you = {"play": ["troq-bashar"], "hand": ["intimidate", "the-boot"], "gold": 4}
    board = Board(you, {"play": ["nimble-fencer", "tenderfoot"]})
    board.play("intimidate", "pick nimble-fencer.1")
    assert board.attribute("haste", "tenderfoot.1") == 1
    board.play("the-boot", "pick nimble-fencer.1")
    assert (board.their("play"), board.attribute("haste", "tenderfoot.1")) == (["tenderfoot"], 0)


@rule("COD-8.7", "COD-8.8")
def test_a_card_that_changes_control_keeps_effects_that_last() -> None:
    board = smash(theirs=["regularsized-rhinoceros"], hand=["intimidate"], gold=7)
    board.play("intimidate", "pick regularsized-rhinoceros.1").play("final-smash")
    assert board.numbers("regularsized-rhinoceros.1") == (1, 6)
