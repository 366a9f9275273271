"""Undergrowth from Additri to Entropic Talons, a scenario for each sentence."""

from tests.support.rules import rule
from tests.support.shards import Table


@rule("SHI-6.4")
def test_additri_gives_nothing_when_she_is_played() -> None:
    table = Table({"hand": ["additri-gaiamancer"]})
    table.play("additri-gaiamancer")
    assert table.power == 0
    assert table.is_your_move


@rule("SHI-4.6")
def test_additri_gives_2_power_on_exhausting_already_in_the_turn_she_was_played() -> None:
    table = Table({"hand": ["additri-gaiamancer"]})
    table.play("additri-gaiamancer").exhaust("additri-gaiamancer")
    assert table.power == 2
    assert table.is_exhausted("additri-gaiamancer.1")
    assert "exhaust additri-gaiamancer.1" not in table.options


@rule("SHI-4.6")
def test_additri_gives_2_more_power_for_each_undergrowth_ally_played_this_turn() -> None:
    table = Table({"hand": ["spore-cleric", "fungal-hermit"], "play": ["additri-gaiamancer"]})
    table.play("spore-cleric").play("fungal-hermit").exhaust("additri-gaiamancer")
    assert table.power == 2 + 2 * 2


@rule("SHI-6.1")
def test_additri_does_not_count_an_ally_played_after_she_was_exhausted() -> None:
    table = Table({"hand": ["spore-cleric"], "play": ["additri-gaiamancer"]})
    table.exhaust("additri-gaiamancer").play("spore-cleric")
    assert table.power == 2


@rule("SHI-1.3")
def test_additri_counts_neither_champions_nor_other_factions_nor_allies_that_only_lie_about() -> None:
    you = {
        "hand": ["taur-arachpriest", "shard-abstractor", "crystal", "leshai-knight"],
        "discard": ["spore-cleric"],
        "play": ["additri-gaiamancer"],
    }
    table = Table(you, {"discard": ["fungal-hermit"]}, row=["spore-cleric"])
    table.play("taur-arachpriest").play("shard-abstractor").play("crystal")
    table.exhaust("additri-gaiamancer")
    assert table.power == 2


@rule("SHI-6.7")
def test_additri_counts_a_mercenary_that_was_fast_played() -> None:
    table = Table({"play": ["additri-gaiamancer"]}, row=["spore-cleric"], crystals=2)
    table.fast_play("spore-cleric").exhaust("additri-gaiamancer")
    assert table.power == 4


@rule("SHI-4.4")
def test_additri_does_not_count_an_ally_that_was_only_recruited() -> None:
    table = Table({"play": ["additri-gaiamancer"]}, row=["spore-cleric"], crystals=2)
    table.recruit("spore-cleric").exhaust("additri-gaiamancer")
    assert table.power == 2


@rule("SHI-6.22")
def test_additri_does_not_count_copies() -> None:
    you = {"hand": ["spore-cleric"], "play": ["additri-gaiamancer", "taur-arachpriest"], "health": 10}
    table = Table(you)
    table.play("spore-cleric").exhaust("taur-arachpriest").exhaust("additri-gaiamancer")
    assert table.health[0] == 10 + 4 + 4
    assert table.power == 2 + 2


@rule("SHI-9.7")
def test_additri_counts_a_relic_of_the_undergrowth() -> None:
    table = Table({"hand": ["panconscious-crown"], "play": ["additri-gaiamancer"]})
    table.play("panconscious-crown").exhaust("additri-gaiamancer")
    assert table.power == 4


@rule("SHI-4.9")
def test_additri_does_not_count_allies_of_the_turn_before() -> None:
    you = {"hand": ["spore-cleric"], "play": ["additri-gaiamancer"]}
    table = Table(you)
    table.play("spore-cleric").end().do("end")
    assert table.is_your_move
    table.exhaust("additri-gaiamancer")
    assert table.power == 2


# Arach Devotees.


@rule("SHI-6.9")
def test_arach_devotees_draw_a_card_and_heal_nothing_without_unify() -> None:
    table = Table({"hand": ["arach-devotees"], "deck": ["crystal", "blaster"], "health": 20})
    table.play("arach-devotees", "done")
    assert (table.your("hand"), table.your("deck")) == (["crystal"], ["blaster"])
    assert table.health == (20, 50)


@rule("SHI-6.9")
def test_arach_devotees_heal_3_with_another_undergrowth_ally_played() -> None:
    table = Table(
        {"hand": ["arach-devotees", "fungal-hermit"], "deck": ["crystal"], "health": 20}, {"health": 20}
    )
    table.play("fungal-hermit").play("arach-devotees")
    assert table.health == (23, 20)
    assert table.your("hand") == ["crystal"]


@rule("SHI-6.1", "SHI-6.26")
def test_arach_devotees_can_show_the_very_ally_that_they_drew() -> None:
    table = Table({"hand": ["arach-devotees"], "deck": ["leshai-knight"], "health": 20})
    table.play("arach-devotees")
    assert (table.prompt, table.options) == ("show-unify", ["show leshai-knight", "done"])
    table.do("show leshai-knight")
    assert table.health[0] == 23
    assert table.your("hand") == ["leshai-knight"]


@rule("SHI-6.9")
def test_arach_devotees_count_a_second_card_of_their_own_name_but_not_themselves() -> None:
    table = Table({"hand": ["arach-devotees", "arach-devotees"], "deck": ["crystal"] * 2, "health": 20})
    table.play("arach-devotees", "done")
    assert table.health[0] == 20
    table.play("arach-devotees")
    assert table.health[0] == 23


@rule("SHI-3.1")
def test_arach_devotees_with_nothing_left_to_draw_still_heal() -> None:
    table = Table({"hand": ["arach-devotees", "spore-cleric"], "health": 20})
    table.play("spore-cleric").play("arach-devotees")
    assert table.health[0] == 20 + 4 + 3
    assert table.your("hand") == []


# Entropic Talons.


@rule("SHI-4.3")
def test_entropic_talons_draw_two_cards() -> None:
    table = Table({"hand": ["entropic-talons"], "deck": ["crystal", "blaster", "shard-reactor"]})
    table.play("entropic-talons")
    assert sorted(table.your("hand")) == ["blaster", "crystal"]
    assert table.power == 0
    assert table.is_your_move


@rule("SHI-7.33")
def test_entropic_talons_give_1_power_for_each_health_gained() -> None:
    table = Table({"hand": ["entropic-talons", "spore-cleric", "hounds-of-volos"], "health": 10})
    table.play("entropic-talons").play("spore-cleric")
    assert (table.power, table.health[0]) == (4, 14)
    table.play("hounds-of-volos")
    assert (table.power, table.health[0]) == (9, 19)


@rule("SHI-6.15", "SHI-7.33", "SHI-13.17")
def test_entropic_talons_give_the_power_also_at_50_health() -> None:
    table = Table({"hand": ["entropic-talons", "spore-cleric"], "health": 50})
    table.play("entropic-talons").play("spore-cleric")
    assert (table.power, table.health[0]) == (4, 50)


@rule("SHI-6.15", "SHI-7.33")
def test_entropic_talons_count_health_beyond_the_limit_in_full() -> None:
    table = Table({"hand": ["entropic-talons", "root-of-the-forest"], "health": 48})
    table.play("entropic-talons").play("root-of-the-forest")
    assert (table.power, table.health[0]) == (10 + 10, 50), "for the health, and for Unify"


@rule("SHI-7.13")
def test_entropic_talons_do_not_count_health_gained_before_them() -> None:
    table = Table({"hand": ["entropic-talons", "spore-cleric"], "health": 10})
    table.play("spore-cleric").play("entropic-talons")
    assert (table.power, table.health[0]) == (0, 14)


@rule("SHI-7.34")
def test_entropic_talons_at_20_mastery_heal_10_and_count_that() -> None:
    table = Table({"hand": ["entropic-talons"], "mastery": 20, "health": 30})
    table.play("entropic-talons")
    assert (table.power, table.health[0]) == (10, 40)


@rule("SHI-6.2")
def test_entropic_talons_at_19_mastery_heal_nothing() -> None:
    table = Table({"hand": ["entropic-talons"], "mastery": 19, "health": 30}, {"mastery": 30})
    table.play("entropic-talons")
    assert (table.power, table.health[0]) == (0, 30)


@rule("SHI-7.38")
def test_entropic_talons_count_the_health_of_the_other_relic_of_volos() -> None:
    table = Table({"hand": ["entropic-talons", "panconscious-crown"], "mastery": 18, "health": 10})
    table.play("entropic-talons").play("panconscious-crown")
    assert table.power == 2 + 50


@rule("SHI-6.25", "SHI-6.13")
def test_entropic_talons_copied_by_ojas_give_2_power_a_health() -> None:
    you = {"hand": ["entropic-talons", "ojas-genesis-druid", "spore-cleric"], "deck": ["crystal"] * 4}
    table = Table({**you, "health": 10})
    table.play("entropic-talons").play("ojas-genesis-druid")
    assert table.your("hand").count("crystal") == 4
    table.play("spore-cleric")
    assert (table.power, table.health[0]) == (8, 14)


@rule("SHI-6.25", "SHI-9.7")
def test_entropic_talons_copied_by_taur_give_2_power_a_health() -> None:
    you = {"hand": ["entropic-talons", "spore-cleric"], "play": ["taur-arachpriest"]}
    table = Table(you)
    table.play("entropic-talons").exhaust("taur-arachpriest").play("spore-cleric")
    assert table.power == 8


@rule("SHI-6.25", "SHI-7.15", "SHI-7.34")
def test_entropic_talons_copied_twice_by_ojas_at_20_mastery_count_each_gain_with_all_that_are_there() -> None:
    table = Table({"hand": ["entropic-talons", "ojas-genesis-druid"], "mastery": 20, "health": 10})
    table.play("entropic-talons")
    assert table.power == 10
    table.play("ojas-genesis-druid")
    assert table.power == 10 + 2 * 10 + 3 * 10
    assert table.health[0] == 40


@rule("SHI-6.25")
def test_entropic_talons_end_with_the_turn() -> None:
    table = Table({"hand": ["entropic-talons"], "deck": ["crystal"] * 2 + ["spore-cleric"] + ["crystal"] * 4})
    table.play("entropic-talons").end().do("end")
    assert table.is_your_move
    table.play("spore-cleric")
    assert table.power == 0


@rule("SHI-6.25")
def test_entropic_talons_give_the_next_player_nothing() -> None:
    table = Table({"hand": ["entropic-talons"]}, {"hand": ["spore-cleric"], "health": 10})
    table.play("entropic-talons").end().do("play spore-cleric")
    assert table.asked == 1
    assert (table.power, table.health[1]) == (0, 14)


@rule("SHI-9.7", "SHI-6.9")
def test_entropic_talons_are_an_undergrowth_ally_for_unify() -> None:
    table = Table({"hand": ["entropic-talons", "leshai-knight"]})
    table.play("entropic-talons").play("leshai-knight")
    assert table.power == 6


@rule("SHI-9.4", "SHI-4.9")
def test_entropic_talons_go_to_the_discard_pile_like_any_ally() -> None:
    table = Table({"hand": ["entropic-talons"], "deck": ["crystal"] * 7})
    table.play("entropic-talons").end()
    assert table.your("discard").count("entropic-talons") == 1
