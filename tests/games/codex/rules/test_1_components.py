"""COD-1: the aim, what each player has, and how a game begins."""

from collections import Counter
from typing import Any

import pytest
from tests.support.codex import GAME, Board
from tests.support.rules import rule

import deckwright as dw
from deckwright.kernel.errors import DeckwrightError

SIDES = pytest.mark.parametrize("sides", ["bashing", "finesse", "bashing-mirror", "finesse-mirror"])
SEATS = pytest.mark.parametrize("seat", ["p1", "p2"])
STARTERS = [
    "bloom",
    "brick-thief",
    "fruit-ninja",
    "granfalloon-flagbearer",
    "helpful-turtle",
    "older-brother",
    "spark",
    "tenderfoot",
    "timely-messenger",
    "wither",
]
BASHING = [
    "eggship",
    "final-smash",
    "harvest-reaper",
    "hired-stomper",
    "intimidate",
    "iron-man",
    "regularsized-rhinoceros",
    "revolver-ocelot",
    "sneaky-pig",
    "the-boot",
    "trojan-duck",
    "wrecking-ball",
]
FINESSE = [
    "appel-stomp",
    "backstabber",
    "blademaster",
    "cloud-sprite",
    "discord",
    "grounded-guide",
    "harmony",
    "leaping-lizard",
    "maestro",
    "nimble-fencer",
    "starcrossed-starlet",
    "two-step",
]


def names(state: dw.State, *zones: str) -> list[str]:
    """The cards of zones by their ids, sorted."""
    numbers = [number for number, each in enumerate(GAME.table.zones) if each.name in zones]
    return sorted(
        GAME.table.face_names[state.face[card]] for number in numbers for card in state.zones[number]
    )


def players(state: dw.State) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = state.view(None)["table"]["players"]
    return told


# The aim.


@rule("COD-1.1")
def test_the_game_is_for_two_players() -> None:
    assert GAME.new(seed=1).setup.seats == 2


@rule("COD-1.1")
@pytest.mark.parametrize("seats", [1, 3])
def test_no_other_number_of_players_can_play(seats: int) -> None:
    with pytest.raises(DeckwrightError):
        GAME.new(seed=1, seats=seats)


@rule("COD-1.1")
@SEATS
def test_a_base_is_a_building_with_20_hit_points(seat: str) -> None:
    (base,) = GAME.new(seed=1).view(0)["zones"][f"{seat}/buildings"]["cards"]
    assert (base["hp"], base["left"]) == (20, 20)


@rule("COD-1.1")
def test_a_base_at_0_ends_the_game_at_once_and_its_player_loses() -> None:
    board = Board({"play": ["older-brother"]}, {"base": 2}).attack("older-brother.1", "base.2")
    assert (board.prompt, board.bases[1]) == ("over", 0)
    assert board.state.view(0)["outcome"]["winners"] == ["p1"]


@rule("COD-1.1")
def test_a_base_at_1_does_not_end_the_game() -> None:
    board = Board({"play": ["older-brother"]}, {"base": 3}).attack("older-brother.1", "base.2")
    assert (board.is_your_move, board.bases[1]) == (True, 1)


@rule("COD-1.1")
def test_a_player_can_destroy_the_own_base_and_loses() -> None:
    you = {"play": ["troq-bashar"], "hand": ["wrecking-ball"], "base": 2}
    board = Board(you).play("wrecking-ball", "pick base.1")
    assert board.state.view(0)["outcome"]["winners"] == ["p2"]


# What each player has.


@rule("COD-1.2")
@SIDES
@SEATS
def test_both_players_have_the_same_starting_deck_of_10_cards(sides: str, seat: str) -> None:
    state = GAME.new(seed=3, sides=sides)
    assert names(state, f"{seat}/deck", f"{seat}/hand") == STARTERS


@rule("COD-1.2")
def test_each_side_has_its_own_hero() -> None:
    state = GAME.new(seed=3, sides="bashing")
    assert names(state, "p1/command") == ["troq-bashar"]
    assert names(state, "p2/command") == ["river-montoya"]


@rule("COD-1.2", "COD-1.8")
def test_a_codex_has_two_copies_of_each_of_the_12_cards_of_its_own_specialisation() -> None:
    state = GAME.new(seed=3, sides="bashing")
    assert Counter(names(state, "p1/codex")) == Counter(BASHING * 2)
    assert Counter(names(state, "p2/codex")) == Counter(FINESSE * 2)


@rule("COD-1.2", "COD-5.8")
@SEATS
def test_each_player_has_three_tech_buildings_and_two_add_ons_to_build(seat: str) -> None:
    state = GAME.new(seed=3, sides="finesse")
    buildings = ["surplus", "tech-1-building", "tech-2-building", "tech-3-building", "tower"]
    assert names(state, f"{seat}/plans") == buildings


@rule("COD-1.2")
def test_only_finesse_has_three_dancers() -> None:
    state = GAME.new(seed=3, sides="finesse")
    assert names(state, "p1/aside") == ["dancer"] * 3
    assert names(state, "p2/aside") == []


@rule("COD-1.2")
def test_harmony_summons_the_dancers() -> None:
    you = {"play": ["river-montoya"], "hand": ["harmony", "bloom"], "aside": ["dancer"] * 3, "gold": 4}
    board = Board(you).play("harmony").play("bloom")
    assert (board.your("play"), board.your("aside")) == (
        ["river-montoya", "harmony", "dancer"],
        ["dancer"] * 2,
    )


@rule("COD-1.2")
def test_without_harmony_no_dancer_comes() -> None:
    you = {"play": ["river-montoya"], "hand": ["bloom"], "aside": ["dancer"] * 3, "gold": 4}
    board = Board(you).play("bloom")
    assert (board.your("play"), board.your("aside")) == (["river-montoya"], ["dancer"] * 3)


@rule("COD-1.3")
@pytest.mark.parametrize(
    ("sides", "specs"),
    [
        ("bashing", ["bashing", "finesse"]),
        ("finesse", ["finesse", "bashing"]),
        ("bashing-mirror", ["bashing", "bashing"]),
        ("finesse-mirror", ["finesse", "finesse"]),
    ],
)
def test_either_player_may_play_either_side(sides: str, specs: list[str]) -> None:
    assert [player["spec"] for player in players(GAME.new(seed=3, sides=sides))] == specs


@rule("COD-1.3")
@SEATS
@pytest.mark.parametrize(
    ("sides", "hero", "codex", "dancers"),
    [("bashing-mirror", "troq-bashar", BASHING, 0), ("finesse-mirror", "river-montoya", FINESSE, 3)],
)
def test_in_a_mirror_match_each_player_has_a_full_set(
    seat: str, sides: str, hero: str, codex: list[str], dancers: int
) -> None:
    state = GAME.new(seed=3, sides=sides)
    assert names(state, f"{seat}/command") == [hero]
    assert Counter(names(state, f"{seat}/codex")) == Counter(codex * 2)
    assert names(state, f"{seat}/aside") == ["dancer"] * dancers


@rule("COD-1.3")
def test_a_mirror_match_is_played_only_if_it_is_asked_for() -> None:
    pairs = {tuple(player["spec"] for player in players(GAME.new(seed=seed))) for seed in range(20)}
    assert pairs == {("bashing", "finesse"), ("finesse", "bashing")}


# The start.


@rule("COD-1.4")
def test_any_player_may_be_the_first() -> None:
    assert {GAME.new(seed=seed, sides="bashing").decider for seed in range(20)} == {0, 1}


@rule("COD-1.4")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_player_has_4_workers_and_the_second_5(seed: int) -> None:
    state = GAME.new(seed=seed)
    told = players(state)
    assert (told[state.decider]["workers"], told[1 - state.decider]["workers"]) == (4, 5)


@rule("COD-1.5")
@SEATS
def test_a_starting_hand_has_5_cards(seat: str) -> None:
    zones = GAME.new(seed=3).view(None)["zones"]
    assert (zones[f"{seat}/hand"]["count"], zones[f"{seat}/deck"]["count"]) == (5, 5)


@rule("COD-1.5")
@SEATS
def test_starting_decks_are_shuffled(seat: str) -> None:
    hands = {tuple(names(GAME.new(seed=seed), f"{seat}/hand")) for seed in range(10)}
    assert len(hands) > 5


@rule("COD-1.7")
@SEATS
def test_at_the_start_nothing_is_in_play_but_the_base(seat: str) -> None:
    state = GAME.new(seed=3)
    assert names(state, f"{seat}/play", f"{seat}/discard", f"{seat}/workers") == []
    assert names(state, f"{seat}/buildings") == ["base"]
    assert len(names(state, f"{seat}/command")) == 1


@rule("COD-1.7")
@pytest.mark.parametrize("seed", range(4))
def test_gold_begins_at_0_and_the_first_upkeep_is_counted_from_there(seed: int) -> None:
    state = GAME.new(seed=seed)
    told = players(state)
    assert (told[state.decider]["gold"], told[1 - state.decider]["gold"]) == (4, 0)


@rule("COD-1.8")
def test_dancers_are_never_played_as_cards() -> None:
    you = {"play": ["river-montoya"], "aside": ["dancer"] * 3, "hand": ["tenderfoot"], "gold": 9}
    offered = [option for option in Board(you).options if "dancer" in option]
    assert offered == []


@rule("COD-1.8")
def test_dancers_are_not_among_the_cards_to_tech() -> None:
    board = Board({"codex": ["harmony", "discord", "maestro"], "aside": ["dancer"] * 3}, phase="tech")
    assert [option.split()[1].split("@")[0] for option in board.options] == ["harmony", "discord", "maestro"]
