"""SHI-7: rulings on cards of the Wraethe, and on what is optional."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

ZARA_RA = "zara-ra-soulflayer"
FAO = "fao-cutul-the-formless"
RU_BO_VAI = "ru-bo-vai-the-transcendant"


@rule("SHI-7.3")
def test_zara_ra_may_banish_one_card_from_hand_and_one_from_the_discard_pile() -> None:
    table = Table({"hand": [ZARA_RA, "crystal"], "discard": ["blaster"], "mastery": 10})
    table.play(ZARA_RA, "pick crystal", "pick blaster@p1/discard.1")
    assert sorted(table.banished) == ["blaster", "crystal"]
    assert (table.your("hand"), table.your("discard"), table.is_your_move) == ([], [], True)


@rule("SHI-7.35")
def test_zara_ra_may_banish_two_cards_from_the_discard_pile() -> None:
    table = Table({"hand": [ZARA_RA, "crystal"], "discard": ["blaster", "nil-assassin"], "mastery": 10})
    table.play(ZARA_RA, "pick blaster@p1/discard.1", "pick nil-assassin@p1/discard.1")
    assert (table.your("hand"), table.your("discard")) == (["crystal"], [])


@rule("SHI-7.35")
def test_zara_ra_may_banish_two_cards_from_hand() -> None:
    table = Table({"hand": [ZARA_RA, "crystal", "blaster"], "discard": ["nil-assassin"], "mastery": 10})
    table.play(ZARA_RA, "pick crystal", "pick blaster")
    assert (table.your("hand"), table.your("discard")) == ([], ["nil-assassin"])


@rule("SHI-7.35", "SHI-7.14")
def test_zara_ra_may_banish_one_card_only_or_none() -> None:
    you = {"hand": [ZARA_RA, "crystal"], "discard": ["blaster"], "mastery": 10}
    assert Table(you).play(ZARA_RA, "pick crystal", "done").banished == ["crystal"]
    table = Table(you).play(ZARA_RA, "done")
    assert (table.banished, table.is_your_move) == ([], True)


@rule("SHI-7.35")
def test_zara_ra_never_banishes_three_cards() -> None:
    table = Table({"hand": [ZARA_RA], "discard": ["blaster", "nil-assassin", "spore-cleric"], "mastery": 10})
    table.play(ZARA_RA, "pick blaster@p1/discard.1", "pick nil-assassin@p1/discard.1")
    assert table.is_your_move
    assert table.your("discard") == ["spore-cleric"]


@rule("SHI-7.3", "SHI-6.3")
@pytest.mark.parametrize(("mastery", "asked"), [(8, False), (9, True)])
def test_zara_ra_banishes_from_ten_mastery_her_own_included(mastery: int, asked: bool) -> None:
    table = Table({"hand": [ZARA_RA, "crystal"], "mastery": mastery}).play(ZARA_RA)
    assert (table.power, table.mastery[0]) == (4, mastery + 1)
    assert ("pick crystal" in table.options) is asked


@rule("SHI-7.3")
def test_zara_ra_banishes_no_cards_of_an_opponent_or_in_play() -> None:
    you = {"hand": ["blaster", ZARA_RA], "discard": ["crystal"], "mastery": 10, "play": ["evokatus"]}
    table = Table(you, {"discard": ["nil-assassin"]}, row=["spore-cleric"]).play("blaster").play(ZARA_RA)
    assert table.options == ["pick crystal@p1/discard.1", "done"]


@rule("SHI-7.14")
@pytest.mark.parametrize("card", ["shadow-apostle", "umbral-scourge", "the-lost", "limiter-drones"])
def test_banishing_is_optional(card: str) -> None:
    you = {"hand": [card], "discard": ["crystal"], "leader": "ko-syn-wu", "play": ["evokatus"]}
    table = Table(you | {"deck": ["spore-cleric"]}).play(card, "done")
    assert (table.banished, table.your("discard")) == ([], ["crystal"])


@rule("SHI-7.14")
@pytest.mark.parametrize("card", ["shadow-apostle", "umbral-scourge", "the-lost", "limiter-drones"])
def test_banishing_takes_one_card_if_the_player_likes(card: str) -> None:
    you = {"hand": [card], "discard": ["crystal", "blaster"], "leader": "ko-syn-wu", "play": ["evokatus"]}
    table = Table(you | {"deck": ["spore-cleric"]}).play(card, "pick crystal@p1/discard.1")
    assert (table.banished, table.your("discard"), table.is_your_move) == (["crystal"], ["blaster"], True)


@rule("SHI-7.14")
def test_korvus_legionnaire_must_return_a_champion() -> None:
    table = Table({"hand": ["korvus-legionnaire"], "discard": ["evokatus", "axia", "crystal"]})
    table.play("korvus-legionnaire")
    assert table.options == ["pick evokatus@p1/discard.1", "pick axia@p1/discard.1"]
    table = Table({"hand": ["korvus-legionnaire"], "discard": ["evokatus", "crystal"]})
    assert table.play("korvus-legionnaire").your("hand") == ["evokatus"]


@rule("SHI-7.14")
def test_shadebound_sentry_must_return_a_mercenary() -> None:
    table = Table({"hand": ["shadebound-sentry"], "discard": ["nil-assassin", "spore-cleric", "evokatus"]})
    table.play("shadebound-sentry")
    assert table.options == ["pick nil-assassin@p1/discard.1", "pick spore-cleric@p1/discard.1"]
    table = Table({"hand": ["shadebound-sentry"], "discard": ["nil-assassin"]}).play("shadebound-sentry")
    assert table.your("hand") == ["nil-assassin"]


@rule("SHI-7.14")
def test_zen_chi_set_must_return_a_wraethe_card() -> None:
    discard = ["wraethe-skirmisher", "li-hin-the-shattered", "crystal"]
    table = Table({"play": ["zen-chi-set-godkiller"], "discard": discard}).exhaust("zen-chi-set-godkiller")
    expected = ["pick wraethe-skirmisher@p1/discard.1", "pick li-hin-the-shattered@p1/discard.1"]
    assert table.options == expected
    assert table.do(expected[1]).your("hand") == ["li-hin-the-shattered"]


@rule("SHI-7.14")
def test_the_world_piercer_must_return_one_mercenary_below_twenty() -> None:
    table = Table({"hand": ["the-world-piercer"], "discard": ["nil-assassin", "spore-cleric"], "mastery": 17})
    table.play("the-world-piercer")
    assert table.options == ["pick nil-assassin@p1/discard.1", "pick spore-cleric@p1/discard.1"]
    table.do("pick spore-cleric@p1/discard.1")
    assert (table.your("hand"), table.your("discard")) == (["spore-cleric"], ["nil-assassin"])


@rule("SHI-7.14", "SHI-3.8")
@pytest.mark.parametrize(("card", "power"), [("korvus-legionnaire", 2), ("shadebound-sentry", 3)])
def test_what_can_not_be_returned_is_not_and_the_rest_applies(card: str, power: int) -> None:
    table = Table({"hand": [card], "discard": ["crystal"]}).play(card)
    assert (table.power, table.your("discard"), table.is_your_move) == (power, ["crystal"], True)


@rule("SHI-7.39")
def test_shadebound_sentry_can_not_return_a_mercenary_played_this_turn() -> None:
    you = {"hand": ["spore-cleric", "shadebound-sentry"]}
    table = Table(you, row=["nil-assassin"], crystals=2).play("spore-cleric").fast_play("nil-assassin")
    table.play("shadebound-sentry")
    assert (table.your("hand"), table.is_your_move) == ([], True)


@rule("SHI-7.39")
def test_the_world_piercer_can_not_return_a_mercenary_played_this_turn() -> None:
    you = {"hand": ["spore-cleric", "the-world-piercer"], "discard": ["nil-assassin"], "mastery": 20}
    table = Table(you).play("spore-cleric").play("the-world-piercer")
    assert table.your("hand") == ["nil-assassin"]
    assert table.your("play") == ["spore-cleric", "the-world-piercer"]


@rule("SHI-7.39")
def test_shadebound_sentry_can_return_a_mercenary_recruited_this_turn() -> None:
    table = Table({"hand": ["shadebound-sentry"]}, row=["nil-assassin"], crystals=2)
    assert table.recruit("nil-assassin").play("shadebound-sentry").your("hand") == ["nil-assassin"]


@rule("SHI-7.37")
@pytest.mark.parametrize(("mastery", "power"), [(19, 7), (20, 14)])
def test_fao_cutul_doubles_all_power_its_own_included(mastery: int, power: int) -> None:
    table = Table({"play": [FAO], "mastery": mastery}, power=5).exhaust(FAO)
    assert table.power == power


@rule("SHI-7.37")
def test_fao_cutul_does_not_double_power_already_spent_or_gained_later() -> None:
    table = Table({"play": [FAO], "hand": ["blaster"], "mastery": 20}, {"play": ["evokatus"]}, power=5)
    table.attack("evokatus").exhaust(FAO).play("blaster")
    assert table.power == (5 - 2 + 2) * 2 + 1


@rule("SHI-7.27")
@pytest.mark.parametrize(("mastery", "health"), [(9, 50), (10, 46)])
def test_ru_bo_vai_ignores_shields_in_play_from_ten_mastery(mastery: int, health: int) -> None:
    foe = {"play": ["praetorian-02"], "mastery": 20}
    table = Table({"play": [RU_BO_VAI], "mastery": mastery}, foe).exhaust(RU_BO_VAI).end()
    assert table.health[1] == health


@rule("SHI-7.27")
def test_ru_bo_vai_ignores_shields_in_hand_for_power_of_any_card() -> None:
    foe = {"hand": ["cryptofist-monk", "datic-robes"], "mastery": 9}
    table = Table({"play": [RU_BO_VAI], "hand": ["nil-assassin"], "mastery": 10}, foe)
    table.play("nil-assassin").exhaust(RU_BO_VAI).end()
    assert table.health == (50, 50 - 9)
    assert "blocked" not in table.kinds()


@rule("SHI-7.27")
def test_shields_count_again_in_the_next_turn() -> None:
    you = {"play": [RU_BO_VAI], "mastery": 10, "deck": ["nil-assassin"] + ["crystal"] * 4}
    table = Table(you, {"play": ["praetorian-02"]}).exhaust(RU_BO_VAI).end()
    assert table.health[1] == 46
    table.end().play("nil-assassin").end()
    assert table.health[1] == 46 - 2


@rule("SHI-7.27")
def test_ru_bo_vai_ignores_no_shields_unless_exhausted() -> None:
    table = Table({"play": [RU_BO_VAI], "mastery": 10}, {"play": ["praetorian-02"]}, power=4).end()
    assert table.health[1] == 49


@rule("SHI-7.27")
def test_ru_bo_vai_does_not_ignore_shields_for_an_opponent() -> None:
    you = {"play": [RU_BO_VAI, "praetorian-02"], "mastery": 10}
    table = Table(you, {"hand": ["nil-assassin"]}).exhaust(RU_BO_VAI).end()
    table.play("nil-assassin").end()
    assert table.health == (48, 46)
