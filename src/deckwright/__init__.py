"""Deckwright: rules-heavy card games in one system.

>>> import deckwright as dw
>>> state = dw.game("dimensions").new(seed=7, seats=3)
>>> state.decision.prompt, state.decision.keys
('sign', ['sign rock', 'sign scissors', 'sign paper'])
"""

from importlib import import_module
from typing import Any

from deckwright.compiled import BUILD
from deckwright.games import find as game
from deckwright.games import names
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.game import Game
from deckwright.kernel.handles import Decision, Event, Events, Option
from deckwright.kernel.record import VERSION as __version__
from deckwright.kernel.record import Record, Verdict
from deckwright.kernel.refusals import Refusal
from deckwright.kernel.rng import Rng
from deckwright.kernel.setup import Outcome, Setup
from deckwright.kernel.state import State
from deckwright.text import LANGUAGES, Speaker


class Games:
    """The names of all games, `games()`. The package `deckwright.games` bears the same name and is reached
    through it too."""

    def __call__(self) -> list[str]:
        return names()

    def __getattr__(self, name: str) -> Any:
        package = import_module("deckwright.games")
        if hasattr(package, name):
            return getattr(package, name)
        module = f"deckwright.games.{name}"
        try:
            return import_module(module)
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
            raise AttributeError(name) from error


games = Games()

__all__ = [
    "BUILD", "LANGUAGES", "Decision", "DeckwrightError", "Event", "Events", "Game", "Option", "Outcome",
    "Record", "Refusal", "Rng", "Setup", "Speaker", "State", "Verdict", "__version__", "game", "games",
]  # fmt: skip
