"""Test files read as syntax trees, for tests about the tests."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent.parent

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class TestFunction:
    """A test as it is written."""

    __test__ = False

    file: str
    node: Function

    def __str__(self) -> str:
        return f"{self.file}:{self.node.lineno} {self.node.name}"

    def decorators(self, name: str) -> list[ast.expr]:
        """The decorators of that name, with or without arguments: `rule`, `pytest.mark.xfail`."""
        return [each for each in self.node.decorator_list if name_of(each).split(".")[-1] == name]

    def clauses(self) -> list[str]:
        """The clauses of its `@rule(…)`."""
        return [
            word.value
            for decorator in self.decorators("rule")
            if isinstance(decorator, ast.Call)
            for word in decorator.args
            if isinstance(word, ast.Constant) and isinstance(word.value, str)
        ]


def name_of(node: ast.expr) -> str:
    """The dotted name of what is called or named."""
    if isinstance(node, ast.Call):
        return name_of(node.func)
    if isinstance(node, ast.Attribute):
        return f"{name_of(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def read_tests(source: str, file: str) -> Iterator[TestFunction]:
    """All tests of a text in Python."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function) and node.name.startswith("test_"):
            yield TestFunction(file, node)


@cache
def all_tests() -> list[TestFunction]:
    """All tests there are."""
    return [
        test
        for path in sorted(TESTS.rglob("test_*.py"))
        for test in read_tests(path.read_text(encoding="utf-8"), str(path.relative_to(TESTS.parent)))
    ]
