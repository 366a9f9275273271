"""Homo Deus: Numeri Drones with their rulings, and Optio Crusher."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

DRONES = {"play": ["numeri-drones"]}


def test_numeri_drones_give_a_crystal_on_exhausting_and_nothing_on_playing() -> None:
    table = Table({"hand": ["numeri-drones"]})
    table.play("numeri-drones")
    assert table.crystals == 0
    table.exhaust("numeri-drones")
    assert (table.crystals, table.power) == (1, 0)


@rule("SHI-7.18")
def test_numeri_drones_put_the_next_homo_deus_champion_recruited_into_play_without_a_choice() -> None:
    table = Table(DRONES, row=["axia"], crystals=5)
    table.exhaust("numeri-drones").recruit("axia")
    assert (table.your("play"), table.your("discard"), table.crystals) == (["numeri-drones", "axia"], [], 0)
    assert table.is_your_move


@rule("SHI-7.18")
def test_numeri_drones_let_you_pay_with_the_crystal_they_give_exactly() -> None:
    table = Table(DRONES, row=["optio-crusher"], crystals=4)
    assert "recruit optio-crusher@row.1" not in table.options
    table.exhaust("numeri-drones").recruit("optio-crusher")
    assert (table.your("play"), table.crystals) == (["numeri-drones", "optio-crusher"], 0)


@rule("SHI-7.18")
def test_numeri_drones_do_nothing_for_a_champion_recruited_before() -> None:
    table = Table(DRONES, row=["optio-crusher"], crystals=5)
    table.recruit("optio-crusher").exhaust("numeri-drones")
    assert (table.your("play"), table.your("discard")) == (["numeri-drones"], ["optio-crusher"])


def test_numeri_drones_in_play_that_were_not_exhausted_do_nothing() -> None:
    table = Table(DRONES, row=["optio-crusher"], crystals=5)
    table.recruit("optio-crusher")
    assert table.your("discard") == ["optio-crusher"]


@rule("SHI-4.6", "SHI-7.5")
def test_a_champion_put_into_play_by_numeri_drones_can_be_exhausted_at_once() -> None:
    table = Table(DRONES, row=["optio-crusher"], crystals=4)
    table.exhaust("numeri-drones").recruit("optio-crusher").exhaust("optio-crusher")
    assert table.power == 3


@rule("SHI-7.5")
def test_the_play_effect_of_a_champion_put_into_play_by_numeri_drones_resolves() -> None:
    table = Table(DRONES | {"deck": ["blaster", "crystal"]}, row=["evokatus"], crystals=3)
    table.exhaust("numeri-drones").recruit("evokatus")
    assert (table.your("hand"), table.your("deck")) == (["blaster"], ["crystal"])


@rule("SHI-3.2", "SHI-3.6", "SHI-7.5")
def test_the_row_is_filled_before_the_play_effect_of_a_champion_put_into_play() -> None:
    row = ["evokatus"] + ["kiln-drone"] * 3 + ["nil-assassin"] * 2
    table = Table(DRONES | {"deck": ["blaster"]}, row=row, centre=["spore-cleric"], crystals=3)
    table.exhaust("numeri-drones").recruit("evokatus")
    assert table.row == ["spore-cleric", *row[1:]]
    assert table.kinds().index("laid") < table.kinds().index("drew")


@rule("SHI-6.10", "SHI-7.5", "SHI-13.14")
def test_a_champion_put_into_play_by_numeri_drones_counts_for_dominion() -> None:
    played = [{"card": card, "played": True} for card in ("spore-cleric", "nil-assassin")]
    you = {"play": ["numeri-drones", *played], "hand": ["order-initiate"]}
    table = Table(you, row=["optio-crusher"], crystals=4)
    table.exhaust("numeri-drones").recruit("optio-crusher").play("order-initiate")
    assert (table.mastery, table.is_your_move) == ((2, 0), True)


@rule("SHI-6.10")
def test_without_the_champion_numeri_drones_in_play_do_not_count_for_dominion() -> None:
    played = [{"card": card, "played": True} for card in ("spore-cleric", "nil-assassin")]
    table = Table({"play": ["numeri-drones", *played], "hand": ["order-initiate"]})
    table.exhaust("numeri-drones").play("order-initiate")
    assert table.mastery == (0, 0)


@pytest.mark.parametrize("other", ["systema-ai", "kiln-drone", "korvus-legionnaire"])
def test_numeri_drones_pass_over_allies_and_champions_of_other_factions_and_go_on_waiting(other: str) -> None:
    table = Table(DRONES, row=[other, "optio-crusher"], crystals=10)
    table.exhaust("numeri-drones").recruit(other).recruit("optio-crusher")
    assert table.your("discard") == [other]
    assert table.your("play") == ["numeri-drones", "optio-crusher"]


@rule("SHI-7.19")
def test_numeri_drones_serve_one_champion_only() -> None:
    table = Table(DRONES, row=["optio-crusher", "primus-pilus"], crystals=10)
    table.exhaust("numeri-drones").recruit("optio-crusher").recruit("primus-pilus")
    assert (table.your("play"), table.your("discard")) == (
        ["numeri-drones", "optio-crusher"],
        ["primus-pilus"],
    )


@rule("SHI-7.19")
def test_two_numeri_drones_serve_the_next_two_champions() -> None:
    you = {"play": ["numeri-drones", "numeri-drones"]}
    table = Table(you, row=["optio-crusher", "primus-pilus", "drakonarius"], crystals=20)
    table.exhaust("numeri-drones.1").exhaust("numeri-drones.2")
    table.recruit("optio-crusher").recruit("primus-pilus").recruit("drakonarius")
    assert table.your("play")[2:] == ["optio-crusher", "primus-pilus"]
    assert table.your("discard") == ["drakonarius"]


@rule("SHI-7.18", "SHI-7.19")
def test_numeri_drones_put_into_play_by_numeri_drones_serve_a_champion_in_turn() -> None:
    table = Table(DRONES, row=["numeri-drones", "axia"], crystals=10)
    table.exhaust("numeri-drones").recruit("numeri-drones").exhaust("numeri-drones.2").recruit("axia")
    assert table.your("play") == ["numeri-drones", "numeri-drones", "axia"]
    assert table.crystals == 10 + 1 - 3 + 1 - 5


@rule("SHI-7.19")
def test_what_numeri_drones_did_not_serve_ends_with_the_turn() -> None:
    you = DRONES | {"deck": ["shard-reactor", "reactor-drone", "crystal", "crystal", "crystal"]}
    table = Table(you, row=["optio-crusher"])
    table.exhaust("numeri-drones").end("end")
    table.play("shard-reactor").play("reactor-drone").recruit("optio-crusher")
    assert (table.your("play"), table.your("discard")[-1]) == (
        ["numeri-drones", "shard-reactor", "reactor-drone"],
        "optio-crusher",
    )


@rule("SHI-7.19")
def test_numeri_drones_do_nothing_for_the_opponent() -> None:
    foe = {"hand": ["reactor-drone", "shard-reactor"]}
    table = Table(DRONES, foe, row=["optio-crusher"])
    table.exhaust("numeri-drones").end()
    table.play("reactor-drone").play("shard-reactor").recruit("optio-crusher")
    assert table.their("discard") == ["optio-crusher"]


@rule("SHI-7.18")
def test_numeri_drones_serve_a_champion_that_portal_monk_recruits() -> None:
    table = Table(DRONES | {"hand": ["portal-monk"]}, row=["drakonarius"])
    table.exhaust("numeri-drones").play("portal-monk")
    assert table.your("play") == ["numeri-drones", "portal-monk", "drakonarius"]
    assert (table.crystals, table.is_your_move) == (1, True)


@rule("SHI-7.20")
def test_with_portal_monk_at_mastery_15_you_choose_play_for_the_champion() -> None:
    table = Table(DRONES | {"hand": ["portal-monk"], "mastery": 15}, row=["drakonarius"])
    table.exhaust("numeri-drones").play("portal-monk")
    assert sorted(table.options) == ["to-hand", "to-play"]
    table.do("to-play")
    assert (table.your("play"), table.your("hand")) == (["numeri-drones", "portal-monk", "drakonarius"], [])


@rule("SHI-7.20")
def test_with_portal_monk_at_mastery_15_you_choose_hand_for_the_champion() -> None:
    table = Table(DRONES | {"hand": ["portal-monk"], "mastery": 15}, row=["drakonarius"])
    table.exhaust("numeri-drones").play("portal-monk", "to-hand")
    assert (table.your("play"), table.your("hand")) == (["numeri-drones", "portal-monk"], ["drakonarius"])


@rule("SHI-7.20")
def test_with_portal_monk_at_mastery_15_there_is_no_choice_for_another_card() -> None:
    table = Table(DRONES | {"hand": ["portal-monk"], "mastery": 15}, row=["systema-ai"])
    table.exhaust("numeri-drones").play("portal-monk")
    assert (table.your("hand"), table.is_your_move) == (["systema-ai"], True)


@rule("SHI-7.18", "SHI-9.2")
def test_numeri_drones_serve_the_relic_praetorian_02() -> None:
    table = Table(DRONES | {"relics": ["praetorian-01", "praetorian-02"], "mastery": 10})
    table.exhaust("numeri-drones").do("relic praetorian-02@p1/relics.1")
    assert (table.your("play"), table.your("discard")) == (["numeri-drones", "praetorian-02"], [])
    assert table.your("relics") == []


@rule("SHI-7.18", "SHI-9.2")
def test_numeri_drones_do_nothing_for_the_relic_praetorian_01_which_is_an_ally() -> None:
    table = Table(DRONES | {"relics": ["praetorian-01", "praetorian-02"], "mastery": 10})
    table.exhaust("numeri-drones").do("relic praetorian-01@p1/relics.1")
    assert (table.your("play"), table.your("discard")) == (["numeri-drones"], ["praetorian-01"])


@rule("SHI-7.17")
def test_a_champion_put_into_play_by_numeri_drones_returns_praetorian_01() -> None:
    table = Table(DRONES | {"discard": ["praetorian-01"]}, row=["optio-crusher"], crystals=4)
    table.exhaust("numeri-drones").recruit("optio-crusher")
    assert (table.your("hand"), table.your("discard")) == (["praetorian-01"], [])


@rule("SHI-6.14")
def test_numeri_drones_put_axia_into_play_at_her_lower_price() -> None:
    table = Table({"play": ["numeri-drones", "evokatus"]}, row=["axia"], crystals=4)
    table.exhaust("numeri-drones").recruit("axia")
    assert (table.crystals, table.your("play")) == (0, ["numeri-drones", "evokatus", "axia"])


# Optio Crusher.


@pytest.mark.parametrize(("mastery", "power"), [(0, 3), (9, 3), (10, 5), (30, 5)])
@rule("SHI-6.2", "SHI-6.4")
def test_optio_crusher_gives_3_power_and_5_instead_from_mastery_10(mastery: int, power: int) -> None:
    table = Table({"play": ["optio-crusher"], "mastery": mastery})
    table.exhaust("optio-crusher")
    assert (table.power, table.crystals, table.mastery) == (power, 0, (mastery, 0))


@rule("SHI-6.4")
def test_optio_crusher_does_nothing_on_playing_and_looks_only_at_its_players_mastery() -> None:
    table = Table({"hand": ["optio-crusher"], "mastery": 9}, {"mastery": 10})
    table.play("optio-crusher")
    assert table.power == 0
    table.exhaust("optio-crusher")
    assert table.power == 3


@rule("SHI-4.6", "SHI-4.11", "SHI-4.12")
def test_each_of_two_optio_crushers_is_exhausted_once_a_turn() -> None:
    table = Table({"play": ["optio-crusher", "optio-crusher"]})
    table.exhaust("optio-crusher.1").exhaust("optio-crusher.2")
    assert (table.power, table.options) == (6, ["end"])
    table.end("end")
    assert "exhaust optio-crusher.1" in table.options
