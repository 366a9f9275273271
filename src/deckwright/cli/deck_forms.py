"""The forms in which the command reads and writes decks."""

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import PurePath
from typing import Final

from deckwright.cli.deck_words import (
    card_names,
    game_of_decks,
    known_names,
    list_words,
    sheet_words,
    spell_out,
)
from deckwright.cli.files import is_there, read_standard_input, read_text
from deckwright.cli.problems import BadInput, in_words_of
from deckwright.cli.voice import Voice
from deckwright.games.keyforge.decks.code import format_code, is_code, parse_code
from deckwright.games.keyforge.decks.deck import BadDeck, Deck
from deckwright.games.keyforge.decks.files import read_deck, write_deck
from deckwright.games.keyforge.decks.plain import write_list
from deckwright.games.keyforge.decks.sheet import html_sheet, text_sheet
from deckwright.games.keyforge.decks.vault import write_vault
from deckwright.kernel.game import Game
from deckwright.text import Speaker

STANDARD_INPUT: Final = "-"
WIDEST: Final = 100
ENDINGS: Final = {".json": "json", ".html": "html", ".htm": "html", ".txt": "text"}
"""What a file is by the end of its name."""


def playable_cards() -> frozenset[str]:
    """The cards that decks may have."""
    return frozenset(game_of_decks().scripts)


@contextmanager
def deck_errors(speaker: Speaker) -> Iterator[None]:
    """What is wrong with a deck is told with names in place of ids."""
    with in_words_of(game_of_decks()):
        try:
            yield
        except BadDeck as error:
            spell_out(error, speaker)
            raise


def in_notation(game: Game, text: str, voice: Voice) -> str:
    """A list of a deck, in whatever language, as its code; any other text as it is.

    People's names for things are words of the command, which a game does not know.
    """
    if game is not game_of_decks() or "\n" not in text.strip():
        return text
    with deck_errors(voice.about(game)):
        return format_code(read_deck(text, known_names(), playable_cards()))


def find_deck(word: str) -> Deck:
    """The deck that is meant: a file with one in any form, `-` for what is fed to the command, or a code."""
    if word != STANDARD_INPUT and is_code(word) and not is_there(word):
        return parse_code(word, playable_cards())
    text = read_standard_input("deck") if word == STANDARD_INPUT else read_text(word, "deck")
    # All names in all languages take a while to gather, and a code has none.
    return read_deck(text, {} if is_code(text) else known_names(), playable_cards())


def choose_form(wanted: str | None, path: str | None) -> str:
    """The form asked for, or what the end of a file's name says. People get a sheet, other files a code."""
    if wanted is not None:
        if wanted not in FORMS:
            raise BadInput("cli-bad-choice", name="--format", value=wanted[:40], known=", ".join(FORMS))
        return wanted
    if path is None:
        return "sheet"
    return ENDINGS.get(PurePath(path).suffix.lower(), "code")


def write(deck: Deck, form: str, speaker: Speaker) -> str:
    """A deck in a form, with a line break at its end."""
    return FORMS[form](deck, speaker).rstrip("\n") + "\n"


def as_list(deck: Deck, speaker: Speaker) -> str:
    return write_list(deck, card_names(speaker), list_words(speaker), speaker.language)


def as_vault(deck: Deck, _speaker: Speaker) -> str:
    """In English whoever asks: programs read it."""
    return write_vault(deck, card_names(Voice("en").about(game_of_decks())))


def as_sheet(deck: Deck, speaker: Speaker) -> str:
    width = shutil.get_terminal_size().columns - 1 if sys.stdout.isatty() else WIDEST
    return text_sheet(deck, card_names(speaker), sheet_words(speaker), speaker.language, min(width, WIDEST))


def as_page(deck: Deck, speaker: Speaker) -> str:
    return html_sheet(deck, card_names(speaker), sheet_words(speaker), speaker.language)


FORMS: Final[dict[str, Callable[[Deck, Speaker], str]]] = {
    "sheet": as_sheet,
    "text": as_list,
    "code": lambda deck, _speaker: format_code(deck),
    "json": lambda deck, _speaker: write_deck(deck),
    "vault": as_vault,
    "html": as_page,
}
