"""Call of the Archons: Mars, from Phosphorus Stars to Swap Widget, a scenario for each sentence of each
card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_phosphorus_stars_stuns_each_creature_that_is_not_of_mars() -> None:
    duel = Duel(
        "mars",
        {"hand": ["phosphorus-stars"], "line": ["tunk", "troll"]},
        {"line": ["bumpsy", "zorg"]},
    )
    duel.play("phosphorus-stars")
    assert (duel.is_stunned("troll.1"), duel.is_stunned("bumpsy.1")) == (True, True)
    assert (duel.is_stunned("tunk.1"), duel.is_stunned("zorg.1")) == (False, False)
    assert duel.chains == (2, 0)


def test_phosphorus_stars_gains_chains_even_if_nobody_is_stunned() -> None:
    duel = Duel("mars", {"hand": ["phosphorus-stars"], "chains": 1})
    duel.play("phosphorus-stars")
    assert duel.chains == (3, 0)


def test_phylyx_lets_the_opponent_lose_1_for_each_other_friendly_mars_creature() -> None:
    duel = Duel(
        "mars",
        {
            "line": ["phylyx-the-disintegrator", "tunk", {"card": "zorg", "exhausted": True}, "troll"],
            "artifacts": ["sniffer"],
            "amber": 4,
        },
        {"line": ["blypyp"], "amber": 5},
    )
    duel.act("phylyx-the-disintegrator.1")
    assert duel.amber == (4, 3)


def test_phylyx_alone_does_nothing() -> None:
    duel = Duel("mars", {"line": ["phylyx-the-disintegrator"]}, {"line": ["tunk"], "amber": 5})
    duel.act("phylyx-the-disintegrator.1")
    assert duel.amber == (0, 5)


def test_phylyx_takes_no_more_than_there_is() -> None:
    duel = Duel("mars", {"line": ["phylyx-the-disintegrator", "tunk", "zorg"]}, {"amber": 1})
    duel.act("phylyx-the-disintegrator.1")
    assert duel.amber == (0, 0)


def test_psychic_network_steals_1_for_each_friendly_ready_mars_creature() -> None:
    duel = Duel(
        "mars",
        {
            "hand": ["psychic-network"],
            "line": ["tunk", "zorg", {"card": "blypyp", "exhausted": True}, "troll"],
            "artifacts": ["sniffer"],
        },
        {"line": ["ulyq-megamouth"], "amber": 5},
    )
    duel.play("psychic-network")
    assert duel.amber == (2, 3)


def test_psychic_network_steals_nothing_without_ready_mars_creatures() -> None:
    duel = Duel(
        "mars",
        {"hand": ["psychic-network"], "line": [{"card": "tunk", "exhausted": True}, "troll"]},
        {"amber": 5},
    )
    duel.play("psychic-network")
    assert duel.amber == (0, 5)


@rule("KF-8.3")
def test_psychic_network_steals_no_more_than_there_is() -> None:
    duel = Duel("mars", {"hand": ["psychic-network"], "line": ["tunk", "zorg"]}, {"amber": 1})
    duel.play("psychic-network")
    assert duel.amber == (1, 0)


def test_qyxxlyx_hits_each_human_creature_through_its_armour() -> None:
    duel = Duel(
        "mars",
        {"line": ["qyxxlyx-plague-master", "dextre"]},
        {"line": ["sequis", "champion-anaphiel", "troll"]},
    )
    duel.reap("qyxxlyx-plague-master.1")
    assert duel.your("line") == ["qyxxlyx-plague-master"], "a friendly human falls too"
    assert duel.damage("sequis.1") == 3
    assert (duel.damage("champion-anaphiel.1"), duel.damage("troll.1")) == (0, 0)


def test_qyxxlyx_leaves_armour_unused() -> None:
    duel = Duel(
        "mars",
        {"line": ["qyxxlyx-plague-master", "grabber-jammer"]},
        {"line": ["champion-tabris"]},
    )
    duel.reap("qyxxlyx-plague-master.1")
    assert duel.damage("champion-tabris.1") == 3
    duel.fight("grabber-jammer.1", "champion-tabris.1")
    assert duel.damage("champion-tabris.1") == 5, "armour 2 held back 2 of 4"


def test_qyxxlyx_hits_after_a_fight_it_survived() -> None:
    duel = Duel("mars", {"line": ["qyxxlyx-plague-master"]}, {"line": ["urchin", "sequis"]})
    duel.fight("qyxxlyx-plague-master.1", "urchin.1")
    assert duel.damage("sequis.1") == 3


def test_qyxxlyx_harms_nobody_without_humans() -> None:
    duel = Duel("mars", {"line": ["qyxxlyx-plague-master"]}, {"line": ["troll"]})
    duel.reap("qyxxlyx-plague-master.1")
    assert duel.damage("troll.1") == 0
    assert duel.amber[0] == 1


def test_red_planet_ray_gun_deals_1_damage_for_each_mars_creature_in_play() -> None:
    duel = Duel(
        "brobnar",
        {"line": [{"card": "krump", "upgrades": ["red-planet-ray-gun"]}, "tunk"]},
        {"line": ["bumpsy", "zorg", "blypyp"], "artifacts": ["sniffer"]},
    )
    duel.reap("krump.1")
    assert len(duel.options) == 5, "any creature"
    duel.do("pick bumpsy.1")
    assert duel.damage("bumpsy.1") == 3
    assert [duel.damage(label) for label in ("krump.1", "tunk.1", "zorg.1", "blypyp.1")] == [0, 0, 0, 0]


def test_red_planet_ray_gun_deals_nothing_without_mars_creatures() -> None:
    duel = Duel(
        "brobnar",
        {"line": [{"card": "krump", "upgrades": ["red-planet-ray-gun"]}]},
        {"line": ["bumpsy"]},
    )
    duel.reap("krump.1", "pick bumpsy.1")
    assert duel.damage("bumpsy.1") == 0
    assert duel.is_your_move


def test_red_planet_ray_gun_does_not_work_for_fights_or_for_other_creatures() -> None:
    duel = Duel(
        "mars",
        {"hand": ["red-planet-ray-gun"], "line": ["tunk", "zorg"]},
        {"line": ["wardrummer"]},
    )
    duel.play("red-planet-ray-gun", "pick tunk.1")
    assert duel.amber[0] == 1, "the bonus icon"
    duel.reap("zorg.1")
    assert duel.is_your_move
    duel.fight("tunk.1", "wardrummer.1")
    assert duel.is_your_move
    assert duel.damage("zorg.1") == 0


def test_sample_collection_takes_an_enemy_creature_for_each_key_of_the_opponent() -> None:
    duel = Duel(
        "mars",
        {"hand": ["sample-collection"], "line": ["tunk"], "keys": ["red"]},
        {"line": ["troll", "bumpsy", "krump"], "artifacts": ["cannon"], "keys": ["red", "blue"]},
    )
    duel.play("sample-collection")
    assert duel.options == ["pick troll.1", "pick bumpsy.1", "pick krump.1"]
    duel.do("pick troll.1", "pick krump.1")
    assert sorted(duel.your("archive")) == ["krump", "troll"]
    assert (duel.your("line"), duel.their("line")) == (["tunk"], ["bumpsy"])
    assert duel.is_your_move


def test_sample_collection_takes_as_many_as_there_are() -> None:
    duel = Duel("mars", {"hand": ["sample-collection"]}, {"line": ["troll"], "keys": ["red", "blue"]})
    duel.play("sample-collection")
    assert duel.your("archive") == ["troll"]


def test_sample_collection_takes_nobody_from_an_opponent_without_keys() -> None:
    duel = Duel("mars", {"hand": ["sample-collection"], "keys": ["red"]}, {"line": ["troll"]})
    duel.play("sample-collection")
    assert (duel.your("archive"), duel.their("line")) == ([], ["troll"])


@rule("KF-7.7")
def test_sample_collection_s_creatures_go_to_their_owner_s_hand_when_the_archive_is_taken() -> None:
    duel = Duel(
        "mars",
        {"hand": ["sample-collection"], "houses": ["mars"]},
        {"line": ["troll"], "keys": ["blue"], "houses": ["brobnar"]},
    )
    duel.play("sample-collection").end("end", "take")
    assert duel.their("hand") == ["troll"]
    assert "troll" not in duel.your("hand")


def test_shatter_storm_costs_the_opponent_three_times_what_you_lose() -> None:
    duel = Duel("mars", {"hand": ["shatter-storm"], "amber": 2}, {"amber": 10})
    duel.play("shatter-storm")
    assert duel.amber == (0, 4)


def test_shatter_storm_takes_no_more_than_there_is() -> None:
    duel = Duel("mars", {"hand": ["shatter-storm"], "amber": 3}, {"amber": 8})
    duel.play("shatter-storm")
    assert duel.amber == (0, 0)


def test_shatter_storm_does_nothing_without_amber_of_your_own() -> None:
    duel = Duel("mars", {"hand": ["shatter-storm"]}, {"amber": 8})
    duel.play("shatter-storm")
    assert duel.amber == (0, 8)


def test_sniffer_takes_elusive_from_each_creature() -> None:
    duel = Duel(
        "mars",
        {"artifacts": ["sniffer"], "line": ["tunk", "john-smyth"]},
        {"line": ["pingle-who-annoys", "looter-goblin"]},
    )
    duel.act("sniffer.1")
    labels = ("john-smyth.1", "pingle-who-annoys.1", "looter-goblin.1")
    assert [duel.attribute("elusive", label) for label in labels] == [0, 0, 0]
    duel.fight("tunk.1", "looter-goblin.1")
    assert duel.their("line") == ["pingle-who-annoys"]


def test_without_sniffer_elusive_holds() -> None:
    duel = Duel("mars", {"artifacts": ["sniffer"], "line": ["tunk"]}, {"line": ["looter-goblin"]})
    duel.fight("tunk.1", "looter-goblin.1")
    assert duel.their("line") == ["looter-goblin"]


@rule("KF-9.5")
def test_sniffer_reaches_creatures_that_come_later_and_ends_with_the_turn() -> None:
    duel = Duel("mars", {"artifacts": ["sniffer"], "hand": ["john-smyth"]}, {"line": ["looter-goblin"]})
    duel.act("sniffer.1").play("john-smyth")
    assert duel.attribute("elusive", "john-smyth.1") == 0
    duel.end()
    assert duel.attribute("elusive", "john-smyth.1") == 1
    assert duel.attribute("elusive", "looter-goblin.1") == 1


def test_soft_landing_lets_the_next_creature_enter_ready() -> None:
    duel = Duel("mars", {"hand": ["soft-landing", "tunk", "zorg"]})
    duel.play("soft-landing").play("tunk").play("zorg", "right-flank")
    assert (duel.is_ready("tunk.1"), duel.is_ready("zorg.1")) == (True, False)


def test_soft_landing_lets_the_next_artifact_enter_ready() -> None:
    duel = Duel("mars", {"hand": ["soft-landing", "sniffer", "tunk"]})
    duel.play("soft-landing").play("sniffer").play("tunk")
    assert (duel.is_ready("sniffer.1"), duel.is_ready("tunk.1")) == (True, False)


def test_soft_landing_is_not_used_up_by_actions_and_upgrades() -> None:
    duel = Duel("mars", {"hand": ["soft-landing", "squawker", "jammer-pack", "tunk"], "line": ["troll"]})
    duel.play("soft-landing").play("squawker", "mode 0").play("jammer-pack")
    duel.play("tunk", "right-flank")
    assert duel.is_ready("tunk.1")


def test_soft_landing_does_not_help_what_came_before_or_comes_in_a_later_turn() -> None:
    duel = Duel(
        "mars",
        {"hand": ["soft-landing", "tunk", "zorg"], "houses": ["mars"]},
        {"houses": ["brobnar"]},
    )
    duel.play("tunk").play("soft-landing")
    assert not duel.is_ready("tunk.1")
    duel.end("end")
    duel.play("zorg", "right-flank")
    assert not duel.is_ready("zorg.1")


def test_soft_landing_is_not_used_up_by_a_creature_put_into_play() -> None:
    duel = Duel(
        "mars",
        {"hand": ["soft-landing", "tunk", "zorg"], "artifacts": ["swap-widget"], "line": ["blypyp"]},
    )
    duel.play("soft-landing").act("swap-widget.1", "pick zorg")
    duel.play("tunk", "right-flank")
    assert duel.is_ready("tunk.1")


def test_squawker_readies_a_mars_creature() -> None:
    duel = Duel(
        "mars",
        {
            "hand": ["squawker"],
            "line": [{"card": "tunk", "exhausted": True}, {"card": "troll", "exhausted": True}],
        },
        {"line": [{"card": "zorg", "exhausted": True}], "artifacts": ["sniffer", "cannon"]},
    )
    duel.play("squawker")
    assert duel.options == ["mode 0", "mode 1"]
    duel.do("mode 0")
    assert duel.options == ["pick tunk.1", "pick zorg.1"]
    duel.do("pick tunk.1")
    assert duel.is_ready("tunk.1")
    assert duel.amber[0] == 1, "the bonus icon"


def test_squawker_stuns_a_non_mars_creature() -> None:
    duel = Duel(
        "mars",
        {"hand": ["squawker"], "line": ["tunk", "troll"]},
        {"line": ["bumpsy", "zorg"], "artifacts": ["cannon"]},
    )
    duel.play("squawker", "mode 1")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick bumpsy.1")
    assert (duel.is_stunned("bumpsy.1"), duel.is_stunned("troll.1")) == (True, False)


def test_squawker_does_nothing_without_a_creature_for_the_chosen_part() -> None:
    duel = Duel("mars", {"hand": ["squawker"], "line": [{"card": "tunk", "exhausted": True}]})
    duel.play("squawker", "mode 1")
    assert (duel.is_stunned("tunk.1"), duel.is_ready("tunk.1")) == (False, False)
    assert duel.is_your_move


def test_swap_widget_exchanges_a_ready_mars_creature_for_another_one_that_is_readied() -> None:
    duel = Duel(
        "mars",
        {
            "artifacts": ["swap-widget", "mothergun"],
            "hand": ["zorg", "blypyp", "troll", "sniffer"],
            "line": ["tunk", {"card": "grabber-jammer", "exhausted": True}, "krump"],
        },
        {"line": ["ulyq-megamouth"], "hand": ["john-smyth"]},
    )
    duel.act("swap-widget.1")
    assert duel.options == ["pick zorg", "pick blypyp", "done"], "only the tunk could be returned"
    duel.do("pick blypyp", "left-flank")
    assert duel.your("line") == ["blypyp", "grabber-jammer", "krump"]
    assert sorted(duel.your("hand")) == ["sniffer", "troll", "tunk", "zorg"]
    assert duel.is_ready("blypyp.1")
    assert not duel.is_ready("grabber-jammer.1")


def test_swap_widget_can_not_bring_a_creature_of_the_same_name() -> None:
    duel = Duel("mars", {"artifacts": ["swap-widget"], "hand": ["tunk", "zorg"], "line": ["tunk"]})
    duel.act("swap-widget.1")
    assert duel.options == ["pick zorg", "done"]
    duel.do("pick zorg")
    assert duel.your("line") == ["zorg"]
    assert duel.is_stunned("zorg.1"), "it enters play all the same"
    assert duel.your("hand") == ["tunk", "tunk"]


@rule("KF-4.3")
def test_swap_widget_puts_into_play_without_playing() -> None:
    duel = Duel(
        "mars",
        {"artifacts": ["swap-widget"], "hand": ["yxili-marauder"], "line": ["tunk", "zorg"]},
        {"amber": 4},
    )
    duel.act("swap-widget.1", "pick tunk.1", "pick yxili-marauder", "right-flank")
    assert (duel.mark("amber", "yxili-marauder.1"), duel.amber) == (0, (0, 4))


def test_swap_widget_brings_nobody_if_nobody_was_returned() -> None:
    duel = Duel(
        "mars",
        {
            "artifacts": ["swap-widget"],
            "hand": ["zorg"],
            "line": [{"card": "tunk", "exhausted": True}, "troll"],
        },
    )
    duel.act("swap-widget.1")
    assert duel.is_your_move
    assert (duel.your("line"), duel.your("hand")) == (["tunk", "troll"], ["zorg"])


def test_swap_widget_returns_a_creature_even_if_none_can_come() -> None:
    duel = Duel("mars", {"artifacts": ["swap-widget"], "hand": ["troll"], "line": ["tunk"]})
    duel.act("swap-widget.1", "done")
    assert (duel.your("line"), sorted(duel.your("hand"))) == ([], ["troll", "tunk"])
