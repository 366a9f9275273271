"""Call of the Archons: Mars, from Ammonia Clouds to Deep Probe, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_ammonia_clouds_deals_3_damage_to_each_creature_on_both_sides() -> None:
    duel = Duel(
        "mars",
        {"hand": ["ammonia-clouds"], "line": ["troll", "zyzzix-the-many"]},
        {"line": ["bumpsy", "wardrummer"]},
    )
    duel.play("ammonia-clouds")
    assert duel.your("line") == ["troll"]
    assert duel.their("line") == ["bumpsy"]
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1")) == (3, 3)
    assert duel.amber == (0, 0), "it has no bonus icon"
    assert duel.is_your_move


@rule("KF-6.3")
def test_ammonia_clouds_is_held_back_by_armour() -> None:
    duel = Duel("mars", {"hand": ["ammonia-clouds"]}, {"line": ["firespitter", "bumpsy"]})
    duel.play("ammonia-clouds")
    assert (duel.damage("firespitter.1"), duel.damage("bumpsy.1")) == (2, 3)


def test_battle_fleet_draws_a_card_for_each_card_revealed() -> None:
    duel = Duel(
        "mars",
        {
            "hand": ["battle-fleet", "tunk", "zorg", "sniffer"],
            "deck": ["troll", "bumpsy", "krump", "mugwump"],
        },
    )
    duel.play("battle-fleet", "pick tunk", "pick sniffer", "done")
    assert duel.your("hand") == ["tunk", "zorg", "sniffer", "troll", "bumpsy"]
    assert duel.kinds().count("revealed") == 2
    assert duel.amber[0] == 1, "the bonus icon"


def test_battle_fleet_can_not_reveal_cards_of_other_houses() -> None:
    duel = Duel("mars", {"hand": ["battle-fleet", "troll", "tunk"]}, {"hand": ["zorg"]})
    duel.play("battle-fleet")
    assert duel.options == ["pick tunk", "done"]


def test_battle_fleet_draws_nothing_if_nothing_is_revealed() -> None:
    duel = Duel("mars", {"hand": ["battle-fleet", "tunk"], "deck": ["troll"]})
    duel.play("battle-fleet", "done")
    assert duel.your("hand") == ["tunk"]
    assert duel.your("deck") == ["troll"]


def test_biomatrix_backup_puts_its_destroyed_creature_into_the_archive() -> None:
    duel = Duel(
        "mars",
        {"line": [{"card": "tunk", "upgrades": ["biomatrix-backup"]}, "zorg"]},
        {"line": ["kelifi-dragon"]},
    )
    duel.fight("tunk.1", "kelifi-dragon.1")
    assert duel.your("archive") == ["tunk"]
    assert duel.your("discard") == ["biomatrix-backup"]
    assert duel.your("line") == ["zorg"]
    assert "destroyed" in duel.kinds()


@rule("KF-7.3")
def test_biomatrix_backup_puts_an_enemy_creature_into_its_owner_s_archive() -> None:
    duel = Duel(
        "mars",
        {"hand": ["biomatrix-backup"], "line": ["troll"]},
        {"line": ["wardrummer", "bumpsy"]},
    )
    duel.play("biomatrix-backup", "pick wardrummer.1")
    assert duel.amber[0] == 1, "the bonus icon"
    duel.end()
    duel.do("fight wardrummer.1 troll.1")
    assert duel.their("archive") == ["wardrummer"]
    assert duel.your("archive") == []
    assert duel.your("discard") == ["biomatrix-backup"], "the upgrade goes to its owner"


def test_biomatrix_backup_does_nothing_when_its_creature_returns_to_hand() -> None:
    duel = Duel(
        "mars",
        {"hand": ["total-recall"], "line": [{"card": "tunk", "upgrades": ["biomatrix-backup"]}]},
    )
    duel.play("total-recall")
    assert (duel.your("hand"), duel.your("archive")) == (["tunk"], [])


def test_blypyp_lets_the_next_mars_creature_enter_ready() -> None:
    duel = Duel("mars", {"hand": ["tunk", "grabber-jammer"], "line": ["blypyp"]})
    duel.reap("blypyp.1")
    duel.play("tunk", "right-flank")
    assert duel.is_ready("tunk.1")
    duel.play("grabber-jammer", "right-flank")
    assert not duel.is_ready("grabber-jammer.1"), "only the next one"


def test_blypyp_does_not_help_artifacts_nor_waits_in_vain_for_them() -> None:
    duel = Duel("mars", {"hand": ["tunk", "sniffer"], "line": ["blypyp"]})
    duel.reap("blypyp.1")
    duel.play("sniffer")
    assert not duel.is_ready("sniffer.1")
    duel.play("tunk", "right-flank")
    assert duel.is_ready("tunk.1")


def test_blypyp_does_nothing_for_creatures_of_other_houses() -> None:
    duel = Duel("brobnar", {"hand": ["troll"], "line": [{"card": "blypyp", "house": "brobnar"}]})
    duel.reap("blypyp.1")
    duel.play("troll", "left-flank")
    assert not duel.is_ready("troll.1")


def test_blypyp_is_not_used_up_by_a_creature_put_into_play() -> None:
    duel = Duel(
        "mars",
        {"hand": ["tunk", "zorg"], "artifacts": ["swap-widget"], "line": ["blypyp", "ulyq-megamouth"]},
    )
    duel.reap("blypyp.1").act("swap-widget.1", "pick zorg", "right-flank")
    duel.play("tunk", "right-flank")
    assert duel.is_ready("tunk.1")


def test_blypyp_forgets_at_the_end_of_the_turn() -> None:
    duel = Duel(
        "mars",
        {"line": ["blypyp"], "hand": ["tunk"], "houses": ["mars", "brobnar"]},
        {"line": ["troll"], "houses": ["brobnar", "mars"]},
    )
    duel.reap("blypyp.1").end("house brobnar", "end", "house mars")
    duel.play("tunk", "right-flank")
    assert not duel.is_ready("tunk.1")


def test_brain_stem_antenna_readies_its_creature_and_makes_it_mars_after_a_mars_creature() -> None:
    duel = Duel(
        "mars",
        {
            "hand": ["tunk"],
            "line": [{"card": "troll", "exhausted": True, "upgrades": ["brain-stem-antenna"]}],
        },
    )
    assert "reap troll.1" not in duel.options
    duel.play("tunk", "right-flank")
    assert duel.is_ready("troll.1")
    duel.reap("troll.1")
    assert duel.amber[0] == 1


def test_brain_stem_antenna_lets_its_creature_belong_to_mars_alone() -> None:
    duel = Duel(
        "mars",
        {"hand": ["tunk"], "line": ["bumpsy", {"card": "troll", "upgrades": ["brain-stem-antenna"]}]},
        {"line": ["king-of-the-crag"]},
    )
    assert (duel.power("bumpsy.1"), duel.power("troll.1")) == (3, 6)
    duel.play("tunk", "right-flank")
    assert (duel.power("bumpsy.1"), duel.power("troll.1")) == (3, 8), "it is no longer of Brobnar"
    assert not duel.attribute("house", "troll.1") & duel.attribute("house", "bumpsy.1")


def test_brain_stem_antenna_changes_the_house_for_this_turn_only() -> None:
    duel = Duel(
        "mars",
        {
            "hand": ["tunk"],
            "line": [{"card": "troll", "upgrades": ["brain-stem-antenna"]}],
            "houses": ["mars", "brobnar"],
        },
        {"houses": ["brobnar"]},
    )
    brobnar = duel.attribute("house", "troll.1")
    duel.play("tunk", "right-flank")
    assert duel.attribute("house", "troll.1") == duel.attribute("house", "tunk.1")
    duel.end()
    assert duel.attribute("house", "troll.1") == brobnar
    duel.do("end", "house mars")
    assert "reap troll.1" not in duel.options
    assert "reap tunk.1" in duel.options


def test_brain_stem_antenna_waits_for_mars_creatures_alone() -> None:
    duel = Duel(
        "mars",
        {
            "hand": ["sniffer", "squawker"],
            "line": [{"card": "troll", "exhausted": True, "upgrades": ["brain-stem-antenna"]}],
        },
    )
    duel.play("sniffer")
    assert not duel.is_ready("troll.1")
    assert "reap troll.1" not in duel.options
    duel = Duel(
        "brobnar",
        {
            "hand": ["krump"],
            "line": [{"card": "troll", "exhausted": True, "upgrades": ["brain-stem-antenna"]}],
        },
    )
    duel.play("krump", "right-flank")
    assert not duel.is_ready("troll.1")


def test_brain_stem_antenna_on_an_enemy_creature_waits_for_its_controller() -> None:
    duel = Duel(
        "mars",
        {"hand": ["tunk"]},
        {"line": [{"card": "troll", "exhausted": True, "upgrades": ["brain-stem-antenna"]}]},
    )
    duel.play("tunk")
    assert not duel.is_ready("troll.1")


def test_chuff_ape_enters_play_stunned() -> None:
    duel = Duel("mars", {"hand": ["chuff-ape"]})
    duel.play("chuff-ape")
    assert duel.is_stunned("chuff-ape.1")
    assert not duel.is_ready("chuff-ape.1")


def test_chuff_ape_may_sacrifice_another_friendly_creature_to_be_healed() -> None:
    duel = Duel(
        "mars",
        {"line": [{"card": "chuff-ape", "damage": 7}, "tunk", "blypyp"], "artifacts": ["sniffer"]},
        {"line": ["troll"]},
    )
    duel.reap("chuff-ape.1", "yes")
    assert duel.options == ["pick tunk.1", "pick blypyp.1"], "neither itself nor an enemy"
    duel.do("pick blypyp.1")
    assert duel.damage("chuff-ape.1") == 0
    assert duel.your("discard") == ["blypyp"]
    assert duel.your("line") == ["chuff-ape", "tunk"]


def test_chuff_ape_keeps_its_damage_if_nothing_is_sacrificed() -> None:
    duel = Duel("mars", {"line": [{"card": "chuff-ape", "damage": 7}, "tunk"]})
    duel.reap("chuff-ape.1", "no")
    assert (duel.damage("chuff-ape.1"), duel.your("line")) == (7, ["chuff-ape", "tunk"])
    assert duel.is_your_move


@rule("KF-12.7")
def test_chuff_ape_is_not_healed_if_a_ward_holds_the_sacrifice() -> None:
    duel = Duel("mars", {"line": [{"card": "chuff-ape", "damage": 7}, {"card": "tunk", "ward": True}]})
    duel.reap("chuff-ape.1", "yes")
    assert (duel.damage("chuff-ape.1"), duel.your("line")) == (7, ["chuff-ape", "tunk"])


def test_chuff_ape_heals_what_it_took_in_a_fight() -> None:
    duel = Duel("mars", {"line": ["chuff-ape", "tunk"]}, {"line": ["troll"]})
    duel.fight("chuff-ape.1", "troll.1", "yes")
    assert duel.damage("chuff-ape.1") == 0
    assert (duel.your("line"), duel.their("line")) == (["chuff-ape"], [])


def test_combat_pheromones_is_sacrificed_and_lets_two_other_mars_cards_be_used() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["combat-pheromones", "commpod"], "line": ["tunk", "zorg", "troll"]},
    )
    assert "reap tunk.1" not in duel.options
    duel.omni("combat-pheromones.1")
    assert duel.your("discard") == ["combat-pheromones"]
    assert {"reap tunk.1", "reap zorg.1", "action commpod.1 0"} <= set(duel.options)
    duel.reap("tunk.1").reap("troll.1").reap("zorg.1")
    assert duel.amber[0] == 3
    assert "action commpod.1 0" not in duel.options, "two were used; the troll did not count"


def test_combat_pheromones_does_not_help_cards_of_other_houses() -> None:
    duel = Duel("mars", {"artifacts": ["combat-pheromones"], "line": ["troll", "tunk"]})
    duel.omni("combat-pheromones.1")
    assert "reap troll.1" not in duel.options


def test_combat_pheromones_lasts_this_turn_only() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["combat-pheromones"], "line": ["tunk", "troll"], "houses": ["brobnar", "mars"]},
        {"houses": ["brobnar"]},
    )
    duel.omni("combat-pheromones.1").end("end", "house brobnar")
    assert "reap troll.1" in duel.options
    assert "reap tunk.1" not in duel.options


def test_commpod_readies_a_mars_creature_for_each_card_revealed() -> None:
    exhausted = [{"card": name, "exhausted": True} for name in ("tunk", "zorg", "blypyp", "troll")]
    duel = Duel(
        "mars",
        {"artifacts": ["commpod"], "hand": ["sniffer", "squawker", "krump"], "line": exhausted},
        {"hand": ["zorg"]},
    )
    duel.act("commpod.1")
    assert duel.options == ["pick sniffer", "pick squawker", "done"]
    duel.do("pick sniffer", "pick squawker", "done")
    assert duel.options == ["pick tunk.1", "pick zorg.1", "pick blypyp.1", "done"]
    duel.do("pick tunk.1", "pick blypyp.1")
    assert [duel.is_ready(f"{name}.1") for name in ("tunk", "zorg", "blypyp")] == [True, False, True]
    assert duel.is_your_move


def test_commpod_may_ready_fewer_creatures_than_cards_were_revealed() -> None:
    duel = Duel(
        "mars",
        {
            "artifacts": ["commpod"],
            "hand": ["sniffer", "squawker"],
            "line": [{"card": "tunk", "exhausted": True}],
        },
    )
    duel.act("commpod.1", "pick sniffer", "pick squawker", "done", "done")
    assert not duel.is_ready("tunk.1")
    assert duel.your("hand") == ["sniffer", "squawker"]


def test_commpod_readies_nobody_if_nothing_is_revealed() -> None:
    duel = Duel(
        "mars",
        {"artifacts": ["commpod"], "hand": ["sniffer"], "line": [{"card": "tunk", "exhausted": True}]},
    )
    duel.act("commpod.1", "done")
    assert not duel.is_ready("tunk.1")
    assert duel.is_your_move


def test_crystal_hive_gains_amber_each_time_a_creature_reaps_this_turn() -> None:
    duel = Duel("mars", {"artifacts": ["crystal-hive"], "line": ["tunk", "zorg"]}, {"line": ["wardrummer"]})
    duel.reap("tunk.1")
    assert duel.amber[0] == 1, "reaped before"
    duel.act("crystal-hive.1").reap("zorg.1")
    assert duel.amber == (3, 0)


def test_crystal_hive_does_nothing_for_fights() -> None:
    duel = Duel("mars", {"artifacts": ["crystal-hive"], "line": ["zorg"]}, {"line": ["wardrummer"]})
    duel.act("crystal-hive.1").fight("zorg.1", "wardrummer.1")
    assert duel.amber == (0, 0)


def test_crystal_hive_is_over_in_the_next_turn() -> None:
    duel = Duel("mars", {"artifacts": ["crystal-hive"]}, {"line": ["bumpsy"]})
    duel.act("crystal-hive.1").end()
    duel.do("reap bumpsy.1")
    assert duel.amber == (0, 1)


def test_custom_virus_destroys_each_creature_that_shares_a_trait_with_the_purged_one() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["custom-virus"], "hand": ["tunk", "yxilo-bolter"], "line": ["blypyp", "krump"]},
        {"line": ["yxili-marauder", "wardrummer", "grabber-jammer"], "hand": ["zorg"]},
    )
    duel.omni("custom-virus.1")
    assert duel.options == ["pick tunk", "pick yxilo-bolter", "done"]
    duel.do("pick yxilo-bolter")
    assert duel.your("purged") == ["yxilo-bolter"]
    assert duel.your("line") == ["krump"]
    assert duel.their("line") == ["wardrummer", "grabber-jammer"]
    assert sorted(duel.your("discard")) == ["blypyp", "custom-virus"]


def test_custom_virus_needs_only_one_of_several_traits() -> None:
    duel = Duel(
        "mars",
        {"artifacts": ["custom-virus"], "hand": ["hebe-the-huge"], "line": ["tunk"]},
        {"line": ["troll", "raiding-knight", "wardrummer"]},
    )
    duel.omni("custom-virus.1", "pick hebe-the-huge", "done")
    assert duel.their("line") == ["wardrummer"], "a giant and a knight fall, a goblin does not"


def test_custom_virus_destroys_nobody_without_a_creature_to_purge() -> None:
    duel = Duel(
        "mars", {"artifacts": ["custom-virus"], "hand": ["sniffer"], "line": ["tunk"]}, {"line": ["troll"]}
    )
    duel.omni("custom-virus.1", "done")
    assert duel.your("discard") == ["custom-virus"]
    assert duel.your("hand") == ["sniffer"]
    assert (duel.your("line"), duel.their("line")) == (["tunk"], ["troll"])


def test_deep_probe_reveals_the_opponent_s_hand_and_discards_creatures_of_a_house() -> None:
    duel = Duel(
        "mars",
        {"hand": ["deep-probe", "troll"]},
        {"hand": ["bumpsy", "anger", "tunk", "krump"]},
    )
    duel.play("deep-probe", "house brobnar")
    assert duel.prompt == "pile"
    duel.do("done")
    assert duel.their("hand") == ["anger", "tunk"]
    assert sorted(duel.their("discard")) == ["bumpsy", "krump"]
    assert duel.your("hand") == ["troll"]
    assert duel.kinds().count("revealed") == 4
    assert duel.amber == (1, 0), "the bonus icon"


def test_deep_probe_discards_nothing_of_a_house_that_is_not_there() -> None:
    duel = Duel("mars", {"hand": ["deep-probe"]}, {"hand": ["bumpsy", "anger"], "line": ["tunk"]})
    duel.play("deep-probe", "house mars")
    assert duel.their("hand") == ["bumpsy", "anger"]
    assert duel.their("line") == ["tunk"], "cards in play are not touched"
    assert duel.is_your_move
