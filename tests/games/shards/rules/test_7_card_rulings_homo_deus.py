"""SHI-7: rulings on cards of Homo Deus."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

GENERAL = "general-decurion"


@rule("SHI-7.1")
def test_general_decurion_copies_all_homo_deus_allies_played_before() -> None:
    you = {"hand": ["reactor-drone", "reactor-drone", "kiln-drone"], "play": [GENERAL], "mastery": 20}
    table = Table(you).play("reactor-drone").play("reactor-drone").play("kiln-drone").exhaust(GENERAL)
    table.do("pick kiln-drone.1")
    assert table.crystals == 2 * (3 + 3 + 4) + 3


@rule("SHI-7.1", "SHI-7.22")
def test_general_decurion_copies_homo_deus_allies_played_later_as_they_are_played() -> None:
    table = Table({"hand": ["reactor-drone", "kiln-drone"], "play": [GENERAL], "mastery": 20})
    assert table.exhaust(GENERAL).crystals == 3
    assert table.play("reactor-drone").crystals == 3 + 6
    assert table.play("kiln-drone").crystals == 9 + 8


@rule("SHI-7.1", "SHI-6.7")
def test_general_decurion_copies_fast_played_mercenaries_of_homo_deus() -> None:
    table = Table(
        {"play": [GENERAL], "mastery": 20}, {"mastery": 9}, row=["venator-of-the-wastes"], crystals=4
    )
    table.exhaust(GENERAL).fast_play("venator-of-the-wastes")
    assert (table.power, table.mastery[1]) == (8, 5)


@rule("SHI-7.1")
def test_general_decurion_copies_no_other_factions() -> None:
    you = {"hand": ["crystal", "nil-assassin", "blaster"], "play": [GENERAL], "mastery": 20}
    table = Table(you).play("crystal").play("nil-assassin").exhaust(GENERAL).play("blaster")
    assert (table.crystals, table.power) == (1 + 3, 5 + 1)
    assert "copied" not in table.kinds()


@rule("SHI-7.1")
def test_general_decurion_copies_no_champions() -> None:
    you = {"hand": ["evokatus", "evokatus"], "deck": ["blaster", "crystal", "crystal", "crystal"]}
    table = Table(you | {"play": [GENERAL], "mastery": 20}).play("evokatus").exhaust(GENERAL).play("evokatus")
    assert table.your("hand") == ["blaster", "crystal"]


@rule("SHI-7.1")
def test_general_decurion_copies_nothing_below_twenty_mastery() -> None:
    table = Table({"hand": ["reactor-drone", "kiln-drone"], "play": [GENERAL], "mastery": 19})
    table.play("reactor-drone").exhaust(GENERAL).play("kiln-drone")
    assert table.crystals == 3 + 3 + 4


@rule("SHI-7.1")
def test_general_decurion_copies_only_in_the_turn_of_his_exhausting() -> None:
    you = {"play": [GENERAL], "mastery": 20, "deck": ["reactor-drone"] + ["crystal"] * 4}
    table = Table(you).exhaust(GENERAL).end().end()
    assert table.play("reactor-drone").crystals == 3


@rule("SHI-7.1")
def test_general_decurion_does_not_copy_the_allies_of_an_opponent() -> None:
    you = {"play": [GENERAL], "mastery": 20}
    table = Table(you, {"hand": ["reactor-drone"]}).exhaust(GENERAL).end()
    assert table.play("reactor-drone").crystals == 3


@rule("SHI-7.22")
def test_the_player_orders_the_copies_of_general_decurion() -> None:
    you = {
        "hand": ["mining-drones", "reactor-drone"],
        "play": [GENERAL],
        "mastery": 20,
        "deck": ["crystal"] * 2,
    }
    table = Table(you).play("mining-drones").play("reactor-drone").exhaust(GENERAL)
    assert set(table.options) == {"pick mining-drones.1", "pick reactor-drone.1"}
    assert table.crystals == 1 + 3 + 3
    table.do("pick reactor-drone.1")
    assert [each.values["card"] for each in table.log if each.kind == "copied"] == [
        "reactor-drone.1", "mining-drones.1",
    ]  # fmt: skip
    assert (table.crystals, len(table.your("hand"))) == (7 + 3 + 1, 2)


@rule("SHI-7.22")
def test_an_ally_played_later_resolves_its_own_effects_before_the_copy() -> None:
    you = {"hand": ["korvus-legionnaire"], "play": [GENERAL], "mastery": 20}
    table = Table(you | {"discard": ["evokatus", "primus-pilus"]}).exhaust(GENERAL)
    table.play("korvus-legionnaire")
    assert (table.power, "copied" in table.kinds()) == (2, False)
    table.do("pick primus-pilus@p1/discard.1")
    assert table.power == 4
    assert sorted(table.your("hand")) == ["evokatus", "primus-pilus"], "the copy returns the other one"


@rule("SHI-7.22")
def test_general_decurion_checks_mastery_only_on_exhausting() -> None:
    you = {"hand": ["reactor-drone", "shard-abstractor", "kiln-drone"], "play": [GENERAL], "mastery": 18}
    table = Table(you).play("reactor-drone").exhaust(GENERAL).play("shard-abstractor").play("kiln-drone")
    assert table.mastery[0] == 20
    assert table.crystals == 3 + 3 + 4


@rule("SHI-7.2")
def test_evokatus_draws_on_playing_only() -> None:
    table = Table({"hand": ["evokatus"], "deck": ["crystal", "crystal"]}).play("evokatus")
    assert table.your("hand") == ["crystal"]
    assert table.exhaust("evokatus").your("hand") == ["crystal"]


@rule("SHI-7.2")
def test_giga_draws_on_playing_only() -> None:
    you = {
        "hand": ["giga-source-adept", "kiln-drone", "spore-cleric", "nil-assassin"],
        "deck": ["crystal"] * 2,
    }
    table = Table(you).play("giga-source-adept").play("kiln-drone").play("spore-cleric").play("nil-assassin")
    assert table.your("hand") == ["crystal"]
    table.exhaust("giga-source-adept")
    assert (table.your("hand"), table.mastery[0]) == (["crystal"], 3)


@rule("SHI-7.7")
@pytest.mark.parametrize(("others", "drawn"), [(["evokatus"], 0), (["evokatus", "optio-crusher"], 2)])
def test_primus_pilus_counts_itself(others: list[str], drawn: int) -> None:
    table = Table({"play": ["primus-pilus", *others], "deck": ["crystal"] * 3}).exhaust("primus-pilus")
    assert len(table.your("hand")) == drawn


@rule("SHI-7.7")
def test_evokatus_counts_itself_and_no_champions_of_others() -> None:
    table = Table({"play": ["evokatus"]}, {"play": ["primus-pilus"]}).exhaust("evokatus")
    assert table.power == 1
    table = Table({"play": ["evokatus", "primus-pilus", "li-hin-the-shattered"]}).exhaust("evokatus")
    assert table.power == 2, "Li Hin is none of Homo Deus"


@rule("SHI-7.7")
def test_ferrata_guard_counts_itself() -> None:
    table = Table({"play": ["ferrata-guard"], "leader": "tetra"}, {"play": ["evokatus"]})
    assert table.exhaust("ferrata-guard").crystals == 1


@rule("SHI-7.11")
def test_portal_monk_can_not_recruit_axia_but_a_card_of_six() -> None:
    you = {"hand": ["portal-monk"], "play": ["evokatus", "primus-pilus", "optio-crusher"]}
    table = Table(you, row=["axia", "drakonarius"]).play("portal-monk")
    assert (table.row, table.your("discard")) == (["axia"], ["drakonarius"])


@rule("SHI-7.36")
def test_the_price_of_axia_is_never_below_zero() -> None:
    champions = [
        "primus-pilus", "numeri-drones", "numeri-drones", "evokatus", "evokatus", "optio-crusher",
        "optio-crusher", "drakonarius",
    ]  # fmt: skip
    table = Table({"play": champions}, row=["axia"], crystals=2).recruit("axia")
    assert (table.crystals, table.your("discard")) == (2, ["axia"])


@rule("SHI-7.36")
def test_axia_is_free_with_seven_champions_and_not_with_six() -> None:
    champions = ["primus-pilus", "numeri-drones", "numeri-drones", "evokatus", "evokatus", "optio-crusher"]
    assert "recruit axia@row.1" not in Table({"play": champions}, row=["axia"]).options
    assert "recruit axia@row.1" in Table({"play": [*champions, "drakonarius"]}, row=["axia"]).options


@rule("SHI-7.30")
def test_ferrata_guard_raises_the_power_needed_for_each_champion_of_decima() -> None:
    foe = {"leader": "decima", "play": ["ferrata-guard", "li-hin-the-shattered", "evokatus"]}
    table = Table({"leader": "tetra", "play": ["primus-pilus"]}, foe, power=4)
    healths = [table.champion_health(f"{each}.1") for each in ("ferrata-guard", "evokatus", "primus-pilus")]
    assert healths == [6, 4, 6], "Primus Pilus is not Decima's and has 6 anyway"
    assert table.attack("evokatus").power == 0


@rule("SHI-7.30", "SHI-7.40")
def test_ferrata_guard_raises_nothing_with_another_leader() -> None:
    foe = {"leader": "tetra", "play": ["ferrata-guard", "evokatus"]}
    table = Table({"leader": "decima"}, foe, power=2)
    assert table.champion_health("ferrata-guard.1") == 4
    assert table.attack("evokatus").power == 0


@rule("SHI-7.30")
def test_two_ferrata_guards_give_four() -> None:
    table = Table(
        {"leader": "tetra"}, {"leader": "decima", "play": ["ferrata-guard", "ferrata-guard"]}, power=7
    )
    assert table.champion_health("ferrata-guard.1") == 8
    assert table.options == ["end"]


@rule("SHI-7.30")
def test_destroying_a_ferrata_guard_first_lowers_the_others() -> None:
    foe = {"leader": "decima", "play": ["ferrata-guard", "ferrata-guard", "evokatus"]}
    table = Table({"leader": "tetra"}, foe, power=8 + 6 + 2)
    table.attack("ferrata-guard").attack("ferrata-guard").attack("evokatus")
    assert (table.power, table.their("play")) == (0, [])


@rule("SHI-7.30", "SHI-4.8")
def test_a_champion_beside_a_ferrata_guard_can_not_be_attacked_for_its_printed_health() -> None:
    table = Table({"leader": "tetra"}, {"leader": "decima", "play": ["ferrata-guard", "evokatus"]}, power=3)
    assert table.options == ["end"]
    assert table.refusals()["attack evokatus.1"][0] == "SHI-4.8"


@rule("SHI-7.1", "SHI-6.13")
def test_general_decurion_copies_limiter_drones_with_a_new_choice() -> None:
    you = {
        "hand": ["limiter-drones", "crystal"],
        "play": [GENERAL],
        "mastery": 20,
        "deck": ["spore-cleric"] * 2,
    }
    table = Table(you).play("limiter-drones", "done").exhaust(GENERAL, "pick crystal")
    assert (table.banished, table.your("hand")) == (["crystal"], ["spore-cleric", "spore-cleric"])
