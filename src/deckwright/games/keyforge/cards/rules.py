"""Keywords that resolve as abilities before a fight (KF-11.3, KF-11.4)."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.script.abilities import about_to_fight
from deckwright.games.keyforge.script.effects import FOE, deal
from deckwright.kernel.deeds import Name
from deckwright.script.amounts import ValueOf
from deckwright.script.cards import script
from deckwright.script.effects import SUBJECT, after
from deckwright.script.groups import THIS

ASSAULT: Final = script(
    "rule-assault", after(about_to_fight(THIS), deal(ValueOf(table.ASSAULT, Name.SELF), FOE))
)
HAZARDOUS: Final = script(
    "rule-hazardous", after(about_to_fight(THIS), deal(ValueOf(table.HAZARDOUS, Name.SELF), SUBJECT))
)
