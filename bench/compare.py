"""Commits side by side: how many times as fast is one as another, on this machine, now?

    python bench/compare.py 9d61f47 .                  a commit and the working tree
    python bench/compare.py 9d61f47 . .:compiled       and its compiled build
    python bench/compare.py 9d61f47 . --games keyforge --measures play clone

The first one is what the others are measured by. All do the same work by turns, in processes that live as
long as the comparison; what counts is the least processor time of some repetitions. A checksum tells whether
they also play the same games.
"""

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WORKER: Final = Path(__file__).with_name("work.py")
GAMES: Final = ("keyforge", "codex", "shards", "dimensions", "dimensions epic=true")
MEASURES: Final = ("play", "games", "clone", "choose", "determinize", "round", "greedy")
HEADINGS: Final = {
    "play": "random play, decisions/s",
    "games": "random play, games/s",
    "clone": "clone, µs",
    "choose": "clone and choose, µs",
    "determinize": "determinize, µs",
    "round": "search round, µs",
    "greedy": "greedy decision, µs",
}
BY_SECOND: Final = ("play", "games")
HERE: Final = "."
COMPILED: Final = ":compiled"


@dataclass(frozen=True)
class Sample:
    """What a worker answers: the seconds that it took, for how much, and a checksum of what it saw."""

    seconds: float
    count: int
    seen: str

    def each(self) -> float:
        return self.seconds / self.count


class Side:
    """One of those that are compared: a process that works on command."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        revision, compiled, _ = name.partition(COMPILED)
        source = sources_of(revision, folder)
        if compiled:
            subprocess.run([sys.executable, str(source.parent / "tools" / "compile.py")], check=True)
        environment = os.environ | {
            "PYTHONPATH": str(source),
            "PYTHONHASHSEED": "0",
            "DECKWRIGHT_BUILD": "compiled" if compiled else "pure",
        }
        self._process = subprocess.Popen(
            [sys.executable, str(WORKER)],
            env=environment,
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def work(self, game: str, measure: str, amount: int) -> Sample:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([game, measure, amount]), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self.name} broke off at {measure} of {game}")
        return Sample(*json.loads(answer))

    def close(self) -> None:
        self._process.communicate()


def sources_of(revision: str, folder: Path) -> Path:
    """The sources of a commit, in a folder of their own; those of the working tree where they are."""
    if revision == HERE:
        return ROOT / "src"
    target = folder / revision.replace("/", "-")
    if not target.exists():
        command = ["git", "-C", str(ROOT), "archive", revision, "src", "tools", "constraints.txt"]
        packed = subprocess.run(command, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=BytesIO(packed)) as archive:
            archive.extractall(target, filter="data")
    return target / "src"


def amount_for(side: Side, game: str, measure: str, seconds: float) -> int:
    """How much work the first side does in so many seconds."""
    amount = 1
    while True:
        sample = side.work(game, measure, amount)
        if sample.seconds >= seconds / 4:
            return max(1, round(amount * seconds / sample.seconds))
        amount *= 2


def compare(sides: list[Side], game: str, measure: str, seconds: float, repetitions: int) -> list[Sample]:
    """The best of each side; the sides go by turns, and back again."""
    amount = amount_for(sides[0], game, measure, seconds)
    best: dict[Side, Sample] = {}
    for repetition in range(repetitions):
        for side in sides if repetition % 2 == 0 else sides[::-1]:
            sample = side.work(game, measure, amount)
            if sample.seconds <= best.setdefault(side, sample).seconds:
                best[side] = sample
    return [best[side] for side in sides]


def spell(measure: str, sample: Sample) -> str:
    if measure in BY_SECOND:
        return f"{1 / sample.each():,.0f}"
    return f"{sample.each() * 1e6:,.1f}"


def row(game: str, measure: str, samples: list[Sample]) -> str:
    base = samples[0]
    cells = [spell(measure, base)]
    cells += [f"{spell(measure, each)} (**{base.each() / each.each():.2f}**)" for each in samples[1:]]
    seen = {each.seen for each in samples}
    same = "" if measure in ("clone", "determinize") else "yes" if len(seen) == 1 else "no"
    return f"| {game} | {HEADINGS[measure]} | {' | '.join(cells)} | {same} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("revisions", nargs="+", metavar="REVISION[:compiled]")
    parser.add_argument("--games", nargs="+", default=GAMES, metavar="GAME")
    parser.add_argument("--measures", nargs="+", default=MEASURES, choices=MEASURES)
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.4, help="for each piece of work of the first one")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="deckwright-") as name:
        sides = [Side(revision, Path(name)) for revision in arguments.revisions]
        print(f"| game | measure | {' | '.join(side.name for side in sides)} | same games |")
        print("|" + "---|" * (len(sides) + 3))
        for game in arguments.games:
            for measure in arguments.measures:
                samples = compare(sides, game, measure, arguments.seconds, arguments.repetitions)
                print(row(game, measure, samples), flush=True)
        for side in sides:
            side.close()


if __name__ == "__main__":
    main()
