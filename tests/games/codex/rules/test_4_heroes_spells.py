"""COD-4.5 … COD-4.8, COD-4.15, COD-4.16: heroes cast spells, ongoing ones stay."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule

TARGET = {"play": [{"card": "iron-man", "slot": "elite"}]}


@rule("COD-4.5")
def test_without_a_hero_in_play_no_spell_can_be_cast() -> None:
    board = Board({"hand": ["wither", "wrecking-ball"], "command": ["troq-bashar"], "gold": 9}, TARGET)
    assert [option for option in board.options if option.startswith("play")] == []
    assert board.refusals()["play wither"][0] == "COD-4.5"
    assert board.refusals()["play wrecking-ball"][0] == "COD-4.5"


@rule("COD-4.5")
def test_a_hero_of_the_opponent_casts_nothing_for_you() -> None:
    board = Board({"hand": ["wither"], "gold": 9}, {"play": ["troq-bashar"]})
    assert "play wither" not in board.options


@rule("COD-4.5")
def test_units_cast_no_spells() -> None:
    board = Board({"play": ["older-brother"], "hand": ["wither"], "gold": 9}, TARGET)
    assert "play wither" not in board.options


@rule("COD-4.5")
@pytest.mark.parametrize("hero", ["troq-bashar", "river-montoya"])
@pytest.mark.parametrize("spell", ["spark", "bloom", "wither"])
def test_any_hero_may_cast_a_starter_spell(hero: str, spell: str) -> None:
    board = Board({"play": [hero], "hand": [spell], "gold": 2}, TARGET)
    assert f"play {spell}" in board.options


@rule("COD-4.5")
@pytest.mark.parametrize("spell", ["wrecking-ball", "the-boot", "intimidate"])
def test_a_bashing_spell_needs_the_bashing_hero(spell: str) -> None:
    assert f"play {spell}" in Board({"play": ["troq-bashar"], "hand": [spell], "gold": 9}, TARGET).options
    board = Board({"play": ["river-montoya"], "hand": [spell], "gold": 9}, TARGET)
    assert f"play {spell}" not in board.options
    assert board.refusals()[f"play {spell}"][0] == "COD-4.5"


@rule("COD-4.5")
@pytest.mark.parametrize("spell", ["harmony", "discord", "two-step"])
def test_a_finesse_spell_needs_the_finesse_hero(spell: str) -> None:
    units = ["iron-man", "iron-man"]
    board = Board({"play": ["river-montoya", *units], "hand": [spell], "gold": 9})
    assert f"play {spell}" in board.options
    board = Board({"play": ["troq-bashar", *units], "hand": [spell], "gold": 9})
    assert f"play {spell}" not in board.options
    assert board.refusals()[f"play {spell}"][0] == "COD-4.5"


@rule("COD-4.6")
def test_an_ultimate_spell_can_be_cast_at_maximum_level() -> None:
    board = Board(
        {"play": [{"card": "river-montoya", "level": 5}], "hand": ["appel-stomp"], "gold": 1}, TARGET
    )
    board.play("appel-stomp", "to-discard")
    assert (board.mark("slot", "iron-man.1"), board.gold[0]) == (0, 0)


@rule("COD-4.6")
@pytest.mark.parametrize(
    ("hero", "level", "spell"), [("river-montoya", 4, "appel-stomp"), ("troq-bashar", 7, "final-smash")]
)
def test_one_level_below_the_maximum_is_not_enough_for_an_ultimate_spell(
    hero: str, level: int, spell: str
) -> None:
    board = Board({"play": [{"card": hero, "level": level}], "hand": [spell], "gold": 9}, TARGET)
    assert f"play {spell}" not in board.options
    assert board.refusals()[f"play {spell}"][0] == "COD-4.6"


@rule("COD-4.6")
def test_an_ultimate_spell_waits_in_the_turn_the_maximum_was_reached() -> None:
    board = Board(
        {"play": [{"card": "river-montoya", "level": 4}], "hand": ["appel-stomp"], "gold": 9}, TARGET
    )
    board.do("level river-montoya.1")
    assert "play appel-stomp" not in board.options
    assert board.refusals()["play appel-stomp"][0] == "COD-4.6"


@rule("COD-4.6")
def test_an_ultimate_spell_can_be_cast_in_the_turn_after_the_maximum_was_reached() -> None:
    stomper = {"card": "river-montoya", "level": 4}
    board = Board({"play": [stomper], "hand": ["appel-stomp"], "gold": 9}, {"play": ["iron-man"]})
    board.do("level river-montoya.1").end().end("patrol iron-man.1 elite")
    assert "play appel-stomp" in board.options


@rule("COD-4.6")
def test_a_hero_summoned_and_raised_to_the_maximum_at_once_casts_no_ultimate_spell() -> None:
    board = Board({"command": ["river-montoya"], "hand": ["appel-stomp", "wither"], "gold": 20}, TARGET)
    board.do("summon river-montoya@p1/command.1", *["level river-montoya.1"] * 4)
    assert "play appel-stomp" not in board.options
    assert "play wither" in board.options


@rule("COD-4.6", "COD-4.5")
def test_the_maximum_of_another_specialisation_is_of_no_use_for_an_ultimate_spell() -> None:
    heroes = [{"card": "troq-bashar", "level": 8}, "river-montoya"]
    board = Board({"play": heroes, "hand": ["appel-stomp"], "gold": 9}, TARGET)
    assert "play appel-stomp" not in board.options


@rule("COD-4.16")
def test_a_maximum_reached_in_the_turn_of_the_opponent_serves_an_ultimate_spell_in_the_next_turn() -> None:
    board = Board(
        {
            "play": [{"card": "river-montoya", "level": 3}, "older-brother"],
            "hand": ["appel-stomp"],
            "gold": 1,
        },
        {"play": [{"card": "troq-bashar", "damage": 2}, "iron-man"]},
        active="p2",
    )
    board.attack("troq-bashar.1", "older-brother.1")
    assert board.level("river-montoya.1") == 5
    board.end("patrol iron-man.1 elite")
    assert "play appel-stomp" in board.options


@rule("COD-4.16")
def test_free_levels_of_ones_own_turn_do_not_serve_an_ultimate_spell_in_it() -> None:
    board = Board(
        {"play": [{"card": "river-montoya", "level": 3}, "iron-man"], "hand": ["appel-stomp"], "gold": 5},
        {"play": [{"card": "troq-bashar", "slot": "elite"}, {"card": "iron-man", "slot": "lookout"}]},
    )
    board.attack("iron-man.1", "troq-bashar.1")
    assert board.level("river-montoya.1") == 5
    assert "play appel-stomp" not in board.options


@rule("COD-4.7")
def test_a_one_time_spell_goes_to_the_discard_pile_after_its_effect() -> None:
    board = Board({"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}, {"play": ["iron-man"]})
    board.play("wither")
    assert board.your("discard") == []
    board.do("pick iron-man.1")
    assert (board.your("discard"), board.your("hand"), board.your("play")) == (
        ["wither"],
        [],
        ["troq-bashar"],
    )


@rule("COD-4.7")
def test_an_ongoing_spell_stays_in_play() -> None:
    board = Board({"play": ["river-montoya"], "hand": ["harmony"], "gold": 2})
    board.play("harmony")
    assert (board.your("play"), board.your("discard")) == (["river-montoya", "harmony"], [])
    board.end().end()
    assert board.your("play") == ["river-montoya", "harmony"]


@rule("COD-4.7")
def test_an_ongoing_spell_can_not_be_attacked() -> None:
    board = Board({"play": ["river-montoya"], "hand": ["harmony"], "gold": 2}, {"play": ["iron-man"]})
    board.play("harmony").end()
    assert board.targets("iron-man.1") == ["river-montoya.1", "base.1"]


@rule("COD-4.8")
def test_the_hero_that_a_channelled_spell_needs_is_shown_to_everybody() -> None:
    board = Board({"play": ["river-montoya"], "hand": ["harmony"], "gold": 9}, TARGET)
    board.play("harmony")
    for seat in (0, 1):
        cards = board.state.view(seat)["zones"]["p1/play"]["cards"]
        assert {"card": "harmony.1", "bound": "river-montoya.1"} in cards


@rule("COD-4.8", "COD-9.25")
def test_a_channelled_spell_is_sacrificed_when_its_hero_dies_in_the_turn_of_the_opponent() -> None:
    board = Board({"play": ["river-montoya"], "hand": ["harmony"], "gold": 2}, {"play": ["iron-man"]})
    board.play("harmony").end().attack("iron-man.1", "river-montoya.1")
    assert (board.your("play"), board.your("discard")) == ([], ["harmony"])


@rule("COD-4.8")
def test_a_channelled_spell_is_sacrificed_when_its_hero_dies_in_its_own_attack() -> None:
    board = Board(
        {"play": [{"card": "river-montoya", "damage": 2}, "tenderfoot", "older-brother"],
         "hand": ["two-step"], "gold": 2},
        {"play": ["iron-man"]},
    )  # fmt: skip
    board.play("two-step", "pick tenderfoot.1")
    assert board.numbers("older-brother.1") == (4, 4)
    board.attack("river-montoya.1", "iron-man.1")
    assert (board.your("play"), board.your("discard")) == (["tenderfoot", "older-brother"], ["two-step"])
    assert board.numbers("older-brother.1") == (2, 2)


@rule("COD-4.8")
def test_all_channelled_spells_of_the_hero_are_sacrificed() -> None:
    board = Board(
        {"play": [{"card": "river-montoya", "damage": 2}, "tenderfoot", "older-brother"],
         "hand": ["harmony", "two-step"], "gold": 4},
        {"play": ["iron-man"]},
    )  # fmt: skip
    board.play("two-step", "pick tenderfoot.1").play("harmony").attack("river-montoya.1", "iron-man.1")
    assert sorted(board.your("discard")) == ["harmony", "two-step"]


@rule("COD-4.8")
def test_the_death_of_another_hero_leaves_a_channelled_spell_in_play() -> None:
    board = Board(
        {"play": ["river-montoya", {"card": "troq-bashar", "damage": 2}], "hand": ["harmony"], "gold": 2},
        {"play": ["iron-man"]},
    )
    board.play("harmony").attack("troq-bashar.1", "iron-man.1")
    assert board.your("play") == ["river-montoya", "harmony"]


@rule("COD-4.8")
def test_the_death_of_the_same_hero_of_the_opponent_leaves_a_channelled_spell_in_play() -> None:
    board = Board(
        {"play": ["river-montoya", "iron-man"], "hand": ["harmony"], "gold": 2}, {"play": ["river-montoya"]}
    )
    board.play("harmony").attack("iron-man.1", "river-montoya.2")
    assert board.their("command") == ["river-montoya"]
    assert "harmony" in board.your("play")


@rule("COD-4.8")
def test_a_channelled_spell_needs_the_very_hero_that_cast_it() -> None:
    board = Board(
        {"play": [{"card": "river-montoya", "damage": 2}, "river-montoya"], "hand": ["harmony"], "gold": 2},
        {"play": ["iron-man"]},
    )
    board.play("harmony", "pick river-montoya.1").attack("river-montoya.1", "iron-man.1")
    assert (board.your("play"), board.your("discard")) == (["river-montoya"], ["harmony"])


@rule("COD-4.8")
def test_a_hero_that_is_only_exhausted_keeps_its_channelled_spell() -> None:
    board = Board({"play": ["river-montoya"], "hand": ["harmony"], "gold": 2})
    board.play("harmony").attack("river-montoya.1", "base.2")
    assert board.your("play") == ["river-montoya", "harmony"]


@rule("COD-4.15")
def test_casting_does_not_exhaust_the_hero() -> None:
    board = Board({"play": ["troq-bashar"], "hand": ["wrecking-ball"]})
    board.play("wrecking-ball", "pick base.2")
    assert not board.is_exhausted("troq-bashar.1")
    assert "attack troq-bashar.1 base.2" in board.options


@rule("COD-4.15")
def test_a_hero_may_cast_several_spells_in_a_turn() -> None:
    board = Board({"play": ["troq-bashar"], "hand": ["wrecking-ball", "wrecking-ball"]})
    board.play("wrecking-ball", "pick base.2").play("wrecking-ball", "pick base.2")
    assert board.bases == (20, 16)


@rule("COD-4.15")
def test_an_exhausted_hero_can_cast() -> None:
    board = Board({"play": [{"card": "troq-bashar", "exhausted": True}], "hand": ["wrecking-ball"]})
    board.play("wrecking-ball", "pick base.2")
    assert board.bases == (20, 18)


@rule("COD-4.15")
def test_an_exhausted_hero_at_its_maximum_can_cast_an_ultimate_spell() -> None:
    hero = {"card": "river-montoya", "level": 5, "exhausted": True}
    board = Board({"play": [hero], "hand": ["appel-stomp"], "gold": 1}, TARGET)
    assert "play appel-stomp" in board.options


@rule("COD-4.15", "COD-11.57")
def test_a_hero_can_cast_in_the_turn_it_arrived() -> None:
    board = Board({"command": ["troq-bashar"], "hand": ["wrecking-ball"], "gold": 2})
    board.do("summon troq-bashar@p1/command.1").play("wrecking-ball", "pick base.2")
    assert board.bases == (20, 18)
