"""Age of Ascension: Dis."""

from deckwright.games.keyforge.script.words import *

PAIN_REACTION = script(
    "pain-reaction",
    play(
        keep(choose(ENEMY & CREATURE)),
        keep(every(CREATURE & NEIGHBOURS_OF_IT)),
        Deal(2, kept(0)),
        when(IF_DONE, Deal(2, kept(1))),
    ),
)

SHADOW_OF_DIS = script(
    "shadow-of-dis", play(lasting(grants(ENEMY & CREATURE, add(BLANK)), until=YOUR_NEXT_START))
)

SHARD_OF_PAIN = script(
    "shard-of-pain", action(Deal(1, spread(ENEMY & CREATURE, times=count(FRIENDLY & OfTrait("shard")))))
)

TEZMAL = script(
    "tezmal",
    reap(
        lasting(
            influences(Whose.OPPONENT, also(HOUSE_BAN, HouseBit()), only_if=THEIR_TURN),
            until=THEIR_NEXT_TURN,
            to=choose_house(),
        )
    ),
)

UNLOCKED_GATEWAY = script("unlocked-gateway", play(Destroy(every(CREATURE))))

WRETCHED_DOLL = script(
    "wretched-doll",
    action(when(exists(DOOMED), Destroy(every(CREATURE & DOOMED)), otherwise=add_doom(choose(CREATURE)))),
)
