"""Sentences in English, Russian and Ukrainian: log, questions, refusals, card texts, rulebook."""

from deckwright.kernel.errors import DeckwrightError, use_renderer
from deckwright.text.errors import MissingMessage
from deckwright.text.languages import LANGUAGES, choose_language
from deckwright.text.rulebook import Clause, Rulebook, rulebook
from deckwright.text.speaker import Speaker

__all__ = ["LANGUAGES", "Clause", "MissingMessage", "Rulebook", "Speaker", "choose_language", "rulebook"]


def _in_english(error: DeckwrightError) -> str:
    """An error for a traceback. To be without a message must not hide it there."""
    try:
        return Speaker("en").error(error)
    except MissingMessage:
        return f"{error.code} {error.details}"


use_renderer(_in_english)
