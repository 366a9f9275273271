"""Finesse: Nimble Fencer, Starcrossed Starlet, Blademaster, a scenario for each sentence."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule

TECH = {"buildings": ["tech-1-building", "tech-2-building", "tech-3-building"]}


def resolve_first(board: Board, card: str) -> None:
    """What comes of this card is resolved before the rest."""
    board.do(next(option for option in board.options if card in option))


# Nimble Fencer.


@rule("COD-9.18", "COD-11.45")
def test_nimble_fencer_has_haste_herself() -> None:
    """K19."""
    board = Board({"hand": ["nimble-fencer"], "gold": 2} | TECH)
    board.play("nimble-fencer").attack("nimble-fencer.1", "base.2")
    assert board.bases == (20, 18)


@pytest.mark.parametrize("card", ["tenderfoot", "starcrossed-starlet", "blademaster"])
@rule("COD-9.18")
def test_nimble_fencer_gives_haste_to_friendly_virtuosos(card: str) -> None:
    board = Board({"play": ["nimble-fencer"], "hand": [card], "gold": 6} | TECH)
    board.play(card)
    assert board.targets(f"{card}.1") == ["base.2"]


@pytest.mark.parametrize("card", ["older-brother", "maestro", "grounded-guide"])
def test_nimble_fencer_gives_no_haste_to_other_units(card: str) -> None:
    board = Board({"play": ["nimble-fencer"], "hand": [card], "gold": 5} | TECH)
    board.play(card)
    assert board.targets(f"{card}.1") == []


def test_nimble_fencer_gives_no_haste_to_virtuosos_of_the_opponent() -> None:
    board = Board({"hand": ["tenderfoot"], "gold": 1}, {"play": ["nimble-fencer"]})
    board.play("tenderfoot")
    assert board.targets("tenderfoot.1") == []


def test_virtuosos_lose_their_haste_with_nimble_fencer() -> None:
    board = Board(
        {"play": ["nimble-fencer"], "hand": ["tenderfoot"], "gold": 1}, {"play": ["regularsized-rhinoceros"]}
    )
    board.play("tenderfoot").attack("nimble-fencer.1", "regularsized-rhinoceros.1")
    assert (board.your("play"), board.targets("tenderfoot.1")) == (["tenderfoot"], [])


# Starcrossed Starlet.


@rule("COD-9.21")
def test_starcrossed_starlet_takes_one_damage_in_upkeep_and_has_one_attack_more_for_it() -> None:
    board = Board({"play": ["starcrossed-starlet"]}, phase="ready")
    assert (board.damage("starcrossed-starlet.1"), board.numbers("starcrossed-starlet.1")) == (1, (4, 2))


@rule("COD-6.7", "COD-9.21")
def test_starcrossed_starlet_dies_in_upkeep_of_her_second_damage() -> None:
    board = Board({"play": [{"card": "starcrossed-starlet", "damage": 1}]}, phase="ready")
    assert (board.your("play"), board.your("discard")) == ([], ["starcrossed-starlet"])


def test_starcrossed_starlet_takes_no_damage_in_the_opponents_upkeep() -> None:
    board = Board({"play": ["starcrossed-starlet"]}, active="p2", phase="ready")
    assert (board.damage("starcrossed-starlet.1"), board.numbers("starcrossed-starlet.1")) == (0, (3, 2))


def test_starcrossed_starlet_takes_no_damage_on_arriving() -> None:
    board = Board({"hand": ["starcrossed-starlet"], "gold": 2} | TECH)
    board.play("starcrossed-starlet")
    assert board.damage("starcrossed-starlet.1") == 0


def test_starcrossed_starlet_hurts_nobody_else_in_upkeep() -> None:
    board = Board(
        {"play": ["starcrossed-starlet", "tenderfoot", "river-montoya"]},
        {"play": ["starcrossed-starlet"]},
        phase="ready",
    )
    labels = ("tenderfoot.1", "river-montoya.1", "starcrossed-starlet.2")
    assert [board.damage(label) for label in labels] == [0, 0, 0]


def test_starcrossed_starlet_counts_damage_of_every_kind() -> None:
    foe = {"play": [{"card": "starcrossed-starlet", "slot": "elite"}]}
    board = Board({"play": ["troq-bashar"], "hand": ["spark"], "gold": 1}, foe)
    board.play("spark")
    assert board.numbers("starcrossed-starlet.1") == (5, 2)


@rule("COD-2.3", "COD-11.46")
def test_a_damaged_starcrossed_starlet_lives_if_the_turtle_heals_first() -> None:
    """K20."""
    you = {"play": [{"card": "starcrossed-starlet", "damage": 1}, "helpful-turtle"]}
    board = Board(you, phase="ready")
    assert board.prompt == "order"
    resolve_first(board, "helpful-turtle.1")
    assert (board.damage("starcrossed-starlet.1"), board.your("discard")) == (1, [])


@rule("COD-2.3", "COD-6.14", "COD-11.46")
def test_healing_waits_for_the_order_though_it_could_change_places_with_drawing() -> None:
    play = [{"card": "starcrossed-starlet", "damage": 1}, "helpful-turtle"]
    you = {"play": play, "buildings": ["surplus"], "deck": ["spark"]}
    board = Board(you, phase="ready")
    assert (board.prompt, len(board.options)) == ("order", 3)


@rule("COD-2.3", "COD-11.46")
def test_a_damaged_starcrossed_starlet_dies_if_her_damage_comes_first() -> None:
    """K20."""
    you = {"play": [{"card": "starcrossed-starlet", "damage": 1}, "helpful-turtle"]}
    board = Board(you, phase="ready")
    resolve_first(board, "starcrossed-starlet.1")
    assert (board.your("play"), board.your("discard")) == (["helpful-turtle"], ["starcrossed-starlet"])


@rule("COD-2.3")
def test_an_undamaged_starcrossed_starlet_is_healed_if_her_damage_comes_first() -> None:
    board = Board({"play": ["starcrossed-starlet", "helpful-turtle"]}, phase="ready")
    resolve_first(board, "starcrossed-starlet.1")
    assert (board.damage("starcrossed-starlet.1"), board.numbers("starcrossed-starlet.1")) == (0, (3, 2))


@rule("COD-11.46")
def test_starcrossed_starlet_with_a_rune_can_carry_two_damage() -> None:
    """K21."""
    board = Board({"play": [{"card": "starcrossed-starlet", "damage": 1, "plus": 1}]}, phase="ready")
    assert (board.damage("starcrossed-starlet.1"), board.numbers("starcrossed-starlet.1")) == (2, (6, 3))


@rule("COD-7.12")
def test_starcrossed_starlet_who_dies_in_upkeep_pays_no_slot_bonus() -> None:
    board = Board({"play": [{"card": "starcrossed-starlet", "damage": 1}], "first-workers": 4})
    board.end("patrol starcrossed-starlet.1 scavenger").end()
    assert (board.your("discard"), board.gold[0]) == (["starcrossed-starlet"], 4)


# Blademaster.


@rule("COD-9.17")
def test_blademaster_strikes_first_and_what_dies_deals_nothing() -> None:
    board = Board({"play": ["blademaster"]}, {"play": ["regularsized-rhinoceros"]})
    board.attack("blademaster.1", "regularsized-rhinoceros.1")
    assert (board.damage("blademaster.1"), board.their("discard")) == (0, ["regularsized-rhinoceros"])


@pytest.mark.parametrize("card", ["older-brother", "troq-bashar"])
@rule("COD-9.17")
def test_blademaster_gives_swift_strike_to_friendly_units_and_heroes(card: str) -> None:
    board = Board({"play": ["blademaster", card]}, {"play": ["granfalloon-flagbearer"]})
    board.attack(f"{card}.1", "granfalloon-flagbearer.1")
    assert (board.damage(f"{card}.1"), board.their("discard")) == (0, ["granfalloon-flagbearer"])


@rule("COD-9.17")
def test_what_survives_the_swift_strike_hits_back() -> None:
    board = Board({"play": ["blademaster", "older-brother"]}, {"play": ["iron-man"]})
    board.attack("older-brother.1", "iron-man.1")
    assert (board.your("discard"), board.damage("iron-man.1")) == (["older-brother"], 2)


def test_blademaster_gives_no_swift_strike_to_the_opponent() -> None:
    board = Board({"play": ["blademaster"]}, {"play": ["older-brother"]})
    assert board.attribute("swift-strike", "older-brother.1") == 0


@rule("COD-9.17")
def test_blademaster_helps_defenders_too() -> None:
    foe = {"play": ["blademaster", {"card": "iron-man", "slot": "squad-leader"}]}
    board = Board({"play": ["older-brother", "revolver-ocelot"]}, foe)
    board.attack("revolver-ocelot.1", "iron-man.1")
    assert (board.your("discard"), board.damage("iron-man.1")) == (["revolver-ocelot"], 0)


@rule("COD-11.49")
def test_blademaster_helps_only_while_in_play() -> None:
    """K24."""
    board = Board(
        {"play": [{"card": "blademaster", "minus": 4}, "older-brother"]}, {"play": ["iron-man", "tenderfoot"]}
    )
    board.attack("blademaster.1", "iron-man.1")
    assert board.your("play") == ["older-brother"]
    board.attack("older-brother.1", "tenderfoot.1")
    assert board.damage("older-brother.1") == 1


@rule("COD-11.49")
def test_blademaster_in_hand_helps_nobody() -> None:
    """K24."""
    board = Board({"play": ["older-brother"], "hand": ["blademaster"]})
    assert board.attribute("swift-strike", "older-brother.1") == 0


@rule("COD-9.32", "COD-11.20")
def test_two_cards_with_swift_strike_strike_at_the_same_time() -> None:
    """G-SWIFT."""
    board = Board({"play": ["blademaster", "older-brother"]}, {"play": ["blademaster", "older-brother"]})
    board.attack("older-brother.1", "older-brother.2")
    assert (board.your("discard"), board.their("discard")) == (["older-brother"], ["older-brother"])


@rule("COD-8.7", "COD-11.49")
def test_a_borrowed_blademaster_helps_whoever_controls_it() -> None:
    """K24."""
    board = Board(
        {"play": ["older-brother"]}, {"play": [{"card": "blademaster", "borrowed": True}, "tenderfoot"]}
    )
    assert board.attribute("swift-strike", "older-brother.1") == 0
    assert board.attribute("swift-strike", "tenderfoot.1") == 1
