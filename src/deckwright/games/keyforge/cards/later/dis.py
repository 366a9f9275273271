"""Cards of later sets: Dis."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    BLANK,
    CREATURE,
    DAMAGED,
    DOOMED,
    ENEMY,
    FRIENDLY,
    HOUSE_BAN,
    IF_DONE,
    IN_HAND,
    NEIGHBOUR,
    NEIGHBOURS_OF_IT,
    POWER,
    SUBJECT,
    THEIR_NEXT_TURN,
    THEIR_TURN,
    THIS,
    YOUR_NEXT_START,
    HouseBit,
    TotalOf,
    Whose,
    action,
    add,
    add_doom,
    after,
    also,
    at_random,
    choose,
    choose_house,
    count,
    deal,
    destroy,
    destroyed,
    discard,
    enrage,
    every,
    exists,
    fight,
    grants,
    hit_by_icon,
    influences,
    keep,
    kept,
    lasting,
    play,
    reap,
    script,
    spread,
    trait,
    when,
)

DARK_MINION: Final = script("dark-minion", destroyed(deal(1, every(ENEMY & CREATURE))))

DENDRIX: Final = script("dendrix", fight(discard(at_random(IN_HAND & ENEMY))))

HYSTRICOG: Final = script("hystricog", action(destroy(choose(CREATURE & DAMAGED))))

MALEFICORN: Final = script("maleficorn", after(hit_by_icon(ENEMY & CREATURE), deal(1, SUBJECT)))

PAIN_REACTION: Final = script(
    "pain-reaction",
    play(
        keep(choose(ENEMY & CREATURE)),
        keep(every(CREATURE & NEIGHBOURS_OF_IT)),
        deal(2, kept(0)),
        when(IF_DONE, deal(2, kept(1))),
    ),
)

PICAROON: Final = script(
    "picaroon",
    grants(THIS, add(POWER, TotalOf(POWER, NEIGHBOUR & CREATURE & ~trait("changeling")))),
)

SHADOW_OF_DIS: Final = script(
    "shadow-of-dis", play(lasting(grants(ENEMY & CREATURE, add(BLANK)), until=YOUR_NEXT_START))
)

SHARD_OF_PAIN: Final = script(
    "shard-of-pain", action(deal(1, spread(ENEMY & CREATURE, times=count(FRIENDLY & trait("shard")))))
)

SOUL_FIDDLE: Final = script("soul-fiddle", action(enrage(choose(CREATURE))))

TEZMAL: Final = script(
    "tezmal",
    reap(
        lasting(
            influences(Whose.OPPONENT, also(HOUSE_BAN, HouseBit()), only_if=THEIR_TURN),
            until=THEIR_NEXT_TURN,
            to=choose_house(),
        )
    ),
)

UNLOCKED_GATEWAY: Final = script("unlocked-gateway", play(destroy(every(CREATURE))))

WRETCHED_DOLL: Final = script(
    "wretched-doll",
    action(when(exists(DOOMED), destroy(every(CREATURE & DOOMED)), otherwise=add_doom(choose(CREATURE)))),
)
