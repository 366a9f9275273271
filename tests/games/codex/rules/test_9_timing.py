"""COD-9: frenzy, readiness, dies, healing, arrives, haste, upkeep."""

from typing import Any

import pytest
from tests.games.codex.keywords import give
from tests.support.codex import GAME, Board
from tests.support.rules import rule
from tests.support.twins import Twins

from deckwright.games.codex import table
from deckwright.games.codex.script.words import THIS, GainGold
from deckwright.kernel.abilities import Pattern
from deckwright.script.effects import after

DIES = after(Pattern(table.DIED, subject=THIS), GainGold(2))


WITH_DIES = GAME.with_scripts({"iron-man": (DIES,)})
"""A game in which the death of Iron Man brings its player 2 gold."""


class DiesBoard(Board):
    """A position of that game."""

    def __init__(self, you: dict[str, Any], foe: dict[str, Any]) -> None:
        Twins.__init__(self, WITH_DIES, WITH_DIES.scenario({"players": [you, foe]}))


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


@rule("COD-9.2", "COD-11.13")
def test_frenzy_adds_attack_in_one_s_own_turn_even_without_attacking() -> None:
    board = Board({"play": ["fruit-ninja"]}, {"play": ["fruit-ninja"]})
    assert (board.numbers("fruit-ninja.1"), board.numbers("fruit-ninja.2")) == ((3, 2), (2, 2))
    board.end()
    assert (board.numbers("fruit-ninja.1"), board.numbers("fruit-ninja.2")) == ((2, 2), (3, 2))


@rule("COD-9.2")
def test_frenzy_counts_when_attacking() -> None:
    assert Board({"play": ["fruit-ninja"]}).attack("fruit-ninja.1", "base.2").bases == (20, 17)


@rule("COD-9.2")
def test_frenzy_does_not_count_when_defending() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["fruit-ninja"]}).attack("iron-man.1", "fruit-ninja.1")
    assert board.damage("iron-man.1") == 2


@rule("COD-9.2")
def test_frenzy_adds_as_much_as_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "frenzy", 2)
    assert Board({"play": ["iron-man"]}).attack("iron-man.1", "base.2").bases == (20, 15)


@rule("COD-9.3")
def test_a_unit_with_readiness_does_not_exhaust_and_attacks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "readiness")
    board = Board({"play": ["iron-man"]}).attack("iron-man.1", "base.2")
    assert not board.is_exhausted("iron-man.1")
    assert board.targets("iron-man.1") == []


@rule("COD-9.3")
def test_a_unit_with_readiness_attacks_again_in_the_next_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "readiness")
    board = Board({"play": ["iron-man"]}).attack("iron-man.1", "base.2").end().end()
    assert board.targets("iron-man.1") == ["base.2"]


@rule("COD-9.3", "COD-6.1")
def test_readiness_does_not_let_a_new_unit_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "readiness")
    assert Board({"play": [{"card": "iron-man", "arrived": True}]}).targets("iron-man.1") == []


@rule("COD-9.3", "COD-11.24")
def test_after_attacking_with_readiness_a_card_may_exhaust_for_an_ability(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "tenderfoot", "readiness")
    board = Board({"play": ["tenderfoot", "maestro"]}).attack("tenderfoot.1", "base.2")
    board.use("tenderfoot.1", "pick base.2")
    assert (board.bases[1], board.is_exhausted("tenderfoot.1")) == (20 - 1 - 2, True)


@rule("COD-9.4")
def test_a_dies_ability_works_when_its_card_goes_to_the_discard_pile() -> None:
    board = DiesBoard({"play": ["regularsized-rhinoceros"]}, {"play": ["iron-man"]})
    board.attack("regularsized-rhinoceros.1", "iron-man.1")
    assert (board.their("discard"), board.gold) == (["iron-man"], (0, 2))


@rule("COD-9.4")
def test_a_dies_ability_does_not_work_for_the_death_of_another_card() -> None:
    board = DiesBoard({"play": ["older-brother"]}, {"play": ["iron-man", "tenderfoot"]})
    board.attack("older-brother.1", "tenderfoot.1")
    assert (board.their("discard"), board.gold) == (["tenderfoot"], (0, 0))


@rule("COD-9.4")
def test_a_dies_ability_does_not_work_when_its_card_returns_to_hand() -> None:
    you = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 6}
    board = DiesBoard(you, {"play": ["iron-man"]})
    board.play("final-smash")
    assert (board.their("hand"), board.gold) == (["iron-man"], (0, 0))


@rule("COD-9.4", "COD-6.14")
def test_a_dies_ability_comes_with_slot_bonuses() -> None:
    board = DiesBoard({"play": ["regularsized-rhinoceros"]}, {"play": [at("scavenger", "iron-man")]})
    board.attack("regularsized-rhinoceros.1", "iron-man.1")
    assert board.gold == (0, 3)


@rule("COD-9.6")
def test_healing_takes_damage_off_each_friendly_unit_and_hero_in_upkeep() -> None:
    play = [
        "helpful-turtle",
        {"card": "iron-man", "damage": 3},
        {"card": "river-montoya", "damage": 1},
        {"card": "older-brother", "damage": 1},
    ]
    board = Board({}, {"play": play}).end()
    assert [board.damage(f"{card}.1") for card in ("iron-man", "river-montoya", "older-brother")] == [2, 0, 0]


@rule("COD-9.6")
def test_healing_heals_its_own_card_too_and_never_below_no_damage() -> None:
    board = Board({}, {"play": [{"card": "helpful-turtle", "damage": 1}, "iron-man"]}).end()
    assert (board.damage("helpful-turtle.1"), board.damage("iron-man.1")) == (0, 0)


@rule("COD-9.6")
def test_healing_heals_neither_buildings_nor_cards_of_the_opponent() -> None:
    foe = {"play": ["helpful-turtle"], "base": 15}
    board = Board({"play": [{"card": "iron-man", "damage": 2}], "base": 15}, foe).end()
    assert (board.damage("iron-man.1"), board.bases) == (2, (15, 15))


@rule("COD-9.6")
def test_healing_works_in_its_player_s_upkeep_only() -> None:
    board = Board({"play": ["helpful-turtle", {"card": "iron-man", "damage": 2}]}).end()
    assert board.damage("iron-man.1") == 2
    board.end()
    assert board.damage("iron-man.1") == 1


@rule("COD-9.6")
def test_healing_removes_as_much_as_its_number_and_no_runes(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "helpful-turtle", "healing", 2)
    board = Board({}, {"play": ["helpful-turtle", {"card": "maestro", "damage": 3, "minus": 1}]}).end()
    assert (board.damage("maestro.1"), board.mark("minus", "maestro.1")) == (1, 1)


@rule("COD-9.6")
def test_two_cards_with_healing_both_heal() -> None:
    play = ["helpful-turtle", "helpful-turtle", {"card": "iron-man", "damage": 3}]
    board = Board({}, {"play": play}).end()
    while board.prompt == "order":
        board.do(board.options[0])
    assert board.damage("iron-man.1") == 1


@rule("COD-9.15")
def test_an_arrives_ability_works_when_its_card_enters_play() -> None:
    board = Board({"hand": ["brick-thief"], "gold": 2, "base": 18}).play("brick-thief", "pick base.2")
    assert board.bases == (19, 19)


@rule("COD-9.15", "COD-8.7")
def test_an_arrives_ability_does_not_work_for_a_change_of_control() -> None:
    you = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 6}
    board = Board(you, {"play": ["hired-stomper"]}).play("final-smash")
    assert board.your("play") == ["troq-bashar", "hired-stomper"]
    assert board.damage("hired-stomper.1") == 0


@rule("COD-9.15")
def test_an_arrives_ability_does_not_work_for_other_cards() -> None:
    board = Board({"play": ["brick-thief"], "hand": ["older-brother"], "gold": 2}).play("older-brother")
    assert (board.is_your_move, board.bases) == (True, (20, 20))


@rule("COD-9.18")
def test_haste_lets_a_card_exhaust_for_an_ability_in_the_turn_it_arrives() -> None:
    new = {"card": "tenderfoot", "arrived": True}
    board = Board({"play": ["maestro", "nimble-fencer", new]}).use("tenderfoot.1", "pick base.2")
    assert board.bases == (20, 18)


@rule("COD-9.18", "COD-8.1")
def test_without_haste_a_new_card_does_not_exhaust_for_an_ability() -> None:
    board = Board({"play": ["maestro", {"card": "tenderfoot", "arrived": True}]})
    assert "use tenderfoot.1 0" not in board.options


@rule("COD-9.18")
def test_haste_does_not_let_an_exhausted_card_attack() -> None:
    board = Board({"play": [{"card": "timely-messenger", "exhausted": True, "arrived": True}]})
    assert board.targets("timely-messenger.1") == []


@rule("COD-9.21")
def test_an_upkeep_ability_works_in_its_player_s_upkeep() -> None:
    board = Board({}, {"play": ["starcrossed-starlet"]}).end()
    assert (board.damage("starcrossed-starlet.1"), board.numbers("starcrossed-starlet.1")) == (1, (4, 2))


@rule("COD-9.21")
def test_an_upkeep_ability_does_not_work_in_the_opponent_s_upkeep() -> None:
    board = Board({"play": ["starcrossed-starlet"]}).end()
    assert board.damage("starcrossed-starlet.1") == 0
