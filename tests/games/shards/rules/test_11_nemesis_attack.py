"""SHI-11.10, SHI-11.11, SHI-11.28 … SHI-11.31, SHI-11.35: what Nemesis does with her power."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Player, Table

ORDER_ROW = ["order-initiate"] * 3 + ["cache-warden"] * 2 + ["portal-monk"]
QUIET = ["spore-cleric", "blaster", "crystal", "crystal", "crystal"]
"""Cards of the centre deck; the first of them brings no power."""


def attacked(you: Player, *power: str, **her: object) -> Table:
    """The turn of Nemesis, whose power comes from these cards: the first is revealed, the others are in the
    row and have the same faction. `nil-assassin` gives 5, `aetherbreaker` 4 (8 at 10 mastery)."""
    card, *row = power or ["spore-cleric"]
    row += ORDER_ROW[: 6 - len(row)]
    told = {"leader": "tetra"} | her
    return Table(you, told, mode="nemesis", active="nemesis", row=row, centre=[card, *QUIET])


def is_lost(table: Table) -> bool:
    return table.state.outcome is not None and table.state.outcome.winners == ()


@rule("SHI-11.10")
def test_power_that_is_enough_goes_at_the_player_and_champions_are_left_alone() -> None:
    table = attacked({"health": 5, "play": ["evokatus"], "hand": ["command-seer"]}, "nil-assassin")
    assert (table.prompt, table.asked) == ("block", 0)
    assert table.your("play") == ["evokatus"]
    table.do("done")
    assert is_lost(table)


@rule("SHI-11.10")
def test_the_player_may_block_an_attack_that_would_be_enough() -> None:
    table = attacked({"health": 5, "play": ["evokatus"], "hand": ["korvus-legionnaire"]}, "nil-assassin")
    table.do("show korvus-legionnaire")
    assert table.health[0] == 5 - (5 - 2)
    assert table.your("play") == ["evokatus"]
    assert table.is_your_move


@rule("SHI-11.10")
def test_shields_in_hand_do_not_count_in_the_check() -> None:
    table = attacked({"health": 5, "play": ["evokatus"], "hand": ["cryptofist-monk"]}, "nil-assassin")
    table.do("show cryptofist-monk")
    assert (table.health[0], table.your("play")) == (5, ["evokatus"])


@rule("SHI-11.10")
def test_power_one_short_of_the_player_s_health_goes_at_champions_first() -> None:
    table = attacked({"health": 6, "play": ["evokatus"]}, "nil-assassin")
    assert (table.your("play"), table.your("discard")) == ([], ["evokatus"])
    assert table.health[0] == 6 - (5 - 2)


@rule("SHI-11.11")
def test_the_dearest_champion_that_can_be_afforded_is_destroyed_first() -> None:
    you = {"play": ["evokatus", "optio-crusher", "general-decurion"]}
    table = attacked(you, "nil-assassin")
    assert table.your("discard") == ["optio-crusher"]
    assert sorted(table.your("play")) == ["evokatus", "general-decurion"]
    assert table.health[0] == 49


@rule("SHI-11.11")
def test_champions_are_destroyed_one_after_the_other_as_long_as_the_power_is_enough() -> None:
    you = {"play": ["evokatus", "optio-crusher", "general-decurion"]}
    table = attacked(you, "nil-assassin", "nil-assassin")
    assert table.your("discard") == ["general-decurion", "evokatus"]
    assert table.your("play") == ["optio-crusher"]
    assert table.health[0] == 50 - (10 - 7 - 2)


@rule("SHI-11.11")
def test_the_rest_of_the_power_goes_at_the_player_who_may_block() -> None:
    table = attacked({"play": ["evokatus"], "hand": ["korvus-legionnaire"]}, "nil-assassin")
    assert (table.prompt, table.your("play")) == ("block", [])
    table.do("show korvus-legionnaire")
    assert table.health[0] == 50 - (5 - 2 - 2)


@rule("SHI-11.11")
def test_without_champions_all_power_goes_at_the_player() -> None:
    assert attacked({}, "nil-assassin").health == (45, 50)


@rule("SHI-11.11")
def test_a_champion_that_is_too_strong_is_left_alone() -> None:
    table = attacked({"play": ["primus-pilus"]}, "nil-assassin")
    assert (table.your("play"), table.health[0]) == (["primus-pilus"], 45)


@rule("SHI-11.11")
def test_exactly_enough_power_destroys_a_champion_and_leaves_nothing() -> None:
    table = attacked({"play": ["numeri-drones"]}, "nil-assassin")
    assert (table.your("discard"), table.health[0]) == (["numeri-drones"], 50)


@rule("SHI-11.11", "SHI-11.13")
@pytest.mark.parametrize(
    ("chosen", "left", "health"), [("evokatus", "ferrata-guard", 47), ("ferrata-guard", "evokatus", 49)]
)
def test_the_player_chooses_among_champions_of_the_same_cost(chosen: str, left: str, health: int) -> None:
    table = attacked({"leader": "volos", "play": ["evokatus", "ferrata-guard"]}, "nil-assassin")
    assert (table.prompt, table.asked) == ("nemesis-attacks", 0)
    assert sorted(table.options) == ["pick evokatus.1", "pick ferrata-guard.1"]
    table.do(f"pick {chosen}.1")
    assert (table.your("discard"), table.your("play")) == ([chosen], [left])
    assert table.health[0] == health


@rule("SHI-11.11")
def test_a_cheaper_champion_is_not_offered_beside_a_dearer_one() -> None:
    table = attacked({"play": ["evokatus", "optio-crusher"]}, "nil-assassin")
    assert table.is_your_move
    assert table.your("discard") == ["optio-crusher"]


@rule("SHI-11.28")
def test_nemesis_never_blocks() -> None:
    table = Table({}, {}, mode="nemesis", power=7, row=ORDER_ROW, centre=QUIET[2:])
    table.end()
    assert table.health == (50, 43)
    assert table.is_your_move


@rule("SHI-11.28")
def test_a_champion_of_nemesis_with_a_shield_blocks_nothing_once_she_can_be_attacked() -> None:
    her = {"play": ["zetta-the-encryptor"]}
    table = Table({}, her, mode="nemesis", power=9, row=ORDER_ROW, centre=QUIET[2:])
    table.attack("zetta-the-encryptor").end()
    assert table.health == (50, 46)


@rule("SHI-11.29")
def test_shields_in_play_count_in_the_check() -> None:
    table = attacked({"health": 3, "play": ["praetorian-02", "evokatus"]}, "nil-assassin")
    assert (table.your("play"), table.your("discard")) == (["praetorian-02"], ["evokatus"])
    assert table.health[0] == 3


@rule("SHI-11.29")
def test_power_that_is_enough_for_health_and_shields_in_play_goes_at_the_player() -> None:
    you = {"health": 2, "play": ["praetorian-02", "evokatus"], "hand": ["thorn-zealot"]}
    table = attacked(you, "nil-assassin")
    assert (table.prompt, table.your("play")) == ("block", ["praetorian-02", "evokatus"])
    table.do("done")
    assert is_lost(table)


@rule("SHI-11.29")
def test_the_shields_in_play_are_those_of_the_player_s_mastery() -> None:
    you = {"health": 2, "mastery": 20, "play": ["praetorian-02", "evokatus"]}
    table = attacked(you, "nil-assassin")
    assert not is_lost(table)
    assert table.your("discard") == ["evokatus"]


@rule("SHI-11.29")
def test_ru_bo_vai_makes_nemesis_ignore_shields_in_the_check() -> None:
    you = {"health": 4, "play": ["praetorian-02", "evokatus"]}
    table = attacked(you, play=["ru-bo-vai-the-transcendant"], mastery=10)
    assert is_lost(table), "4 power against 4 health"


@rule("SHI-11.29")
def test_ru_bo_vai_without_his_bonus_does_not_ignore_shields() -> None:
    you = {"health": 4, "play": ["praetorian-02", "evokatus"]}
    table = attacked(you, play=["ru-bo-vai-the-transcendant"], mastery=9)
    assert not is_lost(table)
    assert (table.your("discard"), table.health[0]) == (["evokatus"], 4)


@rule("SHI-11.29")
def test_the_player_is_not_asked_for_shields_that_nemesis_ignores() -> None:
    you = {"hand": ["command-seer"]}
    table = attacked(you, play=["ru-bo-vai-the-transcendant"], mastery=10)
    assert table.is_your_move
    assert table.health[0] == 46


@rule("SHI-11.30")
def test_nemesis_skips_a_champion_that_she_can_not_attack() -> None:
    table = attacked({"play": ["li-hin-the-shattered", "primus-pilus"]}, "nil-assassin", "nil-assassin")
    assert table.your("play") == ["li-hin-the-shattered"]
    assert table.health[0] == 50 - (10 - 6)


@rule("SHI-11.30")
@pytest.mark.parametrize(("hers", "left"), [(6, ["raidian-cloud-master"]), (7, [])])
def test_nemesis_attacks_raidian_only_with_mastery_enough(hers: int, left: list[str]) -> None:
    you = {"mastery": 7, "play": ["raidian-cloud-master"]}
    assert attacked(you, "nil-assassin", mastery=hers).your("play") == left


@rule("SHI-11.30")
def test_nemesis_does_not_attack_a_protected_drakonarius() -> None:
    table = attacked({"play": ["drakonarius", "general-decurion"]}, "nil-assassin")
    assert sorted(table.your("play")) == ["drakonarius", "general-decurion"]
    assert table.health[0] == 45


@rule("SHI-11.30")
def test_a_champion_that_loses_its_protection_is_attacked_next() -> None:
    table = attacked({"play": ["drakonarius", "general-decurion"]}, "nil-assassin", "nil-assassin")
    assert table.your("discard") == ["general-decurion", "drakonarius"]
    assert table.health[0] == 49


@rule("SHI-11.30")
def test_nemesis_can_do_nothing_against_a_zetta_that_she_can_not_afford() -> None:
    table = attacked({"health": 1, "play": ["zetta-the-encryptor", "evokatus"]}, "aetherbreaker")
    assert table.is_your_move
    assert table.health[0] == 1
    assert sorted(table.your("play")) == ["evokatus", "zetta-the-encryptor"]


@rule("SHI-11.30")
def test_with_zetta_destroyed_nemesis_takes_the_win_before_other_champions() -> None:
    you = {"health": 3, "play": ["zetta-the-encryptor", "evokatus"], "hand": ["thorn-zealot"]}
    table = attacked(you, "nil-assassin", play=["optio-crusher"])
    assert (table.prompt, table.your("play")) == ("block", ["evokatus"])
    assert table.your("discard") == ["zetta-the-encryptor"]
    table.do("done")
    assert is_lost(table)


@rule("SHI-11.30")
def test_with_zetta_destroyed_and_no_win_in_reach_other_champions_follow() -> None:
    you = {"health": 4, "play": ["zetta-the-encryptor", "evokatus"]}
    table = attacked(you, "nil-assassin", play=["optio-crusher"])
    assert table.your("discard") == ["zetta-the-encryptor", "evokatus"]
    assert table.health[0] == 4 - (8 - 5 - 2)


@rule("SHI-11.30")
def test_nemesis_destroys_zetta_even_if_the_rest_is_nothing() -> None:
    table = attacked({"health": 5, "play": ["zetta-the-encryptor"]}, "nil-assassin")
    assert (table.your("discard"), table.health[0]) == (["zetta-the-encryptor"], 5)


@rule("SHI-11.31")
def test_axia_is_the_dearest_however_low_her_price_is_now() -> None:
    you = {"play": ["drakonarius", "axia", "numeri-drones"]}
    table = attacked(you, "nil-assassin", play=["optio-crusher"])
    assert table.your("discard") == ["axia"]
    assert table.health[0] == 49


@rule("SHI-11.31")
def test_a_relic_counts_as_the_cheapest() -> None:
    table = attacked({"play": ["praetorian-02", "primus-pilus"]}, "nil-assassin", "nil-assassin")
    assert table.your("discard") == ["primus-pilus"]
    assert table.your("play") == ["praetorian-02"]
    assert table.health[0] == 50 - (10 - 6 - 3)


@rule("SHI-11.31")
def test_a_relic_is_attacked_when_nothing_else_can_be_afforded() -> None:
    table = attacked({"play": ["praetorian-02"]}, "nil-assassin", "nil-assassin")
    assert (table.your("discard"), table.health[0]) == (["praetorian-02"], 49)


@rule("SHI-11.31")
def test_ferrata_guard_s_bonus_counts_for_what_nemesis_can_afford() -> None:
    table = attacked({"leader": "decima", "play": ["evokatus", "ferrata-guard"]}, "nil-assassin")
    assert (table.your("discard"), table.your("play")) == (["evokatus"], ["ferrata-guard"])
    assert table.health[0] == 49


@rule("SHI-11.31")
def test_champions_that_ferrata_guard_puts_out_of_reach_are_left_alone() -> None:
    table = attacked({"leader": "decima", "play": ["evokatus", "ferrata-guard"]}, play=["optio-crusher"])
    assert table.your("discard") == []
    assert table.health[0] == 47


@rule("SHI-11.35")
def test_power_that_nemesis_did_not_use_vanishes() -> None:
    table = attacked({"play": ["zetta-the-encryptor"]}, "aetherbreaker")
    assert (table.is_your_move, table.power) == (True, 0)
    table.end()
    assert (table.your("play"), table.health[0]) == (["zetta-the-encryptor"], 50)


@rule("SHI-11.35")
@pytest.mark.parametrize(("before", "after"), [(40, 44), (46, 50), (48, 50), (50, 50)])
def test_the_health_of_nemesis_does_not_exceed_50(before: int, after: int) -> None:
    assert attacked({}, health=before).health[1] == after
