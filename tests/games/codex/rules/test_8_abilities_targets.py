"""COD-8.3 … COD-8.6, COD-8.9, COD-8.10: targets, tokens, runes, resist, mandatory abilities."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule

from deckwright.games.codex import table


@rule("COD-8.3")
@pytest.mark.parametrize(
    ("hero", "spell"),
    [("troq-bashar", "spark"), ("troq-bashar", "the-boot"), ("river-montoya", "two-step")],
)
def test_a_spell_without_a_legal_target_can_not_be_cast(hero: str, spell: str) -> None:
    board = Board({"play": [hero], "hand": [spell], "gold": 9}, {"play": ["river-montoya"]})
    assert f"play {spell}" not in board.options
    assert board.refusals()[f"play {spell}"][0] == "COD-8.3"


@rule("COD-8.3")
def test_ones_own_cards_are_no_patrollers_to_target_in_ones_own_turn() -> None:
    board = Board({"play": ["troq-bashar", "older-brother"], "hand": ["spark"], "gold": 1})
    assert "play spark" not in board.options


@rule("COD-8.3")
def test_a_spell_can_be_cast_as_soon_as_there_is_one_legal_target() -> None:
    foe = {"play": ["iron-man", {"card": "older-brother", "slot": "elite"}]}
    board = Board({"play": ["troq-bashar"], "hand": ["spark"], "gold": 1}, foe)
    board.play("spark")
    assert (board.damage("older-brother.1"), board.damage("iron-man.1")) == (1, 0)


@rule("COD-8.3")
def test_a_rune_is_refused_when_all_friendly_cards_have_one() -> None:
    heroes = [{"card": "troq-bashar", "plus": 1}]
    board = Board({"play": heroes, "hand": ["bloom"], "gold": 2}, {"play": ["older-brother"]})
    assert "play bloom" not in board.options


@rule("COD-8.3")
def test_an_activated_ability_needs_a_legal_target() -> None:
    board = Board({"play": [{"card": "river-montoya", "level": 3}]}, {"play": ["older-brother"]})
    assert "use river-montoya.1 0" not in board.options


@rule("COD-8.3")
@pytest.mark.parametrize(("unit", "usable"), [("iron-man", True), ("eggship", False)])
def test_an_activated_ability_counts_only_targets_of_its_kind(unit: str, usable: bool) -> None:
    foe = {"play": [{"card": unit, "slot": "elite"}]}
    board = Board({"play": [{"card": "river-montoya", "level": 3}]}, foe)
    assert ("use river-montoya.1 0" in board.options) is usable


@rule("COD-8.3")
def test_a_spell_without_the_target_symbol_needs_no_target() -> None:
    board = Board({"play": ["river-montoya"], "hand": ["discord"], "gold": 2})
    board.play("discord")
    assert (board.your("discard"), board.is_your_move) == (["discord"], True)


@rule("COD-8.3")
def test_a_unit_with_a_targeted_arrival_can_always_be_played() -> None:
    board = Board({"hand": ["hired-stomper"], "buildings": ["tech-2-building"], "gold": 4})
    assert "play hired-stomper" in board.options


@rule("COD-8.3")
def test_a_unit_may_attack_though_its_ability_finds_no_target() -> None:
    board = Board({"play": ["brick-thief"]}, {"play": ["timely-messenger"]})
    for base in ("base.1", "base.2"):
        board.state.own(table.UNFINISHED)[board.card(base)] = 1  # So that no building is a legal target.
    board.attack("brick-thief.1", "timely-messenger.1")
    assert (board.their("discard"), board.bases) == (["timely-messenger"], (20, 20))


@rule("COD-8.4")
def test_a_token_is_a_unit_of_tech_0() -> None:
    troq = {"card": "troq-bashar", "level": 8}
    board = Board({"play": [troq], "hand": ["final-smash"], "gold": 6}, {"play": ["dancer"]})
    board.play("final-smash")
    assert board.their("play") == []


@rule("COD-8.4")
def test_obliterate_takes_a_token_before_units_of_tech_1() -> None:
    board = Board({"play": ["trojan-duck"]}, {"play": ["iron-man", "iron-man", "dancer"]})
    board.attack("trojan-duck.1", "base.2")
    assert board.options == ["pick iron-man.1", "pick iron-man.2"]
    board.do("pick iron-man.1", "pick base.2")
    assert board.their("play") == ["iron-man"]


@rule("COD-8.4")
def test_a_token_that_leaves_play_is_removed() -> None:
    board = Board({"play": ["dancer"]}, {"play": ["older-brother"]}, active="p2")
    board.attack("older-brother.1", "dancer.1")
    assert (board.your("play"), board.your("discard")) == ([], [])
    assert (board.your("hand"), board.your("deck")) == ([], [])


@rule("COD-8.4")
def test_a_flipped_token_that_leaves_play_is_removed_too() -> None:
    board = Board(
        {"play": ["river-montoya", "dancer"], "hand": ["harmony"], "gold": 2}, {"play": ["older-brother"]}
    )
    board.play("harmony").use("harmony.1").attack("angry-dancer.1", "older-brother.1")
    assert (board.your("play"), sorted(board.your("discard"))) == (["river-montoya"], ["harmony"])


@rule("COD-8.4")
def test_a_dead_token_is_never_drawn() -> None:
    board = Board({"play": [{"card": "dancer", "slot": "elite"}]}, {"play": ["older-brother"]}, active="p2")
    board.attack("older-brother.1", "dancer.1").end().end()
    assert (board.your("hand"), board.your("discard")) == ([], [])


@rule("COD-8.5")
def test_runes_change_attack_and_hit_points() -> None:
    board = Board({"play": [{"card": "older-brother", "plus": 1}, {"card": "iron-man", "minus": 1}]})
    assert (board.numbers("older-brother.1"), board.numbers("iron-man.1")) == ((3, 3), (2, 3))


@rule("COD-8.5")
def test_runes_change_heroes_too_on_top_of_their_band() -> None:
    board = Board({"play": [{"card": "troq-bashar", "level": 5, "plus": 1}]})
    assert board.numbers("troq-bashar.1") == (4, 5)


@rule("COD-8.5")
def test_a_plus_rune_cancels_a_minus_rune() -> None:
    you = {"play": ["troq-bashar", {"card": "older-brother", "minus": 1}], "hand": ["bloom"], "gold": 2}
    board = Board(you)
    board.play("bloom", "pick older-brother.1")
    assert (board.mark("plus", "older-brother.1"), board.mark("minus", "older-brother.1")) == (0, 0)
    assert board.numbers("older-brother.1") == (2, 2)


@rule("COD-8.5")
def test_a_minus_rune_cancels_a_plus_rune() -> None:
    foe = {"play": [{"card": "older-brother", "plus": 1}]}
    board = Board({"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}, foe)
    board.play("wither", "pick older-brother.1")
    assert (board.mark("plus", "older-brother.1"), board.mark("minus", "older-brother.1")) == (0, 0)


@rule("COD-8.5")
def test_runes_on_different_cards_do_not_cancel_each_other() -> None:
    you = {"play": ["troq-bashar", {"card": "older-brother", "plus": 1}], "hand": ["wither"], "gold": 2}
    board = Board(you)
    board.play("wither", "pick troq-bashar.1")
    assert (board.numbers("older-brother.1"), board.numbers("troq-bashar.1")) == ((3, 3), (1, 2))


@rule("COD-8.5")
def test_after_cancelling_a_card_is_free_for_another_plus_rune() -> None:
    you = {
        "play": ["troq-bashar", {"card": "older-brother", "minus": 1}],
        "hand": ["bloom", "bloom"],
        "gold": 4,
    }
    board = Board(you)
    board.play("bloom", "pick older-brother.1").play("bloom", "pick older-brother.1")
    assert board.numbers("older-brother.1") == (3, 3)


@rule("COD-8.5")
def test_a_unit_at_0_hit_points_dies_at_once() -> None:
    foe = {"play": ["timely-messenger", "older-brother"]}
    board = Board({"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}, foe)
    board.play("wither", "pick timely-messenger.1")
    assert (board.their("play"), board.their("discard")) == (["older-brother"], ["timely-messenger"])


@rule("COD-8.5")
def test_a_unit_with_1_hit_point_left_after_a_rune_lives() -> None:
    board = Board({"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}, {"play": ["older-brother"]})
    board.play("wither", "pick older-brother.1")
    assert (board.their("play"), board.numbers("older-brother.1")) == (["older-brother"], (1, 1))


@rule("COD-8.5", "COD-6.17")
def test_a_hero_at_0_hit_points_dies_at_once() -> None:
    foe = {"play": [{"card": "river-montoya", "damage": 2}]}
    board = Board({"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}, foe)
    board.play("wither", "pick river-montoya.1")
    assert (board.their("play"), board.their("command")) == ([], ["river-montoya"])


@rule("COD-8.6", "COD-9.23")
def test_resist_is_paid_on_top_of_the_cost() -> None:
    foe = {"play": [{"card": "brick-thief", "slot": "elite"}]}
    board = Board({"play": ["troq-bashar"], "hand": ["spark"], "gold": 2}, foe)
    board.play("spark")
    assert (board.gold[0], board.their("discard")) == (0, ["brick-thief"])


@rule("COD-8.6")
def test_a_card_whose_resist_can_not_be_paid_is_no_legal_target() -> None:
    foe = {"play": [{"card": "brick-thief", "slot": "elite"}]}
    board = Board({"play": ["troq-bashar"], "hand": ["spark"], "gold": 1}, foe)
    assert "play spark" not in board.options
    assert board.refusals()["play spark"] == ("COD-8.6", "codex-resist")


@rule("COD-8.6")
def test_a_spell_whose_resist_can_not_be_paid_for_one_target_may_take_another() -> None:
    foe = {"play": [{"card": "brick-thief", "slot": "elite"}, {"card": "iron-man", "slot": "scavenger"}]}
    board = Board({"play": ["troq-bashar"], "hand": ["spark"], "gold": 1}, foe)
    board.play("spark")
    assert (board.damage("iron-man.1"), board.damage("brick-thief.1"), board.gold[0]) == (1, 0, 0)


@rule("COD-8.6")
def test_the_controller_pays_nothing_for_targeting_a_card_with_resist() -> None:
    board = Board({"play": ["troq-bashar", "brick-thief"], "hand": ["bloom"], "gold": 2})
    board.play("bloom", "pick brick-thief.1")
    assert (board.gold[0], board.numbers("brick-thief.1")) == (0, (3, 2))


@rule("COD-8.6", "COD-7.7")
@pytest.mark.parametrize(("gold", "usable"), [(0, False), (1, True)])
def test_resist_counts_for_abilities_too(gold: int, usable: bool) -> None:
    river = {"card": "river-montoya", "level": 3}
    board = Board({"play": [river], "gold": gold}, {"play": [{"card": "older-brother", "slot": "lookout"}]})
    assert ("use river-montoya.1 0" in board.options) is usable


@rule("COD-8.6")
def test_resist_is_paid_for_an_arrival_ability() -> None:
    you = {"hand": ["hired-stomper"], "buildings": ["tech-2-building"], "gold": 5}
    board = Board(you, {"play": ["brick-thief"]})
    board.play("hired-stomper", "pick brick-thief.1")
    assert (board.gold[0], board.their("discard")) == (0, ["brick-thief"])


@rule("COD-8.6", "COD-8.10")
def test_an_arrival_ability_that_can_not_pay_resist_takes_what_is_left() -> None:
    you = {"hand": ["hired-stomper"], "buildings": ["tech-2-building"], "gold": 4}
    board = Board(you, {"play": ["brick-thief"]})
    board.play("hired-stomper")
    assert (board.their("play"), board.your("discard")) == (["brick-thief"], ["hired-stomper"])


@rule("COD-8.9", "COD-7.13")
def test_a_token_destroyed_as_scavenger_pays_its_player() -> None:
    foe = {"play": [{"card": "dancer", "slot": "scavenger"}]}
    board = Board({"play": ["troq-bashar"], "hand": ["the-boot"], "gold": 3}, foe)
    board.play("the-boot")
    assert (board.gold, board.their("discard"), board.their("play")) == ((0, 1), [], [])


@rule("COD-8.9")
def test_a_token_killed_as_technician_lets_its_player_draw() -> None:
    foe = {"play": [{"card": "dancer", "slot": "technician"}], "deck": ["spark"]}
    board = Board({"play": ["older-brother"]}, foe)
    board.attack("older-brother.1", "dancer.1")
    assert (board.their("hand"), board.their("discard")) == (["spark"], [])


@rule("COD-8.10")
def test_a_stomper_alone_hits_itself() -> None:
    board = Board({"hand": ["hired-stomper"], "buildings": ["tech-2-building"], "gold": 4})
    board.play("hired-stomper")
    assert (board.your("play"), board.your("discard")) == ([], ["hired-stomper"])


@rule("COD-8.10")
def test_a_mandatory_ability_with_targets_on_ones_own_side_only_can_not_be_declined() -> None:
    you = {"hand": ["hired-stomper"], "play": ["iron-man"], "buildings": ["tech-2-building"], "gold": 4}
    board = Board(you)
    board.play("hired-stomper")
    assert sorted(board.options) == ["pick hired-stomper.1", "pick iron-man.1"]
    board.do("pick iron-man.1")
    assert (board.damage("iron-man.1"), board.damage("hired-stomper.1")) == (3, 0)


@rule("COD-8.10")
def test_a_mandatory_ability_may_take_a_target_of_the_opponent_instead() -> None:
    you = {"hand": ["hired-stomper"], "buildings": ["tech-2-building"], "gold": 4}
    board = Board(you, {"play": ["iron-man"]})
    board.play("hired-stomper", "pick iron-man.1")
    assert (board.damage("iron-man.1"), board.your("play")) == (3, ["hired-stomper"])
