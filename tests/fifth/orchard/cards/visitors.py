"""Visitors."""

from ..script.words import *

SCRIPTS = (
    script("storm", play(Fell(choose(ENEMY & TREE)))),
    script("magpie", play(Steal(at_random(IN_HAND & ENEMY)))),
    script("rain", play(Gain(3))),
    script("gardener", play(PickUp(choose_up_to(FRIENDLY & TREE)), Gain(2))),
    script("feast", play(Gain(count(FRIENDLY & TREE)))),
    script("owl", play(Draw(3), Tuck(choose(IN_HAND & FRIENDLY, 2, ordered=True)))),
)
