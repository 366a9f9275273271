"""Wraethe from Aetherbreaker to Pall Shades, a scenario for each sentence."""

import pytest
from tests.support.rules import rule
from tests.support.shards import INFINITE, Table

FAO = "fao-cutul-the-formless"
LI_HIN = "li-hin-the-shattered"


@rule("SHI-6.2")
@pytest.mark.parametrize(("mastery", "power"), [(0, 4), (9, 4), (10, 8), (30, 8)])
def test_aetherbreaker_gives_4_power_and_from_10_mastery_8_instead(mastery: int, power: int) -> None:
    table = Table({"hand": ["aetherbreaker"], "mastery": mastery}, {"mastery": 15})
    table.play("aetherbreaker")
    assert (table.power, table.mastery[0]) == (power, mastery)


@rule("SHI-4.5")
def test_aetherbreaker_fast_played_has_the_bonus_too() -> None:
    table = Table({"mastery": 10}, row=["aetherbreaker"], crystals=4)
    table.fast_play("aetherbreaker")
    assert (table.power, table.crystals) == (8, 0)


# Fao Cu'tul.


@rule("SHI-6.4")
def test_fao_cutul_gives_nothing_when_it_is_played() -> None:
    table = Table({"hand": [FAO], "mastery": 20}, power=5)
    table.play(FAO)
    assert table.power == 5


@rule("SHI-6.2")
def test_fao_cutul_gives_2_power_and_doubles_nothing_at_19_mastery() -> None:
    table = Table({"play": [FAO], "mastery": 19}, {"mastery": 30}, power=5)
    table.exhaust(FAO)
    assert table.power == 7


@rule("SHI-7.37")
def test_fao_cutul_doubles_all_power_at_20_mastery_its_own_included() -> None:
    table = Table({"play": [FAO], "mastery": 20}, power=5)
    table.exhaust(FAO)
    assert table.power == 2 * (5 + 2)


@rule("SHI-7.37")
def test_fao_cutul_without_other_power_gives_4_at_20_mastery() -> None:
    table = Table({"play": [FAO], "mastery": 20})
    table.exhaust(FAO)
    assert table.power == 4


@rule("SHI-7.37")
def test_fao_cutul_does_not_double_power_already_spent() -> None:
    table = Table({"play": [FAO], "mastery": 20}, {"play": ["evokatus"]}, power=5)
    table.attack("evokatus").exhaust(FAO)
    assert table.power == 2 * (5 - 2 + 2)


@rule("SHI-7.37")
def test_fao_cutul_does_not_double_power_gained_later() -> None:
    table = Table({"hand": ["nil-assassin"], "play": [FAO], "mastery": 20})
    table.exhaust(FAO).play("nil-assassin")
    assert table.power == 4 + 5


@rule("SHI-7.37")
def test_fao_cutul_does_not_double_crystals_or_health() -> None:
    table = Table({"play": [FAO], "mastery": 20, "health": 10}, crystals=3)
    table.exhaust(FAO)
    assert (table.crystals, table.health, table.mastery[0]) == (3, (10, 50), 20)


@rule("SHI-6.18")
def test_fao_cutul_leaves_infinite_power_infinite() -> None:
    table = Table({"play": [FAO], "mastery": 30}, {"hand": ["cryptofist-monk"]}, power="infinite")
    table.exhaust(FAO)
    assert table.power >= INFINITE
    table.end()
    assert table.health[1] == 0


# Li Hin.


@rule("SHI-4.6", "SHI-6.4")
def test_li_hin_gives_1_power_on_exhausting() -> None:
    table = Table({"hand": [LI_HIN]})
    table.play(LI_HIN)
    assert table.power == 0
    table.exhaust(LI_HIN)
    assert table.power == 1
    assert f"exhaust {LI_HIN}.1" not in table.options


@rule("SHI-6.21")
def test_li_hin_can_not_be_attacked_with_any_power() -> None:
    table = Table({}, {"play": [LI_HIN]}, power=30)
    assert table.champion_health(f"{LI_HIN}.1") == 1
    assert f"attack {LI_HIN}.1" not in table.options
    assert f"attack {LI_HIN}.1" in table.refusals()


@rule("SHI-6.20")
def test_li_hin_can_not_be_attacked_with_infinite_power() -> None:
    table = Table({}, {"play": [LI_HIN, "evokatus"]}, power="infinite")
    assert f"attack {LI_HIN}.1" not in table.options
    assert "attack evokatus.1" in table.options


@rule("SHI-5.6", "SHI-6.21")
def test_li_hin_protects_neither_the_player_nor_other_champions() -> None:
    table = Table({}, {"play": [LI_HIN, "evokatus"]}, power=5)
    table.attack("evokatus").end()
    assert (table.their("play"), table.health[1]) == ([LI_HIN], 47)


@rule("SHI-6.12", "SHI-13.13")
def test_li_hin_is_destroyed_by_effects() -> None:
    table = Table({"hand": ["ghostwillow-avenger"], "mastery": 15}, {"play": [LI_HIN]})
    table.play("ghostwillow-avenger")
    assert (table.their("play"), table.their("discard")) == ([], [LI_HIN])


@rule("SHI-4.12")
def test_li_hin_stays_in_play_and_is_ready_again_next_turn() -> None:
    table = Table({"play": [LI_HIN]})
    table.exhaust(LI_HIN).end().do("end")
    assert not table.is_exhausted(f"{LI_HIN}.1")
    table.exhaust(LI_HIN)
    assert table.power == 1


# Nil Assassin.


@rule("SHI-4.3")
def test_nil_assassin_gives_5_power() -> None:
    table = Table({"hand": ["nil-assassin"]})
    table.play("nil-assassin")
    assert (table.power, table.crystals, table.health, table.mastery) == (5, 0, (50, 50), (0, 0))


@rule("SHI-4.5", "SHI-4.9")
def test_nil_assassin_fast_played_gives_5_power_and_goes_under_the_centre_deck() -> None:
    row = ["nil-assassin", *["order-initiate"] * 3, *["data-heretic"] * 2]
    table = Table({"deck": ["crystal"] * 5}, row=row, centre=["portal-monk"] * 2, crystals=2)
    table.fast_play("nil-assassin").end()
    assert table.health[1] == 45
    assert (table.centre, table.your("discard")) == (["nil-assassin", "portal-monk"], [])


# Pall Shades.


@rule("SHI-6.27", "SHI-6.11")
def test_pall_shades_give_3_power_with_echo_and_draw_a_card() -> None:
    table = Table({"hand": ["pall-shades"], "deck": ["crystal"], "discard": ["nil-assassin"]})
    table.play("pall-shades")
    assert (table.power, table.your("hand"), table.your("discard")) == (3, ["crystal"], ["nil-assassin"])


@rule("SHI-6.11", "SHI-13.21")
def test_pall_shades_draw_a_card_also_without_echo() -> None:
    table = Table({"hand": ["pall-shades"], "deck": ["crystal"], "discard": ["crystal"]})
    table.play("pall-shades")
    assert (table.power, table.your("hand")) == (0, ["crystal"])
    assert table.is_your_move


@rule("SHI-6.27")
def test_pall_shades_hear_no_echo_from_the_opponents_discard_pile() -> None:
    table = Table({"hand": ["pall-shades"], "deck": ["crystal"]}, {"discard": ["nil-assassin"]})
    table.play("pall-shades")
    assert table.power == 0


@rule("SHI-6.1", "SHI-3.1")
def test_pall_shades_look_for_echo_before_the_discard_pile_is_shuffled_for_the_draw() -> None:
    table = Table({"hand": ["pall-shades"], "discard": ["nil-assassin"]})
    table.play("pall-shades")
    assert (table.power, table.your("hand"), table.your("discard")) == (3, ["nil-assassin"], [])


@rule("SHI-6.13", "SHI-6.27")
def test_pall_shades_copied_by_ojas_look_for_echo_anew() -> None:
    you = {"hand": ["pall-shades", "ojas-genesis-druid"], "discard": ["nil-assassin"]}
    table = Table(you)
    table.play("pall-shades")
    assert (table.power, table.your("discard")) == (3, [])
    table.play("ojas-genesis-druid")
    assert table.power == 3, "the echo has gone into the deck"
