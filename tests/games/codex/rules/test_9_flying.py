"""COD-9: flying and anti-air."""

from typing import Any

import pytest
from tests.games.codex.keywords import give
from tests.support.codex import Board
from tests.support.rules import rule


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


@rule("COD-9.13")
def test_anti_air_can_attack_a_flyer_and_deals_it_damage() -> None:
    board = Board({"play": ["leaping-lizard"]}, {"play": ["eggship"]})
    board.attack("leaping-lizard.1", "eggship.1")
    assert (board.their("discard"), board.damage("leaping-lizard.1")) == (["eggship"], 4)


@rule("COD-9.13")
def test_anti_air_may_ignore_a_flying_squad_leader_or_attack_it() -> None:
    foe = {"play": [at("squad-leader", "eggship"), "tenderfoot"]}
    board = Board({"play": ["leaping-lizard"]}, foe)
    assert set(board.targets("leaping-lizard.1")) == {"eggship.1", "tenderfoot.1", "base.2"}


@rule("COD-9.13")
def test_anti_air_does_not_let_ground_patrollers_be_ignored() -> None:
    board = Board({"play": ["leaping-lizard"]}, {"play": [at("squad-leader", "tenderfoot"), "eggship"]})
    assert board.targets("leaping-lizard.1") == ["tenderfoot.1"]


@rule("COD-9.13")
def test_a_defender_with_anti_air_strikes_back_at_a_flyer() -> None:
    board = Board({"play": ["eggship"]}, {"play": ["leaping-lizard"]})
    board.attack("eggship.1", "leaping-lizard.1")
    assert board.your("discard") == ["eggship"]


@rule("COD-9.13", "COD-9.28")
def test_anti_air_strikes_a_flyer_that_flies_over_it_while_it_patrols() -> None:
    board = Board({"play": ["eggship"]}, {"play": [at("squad-leader", "leaping-lizard")]})
    board.attack("eggship.1", "base.2")
    assert (board.your("discard"), board.bases[1]) == (["eggship"], 16)
    assert board.damage("leaping-lizard.1") == 0


@rule("COD-9.13", "COD-9.28")
def test_anti_air_behind_the_patrol_does_not_strike_what_flies_past() -> None:
    board = Board({"play": ["eggship"]}, {"play": ["leaping-lizard"]}).attack("eggship.1", "base.2")
    assert board.damage("eggship.1") == 0


@rule("COD-9.14")
def test_a_flyer_may_fly_over_ground_patrollers() -> None:
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "tenderfoot")]}
    board = Board({"play": ["eggship"]}, foe).attack("eggship.1", "base.2")
    assert (board.bases, board.damage("eggship.1")) == ((20, 16), 0)


@rule("COD-9.14")
def test_ground_forces_without_anti_air_can_not_attack_a_flyer() -> None:
    board = Board({"play": ["older-brother"]}, {"play": ["eggship"]})
    assert board.targets("older-brother.1") == ["base.2"]
    assert board.refusals()["attack older-brother.1 eggship.1"][0] == "COD-9.14"


@rule("COD-9.14")
@pytest.mark.parametrize("card", ["iron-man", "river-montoya"])
def test_ground_forces_without_anti_air_deal_no_damage_to_a_flyer_that_attacks_them(card: str) -> None:
    board = Board({"play": ["eggship"]}, {"play": [card]}).attack("eggship.1", f"{card}.1")
    assert board.damage("eggship.1") == 0
    assert board.their("play") == []


@rule("COD-9.14")
def test_flyers_fight_each_other_as_usual() -> None:
    board = Board({"play": ["eggship"]}, {"play": ["cloud-sprite"]}).attack("eggship.1", "cloud-sprite.1")
    assert (board.your("discard"), board.their("discard")) == (["eggship"], ["cloud-sprite"])


@rule("COD-9.14")
def test_a_flyer_can_be_targeted_from_the_ground() -> None:
    you = {"play": ["troq-bashar"], "hand": ["spark"], "gold": 1}
    board = Board(you, {"play": [at("elite", "eggship")]}).play("spark")
    assert board.damage("eggship.1") == 1


@rule("COD-9.26")
def test_a_flying_squad_leader_does_not_hold_up_ground_attackers() -> None:
    foe = {"play": [at("squad-leader", "eggship"), "tenderfoot"]}
    board = Board({"play": ["older-brother"]}, foe)
    assert set(board.targets("older-brother.1")) == {"tenderfoot.1", "base.2"}


@rule("COD-9.26")
def test_past_a_flying_squad_leader_ground_attackers_must_attack_another_patroller() -> None:
    foe = {"play": [at("squad-leader", "eggship"), at("lookout", "tenderfoot"), "river-montoya"]}
    assert Board({"play": ["older-brother"]}, foe).targets("older-brother.1") == ["tenderfoot.1"]


@rule("COD-9.26")
def test_a_flyer_must_attack_a_flying_squad_leader() -> None:
    foe = {"play": [at("squad-leader", "cloud-sprite"), at("elite", "tenderfoot")]}
    assert Board({"play": ["eggship"]}, foe).targets("eggship.1") == ["cloud-sprite.1"]


@rule("COD-9.26")
@pytest.mark.parametrize("keyword", ["stealth", "invisible", "unstoppable"])
def test_something_other_than_flying_lets_a_flyer_pass_a_flying_squad_leader(
    keyword: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, "eggship", keyword)
    board = Board({"play": ["eggship"]}, {"play": [at("squad-leader", "cloud-sprite")]})
    assert set(board.targets("eggship.1")) == {"cloud-sprite.1", "base.2"}


@rule("COD-9.27")
def test_a_flyer_ignores_a_ground_squad_leader_but_not_a_flying_patroller() -> None:
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "cloud-sprite"), "tenderfoot"]}
    board = Board({"play": ["eggship"]}, foe)
    assert set(board.targets("eggship.1")) == {"iron-man.1", "cloud-sprite.1"}


@rule("COD-9.28")
def test_all_anti_air_patrollers_strike_a_flyer_on_its_way_past_the_patrol(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "tenderfoot", "anti-air")
    give(monkeypatch, "timely-messenger", "anti-air")
    foe = {"play": [at("lookout", "tenderfoot"), at("elite", "timely-messenger"), "older-brother"]}
    board = Board({"play": ["eggship"]}, foe).attack("eggship.1", "older-brother.1")
    assert board.your("discard") == ["eggship"]  # 1 of the lookout and 2 of the elite make 3.
    assert (board.damage("tenderfoot.1"), board.damage("timely-messenger.1")) == (0, 0)


@rule("COD-9.28")
def test_the_flyer_deals_its_damage_though_anti_air_kills_it_on_the_way() -> None:
    foe = {"play": [at("squad-leader", "leaping-lizard"), "iron-man"]}
    board = Board({"play": ["eggship"]}, foe).attack("eggship.1", "iron-man.1")
    assert (board.your("discard"), board.their("discard")) == (["eggship"], ["iron-man"])


@rule("COD-9.28")
def test_of_the_patrollers_flown_over_only_the_squad_leader_strikes_when_another_one_is_attacked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "tenderfoot", "anti-air")
    give(monkeypatch, "timely-messenger", "anti-air")
    foe = {
        "play": [
            at("squad-leader", "tenderfoot"),
            at("technician", "timely-messenger"),
            at("lookout", "iron-man"),
        ]
    }
    board = Board({"play": ["eggship"]}, foe).attack("eggship.1", "iron-man.1")
    assert board.damage("eggship.1") == 1


@rule("COD-9.28")
def test_an_anti_air_patroller_that_is_attacked_strikes_besides_the_squad_leader(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "tenderfoot", "anti-air")
    give(monkeypatch, "timely-messenger", "anti-air")
    foe = {"play": [at("squad-leader", "tenderfoot"), at("lookout", "timely-messenger")]}
    board = Board({"play": ["eggship"]}, foe).attack("eggship.1", "timely-messenger.1")
    assert board.damage("eggship.1") == 2


@rule("COD-9.28")
def test_when_the_squad_leader_is_attacked_no_other_anti_air_patroller_strikes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "tenderfoot", "anti-air")
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "tenderfoot")]}
    board = Board({"play": ["eggship"]}, foe).attack("eggship.1", "iron-man.1")
    assert board.damage("eggship.1") == 0


@rule("COD-9.28")
@pytest.mark.parametrize("keyword", ["stealth", "invisible", "unstoppable"])
def test_no_anti_air_strikes_a_flyer_that_could_have_passed_in_another_way(
    keyword: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, "eggship", keyword)
    board = Board({"play": ["eggship"]}, {"play": [at("squad-leader", "leaping-lizard")]})
    board.attack("eggship.1", "base.2")
    assert (board.damage("eggship.1"), board.bases[1]) == (0, 16)


@rule("COD-9.28", "COD-9.11")
def test_anti_air_strikes_a_stealthy_flyer_that_was_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "eggship", "stealth")
    give(monkeypatch, "tenderfoot", "detector")
    foe = {"play": [at("squad-leader", "leaping-lizard"), "tenderfoot"]}
    board = Board({"play": ["eggship"]}, foe).attack("eggship.1", "base.2")
    assert board.your("discard") == ["eggship"]


@rule("COD-9.29")
def test_a_flyer_with_anti_air_can_not_ignore_flying_patrollers(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "eggship", "anti-air")
    board = Board({"play": ["eggship"]}, {"play": [at("squad-leader", "cloud-sprite")]})
    assert board.targets("eggship.1") == ["cloud-sprite.1"]


@rule("COD-9.29", "COD-9.28")
def test_a_flying_patroller_with_anti_air_is_not_flown_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "cloud-sprite", "anti-air")
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "cloud-sprite")]}
    board = Board({"play": ["eggship"]}, foe).attack("eggship.1", "iron-man.1")
    assert board.damage("eggship.1") == 0
