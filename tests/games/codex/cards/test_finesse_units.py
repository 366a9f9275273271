"""Finesse: Grounded Guide, Maestro, Backstabber, Cloud Sprite, Leaping Lizard."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule

TECH = {"buildings": ["tech-1-building", "tech-2-building", "tech-3-building"]}


# Grounded Guide.


def test_grounded_guide_gives_other_friendly_units_one_attack() -> None:
    board = Board({"play": ["grounded-guide", "older-brother", "maestro"]})
    assert (board.numbers("older-brother.1"), board.numbers("maestro.1")) == ((3, 2), (4, 5))


@pytest.mark.parametrize(
    ("card", "numbers"),
    [
        ("tenderfoot", (3, 3)),
        ("nimble-fencer", (4, 4)),
        ("starcrossed-starlet", (5, 3)),
        ("blademaster", (9, 6)),
    ],
)
def test_grounded_guide_gives_virtuosos_two_attack_and_one_hit_point_instead(
    card: str, numbers: tuple[int, int]
) -> None:
    assert Board({"play": ["grounded-guide", card]}).numbers(f"{card}.1") == numbers


def test_grounded_guide_gives_nothing_to_itself_to_heroes_or_to_the_opponent() -> None:
    board = Board({"play": ["grounded-guide", "river-montoya"]}, {"play": ["tenderfoot", "older-brother"]})
    labels = ("grounded-guide.1", "river-montoya.1", "tenderfoot.1", "older-brother.1")
    assert [board.numbers(label) for label in labels] == [(4, 4), (2, 3), (1, 2), (2, 2)]


@rule("COD-11.47")
def test_two_grounded_guides_add_up_and_help_each_other() -> None:
    """K22."""
    board = Board({"play": ["grounded-guide", "grounded-guide", "tenderfoot", "older-brother"]})
    labels = ("tenderfoot.1", "older-brother.1", "grounded-guide.1", "grounded-guide.2")
    assert [board.numbers(label) for label in labels] == [(5, 4), (4, 2), (5, 4), (5, 4)]


def test_grounded_guide_helps_dancers() -> None:
    board = Board({"play": ["grounded-guide", "dancer", "angry-dancer"]})
    assert (board.numbers("dancer.1"), board.numbers("angry-dancer.1")) == ((1, 1), (3, 1))


@rule("COD-6.17")
def test_a_virtuoso_dies_when_the_hit_point_of_grounded_guide_is_gone() -> None:
    you = {"play": ["grounded-guide", {"card": "tenderfoot", "damage": 2}]}
    board = Board(you, {"play": ["regularsized-rhinoceros"]})
    board.attack("grounded-guide.1", "regularsized-rhinoceros.1")
    assert (board.your("play"), sorted(board.your("discard"))) == ([], ["grounded-guide", "tenderfoot"])


# Maestro.


@pytest.mark.parametrize("card", ["tenderfoot", "nimble-fencer", "starcrossed-starlet", "blademaster"])
@rule("COD-11.48")
def test_maestro_makes_virtuosos_free(card: str) -> None:
    board = Board({"play": ["maestro"], "hand": [card]} | TECH)
    board.play(card)
    assert (board.your("play"), board.gold[0]) == (["maestro", card], 0)


@rule("COD-5.1")
def test_a_free_virtuoso_still_needs_its_tech_building() -> None:
    board = Board({"play": ["maestro"], "hand": ["blademaster"], "buildings": ["tech-2-building"]})
    assert board.refusals()["play blademaster"][0] == "COD-5.1"


@pytest.mark.parametrize("card", ["timely-messenger", "maestro", "grounded-guide", "leaping-lizard"])
def test_maestro_makes_no_other_unit_cheaper(card: str) -> None:
    board = Board({"play": ["maestro"], "hand": [card]} | TECH)
    assert f"play {card}" not in board.options


def test_maestro_makes_nothing_free_for_the_opponent() -> None:
    board = Board({"hand": ["tenderfoot"]}, {"play": ["maestro"]})
    assert "play tenderfoot" not in board.options


def test_maestro_in_hand_makes_nothing_free() -> None:
    board = Board({"hand": ["maestro", "tenderfoot"]} | TECH)
    assert "play tenderfoot" not in board.options


@rule("COD-8.1", "COD-8.2")
def test_maestro_lets_a_virtuoso_exhaust_for_two_damage_to_a_building() -> None:
    board = Board({"play": ["maestro", "tenderfoot"]})
    board.use("tenderfoot.1", "pick base.2")
    assert (board.bases, board.is_exhausted("tenderfoot.1"), board.targets("tenderfoot.1")) == (
        (20, 18),
        True,
        [],
    )


@rule("COD-11.48")
def test_the_building_may_be_of_either_side_and_an_add_on() -> None:
    """F-ADDON."""
    board = Board({"play": ["maestro", "tenderfoot"]}, {"buildings": ["tower"]})
    board.use("tenderfoot.1")
    assert board.options == ["pick base.1", "pick base.2", "pick tower.1"]


@rule("COD-8.1")
def test_an_exhausted_virtuoso_can_not_use_the_ability_of_maestro() -> None:
    board = Board({"play": ["maestro", {"card": "tenderfoot", "exhausted": True}]})
    assert "use tenderfoot.1 0" not in board.options


@rule("COD-8.1", "COD-11.48")
def test_a_virtuoso_that_arrived_this_turn_can_not_use_the_ability_of_maestro() -> None:
    """K23."""
    board = Board({"play": ["maestro"], "hand": ["tenderfoot"]})
    board.play("tenderfoot")
    assert "use tenderfoot.1 0" not in board.options


@rule("COD-11.48")
def test_when_maestro_came_does_not_matter() -> None:
    """K23."""
    board = Board({"play": ["tenderfoot"], "hand": ["maestro"], "gold": 3} | TECH)
    board.play("maestro")
    assert "use tenderfoot.1 0" in board.options


@rule("COD-8.1", "COD-9.18", "COD-11.48")
def test_with_nimble_fencer_a_virtuoso_uses_the_ability_of_maestro_at_once() -> None:
    """K19, K23."""
    board = Board({"play": ["maestro", "nimble-fencer"], "hand": ["tenderfoot"]})
    board.play("tenderfoot").use("tenderfoot.1", "pick base.2")
    assert board.bases == (20, 18)


def test_maestro_gives_the_ability_neither_to_itself_nor_to_other_units_nor_to_heroes() -> None:
    board = Board({"play": ["maestro", "older-brother", {"card": "river-montoya", "level": 1}]})
    assert not [option for option in board.options if option.startswith("use")]


def test_maestro_gives_the_ability_to_no_virtuoso_of_the_opponent() -> None:
    board = Board({"play": ["tenderfoot"]}, {"play": ["maestro"]})
    assert "use tenderfoot.1 0" not in board.options


def test_virtuosos_lose_the_ability_with_maestro() -> None:
    board = Board({"play": ["maestro", "tenderfoot"]}, {"play": ["regularsized-rhinoceros"]})
    board.attack("maestro.1", "regularsized-rhinoceros.1")
    assert (board.your("play"), "use tenderfoot.1 0" in board.options) == (["tenderfoot"], False)


@rule("COD-8.1")
def test_two_maestros_let_a_virtuoso_exhaust_only_once() -> None:
    board = Board({"play": ["maestro", "maestro", "tenderfoot"]})
    board.use("tenderfoot.1", "pick base.2")
    assert not [option for option in board.options if option.startswith("use")]


@rule("COD-8.7")
def test_a_virtuoso_that_came_under_control_this_turn_can_not_use_the_ability_of_maestro() -> None:
    board = Board({"play": ["maestro", {"card": "tenderfoot", "borrowed": True, "arrived": True}]})
    assert "use tenderfoot.1 0" not in board.options


# Backstabber.


@rule("COD-9.9")
def test_backstabber_passes_patrollers() -> None:
    board = Board({"play": ["backstabber"]}, {"play": [{"card": "iron-man", "slot": "squad-leader"}]})
    board.attack("backstabber.1", "base.2")
    assert (board.bases, board.damage("backstabber.1")) == ((20, 17), 0)


@rule("COD-9.9", "COD-11.17")
def test_backstabber_may_attack_a_patroller_and_is_hit_back() -> None:
    """G-INVIS."""
    board = Board({"play": ["backstabber"]}, {"play": [{"card": "older-brother", "slot": "squad-leader"}]})
    board.attack("backstabber.1", "older-brother.1")
    assert (board.damage("backstabber.1"), board.their("discard")) == (2, ["older-brother"])


@rule("COD-9.9")
def test_backstabber_can_not_be_attacked_at_the_back() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["backstabber"]})
    assert board.targets("iron-man.1") == ["base.2"]


@rule("COD-9.9", "COD-6.4")
def test_backstabber_on_patrol_can_be_attacked() -> None:
    board = Board({"play": ["iron-man"]}, {"play": [{"card": "backstabber", "slot": "squad-leader"}]})
    assert board.targets("iron-man.1") == ["backstabber.1"]


@pytest.mark.parametrize("slot", [{}, {"slot": "elite"}])
@rule("COD-9.9")
def test_backstabber_can_not_be_targeted_by_the_opponent_on_patrol_or_off(slot: dict[str, str]) -> None:
    you = {"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}
    board = Board(you, {"play": [{"card": "backstabber", **slot}, "iron-man"]})
    board.play("wither")
    assert board.options == ["pick troq-bashar.1", "pick iron-man.1"]


@rule("COD-11.17")
def test_backstabber_can_be_targeted_by_its_own_player() -> None:
    """G-INVIS."""
    board = Board({"play": ["troq-bashar", "backstabber"], "hand": ["bloom"], "gold": 2})
    board.play("bloom", "pick backstabber.1")
    assert board.numbers("backstabber.1") == (4, 4)


@rule("COD-5.10", "COD-5.11")
def test_backstabber_is_seen_stopped_and_hit_by_a_tower() -> None:
    foe = {"play": [{"card": "tenderfoot", "slot": "elite"}], "buildings": ["tower"]}
    board = Board({"play": ["backstabber"]}, foe)
    assert board.targets("backstabber.1") == ["tenderfoot.1"]
    board.attack("backstabber.1", "tenderfoot.1")
    assert (board.your("play"), board.your("discard")) == ([], ["backstabber"])


# Cloud Sprite.


@rule("COD-9.14", "COD-11.15")
def test_cloud_sprite_flies_over_ground_patrollers() -> None:
    board = Board({"play": ["cloud-sprite"]}, {"play": [{"card": "iron-man", "slot": "squad-leader"}]})
    board.attack("cloud-sprite.1", "base.2")
    assert (board.bases, board.damage("cloud-sprite.1")) == ((20, 17), 0)


@rule("COD-9.14", "COD-9.26")
def test_cloud_sprite_does_not_hold_up_ground_forces_and_is_out_of_their_reach() -> None:
    board = Board({"play": ["iron-man"]}, {"play": [{"card": "cloud-sprite", "slot": "squad-leader"}]})
    assert board.targets("iron-man.1") == ["base.2"]


@rule("COD-9.14", "COD-9.26")
def test_cloud_sprite_as_squad_leader_stops_another_flyer() -> None:
    board = Board({"play": ["eggship"]}, {"play": [{"card": "cloud-sprite", "slot": "squad-leader"}]})
    assert board.targets("eggship.1") == ["cloud-sprite.1"]


# Leaping Lizard.


@rule("COD-9.13")
def test_leaping_lizard_attacks_a_flyer_and_both_deal_damage() -> None:
    board = Board({"play": ["leaping-lizard"]}, {"play": ["eggship"]})
    board.attack("leaping-lizard.1", "eggship.1")
    assert (board.damage("leaping-lizard.1"), board.their("discard")) == (4, ["eggship"])


@rule("COD-9.13", "COD-9.26", "COD-11.16")
def test_leaping_lizard_may_ignore_a_flying_patroller() -> None:
    """G-AA."""
    board = Board({"play": ["leaping-lizard"]}, {"play": [{"card": "eggship", "slot": "squad-leader"}]})
    assert board.targets("leaping-lizard.1") == ["eggship.1", "base.2"]


@rule("COD-9.13")
def test_leaping_lizard_does_not_ignore_a_ground_patroller() -> None:
    board = Board({"play": ["leaping-lizard"]}, {"play": [{"card": "iron-man", "slot": "elite"}, "eggship"]})
    assert board.targets("leaping-lizard.1") == ["iron-man.1"]


@rule("COD-9.13")
def test_leaping_lizard_hits_back_a_flyer_that_attacks_it() -> None:
    board = Board({"play": ["eggship"]}, {"play": ["leaping-lizard"]})
    board.attack("eggship.1", "leaping-lizard.1")
    assert (board.your("discard"), board.damage("leaping-lizard.1")) == (["eggship"], 4)


@rule("COD-9.13", "COD-9.28", "COD-11.16")
def test_leaping_lizard_on_patrol_hits_a_flyer_that_flies_over_it_and_takes_nothing() -> None:
    """G-AA."""
    board = Board({"play": ["eggship"]}, {"play": [{"card": "leaping-lizard", "slot": "elite"}]})
    board.attack("eggship.1", "base.2")
    assert (board.bases, board.your("discard"), board.damage("leaping-lizard.1")) == (
        (20, 16),
        ["eggship"],
        0,
    )


@rule("COD-9.28", "COD-11.16")
def test_leaping_lizard_off_patrol_does_not_hit_a_flyer_that_passes() -> None:
    """G-AA."""
    board = Board({"play": ["eggship"]}, {"play": ["leaping-lizard"]})
    board.attack("eggship.1", "base.2")
    assert board.damage("eggship.1") == 0


@rule("COD-9.28", "COD-11.16")
def test_leaping_lizard_in_another_slot_does_not_hit_a_flyer_that_attacks_a_patroller() -> None:
    """G-AA: only a squad leader that was passed over does."""
    foe = {
        "play": [{"card": "older-brother", "slot": "elite"}, {"card": "leaping-lizard", "slot": "scavenger"}]
    }
    board = Board({"play": ["eggship"]}, foe)
    board.attack("eggship.1", "older-brother.1")
    assert board.damage("eggship.1") == 0
