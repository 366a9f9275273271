"""Call of the Archons: Sanctum from Armageddon Cloak to Grey Monk, a scenario for each sentence."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_armageddon_cloak_is_attached_to_a_creature_of_your_choice() -> None:
    duel = Duel("sanctum", {"hand": ["armageddon-cloak"], "line": ["sequis"]}, {"line": ["troll"]})
    duel.play("armageddon-cloak")
    assert duel.prompt == "host"
    assert duel.options == ["pick sequis.1", "pick troll.1"]
    duel.do("pick sequis.1")
    assert duel.attribute("hazardous", "sequis.1") == 2
    assert duel.attribute("hazardous", "troll.1") == 0
    assert duel.amber[0] == 1, "the bonus icon"


@rule("KF-6.6", "KF-6.15")
def test_armageddon_cloak_is_destroyed_in_place_of_its_creature_which_is_fully_healed() -> None:
    knight = {"card": "raiding-knight", "damage": 1, "upgrades": ["armageddon-cloak"]}
    duel = Duel("sanctum", {"line": [knight]}, {"line": ["troll"]})
    duel.fight("raiding-knight.1", "troll.1")
    assert duel.your("line") == ["raiding-knight"]
    assert duel.damage("raiding-knight.1") == 0
    assert duel.mark("tagged", "raiding-knight.1") == 0
    assert (duel.your("upgrades"), duel.your("discard")) == ([], ["armageddon-cloak"])
    assert duel.damage("troll.1") == 4
    assert duel.is_your_move


def test_armageddon_cloak_makes_its_creature_hazardous() -> None:
    bumpsy = {"card": "bumpsy", "upgrades": ["armageddon-cloak"]}
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": [bumpsy]})
    duel.fight("troll.1", "bumpsy.1")
    assert duel.damage("troll.1") == 2 + 5
    assert (duel.their("line"), duel.damage("bumpsy.1")) == (["bumpsy"], 0)
    assert duel.their("discard") == ["armageddon-cloak"]


def test_armageddon_cloak_saves_nobody_else() -> None:
    knight = {"card": "raiding-knight", "upgrades": ["armageddon-cloak"]}
    duel = Duel("sanctum", {"hand": ["the-spirit-s-way"], "line": [knight, "sequis"]}, {"line": ["troll"]})
    duel.play("the-spirit-s-way", "done")
    assert (duel.your("line"), duel.their("line")) == (["raiding-knight"], [])
    assert sorted(duel.your("discard")) == ["armageddon-cloak", "sequis", "the-spirit-s-way"]


def test_armageddon_cloak_saves_only_from_destruction() -> None:
    knight = {"card": "francus", "upgrades": ["armageddon-cloak"]}
    duel = Duel("sanctum", {"hand": ["the-harder-they-come"], "line": [knight]})
    duel.play("the-harder-they-come")
    assert (duel.your("line"), duel.your("purged")) == ([], ["francus"])
    assert "armageddon-cloak" in duel.your("discard")


@rule("KF-4.7")
def test_armageddon_cloak_on_an_enemy_creature_saves_it_and_goes_to_its_own_owner() -> None:
    duel = Duel("sanctum", {"hand": ["armageddon-cloak"], "line": ["champion-tabris"]}, {"line": ["bumpsy"]})
    duel.play("armageddon-cloak", "pick bumpsy.1").fight("champion-tabris.1", "bumpsy.1")
    assert (duel.their("line"), duel.damage("bumpsy.1")) == (["bumpsy"], 0)
    assert (duel.your("discard"), duel.their("discard")) == (["armageddon-cloak"], [])


@rule("KF-9.18")
def test_armageddon_cloak_gives_way_to_another_one() -> None:
    knight = {"card": "raiding-knight", "upgrades": ["armageddon-cloak", "armageddon-cloak"]}
    duel = Duel("sanctum", {"hand": ["the-spirit-s-way"], "line": [knight]})
    assert duel.attribute("hazardous", "raiding-knight.1") == 4
    duel.play("the-spirit-s-way")
    assert duel.prompt == "instead"
    duel.do(duel.options[0])
    assert (duel.your("line"), duel.your("upgrades")) == (["raiding-knight"], ["armageddon-cloak"])
    assert duel.your("discard") == ["armageddon-cloak", "the-spirit-s-way"]


def test_begone_destroys_each_dis_creature() -> None:
    duel = Duel(
        "sanctum", {"hand": ["begone"], "line": ["pit-demon", "sequis"]}, {"line": ["shooler", "troll"]}
    )
    duel.play("begone")
    assert (duel.prompt, duel.options) == ("mode", ["mode 0", "mode 1"])
    duel.do("mode 0")
    assert (duel.your("line"), duel.their("line")) == (["sequis"], ["troll"])
    assert duel.amber == (0, 0)


def test_begone_gains_1_amber_instead_and_leaves_the_creatures_alone() -> None:
    duel = Duel("sanctum", {"hand": ["begone"]}, {"line": ["shooler"]})
    duel.play("begone", "mode 1")
    assert (duel.their("line"), duel.amber) == (["shooler"], (1, 0))


def test_begone_can_be_used_on_dis_even_where_there_is_none() -> None:
    duel = Duel("sanctum", {"hand": ["begone"]}, {"line": ["troll"]})
    duel.play("begone", "mode 0")
    assert (duel.their("line"), duel.amber) == (["troll"], (0, 0))
    assert duel.is_your_move


def test_blinding_light_stuns_each_creature_of_the_house_on_both_sides() -> None:
    duel = Duel(
        "sanctum", {"hand": ["blinding-light"], "line": ["bumpsy", "sequis"]}, {"line": ["troll", "shooler"]}
    )
    duel.play("blinding-light")
    assert duel.prompt == "which-house"
    assert len(duel.options) == 10
    duel.do("house brobnar")
    assert duel.is_stunned("bumpsy.1")
    assert duel.is_stunned("troll.1")
    assert not duel.is_stunned("sequis.1")
    assert not duel.is_stunned("shooler.1")


def test_blinding_light_may_name_a_house_that_nobody_has() -> None:
    duel = Duel("sanctum", {"hand": ["blinding-light"], "line": ["sequis"]}, {"line": ["troll"]})
    duel.play("blinding-light", "house mars")
    assert not duel.is_stunned("sequis.1")
    assert not duel.is_stunned("troll.1")
    assert duel.amber == (1, 0)


def test_bulwark_gives_each_of_its_neighbours_2_armour() -> None:
    duel = Duel("sanctum", {"line": ["troll", "bulwark", "sequis", "bumpsy"]}, {"line": ["smaaash"]})
    assert (duel.armour("troll.1"), duel.armour("sequis.1")) == (2, 4)
    assert (duel.armour("bulwark.1"), duel.armour("bumpsy.1"), duel.armour("smaaash.1")) == (2, 0, 0)


@rule("KF-6.3")
def test_bulwark_protects_a_neighbour_in_a_fight() -> None:
    duel = Duel("sanctum", {"line": ["bulwark", "sequis"]}, {"line": ["smaaash"]})
    duel.fight("sequis.1", "smaaash.1")
    assert duel.damage("sequis.1") == 1


def test_bulwark_protects_nobody_once_it_is_gone() -> None:
    duel = Duel("sanctum", {"line": ["bulwark", "sequis"]}, {"line": ["troll"]})
    duel.fight("bulwark.1", "troll.1")
    assert duel.your("line") == ["sequis"]
    assert duel.armour("sequis.1") == 2


@rule("KF-11.9")
def test_champion_anaphiel_shields_its_neighbours() -> None:
    duel = Duel(
        "brobnar", {"line": ["troll"]}, {"line": ["bumpsy", "champion-anaphiel", "smaaash", "headhunter"]}
    )
    fights = [option for option in duel.options if option.startswith("fight")]
    assert fights == ["fight troll.1 champion-anaphiel.1", "fight troll.1 headhunter.1"]


def test_champion_anaphiel_has_armour_and_no_other_text() -> None:
    duel = Duel("sanctum", {"hand": ["champion-anaphiel"]}, {"amber": 3, "line": ["bumpsy"]})
    duel.play("champion-anaphiel")
    assert duel.amber == (0, 3)
    assert (duel.power("champion-anaphiel.1"), duel.armour("champion-anaphiel.1")) == (6, 1)
    assert duel.is_your_move


def test_champion_tabris_captures_1_after_a_fight() -> None:
    duel = Duel("sanctum", {"amber": 2, "line": ["champion-tabris"]}, {"amber": 3, "line": ["bumpsy"]})
    duel.fight("champion-tabris.1", "bumpsy.1")
    assert duel.mark("amber", "champion-tabris.1") == 1
    assert duel.amber == (2, 2)


def test_champion_tabris_captures_nothing_where_there_is_nothing_or_by_reaping() -> None:
    duel = Duel("sanctum", {"line": ["champion-tabris"]}, {"line": ["bumpsy"]})
    duel.fight("champion-tabris.1", "bumpsy.1")
    assert duel.mark("amber", "champion-tabris.1") == 0
    duel = Duel("sanctum", {"line": ["champion-tabris"]}, {"amber": 3})
    duel.reap("champion-tabris.1")
    assert (duel.mark("amber", "champion-tabris.1"), duel.amber) == (0, (1, 3))


@rule("KF-5.5")
def test_champion_tabris_captures_nothing_if_it_falls() -> None:
    duel = Duel("sanctum", {"line": ["champion-tabris"]}, {"amber": 3, "line": ["troll"]})
    duel.fight("champion-tabris.1", "troll.1")
    assert (duel.your("line"), duel.amber) == ([], (0, 3))


def test_charge_lets_each_creature_played_deal_2_damage_to_an_enemy() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["charge", "sequis", "bulwark"], "line": ["francus"]},
        {"line": ["troll", "bumpsy"]},
    )
    duel.play("charge").play("sequis", "left-flank")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick troll.1").play("bulwark", "left-flank", "pick bumpsy.1")
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1"), duel.damage("francus.1")) == (2, 2, 0)
    assert duel.is_your_move


@rule("KF-4.9")
def test_charge_shares_a_window_with_the_creature_s_own_play_ability() -> None:
    duel = Duel("sanctum", {"hand": ["charge", "raiding-knight"]}, {"amber": 1, "line": ["troll"]})
    duel.play("charge").play("raiding-knight")
    assert duel.prompt == "order"
    assert len(duel.options) == 2
    duel.do(duel.options[0])
    assert duel.damage("troll.1") == 2
    assert duel.mark("amber", "raiding-knight.1") == 1


def test_charge_does_nothing_for_artifacts_or_without_enemies() -> None:
    duel = Duel("sanctum", {"hand": ["charge", "hallowed-blaster"]}, {"line": ["troll"]})
    duel.play("charge").play("hallowed-blaster")
    assert duel.damage("troll.1") == 0
    duel = Duel("sanctum", {"hand": ["charge", "sequis"], "line": ["francus"]})
    duel.play("charge").play("sequis", "left-flank")
    assert (duel.damage("francus.1"), duel.damage("sequis.1")) == (0, 0)
    assert duel.is_your_move


@rule("KF-9.5")
def test_charge_ends_with_the_turn() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["charge", "sequis"], "houses": ["sanctum"]},
        {"houses": ["dis"], "line": ["troll"]},
    )
    duel.play("charge").end("house dis", "end").play("sequis")
    assert duel.damage("troll.1") == 0
    assert duel.is_your_move


@rule("KF-6.11")
def test_cleansing_wave_heals_1_from_each_creature_and_gains_1_for_each_one_healed() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["cleansing-wave"], "line": [{"card": "sequis", "damage": 1}, "francus"]},
        {"line": [{"card": "troll", "damage": 4}]},
    )
    duel.play("cleansing-wave")
    assert (duel.damage("sequis.1"), duel.damage("francus.1"), duel.damage("troll.1")) == (0, 0, 3)
    assert duel.amber == (2, 0)


def test_cleansing_wave_gains_nothing_if_nobody_was_healed() -> None:
    duel = Duel("sanctum", {"hand": ["cleansing-wave"], "line": ["sequis"]}, {"line": ["troll"]})
    duel.play("cleansing-wave")
    assert duel.amber == (0, 0)


def test_clear_mind_unstuns_each_friendly_creature() -> None:
    stunned = [{"card": "sequis", "stun": True}, {"card": "troll", "stun": True}, "francus"]
    duel = Duel(
        "sanctum", {"hand": ["clear-mind"], "line": stunned}, {"line": [{"card": "bumpsy", "stun": True}]}
    )
    duel.play("clear-mind")
    assert not duel.is_stunned("sequis.1")
    assert not duel.is_stunned("troll.1")
    assert duel.is_stunned("bumpsy.1")
    assert duel.is_ready("sequis.1"), "it was not used"


def test_clear_mind_without_stunned_creatures_gives_only_its_bonus() -> None:
    duel = Duel("sanctum", {"hand": ["clear-mind"], "line": ["sequis"]})
    duel.play("clear-mind")
    assert duel.amber == (1, 0)
    assert duel.is_your_move


def test_commander_remiel_uses_a_friendly_creature_of_another_house() -> None:
    duel = Duel(
        "sanctum",
        {"line": ["commander-remiel", "sequis", "troll", "pit-demon"]},
        {"line": ["headhunter"]},
    )
    duel.reap("commander-remiel.1")
    assert duel.options == ["pick troll.1", "pick pit-demon.1"]
    duel.do("pick troll.1")
    assert duel.options == ["reap troll.1", "fight troll.1 headhunter.1"]
    duel.do("reap troll.1")
    assert duel.amber == (2, 0)
    assert not duel.is_ready("troll.1")
    assert duel.is_ready("pit-demon.1")
    assert duel.is_your_move


@rule("KF-5.9")
def test_commander_remiel_does_not_ready_what_it_uses() -> None:
    duel = Duel("sanctum", {"line": ["commander-remiel", {"card": "troll", "exhausted": True}]})
    duel.reap("commander-remiel.1")
    assert duel.amber == (1, 0)
    assert duel.is_your_move


def test_commander_remiel_alone_among_sanctum_just_reaps() -> None:
    duel = Duel("sanctum", {"line": ["commander-remiel", "sequis"]}, {"line": ["troll"]})
    duel.reap("commander-remiel.1")
    assert duel.amber == (1, 0)
    assert duel.is_ready("sequis.1")
    assert duel.is_your_move


def test_doorstep_to_heaven_leaves_both_players_5_amber() -> None:
    duel = Duel("sanctum", {"amber": 8, "hand": ["doorstep-to-heaven"]}, {"amber": 6})
    duel.play("doorstep-to-heaven")
    assert duel.amber == (5, 5)


@rule("KF-4.1")
def test_doorstep_to_heaven_counts_its_own_bonus() -> None:
    duel = Duel("sanctum", {"amber": 5, "hand": ["doorstep-to-heaven"]}, {"amber": 5})
    duel.play("doorstep-to-heaven")
    assert duel.amber == (5, 5)
    assert duel.kinds().count("lost") == 1


def test_doorstep_to_heaven_takes_nothing_from_whoever_has_5_or_less() -> None:
    duel = Duel("sanctum", {"amber": 3, "hand": ["doorstep-to-heaven"]}, {"amber": 5})
    duel.play("doorstep-to-heaven")
    assert duel.amber == (4, 5)


def test_duma_the_martyr_destroyed_heals_each_other_friendly_creature_and_draws_2() -> None:
    duel = Duel(
        "sanctum",
        {
            "line": ["duma-the-martyr", {"card": "francus", "damage": 5}, {"card": "troll", "damage": 2}],
            "deck": ["sequis", "bulwark", "smith"],
        },
        {"line": [{"card": "bumpsy", "damage": 1}]},
    )
    duel.fight("duma-the-martyr.1", "bumpsy.1")
    assert duel.your("discard") == ["duma-the-martyr"]
    assert (duel.damage("francus.1"), duel.damage("troll.1"), duel.damage("bumpsy.1")) == (0, 0, 4)
    assert duel.your("hand") == ["sequis", "bulwark"]


def test_duma_the_martyr_works_for_its_controller_in_the_enemy_turn() -> None:
    duel = Duel(
        "brobnar",
        {"line": [{"card": "troll", "damage": 2}], "deck": ["smith", "smith"]},
        {"line": ["duma-the-martyr", {"card": "sequis", "damage": 3}], "deck": ["bulwark"]},
    )
    duel.fight("troll.1", "duma-the-martyr.1")
    assert (duel.damage("sequis.1"), duel.damage("troll.1")) == (0, 5)
    assert (duel.their("hand"), duel.your("hand")) == (["bulwark"], [])


def test_duma_the_martyr_does_nothing_when_it_leaves_in_another_way() -> None:
    duel = Duel(
        "brobnar",
        {
            "hand": ["wardrummer"],
            "line": [{"card": "duma-the-martyr", "house": "brobnar"}],
            "deck": ["smith"],
        },
    )
    duel.play("wardrummer", "left-flank")
    assert duel.your("hand") == ["duma-the-martyr"]
    assert duel.your("deck") == ["smith"]


def test_epic_quest_archives_each_friendly_knight() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["epic-quest"], "line": ["sequis", "troll", "hebe-the-huge"]},
        {"line": ["francus"]},
    )
    duel.play("epic-quest")
    assert (duel.your("line"), duel.their("line")) == (["troll"], ["francus"])
    assert duel.your("archive") == ["sequis", "hebe-the-huge"]
    assert duel.your("artifacts") == ["epic-quest"]


def play_sanctum_cards(duel: Duel, works: int) -> Duel:
    """Virtuous Works so many times (six at most, KF-5.12)."""
    for _ in range(works):
        duel.play("virtuous-works")
    return duel


def test_epic_quest_forges_a_key_at_no_cost_after_7_sanctum_cards() -> None:
    duel = Duel("sanctum", {"hand": ["virtuous-works"] * 6 + ["clear-mind"], "artifacts": ["epic-quest"]})
    play_sanctum_cards(duel, 6).play("clear-mind").omni("epic-quest.1")
    assert duel.prompt == "key"
    duel.do("forge blue")
    assert duel.keys == (1, 0)
    assert duel.amber == (19, 0)
    assert "epic-quest" in duel.your("discard")
    assert duel.is_your_move


def test_epic_quest_stays_and_forges_nothing_after_6_sanctum_cards() -> None:
    duel = Duel("sanctum", {"hand": ["virtuous-works"] * 6, "artifacts": ["epic-quest"]})
    play_sanctum_cards(duel, 6).omni("epic-quest.1")
    assert (duel.keys, duel.amber) == ((0, 0), (18, 0))
    assert duel.your("artifacts") == ["epic-quest"]
    assert not duel.is_ready("epic-quest.1")


def test_epic_quest_counts_only_sanctum_cards() -> None:
    cards = ["punch", "warsong", "smith", "bumpsy", "tremor", "anger", "follow-the-leader"]
    duel = Duel("brobnar", {"hand": cards, "artifacts": ["epic-quest"]})
    for card in cards:
        duel.play(card)
    duel.omni("epic-quest.1")
    assert duel.keys == (0, 0)
    assert duel.your("artifacts") == ["epic-quest"]


def test_francus_captures_1_after_an_enemy_is_destroyed_fighting_it() -> None:
    duel = Duel("sanctum", {"line": ["francus"]}, {"amber": 2, "line": ["bumpsy"]})
    duel.fight("francus.1", "bumpsy.1")
    assert duel.their("line") == []
    assert (duel.mark("amber", "francus.1"), duel.amber) == (1, (0, 1))


@rule("KF-9.3")
def test_francus_captures_also_when_it_is_attacked() -> None:
    duel = Duel("brobnar", {"amber": 2, "line": ["headhunter"]}, {"line": ["francus"]})
    duel.fight("headhunter.1", "francus.1")
    assert duel.your("line") == []
    assert (duel.mark("amber", "francus.1"), duel.amber) == (1, (1, 0))


@rule("KF-5.16")
def test_francus_captures_nothing_if_the_enemy_survives_or_it_falls_itself() -> None:
    duel = Duel("sanctum", {"line": ["francus"]}, {"amber": 2, "line": ["champion-tabris"]})
    duel.fight("francus.1", "champion-tabris.1")
    assert (duel.mark("amber", "francus.1"), duel.amber) == (0, (0, 2))
    duel = Duel("sanctum", {"line": [{"card": "francus", "damage": 2}]}, {"amber": 2, "line": ["bumpsy"]})
    duel.fight("francus.1", "bumpsy.1")
    assert (duel.your("line"), duel.their("line"), duel.amber) == ([], [], (0, 2))


def test_francus_captures_nothing_for_what_others_destroy() -> None:
    duel = Duel("sanctum", {"line": ["francus", "gatekeeper"]}, {"amber": 2, "line": ["bumpsy"]})
    duel.fight("gatekeeper.1", "bumpsy.1")
    assert (duel.their("line"), duel.amber) == ([], (0, 2))


def test_gatekeeper_captures_all_but_5_from_7() -> None:
    duel = Duel("sanctum", {"hand": ["gatekeeper"]}, {"amber": 7})
    duel.play("gatekeeper")
    assert (duel.mark("amber", "gatekeeper.1"), duel.amber) == (2, (0, 5))


def test_gatekeeper_captures_nothing_from_6() -> None:
    duel = Duel("sanctum", {"amber": 9, "hand": ["gatekeeper"]}, {"amber": 6})
    duel.play("gatekeeper")
    assert (duel.mark("amber", "gatekeeper.1"), duel.amber) == (0, (9, 6))


def test_glorious_few_gains_1_for_each_creature_the_opponent_has_in_excess() -> None:
    duel = Duel(
        "sanctum", {"hand": ["glorious-few"], "line": ["sequis"]}, {"line": ["troll", "bumpsy", "smaaash"]}
    )
    duel.play("glorious-few")
    assert duel.amber == (2, 0)


def test_glorious_few_gains_nothing_with_as_many_creatures_or_more() -> None:
    duel = Duel("sanctum", {"hand": ["glorious-few"], "line": ["sequis"]}, {"line": ["troll"]})
    assert duel.play("glorious-few").amber == (0, 0)
    duel = Duel("sanctum", {"amber": 1, "hand": ["glorious-few"], "line": ["sequis", "francus"]})
    assert duel.play("glorious-few").amber == (1, 0)


def test_gorm_of_omm_is_destroyed_and_destroys_an_artifact() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["gorm-of-omm", "hallowed-blaster"]},
        {"artifacts": ["cannon"], "line": ["troll"]},
    )
    duel.omni("gorm-of-omm.1")
    assert duel.options == ["pick hallowed-blaster.1", "pick cannon.1"]
    duel.do("pick cannon.1")
    assert (duel.your("artifacts"), duel.their("artifacts")) == (["hallowed-blaster"], [])
    assert (duel.your("discard"), duel.their("discard")) == (["gorm-of-omm"], ["cannon"])
    assert duel.their("line") == ["troll"]


def test_gorm_of_omm_goes_even_if_there_is_no_other_artifact() -> None:
    duel = Duel("sanctum", {"artifacts": ["gorm-of-omm"]}, {"line": ["troll"]})
    duel.omni("gorm-of-omm.1")
    assert duel.your("discard") == ["gorm-of-omm"]
    assert duel.is_your_move


def test_grey_monk_gives_each_friendly_creature_1_armour() -> None:
    duel = Duel("sanctum", {"line": ["grey-monk", "sequis", "troll"]}, {"line": ["bumpsy"]})
    armour = [duel.armour(card) for card in ("grey-monk.1", "sequis.1", "troll.1", "bumpsy.1")]
    assert armour == [1, 3, 1, 0]


def test_grey_monk_s_armour_prevents_damage() -> None:
    duel = Duel("sanctum", {"line": ["grey-monk", "francus"]}, {"line": ["bumpsy"]})
    duel.fight("francus.1", "bumpsy.1")
    assert duel.damage("francus.1") == 5 - 2


@rule("KF-6.16")
def test_grey_monk_reaps_and_heals_2_from_any_creature() -> None:
    duel = Duel(
        "sanctum",
        {"line": ["grey-monk", {"card": "troll", "damage": 3}]},
        {"line": [{"card": "bumpsy", "damage": 1}]},
    )
    duel.reap("grey-monk.1")
    assert duel.options == ["pick grey-monk.1", "pick troll.1", "pick bumpsy.1"]
    duel.do("pick troll.1")
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1"), duel.amber) == (1, 1, (1, 0))
