"""Trees that do something."""

from ..script.words import *

SCRIPTS = (
    script("willow", after(planting(TREE & OTHER), Gain(1))),
    script("rowan", after(planting(TREE & OTHER), Draw(1))),
    script("linden", grants(FRIENDLY & TREE & OTHER, add(FRUIT, 1))),
    script("hazel", play(Draw(2))),
    script("cherry", after(composting(), Draw(1))),
)
