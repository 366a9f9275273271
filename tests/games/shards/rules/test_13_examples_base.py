"""SHI-13: worked examples of the rulebooks on the rules themselves."""

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, INFINITE, Table

OJAS = "ojas-genesis-druid"


@rule("SHI-13.1", "SHI-2.3")
def test_four_players_start_with_mastery_in_the_order_of_turns() -> None:
    state = GAME.new(seed=7, seats=4)
    started = []
    for _ in range(4):
        started.append(state.view(state.decider)["table"]["players"][state.decider]["mastery"])
        state.choose("end")
    assert started == [0, 1, 2, 3]


@rule("SHI-13.2", "SHI-6.7")
def test_a_fast_played_mercenary_of_the_undergrowth_makes_unify_work() -> None:
    you = {"hand": ["undergrowth-aspirant"], "health": 20}
    table = Table(you, row=["spore-cleric"], crystals=2).fast_play("spore-cleric")
    table.play("undergrowth-aspirant")
    assert (table.health[0], table.power) == (20 + 4 + 3, 5)


@rule("SHI-13.2")
def test_a_fast_played_mercenary_of_another_faction_does_not_make_unify_work() -> None:
    table = Table({"hand": ["undergrowth-aspirant"]}, row=["data-heretic"], crystals=3)
    table.fast_play("data-heretic").play("undergrowth-aspirant")
    assert table.power == 0


@rule("SHI-13.3", "SHI-6.7")
def test_ojas_copies_a_fast_played_mercenary() -> None:
    table = Table({"hand": [OJAS]}, row=["the-grand-architect"], crystals=7)
    table.fast_play("the-grand-architect").play(OJAS)
    assert table.mastery[0] == 5 + 5


@rule("SHI-13.3")
def test_ojas_does_not_copy_a_mercenary_that_was_recruited() -> None:
    table = Table({"hand": [OJAS]}, row=["the-grand-architect"], crystals=7)
    table.recruit("the-grand-architect").play(OJAS)
    assert table.mastery[0] == 0


@rule("SHI-13.4", "SHI-4.17")
def test_crystals_are_spent_bit_by_bit_during_the_turn() -> None:
    you = {"hand": ["reactor-drone", "command-seer", "blaster", "nil-assassin"]}
    table = Table(you, row=["evokatus"])
    assert table.play("reactor-drone").crystals == 3
    assert table.play("command-seer").crystals == 5
    assert table.do("focus").crystals == 4
    table.play("blaster").play("nil-assassin").recruit("evokatus")
    assert (table.crystals, table.mastery[0], table.power) == (0, 1, 6)
    assert table.your("discard") == ["evokatus"]


@rule("SHI-13.4")
def test_without_the_second_card_the_crystals_are_not_enough() -> None:
    table = Table({"hand": ["reactor-drone"]}, row=["evokatus"]).play("reactor-drone").do("focus")
    assert table.crystals == 2
    assert "recruit evokatus@row.1" not in table.options


@rule("SHI-13.5", "SHI-6.5")
@pytest.mark.parametrize(("mastery", "power"), [(9, 2), (10, 3), (19, 3), (20, 5), (29, 5)])
def test_infinity_shard_gives_power_by_mastery(mastery: int, power: int) -> None:
    table = Table({"hand": ["infinity-shard"], "mastery": mastery}).play("infinity-shard")
    assert table.power == power


@rule("SHI-13.5", "SHI-6.5")
def test_infinity_shard_at_thirty_wins_against_full_health() -> None:
    table = Table({"hand": ["infinity-shard"], "mastery": 30}).play("infinity-shard")
    assert table.power >= INFINITE
    assert table.end().health == (50, 0)


@rule("SHI-13.6", "SHI-6.3")
@pytest.mark.parametrize(("mastery", "health"), [(8, 30), (9, 35), (10, 35)])
def test_fungal_hermit_gives_health_once_her_own_mastery_makes_ten(mastery: int, health: int) -> None:
    table = Table({"hand": ["fungal-hermit"], "mastery": mastery, "health": 30}).play("fungal-hermit")
    assert (table.mastery[0], table.health[0]) == (mastery + 1, health)


@rule("SHI-13.7", "SHI-5.2")
def test_shields_of_two_and_three_leave_five_of_ten_power() -> None:
    foe = {"hand": ["korvus-legionnaire", "thorn-zealot"]}
    table = Table({}, foe, power=10).end("show korvus-legionnaire", "show thorn-zealot")
    assert table.health == (50, 45)
    assert table.their("hand") == ["korvus-legionnaire", "thorn-zealot"]
    assert table.asked == 1


@rule("SHI-13.7", "SHI-5.2")
def test_shields_that_are_not_shown_block_nothing() -> None:
    foe = {"hand": ["korvus-legionnaire", "thorn-zealot"]}
    table = Table({}, foe, power=10).end("show thorn-zealot", "done")
    assert table.health == (50, 43)


@rule("SHI-13.8", "SHI-10.6")
def test_in_a_clash_each_opponent_blocks_on_their_own() -> None:
    table = Table({}, {"hand": ["korvus-legionnaire"]}, {"hand": ["crystal"]}, mode="clash", power=5)
    table.end("show korvus-legionnaire", "done")
    assert table.health == (50, 47, 45)


@rule("SHI-13.9", "SHI-10.6")
def test_in_a_clash_all_power_goes_at_both_opponents() -> None:
    table = Table({}, {"hand": ["korvus-legionnaire"]}, {}, mode="clash", power=5).end("done")
    assert table.health == (50, 45, 45)


@rule("SHI-13.9")
def test_without_a_clash_the_power_is_split() -> None:
    table = Table({}, {}, {}, power=5).end("assign p2 2")
    assert table.health == (50, 48, 47)


@rule("SHI-13.16", "SHI-10.1")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_in_a_team_game_one_of_a_team_plays_then_both_others_then_the_second(seed: int) -> None:
    state = GAME.new(seed=seed, mode="team")
    order = []
    for _ in range(5):
        order.append(state.decider)
        state.choose("end")
    first = {order[0], order[3]}
    assert first in ({0, 3}, {1, 2})
    assert {*order[1:3]} == {0, 1, 2, 3} - first
    assert order[4] == order[0]


@rule("SHI-13.22")
def test_evokatus_is_a_champion_of_four_crystals_and_two_health() -> None:
    table = Table({"deck": ["crystal"], "play": ["numeri-drones"]}, row=["evokatus"], crystals=3)
    assert "recruit evokatus@row.1" not in table.options
    table.exhaust("numeri-drones").recruit("evokatus")
    assert (table.crystals, table.your("hand"), table.champion_health("evokatus.1")) == (0, ["crystal"], 2)
    assert table.exhaust("evokatus").power == 2


@rule("SHI-13.22")
def test_shardwood_guardian_is_an_ally_of_four_crystals() -> None:
    row = ["shardwood-guardian"]
    assert "recruit shardwood-guardian@row.1" not in Table({}, row=row, crystals=3).options
    options = Table({}, row=row, crystals=4).options
    assert "recruit shardwood-guardian@row.1" in options
    assert "fast-play shardwood-guardian@row.1" not in options, "no mercenary"
    table = Table({"hand": ["spore-cleric", "shardwood-guardian"], "deck": ["crystal"], "health": 30})
    table.play("spore-cleric").play("shardwood-guardian")
    assert (table.your("hand"), table.health[0]) == (["crystal"], 30 + 4 + 6)


@rule("SHI-13.22")
def test_the_grand_architect_is_a_mercenary_of_seven_crystals() -> None:
    row = ["the-grand-architect"]
    assert "fast-play the-grand-architect@row.1" not in Table({}, row=row, crystals=6).options
    table = Table({}, row=row, crystals=7).fast_play("the-grand-architect")
    assert (table.crystals, table.mastery[0]) == (0, 5)


@rule("SHI-13.22")
def test_tetra_starts_with_fifty_health_and_no_mastery() -> None:
    state = GAME.new(seed=1, seats=2, leaders="choice")
    first = state.decider
    state.choose("leader tetra")
    state.choose("leader volos")
    tetra = state.view(first)["table"]["players"][first]
    assert (tetra["leader"], tetra["health"], tetra["mastery"]) == ("tetra", 50, 0)
