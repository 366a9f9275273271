"""All checks on every decision of many games: `python -m tests.conformance.long_run keyforge --games 200`.

The tests do the same with fewer games; this is for as many as there is time for. It tells what failed and
where, and goes on. With `--invariants` only what must hold between decisions is looked at, by variant.
"""

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache

from tests.support.conformance import (
    Case,
    Look,
    check_conservation,
    check_record,
    check_rules_kept,
    check_same_seed_same_game,
    check_undo,
    look_at_state,
    play,
    random_choices,
)
from tests.support.conformance import cases as cases_of
from tests.support.rendering import Rendering
from tests.support.worlds import look_at_past, look_at_present

import deckwright as dw


@lru_cache
def rendering(name: str) -> Rendering:
    return Rendering(dw.game(name))


def check(case: Case, seed: int, past: int) -> tuple[int, str]:
    """The number of decisions of a game, and what went wrong with it."""
    looks: list[Look] = [
        look_at_state,
        rendering(case.game),
        look_at_present(worlds=2),
        look_at_past(every=past),
    ]
    try:
        game = play(case, seed, *looks)
        check_same_seed_same_game(game)
        check_undo(game)
        check_record(game)
    except Exception as error:
        return 0, f"{case}, seed {seed}: {error!r} {' '.join(getattr(error, '__notes__', []))}"
    return len(game.choices), ""


def check_invariants(case: Case, seed: int) -> tuple[int, str]:
    """The same for the invariants alone: no breach of the rules, no card lost or in two places."""
    decisions = 0
    try:
        state = case.new(seed)
        for choice in random_choices(state, seed):
            check_rules_kept(state)
            check_conservation(state)
            state.choose(choice)
            decisions += 1
        check_conservation(state)
    except Exception as error:
        return decisions, f"{case}, seed {seed}, choice {decisions}: {error!r}"
    return decisions, ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=dw.games())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--past", type=int, default=8, help="look at the past every so many decisions")
    parser.add_argument("--invariants", action="store_true", help="look at nothing else")
    arguments = parser.parse_args()
    grid = cases_of(arguments.game)
    wanted = [(grid[number % len(grid)], arguments.seed + number) for number in range(arguments.games)]
    start = time.perf_counter()
    decisions, failures = 0, []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        if arguments.invariants:
            runs = [pool.submit(check_invariants, case, seed) for case, seed in wanted]
        else:
            runs = [pool.submit(check, case, seed, arguments.past) for case, seed in wanted]
        for run in runs:
            count, failure = run.result()
            decisions += count
            if failure:
                failures.append(failure)
                print(failure, flush=True)
    seconds = time.perf_counter() - start
    kinds = Counter(str(case) for case, _ in wanted)
    print(f"{len(wanted)} games of {len(kinds)} kinds, {decisions} decisions, {seconds:.0f} s")
    print(f"failures: {len(failures)}")
    if arguments.invariants:
        for kind, count in kinds.items():
            print(f"{kind}: {count} games, {sum(each.startswith(f'{kind},') for each in failures)} breaches")


if __name__ == "__main__":
    main()
