"""Ojas, Genesis Druid: what he copies, how often, and what a copy is not."""

from tests.support.rules import rule
from tests.support.shards import Table

OJAS = "ojas-genesis-druid"


@rule("SHI-6.13")
def test_ojas_copies_a_card_played_this_turn() -> None:
    table = Table({"hand": ["nil-assassin", OJAS]})
    table.play("nil-assassin").play(OJAS)
    assert table.power == 10
    assert table.is_your_move


@rule("SHI-6.24")
def test_ojas_does_nothing_if_no_other_card_was_played() -> None:
    you = {"hand": [OJAS, "nil-assassin"], "discard": ["spore-cleric"], "health": 20, "mastery": 20}
    table = Table(you, {"discard": ["nil-assassin"]})
    table.play(OJAS)
    assert (table.power, table.health[0]) == (0, 20)
    assert table.is_your_move


@rule("SHI-6.24")
def test_ojas_must_choose_one_of_the_cards() -> None:
    table = Table({"hand": ["nil-assassin", "spore-cleric", OJAS], "health": 20})
    table.play("nil-assassin").play("spore-cleric").play(OJAS)
    assert set(table.options) == {"pick nil-assassin.1", "pick spore-cleric.1"}
    table.do("pick spore-cleric.1")
    assert (table.power, table.health[0]) == (5, 28)


@rule("SHI-1.4")
def test_ojas_copies_a_starting_card() -> None:
    table = Table({"hand": ["crystal", OJAS]})
    table.play("crystal").play(OJAS)
    assert table.crystals == 2


@rule("SHI-6.13")
def test_ojas_copies_cards_of_every_faction_but_no_champion() -> None:
    you = {
        "hand": ["reactor-drone", "shard-abstractor", "nil-assassin", "evokatus", OJAS],
        "play": ["systema-ai"],
    }
    table = Table(you)
    table.play("reactor-drone").play("shard-abstractor").play("nil-assassin").play("evokatus").play(OJAS)
    assert set(table.options) == {"pick reactor-drone.1", "pick shard-abstractor.1", "pick nil-assassin.1"}


@rule("SHI-6.24")
def test_ojas_does_not_copy_the_only_card_played_if_it_is_a_champion() -> None:
    table = Table({"hand": ["evokatus", OJAS], "deck": ["crystal"] * 3})
    table.play("evokatus").play(OJAS)
    assert table.your("hand") == ["crystal"]
    assert table.is_your_move


@rule("SHI-6.7", "SHI-13.3")
def test_ojas_copies_a_fast_played_mercenary() -> None:
    table = Table({"hand": [OJAS], "health": 20}, row=["spore-cleric"], crystals=2)
    table.fast_play("spore-cleric").play(OJAS)
    assert table.health[0] == 28


@rule("SHI-4.9", "SHI-13.3")
def test_ojas_leaves_the_fast_played_mercenary_to_the_centre_deck_and_goes_to_the_discard_pile() -> None:
    row = ["spore-cleric", *["order-initiate"] * 3, *["data-heretic"] * 2]
    table = Table({"hand": [OJAS], "deck": ["crystal"] * 5}, row=row, centre=["portal-monk"] * 2, crystals=2)
    table.fast_play("spore-cleric").play(OJAS).end()
    assert table.your("discard") == [OJAS]
    assert table.centre[0] == "spore-cleric"


@rule("SHI-4.4", "SHI-6.13")
def test_ojas_does_not_copy_a_mercenary_that_was_only_recruited() -> None:
    table = Table({"hand": [OJAS], "health": 20}, row=["spore-cleric"], crystals=2)
    table.recruit("spore-cleric").play(OJAS)
    assert table.health[0] == 20


@rule("SHI-7.15")
def test_ojas_at_20_mastery_copies_the_same_card_once_more() -> None:
    table = Table({"hand": ["nil-assassin", "spore-cleric", OJAS], "mastery": 20, "health": 20})
    table.play("nil-assassin").play("spore-cleric").play(OJAS, "pick nil-assassin.1")
    assert (table.power, table.health[0]) == (15, 24)
    assert table.is_your_move


@rule("SHI-6.2")
def test_ojas_at_19_mastery_copies_once() -> None:
    table = Table({"hand": ["nil-assassin", OJAS], "mastery": 19}, {"mastery": 30})
    table.play("nil-assassin").play(OJAS)
    assert table.power == 10


@rule("SHI-7.15", "SHI-6.3")
def test_ojas_checks_mastery_after_the_first_copy() -> None:
    table = Table({"hand": ["fungal-hermit", OJAS], "mastery": 18, "health": 20})
    table.play("fungal-hermit")
    assert (table.mastery[0], table.health[0]) == (19, 25)
    table.play(OJAS)
    assert (table.mastery[0], table.health[0]) == (21, 35)


@rule("SHI-6.1", "SHI-7.15")
def test_ojas_at_20_mastery_asks_for_the_choices_of_the_copied_card_each_time() -> None:
    you = {"hand": ["shadow-apostle", OJAS], "discard": ["crystal", "blaster"], "mastery": 20}
    table = Table(you)
    table.play("shadow-apostle", "done").play(OJAS)
    table.do("pick crystal@p1/discard.1", "pick blaster@p1/discard.1")
    assert table.banished == ["crystal", "blaster"]
    assert table.power == 6
    assert table.is_your_move


@rule("SHI-7.15")
def test_ojas_at_20_mastery_copies_again_the_card_he_chose_not_the_card_chosen_by_the_copy() -> None:
    you = {"hand": ["korvus-legionnaire", OJAS], "discard": ["evokatus", "systema-ai", "optio-crusher"]}
    table = Table({**you, "mastery": 20})
    table.play("korvus-legionnaire", "pick evokatus@p1/discard.1")
    table.play(OJAS, "pick systema-ai@p1/discard.1")
    assert sorted(table.your("hand")) == ["evokatus", "optio-crusher", "systema-ai"]
    assert table.power == 6


@rule("SHI-7.15")
def test_ojas_never_copies_himself() -> None:
    table = Table({"hand": ["crystal", OJAS], "mastery": 20})
    table.play("crystal").play(OJAS)
    assert table.crystals == 3
    assert table.is_your_move


@rule("SHI-7.15", "SHI-6.13")
def test_ojas_copied_by_taur_copies_any_other_ally_of_the_turn() -> None:
    table = Table({"hand": ["crystal", "nil-assassin", OJAS], "play": ["taur-arachpriest"]})
    table.play("crystal").play("nil-assassin").play(OJAS, "pick crystal.1")
    table.exhaust("taur-arachpriest")
    assert set(table.options) == {"pick crystal.1", "pick nil-assassin.1"}
    table.do("pick nil-assassin.1")
    assert (table.crystals, table.power) == (2, 10)
    assert table.is_your_move


@rule("SHI-7.15")
def test_ojas_copied_by_taur_at_20_mastery_copies_twice() -> None:
    table = Table({"hand": ["crystal", OJAS], "play": ["taur-arachpriest"], "mastery": 20})
    table.play("crystal").play(OJAS).exhaust("taur-arachpriest")
    assert table.crystals == 1 + 2 + 2


@rule("SHI-7.15", "SHI-6.24")
def test_ojas_copied_by_taur_with_no_other_ally_played_does_nothing() -> None:
    table = Table({"hand": [OJAS], "play": ["taur-arachpriest"], "mastery": 20})
    table.play(OJAS).exhaust("taur-arachpriest")
    assert (table.power, table.crystals) == (0, 0)
    assert table.is_your_move


@rule("SHI-6.1")
def test_ojas_applies_all_effects_of_the_card_in_their_order() -> None:
    you = {"hand": ["shardwood-guardian", OJAS], "deck": ["crystal"] * 2, "health": 20}
    table = Table(you)
    table.play("shardwood-guardian", "done")
    assert (table.power, table.health[0]) == (2, 20)
    table.play(OJAS)
    assert (table.power, table.health[0], table.your("hand")) == (4, 26, ["crystal", "crystal"])


@rule("SHI-6.13")
def test_ojas_copies_a_replacing_bonus_by_the_mastery_of_the_moment() -> None:
    table = Table({"hand": ["aetherbreaker", "fungal-hermit", OJAS], "mastery": 9})
    table.play("aetherbreaker").play("fungal-hermit").play(OJAS, "pick aetherbreaker.1")
    assert table.power == 4 + 8


@rule("SHI-6.13", "SHI-6.27")
def test_ojas_copies_echo_by_the_discard_pile_of_the_moment() -> None:
    table = Table({"hand": ["wraethe-skirmisher", OJAS]}, row=["nil-assassin"], crystals=2)
    table.play("wraethe-skirmisher")
    assert table.power == 2
    table.recruit("nil-assassin").play(OJAS)
    assert table.power == 2 + 6


@rule("SHI-6.22")
def test_ojas_copying_an_undergrowth_ally_is_no_second_ally_for_additri() -> None:
    table = Table({"hand": ["spore-cleric", OJAS], "play": ["additri-gaiamancer"]})
    table.play("spore-cleric").play(OJAS).exhaust("additri-gaiamancer")
    assert table.power == 2 + 2 * 2, "Spore Cleric and Ojas"


@rule("SHI-6.22", "SHI-7.1", "SHI-7.22")
def test_ojas_copying_a_homo_deus_ally_makes_general_decurion_copy_nothing_more() -> None:
    you = {"hand": ["reactor-drone", OJAS], "play": ["general-decurion"], "mastery": 20}
    table = Table(you)
    table.play("reactor-drone").exhaust("general-decurion")
    assert table.crystals == 3 + 3 + 3
    table.play(OJAS)
    assert table.crystals == 9 + 3 + 3
    assert table.is_your_move


@rule("SHI-7.1")
def test_ojas_himself_is_not_copied_by_general_decurion() -> None:
    you = {"hand": ["crystal", OJAS], "play": ["general-decurion"], "mastery": 20}
    table = Table(you)
    table.play("crystal").exhaust("general-decurion").play(OJAS)
    assert table.crystals == 1 + 3 + 2
    assert table.is_your_move


@rule("SHI-6.23")
def test_ojas_copies_only_what_datic_robes_do_on_playing() -> None:
    you = {"hand": ["datic-robes", OJAS], "deck": ["crystal"] * 8, "mastery": 5}
    table = Table(you, {"hand": ["nil-assassin"]})
    table.play("datic-robes").play(OJAS)
    assert table.your("hand") == ["crystal", "crystal"]
    table.end().do("play nil-assassin", "end")
    assert table.asked == 0
    assert (table.prompt, table.options) == ("block", ["done"])
    table.do("done")
    assert table.health[0] == 45


@rule("SHI-6.23")
def test_ojas_copying_praetorian_01_gives_its_power_and_does_not_return_from_the_discard_pile() -> None:
    you = {"hand": ["praetorian-01", OJAS], "deck": [*["crystal"] * 4, "evokatus", "blaster"]}
    table = Table(you)
    table.play("praetorian-01").play(OJAS)
    assert table.power == 16
    table.end().do("end").play("evokatus")
    assert table.your("discard") == [OJAS]


@rule("SHI-6.9")
def test_ojas_is_an_undergrowth_ally_for_unify() -> None:
    table = Table({"hand": [OJAS, "leshai-knight"]})
    table.play(OJAS).play("leshai-knight")
    assert table.power == 6


@rule("SHI-6.13", "SHI-7.14")
def test_ojas_copying_thorn_zealot_destroys_a_second_champion() -> None:
    you = {"hand": ["thorn-zealot", OJAS, "spore-cleric"], "deck": ["crystal"] * 2}
    table = Table(you, {"play": ["evokatus", "systema-ai"]})
    table.play("spore-cleric").play("thorn-zealot", "pick evokatus.1")
    table.play(OJAS, "pick thorn-zealot.1")
    assert table.their("play") == []
