"""Call of the Archons: Brobnar."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    ARTIFACT,
    BROBNAR,
    CANNOT_REAP,
    CREATURE,
    DAMAGED,
    ENEMY,
    FLANK,
    FRIENDLY,
    HOST,
    IF_DONE,
    IT,
    ITS_HOST,
    KEY_COST,
    LOGOS,
    MAY_FIGHT,
    NEIGHBOUR,
    OTHER,
    PERISHES,
    POWER,
    SELF,
    STRIKE,
    SUBJECT,
    TAUNT,
    THEIR_AMBER,
    THEM,
    THIS,
    THIS_TURN,
    UNDAMAGED,
    USABLE,
    YOUR_AMBER,
    YOUR_TURN,
    Attacking,
    IsOf,
    Name,
    Not,
    OfChosenHouse,
    WasKept,
    Whose,
    action,
    add,
    add_power,
    after,
    at_least,
    before_fight,
    both,
    capture,
    choose,
    choose_house,
    choose_many,
    choose_with_neighbours,
    count,
    deal,
    destroy,
    destroyed,
    discard,
    discards,
    enters,
    every,
    exactly,
    exalt,
    excess,
    exists,
    fallen_in_fights,
    falls_to,
    fight,
    fight_or_reap,
    fight_with,
    fights,
    forges,
    fully_heal,
    gain,
    gain_chains,
    gains,
    grants,
    heal,
    influences,
    is_destroyed,
    keep,
    lasting,
    lose,
    may,
    more,
    most,
    omni,
    play,
    played,
    played_only_if,
    power,
    put_on_deck,
    ready,
    reap,
    repeat,
    return_to_hand,
    sacrifice,
    script,
    steal,
    stun,
    top_of_deck,
    turn_ends,
    when,
)

ANGER: Final = script("anger", play(ready(choose(FRIENDLY & CREATURE)), fight_with(IT)))

AUTOCANNON: Final = script("autocannon", after(enters(CREATURE), deal(1, SUBJECT)))

BANNER_OF_BATTLE: Final = script("banner-of-battle", grants(FRIENDLY & CREATURE, add(POWER, 1)))

BAREHANDED: Final = script("barehanded", play(put_on_deck(every(ARTIFACT))))

BILGUM_AVALANCHE: Final = script(
    "bilgum-avalanche", after(forges(Whose.YOU), deal(2, every(ENEMY & CREATURE)))
)

BLOOD_MONEY: Final = script("blood-money", play(exalt(choose(ENEMY & CREATURE), 2)))

BLOOD_OF_TITANS: Final = script("blood-of-titans", grants(ITS_HOST, add(POWER, 5)))

BROTHERS_IN_BATTLE: Final = script(
    "brothers-in-battle",
    play(
        lasting(
            grants(FRIENDLY & CREATURE & OfChosenHouse(), add(MAY_FIGHT)),
            until=THIS_TURN,
            to=choose_house(),
        )
    ),
)

BUMPSY: Final = script("bumpsy", play(lose(1, Whose.OPPONENT)))

BURN_THE_STOCKPILE: Final = script(
    "burn-the-stockpile", play(when(at_least(THEIR_AMBER, 7), lose(4, Whose.OPPONENT)))
)

CANNON: Final = script("cannon", action(deal(2, choose(CREATURE))))

CHAMPION_S_CHALLENGE: Final = script(
    "champion-s-challenge",
    play(
        keep(most(POWER, ENEMY & CREATURE)),
        destroy(every(ENEMY & CREATURE & ~WasKept(0))),
        keep(most(POWER, FRIENDLY & CREATURE)),
        destroy(every(FRIENDLY & CREATURE & ~WasKept(1))),
        ready(choose(FRIENDLY & CREATURE)),
        fight_with(IT),
    ),
)

COWARD_S_END: Final = script("coward-s-end", play(destroy(every(CREATURE & UNDAMAGED)), gain_chains(3)))

EARTHSHAKER: Final = script("earthshaker", play(destroy(every(CREATURE & power(most=3)))))

FIRESPITTER: Final = script("firespitter", before_fight(deal(1, every(ENEMY & CREATURE))))

FOLLOW_THE_LEADER: Final = script(
    "follow-the-leader", play(lasting(grants(FRIENDLY & CREATURE, add(MAY_FIGHT)), until=THIS_TURN))
)

GANGER_CHIEFTAIN: Final = script(
    "ganger-chieftain", play(may(ready(choose(NEIGHBOUR & CREATURE)), fight_with(IT)))
)

GAUNTLET_OF_COMMAND: Final = script(
    "gauntlet-of-command", action(ready(choose(FRIENDLY & CREATURE)), fight_with(IT))
)

GRENADE_SNIB: Final = script("grenade-snib", destroyed(lose(2, Whose.OPPONENT)))

HEADHUNTER: Final = script("headhunter", fight(gain(1)))

HEBE_THE_HUGE: Final = script("hebe-the-huge", play(deal(2, every(CREATURE & UNDAMAGED & OTHER))))

IRON_OBELISK: Final = script(
    "iron-obelisk",
    influences(Whose.OPPONENT, add(KEY_COST, count(FRIENDLY & DAMAGED & BROBNAR & CREATURE))),
)

KELIFI_DRAGON: Final = script(
    "kelifi-dragon",
    played_only_if(at_least(YOUR_AMBER, 7)),
    fight_or_reap(gain(1), deal(5, choose(CREATURE))),
)

KING_OF_THE_CRAG: Final = script("king-of-the-crag", grants(ENEMY & BROBNAR & CREATURE, add(POWER, -2)))

KRUMP: Final = script("krump", after(falls_to(ENEMY & CREATURE), lose(1, Whose.OPPONENT)))

LAVA_BALL: Final = script("lava-ball", play(deal(4, choose(CREATURE), splash=2)))

LOMIR_FLAMEFIST: Final = script(
    "lomir-flamefist", play(when(at_least(THEIR_AMBER, 7), lose(2, Whose.OPPONENT)))
)

LOOT_THE_BODIES: Final = script(
    "loot-the-bodies", play(lasting(after(is_destroyed(ENEMY & CREATURE), gain(1)), until=THIS_TURN))
)

LOOTER_GOBLIN: Final = script(
    "looter-goblin", reap(lasting(after(is_destroyed(ENEMY & CREATURE), gain(1)), until=THIS_TURN))
)

MIGHTY_JAVELIN: Final = script("mighty-javelin", omni(sacrifice(), deal(4, choose(CREATURE))))

MUGWUMP: Final = script("mugwump", after(falls_to(ENEMY & CREATURE), fully_heal(SELF), add_power(1, SELF)))

PHOENIX_HEART: Final = script(
    "phoenix-heart",
    grants(ITS_HOST, gains(destroyed(return_to_hand(SELF), deal(3, every(CREATURE))))),
)

PILE_OF_SKULLS: Final = script(
    "pile-of-skulls",
    after(is_destroyed(ENEMY & CREATURE), capture(1, choose(FRIENDLY & CREATURE)), only_if=YOUR_TURN),
)

PINGLE_WHO_ANNOYS: Final = script("pingle-who-annoys", after(enters(ENEMY & CREATURE), deal(1, SUBJECT)))

PUNCH: Final = script("punch", play(deal(3, choose(CREATURE))))

RELENTLESS_ASSAULT: Final = script(
    "relentless-assault",
    play(
        may(
            keep(choose(FRIENDLY & CREATURE)),
            ready(IT),
            fight_with(IT),
            may(
                keep(choose(FRIENDLY & CREATURE & ~WasKept(0))),
                ready(IT),
                fight_with(IT),
                may(
                    keep(choose(FRIENDLY & CREATURE & ~WasKept(0) & ~WasKept(1))),
                    ready(IT),
                    fight_with(IT),
                ),
            ),
        )
    ),
)

ROCK_HURLING_GIANT: Final = script(
    "rock-hurling-giant", after(discards(BROBNAR), may(deal(4, choose(CREATURE))), only_if=YOUR_TURN)
)

ROGUE_OGRE: Final = script(
    "rogue-ogre", after(turn_ends(), when(exactly(played(), 1), heal(2, SELF), capture(1)))
)

SCREECHBOMB: Final = script("screechbomb", omni(sacrifice(), lose(2, Whose.OPPONENT)))

SMAAASH: Final = script("smaaash", play(stun(choose(CREATURE))))

SMITH: Final = script("smith", play(when(more(count(FRIENDLY & CREATURE), count(ENEMY & CREATURE)), gain(2))))

SOUND_THE_HORNS: Final = script(
    "sound-the-horns",
    play(
        repeat(
            discard(top_of_deck()), as_long_as=both(IF_DONE, Not(IsOf(Name.THIS_WAY, BROBNAR & CREATURE)))
        ),
        when(IsOf(Name.THIS_WAY, BROBNAR & CREATURE), return_to_hand(THEM)),
    ),
)

TAKE_THAT_SMARTYPANTS: Final = script(
    "take-that-smartypants", play(when(at_least(count(ENEMY & LOGOS), 3), steal(2)))
)

THE_WARCHEST: Final = script("the-warchest", action(gain(fallen_in_fights(Whose.OPPONENT))))

TIRELESS_CROCAG: Final = script(
    "tireless-crocag",
    grants(THIS, add(CANNOT_REAP), add(USABLE)),
    grants(THIS, add(PERISHES), only_if=Not(exists(ENEMY & CREATURE))),
)

TREMOR: Final = script("tremor", play(stun(choose_with_neighbours(CREATURE))))

TROLL: Final = script("troll", reap(heal(3, SELF)))

UNGUARDED_CAMP: Final = script(
    "unguarded-camp",
    play(
        capture(
            1,
            choose_many(FRIENDLY & CREATURE, excess(count(FRIENDLY & CREATURE), count(ENEMY & CREATURE))),
        )
    ),
)

VALDR: Final = script("valdr", grants(THIS, add(STRIKE, 2), only_if=Attacking(ENEMY & CREATURE & FLANK)))

WARDRUMMER: Final = script("wardrummer", play(return_to_hand(every(FRIENDLY & BROBNAR & CREATURE & OTHER))))

WARSONG: Final = script(
    "warsong", play(lasting(after(fights(FRIENDLY & CREATURE), gain(1)), until=THIS_TURN))
)

YO_MAMA_MASTERY: Final = script("yo-mama-mastery", grants(ITS_HOST, add(TAUNT)), play(fully_heal(HOST)))
