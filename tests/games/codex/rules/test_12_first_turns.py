"""COD-12: the first turns of the rulebook's example."""

from typing import Any

import pytest
from tests.support.codex import GAME, Board
from tests.support.rules import rule

HAND = ["older-brother", "timely-messenger", "spark", "wither", "bloom"]
DECK = ["tenderfoot", "brick-thief", "helpful-turtle", "granfalloon-flagbearer", "fruit-ninja"]
CODEX = ["wrecking-ball", "wrecking-ball", "iron-man", "iron-man", "revolver-ocelot", "revolver-ocelot"]
SUMMON = "summon troq-bashar@p1/command.1"
BUILD = "build tech-1-building@p1/plans.1"


def player(**rest: Any) -> dict[str, Any]:
    """A player before their first turn."""
    return {
        "hand": HAND,
        "deck": DECK,
        "codex": CODEX,
        "command": ["troq-bashar"],
        "plans": ["tech-1-building"],
        "turns": 0,
        **rest,
    }


def first_turn(**rest: Any) -> Board:
    """The first player's first turn; the second player has nothing but workers."""
    return Board(player(**rest), {"first-workers": 5, "turns": 0}, phase="ready", turn=1)


def second_turn(**rest: Any) -> Board:
    """The first player's second turn, with 5 workers and nothing saved."""
    return Board(player(turns=1, codex=[], **{"first-workers": 5} | rest), {}, phase="ready", turn=3)


@rule("COD-12.1")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_turn_begins_with_four_gold(seed: int) -> None:
    state = GAME.new(seed=seed, sides="bashing")
    players = state.view(0)["table"]["players"]
    assert players[state.decider]["gold"] == 4
    assert players[1 - state.decider]["gold"] == 0


@rule("COD-12.1")
def test_four_workers_take_the_gold_from_none_to_four() -> None:
    board = first_turn()
    assert (board.is_your_move, board.workers[0], board.gold[0]) == (True, 4, 4)


@rule("COD-12.2")
def test_four_gold_pay_for_a_unit_and_a_worker() -> None:
    board = first_turn().play("older-brother").do("hire spark")
    assert (board.gold[0], board.workers[0], board.your("play")) == (1, 5, ["older-brother"])


@rule("COD-12.3")
def test_the_new_unit_can_not_attack() -> None:
    board = first_turn().play("older-brother")
    assert board.targets("older-brother.1") == []
    assert board.refusals()["attack older-brother.1"][0] == "COD-6.1"


@rule("COD-12.3")
def test_a_new_unit_with_haste_attacks_the_base_as_there_are_no_patrollers() -> None:
    board = first_turn().play("timely-messenger").attack("timely-messenger.1", "base.2")
    assert (board.gold[0], board.bases) == (3, (20, 19))


@rule("COD-12.4")
def test_the_hero_may_be_summoned_instead_and_stands_at_level_one() -> None:
    board = first_turn().do(SUMMON)
    assert (board.gold[0], board.level("troq-bashar.1"), board.numbers("troq-bashar.1")) == (2, 1, (2, 3))


@rule("COD-12.5")
@pytest.mark.parametrize(("slot", "number"), [("elite", 2), ("technician", 4)])
def test_what_came_this_turn_can_be_put_into_the_patrol_zone(slot: str, number: int) -> None:
    board = first_turn().play("older-brother").do(SUMMON)
    board.end("patrol older-brother.1 squad-leader", f"patrol troq-bashar.1 {slot}")
    assert (board.mark("slot", "older-brother.1"), board.mark("slot", "troq-bashar.1")) == (1, number)


@rule("COD-12.5")
def test_a_new_hero_can_lead_the_patrol() -> None:
    board = first_turn().do(SUMMON).end("patrol troq-bashar.1 squad-leader")
    assert board.mark("slot", "troq-bashar.1") == 1


@rule("COD-12.6")
def test_hiring_makes_five_workers_of_four_and_brings_no_gold_in_this_turn() -> None:
    board = first_turn().do("hire spark")
    assert (board.workers[0], board.gold[0], board.your("workers")) == (5, 3, ["spark"])


@rule("COD-12.6")
def test_a_second_worker_in_the_same_turn_is_refused() -> None:
    board = first_turn().do("hire spark")
    assert not [option for option in board.options if option.startswith("hire")]
    assert board.refusals()["hire"][0] == "COD-3.1"


@rule("COD-12.7")
def test_gold_left_over_is_still_there_at_the_next_upkeep() -> None:
    board = first_turn(codex=[]).play("older-brother").do("hire spark").end().end()
    assert (board.is_your_move, board.gold[0]) == (True, 1 + 5)


@rule("COD-12.8")
def test_three_cards_are_discarded_and_five_drawn_without_a_reshuffle() -> None:
    board = first_turn().play("older-brother").do("hire spark").end()
    assert sorted(board.your("discard")) == ["bloom", "timely-messenger", "wither"]
    assert (sorted(board.your("hand")), board.your("deck")) == (sorted(DECK), [])
    assert "reshuffled" not in board.kinds()


@rule("COD-12.9")
def test_two_cards_are_discarded_and_four_drawn_so_that_one_is_left() -> None:
    board = first_turn().play("older-brother").play("timely-messenger").do("hire spark").end()
    assert (len(board.your("discard")), len(board.your("hand")), len(board.your("deck"))) == (2, 4, 1)


@rule("COD-12.10")
def test_the_opponent_s_turn_begins_before_cards_are_teched() -> None:
    board = first_turn().end()
    assert (board.prompt, board.asked) == ("main", 1)
    assert sorted(board.your("codex")) == sorted(CODEX)


@rule("COD-12.10")
@pytest.mark.parametrize(
    "chosen",
    [("wrecking-ball", "wrecking-ball"), ("iron-man", "iron-man"), ("wrecking-ball", "revolver-ocelot")],
)
def test_two_copies_of_one_card_or_two_different_ones_may_be_teched(chosen: tuple[str, str]) -> None:
    board = first_turn().end().end()
    assert (board.prompt, board.asked) == ("tech", 0)
    for card in chosen:
        board.do(next(option for option in board.options if option.startswith(f"tech {card}")))
    assert board.is_your_move
    assert sorted(board.your("discard")) == sorted([*HAND, *chosen])
    assert len(board.your("codex")) == 4


@rule("COD-12.11")
def test_teched_cards_enter_the_discard_pile_before_turn_two_and_can_be_drawn_in_it() -> None:
    board = first_turn().play("older-brother").do("hire spark").end().end()
    board.do("tech iron-man@p1/codex.1", "tech iron-man@p1/codex.2")
    assert board.your("discard").count("iron-man") == 2
    board.end()
    everything = board.your("hand") + board.your("deck") + board.your("discard")
    assert everything.count("iron-man") == 2
    assert ("reshuffled" in board.kinds(), board.your("discard")) == (True, [])


@rule("COD-12.12")
def test_the_second_player_s_first_upkeep_gives_five_gold() -> None:
    board = first_turn().end()
    assert (board.asked, board.gold[1]) == (1, 5)


@rule("COD-12.13")
def test_the_second_player_can_hire_and_start_tech_one_in_the_first_turn() -> None:
    you = player(**{"first-workers": 5})
    board = Board(you, {"turns": 1}, phase="ready", turn=2).do("hire spark", BUILD)
    assert (board.workers[0], board.gold[0], board.your("buildings")) == (6, 3, ["base", "tech-1-building"])


@rule("COD-12.14")
@pytest.mark.parametrize("saved", [0, 1])
def test_the_sixth_worker_and_tech_one_leave_three_gold_and_what_was_saved(saved: int) -> None:
    board = second_turn(gold=saved)
    assert board.gold[0] == 5 + saved
    board.do("hire spark", BUILD)
    assert (board.workers[0], board.gold[0]) == (6, 3 + saved)


@rule("COD-12.15")
def test_before_the_sixth_worker_tech_one_is_refused() -> None:
    board = second_turn()
    assert BUILD not in board.options
    assert board.refusals()[BUILD][0] == "COD-5.2"
    board.do("hire spark")
    assert BUILD in board.options


@rule("COD-12.16")
def test_tech_one_lets_units_be_played_in_the_turn_after_it_was_started() -> None:
    board = second_turn(hand=["iron-man", "spark", "wither"], deck=["iron-man"] * 5).do("hire spark", BUILD)
    assert "play iron-man" not in board.options
    assert board.refusals()["play iron-man"][0] == "COD-5.1"
    board.end().end()
    assert "play iron-man" in board.options


@rule("COD-12.17")
def test_with_no_hero_every_spell_is_refused() -> None:
    you = player(turns=1, hand=["spark", "wither", "bloom"], codex=[])
    board = Board(you, {"play": [{"card": "tenderfoot", "slot": "elite"}]}, phase="ready", turn=3)
    assert not [option for option in board.options if option.startswith("play")]
    assert {board.refusals()[f"play {card}"][0] for card in ("spark", "wither", "bloom")} == {"COD-4.5"}


@rule("COD-12.17")
@pytest.mark.parametrize("action", ["play spark", "level troq-bashar.1", "play older-brother"])
def test_with_a_hero_a_spell_can_be_cast_the_hero_levelled_or_a_unit_played(action: str) -> None:
    you = {"hand": HAND, "play": ["troq-bashar"], "gold": 3}
    board = Board(you, {"play": [{"card": "tenderfoot", "slot": "elite"}]}).do(action)
    assert board.is_your_move
    assert board.gold[0] == (1 if action == "play older-brother" else 2)
