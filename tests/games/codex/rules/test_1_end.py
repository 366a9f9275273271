"""COD-1.6, COD-1.9: cards against rules, and the end in the middle of an effect."""

from tests.support.codex import Board
from tests.support.rules import rule

# If a card contradicts the rules, the card wins.


@rule("COD-1.6")
def test_the_rule_on_arriving_keeps_a_unit_from_attacking_and_haste_wins_over_it() -> None:
    board = Board({"hand": ["timely-messenger", "older-brother"], "gold": 3})
    board.play("timely-messenger").play("older-brother")
    assert board.targets("timely-messenger.1") == ["base.2"]
    assert board.targets("older-brother.1") == []


@rule("COD-1.6")
def test_maestro_wins_over_the_printed_cost() -> None:
    board = Board({"play": ["maestro"], "hand": ["tenderfoot", "timely-messenger"], "gold": 0})
    assert "play tenderfoot" in board.options
    assert board.refusals()["play timely-messenger"][0] == "COD-2.5"


@rule("COD-1.6", "COD-4.7")
def test_appel_stomp_wins_over_the_rule_that_a_spell_goes_to_the_discard_pile() -> None:
    you = {"play": [{"card": "river-montoya", "level": 5}], "hand": ["appel-stomp"], "deck": ["bloom"]}
    board = Board(you | {"gold": 1}, {"play": [{"card": "tenderfoot", "slot": "elite"}]})
    board.play("appel-stomp", "on-top")
    assert (board.your("deck"), board.your("discard")) == (["appel-stomp"], [])


@rule("COD-1.6", "COD-6.2")
def test_readiness_wins_over_the_rule_that_attacking_exhausts() -> None:
    board = Board({"play": [{"card": "troq-bashar", "level": 8}]}).attack("troq-bashar.1", "base.2")
    assert not board.is_exhausted("troq-bashar.1")


# Nothing is resolved after a base has reached 0.


@rule("COD-1.9")
def test_the_second_part_of_an_effect_is_not_resolved_after_a_base_fell() -> None:
    board = Board({"hand": ["brick-thief"], "gold": 2, "base": 10}, {"base": 1})
    board.play("brick-thief", "pick base.2")
    assert (board.prompt, board.bases) == ("over", (10, 0))


@rule("COD-1.9")
def test_the_second_part_of_that_effect_is_resolved_if_the_base_stands() -> None:
    board = Board({"hand": ["brick-thief"], "gold": 2, "base": 10}, {"base": 2})
    board.play("brick-thief", "pick base.2")
    assert board.bases == (11, 1)


@rule("COD-1.9")
def test_an_ability_on_attacking_ends_the_game_before_combat_damage() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "squad-leader"}], "base": 1}
    board = Board({"play": [{"card": "troq-bashar", "level": 5}]}, foe)
    board.attack("troq-bashar.1", "iron-man.1")
    assert (board.prompt, board.damage("iron-man.1"), board.damage("troq-bashar.1")) == ("over", 0, 0)


@rule("COD-1.9", "COD-5.16")
def test_the_damage_for_a_lost_building_can_end_the_game() -> None:
    foe = {"buildings": [{"card": "tower", "damage": 3}], "base": 2}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", "tower.1")
    assert board.state.view(0)["outcome"]["winners"] == ["p1"]


@rule("COD-1.9")
def test_after_the_end_nobody_is_asked_anything_more() -> None:
    foe = {"base": 2, "hand": ["older-brother"], "codex": ["harmony", "discord"]}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", "base.2")
    assert (board.options, board.state.why_not(0), board.state.why_not(1)) == ([], [], [])


@rule("COD-1.9")
def test_a_spell_that_ends_the_game_summons_no_dancer_any_more() -> None:
    you = {
        "play": ["troq-bashar", "river-montoya"],
        "hand": ["harmony", "wrecking-ball"],
        "aside": ["dancer"],
        "gold": 2,
    }
    board = Board(you, {"base": 2}).play("harmony").play("wrecking-ball", "pick base.2")
    assert (board.prompt, board.your("aside")) == ("over", ["dancer"])
