"""Lines that fit a terminal. Where nobody's terminal is, they stay whole for other programs."""

import re
import shutil
import sys
import textwrap
from typing import Final

NARROWEST: Final = 30
WIDEST: Final = 100
"""Longer lines are hard to read on the widest terminal."""
GLUE: Final = "\N{NO-BREAK SPACE}"
NOTATION: Final = re.compile(r" \[[a-z0-9][^\[\]]*\]$")
"""What is typed for an option, at the end of its line."""
NUMBERED: Final = re.compile(r"(?<=[^\W\d]|:) (?=(?:×|\()?\d+\b)")
"""The space before a number that belongs to the word before it: «power 3», «Troll (2)», «Chains: 0»."""


def fit(line: str) -> str:
    """A line broken between words where a terminal would break it anywhere.

    Numbers stay with their words.
    """
    width = min(WIDEST + 1, max(NARROWEST, shutil.get_terminal_size().columns))
    if len(line) < width or not sys.stdout.isatty():
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    filled = textwrap.fill(
        NUMBERED.sub(GLUE, line), width - 1, subsequent_indent=indent, break_on_hyphens=False
    )
    return filled.replace(GLUE, " ")


def has_room(line: str) -> bool:
    """Whether a line that fits can be as long as this one without being broken."""
    return not sys.stdout.isatty() or len(line) < shutil.get_terminal_size().columns
