"""SHI-1: resources, kinds of cards, zones, opponents."""

from collections import Counter

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Table

from deckwright.games.shards.facts import FACTIONS, FACTS, NO_FACTION

FACT = {fact.id: fact for fact in FACTS}
STARTING = ("crystal", "blaster", "shard-reactor", "infinity-shard")


@rule("SHI-1.1")
def test_crystals_and_power_that_are_not_spent_are_gone_after_the_turn() -> None:
    table = Table({"hand": ["crystal", "blaster"]}, {"play": ["zetta-the-encryptor"]})
    table.play("crystal").play("blaster")
    assert (table.crystals, table.power) == (1, 1)
    table.end()
    assert (table.asked, table.crystals, table.power) == (1, 0, 0)
    table.end()
    assert (table.asked, table.crystals, table.power) == (0, 0, 0)


@rule("SHI-1.1")
def test_mastery_and_health_stay_after_the_turn() -> None:
    table = Table({"hand": ["shard-abstractor", "spore-cleric"], "health": 20}, {"health": 30, "mastery": 7})
    table.play("shard-abstractor").play("spore-cleric").end().end()
    assert table.asked == 0
    assert (table.mastery, table.health) == ((2, 7), (24, 30))


@rule("SHI-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_health_starts_at_50(seats: int) -> None:
    players = GAME.new(seed=3, seats=seats).view(0)["table"]["players"]
    assert [player["health"] for player in players] == [50] * seats


@rule("SHI-1.2", "SHI-6.15")
@pytest.mark.parametrize(("before", "after"), [(45, 49), (46, 50), (47, 50), (50, 50)])
def test_health_does_not_exceed_50(before: int, after: int) -> None:
    table = Table({"hand": ["spore-cleric"], "health": before}, {"health": 40})
    table.play("spore-cleric")
    assert table.health == (after, 40)


@rule("SHI-1.2", "SHI-6.15")
@pytest.mark.parametrize(("before", "after"), [(27, 29), (28, 30), (29, 30), (30, 30)])
def test_mastery_does_not_exceed_30(before: int, after: int) -> None:
    table = Table({"hand": ["shard-abstractor"], "mastery": before})
    table.play("shard-abstractor")
    assert table.mastery == (after, 0)


@rule("SHI-1.2", "SHI-4.7")
def test_focus_at_30_mastery_is_allowed_and_gains_nothing() -> None:
    table = Table({"mastery": 30}, crystals=1)
    table.do("focus")
    assert (table.mastery, table.crystals) == ((30, 0), 0)


@rule("SHI-1.3")
def test_there_are_four_factions_with_as_many_cards_each() -> None:
    assert sorted(FACTIONS) == ["homo-deus", "order", "undergrowth", "wraethe"]
    base, relics = Counter[str](), Counter[str]()
    for fact in FACTS:
        if fact.place == "centre":
            (base if fact.set == "base" else relics)[FACTIONS[fact.faction]] += fact.copies
    assert base == dict.fromkeys(FACTIONS, 22)
    assert relics == dict.fromkeys(FACTIONS, 6)


@rule("SHI-1.3")
def test_a_faction_does_nothing_by_itself() -> None:
    hand = ["reactor-drone", "command-seer", "spore-cleric", "nil-assassin"]
    table = Table({"hand": hand, "deck": ["crystal"], "health": 10})
    table.play("reactor-drone").play("command-seer").play("spore-cleric").play("nil-assassin")
    assert (table.crystals, table.power) == (3 + 2, 5)
    assert (table.mastery, table.health) == ((0, 0), (14, 50))
    assert (table.your("hand"), table.your("deck")) == ([], ["crystal"])


@rule("SHI-1.3")
def test_item_is_no_faction() -> None:
    assert "item" not in FACTIONS
    assert {FACTIONS[fact.faction] for fact in FACTS if fact.place != "start"} == set(FACTIONS)


@rule("SHI-1.4")
def test_mercenaries_are_allies() -> None:
    mercenaries = [fact.id for fact in FACTS if fact.is_mercenary]
    assert len(mercenaries) == 19
    assert not any(FACT[card].is_champion for card in mercenaries)


@rule("SHI-1.4")
def test_champions_have_health_and_allies_have_none() -> None:
    assert all((fact.health > 0) == fact.is_champion for fact in FACTS)


@rule("SHI-1.4", "SHI-9.4")
def test_a_relic_is_an_ally_or_a_champion() -> None:
    table = Table({"hand": ["praetorian-01", "praetorian-02"]}, {"play": ["zetta-the-encryptor"]})
    table.play("praetorian-01").play("praetorian-02").end()
    assert "praetorian-02" in table.your("play"), "a champion stays"
    assert "praetorian-01" not in table.your("play"), "an ally does not"


@rule("SHI-1.4")
@pytest.mark.parametrize("card", STARTING)
def test_a_starting_card_is_an_ally_without_faction(card: str) -> None:
    fact = FACT[card]
    assert (fact.faction, fact.is_champion, fact.is_mercenary) == (NO_FACTION, False, False)


@rule("SHI-1.4", "SHI-6.13")
def test_a_starting_card_is_copied_as_an_ally() -> None:
    table = Table({"hand": ["crystal", "ojas-genesis-druid"]})
    table.play("crystal").play("ojas-genesis-druid")
    assert table.crystals == 2


@rule("SHI-1.4", "SHI-6.9")
def test_a_starting_card_counts_for_no_faction() -> None:
    table = Table({"hand": ["blaster", "undergrowth-aspirant"], "health": 10})
    table.play("blaster").play("undergrowth-aspirant")
    assert (table.power, table.health[0]) == (1, 13)


@rule("SHI-1.5")
@pytest.mark.parametrize(("relics", "cards"), [(False, 40 + 88), (True, 40 + 88 + 24 + 8)])
def test_four_players_have_all_the_cards_there_are(relics: bool, cards: int) -> None:
    state = GAME.new(seed=1, seats=4, relics=relics)
    zones = state.view(None)["zones"]
    assert sum(zone["count"] for zone in zones.values()) == cards


@rule("SHI-1.5")
def test_the_parts_of_the_game_have_their_numbers_of_cards() -> None:
    numbers = Counter[tuple[str, str]]()
    for fact in FACTS:
        numbers[fact.set, fact.place] += fact.copies
    assert numbers == {
        ("base", "start"): 10,
        ("base", "centre"): 88,
        ("relics", "centre"): 24,
        ("relics", "relic"): 8,
    }


@rule("SHI-1.5")
@pytest.mark.parametrize(
    ("card", "copies"),
    [
        ("kiln-drone", 3),
        ("evokatus", 2),
        ("axia", 1),
        ("nil-assassin", 3),
        ("portal-monk", 2),
        ("pall-shades", 3),
    ],
)
def test_the_centre_deck_has_as_many_copies_as_the_marks_say(card: str, copies: int) -> None:
    state = GAME.new(seed=1, seats=2)
    dealt = [GAME.table.face_names[face] for face in state.face]
    assert dealt.count(card) == copies


@rule("SHI-1.6", "SHI-4.4")
def test_a_card_wins_over_the_rule_where_a_recruited_card_goes() -> None:
    table = Table({"hand": ["portal-monk"], "mastery": 15}, row=["reactor-drone"])
    table.play("portal-monk")
    assert (table.your("hand"), table.your("discard")) == (["reactor-drone"], [])


@rule("SHI-1.6", "SHI-5.2")
def test_a_card_wins_over_the_rule_that_shields_block() -> None:
    you = {"play": ["ru-bo-vai-the-transcendant"], "mastery": 10}
    table = Table(you, {"hand": ["cryptofist-monk"]})
    table.exhaust("ru-bo-vai-the-transcendant").end()
    assert table.health == (50, 46)


@rule("SHI-1.7")
def test_the_zones_are_those_of_the_rules() -> None:
    zones = GAME.new(seed=1, seats=2).view(0)["zones"]
    common = {"centre", "row", "banished"}
    own = {f"{seat}/{kind}" for seat in ("p1", "p2") for kind in ("play", "hand", "deck", "discard")}
    assert common | own <= set(zones)
    assert not {name for name in zones if name.startswith(("p3", "p4"))}


@rule("SHI-1.7", "SHI-3.3")
def test_the_banished_pile_is_one_for_all() -> None:
    table = Table({"hand": ["shadow-apostle", "crystal"]}, {"hand": ["umbral-scourge", "blaster"]})
    table.play("shadow-apostle", "pick crystal").end("done")
    table.play("umbral-scourge", "pick blaster")
    assert table.banished == ["crystal", "blaster"]


@rule("SHI-1.16")
def test_a_team_mate_is_no_opponent() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["systema-ai"]}
    table = Table(you, {"mastery": 5}, {"mastery": 5}, {"mastery": 5}, mode="team")
    table.play("venator-of-the-wastes")
    assert table.options == ["player p2", "player p3"]
    table.do("player p3")
    assert table.mastery == (0, 5, 3, 5)


@rule("SHI-1.16", "SHI-6.30")
def test_all_the_other_players_are_opponents_without_teams() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["systema-ai"]}
    table = Table(you, {"mastery": 5}, {"mastery": 5}, {"mastery": 5})
    table.play("venator-of-the-wastes")
    assert table.options == ["player p2", "player p3", "player p4"]


@rule("SHI-1.16", "SHI-7.6")
def test_an_eliminated_player_is_no_opponent() -> None:
    you = {"hand": ["cloud-oracles", "nil-assassin"], "mastery": 3}
    table = Table(you, {"health": 5, "mastery": 9}, {"mastery": 2})
    table.play("nil-assassin").end("assign p2 5").end()
    assert (table.asked, table.health) == (0, (50, 0, 50))
    table.play("cloud-oracles")
    assert table.crystals == 2


@rule("SHI-1.16", "SHI-7.6")
def test_an_opponent_who_is_still_there_is_compared() -> None:
    table = Table({"hand": ["cloud-oracles"], "mastery": 3}, {"mastery": 9}, {"mastery": 2})
    table.play("cloud-oracles")
    assert table.crystals == 0
