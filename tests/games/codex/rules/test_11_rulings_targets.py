"""COD-11.26 … COD-11.58: rulings on healing, targets, flagbearers and tokens, and the forum's answers (F)."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule

from deckwright.games.codex.script.words import UNIT, ReturnToHand, Target
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Seat

TROQ = {"card": "troq-bashar", "level": 8}


@rule("COD-11.26", "COD-9.6")
def test_healing_removes_damage_but_no_more_than_there_is_and_no_runes() -> None:
    you = {"play": ["helpful-turtle", {"card": "iron-man", "damage": 2, "minus": 1}, "older-brother"]}
    board = Board(you, phase="upkeep")
    assert (board.damage("iron-man.1"), board.numbers("iron-man.1")) == (1, (2, 3))
    assert (board.damage("older-brother.1"), board.numbers("older-brother.1")) == (0, (2, 2))


@rule("COD-11.26", "COD-9.6")
def test_two_healers_heal_twice() -> None:
    you = {"play": ["helpful-turtle", "helpful-turtle", {"card": "iron-man", "damage": 3}]}
    board = Board(you, phase="upkeep")
    board.do(board.options[0])  # In any order.
    assert board.damage("iron-man.1") == 1


@rule("COD-11.26", "COD-9.6")
def test_healing_touches_neither_buildings_nor_the_opponent() -> None:
    board = Board(
        {"play": ["helpful-turtle"], "base": 18},
        {"play": [{"card": "iron-man", "damage": 2}], "base": 17},
        phase="upkeep",
    )
    assert (board.bases, board.damage("iron-man.1")) == ((18, 17), 2)


@rule("COD-11.27", "COD-11.13", "COD-9.2")
def test_frenzy_is_gone_when_the_turn_ends() -> None:
    board = Board({"play": ["fruit-ninja"]})
    assert board.numbers("fruit-ninja.1") == (3, 2)
    board.end()
    assert board.numbers("fruit-ninja.1") == (2, 2)


@rule("COD-11.28", "COD-9.23")
def test_resist_is_not_paid_for_attacks() -> None:
    board = Board(
        {"play": ["older-brother"], "gold": 0}, {"play": [{"card": "brick-thief", "slot": "lookout"}]}
    )
    board.attack("older-brother.1", "brick-thief.1")
    assert (board.their("discard"), board.gold) == (["brick-thief"], (0, 0))


@rule("COD-11.28", "COD-9.23")
def test_resist_is_paid_each_time() -> None:
    you = {"play": ["troq-bashar"], "hand": ["intimidate", "intimidate"], "gold": 5}
    board = Board(you, {"play": ["brick-thief"]})
    board.play("intimidate", "pick brick-thief.1").play("intimidate", "pick brick-thief.1")
    assert board.gold[0] == 1


@rule("COD-11.28", "COD-7.7")
@pytest.mark.parametrize(("gold", "castable"), [(2, False), (3, True)])
def test_resist_of_a_brick_thief_as_lookout_adds_up_to_2(gold: int, castable: bool) -> None:
    foe = {"play": [{"card": "brick-thief", "slot": "lookout"}]}
    board = Board({"play": ["troq-bashar"], "hand": ["spark"], "gold": gold}, foe)
    assert ("play spark" in board.options) is castable


@rule("COD-11.29", "COD-9.24")
def test_a_targeted_spell_has_to_take_the_flagbearer() -> None:
    foe = {"play": ["iron-man", "granfalloon-flagbearer", "river-montoya"]}
    board = Board({"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}, foe)
    board.play("wither")
    assert (board.numbers("granfalloon-flagbearer.1"), board.is_your_move) == ((1, 1), True)


@rule("COD-11.29", "COD-9.24")
def test_a_targeted_arrival_has_to_take_the_flagbearer() -> None:
    you = {"hand": ["hired-stomper"], "buildings": ["tech-2-building"], "gold": 4}
    board = Board(you, {"play": ["iron-man", "granfalloon-flagbearer"]})
    board.play("hired-stomper")
    assert (board.their("discard"), board.damage("iron-man.1")) == (["granfalloon-flagbearer"], 0)


@rule("COD-11.29", "COD-9.24")
def test_ones_own_flagbearer_draws_nothing_on_itself() -> None:
    you = {"play": ["troq-bashar", "granfalloon-flagbearer"], "hand": ["wither"], "gold": 2}
    board = Board(you, {"play": ["iron-man"]})
    board.play("wither")
    assert "pick iron-man.1" in board.options


@rule("COD-11.29", "COD-9.24")
def test_a_spell_that_can_not_target_a_flagbearer_ignores_it() -> None:
    foe = {"play": ["granfalloon-flagbearer", {"card": "iron-man", "slot": "elite"}]}
    board = Board({"play": ["troq-bashar"], "hand": ["spark", "wrecking-ball"], "gold": 1}, foe)
    board.play("spark").play("wrecking-ball", "pick base.2")
    assert (board.damage("iron-man.1"), board.damage("granfalloon-flagbearer.1")) == (1, 0)


@rule("COD-11.29", "COD-9.24")
def test_attacks_do_not_care_about_flagbearers() -> None:
    foe = {"play": ["granfalloon-flagbearer", "iron-man"]}
    board = Board({"play": ["older-brother"]}, foe)
    assert board.targets("older-brother.1") == ["granfalloon-flagbearer.1", "iron-man.1", "base.2"]


@rule("COD-11.29", "COD-9.24")
def test_effects_without_the_target_symbol_do_not_care_about_flagbearers() -> None:
    foe = {"play": ["granfalloon-flagbearer", "older-brother"]}
    board = Board({"play": ["river-montoya"], "hand": ["discord"], "gold": 2}, foe)
    board.play("discord")
    assert board.numbers("older-brother.1") == (0, 1)


@rule("COD-11.29", "COD-9.24", "COD-8.6")
@pytest.mark.parametrize(
    ("gold", "choices"), [(1, ["pick iron-man.1"]), (2, ["pick granfalloon-flagbearer.1"])]
)
def test_a_flagbearer_is_ignored_when_its_resist_can_not_be_paid(gold: int, choices: list[str]) -> None:
    patrol = [{"card": "iron-man", "slot": "elite"}, {"card": "granfalloon-flagbearer", "slot": "lookout"}]
    board = Board({"play": ["troq-bashar"], "hand": ["spark"], "gold": gold}, {"play": patrol})
    board.play("spark")
    hit = [f"pick {card}.1" for card in ("iron-man", "granfalloon-flagbearer") if board.damage(f"{card}.1")]
    assert hit == choices


@rule("COD-11.29", "COD-9.24")
def test_a_spell_with_several_targets_takes_the_flagbearer_once_and_is_free_then() -> None:
    foe = {"play": ["older-brother", "granfalloon-flagbearer", "iron-man", "revolver-ocelot"]}
    board = Board({"play": [TROQ], "hand": ["final-smash"], "gold": 6}, foe)
    board.play("final-smash")
    assert board.their("discard") == ["granfalloon-flagbearer"]
    assert board.options == ["pick iron-man.1", "pick revolver-ocelot.1"]


@rule("COD-11.30", "COD-9.9")
def test_what_can_not_be_targeted_can_still_be_attacked_while_it_patrols() -> None:
    foe = {"play": [{"card": "backstabber", "slot": "elite"}]}
    board = Board({"play": ["troq-bashar", "iron-man"], "hand": ["spark"], "gold": 1}, foe)
    assert "play spark" not in board.options
    board.attack("iron-man.1", "backstabber.1")
    assert board.their("discard") == ["backstabber"]


@rule("COD-11.30")
def test_what_can_not_be_targeted_is_hit_by_effects_without_the_symbol() -> None:
    foe = [{"card": "iron-man", "slot": "elite"}, {"card": "backstabber", "slot": "scavenger"}]
    board = Board({"play": ["revolver-ocelot"]}, {"play": foe})
    board.attack("revolver-ocelot.1", "iron-man.1")
    assert board.damage("backstabber.1") == 1


@rule("COD-11.31", "COD-4.8")
def test_losing_the_hero_ends_a_channelled_spell_before_anything_else_is_done() -> None:
    you = {"play": [{"card": "river-montoya", "damage": 2}, "dancer"], "hand": ["harmony"], "gold": 2}
    board = Board(you, {"play": ["iron-man"]})
    board.play("harmony").attack("river-montoya.1", "iron-man.1")
    assert "use harmony.1 0" not in board.options
    assert board.numbers("dancer.1") == (0, 1)


@rule("COD-11.32", "COD-11.5")
def test_dancers_come_only_up_to_the_limit() -> None:
    you = {
        "play": ["river-montoya", "dancer", "dancer"],
        "aside": ["dancer", "dancer"],
        "hand": ["harmony", "discord", "discord"],
        "gold": 6,
    }
    board = Board(you)
    board.play("harmony").play("discord").play("discord")
    assert (board.your("play").count("dancer"), board.your("aside")) == (3, ["dancer"])


@rule("COD-11.52", "COD-4.11")
def test_a_hero_is_no_patroller_of_tech_0_or_1() -> None:
    board = Board(
        {"play": [{"card": "river-montoya", "level": 3}]},
        {"play": [{"card": "troq-bashar", "slot": "squad-leader"}]},
    )
    assert "use river-montoya.1 0" not in board.options


@rule("COD-11.53", "COD-5.12")
def test_base_tech_buildings_and_add_ons_may_be_hit_as_buildings() -> None:
    you = {"play": ["troq-bashar"], "hand": ["wrecking-ball"], "buildings": ["surplus"]}
    board = Board(you, {"buildings": ["tech-1-building", "tower"]})
    board.play("wrecking-ball")
    wanted = ["base.1", "base.2", "surplus.1", "tech-1-building.1", "tower.1"]
    assert sorted(board.options) == [f"pick {building}" for building in wanted]
    board.do("pick tower.1")
    assert board.damage("tower.1") == 2


@rule("COD-11.53", "COD-5.9")
@pytest.mark.parametrize(("gold", "buildable"), [(2, False), (3, True)])
def test_a_lost_add_on_is_paid_for_again_in_full(gold: int, buildable: bool) -> None:
    you = {"buildings": [{"card": "tower", "damage": 3}], "first-workers": 0, "gold": gold}
    board = Board(you, {"play": ["older-brother"]}, active="p2")
    board.attack("older-brother.1", "tower.1").end()
    assert board.bases == (18, 20)
    assert ("build tower@p1/plans.1" in board.options) is buildable


@rule("COD-11.54", "COD-5.14")
def test_three_lost_tech_buildings_come_back_one_a_turn() -> None:
    plans = [{"card": f"tech-{level}-building", "lost": True} for level in (1, 2, 3)]
    board = Board({"plans": plans, "first-workers": 10})
    built = []
    for level in (1, 2, 3):
        built.append([option for option in board.options if option.startswith("build")])
        board.do(f"build tech-{level}-building@p1/plans.1").end().end()
    assert built == [[f"build tech-{level}-building@p1/plans.1"] for level in (1, 2, 3)]
    assert board.your("buildings") == ["base", "tech-1-building", "tech-2-building", "tech-3-building"]


@rule("COD-11.54", "COD-5.6")
def test_losing_tech_1_does_not_switch_off_tech_2() -> None:
    you = {"hand": ["leaping-lizard", "nimble-fencer"], "buildings": ["tech-2-building"], "gold": 3}
    board = Board(you | {"plans": [{"card": "tech-1-building", "lost": True}]})
    assert "play leaping-lizard" in board.options
    assert "play nimble-fencer" not in board.options


@rule("COD-11.55", "COD-8.4", "COD-7.13")
def test_a_token_sent_to_a_hand_is_removed_and_has_not_died() -> None:
    board = Board({}, {"play": [{"card": "dancer", "slot": "scavenger"}]})
    instruction = ReturnToHand(Target(UNIT))
    frame = Frame(instruction, Seat(0), len(board.state.frames))
    frame.slots = ((board.card("dancer.1"),),)
    instruction.do(board.state, frame)
    assert (board.their("play"), board.their("hand"), board.their("discard")) == ([], [], [])
    assert (board.gold, board.state.triggered) == ((0, 0), ())


@rule("COD-11.56", "COD-2.20")
def test_what_holds_this_turn_is_over_before_cards_are_teched() -> None:
    you = {"play": ["troq-bashar"], "hand": ["intimidate"], "gold": 1}
    foe = {"play": ["iron-man"], "codex": ["discord", "harmony", "two-step"]}
    board = Board(you, foe)
    board.play("intimidate", "pick iron-man.1").end()
    assert (board.prompt, board.asked) == ("tech", 1)
    assert board.numbers("iron-man.1") == (3, 4)


@rule("COD-11.58", "COD-8.7")
def test_a_stolen_unit_that_is_destroyed_goes_to_the_discard_pile_of_its_owner() -> None:
    stolen = {"card": "older-brother", "borrowed": True}
    board = Board({"play": ["troq-bashar"], "hand": ["the-boot"], "gold": 3}, {"play": [stolen]})
    board.play("the-boot")
    assert sorted(board.your("discard")) == ["older-brother", "the-boot"]
    assert board.their("discard") == []


@rule("COD-11.58", "COD-8.7")
def test_the_owner_of_a_unit_does_not_change_with_its_control() -> None:
    you = {"play": [TROQ], "hand": ["final-smash"], "gold": 6}
    board = Board(you, {"play": ["eggship", "cloud-sprite"]})
    board.play("final-smash", "pick eggship.1").end().attack("cloud-sprite.1", "eggship.1")
    assert "eggship" not in board.your("discard")
    assert sorted(board.their("discard")) == ["cloud-sprite", "eggship"]
