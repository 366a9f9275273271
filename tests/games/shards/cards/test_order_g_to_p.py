"""The Order from Giga to Portal Monk, a scenario for each sentence."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Player, Table

DOMINION = [{"card": card, "played": True} for card in ("kiln-drone", "spore-cleric", "nil-assassin")]
"""A card of each of the three factions, played this turn."""


def seen_hand(table: Table) -> list[str | None]:
    """Your hand as the opponent sees it."""
    cards: list[str | None] = table.state.view(1)["zones"]["p1/hand"]["cards"]
    return cards


# Giga, Source Adept.


@rule("SHI-7.2")
def test_giga_draws_a_card_on_playing() -> None:
    table = Table({"hand": ["giga-source-adept"], "deck": ["crystal", "blaster"]})
    table.play("giga-source-adept")
    assert (table.your("hand"), table.your("deck"), table.mastery) == (["crystal"], ["blaster"], (0, 0))


@rule("SHI-7.2", "SHI-7.16")
def test_giga_gives_three_mastery_on_exhausting_with_dominion_and_draws_nothing() -> None:
    table = Table({"play": ["giga-source-adept", *DOMINION], "deck": ["crystal"]})
    table.exhaust("giga-source-adept")
    assert (table.mastery, table.your("hand"), table.is_your_move) == ((3, 0), [], True)


@rule("SHI-7.16")
def test_giga_can_not_be_exhausted_without_dominion() -> None:
    table = Table({"play": ["giga-source-adept", *DOMINION[:2]]})
    assert table.options == ["end"]
    assert table.refusals()["exhaust giga-source-adept.1"][0] == "SHI-7.16"


@rule("SHI-6.10", "SHI-7.16")
def test_giga_is_not_helped_by_champions_of_earlier_turns_nor_by_cards_of_the_opponent() -> None:
    you = {"play": ["giga-source-adept", "axia", "additri-gaiamancer", "li-hin-the-shattered"]}
    table = Table(you | {"discard": ["kiln-drone"]}, {"play": DOMINION})
    assert "exhaust giga-source-adept.1" not in table.options


@rule("SHI-6.10", "SHI-6.26", "SHI-13.10")
def test_giga_is_exhausted_with_a_card_played_and_two_shown_from_hand() -> None:
    you = {"play": ["giga-source-adept"], "hand": ["spore-cleric", "kiln-drone", "nil-assassin", "crystal"]}
    table = Table(you)
    table.play("spore-cleric").exhaust("giga-source-adept", "show kiln-drone", "show nil-assassin")
    assert table.mastery == (3, 0)
    assert table.your("hand") == ["kiln-drone", "nil-assassin", "crystal"]


@rule("SHI-6.10", "SHI-7.16")
def test_giga_can_be_exhausted_as_soon_as_the_last_card_for_dominion_is_played() -> None:
    you = {"hand": ["giga-source-adept", "fao-cutul-the-formless"], "play": DOMINION[:2]}
    table = Table(you)
    table.play("giga-source-adept")
    assert "exhaust giga-source-adept.1" in table.options, "Fao Cu'tul can be shown"
    table.play("fao-cutul-the-formless").exhaust("giga-source-adept")
    assert (table.mastery, table.is_your_move) == ((3, 0), True)


# Mainframe Abbot.


def test_mainframe_abbot_with_tetra_draws_a_card_and_gives_one_mastery() -> None:
    table = Table({"leader": "tetra", "hand": ["mainframe-abbot"], "deck": ["crystal", "blaster"]})
    table.play("mainframe-abbot")
    assert (table.your("hand"), table.mastery) == (["crystal"], (1, 0))


@pytest.mark.parametrize("leader", ["decima", "ko-syn-wu", "volos"])
@rule("SHI-7.40")
def test_mainframe_abbot_only_draws_with_another_leader_whatever_the_relics(leader: str) -> None:
    you = {"leader": leader, "hand": ["mainframe-abbot"], "deck": ["crystal"], "relics": ["datic-robes"]}
    table = Table(you, {"leader": "tetra"})
    table.play("mainframe-abbot")
    assert (table.your("hand"), table.mastery) == (["crystal"], (0, 0))


@rule("SHI-5.2")
def test_mainframe_abbot_shown_from_hand_blocks_three_for_any_leader() -> None:
    table = Table({}, {"leader": "volos", "hand": ["mainframe-abbot"]}, power=5)
    table.end("show mainframe-abbot")
    assert table.health == (50, 48)


@rule("SHI-6.13")
def test_ojas_copies_mainframe_abbot_for_tetra() -> None:
    you = {"leader": "tetra", "hand": ["mainframe-abbot", "ojas-genesis-druid"], "deck": ["crystal"] * 3}
    table = Table(you)
    table.play("mainframe-abbot").play("ojas-genesis-druid")
    assert (table.mastery, len(table.your("hand"))) == ((2, 0), 2)


# Omnius, The All-Knowing.


def test_omnius_draws_two_cards_without_dominion() -> None:
    table = Table({"hand": ["omnius-the-all-knowing"], "deck": ["crystal", "blaster", "crystal"]})
    table.play("omnius-the-all-knowing", "done")
    assert (table.your("hand"), table.mastery) == (["crystal", "blaster"], (0, 0))


@rule("SHI-6.10")
def test_omnius_with_dominion_also_gives_five_mastery() -> None:
    table = Table({"hand": ["omnius-the-all-knowing"], "deck": ["crystal"] * 3, "play": DOMINION})
    table.play("omnius-the-all-knowing")
    assert (len(table.your("hand")), table.mastery, table.is_your_move) == (2, (5, 0), True)


@rule("SHI-6.1", "SHI-6.10", "SHI-6.26")
def test_omnius_may_show_a_card_that_was_drawn_just_before() -> None:
    you = {"hand": ["omnius-the-all-knowing"], "deck": ["nil-assassin", "crystal"], "play": DOMINION[:2]}
    table = Table(you)
    table.play("omnius-the-all-knowing", "show nil-assassin")
    assert (table.your("hand"), table.mastery) == (["nil-assassin", "crystal"], (5, 0))


@rule("SHI-1.2", "SHI-6.15")
def test_omnius_brings_mastery_to_30_at_most() -> None:
    table = Table({"hand": ["omnius-the-all-knowing"], "play": DOMINION, "mastery": 27})
    table.play("omnius-the-all-knowing")
    assert table.mastery == (30, 0)


# Order Initiate.


@rule("SHI-6.10")
def test_order_initiate_gives_two_crystals_and_no_mastery_without_dominion() -> None:
    table = Table({"hand": ["order-initiate"], "play": DOMINION[:2]})
    table.play("order-initiate")
    assert (table.crystals, table.mastery, table.is_your_move) == (2, (0, 0), True)


@rule("SHI-6.10", "SHI-6.26")
def test_order_initiate_with_three_factions_played_gives_two_mastery_without_asking() -> None:
    table = Table({"hand": ["order-initiate", "crystal", "kiln-drone"], "play": DOMINION})
    table.play("order-initiate")
    assert (table.crystals, table.mastery, table.is_your_move) == (2, (2, 0), True)


@rule("SHI-6.10", "SHI-6.26")
def test_order_initiate_is_fulfilled_by_three_cards_shown_from_hand() -> None:
    you = {"hand": ["order-initiate", "axia", "taur-arachpriest", "li-hin-the-shattered"]}
    table = Table(you)
    table.play("order-initiate")
    assert table.crystals == 2
    table.do("show axia", "show taur-arachpriest", "show li-hin-the-shattered")
    assert (table.mastery, len(table.your("hand"))) == ((2, 0), 3)


@rule("SHI-6.26", "SHI-12.3")
def test_order_initiate_lets_you_pick_which_card_to_show() -> None:
    you = {"hand": ["order-initiate", "axia", "kiln-drone"], "play": DOMINION[1:]}
    table = Table(you)
    table.play("order-initiate")
    assert sorted(table.options) == ["done", "show axia", "show kiln-drone"]
    table.do("show kiln-drone")
    assert seen_hand(table) == [None, "kiln-drone"]


@rule("SHI-6.26")
def test_order_initiate_need_not_be_fulfilled() -> None:
    you = {"hand": ["order-initiate", "axia"], "play": DOMINION[1:]}
    table = Table(you)
    table.play("order-initiate", "done")
    assert (table.mastery, table.is_your_move) == ((0, 0), True)
    assert seen_hand(table) == [None]


@rule("SHI-6.10")
def test_order_initiate_does_not_need_another_order_card_and_is_not_helped_by_one() -> None:
    order = {"card": "command-seer", "played": True}
    table = Table({"hand": ["order-initiate"], "play": [order, *DOMINION[:2]]})
    table.play("order-initiate")
    assert table.mastery == (0, 0)


@rule("SHI-6.7", "SHI-6.10")
def test_order_initiate_counts_a_fast_played_mercenary() -> None:
    you = {"hand": ["order-initiate"], "play": DOMINION[:2]}
    table = Table(you, row=["shadow-apostle"], crystals=2)
    table.fast_play("shadow-apostle", "done").play("order-initiate")
    assert table.mastery == (2, 0)


@rule("SHI-6.10", "SHI-6.13")
def test_ojas_copies_order_initiate_and_is_himself_the_undergrowth_card_for_dominion() -> None:
    you = {"hand": ["order-initiate", "ojas-genesis-druid"], "play": [DOMINION[0], DOMINION[2]]}
    table = Table(you)
    table.play("order-initiate", "done")
    assert table.mastery == (0, 0)
    table.play("ojas-genesis-druid", "pick order-initiate.1")
    assert (table.crystals, table.mastery, table.is_your_move) == (4, (2, 0), True)


# Portal Monk.


@rule("SHI-7.14", "SHI-7.21")
def test_portal_monk_recruits_a_card_of_the_row_for_nothing() -> None:
    table = Table({"hand": ["portal-monk"]}, row=["kiln-drone", "drakonarius"])
    table.play("portal-monk")
    assert sorted(table.options) == ["pick drakonarius@row.1", "pick kiln-drone@row.1"]
    table.do("pick drakonarius@row.1")
    assert (table.your("discard"), table.row, table.crystals) == (["drakonarius"], ["kiln-drone"], 0)


@rule("SHI-7.14", "SHI-7.21")
def test_portal_monk_must_recruit_the_only_card_that_costs_six_or_less() -> None:
    table = Table({"hand": ["portal-monk"]}, row=["general-decurion", "drakonarius", "the-grand-architect"])
    table.play("portal-monk")
    assert table.your("discard") == ["drakonarius"]
    assert table.row == ["general-decurion", "the-grand-architect"]


@rule("SHI-7.21")
def test_portal_monk_does_nothing_if_all_cards_cost_more_than_six() -> None:
    table = Table({"hand": ["portal-monk"], "mastery": 15}, row=["general-decurion", "the-grand-architect"])
    table.play("portal-monk")
    assert (len(table.row), table.your("discard"), table.your("hand")) == (2, [], [])
    assert table.is_your_move


@rule("SHI-3.8", "SHI-7.21")
def test_portal_monk_does_nothing_with_an_empty_row_and_never_takes_a_relic() -> None:
    you = {"hand": ["portal-monk"], "relics": ["datic-robes", "terminal-crescents"], "mastery": 15}
    table = Table(you)
    table.play("portal-monk")
    assert (table.your("discard"), table.your("hand")) == ([], [])
    assert table.your("relics") == ["datic-robes", "terminal-crescents"]


@rule("SHI-6.2")
def test_portal_monk_at_mastery_14_recruits_to_the_discard_pile() -> None:
    table = Table({"hand": ["portal-monk"], "mastery": 14}, row=["evokatus"])
    table.play("portal-monk")
    assert (table.your("discard"), table.your("hand")) == (["evokatus"], [])


@rule("SHI-6.2")
def test_portal_monk_at_mastery_15_recruits_to_hand() -> None:
    table = Table({"hand": ["portal-monk"], "mastery": 15, "deck": ["crystal"]}, row=["evokatus"])
    table.play("portal-monk")
    assert (table.your("discard"), table.your("hand")) == ([], ["evokatus"])
    table.play("evokatus")
    assert table.your("hand") == ["crystal"]


@rule("SHI-12.3")
def test_a_card_that_portal_monk_put_into_a_hand_is_known_to_the_opponent() -> None:
    table = Table({"hand": ["portal-monk", "crystal"], "mastery": 15}, row=["evokatus"])
    table.play("portal-monk")
    assert seen_hand(table) == [None, "evokatus"]


@rule("SHI-3.2", "SHI-3.6")
def test_a_card_that_portal_monk_recruits_is_replaced_on_its_place() -> None:
    row = ["kiln-drone"] * 3 + ["drakonarius"] + ["nil-assassin"] * 2
    table = Table({"hand": ["portal-monk"]}, row=row, centre=["spore-cleric"])
    table.play("portal-monk", "pick drakonarius@row.1")
    assert table.row == [*row[:3], "spore-cleric", *row[4:]]


@rule("SHI-7.21")
def test_a_mercenary_that_portal_monk_recruits_is_not_fast_played() -> None:
    table = Table({"hand": ["portal-monk"]}, row=["nil-assassin"])
    table.play("portal-monk")
    assert (table.power, table.your("discard"), table.your("play")) == (0, ["nil-assassin"], ["portal-monk"])


@rule("SHI-7.21")
def test_portal_monk_does_not_recruit_from_the_centre_deck_or_another_players_discard_pile() -> None:
    row = ["general-decurion", "the-grand-architect", "zen-chi-set-godkiller", "root-of-the-forest", "axia"]
    table = Table({"hand": ["portal-monk"]}, {"discard": ["evokatus"]}, row=row)
    table.play("portal-monk")
    assert (table.your("discard"), table.their("discard")) == ([], ["evokatus"])


@rule("SHI-6.1", "SHI-6.13")
def test_ojas_copies_portal_monk_and_checks_mastery_anew() -> None:
    you: Player = {"hand": ["portal-monk", "shard-abstractor", "ojas-genesis-druid"], "mastery": 13}
    table = Table(you, row=["evokatus", "drakonarius"])
    table.play("portal-monk", "pick evokatus@row.1").play("shard-abstractor")
    table.play("ojas-genesis-druid", "pick portal-monk.1")
    assert (table.your("discard"), table.your("hand")) == (["evokatus"], ["drakonarius"])


@rule("SHI-7.15")
def test_ojas_at_mastery_20_recruits_two_cards_by_copying_portal_monk() -> None:
    table = Table(
        {"hand": ["portal-monk", "ojas-genesis-druid"], "mastery": 20},
        row=["evokatus", "drakonarius", "kiln-drone", "axia"],
    )
    table.play("portal-monk", "pick evokatus@row.1").play("ojas-genesis-druid", "pick drakonarius@row.1")
    assert (table.your("hand"), table.row) == (["evokatus", "drakonarius", "kiln-drone"], ["axia"])


@rule("SHI-7.15")
def test_taur_copies_ojas_who_copies_an_order_card_but_not_himself() -> None:
    you = {
        "hand": ["data-heretic", "ojas-genesis-druid"],
        "deck": ["crystal"] * 7,
        "play": ["taur-arachpriest"],
    }
    table = Table(you)
    table.play("data-heretic").play("ojas-genesis-druid")
    assert len(table.your("hand")) == 4
    table.exhaust("taur-arachpriest")
    assert (len(table.your("hand")), table.is_your_move) == (6, True)
