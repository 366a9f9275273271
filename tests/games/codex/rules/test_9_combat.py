"""COD-9: swift strike, sparkshot, overpower."""

from typing import Any

import pytest
from tests.games.codex.keywords import give
from tests.support.codex import Board
from tests.support.rules import rule


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


@rule("COD-9.17")
def test_what_swift_strike_kills_deals_no_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "older-brother", "swift-strike")
    board = Board({"play": ["older-brother"]}, {"play": ["starcrossed-starlet"]})
    board.attack("older-brother.1", "starcrossed-starlet.1")
    assert (board.their("play"), board.damage("older-brother.1")) == ([], 0)


@rule("COD-9.17")
def test_what_survives_swift_strike_strikes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "older-brother", "swift-strike")
    board = Board({"play": ["older-brother"]}, {"play": ["iron-man"]})
    board.attack("older-brother.1", "iron-man.1")
    assert (board.damage("iron-man.1"), board.your("discard")) == (2, ["older-brother"])


@rule("COD-9.17")
def test_a_defender_with_swift_strike_strikes_before_the_attacker(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "swift-strike")
    board = Board({"play": ["older-brother"]}, {"play": ["iron-man"]})
    board.attack("older-brother.1", "iron-man.1")
    assert (board.your("discard"), board.damage("iron-man.1")) == (["older-brother"], 0)


@rule("COD-9.17")
def test_swift_strike_comes_before_heroes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "iron-man", "swift-strike")
    board = Board({"play": ["iron-man"]}, {"play": ["river-montoya"]})
    board.attack("iron-man.1", "river-montoya.1")
    assert (board.their("command"), board.damage("iron-man.1")) == (["river-montoya"], 0)


@rule("COD-9.32")
def test_two_cards_with_swift_strike_strike_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "older-brother", "swift-strike")
    board = Board({"play": ["older-brother"]}, {"play": ["older-brother"]})
    board.attack("older-brother.1", "older-brother.2")
    assert (board.your("play"), board.their("play")) == ([], [])


@rule("COD-9.32")
def test_who_strikes_swiftly_is_fixed_at_the_start_and_strikes_once(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "regularsized-rhinoceros", "swift-strike")
    give(monkeypatch, "regularsized-rhinoceros", "sparkshot")
    foe = {"play": [at("elite", "maestro"), at("scavenger", "blademaster", damage=4)]}
    board = Board({"play": ["regularsized-rhinoceros"]}, foe)
    board.attack("regularsized-rhinoceros.1", "maestro.1")
    assert sorted(board.their("discard")) == ["blademaster", "maestro"]
    assert board.damage("regularsized-rhinoceros.1") == 4


@rule("COD-9.32")
def test_a_survivor_that_lost_swift_strike_in_the_swift_step_does_not_strike_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "iron-man", "swift-strike")
    give(monkeypatch, "iron-man", "sparkshot")
    foe = {"play": [at("elite", "nimble-fencer", plus=2), at("scavenger", "blademaster", damage=4)]}
    board = Board({"play": [{"card": "iron-man", "plus": 5}]}, foe)
    board.attack("iron-man.1", "nimble-fencer.1")
    assert board.damage("iron-man.1") == 2 + 2 + 1
    assert "blademaster" in board.their("discard")


@rule("COD-9.19")
def test_sparkshot_deals_one_damage_to_a_neighbour_of_the_patroller_attacked() -> None:
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "maestro"), at("scavenger", "tenderfoot")]}
    board = Board({"play": ["revolver-ocelot"]}, foe).attack("revolver-ocelot.1", "iron-man.1")
    assert (board.damage("maestro.1"), board.damage("tenderfoot.1")) == (1, 0)
    assert board.damage("iron-man.1") == 2


@rule("COD-9.19")
def test_empty_slots_break_adjacency() -> None:
    foe = {"play": [at("squad-leader", "iron-man"), at("scavenger", "maestro")]}
    board = Board({"play": ["revolver-ocelot"]}, foe).attack("revolver-ocelot.1", "iron-man.1")
    assert board.damage("maestro.1") == 0
    assert board.is_your_move


@rule("COD-9.19")
def test_sparkshot_may_hit_a_hero_and_no_card_behind_the_patrol() -> None:
    foe = {"play": [at("elite", "iron-man"), at("scavenger", "river-montoya"), "maestro"]}
    board = Board({"play": ["revolver-ocelot"]}, foe).attack("revolver-ocelot.1", "iron-man.1")
    assert (board.damage("river-montoya.1"), board.damage("maestro.1")) == (1, 0)


@rule("COD-9.31")
def test_the_attacker_chooses_the_side_of_the_sparkshot_and_can_not_decline() -> None:
    foe = {"play": [at("elite", "iron-man"), at("scavenger", "maestro"), at("technician", "river-montoya")]}
    board = Board({"play": ["revolver-ocelot"]}, foe).attack("revolver-ocelot.1", "maestro.1")
    assert (board.prompt, board.asked) == ("spark", 0)
    assert set(board.options) == {"pick iron-man.1", "pick river-montoya.1"}
    board.do("pick river-montoya.1")
    assert (board.damage("iron-man.1"), board.damage("river-montoya.1")) == (0, 1)


@rule("COD-9.31")
def test_sparkshot_is_dealt_with_the_attacker_s_damage_though_the_attacker_dies() -> None:
    foe = {"play": [at("elite", "iron-man"), at("scavenger", "maestro")]}
    board = Board({"play": ["revolver-ocelot"]}, foe).attack("revolver-ocelot.1", "iron-man.1")
    assert (board.your("discard"), board.damage("maestro.1")) == (["revolver-ocelot"], 1)


@rule("COD-9.31", "COD-9.17")
def test_sparkshot_is_lost_when_swift_strike_kills_the_attacker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "iron-man", "swift-strike")
    foe = {"play": [at("elite", "iron-man"), at("scavenger", "maestro")]}
    board = Board({"play": ["revolver-ocelot"]}, foe).attack("revolver-ocelot.1", "iron-man.1")
    assert (board.your("discard"), board.damage("maestro.1")) == (["revolver-ocelot"], 0)


@rule("COD-9.31")
@pytest.mark.parametrize("card", ["eggship", "backstabber"])
def test_sparkshot_may_hit_a_flyer_or_an_invisible_patroller_and_gets_no_damage_back(card: str) -> None:
    foe = {"play": [at("elite", "tenderfoot"), at("scavenger", card)]}
    board = Board({"play": ["revolver-ocelot"]}, foe).attack("revolver-ocelot.1", "tenderfoot.1")
    assert board.damage(f"{card}.1") == 1
    assert board.damage("revolver-ocelot.1") == 1 + 1


@rule("COD-9.31")
def test_sparkshot_targets_nothing_so_that_resist_costs_nothing() -> None:
    foe = {"play": [at("technician", "tenderfoot"), at("lookout", "brick-thief")]}
    board = Board({"play": ["revolver-ocelot"], "gold": 5}, foe).attack("revolver-ocelot.1", "tenderfoot.1")
    assert (board.gold[0], board.their("play")) == (5, [])


@rule("COD-9.31")
def test_sparkshot_meets_the_squad_leader_s_armour() -> None:
    foe = {"play": [at("squad-leader", "cloud-sprite"), at("elite", "tenderfoot")]}
    board = Board({"play": ["revolver-ocelot"]}, foe).attack("revolver-ocelot.1", "tenderfoot.1")
    assert board.damage("cloud-sprite.1") == 0


@rule("COD-9.31")
def test_a_defender_s_sparkshot_does_nothing() -> None:
    foe = {"play": [at("elite", "revolver-ocelot"), at("scavenger", "tenderfoot")]}
    board = Board({"play": ["iron-man", "older-brother"]}, foe).attack("iron-man.1", "revolver-ocelot.1")
    assert (board.damage("tenderfoot.1"), board.damage("older-brother.1")) == (0, 0)


@rule("COD-9.31")
def test_attacking_something_that_does_not_patrol_sets_no_sparkshot_off() -> None:
    board = Board({"play": ["revolver-ocelot"]}, {"play": ["iron-man", "maestro"]})
    board.attack("revolver-ocelot.1", "iron-man.1")
    assert board.damage("maestro.1") == 0


@rule("COD-9.19", "COD-11.21")
def test_two_sparkshots_may_be_split_between_both_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "revolver-ocelot", "sparkshot", 2)
    foe = {"play": [at("elite", "iron-man"), at("scavenger", "maestro"), at("technician", "river-montoya")]}
    board = Board({"play": ["revolver-ocelot"]}, foe).attack("revolver-ocelot.1", "maestro.1")
    board.do("pick iron-man.1", "pick river-montoya.1")
    assert (board.damage("iron-man.1"), board.damage("river-montoya.1")) == (1, 1)


@rule("COD-9.22")
def test_damage_beyond_the_patroller_s_hit_points_goes_on_to_one_other_thing() -> None:
    foe = {"play": [at("elite", "tenderfoot")]}
    board = Board({"play": ["harvest-reaper"]}, foe).attack("harvest-reaper.1", "tenderfoot.1")
    assert (board.their("discard"), board.bases[1]) == (["tenderfoot"], 16)


@rule("COD-9.22")
@pytest.mark.parametrize(("damage", "base"), [(0, 20), (1, 19)])
def test_only_damage_beyond_the_hit_points_left_is_excess(damage: int, base: int) -> None:
    foe = {"play": [at("elite", "regularsized-rhinoceros", damage=damage)]}
    board = Board({"play": ["harvest-reaper"]}, foe)
    board.attack("harvest-reaper.1", "regularsized-rhinoceros.1")
    assert board.bases[1] == base


@rule("COD-9.22")
def test_excess_does_not_go_on_to_a_third_thing() -> None:
    foe = {"play": [at("elite", "tenderfoot"), at("scavenger", "timely-messenger"), "older-brother"]}
    board = Board({"play": ["harvest-reaper"]}, foe).attack("harvest-reaper.1", "tenderfoot.1")
    assert sorted(board.their("discard")) == ["tenderfoot", "timely-messenger"]
    assert (board.bases[1], board.damage("older-brother.1")) == (20, 0)


@rule("COD-9.30")
def test_excess_goes_to_what_would_be_legal_without_the_patroller_attacked() -> None:
    foe = {
        "play": [
            at("squad-leader", "tenderfoot"),
            at("elite", "iron-man"),
            at("lookout", "maestro"),
            "eggship",
        ]
    }
    board = Board({"play": ["harvest-reaper"]}, foe).attack("harvest-reaper.1", "tenderfoot.1")
    assert (board.prompt, board.asked) == ("excess", 0)
    assert set(board.options) == {"pick iron-man.1", "pick maestro.1"}


@rule("COD-9.30")
def test_excess_past_the_last_patroller_goes_to_anything_the_attacker_could_attack() -> None:
    foe = {"play": [at("elite", "tenderfoot"), "river-montoya", "eggship"], "buildings": ["surplus"]}
    board = Board({"play": ["harvest-reaper"]}, foe).attack("harvest-reaper.1", "tenderfoot.1")
    assert set(board.options) == {"pick river-montoya.1", "pick base.2", "pick surplus.1"}
    board.do("pick river-montoya.1")
    assert board.their("command") == ["river-montoya"]


@rule("COD-9.30")
def test_excess_is_dealt_at_the_same_time_though_the_attacker_dies() -> None:
    foe = {"play": [at("elite", "starcrossed-starlet", damage=1)]}
    board = Board({"play": [{"card": "harvest-reaper", "damage": 4}]}, foe)
    board.attack("harvest-reaper.1", "starcrossed-starlet.1")
    assert (board.your("discard"), board.bases[1]) == (["harvest-reaper"], 20 - 5)


@rule("COD-9.30")
def test_what_takes_the_excess_deals_nothing_back() -> None:
    foe = {"play": [at("elite", "tenderfoot"), at("lookout", "regularsized-rhinoceros")]}
    board = Board({"play": ["harvest-reaper"]}, foe).attack("harvest-reaper.1", "tenderfoot.1")
    assert board.damage("regularsized-rhinoceros.1") == 4
    assert board.damage("harvest-reaper.1") == 2


@rule("COD-9.30", "COD-11.2")
def test_armour_of_the_patroller_is_used_up_before_there_is_excess() -> None:
    foe = {"play": [at("squad-leader", "tenderfoot")]}
    board = Board({"play": ["harvest-reaper"]}, foe).attack("harvest-reaper.1", "tenderfoot.1")
    assert (board.their("discard"), board.bases[1]) == (["tenderfoot"], 20 - (6 - 2 - 1))


@rule("COD-9.30")
def test_armour_of_what_takes_the_excess_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "maestro", "armour", 3)
    foe = {"play": [at("elite", "tenderfoot"), at("lookout", "maestro")]}
    board = Board({"play": ["harvest-reaper"]}, foe).attack("harvest-reaper.1", "tenderfoot.1")
    assert board.damage("maestro.1") == 4 - 3


@rule("COD-9.30")
def test_overpower_does_nothing_against_what_does_not_patrol() -> None:
    board = Board({"play": ["harvest-reaper"]}, {"play": ["tenderfoot"]})
    board.attack("harvest-reaper.1", "tenderfoot.1")
    assert (board.their("discard"), board.bases[1]) == (["tenderfoot"], 20)


@rule("COD-9.30")
def test_overpower_does_nothing_when_defending() -> None:
    board = Board({"play": ["tenderfoot", "older-brother"]}, {"play": [at("elite", "harvest-reaper")]})
    board.attack("tenderfoot.1", "harvest-reaper.1")
    assert (board.bases, board.damage("older-brother.1")) == ((20, 20), 0)


@rule("COD-9.30", "COD-9.14")
def test_excess_may_not_go_to_a_flyer_that_the_attacker_could_not_attack() -> None:
    foe = {"play": [at("elite", "tenderfoot"), at("lookout", "eggship")]}
    board = Board({"play": ["harvest-reaper"]}, foe).attack("harvest-reaper.1", "tenderfoot.1")
    assert (board.damage("eggship.1"), board.bases[1]) == (0, 16)
