"""The table in the terminal. A game with a layout of its own has a module of its name here."""

import importlib
import pkgutil
from types import ModuleType
from typing import Any

from deckwright.cli.tables import generic
from deckwright.kernel.decisions import Option
from deckwright.kernel.game import Game
from deckwright.text import Speaker

_LAYOUTS = {module.name for module in pkgutil.iter_modules(__path__)} - {"generic"}


def layout_of(game: Game) -> ModuleType:
    """The module with the functions `lines`, `note`, `printed` and `beyond`."""
    name = game.name.replace("-", "_")
    return importlib.import_module(f"{__name__}.{name}") if name in _LAYOUTS else generic


def table_lines(game: Game, speaker: Speaker, view: dict[str, Any]) -> list[str]:
    """What a seat sees of the table, line by line."""
    lines: list[str] = layout_of(game).lines(speaker, view)
    return lines


def option_note(game: Game, speaker: Speaker, view: dict[str, Any], option: Option) -> str:
    """What a person needs to know of an option besides its words; mostly nothing."""
    note: str = layout_of(game).note(speaker, view, option)
    return note


def printed_on(game: Game, speaker: Speaker, face: str) -> str:
    """What is printed on a card besides its text; mostly nothing."""
    text: str = layout_of(game).printed(speaker, face)
    return text


def zone_lines(game: Game, speaker: Speaker, view: dict[str, Any], zone: str) -> list[str]:
    """All that is known of one zone."""
    beyond: list[str] = layout_of(game).beyond(speaker, view, zone)
    return [generic.zone_line(speaker, zone, view["zones"][zone]), *beyond]
