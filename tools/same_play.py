"""Whether the compiled build plays as the sources do: a checksum over the same games, by both.

    python tools/same_play.py --games 100

Games of all variants, played by chance: every question with its options in notation, every refusal, every
event as each seat is told of it, and now and then the view of each seat and the state as it is saved.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

import deckwright as dw

ROOT: Final = Path(__file__).resolve().parents[1]
BUILDS: Final = ("pure", "compiled")
LOOK_EVERY: Final = 50
"""Decisions between two looks at the whole of a state."""


def played(game: dw.Game, seats: int, settings: dict[str, object], seed: int) -> bytes:
    """What everybody was asked, offered, refused and told in one game."""
    seen = hashlib.sha256()
    random = Random(seed).random
    state = game.new(seed=seed, seats=seats, **settings)
    while (decision := state.decision) is not None:
        seat = decision.seat
        seen.update(json.dumps([seat, decision.prompt, *decision.spelled()]).encode())
        seen.update(repr(state.why_not(seat)).encode())
        if state.number % LOOK_EVERY == 0:
            seen.update(json.dumps([state.view(each) for each in range(seats)]).encode())
            seen.update(state.to_json().encode())
            seen.update(state.determinize(seat, dw.Rng(state.number)).to_json().encode())
        events = state.choose(int(random() * len(state.codes)))
        for each in (None, *range(seats)):
            seen.update(json.dumps([event.to_json() for event in events.seen_by(each)]).encode())
    seen.update(repr(state.outcome).encode())
    return seen.digest()


def checksums(games: int) -> list[str]:
    """One line for each game: its name, and a checksum over so many games of it."""
    lines = []
    for name in dw.games():
        game = dw.game(name)
        variants = game.about.variants()
        total = hashlib.sha256()
        for seed in range(games):
            seats, settings = variants[seed * 7 % len(variants)]
            total.update(played(game, seats, settings, seed))
        lines.append(f"{name} {total.hexdigest()[:32]}")
    return lines


def by(build: str, games: int) -> list[str]:
    """What a build says to it, in a process of its own."""
    command = [sys.executable, __file__, "--games", str(games), "--here"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "DECKWRIGHT_BUILD": build}
    told = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return told.stdout.splitlines()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="so many of each game")
    parser.add_argument("--here", action="store_true", help="only by the build that runs")
    arguments = parser.parse_args()
    if arguments.here:
        print("\n".join(checksums(arguments.games)))
        return 0
    pure, compiled = (by(build, arguments.games) for build in BUILDS)
    for one, other in zip(pure, compiled, strict=True):
        print(one if one == other else f"pure {one}, compiled {other}: NOT THE SAME")
    return 0 if pure == compiled else 1


if __name__ == "__main__":
    sys.exit(main())
