"""Age of Ascension: Logos."""

from deckwright.games.keyforge.script.words import *

BINATE_RUPTURE = script("binate-rupture", play(Gain(YOUR_AMBER), Gain(THEIR_AMBER, Whose.OPPONENT)))
