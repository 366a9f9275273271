"""Where the time of random play goes: `python bench/profile_play.py dimensions --seats 3`."""

import argparse
import cProfile
import pstats

import deckwright as dw


def play(game: dw.Game, seats: int, settings: dict[str, str], games: int) -> int:
    """Uniformly random games; returns the number of decisions."""
    rng = dw.Rng(1)
    decisions = 0
    for seed in range(games):
        state = game.new(seed=seed, seats=seats, **settings)
        while state.codes:
            state.choose(rng.below(len(state.codes)))
            decisions += 1
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=dw.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rows", type=int, default=25)
    arguments = parser.parse_args()
    settings = dict(option.split("=", 1) for option in arguments.option)
    profile = cProfile.Profile()
    profile.enable()
    decisions = play(dw.game(arguments.game), arguments.seats, settings, arguments.games)
    profile.disable()
    print(f"{decisions} decisions in {arguments.games} games (slowed down by the profiler)")
    pstats.Stats(profile).sort_stats("tottime").print_stats(arguments.rows)


if __name__ == "__main__":
    main()
