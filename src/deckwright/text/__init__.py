"""Sentences in every language: log, questions, refusals, card texts, rulebook."""

from deckwright.kernel.errors import DeckwrightError, use_renderer
from deckwright.text.errors import MissingMessage, MissingWords
from deckwright.text.languages import FALLBACK, LANGUAGES, choose_language, names_of_languages
from deckwright.text.rulebook import Clause, Rulebook, rulebook
from deckwright.text.speaker import Speaker

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Clause",
    "MissingMessage",
    "MissingWords",
    "Rulebook",
    "Speaker",
    "choose_language",
    "names_of_languages",
    "rulebook",
]


def _in_english(error: DeckwrightError) -> str:
    """An error for a traceback. To be without a message must not hide it there."""
    try:
        return Speaker(FALLBACK).error(error)
    except MissingMessage:
        return f"{error.code} {error.details}"


use_renderer(_in_english)
