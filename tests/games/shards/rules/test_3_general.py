"""SHI-3: drawing, the centre row, banished cards, effects that can't be carried out in full."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

SIX = ["reactor-drone", "nil-assassin", "spore-cleric", "evokatus", "data-heretic", "systema-ai"]


@rule("SHI-3.1")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_and_drawing_goes_on() -> None:
    you = {"hand": ["data-heretic"], "deck": ["blaster"], "discard": ["crystal", "crystal"]}
    table = Table(you)
    table.play("data-heretic")
    assert table.your("hand") == ["blaster", "crystal"]
    assert (table.your("deck"), table.your("discard")) == (["crystal"], [])


@rule("SHI-3.1")
def test_the_discard_pile_is_shuffled_when_it_becomes_the_deck() -> None:
    drawn = set()
    for seed in range(20):
        table = Table(
            {"hand": ["cryptofist-monk"], "discard": ["crystal", "blaster", "shard-reactor"]}, seed=seed
        )
        table.state.choose("play cryptofist-monk")
        drawn.add(tuple(table.your("hand")))
    assert drawn == {("crystal",), ("blaster",), ("shard-reactor",)}


@rule("SHI-3.1")
def test_if_deck_and_discard_pile_are_empty_no_more_is_drawn() -> None:
    table = Table({"hand": ["data-heretic"], "deck": ["blaster"]})
    table.play("data-heretic")
    assert table.your("hand") == ["blaster"]
    assert table.is_your_move


@rule("SHI-3.1")
def test_nothing_at_all_to_draw_is_no_fault() -> None:
    table = Table({"hand": ["data-heretic"]})
    table.play("data-heretic")
    assert (table.your("hand"), table.your("play")) == ([], ["data-heretic"])
    assert table.is_your_move


@rule("SHI-3.1", "SHI-4.9")
def test_the_draw_at_the_end_of_the_turn_reshuffles_too() -> None:
    you = {"hand": ["blaster"], "deck": ["shard-reactor"], "discard": ["crystal"] * 3}
    table = Table(you).end()
    assert table.your("hand")[0] == "shard-reactor"
    assert sorted(table.your("hand")) == ["blaster", "crystal", "crystal", "crystal", "shard-reactor"]
    assert table.your("deck") == table.your("discard") == []


@rule("SHI-3.2", "SHI-3.6")
@pytest.mark.parametrize("place", range(6))
def test_a_card_taken_from_the_row_is_replaced_on_its_place(place: int) -> None:
    table = Table(row=SIX, centre=["crystal", "blaster"], crystals=9)
    table.recruit(SIX[place])
    assert table.row == [*SIX[:place], "crystal", *SIX[place + 1 :]]
    assert table.centre == ["blaster"]


@rule("SHI-3.2")
def test_with_an_empty_centre_deck_the_row_stays_short() -> None:
    table = Table(row=SIX, crystals=9)
    table.recruit("nil-assassin")
    assert table.row == ["reactor-drone", "spore-cleric", "evokatus", "data-heretic", "systema-ai"]
    assert table.is_your_move


@rule("SHI-3.2")
def test_the_card_that_was_laid_can_be_recruited_in_the_same_turn() -> None:
    table = Table(row=SIX, centre=["kiln-drone"], crystals=3)
    table.recruit("nil-assassin").recruit("kiln-drone")
    assert table.your("discard") == ["nil-assassin", "kiln-drone"]


@rule("SHI-3.2", "SHI-7.21")
def test_a_card_recruited_by_an_effect_is_replaced_too() -> None:
    table = Table({"hand": ["portal-monk"]}, row=["evokatus"], centre=["kiln-drone"], short_row=True)
    table.play("portal-monk")
    assert (table.row, table.your("discard")) == (["kiln-drone"], ["evokatus"])


@rule("SHI-3.3")
def test_a_banished_card_lies_face_up_in_the_banished_pile() -> None:
    table = Table({"hand": ["shadow-apostle"], "discard": ["crystal"]})
    table.play("shadow-apostle", "pick crystal@p1/discard.1")
    assert (table.banished, table.your("discard")) == (["crystal"], [])
    assert table.state.view(1)["zones"]["banished"]["cards"] == ["crystal@banished.1"]


@rule("SHI-3.3")
def test_a_banished_card_is_not_shuffled_into_the_deck() -> None:
    table = Table({"hand": ["shadow-apostle", "crystal"], "discard": ["blaster"]})
    table.play("shadow-apostle", "pick crystal").end()
    assert sorted(table.your("hand")) == ["blaster", "shadow-apostle"]
    assert table.banished == ["crystal"]


@rule("SHI-3.3")
def test_a_banished_mercenary_is_not_returned() -> None:
    table = Table({"hand": ["shadebound-sentry"]}, banished=["nil-assassin"])
    table.play("shadebound-sentry")
    assert (table.your("hand"), table.banished) == ([], ["nil-assassin"])


@rule("SHI-3.4", "SHI-12.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_discard_piles_and_banished_pile_are_face_up(seat: int) -> None:
    table = Table({"discard": ["crystal"]}, {"discard": ["blaster"]}, banished=["kiln-drone"])
    zones = table.state.view(seat)["zones"]
    assert zones["p1/discard"]["cards"] == ["crystal@p1/discard.1"]
    assert zones["p2/discard"]["cards"] == ["blaster@p2/discard.1"]
    assert zones["banished"]["cards"] == ["kiln-drone@banished.1"]


@rule("SHI-3.4", "SHI-12.2")
def test_hands_and_decks_are_hidden() -> None:
    player = {"hand": ["crystal", "blaster"], "deck": ["infinity-shard"]}
    table = Table(player, player, row=["spore-cleric"], centre=["kiln-drone"], short_row=True)
    zones = table.state.view(0)["zones"]
    assert zones["p2/hand"] == {"count": 2, "cards": [None, None]}
    assert zones["p1/deck"] == zones["p2/deck"] == zones["centre"] == {"count": 1}


@rule("SHI-3.5")
def test_the_discard_pile_is_not_shuffled_when_the_deck_becomes_empty() -> None:
    table = Table({"hand": ["cryptofist-monk"], "deck": ["blaster"], "discard": ["crystal"]})
    table.play("cryptofist-monk")
    assert (table.your("deck"), table.your("discard")) == ([], ["crystal"])
    assert "shuffled" not in table.kinds()


@rule("SHI-3.5", "SHI-4.9")
def test_a_deck_that_gives_the_last_of_five_cards_is_not_made_anew() -> None:
    table = Table({"deck": ["crystal"] * 5, "discard": ["blaster"]}).end()
    assert table.your("hand") == ["crystal"] * 5
    assert (table.your("deck"), table.your("discard")) == ([], ["blaster"])


@rule("SHI-3.5")
def test_cards_in_hand_and_in_play_are_not_reshuffled() -> None:
    you = {
        "hand": ["data-heretic", "infinity-shard", "crystal"],
        "play": ["evokatus"],
        "discard": ["blaster"],
    }
    table = Table(you)
    table.play("crystal").play("data-heretic")
    assert table.your("hand") == ["infinity-shard", "blaster"]
    assert table.your("play") == ["evokatus", "crystal", "data-heretic"]
    assert table.your("deck") == []


@rule("SHI-3.6")
def test_the_row_is_filled_before_the_effects_of_a_fast_played_mercenary() -> None:
    you = {"discard": ["crystal"]}
    table = Table(you, row=[*SIX[:5], "shadow-apostle"], centre=["kiln-drone"], crystals=2)
    table.fast_play("shadow-apostle")
    assert "pick crystal@p1/discard.1" in table.options, "its effect is under way"
    assert table.row == [*SIX[:5], "kiln-drone"]
    assert table.kinds().index("laid") < table.kinds().index("gained-power")


@rule("SHI-3.7", "SHI-4.9")
def test_an_empty_place_in_the_row_is_filled_when_a_mercenary_goes_under_the_centre_deck() -> None:
    table = Table(row=["nil-assassin", *SIX[2:]], crystals=2)
    table.fast_play("nil-assassin")
    assert table.row == SIX[2:]
    table.end()
    assert (table.row, table.centre) == ([*SIX[2:], "nil-assassin"], [])


@rule("SHI-3.7")
def test_only_as_many_places_are_filled_as_there_are_cards() -> None:
    table = Table(row=["nil-assassin", *SIX[2:], "shard-abstractor"], crystals=7)
    table.fast_play("nil-assassin").fast_play("shard-abstractor").recruit("spore-cleric")
    assert len(table.row) == 3
    table.end()
    assert (len(table.row), table.centre) == (5, [])
    assert set(table.row) == {*SIX[3:], "nil-assassin", "shard-abstractor"}


@rule("SHI-3.7")
def test_a_row_of_six_takes_no_more() -> None:
    table = Table(row=["leshai-knight", *SIX[1:]], centre=["kiln-drone"], crystals=3)
    table.fast_play("leshai-knight").end()
    assert (table.row, table.centre) == (["kiln-drone", *SIX[1:]], ["leshai-knight"])


@rule("SHI-3.8", "SHI-3.1")
def test_of_two_cards_the_one_that_there_is_is_drawn() -> None:
    table = Table({"hand": ["data-heretic"], "deck": ["crystal"]}).play("data-heretic")
    assert table.your("hand") == ["crystal"]


@rule("SHI-3.8", "SHI-6.29")
def test_of_two_mastery_the_one_that_there_is_is_lost() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["evokatus"]}
    table = Table(you, {"mastery": 1})
    table.play("venator-of-the-wastes")
    assert (table.power, table.mastery) == (4, (0, 0))


@rule("SHI-3.8", "SHI-7.14")
def test_an_effect_without_a_target_is_left_out_and_the_others_apply() -> None:
    table = Table({"hand": ["korvus-legionnaire"], "discard": ["crystal"]})
    table.play("korvus-legionnaire")
    assert (table.power, table.your("hand"), table.your("discard")) == (2, [], ["crystal"])
    assert table.is_your_move


@rule("SHI-3.9", "SHI-7.22")
def test_the_active_player_orders_effects_of_the_same_time() -> None:
    table = Table({"hand": ["mining-drones", "reactor-drone"], "play": ["general-decurion"], "mastery": 20})
    table.play("mining-drones").play("reactor-drone").exhaust("general-decurion")
    assert (table.prompt, table.asked) == ("copy-order", 0)
    assert sorted(table.options) == ["pick mining-drones.1", "pick reactor-drone.1"]
    table.do("pick reactor-drone.1")
    copied = [event.values["card"] for event in table.log if event.kind == "copied"]
    assert copied == ["reactor-drone.1", "mining-drones.1"]
    assert table.crystals == 1 + 3 + 3 + 3 + 1
