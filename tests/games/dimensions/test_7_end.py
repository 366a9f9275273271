"""DIM-7: the end of the game and victory.

The Spiral is red, green, yellow, blue, purple: each beats the next.
"""

import pytest
from tests.support.rules import rule
from tests.support.table import Table, player, position

FACTIONS = ("red", "green", "yellow", "blue", "purple")


def cards(faction: str, count: int, first: int = 1) -> list[str]:
    return [f"{faction}-{number}" for number in range(first, first + count)]


def counted(*squads: tuple[str, int], **words: object) -> Table:
    """The count at the end: each player's faction and how many cards of it lie in the next Dimension."""
    dimensions = [cards(faction, count) for faction, count in squads]
    dimensions = dimensions[1:] + dimensions[:1]
    return position(
        [
            player(entity=faction, dimension=dimension)
            for (faction, _), dimension in zip(squads, dimensions, strict=True)
        ],
        deck=[],
        final=True,
        phase="recovery",
        **words,
    )


def finish_turn(table: Table) -> Table:
    """Play the active player's turn to its end, by first options; passes and refrains where that is first."""
    turn = table.fact("turn")
    while table.state.decision is not None and table.fact("turn") == turn:
        table.choose(table.options[0])
    return table


@rule("DIM-7.1")
@pytest.mark.parametrize(("cards_left", "drawer"), [(3, "p1"), (4, "p2"), (5, "p3"), (6, "p3")])
def test_whoever_draws_the_last_card_takes_the_last_turn_at_once(cards_left: int, drawer: str) -> None:
    hands = [cards("red", 1), cards("green", 3), cards("blue", 2)]
    table = position(
        [player(hand=hand) for hand in hands], deck=cards("yellow", cards_left), phase="recovery", turn=7
    )
    assert table.happened("deck-empty") == [{"seat": drawer}]
    assert table.happened("turn-begins") == [{"seat": drawer, "turn": 8}]
    assert table.happened("last-turn") == [{"seat": drawer}]
    assert table.fact("final") is True
    finish_turn(table)
    assert table.state.outcome is not None
    assert len(table.happened("turn-begins")) == 1


@rule("DIM-7.1")
def test_one_card_left_in_the_deck_does_not_end_the_game() -> None:
    hands = [cards("red", 1), cards("green", 3), cards("blue", 2)]
    table = position([player(hand=hand) for hand in hands], deck=cards("yellow", 7), phase="recovery")
    assert table.count("deck") == 1
    assert "deck-empty" not in table.log
    assert table.fact("final") is False
    assert table.happened("turn-begins") == [{"seat": "p2", "turn": 2}]


@rule("DIM-7.2")
def test_a_big_bang_before_the_last_turn_lets_the_game_go_on() -> None:
    table = position(
        [player(hand=["big-bang"], loop=["time-loop"]), player(), player()],
        deck=[],
        black_hole=cards("red", 11) + cards("blue", 11),
        last_drawer="p3",
        extra=True,
        phase="movement",
    )
    table.choose("play big-bang")
    assert table.fact("last-drawer") is None
    assert table.fact("final") is False
    assert table.happened("turn-begins") == [{"seat": "p2", "turn": 2}]
    assert "last-turn" not in table.log


@rule("DIM-7.3")
def test_a_player_scores_the_own_faction_in_all_dimensions_and_most_cards_win() -> None:
    table = position(
        [
            player(entity="red", dimension=["red-1", "green-1", "blue-1"]),
            player(entity="green", dimension=["red-2", "green-2", "blue-2"]),
            player(entity="blue", dimension=["red-3", "yellow-1", "yellow-2", "yellow-3", "yellow-4"]),
        ],
        deck=[],
        final=True,
        phase="recovery",
    )
    assert table.outcome.scores == (3, 2, 2)
    assert table.outcome.reason == "most-cards"
    assert table.winners == ["p1"]
    assert [values["score"] for values in table.happened("scored")] == [3, 2, 2]


@rule("DIM-7.4")
@pytest.mark.parametrize(
    ("factions", "winners", "reason"),
    [
        (["red", "green"], ["p1"], "spiral"),
        (["green", "red"], ["p2"], "spiral"),
        (["purple", "red"], ["p1"], "spiral"),
        (["red", "yellow"], ["p1", "p2"], "shared"),
        (["red", "green", "yellow"], ["p1"], "spiral"),
        (["red", "green", "blue"], ["p1", "p3"], "spiral"),
        (["yellow", "blue", "purple", "red"], ["p1"], "spiral"),
    ],
)
def test_among_tied_players_the_advantage_decides(
    factions: list[str], winners: list[str], reason: str
) -> None:
    table = counted(*((faction, 2) for faction in factions))
    assert table.outcome.scores == (2,) * len(factions)
    assert table.winners == winners
    assert table.outcome.reason == reason


@rule("DIM-7.4")
def test_a_player_who_is_not_tied_eliminates_nobody() -> None:
    table = counted(("red", 1), ("green", 2), ("blue", 2))
    assert table.winners == ["p2", "p3"]
    assert table.outcome.reason == "shared"


@rule("DIM-7.4")
def test_one_card_more_beats_the_advantage() -> None:
    table = counted(("red", 2), ("green", 3))
    assert table.winners == ["p2"]


@rule("DIM-7.5")
@pytest.mark.parametrize("count", [0, 2])
def test_five_players_all_tied_are_the_absolute_balance_of_power(count: int) -> None:
    table = counted(*((faction, count) for faction in FACTIONS))
    assert table.outcome.winners == ()
    assert table.outcome.scores == (count,) * 5
    assert table.outcome.reason == "balance"


@rule("DIM-7.5")
def test_four_tied_of_five_are_no_balance() -> None:
    table = counted(("red", 2), ("green", 2), ("yellow", 2), ("blue", 2), ("purple", 1))
    assert table.winners == ["p1"]
    assert table.outcome.reason == "spiral"


@rule("DIM-7.6")
def test_when_the_deck_runs_out_the_players_after_that_draw_nothing() -> None:
    hands = [cards("red", 2), cards("green", 2), cards("blue", 2)]
    table = position([player(hand=hand) for hand in hands], deck=cards("yellow", 3), phase="recovery")
    assert [values["seat"] for values in table.happened("drew")] == ["p1", "p1", "p2"]
    assert [table.count(f"{seat}/hand") for seat in table.seats] == [4, 3, 2]
    assert table.happened("last-turn") == [{"seat": "p2"}]


@rule("DIM-7.6", "DIM-4.7")
def test_a_player_without_a_card_sits_the_last_battle_out() -> None:
    table = position(
        [player(hand=cards("red", 2)), player()], deck=[], final=True, last_drawer="p1", phase="battle"
    )
    table.choose("show red-1")
    assert table.happened("sat-out") == [{"seat": "p2"}]


@rule("DIM-7.7")
def test_the_last_turn_may_be_the_second_in_a_row_of_the_same_player() -> None:
    table = position(
        [player(hand=cards("red", 3)), player(hand=cards("blue", 3))], deck=["green-1"], phase="recovery"
    )
    assert table.happened("last-turn") == [{"seat": "p1"}]
    assert table.asked == "p1 battle"


@rule("DIM-7.8")
def test_the_last_turn_has_all_five_phases_but_nobody_draws() -> None:
    table = position(
        [player(hand=cards("red", 4)), player(hand=cards("blue", 3))],
        deck=[],
        final=True,
        last_drawer="p1",
        phase="battle",
    )
    asked = []
    while table.state.decision is not None:
        asked.append(table.asked)
        table.choose(table.options[0])
    assert asked[:5] == ["p1 battle", "p2 battle", "p1 lay", "p1 lay-to", "p1 move"]
    assert "attacked" in table.log or "skipped" in table.log
    assert "drew" not in table.log
    assert table.outcome.reason


@rule("DIM-7.9")
def test_time_loop_in_the_last_turn_gives_the_extra_turn_before_the_end() -> None:
    table = position(
        [player(hand=["time-loop", *cards("red", 3)]), player(hand=cards("blue", 3))],
        deck=[],
        final=True,
        last_drawer="p1",
        phase="movement",
    )
    table.choose("play time-loop")
    assert table.state.outcome is None
    assert table.happened("extra-turn") == [{"seat": "p1"}]
    assert table.asked == "p1 battle"
    finish_turn(table)
    assert table.outcome.reason
    assert len(table.happened("turn-begins")) == 1


@rule("DIM-7.10")
@pytest.mark.parametrize(("cards_left", "drawer"), [(2, "p1"), (3, "p2")])
def test_time_loop_in_the_turn_that_empties_the_deck_comes_before_the_last_turn(
    cards_left: int, drawer: str
) -> None:
    table = position(
        [player(hand=["time-loop", "red-1", "red-2"]), player(hand=cards("blue", 3))],
        deck=cards("green", cards_left),
        phase="movement",
    )
    table.choose("play time-loop")
    assert table.happened("deck-empty") == [{"seat": drawer}]
    assert table.fact("final") is False
    assert table.happened("extra-turn") == [{"seat": "p1"}]
    finish_turn(table)
    assert table.happened("last-turn") == [{"seat": drawer}]
    assert table.fact("active") == drawer
    finish_turn(table)
    assert table.outcome.reason
    assert [values["seat"] for values in table.happened("turn-begins")] == ["p1", drawer]


@rule("DIM-7.11")
def test_big_bang_in_the_last_turn_makes_it_not_the_last_if_any_card_came_back() -> None:
    table = position(
        [player(), player(hand=["big-bang", "red-9"]), player()],
        deck=[],
        black_hole=cards("red", 8) + cards("blue", 11),
        final=True,
        last_drawer="p2",
        active="p2",
        phase="movement",
    )
    table.choose("play big-bang")
    assert "drew" in table.log
    assert table.happened("turn-begins") == [{"seat": "p3", "turn": 2}]
    assert "last-turn" not in table.log
    assert table.state.outcome is None


@rule("DIM-7.11")
def test_one_card_that_came_back_is_enough() -> None:
    table = position(
        [player(hand=["big-bang", *cards("red", 3)]), player(hand=cards("blue", 4))],
        deck=[],
        black_hole=["green-1"],
        final=True,
        last_drawer="p1",
        phase="movement",
    )
    table.choose("play big-bang")
    assert table.happened("drew") == [{"seat": "p1", "card": "green-1"}]
    assert table.happened("last-turn") == [{"seat": "p1"}]
    assert table.state.outcome is None


@rule("DIM-7.11")
def test_big_bang_that_brings_nothing_back_does_not_save_the_game() -> None:
    table = position(
        [player(hand=["big-bang"]), player()], deck=[], final=True, last_drawer="p1", phase="movement"
    )
    table.choose("play big-bang")
    assert table.happened("deck-refilled") == [{"seat": "p1", "cards": 0}]
    assert table.outcome.reason


@rule("DIM-7.12")
def test_only_cards_in_dimensions_count() -> None:
    table = position(
        [
            player(entity="red", hand=["red-1", "red-2"], dimension=["red-3"]),
            player(entity="blue", hand=["blue-1"], dimension=["blue-2", "blue-3"]),
        ],
        black_hole=["red-4", "red-5", "red-6"],
        deck=["red-7", "red-8", "red-9"],
        final=True,
        phase="recovery",
    )
    assert table.outcome.scores == (1, 2)
    assert table.winners == ["p2"]


@rule("DIM-7.12")
def test_cards_of_a_faction_whose_entity_nobody_holds_count_for_nobody() -> None:
    table = position(
        [player(entity="red", dimension=cards("green", 9)), player(entity="blue", dimension=["blue-1"])],
        deck=[],
        final=True,
        phase="recovery",
    )
    assert table.outcome.scores == (0, 1)


@rule("DIM-7.13")
def test_the_tie_is_broken_by_the_spiral_as_it_stands_at_the_end() -> None:
    def tie(swap: bool) -> list[str]:
        table = position(
            [
                player(entity="red", hand=["quantum-entanglement"]),
                player(entity="green", dimension=["green-1", "red-1"]),
            ],
            deck=[],
            final=True,
            last_drawer="p1",
            phase="movement",
        )
        others = ["swap power-red", "swap power-green"] if swap else ["swap power-blue", "swap power-purple"]
        table.choose("play quantum-entanglement", *others)
        assert table.outcome.scores == (1, 1)
        return table.winners

    assert tie(swap=False) == ["p1"]
    assert tie(swap=True) == ["p2"]


@rule("DIM-7.14")
def test_at_the_end_all_dealt_entities_are_revealed() -> None:
    table = counted(("red", 1), ("yellow", 2), ("purple", 0))
    dealt = {"p1": "entity-red", "p2": "entity-yellow", "p3": "entity-purple"}
    assert table.happened("revealed") == [{"seat": seat, "card": card} for seat, card in dealt.items()]
    for seat in table.seats:
        for other, card in dealt.items():
            assert table.cards(f"{other}/entity", seat) == [card]
        assert table.zone("box", seat).keys() == {"count"}
