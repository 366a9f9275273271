"""Worlds Collide: Untamed."""

from deckwright.games.keyforge.script.words import *

CREED_OF_NURTURE = script(
    "creed-of-nurture",
    omni(
        sacrifice(),
        when(
            IF_DONE,
            Reveal(choose(FRIENDLY & CREATURE & IN_HAND)),
            when(IF_DONE, GainText(choose(CREATURE), of=THEM)),
        ),
    ),
)

DEEPWOOD_DRUID = script("deepwood-druid", play_or_reap(fully_heal(choose(NEIGHBOUR & CREATURE))))

GEBUK = script(
    "gebuk",
    destroyed(discard(TopOfDeck(), linked=True)),
    after(leaves(THIS), PutIntoPlay(every(CREATURE & ATTACHED & IN_DISCARD), in_its_place=True)),
)

GHOSTHAWK = script("ghosthawk", play(may(reap_with(choose(NEIGHBOUR & CREATURE, 2, ordered=True)))))

THE_FEATHERED_SHAMAN = script("the-feathered-shaman", fight_or_reap(ward(every(NEIGHBOUR & CREATURE))))

TOAD = script("toad", grants(THIS, add(CANNOT_REAP)))

XENOS_BLOODSHADOW = script("xenos-bloodshadow")
