"""What the text layer raises when it has no words for something, or says when it has to do without."""

from deckwright.kernel.errors import EngineFault


class MissingMessage(EngineFault):
    """A message, a word of the lexicon or a blank of a message is missing. Nothing is shown instead."""


class MissingWords(MissingMessage, UserWarning):
    """A language or a game lacks words: they are said in English, or as bare names. A warning for people, an
    error where warnings are errors."""
