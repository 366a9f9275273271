"""Mass Mutation: Untamed."""

from deckwright.games.keyforge.script.words import *

NIFFLE_KONG = script(
    "niffle-kong",
    play(
        LookAt(every(FRIENDLY & IN_DECK)),
        Reveal(choose_up_to_many(FRIENDLY & CREATURE & OfTrait("niffle") & (IN_DECK | IN_DISCARD), 99)),
        return_to_hand(IT),
        ShuffleDeck(),
    ),
    fight_or_reap(
        may(
            Destroy(choose(FRIENDLY & CREATURE & OfTrait("niffle"))),
            when(IF_DONE, Deal(3, choose(CREATURE)), Steal(1), Destroy(choose(ENEMY & ARTIFACT))),
        )
    ),
)

NIFFLE_KONG_TOP = script("niffle-kong-top")
