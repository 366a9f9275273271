"""What the cards of the Undergrowth do when Nemesis plays them."""

import pytest
from tests.support.rules import rule
from tests.support.shards import BELOW, ORDER, Table, reveals

OJAS = "ojas-genesis-druid"


@rule("SHI-11.5")
def test_nemesis_gains_1_mastery_for_arach_devotees_and_no_health_below_15() -> None:
    table = reveals("arach-devotees", {"mastery": 13, "health": 20})
    assert (table.mastery, table.health) == ((0, 14), (50, 20))
    assert table.is_your_move


@rule("SHI-11.5")
@pytest.mark.parametrize(("gain", "health"), [("power", (49, 20)), ("health", (50, 21))])
def test_nemesis_may_gain_1_power_or_health_for_arach_devotees_by_set_up(
    gain: str, health: tuple[int, int]
) -> None:
    nemesis = {"leader": "tetra", "health": 20}
    centre = ["arach-devotees", *BELOW]
    table = Table({}, nemesis, mode="nemesis", active="nemesis", row=ORDER, centre=centre, nemesis=gain)
    assert (table.health, table.mastery) == (health, (0, 0))


@rule("SHI-11.25", "SHI-11.6")
def test_nemesis_reaches_15_mastery_by_arach_devotees_and_heals_3_without_another_ally() -> None:
    table = reveals("arach-devotees", {"mastery": 14, "health": 20})
    assert (table.mastery, table.health) == ((0, 15), (50, 23))


@rule("SHI-11.3", "SHI-11.25")
def test_nemesis_led_by_volos_gains_3_mastery_for_an_undergrowth_card_before_its_effects() -> None:
    table = reveals("undergrowth-aspirant", {"leader": "volos", "mastery": 12, "health": 20})
    assert (table.mastery[1], table.health) == (15, (45, 23))


@rule("SHI-11.20", "SHI-11.9")
def test_nemesis_exhausts_additri_in_the_turn_she_is_played_and_counts_her_own_allies() -> None:
    table = reveals("additri-gaiamancer", {"health": 20}, "spore-cleric", "fungal-hermit")
    table.do("pick spore-cleric@row.1")
    assert table.health == (50 - 2 - 2 * 2, 24)
    assert table.their("play") == ["additri-gaiamancer"]


@rule("SHI-11.22", "SHI-6.3")
def test_nemesis_heals_by_fungal_hermit_from_10_mastery_like_a_player() -> None:
    table = reveals("fungal-hermit", {"mastery": 9, "health": 20}, you={"mastery": 20, "health": 20})
    assert (table.mastery, table.health) == ((20, 10), (20, 25))


@rule("SHI-11.22", "SHI-7.38")
@pytest.mark.parametrize(("health", "then", "damage"), [(46, 50, 6), (45, 49, 0)])
def test_nemesis_has_the_power_of_furrowing_elemental_at_50_health(
    health: int, then: int, damage: int
) -> None:
    table = reveals("furrowing-elemental", {"health": health})
    assert (table.health, table.mastery) == ((50 - damage, then), (0, 1))


@rule("SHI-11.22", "SHI-6.12")
def test_nemesis_destroys_all_your_champions_by_ghostwillow_avenger_at_15_mastery() -> None:
    you = {"play": ["general-decurion", "li-hin-the-shattered"]}
    table = reveals("ghostwillow-avenger", {"mastery": 15, "play": ["systema-ai"]}, you=you)
    assert (table.your("play"), sorted(table.your("discard"))) == ([], sorted(you["play"]))
    assert table.their("play") == ["systema-ai"]
    assert table.health[0] == 46


@rule("SHI-11.22")
def test_nemesis_destroys_nothing_by_ghostwillow_avenger_at_14_mastery() -> None:
    table = reveals("ghostwillow-avenger", {"mastery": 14}, you={"play": ["general-decurion"]})
    assert (table.your("play"), table.health[0]) == (["general-decurion"], 46)


@rule("SHI-11.22")
def test_nemesis_has_the_power_of_hounds_of_volos_if_her_leader_is_volos() -> None:
    table = reveals("hounds-of-volos", {"leader": "volos", "health": 20})
    assert table.health == (45, 25)


@rule("SHI-11.22")
def test_nemesis_has_no_power_of_hounds_of_volos_if_only_you_are_volos() -> None:
    table = reveals("hounds-of-volos", {"health": 20}, you={"leader": "volos"})
    assert table.health == (50, 25)


@rule("SHI-11.6", "SHI-11.24")
def test_nemesis_ignores_unify_at_14_mastery_even_if_another_ally_was_played() -> None:
    table = reveals("spore-cleric", {"mastery": 14}, "leshai-knight")
    assert table.health[0] == 50 - 3


@rule("SHI-11.6", "SHI-11.23")
def test_nemesis_has_6_power_of_leshai_knight_alone_at_15_mastery() -> None:
    table = reveals("leshai-knight", {"mastery": 15})
    assert table.health[0] == 50 - 6


@rule("SHI-11.25")
def test_nemesis_reaches_15_mastery_for_leshai_knight_by_a_card_before_it() -> None:
    table = reveals("fungal-hermit", {"mastery": 14}, "leshai-knight")
    assert table.health[0] == 50 - 6


@rule("SHI-6.24", "SHI-11.4")
def test_nemesis_copies_nothing_by_ojas_if_he_is_the_first_card_of_the_turn() -> None:
    table = reveals(OJAS, {"mastery": 20, "health": 20}, "spore-cleric")
    assert table.health == (50, 24)


@rule("SHI-11.27")
def test_nemesis_copies_by_ojas_the_card_that_was_revealed() -> None:
    table = reveals("leshai-knight", {}, OJAS)
    assert table.health[0] == 50 - 3 - 3, "Unify is ignored in the copy too"


@rule("SHI-11.22", "SHI-7.15")
def test_nemesis_copies_twice_by_ojas_at_20_mastery() -> None:
    table = reveals("leshai-knight", {"mastery": 20}, OJAS)
    assert table.health[0] == 50 - 6 - 2 * 6


@rule("SHI-11.27", "SHI-11.13", "SHI-11.19")
def test_nemesis_copies_by_ojas_a_card_of_the_players_choice_who_must_choose_one() -> None:
    table = reveals("leshai-knight", {"health": 20}, OJAS, "spore-cleric")
    assert (table.asked, set(table.options)) == (0, {f"pick {OJAS}@row.1", "pick spore-cleric@row.1"})
    table.do("pick spore-cleric@row.1")
    assert (table.asked, set(table.options)) == (0, {"pick leshai-knight.1", "pick spore-cleric.1"})
    table.do("pick spore-cleric.1")
    assert table.health == (47, 28)


@rule("SHI-11.6")
@pytest.mark.parametrize(("mastery", "damage"), [(14, 0), (15, 10)])
def test_nemesis_has_the_power_of_root_of_the_forest_from_15_mastery(mastery: int, damage: int) -> None:
    table = reveals("root-of-the-forest", {"mastery": mastery, "health": 20})
    assert table.health == (50 - damage, 30)


@rule("SHI-11.25", "SHI-11.5")
@pytest.mark.parametrize(("mastery", "health"), [(13, 20), (14, 26)])
def test_nemesis_heals_by_shardwood_guardian_if_its_draw_brings_15_mastery(mastery: int, health: int) -> None:
    table = reveals("shardwood-guardian", {"mastery": mastery, "health": 20})
    assert (table.health, table.mastery[1]) == ((48, health), mastery + 1)


@rule("SHI-11.35", "SHI-11.5")
def test_nemesis_heals_by_spore_cleric_no_further_than_50() -> None:
    assert reveals("spore-cleric", {"health": 20}).health == (50, 24)
    assert reveals("spore-cleric", {"health": 48}).health == (50, 50)


@rule("SHI-11.9", "SHI-11.27")
def test_nemesis_copies_by_taur_an_undergrowth_ally_of_this_turn() -> None:
    table = reveals("spore-cleric", {"health": 20, "play": ["taur-arachpriest"]})
    assert table.health == (50, 28)
    assert table.their("play") == ["taur-arachpriest"]


@rule("SHI-11.27")
def test_nemesis_copies_by_taur_the_ally_that_the_player_must_choose() -> None:
    table = reveals("spore-cleric", {"health": 20, "play": ["taur-arachpriest"]}, "leshai-knight")
    assert (table.asked, set(table.options)) == (0, {"pick spore-cleric.1", "pick leshai-knight.1"})
    table.do("pick leshai-knight.1")
    assert table.health == (50 - 3 - 3, 24)


@rule("SHI-6.24")
def test_nemesis_copies_nothing_by_taur_if_she_played_another_faction() -> None:
    table = reveals("nil-assassin", {"play": ["taur-arachpriest"]})
    assert table.health == (45, 50)


@rule("SHI-11.6", "SHI-11.5")
def test_nemesis_destroys_nothing_by_thorn_zealot_below_15_mastery() -> None:
    table = reveals("thorn-zealot", {"mastery": 13}, "spore-cleric", you={"play": ["evokatus"]})
    assert (table.your("play"), table.mastery[1]) == (["evokatus"], 14)


@rule("SHI-11.27", "SHI-11.25")
def test_nemesis_destroys_by_thorn_zealot_the_champion_that_the_player_must_choose() -> None:
    you = {"play": ["evokatus", "li-hin-the-shattered"]}
    table = reveals("thorn-zealot", {"mastery": 14, "play": ["systema-ai"]}, you=you)
    assert (table.asked, set(table.options)) == (0, {"pick evokatus.1", "pick li-hin-the-shattered.1"})
    table.do("pick li-hin-the-shattered.1")
    assert (table.your("play"), table.your("discard")) == (["evokatus"], ["li-hin-the-shattered"])


@rule("SHI-11.6")
@pytest.mark.parametrize(("mastery", "damage"), [(14, 0), (15, 5)])
def test_nemesis_has_the_power_of_undergrowth_aspirant_from_15_mastery(mastery: int, damage: int) -> None:
    table = reveals("undergrowth-aspirant", {"mastery": mastery, "health": 20})
    assert table.health == (50 - damage, 23)


@rule("SHI-11.12", "SHI-11.36", "SHI-11.24")
def test_nemesis_banishes_her_allies_mercenaries_too_at_the_end_of_her_turn() -> None:
    table = reveals("undergrowth-aspirant", {}, "spore-cleric")
    assert sorted(table.banished) == ["spore-cleric", "undergrowth-aspirant"]
    assert (table.their("play"), len(table.row)) == ([], 6)


@rule("SHI-11.7")
def test_your_thorn_zealot_banishes_a_champion_of_nemesis() -> None:
    you = {"hand": ["spore-cleric", "thorn-zealot"]}
    table = Table(you, {"play": ["evokatus"]}, mode="nemesis", row=ORDER, centre=BELOW)
    table.play("spore-cleric").play("thorn-zealot")
    assert (table.their("play"), table.banished) == ([], ["evokatus"])


@rule("SHI-11.7", "SHI-11.26")
def test_your_ghostwillow_avenger_banishes_all_champions_of_nemesis() -> None:
    you = {"hand": ["ghostwillow-avenger"], "mastery": 15}
    nemesis = {"play": ["evokatus", "systema-ai"]}
    table = Table(you, nemesis, mode="nemesis", row=ORDER, centre=BELOW)
    table.play("ghostwillow-avenger")
    assert (table.their("play"), sorted(table.banished)) == ([], ["evokatus", "systema-ai"])
