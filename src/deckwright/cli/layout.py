"""Lines that fit a terminal. Where nobody's terminal is, they stay whole for other programs."""

import shutil
import sys
import textwrap
from collections.abc import Iterable
from itertools import groupby
from typing import Final

NARROWEST: Final = 30
WIDEST: Final = 100
"""Longer lines are hard to read on the widest terminal."""


def fit(line: str) -> str:
    """A line broken between words where a terminal would break it anywhere."""
    width = min(WIDEST + 1, max(NARROWEST, shutil.get_terminal_size().columns))
    if len(line) < width or not sys.stdout.isatty():
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.fill(line, width - 1, subsequent_indent=indent, break_on_hyphens=False)


def collapse(lines: Iterable[str]) -> list[str]:
    """Lines that are the same one after the other, told once with their number."""
    counted = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} (×{count})" for line, count in counted]
