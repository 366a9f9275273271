"""COD-12: attacks, patrols and heroes in the rulebook's example."""

from typing import Any

import pytest
from tests.support.codex import Board
from tests.support.rules import rule


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


@rule("COD-12.18")
def test_a_squad_leader_two_two_survives_an_attacker_two_two_and_keeps_the_damage() -> None:
    board = Board({"play": ["older-brother"]}, {"play": [at("squad-leader", "granfalloon-flagbearer")]})
    board.attack("older-brother.1", "granfalloon-flagbearer.1")
    assert board.your("discard") == ["older-brother"]
    assert board.damage("granfalloon-flagbearer.1") == 1
    board.end().end()
    assert board.damage("granfalloon-flagbearer.1") == 1


@rule("COD-12.19")
def test_while_the_squad_leader_lives_everything_else_is_refused() -> None:
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "tenderfoot"), "river-montoya"]}
    board = Board({"play": ["older-brother"]}, foe)
    assert board.targets("older-brother.1") == ["iron-man.1"]
    assert {"tenderfoot.1", "river-montoya.1", "base.2"} == {
        action.split()[2] for action in board.refusals() if action.startswith("attack")
    }


@rule("COD-12.19")
def test_after_its_death_any_other_patroller_and_after_the_last_one_anything_may_be_attacked() -> None:
    foe = {
        "play": [at("squad-leader", "brick-thief"), at("technician", "dancer"), "river-montoya"],
        "buildings": ["tech-1-building"],
    }
    board = Board({"play": ["older-brother", "iron-man", "tenderfoot"]}, foe)
    board.attack("older-brother.1", "brick-thief.1")
    assert board.targets("tenderfoot.1") == ["dancer.1"]
    board.attack("iron-man.1", "dancer.1")
    assert set(board.targets("tenderfoot.1")) == {"river-montoya.1", "base.2", "tech-1-building.1"}


@rule("COD-12.20")
def test_what_attacked_is_exhausted_and_may_not_patrol_but_the_rest_may() -> None:
    board = Board({"play": ["older-brother", "tenderfoot"]}).attack("older-brother.1", "base.2").do("end")
    assert board.is_exhausted("older-brother.1")
    assert board.refusals()["patrol older-brother.1"][0] == "COD-7.2"
    board.do("patrol tenderfoot.1 squad-leader", "confirm")
    assert board.mark("slot", "tenderfoot.1") == 1


@rule("COD-12.21")
def test_a_player_without_patrollers_can_be_attacked_anywhere() -> None:
    foe = {"play": ["tenderfoot", "river-montoya"], "buildings": ["tech-1-building", "tower"]}
    board = Board({"play": ["older-brother"]}, foe)
    assert len(board.targets("older-brother.1")) == 5


@rule("COD-12.22")
def test_the_second_player_s_second_turn_readies_their_cards_and_gives_six_gold() -> None:
    foe = {
        "play": [{"card": "older-brother", "exhausted": True}, {"card": "river-montoya", "exhausted": True}],
        "first-workers": 5,
        "workers": ["spark"],
    }
    board = Board({}, foe).end()
    assert (board.asked, board.gold[1]) == (1, 6)
    assert not board.is_exhausted("older-brother.1")
    assert not board.is_exhausted("river-montoya.1")


@rule("COD-12.23")
@pytest.mark.parametrize(("hero", "gold"), [("river-montoya", 2), ("troq-bashar", 4)])
def test_a_damaged_hero_raised_to_the_middle_band_loses_all_damage(hero: str, gold: int) -> None:
    board = Board({"play": [{"card": hero, "damage": 2}], "gold": gold})
    board.do(*[f"level {hero}.1"] * (gold - 1))
    assert board.damage(f"{hero}.1") == 2
    board.do(f"level {hero}.1")
    assert (board.damage(f"{hero}.1"), board.gold[0], board.level(f"{hero}.1")) == (0, 0, gold + 1)


@rule("COD-12.24")
def test_four_gold_raise_a_hero_four_levels_in_one_turn() -> None:
    board = Board({"play": ["troq-bashar"], "gold": 4}).do(*["level troq-bashar.1"] * 4)
    assert (board.level("troq-bashar.1"), board.gold[0]) == (5, 0)
    assert "level troq-bashar.1" not in board.options


@rule("COD-12.25")
@pytest.mark.parametrize(
    ("flyer", "walker"), [("squad-leader", "elite"), ("elite", "squad-leader"), ("scavenger", "lookout")]
)
def test_a_ground_attacker_must_attack_the_patroller_on_the_ground(flyer: str, walker: str) -> None:
    foe = {"play": [at(flyer, "eggship"), at(walker, "tenderfoot"), "river-montoya"]}
    assert Board({"play": ["older-brother"]}, foe).targets("older-brother.1") == ["tenderfoot.1"]


@rule("COD-12.25")
def test_facing_a_flying_patroller_alone_it_may_attack_anything_on_the_ground() -> None:
    foe = {"play": [at("squad-leader", "eggship"), "cloud-sprite", "tenderfoot", "river-montoya"]}
    board = Board({"play": ["older-brother"]}, foe)
    assert set(board.targets("older-brother.1")) == {"tenderfoot.1", "river-montoya.1", "base.2"}


@rule("COD-12.26")
@pytest.mark.parametrize(("base", "prompt"), [(3, "main"), (2, "over")])
def test_the_game_goes_on_until_a_base_has_no_hit_points(base: int, prompt: str) -> None:
    board = Board({"play": ["older-brother"]}, {"base": base}).attack("older-brother.1", "base.2")
    assert board.prompt == prompt


@rule("COD-12.26")
def test_the_player_whose_base_still_stands_has_won() -> None:
    board = Board({"play": ["older-brother"]}, {"base": 1}).attack("older-brother.1", "base.2")
    assert board.state.outcome is not None
    assert board.state.outcome.winners == (0,)


@rule("COD-12.26")
def test_running_out_of_cards_does_not_end_the_game() -> None:
    assert Board({}, {}).end().end().is_your_move
