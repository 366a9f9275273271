"""Call of the Archons: Logos."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    ACTION_CARD,
    ANY,
    ARTIFACT,
    ATTACHED,
    CANNOT_BE_PLAYED,
    CANNOT_BE_USED,
    CANNOT_FIGHT,
    CREATURE,
    DAMAGED,
    ENEMY,
    FIRST_USE,
    FLANK,
    FRIENDLY,
    GIVEN,
    HAND_SIZE,
    HOST,
    IF_DONE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PURGED,
    IT,
    ITS_HOST,
    KEY_COST,
    LOGOS,
    MARS,
    NEIGHBOURS_OF_IT,
    NEXT_PLAYED,
    OF_HOUSE,
    OTHER,
    PLAYABLE,
    REAPED,
    SELF,
    SPENDABLE,
    THEIR_AMBER,
    THEIR_ARCHIVE,
    THEIR_NEXT_TURN,
    THEIR_TURN,
    THEM,
    THIS,
    THIS_TURN,
    THIS_WAY,
    USABLE,
    YOUR_AMBER,
    YOUR_ARCHIVE,
    AllHouses,
    HowManyKept,
    IsOf,
    KeysOf,
    Name,
    Not,
    OfChosenHouse,
    SharesHouse,
    Tally,
    WasKept,
    Whose,
    action,
    add,
    after,
    archive,
    at_least,
    both,
    called,
    capture,
    choose,
    choose_house,
    choose_one,
    choose_up_to,
    count,
    deal,
    deal_at_once,
    destroy,
    destroyed,
    discard,
    draw,
    every,
    exhaust,
    exists,
    falls_to,
    fight,
    fight_or_reap,
    for_each,
    forges,
    gain,
    gain_chains,
    gains,
    gains_by_reaping,
    grants,
    half,
    heal,
    influences,
    instead_of,
    keep,
    kept,
    kept_together,
    lasting,
    leaves,
    look_at,
    lose,
    more,
    pay,
    play,
    play_card,
    play_fight_or_reap,
    play_or_reap,
    plays,
    purge,
    put_amber,
    put_into_play,
    put_on_deck,
    ready,
    reap,
    repeat,
    return_to_hand,
    reveal,
    script,
    set_to,
    shuffle_deck,
    shuffle_in,
    steal,
    stun,
    swap,
    swap_deck_and_discard,
    take_control,
    top_of_deck,
    trigger_abilities,
    use,
    uses,
    when,
)

ANOMALY_EXPLOITER: Final = script("anomaly-exploiter", action(destroy(choose(CREATURE & DAMAGED))))

BATDRONE: Final = script("batdrone", fight(steal(1)))

BOUNCING_DEATHQUARK: Final = script(
    "bouncing-deathquark",
    play(
        keep(choose(ENEMY & CREATURE)),
        keep(choose(FRIENDLY & CREATURE)),
        destroy(kept_together(2)),
        when(
            both(exists(ENEMY & CREATURE), exists(FRIENDLY & CREATURE)),
            repeat(
                keep(choose_up_to(ENEMY & CREATURE)),
                when(
                    at_least(HowManyKept(-1), 1),
                    keep(choose(FRIENDLY & CREATURE)),
                    destroy(kept_together(2)),
                ),
                # Declined: the last choice kept is an empty one.
                as_long_as=both(
                    at_least(HowManyKept(-1), 1), exists(ENEMY & CREATURE), exists(FRIENDLY & CREATURE)
                ),
            ),
        ),
    ),
)

BRAIN_EATER: Final = script("brain-eater", after(falls_to(ENEMY & CREATURE), draw(1)))

CHAOS_PORTAL: Final = script(
    "chaos-portal",
    action(
        keep(choose_house()),
        reveal(top_of_deck()),
        when(IsOf(Name.THIS_WAY, OfChosenHouse()), play_card(THEM)),
    ),
)

CRAZY_KILLING_MACHINE: Final = script(
    "crazy-killing-machine",
    action(
        discard(top_of_deck(whose=Whose.ANY)),
        for_each(THEM, destroy(choose((CREATURE | ARTIFACT) & SharesHouse(Name.IT)))),
        when(Not(at_least(Tally(), 2)), destroy(SELF)),
    ),
)

DEXTRE: Final = script("dextre", play(capture(1)), destroyed(put_on_deck(SELF)))

DIMENSION_DOOR: Final = script(
    "dimension-door",
    play(lasting(instead_of(gains_by_reaping(FRIENDLY & CREATURE), steal(1)), until=THIS_TURN)),
)

DOC_BOOKTON: Final = script("doc-bookton", reap(draw(1)))

DR_ESCOTERA: Final = script("dr-escotera", play(gain(KeysOf(Whose.OPPONENT))))

DYSANIA: Final = script("dysania", play(discard(every(THEIR_ARCHIVE)), gain(THIS_WAY)))

EFFERVESCENT_PRINCIPLE: Final = script(
    "effervescent-principle",
    play(lose(half(YOUR_AMBER)), lose(half(THEIR_AMBER), Whose.OPPONENT), gain_chains(1)),
)

EXPERIMENTAL_THERAPY: Final = script(
    "experimental-therapy",
    grants(ITS_HOST, set_to(OF_HOUSE, AllHouses())),
    play(stun(HOST), exhaust(HOST)),
)

FOGGIFY: Final = script(
    "foggify",
    play(lasting(grants(CREATURE, add(CANNOT_FIGHT), only_if=THEIR_TURN), until=THEIR_NEXT_TURN)),
)

GANYMEDE_ARCHIVIST: Final = script("ganymede-archivist", reap(archive(choose(FRIENDLY & IN_HAND))))

HARLAND_MINDLOCK: Final = script(
    "harland-mindlock", play(take_control(choose(ENEMY & CREATURE & FLANK), while_in_play=True))
)

HELP_FROM_FUTURE_SELF: Final = script(
    "help-from-future-self",
    play(
        look_at(every(FRIENDLY & IN_DECK)),
        reveal(choose_up_to(FRIENDLY & called("timetraveller") & (IN_DECK | IN_DISCARD))),  # KF-7.10
        return_to_hand(IT),
        shuffle_deck(),
        shuffle_in(every(FRIENDLY & IN_DISCARD)),
    ),
)

INTERDIMENSIONAL_GRAFT: Final = script(
    "interdimensional-graft",
    play(
        lasting(
            after(forges(Whose.OPPONENT), pay(THEIR_AMBER, Whose.OPPONENT), only_if=THEIR_TURN),
            until=THEIR_NEXT_TURN,
        )
    ),
)

KNOWLEDGE_IS_POWER: Final = script(
    "knowledge-is-power",
    play(choose_one(archive(choose(FRIENDLY & IN_HAND)), gain(count(YOUR_ARCHIVE)))),
)

LABWORK: Final = script("labwork", play(archive(choose(FRIENDLY & IN_HAND))))

LIBRARY_ACCESS: Final = script(
    "library-access", play(lasting(after(plays(OTHER), draw(1)), until=THIS_TURN), purge(SELF))
)

LIBRARY_OF_BABBLE: Final = script("library-of-babble", action(draw(1)))

MOBIUS_SCROLL: Final = script(
    "mobius-scroll", action(archive(SELF), archive(choose_up_to(FRIENDLY & IN_HAND, 2)))
)

MOTHER: Final = script("mother", influences(Whose.YOU, add(HAND_SIZE, 1)))

NEURO_SYPHON: Final = script("neuro-syphon", play(when(more(THEIR_AMBER, YOUR_AMBER), steal(1), draw(1))))

NEUTRON_SHARK: Final = script(
    "neutron-shark",
    play_fight_or_reap(
        repeat(
            keep(choose(ENEMY & (CREATURE | ARTIFACT))),
            keep(choose(FRIENDLY & (CREATURE | ARTIFACT))),
            destroy(kept_together(2)),
            discard(top_of_deck()),
            # KF-9.9: it ends when this card is gone.
            as_long_as=both(IF_DONE, Not(IsOf(Name.THIS_WAY, LOGOS)), exists(THIS)),
        )
    ),
)

NOVU_ARCHAEOLOGIST: Final = script("novu-archaeologist", action(archive(choose(FRIENDLY & IN_DISCARD))))

OZMO_MARTIANOLOGIST: Final = script(
    "ozmo-martianologist",
    fight_or_reap(choose_one(heal(3, choose(MARS & CREATURE)), stun(choose(MARS & CREATURE)))),
)

PHASE_SHIFT: Final = script(
    "phase-shift",
    play(lasting(grants(FRIENDLY & ~LOGOS & IN_HAND, add(PLAYABLE)), until=NEXT_PLAYED)),
)

POCKET_UNIVERSE: Final = script("pocket-universe", grants(THIS, add(SPENDABLE)), action(put_amber(1)))

POSITRON_BOLT: Final = script(
    "positron-bolt",
    play(
        keep(choose(CREATURE & FLANK)),
        keep(choose(CREATURE & NEIGHBOURS_OF_IT)),
        keep(choose(CREATURE & NEIGHBOURS_OF_IT & ~WasKept(0))),
        deal_at_once((3, kept(0)), (2, kept(1)), (1, kept(2))),
    ),
)

PSYCHIC_BUG: Final = script("psychic-bug", play_or_reap(look_at(every(ENEMY & IN_HAND))))

QUIXO_THE_ADVENTURER: Final = script("quixo-the-adventurer", fight(draw(1)))

RANDOM_ACCESS_ARCHIVES: Final = script("random-access-archives", play(archive(top_of_deck())))

REMOTE_ACCESS: Final = script("remote-access", play(use(choose(ENEMY & ARTIFACT))))

REPLICATOR: Final = script("replicator", reap(trigger_abilities(REAPED, choose(CREATURE & OTHER))))

RESEARCH_SMOKO: Final = script("research-smoko", destroyed(archive(top_of_deck())))

REVERSE_TIME: Final = script("reverse-time", play(swap_deck_and_discard(), shuffle_deck()))

ROCKET_BOOTS: Final = script(
    "rocket-boots", grants(ITS_HOST, gains(fight_or_reap(when(FIRST_USE, ready(SELF)))))
)

SCRAMBLER_STORM: Final = script(
    "scrambler-storm",
    play(lasting(grants(ACTION_CARD, add(CANNOT_BE_PLAYED), only_if=THEIR_TURN), until=THEIR_NEXT_TURN)),
)

SKIPPY_TIMEHOG: Final = script(
    "skippy-timehog",
    play(lasting(grants(ANY, add(CANNOT_BE_USED), only_if=THEIR_TURN), until=THEIR_NEXT_TURN)),
)

SLOPPY_LABWORK: Final = script(
    "sloppy-labwork", play(archive(choose(FRIENDLY & IN_HAND)), discard(choose(FRIENDLY & IN_HAND)))
)

SPANGLER_BOX: Final = script(
    "spangler-box",
    action(
        purge(choose(CREATURE), linked=True),
        when(IF_DONE, take_control(SELF, whose=Whose.OPPONENT)),
    ),
    after(leaves(THIS), put_into_play(every(ATTACHED & IN_PURGED), yours=False)),
)

SPECTRAL_TUNNELER: Final = script(
    "spectral-tunneler",
    action(
        lasting(
            grants(GIVEN, set_to(FLANK.attribute, 1), gains(reap(draw(1)))),
            until=THIS_TURN,
            to=choose(CREATURE),
        )
    ),
)

STRANGE_GIZMO: Final = script("strange-gizmo", after(forges(Whose.YOU), destroy(every(CREATURE | ARTIFACT))))

THE_HOWLING_PIT: Final = script("the-howling-pit", influences(Whose.ANY, add(HAND_SIZE, 1)))

TIMETRAVELLER: Final = script("timetraveller", play(draw(2)), action(shuffle_in(SELF)))

TITAN_MECHANIC: Final = script(
    "titan-mechanic", influences(Whose.ANY, add(KEY_COST, -1), only_if=IsOf(Name.SELF, FLANK))
)

TRANSPOSITION_SANDALS: Final = script(
    "transposition-sandals",
    grants(
        ITS_HOST,
        gains(
            action(
                swap(SELF, choose(FRIENDLY & CREATURE & OTHER)),
                lasting(grants(GIVEN, add(USABLE)), until=THIS_TURN, to=IT),
            )
        ),
    ),
)

TWIN_BOLT_EMISSION: Final = script("twin-bolt-emission", play(deal(2, choose(CREATURE, 2))))

VESPILON_THEORIST: Final = script(
    "vespilon-theorist",
    reap(
        keep(choose_house()),
        reveal(top_of_deck()),
        when(
            IsOf(Name.THIS_WAY, OfChosenHouse()),
            archive(THEM),
            gain(1),
            otherwise=discard(THEM),
        ),
    ),
)

VEYLAN_ANALYST: Final = script("veylan-analyst", after(uses(ARTIFACT), gain(1)))

WILD_WORMHOLE: Final = script("wild-wormhole", play(play_card(top_of_deck())))
