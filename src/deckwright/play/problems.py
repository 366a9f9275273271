"""What goes wrong is told in the right words."""

from collections.abc import Iterator
from contextlib import contextmanager

from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.game import Game


@contextmanager
def in_words_of(game: Game) -> Iterator[None]:
    """What goes wrong in here is told in the words of a game, which may have its own for it."""
    try:
        yield
    except DeckwrightError as error:
        error.game = error.game or game
        raise
