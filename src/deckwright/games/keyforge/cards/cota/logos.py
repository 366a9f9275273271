"""Call of the Archons: Logos."""

from deckwright.games.keyforge.script.words import *

ANOMALY_EXPLOITER = script("anomaly-exploiter", action(Destroy(choose(CREATURE & DAMAGED))))

BATDRONE = script("batdrone", fight(Steal(1)))

BOUNCING_DEATHQUARK = script(
    "bouncing-deathquark",
    play(
        keep(choose(ENEMY & CREATURE)),
        keep(choose(FRIENDLY & CREATURE)),
        Destroy(KeptTogether(2)),
        when(
            both(exists(ENEMY & CREATURE), exists(FRIENDLY & CREATURE)),
            repeat(
                keep(choose_up_to(ENEMY & CREATURE)),
                when(
                    AtLeast(HowManyKept(-1), 1),
                    keep(choose(FRIENDLY & CREATURE)),
                    Destroy(KeptTogether(2)),
                ),
                # Declined: the last choice kept is an empty one.
                as_long_as=both(
                    AtLeast(HowManyKept(-1), 1), exists(ENEMY & CREATURE), exists(FRIENDLY & CREATURE)
                ),
            ),
        ),
    ),
)

BRAIN_EATER = script("brain-eater", after(falls_to(ENEMY & CREATURE), Draw(1)))

CHAOS_PORTAL = script(
    "chaos-portal",
    action(
        keep(choose_house()),
        Reveal(TopOfDeck()),
        when(IsOf(Name.THIS_WAY, OfChosenHouse()), PlayCard(THEM)),
    ),
)

CRAZY_KILLING_MACHINE = script(
    "crazy-killing-machine",
    action(
        discard(TopOfDeck(whose=Whose.ANY)),
        for_each(THEM, Destroy(choose((CREATURE | ARTIFACT) & SharesHouse(Name.IT)))),
        when(Not(AtLeast(Tally(), 2)), Destroy(SELF)),
    ),
)

DEXTRE = script("dextre", play(Capture(1)), destroyed(put_on_deck(SELF)))

DIMENSION_DOOR = script(
    "dimension-door",
    play(lasting(instead_of(gains_by_reaping(FRIENDLY & CREATURE), Steal(1)), until=THIS_TURN)),
)

DOC_BOOKTON = script("doc-bookton", reap(Draw(1)))

DR_ESCOTERA = script("dr-escotera", play(Gain(KeysOf(Whose.OPPONENT))))

DYSANIA = script("dysania", play(discard(every(THEIR_ARCHIVE)), Gain(THIS_WAY)))

EFFERVESCENT_PRINCIPLE = script(
    "effervescent-principle",
    play(Lose(Half(YOUR_AMBER)), Lose(Half(THEIR_AMBER), Whose.OPPONENT), GainChains(1)),
)

EXPERIMENTAL_THERAPY = script(
    "experimental-therapy",
    grants(ITS_HOST, set_to(OF_HOUSE, AllHouses())),
    play(stun(HOST), exhaust(HOST)),
)

FOGGIFY = script(
    "foggify",
    play(lasting(grants(CREATURE, add(CANNOT_FIGHT), only_if=THEIR_TURN), until=THEIR_NEXT_TURN)),
)

GANYMEDE_ARCHIVIST = script("ganymede-archivist", reap(archive(choose(FRIENDLY & IN_HAND))))

HARLAND_MINDLOCK = script(
    "harland-mindlock", play(TakeControl(choose(ENEMY & CREATURE & FLANK), while_in_play=True))
)

HELP_FROM_FUTURE_SELF = script(
    "help-from-future-self",
    play(
        LookAt(every(FRIENDLY & IN_DECK)),
        Reveal(choose_up_to(FRIENDLY & WithName("timetraveller") & (IN_DECK | IN_DISCARD))),  # KF-7.10
        return_to_hand(IT),
        ShuffleDeck(),
        shuffle_in(every(FRIENDLY & IN_DISCARD)),
    ),
)

INTERDIMENSIONAL_GRAFT = script(
    "interdimensional-graft",
    play(
        lasting(
            after(forges(Whose.OPPONENT), Pay(THEIR_AMBER, Whose.OPPONENT), only_if=THEIR_TURN),
            until=THEIR_NEXT_TURN,
        )
    ),
)

KNOWLEDGE_IS_POWER = script(
    "knowledge-is-power",
    play(choose_one(archive(choose(FRIENDLY & IN_HAND)), Gain(count(YOUR_ARCHIVE)))),
)

LABWORK = script("labwork", play(archive(choose(FRIENDLY & IN_HAND))))

LIBRARY_ACCESS = script(
    "library-access", play(lasting(after(plays(OTHER), Draw(1)), until=THIS_TURN), purge(SELF))
)

LIBRARY_OF_BABBLE = script("library-of-babble", action(Draw(1)))

MOBIUS_SCROLL = script("mobius-scroll", action(archive(SELF), archive(choose_up_to(FRIENDLY & IN_HAND, 2))))

MOTHER = script("mother", influences(Whose.YOU, add(HAND_SIZE, 1)))

NEURO_SYPHON = script("neuro-syphon", play(when(more(THEIR_AMBER, YOUR_AMBER), Steal(1), Draw(1))))

NEUTRON_SHARK = script(
    "neutron-shark",
    play_fight_or_reap(
        repeat(
            keep(choose(ENEMY & (CREATURE | ARTIFACT))),
            keep(choose(FRIENDLY & (CREATURE | ARTIFACT))),
            Destroy(KeptTogether(2)),
            discard(TopOfDeck()),
            # KF-9.9: it ends when this card is gone.
            as_long_as=both(IF_DONE, Not(IsOf(Name.THIS_WAY, LOGOS)), exists(THIS)),
        )
    ),
)

NOVU_ARCHAEOLOGIST = script("novu-archaeologist", action(archive(choose(FRIENDLY & IN_DISCARD))))

OZMO_MARTIANOLOGIST = script(
    "ozmo-martianologist",
    fight_or_reap(choose_one(Heal(3, choose(MARS & CREATURE)), stun(choose(MARS & CREATURE)))),
)

PHASE_SHIFT = script(
    "phase-shift",
    play(lasting(grants(FRIENDLY & ~LOGOS & IN_HAND, add(PLAYABLE)), until=NEXT_PLAYED)),
)

POCKET_UNIVERSE = script("pocket-universe", grants(THIS, add(SPENDABLE)), action(PutAmber(1)))

POSITRON_BOLT = script(
    "positron-bolt",
    play(
        keep(choose(CREATURE & FLANK)),
        keep(choose(CREATURE & NEIGHBOURS_OF_IT)),
        keep(choose(CREATURE & NEIGHBOURS_OF_IT & ~WasKept(0))),
        deal_at_once((3, kept(0)), (2, kept(1)), (1, kept(2))),
    ),
)

PSYCHIC_BUG = script("psychic-bug", play_or_reap(LookAt(every(ENEMY & IN_HAND))))

QUIXO_THE_ADVENTURER = script("quixo-the-adventurer", fight(Draw(1)))

RANDOM_ACCESS_ARCHIVES = script("random-access-archives", play(archive(TopOfDeck())))

REMOTE_ACCESS = script("remote-access", play(Use(choose(ENEMY & ARTIFACT))))

REPLICATOR = script("replicator", reap(TriggerAbilities(REAPED, choose(CREATURE & OTHER))))

RESEARCH_SMOKO = script("research-smoko", destroyed(archive(TopOfDeck())))

REVERSE_TIME = script("reverse-time", play(SwapDeckAndDiscard(), ShuffleDeck()))

ROCKET_BOOTS = script("rocket-boots", grants(ITS_HOST, gains(fight_or_reap(when(FIRST_USE, ready(SELF))))))

SCRAMBLER_STORM = script(
    "scrambler-storm",
    play(lasting(grants(ACTION_CARD, add(CANNOT_BE_PLAYED), only_if=THEIR_TURN), until=THEIR_NEXT_TURN)),
)

SKIPPY_TIMEHOG = script(
    "skippy-timehog",
    play(lasting(grants(ANY, add(CANNOT_BE_USED), only_if=THEIR_TURN), until=THEIR_NEXT_TURN)),
)

SLOPPY_LABWORK = script(
    "sloppy-labwork", play(archive(choose(FRIENDLY & IN_HAND)), discard(choose(FRIENDLY & IN_HAND)))
)

SPANGLER_BOX = script(
    "spangler-box",
    action(
        purge(choose(CREATURE), linked=True),
        when(IF_DONE, TakeControl(SELF, whose=Whose.OPPONENT)),
    ),
    after(leaves(THIS), PutIntoPlay(every(ATTACHED & IN_PURGED), yours=False)),
)

SPECTRAL_TUNNELER = script(
    "spectral-tunneler",
    action(
        lasting(
            grants(GIVEN, set_to(FLANK.attribute, 1), gains(reap(Draw(1)))),
            until=THIS_TURN,
            to=choose(CREATURE),
        )
    ),
)

STRANGE_GIZMO = script("strange-gizmo", after(forges(Whose.YOU), Destroy(every(CREATURE | ARTIFACT))))

THE_HOWLING_PIT = script("the-howling-pit", influences(Whose.ANY, add(HAND_SIZE, 1)))

TIMETRAVELLER = script("timetraveller", play(Draw(2)), action(shuffle_in(SELF)))

TITAN_MECHANIC = script(
    "titan-mechanic", influences(Whose.ANY, add(KEY_COST, -1), only_if=IsOf(Name.SELF, FLANK))
)

TRANSPOSITION_SANDALS = script(
    "transposition-sandals",
    grants(
        ITS_HOST,
        gains(
            action(
                Swap(SELF, choose(FRIENDLY & CREATURE & OTHER)),
                lasting(grants(GIVEN, add(USABLE)), until=THIS_TURN, to=IT),
            )
        ),
    ),
)

TWIN_BOLT_EMISSION = script("twin-bolt-emission", play(Deal(2, choose(CREATURE, 2))))

VESPILON_THEORIST = script(
    "vespilon-theorist",
    reap(
        keep(choose_house()),
        Reveal(TopOfDeck()),
        when(
            IsOf(Name.THIS_WAY, OfChosenHouse()),
            archive(THEM),
            Gain(1),
            otherwise=discard(THEM),
        ),
    ),
)

VEYLAN_ANALYST = script("veylan-analyst", after(uses(ARTIFACT), Gain(1)))

WILD_WORMHOLE = script("wild-wormhole", play(PlayCard(TopOfDeck())))
