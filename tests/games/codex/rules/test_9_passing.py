"""COD-9: unattackable, invisible, unstoppable, detector, stealth."""

from typing import Any

import pytest
from tests.games.codex.keywords import give
from tests.support.codex import Board
from tests.support.rules import rule

PIG = {"hand": ["sneaky-pig"], "gold": 3, "buildings": ["tech-2-building"]}


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


@rule("COD-9.7")
def test_an_unattackable_card_can_not_be_attacked_behind_the_patrol(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "unattackable")
    board = Board({"play": ["older-brother"]}, {"play": ["iron-man", "tenderfoot"]})
    assert set(board.targets("older-brother.1")) == {"tenderfoot.1", "base.2"}
    assert board.refusals()["attack older-brother.1 iron-man.1"][0] == "COD-9.7"


@rule("COD-9.7", "COD-6.12")
def test_an_unattackable_patroller_is_ignored_but_the_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "unattackable")
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "tenderfoot")]}
    assert Board({"play": ["older-brother"]}, foe).targets("older-brother.1") == ["tenderfoot.1"]


@rule("COD-9.7")
def test_an_unstoppable_card_can_not_attack_what_is_unattackable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "iron-man", "unattackable")
    board = Board({"play": ["angry-dancer"]}, {"play": [at("squad-leader", "iron-man")]})
    assert board.targets("angry-dancer.1") == ["base.2"]


@rule("COD-9.7")
def test_an_unattackable_card_can_be_targeted(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "unattackable")
    you = {"play": ["troq-bashar"], "hand": ["the-boot"], "gold": 3}
    board = Board(you, {"play": ["iron-man"]}).play("the-boot")
    assert board.their("discard") == ["iron-man"]


@rule("COD-9.9")
def test_an_invisible_card_can_be_neither_attacked_nor_targeted() -> None:
    you = {"play": ["older-brother", "troq-bashar"], "hand": ["wither"], "gold": 2}
    board = Board(you, {"play": ["backstabber", "tenderfoot"]})
    assert set(board.targets("older-brother.1")) == {"tenderfoot.1", "base.2"}
    board.play("wither")
    assert "pick backstabber.1" not in board.options
    assert "pick tenderfoot.1" in board.options


@rule("COD-9.9")
def test_an_invisible_attacker_may_pass_patrollers_or_attack_them() -> None:
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "eggship"), "tenderfoot"]}
    board = Board({"play": ["backstabber"]}, foe)
    assert set(board.targets("backstabber.1")) == {"iron-man.1", "tenderfoot.1", "base.2"}


@rule("COD-9.9")
def test_an_invisible_attacker_is_struck_back_by_what_it_attacks() -> None:
    board = Board({"play": ["backstabber"]}, {"play": ["older-brother"]})
    board.attack("backstabber.1", "older-brother.1")
    assert board.damage("backstabber.1") == 2


@rule("COD-9.9")
def test_an_invisible_patroller_can_be_attacked_and_holds_attackers_up() -> None:
    board = Board({"play": ["older-brother"]}, {"play": [at("squad-leader", "backstabber"), "tenderfoot"]})
    assert board.targets("older-brother.1") == ["backstabber.1"]


@rule("COD-9.9")
def test_an_invisible_patroller_still_can_not_be_targeted() -> None:
    you = {"play": ["troq-bashar"], "hand": ["spark"], "gold": 1}
    board = Board(you, {"play": [at("elite", "backstabber")]})
    assert "play spark" not in board.options


@rule("COD-9.9")
def test_its_own_player_may_target_an_invisible_card() -> None:
    board = Board({"play": ["troq-bashar", "backstabber"], "hand": ["bloom"], "gold": 2})
    board.play("bloom", "pick backstabber.1")
    assert board.numbers("backstabber.1") == (4, 4)


@rule("COD-9.9")
def test_effects_without_the_target_symbol_reach_an_invisible_card(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "brick-thief", "invisible")
    you = {"play": ["river-montoya"], "hand": ["discord"], "gold": 2}
    assert Board(you, {"play": ["brick-thief"]}).play("discord").their("discard") == ["brick-thief"]


@rule("COD-9.9", "COD-5.10")
def test_what_a_tower_detects_can_be_attacked_and_targeted() -> None:
    you = {"play": ["older-brother", "troq-bashar"], "hand": ["wither"], "gold": 2, "buildings": ["tower"]}
    board = Board(you, {"play": ["backstabber"]}).do("detect backstabber.1")
    assert "backstabber.1" in board.targets("older-brother.1")
    board.play("wither", "pick backstabber.1")
    assert board.numbers("backstabber.1") == (2, 2)


@rule("COD-9.10")
def test_an_unstoppable_attacker_may_ignore_patrollers() -> None:
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "tenderfoot")]}
    board = Board({"play": ["angry-dancer"]}, foe).attack("angry-dancer.1", "base.2")
    assert board.bases == (20, 18)


@rule("COD-9.10", "COD-9.11")
def test_detection_does_not_stop_what_is_unstoppable(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "backstabber", "unstoppable")
    give(monkeypatch, "iron-man", "detector")
    board = Board({"play": ["backstabber"]}, {"play": [at("squad-leader", "iron-man")]})
    assert set(board.targets("backstabber.1")) == {"iron-man.1", "base.2"}


@rule("COD-9.10", "COD-9.14")
def test_an_unstoppable_ground_attacker_still_can_not_attack_a_flyer() -> None:
    board = Board({"play": ["angry-dancer"]}, {"play": [at("squad-leader", "eggship")]})
    assert board.targets("angry-dancer.1") == ["base.2"]


@rule("COD-9.11")
def test_a_detector_stops_invisible_attackers(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "detector")
    foe = {"play": [at("squad-leader", "tenderfoot"), {"card": "iron-man", "exhausted": True}]}
    assert Board({"play": ["backstabber"]}, foe).targets("backstabber.1") == ["tenderfoot.1"]


@rule("COD-9.11")
def test_a_detector_stops_stealthy_attackers(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "detector")
    board = Board(PIG, {"play": [at("squad-leader", "tenderfoot"), "iron-man"]}).play("sneaky-pig")
    assert board.targets("sneaky-pig.1") == ["tenderfoot.1"]


@rule("COD-9.11")
def test_with_a_detector_invisible_cards_are_attacked_and_targeted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "iron-man", "detector")
    you = {"play": ["older-brother", "iron-man", "troq-bashar"], "hand": ["wither"], "gold": 2}
    board = Board(you, {"play": ["backstabber"]})
    assert "backstabber.1" in board.targets("older-brother.1")
    board.play("wither", "pick backstabber.1")
    assert board.numbers("backstabber.1") == (2, 2)


@rule("COD-9.11")
def test_a_detector_of_the_attacking_player_does_not_betray_their_own_attackers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "iron-man", "detector")
    board = Board({"play": ["backstabber", "iron-man"]}, {"play": [at("squad-leader", "tenderfoot")]})
    assert set(board.targets("backstabber.1")) == {"tenderfoot.1", "base.2"}


@rule("COD-9.20")
def test_a_stealthy_attacker_may_pass_patrollers_or_attack_them() -> None:
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "tenderfoot"), "river-montoya"]}
    board = Board(PIG, foe).play("sneaky-pig")
    assert set(board.targets("sneaky-pig.1")) == {"iron-man.1", "tenderfoot.1", "river-montoya.1", "base.2"}


@rule("COD-9.20", "COD-5.18")
def test_a_tower_holds_the_first_stealthy_attacker_back_and_not_the_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "iron-man", "stealth")
    give(monkeypatch, "older-brother", "stealth")
    foe = {"play": [at("squad-leader", "maestro")], "buildings": ["tower"]}
    board = Board({"play": ["iron-man", "older-brother"]}, foe)
    assert board.targets("older-brother.1") == ["maestro.1"]
    board.attack("iron-man.1", "maestro.1")
    assert set(board.targets("older-brother.1")) == {"maestro.1", "base.2", "tower.1"}


@rule("COD-9.20")
def test_a_stealthy_card_can_be_attacked_and_targeted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "iron-man", "stealth")
    you = {"play": ["older-brother", "troq-bashar"], "hand": ["the-boot"], "gold": 3}
    board = Board(you, {"play": ["iron-man"]})
    assert "iron-man.1" in board.targets("older-brother.1")
    board.play("the-boot", "pick iron-man.1")
    assert board.their("discard") == ["iron-man"]


@rule("COD-9.20")
def test_without_stealth_the_patrol_holds_an_attacker_up() -> None:
    board = Board({"play": ["sneaky-pig"]}, {"play": [at("squad-leader", "iron-man")]})
    assert board.targets("sneaky-pig.1") == ["iron-man.1"]
