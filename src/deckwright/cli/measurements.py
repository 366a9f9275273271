"""What the engine costs, beside a loop of plain Python that tells how fast the machine is just then."""

import itertools
import tracemalloc
from collections.abc import Callable, Mapping
from random import Random
from time import perf_counter
from typing import Any, Final

from deckwright.kernel.decisions import spell_code
from deckwright.kernel.game import Game
from deckwright.kernel.ids import NO_SEAT
from deckwright.kernel.settings import Value
from deckwright.kernel.state import State
from deckwright.kernel.zones import Sight

CALIBRATION_STEPS: Final = 200_000
POSITIONS: Final = 120
"""How many positions, spread over random games, are measured."""
STEP: Final = 7
"""Every so many decisions one is taken."""
BAND: Final = 5
"""Cards in play are counted in bands of so many."""


def calibrate() -> float:
    """Steps a second of a loop with the usual things in it: integers, a list, a dictionary, a call."""
    cells = [0] * 64
    seen: dict[int, int] = {}
    start = perf_counter()
    for step in range(CALIBRATION_STEPS):
        place = step * 31 & 63
        cells[place] += step & 7
        seen[place] = max(cells[place], step)
    return CALIBRATION_STEPS / (perf_counter() - start)


def ways_to_play(game: Game, fixed: Mapping[str, Value]) -> list[tuple[int, dict[str, Value]]]:
    """For every number of seats the usual way to play, in every combination of the settings that are on or
    off, as far as the fixed ones allow."""
    variants = [each for each in game.about.variants() if agrees(each[1], fixed)]
    if len(game.about.variants()) == 1 or not variants:
        return [
            (seats, mode)
            for mode in modes(game, fixed)
            for seats in range(game.least_seats, game.most_seats + 1)
        ]
    usual = {each.name: each.default for each in game.settings if not isinstance(each.default, bool)}
    oddness = [sum(usual[name] != settings[name] for name in usual) for _, settings in variants]
    least = {
        seats: min(odd for odd, each in zip(oddness, variants, strict=True) if each[0] == seats)
        for seats, _ in variants
    }
    return [each for odd, each in zip(oddness, variants, strict=True) if odd == least[each[0]]]


def agrees(settings: Mapping[str, Value], fixed: Mapping[str, Value]) -> bool:
    return all(settings.get(name) == value for name, value in fixed.items())


def modes(game: Game, fixed: Mapping[str, Value]) -> list[dict[str, Value]]:
    """Every combination of the settings that are on or off, but those that are fixed."""
    switches = [
        setting.name
        for setting in game.settings
        if isinstance(setting.default, bool) and setting.name not in fixed
    ]
    return [
        {**fixed, **dict(zip(switches, values, strict=True))}
        for values in itertools.product((False, True), repeat=len(switches))
    ]


def measure(game: Game, seats: int, mode: dict[str, Value], seconds: float) -> dict[str, Any]:
    """One row of the report."""
    before = calibrate()
    speed = random_play(game, seats, mode, seconds)
    positions = sample(game, seats, mode)
    costs = costs_of(positions, seconds)
    calibration = (before + calibrate()) / 2
    return {
        "seats": seats,
        "settings": mode,
        "calibration_steps_per_second": round(calibration),
        **speed,
        "decisions_per_million_steps": round(speed["decisions_per_second"] / calibration * 1e6),
        **costs,
        "bytes_per_state": memory(positions),
        "growth": growth(positions, seconds),
    }


def random_play(game: Game, seats: int, mode: dict[str, Value], seconds: float) -> dict[str, float]:
    random = Random(0).random
    games = decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new(seed=games, seats=seats, **mode)
        while state.codes:
            state.choose(int(random() * len(state.codes)))
            decisions += 1
        games += 1
    elapsed = perf_counter() - start
    return {
        "games_per_second": round(games / elapsed, 1),
        "decisions_per_second": round(decisions / elapsed, 1),
    }


def sample(game: Game, seats: int, mode: dict[str, Value]) -> list[State]:
    """Positions out of random games, from their beginnings to their ends."""
    random = Random(1)
    positions: list[State] = []
    for seed in itertools.count():
        state = game.new(seed=seed, seats=seats, **mode)
        for number in itertools.count():
            if not state.codes:
                break
            if number % STEP == seed % STEP:
                positions.append(state.clone())
                if len(positions) == POSITIONS:
                    return positions
            state.choose(random.randrange(len(state.codes)))
    return positions


def costs_of(positions: list[State], seconds: float) -> dict[str, float]:
    """Microseconds of what a search, a server or a client does at a position."""
    game = positions[0].game
    texts = [position.to_json() for position in positions]
    part = seconds / 5
    return {
        "clone_us": timed(lambda: [position.clone() for position in positions], len(positions), part),
        "options_us": timed(lambda: [spell_all(position) for position in positions], len(positions), part),
        "view_us": timed(lambda: [view(position) for position in positions], len(positions), part),
        "to_json_us": timed(lambda: [position.to_json() for position in positions], len(positions), part),
        "from_json_us": timed(lambda: [game.from_json(text) for text in texts], len(positions), part),
    }


def timed(work: Callable[[], object], count: int, seconds: float) -> float:
    """Microseconds for one of the `count` things that the work does, the best of some runs."""
    best = float("inf")
    end = perf_counter() + seconds
    while True:
        start = perf_counter()
        work()
        now = perf_counter()
        best = min(best, now - start)
        if now >= end:
            return round(best / count * 1e6, 2)


def spell_all(position: State) -> list[str]:
    return [spell_code(position, code) for code in position.codes]


def view(position: State) -> dict[str, Any]:
    return position.view(position.decider)


def choose(position: State) -> State:
    clone = position.clone()
    clone.choose(0)
    return clone


def memory(positions: list[State]) -> int:
    """Bytes that one more state takes beside those it was cloned from."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        clones = [position.clone() for position in positions]
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return round((after - before) / len(clones))


def cards_in_play(position: State) -> int:
    """Cards in play; in a game that does not tell them apart, all that lie open before a player."""
    zones = list(zip(position.game.table.zones, position.zones, strict=True))
    if any(kind.in_play for kind, _ in zones):
        return sum(len(cards) for kind, cards in zones if kind.in_play)
    return sum(len(cards) for kind, cards in zones if kind.seat != NO_SEAT and kind.sight is Sight.ALL)


def growth(positions: list[State], seconds: float) -> list[dict[str, Any]]:
    """The same costs by the number of cards in play."""
    bands: dict[int, list[State]] = {}
    for position in positions:
        bands.setdefault(cards_in_play(position) // BAND, []).append(position)
    part = seconds / 4 / len(bands)
    return [
        {
            "cards": f"{band * BAND}-{band * BAND + BAND - 1}",
            "positions": len(members),
            **band_costs(members, part),
        }
        for band, members in sorted(bands.items())
    ]


def band_costs(positions: list[State], part: float) -> dict[str, float]:
    count = len(positions)
    return {
        "clone_us": timed(lambda: [each.clone() for each in positions], count, part),
        "options_us": timed(lambda: [spell_all(each) for each in positions], count, part),
        "view_us": timed(lambda: [view(each) for each in positions], count, part),
        "clone_and_choose_us": timed(lambda: [choose(each) for each in positions], count, part),
    }
