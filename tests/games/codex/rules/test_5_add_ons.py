"""COD-5: add-ons: one at a time, and Surplus."""

import pytest
from tests.support.codex import Board
from tests.support.rules import rule

TEN = ["spark"] * 10


def plan(building: str) -> str:
    return f"build {building}@p1/plans.1"


@rule("COD-5.8", "COD-5.9", "COD-5.10")
@pytest.mark.parametrize(("add_on", "cost"), [("surplus", 5), ("tower", 3), ("heroes-hall", 2)])
def test_an_add_on_takes_gold_but_no_workers(add_on: str, cost: int) -> None:
    board = Board({"plans": [add_on], "gold": cost, "first-workers": 0}).do(plan(add_on))
    assert (board.gold[0], board.your("buildings")) == (0, ["base", add_on])


@rule("COD-5.9", "COD-5.10")
@pytest.mark.parametrize(("add_on", "gold"), [("surplus", 4), ("tower", 2)])
def test_an_add_on_that_is_too_dear_is_refused(add_on: str, gold: int) -> None:
    board = Board({"plans": [add_on], "gold": gold})
    assert plan(add_on) not in board.options
    assert plan(add_on) in board.refusals()


@rule("COD-5.9", "COD-5.10")
@pytest.mark.parametrize("add_on", ["surplus", "tower"])
def test_an_add_on_has_4_hit_points(add_on: str) -> None:
    assert Board({"buildings": [add_on]}).numbers(f"{add_on}.1") == (0, 4)


@rule("COD-5.8")
def test_an_add_on_is_finished_at_the_end_of_the_turn() -> None:
    board = Board({"plans": ["surplus"], "gold": 5}).do(plan("surplus"))
    assert board.mark("unfinished", "surplus.1") == 1
    assert board.end().mark("unfinished", "surplus.1") == 0


@rule("COD-5.8")
@pytest.mark.parametrize(
    ("old", "new"), [("tower", "surplus"), ("surplus", "tower"), ("tower", "heroes-hall")]
)
def test_an_add_on_is_sacrificed_to_make_room_which_deals_2_damage(old: str, new: str) -> None:
    board = Board({"buildings": [old], "plans": [new], "gold": 5}).do(plan(new))
    assert (board.your("buildings"), board.your("plans"), board.bases) == (["base", new], [old], (18, 20))


@rule("COD-5.8")
def test_a_first_add_on_deals_no_damage() -> None:
    board = Board({"plans": ["surplus"], "gold": 5}).do(plan("surplus"))
    assert board.bases == (20, 20)


@rule("COD-5.8", "COD-5.16")
def test_making_room_can_destroy_the_own_base() -> None:
    board = Board({"buildings": ["tower"], "plans": ["surplus"], "gold": 5, "base": 2}).do(plan("surplus"))
    assert board.state.view(0)["outcome"]["winners"] == ["p2"]


@rule("COD-5.8")
def test_an_add_on_takes_no_room_from_tech_buildings() -> None:
    you = {"buildings": ["tower"], "plans": ["tech-1-building"], "first-workers": 6, "gold": 1}
    board = Board(you).do(plan("tech-1-building"))
    assert (board.your("buildings"), board.bases) == (["base", "tower", "tech-1-building"], (20, 20))


@rule("COD-5.8")
def test_an_add_on_is_no_tech_building() -> None:
    you = {"buildings": ["tower"], "plans": ["tech-2-building"], "first-workers": 10, "gold": 9}
    board = Board(you | {"hand": ["iron-man"]})
    assert board.refusals()["play iron-man"][0] == "COD-5.1"
    assert board.refusals()[plan("tech-2-building")][0] == "COD-5.2"


@rule("COD-5.8")
def test_each_player_has_room_for_an_add_on_of_their_own() -> None:
    board = Board({"plans": ["tower"], "gold": 3}, {"buildings": ["tower"]}).do(plan("tower"))
    assert (board.your("buildings"), board.their("buildings")) == (["base", "tower"], ["base", "tower"])
    assert board.bases == (20, 20)


@rule("COD-5.8", "COD-5.17")
def test_a_sacrificed_add_on_stops_working_at_once() -> None:
    you = {"buildings": ["tower"], "plans": ["surplus"], "gold": 5}
    board = Board(you, {"play": ["backstabber"]})
    assert "detect backstabber.1" in board.options
    assert "detect backstabber.1" not in board.do(plan("surplus")).options


# Surplus.


@rule("COD-5.9")
def test_surplus_draws_one_card_in_upkeep() -> None:
    board = Board({"buildings": ["surplus"], "deck": ["bloom", "spark"]}, phase="upkeep")
    assert (board.your("hand"), board.your("deck")) == (["bloom"], ["spark"])


@rule("COD-5.9")
def test_surplus_does_not_draw_in_the_upkeep_of_the_opponent() -> None:
    board = Board({}, {"buildings": ["surplus"], "deck": ["bloom", "spark"]}, phase="upkeep")
    assert board.their("hand") == []


@rule("COD-5.9", "COD-5.3")
def test_a_new_surplus_draws_in_the_next_upkeep() -> None:
    board = Board({"plans": ["surplus"], "gold": 5, "deck": TEN}).do(plan("surplus"))
    assert board.your("hand") == []
    assert len(board.end().end().your("hand")) == 3


@rule("COD-5.9")
def test_a_surplus_that_was_destroyed_draws_no_more() -> None:
    foe = {"buildings": [{"card": "surplus", "damage": 2}], "deck": TEN}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", "surplus.1").end()
    assert board.their("hand") == []


@rule("COD-5.9")
def test_an_add_on_that_was_destroyed_is_paid_for_again_in_full() -> None:
    foe = {"buildings": [{"card": "surplus", "damage": 2}], "first-workers": 5}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", "surplus.1").end()
    assert board.gold[1] == 5
    assert board.do("build surplus@p2/plans.1").gold[1] == 0


@rule("COD-5.9")
def test_an_add_on_that_was_sacrificed_is_paid_for_again_in_full() -> None:
    board = Board({"buildings": ["tower"], "plans": ["surplus"], "gold": 5, "first-workers": 2})
    board.do(plan("surplus")).end().end()
    assert board.gold[0] == 2
    assert plan("tower") in board.refusals()
    assert board.end().end().do(plan("tower")).gold[0] == 1


# When an add-on is sacrificed.


@rule("COD-5.17")
def test_an_add_on_is_not_sacrificed_but_for_a_new_one() -> None:
    board = Board({"buildings": ["tower"], "gold": 20, "plans": ["tech-1-building"]})
    assert [option for option in board.options if "tower" in option] == ["build tower.1"]


@rule("COD-5.17", "COD-5.8", "COD-5.9")
@pytest.mark.parametrize(("add_on", "gold"), [("tower", 3), ("surplus", 5), ("heroes-hall", 2)])
def test_an_add_on_makes_room_for_a_new_one_of_the_same_kind(add_on: str, gold: int) -> None:
    board = Board({"buildings": [{"card": add_on, "damage": 3}], "gold": gold})
    board.do(f"build {add_on}.1")
    assert (board.gold[0], board.bases[0], board.your("buildings")) == (0, 18, ["base", add_on])
    assert (board.damage(f"{add_on}.1"), board.mark("unfinished", f"{add_on}.1")) == (0, 1)
    board.end()
    assert board.mark("unfinished", f"{add_on}.1") == 0


@rule("COD-5.17", "COD-5.9")
def test_an_add_on_that_stands_is_refused_anew_if_it_is_too_dear() -> None:
    board = Board({"buildings": ["tower"], "gold": 2})
    assert "build tower.1" not in board.options
    assert board.refusals()["build tower.1"] == ("COD-5.2", "codex-too-dear")


@rule("COD-5.17")
def test_an_add_on_under_construction_can_not_be_begun_anew() -> None:
    board = Board({"plans": ["tower"], "gold": 20}).do(plan("tower"))
    assert "build tower.1" not in board.options
    assert "build tower.1" not in board.refusals()


@rule("COD-5.17")
def test_an_add_on_under_construction_takes_up_the_place() -> None:
    board = Board({"plans": ["tower", "surplus", "heroes-hall"], "gold": 20}).do(plan("tower"))
    assert [option for option in board.options if option.startswith("build")] == []
    assert board.refusals()[plan("surplus")][0] == "COD-5.17"
    assert board.refusals()[plan("heroes-hall")][0] == "COD-5.17"


@rule("COD-5.17")
def test_an_add_on_can_be_sacrificed_in_the_turn_after_it_was_finished() -> None:
    board = Board({"plans": ["tower", "surplus"], "gold": 8}).do(plan("tower")).end().end()
    assert board.do(plan("surplus")).your("buildings") == ["base", "surplus"]
    assert board.bases == (18, 20)


@rule("COD-5.17")
def test_after_making_room_the_new_add_on_is_under_construction_and_takes_up_the_place() -> None:
    board = Board({"buildings": ["tower"], "plans": ["surplus"], "gold": 20}).do(plan("surplus"))
    assert board.refusals()[plan("tower")][0] == "COD-5.17"


@rule("COD-5.17")
def test_an_add_on_is_sacrificed_only_if_the_new_one_can_be_paid() -> None:
    board = Board({"buildings": ["tower"], "plans": ["surplus"], "gold": 4})
    assert (plan("surplus") in board.options, board.your("buildings")) == (False, ["base", "tower"])
