"""Cards of later sets: Untamed."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    ARTIFACT,
    ATTACHED,
    CANNOT_REAP,
    CREATURE,
    ENEMY,
    ENTERS_READY,
    FRIENDLY,
    IF_DONE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IT,
    NEIGHBOUR,
    OTHER,
    SKIRMISH,
    THEM,
    THIS,
    UNTAMED,
    LeftOf,
    Name,
    add,
    add_power,
    after,
    choose,
    choose_up_to_many,
    deal,
    destroy,
    destroyed,
    discard,
    every,
    fight_or_reap,
    fully_heal,
    gain_text,
    grants,
    leaves,
    look_at,
    may,
    omni,
    play,
    play_or_reap,
    put_into_play,
    reap_with,
    return_to_hand,
    reveal,
    sacrifice,
    script,
    shuffle_deck,
    steal,
    top_of_deck,
    trait,
    ward,
    when,
)

BUMBLEBIRD: Final = script("bumblebird", play(add_power(2, every(FRIENDLY & UNTAMED & CREATURE & OTHER))))

CREED_OF_NURTURE: Final = script(
    "creed-of-nurture",
    omni(
        sacrifice(),
        when(
            IF_DONE,
            reveal(choose(FRIENDLY & CREATURE & IN_HAND)),
            when(IF_DONE, gain_text(choose(CREATURE), of=THEM)),
        ),
    ),
)

DEEPWOOD_DRUID: Final = script("deepwood-druid", play_or_reap(fully_heal(choose(NEIGHBOUR & CREATURE))))

DUSKWITCH: Final = script("duskwitch", grants(FRIENDLY & CREATURE, add(ENTERS_READY)))

GEBUK: Final = script(
    "gebuk",
    destroyed(discard(top_of_deck(), linked=True)),
    after(leaves(THIS), put_into_play(every(CREATURE & ATTACHED & IN_DISCARD), in_its_place=True)),
)

GHOSTHAWK: Final = script("ghosthawk", play(may(reap_with(choose(NEIGHBOUR & CREATURE, 2, ordered=True)))))

GLIMMER: Final = script("glimmer", play(return_to_hand(choose(FRIENDLY & IN_DISCARD))))

GRAVID_CYCLE: Final = script("gravid-cycle", play(return_to_hand(choose(FRIENDLY & IN_DISCARD))))

NIFFLE_KONG: Final = script(
    "niffle-kong",
    play(
        look_at(every(FRIENDLY & IN_DECK)),
        reveal(choose_up_to_many(FRIENDLY & CREATURE & trait("niffle") & (IN_DECK | IN_DISCARD), 99)),
        return_to_hand(IT),
        shuffle_deck(),
    ),
    fight_or_reap(
        may(
            destroy(choose(FRIENDLY & CREATURE & trait("niffle"))),
            when(IF_DONE, deal(3, choose(CREATURE)), steal(1), destroy(choose(ENEMY & ARTIFACT))),
        )
    ),
)

NIFFLE_KONG_TOP: Final = script("niffle-kong-top")

PANPACA_JAGA: Final = script("panpaca-jaga", grants(CREATURE & LeftOf(Name.SELF), add(SKIRMISH)))

THE_FEATHERED_SHAMAN: Final = script("the-feathered-shaman", fight_or_reap(ward(every(NEIGHBOUR & CREATURE))))

TOAD: Final = script("toad", grants(THIS, add(CANNOT_REAP)))

XENOS_BLOODSHADOW: Final = script("xenos-bloodshadow")
