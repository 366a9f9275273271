"""Undergrowth and Wraethe: cost, copies, mercenaries, health of champions, relics, as the card facts tell."""

from collections import Counter

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Table

BASE = {
    "additri-gaiamancer": 1,
    "fungal-hermit": 2,
    "furrowing-elemental": 2,
    "ghostwillow-avenger": 1,
    "leshai-knight": 3,
    "ojas-genesis-druid": 1,
    "root-of-the-forest": 1,
    "shardwood-guardian": 3,
    "spore-cleric": 3,
    "thorn-zealot": 2,
    "undergrowth-aspirant": 3,
    "aetherbreaker": 2,
    "fao-cutul-the-formless": 1,
    "li-hin-the-shattered": 1,
    "nil-assassin": 3,
    "scion-of-nothingness": 2,
    "shadebound-sentry": 2,
    "shadow-apostle": 3,
    "umbral-scourge": 3,
    "wraethe-skirmisher": 3,
    "zara-ra-soulflayer": 1,
    "zen-chi-set-godkiller": 1,
}
RELICS = {
    "arach-devotees": 3,
    "hounds-of-volos": 2,
    "taur-arachpriest": 1,
    "pall-shades": 3,
    "ru-bo-vai-the-transcendant": 1,
    "the-lost": 2,
}
COSTS = [
    ("additri-gaiamancer", 5),
    ("arach-devotees", 2),
    ("fungal-hermit", 3),
    ("furrowing-elemental", 5),
    ("ghostwillow-avenger", 4),
    ("hounds-of-volos", 3),
    ("leshai-knight", 3),
    ("ojas-genesis-druid", 4),
    ("root-of-the-forest", 7),
    ("shardwood-guardian", 4),
    ("spore-cleric", 2),
    ("taur-arachpriest", 5),
    ("thorn-zealot", 3),
    ("undergrowth-aspirant", 1),
    ("aetherbreaker", 4),
    ("fao-cutul-the-formless", 4),
    ("li-hin-the-shattered", 3),
    ("nil-assassin", 2),
    ("pall-shades", 2),
    ("ru-bo-vai-the-transcendant", 5),
    ("scion-of-nothingness", 5),
    ("shadebound-sentry", 3),
    ("shadow-apostle", 2),
    ("the-lost", 4),
    ("umbral-scourge", 3),
    ("wraethe-skirmisher", 1),
    ("zara-ra-soulflayer", 5),
    ("zen-chi-set-godkiller", 7),
]
MERCENARIES = [
    ("fungal-hermit", 3),
    ("ghostwillow-avenger", 4),
    ("hounds-of-volos", 3),
    ("leshai-knight", 3),
    ("root-of-the-forest", 7),
    ("spore-cleric", 2),
    ("aetherbreaker", 4),
    ("nil-assassin", 2),
    ("scion-of-nothingness", 5),
    ("shadow-apostle", 2),
    ("the-lost", 4),
    ("umbral-scourge", 3),
    ("zara-ra-soulflayer", 5),
]
OTHERS = [
    "additri-gaiamancer",
    "arach-devotees",
    "furrowing-elemental",
    "ojas-genesis-druid",
    "shardwood-guardian",
    "taur-arachpriest",
    "thorn-zealot",
    "undergrowth-aspirant",
    "fao-cutul-the-formless",
    "li-hin-the-shattered",
    "pall-shades",
    "ru-bo-vai-the-transcendant",
    "shadebound-sentry",
    "wraethe-skirmisher",
    "zen-chi-set-godkiller",
]
CHAMPIONS = [
    ("additri-gaiamancer", 5),
    ("taur-arachpriest", 4),
    ("fao-cutul-the-formless", 4),
    ("ru-bo-vai-the-transcendant", 4),
    ("zen-chi-set-godkiller", 5),
]


def centre_cards(relics: bool) -> Counter[str]:
    """How often each card is in the centre deck and the row of a new game."""
    state = GAME.new(seed=7, seats=2, relics=relics)
    zones = [number for number, zone in enumerate(GAME.table.zones) if zone.name in ("centre", "row")]
    return Counter(GAME.table.face_names[state.face[card]] for zone in zones for card in state.zones[zone])


@rule("SHI-1.5")
@pytest.mark.parametrize("card", BASE)
def test_so_many_copies_of_a_card_are_in_the_base_game_and_with_relics(card: str) -> None:
    assert (centre_cards(False)[card], centre_cards(True)[card]) == (BASE[card], BASE[card])


@rule("SHI-1.5", "SHI-2.5")
@pytest.mark.parametrize("card", RELICS)
def test_a_card_of_the_expansion_is_in_the_centre_deck_only_with_it(card: str) -> None:
    assert (centre_cards(False)[card], centre_cards(True)[card]) == (0, RELICS[card])


@rule("SHI-4.4")
@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_a_card_is_recruited_with_exactly_its_cost(card: str, cost: int) -> None:
    table = Table(row=[card], crystals=cost)
    table.recruit(card)
    assert (table.crystals, table.your("discard"), table.row) == (0, [card], [])


@rule("SHI-4.4")
@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_a_card_is_not_recruited_with_a_crystal_less(card: str, cost: int) -> None:
    table = Table(row=[card], crystals=cost - 1)
    assert f"recruit {card}@row.1" not in table.options
    assert table.refusals()[f"recruit {card}@row.1"][0] == "SHI-4.4"


@rule("SHI-4.5", "SHI-1.4")
@pytest.mark.parametrize(("card", "cost"), MERCENARIES)
def test_a_mercenary_is_fast_played_with_exactly_its_cost(card: str, cost: int) -> None:
    table = Table(row=[card], crystals=cost)
    table.fast_play(card)
    assert (table.crystals, table.your("play"), table.row) == (0, [card], [])


@rule("SHI-4.5", "SHI-1.4")
@pytest.mark.parametrize("card", OTHERS)
def test_another_card_is_never_fast_played(card: str) -> None:
    table = Table(row=[card], crystals=10)
    assert f"fast-play {card}@row.1" not in table.options
    assert table.refusals()[f"fast-play {card}@row.1"][0] == "SHI-4.5"


@rule("SHI-4.8")
@pytest.mark.parametrize(("card", "health"), CHAMPIONS)
def test_a_champion_is_destroyed_with_exactly_its_health_in_power(card: str, health: int) -> None:
    table = Table({}, {"play": [card]}, power=health)
    table.attack(card)
    assert (table.power, table.their("play"), table.their("discard")) == (0, [], [card])


@rule("SHI-4.8")
@pytest.mark.parametrize(("card", "health"), CHAMPIONS)
def test_a_champion_is_not_attacked_with_a_point_of_power_less(card: str, health: int) -> None:
    table = Table({}, {"play": [card]}, power=health - 1)
    assert table.refusals()[f"attack {card}.1"][0] == "SHI-4.8"
    assert f"attack {card}.1" not in table.options


RELICS_OF = {
    "volos": ["entropic-talons", "panconscious-crown"],
    "ko-syn-wu": ["the-heart-of-nothing", "the-world-piercer"],
}
EACH_RELIC = [(leader, card) for leader, cards in RELICS_OF.items() for card in cards]


@rule("SHI-9.1", "SHI-9.5")
@pytest.mark.parametrize("leader", RELICS_OF)
def test_a_leader_has_two_relics_open_beside_from_the_start(leader: str) -> None:
    view = GAME.new(seed=7, seats=4).view(0)
    (seat,) = (each["seat"] for each in view["table"]["players"] if each["leader"] == leader)
    relics = sorted(view["zones"][f"{seat}/relics"]["cards"])
    assert relics == [f"{card}@{seat}/relics.1" for card in RELICS_OF[leader]]


@rule("SHI-9.2", "SHI-9.3", "SHI-9.4")
@pytest.mark.parametrize(("leader", "card"), EACH_RELIC)
def test_a_relic_is_recruited_at_10_mastery_for_nothing_and_the_other_one_leaves(
    leader: str, card: str
) -> None:
    table = Table({"leader": leader, "relics": RELICS_OF[leader], "mastery": 10})
    table.do(f"relic {card}@p1/relics.1")
    assert (table.your("discard"), table.your("relics")) == ([card], [])
    assert (table.mastery[0], table.crystals) == (10, 0)


@rule("SHI-9.2", "SHI-9.6")
@pytest.mark.parametrize(("leader", "card"), EACH_RELIC)
def test_a_relic_is_not_recruited_at_9_mastery(leader: str, card: str) -> None:
    table = Table({"leader": leader, "relics": RELICS_OF[leader], "mastery": 9})
    assert f"relic {card}@p1/relics.1" not in table.options
    assert table.refusals()[f"relic {card}@p1/relics.1"][0] == "SHI-9.2"
