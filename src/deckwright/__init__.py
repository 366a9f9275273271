"""Deckwright: rules-heavy card games in one system.

>>> import deckwright as dw
>>> state = dw.game("dimensions").new(seed=7, seats=3)
>>> state.decision.prompt, state.decision.keys
('sign', ['sign rock', 'sign scissors', 'sign paper'])
"""

from importlib import import_module
from types import ModuleType

from deckwright.games import find as game
from deckwright.games import names
from deckwright.kernel.decisions import Decision, Option
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.events import Event, Events
from deckwright.kernel.game import Game, Outcome, Refusal, Setup
from deckwright.kernel.record import VERSION as __version__
from deckwright.kernel.record import Record, Verdict
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State
from deckwright.text import LANGUAGES, Speaker


class Games:
    """The names of all games, `games()`. The package `deckwright.games` bears the same name and is reached
    through it too."""

    def __call__(self) -> list[str]:
        return names()

    def __getattr__(self, name: str) -> ModuleType:
        try:
            return import_module(f"deckwright.games.{name}")
        except ModuleNotFoundError as error:
            raise AttributeError(name) from error


games = Games()

__all__ = [
    "LANGUAGES", "Decision", "DeckwrightError", "Event", "Events", "Game", "Option", "Outcome", "Record",
    "Refusal", "Rng", "Setup", "Speaker", "State", "Verdict", "__version__", "game", "games",
]  # fmt: skip
