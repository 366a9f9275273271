"""The Heart of Nothing: its power, and when it draws three more cards."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Player, Table

HEART = "the-heart-of-nothing"
YOU: Player = {"hand": [HEART], "deck": ["crystal"] * 12}


@rule("SHI-6.2")
@pytest.mark.parametrize(("mastery", "power"), [(10, 5), (19, 5), (20, 10)])
def test_the_heart_gives_5_power_and_from_20_mastery_5_more(mastery: int, power: int) -> None:
    table = Table({"hand": [HEART], "mastery": mastery}, {"mastery": 25})
    table.play(HEART)
    assert table.power == power
    assert table.is_your_move


@rule("SHI-7.28", "SHI-7.29")
def test_the_heart_draws_three_more_cards_after_10_damage_to_an_opponent() -> None:
    table = Table(YOU, power=5)
    table.play(HEART)
    assert table.your("hand") == []
    table.end()
    assert table.health[1] == 40
    assert len(table.your("hand")) == 5 + 3


@rule("SHI-7.28")
def test_the_heart_draws_nothing_more_after_9_damage() -> None:
    table = Table(YOU, power=4)
    table.play(HEART).end()
    assert table.health[1] == 41
    assert len(table.your("hand")) == 5


@rule("SHI-6.17")
def test_the_heart_only_held_in_hand_draws_nothing_more() -> None:
    table = Table(YOU, power=20)
    table.end()
    assert table.health[1] == 30
    assert len(table.your("hand")) == 5


@rule("SHI-7.28")
def test_the_heart_counts_damage_after_shields() -> None:
    table = Table(YOU, {"hand": ["thorn-zealot"]}, power=7)
    table.play(HEART).end("show thorn-zealot")
    assert table.health[1] == 50 - 12 + 3
    assert len(table.your("hand")) == 5


@rule("SHI-7.28")
def test_the_heart_draws_if_10_damage_are_left_after_shields() -> None:
    table = Table(YOU, {"hand": ["thorn-zealot"]}, power=8)
    table.play(HEART).end("show thorn-zealot")
    assert table.health[1] == 40
    assert len(table.your("hand")) == 8


@rule("SHI-7.28", "SHI-7.25")
def test_the_heart_counts_damage_after_the_shields_of_praetorian_02() -> None:
    table = Table(YOU, {"play": ["praetorian-02"]}, power=7)
    table.play(HEART).end()
    assert table.health[1] == 41
    assert len(table.your("hand")) == 5


@rule("SHI-7.28", "SHI-7.27")
def test_the_heart_counts_what_shields_do_not_stop_because_of_ru_bo_vai() -> None:
    you = {**YOU, "play": ["ru-bo-vai-the-transcendant"], "mastery": 10}
    table = Table(you, {"hand": ["cryptofist-monk"]}, power=1)
    table.play(HEART).exhaust("ru-bo-vai-the-transcendant").end()
    assert table.health[1] == 40
    assert len(table.your("hand")) == 8


@rule("SHI-7.28")
def test_the_heart_does_not_count_damage_to_champions() -> None:
    table = Table(YOU, {"play": ["general-decurion"]}, power=11)
    table.play(HEART).attack("general-decurion").end()
    assert table.health[1] == 50 - 9
    assert len(table.your("hand")) == 5


@rule("SHI-7.28")
def test_the_heart_does_not_add_up_damage_to_two_opponents() -> None:
    table = Table(YOU, {}, {}, power=13)
    table.play(HEART).end("assign p2 9")
    assert table.health == (50, 41, 41)
    assert len(table.your("hand")) == 5


@rule("SHI-7.28")
@pytest.mark.parametrize(("assigned", "health"), [(10, (50, 40, 49)), (1, (50, 49, 40))])
def test_the_heart_needs_10_damage_to_either_opponent(assigned: int, health: tuple[int, ...]) -> None:
    table = Table(YOU, {}, {}, power=6)
    table.play(HEART).end(f"assign p2 {assigned}")
    assert table.health == health
    assert len(table.your("hand")) == 8


@rule("SHI-7.28")
def test_the_heart_counts_power_beyond_the_health_of_the_opponent() -> None:
    table = Table(YOU, {"health": 4}, {}, power=5)
    table.play(HEART).end("assign p2 10")
    assert table.health == (50, 0, 50)
    assert len(table.your("hand")) == 8


@rule("SHI-7.28", "SHI-10.6")
def test_the_heart_in_a_three_way_clash_draws_three_cards_not_six() -> None:
    table = Table(YOU, {}, {}, mode="clash", power=5)
    table.play(HEART).end()
    assert table.health == (50, 40, 40)
    assert len(table.your("hand")) == 8


@rule("SHI-10.19")
def test_the_heart_in_a_team_game_does_not_count_what_is_passed_on_for_the_one_eliminated() -> None:
    table = Table(YOU, {"health": 5}, {}, {}, mode="team", power=9)
    table.play(HEART).end()
    assert table.health == (50, 0, 41, 50)
    assert len(table.your("hand")) == 5


@rule("SHI-10.19")
def test_the_heart_in_a_team_game_counts_what_is_passed_on_for_the_one_it_hits() -> None:
    table = Table(YOU, {"health": 5}, {}, {}, mode="team", power=10)
    table.play(HEART).end()
    assert table.health == (50, 0, 40, 50)
    assert len(table.your("hand")) == 8


@rule("SHI-10.19", "SHI-7.28")
def test_the_heart_in_a_team_game_counts_10_health_of_the_one_eliminated() -> None:
    table = Table(YOU, {"health": 10}, {}, {}, mode="team", power=6)
    table.play(HEART).end()
    assert table.health == (50, 0, 49, 50)
    assert len(table.your("hand")) == 8


@rule("SHI-7.29", "SHI-3.1")
def test_the_heart_draws_after_the_discards_so_that_it_may_itself_be_drawn() -> None:
    you = {"hand": [HEART, "blaster"], "deck": ["crystal"] * 5, "discard": ["shard-reactor"]}
    table = Table(you, power=5)
    table.play(HEART).end()
    assert sorted(table.your("hand")) == ["blaster", *["crystal"] * 5, "shard-reactor", HEART]


@rule("SHI-6.25")
def test_the_heart_copied_by_ojas_draws_six_more_cards() -> None:
    table = Table({"hand": [HEART, "ojas-genesis-druid"], "deck": ["crystal"] * 12})
    table.play(HEART).play("ojas-genesis-druid")
    assert table.power == 10
    table.end()
    assert table.your("hand") == ["crystal"] * 11


@rule("SHI-6.25", "SHI-7.15")
def test_the_heart_copied_twice_by_ojas_at_20_mastery_draws_nine_more_cards() -> None:
    you = {"hand": [HEART, "ojas-genesis-druid"], "deck": ["crystal"] * 14, "mastery": 20}
    table = Table(you)
    table.play(HEART).play("ojas-genesis-druid")
    assert table.power == 3 * 10
    table.end()
    assert len(table.your("hand")) == 5 + 9


@rule("SHI-6.25", "SHI-7.15", "SHI-6.13")
def test_the_heart_copied_by_ojas_and_by_taur_through_ojas_draws_nine_more_cards() -> None:
    you = {"hand": [HEART, "ojas-genesis-druid"], "deck": ["crystal"] * 14, "play": ["taur-arachpriest"]}
    table = Table(you)
    table.play(HEART).play("ojas-genesis-druid").exhaust("taur-arachpriest")
    assert table.power == 3 * 5
    table.end()
    assert len(table.your("hand")) == 5 + 9


@rule("SHI-6.25", "SHI-7.28")
def test_the_heart_copied_by_ojas_draws_nothing_more_after_less_than_10_damage() -> None:
    table = Table(
        {"hand": [HEART, "ojas-genesis-druid"], "deck": ["crystal"] * 12}, {"play": ["numeri-drones"]}
    )
    table.play(HEART).play("ojas-genesis-druid").attack("numeri-drones").end()
    assert table.health[1] == 45
    assert len(table.your("hand")) == 5


@rule("SHI-7.28")
def test_the_heart_ends_with_the_turn() -> None:
    table = Table({**YOU, "play": ["axia"]}, {}, power=5)
    table.play(HEART).end().do("end").exhaust("axia")
    assert len(table.your("hand")) == 8
    assert table.power == 7
    table.end()
    assert len(table.your("hand")) == 5


@rule("SHI-7.28")
def test_the_heart_draws_nothing_more_next_turn_whatever_damage_is_dealt_then() -> None:
    you = {**YOU, "deck": ["praetorian-01", "blaster", "blaster", *["crystal"] * 7], "mastery": 10}
    table = Table(you)
    table.play(HEART).end().do("end").play("praetorian-01").play("blaster").play("blaster").end()
    assert table.health[1] == 50 - 5 - 10
    assert len(table.your("hand")) == 5


@rule("SHI-7.28")
def test_the_heart_gives_the_opponent_no_cards() -> None:
    foe = {"play": ["axia"], "hand": ["nil-assassin"], "deck": ["mining-drones", "kiln-drone"] * 3}
    table = Table(YOU, foe, power=5)
    table.play(HEART).end("done").do("exhaust axia.1", "play nil-assassin", "end", "done")
    assert table.health == (38, 40)
    assert len(table.their("hand")) == 5
