"""Starting deck: its units, a scenario for each sentence; Brick Thief and the Flagbearer have more."""

from tests.support.codex import Board
from tests.support.rules import rule

RIVER = {"card": "river-montoya", "level": 5}


def resolve_first(board: Board, card: str) -> None:
    """What comes of this card is resolved before the rest."""
    board.do(next(option for option in board.options if card in option))


# Timely Messenger.


@rule("COD-9.18", "COD-12.3")
def test_timely_messenger_attacks_in_the_turn_it_arrives() -> None:
    board = Board({"hand": ["timely-messenger"], "gold": 1})
    board.play("timely-messenger").attack("timely-messenger.1", "base.2")
    assert (board.bases, board.is_exhausted("timely-messenger.1")) == ((20, 19), True)


@rule("COD-6.4", "COD-9.18")
def test_timely_messenger_has_haste_but_does_not_pass_patrollers() -> None:
    board = Board(
        {"hand": ["timely-messenger"], "gold": 1}, {"play": [{"card": "tenderfoot", "slot": "lookout"}]}
    )
    board.play("timely-messenger")
    assert board.targets("timely-messenger.1") == ["tenderfoot.1"]


# Tenderfoot and Older Brother have no text.


@rule("COD-6.1")
def test_tenderfoot_arrives_without_any_question_and_can_not_attack_yet() -> None:
    board = Board({"hand": ["tenderfoot"], "gold": 1})
    board.play("tenderfoot")
    assert (board.is_your_move, board.targets("tenderfoot.1")) == (True, [])
    assert board.refusals()["attack tenderfoot.1"][0] == "COD-6.1"


@rule("COD-6.6", "COD-12.18")
def test_older_brother_trades_with_another_one_but_not_with_a_squad_leader() -> None:
    board = Board({"play": ["older-brother"]}, {"play": [{"card": "older-brother", "slot": "squad-leader"}]})
    board.attack("older-brother.1", "older-brother.2")
    assert (board.your("play"), board.your("discard")) == ([], ["older-brother"])
    assert board.damage("older-brother.1") == 1


# Fruit Ninja.


@rule("COD-9.2", "COD-11.13")
def test_fruit_ninja_has_one_attack_more_in_its_players_turn_even_without_attacking() -> None:
    board = Board({"play": ["fruit-ninja"]})
    assert board.numbers("fruit-ninja.1") == (3, 2)


@rule("COD-9.2")
def test_fruit_ninja_attacks_for_three() -> None:
    board = Board({"play": ["fruit-ninja"]})
    board.attack("fruit-ninja.1", "base.2")
    assert board.bases == (20, 17)


@rule("COD-9.2", "COD-11.27")
def test_fruit_ninja_strikes_back_for_two_only() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["fruit-ninja"]})
    board.attack("iron-man.1", "fruit-ninja.1")
    assert (board.damage("iron-man.1"), board.their("discard")) == (2, ["fruit-ninja"])


@rule("COD-9.2", "COD-11.27")
def test_frenzy_of_fruit_ninja_is_gone_when_the_turn_ends() -> None:
    board = Board({"play": ["fruit-ninja"]})
    board.end()
    assert board.numbers("fruit-ninja.1") == (2, 2)


# Helpful Turtle.


@rule("COD-9.6")
def test_helpful_turtle_heals_one_damage_of_each_friendly_unit_and_hero_itself_included() -> None:
    you = {
        "play": [
            {"card": "helpful-turtle", "damage": 1},
            {"card": "iron-man", "damage": 3},
            {"card": "troq-bashar", "damage": 2},
        ]
    }
    board = Board(you, phase="ready")
    assert [board.damage(card) for card in ("helpful-turtle.1", "iron-man.1", "troq-bashar.1")] == [0, 2, 1]


@rule("COD-9.6")
def test_helpful_turtle_leaves_forces_of_the_opponent_and_buildings_alone() -> None:
    you = {"play": ["helpful-turtle"], "base": 15, "buildings": [{"card": "tower", "damage": 1}]}
    board = Board(you, {"play": [{"card": "iron-man", "damage": 3}]}, phase="ready")
    assert (board.damage("iron-man.1"), board.bases, board.damage("tower.1")) == (3, (15, 20), 1)


@rule("COD-9.6")
def test_helpful_turtle_heals_nothing_in_the_opponents_upkeep() -> None:
    board = Board({"play": ["helpful-turtle", {"card": "iron-man", "damage": 3}]}, active="p2", phase="ready")
    assert board.damage("iron-man.1") == 3


@rule("COD-9.6")
def test_helpful_turtle_heals_nothing_on_arriving() -> None:
    board = Board({"hand": ["helpful-turtle"], "play": [{"card": "iron-man", "damage": 3}], "gold": 2})
    board.play("helpful-turtle")
    assert board.damage("iron-man.1") == 3


@rule("COD-9.6", "COD-11.26")
def test_helpful_turtle_neither_removes_runes_nor_heals_what_is_undamaged() -> None:
    board = Board({"play": ["helpful-turtle", {"card": "iron-man", "minus": 1}]}, phase="ready")
    assert (board.numbers("iron-man.1"), board.damage("iron-man.1")) == ((2, 3), 0)
    assert "healed" not in board.kinds()


@rule("COD-9.6")
def test_two_helpful_turtles_heal_twice() -> None:
    board = Board({"play": ["helpful-turtle", "helpful-turtle", {"card": "iron-man", "damage": 3}]})
    board.end().end()
    resolve_first(board, "helpful-turtle.1")
    assert board.damage("iron-man.1") == 1


# Granfalloon Flagbearer.


@rule("COD-9.24")
def test_a_spell_that_can_target_the_flagbearer_must_target_it() -> None:
    board = Board(
        {"play": ["troq-bashar"], "hand": ["wither"], "gold": 2},
        {"play": ["granfalloon-flagbearer", "iron-man", "river-montoya"]},
    )
    board.play("wither")
    assert (board.mark("minus", "granfalloon-flagbearer.1"), board.mark("minus", "iron-man.1")) == (1, 0)


@rule("COD-9.24")
def test_of_two_flagbearers_either_may_be_targeted() -> None:
    board = Board(
        {"play": ["troq-bashar"], "hand": ["wither"], "gold": 2},
        {"play": ["granfalloon-flagbearer", "iron-man", "granfalloon-flagbearer"]},
    )
    board.play("wither")
    assert board.options == ["pick granfalloon-flagbearer.1", "pick granfalloon-flagbearer.2"]


@rule("COD-9.24")
def test_the_flagbearer_does_not_bind_its_own_player() -> None:
    board = Board({"play": ["troq-bashar", "granfalloon-flagbearer"], "hand": ["wither"], "gold": 2})
    board.play("wither")
    assert board.options == ["pick troq-bashar.1", "pick granfalloon-flagbearer.1"]


@rule("COD-9.24", "COD-11.29")
def test_the_flagbearer_does_not_bind_attacks() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["granfalloon-flagbearer", "older-brother"]})
    assert board.targets("iron-man.1") == ["granfalloon-flagbearer.1", "older-brother.1", "base.2"]


@rule("COD-9.24")
def test_a_flagbearer_that_does_not_patrol_does_not_draw_the_spark() -> None:
    board = Board(
        {"play": ["troq-bashar"], "hand": ["spark"], "gold": 1},
        {"play": ["granfalloon-flagbearer", {"card": "iron-man", "slot": "elite"}]},
    )
    board.play("spark")
    assert (board.damage("iron-man.1"), board.damage("granfalloon-flagbearer.1")) == (1, 0)


@rule("COD-9.24")
def test_the_flagbearer_does_not_bind_spells_at_buildings() -> None:
    board = Board({"play": ["troq-bashar"], "hand": ["wrecking-ball"]}, {"play": ["granfalloon-flagbearer"]})
    board.play("wrecking-ball")
    assert board.options == ["pick base.1", "pick base.2"]


@rule("COD-9.24", "COD-11.29")
def test_a_flagbearer_whose_resist_can_not_be_paid_is_passed_over() -> None:
    foe = {"play": [{"card": "granfalloon-flagbearer", "slot": "lookout"}, "iron-man"]}
    board = Board({"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}, foe)
    board.play("wither")
    assert board.options == ["pick troq-bashar.1", "pick iron-man.1"]


@rule("COD-9.23", "COD-9.24")
def test_a_flagbearer_whose_resist_can_just_be_paid_must_be_targeted() -> None:
    foe = {"play": [{"card": "granfalloon-flagbearer", "slot": "lookout"}, "iron-man"]}
    board = Board({"play": ["troq-bashar"], "hand": ["wither"], "gold": 3}, foe)
    board.play("wither")
    assert (board.mark("minus", "granfalloon-flagbearer.1"), board.gold[0]) == (1, 0)


@rule("COD-9.24")
def test_an_arrival_with_the_target_symbol_must_target_the_flagbearer_too() -> None:
    board = Board(
        {"hand": ["hired-stomper"], "gold": 4, "buildings": ["tech-2-building"]},
        {"play": ["iron-man", "granfalloon-flagbearer"]},
    )
    board.play("hired-stomper")
    assert (board.their("discard"), board.damage("iron-man.1")) == (["granfalloon-flagbearer"], 0)


@rule("COD-9.24")
def test_an_ability_of_a_hero_must_target_a_flagbearer_on_patrol() -> None:
    foe = {
        "play": [
            {"card": "older-brother", "slot": "squad-leader"},
            {"card": "granfalloon-flagbearer", "slot": "elite"},
        ]
    }
    board = Board({"play": [RIVER]}, foe)
    board.use("river-montoya.1")
    assert (board.mark("slot", "granfalloon-flagbearer.1"), board.mark("slot", "older-brother.1")) == (0, 1)


@rule("COD-9.24", "COD-11.29")
def test_what_has_no_target_symbol_does_not_care_for_the_flagbearer() -> None:
    foe = {"play": ["granfalloon-flagbearer", "iron-man"]}
    board = Board({"play": [RIVER], "hand": ["discord"], "gold": 2}, foe)
    board.play("discord")
    assert (board.numbers("granfalloon-flagbearer.1"), board.numbers("iron-man.1")) == ((0, 1), (1, 3))
