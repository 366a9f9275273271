"""Keywords as abilities: those that resolve before a fight (KF-11.3, KF-11.4), and all that a card can gain
together with a text."""

from deckwright.games.keyforge.script.words import *

RULE_ASSAULT = script("rule-assault", after(about_to_fight(THIS), Deal(ValueOf(ASSAULT, Name.SELF), FOE)))
RULE_HAZARDOUS = script(
    "rule-hazardous",
    after(about_to_fight(ENEMY & CREATURE), Deal(ValueOf(HAZARDOUS, Name.SELF), SUBJECT)),
)
RULE_KEYWORDS = script("rule-keywords", *KEYWORD_GRANTS.values())
