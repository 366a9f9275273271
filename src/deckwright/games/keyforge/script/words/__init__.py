"""All words that KeyForge cards are written in: card files import everything from here, and nothing else.

A word of KeyForge's own is listed in `__all__` of the module that has it; the shared ones are chosen here.
This is a package since those stay plain where the engine is compiled: compiled modules know no star imports.
"""

from deckwright.games.keyforge.script.abilities import *
from deckwright.games.keyforge.script.amber import *
from deckwright.games.keyforge.script.amounts import *
from deckwright.games.keyforge.script.conditions import *
from deckwright.games.keyforge.script.damage import *
from deckwright.games.keyforge.script.groups import *
from deckwright.games.keyforge.script.lasting import *
from deckwright.games.keyforge.script.marks import *
from deckwright.games.keyforge.script.movement import *
from deckwright.games.keyforge.script.own_rules import *
from deckwright.games.keyforge.script.playing import *
from deckwright.games.keyforge.script.selectors import *
from deckwright.games.keyforge.table import (
    AMBER_TAKER,
    ARMOUR,
    ASSAULT,
    BLANK,
    CANNOT_BE_PLAYED,
    CANNOT_BE_ROBBED,
    CANNOT_BE_USED,
    CANNOT_FIGHT,
    CANNOT_REAP,
    CARD_LIMIT,
    ELUSIVE,
    ENTERS_ENRAGED,
    ENTERS_READY,
    ENTERS_STUNNED,
    HAND_SIZE,
    HARMLESS,
    HAS_OMEGA,
    HAZARDOUS,
    HOUSE_BAN,
    HOUSE_DEMAND,
    IGNORES_ELUSIVE,
    IGNORES_TAUNT,
    INVULNERABLE,
    KEY_COST,
    MAY_FIGHT,
    OF_HOUSE,
    ONLY_FIGHTS,
    PERISHES,
    PLAYABLE,
    PLAYED,
    POISON,
    POWER,
    PURGED_INSTEAD,
    REAPED,
    SHIELDED_BY,
    SKIPS_FORGING,
    SKIRMISH,
    SPENDABLE,
    SPENDS_TO_OPPONENT,
    STRIKE,
    TAUNT,
    TOLL_TO_PLAY,
    TOLL_TO_USE,
    UNHARMED,
    USABLE,
)
from deckwright.kernel.abilities import Whose
from deckwright.kernel.selectors import Name
from deckwright.script.amounts import (
    IF_DONE,
    THIS_WAY,
    AtLeast,
    Chosen,
    IsOf,
    Not,
    Tally,
    Times,
    ValueOf,
    count,
    exists,
)
from deckwright.script.cards import script
from deckwright.script.effects import (
    HOST,
    IT,
    SELF,
    SUBJECT,
    THEM,
    add,
    after,
    also,
    at_random,
    choose,
    choose_number,
    choose_up_to,
    every,
    for_each,
    gains,
    grants,
    influences,
    instead_of,
    keep,
    kept,
    lasting,
    least,
    loses,
    may,
    most,
    repeat,
    sequence,
    set_to,
    spread,
    when,
)
from deckwright.script.groups import (
    ANY,
    ATTACHED,
    ENEMY,
    FRIENDLY,
    GIVEN,
    ITS_HOST,
    NEIGHBOUR,
    OTHER,
    THIS,
    NeighbourOf,
)
