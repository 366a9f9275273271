"""Lines that fit a terminal. Where nobody's terminal is, they stay whole for other programs."""

import re
import shutil
import sys
import textwrap
from collections.abc import Iterable
from itertools import groupby
from typing import Final

NARROWEST: Final = 30
WIDEST: Final = 100
"""Longer lines are hard to read on the widest terminal."""
GLUE: Final = "\N{NO-BREAK SPACE}"
NOTATION: Final = re.compile(r"\[[a-z0-9][^\[\]]{0,60}\]$")
"""What is typed for an option, at the end of its line."""
NUMBERED: Final = re.compile(r"(?<=[^\W\d]) (?=(?:×|\()?\d+\b)")
"""The space before a number that belongs to the word before it: «power 3», «Troll (2)»."""


def fit(line: str) -> str:
    """A line broken between words where a terminal would break it anywhere.

    Numbers stay with their words, and notation stays whole.
    """
    width = min(WIDEST + 1, max(NARROWEST, shutil.get_terminal_size().columns))
    if len(line) < width or not sys.stdout.isatty():
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    glued = NOTATION.sub(lambda found: found[0].replace(" ", GLUE), NUMBERED.sub(GLUE, line))
    filled = textwrap.fill(glued, width - 1, subsequent_indent=indent, break_on_hyphens=False)
    return filled.replace(GLUE, " ")


def collapse(lines: Iterable[str]) -> list[str]:
    """Lines that are the same one after the other, told once with their number."""
    counted = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} (×{count})" for line, count in counted]
