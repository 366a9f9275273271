"""COD-3: workers."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule

from deckwright.kernel.ids import Seat

TEN = ["spark"] * 10


@rule("COD-3.1")
def test_hiring_takes_1_gold_and_a_card_from_hand() -> None:
    board = Board({"hand": ["bloom", "tenderfoot"], "gold": 3}).do("hire bloom")
    assert (board.gold[0], board.workers[0]) == (2, 5)
    assert (board.your("hand"), board.your("workers")) == (["tenderfoot"], ["bloom"])


@rule("COD-3.1")
@pytest.mark.parametrize("card", ["tenderfoot", "bloom", "trojan-duck", "final-smash"])
def test_any_card_can_be_hired_playable_or_not(card: str) -> None:
    board = Board({"hand": [card], "gold": 1}).do(f"hire {card}")
    assert board.your("workers") == [card]


@rule("COD-3.1")
def test_a_second_worker_in_a_turn_is_refused() -> None:
    board = Board({"hand": ["bloom", "tenderfoot"], "gold": 3}).do("hire bloom")
    assert "hire tenderfoot" not in board.options
    assert board.refusals()["hire"][0] == "COD-3.1"


@rule("COD-3.1")
def test_each_turn_has_its_own_hiring() -> None:
    board = Board({"hand": ["bloom"], "gold": 3, "deck": TEN}, {"hand": ["wither"]}).do("hire bloom").end()
    assert "hire wither" in board.options
    assert "hire spark" in board.end().options


@rule("COD-3.1")
def test_hiring_is_not_mandatory() -> None:
    board = Board({"hand": ["bloom"], "gold": 3, "deck": TEN}).end()
    assert board.workers[0] == 4


@rule("COD-3.1")
def test_cards_in_play_and_in_other_piles_cannot_be_hired() -> None:
    you = {"play": ["iron-man"], "deck": ["wither"], "discard": ["bloom"], "codex": ["eggship"], "gold": 5}
    board = Board(you | {"hand": ["tenderfoot"]})
    assert [option for option in board.options if option.startswith("hire")] == ["hire tenderfoot"]


@rule("COD-3.1", "COD-10.2")
def test_the_card_of_a_worker_stays_hidden_from_the_opponent() -> None:
    board = Board({"hand": ["bloom", "tenderfoot"], "gold": 3})
    events = board.state.choose("hire bloom").seen_by(Seat(1))
    assert [event.values for event in events if event.kind == "hired"] == [{"seat": "p1", "card": None}]
    assert board.state.view(1)["zones"]["p1/workers"] == {"count": 1, "cards": [None]}


@rule("COD-3.1", "COD-10.2")
def test_the_card_of_a_worker_is_seen_by_its_own_player() -> None:
    board = Board({"hand": ["bloom", "tenderfoot"], "gold": 3}).do("hire bloom")
    assert board.state.view(0)["zones"]["p1/workers"]["cards"] == ["bloom@p1/workers.1"]


@rule("COD-3.1")
def test_hiring_works_only_in_the_main_phase() -> None:
    board = Board({"play": ["tenderfoot"], "hand": ["bloom"], "gold": 3}).do("end")
    assert (board.prompt, [option for option in board.options if "bloom" in option]) == ("patrol", [])


@rule("COD-3.2")
def test_a_card_that_became_a_worker_is_in_no_pile_that_is_reshuffled() -> None:
    # No card of this set takes a worker away, so that only its staying out of the piles can be shown.
    board = Board({"hand": ["bloom", "tenderfoot"], "gold": 3}).do("hire bloom").end().end().end()
    assert (board.your("workers"), board.workers[0]) == (["bloom"], 5)
    assert board.your("hand") + board.your("deck") + board.your("discard") == ["tenderfoot"]


@rule("COD-3.3")
def test_a_new_worker_brings_no_gold_in_its_own_turn() -> None:
    board = Board({"hand": ["bloom"], "gold": 1}).do("hire bloom")
    assert board.gold[0] == 0


@rule("COD-3.3")
def test_a_new_worker_brings_gold_from_the_next_upkeep_on() -> None:
    board = Board({"hand": ["bloom"], "gold": 1, "first-workers": 4}).do("hire bloom").end().end()
    assert board.gold[0] == 5
    assert board.end().end().gold[0] == 10


@rule("COD-3.3", "COD-5.2")
def test_a_new_worker_counts_at_once_for_building() -> None:
    you = {"hand": ["bloom"], "gold": 2, "first-workers": 5, "plans": ["tech-1-building"]}
    board = Board(you)
    assert board.refusals()["build tech-1-building@p1/plans.1"][0] == "COD-5.2"
    board.do("hire bloom", "build tech-1-building@p1/plans.1")
    assert (board.gold[0], board.your("buildings")) == (0, ["base", "tech-1-building"])


@rule("COD-3.3")
def test_workers_of_the_opponent_do_not_count_for_building() -> None:
    board = Board({"first-workers": 5, "gold": 9, "plans": ["tech-1-building"]}, {"first-workers": 9})
    assert board.refusals()["build tech-1-building@p1/plans.1"][0] == "COD-5.2"


@rule("COD-3.4")
def test_hiring_without_gold_is_refused() -> None:
    board = Board({"hand": ["bloom"], "gold": 0})
    assert (board.options, board.refusals()["hire"][0]) == (["end"], "COD-3.4")


@rule("COD-3.4")
def test_hiring_without_a_card_in_hand_is_refused() -> None:
    board = Board({"hand": [], "gold": 3, "deck": TEN})
    assert (board.options, board.refusals()["hire"][0]) == (["end"], "COD-3.4")


@rule("COD-3.4")
def test_hiring_is_not_among_the_refusals_while_it_is_possible() -> None:
    assert "hire" not in Board({"hand": ["bloom"], "gold": 1}).refusals()


@rule("COD-3.4")
@pytest.mark.parametrize("workers", [10, 19, 30])
def test_the_number_of_workers_has_no_limit(workers: int) -> None:
    board = Board({"hand": ["bloom"], "gold": 1, "first-workers": workers}).do("hire bloom")
    assert board.workers[0] == workers + 1
