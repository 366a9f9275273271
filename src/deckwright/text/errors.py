"""What the text layer raises when it has no words for something."""

from deckwright.kernel.errors import EngineFault


class MissingMessage(EngineFault):
    """A message, a word of the lexicon or a blank of a message is missing. Nothing is shown instead."""
