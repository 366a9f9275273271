"""COD-7: putting cards into the patrol zone, and how long they stay there."""

from typing import Any

import pytest
from tests.games.codex.keywords import give
from tests.support.codex import Board
from tests.support.rules import rule

SLOTS = ("squad-leader", "elite", "scavenger", "technician", "lookout")
FULL = dict(zip(SLOTS, ["iron-man", "tenderfoot", "river-montoya", "maestro", "nimble-fencer"], strict=True))


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


@rule("COD-7.1")
@pytest.mark.parametrize("card", ["older-brother", "troq-bashar", "dancer"])
def test_units_heroes_and_tokens_have_five_slots_to_choose_from(card: str) -> None:
    board = Board({"play": [card]}).do("end")
    assert board.options == [*(f"patrol {card}.1 {slot}" for slot in SLOTS), "confirm"]


@rule("COD-7.1")
def test_a_slot_holds_one_card() -> None:
    board = Board({"play": ["older-brother", "tenderfoot"]}).do("end", "patrol older-brother.1 elite")
    assert "patrol tenderfoot.1 elite" not in board.options
    assert "patrol tenderfoot.1 squad-leader" in board.options


@rule("COD-7.1")
def test_all_five_slots_can_be_filled_but_a_sixth_card_finds_no_place() -> None:
    play = ["older-brother", "tenderfoot", "iron-man", "troq-bashar", "maestro", "brick-thief"]
    placed = [f"patrol {card}.1 {slot}" for card, slot in zip(play[:5], SLOTS, strict=True)]
    board = Board({"play": play}).do("end", *placed)
    assert not [option for option in board.options if option.startswith("patrol")]


@rule("COD-7.1")
def test_ongoing_spells_and_buildings_do_not_patrol() -> None:
    you = {"play": ["river-montoya"], "hand": ["harmony"], "gold": 2, "buildings": ["tower"]}
    board = Board(you).play("harmony").do("end")
    assert {option.split()[1] for option in board.options if option.startswith("patrol")} == {
        "river-montoya.1"
    }


@rule("COD-7.2")
def test_an_exhausted_card_can_not_patrol() -> None:
    board = Board({"play": [{"card": "older-brother", "exhausted": True}, "tenderfoot"]}).do("end")
    assert not [option for option in board.options if "older-brother.1" in option]
    assert board.refusals()["patrol older-brother.1"][0] == "COD-7.2"


@rule("COD-7.2")
def test_a_patrol_holds_through_the_turn_of_the_opponent_and_ends_with_one_s_next_turn() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["older-brother"]}).end("patrol iron-man.1 elite")
    assert board.targets("older-brother.1") == ["iron-man.1"]
    board.attack("older-brother.1", "iron-man.1")
    assert board.mark("slot", "iron-man.1") == 2
    board.end()
    assert board.mark("slot", "iron-man.1") == 0


@rule("COD-7.2")
def test_a_patrol_is_not_kept_for_the_turn_after_the_next() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["older-brother"]}).end("patrol iron-man.1 elite")
    board.end().end()
    assert set(board.targets("older-brother.1")) == {"iron-man.1", "base.1"}


@rule("COD-7.2", "COD-7.8")
def test_in_one_s_own_turn_nobody_is_a_patroller() -> None:
    you = {"play": [at("elite", "older-brother"), "troq-bashar"], "hand": ["spark"], "gold": 1}
    board = Board(you)
    assert "play spark" not in board.options
    assert board.numbers("older-brother.1") == (2, 2)


@rule("COD-7.2")
def test_after_the_main_phase_the_patrol_is_not_changed_any_more() -> None:
    board = Board({"play": ["older-brother"]}).end("patrol older-brother.1 lookout")
    assert board.asked == 1
    assert not [option for option in board.options if option.startswith(("patrol", "withdraw"))]


@rule("COD-7.9")
def test_a_unit_that_came_this_turn_may_patrol() -> None:
    board = Board({"hand": ["older-brother"], "gold": 2}).play("older-brother")
    board.end("patrol older-brother.1 squad-leader")
    assert board.mark("slot", "older-brother.1") == 1


@rule("COD-7.9")
def test_a_hero_summoned_this_turn_may_patrol() -> None:
    board = Board({"command": ["troq-bashar"], "gold": 2}).do("summon troq-bashar@p1/command.1")
    board.end("patrol troq-bashar.1 technician")
    assert board.mark("slot", "troq-bashar.1") == 4


@rule("COD-7.10")
def test_a_card_may_be_moved_from_slot_to_slot_and_taken_out_again() -> None:
    board = Board({"play": ["older-brother"]}).do("end", "patrol older-brother.1 elite")
    board.do("patrol older-brother.1 lookout", "withdraw older-brother.1")
    assert board.mark("slot", "older-brother.1") == 0
    board.do("patrol older-brother.1 scavenger", "confirm")
    assert board.mark("slot", "older-brother.1") == 3


@rule("COD-7.10")
def test_a_slot_that_was_left_is_free_for_another_card() -> None:
    board = Board({"play": ["older-brother", "tenderfoot"]})
    board.do("end", "patrol older-brother.1 elite", "patrol older-brother.1 lookout")
    board.do("patrol tenderfoot.1 elite", "confirm")
    assert (board.mark("slot", "older-brother.1"), board.mark("slot", "tenderfoot.1")) == (5, 2)


@rule("COD-7.10")
def test_cards_may_be_moved_as_often_as_one_likes() -> None:
    board = Board({"play": ["iron-man", "tenderfoot"]}).do("end", "patrol tenderfoot.1 lookout")
    for _ in range(25):
        board.do("patrol iron-man.1 squad-leader", "patrol iron-man.1 elite")
    assert (board.prompt, board.asked) == ("patrol", 0)
    board.do("withdraw tenderfoot.1", "confirm")
    assert (board.mark("slot", "iron-man.1"), board.mark("slot", "tenderfoot.1")) == (2, 0)


@rule("COD-7.10")
def test_patrolling_is_never_mandatory() -> None:
    board = Board({"play": ["older-brother"]}, {"play": ["iron-man"]}).end()
    assert (board.asked, board.mark("slot", "older-brother.1")) == (1, 0)
    assert "base.1" in board.targets("iron-man.1")


@rule("COD-7.10")
def test_a_slot_behind_an_empty_one_may_be_taken() -> None:
    board = Board({"play": ["older-brother"]}).end("patrol older-brother.1 lookout")
    assert board.mark("slot", "older-brother.1") == 5


@rule("COD-7.11", "COD-9.3")
def test_a_card_that_attacked_with_readiness_may_patrol() -> None:
    board = Board({"play": [{"card": "troq-bashar", "level": 8}]}).attack("troq-bashar.1", "base.2")
    board.end("patrol troq-bashar.1 elite")
    assert board.mark("slot", "troq-bashar.1") == 2


@rule("COD-7.11", "COD-9.3")
def test_a_unit_with_readiness_may_attack_and_patrol(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "readiness")
    board = Board({"play": ["iron-man"]}).attack("iron-man.1", "base.2").end("patrol iron-man.1 elite")
    assert board.mark("slot", "iron-man.1") == 2


@rule("COD-7.11")
def test_a_card_that_attacked_without_readiness_may_not_patrol() -> None:
    board = Board({"play": ["older-brother", "tenderfoot"]}).attack("older-brother.1", "base.2").do("end")
    assert not [option for option in board.options if "older-brother.1" in option]
    assert board.refusals()["patrol older-brother.1"][0] == "COD-7.2"


@rule("COD-7.11", "COD-8.1")
def test_a_card_that_exhausted_for_an_ability_may_not_patrol() -> None:
    you = {"play": [{"card": "river-montoya", "level": 3}]}
    board = Board(you, {"play": [at("elite", "tenderfoot")]}).use("river-montoya.1").do("end")
    assert not [option for option in board.options if option.startswith("patrol river-montoya")]


@rule("COD-7.12")
def test_a_technician_that_dies_in_its_owner_s_upkeep_draws_nothing() -> None:
    foe = {"play": [at("technician", "starcrossed-starlet", damage=1)], "deck": ["spark"]}
    board = Board({}, foe).end()
    assert (board.their("discard"), board.their("hand")) == (["starcrossed-starlet"], [])


@rule("COD-7.12")
def test_a_scavenger_that_dies_in_its_owner_s_upkeep_brings_no_gold() -> None:
    foe = {"play": [at("scavenger", "starcrossed-starlet", damage=1)], "first-workers": 4}
    board = Board({}, foe).end()
    assert (board.their("discard"), board.gold[1]) == (["starcrossed-starlet"], 4)


@rule("COD-7.14")
def test_a_patroller_that_changes_control_leaves_the_patrol_zone() -> None:
    you = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 6}
    board = Board(you, {"play": [at("squad-leader", "regularsized-rhinoceros")]})
    board.play("final-smash")
    assert board.your("play") == ["troq-bashar", "regularsized-rhinoceros"]
    assert board.mark("slot", "regularsized-rhinoceros.1") == 0
    assert board.targets("troq-bashar.1") == ["base.2"]


@rule("COD-7.14")
def test_a_card_taken_over_patrols_for_its_new_player_only_when_it_is_put_there() -> None:
    you = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 6}
    foe = {"play": [at("squad-leader", "regularsized-rhinoceros"), "eggship"]}
    board = Board(you, foe).play("final-smash", "pick regularsized-rhinoceros.1").end()
    assert "base.1" in board.targets("eggship.1")
    assert board.mark("slot", "regularsized-rhinoceros.1") == 0


@rule("COD-7.15", "COD-9.19")
@pytest.mark.parametrize(
    ("attacked", "beside"),
    [
        ("elite", {"squad-leader", "scavenger"}),
        ("scavenger", {"elite", "technician"}),
        ("technician", {"scavenger", "lookout"}),
    ],
)
def test_the_slots_lie_in_a_row(attacked: str, beside: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "revolver-ocelot", "unstoppable")
    board = Board({"play": ["revolver-ocelot"]}, {"play": [at(slot, card) for slot, card in FULL.items()]})
    board.attack("revolver-ocelot.1", f"{FULL[attacked]}.1")
    assert board.prompt == "spark"
    assert set(board.options) == {f"pick {FULL[slot]}.1" for slot in beside}


@rule("COD-7.15", "COD-9.19")
@pytest.mark.parametrize(("attacked", "hit"), [("squad-leader", "tenderfoot"), ("lookout", "maestro")])
def test_the_ends_of_the_row_are_no_neighbours(
    attacked: str, hit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, "revolver-ocelot", "unstoppable")
    board = Board({"play": ["revolver-ocelot"]}, {"play": [at(slot, card) for slot, card in FULL.items()]})
    board.attack("revolver-ocelot.1", f"{FULL[attacked]}.1")
    assert board.damage(f"{hit}.1") == 1


@rule("COD-7.16")
def test_after_the_squad_leader_s_death_another_patroller_must_be_attacked() -> None:
    foe = {"play": [at("squad-leader", "brick-thief"), at("elite", "iron-man"), at("lookout", "maestro")]}
    board = Board({"play": ["older-brother", "tenderfoot"]}, foe).attack("older-brother.1", "brick-thief.1")
    assert set(board.targets("tenderfoot.1")) == {"iron-man.1", "maestro.1"}


@rule("COD-7.16")
def test_with_no_patroller_left_anything_may_be_attacked() -> None:
    foe = {"play": [at("squad-leader", "brick-thief"), "river-montoya"], "buildings": ["tower"]}
    board = Board({"play": ["older-brother", "tenderfoot"]}, foe).attack("older-brother.1", "brick-thief.1")
    assert set(board.targets("tenderfoot.1")) == {"river-montoya.1", "base.2", "tower.1"}
