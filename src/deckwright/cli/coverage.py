"""Which clauses of a rulebook have a test: found by reading the tests, not by running them."""

import ast
from pathlib import Path
from typing import Final

from deckwright.cli.problems import BadInput
from deckwright.kernel.game import Game
from deckwright.text.catalogue import game_folder

MARK: Final = "rule"


def find_tests(game: Game) -> Path:
    """The tests of the checkout that this package runs from, or of the current folder; of a game from
    outside, those beside its folder."""
    if not game.about.package.startswith("deckwright."):
        return game_folder(game).parents[1]
    package = Path(__file__).resolve().parents[1]
    for root in (package.parents[1], Path.cwd()):
        if (root / "src" / "deckwright").is_dir() and (root / "tests").is_dir():
            return root / "tests"
    raise BadInput("cli-no-checkout")


def covered_clauses(tests: Path) -> dict[str, list[str]]:
    """The clauses that tests are marked with, each with the names of its tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, ValueError, OSError) as error:
            raise BadInput("cli-test-unreadable", path=str(path.relative_to(tests.parent))) from error
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
                for clause in clauses_of(node):
                    found.setdefault(clause, []).append(f"{path.relative_to(tests.parent)}::{node.name}")
    return found


def clauses_of(node: ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef) -> list[str]:
    """The clauses in `@rule("DIM-5.3", "DIM-5.4")` or `@pytest.mark.rule(…)`."""
    clauses = []
    for decorator in node.decorator_list:
        if not isinstance(decorator, ast.Call):
            continue
        function = decorator.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        if name == MARK:
            clauses += [
                argument.value
                for argument in decorator.args
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            ]
    return clauses
