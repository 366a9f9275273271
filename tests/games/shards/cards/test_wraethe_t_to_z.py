"""Wraethe from The Lost to Zen Chi Set, a scenario for each sentence."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

ZARA_RA = "zara-ra-soulflayer"
ZEN_CHI_SET = "zen-chi-set-godkiller"


@rule("SHI-7.40")
def test_the_lost_give_6_power_and_banish_nothing_for_another_leader() -> None:
    you = {"hand": ["the-lost", "blaster"], "discard": ["crystal"], "leader": "tetra"}
    table = Table({**you, "relics": ["the-heart-of-nothing", "the-world-piercer"]}, {"leader": "ko-syn-wu"})
    table.play("the-lost")
    assert (table.power, table.banished) == (6, [])
    assert table.is_your_move


@rule("SHI-7.40")
@pytest.mark.parametrize("choice", ["blaster", "crystal@p1/discard.1"])
def test_the_lost_let_ko_syn_wu_banish_a_card_of_hand_or_discard_pile(choice: str) -> None:
    you = {"hand": ["the-lost", "blaster"], "discard": ["crystal"], "leader": "ko-syn-wu"}
    table = Table(you, {"discard": ["blaster"]})
    table.play("the-lost")
    assert set(table.options) == {"pick blaster", "pick crystal@p1/discard.1", "done"}
    table.do(f"pick {choice}")
    assert (table.power, table.banished) == (6, [choice.partition("@")[0]])
    assert table.is_your_move


@rule("SHI-7.14")
def test_the_lost_need_not_banish() -> None:
    you = {"hand": ["the-lost", "blaster"], "discard": ["crystal"], "leader": "ko-syn-wu"}
    table = Table(you)
    table.play("the-lost", "done")
    assert (table.power, table.banished, table.your("hand")) == (6, [], ["blaster"])


# The World Piercer.


@rule("SHI-7.14")
def test_the_world_piercer_gives_2_mastery_and_returns_the_only_mercenary_unasked() -> None:
    you = {"hand": ["the-world-piercer"], "discard": ["crystal", "nil-assassin"], "mastery": 10}
    table = Table(you, {"mastery": 3})
    table.play("the-world-piercer")
    assert table.mastery == (12, 3)
    assert (table.your("hand"), table.your("discard")) == (["nil-assassin"], ["crystal"])
    assert table.is_your_move


@rule("SHI-6.2", "SHI-7.14")
def test_the_world_piercer_at_17_mastery_returns_one_mercenary_of_your_choice() -> None:
    you = {"hand": ["the-world-piercer"], "discard": ["spore-cleric", "nil-assassin"], "mastery": 17}
    table = Table(you)
    table.play("the-world-piercer")
    assert set(table.options) == {"pick nil-assassin@p1/discard.1", "pick spore-cleric@p1/discard.1"}
    table.do("pick spore-cleric@p1/discard.1")
    assert (table.your("hand"), table.your("discard")) == (["spore-cleric"], ["nil-assassin"])


@rule("SHI-6.3")
def test_the_world_piercer_at_18_mastery_reaches_20_and_returns_all_mercenaries() -> None:
    discard = ["spore-cleric", "nil-assassin", "nil-assassin", "pall-shades", "crystal"]
    table = Table(
        {"hand": ["the-world-piercer"], "discard": discard, "mastery": 18}, {"discard": ["fungal-hermit"]}
    )
    table.play("the-world-piercer")
    assert table.mastery[0] == 20
    assert sorted(table.your("hand")) == ["nil-assassin", "nil-assassin", "spore-cleric"]
    assert sorted(table.your("discard")) == ["crystal", "pall-shades"]
    assert table.their("discard") == ["fungal-hermit"]


@rule("SHI-3.8")
@pytest.mark.parametrize("mastery", [10, 20])
def test_the_world_piercer_returns_nothing_if_no_mercenary_is_there(mastery: int) -> None:
    you = {"hand": ["the-world-piercer"], "discard": ["pall-shades"], "mastery": mastery}
    table = Table(you, {"discard": ["nil-assassin"]})
    table.play("the-world-piercer")
    assert (table.mastery[0], table.your("hand")) == (mastery + 2, [])
    assert table.is_your_move


@rule("SHI-7.39")
@pytest.mark.parametrize("mastery", [10, 20])
def test_the_world_piercer_can_not_return_a_mercenary_played_this_turn(mastery: int) -> None:
    you = {"hand": ["nil-assassin", "the-world-piercer"], "mastery": mastery}
    table = Table(you, row=["spore-cleric"], crystals=2)
    table.play("nil-assassin").fast_play("spore-cleric").play("the-world-piercer")
    assert table.your("hand") == []


@rule("SHI-9.7", "SHI-6.27")
def test_the_world_piercer_in_the_discard_pile_is_a_wraethe_card_for_echo() -> None:
    table = Table({"hand": ["wraethe-skirmisher"], "discard": ["the-world-piercer"]})
    table.play("wraethe-skirmisher")
    assert table.power == 6


# Umbral Scourge.


@rule("SHI-3.3")
@pytest.mark.parametrize("choice", ["blaster", "crystal@p1/discard.1"])
def test_umbral_scourge_gives_1_mastery_and_banishes_a_card_of_hand_or_discard_pile(choice: str) -> None:
    you = {"hand": ["umbral-scourge", "blaster"], "discard": ["crystal"], "mastery": 5}
    table = Table(you, {"mastery": 5})
    table.play("umbral-scourge", f"pick {choice}")
    assert (table.mastery, table.power) == ((6, 5), 0)
    assert table.banished == [choice.partition("@")[0]]
    assert table.is_your_move


@rule("SHI-7.14")
def test_umbral_scourge_need_not_banish() -> None:
    table = Table({"hand": ["umbral-scourge", "blaster"], "discard": ["crystal"]})
    table.play("umbral-scourge", "done")
    assert (table.mastery[0], table.banished) == (1, [])


@rule("SHI-7.14")
def test_umbral_scourge_offers_nothing_of_the_opponent() -> None:
    table = Table({"hand": ["umbral-scourge", "blaster"]}, {"hand": ["crystal"], "discard": ["crystal"]})
    table.play("umbral-scourge")
    assert set(table.options) == {"pick blaster", "done"}


@rule("SHI-1.2")
def test_umbral_scourge_can_not_bring_mastery_above_30() -> None:
    table = Table({"hand": ["umbral-scourge"], "discard": ["crystal"], "mastery": 30})
    table.play("umbral-scourge", "pick crystal@p1/discard.1")
    assert (table.mastery[0], table.banished) == (30, ["crystal"])


# Wraethe Skirmisher, with the cases of Echo in general.


@rule("SHI-6.27")
def test_wraethe_skirmisher_gives_2_power_without_echo() -> None:
    table = Table({"hand": ["wraethe-skirmisher"], "discard": ["spore-cleric", "crystal"]})
    table.play("wraethe-skirmisher")
    assert table.power == 2


@rule("SHI-6.27")
def test_wraethe_skirmisher_gives_6_power_instead_with_echo() -> None:
    table = Table({"hand": ["wraethe-skirmisher"], "discard": ["pall-shades"]})
    table.play("wraethe-skirmisher")
    assert (table.power, table.your("discard")) == (6, ["pall-shades"])


@rule("SHI-6.27")
def test_wraethe_skirmisher_hears_the_echo_of_a_champion() -> None:
    table = Table({"hand": ["wraethe-skirmisher"], "discard": ["li-hin-the-shattered"]})
    table.play("wraethe-skirmisher")
    assert table.power == 6


@rule("SHI-6.27", "SHI-6.6")
def test_wraethe_skirmisher_hears_no_echo_from_hand_play_area_or_banished_pile() -> None:
    you = {"hand": ["wraethe-skirmisher", "nil-assassin", "pall-shades"], "play": ["li-hin-the-shattered"]}
    table = Table({**you, "deck": ["shadow-apostle"]}, banished=["the-lost"])
    table.play("nil-assassin").play("wraethe-skirmisher")
    assert table.power == 5 + 2


@rule("SHI-6.27")
def test_wraethe_skirmisher_hears_no_echo_from_the_opponents_discard_pile() -> None:
    table = Table({"hand": ["wraethe-skirmisher"]}, {"discard": ["nil-assassin"]})
    table.play("wraethe-skirmisher")
    assert table.power == 2


@rule("SHI-6.1", "SHI-6.27")
def test_wraethe_skirmisher_hears_no_echo_of_a_card_banished_before_it() -> None:
    you = {"hand": ["shadow-apostle", "wraethe-skirmisher"], "discard": ["nil-assassin"]}
    table = Table(you)
    table.play("shadow-apostle", "pick nil-assassin@p1/discard.1").play("wraethe-skirmisher")
    assert table.power == 2 + 2


# Zara Ra.


@rule("SHI-4.3")
def test_zara_ra_gives_4_power_and_1_mastery() -> None:
    table = Table({"hand": [ZARA_RA, "blaster"], "discard": ["crystal"], "mastery": 3}, {"mastery": 3})
    table.play(ZARA_RA)
    assert (table.power, table.mastery, table.banished) == (4, (4, 3), [])
    assert table.is_your_move


@rule("SHI-6.2")
def test_zara_ra_at_8_mastery_banishes_nothing() -> None:
    table = Table({"hand": [ZARA_RA, "blaster"], "discard": ["crystal"], "mastery": 8}, {"mastery": 20})
    table.play(ZARA_RA)
    assert table.mastery[0] == 9
    assert table.is_your_move


@rule("SHI-6.3", "SHI-7.3")
def test_zara_ra_at_9_mastery_reaches_her_bonus_and_banishes_from_hand_and_discard_pile() -> None:
    table = Table({"hand": [ZARA_RA, "blaster"], "discard": ["crystal"], "mastery": 9})
    table.play(ZARA_RA, "pick blaster", "pick crystal@p1/discard.1")
    assert sorted(table.banished) == ["blaster", "crystal"]
    assert (table.your("hand"), table.your("discard")) == ([], [])
    assert table.is_your_move


@rule("SHI-7.35")
def test_zara_ra_may_banish_two_cards_of_the_hand() -> None:
    table = Table({"hand": [ZARA_RA, "blaster", "shard-reactor"], "discard": ["crystal"], "mastery": 10})
    table.play(ZARA_RA, "pick blaster", "pick shard-reactor")
    assert sorted(table.banished) == ["blaster", "shard-reactor"]
    assert table.your("discard") == ["crystal"]


@rule("SHI-7.35")
def test_zara_ra_may_banish_two_cards_of_the_discard_pile() -> None:
    table = Table({"hand": [ZARA_RA, "blaster"], "discard": ["crystal", "shard-reactor"], "mastery": 10})
    table.play(ZARA_RA, "pick crystal@p1/discard.1", "pick shard-reactor@p1/discard.1")
    assert sorted(table.banished) == ["crystal", "shard-reactor"]
    assert table.your("hand") == ["blaster"]


@rule("SHI-7.35")
def test_zara_ra_may_banish_only_one_card() -> None:
    table = Table({"hand": [ZARA_RA, "blaster"], "discard": ["crystal"], "mastery": 10})
    table.play(ZARA_RA, "pick blaster", "done")
    assert (table.banished, table.your("discard")) == (["blaster"], ["crystal"])
    assert table.is_your_move


@rule("SHI-7.14")
def test_zara_ra_need_not_banish() -> None:
    table = Table({"hand": [ZARA_RA, "blaster"], "discard": ["crystal"], "mastery": 10})
    table.play(ZARA_RA, "done")
    assert (table.banished, table.power) == ([], 4)
    assert table.is_your_move


@rule("SHI-7.35")
def test_zara_ra_does_not_banish_a_third_card_nor_any_of_the_opponent() -> None:
    you = {"hand": [ZARA_RA, "blaster"], "discard": ["crystal", "shard-reactor"], "mastery": 10}
    table = Table(you, {"hand": ["crystal"], "discard": ["blaster"]})
    table.play(ZARA_RA)
    yours = {"pick blaster", "pick crystal@p1/discard.1", "pick shard-reactor@p1/discard.1", "done"}
    assert set(table.options) == yours
    table.do("pick blaster", "pick crystal@p1/discard.1")
    assert (table.your("discard"), table.is_your_move) == (["shard-reactor"], True)


# Zen Chi Set.


@rule("SHI-6.4", "SHI-7.14")
def test_zen_chi_set_on_exhausting_gives_3_power_and_returns_the_only_wraethe_card_unasked() -> None:
    table = Table({"hand": [ZEN_CHI_SET], "discard": ["nil-assassin", "crystal"]})
    table.play(ZEN_CHI_SET)
    assert (table.power, table.your("hand")) == (0, [])
    table.exhaust(ZEN_CHI_SET)
    assert (table.power, table.your("hand"), table.your("discard")) == (3, ["nil-assassin"], ["crystal"])
    assert table.is_your_move


@rule("SHI-7.14", "SHI-9.7")
def test_zen_chi_set_must_return_one_wraethe_card_of_any_type() -> None:
    discard = ["pall-shades", "li-hin-the-shattered", "the-heart-of-nothing", "spore-cleric", "crystal"]
    table = Table({"play": [ZEN_CHI_SET], "discard": discard}, {"discard": ["nil-assassin"]})
    table.exhaust(ZEN_CHI_SET)
    wraethe = ["pall-shades", "li-hin-the-shattered", "the-heart-of-nothing"]
    assert set(table.options) == {f"pick {card}@p1/discard.1" for card in wraethe}
    table.do("pick li-hin-the-shattered@p1/discard.1")
    assert table.your("hand") == ["li-hin-the-shattered"]


@rule("SHI-3.8")
def test_zen_chi_set_returns_nothing_if_no_wraethe_card_is_in_your_discard_pile() -> None:
    you = {"play": [ZEN_CHI_SET], "discard": ["spore-cleric", "crystal"]}
    table = Table(you, {"discard": ["nil-assassin"]})
    table.exhaust(ZEN_CHI_SET)
    assert (table.power, table.your("hand"), table.their("discard")) == (3, [], ["nil-assassin"])
    assert table.is_your_move


@rule("SHI-6.6")
def test_zen_chi_set_can_not_return_a_card_played_this_turn() -> None:
    table = Table({"hand": ["nil-assassin"], "play": [ZEN_CHI_SET]})
    table.play("nil-assassin").exhaust(ZEN_CHI_SET)
    assert (table.power, table.your("hand"), table.your("play")) == (8, [], [ZEN_CHI_SET, "nil-assassin"])
