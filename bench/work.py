"""What `compare.py` has done, by the sources of any commit: it uses nothing that older ones have not."""

import hashlib
import json
import sys
from collections.abc import Callable
from functools import cache
from random import Random
from time import process_time
from typing import Any, Final

import deckwright as dw
from deckwright.bots import make_bot
from deckwright.bots.search import SearchBot

POSITIONS: Final = 40
STEP: Final = 11
"""Every so many decisions one is taken."""
ROUNDS: Final = 40


class CountingBot(SearchBot):
    """Thinks in so many rounds at most, and knows how many it were."""

    rounds = 0

    def _round(self, *arguments: Any) -> None:
        self.rounds += 1
        super()._round(*arguments)


def begin(name: str, seed: int) -> Any:
    """A game by its name, with the settings behind it."""
    game, *settings = name.split()
    chosen: dict[str, Any] = {}
    for each in settings:
        setting, _, value = each.partition("=")
        chosen[setting] = {"true": True, "false": False}.get(value, value)
    return dw.game(game).new(seed=seed, **chosen)


@cache
def positions(name: str) -> list[Any]:
    """Positions out of random games, from their beginnings to their ends."""
    random = Random(1).random
    found: list[Any] = []
    seed = 0
    while len(found) < POSITIONS:
        state, number = begin(name, seed), 0
        while state.codes and len(found) < POSITIONS:
            if number % STEP == seed % STEP and len(state.codes) > 1:
                found.append(state.clone())
            state.choose(int(random() * len(state.codes)))
            number += 1
        seed += 1
    return found


def play(name: str, amount: int) -> tuple[int, bytes]:
    """Random games from their beginnings, and how many decisions they had."""
    random = Random(2).random
    seen = hashlib.sha256()
    decisions = 0
    for seed in range(amount):
        state = begin(name, seed)
        while state.codes:
            state.choose(int(random() * len(state.codes)))
            decisions += 1
        seen.update(repr((state.number, state.outcome.winners, state.outcome.scores)).encode())
    return decisions, seen.digest()


def games(name: str, amount: int) -> tuple[int, bytes]:
    """The same, counted by games: one may be asked less often for the same game."""
    return amount, play(name, amount)[1]


def clone(name: str, amount: int) -> tuple[int, bytes]:
    for _ in range(amount):
        for position in positions(name):
            position.clone()
    return amount * POSITIONS, b""


def choose(name: str, amount: int) -> tuple[int, bytes]:
    seen = hashlib.sha256()
    for turn in range(amount):
        for position in positions(name):
            copy = position.clone()
            copy.choose(turn % len(copy.codes))
            if not turn:
                seen.update(repr(copy.decision and copy.decision.keys).encode())
    return amount * POSITIONS, seen.digest()


def determinize(name: str, amount: int) -> tuple[int, bytes]:
    chance = dw.Rng(3)
    for position in positions(name):
        for _ in range(amount):
            position.determinize(position.decider, chance)
    return amount * POSITIONS, b""


def search(name: str, amount: int) -> tuple[int, bytes]:
    seen = hashlib.sha256()
    rounds = 0
    for place in range(amount):
        position = positions(name)[place % POSITIONS]
        bot = CountingBot(iterations=ROUNDS, seed=place)
        seen.update(f"{bot.choose(position, position.decider)} ".encode())
        rounds += bot.rounds
    return max(rounds, 1), seen.digest()


def greedy(name: str, amount: int) -> tuple[int, bytes]:
    seen = hashlib.sha256()
    for place in range(amount):
        position = positions(name)[place % POSITIONS]
        seen.update(f"{make_bot('greedy', place).choose(position, position.decider)} ".encode())
    return amount, seen.digest()


WORK: Final[dict[str, Callable[[str, int], tuple[int, bytes]]]] = {
    "play": play,
    "games": games,
    "clone": clone,
    "choose": choose,
    "determinize": determinize,
    "round": search,
    "greedy": greedy,
}


def main() -> None:
    for line in sys.stdin:
        name, measure, amount = json.loads(line)
        positions(name)
        start = process_time()
        count, seen = WORK[measure](name, amount)
        print(json.dumps([process_time() - start, count, seen.hex()]), flush=True)


if __name__ == "__main__":
    main()
