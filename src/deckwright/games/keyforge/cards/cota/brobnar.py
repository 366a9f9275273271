"""Call of the Archons: Brobnar."""

from deckwright.games.keyforge.script.words import *

ANGER = script("anger", play(ready(choose(FRIENDLY & CREATURE)), fight_with(IT)))

AUTOCANNON = script("autocannon", after(enters(CREATURE), Deal(1, SUBJECT)))

BANNER_OF_BATTLE = script("banner-of-battle", grants(FRIENDLY & CREATURE, add(POWER, 1)))

BAREHANDED = script("barehanded", play(put_on_deck(every(ARTIFACT))))

BILGUM_AVALANCHE = script("bilgum-avalanche", after(forges(Whose.YOU), Deal(2, every(ENEMY & CREATURE))))

BLOOD_MONEY = script("blood-money", play(Exalt(choose(ENEMY & CREATURE), 2)))

BLOOD_OF_TITANS = script("blood-of-titans", grants(ITS_HOST, add(POWER, 5)))

BROTHERS_IN_BATTLE = script(
    "brothers-in-battle",
    play(
        lasting(
            grants(FRIENDLY & CREATURE & OfChosenHouse(), add(MAY_FIGHT)),
            until=THIS_TURN,
            to=choose_house(),
        )
    ),
)

BUMPSY = script("bumpsy", play(Lose(1, Whose.OPPONENT)))

BURN_THE_STOCKPILE = script(
    "burn-the-stockpile", play(when(AtLeast(THEIR_AMBER, 7), Lose(4, Whose.OPPONENT)))
)

CANNON = script("cannon", action(Deal(2, choose(CREATURE))))

CHAMPION_S_CHALLENGE = script(
    "champion-s-challenge",
    play(
        keep(most(POWER, ENEMY & CREATURE)),
        Destroy(every(ENEMY & CREATURE & ~WasKept(0))),
        keep(most(POWER, FRIENDLY & CREATURE)),
        Destroy(every(FRIENDLY & CREATURE & ~WasKept(1))),
        ready(choose(FRIENDLY & CREATURE)),
        fight_with(IT),
    ),
)

COWARD_S_END = script("coward-s-end", play(Destroy(every(CREATURE & UNDAMAGED)), GainChains(3)))

EARTHSHAKER = script("earthshaker", play(Destroy(every(CREATURE & power(most=3)))))

FIRESPITTER = script("firespitter", before_fight(Deal(1, every(ENEMY & CREATURE))))

FOLLOW_THE_LEADER = script(
    "follow-the-leader", play(lasting(grants(FRIENDLY & CREATURE, add(MAY_FIGHT)), until=THIS_TURN))
)

GANGER_CHIEFTAIN = script("ganger-chieftain", play(may(ready(choose(NEIGHBOUR & CREATURE)), fight_with(IT))))

GAUNTLET_OF_COMMAND = script(
    "gauntlet-of-command", action(ready(choose(FRIENDLY & CREATURE)), fight_with(IT))
)

GRENADE_SNIB = script("grenade-snib", destroyed(Lose(2, Whose.OPPONENT)))

HEADHUNTER = script("headhunter", fight(Gain(1)))

HEBE_THE_HUGE = script("hebe-the-huge", play(Deal(2, every(CREATURE & UNDAMAGED & OTHER))))

IRON_OBELISK = script(
    "iron-obelisk",
    influences(Whose.OPPONENT, add(KEY_COST, count(FRIENDLY & DAMAGED & BROBNAR & CREATURE))),
)

KELIFI_DRAGON = script(
    "kelifi-dragon",
    PlayedOnlyIf(AtLeast(YOUR_AMBER, 7)),
    fight_or_reap(Gain(1), Deal(5, choose(CREATURE))),
)

KING_OF_THE_CRAG = script("king-of-the-crag", grants(ENEMY & BROBNAR & CREATURE, add(POWER, -2)))

KRUMP = script("krump", after(falls_to(ENEMY & CREATURE), Lose(1, Whose.OPPONENT)))

LAVA_BALL = script("lava-ball", play(Deal(4, choose(CREATURE), splash=2)))

LOMIR_FLAMEFIST = script("lomir-flamefist", play(when(AtLeast(THEIR_AMBER, 7), Lose(2, Whose.OPPONENT))))

LOOT_THE_BODIES = script(
    "loot-the-bodies", play(lasting(after(is_destroyed(ENEMY & CREATURE), Gain(1)), until=THIS_TURN))
)

LOOTER_GOBLIN = script(
    "looter-goblin", reap(lasting(after(is_destroyed(ENEMY & CREATURE), Gain(1)), until=THIS_TURN))
)

MIGHTY_JAVELIN = script("mighty-javelin", omni(sacrifice(), Deal(4, choose(CREATURE))))

MUGWUMP = script("mugwump", after(falls_to(ENEMY & CREATURE), fully_heal(SELF), add_power(1, SELF)))

PHOENIX_HEART = script(
    "phoenix-heart",
    grants(ITS_HOST, gains(destroyed(return_to_hand(SELF), Deal(3, every(CREATURE))))),
)

PILE_OF_SKULLS = script(
    "pile-of-skulls",
    after(is_destroyed(ENEMY & CREATURE), Capture(1, choose(FRIENDLY & CREATURE)), only_if=YOUR_TURN),
)

PINGLE_WHO_ANNOYS = script("pingle-who-annoys", after(enters(ENEMY & CREATURE), Deal(1, SUBJECT)))

PUNCH = script("punch", play(Deal(3, choose(CREATURE))))

RELENTLESS_ASSAULT = script(
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

ROCK_HURLING_GIANT = script(
    "rock-hurling-giant", after(discards(BROBNAR), may(Deal(4, choose(CREATURE))), only_if=YOUR_TURN)
)

ROGUE_OGRE = script("rogue-ogre", after(turn_ends(), when(Exactly(played(), 1), Heal(2, SELF), Capture(1))))

SCREECHBOMB = script("screechbomb", omni(sacrifice(), Lose(2, Whose.OPPONENT)))

SMAAASH = script("smaaash", play(stun(choose(CREATURE))))

SMITH = script("smith", play(when(more(count(FRIENDLY & CREATURE), count(ENEMY & CREATURE)), Gain(2))))

SOUND_THE_HORNS = script(
    "sound-the-horns",
    play(
        repeat(discard(TopOfDeck()), as_long_as=both(IF_DONE, Not(IsOf(Name.THIS_WAY, BROBNAR & CREATURE)))),
        when(IsOf(Name.THIS_WAY, BROBNAR & CREATURE), return_to_hand(THEM)),
    ),
)

TAKE_THAT_SMARTYPANTS = script(
    "take-that-smartypants", play(when(AtLeast(count(ENEMY & LOGOS), 3), Steal(2)))
)

THE_WARCHEST = script("the-warchest", action(Gain(fallen_in_fights(Whose.OPPONENT))))

TIRELESS_CROCAG = script(
    "tireless-crocag",
    grants(THIS, add(CANNOT_REAP), add(USABLE)),
    grants(THIS, add(PERISHES), only_if=Not(exists(ENEMY & CREATURE))),
)

TREMOR = script("tremor", play(stun(WithNeighbours(CREATURE))))

TROLL = script("troll", reap(Heal(3, SELF)))

UNGUARDED_CAMP = script(
    "unguarded-camp",
    play(
        Capture(
            1,
            choose_many(FRIENDLY & CREATURE, Excess(count(FRIENDLY & CREATURE), count(ENEMY & CREATURE))),
        )
    ),
)

VALDR = script("valdr", grants(THIS, add(STRIKE, 2), only_if=Attacking(ENEMY & CREATURE & FLANK)))

WARDRUMMER = script("wardrummer", play(return_to_hand(every(FRIENDLY & BROBNAR & CREATURE & OTHER))))

WARSONG = script("warsong", play(lasting(after(fights(FRIENDLY & CREATURE), Gain(1)), until=THIS_TURN)))

YO_MAMA_MASTERY = script("yo-mama-mastery", grants(ITS_HOST, add(TAUNT)), play(fully_heal(HOST)))
