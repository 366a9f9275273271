"""All words that the cards are written in: card files import everything from here, and nothing else.

A word of the game's own is listed in `__all__` of the module that has it; the shared ones are chosen here.
This is a package since those stay plain where the engine is compiled: compiled modules know no star imports.
"""

from deckwright.games.shards.script.abilities import *
from deckwright.games.shards.script.amounts import *
from deckwright.games.shards.script.effects import *
from deckwright.games.shards.script.groups import *
from deckwright.games.shards.script.shorthand import *
from deckwright.games.shards.table import (
    CANNOT_BE_ATTACKED,
    CHAMPION_HEALTH,
    EXTRA_CARDS,
    IGNORES_SHIELDS,
    MASTERY_TO_ATTACK,
    POWER_PER_HEALTH,
    SHIELD,
    UNTOUCHABLE,
)
from deckwright.script.amounts import AtLeast, count, exists
from deckwright.script.cards import script
from deckwright.script.effects import (
    IT,
    SELF,
    SUBJECT,
    add,
    after,
    choose,
    choose_up_to,
    every,
    grants,
    influences,
    when,
)
from deckwright.script.groups import ENEMY, FRIENDLY, OTHER, THIS
