"""Mass Mutation: Dis."""

from deckwright.games.keyforge.script.words import *

DARK_MINION = script("dark-minion", destroyed(Deal(1, every(ENEMY & CREATURE))))

HYSTRICOG = script("hystricog", action(Destroy(choose(CREATURE & DAMAGED))))

MALEFICORN = script("maleficorn", after(hit_by_icon(ENEMY & CREATURE), Deal(1, SUBJECT)))

PICAROON = script(
    "picaroon",
    grants(THIS, add(POWER, TotalOf(POWER, NEIGHBOUR & CREATURE & ~OfTrait("changeling")))),
)
