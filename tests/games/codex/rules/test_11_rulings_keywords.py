"""COD-11.15 … COD-11.33: rulings on keywords of attacking and defending (G)."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule


@rule("COD-11.15", "COD-9.14")
def test_a_flyer_that_attacks_on_the_ground_takes_nothing_back() -> None:
    board = Board({"play": ["eggship"]}, {"play": ["iron-man"]})
    board.attack("eggship.1", "iron-man.1")
    assert (board.their("discard"), board.damage("eggship.1")) == (["iron-man"], 0)


@rule("COD-11.15", "COD-9.14")
def test_two_flyers_fight_each_other_as_usual() -> None:
    board = Board({"play": ["eggship"]}, {"play": ["cloud-sprite"]})
    board.attack("eggship.1", "cloud-sprite.1")
    assert (board.your("discard"), board.their("discard")) == (["eggship"], ["cloud-sprite"])


@rule("COD-11.15", "COD-9.14")
def test_a_patroller_stops_only_attackers_on_its_own_level() -> None:
    ground = Board({"play": ["eggship"]}, {"play": [{"card": "iron-man", "slot": "squad-leader"}]})
    air = Board({"play": ["eggship"]}, {"play": [{"card": "cloud-sprite", "slot": "squad-leader"}]})
    assert "base.2" in ground.targets("eggship.1")
    assert air.targets("eggship.1") == ["cloud-sprite.1"]


@rule("COD-11.16", "COD-9.28")
def test_a_flyer_on_its_way_to_the_base_is_hit_by_every_anti_air_patroller() -> None:
    lizards = [{"card": "leaping-lizard", "slot": "elite"}, {"card": "leaping-lizard", "slot": "lookout"}]
    board = Board({"play": [{"card": "eggship", "plus": 5}]}, {"play": lizards})
    board.attack("eggship.1", "base.2")
    assert (board.damage("eggship.1"), board.bases) == (7, (20, 11))
    assert [board.damage(f"leaping-lizard.{number}") for number in (1, 2)] == [0, 0]


@rule("COD-11.16", "COD-9.28")
def test_a_flyer_that_dies_on_its_way_deals_its_damage_at_the_same_moment() -> None:
    board = Board({"play": ["eggship"]}, {"play": [{"card": "leaping-lizard", "slot": "lookout"}]})
    board.attack("eggship.1", "base.2")
    assert (board.your("discard"), board.bases) == (["eggship"], (20, 16))


@rule("COD-11.16", "COD-9.28")
def test_a_flyer_that_attacks_a_patroller_is_hit_by_the_leader_it_passed_and_by_its_target() -> None:
    foe = [
        {"card": "leaping-lizard", "slot": "squad-leader"},
        {"card": "leaping-lizard", "slot": "scavenger"},
        {"card": "leaping-lizard", "slot": "technician"},
    ]
    board = Board({"play": [{"card": "eggship", "plus": 9}]}, {"play": foe})
    board.attack("eggship.1", "leaping-lizard.2")
    assert board.damage("eggship.1") == 6


@rule("COD-11.16", "COD-9.28")
def test_anti_air_outside_the_patrol_zone_does_not_hit_a_passing_flyer() -> None:
    board = Board({"play": ["eggship"]}, {"play": ["leaping-lizard"]})
    board.attack("eggship.1", "base.2")
    assert board.damage("eggship.1") == 0


@rule("COD-11.16", "COD-9.13")
def test_an_attacker_with_anti_air_may_ignore_a_flying_patroller() -> None:
    foe = {"play": [{"card": "cloud-sprite", "slot": "squad-leader"}]}
    board = Board({"play": ["leaping-lizard"]}, foe)
    assert board.targets("leaping-lizard.1") == ["cloud-sprite.1", "base.2"]


@rule("COD-11.17", "COD-9.20")
def test_sneaking_is_optional_and_what_is_attacked_hits_back() -> None:
    you = {"hand": ["sneaky-pig"], "buildings": ["tech-2-building"], "gold": 3}
    board = Board(you, {"play": [{"card": "older-brother", "slot": "squad-leader"}]})
    board.play("sneaky-pig")
    assert board.targets("sneaky-pig.1") == ["older-brother.1", "base.2"]
    board.attack("sneaky-pig.1", "older-brother.1")
    assert board.damage("sneaky-pig.1") == 2


@rule("COD-11.17", "COD-9.9")
def test_an_invisible_attacker_may_attack_a_patroller_that_hits_back() -> None:
    board = Board({"play": ["backstabber"]}, {"play": [{"card": "older-brother", "slot": "elite"}]})
    board.attack("backstabber.1", "older-brother.1")
    assert board.your("discard") == ["backstabber"]


@rule("COD-11.17", "COD-9.9")
def test_ones_own_invisible_card_may_be_targeted() -> None:
    board = Board({"play": ["troq-bashar", "backstabber"], "hand": ["bloom"], "gold": 2})
    board.play("bloom", "pick backstabber.1")
    assert board.numbers("backstabber.1") == (4, 4)


@rule("COD-11.17", "COD-11.19", "COD-5.18")
def test_a_tower_that_has_spent_its_detection_neither_stops_nor_damages_a_hidden_attacker() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "squad-leader"}], "buildings": ["tower"]}
    board = Board({"play": ["backstabber", "backstabber"]}, foe)
    board.attack("backstabber.1", "iron-man.1").attack("backstabber.1", "base.2")
    assert (board.damage("backstabber.1"), board.bases) == (0, (20, 17))


@rule("COD-11.19", "COD-5.10")
def test_the_first_hidden_attacker_is_detected_and_hit() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "squad-leader"}], "buildings": ["tower"]}
    board = Board({"play": [{"card": "backstabber", "plus": 4}]}, foe)
    assert board.targets("backstabber.1") == ["iron-man.1"]
    board.attack("backstabber.1", "iron-man.1")
    assert board.damage("backstabber.1") == 4


@rule("COD-11.18", "COD-11.19", "COD-9.10")
def test_a_tower_does_not_stop_what_is_unstoppable() -> None:
    you = {"play": ["river-montoya", "dancer"], "hand": ["harmony"], "gold": 2}
    board = Board(you, {"play": [{"card": "iron-man", "slot": "squad-leader"}], "buildings": ["tower"]})
    board.play("harmony").use("harmony.1").attack("angry-dancer.1", "base.2")
    assert (board.bases, board.your("play")) == ((20, 18), ["river-montoya"])


@rule("COD-11.19", "COD-5.11")
def test_a_tower_hits_each_attacker_of_a_turn() -> None:
    board = Board({"play": ["older-brother", "iron-man", "troq-bashar"]}, {"buildings": ["tower"]})
    board.attack("older-brother.1", "base.2").attack("iron-man.1", "base.2").attack("troq-bashar.1", "base.2")
    assert [board.damage(f"{card}.1") for card in ("older-brother", "iron-man", "troq-bashar")] == [1, 1, 1]


@rule("COD-11.19", "COD-5.11", "COD-5.19")
@pytest.mark.parametrize("target", ["base.2", "tower.1", "older-brother.1"])
def test_a_tower_hits_a_flyer_whatever_it_attacks(target: str) -> None:
    board = Board({"play": ["eggship"]}, {"play": ["older-brother"], "buildings": ["tower"]})
    board.attack("eggship.1", target)
    assert board.damage("eggship.1") == 1


@rule("COD-11.19", "COD-5.19")
def test_a_tower_strikes_with_an_attacker_that_strikes_swiftly() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "elite"}], "buildings": ["tower"]}
    board = Board({"play": ["blademaster", "timely-messenger"]}, foe)
    board.attack("timely-messenger.1", "iron-man.1")
    assert (board.your("discard"), board.damage("iron-man.1")) == (["timely-messenger"], 1)
    assert board.kinds().count("damaged") == 2  # The messenger is gone before the Iron Man would strike.


@rule("COD-11.19", "COD-5.18")
def test_a_card_detected_in_ones_own_turn_may_be_targeted_repeatedly() -> None:
    you = {"play": ["troq-bashar"], "hand": ["wither", "intimidate"], "buildings": ["tower"], "gold": 3}
    board = Board(you, {"play": ["backstabber"]})
    board.do("detect backstabber.1").play("wither", "pick backstabber.1").play(
        "intimidate", "pick backstabber.1"
    )
    assert board.numbers("backstabber.1") == (0, 2)
    assert "attack troq-bashar.1 backstabber.1" in board.options


@rule("COD-11.20", "COD-9.32")
def test_two_cards_with_swift_strike_hit_each_other_at_the_same_time() -> None:
    board = Board({"play": ["blademaster", "iron-man"]}, {"play": ["blademaster", "iron-man"]})
    board.attack("blademaster.1", "blademaster.2")
    assert (board.your("discard"), board.their("discard")) == (["blademaster"], ["blademaster"])


@rule("COD-11.20", "COD-9.17")
def test_what_was_killed_by_swift_strike_deals_nothing() -> None:
    board = Board({"play": ["blademaster", "iron-man"]}, {"play": ["revolver-ocelot"]})
    board.attack("iron-man.1", "revolver-ocelot.1")
    assert (board.damage("iron-man.1"), board.their("discard")) == (0, ["revolver-ocelot"])


@rule("COD-11.20", "COD-9.32")
def test_a_card_with_swift_strike_strikes_once_and_what_lives_strikes_back() -> None:
    board = Board({"play": ["blademaster", "iron-man"]}, {"play": ["leaping-lizard"]})
    board.attack("iron-man.1", "leaping-lizard.1")
    assert (board.damage("leaping-lizard.1"), board.damage("iron-man.1")) == (3, 3)


@rule("COD-11.21", "COD-9.31")
def test_sparkshot_targets_nothing_so_that_resist_is_not_paid() -> None:
    foe = [{"card": "iron-man", "slot": "technician"}, {"card": "brick-thief", "slot": "lookout"}]
    board = Board({"play": ["revolver-ocelot"], "gold": 0}, {"play": foe})
    board.attack("revolver-ocelot.1", "iron-man.1")
    assert board.their("discard") == ["brick-thief"]


@rule("COD-11.21", "COD-9.31")
def test_sparkshot_may_hit_a_flyer() -> None:
    foe = [{"card": "iron-man", "slot": "elite"}, {"card": "cloud-sprite", "slot": "squad-leader"}]
    board = Board({"play": [{"card": "revolver-ocelot", "plus": 1}]}, {"play": [*foe, "eggship"]})
    board.attack("revolver-ocelot.1", "iron-man.1")
    assert board.mark("armour-used", "cloud-sprite.1") == 1  # The leader's armour takes the ricochet.


@rule("COD-11.21", "COD-9.19")
def test_sparkshot_does_not_reach_over_an_empty_slot() -> None:
    foe = [{"card": "iron-man", "slot": "elite"}, {"card": "older-brother", "slot": "technician"}]
    board = Board({"play": ["revolver-ocelot"]}, {"play": foe})
    board.attack("revolver-ocelot.1", "iron-man.1")
    assert board.damage("older-brother.1") == 0


@rule("COD-11.22", "COD-9.30")
def test_excess_damage_must_go_to_another_patroller_that_could_be_attacked() -> None:
    foe = [{"card": "older-brother", "slot": "elite"}, {"card": "iron-man", "slot": "scavenger"}]
    board = Board({"play": ["harvest-reaper"]}, {"play": foe})
    board.attack("harvest-reaper.1", "older-brother.1")
    assert (board.their("discard"), board.bases) == (["older-brother", "iron-man"], (20, 20))


@rule("COD-11.22", "COD-9.30")
def test_excess_damage_goes_anywhere_when_no_patroller_is_left() -> None:
    foe = ["iron-man", {"card": "older-brother", "slot": "elite"}]
    board = Board({"play": ["harvest-reaper"]}, {"play": foe, "buildings": ["tower"]})
    board.attack("harvest-reaper.1", "older-brother.1")
    assert sorted(board.options) == ["pick base.2", "pick iron-man.1", "pick tower.1"]
    board.do("pick base.2")
    assert board.bases == (20, 16)


@rule("COD-11.22", "COD-9.30")
def test_overpower_does_nothing_against_a_card_that_does_not_patrol() -> None:
    board = Board({"play": ["harvest-reaper"]}, {"play": ["older-brother"]})
    board.attack("harvest-reaper.1", "older-brother.1")
    assert (board.their("discard"), board.bases) == (["older-brother"], (20, 20))


@rule("COD-11.22", "COD-9.30")
def test_overpower_does_nothing_in_defence() -> None:
    board = Board(
        {"play": ["older-brother", "iron-man"]}, {"play": [{"card": "harvest-reaper", "slot": "elite"}]}
    )
    board.attack("older-brother.1", "harvest-reaper.1")
    assert (board.your("discard"), board.damage("iron-man.1"), board.bases) == (
        ["older-brother"],
        0,
        (20, 20),
    )


@rule("COD-11.23", "COD-9.33")
def test_obliterate_targets_nothing_so_that_resist_and_invisibility_do_not_help() -> None:
    foe = [{"card": "brick-thief", "slot": "lookout"}, "backstabber"]
    board = Board({"play": ["trojan-duck"], "gold": 0}, {"play": foe})
    board.attack("trojan-duck.1", "brick-thief.1", "pick base.2", "pick base.2")
    assert board.their("discard") == ["brick-thief", "backstabber"]


@rule("COD-11.23", "COD-9.33")
def test_obliterate_does_not_care_about_flagbearers() -> None:
    foe = ["granfalloon-flagbearer", "older-brother", "tenderfoot"]
    board = Board({"play": ["trojan-duck"]}, {"play": foe})
    board.attack("trojan-duck.1", "base.2", "pick older-brother.1", "pick tenderfoot.1", "pick base.2")
    assert board.their("play") == ["granfalloon-flagbearer"]


@rule("COD-11.24", "COD-9.3")
def test_readiness_does_not_help_a_hero_that_just_arrived() -> None:
    board = Board({"command": ["troq-bashar"], "gold": 9})
    board.do("summon troq-bashar@p1/command.1", *["level troq-bashar.1"] * 7)
    assert board.attribute("readiness", "troq-bashar.1") == 1
    assert board.targets("troq-bashar.1") == []


@rule("COD-11.24", "COD-9.3")
def test_readiness_allows_one_attack_a_turn() -> None:
    board = Board({"play": [{"card": "troq-bashar", "level": 8}]})
    board.attack("troq-bashar.1", "base.2")
    assert not board.is_exhausted("troq-bashar.1")
    assert board.targets("troq-bashar.1") == []


@rule("COD-11.25", "COD-7.9")
def test_arriving_keeps_a_card_from_attacking_but_not_from_patrolling() -> None:
    board = Board({"hand": ["older-brother"], "gold": 2})
    board.play("older-brother")
    assert board.targets("older-brother.1") == []
    board.end("patrol older-brother.1 squad-leader")
    assert board.mark("slot", "older-brother.1") == 1


@rule("COD-11.33", "COD-7.3", "COD-9.1")
def test_armour_soaks_point_by_point_and_is_used_up_within_the_turn() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "squad-leader"}]}
    board = Board({"play": ["timely-messenger", "tenderfoot"]}, foe)
    board.attack("timely-messenger.1", "iron-man.1")
    assert board.damage("iron-man.1") == 0
    board.attack("tenderfoot.1", "iron-man.1")
    assert board.damage("iron-man.1") == 1


@rule("COD-11.33", "COD-7.3")
def test_the_armour_of_the_squad_leader_returns_with_the_next_turn_of_the_opponent() -> None:
    foe = {"play": ["iron-man"]}
    board = Board({"play": ["older-brother", "tenderfoot"]}, foe, active="p2")
    board.end("patrol iron-man.1 squad-leader").attack("tenderfoot.1", "iron-man.1").end()
    board.end("patrol iron-man.1 squad-leader").attack("older-brother.1", "iron-man.1")
    assert board.damage("iron-man.1") == 1


@rule("COD-11.33", "COD-9.35")
@pytest.mark.parametrize(
    ("hero", "spell", "answers"),
    [("troq-bashar", "wither", ["pick timely-messenger.1"]), ("river-montoya", "discord", [])],
)
def test_armour_does_not_help_against_lost_hit_points(hero: str, spell: str, answers: list[str]) -> None:
    foe = {"play": [{"card": "timely-messenger", "slot": "squad-leader"}]}
    board = Board({"play": [hero], "hand": [spell], "gold": 2}, foe)
    board.play(spell, *answers)
    assert board.their("discard") == ["timely-messenger"]
