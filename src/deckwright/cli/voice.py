"""The voice of the command: messages in the user's language, with or without a game's words."""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from deckwright.play import voice

MESSAGES: Final = Path(__file__).parent / "messages"


@dataclass(frozen=True)
class Voice(voice.Voice):
    """Speaks one language, and knows the words of the command too."""

    messages: ClassVar[tuple[Path, ...]] = (*voice.Voice.messages, MESSAGES)

    asked_for: bool = False
    """Whether somebody asked for this language, or it is just the system's."""
