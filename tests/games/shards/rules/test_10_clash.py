"""SHI-10.6, SHI-10.20, SHI-10.21: three players, each attack at both others at once."""

from typing import Any

from tests.support.rules import rule
from tests.support.shards import GAME, Player, Table


def clash(*players: Player, **rest: Any) -> Table:
    """Up to three players; those who are not told have nothing but 50 health."""
    return Table(*players, *({},) * (3 - len(players)), mode="clash", **rest)


@rule("SHI-10.6", "SHI-13.9")
def test_all_power_is_assigned_to_each_opponent_in_full() -> None:
    table = clash(power=5)
    table.end()
    assert table.health == (50, 45, 45)


@rule("SHI-10.6")
def test_nobody_is_asked_for_a_split() -> None:
    table = clash({}, {"hand": ["crystal"]}, power=5)
    table.end()
    assert (table.prompt, table.asked) == ("block", 1)


@rule("SHI-10.6", "SHI-13.8")
def test_each_opponent_blocks_on_their_own() -> None:
    table = clash({}, {"hand": ["korvus-legionnaire"]}, power=5)
    table.end("show korvus-legionnaire")
    assert table.health == (50, 47, 45)


@rule("SHI-10.6")
def test_both_opponents_may_block() -> None:
    table = clash({}, {"hand": ["korvus-legionnaire"]}, {"hand": ["thorn-zealot"]}, power=5)
    table.end("show korvus-legionnaire")
    assert (table.prompt, table.asked) == ("block", 2)
    table.do("show thorn-zealot")
    assert table.health == (50, 47, 48)


@rule("SHI-10.6")
def test_only_the_power_that_is_left_after_attacks_on_champions_is_assigned() -> None:
    table = clash({}, {"play": ["evokatus"]}, {}, power=5)
    table.attack("evokatus").end()
    assert table.health == (50, 47, 47)


@rule("SHI-10.6")
def test_a_clash_can_eliminate_both_opponents_at_once() -> None:
    table = clash({}, {"health": 5}, {"health": 5}, power=5)
    table.end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


@rule("SHI-10.6")
def test_each_opponent_in_a_clash_needs_the_whole_power_to_be_eliminated() -> None:
    table = clash({}, {"health": 5}, {"health": 6}, power=5)
    table.end()
    assert table.health == (50, 0, 1)
    assert table.state.outcome is None
    assert table.asked == 2


@rule("SHI-10.6")
def test_in_a_usual_game_of_three_the_power_is_split() -> None:
    table = Table({}, {}, {}, power=5)
    table.end()
    assert table.prompt == "assign"
    table.do("assign p2 3")
    assert table.health == (50, 47, 48)


@rule("SHI-10.6")
def test_a_clash_has_three_players_without_saying_so() -> None:
    assert GAME.new(seed=1, mode="clash").setup.seats == 3


@rule("SHI-10.20")
def test_a_clash_can_begin_with_an_auction() -> None:
    state = GAME.new(seed=1, mode="clash", leaders="auction")
    assert state.decision is not None
    assert state.decision.prompt == "bid"


@rule("SHI-10.20", "SHI-2.3")
def test_a_clash_can_begin_as_usual() -> None:
    state = GAME.new(seed=1, mode="clash")
    assert state.decision is not None
    assert state.decision.prompt == "main"
    players = state.view(None)["table"]["players"]
    assert sorted(player["mastery"] for player in players) == [0, 1, 2]
    assert {player["health"] for player in players} == {50}


@rule("SHI-10.21")
def test_a_protected_opponent_gets_nothing_and_the_other_one_the_full_power() -> None:
    table = clash({}, {"play": ["zetta-the-encryptor"]}, {}, power=4)
    table.end()
    assert table.health == (50, 50, 46)


@rule("SHI-10.21")
def test_power_is_lost_when_the_only_opponent_left_is_protected() -> None:
    table = clash({}, {"out": True, "health": 0}, {"play": ["zetta-the-encryptor"]}, power=4)
    table.end()
    assert table.health == (50, 0, 50)
    assert table.asked == 2


@rule("SHI-10.21")
def test_one_opponent_left_gets_the_full_power_once() -> None:
    table = clash({}, {"out": True, "health": 0}, {}, power=4)
    table.end()
    assert table.health == (50, 0, 46)


@rule("SHI-10.21")
def test_infinite_power_in_a_clash_spares_only_who_is_protected() -> None:
    table = clash({}, {"play": ["zetta-the-encryptor"]}, {}, power="infinite")
    table.end()
    assert table.health == (50, 50, 0)
    assert table.state.outcome is None
