"""The forms in which the command reads and writes decks."""

import shutil
import sys
from pathlib import PurePath
from typing import Final

from deckwright.cli.files import is_there, read_standard_input, read_text
from deckwright.cli.problems import BadInput
from deckwright.games.keyforge.decks.code import is_code, parse_code
from deckwright.games.keyforge.decks.deck import Deck
from deckwright.games.keyforge.decks.links import is_link
from deckwright.play.deck_forms import FORMS, WIDEST, playable_cards, read_any
from deckwright.play.deck_forms import write as write_form
from deckwright.text import Speaker

STANDARD_INPUT: Final = "-"
SHEET: Final = "sheet"
ENDINGS: Final = {".json": "json", ".html": "html", ".htm": "html", ".txt": "text"}
"""What a file is by the end of its name."""


def find_deck(word: str) -> Deck:
    """The deck that is meant: a file with one in any form, `-` for what is fed to the command, or a code."""
    if word != STANDARD_INPUT and is_code(word) and not is_there(word):
        return parse_code(word, playable_cards())
    if is_link(word) and not is_there(word):
        return read_any(word)
    return read_any(read_standard_input("deck") if word == STANDARD_INPUT else read_text(word, "deck"))


def choose_form(wanted: str | None, path: str | None) -> str:
    """The form asked for, or what the end of a file's name says. People get a sheet, other files a code."""
    if wanted is not None:
        known = (SHEET, *FORMS)
        if wanted not in known:
            raise BadInput("cli-bad-choice", name="--format", value=wanted[:40], known=", ".join(known))
        return wanted
    if path is None:
        return SHEET
    return ENDINGS.get(PurePath(path).suffix.lower(), "code")


def write(deck: Deck, form: str, speaker: Speaker) -> str:
    """A deck in a form, as wide as the terminal."""
    width = shutil.get_terminal_size().columns - 1 if sys.stdout.isatty() else WIDEST
    return write_form(deck, form, speaker, width)
