"""SHI-8: the end of the game."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table


@rule("SHI-8.1")
def test_a_player_at_0_health_is_out_immediately() -> None:
    table = Table({}, {"health": 4, "hand": ["spore-cleric"]}, {}, power=4).end("assign p2 4", "done")
    assert table.state.view(0)["table"]["players"][1]["out"] is True
    assert table.asked == 2, "no turn to regain health in"


@rule("SHI-8.1")
def test_a_player_with_1_health_plays_on() -> None:
    table = Table({}, {"health": 5, "hand": ["spore-cleric"]}, {}, power=4).end("assign p2 4", "done")
    table.play("spore-cleric")
    assert (table.asked, table.health) == (1, (50, 5, 50))


@rule("SHI-8.1", "SHI-10.5")
def test_a_player_is_out_by_power_that_is_passed_on() -> None:
    table = Table({}, {"health": 2}, {"health": 3}, {}, mode="team", power=5).end()
    assert table.health == (50, 0, 0, 50)
    assert table.state.outcome is not None


@rule("SHI-8.1", "SHI-10.6")
def test_a_player_is_out_in_a_three_way_clash() -> None:
    table = Table({}, {"health": 5}, {"health": 6}, mode="clash", power=5).end()
    assert table.health == (50, 0, 1)
    assert table.asked == 2


@rule("SHI-8.1", "SHI-6.5")
def test_a_player_is_out_by_infinite_power_whatever_they_show() -> None:
    you = {"hand": ["infinity-shard"], "mastery": 30}
    table = Table(you, {"hand": ["cryptofist-monk", "command-seer"]}).play("infinity-shard").end()
    assert (table.health, table.prompt) == ((50, 0), "over")


@rule("SHI-8.1", "SHI-11.14")
def test_nemesis_is_out_at_0_health() -> None:
    table = Table({}, {"health": 3}, mode="nemesis", power=3).end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


@rule("SHI-8.1", "SHI-11.14")
def test_the_player_is_out_by_the_attack_of_nemesis() -> None:
    table = Table({"health": 5}, {}, mode="nemesis", centre=["nil-assassin"], row=[], short_row=True).end()
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.health[0]) == ((), 0)


@rule("SHI-8.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_one_left_wins_whoever_it_is(seat: int) -> None:
    players = [{"health": 1}, {"health": 1}]
    table = Table(*players, active=f"p{seat + 1}", power=1).end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (seat,)


@rule("SHI-8.2")
def test_of_four_the_last_one_wins() -> None:
    table = Table({}, {"health": 1}, {"health": 1}, {"health": 1}, power=3)
    table.end("assign p2 1", "assign p3 1")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


@rule("SHI-8.2")
def test_a_game_that_is_over_asks_nothing_and_refuses_nothing() -> None:
    table = Table({"hand": ["crystal"]}, {"health": 1}, power=1, row=["evokatus"]).end()
    assert (table.options, table.refusals(0), table.refusals(1)) == ([], {}, {})


@rule("SHI-8.2")
def test_a_team_wins_with_one_player_left_and_both_of_it_win() -> None:
    table = Table({"health": 1}, {"health": 4}, {"health": 4}, {"out": True}, mode="team", power=8)
    table.end("assign p2 4")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 3)


@rule("SHI-8.2")
def test_a_team_with_a_player_left_has_not_lost() -> None:
    table = Table({}, {"health": 4}, {}, {}, mode="team", power=4).end()
    assert (table.health, table.state.outcome) == ((50, 0, 50, 50), None)
    assert table.asked == 2
