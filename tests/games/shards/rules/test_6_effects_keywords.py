"""SHI-6: Unify, Dominion, Echo and Inspire."""

from tests.support.rules import rule
from tests.support.shards import Table


@rule("SHI-6.7", "SHI-6.9")
def test_a_fast_played_ally_fulfils_unify() -> None:
    table = Table({"hand": ["leshai-knight"]}, row=["spore-cleric"], crystals=2)
    table.fast_play("spore-cleric").play("leshai-knight")
    assert table.power == 6


@rule("SHI-6.7", "SHI-6.9")
def test_a_recruited_mercenary_was_not_played_and_does_not_fulfil_unify() -> None:
    table = Table({"hand": ["leshai-knight"]}, row=["spore-cleric"], crystals=2)
    table.recruit("spore-cleric").play("leshai-knight")
    assert table.power == 3


@rule("SHI-6.7", "SHI-6.9")
def test_a_fast_played_ally_does_not_fulfil_its_own_unify() -> None:
    table = Table({}, row=["leshai-knight"], crystals=3).fast_play("leshai-knight")
    assert table.power == 3


@rule("SHI-6.7", "SHI-6.10")
def test_fast_played_cards_count_for_dominion() -> None:
    row = ["venator-of-the-wastes", "spore-cleric", "nil-assassin"]
    table = Table({"hand": ["order-initiate"]}, row=row, crystals=8)
    table.fast_play("venator-of-the-wastes").fast_play("spore-cleric").fast_play("nil-assassin")
    table.play("order-initiate")
    assert table.mastery[0] == 2


@rule("SHI-6.7")
def test_additri_counts_fast_played_allies() -> None:
    table = Table({"play": ["additri-gaiamancer"]}, row=["spore-cleric"], crystals=2)
    table.fast_play("spore-cleric").exhaust("additri-gaiamancer")
    assert table.power == 4


@rule("SHI-6.8")
def test_unify_may_replace_an_effect_or_add_one() -> None:
    table = Table({"hand": ["spore-cleric", "leshai-knight"]}).play("spore-cleric").play("leshai-knight")
    assert table.power == 6, "instead of 3"
    table = Table({"hand": ["spore-cleric", "shardwood-guardian"], "health": 30, "deck": ["crystal"]})
    table.play("spore-cleric").play("shardwood-guardian")
    assert (table.power, table.health[0], table.your("hand")) == (2, 30 + 4 + 6, ["crystal"])


@rule("SHI-6.8", "SHI-6.28")
def test_inspire_may_replace_an_effect_or_add_one() -> None:
    table = Table({"play": ["evokatus"], "hand": ["kiln-drone", "venator-of-the-wastes"]}, {"mastery": 5})
    table.play("kiln-drone").play("venator-of-the-wastes")
    assert table.crystals == 4, "instead of 2"
    assert (table.power, table.mastery[1]) == (4, 3)


@rule("SHI-6.8", "SHI-6.27")
def test_echo_may_replace_an_effect_or_add_one() -> None:
    table = Table({"hand": ["wraethe-skirmisher"], "discard": ["nil-assassin"]}).play("wraethe-skirmisher")
    assert table.power == 6, "instead of 2"
    table = Table({"hand": ["scion-of-nothingness"], "discard": ["nil-assassin"]})
    assert table.play("scion-of-nothingness").power == 5, "2 more than 3"


@rule("SHI-6.8")
def test_a_fulfilled_condition_gives_nothing_to_a_card_without_the_ability() -> None:
    table = Table({"hand": ["spore-cleric", "fungal-hermit"], "health": 40})
    table.play("spore-cleric").play("fungal-hermit")
    assert (table.power, table.crystals, table.health[0], table.mastery[0]) == (0, 0, 44, 1)


@rule("SHI-6.9")
def test_unify_does_not_see_its_own_card() -> None:
    assert Table({"hand": ["leshai-knight"]}).play("leshai-knight").power == 3


@rule("SHI-6.9")
def test_unify_sees_another_card_of_the_same_name() -> None:
    table = Table({"hand": ["leshai-knight", "leshai-knight"]})
    table.play("leshai-knight", "done").play("leshai-knight")
    assert table.power == 3 + 6


@rule("SHI-6.9")
def test_unify_sees_an_ally_shown_from_hand() -> None:
    table = Table({"hand": ["leshai-knight", "spore-cleric"]}).play("leshai-knight", "show spore-cleric")
    assert table.power == 6


@rule("SHI-6.9")
def test_unify_does_not_see_a_champion_played_this_turn() -> None:
    table = Table({"hand": ["additri-gaiamancer", "leshai-knight"]})
    table.play("additri-gaiamancer").play("leshai-knight")
    assert table.power == 3


@rule("SHI-6.9")
def test_a_champion_can_not_be_shown_for_unify() -> None:
    table = Table({"hand": ["leshai-knight", "additri-gaiamancer"]}).play("leshai-knight")
    assert table.options == ["done"]


@rule("SHI-6.9")
def test_unify_sees_no_allies_of_other_factions() -> None:
    table = Table({"hand": ["kiln-drone", "nil-assassin", "crystal", "data-heretic", "leshai-knight"]})
    table.play("kiln-drone").play("nil-assassin").play("leshai-knight")
    assert table.options == ["done"]
    assert table.do("done").power == 5 + 3


@rule("SHI-6.9")
def test_unify_does_not_see_allies_of_an_earlier_turn() -> None:
    you = {"hand": ["spore-cleric"], "deck": ["leshai-knight", "crystal", "crystal", "crystal", "crystal"]}
    table = Table(you).play("spore-cleric").end()
    table.end().play("leshai-knight")
    assert table.options == ["done"]
    assert table.do("done").power == 3


@rule("SHI-6.9")
def test_unify_does_not_see_cards_of_an_opponent() -> None:
    foe = {"hand": ["spore-cleric"], "discard": ["spore-cleric"], "play": ["additri-gaiamancer"]}
    assert Table({"hand": ["leshai-knight"]}, foe).play("leshai-knight").power == 3


@rule("SHI-6.10")
def test_dominion_works_with_three_cards_played() -> None:
    table = Table({"hand": ["kiln-drone", "spore-cleric", "nil-assassin", "order-initiate"]})
    table.play("kiln-drone").play("spore-cleric").play("nil-assassin").play("order-initiate")
    assert table.mastery[0] == 2
    assert table.is_your_move


@rule("SHI-6.10")
def test_dominion_works_with_three_cards_shown() -> None:
    table = Table({"hand": ["order-initiate", "kiln-drone", "spore-cleric", "nil-assassin"]})
    table.play("order-initiate", "show kiln-drone", "show spore-cleric", "show nil-assassin")
    assert table.mastery[0] == 2


@rule("SHI-6.10")
def test_dominion_works_with_champions_played_and_shown() -> None:
    table = Table({"hand": ["order-initiate", "evokatus", "additri-gaiamancer", "li-hin-the-shattered"]})
    table.play("evokatus").play("order-initiate", "show additri-gaiamancer", "show li-hin-the-shattered")
    assert table.mastery[0] == 2


@rule("SHI-6.10")
def test_dominion_does_not_count_champions_of_earlier_turns() -> None:
    you = {"hand": ["order-initiate", "spore-cleric", "nil-assassin"], "play": ["evokatus"]}
    table = Table(you).play("order-initiate")
    assert table.options == ["done"]
    assert table.do("done").mastery[0] == 0


@rule("SHI-6.10")
def test_a_champion_counts_for_dominion_only_in_the_turn_it_was_played() -> None:
    deck = ["crystal", "order-initiate", "spore-cleric", "nil-assassin", "crystal", "crystal"]
    table = Table({"hand": ["evokatus"], "deck": deck}).play("evokatus").end().end()
    assert table.your("play") == ["evokatus"]
    table.play("order-initiate")
    assert table.options == ["done"]
    assert table.do("done").mastery[0] == 0


@rule("SHI-6.10")
def test_dominion_fails_with_two_factions_of_three() -> None:
    table = Table({"hand": ["kiln-drone", "kiln-drone", "spore-cleric", "order-initiate"]})
    table.play("kiln-drone").play("spore-cleric").play("order-initiate")
    assert table.options == ["done"]
    table.do("done")
    assert (table.mastery[0], table.crystals) == (0, 4)


@rule("SHI-6.10")
def test_dominion_counts_no_order_card_in_the_place_of_another() -> None:
    table = Table({"hand": ["data-heretic", "spore-cleric", "nil-assassin", "order-initiate"]})
    table.play("data-heretic").play("spore-cleric").play("nil-assassin").play("order-initiate")
    assert table.mastery[0] == 0


@rule("SHI-6.10")
def test_dominion_does_not_count_cards_of_an_opponent() -> None:
    foe = {"hand": ["kiln-drone"], "play": ["evokatus"]}
    table = Table({"hand": ["spore-cleric", "nil-assassin", "order-initiate"]}, foe)
    table.play("spore-cleric").play("nil-assassin").play("order-initiate")
    assert table.mastery[0] == 0


@rule("SHI-6.11")
def test_a_draw_on_its_own_line_works_without_inspire() -> None:
    table = Table({"hand": ["limiter-drones"], "deck": ["crystal"], "discard": ["blaster"]})
    table.play("limiter-drones")
    assert table.is_your_move, "there is no banishing"
    assert table.your("hand") == ["crystal"]


@rule("SHI-6.11")
def test_a_draw_on_its_own_line_works_without_echo() -> None:
    table = Table({"hand": ["pall-shades"], "deck": ["crystal"], "discard": ["blaster"]}).play("pall-shades")
    assert (table.power, table.your("hand")) == (0, ["crystal"])


@rule("SHI-6.11")
def test_with_echo_both_lines_work() -> None:
    table = Table({"hand": ["pall-shades"], "deck": ["crystal"], "discard": ["nil-assassin"]})
    table.play("pall-shades")
    assert (table.power, table.your("hand")) == (3, ["crystal"])


@rule("SHI-6.11")
def test_with_inspire_both_lines_work() -> None:
    you = {"hand": ["limiter-drones"], "deck": ["crystal"], "discard": ["blaster"], "play": ["evokatus"]}
    table = Table(you).play("limiter-drones", "pick blaster@p1/discard.1")
    assert (table.banished, table.your("hand")) == (["blaster"], ["crystal"])


@rule("SHI-6.27")
def test_echo_sees_any_wraethe_card_in_the_discard_pile() -> None:
    table = Table({"hand": ["wraethe-skirmisher"], "discard": ["li-hin-the-shattered"]})
    assert table.play("wraethe-skirmisher").power == 6, "a champion"
    table = Table({"hand": ["wraethe-skirmisher"], "discard": ["the-heart-of-nothing"]})
    assert table.play("wraethe-skirmisher").power == 6, "a relic"


@rule("SHI-6.27")
def test_echo_sees_no_other_faction() -> None:
    table = Table({"hand": ["wraethe-skirmisher"], "discard": ["crystal", "spore-cleric", "evokatus"]})
    assert table.play("wraethe-skirmisher").power == 2


@rule("SHI-6.27")
def test_echo_sees_no_wraethe_card_anywhere_else() -> None:
    you = {"hand": ["wraethe-skirmisher", "nil-assassin"], "play": ["li-hin-the-shattered"]}
    foe = {"discard": ["nil-assassin"]}
    table = Table(you | {"deck": ["the-lost"]}, foe, row=["umbral-scourge"], banished=["shadow-apostle"])
    assert table.play("wraethe-skirmisher").power == 2


@rule("SHI-6.27", "SHI-6.1")
def test_echo_fails_once_the_wraethe_card_was_banished() -> None:
    table = Table({"hand": ["umbral-scourge", "wraethe-skirmisher"], "discard": ["nil-assassin"]})
    table.play("umbral-scourge", "pick nil-assassin@p1/discard.1").play("wraethe-skirmisher")
    assert table.power == 2


@rule("SHI-6.27")
def test_echo_sees_a_wraethe_card_recruited_this_turn() -> None:
    table = Table({"hand": ["wraethe-skirmisher"]}, row=["nil-assassin"], crystals=2)
    assert table.recruit("nil-assassin").play("wraethe-skirmisher").power == 6


@rule("SHI-6.28")
def test_inspire_sees_a_champion_of_any_faction_also_an_exhausted_one() -> None:
    li_hin = {"card": "li-hin-the-shattered", "exhausted": True}
    assert Table({"hand": ["kiln-drone"], "play": [li_hin]}).play("kiln-drone").crystals == 4


@rule("SHI-6.28")
def test_inspire_does_not_see_champions_of_an_opponent_nor_allies_nor_champions_elsewhere() -> None:
    you = {"hand": ["crystal", "kiln-drone", "evokatus"], "discard": ["evokatus"]}
    table = Table(you, {"play": ["numeri-drones"]}).play("crystal").play("kiln-drone")
    assert table.crystals == 1 + 2
