"""The voice of the command: messages in the user's language, with or without a game's words."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.game import Game
from deckwright.text import Speaker

MESSAGES: Final = Path(__file__).parent / "messages"


@dataclass(frozen=True)
class Voice:
    """Speaks one language."""

    language: str
    asked_for: bool = False
    """Whether somebody asked for this language, or it is just the system's."""

    def about(
        self, game: Game | None, names: Mapping[str, str] | None = None, you: str | None = None
    ) -> Speaker:
        """A speaker who knows the words of a game and the players at the table."""
        return Speaker(self.language, game=game, names=names or {}, you=you, extra=(MESSAGES,))

    def say(self, message: str, **values: str | int | float) -> str:
        return self.about(None).say(message, **values)

    def error(self, error: DeckwrightError) -> str:
        return self.about(None).error(error)
