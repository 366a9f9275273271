"""DIM-1: components and terms."""

from collections import Counter
from itertools import pairwise

import pytest
from tests.support.conformance import Case, play
from tests.support.rules import rule
from tests.support.table import Table, new_game, player, position

import deckwright as dw

FACTIONS = ("red", "green", "yellow", "blue", "purple")
ANOMALIES = ("quantum-entanglement", "wormhole", "black-hole", "big-bang", "time-loop")


def all_cards(table: Table) -> list[str]:
    """Every card of the game, wherever it is."""
    zones = table.state.view(None)["zones"]
    return [card for zone in zones.values() for card in zone.get("cards", [])]


def cards_that_begin(table: Table, *words: str) -> list[str]:
    return [card for card in all_cards(table) if card.startswith(words)]


@rule("DIM-1.1")
def test_there_are_five_factions_and_each_has_an_entity() -> None:
    table = new_game(seats=5)
    dealt = [table.cards(f"{seat}/entity")[0] for seat in table.seats]
    assert sorted(map(str, dealt)) == sorted(f"entity-{faction}" for faction in FACTIONS)
    squads = [name for name in table.state.view(None)["zones"] if name.startswith("p1/")]
    assert squads == [
        "p1/hand",
        "p1/entity",
        "p1/loop",
        *(f"p1/{faction}" for faction in FACTIONS),
        "p1/aura",
    ]


@rule("DIM-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_common_deck_has_eleven_cards_of_each_faction(seats: int) -> None:
    table = new_game(seats=seats)
    cards = [card for card in table.cards("deck") if card is not None]
    for seat in table.seats:
        cards += [card for card in table.cards(f"{seat}/hand") if card is not None]
    factions = Counter(card.split("-")[0] for card in cards if card not in ANOMALIES)
    assert factions == dict.fromkeys(FACTIONS, 11)


@rule("DIM-1.3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_cards_of_a_faction_carry_the_numbers_1_to_11(faction: str) -> None:
    numbers = [int(card.split("-")[1]) for card in cards_that_begin(new_game(), f"{faction}-")]
    assert sorted(numbers) == list(range(1, 12))


@rule("DIM-1.3")
def test_42_takes_at_least_five_blue_cards() -> None:
    assert sum((11, 10, 9, 8)) < 42 <= sum((11, 10, 9, 8, 7))
    four = position(
        [
            player(entity="blue", hand=["red-1"], dimension=["blue-11", "blue-10", "blue-9", "blue-8"]),
            player(),
        ],
        epic=True,
        phase="reinforcement",
    )
    four.choose("lay red-1", "to p1")
    assert four.asked != "p1 declare"
    five = position(
        [
            player(entity="blue", hand=["blue-4"], dimension=["blue-11", "blue-10", "blue-9", "blue-8"]),
            player(),
        ],
        epic=True,
        phase="reinforcement",
    )
    five.choose("lay blue-4", "to p1")
    assert five.asked == "p1 declare"


@rule("DIM-1.4")
def test_there_are_five_power_cards_five_entities_and_five_anomalies() -> None:
    table = new_game(seats=2)
    assert sorted(cards_that_begin(table, "power-")) == sorted(f"power-{faction}" for faction in FACTIONS)
    assert sorted(cards_that_begin(table, "entity-")) == sorted(f"entity-{faction}" for faction in FACTIONS)
    assert sorted(card for card in all_cards(table) if card in ANOMALIES) == sorted(ANOMALIES)
    assert len(all_cards(table)) == 55 + 5 + 5 + 5


@rule("DIM-1.5")
def test_all_cards_of_one_faction_in_one_dimension_form_one_squad() -> None:
    table = position(
        [player(hand=["red-2"], dimension=["red-1", "green-1"]), player(dimension=["red-3"])],
        phase="reinforcement",
    )
    table.choose("lay red-2", "to p1")
    assert table.field() == {"p1/red": ["red-1", "red-2"], "p1/green": ["green-1"], "p2/red": ["red-3"]}


@rule("DIM-1.5")
def test_every_player_has_a_dimension_and_nobody_else_has() -> None:
    zones = new_game(seats=3).state.view(None)["zones"]
    assert {name.split("/")[0] for name in zones if "/" in name} == {"p1", "p2", "p3"}


@rule("DIM-1.6")
def test_a_card_in_the_black_hole_can_be_neither_moved_nor_laid_nor_attacked() -> None:
    table = position(
        [player(hand=["green-1"], dimension=["yellow-1"]), player()],
        black_hole=["red-1", "red-2"],
        phase="reinforcement",
    )
    assert table.options == ["lay green-1"]
    table.choose("lay green-1", "to p2")
    assert table.options == ["move yellow-1", "move green-1"]
    table.choose("move yellow-1")
    assert table.cards("black-hole") == ["red-1", "red-2"]


@rule("DIM-1.6")
@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_cards_leave_the_black_hole_only_through_the_big_bang(seed: int) -> None:
    game = play(Case("dimensions", 2 + seed % 4, (("epic", seed % 2 == 0),)), seed)
    holes = [set(state.view(None)["zones"]["black-hole"]["cards"]) for state in game.states]
    refilled = [any(event.kind == "deck-refilled" for event in events) for events in game.events]
    for (before, after), bang in zip(pairwise(holes), refilled[1:], strict=True):
        assert bang or before <= after
    assert max(map(len, holes)) > 5


@rule("DIM-1.6", "DIM-6.5")
def test_the_big_bang_empties_the_black_hole_but_for_itself() -> None:
    table = position(
        [player(hand=["big-bang", *[f"green-{n}" for n in range(1, 5)]]), player()],
        black_hole=["red-1", "red-2"],
        phase="movement",
    )
    table.choose("play big-bang")
    assert table.cards("black-hole") == ["big-bang"]


@rule("DIM-1.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_can_play_to_the_end(seats: int) -> None:
    game = play(Case("dimensions", seats, ()), seed=seats)
    outcome = game.states[-1].outcome
    assert outcome is not None
    assert len(outcome.scores) == seats


@rule("DIM-1.7")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_fewer_than_two_or_more_than_five_players_are_refused(seats: int) -> None:
    with pytest.raises(dw.DeckwrightError) as refused:
        dw.game("dimensions").new(seats=seats)
    assert refused.value.code == "seats-bad"
    assert refused.value.details == {"seats": str(seats), "least": 2, "most": 5}


@rule("DIM-1.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_players_have_the_same_phases_as_more(seats: int) -> None:
    table = position(
        [player(hand=["red-1", "red-2", "red-3"], dimension=["green-1"]), player(hand=["red-4"])]
        + [player() for _ in range(seats - 2)],
        phase="battle",
    )
    asked = []
    while table.fact("active") == "p1":
        asked.append(table.asked)
        table.choose(table.options[0])
    assert asked[:5] == ["p1 battle", "p2 battle", "p1 lay", "p1 lay-to", "p1 move"]
    assert set(asked[5:]) <= {"p1 move-to", "p1 attack", "p1 remove"}
    assert table.asked == "p2 battle"


@rule("DIM-1.8")
def test_a_single_card_is_a_squad_that_attacks_and_is_attacked() -> None:
    table = position(
        [player(dimension=["red-1"]), player(dimension=["green-1", "yellow-1"])],
        phase="attack",
    )
    assert table.happened("attacked") == [{"seat": "p1", "target": "p2/green", "squad": "red"}]


@rule("DIM-1.8")
def test_a_single_card_is_a_squad_for_the_wormhole() -> None:
    table = position(
        [player(hand=["wormhole"]), player(dimension=["green-1"])],
        phase="movement",
    )
    table.choose("play wormhole")
    assert table.field() == {"p1/green": ["green-1"]}


@rule("DIM-1.9")
@pytest.mark.parametrize(("low", "high"), [(1, 11), (2, 7)])
def test_the_number_of_a_card_changes_no_battle_and_no_attack(low: int, high: int) -> None:
    def fight(number: int) -> tuple[list[str], list[str], object]:
        table = position(
            [
                player(hand=[f"red-{number}"], dimension=[f"blue-{number}", f"red-{12 - number}"]),
                player(hand=[f"green-{number}"], dimension=[f"purple-{number}", f"yellow-{number}"]),
            ],
            phase="battle",
        )
        table.choose(f"show red-{number}", f"show green-{number}")
        table.skip_to("attack")
        return table.log, table.options, table.refusals()

    assert fight(low) == fight(high)


@rule("DIM-1.9")
def test_the_number_of_a_card_does_not_count_at_the_end() -> None:
    table = position(
        [
            player(entity="red", dimension=["red-11", "red-10"]),
            player(entity="green", dimension=["green-1", "green-2", "green-3"]),
        ],
        deck=[],
        final=True,
        phase="recovery",
    )
    assert table.outcome.scores == (2, 3)
    assert table.winners == ["p2"]


def test_a_described_position_without_players_has_as_many_as_it_says() -> None:
    state = dw.game("dimensions").scenario({"seats": 3})
    assert state.setup.seats == 3
    assert state.decision is not None
