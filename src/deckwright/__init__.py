"""Deckwright: rules-heavy card games in one system.

>>> import deckwright as dw
>>> state = dw.game("dimensions").new(seed=7, seats=3)
>>> state.decision.prompt, state.decision.keys
('sign', ['sign rock', 'sign scissors', 'sign paper'])
"""

from deckwright.games import find as game
from deckwright.games import names as games
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.events import Event
from deckwright.kernel.game import Game, Outcome, Refusal, Setup
from deckwright.kernel.record import VERSION as __version__
from deckwright.kernel.record import Record, Verdict
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State
from deckwright.text import LANGUAGES, Speaker

__all__ = [
    "LANGUAGES", "DeckwrightError", "Event", "Game", "Outcome", "Record", "Refusal", "Rng", "Setup",
    "Speaker", "State", "Verdict", "__version__", "game", "games",
]  # fmt: skip
