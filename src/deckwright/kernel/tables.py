"""Printed facts out of a table: every cell is checked as it is read, and what is wrong is told with its file,
line and column."""

import csv
from collections.abc import Callable, Collection, Iterator
from importlib import resources
from typing import Any, TypeVar

from deckwright.kernel.errors import BadTable, quote

T = TypeVar("T")


class Row:
    """One line of a table. A cell is taken as text, words or a number; what nobody takes is refused."""

    def __init__(self, file: str, line: int, cells: dict[str, str]) -> None:
        self.file = file
        self.line = line
        self._cells = dict(cells)
        self._left = set(cells)

    def text(self, column: str) -> str:
        if column not in self._cells:
            raise BadTable("table-no-column", file=self.file, line=self.line, column=column)
        self._left.discard(column)
        return self._cells[column].strip()

    def word(self, column: str, known: Collection[str], empty: bool = False) -> str:
        """One of some words; with `empty`, none will do too."""
        value = self.text(column)
        if value in known or (empty and not value):
            return value
        raise self.bad(column, value, ", ".join(known))

    def words(self, column: str, known: Collection[str]) -> tuple[str, ...]:
        """Any number of some words."""
        values = tuple(self.text(column).split())
        for value in values:
            if value not in known:
                raise self.bad(column, value, ", ".join(known))
        return values

    def number(self, column: str, most: int, default: int | None = None) -> int:
        """A number from 0 on; an empty cell is the default, where there is one."""
        value = self.text(column)
        if not value and default is not None:
            return default
        if value.isascii() and value.isdigit() and int(value) <= most:
            return int(value)
        raise self.bad(column, value, f"0…{most}")

    def pairs(self, column: str, known: Collection[str]) -> tuple[tuple[str, str], ...]:
        """Words with something behind a colon."""
        found = []
        for value in self.text(column).split():
            name, _, rest = value.partition(":")
            if name not in known or not rest:
                raise self.bad(column, value, ", ".join(known))
            found.append((name, rest))
        return tuple(found)

    def numbered(self, column: str, known: Collection[str], most: int = 99) -> tuple[tuple[str, int], ...]:
        """Words with a number behind a colon: 1 where there is none."""
        found = []
        for value in self.text(column).split():
            name, colon, number = value.partition(":")
            is_number = number.isascii() and number.isdigit() and 0 < int(number) <= most
            if name not in known or (colon and not is_number):
                raise self.bad(column, value, ", ".join(known))
            found.append((name, int(number or 1)))
        return tuple(found)

    def bad(self, column: str, value: str, takes: str) -> BadTable:
        return BadTable(
            "table-bad-cell",
            file=self.file, line=self.line, column=column, value=quote(value), takes=takes,
        )  # fmt: skip

    def close(self) -> None:
        """Refuse columns that nobody has taken."""
        for column in sorted(self._left):
            raise BadTable("table-unknown-column", file=self.file, line=self.line, column=column)


def read_table(package: str, file: str, read: Callable[[Row], T], key: str = "id") -> tuple[T, ...]:
    """All lines of a table of a package, in their order. No two have the same key."""
    text = (resources.files(package) / "data" / file).read_text(encoding="utf-8")
    return read_lines(file, text, read, key)


def rows_of(file: str, lines: Any) -> Iterator[list[str]]:
    """What is between the commas of each line; a line that is none is told of."""
    try:
        yield from lines
    except csv.Error as error:
        raise BadTable("table-bad-quotes", file=file, line=lines.line_num) from error


def read_lines(file: str, text: str, read: Callable[[Row], T], key: str = "id") -> tuple[T, ...]:
    lines = csv.reader(text.splitlines(), strict=True)
    columns = next(lines, [])
    seen: dict[str, int] = {}
    found = []
    for number, cells in enumerate(rows_of(file, lines), 2):
        if len(cells) != len(columns):
            raise BadTable("table-bad-line", file=file, line=number, cells=len(cells), columns=len(columns))
        row = Row(file, number, dict(zip(columns, cells, strict=True)))
        name = row.text(key)
        if not name or seen.setdefault(name, number) != number:
            raise BadTable("table-twice", file=file, line=number, value=name, other=seen.get(name, 0))
        found.append(read(row))
        row.close()
    return tuple(found)
