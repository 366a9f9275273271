"""SHI-5: players who leave the game."""

from collections import Counter

from tests.support.rules import rule
from tests.support.shards import Player, Table

from deckwright.games.shards import table as numbers
from deckwright.games.shards.rules.winning import check_health, leave_game
from deckwright.kernel import interpreter
from deckwright.kernel.ids import Seat
from deckwright.kernel.layers import player_value

FULL: Player = {
    "health": 3,
    "hand": ["blaster"],
    "deck": ["infinity-shard"],
    "discard": ["nil-assassin"],
    "play": ["evokatus"],
    "relics": ["praetorian-01", "praetorian-02"],
}


@rule("SHI-5.7", "SHI-8.2")
def test_the_last_player_left_wins() -> None:
    table = Table({}, {"health": 3}, power=3).end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)
    assert table.state.decision is None


@rule("SHI-5.7")
def test_nobody_has_won_while_two_players_are_left() -> None:
    table = Table({}, {"health": 3}, {}, power=3).end("assign p2 3")
    assert table.state.outcome is None
    assert table.asked == 2


@rule("SHI-5.7", "SHI-5.13")
def test_the_turn_of_an_active_player_who_falls_ends_at_once() -> None:
    # No card does so: the fall is made by hand.
    table = Table({"hand": ["crystal"], "play": ["evokatus"]}, {"hand": ["blaster"]}, {}, crystals=4)
    table.state.vars[numbers.HEALTH] = 0
    assert check_health(table.state) is False
    interpreter.run(table.state)
    assert (table.asked, table.prompt, table.options) == (1, "main", ["play blaster", "end"])
    assert (table.crystals, table.names("p1/play"), table.names("p1/hand")) == (0, [], [])


@rule("SHI-5.7", "SHI-5.12")
def test_all_cards_of_an_eliminated_player_leave_the_game() -> None:
    table = Table({}, FULL, {}, power=3)
    before = Counter(table.names("out"))
    table.end("assign p2 3", "done")
    gone = Counter(table.names("out")) - before
    assert gone == Counter(FULL["hand"] + FULL["deck"] + FULL["discard"] + FULL["play"] + FULL["relics"])
    assert [table.their(kind) for kind in FULL if kind != "health"] == [[], [], [], [], []]


@rule("SHI-5.12")
def test_cards_of_an_eliminated_player_go_neither_to_the_banished_pile_nor_to_the_centre() -> None:
    table = Table({}, FULL, {}, power=3, row=["kiln-drone"]).end("assign p2 3", "done")
    assert (table.banished, table.centre, table.row) == ([], [], ["kiln-drone"])
    assert (table.your("discard"), table.their("discard", 2)) == ([], [])


@rule("SHI-5.12")
def test_champions_of_an_eliminated_player_stop_working() -> None:
    # Zetta's player falls together with her, without an attack (there is no such card).
    table = Table({}, {"play": ["zetta-the-encryptor", "evokatus"]}, {}, power=5)
    leave_game(table.state, Seat(1))
    assert table.their("play") == []
    assert player_value(table.state, numbers.UNTOUCHABLE, Seat(1)) == 0
    table.end()
    assert table.health == (50, 0, 45), "all power goes at the one who is left"


@rule("SHI-5.12", "SHI-4.16")
def test_champions_of_an_eliminated_player_are_no_targets_any_more() -> None:
    you = {"hand": ["nil-assassin"]}
    table = Table(you, FULL, {"play": ["optio-crusher"]}, power=3).end("assign p2 3", "done").end()
    assert table.asked == 0
    table.play("nil-assassin")
    assert [option for option in table.options if option.startswith("attack")] == ["attack optio-crusher.1"]


@rule("SHI-5.12")
def test_champions_of_the_others_stay() -> None:
    table = Table({"play": ["systema-ai"]}, FULL, {"play": ["optio-crusher"]}, power=3)
    table.end("assign p2 3", "done")
    assert (table.your("play"), table.their("play", 2)) == (["systema-ai"], ["optio-crusher"])


@rule("SHI-5.13")
def test_the_turn_of_an_eliminated_player_is_skipped_and_the_others_keep_their_order() -> None:
    table = Table({}, {}, {"health": 2}, {}, power=2).end("assign p2 0", "assign p3 2")
    order = [table.asked, table.end().asked, table.end().asked, table.end().asked]
    assert order == [1, 3, 0, 1]


@rule("SHI-5.13")
def test_several_eliminated_players_are_skipped() -> None:
    table = Table({}, {"health": 2}, {"health": 2}, {}, power=4).end("assign p2 2", "assign p3 2")
    assert (table.asked, table.end().asked) == (3, 0)


@rule("SHI-5.13", "SHI-5.1")
def test_no_power_is_assigned_to_an_eliminated_player() -> None:
    table = Table({"hand": ["blaster"]}, {"health": 2}, {}, power=2).end("assign p2 2").end()
    table.play("blaster").end()
    assert table.health == (50, 0, 49)


@rule("SHI-5.14")
def test_the_game_ends_at_once_without_an_end_phase() -> None:
    you = {"hand": ["blaster", "crystal"], "deck": ["crystal"] * 5}
    table = Table(you, {"health": 1})
    table.play("blaster").end()
    assert table.state.outcome is not None
    assert (table.your("play"), table.your("hand"), table.your("discard")) == (["blaster"], ["crystal"], [])
    assert "turn-ended" not in table.kinds()


@rule("SHI-5.14", "SHI-5.11")
def test_the_last_two_opponents_can_fall_together() -> None:
    table = Table({}, {"health": 2}, {"health": 3}, power=5).end("assign p2 2")
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.health) == ((0,), (50, 0, 0))


@rule("SHI-5.14", "SHI-8.2")
def test_the_game_ends_when_one_team_is_left() -> None:
    table = Table({}, {"health": 2}, {"health": 3, "out": True}, {}, mode="team", power=2)
    assert table.state.vars[numbers.GONE + 2] == 1
    table.end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 3)
    assert table.prompt == "over"


@rule("SHI-8.2")
def test_a_game_that_nobody_can_end_is_a_draw_after_a_thousand_turns() -> None:
    table = Table({}, {}, turn=999)
    table.end()
    assert table.state.outcome is None
    table.end()
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.reason) == ((), "endless")
