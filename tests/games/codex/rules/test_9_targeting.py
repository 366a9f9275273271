"""COD-9: untargetable, sideline, resist, flagbearers, channelled."""

from typing import Any

import pytest
from tests.games.codex.keywords import give
from tests.support.codex import Board
from tests.support.rules import rule

SPARK = {"play": ["troq-bashar"], "hand": ["spark"]}
WITHER = {"play": ["troq-bashar"], "hand": ["wither"]}
BEARER = "granfalloon-flagbearer"


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


@rule("COD-9.8")
def test_an_untargetable_card_is_no_target_of_spells(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "untargetable")
    board = Board({**WITHER, "gold": 2}, {"play": ["iron-man", "tenderfoot"]}).play("wither")
    assert set(board.options) == {"pick troq-bashar.1", "pick tenderfoot.1"}


@rule("COD-9.8")
def test_an_untargetable_card_is_no_target_of_abilities(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "untargetable")
    you = {"play": [{"card": "river-montoya", "level": 3}]}
    assert "use river-montoya.1 0" not in Board(you, {"play": [at("elite", "iron-man")]}).options


@rule("COD-9.8")
def test_an_untargetable_card_is_no_target_of_its_own_player_either(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "untargetable")
    board = Board({"play": ["iron-man", "troq-bashar"], "hand": ["bloom"], "gold": 2}).play("bloom")
    assert board.numbers("troq-bashar.1") == (3, 4)


@rule("COD-9.8")
def test_an_untargetable_card_can_be_attacked_and_hit_without_the_target_symbol(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "older-brother", "untargetable")
    you = {"play": ["river-montoya", "tenderfoot"], "hand": ["discord"], "gold": 2}
    board = Board(you, {"play": ["older-brother"]}).play("discord")
    assert board.numbers("older-brother.1") == (0, 1)
    board.attack("tenderfoot.1", "older-brother.1")
    assert board.their("discard") == ["older-brother"]


@rule("COD-9.12")
def test_sidelining_moves_a_patroller_out_of_the_patrol_zone() -> None:
    you = {"play": [{"card": "river-montoya", "level": 3}, "older-brother"]}
    foe = {"play": [at("squad-leader", "iron-man")]}
    board = Board(you, foe).use("river-montoya.1")
    assert board.their("play") == ["iron-man"]
    assert set(board.targets("older-brother.1")) == {"iron-man.1", "base.2"}


@rule("COD-9.12", "COD-11.11")
def test_a_sidelined_card_has_no_bonus_of_its_slot() -> None:
    you = {"play": [{"card": "river-montoya", "level": 3}, "older-brother"]}
    board = Board(you, {"play": [at("squad-leader", "iron-man")]}).use("river-montoya.1")
    board.attack("older-brother.1", "iron-man.1")
    assert board.damage("iron-man.1") == 2


@rule("COD-9.12")
def test_what_does_not_patrol_can_not_be_sidelined() -> None:
    you = {"play": [{"card": "river-montoya", "level": 3}]}
    assert "use river-montoya.1 0" not in Board(you, {"play": ["tenderfoot"]}).options


@rule("COD-9.34")
@pytest.mark.parametrize("exhausted", [False, True])
def test_a_sidelined_card_stays_ready_or_exhausted_as_it_was(exhausted: bool) -> None:
    you = {"play": [{"card": "river-montoya", "level": 3}]}
    board = Board(you, {"play": [at("elite", "tenderfoot", exhausted=exhausted)]}).use("river-montoya.1")
    assert board.is_exhausted("tenderfoot.1") is exhausted


@rule("COD-9.34")
def test_a_sidelined_card_is_no_patroller_for_the_rest_of_the_turn() -> None:
    you = {"play": [{"card": "river-montoya", "level": 3}], "hand": ["spark"], "gold": 2}
    board = Board(you, {"play": [at("elite", "tenderfoot")]})
    assert "play spark" in board.options
    board.use("river-montoya.1")
    assert "play spark" not in board.options


@rule("COD-9.34")
def test_a_sidelined_card_may_patrol_again_after_its_player_s_next_main_phase() -> None:
    you = {"play": [{"card": "river-montoya", "level": 3}]}
    board = Board(you, {"play": [at("elite", "tenderfoot")]}).use("river-montoya.1").end()
    board.end("patrol tenderfoot.1 elite")
    assert board.targets("river-montoya.1") == ["tenderfoot.1"]


@rule("COD-9.23")
def test_resist_is_paid_on_top_of_the_cost_of_a_spell() -> None:
    board = Board({**WITHER, "gold": 3}, {"play": ["brick-thief"]}).play("wither", "pick brick-thief.1")
    assert (board.gold, board.their("discard")) == ((0, 0), ["brick-thief"])


@rule("COD-9.23", "COD-8.6")
def test_what_has_resist_is_no_target_for_one_who_can_not_pay() -> None:
    board = Board({**WITHER, "gold": 2}, {"play": ["brick-thief", "tenderfoot"]}).play("wither")
    assert set(board.options) == {"pick troq-bashar.1", "pick tenderfoot.1"}


@rule("COD-9.23")
@pytest.mark.parametrize(("gold", "usable"), [(0, False), (1, True)])
def test_resist_is_paid_for_an_activated_ability(gold: int, usable: bool) -> None:
    you = {"play": [{"card": "river-montoya", "level": 3}], "gold": gold}
    board = Board(you, {"play": [at("elite", "brick-thief")]})
    assert ("use river-montoya.1 0" in board.options) is usable


@rule("COD-9.23")
def test_resist_is_paid_each_time_its_card_is_targeted() -> None:
    you = {"play": ["troq-bashar"], "hand": ["intimidate", "spark"], "gold": 4}
    board = Board(you, {"play": [at("elite", "brick-thief")]}).play("intimidate", "pick brick-thief.1")
    assert board.gold[0] == 2
    board.play("spark")
    assert (board.gold[0], board.their("discard")) == (0, ["brick-thief"])


@rule("COD-9.23")
def test_resist_is_paid_for_an_arrives_ability() -> None:
    you = {"hand": ["hired-stomper"], "buildings": ["tech-2-building"], "gold": 6}
    board = Board(you, {"play": ["brick-thief"]}).play("hired-stomper", "pick brick-thief.1")
    assert (board.gold[0], board.their("discard")) == (1, ["brick-thief"])


@rule("COD-9.23", "COD-8.6")
def test_nobody_pays_for_targeting_a_card_of_their_own_with_resist() -> None:
    board = Board({"play": ["brick-thief", "troq-bashar"], "hand": ["bloom"], "gold": 2})
    board.play("bloom", "pick brick-thief.1")
    assert (board.gold[0], board.numbers("brick-thief.1")) == (0, (3, 2))


@rule("COD-9.23")
def test_attacking_a_card_with_resist_costs_nothing() -> None:
    board = Board({"play": ["older-brother"]}, {"play": ["brick-thief"]})
    board.attack("older-brother.1", "brick-thief.1")
    assert (board.gold[0], board.their("discard")) == (0, ["brick-thief"])


@rule("COD-9.24")
def test_a_spell_that_can_target_a_flagbearer_has_to() -> None:
    board = Board({**WITHER, "gold": 2}, {"play": ["tenderfoot", BEARER]}).play("wither")
    assert board.numbers(f"{BEARER}.1") == (1, 1)
    assert board.numbers("tenderfoot.1") == (1, 2)


@rule("COD-9.24")
def test_among_several_flagbearers_the_player_chooses() -> None:
    board = Board({**WITHER, "gold": 2}, {"play": [BEARER, "tenderfoot", BEARER]}).play("wither")
    assert board.options == [f"pick {BEARER}.1", f"pick {BEARER}.2"]


@rule("COD-9.24")
def test_a_flagbearer_that_a_spell_can_not_target_does_not_matter() -> None:
    board = Board({**SPARK, "gold": 1}, {"play": [at("elite", "tenderfoot"), BEARER]}).play("spark")
    assert board.damage("tenderfoot.1") == 1


@rule("COD-9.24")
def test_an_ability_with_the_target_symbol_has_to_target_a_flagbearer() -> None:
    you = {"play": [{"card": "river-montoya", "level": 3}]}
    foe = {"play": [at("squad-leader", "iron-man"), at("lookout", "tenderfoot"), at("elite", BEARER)]}
    board = Board(you, foe).use("river-montoya.1")
    assert (board.mark("slot", f"{BEARER}.1"), board.mark("slot", "iron-man.1")) == (0, 1)


@rule("COD-9.24")
def test_one_s_own_flagbearer_does_not_draw_one_s_own_spells() -> None:
    board = Board({"play": ["troq-bashar", BEARER], "hand": ["bloom"], "gold": 2}).play("bloom")
    assert set(board.options) == {"pick troq-bashar.1", f"pick {BEARER}.1"}


@rule("COD-9.24")
def test_a_flagbearer_does_not_draw_attacks() -> None:
    board = Board({"play": ["older-brother"]}, {"play": [BEARER, "tenderfoot"]})
    assert set(board.targets("older-brother.1")) == {f"{BEARER}.1", "tenderfoot.1", "base.2"}


@rule("COD-9.24", "COD-11.29")
@pytest.mark.parametrize(("gold", "bearer_only"), [(1, False), (2, True)])
def test_a_flagbearer_whose_resist_can_not_be_paid_may_be_left_out(gold: int, bearer_only: bool) -> None:
    foe = {"play": [at("lookout", BEARER), at("elite", "iron-man")]}
    board = Board({**SPARK, "gold": gold}, foe).play("spark")
    assert (board.damage(f"{BEARER}.1"), board.damage("iron-man.1")) == ((1, 0) if bearer_only else (0, 1))


@rule("COD-9.24")
def test_effects_without_the_target_symbol_need_no_flagbearer() -> None:
    you = {"play": ["river-montoya"], "hand": ["discord"], "gold": 2}
    board = Board(you, {"play": [BEARER, "tenderfoot"]}).play("discord")
    assert (board.numbers(f"{BEARER}.1"), board.numbers("tenderfoot.1")) == ((0, 1), (0, 1))


@rule("COD-9.24", "COD-11.29")
def test_a_spell_with_several_targets_has_to_target_a_flagbearer_once_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "iron-man", "flagbearer")
    you = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 6}
    board = Board(you, {"play": ["tenderfoot", BEARER, "iron-man", "nimble-fencer"]}).play("final-smash")
    assert board.their("discard") == [BEARER]
    assert set(board.options) == {"pick iron-man.1", "pick nimble-fencer.1"}


@rule("COD-9.24", "COD-11.29")
def test_the_duty_to_target_a_flagbearer_is_met_by_a_later_target_if_need_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "iron-man", "flagbearer")
    you = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 6}
    board = Board(you, {"play": ["tenderfoot", "iron-man", "nimble-fencer"]}).play("final-smash")
    assert (board.their("discard"), board.their("hand")) == (["tenderfoot"], ["iron-man"])


@rule("COD-9.25", "COD-4.8")
def test_a_channelled_spell_stays_in_play_as_long_as_its_hero() -> None:
    you = {"play": ["river-montoya", "older-brother"], "hand": ["harmony"], "gold": 2}
    board = Board(you, {"play": ["regularsized-rhinoceros"]}).play("harmony")
    assert "harmony" in board.your("play")
    board.attack("river-montoya.1", "regularsized-rhinoceros.1")
    assert (board.your("play"), board.your("discard")) == (["older-brother"], ["harmony"])


@rule("COD-9.25", "COD-4.8")
def test_the_death_of_another_card_does_not_end_a_channelled_spell() -> None:
    you = {"play": ["river-montoya", "older-brother"], "hand": ["harmony"], "gold": 2}
    board = Board(you, {"play": ["iron-man"]}).play("harmony").attack("older-brother.1", "iron-man.1")
    assert board.your("play") == ["river-montoya", "harmony"]
