"""Homo Deus from Kiln Drone to Mining Drones, a scenario for each sentence."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

# Kiln Drone.


@rule("SHI-6.28")
def test_kiln_drone_gives_two_crystals_without_a_champion() -> None:
    table = Table({"hand": ["kiln-drone"]})
    table.play("kiln-drone")
    assert (table.crystals, table.power) == (2, 0)


@rule("SHI-6.2", "SHI-6.28")
def test_kiln_drone_gives_four_crystals_instead_with_a_champion() -> None:
    table = Table({"hand": ["kiln-drone"], "play": ["evokatus"]})
    table.play("kiln-drone")
    assert table.crystals == 4


@rule("SHI-6.28")
def test_kiln_drone_is_inspired_by_a_champion_of_any_faction_exhausted_or_not() -> None:
    table = Table({"hand": ["kiln-drone"], "play": [{"card": "li-hin-the-shattered", "exhausted": True}]})
    table.play("kiln-drone")
    assert table.crystals == 4


@rule("SHI-6.28")
def test_kiln_drone_is_inspired_once_however_many_champions_there_are() -> None:
    table = Table({"hand": ["kiln-drone"], "play": ["evokatus", "axia", "systema-ai"]})
    table.play("kiln-drone")
    assert table.crystals == 4


@rule("SHI-6.28")
def test_kiln_drone_is_not_inspired_by_champions_of_the_opponent_or_outside_play() -> None:
    you = {"hand": ["kiln-drone", "evokatus"], "discard": ["axia"]}
    table = Table(you, {"play": ["systema-ai"]})
    table.play("kiln-drone")
    assert table.crystals == 2


@rule("SHI-6.28")
def test_kiln_drone_is_inspired_by_a_champion_played_just_before() -> None:
    table = Table({"hand": ["kiln-drone", "kiln-drone", "axia"]})
    table.play("kiln-drone").play("axia").play("kiln-drone")
    assert table.crystals == 2 + 4


@rule("SHI-6.13")
def test_ojas_copies_kiln_drone_and_checks_inspire_anew() -> None:
    table = Table({"hand": ["kiln-drone", "axia", "ojas-genesis-druid"]})
    table.play("kiln-drone").play("axia").play("ojas-genesis-druid")
    assert table.crystals == 2 + 4


# Korvus Legionnaire.


@rule("SHI-3.8")
def test_korvus_legionnaire_gives_two_power_and_no_more_without_a_champion_in_the_discard_pile() -> None:
    table = Table({"hand": ["korvus-legionnaire"], "discard": ["kiln-drone"], "play": ["evokatus"]})
    table.play("korvus-legionnaire")
    assert (table.power, table.your("hand"), table.your("discard")) == (2, [], ["kiln-drone"])
    assert table.is_your_move


@rule("SHI-7.14")
def test_korvus_legionnaire_must_return_a_champion_from_the_discard_pile() -> None:
    table = Table({"hand": ["korvus-legionnaire"], "discard": ["systema-ai", "kiln-drone"]})
    table.play("korvus-legionnaire")
    assert (table.power, table.your("hand"), table.your("discard")) == (2, ["systema-ai"], ["kiln-drone"])


@rule("SHI-7.14")
def test_korvus_legionnaire_returns_one_champion_of_your_choice() -> None:
    table = Table({"hand": ["korvus-legionnaire"], "discard": ["systema-ai", "kiln-drone", "axia"]})
    table.play("korvus-legionnaire")
    assert sorted(table.options) == ["pick axia@p1/discard.1", "pick systema-ai@p1/discard.1"]
    table.do("pick axia@p1/discard.1")
    assert (table.your("hand"), table.your("discard")) == (["axia"], ["systema-ai", "kiln-drone"])


def test_korvus_legionnaire_does_not_reach_the_discard_pile_of_the_opponent() -> None:
    table = Table({"hand": ["korvus-legionnaire"]}, {"discard": ["axia"]})
    table.play("korvus-legionnaire")
    assert (table.your("hand"), table.their("discard"), table.is_your_move) == ([], ["axia"], True)


@rule("SHI-9.4")
def test_korvus_legionnaire_returns_the_champion_relic_but_not_the_ally_one() -> None:
    table = Table({"hand": ["korvus-legionnaire"], "discard": ["praetorian-01", "praetorian-02"]})
    table.play("korvus-legionnaire")
    assert (table.your("hand"), table.your("discard")) == (["praetorian-02"], ["praetorian-01"])


@rule("SHI-4.6")
def test_a_champion_returned_by_korvus_legionnaire_can_be_played_at_once() -> None:
    table = Table({"hand": ["korvus-legionnaire"], "discard": ["axia"]})
    table.play("korvus-legionnaire").play("axia").exhaust("axia")
    assert table.power == 2 + 7


@rule("SHI-5.2", "SHI-5.3")
def test_korvus_legionnaire_shown_from_hand_blocks_two() -> None:
    table = Table({}, {"hand": ["korvus-legionnaire"]}, power=5)
    table.end("show korvus-legionnaire")
    assert (table.health, table.their("hand")) == ((50, 47), ["korvus-legionnaire"])


@rule("SHI-5.2")
def test_korvus_legionnaire_blocks_nothing_if_it_is_not_shown() -> None:
    table = Table({}, {"hand": ["korvus-legionnaire"]}, power=5)
    table.end("done")
    assert table.health == (50, 45)


@rule("SHI-13.7")
def test_korvus_legionnaire_and_thorn_zealot_leave_five_of_ten_power() -> None:
    table = Table({}, {"hand": ["korvus-legionnaire", "thorn-zealot"]}, power=10)
    table.end("show korvus-legionnaire", "show thorn-zealot")
    assert (table.health, table.their("hand")) == ((50, 45), ["korvus-legionnaire", "thorn-zealot"])


@rule("SHI-6.13")
def test_ojas_copies_korvus_legionnaire_which_returns_a_second_champion() -> None:
    hand = ["korvus-legionnaire", "ojas-genesis-druid"]
    table = Table({"hand": hand, "discard": ["systema-ai", "axia"]})
    table.play("korvus-legionnaire", "pick axia@p1/discard.1").play("ojas-genesis-druid")
    assert (table.power, table.your("hand"), table.your("discard")) == (4, ["axia", "systema-ai"], [])


# Limiter Drones.


@rule("SHI-6.11", "SHI-13.21")
def test_limiter_drones_draw_a_card_without_a_champion_and_banish_nothing() -> None:
    table = Table({"hand": ["limiter-drones", "crystal"], "deck": ["blaster"], "discard": ["kiln-drone"]})
    table.play("limiter-drones")
    assert (table.your("hand"), table.banished) == (["crystal", "blaster"], [])
    assert table.is_your_move


@rule("SHI-3.3", "SHI-6.28")
def test_limiter_drones_with_a_champion_banish_a_card_from_hand_and_draw() -> None:
    you = {"hand": ["limiter-drones", "crystal"], "deck": ["blaster"], "play": ["evokatus"]}
    table = Table(you)
    table.play("limiter-drones", "pick crystal")
    assert (table.your("hand"), table.banished, table.your("discard")) == (["blaster"], ["crystal"], [])


@rule("SHI-6.28")
def test_limiter_drones_with_a_champion_banish_a_card_from_the_discard_pile_and_draw() -> None:
    you = {"hand": ["limiter-drones", "crystal"], "deck": ["blaster"], "play": ["evokatus"]}
    table = Table(you | {"discard": ["infinity-shard", "crystal"]})
    table.play("limiter-drones", "pick infinity-shard@p1/discard.1")
    assert (table.your("hand"), table.your("discard"), table.banished) == (
        ["crystal", "blaster"],
        ["crystal"],
        ["infinity-shard"],
    )
    assert table.is_your_move, "one card only"


@rule("SHI-7.14")
def test_limiter_drones_need_not_banish() -> None:
    you = {"hand": ["limiter-drones", "crystal"], "deck": ["blaster"], "play": ["evokatus"]}
    table = Table(you | {"discard": ["crystal"]})
    table.play("limiter-drones", "done")
    assert (table.your("hand"), table.your("discard"), table.banished) == (
        ["crystal", "blaster"],
        ["crystal"],
        [],
    )


@rule("SHI-6.1")
def test_limiter_drones_banish_before_they_draw() -> None:
    you = {"hand": ["limiter-drones", "crystal"], "deck": ["blaster"], "play": ["evokatus"]}
    table = Table(you)
    table.play("limiter-drones")
    assert sorted(table.options) == ["done", "pick crystal"]
    assert table.your("deck") == ["blaster"]


@rule("SHI-6.6")
def test_limiter_drones_banish_neither_cards_in_play_nor_those_of_the_opponent() -> None:
    you = {"hand": ["limiter-drones", "crystal"], "deck": ["blaster"]}
    table = Table(
        you | {"play": ["evokatus"]}, {"hand": ["crystal"], "discard": ["axia"], "play": ["systema-ai"]}
    )
    table.play("limiter-drones")
    assert sorted(table.options) == ["done", "pick crystal"]


@rule("SHI-3.8", "SHI-6.28")
def test_limiter_drones_with_a_champion_and_nothing_to_banish_draw_only() -> None:
    table = Table({"hand": ["limiter-drones"], "deck": ["blaster"], "play": ["evokatus"]})
    table.play("limiter-drones")
    assert (table.your("hand"), table.banished, table.is_your_move) == (["blaster"], [], True)


@rule("SHI-6.13")
def test_ojas_copies_limiter_drones_which_banish_and_draw_again() -> None:
    you = {"hand": ["limiter-drones", "ojas-genesis-druid"], "deck": ["blaster", "shard-reactor"]}
    table = Table(you | {"play": ["evokatus"], "discard": ["crystal", "kiln-drone"]})
    table.play("limiter-drones", "pick crystal@p1/discard.1")
    table.play("ojas-genesis-druid", "pick kiln-drone@p1/discard.1")
    assert (table.your("hand"), table.banished) == (["blaster", "shard-reactor"], ["crystal", "kiln-drone"])


# Mining Drones.


def test_mining_drones_give_a_crystal_and_draw_a_card() -> None:
    table = Table({"hand": ["mining-drones"], "deck": ["blaster", "crystal"]}, {"deck": ["crystal"]})
    table.play("mining-drones")
    assert (table.crystals, table.your("hand"), table.your("deck")) == (1, ["blaster"], ["crystal"])
    assert (table.their("hand"), table.their("deck")) == ([], ["crystal"])


@rule("SHI-3.1", "SHI-3.8", "SHI-6.6")
def test_mining_drones_give_the_crystal_also_if_there_is_no_card_to_draw() -> None:
    table = Table({"hand": ["mining-drones"]})
    table.play("mining-drones")
    assert (table.crystals, table.your("hand"), table.your("play")) == (1, [], ["mining-drones"])


@pytest.mark.parametrize("champions", [[], ["evokatus"]])
def test_mining_drones_and_reactor_drone_do_not_look_at_champions(champions: list[str]) -> None:
    table = Table({"hand": ["mining-drones", "reactor-drone"], "play": champions, "deck": ["blaster"]})
    table.play("mining-drones").play("reactor-drone")
    assert (table.crystals, table.your("hand")) == (1 + 3, ["blaster"])


@rule("SHI-6.13")
def test_ojas_copies_mining_drones() -> None:
    table = Table({"hand": ["mining-drones", "ojas-genesis-druid"], "deck": ["blaster", "crystal"]})
    table.play("mining-drones").play("ojas-genesis-druid")
    assert (table.crystals, table.your("hand")) == (2, ["blaster", "crystal"])


@rule("SHI-7.15")
def test_ojas_at_mastery_20_copies_korvus_legionnaire_twice_with_a_choice_each_time() -> None:
    discard = ["systema-ai", "axia", "evokatus", "primus-pilus"]
    table = Table({"hand": ["korvus-legionnaire", "ojas-genesis-druid"], "discard": discard, "mastery": 20})
    table.play("korvus-legionnaire", "pick axia@p1/discard.1")
    table.play("ojas-genesis-druid", "pick primus-pilus@p1/discard.1", "pick evokatus@p1/discard.1")
    assert table.your("hand") == ["axia", "primus-pilus", "evokatus"]
    assert (table.power, table.your("discard"), table.is_your_move) == (6, ["systema-ai"], True)
