"""What goes wrong at a table is told to whoever sits there, and the game goes on."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from deckwright.cli.terminal.reader import EndOfInput
from deckwright.cli.terminal.screen import Screen
from deckwright.kernel.errors import DeckwrightError
from deckwright.text import Speaker

LONGEST_FAULT: Final = 200


class Left(Exception):
    """Somebody left the table."""


@contextmanager
def report_faults(screen: Screen, speaker: Speaker, *through: type[Exception]) -> Iterator[None]:
    """What fails in here is told, be it the person's mistake or a fault of the program: nobody loses a game
    because something about it can't be shown or done. Leaving the table goes through, and what is named."""
    try:
        yield
    except DeckwrightError as error:
        screen.show(speaker.error(error))
    except Exception as error:
        if isinstance(error, (EndOfInput, Left, *through)):
            raise
        fault = f"{type(error).__name__}: {error}"[:LONGEST_FAULT]
        screen.show(speaker.say("cli-fault", fault=" ".join(fault.split())))
