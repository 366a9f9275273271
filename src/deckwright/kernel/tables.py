"""Printed facts out of a table: every cell is checked as it is read, and what is wrong is told with its file,
line and column."""

import csv
import difflib
import re
from collections.abc import Callable, Collection, Iterator
from importlib import resources
from typing import Any, Final, TypeVar

from deckwright.kernel.errors import BadTable, quote
from deckwright.kernel.sets import TABLE, leave_out, note_cards, sets_of

T = TypeVar("T")

ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""An id goes into notation as it is."""
FORM_OF_IDS: Final = "kebab-case: a-z, 0-9, -"


class Row:
    """One line of a table. A cell is taken as text, words or a number; what nobody takes is refused."""

    def __init__(self, file: str, line: int, cells: dict[str, str], of_set: str = "") -> None:
        self.file = file
        self.line = line
        self.of_set = of_set
        """The set from outside that the line is of."""
        self.named: list[tuple[str, str]] = []
        """The columns that name other lines, with what they say."""
        self._cells = dict(cells)
        self._left = set(cells)

    def text(self, column: str) -> str:
        if column not in self._cells:
            raise BadTable("table-no-column", file=self.file, line=1, column=column)
        self._left.discard(column)
        return self._cells[column].strip()

    def id(self, column: str) -> str:
        """A name for the line."""
        value = self.text(column)
        if ID.fullmatch(value):
            return value
        raise self.bad(column, value, FORM_OF_IDS)

    def other(self, column: str) -> str:
        """The name of another line, or nothing."""
        value = self.text(column)
        if value:
            self.named.append((column, value))
        return value

    def word(self, column: str, known: Collection[str], empty: bool = False) -> str:
        """One of some words; with `empty`, none will do too."""
        value = self.text(column)
        if value in known or (empty and not value):
            return value
        raise self.unknown(column, value, known)

    def words(self, column: str, known: Collection[str]) -> tuple[str, ...]:
        """Any number of some words."""
        values = tuple(self.text(column).split())
        for value in values:
            if value not in known:
                raise self.unknown(column, value, known)
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
        """One or several words with something behind a colon."""
        found = []
        for value in self.text(column).split() or [""]:
            name, _, rest = value.partition(":")
            if name not in known or not rest:
                raise self.unknown(column, value, [f"{each}:…" for each in known])
            found.append((name, rest))
        return tuple(found)

    def numbered(self, column: str, known: Collection[str], most: int = 99) -> tuple[tuple[str, int], ...]:
        """Words with a number behind a colon: 1 where there is none."""
        found = []
        for value in self.text(column).split():
            name, colon, number = value.partition(":")
            is_number = number.isascii() and number.isdigit() and 0 < int(number) <= most
            if name not in known or (colon and not is_number):
                raise self.unknown(column, value, known)
            found.append((name, int(number or 1)))
        return tuple(found)

    def unknown(self, column: str, value: str, known: Collection[str]) -> BadTable:
        """A word that nobody knows, with the one that is most like it."""
        return self.bad(column, value, ", ".join(known), nearest(value, known))

    def bad(self, column: str, value: str, takes: str, near: str = "") -> BadTable:
        return BadTable(
            "table-bad-cell",
            file=self.file, line=self.line, column=column, value=quote(value), takes=takes,
            near=near or "none",
        )  # fmt: skip

    def close(self) -> None:
        """Refuse columns that nobody has taken."""
        for column in sorted(self._left):
            raise BadTable("table-unknown-column", file=self.file, line=self.line, column=column)


def nearest(value: str, known: Collection[str]) -> str:
    """The known word that somebody may have meant; nothing if none is like it."""
    return next(iter(difflib.get_close_matches(value, known, 1)), "")


def read_table(package: str, file: str, read: Callable[[Row], T], key: str = "id") -> tuple[T, ...]:
    """All lines of a table of a package, in their order. No two have the same key."""
    return tuple(read_own(package, file, read, key).values())


def read_open_table(package: str, read: Callable[[Row], T], key: str = "id") -> tuple[T, ...]:
    """The table of the cards of a game that takes sets from outside: their lines come behind its own."""
    found = read_own(package, TABLE, read, key)
    for card_set in sets_of(name_of(package)):
        try:
            text = text_of((card_set.folder / TABLE).read_bytes(), f"{card_set.name}/{TABLE}")
            more = read_rows(f"{card_set.name}/{TABLE}", text, read, key, card_set.name)
        except Exception as error:
            # Whatever is wrong with it: the game goes on without.
            leave_out(card_set, error)
        else:
            note_cards(card_set, more)
            found |= more
    return tuple(found.values())


def read_own(package: str, file: str, read: Callable[[Row], T], key: str) -> dict[str, T]:
    told = f"{name_of(package)}/data/{file}"
    text = text_of((resources.files(package) / "data" / file).read_bytes(), told)
    return read_rows(told, text, read, key)


def name_of(package: str) -> str:
    """The game that a package is."""
    return package.rpartition(".")[2]


def text_of(source: bytes, file: str) -> str:
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise BadTable("table-bad-text", file=file, line=line) from error


def read_lines(file: str, text: str, read: Callable[[Row], T], key: str = "id") -> tuple[T, ...]:
    return tuple(read_rows(file, text, read, key).values())


def rows_of(file: str, lines: Any) -> Iterator[list[str]]:
    """What is between the commas of each line; a line that is none is told of."""
    try:
        yield from lines
    except csv.Error as error:
        raise BadTable("table-bad-quotes", file=file, line=lines.line_num) from error


def read_rows(file: str, text: str, read: Callable[[Row], T], key: str, of_set: str = "") -> dict[str, T]:
    """The lines of a table by their keys, which in a set from outside begin with its name."""
    lines = csv.reader(text.splitlines(), strict=True)
    rows = rows_of(file, lines)
    columns = next(rows, [])
    for column in columns:
        if columns.count(column) > 1:
            raise BadTable("table-twice", file=file, line=1, value=column, other=1)
    seen: dict[str, Row] = {}
    found = {}
    for cells in rows:
        number = lines.line_num
        if len(cells) != len(columns):
            raise BadTable("table-bad-line", file=file, line=number, cells=len(cells), columns=len(columns))
        row = Row(file, number, dict(zip(columns, cells, strict=True)), of_set)
        name = row.id(key)
        if name in seen:
            raise BadTable("table-twice", file=file, line=number, value=name, other=seen[name].line)
        if of_set and not name.startswith(f"{of_set}-"):
            raise row.bad(key, name, f"{of_set}-…")
        seen[name] = row
        found[name] = read(row)
        row.close()
    check_names(seen)
    return found


def check_names(rows: dict[str, Row]) -> None:
    """Refuse lines that name another which is not there."""
    for row in rows.values():
        for column, value in row.named:
            if value not in rows:
                raise row.bad(column, value, FORM_OF_IDS, nearest(value, rows))
