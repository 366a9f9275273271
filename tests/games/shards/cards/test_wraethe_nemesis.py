"""What the cards of the Wraethe do when Nemesis plays them, and what yours do against her."""

import pytest
from tests.support.rules import rule
from tests.support.shards import BELOW, ORDER, Table, reveals

FAO = "fao-cutul-the-formless"
LI_HIN = "li-hin-the-shattered"
RU_BO_VAI = "ru-bo-vai-the-transcendant"


@rule("SHI-11.22")
@pytest.mark.parametrize(("mastery", "damage"), [(9, 4), (10, 8)])
def test_nemesis_has_the_bonus_of_aetherbreaker_from_10_mastery(mastery: int, damage: int) -> None:
    table = reveals("aetherbreaker", {"mastery": mastery})
    assert table.health[0] == 50 - damage


@rule("SHI-11.9", "SHI-7.37")
def test_nemesis_doubles_all_her_power_by_fao_cutul_at_20_mastery() -> None:
    table = reveals("nil-assassin", {"mastery": 20, "play": [FAO]})
    assert table.health[0] == 50 - 2 * (5 + 2)


@rule("SHI-11.22")
def test_nemesis_doubles_nothing_by_fao_cutul_at_19_mastery() -> None:
    table = reveals("nil-assassin", {"mastery": 19, "play": [FAO]})
    assert table.health[0] == 50 - (5 + 2)


@rule("SHI-11.19", "SHI-7.37")
@pytest.mark.parametrize(("first", "damage"), [(FAO, 2 * 2 + 1), (LI_HIN, 2 * (1 + 2))])
def test_you_choose_when_fao_cutul_of_nemesis_is_exhausted(first: str, damage: int) -> None:
    table = reveals("mining-drones", {"mastery": 20, "play": [FAO, LI_HIN]})
    assert set(table.options) == {f"pick {FAO}.1", f"pick {LI_HIN}.1"}
    table.do(f"pick {first}.1")
    assert table.health[0] == 50 - damage


@rule("SHI-11.20", "SHI-11.9")
def test_nemesis_exhausts_li_hin_in_the_turn_it_is_played_and_keeps_it() -> None:
    table = reveals(LI_HIN, {})
    assert (table.health[0], table.their("play")) == (49, [LI_HIN])


@rule("SHI-11.20")
def test_you_can_not_attack_li_hin_of_nemesis() -> None:
    table = Table({}, {"play": [LI_HIN]}, mode="nemesis", row=ORDER, centre=BELOW, power=30)
    assert f"attack {LI_HIN}.1" not in table.options
    assert f"attack {LI_HIN}.1" in table.refusals()


@rule("SHI-11.7", "SHI-6.12")
def test_your_thorn_zealot_banishes_li_hin_of_nemesis() -> None:
    you = {"hand": ["spore-cleric", "thorn-zealot"]}
    table = Table(you, {"play": [LI_HIN]}, mode="nemesis", row=ORDER, centre=BELOW)
    table.play("spore-cleric").play("thorn-zealot")
    assert (table.their("play"), table.banished) == ([], [LI_HIN])


@rule("SHI-11.30")
def test_nemesis_skips_your_li_hin() -> None:
    table = reveals("nil-assassin", {}, you={"play": [LI_HIN, "evokatus"]})
    assert (table.your("play"), table.your("discard")) == ([LI_HIN], ["evokatus"])
    assert table.health[0] == 50 - 5 + 2


@rule("SHI-11.4")
def test_nemesis_plays_a_nil_assassin_of_the_row_after_the_revealed_one() -> None:
    table = reveals("nil-assassin", {}, "nil-assassin")
    assert table.health[0] == 50 - 5 - 5
    assert table.banished == ["nil-assassin", "nil-assassin"]


@rule("SHI-11.6", "SHI-11.25", "SHI-11.5")
def test_nemesis_ignores_the_echo_of_pall_shades_at_14_mastery_though_their_draw_brings_the_15th() -> None:
    table = reveals("pall-shades", {"mastery": 14})
    assert (table.health[0], table.mastery[1]) == (50, 15)


@rule("SHI-11.6", "SHI-11.5")
def test_nemesis_has_the_echo_of_pall_shades_at_15_mastery() -> None:
    table = reveals("pall-shades", {"mastery": 15})
    assert (table.health[0], table.mastery[1]) == (47, 16)


@rule("SHI-11.3", "SHI-11.25")
def test_nemesis_led_by_ko_syn_wu_gains_3_mastery_for_a_wraethe_card_before_its_effects() -> None:
    table = reveals("wraethe-skirmisher", {"leader": "ko-syn-wu", "mastery": 12})
    assert (table.health[0], table.mastery[1]) == (50 - 6, 15)


@rule("SHI-11.22", "SHI-7.27")
def test_nemesis_ignores_shields_in_your_hand_by_ru_bo_vai_at_10_mastery() -> None:
    table = reveals(RU_BO_VAI, {"mastery": 10}, you={"hand": ["thorn-zealot"]})
    assert table.is_your_move
    assert table.health[0] == 46


@rule("SHI-11.22", "SHI-11.11")
def test_nemesis_lets_you_block_ru_bo_vai_at_9_mastery() -> None:
    table = reveals(RU_BO_VAI, {"mastery": 9}, you={"hand": ["thorn-zealot"]})
    assert (table.asked, table.prompt) == (0, "block")
    table.do("show thorn-zealot")
    assert table.health[0] == 49


@rule("SHI-11.29", "SHI-7.27")
def test_nemesis_takes_the_win_past_praetorian_02_by_ru_bo_vai_at_10_mastery() -> None:
    you = {"play": ["praetorian-02", "evokatus"], "health": 4}
    table = reveals(RU_BO_VAI, {"mastery": 10}, you=you)
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.health[0]) == ((), 0)


@rule("SHI-11.29")
def test_nemesis_counts_the_shields_of_praetorian_02_at_9_mastery_and_destroys_a_champion_instead() -> None:
    you = {"play": ["praetorian-02", "evokatus"], "health": 4}
    table = reveals(RU_BO_VAI, {"mastery": 9}, you=you)
    assert (table.your("play"), table.your("discard")) == (["praetorian-02"], ["evokatus"])
    assert table.health[0] == 4


@rule("SHI-7.27")
def test_nemesis_ignores_shields_by_ru_bo_vai_only_this_turn() -> None:
    nemesis = {"mastery": 10, "play": [RU_BO_VAI]}
    you = {"hand": ["ghostwillow-avenger"], "deck": ["thorn-zealot", *["crystal"] * 4], "mastery": 15}
    below = ["nil-assassin", "nil-assassin", *BELOW]
    table = Table(you, nemesis, mode="nemesis", active="nemesis", row=ORDER, centre=below)
    assert table.health[0] == 50 - 5 - 4
    table.play("ghostwillow-avenger").end("show thorn-zealot")
    assert table.health[0] == 41 - 5 + 3


@rule("SHI-11.23")
@pytest.mark.parametrize("mastery", [14, 15])
def test_nemesis_counts_no_cards_for_scion_of_nothingness(mastery: int) -> None:
    you = {"discard": ["nil-assassin", "pall-shades"]}
    table = reveals("scion-of-nothingness", {"mastery": mastery}, "nil-assassin", you=you)
    assert table.health[0] == 50 - 3 - 5


@rule("SHI-11.21", "SHI-11.8")
def test_nemesis_returns_nothing_by_shadebound_sentry() -> None:
    table = reveals("shadebound-sentry", {}, you={"discard": ["nil-assassin"]})
    assert (table.health[0], table.your("discard")) == (47, ["nil-assassin"])
    assert (table.their("hand"), table.your("hand"), table.banished) == ([], [], ["shadebound-sentry"])


@rule("SHI-11.21", "SHI-11.8")
def test_nemesis_banishes_nothing_by_shadow_apostle() -> None:
    table = reveals("shadow-apostle", {}, you={"discard": ["crystal"]})
    assert (table.health[0], table.your("discard"), table.banished) == (48, ["crystal"], ["shadow-apostle"])
    assert table.is_your_move


@rule("SHI-11.21", "SHI-11.22")
def test_nemesis_banishes_nothing_by_the_lost_also_as_ko_syn_wu() -> None:
    table = reveals("the-lost", {"leader": "ko-syn-wu"}, you={"discard": ["crystal"]})
    assert (table.health[0], table.your("discard"), table.banished) == (44, ["crystal"], ["the-lost"])
    assert table.is_your_move


@rule("SHI-11.21")
def test_nemesis_only_gains_the_mastery_of_umbral_scourge() -> None:
    table = reveals("umbral-scourge", {"mastery": 3}, you={"discard": ["crystal"]})
    assert (table.mastery, table.your("discard"), table.banished) == ((0, 4), ["crystal"], ["umbral-scourge"])
    assert table.is_your_move


@rule("SHI-11.6", "SHI-11.23")
@pytest.mark.parametrize(("mastery", "damage"), [(14, 2), (15, 6)])
def test_nemesis_has_the_echo_of_wraethe_skirmisher_from_15_mastery(mastery: int, damage: int) -> None:
    table = reveals("wraethe-skirmisher", {"mastery": mastery}, you={"discard": ["nil-assassin"]})
    assert table.health[0] == 50 - damage


@rule("SHI-11.21")
def test_nemesis_gains_by_zara_ra_power_and_mastery_and_banishes_nothing_at_10() -> None:
    table = reveals("zara-ra-soulflayer", {"mastery": 9}, you={"discard": ["crystal"]})
    assert (table.health[0], table.mastery[1]) == (46, 10)
    assert (table.your("discard"), table.banished) == (["crystal"], ["zara-ra-soulflayer"])
    assert table.is_your_move


@rule("SHI-11.21", "SHI-11.9")
def test_nemesis_returns_nothing_by_zen_chi_set() -> None:
    table = reveals("zen-chi-set-godkiller", {}, you={"discard": ["nil-assassin"]})
    assert (table.health[0], table.your("discard"), table.your("hand")) == (47, ["nil-assassin"], [])
    assert (table.their("play"), table.their("hand")) == (["zen-chi-set-godkiller"], [])


@rule("SHI-11.26", "SHI-7.28")
def test_your_heart_of_nothing_counts_damage_to_nemesis() -> None:
    you = {"hand": ["the-heart-of-nothing"], "deck": ["crystal"] * 7 + ["blaster"]}
    centre = ["mining-drones", *BELOW]
    table = Table(you, {"leader": "tetra"}, mode="nemesis", row=ORDER, centre=centre, power=5)
    table.play("the-heart-of-nothing").end()
    assert table.health == (50, 40)
    assert len(table.your("hand")) == 8


@rule("SHI-11.28", "SHI-5.2")
def test_your_nil_assassin_is_never_blocked_by_nemesis() -> None:
    table = Table({"hand": ["nil-assassin"]}, {}, mode="nemesis", row=ORDER, centre=["mining-drones", *BELOW])
    table.play("nil-assassin").end()
    assert table.health[1] == 45


@rule("SHI-11.36")
def test_your_fast_played_nil_assassin_goes_under_the_centre_deck_against_nemesis_too() -> None:
    row = ["nil-assassin", *ORDER[1:]]
    centre = ["spore-cleric", "mining-drones", *BELOW]
    table = Table({}, {"leader": "tetra"}, mode="nemesis", row=row, centre=centre, crystals=2)
    table.fast_play("nil-assassin").end()
    assert table.centre[0] == "nil-assassin"
    assert "nil-assassin" not in table.banished
