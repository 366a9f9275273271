"""Bots by name. What stands behind a colon is for the bot to read: «search:0.5», «search:200it»."""

import re
from collections.abc import Callable
from typing import Final

from deckwright.bots.base import UNBOUNDED, BadBot, Bot, Bounds
from deckwright.bots.greedy import GreedyBot
from deckwright.bots.search import SearchBot
from deckwright.bots.uniform import RandomBot

MOST_SECONDS: Final = 3600
MOST_ITERATIONS: Final = 10_000_000
_SECONDS: Final = re.compile(r"[0-9]{1,4}(\.[0-9]{1,6})?|\.[0-9]{1,6}")
_ITERATIONS: Final = re.compile(r"([0-9]{1,8})it")


def make_random(parameter: str, seed: int, _bounds: Bounds) -> Bot:
    if parameter:
        raise BadBot("bot-takes-nothing", bot="random", parameter=parameter[:40])
    return RandomBot(seed)


def make_greedy(parameter: str, seed: int, bounds: Bounds) -> Bot:
    if parameter:
        raise BadBot("bot-takes-nothing", bot="greedy", parameter=parameter[:40])
    return GreedyBot(seed, bounds)


def make_search(parameter: str, seed: int, bounds: Bounds) -> Bot:
    """Seconds for a decision, or rounds with `it` behind the number."""
    if not parameter:
        return SearchBot(seed=seed, bounds=bounds)
    if (found := _ITERATIONS.fullmatch(parameter)) and 0 < int(found[1]) <= MOST_ITERATIONS:
        return SearchBot(iterations=int(found[1]), seed=seed, bounds=bounds)
    if _SECONDS.fullmatch(parameter) and 0 < float(parameter) <= MOST_SECONDS:
        return SearchBot(float(parameter), seed=seed, bounds=bounds)
    raise BadBot("bot-bad-budget", bot="search", parameter=parameter[:40])


_MAKERS: Final[dict[str, Callable[[str, int, Bounds], Bot]]] = {
    "random": make_random,
    "greedy": make_greedy,
    "search": make_search,
}


def bot_names() -> list[str]:
    return list(_MAKERS)


def make_bot(name: str, seed: int = 0, bounds: Bounds = UNBOUNDED) -> Bot:
    """A bot as it is called for; it thinks no longer than the bounds let it.

    >>> make_bot("search:200it").name
    'search:200it'
    """
    word, colon, parameter = name.strip().lower().partition(":")
    if word not in _MAKERS or (colon and not parameter):
        raise BadBot("bot-unknown", bot=name[:40], known=", ".join(bot_names()))
    return _MAKERS[word](parameter, seed, bounds)
