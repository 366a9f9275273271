"""The voice of the server: what it tells people, in their language."""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from deckwright.play.voice import Voice

MESSAGES: Final = Path(__file__).parent / "messages"


@dataclass(frozen=True)
class ServerVoice(Voice):
    """Speaks one language, and knows the words of the server too."""

    messages: ClassVar[tuple[Path, ...]] = (*Voice.messages, MESSAGES)
