"""DIM-2: the Spiral of Power."""

from itertools import permutations

import pytest
from tests.support.rules import rule
from tests.support.table import new_game, player, position

FACTIONS = ("red", "green", "yellow", "blue", "purple")
RINGS = [FACTIONS, ("purple", "yellow", "red", "green", "blue"), ("blue", "red", "purple", "green", "yellow")]


def beats(ring: tuple[str, ...], faction: str) -> str:
    return ring[(ring.index(faction) + 1) % 5]


@rule("DIM-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_spiral_has_all_five_power_cards_whatever_the_number_of_players(seats: int) -> None:
    table = new_game(seats=seats)
    assert sorted(map(str, table.cards("spiral"))) == sorted(f"power-{faction}" for faction in FACTIONS)


@rule("DIM-2.1")
def test_the_spiral_is_in_random_order() -> None:
    rings = {tuple(new_game(seed=seed).cards("spiral")) for seed in range(60)}
    assert len(rings) > 40
    assert len({ring[0] for ring in rings}) == 5


@rule("DIM-2.1", "DIM-2.2")
def test_the_ring_is_closed_so_that_the_last_faction_beats_the_first() -> None:
    table = position(
        [player(hand=["purple-1"]), player(hand=["red-1"])],
        spiral=["red", "green", "yellow", "blue", "purple"],
        phase="battle",
    )
    table.choose("show purple-1", "show red-1")
    assert table.happened("lost-battle") == [{"seat": "p2", "card": "red-1"}]


@rule("DIM-2.2")
@pytest.mark.parametrize("ring", RINGS)
@pytest.mark.parametrize("attacker", FACTIONS)
def test_a_faction_has_the_advantage_over_exactly_the_next_one(ring: tuple[str, ...], attacker: str) -> None:
    others = [faction for faction in FACTIONS if faction != attacker]
    table = position(
        [
            player(dimension=[f"{attacker}-1"]),
            player(dimension=[f"{faction}-2" for faction in others]),
            player(dimension=[f"{beats(ring, attacker)}-3"]),
        ],
        spiral=ring,
        phase="attack",
    )
    prey = beats(ring, attacker)
    assert table.options == [f"attack {attacker} p2/{prey}", f"attack {attacker} p3/{prey}"]
    refused = {f"attack {attacker} p2/{faction}" for faction in others if faction != prey}
    assert {action for action, clause in table.refusals().items() if clause == "DIM-5.3"} == refused


@rule("DIM-2.2")
@pytest.mark.parametrize("ring", RINGS)
@pytest.mark.parametrize(("one", "other"), list(permutations(FACTIONS, 2)))
def test_in_battle_only_neighbours_beat_each_other(ring: tuple[str, ...], one: str, other: str) -> None:
    table = position([player(hand=[f"{one}-1"]), player(hand=[f"{other}-2"])], spiral=ring, phase="battle")
    table.choose(f"show {one}-1", f"show {other}-2")
    losers = [values["card"] for values in table.happened("lost-battle")]
    if beats(ring, one) == other:
        assert losers == [f"{other}-2"]
    elif beats(ring, other) == one:
        assert losers == [f"{one}-1"]
    else:
        assert losers == []


@rule("DIM-2.3")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_sees_the_spiral(seats: int) -> None:
    table = new_game(seats=seats)
    for seat in table.seats:
        assert table.cards("spiral", seat) == table.cards("spiral")
        assert None not in table.cards("spiral", seat)


@rule("DIM-2.3")
def test_everybody_sees_a_swap_in_the_spiral() -> None:
    table = position([player(hand=["quantum-entanglement"]), player()], phase="movement")
    table.choose("play quantum-entanglement", "swap power-red", "swap power-blue")
    ring = ["power-blue", "power-green", "power-yellow", "power-red", "power-purple"]
    assert table.cards("spiral", "p1") == table.cards("spiral", "p2") == ring
    swapped = [event for event in table.seen["p2"] if event.kind == "spiral-swapped"]
    assert [event.values for event in swapped] == [
        {"seat": "p1", "card": "power-red", "second": "power-blue"}
    ]
