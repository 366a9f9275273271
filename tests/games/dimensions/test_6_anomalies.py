"""DIM-6: Anomalies. The Spiral is red, green, yellow, blue, purple: each beats the next."""

from itertools import permutations

import pytest
from tests.support.rules import rule
from tests.support.table import Table, player, position

FACTIONS = ("red", "green", "yellow", "blue", "purple")
ANOMALIES = ("quantum-entanglement", "wormhole", "black-hole", "big-bang", "time-loop")
FULL = ["yellow-8", "yellow-9", "yellow-10", "yellow-11"]


def holding(*hand: str, **words: object) -> Table:
    """p1 is about to move, with an empty field unless told otherwise."""
    words.setdefault("phase", "movement")
    dimension = words.pop("dimension", [])
    theirs = words.pop("theirs", [])
    assert isinstance(dimension, list)
    assert isinstance(theirs, list)
    return position([player(hand=hand, dimension=dimension), player(hand=FULL, dimension=theirs)], **words)


@rule("DIM-6.1")
@pytest.mark.parametrize("anomaly", ["quantum-entanglement", "big-bang", "time-loop"])
def test_with_nothing_to_move_the_holder_may_play_an_anomaly_or_skip_the_phase(anomaly: str) -> None:
    table = holding(anomaly)
    assert table.options == ["pass", f"play {anomaly}"]
    table.choose("pass")
    assert anomaly in table.cards("p1/hand")
    assert table.happened("skipped")[0] == {"seat": "p1", "phase": "movement"}


@rule("DIM-6.1")
@pytest.mark.parametrize("anomaly", ANOMALIES)
def test_with_something_to_move_an_anomaly_may_be_kept(anomaly: str) -> None:
    table = holding(anomaly, theirs=["blue-1"])
    assert table.options == ["move blue-1", f"play {anomaly}"]
    table.choose("move blue-1")
    assert anomaly in table.cards("p1/hand")


@rule("DIM-6.2", "DIM-6.10")
@pytest.mark.parametrize(("one", "other"), list(permutations(range(5), 2)))
def test_quantum_entanglement_swaps_any_two_power_cards_and_leaves_the_others(one: int, other: int) -> None:
    ring = [f"power-{faction}" for faction in FACTIONS]
    table = holding("quantum-entanglement").choose("play quantum-entanglement")
    assert table.options == [f"swap {card}" for card in ring]
    table.choose(f"swap {ring[one]}")
    assert table.options == [f"swap {card}" for card in ring if card != ring[one]]
    table.choose(f"swap {ring[other]}")
    ring[one], ring[other] = ring[other], ring[one]
    assert table.cards("spiral") == ring


@rule("DIM-6.2")
def test_quantum_entanglement_cannot_stop_at_one_card() -> None:
    table = holding("quantum-entanglement").choose("play quantum-entanglement", "swap power-red")
    assert table.asked == "p1 swap-with"
    assert "done" not in table.options
    assert "pass" not in table.options


@rule("DIM-6.10")
def test_the_new_spiral_holds_already_in_phase_4_of_that_turn() -> None:
    table = holding("quantum-entanglement", dimension=["red-1"], theirs=["blue-1", "green-1"])
    table.choose("play quantum-entanglement", "swap power-green", "swap power-blue")
    assert table.happened("attacked") == [{"seat": "p1", "target": "p2/blue", "squad": "red"}]
    assert table.cards("p2/green") == ["green-1"]


@rule("DIM-6.10")
def test_the_new_spiral_holds_in_the_next_battle_too() -> None:
    table = position(
        [player(hand=["quantum-entanglement", "red-1"]), player(hand=["blue-1"])], phase="movement"
    )
    table.choose("play quantum-entanglement", "swap power-green", "swap power-blue")
    table.choose("show blue-1", "show red-1")
    assert table.happened("lost-battle") == [{"seat": "p2", "card": "blue-1"}]


@rule("DIM-6.3")
def test_wormhole_moves_a_whole_squad_which_merges_with_its_faction_there() -> None:
    table = position(
        [
            player(hand=["wormhole"]),
            player(dimension=["red-1", "red-2", "blue-1"]),
            player(dimension=["red-3", "green-1"]),
        ],
        phase="movement",
    )
    table.choose("play wormhole")
    assert table.options == ["take p2/red", "take p2/blue", "take p3/red", "take p3/green"]
    table.choose("take p2/red")
    assert table.options == ["to p1", "to p3"]
    table.choose("to p3")
    assert table.field() == {
        "p2/blue": ["blue-1"],
        "p3/red": ["red-3", "red-1", "red-2"],
        "p3/green": ["green-1"],
    }


@rule("DIM-6.3")
def test_wormhole_reaches_between_any_two_dimensions_the_own_one_included() -> None:
    table = holding("wormhole", dimension=["red-1", "red-2"], theirs=["blue-1"])
    table.choose("play wormhole", "take p1/red")
    assert table.field() == {"p2/red": ["red-1", "red-2"], "p2/blue": ["blue-1"]}
    assert table.happened("squad-moved") == [{"seat": "p1", "squad": "p1/red", "dimension": "p2"}]


@rule("DIM-6.4")
@pytest.mark.parametrize("target", ["p1/red", "p2/red", "p2/blue"])
def test_black_hole_sends_one_whole_squad_of_any_dimension_to_the_black_hole(target: str) -> None:
    squads = {"p1/red": ["red-1"], "p2/red": ["red-2", "red-3", "red-4"], "p2/blue": ["blue-1", "blue-2"]}
    table = position(
        [
            player(hand=["black-hole"], dimension=squads["p1/red"]),
            player(dimension=[*squads["p2/red"], *squads["p2/blue"]]),
        ],
        phase="movement",
        deck=["green-1"],
    )
    table.choose("play black-hole")
    assert table.options == [f"take {squad}" for squad in squads]
    table.choose(f"take {target}")
    lost = squads.pop(target)
    assert table.happened("squad-lost") == [{"seat": "p1", "squad": target, "cards": len(lost)}]
    assert table.cards("black-hole")[: len(lost) + 1] == [*lost, "black-hole"]
    assert table.field().keys() == squads.keys()


@rule("DIM-6.5")
def test_big_bang_returns_the_black_hole_to_the_deck_and_shuffles_the_whole_deck() -> None:
    deck = [f"green-{number}" for number in range(1, 12)]
    orders = set()
    for seed in range(8):
        table = holding("big-bang", black_hole=["red-1", "red-2"], deck=deck, seed=seed)
        table.choose("play big-bang")
        drawn = [values["card"] for values in table.happened("drew")]
        rest = table.cards("deck")
        assert sorted(map(str, [*drawn, *rest])) == sorted([*deck, "red-1", "red-2"])
        orders.add((*drawn, *rest[::-1]))
    assert len(orders) == 8
    assert not any(order[:5] == tuple(deck[:5]) for order in orders)


@rule("DIM-6.5")
def test_big_bang_touches_neither_hands_nor_dimensions() -> None:
    table = holding("big-bang", "red-5", black_hole=["red-1"], theirs=["blue-1"])
    table.choose("play big-bang")
    assert table.field() == {"p2/blue": ["blue-1"]}
    assert table.cards("p2/hand") == FULL
    assert table.cards("p1/hand")[0] == "red-5"


@rule("DIM-6.6")
def test_time_loop_lies_face_up_and_gives_one_more_turn() -> None:
    table = holding("time-loop", "red-1", theirs=["blue-1"], turn=3)
    table.choose("play time-loop")
    assert table.cards("p1/loop", "p2") == ["time-loop"]
    assert [event.kind for event in table.events if "turn" in event.kind] == ["turn-begins", "extra-turn"]
    assert table.happened("turn-begins") == [{"seat": "p1", "turn": 4}]
    assert table.asked == "p1 battle"


@rule("DIM-6.6")
def test_the_player_of_the_time_loop_first_finishes_the_turn() -> None:
    table = holding("time-loop", dimension=["red-1"], theirs=["green-1"])
    table.choose("play time-loop")
    log = [kind for kind in table.log if kind != "drew"]
    assert log == ["anomaly-played", "attacked", "destroyed", "turn-begins", "extra-turn"]
    assert table.log.index("drew") < table.log.index("extra-turn")


@rule("DIM-6.6")
def test_the_time_loop_is_no_squad_and_can_be_neither_moved_nor_attacked() -> None:
    table = position(
        [player(loop=["time-loop"], dimension=["red-1", "red-2"]), player(dimension=["green-1", "blue-1"])],
        phase="movement",
        extra=True,
    )
    assert table.cards("p1/loop", "p2") == ["time-loop"]
    assert table.options == ["move red-1", "move red-2", "move green-1", "move blue-1"]
    table.choose("move blue-1")
    assert table.options == ["attack red p1/blue", "attack red p2/green"]
    taken = position(
        [player(hand=["wormhole"], loop=["time-loop"]), player(dimension=["green-1"])], phase="movement"
    )
    assert taken.choose("play wormhole").field() == {"p1/green": ["green-1"]}


@rule("DIM-6.6")
def test_the_time_loop_counts_for_nobody() -> None:
    table = position(
        [player(entity="red", loop=["time-loop"], dimension=["red-1"]), player(entity="blue")],
        deck=[],
        final=True,
        extra=True,
        phase="recovery",
    )
    assert table.outcome.scores == (1, 0)


@rule("DIM-6.7")
@pytest.mark.parametrize(
    ("anomaly", "choices"),
    [
        ("quantum-entanglement", ["swap power-red", "swap power-blue"]),
        ("wormhole", ["take p2/blue"]),
        ("black-hole", ["take p2/blue"]),
        ("big-bang", []),
    ],
)
def test_a_played_anomaly_goes_to_the_black_hole_after_its_effect(anomaly: str, choices: list[str]) -> None:
    table = holding(anomaly, theirs=["blue-1", "green-1"], black_hole=["red-1"])
    table.choose(f"play {anomaly}")
    if choices:
        assert anomaly not in table.cards("black-hole")
        assert table.cards("stage", "p2") == [anomaly]
    table.choose(*choices)
    assert table.cards("black-hole")[-1] == anomaly
    assert table.cards("stage") == []
    assert table.happened("anomaly-played") == [{"seat": "p1", "card": anomaly}]


@rule("DIM-6.7")
def test_the_time_loop_goes_to_the_black_hole_when_the_extra_turn_ends() -> None:
    table = holding("time-loop").choose("play time-loop")
    while table.fact("active") == "p1":
        assert table.cards("p1/loop") == ["time-loop"]
        table.choose(table.options[0])
    assert table.cards("p1/loop") == []
    assert "time-loop" in table.cards("black-hole")


@rule("DIM-6.8")
def test_an_anomaly_returned_by_the_big_bang_can_be_drawn_and_played_again() -> None:
    table = position(
        [player(hand=["big-bang"]), player(hand=["yellow-1", "yellow-2", "yellow-3"], dimension=["blue-1"])],
        deck=[],
        black_hole=["wormhole", "red-1", "red-2"],
        last_drawer="p2",
        phase="movement",
    )
    table.choose("play big-bang")
    holder = "p1" if "wormhole" in table.cards("p1/hand") else "p2"
    assert "wormhole" in table.cards(f"{holder}/hand")
    for _ in range(60):
        if "play wormhole" in table.options:
            break
        table.choose(table.options[0])
    table.choose("play wormhole")
    assert [values["card"] for values in table.happened("anomaly-played")] == ["big-bang", "wormhole"]


@rule("DIM-6.9")
def test_an_anomaly_replaces_the_move() -> None:
    table = holding("big-bang", "wormhole", theirs=["blue-1", "blue-2"], dimension=["green-1"])
    table.choose("play big-bang")
    assert table.fact("phase") != "movement"
    assert "moved" not in table.log
    assert "wormhole" in table.cards("p1/hand")


@rule("DIM-6.9")
def test_a_move_leaves_no_room_for_an_anomaly() -> None:
    table = holding("big-bang", theirs=["blue-1", "yellow-1"])
    table.choose("move blue-1")
    assert "play big-bang" not in table.options
    assert "anomaly-played" not in table.log


@rule("DIM-6.9")
def test_an_anomaly_is_played_only_in_phase_3_of_the_own_turn() -> None:
    table = position(
        [player(hand=["red-1", "red-2"]), player(hand=["big-bang", "blue-1", "blue-2"])], phase="battle"
    )
    played_at = []
    for _ in range(30):
        if any(option == "play big-bang" for option in table.options):
            played_at.append((table.asked, table.fact("active"), table.fact("phase")))
        if table.fact("turn") > 4 or table.state.decision is None:
            break
        table.choose(table.options[0])
    assert played_at
    assert set(played_at) == {("p2 move", "p2", "movement")}


@rule("DIM-6.11")
@pytest.mark.parametrize("anomaly", ["wormhole", "black-hole"])
def test_wormhole_and_black_hole_need_a_squad_to_take(anomaly: str) -> None:
    table = holding(anomaly)
    assert table.options == ["pass"]
    refusal = table.refusal(f"play {anomaly}")
    assert (refusal.rule, refusal.reason) == ("DIM-6.11", "nothing-to-take")
    with_squad = holding(anomaly, theirs=["blue-1"])
    assert f"play {anomaly}" in with_squad.options
    assert f"play {anomaly}" not in with_squad.refusals()


@rule("DIM-6.12")
def test_big_bang_with_an_empty_black_hole_only_shuffles_the_deck() -> None:
    deck = [f"green-{number}" for number in range(1, 12)]
    table = holding("big-bang", "red-1", "red-2", "red-3", "red-4", deck=deck)
    assert "play big-bang" in table.options
    table.choose("play big-bang")
    assert table.happened("deck-refilled") == [{"seat": "p1", "cards": 0}]
    assert sorted(map(str, table.cards("deck"))) == sorted(deck)
    assert table.cards("deck") != deck[::-1]
    assert table.cards("black-hole") == ["big-bang"]


@rule("DIM-6.13")
def test_the_extra_turn_has_all_five_phases_with_all_players() -> None:
    table = position(
        [
            player(hand=["time-loop", "red-1", "red-2", "red-3"]),
            player(hand=["blue-1"]),
            player(hand=["blue-2"]),
        ],
        phase="movement",
    )
    table.choose("play time-loop")
    begin = len(table.events)
    asked = []
    while table.fact("active") == "p1":
        asked.append(table.asked)
        table.choose(table.options[0])
    assert asked[:6] == ["p1 battle", "p2 battle", "p3 battle", "p1 lay", "p1 lay-to", "p1 move"]
    drew = {event.values["seat"] for event in table.events[begin:] if event.kind == "drew"}
    assert drew == {"p1", "p2", "p3"}


@rule("DIM-6.13")
def test_after_the_extra_turn_the_next_player_clockwise_follows_and_there_is_no_third() -> None:
    table = holding("time-loop").choose("play time-loop")
    while table.fact("active") == "p1":
        table.choose(table.options[0])
    assert table.asked == "p2 battle"
    assert table.fact("extra") is False
    turns = [values["seat"] for values in table.happened("turn-begins")]
    assert turns == ["p1", "p2"]
