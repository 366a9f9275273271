"""What sentences need to know of languages: a module for each, all made of the same parts (`language.py`)."""

from deckwright.text.grammar.language import PLUR, PLURAL, SING, Count, Grammar
from deckwright.text.grammar.writing import capital, sentence, standing_alone

__all__ = ["PLUR", "PLURAL", "SING", "Count", "Grammar", "capital", "sentence", "standing_alone"]
