"""What KeyForge tells bots."""

from deckwright.games.hints import Hints
from deckwright.games.keyforge.rules import outlook

HINTS = Hints(outlook=outlook.outlook, after_decisions=40)
