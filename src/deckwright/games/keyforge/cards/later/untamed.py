"""Cards of later sets: Untamed."""

from deckwright.games.keyforge.script.words import *

BUMBLEBIRD = script("bumblebird", play(add_power(2, every(FRIENDLY & UNTAMED & CREATURE & OTHER))))

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

DUSKWITCH = script("duskwitch", grants(FRIENDLY & CREATURE, add(ENTERS_READY)))

GEBUK = script(
    "gebuk",
    destroyed(discard(TopOfDeck(), linked=True)),
    after(leaves(THIS), PutIntoPlay(every(CREATURE & ATTACHED & IN_DISCARD), in_its_place=True)),
)

GHOSTHAWK = script("ghosthawk", play(may(reap_with(choose(NEIGHBOUR & CREATURE, 2, ordered=True)))))

GLIMMER = script("glimmer", play(return_to_hand(choose(FRIENDLY & IN_DISCARD))))

GRAVID_CYCLE = script("gravid-cycle", play(return_to_hand(choose(FRIENDLY & IN_DISCARD))))

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

PANPACA_JAGA = script("panpaca-jaga", grants(CREATURE & LeftOf(Name.SELF), add(SKIRMISH)))

THE_FEATHERED_SHAMAN = script("the-feathered-shaman", fight_or_reap(ward(every(NEIGHBOUR & CREATURE))))

TOAD = script("toad", grants(THIS, add(CANNOT_REAP)))

XENOS_BLOODSHADOW = script("xenos-bloodshadow")
