"""Call of the Archons: Brobnar from Relentless Assault to Yo Mama Mastery, a scenario for each sentence."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_relentless_assault_readies_and_fights_with_up_to_3_different_creatures() -> None:
    friends = [{"card": card, "exhausted": True} for card in ("troll", "krump", "sequis", "valdr")]
    duel = Duel(
        "brobnar",
        {"hand": ["relentless-assault"], "line": friends},
        {"line": ["bumpsy", "smaaash", "grey-monk", "champion-tabris"]},
    )
    duel.play("relentless-assault", "yes")
    assert duel.options == [f"pick {card}.1" for card in ("troll", "krump", "sequis", "valdr")]
    duel.do("pick troll.1", "fight troll.1 bumpsy.1", "yes")
    assert duel.options == ["pick krump.1", "pick sequis.1", "pick valdr.1"]
    duel.do("pick krump.1", "fight krump.1 smaaash.1", "yes")
    assert duel.options == ["pick sequis.1", "pick valdr.1"]
    duel.do("pick sequis.1", "fight sequis.1 grey-monk.1")
    assert duel.their("line") == ["champion-tabris"]
    assert not duel.is_ready("valdr.1")
    assert duel.is_your_move


def test_relentless_assault_may_stop_after_one_or_never_begin() -> None:
    friends = [{"card": card, "exhausted": True} for card in ("troll", "krump")]
    duel = Duel("brobnar", {"hand": ["relentless-assault"], "line": friends}, {"line": ["bumpsy", "smaaash"]})
    duel.play("relentless-assault", "yes", "pick troll.1", "fight troll.1 bumpsy.1", "no")
    assert duel.their("line") == ["smaaash"]
    assert duel.is_your_move
    duel = Duel("brobnar", {"hand": ["relentless-assault"], "line": friends}, {"line": ["bumpsy"]})
    duel.play("relentless-assault", "no")
    assert duel.their("line") == ["bumpsy"]
    assert not duel.is_ready("troll.1")
    assert duel.is_your_move


def test_rock_hurling_giant_may_deal_4_damage_when_you_discard_a_brobnar_card() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["smith", "anger"], "line": ["rock-hurling-giant"]},
        {"line": ["troll", "krump"]},
    )
    duel.discard("smith", "yes")
    assert duel.options == ["pick rock-hurling-giant.1", "pick troll.1", "pick krump.1"]
    duel.do("pick troll.1")
    assert duel.damage("troll.1") == 4
    duel.discard("anger", "yes", "pick troll.1")
    assert (duel.their("line"), duel.damage("krump.1")) == (["krump"], 0)


def test_rock_hurling_giant_s_player_may_decline() -> None:
    duel = Duel("brobnar", {"hand": ["smith"], "line": ["rock-hurling-giant"]}, {"line": ["troll"]})
    duel.discard("smith", "no")
    assert duel.damage("troll.1") == 0
    assert duel.is_your_move


def test_rock_hurling_giant_hurls_nothing_for_other_houses_or_the_opponent_s_discards() -> None:
    duel = Duel("sanctum", {"hand": ["sequis"], "line": ["rock-hurling-giant"]}, {"line": ["troll"]})
    duel.discard("sequis")
    assert duel.is_your_move
    assert duel.damage("troll.1") == 0
    duel = Duel("brobnar", {"hand": ["smith"], "line": ["troll"]}, {"line": ["rock-hurling-giant"]})
    duel.discard("smith")
    assert duel.is_your_move
    assert duel.damage("troll.1") == 0


def test_rock_hurling_giant_hurls_nothing_in_the_opponent_s_turn() -> None:
    duel = Duel(
        "dis", {"hand": ["mind-barb"], "line": ["troll"]}, {"hand": ["smith"], "line": ["rock-hurling-giant"]}
    )
    duel.play("mind-barb")
    assert duel.their("discard") == ["smith"]
    assert duel.is_your_move
    assert duel.damage("troll.1") == 0


@rule("KF-3.1")
def test_rogue_ogre_heals_2_and_captures_1_at_the_end_of_a_turn_with_one_card_played() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["smith"], "line": [{"card": "rogue-ogre", "damage": 3}]},
        {"amber": 2, "line": ["troll"]},
    )
    duel.play("smith").end()
    assert (duel.damage("rogue-ogre.1"), duel.mark("amber", "rogue-ogre.1")) == (1, 1)
    assert duel.amber == (1, 1)


def test_rogue_ogre_does_nothing_after_no_card_or_two() -> None:
    you = {"hand": ["smith", "punch"], "line": [{"card": "rogue-ogre", "damage": 3}]}
    duel = Duel("brobnar", you, {"amber": 2, "line": ["troll"]})
    duel.end()
    assert (duel.damage("rogue-ogre.1"), duel.mark("amber", "rogue-ogre.1")) == (3, 0)
    duel = Duel("brobnar", you, {"amber": 2, "line": ["troll"]})
    duel.play("smith").play("punch", "pick troll.1").end()
    assert (duel.damage("rogue-ogre.1"), duel.mark("amber", "rogue-ogre.1")) == (3, 0)


def test_rogue_ogre_does_nothing_at_the_end_of_the_opponent_s_turn() -> None:
    duel = Duel("brobnar", {"amber": 2, "hand": ["smith"]}, {"line": [{"card": "rogue-ogre", "damage": 3}]})
    duel.play("smith").end()
    assert (duel.damage("rogue-ogre.1"), duel.mark("amber", "rogue-ogre.1")) == (3, 0)


def test_screechbomb_is_sacrificed_and_makes_the_opponent_lose_2() -> None:
    duel = Duel("sanctum", {"amber": 3, "artifacts": ["screechbomb"]}, {"amber": 5})
    duel.omni("screechbomb.1")
    assert (duel.your("artifacts"), duel.your("discard")) == ([], ["screechbomb"])
    assert duel.amber == (3, 3)


def test_screechbomb_is_wasted_on_an_empty_pool() -> None:
    duel = Duel("brobnar", {"amber": 3, "artifacts": ["screechbomb"]}, {"amber": 1})
    duel.omni("screechbomb.1")
    assert (duel.your("discard"), duel.amber) == (["screechbomb"], (3, 0))


def test_smaaash_stuns_a_creature() -> None:
    duel = Duel("brobnar", {"hand": ["smaaash"], "line": ["krump"]}, {"line": ["troll", "bumpsy"]})
    duel.play("smaaash", "left-flank")
    assert duel.options == ["pick smaaash.1", "pick krump.1", "pick troll.1", "pick bumpsy.1"]
    duel.do("pick troll.1")
    assert duel.is_stunned("troll.1")
    assert not duel.is_stunned("bumpsy.1")


def test_smaaash_alone_stuns_itself() -> None:
    duel = Duel("brobnar", {"hand": ["smaaash"]})
    duel.play("smaaash")
    assert duel.is_stunned("smaaash.1")


def test_smith_gains_2_if_you_have_more_creatures() -> None:
    duel = Duel("brobnar", {"hand": ["smith"], "line": ["troll", "bumpsy"]}, {"line": ["krump"]})
    duel.play("smith")
    assert duel.amber == (1 + 2, 0)


def test_smith_gains_nothing_more_with_as_many_creatures_or_fewer() -> None:
    duel = Duel("brobnar", {"hand": ["smith"], "line": ["troll"]}, {"line": ["krump"]})
    assert duel.play("smith").amber == (1, 0)
    duel = Duel("brobnar", {"hand": ["smith"]}, {"line": ["krump"]})
    assert duel.play("smith").amber == (1, 0)


def test_sound_the_horns_discards_until_a_brobnar_creature_comes_and_takes_it() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["sound-the-horns"], "deck": ["sequis", "smith", "troll", "bumpsy"]},
        {"deck": ["krump"]},
    )
    duel.play("sound-the-horns")
    assert (duel.your("hand"), duel.your("deck")) == (["troll"], ["bumpsy"])
    assert duel.your("discard") == ["sequis", "smith", "sound-the-horns"]
    assert (duel.their("deck"), duel.amber) == (["krump"], (1, 0))


@rule("KF-3.18")
def test_sound_the_horns_may_run_out_of_cards() -> None:
    duel = Duel("brobnar", {"hand": ["sound-the-horns"], "deck": ["sequis", "smith"], "discard": ["troll"]})
    duel.play("sound-the-horns")
    assert (duel.your("hand"), duel.your("deck")) == ([], [])
    assert duel.your("discard") == ["troll", "sequis", "smith", "sound-the-horns"]
    assert duel.is_your_move


def test_sound_the_horns_does_nothing_with_an_empty_deck() -> None:
    duel = Duel("brobnar", {"hand": ["sound-the-horns"], "discard": ["troll"]})
    duel.play("sound-the-horns")
    assert (duel.your("hand"), duel.your("discard")) == ([], ["troll", "sound-the-horns"])


def test_take_that_smartypants_steals_2_from_an_opponent_with_3_logos_cards_in_play() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["take-that-smartypants"]},
        {"amber": 3, "line": ["batdrone", "dextre"], "artifacts": ["library-of-babble"]},
    )
    duel.play("take-that-smartypants")
    assert duel.amber == (1 + 2, 1)


def test_take_that_smartypants_steals_nothing_with_2_logos_cards_or_your_own() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["take-that-smartypants"], "line": ["mother"]},
        {"amber": 3, "line": ["batdrone", "dextre", "troll"]},
    )
    duel.play("take-that-smartypants")
    assert duel.amber == (1, 3)


def test_the_warchest_gains_1_for_each_enemy_destroyed_in_a_fight_this_turn() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["the-warchest"], "line": ["troll", "krump"]},
        {"line": ["bumpsy", "smaaash", "sequis"]},
    )
    duel.fight("troll.1", "bumpsy.1").fight("krump.1", "smaaash.1").act("the-warchest.1")
    assert duel.amber == (2, 0)


def test_the_warchest_counts_neither_other_deaths_nor_friends() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["punch"], "artifacts": ["the-warchest"], "line": ["bumpsy"]},
        {"line": ["wardrummer", "troll"]},
    )
    duel.play("punch", "pick wardrummer.1").fight("bumpsy.1", "troll.1").act("the-warchest.1")
    assert (duel.your("line"), duel.their("line")) == ([], ["troll"])
    assert duel.amber == (1, 0), "the bonus of Punch"


def test_the_warchest_forgets_at_the_end_of_the_turn() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["the-warchest"], "line": ["troll"]},
        {"line": ["bumpsy", "sequis"], "houses": ["sanctum"]},
    )
    duel.fight("troll.1", "bumpsy.1").end("end").act("the-warchest.1")
    assert duel.amber == (0, 0)


def test_tireless_crocag_can_be_used_with_any_house_but_not_to_reap() -> None:
    duel = Duel("sanctum", {"line": ["tireless-crocag", "troll"]}, {"line": ["bumpsy", "krump"]})
    assert duel.options == ["fight tireless-crocag.1 bumpsy.1", "fight tireless-crocag.1 krump.1", "end"]
    duel.fight("tireless-crocag.1", "bumpsy.1")
    assert (duel.their("line"), duel.damage("tireless-crocag.1")) == (["krump"], 5)


@rule("KF-1.7")
def test_tireless_crocag_can_not_reap_in_its_own_house_either() -> None:
    duel = Duel("brobnar", {"line": ["tireless-crocag"]}, {"line": ["bumpsy"]})
    assert duel.options == ["fight tireless-crocag.1 bumpsy.1", "end"]


def test_tireless_crocag_is_destroyed_once_the_opponent_has_no_creatures() -> None:
    duel = Duel("brobnar", {"line": ["tireless-crocag", "krump"]}, {"line": ["bumpsy"]})
    duel.fight("tireless-crocag.1", "bumpsy.1")
    assert (duel.your("line"), duel.your("discard")) == (["krump"], ["tireless-crocag"])
    duel = Duel("brobnar", {"hand": ["tireless-crocag"]}, {"artifacts": ["cannon"]})
    duel.play("tireless-crocag")
    assert duel.your("discard") == ["tireless-crocag"]


def test_tremor_stuns_a_creature_and_each_of_its_neighbours() -> None:
    duel = Duel(
        "brobnar", {"hand": ["tremor"], "line": ["krump"]}, {"line": ["troll", "bumpsy", "smaaash", "sequis"]}
    )
    duel.play("tremor")
    assert len(duel.options) == 5
    duel.do("pick bumpsy.1")
    stunned = [
        card for card in ("troll", "bumpsy", "smaaash", "sequis", "krump") if duel.is_stunned(f"{card}.1")
    ]
    assert stunned == ["troll", "bumpsy", "smaaash"]


def test_tremor_stuns_a_lone_creature_alone_and_does_nothing_without_any() -> None:
    duel = Duel("brobnar", {"hand": ["tremor"], "line": ["krump"]}, {"line": ["troll"]})
    duel.play("tremor", "pick troll.1")
    assert duel.is_stunned("troll.1")
    assert not duel.is_stunned("krump.1")
    duel = Duel("brobnar", {"hand": ["tremor"]})
    duel.play("tremor")
    assert duel.your("discard") == ["tremor"]
    assert duel.is_your_move


def test_troll_heals_3_damage_when_it_reaps() -> None:
    duel = Duel("brobnar", {"line": [{"card": "troll", "damage": 5}, {"card": "krump", "damage": 2}]})
    duel.reap("troll.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1"), duel.amber) == (2, 2, (1, 0))


def test_troll_heals_nothing_when_it_fights() -> None:
    duel = Duel("brobnar", {"line": [{"card": "troll", "damage": 2}]}, {"line": ["bumpsy"]})
    duel.fight("troll.1", "bumpsy.1")
    assert duel.damage("troll.1") == 7


def test_unguarded_camp_lets_creatures_capture_1_each_for_your_excess() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["unguarded-camp"], "line": ["troll", "bumpsy", "krump"]},
        {"amber": 5, "line": ["sequis"]},
    )
    duel.play("unguarded-camp")
    assert duel.options == ["pick troll.1", "pick bumpsy.1", "pick krump.1"]
    duel.do("pick troll.1")
    assert duel.options == ["pick bumpsy.1", "pick krump.1"], "no creature captures twice"
    duel.do("pick krump.1")
    assert [duel.mark("amber", f"{card}.1") for card in ("troll", "bumpsy", "krump", "sequis")] == [
        1,
        0,
        1,
        0,
    ]
    assert duel.amber == (1, 3)


def test_unguarded_camp_captures_nothing_without_an_excess() -> None:
    duel = Duel("brobnar", {"hand": ["unguarded-camp"], "line": ["troll"]}, {"amber": 5, "line": ["sequis"]})
    duel.play("unguarded-camp")
    assert (duel.mark("amber", "troll.1"), duel.amber) == (0, (1, 5))
    assert duel.is_your_move


def test_valdr_deals_2_more_damage_to_an_enemy_on_a_flank() -> None:
    duel = Duel("brobnar", {"line": ["valdr"]}, {"line": ["kelifi-dragon", "bumpsy", "krump"]})
    duel.fight("valdr.1", "kelifi-dragon.1")
    assert duel.damage("kelifi-dragon.1") == 6 + 2
    assert (duel.your("line"), duel.damage("bumpsy.1")) == ([], 0)


def test_valdr_deals_its_power_to_an_enemy_in_the_middle() -> None:
    duel = Duel("brobnar", {"line": ["valdr"]}, {"line": ["bumpsy", "troll", "krump"]})
    duel.fight("valdr.1", "troll.1")
    assert duel.damage("troll.1") == 6


def test_valdr_deals_its_power_when_attacked() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": ["valdr"]})
    duel.fight("troll.1", "valdr.1")
    assert (duel.damage("troll.1"), duel.their("line")) == (6, [])


def test_wardrummer_returns_each_other_friendly_brobnar_creature_to_your_hand() -> None:
    duel = Duel(
        "brobnar", {"hand": ["wardrummer"], "line": ["troll", "sequis", "bumpsy"]}, {"line": ["krump"]}
    )
    duel.play("wardrummer", "left-flank")
    assert (duel.your("line"), duel.their("line")) == (["wardrummer", "sequis"], ["krump"])
    assert sorted(duel.your("hand")) == ["bumpsy", "troll"]


def test_wardrummer_alone_stays() -> None:
    duel = Duel("brobnar", {"hand": ["wardrummer"]}, {"line": ["krump"]})
    duel.play("wardrummer")
    assert (duel.your("line"), duel.your("hand"), duel.their("line")) == (["wardrummer"], [], ["krump"])


def test_warsong_gains_1_each_time_a_friendly_creature_fights() -> None:
    duel = Duel(
        "brobnar", {"hand": ["warsong"], "line": ["troll", "bumpsy", "krump"]}, {"line": ["sequis", "valdr"]}
    )
    duel.play("warsong").fight("troll.1", "sequis.1")
    assert duel.amber == (1, 0)
    duel.fight("bumpsy.1", "valdr.1")
    assert (duel.your("line"), duel.amber) == (["troll", "krump"], (2, 0)), "the fallen fought too"
    duel.reap("krump.1")
    assert duel.amber == (3, 0), "only the reap itself"


def test_warsong_ends_with_the_turn() -> None:
    duel = Duel("brobnar", {"hand": ["warsong"], "line": ["troll"]}, {"line": ["bumpsy"]})
    duel.play("warsong").end().fight("bumpsy.1", "troll.1")
    assert duel.amber == (0, 0)


def test_yo_mama_mastery_gives_taunt_and_fully_heals_its_creature() -> None:
    duel = Duel(
        "brobnar",
        {
            "hand": ["yo-mama-mastery"],
            "line": [{"card": "troll", "damage": 7}, {"card": "krump", "damage": 1}],
        },
    )
    duel.play("yo-mama-mastery", "pick troll.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1"), duel.amber) == (0, 1, (1, 0))
    assert (duel.attribute("taunt", "troll.1"), duel.attribute("taunt", "krump.1")) == (1, 0)


@rule("KF-11.9")
def test_yo_mama_mastery_shields_the_neighbours() -> None:
    mastery = {"card": "troll", "upgrades": ["yo-mama-mastery"]}
    duel = Duel("brobnar", {"line": ["bumpsy"]}, {"line": ["krump", mastery]})
    assert duel.options == ["reap bumpsy.1", "fight bumpsy.1 troll.1", "end"]
