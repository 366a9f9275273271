"""The generator: the same numbers for ever, and evenly spread."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import deckwright as dw
from deckwright.kernel.rng import SPLITMIX, Splitmix, is_number, seeded


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [13, 33, 91, 41, 33, 20, 73, 70]),
        (1, [24, 85, 46, 72, 27, 38, 22, 57]),
        (7, [79, 86, 2, 88, 57, 79, 15, 39]),
        (-1, [0, 48, 12, 34, 48, 11, 3, 1]),
        (2**64, [46, 43, 86, 55, 16, 74, 92, 9]),
        (2**64 + 1, [7, 5, 33, 71, 60, 99, 11, 3]),
        (-(2**70), [15, 93, 71, 15, 36, 26, 3, 97]),
    ],
)
def test_a_seed_gives_the_same_numbers_for_ever(seed: int, numbers: list[int]) -> None:
    rng = dw.Rng(seed)
    assert [rng.below(100) for _ in numbers] == numbers


def test_bits_and_shuffles_are_the_same_for_ever() -> None:
    rng = dw.Rng(7)
    assert [rng.bits() for _ in range(2)] == [0xCBB7797140C7F1B9, 0xDE33BDD02BD4EFAC]
    assert "".join(dw.Rng(7).shuffled("abcdefgh")) == "bfdceahg"


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [16, 20, 72, 81, 21, 96, 11, 45]),
        (7, [79, 15, 34, 87, 93, 12, 41, 92]),
        (-(2**70), [58, 81, 83, 79, 94, 28, 27, 28]),
    ],
)
def test_the_old_generator_gives_what_it_always_gave(seed: int, numbers: list[int]) -> None:
    rng = Splitmix(seed)
    assert [rng.below(100) for _ in numbers] == numbers
    assert "".join(Splitmix(7).shuffled("abcdefgh")) == "hfadecbg"


def test_the_next_numbers_follow_from_the_one_that_is_saved() -> None:
    rng = dw.Rng(3)
    for _ in range(21):
        rng.bits()
    again = dw.Rng(0)
    again.rng = rng.rng
    assert [again.bits() for _ in range(30)] == [rng.bits() for _ in range(30)]


def test_streams_of_one_seed_have_nothing_in_common() -> None:
    names = ["game", "decks", "sides", "bots", "rng"]
    streams = [dw.Rng(7, name) for name in names]
    words = {rng.bits() for rng in streams for _ in range(200)}
    assert len(words) == 200 * len(names)


def test_a_seed_keeps_all_its_strength() -> None:
    """Seeds of 256 bits that differ in one bit have keys of 256 bits that differ in about half of them."""
    one = seeded((1 << 255) + 5)
    apart = [(one ^ seeded((1 << 255) + 5 ^ 1 << bit)).bit_count() for bit in range(255)]
    assert all(80 < count < 176 for count in apart)


def test_a_seed_deals_the_same_game_for_ever() -> None:
    state = dw.game("dimensions").new(seed=7, seats=3, epic=True, start="random")
    zones = state.view(None)["zones"]
    assert zones["p1/hand"]["cards"] == ["blue-2", "yellow-6", "red-7", "yellow-3"]
    assert zones["p2/hand"]["cards"] == ["green-8", "yellow-11", "purple-3", "purple-6"]
    assert zones["p3/hand"]["cards"] == ["purple-11", "green-3", "yellow-9", "red-8"]
    assert zones["p1/entity"]["cards"] == ["entity-red"]
    ring = ["power-yellow", "power-red", "power-green", "power-purple", "power-blue"]
    assert zones["spiral"]["cards"] == ring
    assert zones["deck"]["cards"][-5:] == ["green-7", "purple-2", "red-1", "purple-8", "red-2"]
    assert state.view(None)["table"]["active"] == "p1"


def test_an_old_seed_deals_the_same_game_for_ever() -> None:
    settings = {"epic": True, "start": "random"}
    state = dw.game("dimensions").begin(7, 3, settings, SPLITMIX)
    zones = state.view(None)["zones"]
    assert zones["p1/hand"]["cards"] == ["purple-1", "yellow-3", "purple-6", "blue-6"]
    assert zones["deck"]["cards"][-5:] == ["green-10", "blue-2", "red-10", "purple-9", "green-5"]
    assert dw.game("dimensions").from_json(state.to_json()) == state


def test_an_old_game_of_keyforge_has_its_old_decks() -> None:
    state = dw.game("keyforge").begin(3, 2, {"set": "cota"}, SPLITMIX)
    assert str(state.setup["deck1"]).endswith("/seed=455051826389818")


MARK = 1 << 320
"""Stands before the key and the counter."""


@pytest.mark.parametrize(
    ("number", "is_one"),
    [
        (-1, False),
        (0, True),
        (2**64 - 1, True),
        (2**64, False),
        (MARK - 1, False),
        (MARK, True),
        (seeded(5), True),
        (2 * MARK - 1, True),
        (2 * MARK, False),
        (True, False),
        ("5", False),
    ],
)
def test_what_can_be_the_number_of_a_generator(number: object, is_one: bool) -> None:
    assert is_number(number) is is_one


def test_a_generator_that_nobody_knows_is_refused() -> None:
    with pytest.raises(dw.DeckwrightError) as refused:
        dw.game("dimensions").begin(7, 3, {}, "dice")
    assert refused.value.code == "generator-unknown"


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
