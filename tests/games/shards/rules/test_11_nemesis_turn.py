"""SHI-11.3 … SHI-11.5, SHI-11.9, SHI-11.12, SHI-11.18 … SHI-11.20 and others: the turn of Nemesis."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Player, Table

from deckwright.games.shards.facts import FACTIONS, FACTS

ORDER_ROW = ["order-initiate"] * 3 + ["cache-warden"] * 2 + ["portal-monk"]
WRAETHE_ROW = ["nil-assassin"] * 3 + ["shadow-apostle"] * 3
QUIET = ["blaster", "crystal", "crystal", "crystal", "crystal", "crystal"]
"""Cards that lie below in the centre deck and mean nothing."""


def reveals(
    card: str, her: Player | None = None, row: list[str] | None = None, you: Player | None = None,
    then: list[str] | None = None, **rest: object,
) -> Table:  # fmt: skip
    """The turn of Nemesis, who is Ko Syn Wu unless told else, with this card on top of the centre deck."""
    centre = [card, *(QUIET if then is None else then)]
    rest |= {"mode": "nemesis", "active": "nemesis", "row": row or ORDER_ROW, "centre": centre}
    return Table(you or {}, her or {}, **rest)


@rule("SHI-11.3")
@pytest.mark.parametrize(
    ("leader", "card", "row"),
    [
        ("decima", "korvus-legionnaire", ORDER_ROW),
        ("ko-syn-wu", "nil-assassin", ORDER_ROW),
        ("volos", "spore-cleric", ORDER_ROW),
        ("tetra", "command-seer", WRAETHE_ROW),
    ],
)
def test_a_card_of_the_leader_s_faction_brings_3_mastery(leader: str, card: str, row: list[str]) -> None:
    table = reveals(card, {"leader": leader}, row, {"leader": "decima" if leader != "decima" else "volos"})
    assert table.is_your_move
    assert table.mastery == (0, 3)


@rule("SHI-11.3")
@pytest.mark.parametrize("leader", ["decima", "volos", "tetra"])
def test_a_card_of_another_faction_brings_no_mastery(leader: str) -> None:
    table = reveals("nil-assassin", {"leader": leader}, you={"leader": "ko-syn-wu"})
    assert table.mastery == (0, 0)


@rule("SHI-11.3")
def test_cards_of_the_row_bring_no_mastery_for_their_faction() -> None:
    table = reveals("nil-assassin", {"leader": "ko-syn-wu"}, ["nil-assassin", *ORDER_ROW[:5]])
    assert table.mastery == (0, 3)
    assert table.health == (40, 50)


@rule("SHI-11.3")
def test_the_revealed_card_comes_off_the_top_of_the_centre_deck() -> None:
    table = reveals("nil-assassin", then=["blaster", "crystal"])
    assert table.centre == ["crystal", "blaster"]
    assert table.banished == ["nil-assassin"]


@rule("SHI-11.3")
def test_the_mastery_comes_before_the_card_is_played() -> None:
    table = reveals("wraethe-skirmisher", {"mastery": 12})
    assert table.mastery[1] == 15
    assert table.health[0] == 50 - 6


@rule("SHI-11.4")
def test_nemesis_plays_the_revealed_card() -> None:
    table = reveals("nil-assassin")
    assert table.health == (45, 50)


@rule("SHI-11.4")
def test_nemesis_plays_every_card_of_the_row_that_has_the_faction_revealed() -> None:
    table = reveals("nil-assassin", row=["nil-assassin", "nil-assassin", "spore-cleric", *ORDER_ROW[:3]])
    assert table.health == (35, 50)
    assert table.banished == ["nil-assassin"] * 3
    assert table.row[:4] == ["spore-cleric", *ORDER_ROW[:3]]


@rule("SHI-11.4")
def test_it_is_the_faction_of_the_revealed_card_that_counts_not_that_of_the_leader() -> None:
    table = reveals("spore-cleric", {"leader": "ko-syn-wu", "health": 40}, WRAETHE_ROW)
    assert table.health == (50, 44)
    assert table.row == WRAETHE_ROW


@rule("SHI-11.4")
def test_the_row_is_not_refilled_while_nemesis_plays() -> None:
    row = ["nil-assassin", *ORDER_ROW[:5]]
    table = reveals("nil-assassin", row=row, then=["nil-assassin", "blaster"])
    assert table.health == (40, 50)
    assert sorted(table.row) == sorted(["nil-assassin", *ORDER_ROW[:5]])
    assert table.centre == ["blaster"]


@rule("SHI-11.4")
def test_the_revealed_card_is_played_before_those_of_the_row() -> None:
    row = ["order-initiate", *WRAETHE_ROW[:5]]
    table = reveals("shard-abstractor", {"mastery": 13}, row)
    assert table.mastery[1] == 13 + 2 + 2


@rule("SHI-11.4")
def test_a_card_of_the_row_does_not_come_before_the_revealed_one() -> None:
    row = ["shard-abstractor", *WRAETHE_ROW[:5]]
    table = reveals("order-initiate", {"mastery": 13}, row)
    assert table.mastery[1] == 13 + 2


@rule("SHI-11.5")
def test_nemesis_gains_power_mastery_and_health_as_usual() -> None:
    table = reveals("fungal-hermit", {"mastery": 9, "health": 40}, ["spore-cleric", *ORDER_ROW[:5]])
    assert table.mastery[1] == 10
    assert table.health[1] == 40 + 5 + 4


@rule("SHI-11.5")
def test_instead_of_crystals_nemesis_banishes_as_many_cards_of_the_centre_deck() -> None:
    table = reveals("reactor-drone", then=["nil-assassin", "blaster", "the-lost", "crystal", "axia"])
    assert table.banished == ["nil-assassin", "blaster", "the-lost", "reactor-drone"]
    assert table.centre == ["axia", "crystal"]
    assert table.crystals == 0


@rule("SHI-11.5")
def test_cards_banished_in_place_of_crystals_are_not_played() -> None:
    table = reveals("reactor-drone", then=["nil-assassin", "nil-assassin", "nil-assassin", "crystal"])
    assert (table.health, table.mastery) == ((50, 50), (0, 0))


@rule("SHI-11.5")
def test_instead_of_drawing_nemesis_gains_1_mastery_for_each_card() -> None:
    table = reveals("data-heretic", row=WRAETHE_ROW)
    assert (table.mastery, table.health) == ((0, 2), (50, 50))


@rule("SHI-11.5")
def test_as_an_option_nemesis_gains_power_instead_of_drawing() -> None:
    table = reveals("data-heretic", row=WRAETHE_ROW, nemesis="power")
    assert (table.mastery, table.health) == ((0, 0), (48, 50))


@rule("SHI-11.5")
def test_as_an_option_nemesis_gains_health_instead_of_drawing() -> None:
    table = reveals("data-heretic", {"health": 40}, WRAETHE_ROW, nemesis="health")
    assert (table.mastery, table.health) == ((0, 0), (50, 42))


@rule("SHI-11.9")
def test_nemesis_exhausts_a_champion_from_an_earlier_turn() -> None:
    table = reveals("spore-cleric", {"play": ["optio-crusher"]})
    assert table.health == (47, 50)


@rule("SHI-11.9")
def test_nemesis_exhausts_all_her_champions_once_a_turn() -> None:
    table = reveals("spore-cleric", {"play": ["optio-crusher", "optio-crusher"]})
    assert table.health == (44, 50)
    assert table.is_your_move


@rule("SHI-11.9", "SHI-11.7")
def test_the_champions_of_nemesis_are_exhausted_again_in_her_next_turn() -> None:
    table = reveals("spore-cleric", {"play": ["optio-crusher"]}, then=["spore-cleric"])
    table.end()
    assert table.health == (44, 50)


@rule("SHI-11.9")
def test_champions_are_exhausted_after_all_cards_are_played() -> None:
    row = ["spore-cleric", *ORDER_ROW[:5]]
    table = reveals("spore-cleric", {"play": ["additri-gaiamancer"]}, row)
    assert table.health == (50 - 2 - 2 - 2, 50)


@rule("SHI-11.9")
def test_the_player_s_champions_are_not_exhausted_by_nemesis() -> None:
    table = reveals("spore-cleric", you={"play": ["optio-crusher"]})
    assert (table.health, table.is_exhausted("optio-crusher.1")) == ((50, 50), False)


@rule("SHI-11.12")
def test_allies_that_nemesis_played_are_banished_at_the_end_of_her_turn() -> None:
    table = reveals("spore-cleric", row=["undergrowth-aspirant", *ORDER_ROW[:5]])
    assert sorted(table.banished) == ["spore-cleric", "undergrowth-aspirant"]
    assert table.names("nemesis/play") == table.names("nemesis/discard") == []


@rule("SHI-11.12", "SHI-11.24")
def test_the_revealed_ally_is_banished_too() -> None:
    table = reveals("thorn-zealot")
    assert table.banished == ["thorn-zealot"]


@rule("SHI-11.12")
def test_the_row_is_refilled_at_the_end_of_the_turn() -> None:
    row = ["nil-assassin", "nil-assassin", *ORDER_ROW[:4]]
    table = reveals("nil-assassin", row=row, then=["spore-cleric", "axia", "crystal"])
    assert sorted(table.row) == sorted([*ORDER_ROW[:4], "spore-cleric", "axia"])
    assert table.centre == ["crystal"]


@rule("SHI-11.12", "SHI-11.7")
def test_champions_that_nemesis_played_stay_in_play() -> None:
    table = reveals("optio-crusher", row=["evokatus", *ORDER_ROW[:5]])
    table.do("pick evokatus.1")
    assert table.names("nemesis/play") == ["optio-crusher", "evokatus"]
    assert table.banished == []


@rule("SHI-11.13", "SHI-11.19")
def test_the_player_chooses_the_order_of_the_cards_played_from_the_row() -> None:
    row = ["fungal-hermit", "undergrowth-aspirant", *ORDER_ROW[:4]]
    table = reveals("spore-cleric", {"mastery": 14}, row)
    assert (table.prompt, table.asked) == ("nemesis-plays", 0)
    assert sorted(table.options) == ["pick fungal-hermit@row.1", "pick undergrowth-aspirant@row.1"]
    table.do("pick fungal-hermit@row.1")
    assert table.health == (50 - 5, 50), "15 mastery, so that Unify applied"


@rule("SHI-11.13", "SHI-11.19")
def test_another_order_of_the_cards_played_makes_a_difference() -> None:
    row = ["fungal-hermit", "undergrowth-aspirant", *ORDER_ROW[:4]]
    table = reveals("spore-cleric", {"mastery": 14}, row)
    table.do("pick undergrowth-aspirant@row.1")
    assert (table.mastery[1], table.health) == (15, (50, 50))


@rule("SHI-11.13", "SHI-11.19")
def test_the_player_chooses_the_order_of_the_champions_exhausted() -> None:
    her = {"mastery": 20, "play": ["optio-crusher", "fao-cutul-the-formless"]}
    table = reveals("spore-cleric", her)
    assert (table.prompt, table.asked) == ("nemesis-exhausts", 0)
    assert sorted(table.options) == ["pick fao-cutul-the-formless.1", "pick optio-crusher.1"]
    table.do("pick fao-cutul-the-formless.1")
    assert table.health == (50 - 2 * 2 - 5, 50)


@rule("SHI-11.19")
def test_champions_exhausted_in_the_other_order_can_do_more() -> None:
    her = {"mastery": 20, "play": ["optio-crusher", "fao-cutul-the-formless"]}
    table = reveals("spore-cleric", her)
    table.do("pick optio-crusher.1")
    assert table.health == (50 - 2 * (5 + 2), 50)


@rule("SHI-11.18")
def test_every_card_of_the_centre_deck_has_one_faction() -> None:
    factions = {fact.faction for fact in FACTS if fact.place == "centre"}
    assert factions == set(range(len(FACTIONS)))


@rule("SHI-11.18", "SHI-1.3")
def test_starting_cards_have_no_faction() -> None:
    assert {fact.faction for fact in FACTS if fact.place == "start"} == {-1}


@rule("SHI-11.18")
@pytest.mark.parametrize("leader", ["decima", "ko-syn-wu", "tetra", "volos"])
def test_a_card_without_faction_gives_no_mastery_and_is_played_alone(leader: str) -> None:
    row = ["infinity-shard", *ORDER_ROW[:5]]
    you = {"leader": "decima" if leader != "decima" else "volos"}
    table = reveals("blaster", {"leader": leader}, row, you, then=["crystal"])
    assert (table.health, table.mastery) == ((49, 50), (0, 0))
    assert table.row == row
    assert table.banished == ["blaster"]


@rule("SHI-11.20")
@pytest.mark.parametrize(("card", "row"), [("evokatus", ORDER_ROW), ("giga-source-adept", WRAETHE_ROW)])
def test_play_effects_of_champions_apply_when_nemesis_plays_them(card: str, row: list[str]) -> None:
    table = reveals(card, row=row)
    assert table.mastery == (0, 1)


@rule("SHI-11.20")
def test_play_effects_of_champions_do_not_apply_when_they_are_exhausted_later() -> None:
    table = reveals("spore-cleric", {"play": ["evokatus"]})
    assert (table.mastery, table.health) == ((0, 0), (49, 50))


@rule("SHI-11.20")
def test_champions_played_this_turn_are_exhausted_this_turn() -> None:
    table = reveals("axia")
    assert table.health == (43, 50)


@rule("SHI-11.20")
def test_zetta_protects_nemesis_and_her_champions() -> None:
    her = {"play": ["zetta-the-encryptor", "evokatus"]}
    table = Table({}, her, mode="nemesis", power=6, row=ORDER_ROW, centre=["spore-cleric"])
    assert table.options == ["attack zetta-the-encryptor.1", "end"]
    table.end()
    assert table.health[1] == 50


@rule("SHI-11.20")
def test_ferrata_guard_strengthens_the_champions_of_a_nemesis_who_is_decima() -> None:
    her = {"leader": "decima", "play": ["ferrata-guard", "evokatus"]}
    table = Table({"leader": "volos"}, her, mode="nemesis", row=ORDER_ROW, centre=["spore-cleric"])
    assert table.champion_health("evokatus.1") == 4
    assert table.champion_health("ferrata-guard.1") == 6


@rule("SHI-11.20", "SHI-11.22")
def test_ferrata_guard_does_nothing_for_another_nemesis() -> None:
    her = {"leader": "volos", "play": ["ferrata-guard", "evokatus"]}
    table = Table({"leader": "decima"}, her, mode="nemesis", row=ORDER_ROW, centre=["spore-cleric"])
    assert table.champion_health("evokatus.1") == 2


@rule("SHI-11.33")
def test_with_an_empty_centre_deck_nemesis_only_exhausts_and_attacks() -> None:
    her = {"play": ["optio-crusher"], "leader": "tetra"}
    table = Table({}, her, mode="nemesis", active="nemesis", row=ORDER_ROW, centre=[])
    assert table.is_your_move
    assert (table.health, table.mastery) == ((47, 50), (0, 0))
    assert (table.row, table.banished) == (ORDER_ROW, [])


@rule("SHI-11.36")
def test_mercenaries_that_nemesis_plays_are_banished() -> None:
    table = reveals("nil-assassin", row=["shadow-apostle", *ORDER_ROW[:5]], then=["blaster"])
    assert sorted(table.banished) == ["nil-assassin", "shadow-apostle"]
    assert table.centre == []


@rule("SHI-11.36")
def test_mercenaries_that_the_player_fast_played_go_under_the_centre_deck() -> None:
    centre = ["thorn-zealot", "blaster", "crystal"]
    row = ["nil-assassin", *ORDER_ROW[:5]]
    table = Table({}, {}, mode="nemesis", crystals=2, row=row, centre=centre)
    table.fast_play("nil-assassin").end()
    assert table.centre == ["nil-assassin", "crystal"]
    assert table.banished == ["blaster"]
