"""Call of the Archons: Shadows."""

from deckwright.games.keyforge.script.words import *

BAD_PENNY = script("bad-penny", destroyed(return_to_hand(SELF)))

BAIT_AND_SWITCH = script(
    "bait-and-switch", play(repeat(when(more(THEIR_AMBER, YOUR_AMBER), Steal(1)), times=2))
)

BOOBY_TRAP = script("booby-trap", play(Deal(4, choose(CREATURE & ~FLANK), splash=2)))

BULLETEYE = script("bulleteye", reap(Destroy(choose(CREATURE & FLANK))))

CARLO_PHANTOM = script("carlo-phantom", after(plays(ARTIFACT), Steal(1)))

CUSTOMS_OFFICE = script("customs-office", grants(ENEMY & ARTIFACT, add(TOLL_TO_PLAY)))

DEIPNO_SPYMASTER = script(
    "deipno-spymaster",
    omni(lasting(grants(GIVEN, add(USABLE)), until=THIS_TURN, to=choose(FRIENDLY & CREATURE))),
)

DODGER = script("dodger", fight(Steal(1)))

DUSKRUNNER = script("duskrunner", grants(ITS_HOST, gains(reap(Steal(1)))))

EVASION_SIGIL = script(
    "evasion-sigil",
    after(
        about_to_fight(CREATURE),
        when(
            IsOf(Name.SUBJECT, FRIENDLY),
            discard(TopOfDeck()),
            otherwise=discard(TopOfDeck(whose=Whose.OPPONENT)),
        ),
        when(IsOf(Name.THIS_WAY, OfActiveHouse()), StopFight()),
    ),
)

FAYGIN = script(
    "faygin", reap(return_to_hand(choose(WithName("urchin") & (IN_PLAY | IN_DISCARD & FRIENDLY))))
)

FINISHING_BLOW = script("finishing-blow", play(Destroy(choose(CREATURE & DAMAGED)), when(IF_DONE, Steal(1))))

GHOSTLY_HAND = script("ghostly-hand", play(when(Exactly(THEIR_AMBER, 1), Steal(1))))

HIDDEN_STASH = script("hidden-stash", play(archive(choose(IN_HAND & FRIENDLY))))

IMPERIAL_TRAITOR = script(
    "imperial-traitor",
    play(LookAt(every(IN_HAND & ENEMY)), may(purge(choose(IN_HAND & ENEMY & SANCTUM)))),
)

KEY_OF_DARKNESS = script(
    "key-of-darkness", play(when(AtLeast(THEIR_AMBER, 1), ForgeKey(6), otherwise=ForgeKey(2)))
)

LIGHTS_OUT = script("lights-out", play(return_to_hand(choose(ENEMY & CREATURE, 2))))

LONGFUSED_MINES = script("longfused-mines", omni(sacrifice(), Deal(3, every(ENEMY & CREATURE & ~FLANK))))

MACIS_ASP = script("macis-asp")

MACK_THE_KNIFE = script(
    "mack-the-knife",
    grants(THIS, add(USABLE)),
    action(Deal(1, choose(CREATURE)), when(IF_DONE, Gain(1))),
)

MAGDA_THE_RAT = script("magda-the-rat", play(Steal(2)), after(leaves(THIS), Steal(2, Whose.OPPONENT)))

MASTERPLAN = script(
    "masterplan",
    play(hide_under(choose(IN_HAND & FRIENDLY))),
    omni(PlayCard(every(LYING_FACEDOWN & ATTACHED)), Destroy(SELF)),
)

MIASMA = script(
    "miasma",
    play(lasting(influences(Whose.OPPONENT, add(SKIPS_FORGING), only_if=THEIR_TURN), until=THEIR_NEXT_TURN)),
)

MOONCURSER = script("mooncurser", fight(Steal(1)))

NERVE_BLAST = script("nerve-blast", play(Steal(1), when(IF_DONE, Deal(2, choose(CREATURE)))))

NEXUS = script("nexus", reap(Use(choose(ENEMY & ARTIFACT))))

NODDY_THE_THIEF = script("noddy-the-thief", action(Steal(1)))

OLD_BRUNO = script("old-bruno", play(Capture(3)))

ONE_LAST_JOB = script("one-last-job", play(purge(every(FRIENDLY & SHADOWS & CREATURE)), Steal(THIS_WAY)))

OUBLIETTE = script("oubliette", play(purge(choose(CREATURE & power(most=3)))))

PAWN_SACRIFICE = script(
    "pawn-sacrifice",
    play(sacrifice(choose(FRIENDLY & CREATURE)), when(IF_DONE, Deal(3, choose(CREATURE, 2)))),
)

POISON_WAVE = script("poison-wave", play(Deal(2, every(CREATURE))))

RELENTLESS_WHISPERS = script("relentless-whispers", play(Deal(2, choose(CREATURE)), when(IF_DONE, Steal(1))))

RING_OF_INVISIBILITY = script("ring-of-invisibility", grants(ITS_HOST, add(ELUSIVE), add(SKIRMISH)))

ROUTINE_JOB = script(
    "routine-job", play(Steal(1), Steal(count(FRIENDLY & IN_DISCARD & WithName("routine-job"))))
)

SAFE_PLACE = script("safe-place", grants(THIS, add(SPENDABLE)), action(PutAmber(1)))

SEEKER_NEEDLE = script("seeker-needle", action(Deal(1, choose(CREATURE)), when(IF_DONE, Gain(1))))

SELWYN_THE_FENCE = script("selwyn-the-fence", fight_or_reap(TakeAmber(1, choose(FRIENDLY & WITH_AMBER))))

SHADOW_SELF = script(
    "shadow-self",
    grants(THIS, add(HARMLESS)),
    grants(NEIGHBOUR & CREATURE & ~OfTrait("specter"), set_to(SHIELDED_BY, ThisCard())),
)

SILENT_DAGGER = script("silent-dagger", grants(ITS_HOST, gains(reap(Deal(4, choose(CREATURE & FLANK))))))

SILVERTOOTH = script("silvertooth", grants(THIS, add(ENTERS_READY)))

SKELETON_KEY = script("skeleton-key", action(Capture(1, choose(FRIENDLY & CREATURE))))

SMILING_RUTH = script(
    "smiling-ruth", reap(when(forged(Whose.YOU), TakeControl(choose(ENEMY & CREATURE & FLANK))))
)

SNEKLIFTER = script(
    "sneklifter",
    play(
        TakeControl(choose(ENEMY & ARTIFACT)),
        when(
            IF_DONE,
            lasting(
                grants(GIVEN & FRIENDLY & ~OfOwnHouses(), set_to(OF_HOUSE, HouseBit("shadows"))),
                until=UNTIL_THEY_LEAVE,
                to=IT,
            ),
        ),
    ),
)

SPECIAL_DELIVERY = script(
    "special-delivery",
    omni(
        sacrifice(),
        Deal(3, choose(CREATURE & FLANK)),
        when(both(IF_DONE, IsOf(Name.IT, IN_DISCARD)), purge(IT)),
    ),
)

SPEED_SIGIL = script(
    "speed-sigil",
    grants(CREATURE & BeingPlayed(), add(ENTERS_READY), only_if=fewer(played(CREATURE, Whose.ANY), 2)),
)

SUBTLE_MAUL = script("subtle-maul", action(discard(at_random(IN_HAND & ENEMY))))

THE_STING = script(
    "the-sting",
    influences(Whose.YOU, add(SKIPS_FORGING)),
    influences(Whose.OPPONENT, add(SPENDS_TO_OPPONENT)),
    action(Destroy(SELF)),
)

TOO_MUCH_TO_PROTECT = script("too-much-to-protect", play(Steal(Excess(THEIR_AMBER, 6))))

TREASURE_MAP = script(
    "treasure-map",
    play(
        when(fewer(played(), 2), Gain(3)),
        lasting(grants(FRIENDLY, add(CANNOT_BE_PLAYED)), until=THIS_TURN),
    ),
)

UMBRA = script("umbra", fight(Steal(1)))

URCHIN = script("urchin", play(Steal(1)))
