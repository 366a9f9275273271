"""COD-7: what the slots of the patrol zone give."""

from typing import Any

import pytest
from tests.support.codex import Board
from tests.support.rules import rule


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


@rule("COD-7.3")
def test_a_squad_leader_s_armour_absorbs_one_damage_of_an_attack() -> None:
    board = Board({"play": ["older-brother"]}, {"play": [at("squad-leader", "iron-man")]})
    board.attack("older-brother.1", "iron-man.1")
    assert board.damage("iron-man.1") == 1


@rule("COD-7.3")
def test_a_squad_leader_s_armour_is_used_up_by_the_first_damage_of_a_turn() -> None:
    board = Board({"play": ["tenderfoot", "older-brother"]}, {"play": [at("squad-leader", "iron-man")]})
    board.attack("tenderfoot.1", "iron-man.1")
    assert board.damage("iron-man.1") == 0
    board.attack("older-brother.1", "iron-man.1")
    assert board.damage("iron-man.1") == 2


@rule("COD-7.3")
def test_a_squad_leader_s_armour_is_whole_again_in_the_next_turn_of_the_opponent() -> None:
    board = Board({"play": ["tenderfoot", "timely-messenger"]}, {"play": [at("squad-leader", "iron-man")]})
    board.attack("tenderfoot.1", "iron-man.1").end().end("patrol iron-man.1 squad-leader")
    board.attack("timely-messenger.1", "iron-man.1")
    assert board.damage("iron-man.1") == 0


@rule("COD-7.3")
def test_a_squad_leader_s_armour_absorbs_the_damage_of_a_spell() -> None:
    you = {"play": ["troq-bashar"], "hand": ["spark"], "gold": 1}
    board = Board(you, {"play": [at("squad-leader", "tenderfoot")]}).play("spark")
    assert board.damage("tenderfoot.1") == 0


@rule("COD-7.3")
@pytest.mark.parametrize("slot", ["elite", "scavenger", "technician", "lookout"])
def test_the_other_slots_give_no_armour(slot: str) -> None:
    board = Board({"play": ["older-brother"]}, {"play": [at(slot, "iron-man")]})
    board.attack("older-brother.1", "iron-man.1")
    assert board.damage("iron-man.1") == 2


@rule("COD-7.3")
def test_a_hero_as_squad_leader_has_the_armour() -> None:
    board = Board({"play": ["older-brother"]}, {"play": [at("squad-leader", "river-montoya")]})
    board.attack("older-brother.1", "river-montoya.1")
    assert board.damage("river-montoya.1") == 1


@rule("COD-7.4")
def test_an_elite_strikes_with_one_more() -> None:
    board = Board({"play": ["iron-man"]}, {"play": [at("elite", "older-brother"), "tenderfoot"]})
    assert (board.numbers("older-brother.1"), board.numbers("tenderfoot.1")) == ((3, 2), (1, 2))
    board.attack("iron-man.1", "older-brother.1")
    assert board.damage("iron-man.1") == 3


@rule("COD-7.4")
@pytest.mark.parametrize("slot", ["squad-leader", "scavenger", "technician", "lookout"])
def test_the_other_slots_give_no_attack(slot: str) -> None:
    board = Board({"play": ["iron-man"]}, {"play": [at(slot, "older-brother")]})
    board.attack("iron-man.1", "older-brother.1")
    assert board.damage("iron-man.1") == 2


@rule("COD-7.5")
def test_a_scavenger_s_death_brings_its_player_one_gold() -> None:
    board = Board({"play": ["iron-man"], "gold": 3}, {"play": [at("scavenger", "older-brother")], "gold": 2})
    board.attack("iron-man.1", "older-brother.1")
    assert board.gold == (3, 3)


@rule("COD-7.5")
def test_a_scavenger_that_lives_brings_nothing() -> None:
    board = Board({"play": ["older-brother"]}, {"play": [at("scavenger", "iron-man")]})
    board.attack("older-brother.1", "iron-man.1")
    assert board.gold == (0, 0)


@rule("COD-7.5")
def test_a_scavenger_destroyed_by_a_spell_brings_gold_too() -> None:
    you = {"play": ["troq-bashar"], "hand": ["the-boot"], "gold": 3}
    board = Board(you, {"play": [at("scavenger", "iron-man")]}).play("the-boot")
    assert board.gold == (0, 1)


@rule("COD-7.5", "COD-7.6")
@pytest.mark.parametrize("slot", ["squad-leader", "elite", "lookout"])
def test_deaths_in_the_other_slots_bring_neither_gold_nor_cards(slot: str) -> None:
    board = Board({"play": ["iron-man"]}, {"play": [at(slot, "older-brother")], "deck": ["spark"]})
    board.attack("iron-man.1", "older-brother.1")
    assert board.their("discard") == ["older-brother"]
    assert (board.gold, board.their("hand")) == ((0, 0), [])


@rule("COD-7.6")
def test_a_technician_s_death_lets_its_player_draw_a_card() -> None:
    foe = {"play": [at("technician", "older-brother")], "deck": ["spark", "wither"]}
    board = Board({"play": ["iron-man"], "deck": ["bloom"]}, foe).attack("iron-man.1", "older-brother.1")
    assert (board.their("hand"), board.your("hand")) == (["spark"], [])


@rule("COD-7.6")
def test_a_technician_that_lives_draws_nothing() -> None:
    board = Board({"play": ["older-brother"]}, {"play": [at("technician", "iron-man")], "deck": ["spark"]})
    board.attack("older-brother.1", "iron-man.1")
    assert board.their("hand") == []


@rule("COD-7.6", "COD-2.14")
def test_a_technician_with_an_empty_deck_reshuffles_and_may_draw_itself() -> None:
    board = Board({"play": ["iron-man"]}, {"play": [at("technician", "older-brother")]})
    board.attack("iron-man.1", "older-brother.1")
    assert (board.their("hand"), board.their("discard")) == (["older-brother"], [])


@rule("COD-7.7", "COD-9.23")
def test_targeting_a_lookout_costs_one_more_gold() -> None:
    you = {"play": ["troq-bashar"], "hand": ["spark"], "gold": 3}
    board = Board(you, {"play": [at("lookout", "tenderfoot")]}).play("spark")
    assert (board.gold[0], board.damage("tenderfoot.1")) == (1, 1)


@rule("COD-7.7", "COD-8.6")
def test_without_the_gold_for_it_a_lookout_is_no_legal_target() -> None:
    you = {"play": ["troq-bashar"], "hand": ["spark"], "gold": 1}
    assert "play spark" not in Board(you, {"play": [at("lookout", "tenderfoot")]}).options
    assert "play spark" in Board(you, {"play": [at("technician", "tenderfoot")]}).options


@rule("COD-7.7", "COD-9.23")
def test_a_brick_thief_as_lookout_has_resist_two() -> None:
    you = {"play": ["troq-bashar"], "hand": ["spark"], "gold": 3}
    board = Board(you, {"play": [at("lookout", "brick-thief")]})
    assert board.attribute("resist", "brick-thief.1") == 2
    board.play("spark")
    assert board.gold[0] == 0


@rule("COD-7.8")
def test_an_elite_does_not_strike_harder_in_its_own_turn() -> None:
    board = Board({"play": ["older-brother"]}).end("patrol older-brother.1 elite").end()
    board.attack("older-brother.1", "base.2")
    assert board.bases == (20, 18)


@rule("COD-7.8")
def test_a_former_squad_leader_has_no_armour_when_it_attacks() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["older-brother"]}).end("patrol iron-man.1 squad-leader")
    board.end().attack("iron-man.1", "older-brother.1")
    assert board.damage("iron-man.1") == 2


@rule("COD-7.8")
def test_a_former_scavenger_that_dies_in_its_own_turn_brings_no_gold() -> None:
    you = {"play": ["older-brother"], "first-workers": 0}
    board = Board(you, {"play": ["iron-man"]}).end("patrol older-brother.1 scavenger")
    board.end().attack("older-brother.1", "iron-man.1")
    assert (board.your("discard"), board.gold[0]) == (["older-brother"], 0)


@rule("COD-7.13")
def test_a_hero_as_scavenger_brings_gold() -> None:
    board = Board({"play": ["iron-man"]}, {"play": [at("scavenger", "river-montoya")]})
    board.attack("iron-man.1", "river-montoya.1")
    assert (board.their("command"), board.gold[1]) == (["river-montoya"], 1)


@rule("COD-7.13", "COD-8.9")
def test_a_token_as_technician_draws_a_card() -> None:
    board = Board({"play": ["tenderfoot"]}, {"play": [at("technician", "dancer")], "deck": ["spark"]})
    board.attack("tenderfoot.1", "dancer.1")
    assert (board.their("hand"), board.their("discard")) == (["spark"], [])


@rule("COD-7.13")
def test_a_token_as_elite_has_the_bonus() -> None:
    assert Board({}, {"play": [at("elite", "dancer")]}).numbers("dancer.1") == (1, 1)


@rule("COD-7.13")
@pytest.mark.parametrize("slot", ["scavenger", "technician"])
@pytest.mark.parametrize("card", ["iron-man", "regularsized-rhinoceros"])
def test_slots_pay_nothing_for_a_card_returned_to_hand_or_taken_over(slot: str, card: str) -> None:
    you = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 6}
    board = Board(you, {"play": [at(slot, card)], "deck": ["spark"]}).play("final-smash")
    assert board.their("play") == []
    assert (board.gold[1], board.their("deck")) == (0, ["spark"])


@rule("COD-7.13", "COD-9.34")
def test_a_sidelined_technician_that_dies_draws_nothing() -> None:
    you = {"play": [{"card": "river-montoya", "level": 3}, "iron-man"]}
    board = Board(you, {"play": [at("technician", "tenderfoot")], "deck": ["spark"]})
    board.use("river-montoya.1")
    assert board.their("deck") == ["spark"]
    board.attack("iron-man.1", "tenderfoot.1")
    assert (board.their("discard"), board.their("deck")) == (["tenderfoot"], ["spark"])
