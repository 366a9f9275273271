"""The screen: lines, a cover between two people, and a pace that can be followed."""

import os
import time
from typing import Final

import click

from deckwright.cli.layout import NOTATION, fit, has_room

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""The screen, the lines scrolled away, and the cursor to the top."""
BLANK: Final = "\f" + "\n" * 40
"""For a printer or a pipe."""
PACE: Final = 0.7
"""The least number of seconds from one choice of a bot to the next, if it can be read."""


class Screen:
    """Prints. On a terminal it can be cleared, has bold and pale letters, and keeps the pace of a reader."""

    def __init__(self, is_terminal: bool) -> None:
        self._is_terminal = is_terminal
        self._paced_at = 0.0
        self._has_styles = is_terminal and not os.environ.get("NO_COLOR")

    def show(self, *lines: str) -> None:
        for line in lines:
            click.echo(fit(line))

    def show_title(self, *lines: str) -> None:
        """Lines that the eye looks for: whose turn it is, what is asked."""
        for line in lines:
            click.echo(click.style(fit(line), bold=True) if self._has_styles else fit(line))

    def show_options(self, *lines: str) -> None:
        """Lines that end in notation, which is pale, so that the words stand out.

        Notation that would need a line of its own is left out: there is always a number, or words, to type.
        """
        for line in lines:
            words, notation = fit(NOTATION.sub("", line)), "".join(NOTATION.findall(line))
            if not has_room(words.rpartition("\n")[2] + notation):
                notation = ""
            click.echo(words + (click.style(notation, dim=True) if self._has_styles else notation))

    def cover(self) -> None:
        """Take everything off the screen."""
        click.echo(CLEAR if self._is_terminal else BLANK, nl=False)

    def keep_pace(self) -> None:
        """Wait until what a bot did last can have been read; the time that the next one thought counts."""
        if self._is_terminal:
            time.sleep(max(0.0, self._paced_at + PACE - time.monotonic()))
            self._paced_at = time.monotonic()
