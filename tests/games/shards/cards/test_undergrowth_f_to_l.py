"""Undergrowth from Fungal Hermit to Le'shai Knight, a scenario for each sentence."""

from tests.support.rules import rule
from tests.support.shards import Table


@rule("SHI-4.3")
def test_fungal_hermit_gives_1_mastery() -> None:
    table = Table({"hand": ["fungal-hermit"], "mastery": 3, "health": 20}, {"mastery": 3})
    table.play("fungal-hermit")
    assert table.mastery == (4, 3)
    assert table.health == (20, 50)


@rule("SHI-6.3", "SHI-13.6")
def test_fungal_hermit_at_9_mastery_reaches_its_own_bonus() -> None:
    table = Table({"hand": ["fungal-hermit"], "mastery": 9, "health": 20})
    table.play("fungal-hermit")
    assert (table.mastery[0], table.health[0]) == (10, 25)


@rule("SHI-6.2")
def test_fungal_hermit_at_8_mastery_does_not_heal_whatever_the_opponent_has() -> None:
    table = Table({"hand": ["fungal-hermit"], "mastery": 8, "health": 20}, {"mastery": 20, "health": 20})
    table.play("fungal-hermit")
    assert (table.mastery[0], table.health) == (9, (20, 20))


@rule("SHI-1.2")
def test_fungal_hermit_can_not_bring_mastery_above_30_and_still_heals() -> None:
    table = Table({"hand": ["fungal-hermit"], "mastery": 30, "health": 20})
    table.play("fungal-hermit")
    assert (table.mastery[0], table.health[0]) == (30, 25)


@rule("SHI-6.13")
def test_fungal_hermit_copied_by_ojas_checks_mastery_anew() -> None:
    table = Table({"hand": ["fungal-hermit", "ojas-genesis-druid"], "mastery": 8, "health": 20})
    table.play("fungal-hermit")
    assert (table.mastery[0], table.health[0]) == (9, 20)
    table.play("ojas-genesis-druid")
    assert (table.mastery[0], table.health[0]) == (10, 25)


# Furrowing Elemental.


@rule("SHI-4.3")
def test_furrowing_elemental_heals_4_and_draws_a_card() -> None:
    table = Table({"hand": ["furrowing-elemental"], "deck": ["crystal", "blaster"], "health": 20})
    table.play("furrowing-elemental")
    assert (table.health[0], table.your("hand"), table.power) == (24, ["crystal"], 0)


@rule("SHI-7.38")
def test_furrowing_elemental_at_46_health_reaches_50_and_gives_6_power() -> None:
    table = Table({"hand": ["furrowing-elemental"], "health": 46})
    table.play("furrowing-elemental")
    assert (table.health[0], table.power) == (50, 6)


@rule("SHI-7.38")
def test_furrowing_elemental_at_45_health_gives_no_power() -> None:
    table = Table({"hand": ["furrowing-elemental"], "health": 45}, {"health": 50})
    table.play("furrowing-elemental")
    assert (table.health[0], table.power) == (49, 0)


@rule("SHI-1.2", "SHI-6.15")
def test_furrowing_elemental_at_50_health_gives_6_power() -> None:
    table = Table({"hand": ["furrowing-elemental"], "health": 50}, {"health": 1})
    table.play("furrowing-elemental")
    assert (table.health, table.power) == ((50, 1), 6)


@rule("SHI-6.13")
def test_furrowing_elemental_copied_by_taur_checks_health_anew() -> None:
    you = {
        "hand": ["furrowing-elemental"],
        "deck": ["crystal"] * 2,
        "play": ["taur-arachpriest"],
        "health": 42,
    }
    table = Table(you)
    table.play("furrowing-elemental")
    assert (table.health[0], table.power) == (46, 0)
    table.exhaust("taur-arachpriest")
    assert (table.health[0], table.power, len(table.your("hand"))) == (50, 6, 2)


# Ghostwillow Avenger.


@rule("SHI-4.3")
def test_ghostwillow_avenger_gives_4_power() -> None:
    table = Table({"hand": ["ghostwillow-avenger"]}, {"play": ["evokatus"]})
    table.play("ghostwillow-avenger")
    assert table.power == 4
    assert table.their("play") == ["evokatus"]


@rule("SHI-6.2")
def test_ghostwillow_avenger_destroys_nothing_at_14_mastery() -> None:
    table = Table({"hand": ["ghostwillow-avenger"], "mastery": 14}, {"play": ["evokatus"], "mastery": 15})
    table.play("ghostwillow-avenger")
    assert table.their("play") == ["evokatus"]
    assert table.power == 4


@rule("SHI-6.12")
def test_ghostwillow_avenger_destroys_all_enemy_champions_at_15_mastery_and_none_of_yours() -> None:
    you = {"hand": ["ghostwillow-avenger"], "play": ["optio-crusher"], "mastery": 15}
    table = Table(you, {"play": ["evokatus", "systema-ai"]})
    table.play("ghostwillow-avenger")
    assert (table.their("play"), sorted(table.their("discard"))) == ([], ["evokatus", "systema-ai"])
    assert table.your("play") == ["optio-crusher", "ghostwillow-avenger"]
    assert (table.your("discard"), table.banished) == ([], [])
    assert table.power == 4


@rule("SHI-6.30", "SHI-6.12")
def test_ghostwillow_avenger_destroys_the_champions_of_all_opponents() -> None:
    you = {"hand": ["ghostwillow-avenger"], "mastery": 15}
    table = Table(you, {"play": ["evokatus"]}, {"play": ["systema-ai"]}, {"play": ["optio-crusher"]})
    table.play("ghostwillow-avenger")
    assert [table.their("play", seat) for seat in (1, 2, 3)] == [[], [], []]
    assert [table.their("discard", seat) for seat in (1, 2, 3)] == [
        ["evokatus"],
        ["systema-ai"],
        ["optio-crusher"],
    ]


@rule("SHI-1.16", "SHI-10.16")
def test_ghostwillow_avenger_destroys_champions_of_both_opponents_but_not_those_of_a_team_mate() -> None:
    you = {"hand": ["ghostwillow-avenger"], "mastery": 15}
    others = ({"play": ["evokatus"]}, {"play": ["systema-ai"]}, {"play": ["optio-crusher"]})
    table = Table(you, *others, mode="team")
    table.play("ghostwillow-avenger")
    assert [table.their("play", seat) for seat in (1, 2, 3)] == [[], [], ["optio-crusher"]]


@rule("SHI-6.12")
def test_ghostwillow_avenger_destroys_champions_that_can_not_be_attacked() -> None:
    foe = {"play": ["li-hin-the-shattered", "zetta-the-encryptor", "raidian-cloud-master"], "mastery": 30}
    table = Table({"hand": ["ghostwillow-avenger"], "mastery": 15}, foe)
    table.play("ghostwillow-avenger")
    assert table.their("play") == []


@rule("SHI-6.13")
def test_ghostwillow_avenger_copied_by_taur_destroys_once_15_mastery_are_reached() -> None:
    you = {"hand": ["ghostwillow-avenger", "fungal-hermit"], "play": ["taur-arachpriest"], "mastery": 14}
    table = Table(you, {"play": ["evokatus"]})
    table.play("ghostwillow-avenger").play("fungal-hermit")
    assert table.their("play") == ["evokatus"]
    table.exhaust("taur-arachpriest", "pick ghostwillow-avenger.1")
    assert (table.their("play"), table.power) == ([], 8)
    assert table.your("play").count("taur-arachpriest") == 1


# Hounds of Volos.


@rule("SHI-7.40")
def test_hounds_of_volos_heal_5_and_give_no_power_to_another_leader() -> None:
    table = Table({"hand": ["hounds-of-volos"], "leader": "tetra", "health": 20}, {"health": 20})
    table.play("hounds-of-volos")
    assert (table.health, table.power) == ((25, 20), 0)


@rule("SHI-7.40")
def test_hounds_of_volos_give_5_power_to_volos() -> None:
    table = Table({"hand": ["hounds-of-volos"], "leader": "volos", "health": 20})
    table.play("hounds-of-volos")
    assert (table.health[0], table.power) == (25, 5)


@rule("SHI-7.40")
def test_hounds_of_volos_look_neither_at_the_relics_nor_at_the_opponent() -> None:
    you = {
        "hand": ["hounds-of-volos"],
        "leader": "tetra",
        "relics": ["entropic-talons", "panconscious-crown"],
    }
    table = Table(you, {"leader": "volos"})
    table.play("hounds-of-volos")
    assert table.power == 0


@rule("SHI-7.40")
def test_hounds_of_volos_give_volos_the_power_also_with_relics_of_another_leader() -> None:
    you = {"hand": ["hounds-of-volos"], "leader": "volos", "relics": ["datic-robes", "praetorian-01"]}
    table = Table(you, {"leader": "tetra"})
    table.play("hounds-of-volos")
    assert table.power == 5


@rule("SHI-4.5")
def test_hounds_of_volos_work_when_they_are_fast_played() -> None:
    table = Table({"leader": "volos", "health": 20}, row=["hounds-of-volos"], crystals=3)
    table.fast_play("hounds-of-volos")
    assert (table.health[0], table.power, table.crystals) == (25, 5, 0)


# Le'shai Knight.


@rule("SHI-6.9")
def test_leshai_knight_gives_3_power_without_unify() -> None:
    table = Table({"hand": ["leshai-knight"]})
    table.play("leshai-knight")
    assert table.power == 3
    assert table.is_your_move


@rule("SHI-6.9")
def test_leshai_knight_gives_6_power_instead_with_unify() -> None:
    table = Table({"hand": ["leshai-knight", "spore-cleric"]})
    table.play("spore-cleric").play("leshai-knight")
    assert table.power == 6


@rule("SHI-6.26")
def test_leshai_knight_gives_3_power_if_nothing_is_shown() -> None:
    table = Table({"hand": ["leshai-knight", "spore-cleric"]})
    table.play("leshai-knight", "done")
    assert (table.power, table.your("hand")) == (3, ["spore-cleric"])


@rule("SHI-6.7", "SHI-13.2")
def test_leshai_knight_unites_with_a_fast_played_mercenary() -> None:
    table = Table({"hand": ["leshai-knight"]}, row=["spore-cleric"], crystals=2)
    table.fast_play("spore-cleric").play("leshai-knight")
    assert table.power == 6


@rule("SHI-4.5", "SHI-6.9")
def test_leshai_knight_fast_played_unites_with_an_ally_played_before() -> None:
    table = Table({"hand": ["spore-cleric"]}, row=["leshai-knight"], crystals=3)
    table.play("spore-cleric").fast_play("leshai-knight")
    assert table.power == 6


@rule("SHI-6.13", "SHI-13.11")
def test_leshai_knight_copied_by_taur_gives_6_more() -> None:
    table = Table({"hand": ["leshai-knight"], "play": ["taur-arachpriest"]})
    table.play("leshai-knight")
    assert table.power == 3
    table.exhaust("taur-arachpriest")
    assert table.power == 9
    assert table.is_your_move


@rule("SHI-6.13")
def test_leshai_knight_copied_by_ojas_sees_the_knight_it_was_copied_from() -> None:
    table = Table({"hand": ["leshai-knight", "ojas-genesis-druid"]})
    table.play("leshai-knight", "done").play("ojas-genesis-druid")
    assert table.power == 3 + 6
