"""Call of the Archons: Dis."""

from deckwright.games.keyforge.script.words import *

FAIR_SHARE = sequence(
    Reveal(every(ENEMY & IN_HAND)),
    discard(TopOfDeck(whose=Whose.OPPONENT)),
    Gain(count(ENEMY & IN_HAND & SharesHouse(Name.THIS_WAY))),
)
"""What each player does to the other one in A Fair Game."""

A_FAIR_GAME = script("a-fair-game", play(FAIR_SHARE, by_opponent(FAIR_SHARE)))

ANNIHILATION_RITUAL = script("annihilation-ritual", grants(CREATURE, add(PURGED_INSTEAD)))

ARISE = script(
    "arise",
    play(
        keep(choose_house()),
        return_to_hand(every(FRIENDLY & CREATURE & IN_DISCARD & OfChosenHouse())),
        GainChains(1),
    ),
)

CHARETTE = script("charette", play(Capture(3)))

COLLAR_OF_SUBORDINATION = script("collar-of-subordination", HoldsHost())

CONTROL_THE_WEAK = script(
    "control-the-weak",
    play(
        lasting(
            influences(Whose.OPPONENT, also(HOUSE_DEMAND, HouseBit()), only_if=THEIR_TURN),
            until=THEIR_NEXT_TURN,
            to=choose_house(of_opponent=True),
        )
    ),
)

CREEPING_OBLIVION = script(
    "creeping-oblivion",
    play(
        choose_one(
            purge(choose_up_to(FRIENDLY & IN_DISCARD, 2)),
            purge(choose_up_to(ENEMY & IN_DISCARD, 2)),
        )
    ),
)

# No creature has more power than all of them together: greater numbers would do nothing.
DANCE_OF_DOOM = script(
    "dance-of-doom",
    play(keep(choose_number(TotalOf(POWER, CREATURE))), Destroy(every(CREATURE & PowerIsChosen()))),
)

DOMINATOR_BAUBLE = script("dominator-bauble", action(Use(choose(FRIENDLY & CREATURE))))

DRUMBLE = script("drumble", play(when(AtLeast(THEIR_AMBER, 7), Capture(THEIR_AMBER))))

DUST_IMP = script("dust-imp", destroyed(Gain(2)))

EATER_OF_THE_DEAD = script(
    "eater-of-the-dead",
    fight_or_reap(purge(choose(CREATURE & IN_DISCARD)), when(IF_DONE, add_power(1, SELF))),
)

EMBER_IMP = script("ember-imp", influences(Whose.OPPONENT, set_to(CARD_LIMIT, 2)))

FEAR = script("fear", play(return_to_hand(choose(ENEMY & CREATURE))))

FLAME_WREATHED = script("flame-wreathed", grants(ITS_HOST, add(POWER, 2), add(HAZARDOUS, 2)))

GABOS_LONGARMS = script("gabos-longarms", before_fight(StrikeInstead(choose(CREATURE))))

GATEWAY_TO_DIS = script("gateway-to-dis", play(Destroy(every(CREATURE)), GainChains(3)))

# What counts is the chosen creature: another one may have taken the damage for it and died.
GONGOOZLE = script(
    "gongoozle",
    play(
        Deal(3, choose(CREATURE)),
        when(Not(IF_DONE), discard(at_random(SharesOwner(Name.IT) & IN_HAND))),
    ),
)

GUARDIAN_DEMON = script(
    "guardian-demon",
    play_fight_or_reap(
        keep(choose(CREATURE)),
        # At most 2, and at most what lies on it.
        keep(choose_number(Difference(2, Excess(2, MarksOn(Mark.DAMAGE, Name.IT))))),
        Heal(Chosen(1), IT),
        when(IF_DONE, Deal(Tally(), choose(CREATURE & ~WasKept(0)))),
    ),
)

GUILTY_HEARTS = script("guilty-hearts", play(Destroy(every(CREATURE & WITH_AMBER))))

HAND_OF_DIS = script("hand-of-dis", play(Destroy(choose(CREATURE & ~FLANK))))

HECATOMB = script(
    "hecatomb",
    play(
        Destroy(every(DIS & CREATURE)),
        keep(THEM),
        Gain(HowManyKept(0, FRIENDLY)),
        Gain(HowManyKept(0, ENEMY), Whose.OPPONENT),
    ),
)

HYSTERIA = script("hysteria", play(return_to_hand(every(CREATURE))))

KEY_HAMMER = script("key-hammer", play(UnforgeLast(), Gain(6, Whose.OPPONENT)))

KEY_TO_DIS = script("key-to-dis", omni(sacrifice(), Destroy(every(CREATURE))))

LASH_OF_BROKEN_DREAMS = script(
    "lash-of-broken-dreams",
    action(
        lasting(influences(Whose.ANY, add(KEY_COST, 3), only_if=THEIR_TURN), until=THEIR_NEXT_TURN),
    ),
)

LIBRARY_OF_THE_DAMNED = script("library-of-the-damned", action(archive(choose(FRIENDLY & IN_HAND))))

LIFEWARD = script(
    "lifeward",
    omni(
        sacrifice(),
        lasting(grants(CREATURE, add(CANNOT_BE_PLAYED), only_if=THEIR_TURN), until=THEIR_NEXT_TURN),
    ),
)

MASTER_OF_1 = script("master-of-1", reap(may(Destroy(choose(CREATURE & power(1, 1))))))

MASTER_OF_2 = script("master-of-2", reap(may(Destroy(choose(CREATURE & power(2, 2))))))

MASTER_OF_3 = script("master-of-3", reap(may(Destroy(choose(CREATURE & power(3, 3))))))

MIND_BARB = script("mind-barb", play(discard(at_random(ENEMY & IN_HAND))))

OVERLORD_GREKING = script(
    "overlord-greking",
    # KF-9.17: only from the discard pile; a card that went elsewhere is out of reach.
    after(falls_to(ENEMY & CREATURE), when(IsOf(Name.SUBJECT, IN_DISCARD), PutIntoPlay(SUBJECT))),
)

PANDEMONIUM = script(
    "pandemonium",
    play(
        Capture(1, choose_many(FRIENDLY & CREATURE & UNDAMAGED, THEIR_AMBER)),
        Capture(1, choose_many(ENEMY & CREATURE & UNDAMAGED, YOUR_AMBER)),
    ),
)

PIT_DEMON = script("pit-demon", action(Steal(1)))

PITLORD = script("pitlord", influences(Whose.YOU, also(HOUSE_DEMAND, HouseBit("dis"))))

POLTERGEIST = script("poltergeist", play(Use(choose(ARTIFACT)), Destroy(IT)))

RED_HOT_ARMOR = script("red-hot-armor", play(StripArmour(every(ENEMY & CREATURE))))

RESTRINGUNTUS = script(
    "restringuntus",
    play(
        lasting(
            influences(Whose.OPPONENT, also(HOUSE_BAN, HouseBit())),
            until=WHILE_IN_PLAY,
            to=choose_house(),
        )
    ),
)

SACRIFICIAL_ALTAR = script(
    "sacrificial-altar",
    action(
        purge(choose(FRIENDLY & OfTrait("human") & CREATURE)),
        when(IF_DONE, PlayCard(choose(FRIENDLY & CREATURE & IN_DISCARD))),
    ),
)

SCREAMING_CAVE = script("screaming-cave", action(shuffle_in(every(FRIENDLY & (IN_HAND | IN_DISCARD)))))

SHAFFLES = script("shaffles", after(turn_ends(), Lose(1, Whose.OPPONENT)))

SHOOLER = script("shooler", play(when(AtLeast(THEIR_AMBER, 4), Steal(1))))

SNUDGE = script("snudge", fight_or_reap(return_to_hand(choose(ARTIFACT | (CREATURE & FLANK)))))

SOUL_SNATCHER = script(
    "soul-snatcher",
    after(is_destroyed(CREATURE & OwnedBy()), Gain(1)),
    after(is_destroyed(CREATURE & OwnedBy(yours=False)), Gain(1, Whose.OPPONENT)),
)

STEALER_OF_SOULS = script(
    "stealer-of-souls",
    after(
        falls_to(ENEMY & CREATURE),
        when(IsOf(Name.SUBJECT, IN_DISCARD), purge(SUBJECT)),  # KF-9.17
        Gain(1),
    ),
)

SUCCUBUS = script("succubus", influences(Whose.OPPONENT, add(HAND_SIZE, -1)))

TENDRILS_OF_PAIN = script(
    "tendrils-of-pain",
    # KF-6.2: all of it at the same time.
    play(
        when(
            forged(Whose.OPPONENT, before=True),
            Deal(4, every(CREATURE)),
            otherwise=Deal(1, every(CREATURE)),
        )
    ),
)

TENTACUS = script("tentacus", grants(ARTIFACT, add(TOLL_TO_USE), only_if=THEIR_TURN))

THE_TERROR = script("the-terror", play(when(fewer(THEIR_AMBER, 1), Gain(2))))

THREE_FATES = script("three-fates", play(Destroy(most(POWER, CREATURE, 3))))

TOCSIN = script("tocsin", reap(discard(at_random(ENEMY & IN_HAND))))

TOLAS = script(
    "tolas",
    after(is_destroyed(FRIENDLY & CREATURE & OTHER), Gain(1, Whose.OPPONENT)),  # KF-9.16
    after(is_destroyed(ENEMY & CREATURE), Gain(1)),
)

TRUEBARU = script("truebaru", CostToPlay(3), destroyed(Gain(5)))
