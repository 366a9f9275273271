"""The table in the terminal. A game with a layout of its own has a module of its name here."""

import importlib
import pkgutil
from typing import Any

from deckwright.cli.tables import generic
from deckwright.kernel.game import Game
from deckwright.text import Speaker

_LAYOUTS = {module.name for module in pkgutil.iter_modules(__path__)} - {"generic"}


def table_lines(game: Game, speaker: Speaker, view: dict[str, Any]) -> list[str]:
    """What a seat sees of the table, line by line."""
    name = game.name.replace("-", "_")
    if name not in _LAYOUTS:
        return generic.lines(speaker, view)
    layout = importlib.import_module(f"{__name__}.{name}")
    lines: list[str] = layout.lines(speaker, view)
    return lines
