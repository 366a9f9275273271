"""The forms in which decks are read and written."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from deckwright.games.keyforge.decks.code import format_code, is_code
from deckwright.games.keyforge.decks.deck import BadDeck, Deck, shown
from deckwright.games.keyforge.decks.files import read_deck, write_deck
from deckwright.games.keyforge.decks.generator import generate
from deckwright.games.keyforge.decks.links import is_link
from deckwright.games.keyforge.decks.mixed import MIXED, mix
from deckwright.games.keyforge.decks.plain import write_list
from deckwright.games.keyforge.decks.settings import DECK_SETS
from deckwright.games.keyforge.decks.sheet import html_sheet, text_sheet
from deckwright.games.keyforge.decks.vault import write_vault
from deckwright.games.keyforge.facts import SETS
from deckwright.kernel.game import Game
from deckwright.play.deck_words import (
    card_names,
    game_of_decks,
    known_names,
    list_words,
    sheet_words,
    spell_out,
)
from deckwright.play.problems import in_words_of
from deckwright.play.voice import Voice
from deckwright.text import Speaker

WIDEST: Final = 100


def playable_cards() -> frozenset[str]:
    """The cards that decks may have."""
    return frozenset(game_of_decks().cards.scripts)


@contextmanager
def deck_errors(speaker: Speaker) -> Iterator[None]:
    """What is wrong with a deck is told with names in place of ids."""
    with in_words_of(game_of_decks()):
        try:
            yield
        except BadDeck as error:
            spell_out(error, speaker)
            raise


def read_any(text: str) -> Deck:
    """A deck in any form. All names in all languages take a while to gather, and a code has none."""
    return read_deck(text, {} if is_code(text) else known_names(), playable_cards())


def make_new(word: str, seed: int) -> Deck:
    """A new deck of a set, or a mixed one. Any other word is answered with all that decks can be made of."""
    word = word.strip().lower()
    if word == MIXED:
        return mix(seed, playable_cards())
    if word not in SETS:
        raise BadDeck("deck-set-unknown", set=shown(word), known=", ".join(DECK_SETS))
    return generate(word, seed, playable_cards())


def in_notation(game: Game, text: str, speaker: Speaker) -> str:
    """A list of a deck, in whatever language, as its code; any other text as it is.

    People's names for things are words of ours, which a game does not know.
    """
    if game is not game_of_decks() or not ("\n" in text.strip() or is_link(text)):
        return text
    with deck_errors(speaker):
        return format_code(read_any(text))


def write(deck: Deck, form: str, speaker: Speaker, width: int = WIDEST) -> str:
    """A deck in a form, with a line break at its end."""
    if form == "sheet":
        names, words = card_names(speaker), sheet_words(speaker)
        return text_sheet(deck, names, words, speaker.language, min(width, WIDEST)).rstrip("\n") + "\n"
    return FORMS[form](deck, speaker).rstrip("\n") + "\n"


def as_list(deck: Deck, speaker: Speaker) -> str:
    return write_list(deck, card_names(speaker), list_words(speaker), speaker.language)


def as_vault(deck: Deck, _speaker: Speaker) -> str:
    """In English whoever asks: programs read it."""
    return write_vault(deck, card_names(Voice("en").about(game_of_decks())))


def as_page(deck: Deck, speaker: Speaker) -> str:
    return html_sheet(deck, card_names(speaker), sheet_words(speaker), speaker.language)


FORMS: Final[dict[str, Callable[[Deck, Speaker], str]]] = {
    "text": as_list,
    "code": lambda deck, _speaker: format_code(deck),
    "json": lambda deck, _speaker: write_deck(deck),
    "vault": as_vault,
    "html": as_page,
}
"""All but the `sheet`, which has a width."""
