"""Advice on chains between the same two decks (KF-13.4)."""

import pytest
from tests.games.keyforge.decks.support import check_bad
from tests.support.rules import rule

from deckwright.games.keyforge.decks.adaptive import Advice, Result, advise


def games(winners: str, chained: str | None = "a") -> list[Result]:
    """Games that these decks won, with the chains on one."""
    return [Result(winner, chained) for winner in winners]


@rule("KF-13.4")
def test_the_stronger_deck_starts_with_four_chains() -> None:
    assert advise([], stronger="a") == Advice("a", 4)
    assert advise([]) == Advice(None, 0)


@rule("KF-13.4")
@pytest.mark.parametrize(
    ("winners", "chains"),
    [
        ("", 4),
        ("a", 4),
        ("aa", 4),
        ("aaa", 5),
        ("aaaa", 5),
        ("aaaaa", 5),
        ("aaaaaa", 6),
        ("bbb", 3),
        ("bbbbbb", 2),
        ("aabaa", 4),
        ("aabaaa", 5),
        ("bbabb", 4),
        ("aaabbb", 4),
        ("aaabbbbbb", 3),
        ("aaab", 5),
        ("ababababab", 4),
        ("aabbbaaa", 4),
    ],
)
def test_three_wins_in_a_row_add_a_chain_and_three_losses_take_one(winners: str, chains: int) -> None:
    assert advise(games(winners), stronger="a") == Advice("a", chains)


@rule("KF-13.4")
def test_the_deck_with_the_chains_is_known_from_the_games() -> None:
    assert advise(games("aaa")) == Advice("a", 5)
    assert advise(games("aaa", chained="b")) == Advice("b", 3)


@rule("KF-13.4")
def test_games_without_chains_say_nothing() -> None:
    assert advise(games("aaaaaa", None)) == Advice(None, 0)
    assert advise(games("aaa", None), stronger="b") == Advice("b", 4)
    assert advise([*games("aa"), *games("bbb", None), *games("a")]) == Advice("a", 5)


@rule("KF-13.4")
def test_when_the_other_deck_gets_the_chains_it_starts_anew() -> None:
    assert advise([*games("aaaaaa"), *games("b", "b")]) == Advice("b", 4)
    assert advise([*games("aa"), *games("a", "b"), *games("a")]) == Advice("a", 4)


@rule("KF-13.4")
def test_there_are_never_fewer_than_no_chains_nor_more_than_24() -> None:
    assert advise(games("b" * 60), stronger="a") == Advice("a", 0)
    assert advise(games("b" * 60 + "aaa")) == Advice("a", 1)
    assert advise(games("a" * 90)) == Advice("a", 24)
    assert advise(games("a" * 90 + "bbb")) == Advice("a", 23)


def test_games_of_a_third_deck_are_refused() -> None:
    with check_bad("deck-advice-not-two", decks="a, b, c", count=3):
        advise(games("abc"))
    with check_bad("deck-advice-not-two"):
        advise(games("ab"), stronger="c")
