"""Call of the Archons: Untamed, from A to H, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-11.3")
def test_ancient_bear_kills_a_weak_creature_before_the_fight() -> None:
    duel = Duel("untamed", {"line": ["ancient-bear"]}, {"line": ["inka-the-spider", "troll"]})
    duel.fight("ancient-bear.1", "inka-the-spider.1")
    assert duel.their("line") == ["troll"]
    assert duel.damage("ancient-bear.1") == 0
    assert duel.your("line") == ["ancient-bear"], "its poison had no fight to work in"


def test_ancient_bear_deals_its_assault_damage_besides_its_power() -> None:
    duel = Duel("untamed", {"line": ["ancient-bear"]}, {"line": ["troll", "headhunter"]})
    duel.fight("ancient-bear.1", "troll.1")
    assert duel.damage("troll.1") == 2 + 5
    assert duel.damage("headhunter.1") == 0


def test_ancient_bear_has_no_assault_when_it_is_attacked() -> None:
    duel = Duel("brobnar", {"line": ["ancient-bear"]}, {"line": ["troll"]}, active="p2")
    duel.fight("troll.1", "ancient-bear.1")
    assert duel.damage("troll.1") == 5


def test_bear_flute_fully_heals_an_ancient_bear() -> None:
    duel = Duel(
        "untamed",
        {
            "artifacts": ["bear-flute"],
            "line": [{"card": "ancient-bear", "damage": 4}, {"card": "snufflegator", "damage": 2}],
            "deck": ["ancient-bear"],
        },
        {"line": [{"card": "ancient-bear", "damage": 3}]},
    )
    duel.act("bear-flute.1")
    assert duel.options == ["pick ancient-bear.1", "pick ancient-bear.2"]
    duel.do("pick ancient-bear.1")
    assert [duel.damage(bear) for bear in ("ancient-bear.1", "ancient-bear.2")] == [0, 3]
    assert duel.damage("snufflegator.1") == 2
    assert duel.your("deck") == ["ancient-bear"], "there is no search while a bear is in play"


def test_bear_flute_does_not_search_while_the_opponent_has_a_bear() -> None:
    duel = Duel(
        "untamed",
        {"artifacts": ["bear-flute"], "deck": ["ancient-bear"], "discard": ["ancient-bear"]},
        {"line": [{"card": "ancient-bear", "damage": 3}]},
    )
    duel.act("bear-flute.1")
    assert duel.damage("ancient-bear.1") == 0
    assert duel.your("hand") == []


@rule("KF-7.10")
def test_bear_flute_finds_bears_in_deck_and_discard_pile() -> None:
    duel = Duel(
        "untamed",
        {
            "artifacts": ["bear-flute"],
            "deck": ["ancient-bear", "dust-pixie", "ancient-bear"],
            "discard": ["snufflegator", "ancient-bear"],
        },
        {"discard": ["ancient-bear"], "deck": ["ancient-bear"]},
    )
    duel.act("bear-flute.1")
    while any(option.startswith("pick") for option in duel.options):
        duel.do(duel.options[0])
    assert duel.do("done").your("hand") == ["ancient-bear"] * 3
    assert sorted(duel.your("deck")) == ["dust-pixie", "snufflegator"]
    assert duel.your("discard") == []
    assert (duel.their("discard"), duel.their("deck")) == (["ancient-bear"], ["ancient-bear"])
    assert "shuffled" in duel.kinds()


@rule("KF-7.10")
def test_bear_flute_leaves_the_discard_pile_where_it_is_if_no_bear_is_found() -> None:
    duel = Duel("untamed", {"artifacts": ["bear-flute"], "deck": ["dust-pixie"], "discard": ["snufflegator"]})
    duel.act("bear-flute.1", "done")
    assert (duel.your("hand"), duel.your("discard")) == ([], ["snufflegator"])
    assert "shuffled" in duel.kinds(), "the deck was searched all the same"
    assert duel.is_your_move


def test_bigtwig_can_only_fight_stunned_creatures() -> None:
    duel = Duel(
        "untamed",
        {"line": ["bigtwig", "snufflegator"]},
        {"line": [{"card": "troll", "stun": True}, "headhunter"]},
    )
    fights = [option for option in duel.options if option.startswith("fight bigtwig")]
    assert fights == ["fight bigtwig.1 troll.1"]
    assert "fight snufflegator.1 headhunter.1" in duel.options
    duel.fight("bigtwig.1", "troll.1")
    assert (duel.damage("troll.1"), duel.their("line")) == (7, ["troll", "headhunter"])


def test_bigtwig_can_not_fight_without_a_stunned_enemy() -> None:
    duel = Duel("untamed", {"line": ["bigtwig"]}, {"line": ["troll"]})
    assert [option for option in duel.options if "bigtwig" in option] == ["reap bigtwig.1"]


def test_bigtwig_stuns_and_exhausts_a_creature_when_it_reaps() -> None:
    duel = Duel("untamed", {"line": ["bigtwig", "snufflegator"]}, {"line": ["troll", "headhunter"]})
    duel.reap("bigtwig.1", "pick troll.1")
    assert (duel.is_stunned("troll.1"), duel.is_ready("troll.1")) == (True, False)
    assert (duel.is_stunned("headhunter.1"), duel.is_ready("headhunter.1")) == (False, True)
    assert duel.is_ready("snufflegator.1")


def test_bigtwig_may_have_to_stun_itself() -> None:
    duel = Duel("untamed", {"line": ["bigtwig"]})
    duel.reap("bigtwig.1")
    assert duel.is_stunned("bigtwig.1")


@rule("KF-11.4")
def test_briar_grubbling_damages_its_attacker_before_the_fight() -> None:
    duel = Duel("brobnar", {"line": ["briar-grubbling"]}, {"line": ["headhunter", "troll"]}, active="p2")
    duel.fight("headhunter.1", "briar-grubbling.1")
    assert (duel.your("line"), duel.their("line")) == (["briar-grubbling"], ["troll"])
    assert duel.damage("briar-grubbling.1") == 0, "its attacker was gone before the fight"


def test_briar_grubbling_is_not_hazardous_when_it_attacks() -> None:
    duel = Duel("untamed", {"line": ["briar-grubbling"]}, {"line": ["troll"]})
    duel.fight("briar-grubbling.1", "troll.1")
    assert duel.your("line") == []
    assert duel.damage("troll.1") == 2


def test_chota_hazri_loses_one_amber_and_forges_at_current_cost() -> None:
    duel = Duel("untamed", {"hand": ["chota-hazri"], "amber": 7})
    duel.play("chota-hazri", "yes", "forge red")
    assert (duel.amber[0], duel.keys) == (0, (1, 0))
    assert duel.your("line") == ["chota-hazri"]


def test_chota_hazri_has_one_amber_too_few_with_six() -> None:
    duel = Duel("untamed", {"hand": ["chota-hazri"], "amber": 6})
    duel.play("chota-hazri", "yes")
    assert (duel.amber[0], duel.keys) == (5, (0, 0))
    assert duel.is_your_move


def test_chota_hazri_need_not_forge() -> None:
    duel = Duel("untamed", {"hand": ["chota-hazri"], "amber": 7})
    duel.play("chota-hazri", "no")
    assert (duel.amber[0], duel.keys) == (6, (0, 0))


def test_chota_hazri_forges_nothing_without_amber_to_lose() -> None:
    duel = Duel("untamed", {"hand": ["chota-hazri"]})
    duel.play("chota-hazri")
    assert duel.is_your_move
    assert duel.keys == (0, 0)


def test_cooperative_hunting_divides_one_damage_for_each_friendly_creature() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["cooperative-hunting"], "line": ["snufflegator", "ancient-bear", "dust-pixie"]},
        {"line": ["troll", "headhunter"]},
    )
    duel.play("cooperative-hunting", "pick troll.1", "pick troll.1", "pick ancient-bear.1")
    assert (duel.damage("troll.1"), duel.damage("ancient-bear.1")) == (2, 1)
    assert duel.damage("headhunter.1") == 0
    assert duel.is_your_move


def test_cooperative_hunting_deals_its_damage_at_the_same_time() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["cooperative-hunting"], "line": ["snufflegator", "ancient-bear"]},
        {"line": ["dust-pixie", "troll"]},
    )
    duel.play("cooperative-hunting", "pick dust-pixie.1")
    assert duel.their("line") == ["dust-pixie", "troll"], "nothing is dealt before all is divided"
    duel.do("pick dust-pixie.1")
    assert duel.their("line") == ["troll"]


def test_cooperative_hunting_does_nothing_without_friendly_creatures() -> None:
    duel = Duel("untamed", {"hand": ["cooperative-hunting"]}, {"line": ["troll"]})
    duel.play("cooperative-hunting")
    assert duel.damage("troll.1") == 0
    assert duel.is_your_move


def test_curiosity_destroys_each_scientist_on_both_sides() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["curiosity"], "line": ["velum", "snufflegator"]},
        {"line": ["pi-sweven", "troll"]},
    )
    duel.play("curiosity")
    assert (duel.your("line"), duel.their("line")) == (["snufflegator"], ["troll"])
    assert duel.amber[0] == 1, "the bonus icon"


def test_curiosity_does_nothing_without_scientists() -> None:
    duel = Duel("untamed", {"hand": ["curiosity"], "line": ["snufflegator"]}, {"line": ["troll"]})
    duel.play("curiosity")
    assert (duel.your("line"), duel.their("line")) == (["snufflegator"], ["troll"])


def test_dew_faerie_gains_one_more_amber_when_it_reaps() -> None:
    duel = Duel("untamed", {"line": ["dew-faerie"]}, {"amber": 3})
    duel.reap("dew-faerie.1")
    assert duel.amber == (2, 3)


@rule("KF-11.6")
def test_dew_faerie_takes_no_damage_in_the_first_attack_of_a_turn() -> None:
    duel = Duel("brobnar", {"line": ["dew-faerie"]}, {"line": ["troll", "headhunter"]}, active="p2")
    duel.fight("troll.1", "dew-faerie.1")
    assert (duel.your("line"), duel.damage("troll.1")) == (["dew-faerie"], 0)
    duel.fight("headhunter.1", "dew-faerie.1")
    assert (duel.your("line"), duel.damage("headhunter.1")) == ([], 2)


def test_dust_pixie_brings_two_amber() -> None:
    duel = Duel("untamed", {"hand": ["dust-pixie"]})
    duel.play("dust-pixie")
    assert (duel.amber, duel.power("dust-pixie.1")) == ((2, 0), 1)


def test_dust_pixie_gains_no_more_than_others_when_it_reaps() -> None:
    duel = Duel("untamed", {"line": ["dust-pixie"]})
    duel.reap("dust-pixie.1")
    assert duel.amber == (1, 0)


def test_fertility_chant_gives_the_opponent_two_amber() -> None:
    duel = Duel("untamed", {"hand": ["fertility-chant"]}, {"amber": 1})
    duel.play("fertility-chant")
    assert duel.amber == (4, 3), "four bonus icons for you"


def test_flaxia_gains_two_if_you_control_more_creatures() -> None:
    duel = Duel("untamed", {"hand": ["flaxia"], "line": ["snufflegator"]}, {"line": ["troll"]})
    duel.play("flaxia", "left-flank")
    assert duel.amber == (2, 0)


def test_flaxia_gains_nothing_with_as_many_creatures_as_the_opponent() -> None:
    duel = Duel("untamed", {"hand": ["flaxia"]}, {"line": ["troll"]})
    duel.play("flaxia")
    assert duel.amber == (0, 0)


def test_fogbank_keeps_the_opponent_from_fighting_on_their_next_turn() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["fogbank"], "line": ["snufflegator"]},
        {"line": ["troll"], "hand": ["headhunter"]},
    )
    duel.play("fogbank")
    assert "fight snufflegator.1 troll.1" in duel.options, "you may fight"
    duel.end()
    assert "reap troll.1" in duel.options
    assert not [option for option in duel.options if option.startswith("fight")]


def test_fogbank_holds_back_creatures_that_come_later() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["fogbank"], "line": ["troll"]},
        {"hand": ["anger", "bumpsy"]},
    )
    duel.play("fogbank").end("play bumpsy", "play anger")
    assert duel.damage("troll.1") == 0
    assert duel.is_ready("bumpsy.1"), "it was readied and could not fight"


def test_fogbank_ends_with_that_turn() -> None:
    duel = Duel("untamed", {"hand": ["fogbank"], "line": ["snufflegator"]}, {"line": ["troll"]})
    duel.play("fogbank").end("end", "end")
    assert duel.asked == 1
    assert "fight troll.1 snufflegator.1" in duel.options


def test_full_moon_gains_one_for_each_creature_you_play_this_turn() -> None:
    duel = Duel("untamed", {"hand": ["full-moon", "snufflegator", "ancient-bear", "world-tree"]})
    duel.play("snufflegator")
    duel.play("full-moon")
    assert duel.amber == (0, 0), "creatures played before don't count"
    duel.play("ancient-bear", "left-flank")
    assert duel.amber == (1, 0)
    duel.play("world-tree")
    assert duel.amber == (1, 0)


def test_full_moon_is_over_when_the_turn_ends() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["full-moon"], "deck": ["snufflegator"] * 6},
        {"hand": ["headhunter"]},
    )
    duel.play("full-moon").end("play headhunter")
    assert duel.amber == (0, 0), "creatures of the opponent don't count"
    duel.end("play snufflegator")
    assert duel.amber == (0, 0)


def test_fuzzy_gruen_gives_the_opponent_one_amber() -> None:
    duel = Duel("untamed", {"hand": ["fuzzy-gruen"]}, {"amber": 2})
    duel.play("fuzzy-gruen")
    assert duel.amber == (2, 3), "two bonus icons for you"


def test_giant_sloth_can_not_be_used_before_an_untamed_card_was_discarded() -> None:
    duel = Duel("untamed", {"line": ["giant-sloth"], "hand": ["dust-pixie"]}, {"line": ["troll"]})
    assert not [option for option in duel.options if "giant-sloth" in option]
    duel.discard("dust-pixie")
    assert [option for option in duel.options if "giant-sloth" in option] == [
        "reap giant-sloth.1",
        "fight giant-sloth.1 troll.1",
        "action giant-sloth.1 0",
    ]
    duel.act("giant-sloth.1")
    assert duel.amber == (3, 0)


def test_giant_sloth_can_not_be_used_after_a_card_of_another_house_was_discarded() -> None:
    duel = Duel("brobnar", {"line": [{"card": "giant-sloth", "house": "brobnar"}], "hand": ["bumpsy"]})
    duel.discard("bumpsy")
    assert not [option for option in duel.options if "giant-sloth" in option]


def test_giant_sloth_asks_for_a_new_discard_every_turn() -> None:
    duel = Duel("untamed", {"line": ["giant-sloth"], "hand": ["dust-pixie"]}, {"line": ["troll"]})
    duel.discard("dust-pixie").end("end")
    assert duel.is_your_move
    assert not [option for option in duel.options if "giant-sloth" in option]


def test_giant_sloth_does_not_keep_others_from_being_used() -> None:
    duel = Duel("untamed", {"line": ["giant-sloth", "snufflegator"]})
    assert "reap snufflegator.1" in duel.options


def test_grasping_vines_returns_up_to_three_artifacts_to_their_owners() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["grasping-vines"], "artifacts": ["world-tree"], "line": ["snufflegator"]},
        {"artifacts": ["cannon", "bear-flute", "nepenthe-seed"]},
    )
    duel.play("grasping-vines", "pick world-tree.1", "pick cannon.1", "pick bear-flute.1")
    assert duel.your("hand") == ["world-tree"]
    assert sorted(duel.their("hand")) == ["bear-flute", "cannon"]
    assert (duel.their("artifacts"), duel.your("line")) == (["nepenthe-seed"], ["snufflegator"])


def test_grasping_vines_may_return_fewer_or_none() -> None:
    duel = Duel("untamed", {"hand": ["grasping-vines"]}, {"artifacts": ["cannon", "bear-flute"]})
    duel.play("grasping-vines", "done")
    assert duel.their("artifacts") == ["cannon", "bear-flute"]
    assert duel.amber[0] == 1


def test_halacor_gives_skirmish_to_friendly_creatures_on_the_flanks() -> None:
    duel = Duel("untamed", {"line": ["ancient-bear", "halacor", "bigtwig"]}, {"line": ["troll"]})
    skirmish = [duel.attribute("skirmish", card) for card in ("ancient-bear.1", "halacor.1", "bigtwig.1")]
    assert skirmish == [1, 0, 1]
    assert duel.attribute("skirmish", "troll.1") == 0
    duel.fight("ancient-bear.1", "troll.1")
    assert (duel.damage("ancient-bear.1"), duel.damage("troll.1")) == (0, 7)


def test_halacor_has_skirmish_itself_on_a_flank() -> None:
    duel = Duel("untamed", {"line": ["halacor", "ancient-bear", "bigtwig"]})
    assert duel.attribute("skirmish", "halacor.1") == 1
    assert duel.attribute("skirmish", "ancient-bear.1") == 0


def test_hunting_witch_gains_one_for_each_other_creature_you_play() -> None:
    duel = Duel("untamed", {"hand": ["hunting-witch", "snufflegator", "world-tree"]})
    duel.play("hunting-witch")
    assert duel.amber == (0, 0), "she is not another creature"
    duel.play("world-tree")
    assert duel.amber == (0, 0)
    duel.play("snufflegator", "left-flank")
    assert duel.amber == (1, 0)


def test_hunting_witch_gains_nothing_for_creatures_of_the_opponent() -> None:
    duel = Duel("brobnar", {"line": ["hunting-witch"]}, {"hand": ["headhunter"]}, active="p2")
    duel.play("headhunter")
    assert duel.amber == (0, 0)
