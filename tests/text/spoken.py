"""The torture game with words, in three languages: it uses every generic word of the scripts."""

from tests.torture.game import DECK, torture

SPOKEN = torture(DECK, package="tests.text")
"""The torture game, with its messages and lexicon in the folder beside this module."""
