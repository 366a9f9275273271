"""COD-2: the phases of a turn, gold and upkeep."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule

TEN = ["spark"] * 10


# Phases.


@rule("COD-2.1")
def test_the_phases_follow_one_another() -> None:
    you = {
        "codex": ["iron-man", "iron-man"],
        "play": [{"card": "older-brother", "exhausted": True}],
        "hand": ["spark"],
        "deck": TEN,
    }
    board = Board(you, phase="tech").do("tech iron-man@p1/codex.1", "tech iron-man@p1/codex.2").end()
    told = ["teched-card", "turn-began", "gained-gold", "upkeep", "discarded", "drew", "turn-ended"]
    own = board.kinds()[: board.kinds().index("turn-ended") + 1]
    assert list(dict.fromkeys(kind for kind in own if kind in told)) == told


@rule("COD-2.1")
def test_the_other_player_has_the_next_turn() -> None:
    board = Board().end()
    assert (board.prompt, board.asked) == ("main", 1)


@rule("COD-2.2")
def test_all_exhausted_cards_become_ready() -> None:
    units = [{"card": card, "exhausted": True} for card in ("older-brother", "tenderfoot", "troq-bashar")]
    board = Board({"play": units}, phase="ready")
    assert [board.is_exhausted(f"{unit['card']}.1") for unit in units] == [False] * 3


@rule("COD-2.2")
def test_a_card_that_became_ready_can_attack_again() -> None:
    board = Board({"play": ["older-brother"]}).attack("older-brother.1", "base.2").end().end()
    assert board.targets("older-brother.1") == ["base.2"]


@rule("COD-2.2")
def test_cards_of_the_opponent_stay_exhausted() -> None:
    board = Board({}, {"play": [{"card": "older-brother", "exhausted": True}]}, phase="ready")
    assert board.is_exhausted("older-brother.1")


# Upkeep.


@rule("COD-2.3")
@pytest.mark.parametrize("hired", [0, 1, 6])
def test_each_worker_brings_1_gold(hired: int) -> None:
    board = Board({"first-workers": 4, "workers": ["spark"] * hired}, phase="upkeep")
    assert board.gold == (4 + hired, 0)


@rule("COD-2.3", "COD-9.6")
def test_healing_works_in_upkeep() -> None:
    you = {"play": ["helpful-turtle", {"card": "iron-man", "damage": 2}]}
    assert Board(you, phase="upkeep").damage("iron-man.1") == 1


@rule("COD-2.3", "COD-5.9")
def test_surplus_works_in_upkeep() -> None:
    board = Board({"buildings": ["surplus"], "deck": ["bloom", "spark"]}, phase="upkeep")
    assert board.your("hand") == ["bloom"]


@rule("COD-2.3", "COD-9.21")
def test_an_upkeep_ability_works_in_upkeep() -> None:
    board = Board({"play": ["starcrossed-starlet"]}, phase="upkeep")
    assert board.damage("starcrossed-starlet.1") == 1


@rule("COD-2.3")
def test_upkeep_effects_of_the_opponent_do_not_work() -> None:
    foe = {"play": ["starcrossed-starlet", "helpful-turtle", {"card": "iron-man", "damage": 2}]}
    board = Board({}, foe | {"buildings": ["surplus"], "deck": ["bloom"]}, phase="upkeep")
    assert board.is_your_move
    assert (board.damage("starcrossed-starlet.1"), board.damage("iron-man.1")) == (0, 2)
    assert (board.their("hand"), board.gold) == ([], (4, 0))


@rule("COD-2.3")
@pytest.mark.parametrize(
    ("first", "left"),
    [
        ("helpful-turtle.1", ["helpful-turtle", "starcrossed-starlet"]),
        ("starcrossed-starlet.1", ["helpful-turtle"]),
    ],
)
def test_the_player_orders_simultaneous_upkeep_effects(first: str, left: list[str]) -> None:
    you = {"play": ["helpful-turtle", {"card": "starcrossed-starlet", "damage": 1}]}
    board = Board(you, phase="upkeep")
    (option,) = [option for option in board.options if first in option]
    board.do(option)
    assert board.your("play") == left


@rule("COD-2.3")
def test_the_player_whose_upkeep_it_is_orders_the_effects() -> None:
    foe = {"play": ["helpful-turtle", "starcrossed-starlet"]}
    board = Board({}, foe).end()
    assert (board.prompt, board.asked) == ("order", 1)


@rule("COD-2.21")
def test_gold_for_workers_comes_before_every_other_upkeep_effect() -> None:
    you = {"play": ["starcrossed-starlet", "helpful-turtle"]}
    board = Board(you, phase="upkeep")
    assert (board.prompt, board.gold, board.damage("starcrossed-starlet.1")) == ("order", (4, 0), 0)


@rule("COD-2.3", "COD-6.14")
def test_nobody_is_asked_for_the_order_of_upkeep_effects_that_comes_to_the_same() -> None:
    starlets = ["starcrossed-starlet", "starcrossed-starlet"]
    board = Board({"play": starlets, "buildings": ["surplus"], "deck": ["bloom"]}, phase="upkeep")
    assert board.is_your_move
    assert (board.damage("starcrossed-starlet.1"), board.damage("starcrossed-starlet.2")) == (1, 1)
    assert board.your("hand") == ["bloom"]


@rule("COD-2.3", "COD-2.7")
def test_the_order_is_asked_for_if_a_card_would_die_and_be_shuffled_into_the_new_deck() -> None:
    dying = {"card": "starcrossed-starlet", "damage": 1}
    board = Board({"play": [dying], "buildings": ["surplus"], "discard": ["bloom"]}, phase="upkeep")
    assert board.prompt == "order"


@rule("COD-2.21")
def test_no_card_is_played_and_no_ability_used_in_upkeep() -> None:
    you = {
        "play": ["starcrossed-starlet", "helpful-turtle", "maestro", {"card": "river-montoya", "level": 3}],
        "hand": ["tenderfoot", "bloom"],
        "gold": 9,
    }
    board = Board(you, {"play": [{"card": "tenderfoot", "slot": "elite"}]}, phase="upkeep")
    assert [option.split()[0] for option in board.options] == ["resolve"] * 2


# Gold.


@rule("COD-2.4")
def test_gold_is_kept_between_turns() -> None:
    board = Board({"gold": 3}).end()
    assert board.gold == (3, 4)
    assert board.end().gold == (7, 4)


@rule("COD-2.4", "COD-2.16")
@pytest.mark.parametrize(("gold", "after"), [(13, 19), (14, 20), (15, 20), (18, 20), (20, 20)])
def test_more_than_20_gold_is_never_held(gold: int, after: int) -> None:
    board = Board({"gold": gold, "first-workers": 6}, phase="upkeep")
    assert board.gold == (after, 0)


@rule("COD-2.4")
def test_gold_that_was_lost_does_not_come_back() -> None:
    board = Board({"gold": 20, "hand": ["older-brother"]}, phase="upkeep").play("older-brother")
    assert board.gold == (18, 0)


@rule("COD-2.16", "COD-7.5")
@pytest.mark.parametrize(("gold", "after"), [(18, 19), (19, 20), (20, 20)])
def test_the_gold_of_a_scavenger_is_lost_at_20(gold: int, after: int) -> None:
    foe = {"play": [{"card": "tenderfoot", "slot": "scavenger"}], "gold": gold}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", "tenderfoot.1")
    assert board.gold == (0, after)


# Main phase.


@rule("COD-2.5")
def test_deeds_of_the_main_phase_can_be_done_in_any_order_and_number() -> None:
    you = {
        "play": ["iron-man", "fruit-ninja"],
        "hand": ["older-brother", "tenderfoot", "bloom"],
        "command": ["troq-bashar"],
        "plans": ["tech-1-building", "tower"],
        "first-workers": 5,
        "gold": 14,
    }
    board = Board(you)
    board.attack("iron-man.1", "base.2").play("older-brother").do("build tower@p1/plans.1")
    board.do("summon troq-bashar@p1/command.1", "level troq-bashar.1").do("hire tenderfoot")
    board.attack("fruit-ninja.1", "base.2").do("build tech-1-building@p1/plans.1", "level troq-bashar.1")
    board.play("bloom", "pick troq-bashar.1")
    assert (board.gold[0], board.level("troq-bashar.1"), board.bases[1]) == (1, 3, 14)
    assert board.is_your_move


@rule("COD-2.5")
def test_an_ability_can_be_used_in_the_main_phase_before_and_after_playing() -> None:
    you = {
        "play": [{"card": "river-montoya", "level": 3}],
        "hand": ["tenderfoot", "older-brother"],
        "gold": 3,
    }
    board = Board(you, {"play": [{"card": "iron-man", "slot": "squad-leader"}]})
    board.play("tenderfoot").use("river-montoya.1").play("older-brother")
    assert (board.mark("slot", "iron-man.1"), board.gold[0]) == (0, 0)


@rule("COD-2.5")
def test_a_card_that_is_too_dear_is_refused() -> None:
    board = Board({"hand": ["older-brother", "tenderfoot"], "gold": 1})
    assert "play tenderfoot" in board.options
    assert board.refusals()["play older-brother"][0] == "COD-2.5"


@rule("COD-2.5")
def test_exactly_enough_gold_is_enough() -> None:
    board = Board({"hand": ["older-brother"], "gold": 2}).play("older-brother")
    assert (board.gold[0], board.your("play")) == (0, ["older-brother"])


@rule("COD-2.5", "COD-7.2")
def test_the_main_phase_ends_with_the_patrol() -> None:
    board = Board({"play": ["older-brother"], "hand": ["tenderfoot"], "gold": 5}).do("end")
    assert board.prompt == "patrol"
    assert [option.split()[0] for option in board.options] == ["patrol"] * 5 + ["confirm"]


@rule("COD-2.5")
def test_nothing_has_to_be_done_in_the_main_phase() -> None:
    board = Board({"play": ["older-brother"], "hand": ["tenderfoot"], "gold": 5, "deck": TEN})
    board.end()
    assert (board.asked, board.gold[0], board.your("play")) == (1, 5, ["older-brother"])


@rule("COD-2.5")
def test_nothing_of_the_main_phase_is_done_in_the_turn_of_the_opponent() -> None:
    board = Board({"hand": ["tenderfoot"], "gold": 5}, {"hand": ["older-brother"], "gold": 5})
    assert (board.asked, board.state.why_not(1)) == (0, [])


# The end of a turn.


@rule("COD-2.20", "COD-5.3")
def test_buildings_are_finished_after_the_draw_phase() -> None:
    board = Board({"plans": ["tower"], "gold": 3, "hand": ["spark"], "deck": TEN})
    board.do("build tower@p1/plans.1").end()
    kinds = board.kinds()
    last_drawn = max(place for place, kind in enumerate(kinds) if kind == "drew")
    assert last_drawn < kinds.index("finished") < kinds.index("turn-ended") < kinds.index("turn-began")


@rule("COD-2.20", "COD-5.9")
def test_a_surplus_that_is_being_built_is_not_finished_for_the_draw_phase() -> None:
    board = Board({"plans": ["surplus"], "gold": 5, "deck": TEN}).do("build surplus@p1/plans.1").end()
    assert len(board.your("hand")) == 2


@rule("COD-2.20")
def test_effects_of_this_turn_last_until_its_end() -> None:
    you = {"play": ["troq-bashar", "iron-man"], "hand": ["intimidate"], "gold": 1, "deck": TEN}
    board = Board(you).play("intimidate", "pick iron-man.1").do("end")
    assert (board.prompt, board.numbers("iron-man.1")) == ("patrol", (0, 4))
    assert board.do("confirm").numbers("iron-man.1") == (3, 4)


@rule("COD-2.20", "COD-2.18")
def test_the_tech_phase_lies_outside_the_turn() -> None:
    you = {"play": ["troq-bashar"], "hand": ["intimidate"], "plans": ["tower"], "gold": 4, "deck": TEN}
    foe = {"play": ["iron-man"], "codex": ["maestro", "harmony", "discord"]}
    board = Board(you, foe).play("intimidate", "pick iron-man.1").do("build tower@p1/plans.1").end()
    assert (board.prompt, board.asked, "turn-ended" in board.kinds()) == ("tech", 1, True)
    assert (board.numbers("iron-man.1"), board.mark("unfinished", "tower.1")) == ((3, 4), 0)
