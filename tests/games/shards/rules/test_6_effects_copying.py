"""SHI-6: copying the effects of cards played this turn."""

from tests.support.rules import rule
from tests.support.shards import Table

OJAS = "ojas-genesis-druid"
TAUR = "taur-arachpriest"


@rule("SHI-6.13")
def test_a_copy_applies_all_effects_anew() -> None:
    you = {"hand": ["shardwood-guardian", OJAS], "deck": ["crystal", "blaster"], "health": 30}
    table = Table(you).play("shardwood-guardian", "done").play(OJAS)
    assert table.power == 2 + 2
    assert table.your("hand") == ["crystal", "blaster"]
    assert table.health[0] == 36, "the copied Unify sees the Guardian"


@rule("SHI-6.13", "SHI-6.3")
def test_the_effects_of_a_copy_keep_their_printed_order() -> None:
    table = Table({"hand": ["fungal-hermit", OJAS], "mastery": 8, "health": 30})
    table.play("fungal-hermit")
    assert (table.mastery[0], table.health[0]) == (9, 30)
    table.play(OJAS)
    assert (table.mastery[0], table.health[0]) == (10, 35)


@rule("SHI-6.13", "SHI-6.2")
def test_a_mastery_bonus_is_checked_again_for_a_copy() -> None:
    table = Table({"hand": ["aetherbreaker", OJAS], "mastery": 9}, crystals=1)
    table.play("aetherbreaker").do("focus").play(OJAS)
    assert table.power == 4 + 8


@rule("SHI-6.13", "SHI-6.28")
def test_inspire_is_checked_again_for_a_copy() -> None:
    table = Table({"hand": ["kiln-drone", "evokatus", OJAS]}).play("kiln-drone").play("evokatus").play(OJAS)
    assert table.crystals == 2 + 4


@rule("SHI-6.13", "SHI-6.27")
def test_echo_is_checked_again_for_a_copy() -> None:
    you = {"hand": ["wraethe-skirmisher", "umbral-scourge", OJAS], "discard": ["nil-assassin"]}
    table = Table(you).play("wraethe-skirmisher").play("umbral-scourge", "pick nil-assassin@p1/discard.1")
    table.play(OJAS, "pick wraethe-skirmisher.1")
    assert table.power == 6 + 2


@rule("SHI-6.13")
def test_a_copied_unify_sees_the_ally_it_was_copied_from() -> None:
    table = Table({"hand": ["leshai-knight"], "play": [TAUR]}).play("leshai-knight").exhaust(TAUR)
    assert table.power == 3 + 6


@rule("SHI-6.13", "SHI-6.10")
def test_a_copied_dominion_is_checked_again() -> None:
    table = Table({"hand": ["order-initiate", "kiln-drone", "nil-assassin", OJAS]})
    table.play("order-initiate", "done").play("kiln-drone").play("nil-assassin")
    table.play(OJAS, "pick order-initiate.1")
    assert table.mastery[0] == 2, "Ojas himself is the Undergrowth card"


@rule("SHI-6.13")
def test_choices_of_a_copy_are_made_anew() -> None:
    table = Table({"hand": ["umbral-scourge", OJAS, "crystal"], "discard": ["blaster"]})
    table.play("umbral-scourge", "pick blaster@p1/discard.1").play(OJAS, "pick crystal")
    assert table.banished == ["blaster", "crystal"]
    assert table.mastery[0] == 2


@rule("SHI-6.13", "SHI-6.7")
def test_copying_does_not_move_the_card_copied() -> None:
    table = Table({"hand": [OJAS]}, row=["nil-assassin"], crystals=2)
    table.fast_play("nil-assassin").play(OJAS)
    assert table.power == 10
    assert table.your("play") == ["nil-assassin", OJAS]
    table.end()
    assert table.your("hand") == [OJAS], "the discard pile was shuffled and drawn"
    assert table.centre + table.row == ["nil-assassin"], "only the mercenary goes back to the centre"


@rule("SHI-6.13")
def test_cards_of_an_opponent_or_of_an_earlier_turn_are_not_copied() -> None:
    you = {"hand": ["nil-assassin"], "deck": [OJAS, "crystal", "crystal", "crystal", "crystal"]}
    table = Table(you, {"hand": ["spore-cleric"]}).play("nil-assassin").end("done")
    table.play("spore-cleric").end()
    table.play(OJAS)
    assert table.power == 0
    assert table.is_your_move


@rule("SHI-6.22")
def test_a_copy_is_no_ally_played_for_additri() -> None:
    table = Table({"hand": ["spore-cleric", OJAS], "play": ["additri-gaiamancer"]})
    table.play("spore-cleric").play(OJAS).exhaust("additri-gaiamancer")
    assert table.power == 2 + 2 * 2


@rule("SHI-6.22")
def test_a_copy_is_no_ally_played_for_general_decurion() -> None:
    table = Table({"hand": ["reactor-drone", OJAS], "play": ["general-decurion"], "mastery": 20})
    table.exhaust("general-decurion").play("reactor-drone")
    assert table.crystals == 3 + 3 + 3
    table.play(OJAS)
    assert table.crystals == 9 + 3 + 3, "two copies by Ojas, none of these copied in turn"


@rule("SHI-6.22")
def test_a_copy_by_general_decurion_is_not_copied_again() -> None:
    table = Table({"hand": ["reactor-drone"], "play": ["general-decurion"], "mastery": 20})
    table.play("reactor-drone").exhaust("general-decurion")
    assert table.crystals == 3 + 3 + 3
    assert table.kinds().count("copied") == 1


@rule("SHI-6.22", "SHI-7.9")
def test_copying_does_not_return_praetorian_01() -> None:
    table = Table({"hand": ["spore-cleric"], "play": [TAUR], "discard": ["praetorian-01"], "health": 30})
    table.play("spore-cleric").exhaust(TAUR)
    assert table.health[0] == 38
    assert table.your("discard") == ["praetorian-01"]


@rule("SHI-6.22")
def test_a_copy_is_not_among_the_cards_to_copy() -> None:
    table = Table({"hand": ["nil-assassin", "spore-cleric", OJAS], "play": [TAUR], "health": 30})
    table.play("nil-assassin").play("spore-cleric").play(OJAS, "pick nil-assassin.1").exhaust(TAUR)
    assert set(table.options) == {"pick spore-cleric.1", f"pick {OJAS}.1"}


@rule("SHI-6.23")
def test_shields_are_not_copied() -> None:
    table = Table({"hand": ["thorn-zealot"], "play": [TAUR]}, {"hand": ["nil-assassin"]})
    table.play("thorn-zealot").exhaust(TAUR).end()
    assert table.your("hand") == ["thorn-zealot"]
    table.play("nil-assassin").end("show thorn-zealot")
    assert table.health[0] == 50 - 5 + 3


@rule("SHI-6.23")
def test_of_datic_robes_only_the_draw_is_copied() -> None:
    you = {"hand": ["datic-robes", OJAS], "deck": ["crystal"] * 3, "mastery": 5}
    table = Table(you).play("datic-robes").play(OJAS)
    assert (table.your("hand"), table.power, table.mastery[0]) == (["crystal", "crystal"], 0, 5)


@rule("SHI-6.23")
def test_what_works_from_the_discard_pile_is_not_copied() -> None:
    deck = ["evokatus", "crystal", "crystal", "crystal", "crystal", "crystal"]
    table = Table({"hand": ["praetorian-01", OJAS], "deck": deck}).play("praetorian-01").play(OJAS)
    assert table.power == 8 + 8
    table.end().end()
    assert sorted(table.your("discard")) == [OJAS, "praetorian-01"]
    table.play("evokatus")
    assert table.your("discard") == [OJAS]
    assert "praetorian-01" in table.your("hand")


@rule("SHI-6.23")
def test_champions_played_this_turn_are_not_copied() -> None:
    table = Table({"hand": ["evokatus", OJAS], "deck": ["crystal", "crystal"]}).play("evokatus").play(OJAS)
    assert table.your("hand") == ["crystal"], "Ojas copies no champion"
    table = Table({"hand": ["additri-gaiamancer"], "play": [TAUR]}).play("additri-gaiamancer").exhaust(TAUR)
    assert (table.power, table.is_your_move) == (0, True)


@rule("SHI-6.24")
def test_a_copy_effect_must_choose_a_card_if_there_is_one() -> None:
    table = Table({"hand": ["crystal", "nil-assassin", OJAS]}).play("crystal").play("nil-assassin")
    table.play(OJAS)
    assert set(table.options) == {"pick crystal.1", "pick nil-assassin.1"}


@rule("SHI-6.24")
def test_the_only_card_there_is_must_be_copied() -> None:
    table = Table({"hand": ["umbral-scourge", OJAS]}).play("umbral-scourge", "done").play(OJAS)
    assert table.mastery[0] == 2


@rule("SHI-6.24")
def test_a_copy_effect_does_nothing_if_there_is_no_card() -> None:
    table = Table({"hand": [OJAS, "crystal"], "play": [TAUR]}).play(OJAS)
    assert table.is_your_move
    table = Table({"hand": ["nil-assassin"], "play": [TAUR]}).play("nil-assassin").exhaust(TAUR)
    assert (table.power, table.is_your_move) == (5, True), "no Undergrowth ally was played"
    assert table.is_exhausted(f"{TAUR}.1")


@rule("SHI-6.25")
def test_two_effects_of_entropic_talons_give_two_power_a_health() -> None:
    table = Table({"hand": ["entropic-talons", OJAS, "spore-cleric"], "health": 30})
    table.play("entropic-talons").play(OJAS).play("spore-cleric")
    assert (table.health[0], table.power) == (34, 8)


@rule("SHI-6.25", "SHI-7.15", "SHI-7.34")
def test_at_twenty_mastery_each_copy_of_entropic_talons_adds_to_the_ones_before() -> None:
    table = Table({"hand": ["entropic-talons", OJAS], "health": 10, "mastery": 20})
    assert table.play("entropic-talons").power == 10
    table.play(OJAS)
    assert (table.health[0], table.power) == (40, 10 + 20 + 30)


@rule("SHI-6.25")
def test_two_effects_of_the_heart_of_nothing_draw_six_cards() -> None:
    table = Table({"hand": ["the-heart-of-nothing", OJAS], "deck": ["crystal"] * 14}, {"hand": []})
    table.play("the-heart-of-nothing").play(OJAS)
    assert table.power == 10
    table.end()
    assert table.health == (50, 40)
    assert len(table.your("hand")) == 5 + 6


@rule("SHI-6.25")
def test_effects_for_the_turn_end_with_it_copies_too() -> None:
    you = {"hand": ["entropic-talons", OJAS], "deck": ["crystal"] * 4 + ["spore-cleric"] + ["crystal"] * 4}
    table = Table(you).play("entropic-talons").play(OJAS).end().end()
    table.play("spore-cleric")
    assert table.power == 0


@rule("SHI-6.13", "SHI-6.30")
def test_a_copied_effect_on_an_opponent_may_choose_another_one() -> None:
    you = {"hand": ["venator-of-the-wastes", OJAS], "play": ["evokatus"]}
    table = Table(you, {"mastery": 5}, {"mastery": 5}).play("venator-of-the-wastes", "player p2")
    table.play(OJAS, "player p3")
    assert (table.power, table.mastery) == (8, (0, 3, 3))


@rule("SHI-6.13", "SHI-3.6")
def test_a_copied_portal_monk_recruits_from_the_row_as_it_is_by_then() -> None:
    table = Table(
        {"hand": ["portal-monk", OJAS]}, row=["nil-assassin"], centre=["kiln-drone"], short_row=True
    )
    table.play("portal-monk").play(OJAS)
    assert (table.your("discard"), table.row) == (["nil-assassin", "kiln-drone"], [])


@rule("SHI-6.13", "SHI-6.5")
def test_a_copied_infinity_shard_checks_mastery_again() -> None:
    table = Table({"hand": ["infinity-shard", "shard-abstractor", OJAS], "mastery": 9})
    table.play("infinity-shard").play("shard-abstractor").play(OJAS, "pick infinity-shard.1")
    assert table.power == 2 + 3


@rule("SHI-6.13", "SHI-7.38")
def test_a_copied_panconscious_crown_sees_the_crown() -> None:
    table = Table({"hand": ["panconscious-crown"], "play": [TAUR], "mastery": 20, "health": 1})
    assert table.play("panconscious-crown").health[0] == 3
    assert table.exhaust(TAUR).health[0] == 50
