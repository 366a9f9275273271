"""The torture game with words, in three languages: it uses every generic word of the scripts."""

from tests.torture.game import Torture


class Spoken(Torture):
    """The torture game, with its messages and lexicon in the folder beside this module."""


SPOKEN = Spoken()
