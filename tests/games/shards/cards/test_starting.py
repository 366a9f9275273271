"""Starting cards, a scenario for each sentence and level, and how many copies of all cards there are."""

from collections import Counter

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, INFINITE, Table

from deckwright.games.shards.facts import CENTRE, FACTIONS, FACTS, START

COPIES = {
    "base": {
        "homo-deus": {
            "kiln-drone": 3,
            "mining-drones": 3,
            "reactor-drone": 3,
            "korvus-legionnaire": 3,
            "primus-pilus": 1,
            "numeri-drones": 2,
            "evokatus": 2,
            "optio-crusher": 2,
            "drakonarius": 1,
            "general-decurion": 1,
            "venator-of-the-wastes": 1,
        },
        "order": {
            "order-initiate": 3,
            "cache-warden": 2,
            "giga-source-adept": 1,
            "data-heretic": 3,
            "portal-monk": 2,
            "shard-abstractor": 3,
            "systema-ai": 1,
            "command-seer": 2,
            "cryptofist-monk": 2,
            "zetta-the-encryptor": 1,
            "omnius-the-all-knowing": 1,
            "the-grand-architect": 1,
        },
        "undergrowth": {
            "undergrowth-aspirant": 3,
            "spore-cleric": 3,
            "fungal-hermit": 2,
            "thorn-zealot": 2,
            "leshai-knight": 3,
            "shardwood-guardian": 3,
            "ghostwillow-avenger": 1,
            "ojas-genesis-druid": 1,
            "furrowing-elemental": 2,
            "additri-gaiamancer": 1,
            "root-of-the-forest": 1,
        },
        "wraethe": {
            "wraethe-skirmisher": 3,
            "nil-assassin": 3,
            "shadow-apostle": 3,
            "shadebound-sentry": 2,
            "umbral-scourge": 3,
            "li-hin-the-shattered": 1,
            "aetherbreaker": 2,
            "fao-cutul-the-formless": 1,
            "scion-of-nothingness": 2,
            "zara-ra-soulflayer": 1,
            "zen-chi-set-godkiller": 1,
        },
    },
    "relics": {
        "homo-deus": {"limiter-drones": 3, "ferrata-guard": 2, "axia": 1},
        "order": {"cloud-oracles": 3, "mainframe-abbot": 2, "raidian-cloud-master": 1},
        "undergrowth": {"arach-devotees": 3, "hounds-of-volos": 2, "taur-arachpriest": 1},
        "wraethe": {"pall-shades": 3, "the-lost": 2, "ru-bo-vai-the-transcendant": 1},
    },
}
"""The cards of the centre deck by set and faction."""


def census(seats: int, relics: bool) -> Counter[tuple[str, str]]:
    """How many cards of each set and place are in a new game."""
    state = GAME.new(seed=1, seats=seats, relics=relics)
    return Counter((FACTS[face].set, FACTS[face].place) for face in state.face)


@rule("SHI-1.5")
def test_a_game_of_four_has_40_starting_cards_88_and_24_for_the_centre_deck_and_8_relics() -> None:
    assert census(seats=4, relics=True) == {
        ("base", "start"): 40,
        ("base", "centre"): 88,
        ("relics", "centre"): 24,
        ("relics", "relic"): 8,
    }


@rule("SHI-1.5", "SHI-2.5")
def test_a_game_of_two_without_relics_has_20_starting_cards_and_88_for_the_centre_deck() -> None:
    assert census(seats=2, relics=False) == {("base", "start"): 20, ("base", "centre"): 88}


@rule("SHI-1.3", "SHI-1.5")
def test_each_faction_has_22_cards_of_the_base_game_and_6_of_relics_of_the_future() -> None:
    state = GAME.new(seed=1, seats=2, relics=True)
    facts = [FACTS[face] for face in state.face if FACTS[face].place == CENTRE]
    assert Counter((fact.set, FACTIONS[fact.faction]) for fact in facts) == {
        ("base", "homo-deus"): 22,
        ("base", "wraethe"): 22,
        ("base", "undergrowth"): 22,
        ("base", "order"): 22,
        ("relics", "homo-deus"): 6,
        ("relics", "wraethe"): 6,
        ("relics", "undergrowth"): 6,
        ("relics", "order"): 6,
    }


@pytest.mark.parametrize("name", ["base", "relics"])
@pytest.mark.parametrize("faction", FACTIONS)
@rule("SHI-1.5")
def test_the_centre_deck_has_as_many_copies_of_each_card_as_its_rarity_says(name: str, faction: str) -> None:
    state = GAME.new(seed=1, seats=2, relics=True)
    facts = [FACTS[face] for face in state.face if FACTS[face].place == CENTRE and FACTS[face].set == name]
    assert Counter(fact.id for fact in facts if FACTIONS[fact.faction] == faction) == COPIES[name][faction]


@rule("SHI-1.5")
def test_there_is_one_copy_of_each_relic_two_for_each_leader() -> None:
    state = GAME.new(seed=1, seats=4, relics=True)
    relics = sorted(FACTS[face].id for face in state.face if FACTS[face].place == "relic")
    assert relics == [
        "datic-robes",
        "entropic-talons",
        "panconscious-crown",
        "praetorian-01",
        "praetorian-02",
        "terminal-crescents",
        "the-heart-of-nothing",
        "the-world-piercer",
    ]


@rule("SHI-1.4", "SHI-2.4")
def test_a_starting_deck_has_7_crystals_and_one_of_the_three_others_all_allies_without_faction() -> None:
    state = GAME.new(seed=1, seats=2)
    facts = [FACTS[face] for face in state.face if FACTS[face].place == START]
    assert Counter(fact.id for fact in facts) == {
        "crystal": 14,
        "blaster": 2,
        "shard-reactor": 2,
        "infinity-shard": 2,
    }
    assert {(fact.is_champion, fact.is_mercenary, fact.faction) for fact in facts} == {(False, False, -1)}


@rule("SHI-4.3")
def test_crystal_gives_one_crystal() -> None:
    table = Table({"hand": ["crystal", "crystal"]})
    table.play("crystal")
    assert (table.crystals, table.power, table.mastery) == (1, 0, (0, 0))
    assert (table.your("hand"), table.your("play")) == (["crystal"], ["crystal"])
    assert table.is_your_move


@rule("SHI-4.9", "SHI-6.6")
def test_crystal_stays_in_play_until_the_end_of_the_turn_and_is_discarded_then() -> None:
    table = Table({"hand": ["crystal"], "deck": ["blaster"] + ["crystal"] * 5})
    table.play("crystal")
    assert (table.your("play"), table.your("discard")) == (["crystal"], [])
    table.end()
    assert (table.your("play"), table.your("discard"), table.crystals) == ([], ["crystal"], 0)


def test_blaster_gives_one_power() -> None:
    table = Table({"hand": ["blaster"]})
    table.play("blaster")
    assert (table.crystals, table.power, table.health) == (0, 1, (50, 50))
    table.end()
    assert table.health == (50, 49)


@pytest.mark.parametrize(("mastery", "crystals"), [(0, 2), (4, 2), (5, 3), (14, 3), (15, 4), (30, 4)])
@rule("SHI-6.2", "SHI-6.16")
def test_shard_reactor_gives_2_crystals_3_from_mastery_5_and_4_from_15(mastery: int, crystals: int) -> None:
    table = Table({"hand": ["shard-reactor"], "mastery": mastery})
    table.play("shard-reactor")
    assert (table.crystals, table.power, table.mastery) == (crystals, 0, (mastery, 0))


@rule("SHI-6.2")
def test_shard_reactor_looks_only_at_its_own_players_mastery() -> None:
    table = Table({"hand": ["shard-reactor"], "mastery": 4}, {"mastery": 15})
    table.play("shard-reactor")
    assert table.crystals == 2


@rule("SHI-4.7", "SHI-6.1", "SHI-6.2")
def test_shard_reactor_counts_mastery_gained_earlier_in_the_turn() -> None:
    table = Table({"hand": ["crystal", "shard-reactor"], "mastery": 4})
    table.play("crystal").do("focus").play("shard-reactor")
    assert (table.mastery, table.crystals) == ((5, 0), 3)


@pytest.mark.parametrize(("mastery", "power"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 5), (29, 5)])
@rule("SHI-6.5", "SHI-6.16", "SHI-13.5")
def test_infinity_shard_gives_2_power_3_from_mastery_10_and_5_from_20(mastery: int, power: int) -> None:
    table = Table({"hand": ["infinity-shard"], "mastery": mastery})
    table.play("infinity-shard")
    assert (table.power, table.crystals, table.mastery) == (power, 0, (mastery, 0))
    assert table.prompt == "main"


@rule("SHI-6.5", "SHI-13.5")
def test_infinity_shard_gives_infinite_power_at_mastery_30() -> None:
    table = Table({"hand": ["infinity-shard"], "mastery": 30})
    table.play("infinity-shard")
    assert table.power >= INFINITE
    assert table.prompt == "main-infinite"


@rule("SHI-6.2")
def test_infinity_shard_looks_only_at_its_own_players_mastery() -> None:
    table = Table({"hand": ["infinity-shard"], "mastery": 9}, {"mastery": 30})
    table.play("infinity-shard")
    assert table.power == 2


@rule("SHI-6.5", "SHI-5.14")
def test_infinity_shard_at_mastery_30_beats_full_health_and_any_shield() -> None:
    table = Table({"hand": ["infinity-shard"], "mastery": 30}, {"hand": ["cryptofist-monk", "command-seer"]})
    table.play("infinity-shard").end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)
    assert table.health == (50, 0)


@rule("SHI-6.18")
def test_infinite_power_of_infinity_shard_stays_infinite_when_a_champion_is_attacked() -> None:
    table = Table({"hand": ["infinity-shard"], "mastery": 30}, {"play": ["axia", "evokatus"]})
    table.play("infinity-shard").attack("axia").attack("evokatus")
    assert table.power >= INFINITE
    assert sorted(table.their("discard")) == ["axia", "evokatus"]


@rule("SHI-6.18")
def test_power_gained_after_infinity_shard_leaves_it_infinite() -> None:
    table = Table({"hand": ["infinity-shard", "blaster"], "mastery": 30})
    table.play("infinity-shard").play("blaster")
    assert table.power >= INFINITE
    assert table.prompt == "main-infinite"


@rule("SHI-6.13", "SHI-6.24")
def test_ojas_copies_a_starting_card() -> None:
    table = Table({"hand": ["crystal", "blaster", "ojas-genesis-druid"]})
    table.play("crystal").play("blaster").play("ojas-genesis-druid")
    assert sorted(table.options) == ["pick blaster.1", "pick crystal.1"]
    table.do("pick crystal.1")
    assert (table.crystals, table.power) == (2, 1)


@rule("SHI-6.13", "SHI-7.15")
def test_ojas_at_20_mastery_copies_infinity_shard_twice_at_its_level() -> None:
    table = Table({"hand": ["infinity-shard", "ojas-genesis-druid"], "mastery": 20})
    table.play("infinity-shard").play("ojas-genesis-druid")
    assert table.power == 5 + 5 + 5


@rule("SHI-6.1", "SHI-6.13")
def test_ojas_checks_the_level_of_shard_reactor_again_when_it_is_copied() -> None:
    table = Table({"hand": ["shard-reactor", "ojas-genesis-druid"], "mastery": 4})
    table.play("shard-reactor")
    assert table.crystals == 2
    table.do("focus").play("ojas-genesis-druid")
    assert (table.mastery, table.crystals) == ((5, 0), 2 - 1 + 3)


@rule("SHI-6.18", "SHI-7.15")
def test_ojas_copies_infinity_shard_at_mastery_30_and_the_power_stays_infinite() -> None:
    table = Table({"hand": ["infinity-shard", "ojas-genesis-druid"], "mastery": 30})
    table.play("infinity-shard").play("ojas-genesis-druid")
    assert table.power >= INFINITE
    assert table.prompt == "main-infinite"
