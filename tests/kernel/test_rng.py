"""The generator: the same numbers for ever, and evenly spread."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import deckwright as dw
from deckwright.kernel.rng import seeded


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [16, 20, 72, 81, 21, 96, 11, 45]),
        (1, [19, 31, 59, 7, 20, 36, 33, 16]),
        (7, [79, 15, 34, 87, 93, 12, 41, 92]),
        (-1, [54, 80, 22, 86, 23, 17, 88, 93]),
        (2**64, [74, 43, 69, 91, 83, 14, 50, 95]),
        (2**64 + 1, [41, 61, 74, 20, 14, 79, 85, 24]),
        (-(2**70), [58, 81, 83, 79, 94, 28, 27, 28]),
    ],
)
def test_a_seed_gives_the_same_numbers_for_ever(seed: int, numbers: list[int]) -> None:
    rng = dw.Rng(seed)
    assert [rng.below(100) for _ in numbers] == numbers


def test_bits_and_shuffles_are_the_same_for_ever() -> None:
    rng = dw.Rng(7)
    assert [rng.bits() for _ in range(2)] == [0xCB0635D776F803F5, 0x276BBAB761C3CB73]
    assert "".join(dw.Rng(7).shuffled("abcdefgh")) == "hfadecbg"


def test_a_seed_deals_the_same_game_for_ever() -> None:
    state = dw.game("dimensions").new(seed=7, seats=3, epic=True, start="random")
    zones = state.view(None)["zones"]
    assert zones["p1/hand"]["cards"] == ["purple-1", "yellow-3", "purple-6", "blue-6"]
    assert zones["p2/hand"]["cards"] == ["green-2", "wormhole", "blue-8", "yellow-6"]
    assert zones["p3/hand"]["cards"] == ["purple-4", "green-4", "red-4", "purple-8"]
    assert zones["p1/entity"]["cards"] == ["entity-purple"]
    ring = ["power-blue", "power-yellow", "power-green", "power-red", "power-purple"]
    assert zones["spiral"]["cards"] == ring
    assert zones["deck"]["cards"][-5:] == ["green-10", "blue-2", "red-10", "purple-9", "green-5"]
    assert state.view(None)["table"]["active"] == "p1"


@given(st.integers(), st.integers(1, 2**64))
def test_a_number_is_never_out_of_bounds(seed: int, bound: int) -> None:
    rng = dw.Rng(seed)
    numbers = [rng.below(bound) for _ in range(20)]
    assert all(0 <= number < bound for number in numbers)


@pytest.mark.parametrize("bound", [2, 3, 5, 10, 56])
def test_numbers_are_evenly_spread(bound: int) -> None:
    rng = dw.Rng(bound)
    draws = 2000 * bound
    counts = Counter(rng.below(bound) for _ in range(draws))
    assert len(counts) == bound
    # The sum of squared deviations has the mean bound − 1; five times its spread is far out.
    deviation = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert deviation < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5


def test_near_seeds_give_unrelated_numbers() -> None:
    firsts = [dw.Rng(seed).below(1000) for seed in range(-2000, 2000)]
    assert len(set(firsts)) > 900
    steps = Counter((second - first) % 1000 for first, second in pairwise(firsts))
    assert max(steps.values()) < 25


@given(st.integers(), st.integers())
def test_seeds_that_differ_start_apart(one: int, other: int) -> None:
    assert (seeded(one) == seeded(other)) == (one == other)


@given(st.integers(), st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    assert sorted(dw.Rng(seed).shuffled(items)) == sorted(items)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = dw.Rng(3)
    orders = Counter(rng.shuffled("abcd") for _ in range(24 * 500))
    assert len(orders) == 24
    assert all(390 < count < 610 for count in orders.values())


def test_a_shuffle_leaves_its_argument_alone() -> None:
    items = [1, 2, 3, 4, 5]
    dw.Rng(1).shuffled(items)
    assert items == [1, 2, 3, 4, 5]
