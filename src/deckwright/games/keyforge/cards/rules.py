"""Keywords as abilities: those that resolve before a fight (KF-11.3, KF-11.4), and all that a card can gain
together with a text."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.script.abilities import about_to_fight
from deckwright.games.keyforge.script.groups import CREATURE
from deckwright.games.keyforge.script.verbs import FOE, deal
from deckwright.kernel.deeds import Name
from deckwright.script.amounts import ValueOf
from deckwright.script.cards import script
from deckwright.script.effects import SUBJECT, add, after, grants
from deckwright.script.groups import ENEMY, THIS

ASSAULT: Final = script(
    "rule-assault", after(about_to_fight(THIS), deal(ValueOf(table.ASSAULT, Name.SELF), FOE))
)
HAZARDOUS: Final = script(
    "rule-hazardous",
    after(about_to_fight(ENEMY & CREATURE), deal(ValueOf(table.HAZARDOUS, Name.SELF), SUBJECT)),
)

MOST: Final = 6
"""The highest number that is printed behind a keyword."""
KEYWORD_GRANTS: Final = {
    (name, number): grants(THIS, add(table.KEYWORDS[name], number))
    for name in ("elusive", "skirmish", "taunt", "poison", "invulnerable", "assault", "hazardous")
    for number in range(1, MOST + 1 if name in ("assault", "hazardous") else 2)
}
KEYWORDS: Final = script("rule-keywords", *KEYWORD_GRANTS.values())
