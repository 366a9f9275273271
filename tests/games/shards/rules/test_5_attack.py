"""SHI-5: splitting power, shields, damage."""

import pytest
from tests.support.rules import rule
from tests.support.shards import INFINITE, Table


@rule("SHI-5.1")
def test_power_is_split_among_opponents_in_any_way() -> None:
    table = Table({}, {}, {}, power=3).end()
    assert (table.prompt, table.asked) == ("assign", 0)
    assert table.options == ["assign p2 0", "assign p2 1", "assign p2 2", "assign p2 3"]
    table.do("assign p2 1")
    assert table.health == (50, 49, 48)


@rule("SHI-5.1")
@pytest.mark.parametrize(("part", "health"), [(0, (50, 50, 46)), (4, (50, 46, 50))])
def test_all_power_can_go_at_one_opponent(part: int, health: tuple[int, ...]) -> None:
    table = Table({}, {}, {}, power=4).end(f"assign p2 {part}")
    assert table.health == health
    assert table.asked == 1


@rule("SHI-5.1")
def test_all_power_is_assigned_among_three_opponents() -> None:
    table = Table({}, {}, {}, {}, power=6).end("assign p2 1")
    assert table.options == [f"assign p3 {power}" for power in range(6)]
    table.do("assign p3 2")
    assert table.health == (50, 49, 48, 47)


@rule("SHI-5.1")
def test_a_single_opponent_takes_all_the_power() -> None:
    table = Table({}, {}, power=7).end()
    assert (table.health, table.asked) == ((50, 43), 1)


@rule("SHI-5.1", "SHI-4.8")
def test_only_power_that_remains_is_split() -> None:
    table = Table({}, {"play": ["optio-crusher"]}, power=7)
    table.attack("optio-crusher").end()
    assert table.health == (50, 47)


@rule("SHI-5.1")
def test_without_power_nobody_is_attacked() -> None:
    table = Table({}, {"hand": ["cryptofist-monk"]}, {}).end()
    assert (table.prompt, table.asked, table.health) == ("main", 1, (50, 50, 50))


@rule("SHI-5.2", "SHI-13.7")
def test_shown_shields_are_added_up_and_taken_off_the_power() -> None:
    table = Table({}, {"hand": ["korvus-legionnaire", "thorn-zealot"]}, power=10).end()
    assert (table.prompt, table.asked) == ("block", 1)
    table.do("show korvus-legionnaire", "show thorn-zealot")
    assert table.health == (50, 45)
    assert table.their("hand") == ["korvus-legionnaire", "thorn-zealot"]


@rule("SHI-5.2")
@pytest.mark.parametrize(
    ("answers", "health"),
    [(["done"], 40), (["show korvus-legionnaire", "done"], 42), (["show thorn-zealot", "done"], 43)],
)
def test_an_attacked_player_shows_as_many_shields_as_they_like(answers: list[str], health: int) -> None:
    table = Table({}, {"hand": ["korvus-legionnaire", "thorn-zealot", "crystal"]}, power=10).end(*answers)
    assert table.health == (50, health)


@rule("SHI-5.2")
@pytest.mark.parametrize(("power", "health"), [(7, 50), (8, 50), (9, 49)])
def test_shields_take_power_to_0_and_not_below(power: int, health: int) -> None:
    table = Table({}, {"hand": ["cryptofist-monk"]}, power=power).end("show cryptofist-monk")
    assert table.health == (50, health)
    assert [event.values["power"] for event in table.log if event.kind == "blocked"] == [min(power, 8)]


@rule("SHI-5.2")
def test_cards_without_shields_can_not_be_shown() -> None:
    table = Table({}, {"hand": ["crystal", "spore-cleric", "thorn-zealot"]}, power=2).end()
    assert table.options == ["show thorn-zealot", "done"]


@rule("SHI-5.2")
def test_only_attacked_players_block_and_only_for_themselves() -> None:
    table = Table({"hand": ["command-seer"]}, {"hand": ["crystal"]}, {"hand": ["cryptofist-monk"]}, power=5)
    table.end("assign p2 5")
    assert (table.asked, table.options) == (1, ["done"])
    table.do("done")
    assert (table.health, table.prompt) == ((50, 45, 50), "main")


@rule("SHI-5.3")
def test_shown_shield_cards_stay_in_hand() -> None:
    table = Table({}, {"hand": ["command-seer"], "deck": ["crystal"]}, power=3).end("show command-seer")
    assert table.their("hand") == ["command-seer"]
    assert (table.health, table.asked) == ((50, 50), 1)


@rule("SHI-5.3")
def test_a_shown_shield_card_blocks_again_in_the_next_opponents_turn() -> None:
    table = Table({"hand": ["blaster"]}, {"hand": ["blaster"]}, {"hand": ["command-seer", "crystal"]})
    table.play("blaster").end("assign p2 0", "show command-seer")
    assert table.asked == 1
    table.play("blaster").end("assign p3 1", "show command-seer")
    assert (table.asked, table.health) == (2, (50, 50, 50))


@rule("SHI-5.3")
def test_a_shown_shield_card_is_played_as_usual() -> None:
    table = Table({}, {"hand": ["command-seer"]}, power=3).end("show command-seer")
    table.play("command-seer")
    assert (table.crystals, table.their("play")) == (2, ["command-seer"])


@rule("SHI-5.4")
def test_shields_do_not_protect_champions() -> None:
    foe = {"hand": ["cryptofist-monk"], "play": ["optio-crusher"]}
    table = Table({}, foe, power=4).attack("optio-crusher")
    assert table.is_your_move, "nobody is asked to block"
    assert (table.power, table.their("discard")) == (0, ["optio-crusher"])


@rule("SHI-5.4", "SHI-7.25")
def test_shields_in_play_do_not_protect_champions_either() -> None:
    table = Table({}, {"play": ["praetorian-02", "evokatus"]}, power=2).attack("evokatus")
    assert (table.power, table.their("discard")) == (0, ["evokatus"])


@rule("SHI-5.4")
def test_a_shield_does_nothing_when_the_card_is_played() -> None:
    table = Table({"hand": ["command-seer"], "health": 30}, {"hand": ["blaster"]})
    table.play("command-seer")
    assert (table.crystals, table.power, table.health) == (2, 0, (30, 50))
    table.end().play("blaster").end()
    assert table.prompt == "block"
    assert table.options == ["show command-seer", "done"], "drawn again, and only so it blocks"


@rule("SHI-5.5")
@pytest.mark.parametrize(("shown", "health"), [("done", 42), ("show thorn-zealot", 45)])
def test_a_player_loses_health_equal_to_what_is_left(shown: str, health: int) -> None:
    table = Table({}, {"hand": ["thorn-zealot"]}, power=8).end(shown)
    assert table.health == (50, health)


@rule("SHI-5.5", "SHI-8.1")
@pytest.mark.parametrize(("power", "health", "out"), [(5, 1, False), (6, 0, True), (9, 0, True)])
def test_a_player_without_health_is_out(power: int, health: int, out: bool) -> None:
    table = Table({}, {"health": 6}, {}, power=power).end(f"assign p2 {power}")
    player = table.state.view(0)["table"]["players"][1]
    assert (player["health"], player["out"]) == (health, out)


@rule("SHI-5.6")
def test_a_player_is_attacked_while_they_have_champions() -> None:
    table = Table({}, {"play": ["optio-crusher"]}, power=9).end()
    assert (table.health, table.their("play")) == ((50, 41), ["optio-crusher"])


@rule("SHI-5.8")
@pytest.mark.parametrize("zone", ["play", "discard", "deck"])
def test_shields_count_only_from_hand(zone: str) -> None:
    table = Table({}, {zone: ["cryptofist-monk"]}, power=5).end()
    assert (table.health, table.asked) == ((50, 45), 1)


@rule("SHI-5.8", "SHI-7.4")
def test_the_printed_shield_of_zetta_in_play_does_not_help_her() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor"]}, power=5).attack("zetta-the-encryptor")
    assert (table.power, table.their("discard")) == (0, ["zetta-the-encryptor"])


@rule("SHI-5.8")
def test_zetta_in_hand_blocks() -> None:
    table = Table({}, {"hand": ["zetta-the-encryptor"]}, power=7).end("show zetta-the-encryptor")
    assert table.health == (50, 48)


@rule("SHI-5.9")
def test_an_opponent_who_can_not_be_attacked_is_assigned_no_power() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor"]}, {}, power=5).end()
    assert (table.health, table.asked) == ((50, 50, 45), 1)


@rule("SHI-5.9")
def test_power_that_can_be_assigned_to_nobody_is_lost() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor"], "hand": ["command-seer"]}, power=5).end()
    assert (table.health, table.asked, table.power) == ((50, 50), 1, 0)
    assert "assigned" not in table.kinds()
    assert "power-lost" in table.kinds()


@rule("SHI-5.9", "SHI-6.20")
def test_infinite_power_that_can_be_assigned_to_nobody_is_lost_too() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor"]}, power="infinite")
    assert table.power >= INFINITE
    assert (table.end().health, table.state.outcome) == ((50, 50), None)


@rule("SHI-5.10")
def test_shields_are_chosen_clockwise_from_the_active_player_once_the_split_is_known() -> None:
    hand = {"hand": ["command-seer", "crystal"]}
    table = Table({"hand": ["crystal"]}, {}, hand, active="p2", power=7)
    table.end("assign p3 4")
    assigned = [event.values for event in table.log if event.kind == "assigned"]
    assert [(values["target"], values["power"]) for values in assigned] == [("p3", 4), ("p1", 3)]
    assert (table.prompt, table.asked, table.health) == ("block", 2, (50, 50, 50))
    table.do("show command-seer")
    assert (table.prompt, table.asked) == ("block", 0)
    table.do("done")
    assert table.health == (47, 50, 50)


@rule("SHI-5.11")
def test_damage_is_dealt_after_all_have_blocked() -> None:
    table = Table({}, {"hand": ["crystal"], "health": 2}, {"hand": ["crystal"]}, power=5)
    table.end("assign p2 3", "done")
    assert (table.asked, table.health) == (2, (50, 2, 50)), "nobody is hurt yet"
    table.do("done")
    assert table.health == (50, 0, 48)


@rule("SHI-5.11")
def test_all_players_without_health_are_out_together() -> None:
    table = Table({}, {"health": 2}, {"health": 3}, {}, power=5).end("assign p2 2", "assign p3 3")
    ends = [kind for kind in table.kinds() if kind in ("damaged", "eliminated")]
    assert ends == ["damaged", "damaged", "eliminated", "eliminated"]
    assert (table.asked, table.health) == (3, (50, 0, 0, 50))
