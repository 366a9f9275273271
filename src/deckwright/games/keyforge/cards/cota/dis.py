"""Call of the Archons: Dis."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    ARTIFACT,
    CANNOT_BE_PLAYED,
    CARD_LIMIT,
    CREATURE,
    DIS,
    ENEMY,
    FLANK,
    FRIENDLY,
    HAND_SIZE,
    HAZARDOUS,
    HOUSE_BAN,
    HOUSE_DEMAND,
    IF_DONE,
    IN_DISCARD,
    IN_HAND,
    IT,
    ITS_HOST,
    KEY_COST,
    OTHER,
    POWER,
    PURGED_INSTEAD,
    SELF,
    SUBJECT,
    THEIR_AMBER,
    THEIR_NEXT_TURN,
    THEIR_TURN,
    THEM,
    TOLL_TO_USE,
    UNDAMAGED,
    WHILE_IN_PLAY,
    WITH_AMBER,
    YOUR_AMBER,
    Chosen,
    HouseBit,
    HowManyKept,
    IsOf,
    Mark,
    MarksOn,
    Name,
    Not,
    OfChosenHouse,
    OwnedBy,
    PowerIsChosen,
    SharesHouse,
    SharesOwner,
    Tally,
    TotalOf,
    WasKept,
    Whose,
    action,
    add,
    add_power,
    after,
    also,
    archive,
    at_least,
    at_random,
    before_fight,
    by_opponent,
    capture,
    choose,
    choose_house,
    choose_many,
    choose_number,
    choose_one,
    choose_up_to,
    costs_to_play,
    count,
    deal,
    destroy,
    destroyed,
    difference,
    discard,
    every,
    excess,
    falls_to,
    fewer,
    fight_or_reap,
    forged,
    gain,
    gain_chains,
    grants,
    heal,
    holds_host,
    influences,
    is_destroyed,
    keep,
    lasting,
    lose,
    may,
    most,
    omni,
    play,
    play_card,
    play_fight_or_reap,
    power,
    purge,
    put_into_play,
    reap,
    return_to_hand,
    reveal,
    sacrifice,
    script,
    sequence,
    set_to,
    shuffle_in,
    steal,
    strike_instead,
    strip_armour,
    top_of_deck,
    trait,
    turn_ends,
    unforge_last,
    use,
    when,
)

FAIR_SHARE: Final = sequence(
    reveal(every(ENEMY & IN_HAND)),
    discard(top_of_deck(whose=Whose.OPPONENT)),
    gain(count(ENEMY & IN_HAND & SharesHouse(Name.THIS_WAY))),
)
"""What each player does to the other one in A Fair Game."""

A_FAIR_GAME: Final = script("a-fair-game", play(FAIR_SHARE, by_opponent(FAIR_SHARE)))

ANNIHILATION_RITUAL: Final = script("annihilation-ritual", grants(CREATURE, add(PURGED_INSTEAD)))

ARISE: Final = script(
    "arise",
    play(
        keep(choose_house()),
        return_to_hand(every(FRIENDLY & CREATURE & IN_DISCARD & OfChosenHouse())),
        gain_chains(1),
    ),
)

CHARETTE: Final = script("charette", play(capture(3)))

COLLAR_OF_SUBORDINATION: Final = script("collar-of-subordination", holds_host())

CONTROL_THE_WEAK: Final = script(
    "control-the-weak",
    play(
        lasting(
            influences(Whose.OPPONENT, also(HOUSE_DEMAND, HouseBit()), only_if=THEIR_TURN),
            until=THEIR_NEXT_TURN,
            to=choose_house(of_opponent=True),
        )
    ),
)

CREEPING_OBLIVION: Final = script(
    "creeping-oblivion",
    play(
        choose_one(
            purge(choose_up_to(FRIENDLY & IN_DISCARD, 2)),
            purge(choose_up_to(ENEMY & IN_DISCARD, 2)),
        )
    ),
)

# No creature has more power than all of them together: greater numbers would do nothing.
DANCE_OF_DOOM: Final = script(
    "dance-of-doom",
    play(keep(choose_number(TotalOf(POWER, CREATURE))), destroy(every(CREATURE & PowerIsChosen()))),
)

DOMINATOR_BAUBLE: Final = script("dominator-bauble", action(use(choose(FRIENDLY & CREATURE))))

DRUMBLE: Final = script("drumble", play(when(at_least(THEIR_AMBER, 7), capture(THEIR_AMBER))))

DUST_IMP: Final = script("dust-imp", destroyed(gain(2)))

EATER_OF_THE_DEAD: Final = script(
    "eater-of-the-dead",
    fight_or_reap(purge(choose(CREATURE & IN_DISCARD)), when(IF_DONE, add_power(1, SELF))),
)

EMBER_IMP: Final = script("ember-imp", influences(Whose.OPPONENT, set_to(CARD_LIMIT, 2)))

FEAR: Final = script("fear", play(return_to_hand(choose(ENEMY & CREATURE))))

FLAME_WREATHED: Final = script("flame-wreathed", grants(ITS_HOST, add(POWER, 2), add(HAZARDOUS, 2)))

GABOS_LONGARMS: Final = script("gabos-longarms", before_fight(strike_instead(choose(CREATURE))))

GATEWAY_TO_DIS: Final = script("gateway-to-dis", play(destroy(every(CREATURE)), gain_chains(3)))

# What counts is the chosen creature: another one may have taken the damage for it and died.
GONGOOZLE: Final = script(
    "gongoozle",
    play(
        deal(3, choose(CREATURE)),
        when(Not(IF_DONE), discard(at_random(SharesOwner(Name.IT) & IN_HAND))),
    ),
)

GUARDIAN_DEMON: Final = script(
    "guardian-demon",
    play_fight_or_reap(
        keep(choose(CREATURE)),
        # At most 2, and at most what lies on it.
        keep(choose_number(difference(2, excess(2, MarksOn(Mark.DAMAGE, Name.IT))))),
        heal(Chosen(1), IT),
        when(IF_DONE, deal(Tally(), choose(CREATURE & ~WasKept(0)))),
    ),
)

GUILTY_HEARTS: Final = script("guilty-hearts", play(destroy(every(CREATURE & WITH_AMBER))))

HAND_OF_DIS: Final = script("hand-of-dis", play(destroy(choose(CREATURE & ~FLANK))))

HECATOMB: Final = script(
    "hecatomb",
    play(
        destroy(every(DIS & CREATURE)),
        keep(THEM),
        gain(HowManyKept(0, FRIENDLY)),
        gain(HowManyKept(0, ENEMY), Whose.OPPONENT),
    ),
)

HYSTERIA: Final = script("hysteria", play(return_to_hand(every(CREATURE))))

KEY_HAMMER: Final = script("key-hammer", play(unforge_last(), gain(6, Whose.OPPONENT)))

KEY_TO_DIS: Final = script("key-to-dis", omni(sacrifice(), destroy(every(CREATURE))))

LASH_OF_BROKEN_DREAMS: Final = script(
    "lash-of-broken-dreams",
    action(
        lasting(influences(Whose.ANY, add(KEY_COST, 3), only_if=THEIR_TURN), until=THEIR_NEXT_TURN),
    ),
)

LIBRARY_OF_THE_DAMNED: Final = script("library-of-the-damned", action(archive(choose(FRIENDLY & IN_HAND))))

LIFEWARD: Final = script(
    "lifeward",
    omni(
        sacrifice(),
        lasting(grants(CREATURE, add(CANNOT_BE_PLAYED), only_if=THEIR_TURN), until=THEIR_NEXT_TURN),
    ),
)

MASTER_OF_1: Final = script("master-of-1", reap(may(destroy(choose(CREATURE & power(1, 1))))))

MASTER_OF_2: Final = script("master-of-2", reap(may(destroy(choose(CREATURE & power(2, 2))))))

MASTER_OF_3: Final = script("master-of-3", reap(may(destroy(choose(CREATURE & power(3, 3))))))

MIND_BARB: Final = script("mind-barb", play(discard(at_random(ENEMY & IN_HAND))))

OVERLORD_GREKING: Final = script(
    "overlord-greking",
    # KF-9.17: only from the discard pile; a card that went elsewhere is out of reach.
    after(falls_to(ENEMY & CREATURE), when(IsOf(Name.SUBJECT, IN_DISCARD), put_into_play(SUBJECT))),
)

PANDEMONIUM: Final = script(
    "pandemonium",
    play(
        capture(1, choose_many(FRIENDLY & CREATURE & UNDAMAGED, THEIR_AMBER)),
        capture(1, choose_many(ENEMY & CREATURE & UNDAMAGED, YOUR_AMBER)),
    ),
)

PIT_DEMON: Final = script("pit-demon", action(steal(1)))

PITLORD: Final = script("pitlord", influences(Whose.YOU, also(HOUSE_DEMAND, HouseBit("dis"))))

POLTERGEIST: Final = script("poltergeist", play(use(choose(ARTIFACT)), destroy(IT)))

RED_HOT_ARMOR: Final = script("red-hot-armor", play(strip_armour(every(ENEMY & CREATURE))))

RESTRINGUNTUS: Final = script(
    "restringuntus",
    play(
        lasting(
            influences(Whose.OPPONENT, also(HOUSE_BAN, HouseBit())),
            until=WHILE_IN_PLAY,
            to=choose_house(),
        )
    ),
)

SACRIFICIAL_ALTAR: Final = script(
    "sacrificial-altar",
    action(
        purge(choose(FRIENDLY & trait("human") & CREATURE)),
        when(IF_DONE, play_card(choose(FRIENDLY & CREATURE & IN_DISCARD))),
    ),
)

SCREAMING_CAVE: Final = script("screaming-cave", action(shuffle_in(every(FRIENDLY & (IN_HAND | IN_DISCARD)))))

SHAFFLES: Final = script("shaffles", after(turn_ends(), lose(1, Whose.OPPONENT)))

SHOOLER: Final = script("shooler", play(when(at_least(THEIR_AMBER, 4), steal(1))))

SNUDGE: Final = script("snudge", fight_or_reap(return_to_hand(choose(ARTIFACT | (CREATURE & FLANK)))))

SOUL_SNATCHER: Final = script(
    "soul-snatcher",
    after(is_destroyed(CREATURE & OwnedBy()), gain(1)),
    after(is_destroyed(CREATURE & OwnedBy(yours=False)), gain(1, Whose.OPPONENT)),
)

STEALER_OF_SOULS: Final = script(
    "stealer-of-souls",
    after(
        falls_to(ENEMY & CREATURE),
        when(IsOf(Name.SUBJECT, IN_DISCARD), purge(SUBJECT)),  # KF-9.17
        gain(1),
    ),
)

SUCCUBUS: Final = script("succubus", influences(Whose.OPPONENT, add(HAND_SIZE, -1)))

TENDRILS_OF_PAIN: Final = script(
    "tendrils-of-pain",
    # KF-6.2: all of it at the same time.
    play(
        when(
            forged(Whose.OPPONENT, before=True),
            deal(4, every(CREATURE)),
            otherwise=deal(1, every(CREATURE)),
        )
    ),
)

TENTACUS: Final = script("tentacus", grants(ARTIFACT, add(TOLL_TO_USE), only_if=THEIR_TURN))

THE_TERROR: Final = script("the-terror", play(when(fewer(THEIR_AMBER, 1), gain(2))))

THREE_FATES: Final = script("three-fates", play(destroy(most(POWER, CREATURE, 3))))

TOCSIN: Final = script("tocsin", reap(discard(at_random(ENEMY & IN_HAND))))

TOLAS: Final = script(
    "tolas",
    after(is_destroyed(FRIENDLY & CREATURE & OTHER), gain(1, Whose.OPPONENT)),  # KF-9.16
    after(is_destroyed(ENEMY & CREATURE), gain(1)),
)

TRUEBARU: Final = script("truebaru", costs_to_play(3), destroyed(gain(5)))
