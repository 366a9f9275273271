"""COD-9: obliterate."""

from typing import Any

import pytest
from tests.support.codex import Board
from tests.support.rules import rule

from deckwright.games.codex import table
from deckwright.games.codex.rules.field import KEYWORD_ROWS


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


def obliterator(monkeypatch: pytest.MonkeyPatch, number: int = 2) -> dict[str, Any]:
    """A player with a rhinoceros that obliterates and does nothing besides."""
    row = KEYWORD_ROWS[table.FACES.index("regularsized-rhinoceros")]
    monkeypatch.setitem(row, table.OBLITERATE, number)
    return {"play": ["regularsized-rhinoceros"]}


@rule("COD-9.5")
def test_obliterate_destroys_the_lowest_tech_units_of_the_defender(monkeypatch: pytest.MonkeyPatch) -> None:
    you = obliterator(monkeypatch)
    you["play"] += ["tenderfoot"]
    board = Board(you, {"play": ["maestro", "iron-man", "older-brother", "blademaster"]})
    board.attack("regularsized-rhinoceros.1", "base.2")
    assert sorted(board.their("discard")) == ["iron-man", "older-brother"]
    assert (board.their("play"), board.bases[1]) == (["maestro", "blademaster"], 15)
    assert board.your("play") == ["regularsized-rhinoceros", "tenderfoot"]


@rule("COD-9.5")
@pytest.mark.parametrize(("number", "left"), [(1, 3), (2, 2), (3, 1)])
def test_obliterate_destroys_as_many_units_as_its_number(
    number: int, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    foe = {"play": ["tenderfoot", "iron-man", "maestro", "blademaster"]}
    board = Board(obliterator(monkeypatch, number), foe).attack("regularsized-rhinoceros.1", "base.2")
    assert len(board.their("play")) == left


@rule("COD-9.5")
def test_among_equals_the_attacker_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    foe = {"play": ["tenderfoot", "iron-man", "nimble-fencer"]}
    board = Board(obliterator(monkeypatch), foe).attack("regularsized-rhinoceros.1", "base.2")
    assert (board.prompt, board.asked) == ("obliterate", 0)
    assert set(board.options) == {"pick iron-man.1", "pick nimble-fencer.1"}
    board.do("pick nimble-fencer.1")
    assert board.their("play") == ["iron-man"]


@rule("COD-9.5")
def test_all_of_several_equals_may_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    foe = {"play": ["tenderfoot", "older-brother", "brick-thief", "iron-man"]}
    board = Board(obliterator(monkeypatch), foe)
    board.attack("regularsized-rhinoceros.1", "base.2", "pick tenderfoot.1", "pick brick-thief.1")
    assert board.their("play") == ["older-brother", "iron-man"]


@rule("COD-9.5")
def test_obliterate_happens_when_attacking_only(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board({"play": ["older-brother", "tenderfoot"]}, obliterator(monkeypatch))
    board.attack("older-brother.1", "regularsized-rhinoceros.1")
    assert board.your("play") == ["tenderfoot"]


@rule("COD-9.5")
def test_if_the_attacked_card_is_gone_a_new_target_may_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    foe = {"play": [at("squad-leader", "tenderfoot"), "iron-man", "maestro"]}
    board = Board(obliterator(monkeypatch), foe).attack("regularsized-rhinoceros.1", "tenderfoot.1")
    assert (board.prompt, board.asked) == ("new-target", 0)
    board.do("pick base.2")
    assert board.bases[1] == 15


@rule("COD-9.5")
def test_a_new_target_does_not_bring_a_second_obliterate(monkeypatch: pytest.MonkeyPatch) -> None:
    foe = {"play": ["tenderfoot", "iron-man", "maestro", "blademaster"]}
    board = Board(obliterator(monkeypatch), foe)
    board.attack("regularsized-rhinoceros.1", "tenderfoot.1", "pick base.2")
    assert board.their("play") == ["maestro", "blademaster"]


@rule("COD-9.5")
def test_an_attacked_card_that_is_still_there_stays_the_target(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(obliterator(monkeypatch), {"play": ["tenderfoot", "iron-man", "maestro"]})
    board.attack("regularsized-rhinoceros.1", "maestro.1")
    assert board.their("play") == []
    assert board.damage("regularsized-rhinoceros.1") == 3


@rule("COD-9.33")
@pytest.mark.parametrize("units", [[], ["blademaster"], ["tenderfoot", "blademaster"]])
def test_obliterate_destroys_all_units_if_there_are_no_more(
    units: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = Board(obliterator(monkeypatch), {"play": units}).attack("regularsized-rhinoceros.1", "base.2")
    assert (board.their("play"), board.their("discard")) == ([], units)
    assert board.bases[1] == 15


@rule("COD-9.33")
def test_heroes_and_buildings_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    foe = {"play": ["river-montoya", "iron-man", "maestro"], "buildings": ["tech-1-building"]}
    board = Board(obliterator(monkeypatch), foe).attack("regularsized-rhinoceros.1", "base.2")
    assert (board.their("play"), board.their("buildings")) == (["river-montoya"], ["base", "tech-1-building"])


@rule("COD-9.33")
@pytest.mark.parametrize("token", ["dancer", "angry-dancer"])
def test_tokens_are_tech_zero_units(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(obliterator(monkeypatch, 1), {"play": ["iron-man", token, "nimble-fencer"]})
    board.attack("regularsized-rhinoceros.1", "base.2")
    assert board.their("play") == ["iron-man", "nimble-fencer"]


@rule("COD-9.33")
def test_slot_bonuses_are_paid_for_obliterated_patrollers(monkeypatch: pytest.MonkeyPatch) -> None:
    foe = {"play": [at("scavenger", "tenderfoot"), "iron-man", at("elite", "maestro")]}
    board = Board(obliterator(monkeypatch), foe).attack("regularsized-rhinoceros.1", "maestro.1")
    assert board.gold[1] == 1


@rule("COD-9.33")
def test_obliterate_targets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KEYWORD_ROWS[table.FACES.index("iron-man")], table.UNTARGETABLE, 1)
    foe = {"play": [at("lookout", "brick-thief"), "iron-man", "maestro"]}
    you = obliterator(monkeypatch) | {"gold": 4}
    board = Board(you, foe).attack("regularsized-rhinoceros.1", "brick-thief.1", "stop")
    assert (board.their("play"), board.gold[0]) == (["maestro"], 4)


@rule("COD-9.33", "COD-6.12")
def test_a_new_target_must_be_legal_as_things_stand_then(monkeypatch: pytest.MonkeyPatch) -> None:
    foe = {"play": [at("squad-leader", "tenderfoot"), "iron-man", at("elite", "maestro"), "blademaster"]}
    board = Board(obliterator(monkeypatch), foe).attack("regularsized-rhinoceros.1", "tenderfoot.1")
    assert set(board.options) == {"pick maestro.1", "stop"}


@rule("COD-9.33")
def test_the_player_may_choose_no_new_target_and_the_attack_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    foe = {"play": [at("squad-leader", "tenderfoot"), "iron-man", "maestro"], "buildings": ["tower"]}
    board = Board(obliterator(monkeypatch), foe)
    board.attack("regularsized-rhinoceros.1", "tenderfoot.1", "stop")
    assert (board.bases[1], board.damage("maestro.1")) == (20, 0)
    assert board.is_exhausted("regularsized-rhinoceros.1")
    assert board.damage("regularsized-rhinoceros.1") == 0


@rule("COD-9.5", "COD-6.13")
def test_trojan_duck_obliterates_before_its_damage_to_a_building() -> None:
    foe = {"play": [at("squad-leader", "tenderfoot"), "iron-man"]}
    board = Board({"play": ["trojan-duck"]}, foe)
    board.attack("trojan-duck.1", "tenderfoot.1")
    assert (board.prompt, board.their("play")) == ("new-target", [])
    board.do("pick base.2", "pick base.2")
    assert board.bases[1] == 20 - 4 - 8
