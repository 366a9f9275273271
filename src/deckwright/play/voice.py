"""A voice speaks one language, with or without a game's words."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.game import Game
from deckwright.text import Speaker


@dataclass(frozen=True)
class Voice:
    """Speaks one language."""

    messages: ClassVar[tuple[Path, ...]] = (Path(__file__).parent / "messages",)
    """The folders of the messages that it knows besides those of the games."""

    language: str

    def about(
        self,
        game: Game | None,
        names: Mapping[str, str] | None = None,
        you: str | None = None,
        marked: bool = False,
    ) -> Speaker:
        """A speaker who knows the words of a game and the players at the table, and marks cards if asked."""
        return Speaker(
            self.language, game=game, names=names or {}, you=you, extra=self.messages, marked=marked
        )

    def say(self, message: str, **values: str | int | float) -> str:
        return self.about(None).say(message, **values)

    def error(self, error: DeckwrightError) -> str:
        return self.about(None).error(error)
