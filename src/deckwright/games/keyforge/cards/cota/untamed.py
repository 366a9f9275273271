"""Call of the Archons: Untamed."""

from deckwright.games.keyforge.script.words import *

ANCIENT_BEAR = script("ancient-bear")

BEAR_FLUTE = script(
    "bear-flute",
    action(
        when(
            exists(WithName("ancient-bear")),
            fully_heal(choose(WithName("ancient-bear"))),
            otherwise=sequence(
                LookAt(every(FRIENDLY & IN_DECK)),
                Reveal(choose_up_to_many(FRIENDLY & WithName("ancient-bear") & (IN_DECK | IN_DISCARD), 99)),
                return_to_hand(IT),
                when(IF_DONE, shuffle_in(every(FRIENDLY & IN_DISCARD))),
                ShuffleDeck(),  # KF-7.10
            ),
        )
    ),
)

BIGTWIG = script("bigtwig", FightsOnly(CREATURE & STUNNED), reap(stun(choose(CREATURE)), exhaust(IT)))

BRIAR_GRUBBLING = script("briar-grubbling")

CHOTA_HAZRI = script("chota-hazri", play(Lose(1), when(IF_DONE, may(ForgeKey()))))

COOPERATIVE_HUNTING = script(
    "cooperative-hunting", play(Deal(1, spread(CREATURE, times=count(FRIENDLY & CREATURE))))
)

CURIOSITY = script("curiosity", play(Destroy(every(CREATURE & OfTrait("scientist")))))

DEW_FAERIE = script("dew-faerie", reap(Gain(1)))

DUST_PIXIE = script("dust-pixie")

FERTILITY_CHANT = script("fertility-chant", play(Gain(2, Whose.OPPONENT)))

FLAXIA = script("flaxia", play(when(more(count(FRIENDLY & CREATURE), count(ENEMY & CREATURE)), Gain(2))))

FOGBANK = script(
    "fogbank",
    play(lasting(grants(CREATURE, add(CANNOT_FIGHT), only_if=THEIR_TURN), until=THEIR_NEXT_TURN)),
)

FULL_MOON = script("full-moon", play(lasting(after(plays(CREATURE), Gain(1)), until=THIS_TURN)))

FUZZY_GRUEN = script("fuzzy-gruen", play(Gain(1, Whose.OPPONENT)))

GIANT_SLOTH = script(
    "giant-sloth",
    grants(THIS, add(CANNOT_BE_USED), only_if=fewer(discarded(UNTAMED), 1)),
    action(Gain(3)),
)

GRASPING_VINES = script("grasping-vines", play(return_to_hand(choose_up_to(ARTIFACT, 3))))

HALACOR = script("halacor", grants(FRIENDLY & FLANK & CREATURE, add(SKIRMISH)))

HUNTING_WITCH = script("hunting-witch", after(plays(CREATURE & OTHER), Gain(1)))

INKA_THE_SPIDER = script("inka-the-spider", play_or_reap(stun(choose(CREATURE))))

KEY_CHARGE = script("key-charge", play(Lose(1), when(IF_DONE, may(ForgeKey()))))

KINDRITH_LONGSHOT = script("kindrith-longshot", reap(Deal(2, choose(CREATURE))))

LIFEWEB = script("lifeweb", play(when(AtLeast(played(CREATURE, Whose.OPPONENT, before=True), 3), Steal(2))))

LOST_IN_THE_WOODS = script(
    "lost-in-the-woods",
    play(
        keep(choose(FRIENDLY & CREATURE, 2)),
        keep(choose(ENEMY & CREATURE, 2)),
        shuffle_in(KeptTogether(2)),
    ),
)

LUPO_THE_SCARRED = script("lupo-the-scarred", play(Deal(2, choose(ENEMY & CREATURE))))

MIGHTY_TIGER = script("mighty-tiger", play(Deal(4, choose(ENEMY & CREATURE))))

MIMICRY = script("mimicry", CopiesBeforePlay(ENEMY & ACTION_CARD & IN_DISCARD))

MURMOOK = script("murmook", influences(Whose.OPPONENT, add(KEY_COST, 1)))

MUSHROOM_MAN = script("mushroom-man", grants(THIS, add(POWER, Times(KeysOf(Whose.YOU, forged=False), 3))))

NATURE_S_CALL = script("nature-s-call", play(return_to_hand(choose_up_to(CREATURE, 3))))

NEPENTHE_SEED = script("nepenthe-seed", omni(sacrifice(), return_to_hand(choose(FRIENDLY & IN_DISCARD))))

NIFFLE_APE = script("niffle-ape", grants(THIS, add(IGNORES_TAUNT), add(IGNORES_ELUSIVE)))

NIFFLE_QUEEN = script(
    "niffle-queen",
    grants(FRIENDLY & CREATURE & OfTrait("beast") & OTHER, add(POWER, 1)),
    grants(FRIENDLY & CREATURE & OfTrait("niffle") & OTHER, add(POWER, 1)),
)

NOCTURNAL_MANEUVER = script("nocturnal-maneuver", play(exhaust(choose_up_to(CREATURE, 3))))

PERILOUS_WILD = script("perilous-wild", play(Destroy(every(CREATURE & ELUSIVE_ONES))))

PIRANHA_MONKEYS = script("piranha-monkeys", play_or_reap(Deal(2, every(CREATURE & OTHER))))

REGROWTH = script("regrowth", play(return_to_hand(choose(FRIENDLY & CREATURE & IN_DISCARD))))

RITUAL_OF_BALANCE = script("ritual-of-balance", action(when(AtLeast(THEIR_AMBER, 6), Steal(1))))

RITUAL_OF_THE_HUNT = script(
    "ritual-of-the-hunt",
    omni(Destroy(SELF), lasting(grants(FRIENDLY & UNTAMED & CREATURE, add(USABLE)), until=THIS_TURN)),
)

SAVE_THE_PACK = script("save-the-pack", play(Destroy(every(CREATURE & DAMAGED)), GainChains(1)))

SCOUT = script(
    "scout",
    play(
        lasting(grants(GIVEN, add(SKIRMISH)), until=THIS_TURN, to=choose_up_to(FRIENDLY & CREATURE, 2)),
        for_each(IT, fight_with(IT)),
    ),
)

SNUFFLEGATOR = script("snufflegator")

STAMPEDE = script("stampede", play(when(AtLeast(used(CREATURE), 3), Steal(2))))

TELIGA = script("teliga", after(plays(CREATURE, Whose.OPPONENT), Gain(1)))

THE_COMMON_COLD = script(
    "the-common-cold", play(Deal(1, every(CREATURE)), may(Destroy(every(MARS & CREATURE))))
)

TROOP_CALL = script(
    "troop-call",
    play(return_to_hand(every(FRIENDLY & CREATURE & OfTrait("niffle") & (IN_PLAY | IN_DISCARD)))),
)

VIGOR = script(
    "vigor",
    play(keep(choose_number(3)), Heal(Chosen(0), choose(CREATURE)), when(AtLeast(Tally(), 3), Gain(1))),
)

WAY_OF_THE_BEAR = script("way-of-the-bear", grants(ITS_HOST, add(ASSAULT, 2)))

WAY_OF_THE_WOLF = script("way-of-the-wolf", grants(ITS_HOST, add(SKIRMISH)))

WITCH_OF_THE_EYE = script("witch-of-the-eye", reap(return_to_hand(choose(FRIENDLY & IN_DISCARD))))

WITCH_OF_THE_WILDS = script(
    "witch-of-the-wilds",
    grants(FRIENDLY & UNTAMED & IN_HAND, add(PLAYABLE), only_if=Not(ActiveHouseIs("untamed")), each_turn=1),
)

WORD_OF_RETURNING = script(
    "word-of-returning",
    play(
        Deal(MarksOn(Mark.AMBER, Name.IT), every(ENEMY & CREATURE), by_each=True),
        TakeAmber(99, IT),
    ),
)

WORLD_TREE = script("world-tree", action(put_on_deck(choose(FRIENDLY & CREATURE & IN_DISCARD))))
