"""DIM-4: phase 1, the Battle of Dimensions.

The Spiral is red, green, yellow, blue, purple: each beats the next.
"""

import pytest
from tests.support.rules import rule
from tests.support.table import Table, player, position


def battle(*shown: str, **words: object) -> Table:
    """Everybody shows the only card in hand, p1 first; an empty word is an empty hand."""
    table = position([player(hand=[card] if card else []) for card in shown], phase="battle", **words)
    return table.choose(*(f"show {card}" for card in shown if card))


def fates(table: Table) -> dict[str, str]:
    """What became of each card shown."""
    words = {"won-battle": "won", "lost-battle": "lost"}
    return {str(event.values["card"]): words[event.kind] for event in table.events if event.kind in words}


@rule("DIM-4.2")
def test_all_players_choose_and_nothing_is_shown_until_the_last_has_chosen() -> None:
    hands = [["red-1", "red-2"], ["green-1", "green-2"], ["blue-1", "blue-2"]]
    table = position([player(hand=hand) for hand in hands], phase="battle", active="p2")
    asked = []
    for choice in "show green-2", "show blue-1":
        asked.append(table.asked)
        table.choose(choice)
        assert table.log == []
        assert table.cards("black-hole") == []
        assert table.field() == {}
        assert [table.count(f"{seat}/hand") for seat in table.seats] == [2, 2, 2]
    asked.append(table.asked)
    table.choose("show red-1")
    assert asked == ["p2 battle", "p3 battle", "p1 battle"]
    assert [values["card"] for values in table.happened("shown")] == ["red-1", "green-2", "blue-1"]
    assert [table.count(f"{seat}/hand") for seat in table.seats] == [1, 1, 1]


@rule("DIM-4.2")
def test_exactly_one_card_is_shown_and_only_from_the_own_hand() -> None:
    table = position(
        [player(hand=["red-1", "red-2"], dimension=["red-3"]), player(hand=["green-1"])],
        black_hole=["red-4"],
        phase="battle",
    )
    assert table.options == ["show red-1", "show red-2"]


@rule("DIM-4.2")
def test_a_choice_is_not_taken_back_while_the_others_choose() -> None:
    table = position([player(hand=["red-1", "red-2"]), player(hand=["green-1"])], phase="battle")
    table.choose("show red-1")
    refusal = table.refusal("", "p1")
    assert (refusal.rule, refusal.reason) == ("DIM-4.2", "chosen-already")


@rule("DIM-4.3")
@pytest.mark.parametrize(
    ("shown", "lost"),
    [
        (["red-1", "green-1"], ["green-1"]),
        (["green-1", "red-1"], ["green-1"]),
        (["red-1", "yellow-1"], []),
        (["red-1", "green-1", "yellow-1"], ["green-1", "yellow-1"]),
        (["red-1", "yellow-1", "green-1", "purple-1"], ["red-1", "yellow-1", "green-1"]),
        (["red-1", "yellow-1", "blue-1"], ["blue-1"]),
        (["green-1", "blue-1", "yellow-1", "purple-1"], ["blue-1", "yellow-1", "purple-1"]),
    ],
)
def test_a_card_loses_if_the_faction_that_beats_it_was_shown(shown: list[str], lost: list[str]) -> None:
    table = battle(*shown)
    assert fates(table) == {card: "lost" if card in lost else "won" for card in shown}


@rule("DIM-4.3")
def test_a_card_that_loses_itself_still_makes_others_lose() -> None:
    assert fates(battle("red-1", "green-1", "yellow-1"))["yellow-1"] == "lost"


@rule("DIM-4.4")
def test_a_winning_card_joins_its_squad_at_home_and_a_losing_one_goes_to_the_black_hole() -> None:
    table = position(
        [
            player(hand=["red-1"], dimension=["red-2", "green-3"]),
            player(hand=["green-1"], dimension=["green-2"]),
            player(hand=["blue-1"]),
        ],
        black_hole=["yellow-1"],
        phase="battle",
    )
    table.choose("show red-1", "show green-1", "show blue-1")
    assert table.field() == {
        "p1/red": ["red-2", "red-1"],
        "p1/green": ["green-3"],
        "p2/green": ["green-2"],
        "p3/blue": ["blue-1"],
    }
    assert table.cards("black-hole") == ["yellow-1", "green-1"]


@rule("DIM-4.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_of_one_faction_alone_all_win(seats: int) -> None:
    shown = [f"yellow-{number}" for number in range(1, seats + 1)]
    table = battle(*shown)
    assert fates(table) == dict.fromkeys(shown, "won")
    assert table.field() == {f"p{place}/yellow": [card] for place, card in enumerate(shown, 1)}


@rule("DIM-4.6")
def test_five_different_factions_have_no_winner_and_all_go_to_the_black_hole() -> None:
    shown = ["red-1", "green-2", "yellow-3", "blue-4", "purple-5"]
    table = battle(*shown)
    assert "no-winner" in table.log
    assert fates(table) == dict.fromkeys(shown, "lost")
    assert table.cards("black-hole") == shown
    assert table.field() == {}


@rule("DIM-4.6")
def test_four_factions_among_five_players_have_a_winner() -> None:
    table = battle("red-1", "green-2", "yellow-3", "blue-4", "red-5")
    assert "no-winner" not in table.log
    assert table.field() == {"p1/red": ["red-1"], "p5/red": ["red-5"]}


@rule("DIM-4.7")
def test_an_anomaly_cannot_be_shown_in_phase_1() -> None:
    table = position([player(hand=["wormhole", "red-1"]), player(hand=["red-2"])], phase="battle")
    assert table.options == ["show red-1"]
    refusal = table.refusal("show wormhole")
    assert (refusal.rule, refusal.reason, dict(refusal.values)) == (
        "DIM-4.7",
        "anomaly-not-laid",
        {"card": "wormhole"},
    )


@rule("DIM-4.7")
def test_an_anomaly_cannot_be_laid_in_phase_2() -> None:
    table = position([player(hand=["wormhole", "red-1"]), player()], phase="reinforcement")
    assert table.options == ["lay red-1"]
    assert table.refusal("lay wormhole").rule == "DIM-4.7"


@rule("DIM-4.7")
@pytest.mark.parametrize("hand", [[], ["wormhole"]])
def test_a_player_without_a_faction_card_sits_phase_1_out(hand: list[str]) -> None:
    table = position([player(hand=hand), player(hand=["red-1"])], phase="battle")
    assert table.asked == "p2 battle"
    table.choose("show red-1")
    assert table.happened("sat-out") == [{"seat": "p1"}]
    assert table.field() == {"p2/red": ["red-1"]}
    assert table.cards("p1/hand") == hand


@rule("DIM-4.7")
@pytest.mark.parametrize("hand", [[], ["time-loop"]])
def test_an_active_player_without_a_faction_card_skips_phase_2(hand: list[str]) -> None:
    table = position([player(hand=hand), player(dimension=["red-1"])], phase="reinforcement")
    assert table.happened("skipped")[0] == {"seat": "p1", "phase": "reinforcement"}
    assert table.asked == "p1 move"


@rule("DIM-4.7")
def test_with_one_faction_card_nothing_is_sat_out_or_skipped() -> None:
    table = position([player(hand=["wormhole", "red-1", "red-2"]), player(hand=["red-3"])], phase="battle")
    table.choose("show red-1", "show red-3")
    assert table.asked == "p1 lay"
    assert "sat-out" not in table.log
    assert "skipped" not in table.log


@rule("DIM-4.15")
def test_a_single_card_shown_wins() -> None:
    table = battle("", "green-1", "")
    assert fates(table) == {"green-1": "won"}
    assert table.log.count("sat-out") == 2


@rule("DIM-4.15")
def test_with_no_card_shown_the_phase_is_over() -> None:
    table = position([player(), player(), player(dimension=["red-1"])], phase="battle")
    assert table.log[:3] == ["sat-out", "sat-out", "sat-out"]
    assert "shown" not in table.log
    assert table.asked == "p1 move"
    assert table.field() == {"p3/red": ["red-1"]}


@rule("DIM-4.15", "DIM-4.3")
def test_a_faction_that_nobody_shows_beats_nobody() -> None:
    table = position(
        [player(hand=["green-1"]), player(hand=["wormhole"], dimension=["red-1", "red-2"])], phase="battle"
    )
    table.choose("show green-1")
    assert fates(table) == {"green-1": "won"}


@rule("DIM-4.16")
def test_several_cards_of_one_faction_win_or_lose_together() -> None:
    table = battle("red-1", "green-1", "green-2", "red-2", "blue-1")
    assert fates(table) == {
        "red-1": "won", "green-1": "lost", "green-2": "lost", "red-2": "won", "blue-1": "won",
    }  # fmt: skip


@rule("DIM-4.16")
def test_one_card_makes_any_number_of_cards_lose() -> None:
    table = battle("green-1", "green-2", "red-1", "green-3")
    assert table.field() == {"p3/red": ["red-1"]}
    assert table.cards("black-hole") == ["green-1", "green-2", "green-3"]
