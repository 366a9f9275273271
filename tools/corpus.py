"""Many records of many kinds, made by one version of the rules and verified by later ones.

    python tools/corpus.py make FOLDER --games 1000
    python tools/corpus.py check FOLDER

Records go over all games and variants by turns; one in four is played by `greedy`. With each stands a digest
of everything that was asked and offered: options that nobody took are in no record. What departs is printed.
"""

import argparse
import hashlib
import json
import lzma
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final

import deckwright as dw
from deckwright.bots import make_bot
from deckwright.kernel.settings import Setting

BY_BOTS: Final = 4
"""One game in so many is played by bots: chance alone seldom gets far."""
Job = tuple[str, int, dict[str, Any], int]
"""A game, its seats, its settings, and the number of the record, which is its seed."""


def kinds(game: dw.Game) -> list[tuple[int, dict[str, Any]]]:
    """All variants of a game; one that lists none is varied a setting at a time, at each number of seats."""
    if len(game.about.variants()) > 1:
        return game.about.variants()
    usual: list[dict[str, Any]] = [{}]
    usual += [{each.name: value} for each in game.settings for value in values_of(each)]
    return [
        (seats, settings)
        for seats in range(game.least_seats, game.most_seats + 1)
        for settings in usual
    ]  # fmt: skip


def values_of(setting: Setting) -> list[Any]:
    """The values of a setting that are not the usual one; of a number its bounds."""
    values: list[Any] = list(setting.values)
    if isinstance(setting.default, bool):
        values = [False, True]
    elif isinstance(setting.default, int):
        values = [setting.least, setting.most]
    return [value for value in values if value != setting.default]


def jobs(games: int, first: int) -> Iterator[Job]:
    """So many games in all, of each as many."""
    rows = {name: cycle(kinds(dw.game(name))) for name in dw.games()}
    for number, (name, row) in enumerate(islice(cycle(rows.items()), games), first):
        seats, settings = next(row)
        yield name, seats, settings, number


def made(job: Job) -> tuple[str, str]:
    """A record as a line of its file, and the name of its game."""
    name, seats, settings, number = job
    state = dw.game(name).begin(number, seats, settings)
    record = dw.Record.of(state)
    bots = [make_bot("greedy" if number % BY_BOTS == 0 else "random", number + seat) for seat in range(seats)]
    asked = hashlib.sha256()
    while (decision := state.decision) is not None:
        asked.update(spelled(decision))
        record.choose(state, bots[decision.seat].choose(state, decision.seat))
    return name, json.dumps({"asked": asked.hexdigest(), "record": json.loads(record.to_json())})


def spelled(decision: dw.Decision) -> bytes:
    """A question with all its options."""
    return json.dumps([decision.seat, decision.prompt, *decision.spelled()]).encode()


def departs(line: str) -> str:
    """Where a record of the corpus is played otherwise now; nothing if it is not."""
    data = json.loads(line)
    record = dw.Record.from_json(json.dumps(data["record"]))
    verdict = record.verify(dw.game)
    if not verdict.holds:
        return f"{record.game} {record.setup['seed']}: {verdict}"
    asked = hashlib.sha256()
    for state in record.states(dw.game):
        if (decision := state.decision) is not None:
            asked.update(spelled(decision))
    return (
        "" if asked.hexdigest() == data["asked"] else f"{record.game} {record.setup['seed']}: other options"
    )


def lines_in(path: Path) -> Iterator[str]:
    with lzma.open(path, "rt", encoding="utf-8") as file:
        yield from file


def lines_of(folder: Path) -> Iterator[str]:
    for path in sorted(folder.glob("*.jsonl.xz")):
        yield from lines_in(path)


def make(folder: Path, games: int, first: int, processes: int) -> None:
    rows: dict[str, list[str]] = {}
    with ProcessPoolExecutor(processes) as pool:
        for name, line in pool.map(made, jobs(games, first), chunksize=4):
            rows.setdefault(name, []).append(line)
    folder.mkdir(parents=True, exist_ok=True)
    for name, lines in rows.items():
        with lzma.open(folder / f"{name}.jsonl.xz", "wt", encoding="utf-8", preset=9) as file:
            file.writelines(f"{line}\n" for line in lines)
    print(f"written: {sum(map(len, rows.values()))} records")


def check(folder: Path, processes: int) -> int:
    counts: Counter[bool] = Counter()
    with ProcessPoolExecutor(processes) as pool:
        for verdict in pool.map(departs, lines_of(folder), chunksize=4):
            counts[verdict == ""] += 1
            if verdict:
                print(verdict, flush=True)
    print(f"{counts[True]} of {counts.total()} records are played as they were")
    return 1 if counts[False] or not counts[True] else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("make", "check"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument(
        "--first", type=int, default=1, help="the number of the first record, which is its seed"
    )
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    if arguments.what == "make":
        make(arguments.folder, arguments.games, arguments.first, arguments.processes)
        return 0
    return check(arguments.folder, arguments.processes)


if __name__ == "__main__":
    sys.exit(main())
