"""Clones share columns until one of them writes: nobody writes into a column that is not their own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.columns import COLUMNS, seal

import deckwright as dw
from deckwright.kernel.ids import Card, Face, Seat, Zone

SOURCES = sorted(Path(dw.__file__).parent.rglob("*.py")) + sorted(
    Path(__file__).parents[1].glob("torture/*.py")
)

STATES = ("state", "world")


def columns_in(node: ast.AST) -> set[str]:
    """The columns that an expression is: `state.zone`, `state.columns[DAMAGE]`, or all of the game's."""
    if isinstance(node, ast.Attribute) and node.attr in COLUMNS and is_state(node.value):
        return {node.attr}
    if isinstance(node, ast.Subscript) and columns_in(node.value) == {"columns"}:
        return {"columns"} if isinstance(node.slice, ast.Slice) else {ast.unparse(node.slice)}
    if isinstance(node, ast.Tuple):
        return {column for each in node.elts for column in columns_in(each)}
    return set()


def is_state(node: ast.expr) -> bool:
    """Whether an expression is called as states are: `state`, `world`, `self.state`."""
    return (isinstance(node, ast.Name) and node.id in STATES) or (
        isinstance(node, ast.Attribute) and node.attr in STATES
    )


def names_of(function: ast.AST) -> dict[str, set[str]]:
    """The names under which a function reads columns."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(function):
        pairs: list[tuple[ast.expr, ast.expr]] = []
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs += zip(target.elts, node.value.elts, strict=False)
                elif isinstance(target, ast.Tuple):
                    pairs += [(each, node.value) for each in target.elts]
                else:
                    pairs.append((target, node.value))
        elif isinstance(node, ast.For):
            pairs.append((node.target, node.iter))
        for target, value in pairs:
            if isinstance(target, ast.Name) and columns_in(value):
                found.setdefault(target.id, set()).update(columns_in(value))
    return found


def owned_in(function: ast.AST) -> Iterator[tuple[int, str]]:
    """The columns that a function makes its own, with the line."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr == "own" and node.args:
                yield node.lineno, ast.unparse(node.args[0])
            elif node.func.attr.startswith("own_"):
                yield node.lineno, node.func.attr.removeprefix("own_")


def faults_of(source: str) -> list[tuple[int, str]]:
    """Writes into columns that may be shared, and reading under a name that may have become stale."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        names = names_of(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
                base = node.value
                while isinstance(base, ast.Subscript) and not columns_in(base):
                    base = base.value
                if columns_in(base) or (isinstance(base, ast.Name) and base.id in names):
                    found.append((node.lineno, "writes into a column without owning it"))
            if isinstance(node, ast.For):
                gone_through = {column for each in ast.walk(node.iter) for column in columns_in(each)}
                found += [
                    (line, f"owns {column} while going through it")
                    for line, column in owned_in(node)
                    if column in gone_through and isinstance(node.iter, ast.Call | ast.Attribute)
                ]
        for line, column in owned_in(function):
            if any(column in columns for columns in names.values()):
                found.append((line, f"owns {column}, which it reads under another name"))
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: "/".join(path.parts[-3:]))
def test_what_is_written_into_is_owned(path: Path) -> None:
    if path.name == "state.py" and path.parent.name == "kernel":
        return
    assert faults_of(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "state.zone[card] = zone",
        "state.columns[table.DAMAGE][card] += 1",
        "known = state.known; known[card] = 3",
        "exhausted, played = state.columns[:2]; played[card] = 0",
        "one, other = state.text, state.columns[A]; other[card] = 0",
        "columns = state.columns; columns[table.STUN][card] = 0",
        "damage = state.columns[DAMAGE]; state.own(DAMAGE)[card] = 1; return damage[card]",
        "text = state.text; state.own_text()[card] = face",
        "for card, host in enumerate(state.host): state.own_host()[card] = -1",
    ],
)
def test_writes_that_forget_it_are_found(line: str) -> None:
    assert faults_of(f"def rule(state, card):\n    {line}\n")


@pytest.mark.parametrize(
    "line",
    [
        "state.own(DAMAGE)[card] += 1",
        "damage = state.own(DAMAGE); damage[card] += 1",
        "state.own_zone()[card] = state.zone[other]",
        "state.vars[TURN] += 1; state.zones[at] = ()",
    ],
)
def test_writes_that_keep_to_it_are_not(line: str) -> None:
    assert faults_of(f"def rule(state, card):\n    {line}\n") == []


def test_a_clone_and_its_original_share_columns_until_one_of_them_writes() -> None:
    state = dw.game("keyforge").new(seed=3)
    copy = state.clone()
    assert copy.zone is state.zone
    assert all(one is other for one, other in zip(copy.columns, state.columns, strict=True))
    before = state.clone()
    copy.own_zone()[0] = Zone(1 - copy.zone[0])
    copy.own_known()[0] ^= 1
    copy.own_controller()[0] = Seat(1 - copy.controller[0])
    copy.own_text()[0] = Face(copy.text[0] + 1)
    copy.own_host()[0] = Card(7)
    copy.own(2)[0] += 1
    assert state == before
    assert copy != before
    state.own(2)[0] += 5
    assert copy.columns[2][0] + 4 == state.columns[2][0]
    assert copy.columns[3] is state.columns[3]


def test_a_sealed_column_can_not_be_written_into() -> None:
    state = dw.game("shards").new(seed=3).clone()
    seal(state)
    with pytest.raises(AssertionError):
        state.zone[0] = Zone(0)
    with pytest.raises(AssertionError):
        state.columns[0][0] += 1
    state.own(0)[0] += 1
    state.own_zone()[0] = Zone(0)
