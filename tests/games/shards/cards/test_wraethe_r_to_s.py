"""Wraethe from Ru Bo Vai to Shadow Apostle, a scenario for each sentence."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

RU_BO_VAI = "ru-bo-vai-the-transcendant"


@rule("SHI-6.4")
def test_ru_bo_vai_gives_4_power_on_exhausting_only() -> None:
    table = Table({"hand": [RU_BO_VAI]})
    table.play(RU_BO_VAI)
    assert table.power == 0
    table.exhaust(RU_BO_VAI)
    assert table.power == 4


@rule("SHI-6.2")
def test_ru_bo_vai_at_9_mastery_leaves_shields_alone() -> None:
    table = Table({"play": [RU_BO_VAI], "mastery": 9}, {"hand": ["thorn-zealot"], "mastery": 20})
    table.exhaust(RU_BO_VAI).end("show thorn-zealot")
    assert table.health[1] == 50 - 4 + 3


@rule("SHI-7.27")
def test_ru_bo_vai_at_10_mastery_ignores_shields_in_hand_whatever_card_gave_the_power() -> None:
    foe = {"hand": ["thorn-zealot", "cryptofist-monk", "zetta-the-encryptor"]}
    table = Table({"hand": ["nil-assassin"], "play": [RU_BO_VAI], "mastery": 10}, foe)
    table.play("nil-assassin").exhaust(RU_BO_VAI).end()
    assert table.health[1] == 50 - 5 - 4
    assert table.their("hand") == foe["hand"]


@rule("SHI-7.27")
def test_ru_bo_vai_ignores_datic_robes() -> None:
    foe = {"hand": ["datic-robes"], "mastery": 20}
    table = Table({"play": [RU_BO_VAI], "mastery": 10}, foe)
    table.exhaust(RU_BO_VAI).end()
    assert table.health[1] == 46


@rule("SHI-7.27")
@pytest.mark.parametrize("mastery", [0, 20])
def test_ru_bo_vai_ignores_praetorian_02(mastery: int) -> None:
    foe = {"play": ["praetorian-02"], "mastery": mastery}
    table = Table({"play": [RU_BO_VAI], "mastery": 10}, foe)
    table.exhaust(RU_BO_VAI).end()
    assert table.health[1] == 46


@rule("SHI-7.27", "SHI-5.1")
def test_ru_bo_vai_ignores_the_shields_of_all_opponents() -> None:
    you = {"play": [RU_BO_VAI], "mastery": 10}
    table = Table(you, {"hand": ["thorn-zealot"]}, {"hand": ["cryptofist-monk"]}, power=6)
    table.exhaust(RU_BO_VAI).end("assign p2 5")
    assert table.health == (50, 45, 45)


@rule("SHI-7.27")
def test_ru_bo_vai_ignores_shields_only_in_the_turn_it_was_exhausted() -> None:
    you = {"play": [RU_BO_VAI], "deck": ["nil-assassin", *["crystal"] * 9], "mastery": 10}
    table = Table(you, {"deck": ["thorn-zealot", *["crystal"] * 4]})
    table.exhaust(RU_BO_VAI).end().do("end").play("nil-assassin").end("show thorn-zealot", "done")
    assert table.health[1] == 50 - 4 - 5 + 3


@rule("SHI-7.27")
def test_ru_bo_vai_does_not_open_the_shields_of_its_own_player() -> None:
    you = {"play": [RU_BO_VAI], "deck": ["thorn-zealot", *["crystal"] * 4], "mastery": 10}
    table = Table(you, {"hand": ["nil-assassin"]})
    table.exhaust(RU_BO_VAI).end().do("play nil-assassin", "end", "show thorn-zealot", "done")
    assert table.health[0] == 50 - 5 + 3


@rule("SHI-6.1", "SHI-6.2")
def test_ru_bo_vai_checks_mastery_on_exhausting_only() -> None:
    you = {"hand": ["fungal-hermit"], "play": [RU_BO_VAI], "mastery": 9}
    table = Table(you, {"hand": ["thorn-zealot"]})
    table.exhaust(RU_BO_VAI).play("fungal-hermit").end("show thorn-zealot")
    assert table.health[1] == 49


# Scion of Nothingness.


@rule("SHI-6.27")
def test_scion_of_nothingness_gives_3_power_without_echo() -> None:
    table = Table({"hand": ["scion-of-nothingness"], "discard": ["crystal", "spore-cleric"]})
    table.play("scion-of-nothingness")
    assert table.power == 3


@rule("SHI-6.27")
def test_scion_of_nothingness_gives_2_more_for_each_wraethe_card_in_your_discard_pile() -> None:
    discard = ["nil-assassin", "nil-assassin", "pall-shades", "crystal", "reactor-drone"]
    table = Table({"hand": ["scion-of-nothingness"], "discard": discard}, {"discard": ["shadow-apostle"]})
    table.play("scion-of-nothingness")
    assert table.power == 3 + 2 * 3


@rule("SHI-9.7")
def test_scion_of_nothingness_counts_champions_and_relics_of_the_wraethe() -> None:
    discard = ["zen-chi-set-godkiller", "the-heart-of-nothing"]
    table = Table({"hand": ["scion-of-nothingness"], "discard": discard})
    table.play("scion-of-nothingness")
    assert table.power == 3 + 2 * 2


@rule("SHI-6.6")
def test_scion_of_nothingness_counts_neither_cards_played_this_turn_nor_itself_nor_those_in_hand() -> None:
    you = {"hand": ["nil-assassin", "scion-of-nothingness", "pall-shades"], "play": ["li-hin-the-shattered"]}
    table = Table(you)
    table.play("nil-assassin").play("scion-of-nothingness")
    assert table.power == 5 + 3


@rule("SHI-4.4", "SHI-6.27")
def test_scion_of_nothingness_counts_a_card_recruited_this_turn() -> None:
    table = Table({"hand": ["scion-of-nothingness"]}, row=["nil-assassin"], crystals=2)
    table.recruit("nil-assassin").play("scion-of-nothingness")
    assert table.power == 5


# Shadebound Sentry.


@rule("SHI-7.14")
def test_shadebound_sentry_gives_3_power_and_returns_the_only_mercenary_unasked() -> None:
    you = {"hand": ["shadebound-sentry"], "discard": ["crystal", "nil-assassin"]}
    table = Table(you)
    table.play("shadebound-sentry")
    assert table.power == 3
    assert (table.your("hand"), table.your("discard")) == (["nil-assassin"], ["crystal"])
    assert table.is_your_move


@rule("SHI-7.14")
def test_shadebound_sentry_must_return_one_of_several_mercenaries_of_any_faction() -> None:
    discard = ["nil-assassin", "spore-cleric", "pall-shades", "crystal"]
    table = Table({"hand": ["shadebound-sentry"], "discard": discard}, {"discard": ["fungal-hermit"]})
    table.play("shadebound-sentry")
    assert set(table.options) == {"pick nil-assassin@p1/discard.1", "pick spore-cleric@p1/discard.1"}
    table.do("pick spore-cleric@p1/discard.1")
    assert table.your("hand") == ["spore-cleric"]
    assert table.your("discard") == ["nil-assassin", "pall-shades", "crystal"]


@rule("SHI-3.8")
def test_shadebound_sentry_returns_nothing_if_no_mercenary_is_in_your_discard_pile() -> None:
    you = {"hand": ["shadebound-sentry"], "discard": ["pall-shades", "crystal"]}
    table = Table(you, {"discard": ["nil-assassin"]}, row=["nil-assassin"])
    table.play("shadebound-sentry")
    assert (table.power, table.your("hand"), table.their("discard")) == (3, [], ["nil-assassin"])
    assert table.is_your_move


@rule("SHI-7.39", "SHI-6.6")
def test_shadebound_sentry_can_not_return_a_mercenary_played_this_turn() -> None:
    table = Table({"hand": ["nil-assassin", "shadebound-sentry"]}, row=["spore-cleric"], crystals=2)
    table.play("nil-assassin").fast_play("spore-cleric").play("shadebound-sentry")
    assert table.your("hand") == []
    assert table.your("play") == ["nil-assassin", "spore-cleric", "shadebound-sentry"]


@rule("SHI-4.14")
def test_shadebound_sentry_returns_a_mercenary_recruited_this_turn_which_is_then_an_ordinary_ally() -> None:
    you = {"hand": ["shadebound-sentry"], "deck": ["crystal"] * 5}
    table = Table(you, row=["nil-assassin"], crystals=2)
    table.recruit("nil-assassin").play("shadebound-sentry").play("nil-assassin")
    assert table.power == 3 + 5
    table.end()
    assert sorted(table.your("discard")) == ["nil-assassin", "shadebound-sentry"]


@rule("SHI-12.3")
def test_shadebound_sentry_returns_the_mercenary_in_view_of_all() -> None:
    table = Table({"hand": ["shadebound-sentry", "crystal"], "discard": ["nil-assassin"]})
    table.play("shadebound-sentry")
    assert sorted(map(str, table.state.view(1)["zones"]["p1/hand"]["cards"])) == ["None", "nil-assassin"]


@rule("SHI-6.13")
def test_shadebound_sentry_copied_by_ojas_returns_a_second_mercenary() -> None:
    you = {"hand": ["shadebound-sentry", "ojas-genesis-druid"], "discard": ["nil-assassin", "spore-cleric"]}
    table = Table(you)
    table.play("shadebound-sentry", "pick nil-assassin@p1/discard.1").play("ojas-genesis-druid")
    assert sorted(table.your("hand")) == ["nil-assassin", "spore-cleric"]
    assert table.power == 6


# Shadow Apostle.


@rule("SHI-3.3")
def test_shadow_apostle_gives_2_power_and_banishes_a_card_of_the_discard_pile() -> None:
    table = Table(
        {"hand": ["shadow-apostle", "blaster"], "discard": ["crystal"]}, {"discard": ["shard-reactor"]}
    )
    table.play("shadow-apostle", "pick crystal@p1/discard.1")
    assert table.power == 2
    assert (table.banished, table.your("discard"), table.your("hand")) == (["crystal"], [], ["blaster"])
    assert table.is_your_move


@rule("SHI-3.3")
def test_shadow_apostle_banishes_a_card_of_the_hand() -> None:
    table = Table({"hand": ["shadow-apostle", "blaster"], "discard": ["crystal"]})
    table.play("shadow-apostle", "pick blaster")
    assert (table.banished, table.your("discard"), table.your("hand")) == (["blaster"], ["crystal"], [])


@rule("SHI-7.14")
def test_shadow_apostle_need_not_banish() -> None:
    table = Table({"hand": ["shadow-apostle", "blaster"], "discard": ["crystal"]})
    table.play("shadow-apostle", "done")
    assert (table.banished, table.your("discard"), table.your("hand")) == ([], ["crystal"], ["blaster"])
    assert table.power == 2


@rule("SHI-7.14")
def test_shadow_apostle_offers_only_your_own_hand_and_discard_pile() -> None:
    you = {"hand": ["shadow-apostle", "blaster"], "discard": ["crystal"], "deck": ["shard-reactor"]}
    foe = {"hand": ["crystal"], "discard": ["blaster"], "play": ["evokatus"]}
    table = Table({**you, "play": ["li-hin-the-shattered"]}, foe, row=["nil-assassin"])
    table.play("shadow-apostle")
    assert set(table.options) == {"pick blaster", "pick crystal@p1/discard.1", "done"}


@rule("SHI-4.5")
def test_shadow_apostle_fast_played_banishes_too() -> None:
    table = Table({"discard": ["crystal"]}, row=["shadow-apostle"], crystals=2)
    table.fast_play("shadow-apostle", "pick crystal@p1/discard.1")
    assert (table.power, table.banished) == (2, ["crystal"])
