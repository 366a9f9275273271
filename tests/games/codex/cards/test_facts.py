"""What is printed on the cards of Codex: copies, prices, tech levels, attack, hit points, keywords."""

from collections import Counter

import pytest
from tests.support.codex import GAME, Board, Player
from tests.support.rules import rule

from deckwright.games.codex import table
from deckwright.kernel.state import State

STARTER = [
    "timely-messenger",
    "tenderfoot",
    "older-brother",
    "brick-thief",
    "helpful-turtle",
    "granfalloon-flagbearer",
    "fruit-ninja",
    "spark",
    "bloom",
    "wither",
]
BASHING = [
    "wrecking-ball",
    "the-boot",
    "intimidate",
    "final-smash",
    "iron-man",
    "revolver-ocelot",
    "hired-stomper",
    "regularsized-rhinoceros",
    "sneaky-pig",
    "eggship",
    "harvest-reaper",
    "trojan-duck",
]
FINESSE = [
    "harmony",
    "discord",
    "two-step",
    "appel-stomp",
    "nimble-fencer",
    "starcrossed-starlet",
    "grounded-guide",
    "maestro",
    "backstabber",
    "cloud-sprite",
    "leaping-lizard",
    "blademaster",
]
UNITS: list[tuple[str, int, int, int, int, dict[str, int]]] = [
    ("timely-messenger", 1, 0, 1, 1, {"haste": 1}),
    ("tenderfoot", 1, 0, 1, 2, {}),
    ("older-brother", 2, 0, 2, 2, {}),
    ("brick-thief", 2, 0, 2, 1, {"resist": 1}),
    ("helpful-turtle", 2, 0, 1, 2, {"healing": 1}),
    ("granfalloon-flagbearer", 3, 0, 2, 2, {"flagbearer": 1}),
    ("fruit-ninja", 3, 0, 2, 2, {"frenzy": 1}),
    ("iron-man", 3, 1, 3, 4, {}),
    ("revolver-ocelot", 2, 1, 3, 3, {"sparkshot": 1}),
    ("hired-stomper", 4, 2, 4, 3, {}),
    ("regularsized-rhinoceros", 4, 2, 5, 6, {}),
    ("sneaky-pig", 3, 2, 3, 3, {"haste": 1}),
    ("eggship", 4, 2, 4, 3, {"flying": 1}),
    ("harvest-reaper", 5, 2, 6, 5, {"overpower": 1}),
    ("trojan-duck", 7, 3, 8, 9, {"obliterate": 2}),
    ("nimble-fencer", 2, 1, 2, 3, {"haste": 1}),
    ("starcrossed-starlet", 2, 1, 3, 2, {}),
    ("grounded-guide", 5, 2, 4, 4, {}),
    ("maestro", 3, 2, 3, 5, {}),
    ("backstabber", 3, 2, 3, 3, {"invisible": 1}),
    ("cloud-sprite", 2, 2, 3, 2, {"flying": 1}),
    ("leaping-lizard", 1, 2, 3, 5, {"anti-air": 1}),
    ("blademaster", 6, 3, 7, 5, {"swift-strike": 1}),
]
"""Price, tech level, attack, hit points, keywords; Fencer and Blademaster give theirs to themselves."""
TOKENS: list[tuple[str, int, int, dict[str, int]]] = [
    ("dancer", 0, 1, {}),
    ("angry-dancer", 2, 1, {"unstoppable": 1}),
]
SPELLS = [
    ("spark", 1, "troq-bashar"),
    ("bloom", 2, "troq-bashar"),
    ("wither", 2, "river-montoya"),
    ("wrecking-ball", 0, "troq-bashar"),
    ("the-boot", 3, "troq-bashar"),
    ("intimidate", 1, "troq-bashar"),
    ("final-smash", 6, "troq-bashar"),
    ("harmony", 2, "river-montoya"),
    ("discord", 2, "river-montoya"),
    ("two-step", 2, "river-montoya"),
    ("appel-stomp", 1, "river-montoya"),
]
BUILDINGS = [
    ("tech-1-building", 1, 5, 6, []),
    ("tech-2-building", 4, 5, 8, ["tech-1-building"]),
    ("tech-3-building", 5, 5, 10, ["tech-1-building", "tech-2-building"]),
    ("surplus", 5, 4, 0, []),
    ("tower", 3, 4, 0, []),
]
"""Price, hit points, workers needed, buildings that must stand before."""
TECH = ["tech-1-building", "tech-2-building", "tech-3-building"]
KEYWORDS = table.ATTRIBUTES[table.ARMOUR :]


def owned(state: State, seat: int) -> Counter[str]:
    """All cards of a player, wherever they are."""
    return Counter(
        GAME.table.face_names[face] for card, face in enumerate(state.face) if state.owner[card] == seat
    )


def keywords(board: Board, label: str) -> dict[str, int]:
    found = {name: board.attribute(name, label) for name in KEYWORDS}
    return {name: number for name, number in found.items() if number}


@pytest.mark.parametrize("seat", [0, 1])
@rule("COD-1.2")
def test_a_player_starts_with_one_copy_of_each_of_the_ten_starter_cards(seat: int) -> None:
    cards = owned(GAME.new(seed=1, sides="bashing"), seat)
    assert {card: cards[card] for card in STARTER} == dict.fromkeys(STARTER, 1)


@pytest.mark.parametrize(("sides", "codex"), [("bashing", BASHING), ("finesse", FINESSE)])
@rule("COD-1.2", "COD-1.8")
def test_a_codex_is_two_copies_of_twelve_cards_of_its_side(sides: str, codex: list[str]) -> None:
    state = GAME.new(seed=1, sides=sides)
    held = Counter(GAME.table.face_names[state.face[card]] for card in state.zones[table.CODEX[0]])
    assert held == dict.fromkeys(codex, 2)


@rule("COD-1.2")
def test_the_bashing_side_has_its_hero_six_buildings_and_no_dancer() -> None:
    cards = owned(GAME.new(seed=1, sides="bashing"), 0)
    assert cards == dict.fromkeys(STARTER, 1) | dict.fromkeys(BASHING, 2) | {
        "troq-bashar": 1,
        "base": 1,
        "surplus": 1,
        "tower": 1,
    } | dict.fromkeys(TECH, 1)


@rule("COD-1.2", "COD-1.8")
def test_the_finesse_side_has_river_and_three_dancers_set_aside() -> None:
    state = GAME.new(seed=1, sides="finesse")
    cards = owned(state, 0)
    assert (cards["river-montoya"], cards["troq-bashar"], cards["dancer"]) == (1, 0, 3)
    assert len(state.zones[table.ASIDE[0]]) == 3


@pytest.mark.parametrize(("card", "price"), [(each[0], each[1]) for each in UNITS])
@rule("COD-2.5")
def test_a_unit_is_played_for_exactly_its_cost(card: str, price: int) -> None:
    board = Board({"hand": [card], "gold": price, "buildings": TECH}, {"play": ["troq-bashar", "iron-man"]})
    board.play(card)
    assert (board.gold[0], board.your("play"), board.your("hand")) == (0, [card], [])


@pytest.mark.parametrize(("card", "price"), [(each[0], each[1]) for each in UNITS])
@rule("COD-2.5")
def test_a_unit_is_too_dear_with_one_gold_less(card: str, price: int) -> None:
    board = Board({"hand": [card], "gold": price - 1, "buildings": TECH})
    assert f"play {card}" not in board.options
    assert f"play {card}" in board.refusals()


@pytest.mark.parametrize(("card", "tech"), [(each[0], each[2]) for each in UNITS if each[2]])
@rule("COD-5.1")
def test_a_unit_needs_the_tech_building_of_its_level_and_no_other_will_do(card: str, tech: int) -> None:
    others = [building for level, building in enumerate(TECH, 1) if level != tech]
    board = Board({"hand": [card], "gold": 20, "buildings": others})
    assert f"play {card}" not in board.options
    assert board.refusals()[f"play {card}"][0] == "COD-5.1"


@pytest.mark.parametrize(("card", "tech"), [(each[0], each[2]) for each in UNITS if each[2]])
@rule("COD-5.1", "COD-5.6")
def test_a_unit_needs_only_the_tech_building_of_its_level(card: str, tech: int) -> None:
    board = Board({"hand": [card], "gold": 20, "buildings": [TECH[tech - 1]]})
    assert f"play {card}" in board.options


@pytest.mark.parametrize("card", [each[0] for each in UNITS if not each[2]])
@rule("COD-5.1")
def test_a_starter_unit_needs_only_the_base(card: str) -> None:
    board = Board({"hand": [card], "gold": 20})
    assert f"play {card}" in board.options


@pytest.mark.parametrize(
    ("card", "attack", "hp"),
    [(each[0], each[3], each[4]) for each in UNITS] + [(each[0], each[1], each[2]) for each in TOKENS],
)
@rule("COD-6.6", "COD-6.7")
def test_a_unit_has_its_printed_attack_and_hit_points_in_the_opponents_turn(
    card: str, attack: int, hp: int
) -> None:
    board = Board({}, {"play": [card]})
    assert board.numbers(f"{card}.1") == (attack, hp)


@pytest.mark.parametrize(
    ("card", "words"), [(each[0], each[5]) for each in UNITS] + [(each[0], each[3]) for each in TOKENS]
)
def test_a_unit_has_its_keywords_and_no_others(card: str, words: dict[str, int]) -> None:
    assert keywords(Board({}, {"play": [card]}), f"{card}.1") == words


def stage_for(hero: str, card: str, gold: int) -> Board:
    """Every spell finds its targets here, and its hero is at the maximum level."""
    mine: Player = {"play": [{"card": hero, "level": 8 if hero == "troq-bashar" else 5}, "older-brother"]}
    mine["play"].append("tenderfoot")
    return Board(mine | {"hand": [card], "gold": gold}, {"play": [{"card": "iron-man", "slot": "elite"}]})


@pytest.mark.parametrize(("card", "price", "hero"), SPELLS)
@rule("COD-4.5", "COD-5.7")
def test_a_spell_is_cast_for_exactly_its_cost_without_any_tech_building(
    card: str, price: int, hero: str
) -> None:
    board = stage_for(hero, card, price)
    board.play(card)
    assert (board.gold[0], board.your("hand")) == (0, [])


@pytest.mark.parametrize(("card", "price", "hero"), [each for each in SPELLS if each[1]])
@rule("COD-4.5")
def test_a_spell_is_too_dear_with_one_gold_less(card: str, price: int, hero: str) -> None:
    board = stage_for(hero, card, price - 1)
    assert f"play {card}" not in board.options


@pytest.mark.parametrize("card", [each[0] for each in SPELLS])
@rule("COD-4.5")
def test_a_spell_needs_a_hero_in_play(card: str) -> None:
    board = Board({"hand": [card], "gold": 20}, {"play": [{"card": "iron-man", "slot": "elite"}]})
    assert board.refusals()[f"play {card}"][0] == "COD-4.5"


@pytest.mark.parametrize("card", ["wrecking-ball", "the-boot", "intimidate"])
@rule("COD-4.5")
def test_a_spell_of_bashing_can_not_be_cast_by_river(card: str) -> None:
    assert stage_for("river-montoya", card, 20).refusals()[f"play {card}"][0] == "COD-4.5"


@pytest.mark.parametrize("card", ["harmony", "discord", "two-step"])
@rule("COD-4.5")
def test_a_spell_of_finesse_can_not_be_cast_by_troq(card: str) -> None:
    assert stage_for("troq-bashar", card, 20).refusals()[f"play {card}"][0] == "COD-4.5"


@pytest.mark.parametrize(("hero", "card"), [("river-montoya", "final-smash"), ("troq-bashar", "appel-stomp")])
@rule("COD-4.5")
def test_an_ultimate_spell_is_refused_to_the_hero_of_the_other_side_at_maximum(hero: str, card: str) -> None:
    assert stage_for(hero, card, 20).refusals()[f"play {card}"][0] == "COD-4.5"


@pytest.mark.parametrize("hero", ["troq-bashar", "river-montoya"])
@pytest.mark.parametrize("card", ["spark", "bloom", "wither"])
@rule("COD-4.5")
def test_a_starter_spell_is_cast_by_either_hero(card: str, hero: str) -> None:
    assert f"play {card}" in stage_for(hero, card, 20).options


@pytest.mark.parametrize(("card", "price", "workers", "lower"), [(b[0], b[1], b[3], b[4]) for b in BUILDINGS])
@rule("COD-5.2", "COD-5.9", "COD-5.10")
def test_a_building_is_started_for_exactly_its_cost_and_workers(
    card: str, price: int, workers: int, lower: list[str]
) -> None:
    board = Board({"plans": [card], "gold": price, "first-workers": workers, "buildings": lower})
    board.do(f"build {card}@p1/plans.1")
    assert (board.gold[0], board.your("plans"), card in board.your("buildings")) == (0, [], True)


@pytest.mark.parametrize(("card", "price", "workers", "lower"), [(b[0], b[1], b[3], b[4]) for b in BUILDINGS])
@rule("COD-5.2", "COD-5.9", "COD-5.10")
def test_a_building_is_too_dear_with_one_gold_less(
    card: str, price: int, workers: int, lower: list[str]
) -> None:
    board = Board({"plans": [card], "gold": price - 1, "first-workers": workers, "buildings": lower})
    assert f"build {card}@p1/plans.1" not in board.options


@pytest.mark.parametrize(("card", "workers", "lower"), [(b[0], b[3], b[4]) for b in BUILDINGS if b[3]])
@rule("COD-5.2")
def test_a_tech_building_is_refused_with_one_worker_less(card: str, workers: int, lower: list[str]) -> None:
    board = Board({"plans": [card], "gold": 20, "first-workers": workers - 1, "buildings": lower})
    assert board.refusals()[f"build {card}@p1/plans.1"][0] == "COD-5.2"


@pytest.mark.parametrize(("card", "hp"), [("base", 20), *((each[0], each[2]) for each in BUILDINGS)])
@rule("COD-1.1", "COD-5.2", "COD-5.9", "COD-5.10")
def test_a_building_has_its_hit_points(card: str, hp: int) -> None:
    board = Board({"buildings": [] if card == "base" else [card]})
    assert board.numbers(f"{card}.1") == (0, hp)
