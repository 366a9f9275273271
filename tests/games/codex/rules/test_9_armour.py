"""COD-9: armour and armour piercing."""

from typing import Any

import pytest
from tests.games.codex.keywords import give
from tests.support.codex import Board
from tests.support.rules import rule


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


@rule("COD-9.1")
@pytest.mark.parametrize(("armour", "damage"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_armour_absorbs_as_much_damage_as_its_number(
    armour: int, damage: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, "iron-man", "armour", armour)
    board = Board({"play": ["revolver-ocelot"]}, {"play": ["iron-man"]})
    board.attack("revolver-ocelot.1", "iron-man.1")
    assert board.damage("iron-man.1") == damage


@rule("COD-9.1")
def test_armour_is_used_up_point_by_point(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "armour", 3)
    board = Board({"play": ["older-brother", "nimble-fencer"]}, {"play": ["iron-man"]})
    board.attack("older-brother.1", "iron-man.1")
    assert board.damage("iron-man.1") == 0
    board.attack("nimble-fencer.1", "iron-man.1")
    assert board.damage("iron-man.1") == 1


@rule("COD-9.1", "COD-11.33")
def test_armour_of_the_card_and_of_the_squad_leader_s_slot_make_one_pool(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "iron-man", "armour", 2)
    board = Board({"play": ["regularsized-rhinoceros"]}, {"play": [at("squad-leader", "iron-man")]})
    board.attack("regularsized-rhinoceros.1", "iron-man.1")
    assert board.damage("iron-man.1") == 5 - 2 - 1


@rule("COD-9.1")
def test_armour_helps_the_attacker_too_and_its_own_card_only(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "armour", 1)
    board = Board({"play": ["iron-man", "maestro"]}, {"play": ["older-brother", "tenderfoot"]})
    board.attack("iron-man.1", "older-brother.1").attack("maestro.1", "tenderfoot.1")
    assert (board.damage("iron-man.1"), board.damage("maestro.1")) == (1, 1)


@rule("COD-9.1")
def test_exactly_lethal_damage_after_armour_kills(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "tenderfoot", "armour", 1)
    board = Board({"play": ["revolver-ocelot"]}, {"play": ["tenderfoot"]})
    board.attack("revolver-ocelot.1", "tenderfoot.1")
    assert board.their("discard") == ["tenderfoot"]


@rule("COD-9.16")
def test_armour_piercing_ignores_armour_and_leaves_it_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "tenderfoot", "armour-piercing")
    board = Board({"play": ["tenderfoot", "older-brother"]}, {"play": [at("squad-leader", "iron-man")]})
    board.attack("tenderfoot.1", "iron-man.1")
    assert board.damage("iron-man.1") == 1
    board.attack("older-brother.1", "iron-man.1")
    assert board.damage("iron-man.1") == 1 + 1


@rule("COD-9.16")
def test_a_defender_with_armour_piercing_ignores_the_attacker_s_armour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "iron-man", "armour", 2)
    give(monkeypatch, "older-brother", "armour-piercing")
    board = Board({"play": ["iron-man"]}, {"play": ["older-brother"]})
    board.attack("iron-man.1", "older-brother.1")
    assert board.damage("iron-man.1") == 2


@rule("COD-9.16", "COD-9.31")
def test_sparkshot_of_a_card_with_armour_piercing_ignores_armour(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "revolver-ocelot", "armour-piercing")
    give(monkeypatch, "maestro", "armour", 1)
    foe = {"play": [at("elite", "iron-man"), at("scavenger", "maestro")]}
    board = Board({"play": ["revolver-ocelot"]}, foe).attack("revolver-ocelot.1", "iron-man.1")
    assert board.damage("maestro.1") == 1


@rule("COD-9.16", "COD-9.30", "COD-11.2")
def test_overpower_with_armour_piercing_has_the_armour_s_part_left(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "harvest-reaper", "armour-piercing")
    foe = {"play": [at("squad-leader", "tenderfoot")]}
    board = Board({"play": ["harvest-reaper"]}, foe).attack("harvest-reaper.1", "tenderfoot.1")
    assert board.bases == (20, 20 - (6 - 2))


@rule("COD-9.16")
def test_damage_of_an_ability_of_a_card_with_armour_piercing_ignores_armour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "hired-stomper", "armour-piercing")
    you = {"hand": ["hired-stomper"], "buildings": ["tech-2-building"], "gold": 4}
    board = Board(you, {"play": [at("squad-leader", "iron-man")]})
    board.play("hired-stomper", "pick iron-man.1")
    assert board.damage("iron-man.1") == 3


@rule("COD-9.35")
@pytest.mark.parametrize(("armour", "damage"), [(0, 3), (2, 1)])
def test_armour_helps_against_the_damage_of_abilities(
    armour: int, damage: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, "iron-man", "armour", armour)
    you = {"hand": ["hired-stomper"], "buildings": ["tech-2-building"], "gold": 4}
    board = Board(you, {"play": ["iron-man"]}).play("hired-stomper", "pick iron-man.1")
    assert board.damage("iron-man.1") == damage


@rule("COD-9.35", "COD-5.11")
def test_armour_helps_against_the_tower(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "armour", 1)
    board = Board({"play": ["iron-man"]}, {"buildings": ["tower"]}).attack("iron-man.1", "base.2")
    assert board.damage("iron-man.1") == 0


@rule("COD-9.35", "COD-9.21")
def test_armour_helps_against_damage_in_upkeep(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "starcrossed-starlet", "armour", 1)
    board = Board({}, {"play": ["starcrossed-starlet"]}).end()
    assert board.damage("starcrossed-starlet.1") == 0


@rule("COD-9.35")
def test_armour_does_not_help_against_a_minus_rune(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "timely-messenger", "armour", 2)
    you = {"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}
    board = Board(you, {"play": [at("squad-leader", "timely-messenger")]})
    board.play("wither", "pick timely-messenger.1")
    assert board.their("discard") == ["timely-messenger"]


@rule("COD-9.35")
def test_armour_does_not_help_against_discord() -> None:
    you = {"play": ["river-montoya"], "hand": ["discord"], "gold": 2}
    board = Board(you, {"play": [at("squad-leader", "brick-thief")]}).play("discord")
    assert board.their("discard") == ["brick-thief"]
