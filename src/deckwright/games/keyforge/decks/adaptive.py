"""Advice on chains between the same two decks, from the games that they have played (KF-13.4)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge.decks.deck import BadDeck, shown

FIRST_CHAINS: Final = 4
IN_A_ROW: Final = 3
MOST_CHAINS: Final = 24
"""KF-13.6."""


@dataclass(frozen=True)
class Result:
    """A game between the two decks: which one won, and which one had the chains, if any."""

    winner: str
    chained: str | None = None


@dataclass(frozen=True)
class Advice:
    """Which deck should begin the next game with how many chains: none if neither is known as stronger."""

    deck: str | None
    chains: int


def advise(results: Iterable[Result], stronger: str | None = None) -> Advice:
    """The chains for the next game, after the results of all games so far, the oldest first.

    The deck that had the chains last keeps them; `stronger` is the one that the players think so, for the
    time before any game with chains. Games without chains say nothing.

    >>> advise([Result("a", "a")] * 3)
    Advice(deck='a', chains=5)
    """
    results = list(results)
    named = [word for each in results for word in (each.winner, each.chained)]
    _check_two({word for word in [*named, stronger] if word is not None})
    deck, chains, row = stronger, FIRST_CHAINS if stronger else 0, 0
    for result in results:
        if result.chained is None:
            continue
        if result.chained != deck:
            deck, chains, row = result.chained, FIRST_CHAINS, 0
        step = 1 if result.winner == deck else -1
        row = row + step if row * step > 0 else step
        if abs(row) == IN_A_ROW:
            chains = min(MOST_CHAINS, max(0, chains + step))
            row = 0
    return Advice(deck, chains)


def _check_two(decks: set[str]) -> None:
    if len(decks) > 2:
        named = ", ".join(sorted(shown(deck) for deck in decks))
        raise BadDeck("deck-advice-not-two", decks=named, count=len(decks))
