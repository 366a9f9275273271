"""Homo Deus in the solo game: what its cards do when Nemesis plays them, and against Nemesis."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Player, Table

WRAETHE = ["nil-assassin"] * 3 + ["shadow-apostle"] * 3
DECK = ["spore-cleric"] * 3 + ["leshai-knight"] * 3 + ["thorn-zealot"] * 2 + ["fungal-hermit"] * 2


def her_turn(revealed: str, her: Player | None = None, you: Player | None = None) -> Table:
    """Nemesis reveals a card and plays it; no card of the row has its faction. Her leader is Ko Syn Wu if
    nothing else is said, yours Decima."""
    return Table(
        you or {}, her or {}, mode="nemesis", active="nemesis", row=WRAETHE, centre=[revealed, *DECK]
    )


@pytest.mark.parametrize(("card", "cards"), [("reactor-drone", 3), ("mining-drones", 1)])
@rule("SHI-11.5", "SHI-11.12")
def test_nemesis_banishes_from_the_centre_deck_instead_of_gaining_crystals(card: str, cards: int) -> None:
    table = her_turn(card)
    assert table.banished == [*DECK[:cards], card]
    assert len(table.centre) == len(DECK) - cards
    assert table.is_your_move


@rule("SHI-11.5")
def test_mining_drones_give_nemesis_one_mastery_instead_of_a_card() -> None:
    assert her_turn("mining-drones", {"mastery": 4}).mastery == (0, 5)


@rule("SHI-11.6")
def test_kiln_drone_is_not_inspired_for_nemesis_at_mastery_14_although_she_has_a_champion() -> None:
    table = her_turn("kiln-drone", {"mastery": 14, "play": ["li-hin-the-shattered"]})
    assert table.banished == [*DECK[:2], "kiln-drone"]


@rule("SHI-11.6", "SHI-11.23")
def test_kiln_drone_banishes_four_cards_for_nemesis_at_mastery_15_without_a_champion() -> None:
    table = her_turn("kiln-drone", {"mastery": 15})
    assert table.banished == [*DECK[:4], "kiln-drone"]


@pytest.mark.parametrize(("mastery", "cards"), [(11, 2), (12, 4)])
@rule("SHI-11.3", "SHI-11.25")
def test_kiln_drone_counts_the_three_mastery_of_nemesis_as_decima(mastery: int, cards: int) -> None:
    table = her_turn("kiln-drone", {"mastery": mastery, "leader": "decima"}, {"leader": "volos"})
    assert (table.mastery, table.banished) == ((0, mastery + 3), [*DECK[:cards], "kiln-drone"])


@rule("SHI-11.8", "SHI-11.21")
def test_korvus_legionnaire_gives_nemesis_two_power_and_returns_nothing() -> None:
    table = her_turn("korvus-legionnaire", you={"discard": ["axia"]})
    assert (table.health, table.your("discard"), table.banished) == (
        (48, 50),
        ["axia"],
        ["korvus-legionnaire"],
    )


@rule("SHI-11.21")
def test_limiter_drones_banish_nothing_for_nemesis_at_mastery_15_but_give_mastery() -> None:
    table = her_turn("limiter-drones", {"mastery": 15}, {"hand": ["crystal"], "discard": ["blaster"]})
    assert (table.mastery, table.banished) == ((0, 16), ["limiter-drones"])
    assert (table.your("hand"), table.your("discard")) == (["crystal"], ["blaster"])


@rule("SHI-11.7", "SHI-11.20", "SHI-11.21")
def test_numeri_drones_stay_in_play_for_nemesis_and_give_only_their_crystal() -> None:
    table = her_turn("numeri-drones")
    assert (table.their("play"), table.banished) == (["numeri-drones"], DECK[:1])


@rule("SHI-11.5", "SHI-11.9", "SHI-11.20")
def test_evokatus_gives_nemesis_a_mastery_on_playing_and_power_in_the_same_turn() -> None:
    table = her_turn("evokatus", {"play": ["primus-pilus"]}, {"play": ["drakonarius"], "health": 40})
    assert table.prompt == "nemesis-exhausts"
    table.do("pick evokatus.1")
    assert (table.mastery, table.your("play")) == ((0, 1), []), "2 power destroy Drakonarius"
    assert table.health == (40, 50)


@rule("SHI-11.6")
def test_venator_takes_no_mastery_for_nemesis_at_mastery_14() -> None:
    table = her_turn("venator-of-the-wastes", {"mastery": 14, "play": ["praetorian-02"]}, {"mastery": 9})
    assert (table.mastery, table.health) == ((9, 14), (46, 50))


@pytest.mark.parametrize(("before", "after"), [(9, 7), (1, 0)])
@rule("SHI-6.29", "SHI-11.26")
def test_venator_takes_two_mastery_from_you_for_nemesis_at_mastery_15(before: int, after: int) -> None:
    table = her_turn("venator-of-the-wastes", {"mastery": 15}, {"mastery": before})
    assert (table.mastery, table.health) == ((after, 15), (46, 50))


@rule("SHI-11.36")
def test_venator_played_by_nemesis_is_banished() -> None:
    table = her_turn("venator-of-the-wastes")
    assert (table.banished, "venator-of-the-wastes" in table.centre) == (["venator-of-the-wastes"], False)


@rule("SHI-11.26")
def test_your_venator_takes_two_mastery_from_nemesis() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["systema-ai"]}
    table = Table(you, {"mastery": 9}, mode="nemesis", row=WRAETHE, centre=DECK)
    table.play("venator-of-the-wastes")
    assert (table.mastery, table.power) == ((0, 7), 4)


@rule("SHI-11.20", "SHI-11.22")
def test_ferrata_guard_gives_nemesis_as_decima_two_more_health_for_her_champions() -> None:
    her = {"leader": "decima", "play": ["ferrata-guard", "evokatus"]}
    table = Table({"leader": "volos"}, her, mode="nemesis", row=WRAETHE, centre=DECK, power=4)
    assert (table.champion_health("evokatus.1"), table.champion_health("ferrata-guard.1")) == (4, 6)
    table.attack("evokatus")
    assert (table.power, table.banished) == (0, ["evokatus"])


@rule("SHI-11.22")
def test_ferrata_guard_gives_nemesis_no_health_if_you_are_decima() -> None:
    her = {"leader": "volos", "play": ["ferrata-guard"]}
    table = Table({"leader": "decima"}, her, mode="nemesis", row=WRAETHE, centre=DECK)
    assert table.champion_health("ferrata-guard.1") == 4


@rule("SHI-11.5", "SHI-11.9")
def test_ferrata_guard_banishes_a_card_for_each_homo_deus_champion_of_nemesis() -> None:
    table = her_turn("ferrata-guard", {"play": ["praetorian-02"]}, {"play": ["axia"]})
    assert table.banished == DECK[:2]


@pytest.mark.parametrize(("mastery", "cards"), [(19, 6), (20, 9)])
@rule("SHI-7.1", "SHI-11.22")
def test_general_decurion_of_nemesis_copies_her_allies_from_mastery_20(mastery: int, cards: int) -> None:
    table = her_turn("reactor-drone", {"mastery": mastery, "play": ["general-decurion"]})
    assert table.banished == [*DECK[:cards], "reactor-drone"]


@rule("SHI-11.20")
def test_drakonarius_of_nemesis_is_protected_by_her_general_decurion() -> None:
    her = {"play": ["drakonarius", "general-decurion"]}
    table = Table({}, her, mode="nemesis", row=WRAETHE, centre=DECK, power=9)
    assert table.options == ["attack general-decurion.1", "end"]


@pytest.mark.parametrize(("others", "mastery"), [(["axia", "praetorian-02"], 2), (["praetorian-02"], 0)])
@rule("SHI-11.5", "SHI-11.22")
def test_primus_pilus_gives_nemesis_two_mastery_with_three_homo_deus_champions(
    others: list[str], mastery: int
) -> None:
    table = her_turn("primus-pilus", {"play": [{"card": other, "exhausted": True} for other in others]})
    assert table.mastery == (0, mastery)


@pytest.mark.parametrize(("mastery", "health"), [(9, 47), (10, 45)])
@rule("SHI-11.9", "SHI-11.22")
def test_optio_crusher_gives_nemesis_the_power_of_her_mastery(mastery: int, health: int) -> None:
    assert her_turn("optio-crusher", {"mastery": mastery}).health == (health, 50)


@rule("SHI-7.9")
def test_praetorian_01_does_not_return_to_you_when_nemesis_plays_a_champion() -> None:
    table = her_turn("optio-crusher", you={"discard": ["praetorian-01"]})
    assert (table.your("hand"), table.your("discard")) == ([], ["praetorian-01"])


@rule("SHI-11.11", "SHI-11.31")
def test_nemesis_destroys_axia_first_for_her_printed_cost_of_seven() -> None:
    you = {"play": ["drakonarius", "numeri-drones", "axia"]}
    table = her_turn("kiln-drone", {"play": ["optio-crusher", "fao-cutul-the-formless"], "mastery": 10}, you)
    table.do("pick optio-crusher.1")
    assert (table.your("discard"), table.health) == (["axia"], (50, 50)), "5 + 2 power"


@rule("SHI-11.31")
def test_nemesis_destroys_the_relic_praetorian_02_last_for_it_costs_nothing() -> None:
    you = {"play": ["praetorian-02", "evokatus"]}
    table = her_turn("kiln-drone", {"play": ["axia", "optio-crusher"]}, you)
    table.do("pick axia.1")
    assert (table.your("play"), table.your("discard")) == (["praetorian-02"], ["evokatus"])
    assert table.health == (50 - (10 - 2 - 3), 50)


@rule("SHI-11.31")
def test_nemesis_must_afford_the_health_that_your_ferrata_guard_adds() -> None:
    you = {"leader": "decima", "play": ["ferrata-guard", "numeri-drones", "evokatus"]}
    table = her_turn("kiln-drone", {"play": ["optio-crusher"], "mastery": 10}, you)
    assert table.your("discard") == ["evokatus"], "its health is 4, that of the others 6 and 7"
    assert table.health == (49, 50)


@rule("SHI-11.10", "SHI-11.29")
def test_nemesis_reckons_with_the_shield_of_your_praetorian_02_in_play() -> None:
    you = {"play": ["praetorian-02", "evokatus"], "health": 7}
    table = her_turn("kiln-drone", {"play": ["axia"]}, you)
    assert (table.your("discard"), table.health) == (["evokatus"], (5, 50))


@rule("SHI-11.10", "SHI-11.29")
def test_nemesis_goes_at_you_if_her_power_is_enough_for_health_and_shield() -> None:
    you = {"play": ["praetorian-02", "evokatus"], "health": 4}
    table = her_turn("kiln-drone", {"play": ["axia"]}, you)
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.health[0]) == ((), 0)


@rule("SHI-7.27", "SHI-11.29")
def test_nemesis_with_ru_bo_vai_does_not_reckon_with_praetorian_02() -> None:
    her = {"play": ["axia", "ru-bo-vai-the-transcendant"], "mastery": 10}
    table = her_turn("kiln-drone", her, {"play": ["praetorian-02", "evokatus"], "health": 11})
    table.do("pick axia.1")
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.health[0]) == ((), 0)


@rule("SHI-7.22", "SHI-11.13", "SHI-11.22")
def test_you_order_the_copies_of_general_decurion_of_nemesis() -> None:
    row = ["mining-drones", *WRAETHE[1:]]
    her = {"mastery": 20, "play": ["general-decurion"]}
    table = Table({}, her, mode="nemesis", active="nemesis", row=row, centre=["korvus-legionnaire", *DECK])
    assert (table.prompt, table.asked) == ("nemesis-copy-order", 0)
    table.do("pick mining-drones.1")
    assert (table.mastery, table.health) == ((0, 22), (46, 50))


@rule("SHI-11.6", "SHI-11.22", "SHI-11.26")
def test_general_decurion_of_nemesis_copies_venator_with_inspire() -> None:
    her = {"mastery": 20, "play": ["general-decurion"]}
    table = her_turn("venator-of-the-wastes", her, {"mastery": 9})
    assert (table.mastery, table.health) == ((5, 20), (42, 50))


@rule("SHI-11.34")
def test_nemesis_wins_before_the_play_effect_of_a_champion_that_nothing_replaces_in_the_row() -> None:
    you = {"play": ["numeri-drones"], "deck": ["blaster"]}
    table = Table(you, mode="nemesis", row=["evokatus", *WRAETHE[1:]], centre=[], crystals=3)
    table.exhaust("numeri-drones").recruit("evokatus")
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.your("hand")) == ((), [])
