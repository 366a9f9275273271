"""Bashing: the units from Eggship to Sneaky Pig, a scenario for each sentence; the Duck has its own file."""

import pytest
from tests.support.codex import Board, Player
from tests.support.rules import rule

TECH_2 = {"buildings": ["tech-2-building"]}


# Iron Man and Regular-sized Rhinoceros have no text.


@pytest.mark.parametrize(
    ("card", "tech", "gold"),
    [("iron-man", "tech-1-building", 3), ("regularsized-rhinoceros", "tech-2-building", 4)],
)
def test_a_unit_without_text_arrives_and_nothing_happens(card: str, tech: str, gold: int) -> None:
    board = Board({"hand": [card], "gold": gold, "buildings": [tech]}, {"play": ["tenderfoot"]})
    board.play(card)
    assert (board.is_your_move, board.targets(f"{card}.1"), board.damage("tenderfoot.1")) == (True, [], 0)


@rule("COD-6.6", "COD-6.7")
def test_iron_man_survives_three_damage_and_regular_sized_rhinoceros_five() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["iron-man"]})
    board.attack("iron-man.1", "iron-man.2")
    assert (board.damage("iron-man.1"), board.damage("iron-man.2")) == (3, 3)
    rhinos = Board({"play": ["regularsized-rhinoceros"]}, {"play": ["regularsized-rhinoceros"]})
    rhinos.attack("regularsized-rhinoceros.1", "regularsized-rhinoceros.2")
    assert rhinos.damage("regularsized-rhinoceros.2") == 5


# Revolver Ocelot.


@rule("COD-9.19", "COD-9.31", "COD-11.21")
def test_revolver_ocelot_hits_a_neighbour_of_the_patroller_it_attacks_for_one() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "squad-leader"}, {"card": "iron-man", "slot": "elite"}]}
    board = Board({"play": ["revolver-ocelot"]}, foe)
    board.attack("revolver-ocelot.1", "iron-man.1")
    assert (board.damage("iron-man.1"), board.damage("iron-man.2")) == (2, 1)


@rule("COD-7.15", "COD-9.31")
def test_revolver_ocelot_chooses_the_side_of_its_shot() -> None:
    foe = {
        "play": [
            {"card": "iron-man", "slot": "elite"},
            {"card": "older-brother", "slot": "scavenger"},
            {"card": "river-montoya", "slot": "technician"},
        ]
    }
    board = Board({"play": ["revolver-ocelot"]}, foe)
    board.attack("revolver-ocelot.1", "older-brother.1")
    assert board.options == ["pick iron-man.1", "pick river-montoya.1"]
    board.do("pick river-montoya.1")
    assert (board.damage("iron-man.1"), board.damage("river-montoya.1")) == (0, 1)


@rule("COD-9.19")
def test_revolver_ocelot_does_not_shoot_over_an_empty_slot() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "squad-leader"}, {"card": "iron-man", "slot": "scavenger"}]}
    board = Board({"play": ["revolver-ocelot"]}, foe)
    board.attack("revolver-ocelot.1", "iron-man.1")
    assert board.damage("iron-man.2") == 0


@rule("COD-9.31")
def test_revolver_ocelot_does_not_shoot_when_it_attacks_a_non_patroller() -> None:
    foe = {"play": ["older-brother", "tenderfoot"]}
    board = Board({"play": ["revolver-ocelot"]}, foe)
    board.attack("revolver-ocelot.1", "older-brother.1")
    assert (board.damage("tenderfoot.1"), board.bases) == (0, (20, 20))


@rule("COD-9.31")
def test_revolver_ocelot_does_not_shoot_when_it_defends() -> None:
    board = Board(
        {"play": ["iron-man", "tenderfoot"]}, {"play": [{"card": "revolver-ocelot", "slot": "elite"}]}
    )
    board.attack("iron-man.1", "revolver-ocelot.1")
    assert board.damage("tenderfoot.1") == 0


@rule("COD-9.31")
def test_the_shot_of_revolver_ocelot_reaches_a_flyer_and_costs_no_resist() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "technician"}, {"card": "eggship", "slot": "lookout"}]}
    board = Board({"play": ["revolver-ocelot"]}, foe)
    board.attack("revolver-ocelot.1", "older-brother.1")
    assert (board.damage("eggship.1"), board.gold[0]) == (1, 0)


@rule("COD-9.31", "COD-9.26")
def test_the_shot_of_revolver_ocelot_meets_armour() -> None:
    foe = {"play": [{"card": "eggship", "slot": "squad-leader"}, {"card": "iron-man", "slot": "elite"}]}
    board = Board({"play": ["revolver-ocelot"]}, foe)
    board.attack("revolver-ocelot.1", "iron-man.1")
    assert (board.damage("eggship.1"), board.mark("armour-used", "eggship.1")) == (0, 1)


# Hired Stomper.


def stomper(*play: str, gold: int = 4) -> Player:
    return {"hand": ["hired-stomper"], "gold": gold, "play": list(play)} | TECH_2


@rule("COD-9.15")
def test_hired_stomper_on_arriving_deals_three_damage_to_a_unit() -> None:
    board = Board(stomper(), {"play": ["iron-man"]})
    board.play("hired-stomper", "pick iron-man.1")
    assert (board.damage("iron-man.1"), board.is_your_move) == (3, True)


def test_hired_stomper_takes_units_of_both_sides_itself_included_but_no_hero() -> None:
    board = Board(stomper("troq-bashar", "tenderfoot"), {"play": ["iron-man", "river-montoya"]})
    board.play("hired-stomper")
    assert board.options == ["pick tenderfoot.1", "pick hired-stomper.1", "pick iron-man.1"]


@rule("COD-8.10", "COD-11.39")
def test_hired_stomper_alone_hits_itself_and_dies() -> None:
    """K9."""
    board = Board(stomper(), {"play": ["river-montoya"]})
    board.play("hired-stomper")
    assert (board.your("play"), board.your("discard")) == ([], ["hired-stomper"])


@rule("COD-8.6", "COD-8.10")
def test_hired_stomper_hits_itself_when_resist_can_not_be_paid() -> None:
    board = Board(stomper(), {"play": ["brick-thief"]})
    board.play("hired-stomper")
    assert (board.your("discard"), board.their("play")) == (["hired-stomper"], ["brick-thief"])


@rule("COD-9.23")
def test_hired_stomper_pays_resist() -> None:
    board = Board(stomper(gold=5), {"play": ["brick-thief"]})
    board.play("hired-stomper", "pick brick-thief.1")
    assert (board.gold[0], board.their("discard")) == (0, ["brick-thief"])


@rule("COD-9.1")
def test_hired_stomper_meets_the_armour_of_a_squad_leader() -> None:
    board = Board(stomper(), {"play": [{"card": "revolver-ocelot", "slot": "squad-leader"}]})
    board.play("hired-stomper", "pick revolver-ocelot.1")
    assert board.damage("revolver-ocelot.1") == 2


def test_hired_stomper_does_nothing_on_attacking() -> None:
    board = Board({"play": ["hired-stomper"]}, {"play": ["iron-man"]})
    board.attack("hired-stomper.1", "base.2")
    assert (board.damage("iron-man.1"), board.bases) == (0, (20, 16))


# Sneaky Pig.


@rule("COD-9.18", "COD-9.20")
def test_sneaky_pig_attacks_past_patrollers_in_the_turn_it_arrives() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "squad-leader"}]}
    board = Board({"hand": ["sneaky-pig"], "gold": 3} | TECH_2, foe)
    board.play("sneaky-pig")
    assert board.targets("sneaky-pig.1") == ["iron-man.1", "base.2"]
    board.attack("sneaky-pig.1", "base.2")
    assert board.bases == (20, 17)


@rule("COD-2.20")
def test_sneaky_pig_has_no_stealth_after_the_turn_it_arrived() -> None:
    foe = {"play": ["iron-man"]}
    board = Board({"hand": ["sneaky-pig"], "gold": 3} | TECH_2, foe)
    board.play("sneaky-pig").end()
    assert board.attribute("stealth", "sneaky-pig.1") == 0
    board.end("patrol iron-man.1 squad-leader")
    assert board.targets("sneaky-pig.1") == ["iron-man.1"]


@rule("COD-5.10", "COD-5.18")
def test_sneaky_pig_is_stopped_by_a_tower() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "squad-leader"}], "buildings": ["tower"]}
    board = Board({"hand": ["sneaky-pig"], "gold": 3} | TECH_2, foe)
    board.play("sneaky-pig")
    assert board.targets("sneaky-pig.1") == ["iron-man.1"]


def test_a_sneaky_pig_that_arrives_lends_no_stealth_to_another() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "squad-leader"}]}
    board = Board({"hand": ["sneaky-pig"], "play": ["sneaky-pig"], "gold": 3} | TECH_2, foe)
    board.play("sneaky-pig")
    assert (board.targets("sneaky-pig.1"), board.targets("sneaky-pig.2")) == (
        ["iron-man.1"],
        ["iron-man.1", "base.2"],
    )


# Eggship.


@rule("COD-9.14", "COD-11.15")
def test_eggship_flies_over_ground_patrollers_and_takes_nothing_back() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "squad-leader"}, "older-brother"]}
    board = Board({"play": ["eggship"]}, foe)
    assert board.targets("eggship.1") == ["iron-man.1", "older-brother.1", "base.2"]
    board.attack("eggship.1", "older-brother.1")
    assert (board.damage("eggship.1"), board.their("discard")) == (0, ["older-brother"])


@rule("COD-9.14", "COD-12.25")
def test_eggship_can_not_be_attacked_by_ground_forces() -> None:
    board = Board({"play": ["iron-man"]}, {"play": [{"card": "eggship", "slot": "squad-leader"}]})
    assert board.targets("iron-man.1") == ["base.2"]


@rule("COD-9.14", "COD-11.15")
def test_eggship_fights_another_flyer_as_usual() -> None:
    board = Board({"play": ["eggship"]}, {"play": [{"card": "cloud-sprite", "slot": "squad-leader"}]})
    assert board.targets("eggship.1") == ["cloud-sprite.1"]
    board.attack("eggship.1", "cloud-sprite.1")
    assert (board.their("discard"), board.your("discard")) == (["cloud-sprite"], ["eggship"])


# Harvest Reaper.


@rule("COD-9.22", "COD-9.30")
def test_harvest_reaper_sends_damage_beyond_a_patrollers_hit_points_on() -> None:
    board = Board({"play": ["harvest-reaper"]}, {"play": [{"card": "older-brother", "slot": "elite"}]})
    board.attack("harvest-reaper.1", "older-brother.1")
    assert (board.bases, board.their("discard")) == ((20, 16), ["older-brother"])


@rule("COD-11.2")
def test_harvest_reaper_uses_up_armour_and_hit_points_first() -> None:
    board = Board({"play": ["harvest-reaper"]}, {"play": [{"card": "older-brother", "slot": "squad-leader"}]})
    board.attack("harvest-reaper.1", "older-brother.1")
    assert (board.bases, board.their("discard")) == ((20, 17), ["older-brother"])


@rule("COD-9.30")
def test_harvest_reaper_must_send_the_excess_to_another_patroller_if_there_is_one() -> None:
    foe = {"play": [{"card": "tenderfoot", "slot": "elite"}, {"card": "iron-man", "slot": "lookout"}]}
    board = Board({"play": ["harvest-reaper"]}, foe)
    board.attack("harvest-reaper.1", "tenderfoot.1")
    assert (board.their("discard"), board.bases) == (["tenderfoot", "iron-man"], (20, 20))


@rule("COD-9.22")
def test_harvest_reaper_sends_nothing_on_to_a_third_thing() -> None:
    foe = {"play": [{"card": "tenderfoot", "slot": "elite"}, {"card": "older-brother", "slot": "lookout"}]}
    board = Board({"play": ["harvest-reaper"]}, foe)
    board.attack("harvest-reaper.1", "tenderfoot.1")
    assert (len(board.their("discard")), board.bases) == (2, (20, 20))


@rule("COD-9.30")
def test_harvest_reaper_sends_nothing_on_from_a_non_patroller() -> None:
    board = Board({"play": ["harvest-reaper"]}, {"play": ["older-brother"]})
    board.attack("harvest-reaper.1", "older-brother.1")
    assert (board.bases, board.is_your_move) == ((20, 20), True)


@rule("COD-9.22")
def test_harvest_reaper_has_no_excess_when_its_damage_is_just_lethal() -> None:
    foe = {"play": [{"card": "regularsized-rhinoceros", "slot": "elite"}]}
    board = Board({"play": ["harvest-reaper"]}, foe)
    board.attack("harvest-reaper.1", "regularsized-rhinoceros.1")
    assert (board.bases, board.their("discard")) == ((20, 20), ["regularsized-rhinoceros"])


@rule("COD-9.30")
def test_harvest_reaper_has_no_overpower_when_it_defends() -> None:
    board = Board(
        {"play": ["tenderfoot", "older-brother"]}, {"play": [{"card": "harvest-reaper", "slot": "elite"}]}
    )
    board.attack("tenderfoot.1", "harvest-reaper.1")
    assert (board.bases, board.damage("older-brother.1")) == ((20, 20), 0)
