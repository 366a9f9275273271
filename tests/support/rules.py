"""`@rule("DIM-5.3")`: the rules clauses that a test shows."""

import re
from typing import Final

import pytest

CLAUSE: Final = re.compile(r"[A-Z]+-\d+\.\d+")


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses it shows; `test_coverage_of_rules` reads these marks."""
    for clause in clauses:
        if not CLAUSE.fullmatch(clause):
            raise ValueError(f"not the number of a clause: {clause}")
    return pytest.mark.rule(*clauses)
