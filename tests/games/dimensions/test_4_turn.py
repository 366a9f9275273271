"""DIM-4: the turn and its phases 2 to 5.

The Spiral is red, green, yellow, blue, purple: each beats the next.
"""

import pytest
from tests.support.rules import rule
from tests.support.table import player, position

FULL = ["yellow-8", "yellow-9", "yellow-10", "yellow-11"]


@rule("DIM-4.1")
def test_a_turn_has_five_phases_in_this_order() -> None:
    table = position(
        [
            player(hand=["red-1", "red-2", "red-3"], dimension=["red-4"]),
            player(hand=["green-1"], dimension=["green-2", "green-3"]),
        ],
        phase="battle",
    )
    phases = []
    while table.fact("active") == "p1":
        if table.fact("phase") not in phases:
            phases.append(table.fact("phase"))
        table.choose(table.options[0])
    assert phases == ["battle", "reinforcement", "movement", "attack"]
    kinds = ["shown", "laid", "moved", "attacked", "drew", "turn-begins"]
    assert sorted(kinds, key=table.log.index) == kinds


@rule("DIM-4.1")
@pytest.mark.parametrize(("active", "after"), [("p1", "p2"), ("p2", "p3"), ("p3", "p1")])
def test_turns_go_clockwise(active: str, after: str) -> None:
    table = position([player(), player(), player()], active=active, phase="recovery", turn=4)
    assert table.happened("turn-begins") == [{"seat": after, "turn": 5}]
    assert table.asked == f"{after} battle"


@rule("DIM-4.8")
@pytest.mark.parametrize("to", ["p1", "p2", "p3"])
def test_the_active_player_lays_a_card_into_any_dimension(to: str) -> None:
    table = position(
        [player(hand=["red-1", "blue-1"]), player(dimension=["red-2"]), player()], phase="reinforcement"
    )
    assert table.options == ["lay red-1", "lay blue-1"]
    table.choose("lay red-1")
    assert table.options == ["to p1", "to p2", "to p3"]
    table.choose(f"to {to}")
    assert "red-1" in table.cards(f"{to}/red")
    assert table.cards("p1/hand") == ["blue-1"]
    assert table.happened("laid") == [{"seat": "p1", "card": "red-1", "dimension": to}]


@rule("DIM-4.8")
def test_laying_a_card_is_mandatory_and_only_one_is_laid() -> None:
    table = position([player(hand=["red-1", "blue-1"]), player()], phase="reinforcement")
    assert "pass" not in table.options
    refusal = table.refusal("pass")
    assert (refusal.rule, refusal.reason) == ("DIM-4.8", "must-lay")
    table.choose("lay red-1", "to p1")
    assert table.asked == "p1 move"


@rule("DIM-4.9")
def test_any_card_of_any_dimension_may_be_moved_to_another_one() -> None:
    table = position(
        [player(dimension=["purple-1"]), player(dimension=["green-1", "blue-1"]), player()], phase="movement"
    )
    assert table.options == ["move purple-1", "move green-1", "move blue-1"]
    table.choose("move green-1")
    assert table.options == ["to p1", "to p3"]
    refusal = table.refusal("to p2")
    assert (refusal.rule, refusal.reason) == ("DIM-4.9", "there-already")
    table.choose("to p3")
    assert table.cards("p3/green") == ["green-1"]
    assert table.cards("p2/green") == []


@rule("DIM-4.9")
def test_whoever_can_move_a_card_must_move_one_or_play_an_anomaly() -> None:
    table = position([player(hand=["big-bang"]), player(dimension=["green-1"])], phase="movement")
    assert table.options == ["move green-1", "play big-bang"]
    refusal = table.refusal("pass")
    assert (refusal.rule, refusal.reason) == ("DIM-4.9", "must-move")


@rule("DIM-4.9")
def test_with_nothing_to_move_and_no_anomaly_the_phase_is_skipped() -> None:
    table = position([player(hand=["red-1"]), player()], phase="movement")
    assert table.options == ["pass"]
    assert "pass" not in table.refusals()
    table.choose("pass")
    assert table.happened("skipped")[0] == {"seat": "p1", "phase": "movement"}
    assert "moved" not in table.log


@rule("DIM-4.9")
def test_only_one_card_is_moved() -> None:
    table = position(
        [player(dimension=["red-1", "red-2", "red-3"]), player(dimension=["blue-1"])], phase="movement"
    )
    table.choose("move blue-1")
    assert table.log.count("moved") == 1
    assert table.fact("phase") != "movement"


@rule("DIM-4.10")
def test_a_moved_card_joins_the_squad_of_its_faction() -> None:
    table = position(
        [player(dimension=["red-1", "red-2"]), player(dimension=["red-3", "blue-1"])], phase="movement"
    )
    table.choose("move red-1")
    assert table.cards("p2/red") == ["red-3", "red-1"]
    assert table.cards("p1/red") == ["red-2"]


@rule("DIM-4.11")
def test_whoever_can_attack_must() -> None:
    table = position(
        [player(dimension=["red-1"]), player(dimension=["green-1"]), player(dimension=["green-2"])],
        phase="attack",
    )
    assert table.options == ["attack red p2/green", "attack red p3/green"]
    refusal = table.refusal("pass")
    assert (refusal.rule, refusal.reason) == ("DIM-4.11", "must-attack")


@rule("DIM-4.11")
def test_the_only_attack_there_is_happens_by_itself() -> None:
    table = position([player(dimension=["red-1"]), player(dimension=["green-1"])], phase="attack")
    assert table.log[:2] == ["attacked", "destroyed"]


@rule("DIM-4.11")
def test_there_is_exactly_one_attack_a_turn() -> None:
    table = position(
        [player(dimension=["red-1"]), player(dimension=["green-1"]), player(dimension=["green-2"])],
        phase="attack",
    )
    table.choose("attack red p2/green")
    assert table.log.count("attacked") == 1
    assert table.fact("active") == "p2"
    assert table.cards("p3/green") == ["green-2"]


@rule("DIM-4.12")
@pytest.mark.parametrize(
    ("active", "order"), [("p1", ["p1", "p2", "p3"]), ("p2", ["p2", "p3", "p1"]), ("p3", ["p3", "p1", "p2"])]
)
def test_the_active_player_draws_first_then_the_others_clockwise(active: str, order: list[str]) -> None:
    hands = [["red-1", "red-2", "red-3"], ["green-1", "green-2", "green-3"], ["blue-1", "blue-2", "blue-3"]]
    table = position(
        [player(hand=hand) for hand in hands],
        deck=["purple-1", "purple-2", "purple-3", "purple-4"],
        active=active,
        phase="recovery",
    )
    assert [values["seat"] for values in table.happened("drew")] == order
    assert [values["card"] for values in table.happened("drew")] == ["purple-1", "purple-2", "purple-3"]
    assert [table.count(f"{seat}/hand") for seat in table.seats] == [4, 4, 4]
    assert table.count("deck") == 1


@rule("DIM-4.12")
def test_everybody_draws_as_many_cards_as_are_missing() -> None:
    table = position(
        [player(), player(hand=FULL[:1]), player(hand=["red-1", "red-2", "red-3"])], phase="recovery"
    )
    drawn = [values["seat"] for values in table.happened("drew")]
    assert [drawn.count(seat) for seat in table.seats] == [4, 3, 1]


@rule("DIM-4.13")
@pytest.mark.parametrize("extra", [[], ["red-1"], ["red-1", "red-2"]])
def test_a_player_with_four_or_more_cards_draws_nothing(extra: list[str]) -> None:
    table = position(
        [player(hand=[*FULL, *extra]), player(hand=["red-9", "red-10", "red-11"])], phase="recovery"
    )
    assert [values["seat"] for values in table.happened("drew")] == ["p2"]
    assert table.cards("p1/hand") == [*FULL, *extra]


@rule("DIM-4.13")
def test_nobody_draws_from_an_empty_deck() -> None:
    table = position([player(hand=["red-1"]), player()], deck=[], phase="recovery")
    assert "drew" not in table.log
    assert table.count("p1/hand") == 1


@rule("DIM-4.14")
def test_only_the_active_player_acts_in_phases_2_to_4() -> None:
    table = position(
        [
            player(hand=["red-1", "red-2", "red-3"], dimension=["red-4"]),
            player(hand=["green-1"], dimension=["green-2", "green-3"]),
            player(hand=["green-4"], dimension=["green-5"]),
        ],
        phase="reinforcement",
    )
    while table.fact("active") == "p1":
        assert table.asked.startswith("p1 ")
        for seat in "p2", "p3":
            refusal = table.refusal("", seat)
            assert (refusal.rule, refusal.reason) == ("DIM-4.14", "not-your-move")
        table.choose(table.options[0])
    assert table.asked == "p2 battle"


@rule("DIM-4.14")
def test_all_players_take_part_in_phases_1_and_5() -> None:
    table = position(
        [player(hand=[f"red-{number}", f"blue-{number}"]) for number in (1, 2, 3)],
        active="p3",
        phase="battle",
    )
    asked = []
    while table.fact("phase") == "battle":
        asked.append(table.asked)
        table.choose(table.options[0])
    assert asked == ["p3 battle", "p1 battle", "p2 battle"]
    while table.fact("active") == "p3":
        table.choose(table.options[0])
    assert {values["seat"] for values in table.happened("drew")} == {"p1", "p2", "p3"}


@rule("DIM-4.17")
def test_each_player_draws_all_missing_cards_before_the_next_draws_the_first() -> None:
    table = position(
        [player(hand=["red-1"]), player(hand=["red-2", "red-3"])],
        deck=[f"blue-{number}" for number in range(1, 8)],
        active="p2",
        phase="recovery",
    )
    assert [(values["seat"], values["card"]) for values in table.happened("drew")] == [
        ("p2", "blue-1"),
        ("p2", "blue-2"),
        ("p1", "blue-3"),
        ("p1", "blue-4"),
        ("p1", "blue-5"),
    ]


@rule("DIM-4.18")
def test_a_card_laid_in_this_very_turn_may_be_moved() -> None:
    table = position([player(hand=["red-1"]), player()], phase="reinforcement")
    table.choose("lay red-1", "to p1")
    assert table.options == ["move red-1"]
    table.choose("move red-1")
    assert table.cards("p2/red") == ["red-1"]


@rule("DIM-4.18")
def test_a_card_won_in_this_turns_battle_may_be_moved() -> None:
    table = position([player(hand=["red-1"]), player(hand=["red-2"])], phase="battle")
    table.choose("show red-1", "show red-2")
    assert table.options == ["move red-1", "move red-2"]


@rule("DIM-4.18")
def test_a_card_may_be_moved_between_the_dimensions_of_two_other_players() -> None:
    table = position([player(), player(dimension=["red-1"]), player()], phase="movement")
    table.choose("move red-1", "to p3")
    assert table.field() == {"p3/red": ["red-1"]}


@rule("DIM-4.19")
def test_also_in_the_last_turn_a_faction_card_must_be_laid() -> None:
    table = position(
        [player(hand=["red-1"]), player()], deck=[], final=True, last_drawer="p1", phase="reinforcement"
    )
    assert table.options == ["lay red-1"]
    assert table.refusal("pass").rule == "DIM-4.8"


@rule("DIM-4.19")
def test_also_in_the_last_turn_a_faction_card_must_be_shown() -> None:
    table = position(
        [player(hand=["red-1"]), player(hand=["blue-1"])],
        deck=[],
        final=True,
        last_drawer="p1",
        phase="battle",
    )
    assert table.options == ["show red-1"]
    table.choose("show red-1")
    assert table.options == ["show blue-1"]
