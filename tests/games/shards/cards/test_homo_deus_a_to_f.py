"""Homo Deus: prices and health of all its cards; from Axia to Ferrata Guard, a scenario for each sentence."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

PRICES = [
    ("kiln-drone", 1),
    ("mining-drones", 2),
    ("limiter-drones", 2),
    ("primus-pilus", 2),
    ("reactor-drone", 3),
    ("korvus-legionnaire", 3),
    ("numeri-drones", 3),
    ("evokatus", 4),
    ("ferrata-guard", 4),
    ("venator-of-the-wastes", 4),
    ("optio-crusher", 5),
    ("drakonarius", 6),
    ("general-decurion", 7),
    ("axia", 7),
]
HEALTH = [
    ("drakonarius", 2),
    ("evokatus", 2),
    ("ferrata-guard", 4),
    ("optio-crusher", 4),
    ("numeri-drones", 5),
    ("primus-pilus", 6),
    ("axia", 7),
    ("general-decurion", 7),
    ("praetorian-02", 9),
]
EIGHT = [
    "primus-pilus",
    "numeri-drones",
    "numeri-drones",
    "evokatus",
    "evokatus",
    "optio-crusher",
    "optio-crusher",
    "praetorian-02",
]
"""Homo Deus champions."""


@pytest.mark.parametrize(("card", "price"), PRICES)
@rule("SHI-4.4")
def test_a_homo_deus_card_is_recruited_for_exactly_its_cost(card: str, price: int) -> None:
    table = Table({}, row=[card], crystals=price)
    table.recruit(card)
    assert (table.crystals, table.your("discard"), table.row) == (0, [card], [])


@pytest.mark.parametrize(("card", "price"), PRICES)
@rule("SHI-4.4")
def test_a_homo_deus_card_is_too_dear_with_one_crystal_less(card: str, price: int) -> None:
    table = Table({}, row=[card], crystals=price - 1)
    assert f"recruit {card}@row.1" not in table.options
    assert table.refusals()[f"recruit {card}@row.1"][0] == "SHI-4.4"


@pytest.mark.parametrize("card", [card for card, _ in PRICES if card != "venator-of-the-wastes"])
@rule("SHI-4.5")
def test_a_homo_deus_card_other_than_venator_is_no_mercenary(card: str) -> None:
    table = Table({}, row=[card], crystals=10)
    assert table.options == [f"recruit {card}@row.1", "focus", "end"]


@pytest.mark.parametrize(("card", "health"), HEALTH)
@rule("SHI-4.8")
def test_a_homo_deus_champion_is_destroyed_by_power_equal_to_its_health(card: str, health: int) -> None:
    table = Table({}, {"play": [card]}, power=health)
    table.attack(card)
    assert (table.power, table.their("play"), table.their("discard")) == (0, [], [card])


@pytest.mark.parametrize(("card", "health"), HEALTH)
@rule("SHI-4.8")
def test_a_homo_deus_champion_withstands_one_power_less_than_its_health(card: str, health: int) -> None:
    table = Table({}, {"play": [card]}, power=health - 1)
    assert table.options == ["end"]


# Axia.


@rule("SHI-6.14", "SHI-6.17")
def test_axia_costs_one_less_for_each_homo_deus_champion_in_play() -> None:
    table = Table({"play": ["evokatus", "primus-pilus"]}, row=["axia"], crystals=5)
    table.recruit("axia")
    assert (table.crystals, table.your("discard"), table.your("play")) == (
        0,
        ["axia"],
        ["evokatus", "primus-pilus"],
    )


@rule("SHI-4.4")
def test_axia_with_two_homo_deus_champions_can_not_be_had_for_four() -> None:
    table = Table({"play": ["evokatus", "primus-pilus"]}, row=["axia"], crystals=4)
    assert "recruit axia@row.1" not in table.options


def test_axia_does_not_count_champions_of_the_opponent() -> None:
    table = Table({}, {"play": ["evokatus", "primus-pilus"]}, row=["axia"], crystals=6)
    assert "recruit axia@row.1" not in table.options


def test_axia_does_not_count_champions_of_other_factions() -> None:
    table = Table({"play": ["systema-ai", "li-hin-the-shattered"]}, row=["axia"], crystals=6)
    assert "recruit axia@row.1" not in table.options


def test_axia_counts_neither_homo_deus_allies_nor_champions_elsewhere_than_in_play() -> None:
    you = {
        "play": [{"card": "kiln-drone", "played": True}],
        "hand": ["evokatus"],
        "discard": ["primus-pilus"],
    }
    table = Table(you, row=["axia", "numeri-drones"], crystals=6)
    assert "recruit axia@row.1" not in table.options


@rule("SHI-9.7")
def test_axia_counts_the_champion_relic_of_decima() -> None:
    table = Table({"play": ["praetorian-02"]}, row=["axia"], crystals=6)
    table.recruit("axia")
    assert table.crystals == 0


@rule("SHI-7.36")
def test_axia_costs_nothing_with_seven_homo_deus_champions() -> None:
    table = Table({"play": EIGHT[:7]}, row=["axia"])
    table.recruit("axia")
    assert (table.crystals, table.your("discard")) == (0, ["axia"])


@rule("SHI-7.36")
def test_axia_gives_nothing_back_with_eight_homo_deus_champions() -> None:
    table = Table({"play": EIGHT}, row=["axia"], crystals=2)
    table.recruit("axia")
    assert table.crystals == 2


def test_axia_lowers_no_other_price() -> None:
    table = Table({"play": ["axia", "evokatus"]}, row=["general-decurion"], crystals=6)
    assert "recruit general-decurion@row.1" not in table.options


@rule("SHI-6.14", "SHI-7.11", "SHI-13.12")
def test_axia_can_not_be_recruited_by_portal_monk_however_cheap_it_is() -> None:
    table = Table({"hand": ["portal-monk"], "play": EIGHT[:7]}, row=["axia"])
    table.play("portal-monk")
    assert (table.row, table.your("discard")) == (["axia"], [])
    assert table.is_your_move


def test_axia_gives_seven_power_on_exhausting() -> None:
    table = Table({"play": ["axia"]})
    table.exhaust("axia")
    assert (table.power, table.crystals, table.is_exhausted("axia.1")) == (7, 0, True)


@rule("SHI-4.6", "SHI-4.15")
def test_axia_does_nothing_on_playing_and_can_be_exhausted_at_once() -> None:
    table = Table({"hand": ["axia"]})
    table.play("axia")
    assert table.power == 0
    table.exhaust("axia")
    assert table.power == 7
    assert "exhaust axia.1" not in table.options


# Drakonarius.


def test_drakonarius_gives_six_power_on_exhausting() -> None:
    table = Table({"hand": ["drakonarius"]})
    table.play("drakonarius")
    assert table.power == 0
    table.exhaust("drakonarius")
    assert (table.power, table.crystals) == (6, 0)


def test_drakonarius_can_not_be_attacked_while_its_player_has_general_decurion() -> None:
    table = Table({}, {"play": ["drakonarius", "general-decurion"]}, power=9)
    assert table.options == ["attack general-decurion.1", "end"]


def test_drakonarius_can_be_attacked_once_general_decurion_is_destroyed() -> None:
    table = Table({}, {"play": ["drakonarius", "general-decurion"]}, power=9)
    table.attack("general-decurion").attack("drakonarius")
    assert (table.power, table.their("play")) == (0, [])


def test_drakonarius_is_not_protected_by_a_general_decurion_of_the_attacker() -> None:
    table = Table({"play": ["general-decurion"]}, {"play": ["drakonarius"]}, power=2)
    table.attack("drakonarius")
    assert table.their("discard") == ["drakonarius"]


def test_drakonarius_is_not_protected_by_a_general_decurion_in_hand_or_discard_pile() -> None:
    table = Table({}, {"play": ["drakonarius"], "discard": ["general-decurion"]}, power=2)
    assert "attack drakonarius.1" in table.options


def test_drakonarius_protects_neither_other_champions_nor_its_player() -> None:
    table = Table({}, {"play": ["drakonarius", "general-decurion", "evokatus"]}, power=9)
    table.attack("evokatus").end()
    assert (table.their("discard"), table.health) == (["evokatus"], (50, 43))


@rule("SHI-6.12", "SHI-13.13")
def test_a_protected_drakonarius_is_destroyed_by_thorn_zealot() -> None:
    you = {"hand": ["thorn-zealot"], "play": [{"card": "spore-cleric", "played": True}]}
    table = Table(you, {"play": ["drakonarius", "general-decurion"]})
    table.play("thorn-zealot", "pick drakonarius.1")
    assert (table.their("play"), table.their("discard")) == (["general-decurion"], ["drakonarius"])


@rule("SHI-6.20")
def test_a_protected_drakonarius_withstands_infinite_power() -> None:
    table = Table({}, {"play": ["drakonarius", "general-decurion"]}, power="infinite")
    assert "attack drakonarius.1" not in table.options


# Evokatus.


@rule("SHI-7.2", "SHI-13.22")
def test_evokatus_draws_a_card_on_playing() -> None:
    table = Table({"hand": ["evokatus"], "deck": ["crystal", "blaster"]})
    table.play("evokatus")
    assert (table.your("hand"), table.your("deck"), table.power) == (["crystal"], ["blaster"], 0)


@rule("SHI-6.4", "SHI-7.2")
def test_evokatus_draws_nothing_on_exhausting() -> None:
    table = Table({"play": ["evokatus"], "deck": ["crystal"]})
    table.exhaust("evokatus")
    assert (table.your("hand"), table.your("deck")) == ([], ["crystal"])


@rule("SHI-7.7")
def test_evokatus_counts_itself() -> None:
    table = Table({"play": ["evokatus"]})
    table.exhaust("evokatus")
    assert table.power == 1


@rule("SHI-7.7", "SHI-9.7")
def test_evokatus_gives_one_power_for_each_homo_deus_champion_exhausted_or_not() -> None:
    others = [{"card": "evokatus", "exhausted": True}, "numeri-drones", "praetorian-02"]
    table = Table({"play": ["evokatus", *others]})
    table.exhaust("evokatus.1")
    assert table.power == 4


def test_evokatus_counts_no_other_factions_no_allies_and_no_enemies() -> None:
    you = {"play": ["evokatus", "systema-ai", {"card": "kiln-drone", "played": True}], "discard": ["axia"]}
    table = Table(you, {"play": ["optio-crusher", "general-decurion"]})
    table.exhaust("evokatus")
    assert table.power == 1


# Ferrata Guard.


@rule("SHI-7.30")
def test_ferrata_guard_with_decima_gives_two_health_to_all_your_champions_itself_included() -> None:
    you = {"leader": "decima", "play": ["ferrata-guard", "evokatus", "systema-ai"]}
    table = Table(you)
    health = [table.champion_health(f"{name}.1") for name in ("ferrata-guard", "evokatus", "systema-ai")]
    assert health == [6, 4, 6]


@rule("SHI-7.30")
def test_two_ferrata_guards_with_decima_give_four_health() -> None:
    table = Table({"leader": "decima", "play": ["ferrata-guard", "ferrata-guard", "evokatus"]})
    assert table.champion_health("evokatus.1") == 6
    assert table.champion_health("ferrata-guard.1") == 8


@rule("SHI-7.40")
def test_ferrata_guard_gives_no_health_with_another_leader() -> None:
    table = Table(
        {"leader": "tetra", "relics": ["praetorian-01", "praetorian-02"], "play": ["ferrata-guard"]}
    )
    assert table.champion_health("ferrata-guard.1") == 4


def test_ferrata_guard_gives_nothing_to_the_champions_of_the_opponent() -> None:
    table = Table({"leader": "decima", "play": ["ferrata-guard"]}, {"play": ["evokatus"]}, power=2)
    table.attack("evokatus")
    assert table.power == 0


def test_ferrata_guard_of_a_player_who_is_not_decima_is_not_helped_by_a_decima_opposite() -> None:
    foe = {"leader": "volos", "play": ["ferrata-guard"]}
    table = Table({"leader": "decima"}, foe, power=4)
    table.attack("ferrata-guard")
    assert table.their("discard") == ["ferrata-guard"]


@rule("SHI-7.30")
def test_ferrata_guard_raises_the_power_needed_to_attack() -> None:
    foe = {"leader": "decima", "play": ["ferrata-guard", "evokatus"]}
    too_little = Table({"leader": "volos"}, foe, power=3)
    assert too_little.options == ["end"]
    table = Table({"leader": "volos"}, foe, power=4)
    table.attack("evokatus")
    assert (table.power, table.their("play")) == (0, ["ferrata-guard"])


@rule("SHI-7.30")
def test_destroying_ferrata_guard_first_lowers_the_health_of_the_others() -> None:
    foe = {"leader": "decima", "play": ["ferrata-guard", "evokatus"]}
    table = Table({"leader": "volos"}, foe, power=8)
    table.attack("ferrata-guard")
    assert table.champion_health("evokatus.1") == 2
    table.attack("evokatus")
    assert (table.power, table.their("play")) == (0, [])


@rule("SHI-7.7")
def test_ferrata_guard_gives_a_crystal_for_each_homo_deus_champion_itself_included() -> None:
    table = Table({"play": ["ferrata-guard", "evokatus", "systema-ai"]}, {"play": ["optio-crusher"]})
    table.exhaust("ferrata-guard")
    assert (table.crystals, table.power) == (2, 0)


def test_ferrata_guard_alone_gives_one_crystal_whoever_the_leader_is() -> None:
    table = Table({"leader": "volos", "hand": ["ferrata-guard"]})
    table.play("ferrata-guard").exhaust("ferrata-guard")
    assert table.crystals == 1
