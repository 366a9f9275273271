"""Call of the Archons: Sanctum from Potion of Invulnerability to Whispering Reliquary."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-5.3")
def test_potion_of_invulnerability_is_destroyed_and_shields_friendly_creatures_from_damage() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["potion-of-invulnerability"], "line": ["troll", "bumpsy"]},
        {"line": ["zorg"]},
    )
    duel.omni("potion-of-invulnerability.1")
    assert (duel.your("artifacts"), duel.your("discard")) == ([], ["potion-of-invulnerability"])
    duel.fight("bumpsy.1", "zorg.1")
    assert (duel.damage("bumpsy.1"), duel.damage("zorg.1")) == (0, 5)


def test_potion_of_invulnerability_does_not_stop_destruction() -> None:
    duel = Duel(
        "sanctum",
        {"artifacts": ["potion-of-invulnerability"], "hand": ["the-spirit-s-way"], "line": ["sequis"]},
    )
    duel.omni("potion-of-invulnerability.1").play("the-spirit-s-way")
    assert duel.your("line") == []


@rule("KF-9.5")
def test_potion_of_invulnerability_shields_latecomers_but_no_later_than_this_turn() -> None:
    duel = Duel(
        "sanctum",
        {"artifacts": ["potion-of-invulnerability"], "hand": ["sequis"]},
        {"line": ["troll"], "houses": ["brobnar"]},
    )
    duel.omni("potion-of-invulnerability.1").play("sequis")
    assert duel.attribute("unharmed", "sequis.1") == 1
    duel.end().fight("troll.1", "sequis.1")
    assert duel.your("line") == []


def test_protect_the_weak_gives_1_armour_and_taunt() -> None:
    duel = Duel("sanctum", {"hand": ["protect-the-weak"], "line": ["troll", "bumpsy"]}, {"line": ["smaaash"]})
    duel.play("protect-the-weak", "pick troll.1")
    assert (duel.armour("troll.1"), duel.attribute("taunt", "troll.1")) == (1, 1)
    assert (duel.armour("bumpsy.1"), duel.attribute("taunt", "bumpsy.1")) == (0, 0)
    assert duel.amber == (1, 0)


@rule("KF-6.13", "KF-11.9")
def test_protect_the_weak_shields_the_neighbours_of_its_creature() -> None:
    weak = {"card": "smaaash", "upgrades": ["protect-the-weak"]}
    duel = Duel("brobnar", {"line": ["bumpsy"]}, {"line": ["troll", weak]})
    assert [option for option in duel.options if option.startswith("fight")] == ["fight bumpsy.1 smaaash.1"]
    duel.fight("bumpsy.1", "smaaash.1")
    assert (duel.damage("smaaash.1"), duel.their("line")) == (4, ["troll", "smaaash"])


def test_protectrix_may_fully_heal_a_creature_which_then_takes_no_damage() -> None:
    duel = Duel(
        "sanctum",
        {"line": ["protectrix", {"card": "francus", "damage": 5}, "sequis"]},
        {"line": ["troll"]},
    )
    duel.reap("protectrix.1", "yes")
    assert duel.options == ["pick protectrix.1", "pick francus.1", "pick sequis.1", "pick troll.1"]
    duel.do("pick francus.1").fight("francus.1", "troll.1")
    assert (duel.damage("francus.1"), duel.damage("troll.1")) == (0, 6)
    duel.fight("sequis.1", "troll.1")
    assert duel.your("line") == ["protectrix", "francus"], "only the healed one was shielded"
    assert duel.amber == (1, 0)


def test_protectrix_s_player_may_decline() -> None:
    duel = Duel("sanctum", {"line": ["protectrix", {"card": "francus", "damage": 5}]})
    duel.reap("protectrix.1", "no")
    assert (duel.damage("francus.1"), duel.attribute("unharmed", "francus.1")) == (5, 0)
    assert duel.is_your_move


@rule("KF-6.11", "KF-6.16")
def test_protectrix_does_not_shield_a_creature_that_had_no_damage() -> None:
    duel = Duel("sanctum", {"line": ["protectrix", "francus"]})
    duel.reap("protectrix.1", "yes", "pick francus.1")
    assert duel.attribute("unharmed", "francus.1") == 0
    assert duel.is_your_move


@rule("KF-9.5")
def test_protectrix_shields_until_the_end_of_the_turn() -> None:
    duel = Duel("sanctum", {"line": ["protectrix", {"card": "francus", "damage": 1}]}, {"houses": ["dis"]})
    duel.reap("protectrix.1", "yes", "pick francus.1")
    assert duel.attribute("unharmed", "francus.1") == 1
    duel.end()
    assert duel.attribute("unharmed", "francus.1") == 0


def test_radiant_truth_stuns_each_enemy_creature_that_is_not_on_a_flank() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["radiant-truth"], "line": ["sequis", "francus", "bulwark"]},
        {"line": ["troll", "bumpsy", "smaaash", "urchin"]},
    )
    duel.play("radiant-truth")
    stunned = [card for card in ("troll", "bumpsy", "smaaash", "urchin") if duel.is_stunned(f"{card}.1")]
    assert stunned == ["bumpsy", "smaaash"]
    assert not duel.is_stunned("francus.1")


@rule("KF-10.2")
def test_radiant_truth_stuns_neither_of_two_nor_a_lone_creature() -> None:
    duel = Duel("sanctum", {"hand": ["radiant-truth"]}, {"line": ["troll", "bumpsy"]})
    duel.play("radiant-truth")
    assert not duel.is_stunned("troll.1")
    assert not duel.is_stunned("bumpsy.1")
    assert duel.amber == (1, 0)


def test_raiding_knight_captures_1() -> None:
    duel = Duel("sanctum", {"amber": 2, "hand": ["raiding-knight"]}, {"amber": 3})
    duel.play("raiding-knight")
    assert (duel.mark("amber", "raiding-knight.1"), duel.amber) == (1, (2, 2))


def test_raiding_knight_captures_nothing_from_an_empty_pool() -> None:
    duel = Duel("sanctum", {"amber": 2, "hand": ["raiding-knight"]})
    duel.play("raiding-knight")
    assert (duel.mark("amber", "raiding-knight.1"), duel.amber) == (0, (2, 0))


def test_round_table_gives_each_friendly_knight_1_power_and_taunt() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["round-table"], "line": ["sequis", "grey-monk", "hebe-the-huge"]},
        {"line": ["bulwark"]},
    )
    duel.play("round-table")
    assert [duel.power(card) for card in ("sequis.1", "grey-monk.1", "hebe-the-huge.1")] == [5, 3, 7]
    taunts = [duel.attribute("taunt", card) for card in ("sequis.1", "grey-monk.1", "hebe-the-huge.1")]
    assert taunts == [1, 0, 1]
    assert (duel.power("bulwark.1"), duel.attribute("taunt", "bulwark.1")) == (4, 0)


@rule("KF-6.18")
def test_round_table_s_power_is_lost_with_it() -> None:
    duel = Duel(
        "sanctum",
        {"artifacts": ["round-table", "gorm-of-omm"], "line": [{"card": "sequis", "damage": 4}]},
    )
    assert duel.your("line") == ["sequis"]
    duel.omni("gorm-of-omm.1")
    assert (duel.your("artifacts"), duel.your("line")) == ([], [])


@rule("KF-7.11")
def test_sanctum_guardian_swaps_places_with_another_friendly_creature_when_it_reaps() -> None:
    duel = Duel(
        "sanctum",
        {"line": ["sanctum-guardian", "sequis", "troll", "bulwark"]},
        {"line": ["bumpsy", "smaaash"]},
    )
    duel.reap("sanctum-guardian.1")
    assert duel.options == ["pick sequis.1", "pick troll.1", "pick bulwark.1"]
    duel.do("pick troll.1")
    assert duel.your("line") == ["troll", "sequis", "sanctum-guardian", "bulwark"]
    assert duel.their("line") == ["bumpsy", "smaaash"]


def test_sanctum_guardian_swaps_places_when_it_fights() -> None:
    duel = Duel("sanctum", {"line": ["sanctum-guardian", "sequis"]}, {"line": ["bumpsy"]})
    duel.fight("sanctum-guardian.1", "bumpsy.1")
    assert duel.your("line") == ["sequis", "sanctum-guardian"]
    assert duel.damage("sanctum-guardian.1") == 4, "its damage went with it"


def test_sanctum_guardian_alone_stays_and_has_taunt() -> None:
    duel = Duel("sanctum", {"line": ["sanctum-guardian"]}, {"line": ["bumpsy"]})
    duel.reap("sanctum-guardian.1")
    assert (duel.your("line"), duel.attribute("taunt", "sanctum-guardian.1")) == (["sanctum-guardian"], 1)
    assert duel.is_your_move


def test_sequis_captures_1_when_it_reaps() -> None:
    duel = Duel("sanctum", {"line": ["sequis"]}, {"amber": 3})
    duel.reap("sequis.1")
    assert (duel.mark("amber", "sequis.1"), duel.amber) == (1, (1, 2))


def test_sequis_captures_nothing_by_fighting_or_from_an_empty_pool() -> None:
    duel = Duel("sanctum", {"line": ["sequis"]}, {"amber": 1, "line": ["batdrone"]})
    duel.fight("sequis.1", "batdrone.1")
    assert (duel.mark("amber", "sequis.1"), duel.amber) == (0, (0, 1))
    duel = Duel("sanctum", {"line": ["sequis"]})
    duel.reap("sequis.1")
    assert (duel.mark("amber", "sequis.1"), duel.amber) == (0, (1, 0))


def test_sergeant_zakiel_may_ready_and_fight_with_a_neighbour() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["sergeant-zakiel"], "line": [{"card": "troll", "exhausted": True}, "sequis"]},
        {"line": ["bumpsy", "smaaash"]},
    )
    duel.play("sergeant-zakiel", "left-flank", "yes")
    assert duel.options == ["fight troll.1 bumpsy.1", "fight troll.1 smaaash.1"]
    duel.do("fight troll.1 bumpsy.1")
    assert (duel.their("line"), duel.damage("troll.1")) == (["smaaash"], 5)
    assert not duel.is_ready("troll.1")
    assert duel.is_ready("sequis.1"), "it is no neighbour"


def test_sergeant_zakiel_s_player_may_decline() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["sergeant-zakiel"], "line": [{"card": "troll", "exhausted": True}]},
        {"line": ["bumpsy"]},
    )
    duel.play("sergeant-zakiel", "left-flank", "no")
    assert not duel.is_ready("troll.1")
    assert duel.their("line") == ["bumpsy"]
    assert duel.is_your_move


@rule("KF-9.1")
def test_sergeant_zakiel_readies_a_neighbour_even_if_there_is_nobody_to_fight() -> None:
    duel = Duel("sanctum", {"hand": ["sergeant-zakiel"], "line": [{"card": "troll", "exhausted": True}]})
    duel.play("sergeant-zakiel", "left-flank", "yes")
    assert duel.is_ready("troll.1")
    assert duel.is_your_move


def test_shield_of_justice_shields_friendly_creatures_from_damage_for_the_turn() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["shield-of-justice"], "line": ["sequis", "francus"]},
        {"line": ["troll", "bumpsy"]},
    )
    duel.play("shield-of-justice").fight("sequis.1", "troll.1")
    assert (duel.damage("sequis.1"), duel.damage("troll.1")) == (0, 4)
    assert duel.amber == (1, 0)


@rule("KF-6.1")
def test_shield_of_justice_spares_the_armour() -> None:
    duel = Duel("sanctum", {"hand": ["shield-of-justice"], "line": ["sequis"]}, {"line": ["troll"]})
    duel.play("shield-of-justice").fight("sequis.1", "troll.1")
    assert duel.mark("armour-used", "sequis.1") == 0


def test_shield_of_justice_ends_with_the_turn() -> None:
    duel = Duel("sanctum", {"hand": ["shield-of-justice"], "line": ["sequis"]}, {"line": ["troll"]})
    duel.play("shield-of-justice").end().fight("troll.1", "sequis.1")
    assert duel.your("line") == []


def test_shoulder_armor_gives_2_armour_and_2_power_on_a_flank() -> None:
    padded = {"card": "bumpsy", "upgrades": ["shoulder-armor"]}
    duel = Duel("brobnar", {"line": [padded, "troll"]})
    assert (duel.power("bumpsy.1"), duel.armour("bumpsy.1")) == (7, 2)
    assert (duel.power("troll.1"), duel.armour("troll.1")) == (8, 0)


def test_shoulder_armor_gives_nothing_away_from_the_flanks() -> None:
    padded = {"card": "bumpsy", "upgrades": ["shoulder-armor"]}
    duel = Duel("brobnar", {"hand": ["smaaash"], "line": [padded, "troll"]})
    duel.play("smaaash", "left-flank", "pick troll.1")
    assert (duel.power("bumpsy.1"), duel.armour("bumpsy.1")) == (5, 0)


def test_shoulder_armor_can_be_played_on_an_enemy() -> None:
    duel = Duel("sanctum", {"hand": ["shoulder-armor"], "line": ["sequis"]}, {"line": ["troll"]})
    duel.play("shoulder-armor", "pick troll.1")
    assert (duel.power("troll.1"), duel.power("sequis.1"), duel.amber) == (10, 4, (1, 0))


def test_sigil_of_brotherhood_is_sacrificed_and_lets_sanctum_creatures_be_used() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["sigil-of-brotherhood", "hallowed-blaster"], "line": ["sequis", "pit-demon"]},
        {"amber": 1, "line": ["bumpsy"]},
    )
    assert "reap sequis.1" not in duel.options
    duel.omni("sigil-of-brotherhood.1")
    assert duel.your("discard") == ["sigil-of-brotherhood"]
    assert duel.options == ["reap sequis.1", "fight sequis.1 bumpsy.1", "end"]
    duel.reap("sequis.1")
    assert duel.amber == (1, 0)


@rule("KF-9.5")
def test_sigil_of_brotherhood_works_for_this_turn_only() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["sigil-of-brotherhood"], "line": ["sequis", "troll"]},
        {"houses": ["dis"]},
    )
    duel.omni("sigil-of-brotherhood.1").end("end", "house brobnar")
    assert duel.options == ["reap troll.1", "end"]


def test_staunch_knight_has_2_more_power_on_a_flank() -> None:
    duel = Duel("sanctum", {"line": ["staunch-knight", "sequis"]})
    assert (duel.power("staunch-knight.1"), duel.power("sequis.1")) == (6, 4)
    duel = Duel("sanctum", {"line": ["staunch-knight"]})
    assert duel.power("staunch-knight.1") == 6


@rule("KF-6.18")
def test_staunch_knight_loses_the_power_and_maybe_its_life_between_others() -> None:
    duel = Duel("sanctum", {"line": ["sequis", "staunch-knight", "bulwark"]})
    assert duel.power("staunch-knight.1") == 4
    duel = Duel("sanctum", {"hand": ["bulwark"], "line": [{"card": "staunch-knight", "damage": 4}, "sequis"]})
    duel.play("bulwark", "left-flank")
    assert duel.your("line") == ["bulwark", "sequis"]


def test_take_hostages_lets_each_creature_that_fights_capture_1() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["take-hostages"], "line": ["francus", "gatekeeper", "sequis"]},
        {"amber": 4, "line": ["troll", "batdrone"]},
    )
    duel.play("take-hostages").fight("gatekeeper.1", "batdrone.1")
    assert (duel.mark("amber", "gatekeeper.1"), duel.amber) == (1, (1, 3))
    duel.reap("sequis.1")
    assert duel.mark("amber", "sequis.1") == 1, "by its own ability"
    assert (duel.mark("amber", "francus.1"), duel.amber) == (0, (2, 2))


def test_take_hostages_gives_nothing_to_a_creature_that_falls() -> None:
    duel = Duel("sanctum", {"hand": ["take-hostages"], "line": ["sequis"]}, {"amber": 4, "line": ["troll"]})
    duel.play("take-hostages").fight("sequis.1", "troll.1")
    assert (duel.your("line"), duel.amber, duel.mark("amber", "troll.1")) == ([], (1, 4), 0)


def test_take_hostages_ends_with_the_turn() -> None:
    duel = Duel(
        "sanctum", {"hand": ["take-hostages"], "line": ["gatekeeper"]}, {"amber": 4, "line": ["yxilo-bolter"]}
    )
    duel.play("take-hostages").end().fight("yxilo-bolter.1", "gatekeeper.1")
    assert (duel.damage("gatekeeper.1"), duel.mark("amber", "gatekeeper.1")) == (2, 0)
    assert duel.amber == (1, 4)


def test_terms_of_redress_lets_a_friendly_creature_capture_2() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["terms-of-redress"], "line": ["sequis", "troll"]},
        {"amber": 5, "line": ["bumpsy"]},
    )
    duel.play("terms-of-redress")
    assert duel.options == ["pick sequis.1", "pick troll.1"]
    duel.do("pick troll.1")
    assert (duel.mark("amber", "troll.1"), duel.amber) == (2, (1, 3))


def test_terms_of_redress_takes_no_more_than_there_is_and_nothing_without_a_creature() -> None:
    duel = Duel("sanctum", {"hand": ["terms-of-redress"], "line": ["sequis"]}, {"amber": 1})
    duel.play("terms-of-redress")
    assert (duel.mark("amber", "sequis.1"), duel.amber) == (1, (1, 0))
    duel = Duel("sanctum", {"hand": ["terms-of-redress"]}, {"amber": 5, "line": ["bumpsy"]})
    duel.play("terms-of-redress")
    assert (duel.mark("amber", "bumpsy.1"), duel.amber) == (0, (1, 5))


def test_the_harder_they_come_purges_a_creature_with_power_5_or_more() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["the-harder-they-come"], "line": ["francus", "sequis"]},
        {"line": ["bumpsy", "snufflegator", {"card": "pit-demon", "power-counters": 1}]},
    )
    duel.play("the-harder-they-come")
    assert duel.options == ["pick francus.1", "pick bumpsy.1", "pick pit-demon.1"]
    duel.do("pick bumpsy.1")
    assert (duel.their("line"), duel.their("purged")) == (["snufflegator", "pit-demon"], ["bumpsy"])
    assert duel.their("discard") == []


def test_the_harder_they_come_goes_by_the_power_that_a_creature_has_now() -> None:
    duel = Duel("sanctum", {"hand": ["the-harder-they-come"]}, {"line": ["snufflegator"]})
    duel.play("the-harder-they-come")
    assert duel.their("line") == ["snufflegator"]
    stronger = {"card": "snufflegator", "power-counters": 1}
    duel = Duel("sanctum", {"hand": ["the-harder-they-come"]}, {"line": [stronger]})
    duel.play("the-harder-they-come")
    assert duel.their("purged") == ["snufflegator"]


def test_the_spirit_s_way_destroys_each_creature_with_power_3_or_more() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["the-spirit-s-way"], "line": ["grey-monk", "batdrone"]},
        {"line": ["troll", "urchin"]},
    )
    duel.play("the-spirit-s-way")
    assert (duel.your("line"), duel.their("line")) == (["batdrone"], ["urchin"])
    assert duel.amber == (0, 0)


def test_the_spirit_s_way_leaves_the_weak_alone() -> None:
    duel = Duel("sanctum", {"hand": ["the-spirit-s-way"], "line": ["batdrone"]}, {"line": ["dust-pixie"]})
    duel.play("the-spirit-s-way")
    assert (duel.your("line"), duel.their("line")) == (["batdrone"], ["dust-pixie"])


def test_the_vaultkeeper_keeps_your_amber_from_being_stolen() -> None:
    logos = ["batdrone", "dextre", "mother"]
    duel = Duel(
        "brobnar", {"hand": ["take-that-smartypants"]}, {"amber": 5, "line": [*logos, "the-vaultkeeper"]}
    )
    duel.play("take-that-smartypants")
    assert duel.amber == (1, 5)
    duel = Duel("brobnar", {"hand": ["take-that-smartypants"]}, {"amber": 5, "line": logos})
    duel.play("take-that-smartypants")
    assert duel.amber == (3, 3)


def test_the_vaultkeeper_does_not_keep_it_from_being_lost_or_captured() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["bumpsy"], "line": ["champion-tabris"]},
        {"amber": 5, "line": ["the-vaultkeeper"]},
    )
    duel.play("bumpsy", "left-flank")
    assert duel.amber == (0, 4)
    duel = Duel("sanctum", {"hand": ["raiding-knight"]}, {"amber": 5, "line": ["the-vaultkeeper"]})
    duel.play("raiding-knight")
    assert duel.amber == (0, 4)


def test_the_vaultkeeper_does_not_protect_the_opponent() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["take-that-smartypants"], "line": ["the-vaultkeeper"]},
        {"amber": 5, "line": ["batdrone", "dextre", "mother"]},
    )
    duel.play("take-that-smartypants")
    assert duel.amber == (3, 3)


def test_veemos_lightbringer_destroys_each_elusive_creature() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["veemos-lightbringer"], "line": ["drumble", "sequis"]},
        {"line": ["urchin", "troll"]},
    )
    duel.play("veemos-lightbringer", "left-flank")
    assert (duel.your("line"), duel.their("line")) == (["veemos-lightbringer", "sequis"], ["troll"])


def test_veemos_lightbringer_destroys_nobody_where_nobody_is_elusive() -> None:
    duel = Duel("sanctum", {"hand": ["veemos-lightbringer"]}, {"line": ["troll"]})
    duel.play("veemos-lightbringer")
    assert (duel.your("line"), duel.their("line")) == (["veemos-lightbringer"], ["troll"])


@rule("KF-4.2", "KF-4.4")
def test_virtuous_works_gives_3_amber_and_nothing_else() -> None:
    duel = Duel("sanctum", {"hand": ["virtuous-works"], "line": ["sequis"]}, {"amber": 2, "line": ["troll"]})
    duel.play("virtuous-works")
    assert (duel.amber, duel.your("discard")) == ((3, 2), ["virtuous-works"])
    assert duel.is_your_move


def test_whispering_reliquary_returns_an_artifact_to_its_owner_s_hand() -> None:
    duel = Duel(
        "sanctum",
        {"artifacts": ["whispering-reliquary", "hallowed-blaster"], "line": ["sequis"]},
        {"artifacts": ["cannon"], "line": ["troll"]},
    )
    duel.act("whispering-reliquary.1")
    assert duel.options == ["pick whispering-reliquary.1", "pick hallowed-blaster.1", "pick cannon.1"]
    duel.do("pick cannon.1")
    assert (duel.their("artifacts"), duel.their("hand"), duel.your("hand")) == ([], ["cannon"], [])


def test_whispering_reliquary_alone_returns_itself() -> None:
    duel = Duel("sanctum", {"artifacts": ["whispering-reliquary"]}, {"line": ["troll"]})
    duel.act("whispering-reliquary.1")
    assert (duel.your("artifacts"), duel.your("hand")) == ([], ["whispering-reliquary"])
    assert duel.is_your_move
