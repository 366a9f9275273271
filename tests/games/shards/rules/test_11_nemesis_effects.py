"""SHI-11.6, SHI-11.8, SHI-11.21 … SHI-11.27: what cards do for Nemesis, and what they don't."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Player, Table

ORDER_ROW = ["order-initiate"] * 3 + ["cache-warden"] * 2 + ["portal-monk"]
WRAETHE_ROW = ["nil-assassin"] * 3 + ["shadow-apostle"] * 3
QUIET = ["blaster", "crystal", "crystal", "crystal", "crystal", "crystal"]
"""Cards that lie below in the centre deck and mean nothing."""


def reveals(
    card: str, her: Player | None = None, row: list[str] | None = None, you: Player | None = None
) -> Table:
    """The turn of Nemesis with this card on top of the centre deck. Her leader is Tetra, so that only a card
    of the Order brings her 3 mastery; yours is Decima."""
    rest = {"mode": "nemesis", "active": "nemesis", "row": row or ORDER_ROW, "centre": [card, *QUIET]}
    return Table(you or {}, {"leader": "tetra"} | (her or {}), **rest)


def solo(you: Player, her: Player | None = None, **rest: object) -> Table:
    """Your turn against Nemesis."""
    rest |= {"mode": "nemesis", "row": ORDER_ROW, "centre": QUIET}
    return Table(you, her or {}, **rest)


@rule("SHI-11.6")
@pytest.mark.parametrize(("mastery", "damage"), [(0, 2), (14, 2), (15, 6), (20, 6)])
def test_echo_applies_with_15_mastery_or_more(mastery: int, damage: int) -> None:
    assert reveals("wraethe-skirmisher", {"mastery": mastery}).health == (50 - damage, 50)


@rule("SHI-11.6")
@pytest.mark.parametrize(("mastery", "damage"), [(14, 0), (15, 5)])
def test_unify_applies_with_15_mastery_or_more(mastery: int, damage: int) -> None:
    assert reveals("undergrowth-aspirant", {"mastery": mastery}).health == (50 - damage, 50)


@rule("SHI-11.6")
@pytest.mark.parametrize(("mastery", "banished"), [(14, 2), (15, 4)])
def test_inspire_applies_with_15_mastery_or_more(mastery: int, banished: int) -> None:
    table = reveals("kiln-drone", {"mastery": mastery})
    assert len(table.centre) == len(QUIET) - banished


@rule("SHI-11.6")
@pytest.mark.parametrize(("mastery", "gained"), [(14, 0), (15, 2)])
def test_dominion_applies_with_15_mastery_or_more(mastery: int, gained: int) -> None:
    table = reveals("order-initiate", {"mastery": mastery, "leader": "volos"}, WRAETHE_ROW)
    assert table.mastery[1] == mastery + gained


@rule("SHI-11.6")
def test_inspire_is_ignored_below_15_even_if_nemesis_has_a_champion() -> None:
    table = reveals("kiln-drone", {"mastery": 14, "play": ["zetta-the-encryptor"]})
    assert len(table.centre) == len(QUIET) - 2


@rule("SHI-11.6")
def test_unify_is_ignored_below_15_even_if_another_ally_was_played() -> None:
    table = reveals("spore-cleric", {"mastery": 14}, ["undergrowth-aspirant", *ORDER_ROW[:5]])
    assert table.health == (50, 50)


@rule("SHI-11.6")
def test_the_player_s_own_abilities_do_not_depend_on_the_mastery_of_nemesis() -> None:
    table = solo({"hand": ["spore-cleric", "undergrowth-aspirant"]}, {"mastery": 15})
    table.play("spore-cleric").play("undergrowth-aspirant")
    assert table.power == 5


@rule("SHI-11.6")
def test_the_player_fulfils_echo_as_usual_whatever_mastery_nemesis_has() -> None:
    table = solo({"hand": ["wraethe-skirmisher"], "mastery": 20}, {"mastery": 20})
    table.play("wraethe-skirmisher")
    assert table.power == 2


@rule("SHI-11.8")
def test_nemesis_returns_no_champion_to_a_hand() -> None:
    table = reveals("korvus-legionnaire", you={"discard": ["evokatus"]})
    assert table.health == (48, 50)
    assert table.your("discard") == ["evokatus"]
    assert table.names("nemesis/hand") == []
    assert table.is_your_move


@rule("SHI-11.8", "SHI-11.21")
def test_nemesis_returns_no_wraethe_card_to_a_hand() -> None:
    table = reveals("spore-cleric", {"play": ["zen-chi-set-godkiller"]}, you={"discard": ["nil-assassin"]})
    assert table.health == (47, 50)
    assert table.your("discard") == ["nil-assassin"]


@rule("SHI-11.8", "SHI-11.21")
@pytest.mark.parametrize(
    ("card", "damage"), [("shadow-apostle", 2), ("zara-ra-soulflayer", 4), ("the-lost", 6)]
)
def test_nemesis_banishes_nothing_from_a_hand_or_discard_pile(card: str, damage: int) -> None:
    her = {"mastery": 10, "leader": "ko-syn-wu"}
    table = reveals(card, her, you={"discard": ["crystal"], "deck": ["infinity-shard"]})
    assert table.is_your_move
    assert table.health == (50 - damage, 50)
    assert table.banished == [card]
    assert (table.your("discard"), table.your("deck")) == (["crystal"], ["infinity-shard"])


@rule("SHI-11.21")
def test_other_effects_of_a_card_that_would_banish_still_apply() -> None:
    table = reveals("umbral-scourge", {"mastery": 4})
    assert table.mastery == (0, 5)


@rule("SHI-11.21")
def test_limiter_drones_at_15_mastery_only_count_as_a_draw() -> None:
    table = reveals("limiter-drones", {"mastery": 15}, you={"discard": ["crystal"]})
    assert table.mastery == (0, 16)
    assert table.your("discard") == ["crystal"]
    assert table.banished == ["limiter-drones"]


@rule("SHI-11.21")
@pytest.mark.parametrize("mastery", [0, 15])
def test_portal_monk_does_nothing_for_nemesis(mastery: int) -> None:
    table = reveals("portal-monk", {"mastery": mastery, "leader": "volos"}, WRAETHE_ROW)
    assert table.row == WRAETHE_ROW
    assert table.names("nemesis/hand") == table.names("nemesis/discard") == table.names("nemesis/play") == []
    assert (table.health, table.mastery) == ((50, 50), (0, mastery))
    assert table.banished == ["portal-monk"]


@rule("SHI-11.21")
def test_numeri_drones_only_give_nemesis_the_crystal() -> None:
    row = ["spore-cleric", *ORDER_ROW[:5]]
    table = reveals("nil-assassin", {"play": ["numeri-drones"]}, row)
    assert table.banished == [QUIET[0], "nil-assassin"]
    assert table.names("nemesis/play") == ["numeri-drones"]
    assert table.row == row


@rule("SHI-11.21")
def test_numeri_drones_of_nemesis_do_not_serve_the_player() -> None:
    table = Table(
        {"hand": ["reactor-drone"]},
        {"play": ["numeri-drones"]},
        mode="nemesis",
        active="nemesis",
        row=["primus-pilus", *ORDER_ROW[:5]],
        centre=["spore-cleric", *QUIET],
    )
    table.play("reactor-drone").recruit("primus-pilus")
    assert (table.your("discard"), table.your("play")) == (["primus-pilus"], ["reactor-drone"])


@rule("SHI-11.22")
@pytest.mark.parametrize(("mastery", "damage"), [(9, 4), (10, 8)])
def test_mastery_bonuses_of_nemesis_need_her_mastery(mastery: int, damage: int) -> None:
    table = reveals("aetherbreaker", {"mastery": mastery}, you={"mastery": 20})
    assert table.health == (50 - damage, 50)


@rule("SHI-11.22")
def test_nemesis_checks_whether_she_is_volos() -> None:
    table = reveals("hounds-of-volos", {"leader": "volos", "health": 40})
    assert table.health == (45, 45)


@rule("SHI-11.22")
def test_the_leader_of_the_player_does_not_count_for_nemesis() -> None:
    table = reveals("hounds-of-volos", {"leader": "decima", "health": 40}, you={"leader": "volos"})
    assert table.health == (50, 45)


@rule("SHI-11.22")
@pytest.mark.parametrize(("leader", "mastery"), [("tetra", 3 + 1 + 1), ("volos", 1)])
def test_nemesis_checks_whether_she_is_tetra(leader: str, mastery: int) -> None:
    table = reveals("mainframe-abbot", {"leader": leader}, WRAETHE_ROW)
    assert table.mastery == (0, mastery)


@rule("SHI-11.22")
@pytest.mark.parametrize(("health", "damage"), [(45, 0), (46, 6), (50, 6)])
def test_nemesis_checks_her_own_health(health: int, damage: int) -> None:
    table = reveals("furrowing-elemental", {"health": health, "mastery": 0}, you={"health": 40})
    assert table.health == (40 - damage, min(50, health + 4))


@rule("SHI-11.22")
@pytest.mark.parametrize(("others", "gained"), [(["axia"], 0), (["axia", "drakonarius"], 2)])
def test_nemesis_counts_her_own_champions(others: list[str], gained: int) -> None:
    her = {"play": ["primus-pilus", *others]}
    table = reveals("spore-cleric", her, you={"play": ["evokatus", "evokatus", "optio-crusher"]})
    while table.prompt == "nemesis-exhausts":
        table.do(table.options[0])
    assert table.mastery[1] == gained


@rule("SHI-11.23")
def test_scion_of_nothingness_counts_nothing_for_nemesis() -> None:
    you = {"discard": ["nil-assassin", "nil-assassin"]}
    table = reveals("scion-of-nothingness", {"mastery": 15}, you=you)
    assert table.health == (47, 50)


@rule("SHI-11.23")
def test_kiln_drone_banishes_four_cards_in_place_of_two() -> None:
    table = reveals("kiln-drone", {"mastery": 15})
    assert table.banished == [*QUIET[:4], "kiln-drone"]


@rule("SHI-11.23")
def test_leshai_knight_gives_6_power_in_place_of_3() -> None:
    assert reveals("leshai-knight", {"mastery": 15}).health == (44, 50)
    assert reveals("leshai-knight", {"mastery": 14}).health == (47, 50)


@rule("SHI-11.24")
@pytest.mark.parametrize(("mastery", "gained"), [(14, 0), (15, 3)])
def test_named_abilities_of_champions_follow_the_same_rule(mastery: int, gained: int) -> None:
    table = reveals("spore-cleric", {"mastery": mastery, "play": ["giga-source-adept"]})
    assert table.mastery[1] == mastery + gained


@rule("SHI-11.24")
def test_named_abilities_of_cards_from_the_row_follow_the_same_rule() -> None:
    row = ["pall-shades", *ORDER_ROW[:5]]
    assert reveals("nil-assassin", {"mastery": 14}, row).health == (45, 50)
    assert reveals("nil-assassin", {"mastery": 15}, row).health == (42, 50)


@rule("SHI-11.25")
def test_mastery_gained_for_the_faction_counts() -> None:
    table = reveals("wraethe-skirmisher", {"mastery": 12, "leader": "ko-syn-wu"})
    assert table.health == (44, 50)


@rule("SHI-11.25")
def test_mastery_gained_earlier_on_the_same_card_counts() -> None:
    table = reveals("omnius-the-all-knowing", {"mastery": 13, "leader": "volos"}, WRAETHE_ROW)
    assert table.mastery[1] == 13 + 2 + 5


@rule("SHI-11.25")
def test_mastery_gained_later_on_the_same_card_does_not_count() -> None:
    table = reveals("pall-shades", {"mastery": 14})
    assert (table.mastery[1], table.health) == (15, (50, 50))


@rule("SHI-11.25")
def test_mastery_gained_earlier_in_the_turn_counts_for_champions() -> None:
    her = {"mastery": 13, "leader": "volos", "play": ["giga-source-adept"]}
    table = reveals("shard-abstractor", her, WRAETHE_ROW)
    assert table.mastery[1] == 13 + 2 + 3


@rule("SHI-11.26")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_the_player_s_venator_takes_2_mastery_from_nemesis(before: int, after: int) -> None:
    table = solo({"hand": ["venator-of-the-wastes"], "play": ["evokatus"], "mastery": 7}, {"mastery": before})
    table.play("venator-of-the-wastes")
    assert table.mastery == (7, after)
    assert table.is_your_move


@rule("SHI-11.26")
@pytest.mark.parametrize(("mastery", "after"), [(14, 7), (15, 5)])
def test_the_venator_of_nemesis_takes_2_mastery_from_the_player(mastery: int, after: int) -> None:
    table = reveals("venator-of-the-wastes", {"mastery": mastery}, you={"mastery": 7})
    assert table.mastery == (after, mastery)


@rule("SHI-11.26")
def test_the_venator_of_nemesis_takes_no_mastery_below_0() -> None:
    table = reveals("venator-of-the-wastes", {"mastery": 15}, you={"mastery": 1})
    assert table.mastery == (0, 15)


@rule("SHI-11.26")
@pytest.mark.parametrize(("mine", "hers", "crystals"), [(8, 7, 2), (8, 8, 0), (8, 9, 0)])
def test_the_player_s_cloud_oracles_compare_with_nemesis(mine: int, hers: int, crystals: int) -> None:
    table = solo({"hand": ["cloud-oracles"], "mastery": mine}, {"mastery": hers})
    table.play("cloud-oracles")
    assert table.crystals == crystals


@rule("SHI-11.26")
@pytest.mark.parametrize(("mine", "banished"), [(7, 2), (8, 0), (9, 0)])
def test_the_cloud_oracles_of_nemesis_compare_with_the_player(mine: int, banished: int) -> None:
    her = {"mastery": 7, "leader": "volos"}
    table = reveals("cloud-oracles", her, WRAETHE_ROW, {"mastery": mine})
    assert table.mastery[1] == 8
    assert len(table.centre) == len(QUIET) - banished


@rule("SHI-11.20", "SHI-11.26")
@pytest.mark.parametrize(("mine", "can"), [(6, False), (7, True), (8, True)])
def test_the_raidian_of_nemesis_compares_with_the_player(mine: int, can: bool) -> None:
    table = solo({"mastery": mine}, {"mastery": 7, "play": ["raidian-cloud-master"]}, power=3)
    assert ("attack raidian-cloud-master.1" in table.options) is can


@rule("SHI-11.26")
def test_the_heart_of_nothing_counts_damage_to_nemesis() -> None:
    deck = ["nil-assassin"] * 3 + ["shadow-apostle"] * 3 + ["reactor-drone"] * 3
    table = solo({"hand": ["the-heart-of-nothing"], "deck": deck}, power=5)
    table.play("the-heart-of-nothing").end()
    assert table.health[1] == 40
    assert len(table.your("hand")) == 5 + 3


@rule("SHI-11.26")
@pytest.mark.parametrize(("mastery", "destroyed"), [(14, []), (15, ["evokatus", "primus-pilus"])])
def test_all_enemy_champions_of_nemesis_are_the_player_s(mastery: int, destroyed: list[str]) -> None:
    her = {"mastery": mastery, "play": ["zetta-the-encryptor"]}
    table = reveals(
        "ghostwillow-avenger", her, you={"play": ["evokatus", "primus-pilus", "li-hin-the-shattered"]}
    )
    assert set(destroyed) <= set(table.your("discard"))
    assert ("li-hin-the-shattered" in table.your("discard")) is bool(destroyed)
    assert table.names("nemesis/play") == ["zetta-the-encryptor"]


@rule("SHI-11.27")
def test_the_player_chooses_which_champion_nemesis_destroys() -> None:
    you = {"play": ["evokatus", "optio-crusher"]}
    table = reveals("thorn-zealot", {"mastery": 15}, you=you)
    assert table.asked == 0
    assert sorted(table.options) == ["pick evokatus.1", "pick optio-crusher.1"]
    table.do("pick evokatus.1")
    assert (table.your("play"), table.your("discard")) == (["optio-crusher"], ["evokatus"])


@rule("SHI-11.27")
def test_the_only_champion_must_be_chosen() -> None:
    table = reveals("thorn-zealot", {"mastery": 15}, you={"play": ["evokatus"]})
    assert table.is_your_move
    assert (table.your("play"), table.your("discard")) == ([], ["evokatus"])


@rule("SHI-11.27")
def test_without_a_champion_nothing_is_destroyed() -> None:
    table = reveals("thorn-zealot", {"mastery": 15, "play": ["zetta-the-encryptor"]})
    assert table.is_your_move
    assert table.names("nemesis/play") == ["zetta-the-encryptor"]


@rule("SHI-11.13", "SHI-11.27")
def test_the_player_chooses_which_card_nemesis_copies() -> None:
    row = ["ojas-genesis-druid", "spore-cleric", *ORDER_ROW[:4]]
    table = reveals("ghostwillow-avenger", {"health": 20}, row)
    table.do("pick spore-cleric@row.1")
    assert table.asked == 0
    assert sorted(table.options) == ["pick ghostwillow-avenger.1", "pick spore-cleric.1"]
    table.do("pick spore-cleric.1")
    assert table.health == (46, 20 + 4 + 4)


@rule("SHI-11.13", "SHI-11.22")
def test_the_player_orders_the_copies_that_general_decurion_makes_for_nemesis() -> None:
    her = {"mastery": 20, "play": ["general-decurion"]}
    table = reveals("korvus-legionnaire", her, ["venator-of-the-wastes", *ORDER_ROW[:5]], {"mastery": 9})
    assert (table.prompt, table.asked) == ("nemesis-copy-order", 0)
    table.do("pick venator-of-the-wastes.1")
    assert table.health == (50 - 2 * (2 + 4), 50)
    assert table.mastery == (9 - 2 - 2, 20)


@rule("SHI-11.27")
def test_the_only_card_that_nemesis_can_copy_must_be_copied() -> None:
    table = reveals("spore-cleric", {"health": 20}, ["ojas-genesis-druid", *ORDER_ROW[:5]])
    assert table.is_your_move
    assert table.health == (50, 20 + 4 + 4)
