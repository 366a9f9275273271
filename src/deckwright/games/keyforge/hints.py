"""What KeyForge tells bots."""

from typing import Final

from deckwright.games.hints import Hints
from deckwright.games.keyforge.rules import evaluation

HINTS: Final = Hints(evaluate=evaluation.evaluate, after_decisions=40)
