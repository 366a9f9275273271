"""What is shown of the table, field by field, where it is unusual."""

from random import Random

import pytest
from tests.support.rules import rule
from tests.support.table import Table, player, position

import deckwright as dw

GAME = dw.game("dimensions")
PHASES = {
    "sign": "start",
    "battle": "battle",
    "lay": "reinforcement",
    "lay-to": "reinforcement",
    "move": "movement",
    "move-to": "movement",
    "attack": "attack",
    "remove": "attack",
}


@rule("DIM-4.1", "DIM-9.1")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [2, 4])
def test_the_phase_is_shown_at_each_question_of_a_game_from_its_start(seats: int, seed: int) -> None:
    state = GAME.new(seed=seed, seats=seats)
    random, seen = Random(seed), set()
    while state.decision is not None:
        if state.decision.prompt in PHASES:
            for seat in range(seats):
                assert state.view(seat)["table"]["phase"] == PHASES[state.decision.prompt]
            seen.add(PHASES[state.decision.prompt])
        state.choose(random.randrange(len(state.codes)))
    assert seen == set(PHASES.values())


@rule("DIM-4.1", "DIM-8.24")
def test_the_phase_of_a_question_after_drawing_is_recovery() -> None:
    five = [f"green-{number}" for number in range(1, 6)]
    table = position([player(entity="green", dimension=five), player()], epic=True, phase="attack")
    assert (table.asked, table.fact("phase")) == ("p1 declare", "recovery")


@rule("DIM-4.1", "DIM-9.1")
def test_the_turn_and_whose_it_is() -> None:
    table = position([player(), player(), player()], phase="attack", turn=7, active="p3")
    assert (table.fact("turn"), table.fact("active")) == (8, "p1")
    again = position([player(), player(dimension=["red-1", "red-2"])], phase="movement", turn=5, active="p2")
    assert (again.fact("turn"), again.fact("active")) == (5, "p2")


def near_the_end(deck: list[str]) -> Table:
    hand = ["red-1", "red-2", "red-3", "red-4"]
    others = player(hand=["blue-1", "blue-2", "blue-3"], dimension=["blue-9", "blue-10"])
    return position([player(hand=hand), others], phase="recovery", deck=deck)


@rule("DIM-9.4", "DIM-7.1")
def test_who_drew_the_last_card() -> None:
    assert near_the_end(["yellow-1", "yellow-2"]).fact("last-drawer") is None
    table = near_the_end(["yellow-1"])
    assert (table.fact("last-drawer"), table.fact("active")) == ("p2", "p2")


@rule("DIM-7.1")
def test_whether_it_is_the_last_turn() -> None:
    assert near_the_end(["yellow-1", "yellow-2"]).fact("final") is False
    assert near_the_end(["yellow-1"]).fact("final") is True
    assert near_the_end(["yellow-1"]).fact("extra") is False


@rule("DIM-6.6", "DIM-6.13")
def test_whether_it_is_an_extra_turn() -> None:
    players = [player(hand=["time-loop", "red-1"], dimension=["red-2"]), player(hand=["blue-1"])]
    table = position(players, phase="movement", deck=[f"yellow-{number}" for number in range(1, 12)])
    table.choose("play time-loop")
    table.skip_while("attack").skip_while("remove")
    assert (table.fact("extra"), table.fact("active"), table.fact("final")) == (True, "p1", False)
    for seat in ("p1", "p2"):
        assert table.view(seat)["table"]["extra"] is True
    while table.fact("active") == "p1":
        table.choose(table.options[0])
    assert table.fact("extra") is False


@rule("DIM-7.1", "DIM-6.6")
def test_a_last_turn_is_no_extra_turn_and_an_extra_turn_no_last_one() -> None:
    hands = [player(hand=["red-1"], dimension=["red-2"], loop=["time-loop"]), player(hand=["blue-1"])]
    extra = position(hands, phase="battle", extra=True)
    last = position([player(hand=["red-1"]), player(hand=["blue-1"])], phase="battle", final=True, deck=[])
    assert (extra.fact("extra"), extra.fact("final")) == (True, False)
    assert (last.fact("extra"), last.fact("final")) == (False, True)


def test_no_field_of_the_table_is_without_a_test() -> None:
    shown = GAME.new(seed=1).view(0)["table"]
    assert set(shown) == {"turn", "active", "phase", "last-drawer", "final", "extra"}
