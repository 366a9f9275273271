"""COD-6: who may attack, what can be attacked, whom patrollers hold up."""

from typing import Any

import pytest
from tests.games.codex.keywords import give
from tests.support.codex import Board
from tests.support.rules import rule


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


@rule("COD-6.1")
def test_every_ready_unit_and_hero_may_attack_in_one_turn() -> None:
    board = Board({"play": ["older-brother", "iron-man", "troq-bashar"]})
    board.attack("older-brother.1", "base.2").attack("iron-man.1", "base.2").attack("troq-bashar.1", "base.2")
    assert board.bases == (20, 20 - 2 - 3 - 2)


@rule("COD-6.1")
@pytest.mark.parametrize("card", ["older-brother", "troq-bashar"])
def test_a_card_that_came_this_turn_can_not_attack(card: str) -> None:
    board = Board({"play": [{"card": card, "arrived": True}]})
    assert board.targets(f"{card}.1") == []
    assert board.refusals()[f"attack {card}.1"][0] == "COD-6.1"


@rule("COD-6.1")
def test_a_unit_played_this_turn_can_not_attack_but_can_in_the_next_own_turn() -> None:
    board = Board({"hand": ["older-brother"], "gold": 2}).play("older-brother")
    assert board.targets("older-brother.1") == []
    board.end().end()
    assert board.targets("older-brother.1") == ["base.2"]


@rule("COD-6.1", "COD-9.18")
def test_a_unit_with_haste_attacks_in_the_turn_it_came() -> None:
    board = Board({"hand": ["timely-messenger"], "gold": 1}).play("timely-messenger")
    board.attack("timely-messenger.1", "base.2")
    assert board.bases == (20, 19)


@rule("COD-6.1")
@pytest.mark.parametrize("card", ["older-brother", "troq-bashar"])
def test_an_exhausted_card_can_not_attack(card: str) -> None:
    board = Board({"play": [{"card": card, "exhausted": True}]})
    assert board.targets(f"{card}.1") == []
    assert f"attack {card}.1" in board.refusals()


@rule("COD-6.1", "COD-8.7")
def test_a_unit_taken_over_this_turn_can_not_attack() -> None:
    you = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 6}
    board = Board(you, {"play": ["regularsized-rhinoceros"]}).play("final-smash")
    assert board.your("play") == ["troq-bashar", "regularsized-rhinoceros"]
    assert board.targets("regularsized-rhinoceros.1") == []


@rule("COD-6.1")
def test_a_unit_under_control_since_an_earlier_turn_attacks_whoever_owns_it() -> None:
    board = Board({"play": [{"card": "iron-man", "borrowed": True}]}).attack("iron-man.1", "base.2")
    assert board.bases == (20, 17)


@rule("COD-6.1")
def test_nobody_attacks_with_cards_of_the_opponent() -> None:
    board = Board({"play": ["older-brother"]}, {"play": ["iron-man"]})
    assert board.targets("iron-man.1") == []


@rule("COD-6.2")
def test_attacking_exhausts_the_attacker_until_its_player_s_next_ready_phase() -> None:
    board = Board({"play": ["older-brother"]}).attack("older-brother.1", "base.2")
    assert board.is_exhausted("older-brother.1")
    board.end()
    assert board.is_exhausted("older-brother.1")
    board.end()
    assert not board.is_exhausted("older-brother.1")


@rule("COD-6.2")
def test_attacking_does_not_exhaust_what_is_attacked() -> None:
    board = Board({"play": ["older-brother"]}, {"play": ["iron-man"]}).attack("older-brother.1", "iron-man.1")
    assert not board.is_exhausted("iron-man.1")


@rule("COD-6.2", "COD-9.3")
def test_readiness_keeps_the_attacker_ready_but_gives_no_second_attack() -> None:
    board = Board({"play": [{"card": "troq-bashar", "level": 8}]}).attack("troq-bashar.1", "base.2")
    assert not board.is_exhausted("troq-bashar.1")
    assert board.targets("troq-bashar.1") == []
    assert "attack troq-bashar.1" in board.refusals()


@rule("COD-6.2", "COD-9.3")
def test_below_its_maximum_level_troq_has_no_readiness() -> None:
    board = Board({"play": [{"card": "troq-bashar", "level": 7}]}).attack("troq-bashar.1", "base.2")
    assert board.is_exhausted("troq-bashar.1")


@rule("COD-6.3")
def test_units_heroes_and_buildings_of_the_opponent_can_be_attacked() -> None:
    foe = {"play": ["tenderfoot", "river-montoya"], "buildings": ["tech-1-building", "surplus"]}
    board = Board({"play": ["older-brother", "iron-man"]}, foe)
    assert set(board.targets("older-brother.1")) == {
        "tenderfoot.1",
        "river-montoya.1",
        "base.2",
        "tech-1-building.1",
        "surplus.1",
    }


@rule("COD-6.3", "COD-4.7")
def test_an_ongoing_spell_can_not_be_attacked() -> None:
    board = Board({"play": ["older-brother"]}, {"play": ["river-montoya", "harmony"]})
    assert set(board.targets("older-brother.1")) == {"river-montoya.1", "base.2"}


@rule("COD-6.3", "COD-11.8")
def test_a_building_under_construction_can_not_be_attacked() -> None:
    foe = {"buildings": [{"card": "tech-1-building", "unfinished": True}]}
    assert Board({"play": ["older-brother"]}, foe).targets("older-brother.1") == ["base.2"]


@rule("COD-6.4", "COD-6.12")
def test_a_squad_leader_is_the_only_legal_target() -> None:
    foe = {
        "play": [at("squad-leader", "tenderfoot"), at("elite", "older-brother"), "river-montoya"],
        "buildings": ["tower"],
    }
    board = Board({"play": ["iron-man"]}, foe)
    assert board.targets("iron-man.1") == ["tenderfoot.1"]
    assert {action: clause for action, (clause, _) in board.refusals().items() if "attack" in action} == {
        "attack iron-man.1 older-brother.1": "COD-6.4",
        "attack iron-man.1 river-montoya.1": "COD-6.4",
        "attack iron-man.1 base.2": "COD-6.4",
        "attack iron-man.1 tower.1": "COD-6.4",
    }


@rule("COD-6.4", "COD-7.16")
def test_without_a_squad_leader_the_attacker_chooses_among_the_other_patrollers() -> None:
    foe = {"play": [at("elite", "tenderfoot"), at("lookout", "iron-man"), "river-montoya"]}
    board = Board({"play": ["older-brother"]}, foe)
    assert set(board.targets("older-brother.1")) == {"tenderfoot.1", "iron-man.1"}
    assert board.refusals()["attack older-brother.1 base.2"][0] == "COD-6.4"


@rule("COD-6.4")
def test_a_hero_as_squad_leader_must_be_attacked_too() -> None:
    foe = {"play": ["tenderfoot", at("squad-leader", "river-montoya"), at("technician", "older-brother")]}
    assert Board({"play": ["iron-man"]}, foe).targets("iron-man.1") == ["river-montoya.1"]


@rule("COD-6.5", "COD-9.14")
def test_patrollers_that_can_not_be_attacked_do_not_hold_anything_up() -> None:
    foe = {"play": [at("squad-leader", "cloud-sprite"), at("elite", "eggship"), "tenderfoot"]}
    board = Board({"play": ["older-brother"]}, foe)
    assert set(board.targets("older-brother.1")) == {"tenderfoot.1", "base.2"}


@rule("COD-6.5", "COD-9.7")
def test_an_unattackable_squad_leader_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "unattackable")
    foe = {"play": [at("squad-leader", "iron-man"), "tenderfoot"]}
    board = Board({"play": ["older-brother"]}, foe)
    assert set(board.targets("older-brother.1")) == {"tenderfoot.1", "base.2"}


@rule("COD-6.9")
def test_a_player_who_could_attack_may_end_the_turn_instead() -> None:
    board = Board({"play": ["older-brother"]}, {"play": [at("squad-leader", "tenderfoot")]})
    assert {"attack older-brother.1 tenderfoot.1", "end"} <= set(board.options)
    board.end()
    assert (board.asked, board.damage("tenderfoot.1")) == (1, 0)


@rule("COD-6.10")
def test_a_card_that_attacked_does_not_attack_again_but_another_one_does() -> None:
    board = Board({"play": ["older-brother", "iron-man"]}).attack("older-brother.1", "base.2")
    assert board.targets("older-brother.1") == []
    assert board.targets("iron-man.1") == ["base.2"]


@rule("COD-6.11")
def test_the_defending_player_is_not_asked_during_an_attack() -> None:
    foe = {"play": [at("squad-leader", "tenderfoot")], "hand": ["spark", "timely-messenger"], "gold": 9}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", "tenderfoot.1")
    assert board.is_your_move


@rule("COD-6.11", "COD-6.14")
def test_what_follows_from_the_defenders_deaths_is_ordered_by_the_attacking_player() -> None:
    play = [at("scavenger", "river-montoya"), at("technician", "tenderfoot"), "harmony"]
    board = Board({"play": ["harvest-reaper"]}, {"play": play, "discard": ["spark"]})
    board.attack("harvest-reaper.1", "river-montoya.1")
    assert (board.prompt, board.asked) == ("order", 0)


@rule("COD-6.11", "COD-2.8")
def test_between_the_turns_the_only_choice_of_a_player_is_what_to_tech() -> None:
    board = Board({"codex": ["iron-man"] * 3}, {"codex": ["discord"] * 3}).end()
    assert (board.prompt, board.asked) == ("tech", 1)
    board.do("tech discord@p2/codex.1", "tech discord@p2/codex.2")
    assert (board.prompt, board.asked) == ("main", 1)


@rule("COD-6.12", "COD-9.13")
def test_an_attacker_held_up_by_one_patroller_may_attack_those_it_could_ignore() -> None:
    foe = {"play": [at("squad-leader", "eggship"), at("elite", "tenderfoot"), "river-montoya"]}
    board = Board({"play": ["leaping-lizard"]}, foe)
    assert set(board.targets("leaping-lizard.1")) == {"eggship.1", "tenderfoot.1"}


@rule("COD-6.12", "COD-9.14")
def test_with_no_patroller_in_the_way_patrollers_and_everything_else_are_legal() -> None:
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "tenderfoot"), "river-montoya"]}
    board = Board({"play": ["eggship"]}, foe)
    assert set(board.targets("eggship.1")) == {"iron-man.1", "tenderfoot.1", "river-montoya.1", "base.2"}


@rule("COD-6.12", "COD-9.10")
def test_an_unstoppable_attacker_may_attack_everything_the_squad_leader_included() -> None:
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "tenderfoot"), "river-montoya"]}
    board = Board({"play": ["angry-dancer"]}, foe)
    assert set(board.targets("angry-dancer.1")) == {"iron-man.1", "tenderfoot.1", "river-montoya.1", "base.2"}


@rule("COD-6.15")
def test_a_card_with_no_attack_may_attack_and_deals_nothing() -> None:
    board = Board({"play": ["dancer"]}, {"play": ["tenderfoot"]}).attack("dancer.1", "tenderfoot.1")
    assert (board.damage("tenderfoot.1"), board.your("play")) == (0, [])


@rule("COD-6.15")
def test_no_attack_deals_no_damage_to_a_base_but_exhausts() -> None:
    board = Board({"play": ["dancer"]}).attack("dancer.1", "base.2")
    assert (board.bases, board.is_exhausted("dancer.1")) == ((20, 20), True)


@rule("COD-6.15", "COD-6.13")
def test_attacks_abilities_work_for_an_attacker_with_no_attack() -> None:
    you = {"play": ["brick-thief", "troq-bashar"], "hand": ["intimidate"], "gold": 1}
    board = Board(you).play("intimidate", "pick brick-thief.1")
    board.attack("brick-thief.1", "base.2", "pick base.2")
    assert board.bases == (20, 19)
