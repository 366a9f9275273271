"""What KeyForge tells bots."""

from typing import Final

from deckwright.games.hints import Hints
from deckwright.games.keyforge.rules import outlook

HINTS: Final = Hints(outlook=outlook.outlook, after_decisions=40)
