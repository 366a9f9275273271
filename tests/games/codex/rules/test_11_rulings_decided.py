"""COD-11.2 … COD-11.14: the open points that this implementation decides."""

from typing import Final

import pytest
from tests.support.codex import GAME, Board
from tests.support.rules import rule

import deckwright as dw
from deckwright.games.codex import table
from deckwright.games.codex.rules.leaving import state_based_effects

RIVER = {"card": "river-montoya", "level": 5}
TROQ = {"card": "troq-bashar", "level": 8}
SUMMON = "summon troq-bashar@p1/command.1"


@rule("COD-11.2")
def test_overpower_uses_up_armour_and_hit_points_before_there_is_excess() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "squad-leader"}]}
    board = Board({"play": ["harvest-reaper"]}, foe)
    board.attack("harvest-reaper.1", "older-brother.1")
    assert (board.their("discard"), board.bases) == (["older-brother"], (20, 17))


@rule("COD-11.2")
def test_without_armour_only_hit_points_are_used_up() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "elite"}]}
    board = Board({"play": ["harvest-reaper"]}, foe)
    board.attack("harvest-reaper.1", "older-brother.1")
    assert board.bases == (20, 16)


@rule("COD-11.2")
def test_armour_that_was_used_up_before_does_not_lessen_the_excess() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "squad-leader"}]}
    board = Board({"play": ["timely-messenger", "harvest-reaper"]}, foe)
    board.attack("timely-messenger.1", "older-brother.1").attack("harvest-reaper.1", "older-brother.1")
    assert board.bases == (20, 16)


@rule("COD-11.2")
@pytest.mark.parametrize(("damage", "left"), [(0, 20), (1, 19)])
def test_damage_that_armour_and_hit_points_just_take_up_leaves_no_excess(damage: int, left: int) -> None:
    foe = {"play": [{"card": "leaping-lizard", "damage": damage, "slot": "squad-leader"}]}
    board = Board({"play": ["harvest-reaper"]}, foe)
    board.attack("harvest-reaper.1", "leaping-lizard.1")
    assert (board.their("discard"), board.bases) == (["leaping-lizard"], (20, left))


LETTER: Final = {"overpower": "by-the-letter"}


@rule("COD-11.2", "COD-9.22")
def test_by_the_letter_the_excess_is_all_beyond_the_hit_points_and_armour_may_save_the_patroller() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "squad-leader"}]}
    board = Board({"play": ["harvest-reaper"]}, foe, **LETTER)
    board.attack("harvest-reaper.1", "older-brother.1")
    assert (board.bases, board.their("play"), board.damage("older-brother.1")) == (
        (20, 16),
        ["older-brother"],
        1,
    )


@rule("COD-11.2", "COD-9.22")
@pytest.mark.parametrize("rest", [{}, LETTER])
def test_without_armour_both_readings_of_overpower_come_to_the_same(rest: dict[str, str]) -> None:
    foe = {"play": [{"card": "older-brother", "slot": "elite"}]}
    board = Board({"play": ["harvest-reaper"]}, foe, **rest)
    board.attack("harvest-reaper.1", "older-brother.1")
    assert (board.bases, board.their("discard")) == ((20, 16), ["older-brother"])


@rule("COD-11.2", "COD-1.3")
@pytest.mark.parametrize("sides", ["random", "finesse-mirror"])
def test_how_overpower_is_read_is_a_setting_that_stays_with_the_game(sides: str) -> None:
    state = GAME.new(seed=1, sides=sides, overpower="by-the-letter")
    assert state.setup["overpower"] == "by-the-letter"
    assert state.setup["sides"] in ("bashing", "finesse", "finesse-mirror")
    record = dw.Record.from_json(dw.Record.of(state).to_json())
    assert record.first_state(lambda _: GAME).setup["overpower"] == "by-the-letter"
    assert state.view(1)["settings"]["overpower"] == "by-the-letter"
    assert GAME.new(seed=1).setup["overpower"] == "after-armour"


@rule("COD-11.3", "COD-4.10")
def test_a_hero_killed_by_its_own_player_brings_levels_too() -> None:
    you = {"play": [{"card": "troq-bashar", "damage": 2}], "hand": ["wither"], "gold": 2}
    board = Board(you, {"play": ["river-montoya"]})
    board.play("wither", "pick troq-bashar.1")
    assert board.level("river-montoya.1") == 3


@rule("COD-11.3", "COD-4.10")
def test_a_hero_killed_by_a_spell_brings_levels() -> None:
    you = {"play": ["troq-bashar"], "hand": ["spark"], "gold": 1}
    board = Board(you, {"play": [{"card": "river-montoya", "damage": 2, "slot": "elite"}]})
    board.play("spark")
    assert board.level("troq-bashar.1") == 3


@rule("COD-11.3", "COD-4.10")
def test_a_hero_killed_by_a_tower_brings_levels() -> None:
    you = {"play": [{"card": "troq-bashar", "damage": 2}]}
    board = Board(you, {"play": ["river-montoya"], "buildings": ["tower"]})
    board.attack("troq-bashar.1", "base.2")
    assert (board.your("command"), board.level("river-montoya.1")) == (["troq-bashar"], 3)


@rule("COD-11.4", "COD-2.7")
def test_a_second_reshuffle_in_a_main_phase_does_not_happen() -> None:
    patrol = [{"card": "iron-man", "slot": "elite"}, {"card": "older-brother", "slot": "scavenger"}]
    you = {"play": [RIVER], "hand": ["appel-stomp", "appel-stomp"], "discard": ["spark"], "gold": 2}
    board = Board(you, {"play": patrol})
    board.play("appel-stomp", "pick iron-man.1", "to-discard")
    assert board.your("hand") == ["appel-stomp", "spark"]
    board.play("appel-stomp", "to-discard")
    assert (board.your("hand"), board.your("discard")) == (["spark"], ["appel-stomp", "appel-stomp"])


@rule("COD-11.4", "COD-2.14")
def test_a_reshuffle_in_upkeep_leaves_the_one_of_the_main_phase() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "elite"}]}
    you = {"play": [RIVER], "hand": ["appel-stomp", "spark"], "discard": ["wither"], "buildings": ["surplus"]}
    board = Board(you, foe, phase="upkeep")
    assert sorted(board.your("hand")) == ["appel-stomp", "spark", "wither"]
    board.play("spark").play("appel-stomp", "to-discard")
    assert sorted(board.your("hand")) == ["spark", "wither"]


@rule("COD-11.4", "COD-2.7")
def test_the_limit_is_that_of_one_main_phase_only() -> None:
    patrol = {"play": ["iron-man"]}
    you = {"play": [RIVER], "hand": ["appel-stomp"], "deck": [], "discard": ["spark"], "gold": 1}
    board = Board(you, patrol, reshuffled=True)
    board.end().end("patrol iron-man.1 elite")
    assert sorted(board.your("hand")) == ["appel-stomp", "spark"]
    board.play("spark").play("appel-stomp", "to-discard")
    assert board.your("hand") == ["spark"]


@rule("COD-11.5")
def test_angry_dancers_count_towards_the_limit_of_three() -> None:
    you = {
        "play": ["river-montoya", "dancer", "dancer", "dancer"],
        "aside": ["dancer"],
        "hand": ["harmony", "harmony", "discord"],
        "gold": 6,
    }
    board = Board(you)
    board.play("harmony").use("harmony.1").play("harmony").play("discord")
    assert (board.your("play").count("dancer"), board.your("aside")) == (3, ["dancer"])


@rule("COD-11.5")
def test_a_dancer_may_come_again_after_one_is_gone() -> None:
    you = {"play": ["river-montoya", "dancer", "dancer", "dancer"], "hand": ["harmony", "wither"], "gold": 4}
    board = Board(you)
    board.play("harmony").play("wither", "pick dancer.1")
    assert (board.your("play").count("dancer"), board.your("aside")) == (3, [])


@rule("COD-11.5", "COD-1.3")
def test_the_dancers_of_the_opponent_do_not_count() -> None:
    you = {"play": ["river-montoya"], "aside": ["dancer"], "hand": ["harmony", "wither"], "gold": 4}
    board = Board(you, {"play": ["dancer", "dancer", "dancer"]})
    board.play("harmony").play("wither", "pick river-montoya.1")
    assert board.your("play").count("dancer") == 1


@rule("COD-11.6", "COD-6.13")
def test_obliterate_comes_before_abilities_of_attacking() -> None:
    board = Board({"play": ["trojan-duck"]}, {"play": ["iron-man", "iron-man", "iron-man"]})
    board.attack("trojan-duck.1", "base.2")
    assert board.prompt == "obliterate"
    board.do("pick iron-man.1", "pick iron-man.2")
    assert (board.prompt, len(board.their("discard")), board.bases) == ("target", 2, (20, 20))


@rule("COD-11.6", "COD-6.13")
def test_the_new_target_is_chosen_before_abilities_of_attacking() -> None:
    board = Board({"play": ["trojan-duck"]}, {"play": [{"card": "iron-man", "slot": "squad-leader"}]})
    board.attack("trojan-duck.1", "iron-man.1")
    assert board.prompt == "new-target"
    board.do("pick base.2")
    assert board.prompt == "target"
    board.do("pick base.2")
    assert board.bases == (20, 8)


@rule("COD-11.7")
def test_two_step_needs_both_partners() -> None:
    one = Board(
        {"play": ["river-montoya", "iron-man"], "hand": ["two-step"], "gold": 2}, {"play": ["iron-man"]}
    )
    two = Board({"play": ["river-montoya", "iron-man", "iron-man"], "hand": ["two-step"], "gold": 2})
    assert "play two-step" not in one.options
    assert "play two-step" in two.options


@rule("COD-11.7")
def test_two_step_does_not_count_units_that_have_a_partner() -> None:
    you = {"play": ["river-montoya", *["iron-man"] * 3], "hand": ["two-step", "two-step"], "gold": 4}
    board = Board(you)
    board.play("two-step", "pick iron-man.1", "pick iron-man.2")
    assert "play two-step" not in board.options


@rule("COD-11.7")
def test_final_smash_needs_a_target_for_one_of_its_parts() -> None:
    you = {"play": [TROQ], "hand": ["final-smash"], "gold": 6}
    board = Board(you, {"play": ["river-montoya", "blademaster"]})
    assert "play final-smash" not in board.options
    assert board.refusals()["play final-smash"][0] == "COD-8.3"


@rule("COD-11.7")
@pytest.mark.parametrize("unit", ["older-brother", "iron-man", "eggship"])
def test_final_smash_is_content_with_a_target_for_any_one_part(unit: str) -> None:
    you = {"play": [TROQ], "hand": ["final-smash"], "gold": 6}
    assert "play final-smash" in Board(you, {"play": [unit]}).options


@rule("COD-11.7")
def test_a_spell_with_one_target_needs_it() -> None:
    board = Board(
        {"play": [RIVER], "hand": ["appel-stomp"], "deck": ["spark"], "gold": 1}, {"play": ["iron-man"]}
    )
    assert "play appel-stomp" not in board.options


@rule("COD-11.8")
def test_a_building_under_construction_can_not_be_attacked() -> None:
    foe = {"buildings": [{"card": "tower", "unfinished": True}, "tech-1-building"]}
    board = Board({"play": ["older-brother"]}, foe)
    assert board.targets("older-brother.1") == ["base.2", "tech-1-building.1"]


@rule("COD-11.8")
def test_a_building_under_construction_can_not_be_damaged_by_a_spell() -> None:
    you = {"play": ["troq-bashar"], "hand": ["wrecking-ball"], "plans": ["tower"], "gold": 3}
    board = Board(you)
    board.do("build tower@p1/plans.1").play("wrecking-ball")
    assert board.options == ["pick base.1", "pick base.2"]


@rule("COD-11.8", "COD-5.21")
def test_a_building_can_be_attacked_once_it_is_finished() -> None:
    board = Board({"plans": ["tower"], "gold": 3}, {"play": ["older-brother"]})
    board.do("build tower@p1/plans.1").end()
    assert board.targets("older-brother.1") == ["base.1", "tower.1"]


@rule("COD-11.9")
def test_a_spell_being_resolved_is_not_reshuffled_by_its_own_draw() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "elite"}]}
    board = Board({"play": [RIVER], "hand": ["appel-stomp"], "gold": 1}, foe)
    board.play("appel-stomp")
    assert (board.your("hand"), board.your("deck"), board.your("discard")) == ([], [], [])
    assert board.in_zone("stage") == ["appel-stomp"]
    board.do("to-discard")
    assert board.your("discard") == ["appel-stomp"]


@rule("COD-11.9")
def test_a_reshuffle_during_a_spell_takes_in_all_cards_but_that_spell() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "elite"}]}
    board = Board({"play": [RIVER], "hand": ["appel-stomp"], "discard": ["spark", "wither"], "gold": 1}, foe)
    board.play("appel-stomp")
    assert sorted(board.your("hand") + board.your("deck")) == ["spark", "wither"]


@rule("COD-11.10")
@pytest.mark.parametrize(("active", "winner"), [("p1", 1), ("p2", 0)])
def test_if_both_bases_fall_at_the_same_time_the_active_player_loses(active: str, winner: int) -> None:
    board = Board(active=active)
    for base in ("base.1", "base.2"):
        board.state.own(table.DAMAGE)[board.card(base)] = 20
    state_based_effects(board.state)
    assert board.state.outcome is not None
    assert board.state.outcome.winners == (winner,)


@rule("COD-11.10")
def test_a_base_that_falls_alone_loses_whoever_is_active() -> None:
    board = Board({"base": 1, "play": ["troq-bashar"], "hand": ["wrecking-ball"]}, {"base": 1})
    board.play("wrecking-ball", "pick base.2")
    assert board.state.outcome is not None
    assert board.state.outcome.winners == (0,)


@rule("COD-11.11")
def test_a_sidelined_squad_leader_loses_the_armour_at_once() -> None:
    you = {"play": [{"card": "river-montoya", "level": 3}, "older-brother"]}
    board = Board(you, {"play": [{"card": "iron-man", "slot": "squad-leader"}]})
    assert board.attribute("armour", "iron-man.1") == 1
    board.use("river-montoya.1")
    assert board.attribute("armour", "iron-man.1") == 0
    board.attack("older-brother.1", "iron-man.1")
    assert board.damage("iron-man.1") == 2


@rule("COD-11.12", "COD-4.14")
@pytest.mark.parametrize("own_turn", [True, False])
def test_a_dead_hero_misses_one_whole_turn_of_its_owner(own_turn: bool) -> None:
    you = {"play": [{"card": "troq-bashar", "damage": 2}], "gold": 9}
    board = Board(you, {"play": ["iron-man"]}, active="p1" if own_turn else "p2")
    fighters = ("troq-bashar.1", "iron-man.1")
    board.attack(*(fighters if own_turn else fighters[::-1])).end()
    if own_turn:
        board.end()
    assert (board.is_your_move, SUMMON in board.options) == (True, False)
    board.end().end()
    assert SUMMON in board.options


@rule("COD-11.13", "COD-9.2")
def test_frenzy_holds_in_the_whole_of_ones_own_turn() -> None:
    board = Board({"play": ["fruit-ninja"], "hand": ["fruit-ninja"], "gold": 3})
    board.attack("fruit-ninja.1", "base.2").play("fruit-ninja")
    assert [board.numbers(f"fruit-ninja.{number}") for number in (1, 2)] == [(3, 2), (3, 2)]
    assert board.bases == (20, 17)


@rule("COD-11.13")
def test_frenzy_does_not_help_in_defence() -> None:
    board = Board({"play": ["iron-man"]}, {"play": [{"card": "fruit-ninja", "slot": "scavenger"}]})
    board.attack("iron-man.1", "fruit-ninja.1")
    assert board.damage("iron-man.1") == 2


@rule("COD-11.14", "COD-2.17")
def test_the_first_player_techs_after_the_first_turn_already() -> None:
    state = GAME.new(seed=1, sides="bashing")
    first = state.decider
    asked = []
    for _ in range(2):
        asked.append((state.decider, state.decision.prompt if state.decision else "over"))
        state.choose("end")
        if state.decision and state.decision.prompt == "patrol":
            state.choose("confirm")
    asked.append((state.decider, state.decision.prompt if state.decision else "over"))
    assert asked == [(first, "main"), (1 - first, "main"), (first, "tech")]


@rule("COD-11.14", "COD-2.9")
def test_the_first_tech_choice_is_two_cards() -> None:
    codex = ["the-boot", "the-boot", "iron-man"]
    board = Board({"codex": codex, "turns": 1}, phase="tech")
    board.do("tech the-boot@p1/codex.1", "tech iron-man@p1/codex.1")
    assert board.your("codex") == ["the-boot"]
    assert sorted(board.your("discard")) == ["iron-man", "the-boot"]
