"""The screen: lines, a cover between two people, and a pace that can be followed."""

import time
from typing import Final

import click

from deckwright.cli.layout import fit

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""The screen, the lines scrolled away, and the cursor to the top."""
BLANK: Final = "\f" + "\n" * 40
"""For a printer or a pipe."""
PACE: Final = 0.7
"""Seconds after what a bot did."""


class Screen:
    """Prints. On a terminal it can be cleared, and waits a little after what bots do."""

    def __init__(self, is_terminal: bool) -> None:
        self._is_terminal = is_terminal

    def show(self, *lines: str) -> None:
        for line in lines:
            click.echo(fit(line))

    def cover(self) -> None:
        """Take everything off the screen."""
        click.echo(CLEAR if self._is_terminal else BLANK, nl=False)

    def pause(self) -> None:
        if self._is_terminal:
            time.sleep(PACE)
