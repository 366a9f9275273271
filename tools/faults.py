"""Put faults in on purpose, one at a time, and see whether the tests notice.

    python tools/faults.py --seed 1 --count 100 --jobs 2

Faults such as a developer makes are drawn by chance, so many from each stratum: rules and cards of each game,
refusals, Russian and Ukrainian texts, the kernel. Each is tried in a copy of the project with the tests that
deal with that part. Those that do not load, or end every game at once, are drawn anew, for they are no faults
that stay. What is not noticed is printed as a diff for somebody to read: a fault that nobody can ever see is
named with `--equivalent` in the next run and then not counted. The tool never decides that by itself.
"""

import argparse
import ast
import difflib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = Path("src/deckwright")
GAMES: Final = ("codex", "dimensions", "keyforge", "shards")
COPIED: Final = ("src", "tests", "tools", "docs", "web/src", "pyproject.toml", "constraints.txt", "README.md")
PATIENCE: Final = 5.0
"""How many times as long as without a fault tests may take. What takes longer was noticed: it never ends."""


@dataclass(frozen=True)
class Stratum:
    """A part of the sources, and the tests that answer for it."""

    name: str
    files: tuple[str, ...]
    tests: tuple[str, ...]
    share: int
    only: str = ""


@dataclass(frozen=True)
class Fault:
    """A change of one file."""

    path: Path
    line: int
    what: str
    text: str
    """The whole file with the fault."""

    @property
    def id(self) -> str:
        """What it is called in `--equivalent`: the same as long as its file stays as it is."""
        return sha256(f"{self.path.relative_to(ROOT)}{self.text}".encode()).hexdigest()[:8]


def strata() -> list[Stratum]:
    """Twelve faults in rules and six in cards for each game and so on, for a draw of a hundred."""
    rows = []
    for game in GAMES:
        home = f"games/{game}"
        own = (f"tests/games/{game}", "tests/conformance/test_golden.py", "tests/conformance/test_offers.py")
        texts = ("tests/text", "tests/cli", f"tests/games/{game}")
        rules = tuple(
            str(path.relative_to(ROOT / SOURCE))
            for path in sorted((ROOT / SOURCE / home / "rules").glob("*.py"))
            if path.name not in ("refusals.py", "invariants.py")
        )
        rows += [
            Stratum(f"{game} rules", (*rules, f"{home}/script/*.py", f"{home}/game.py"), own, 11, game),
            Stratum(f"{game} cards", (f"{home}/cards/**/*.py",), own, 5, game),
            Stratum(f"{game} refusals", (f"{home}/rules/refusals.py",), own, 2, game),
            Stratum(
                f"{game} texts", (f"{home}/lexicon/*.ru.ftl", f"{home}/lexicon/*.uk.ftl"), texts, 2, game
            ),
            Stratum(f"{game} words", (f"{home}/lexicon/ru.toml", f"{home}/lexicon/uk.toml"), texts, 1, game),
        ]
    kernel = ("tests/kernel", "tests/torture", "tests/conformance")
    return [*rows, Stratum("kernel", ("kernel/*.py",), kernel, 16)]


# Faults in Python.

COMPARED: Final[dict[type[ast.cmpop], str]] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
EXCHANGED: Final = {
    "friendly": "enemy", "enemy": "friendly", "owner": "controller", "controller": "owner",
    "any": "all", "all": "any", "min": "max", "max": "min", "seat": "opponent", "first": "second",
}  # fmt: skip
Edit = tuple[ast.AST, str, str]
"""What is replaced, by what, and what is wrong with it."""


def edits(tree: ast.AST, source: str) -> Iterator[Edit]:
    """Everything that could be wrong in a module."""
    for node in ast.walk(tree):
        yield from edits_of(node, source)


def edits_of(node: ast.AST, source: str) -> Iterator[Edit]:
    def words(part: ast.AST) -> str:
        return ast.get_source_segment(source, part) or ""

    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            yield node, f"{words(left)} {COMPARED[type(op)]} {words(right)}", "compared otherwise"
        case ast.BoolOp(op=op, values=values):
            other = " or " if isinstance(op, ast.And) else " and "
            yield node, "(" + other.join(f"({words(each)})" for each in values) + ")", "and for or"
            yield node, words(values[0]), "a condition is forgotten"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"bool({words(operand)})", "not forgotten"
        case ast.Constant(value=bool(value)):
            yield node, str(not value), "the other truth"
        case ast.Constant(value=int(value)) if 0 <= value < 1000:
            yield node, str(value + 1), "one more"
            if value:
                yield node, str(value - 1), "one less"
        case ast.Expr(value=ast.Call()):
            yield node, "pass", "a step is forgotten"
        case ast.Call(keywords=[*keywords]) if keywords and all(each.arg for each in keywords):
            kept = [words(each) for each in (*node.args, *keywords[:-1])]
            yield node, f"{words(node.func)}({', '.join(kept)})", "an argument is forgotten"
        case ast.Name(id=name) if name in EXCHANGED:
            yield node, EXCHANGED[name], "the other one"
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
            sign = "-" if isinstance(op, ast.Add) else "+"
            yield node, f"{words(left)} {sign} {words(right)}", "the other sign"
        case ast.If(test=test):
            yield test, "True", "done in any case"
        case _:
            return


def faults_in_python(path: Path) -> list[Callable[[], Fault | None]]:
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    quiet = {id(each) for each in unseen(tree)}
    found = [edit for edit in edits(tree, source) if id(edit[0]) not in quiet]
    return [lambda edit=edit: replaced(path, source, *edit) for edit in found]  # type: ignore[misc]


def unseen(tree: ast.AST) -> Iterator[ast.AST]:
    """Annotations, decorators and sentences about the code."""
    for node in ast.walk(tree):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef):
            parts = [node.returns, *(each.annotation for each in node.args.args), *node.decorator_list]
        elif isinstance(node, ast.AnnAssign):
            parts = [node.annotation]
        elif isinstance(node, ast.Assert):
            parts = [node]
        elif isinstance(node, ast.If) and isinstance(node.test, ast.Name):
            parts = [node.test] if node.test.id == "TYPE_CHECKING" else []
        for part in parts:
            if part is not None:
                yield from ast.walk(part)


def replaced(path: Path, source: str, node: ast.AST, new: str, what: str) -> Fault | None:
    """The file with one expression replaced; None if it can't be read any more or is the same."""
    lines = source.encode().splitlines(keepends=True)
    line, end = node.lineno, node.end_lineno  # type: ignore[attr-defined]
    start = sum(map(len, lines[: line - 1])) + node.col_offset  # type: ignore[attr-defined]
    stop = sum(map(len, lines[: end - 1])) + node.end_col_offset  # type: ignore[attr-defined]
    text = (source.encode()[:start] + new.encode() + source.encode()[stop:]).decode()
    try:
        same = ast.dump(ast.parse(text)) == ast.dump(ast.parse(source))
    except SyntaxError:
        return None
    return None if same else Fault(path, line, what, text)


# Faults in texts.

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc")
CASE_IN_MESSAGE: Final = re.compile(r'case: "(\w+)"')


def faults_in_messages(path: Path) -> list[Callable[[], Fault | None]]:
    """A card or player in another case."""
    source = path.read_text(encoding="utf-8")

    def wrong(place: re.Match[str]) -> Fault:
        others = [case for case in CASES if case != place[1]]
        case = others[place.start() % len(others)]
        text = source[: place.start(1)] + case + source[place.end(1) :]
        return Fault(path, source.count("\n", 0, place.start()) + 1, f"{case} for {place[1]}", text)

    return [lambda place=place: wrong(place) for place in CASE_IN_MESSAGE.finditer(source)]  # type: ignore[misc]


def faults_in_words(path: Path) -> list[Callable[[], Fault | None]]:
    """A form of a paradigm where its neighbour belongs."""
    source = path.read_text(encoding="utf-8")
    forms = re.compile(r'= "([^"\n]+)", \w+ = "([^"\n]+)"')

    def wrong(place: re.Match[str]) -> Fault | None:
        if place[1] == place[2]:
            return None
        text = source[: place.start(1)] + place[2] + source[place.end(1) :]
        return Fault(path, source.count("\n", 0, place.start()) + 1, f"{place[2]} for {place[1]}", text)

    return [lambda place=place: wrong(place) for place in forms.finditer(source)]  # type: ignore[misc]


READERS: Final = {".py": faults_in_python, ".ftl": faults_in_messages, ".toml": faults_in_words}


def draw(stratum: Stratum, chance: random.Random) -> Iterator[Fault]:
    """The faults of a stratum by chance, each place of the sources as likely as any other."""
    paths = [path for each in stratum.files for path in sorted((ROOT / SOURCE).glob(each))]
    makers = [make for path in paths for make in READERS[path.suffix](path)]
    chance.shuffle(makers)
    return (fault for make in makers if (fault := make()) is not None)


# Trying them.

COUNTED: Final = ("noticed", "survived")


class Bench:
    """A copy of the project in which one fault after another is tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            target = folder / name
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("__pycache__", "client"))
            else:
                shutil.copy(ROOT / name, target)

    def verdict(self, fault: Fault, stratum: Stratum, patience: float) -> str:
        """`noticed`, `survived`, or `dead` for what does not even load."""
        place = self.folder / fault.path.relative_to(ROOT)
        kept = place.read_text(encoding="utf-8")
        place.write_text(fault.text, encoding="utf-8")
        try:
            games = [stratum.only] if stratum.only else list(GAMES)
            if not all(self.run(patience, "-c", PLAYS.format(game=game)) for game in games):
                return "dead"
            return "survived" if self.passes(stratum.tests, patience) else "noticed"
        except subprocess.TimeoutExpired:
            return "noticed"
        finally:
            place.write_text(kept, encoding="utf-8")

    def passes(self, tests: tuple[str, ...], patience: float | None = None) -> bool:
        wanted = "not slow and not marathon"
        return self.run(patience, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", wanted, *tests)

    def run(self, patience: float | None, *arguments: str) -> bool:
        environment = {"PYTHONPATH": f"{self.folder / 'src'}:{self.folder}", "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder, env=environment, timeout=patience, check=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        return done.returncode == 0


PLAYS: Final = """
import deckwright as dw
state = dw.game("{game}").new(seed=1)
for number in range(20):
    if state.decision is not None:
        state.choose(number % len(state.decision.options))
"""
"""A few choices of a game: what does not come so far would be noticed by whoever wrote it."""


def shown(fault: Fault) -> str:
    before = fault.path.read_text(encoding="utf-8").splitlines()
    lines = difflib.unified_diff(before, fault.text.splitlines(), n=2, lineterm="")
    return "\n".join(list(lines)[2:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="strata whose name has this in it")
    parser.add_argument("--equivalent", default="", help="faults that change nothing: 3f9a01c2,77be0d14")
    arguments = parser.parse_args()
    equivalent = {each for each in arguments.equivalent.split(",") if each}
    rows = [each for each in strata() if arguments.only in each.name]
    whole = sum(each.share for each in rows)
    results: Counter[tuple[str, str]] = Counter()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(arguments.jobs) as threads:
        benches = [Bench(Path(folder) / str(number)) for number in range(arguments.jobs)]
        patience: dict[tuple[str, ...], float] = {}
        for tests in {each.tests for each in rows}:
            start = time.perf_counter()
            if not benches[0].passes(tests):
                sys.exit(f"These fail without any fault: {' '.join(tests)}")
            patience[tests] = PATIENCE * (time.perf_counter() - start)
        for stratum in rows:
            faults = draw(stratum, random.Random(f"{arguments.seed} {stratum.name}"))
            wanted = max(1, round(arguments.count * stratum.share / whole))
            trial = Trial(stratum, patience[stratum.tests], equivalent, benches)
            results.update(trial.results(faults, wanted, threads))
    tell(results)


@dataclass(frozen=True)
class Trial:
    """The faults of a stratum, tried where there is room."""

    stratum: Stratum
    patience: float
    equivalent: set[str]
    benches: list[Bench]

    def verdict(self, fault: Fault) -> str:
        if fault.id in self.equivalent:
            return "equivalent"
        bench = self.benches.pop()
        try:
            return bench.verdict(fault, self.stratum, self.patience)
        finally:
            self.benches.append(bench)

    def results(
        self, faults: Iterator[Fault], wanted: int, threads: ThreadPoolExecutor
    ) -> Iterator[tuple[str, str]]:
        """As many faults as wanted that load and change something, with what became of each."""
        while wanted and (drawn := list(islice(faults, wanted))):
            for fault, verdict in zip(drawn, threads.map(self.verdict, drawn), strict=True):
                place = f"{fault.path.relative_to(ROOT)}:{fault.line}"
                print(f"{fault.id} {verdict}: {self.stratum.name}, {place}, {fault.what}", flush=True)
                if verdict == "survived":
                    print(shown(fault), flush=True)
                wanted -= verdict in COUNTED
                yield self.stratum.name, verdict


def tell(results: Counter[tuple[str, str]]) -> None:
    print()
    for name in dict.fromkeys(name for name, _ in results):
        noticed, survived = results[name, "noticed"], results[name, "survived"]
        print(f"{name}: {noticed} of {noticed + survived}")
    sums = {word: sum(n for (_, each), n in results.items() if each == word) for _, word in results}
    noticed, survived = sums.get("noticed", 0), sums.get("survived", 0)
    print(f"noticed {noticed} of {noticed + survived}; not counted: {sums.get('dead', 0)} that don't load, "
          f"{sums.get('equivalent', 0)} that change nothing")  # fmt: skip


if __name__ == "__main__":
    main()
