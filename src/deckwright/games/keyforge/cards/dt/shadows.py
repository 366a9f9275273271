"""Dark Tidings: Shadows."""

from deckwright.games.keyforge.script.words import *

EARLY_BIRDS = script("early-birds", play(ready(every(SHADOWS))))
