"""What Codex tells bots and boards."""

from typing import Final

from deckwright.games.codex.rules import outlook, turn
from deckwright.games.hints import Hints

HINTS: Final = Hints(
    outlook=outlook.outlook, plausible=outlook.plausible, after_turns=1, ahead=turn.tech_ahead
)
