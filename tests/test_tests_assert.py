"""A lint for tests: one that asserts nothing can't fail, and so shows nothing."""

import ast

import pytest

from tests.support.syntax import TestFunction, all_tests, name_of, read_tests

pytestmark = pytest.mark.slow


def asserts(test: TestFunction) -> bool:
    """Whether a test has `assert`, `pytest.raises`, a browser's `expect(…).to_…`, or a helper whose name says
    that it asserts or checks."""
    for node in ast.walk(test.node):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = name_of(node.func)
            if name == "pytest.raises" or name.split(".")[-1].startswith(("assert_", "check_")):
                return True
            if expects(node.func):
                return True
    return False


def expects(function: ast.expr) -> bool:
    """`expect(x).to_be_visible`: the `expect` alone asserts nothing."""
    return (
        isinstance(function, ast.Attribute)
        and function.attr.startswith(("to_", "not_to_"))
        and isinstance(function.value, ast.Call)
        and name_of(function.value.func) == "expect"
    )


def test_every_test_has_an_assertion() -> None:
    silent = [str(test) for test in all_tests() if not asserts(test)]
    assert not silent, "tests that assert nothing:\n" + "\n".join(silent)


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("assert x", True),
        ("with pytest.raises(ValueError):\n        f()", True),
        ("assert_equal(1, 2)", True),
        ("helper.check_all(1)", True),
        ("for x in y:\n        if x:\n            assert x", True),
        ("expect(page).to_have_title('x')", True),
        ("expect(page)", False),
        ("pass", False),
        ("f()\n    g(assertion=1)", False),
        ("recheck_all()", False),
    ],
)
def test_the_lint_knows_an_assertion_when_it_sees_one(body: str, found: bool) -> None:
    (test,) = read_tests(f"def test_it() -> None:\n    {body}\n", "source")
    assert asserts(test) == found
