"""SHI-10.1 … SHI-10.5, SHI-10.13 … SHI-10.19: two teams of two. You are seat 0, your team mate is seat 3."""

from typing import Any

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Player, Table

import deckwright as dw

SEEDS = range(12)
OUT: Player = {"out": True, "health": 0}


def team(*players: Player, **rest: Any) -> Table:
    """Up to four players; those who are not told have nothing but 50 health."""
    return Table(*players, *({},) * (4 - len(players)), mode="team", **rest)


def deciders(state: dw.State, turns: int) -> list[int]:
    """Whose turn it is, turn after turn, when nobody does anything."""
    seats = []
    for _ in range(turns):
        seats.append(int(state.decider))
        state.choose("end")
    return seats


@rule("SHI-10.1")
def test_the_left_player_of_either_team_may_start() -> None:
    firsts = {GAME.new(seed=seed, mode="team").decider for seed in SEEDS}
    assert firsts == {0, 2}


@rule("SHI-10.1")
def test_turns_go_clockwise() -> None:
    state = GAME.new(seed=1, mode="team")
    start = state.decider
    assert deciders(state, 5) == [(start + step) % 4 for step in range(5)]


@rule("SHI-10.1", "SHI-13.16")
def test_one_player_of_a_team_is_followed_by_both_of_the_other() -> None:
    team_of = {0: "first", 1: "second", 2: "second", 3: "first"}
    order = deciders(team().state, 5)
    assert [team_of[seat] for seat in order] == ["first", "second", "second", "first", "first"]


@rule("SHI-10.1")
def test_a_team_game_has_four_players_without_saying_so() -> None:
    assert GAME.new(seed=1, mode="team").setup.seats == 4


@rule("SHI-10.2")
def test_everyone_in_a_team_starts_with_mastery_0() -> None:
    players = GAME.new(seed=1, mode="team").view(None)["table"]["players"]
    assert [player["mastery"] for player in players] == [0, 0, 0, 0]
    assert [player["health"] for player in players] == [50, 50, 50, 50]


@rule("SHI-10.2")
def test_without_teams_four_players_start_with_different_mastery() -> None:
    players = GAME.new(seed=1, seats=4).view(None)["table"]["players"]
    assert sorted(player["mastery"] for player in players) == [0, 1, 2, 3]


@rule("SHI-10.3", "SHI-10.13")
@pytest.mark.parametrize(
    ("attacker", "health"),
    [
        ("p1", (50, 43, 50, 50)),
        ("p2", (43, 50, 50, 50)),
        ("p3", (50, 50, 50, 43)),
        ("p4", (50, 50, 43, 50)),
    ],
)
def test_all_power_goes_at_the_opponent_opposite(attacker: str, health: tuple[int, ...]) -> None:
    table = team(active=attacker, power=7)
    table.end()
    assert table.health == health


@rule("SHI-10.3")
def test_only_the_opponent_opposite_is_asked_to_block() -> None:
    table = team({}, {"hand": ["command-seer"]}, {"hand": ["cryptofist-monk"]}, power=7)
    table.end()
    assert (table.prompt, table.asked) == ("block", 1)
    table.do("show command-seer")
    assert table.health == (50, 48, 50, 50)
    assert (table.prompt, table.asked) == ("main", 1)


@rule("SHI-10.3")
def test_champions_of_both_opponents_can_be_attacked() -> None:
    table = team({}, {"play": ["evokatus"]}, {"play": ["optio-crusher"]}, power=6)
    table.attack("optio-crusher").attack("evokatus")
    assert (table.their("play", 1), table.their("play", 2)) == ([], [])
    assert table.their("discard", 2) == ["optio-crusher"]
    assert table.power == 0


@rule("SHI-10.13")
@pytest.mark.parametrize(("out", "winners"), [((0, 3), (1, 2)), ((1, 2), (0, 3))])
def test_seats_0_and_3_are_a_team_and_so_are_1_and_2(out: tuple[int, int], winners: tuple[int, int]) -> None:
    active = f"p{winners[0] + 1}"
    players: list[Player] = [{"health": 3} if seat in out else {} for seat in range(4)]
    table = team(*players, active=active, power=6)
    table.end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == winners


@rule("SHI-10.4")
def test_a_player_whose_team_mate_is_out_splits_power_between_both_opponents() -> None:
    table = team({}, {}, {}, OUT, power=7)
    table.end()
    assert table.prompt == "assign"
    table.do("assign p2 3")
    assert table.health == (50, 47, 46, 0)


@rule("SHI-10.4")
def test_a_player_whose_team_mate_is_out_may_spare_the_opponent_opposite() -> None:
    table = team({}, {}, {}, OUT, power=7)
    table.end("assign p2 0")
    assert table.health == (50, 50, 43, 0)


@rule("SHI-10.4")
@pytest.mark.parametrize("attacker", ["p2", "p3"])
def test_both_opponents_may_attack_the_player_who_is_left(attacker: str) -> None:
    table = team({}, {}, {}, OUT, active=attacker, power=7)
    table.end()
    assert table.health == (43, 50, 50, 0)


@rule("SHI-10.4")
def test_when_one_of_each_team_is_left_they_attack_each_other_across_the_table() -> None:
    table = team({}, OUT, {}, OUT, power=7)
    table.end()
    assert table.health == (50, 0, 43, 0)


@rule("SHI-10.4")
def test_the_turn_of_a_player_who_is_out_is_skipped() -> None:
    table = team({}, OUT, {}, {})
    table.end()
    assert table.asked == 2


@rule("SHI-10.5")
def test_power_beyond_what_eliminates_hits_the_other_opponent_at_once() -> None:
    table = team({}, {"health": 4}, power=10)
    table.end()
    assert table.health == (50, 0, 44, 50)
    assert (table.prompt, table.asked) == ("main", 2)


@rule("SHI-10.5")
def test_power_that_is_just_enough_leaves_nothing_for_the_other_opponent() -> None:
    table = team({}, {"health": 10}, {"hand": ["command-seer"]}, power=10)
    table.end()
    assert table.health == (50, 0, 50, 50)
    assert (table.prompt, table.asked) == ("main", 2)


@rule("SHI-10.5")
def test_without_an_elimination_nothing_is_passed_on() -> None:
    table = team({}, {"health": 11}, power=10)
    table.end()
    assert table.health == (50, 1, 50, 50)


@rule("SHI-10.5")
def test_the_other_opponent_may_block_what_is_passed_on() -> None:
    table = team({}, {"health": 4}, {"hand": ["command-seer"]}, power=10)
    table.end()
    assert (table.prompt, table.asked) == ("block", 2)
    table.do("show command-seer")
    assert table.health == (50, 0, 49, 50)


@rule("SHI-10.5")
def test_the_attacker_is_not_asked_whether_to_pass_power_on() -> None:
    table = team({}, {"health": 4}, {"hand": ["command-seer"]}, power=10)
    table.end()
    assert table.asked != 0
    assert table.options == ["show command-seer", "done"]


@rule("SHI-10.5")
def test_power_passed_on_can_win_the_game() -> None:
    table = team({}, {"health": 4}, {"health": 6}, power=10)
    table.end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 3)


@rule("SHI-10.5")
def test_in_a_game_without_teams_nothing_is_passed_on() -> None:
    table = Table({}, {"health": 4}, {}, power=10)
    table.end("assign p2 10")
    assert table.health == (50, 0, 50)


@rule("SHI-10.5", "SHI-5.9")
def test_power_is_not_passed_on_to_a_protected_opponent() -> None:
    table = team({}, {"health": 4}, {"play": ["zetta-the-encryptor"]}, power=10)
    table.end()
    assert table.health == (50, 0, 50, 50)


@rule("SHI-10.14")
def test_what_is_passed_on_is_the_power_less_shields_less_health() -> None:
    table = team({}, {"health": 6, "hand": ["command-seer"]}, power=20)
    table.end("show command-seer")
    assert table.health == (50, 0, 50 - (20 - 5 - 6), 50)


@rule("SHI-10.14")
def test_shields_that_blocked_the_attack_block_the_power_passed_on_as_well() -> None:
    table = team({}, {"health": 4}, {"hand": ["command-seer"]}, OUT, power=20)
    table.end("assign p2 12", "show command-seer")
    assert (table.prompt, table.asked) == ("block", 2)
    table.do("show command-seer")
    assert table.health == (50, 0, 50 - (8 - 5) - (8 - 5), 0)


@rule("SHI-10.14")
def test_shields_in_play_block_the_attack_and_the_power_passed_on() -> None:
    table = team({}, {"health": 4}, {"play": ["praetorian-02"]}, OUT, power=20)
    table.end("assign p2 12")
    assert table.health == (50, 0, 50 - (8 - 3) - (8 - 3), 0)


@rule("SHI-10.15")
def test_infinite_power_eliminates_both_opponents() -> None:
    table = team(power="infinite")
    table.end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 3)
    assert table.health == (50, 0, 0, 50)


@rule("SHI-10.15")
def test_infinite_power_passed_on_can_not_be_blocked() -> None:
    table = team({}, {}, {"hand": ["cryptofist-monk"], "play": ["praetorian-02"]}, power="infinite")
    table.end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 3)


@rule("SHI-10.15")
def test_infinite_power_passed_on_does_not_reach_a_protected_opponent() -> None:
    table = team({}, {}, {"play": ["zetta-the-encryptor"]}, power="infinite")
    table.end()
    assert table.state.outcome is None
    assert table.health == (50, 0, 50, 50)


@rule("SHI-10.15", "SHI-10.17")
def test_infinite_power_is_lost_on_a_protected_opponent_opposite() -> None:
    table = team({}, {"play": ["zetta-the-encryptor"]}, power="infinite")
    table.end()
    assert table.health == (50, 50, 50, 50)
    assert table.asked == 1


@rule("SHI-10.16")
def test_an_effect_may_choose_either_opponent() -> None:
    hand = ["venator-of-the-wastes"]
    table = team({"hand": hand, "play": ["evokatus"]}, {"mastery": 5}, {"mastery": 5}, {"mastery": 5})
    table.play("venator-of-the-wastes")
    assert table.options == ["player p2", "player p3"]
    table.do("player p3")
    assert table.mastery == (0, 5, 3, 5)


@rule("SHI-10.16")
def test_an_effect_may_destroy_a_champion_of_either_opponent_but_not_of_the_team_mate() -> None:
    hand = ["spore-cleric", "thorn-zealot"]
    table = team(
        {"hand": hand}, {"play": ["evokatus"]}, {"play": ["optio-crusher"]}, {"play": ["primus-pilus"]}
    )
    table.play("spore-cleric").play("thorn-zealot")
    assert table.options == ["pick evokatus.1", "pick optio-crusher.1"]
    table.do("pick optio-crusher.1")
    assert table.their("discard", 2) == ["optio-crusher"]


@rule("SHI-10.16", "SHI-10.18")
def test_all_enemy_champions_are_those_of_both_opponents() -> None:
    you = {"hand": ["ghostwillow-avenger"], "mastery": 15, "play": ["axia"]}
    table = team(you, {"play": ["evokatus"]}, {"play": ["optio-crusher"]}, {"play": ["primus-pilus"]})
    table.play("ghostwillow-avenger")
    assert [table.their("play", seat) for seat in (1, 2, 3)] == [[], [], ["primus-pilus"]]
    assert table.your("play") == ["axia", "ghostwillow-avenger"]


@rule("SHI-10.17")
def test_power_at_a_protected_opponent_opposite_is_lost() -> None:
    table = team({}, {"play": ["zetta-the-encryptor"]}, power=4)
    table.end()
    assert table.health == (50, 50, 50, 50)
    assert table.asked == 1


@rule("SHI-10.17")
def test_the_protection_of_one_opponent_does_not_cover_their_team_mate() -> None:
    table = team({}, {}, {"play": ["zetta-the-encryptor"]}, power=4)
    table.end()
    assert table.health == (50, 46, 50, 50)


@rule("SHI-10.18")
def test_champions_of_the_team_mate_can_not_be_attacked() -> None:
    table = team({}, {}, {}, {"play": ["evokatus"]}, power=20)
    assert table.options == ["end"]
    assert "attack evokatus.1" not in table.refusals()


@rule("SHI-10.18")
def test_the_mastery_of_the_team_mate_does_not_count_against_one() -> None:
    table = team({"hand": ["cloud-oracles"], "mastery": 8}, {"mastery": 7}, {"mastery": 7}, {"mastery": 30})
    table.play("cloud-oracles")
    assert table.crystals == 2


@rule("SHI-10.18")
def test_the_mastery_of_the_opponent_who_is_not_opposite_counts() -> None:
    table = team({"hand": ["cloud-oracles"], "mastery": 8}, {"mastery": 7}, {"mastery": 8}, {})
    table.play("cloud-oracles")
    assert table.crystals == 0


@rule("SHI-10.18", "SHI-7.41")
def test_the_zetta_of_the_team_mate_protects_only_the_team_mate() -> None:
    table = team({}, {}, {}, {"play": ["zetta-the-encryptor"]}, active="p2", power=4)
    table.end()
    assert table.health == (46, 50, 50, 50)


@rule("SHI-10.18")
def test_the_hand_is_hidden_from_the_team_mate() -> None:
    table = team({"hand": ["crystal", "blaster"]})
    assert table.state.view(3)["zones"]["p1/hand"] == {"count": 2, "cards": [None, None]}


@rule("SHI-10.18")
def test_secret_relics_are_hidden_from_the_team_mate() -> None:
    table = team({"secrets": ["praetorian-01", "datic-robes"]}, deal="secret")
    assert table.state.view(3)["zones"]["p1/secrets"] == {"count": 2, "cards": [None, None]}


def heart(*others: Player, power: int) -> Table:
    """You play The Heart of Nothing, worth 5 of the power; five cards are drawn, eight if it works."""
    you = {"hand": ["the-heart-of-nothing"], "deck": ["crystal"] * 7 + ["blaster"] * 2}
    return team(you, *others, power=power - 5).play("the-heart-of-nothing")


@rule("SHI-10.19")
@pytest.mark.parametrize(("health", "power", "cards"), [(50, 10, 8), (10, 12, 8), (6, 12, 5), (3, 13, 8)])
def test_no_point_of_power_counts_for_two_opponents(health: int, power: int, cards: int) -> None:
    table = heart({"health": health}, power=power)
    table.end()
    assert len(table.your("hand")) == cards


@rule("SHI-7.28", "SHI-10.19")
def test_power_passed_on_counts_together_with_what_was_assigned_to_that_opponent() -> None:
    table = heart({"health": 4}, {}, OUT, power=14)
    table.end("assign p2 9")
    assert table.health == (50, 0, 40, 0)
    assert len(table.your("hand")) == 8


@rule("SHI-7.28", "SHI-10.19")
def test_surplus_that_can_not_be_passed_on_counts_for_the_opponent_eliminated() -> None:
    table = heart({"health": 5}, {"play": ["zetta-the-encryptor"]}, power=12)
    table.end()
    assert table.health == (50, 0, 50, 50)
    assert len(table.your("hand")) == 8
