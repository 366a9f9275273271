"""COD-2: the tech phase."""

import pytest
from tests.support.codex import GAME, Board
from tests.support.rules import rule

from deckwright.kernel.ids import Seat

CODEX = ["iron-man", "iron-man", "the-boot", "eggship"]
TEN = ["spark"] * 10


def asked_for(board: Board) -> list[str]:
    """The ids of the cards among which a player chooses, and other choices."""
    return [option.removeprefix("tech ").split("@")[0] for option in board.options]


@rule("COD-2.8")
@pytest.mark.parametrize("second", ["iron-man@p1/codex.2", "eggship@p1/codex.1"])
def test_two_cards_are_chosen_the_same_or_different(second: str) -> None:
    board = Board({"codex": CODEX}, phase="tech").do("tech iron-man@p1/codex.1", f"tech {second}")
    assert board.your("discard") == ["iron-man", second.split("@")[0]]
    assert len(board.your("codex")) == 2


@rule("COD-2.8")
def test_a_single_copy_is_not_chosen_twice() -> None:
    board = Board({"codex": CODEX}, phase="tech").do("tech eggship@p1/codex.1")
    assert (board.prompt, asked_for(board)) == ("tech", ["iron-man", "iron-man", "the-boot"])


@rule("COD-2.8")
def test_no_third_card_is_chosen() -> None:
    board = Board({"codex": CODEX}, phase="tech")
    board.do("tech iron-man@p1/codex.1", "tech eggship@p1/codex.1")
    assert board.prompt == "main"


@rule("COD-2.8", "COD-2.18")
def test_the_cards_are_in_the_discard_pile_before_the_turn_begins() -> None:
    board = Board({"codex": CODEX}, phase="tech")
    board.do("tech iron-man@p1/codex.1", "tech eggship@p1/codex.1")
    kinds = board.kinds()
    assert kinds.index("teched-card") < kinds.index("turn-began")
    assert board.your("discard") == ["iron-man", "eggship"]


@rule("COD-2.8", "COD-2.18")
def test_the_turn_of_the_opponent_begins_before_the_choice() -> None:
    board = Board({"codex": CODEX, "deck": TEN}, {"deck": TEN}).end()
    assert (board.prompt, board.asked, board.your("discard")) == ("main", 1, [])
    board.end()
    assert (board.prompt, board.asked) == ("tech", 0)


@rule("COD-2.8")
def test_cards_of_the_discard_pile_and_the_hand_are_not_teched() -> None:
    board = Board({"codex": CODEX, "hand": ["maestro"], "discard": ["discord"]}, phase="tech")
    assert asked_for(board) == CODEX


@rule("COD-2.9")
@pytest.mark.parametrize("workers", [4, 9])
def test_below_10_workers_two_cards_are_mandatory(workers: int) -> None:
    board = Board({"codex": CODEX, "first-workers": workers}, phase="tech")
    assert asked_for(board) == CODEX
    board.do("tech iron-man@p1/codex.1")
    assert asked_for(board) == ["iron-man", "the-boot", "eggship"]


@rule("COD-2.9")
@pytest.mark.parametrize("workers", [10, 11])
def test_from_10_workers_on_no_card_need_be_teched(workers: int) -> None:
    board = Board({"codex": CODEX, "first-workers": workers}, phase="tech").do("done")
    assert (board.prompt, board.your("discard"), board.your("codex")) == ("main", [], CODEX)


@rule("COD-2.9")
def test_from_10_workers_on_one_card_will_do() -> None:
    board = Board({"codex": CODEX, "first-workers": 10}, phase="tech").do("tech eggship@p1/codex.1", "done")
    assert (board.prompt, board.your("discard")) == ("main", ["eggship"])


@rule("COD-2.9")
def test_from_10_workers_on_two_cards_can_still_be_teched() -> None:
    board = Board({"codex": CODEX, "first-workers": 10}, phase="tech")
    board.do("tech eggship@p1/codex.1", "tech the-boot@p1/codex.1")
    assert (board.prompt, board.your("discard")) == ("main", ["eggship", "the-boot"])


@rule("COD-2.9")
def test_hired_workers_count_for_the_10() -> None:
    board = Board({"codex": CODEX, "first-workers": 4, "workers": ["spark"] * 6}, phase="tech")
    assert "done" in board.options


@rule("COD-2.9")
def test_the_last_card_of_a_codex_is_teched() -> None:
    board = Board({"codex": ["eggship"]}, phase="tech")
    assert board.options == ["tech eggship@p1/codex.1"]
    board.do("tech eggship@p1/codex.1")
    assert (board.prompt, board.your("codex"), board.your("discard")) == ("main", [], ["eggship"])


@rule("COD-2.9")
@pytest.mark.parametrize("workers", [4, 10])
def test_with_an_empty_codex_nothing_is_teched(workers: int) -> None:
    board = Board({"codex": [], "first-workers": workers}, phase="tech")
    assert (board.prompt, board.your("discard")) == ("main", [])


@rule("COD-2.9")
def test_the_last_2_cards_of_a_codex_are_teched() -> None:
    board = Board({"codex": ["eggship", "iron-man"]}, phase="tech")
    board.do("tech iron-man@p1/codex.1", "tech eggship@p1/codex.1")
    assert (board.prompt, board.your("codex")) == ("main", [])
    assert sorted(board.your("discard")) == ["eggship", "iron-man"]


# What is seen of it.


@rule("COD-2.10", "COD-10.2")
def test_the_discard_pile_is_open_to_its_owner_in_both_turns() -> None:
    board = Board({"discard": ["spark", "bloom"], "deck": TEN})
    piles = [board.state.view(0)["zones"]["p1/discard"]["cards"]]
    piles.append(board.end().state.view(0)["zones"]["p1/discard"]["cards"])
    assert piles == [["spark@p1/discard.1", "bloom@p1/discard.1"]] * 2


@rule("COD-2.10", "COD-10.2")
def test_the_discard_pile_is_hidden_from_the_opponent() -> None:
    state = Board({"discard": ["spark", "bloom"]}).state
    assert state.view(1)["zones"]["p1/discard"] == {"count": 2, "cards": [None, None]}


@rule("COD-2.10")
def test_a_discarded_hand_is_hidden_from_the_opponent() -> None:
    board = Board({"hand": ["bloom", "wither"], "deck": TEN}).end()
    assert board.state.view(1)["zones"]["p1/discard"] == {"count": 2, "cards": [None, None]}


@rule("COD-2.10", "COD-10.4")
def test_whether_two_copies_of_one_card_were_teched_is_hidden() -> None:
    twice, once = (Board({"codex": CODEX}, phase="tech").do("tech iron-man@p1/codex.1") for _ in range(2))
    same = twice.state.choose("tech iron-man@p1/codex.2").seen_by(Seat(1))
    different = once.state.choose("tech eggship@p1/codex.1").seen_by(Seat(1))
    assert same == different
    assert twice.state.view(1) == once.state.view(1)
    assert twice.your("discard") != once.your("discard")


@rule("COD-2.10", "COD-10.1")
@pytest.mark.parametrize("teched", [0, 1, 2])
def test_how_many_cards_were_teched_is_seen_from_the_sizes_of_the_piles(teched: int) -> None:
    board = Board({"codex": CODEX, "first-workers": 10}, phase="tech")
    board.do(*["tech iron-man@p1/codex.1", "tech eggship@p1/codex.1"][:teched])
    board.do(*["done"][: 2 - teched])
    zones = board.state.view(1)["zones"]
    assert (zones["p1/codex"]["count"], zones["p1/discard"]["count"]) == (4 - teched, teched)


# When it is asked for.


@rule("COD-2.17", "COD-11.14")
def test_nobody_techs_before_the_first_turn_and_all_after_it() -> None:
    state = GAME.new(seed=2, sides="bashing")
    first = state.decider
    asked = []
    for _ in range(4):
        while state.decision and state.decision.prompt == "tech":
            asked.append((int(state.decider), "tech"))
            state.choose(state.decision.keys[0])
        asked.append((int(state.decider), "main"))
        state.choose("end")
    second = 1 - first
    own, theirs = (first, "main"), (second, "main")
    assert asked == [own, theirs, *[(first, "tech")] * 2, own, *[(second, "tech")] * 2, theirs]


@rule("COD-2.18", "COD-2.9")
def test_the_number_of_workers_just_before_the_turn_decides() -> None:
    you = {"codex": CODEX, "first-workers": 9, "hand": ["spark"], "gold": 1, "deck": TEN}
    board = Board(you, {"deck": TEN}).do("hire spark").end().end()
    assert (board.prompt, board.asked, "done" in board.options) == ("tech", 0, True)


@rule("COD-2.18", "COD-2.9")
def test_the_workers_of_the_opponent_do_not_decide() -> None:
    board = Board({"codex": CODEX, "first-workers": 9}, {"first-workers": 12}, phase="tech")
    assert "done" not in board.options


@rule("COD-2.18")
def test_the_choice_is_made_with_the_turn_of_the_opponent_seen() -> None:
    you = {"codex": CODEX, "deck": TEN}
    board = Board(you, {"hand": ["older-brother"], "gold": 2, "deck": TEN}).end()
    board.play("older-brother").end()
    assert (board.prompt, board.their("play")) == ("tech", ["older-brother"])


@rule("COD-2.19", "COD-2.14")
def test_a_reshuffle_in_the_turn_of_the_opponent_leaves_out_the_cards_being_teched() -> None:
    foe = {"play": [{"card": "tenderfoot", "slot": "technician"}], "codex": ["maestro", "discord"]}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", "tenderfoot.1")
    assert (board.their("hand"), board.their("deck"), board.their("codex")) == (
        ["tenderfoot"],
        [],
        ["maestro", "discord"],
    )


@rule("COD-2.19", "COD-2.8")
def test_teched_cards_can_be_drawn_in_the_next_turn() -> None:
    board = Board({"codex": ["iron-man", "eggship"]}, phase="tech")
    board.do("tech iron-man@p1/codex.1", "tech eggship@p1/codex.1").end()
    assert sorted(board.your("hand")) == ["eggship", "iron-man"]
