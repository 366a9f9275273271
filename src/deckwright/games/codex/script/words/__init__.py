"""All words that the cards are written in: card files import everything from here, and nothing else.

A word of the game's own is listed in `__all__` of the module that has it; the shared ones are chosen here.
This is a package since those stay plain where the engine is compiled: compiled modules know no star imports.
"""

from deckwright.games.codex.script.abilities import *
from deckwright.games.codex.script.effects import *
from deckwright.games.codex.script.groups import *
from deckwright.games.codex.script.shorthand import *
from deckwright.games.codex.script.targets import *
from deckwright.games.codex.table import (
    ATTACK,
    HASTE,
    HP,
    PRICE,
    READINESS,
    RUBBLE_DAMAGE,
    STEALTH,
    SWIFT_STRIKE,
)
from deckwright.script.cards import script
from deckwright.script.effects import SELF, add, grants, set_to
from deckwright.script.groups import ENEMY, FRIENDLY, GIVEN, OTHER, THIS
