"""Call of the Archons: Mars."""

from deckwright.games.keyforge.script.words import *

AMMONIA_CLOUDS = script("ammonia-clouds", play(Deal(3, every(CREATURE))))

BATTLE_FLEET = script(
    "battle-fleet", play(Reveal(choose_up_to(FRIENDLY & IN_HAND & MARS, 99)), Draw(THIS_WAY))
)

BIOMATRIX_BACKUP = script("biomatrix-backup", grants(ITS_HOST, gains(destroyed(archive(SELF)))))

BLYPYP = script(
    "blypyp",
    reap(
        lasting(
            grants(FRIENDLY & MARS & CREATURE & BeingPlayed(), add(ENTERS_READY)),
            until=NEXT_PLAYED,
        )
    ),
)

BRAIN_STEM_ANTENNA = script(
    "brain-stem-antenna",
    grants(
        ITS_HOST,
        gains(
            after(
                plays(MARS & CREATURE),
                ready(SELF),
                lasting(grants(GIVEN, set_to(OF_HOUSE, HouseBit("mars"))), until=THIS_TURN, to=SELF),
            )
        ),
    ),
)

CHUFF_APE = script(
    "chuff-ape",
    grants(THIS, add(ENTERS_STUNNED)),
    fight_or_reap(
        may(sacrifice(choose(FRIENDLY & CREATURE & OTHER)), when(IF_DONE, fully_heal(SELF))),
    ),
)

COMBAT_PHEROMONES = script(
    "combat-pheromones",
    omni(
        sacrifice(),
        lasting(grants(FRIENDLY & MARS & OTHER, add(USABLE)), until=UntilUsedUp(2, by_use=True)),
    ),
)

COMMPOD = script(
    "commpod",
    action(
        Reveal(choose_up_to(FRIENDLY & IN_HAND & MARS, 99)),
        ready(choose_up_to_many(MARS & CREATURE, THIS_WAY)),
    ),
)

CRYSTAL_HIVE = script("crystal-hive", action(lasting(after(reaps(CREATURE), Gain(1)), until=THIS_TURN)))

CUSTOM_VIRUS = script(
    "custom-virus",
    omni(
        sacrifice(),
        purge(choose(FRIENDLY & IN_HAND & CREATURE)),
        Destroy(every(CREATURE & SharesTrait(Name.THIS_WAY))),
    ),
)

DEEP_PROBE = script(
    "deep-probe",
    play(
        keep(choose_house()),
        Reveal(every(ENEMY & IN_HAND)),
        discard(every(ENEMY & IN_HAND & CREATURE & OfChosenHouse(0))),
    ),
)

EMP_BLAST = script(
    "emp-blast", play(stun(every(CREATURE & (MARS | OfTrait("robot")))), Destroy(every(ARTIFACT)))
)

ETHER_SPIDER = script(
    "ether-spider",
    grants(THIS, add(HARMLESS)),
    influences(Whose.OPPONENT, set_to(AMBER_TAKER, ThisCard())),
)

FEEDING_PIT = script(
    "feeding-pit", action(discard(choose(FRIENDLY & IN_HAND & CREATURE)), when(IF_DONE, Gain(1)))
)

GRABBER_JAMMER = script(
    "grabber-jammer", influences(Whose.OPPONENT, add(KEY_COST, 1)), fight_or_reap(Capture(1))
)

GROMMID = script(
    "grommid",
    grants(FRIENDLY & CREATURE, add(CANNOT_BE_PLAYED)),
    after(falls_to(ENEMY & CREATURE), Lose(1, Whose.OPPONENT)),
)

HYPNOTIC_COMMAND = script(
    "hypnotic-command",
    play(Capture(1, spread(ENEMY & CREATURE, count(FRIENDLY & MARS & CREATURE)), own_side=True)),
)

INCUBATION_CHAMBER = script(
    "incubation-chamber",
    omni(Reveal(choose(FRIENDLY & IN_HAND & MARS & CREATURE)), when(IF_DONE, archive(THEM))),
)

INVASION_PORTAL = script(
    "invasion-portal",
    action(
        repeat(discard(TopOfDeck()), as_long_as=both(IF_DONE, Not(IsOf(Name.THIS_WAY, MARS & CREATURE)))),
        when(IsOf(Name.THIS_WAY, MARS & CREATURE), return_to_hand(THEM)),
    ),
)

IRRADIATED_AMBER = script(
    "irradiated-amber", play(when(AtLeast(THEIR_AMBER, 6), Deal(3, every(ENEMY & CREATURE))))
)

JAMMER_PACK = script("jammer-pack", grants(ITS_HOST, gains(influences(Whose.OPPONENT, add(KEY_COST, 2)))))

JOHN_SMYTH = script("john-smyth", fight_or_reap(ready(choose(~OfTrait("agent") & MARS & CREATURE))))

KEY_ABDUCTION = script(
    "key-abduction",
    play(
        return_to_hand(every(MARS & CREATURE)),
        may(ForgeKey(Difference(9, count(FRIENDLY & IN_HAND)))),
    ),
)

MARTIAN_HOUNDS = script(
    "martian-hounds", play(add_power(Times(count(CREATURE & DAMAGED), 2), choose(CREATURE)))
)

MARTIANS_MAKE_BAD_ALLIES = script(
    "martians-make-bad-allies",
    play(
        Reveal(every(FRIENDLY & IN_HAND)),
        purge(every(FRIENDLY & IN_HAND & CREATURE & ~MARS)),
        Gain(THIS_WAY),
    ),
)

MASS_ABDUCTION = script("mass-abduction", play(abduct(choose_up_to(ENEMY & CREATURE & DAMAGED, 3))))

MATING_SEASON = script(
    "mating-season",
    play(
        shuffle_in(every(MARS & CREATURE)),
        keep(THEM),
        Gain(HowManyKept(0, OwnedBy())),
        Gain(HowManyKept(0, OwnedBy(yours=False)), Whose.OPPONENT),
    ),
)

MINDWARPER = script("mindwarper", action(Capture(1, choose(ENEMY & CREATURE), own_side=True)))

MOTHERGUN = script(
    "mothergun",
    action(Reveal(choose_up_to(FRIENDLY & IN_HAND & MARS, 99)), Deal(THIS_WAY, choose(CREATURE))),
)

MOTHERSHIP_SUPPORT = script(
    "mothership-support", play(Deal(2, spread(CREATURE, count(FRIENDLY & READY & MARS & CREATURE))))
)

ORBITAL_BOMBARDMENT = script(
    "orbital-bombardment",
    play(Reveal(choose_up_to(FRIENDLY & IN_HAND & MARS, 99)), Deal(2, spread(CREATURE, THIS_WAY))),
)

PHOSPHORUS_STARS = script("phosphorus-stars", play(stun(every(CREATURE & ~MARS)), GainChains(2)))

PHYLYX_THE_DISINTEGRATOR = script(
    "phylyx-the-disintegrator",
    action(Lose(count(FRIENDLY & MARS & CREATURE & OTHER), Whose.OPPONENT)),
)

PSYCHIC_NETWORK = script("psychic-network", play(Steal(count(FRIENDLY & READY & MARS & CREATURE))))

QYXXLYX_PLAGUE_MASTER = script(
    "qyxxlyx-plague-master",
    fight_or_reap(Deal(3, every(CREATURE & OfTrait("human")), through_armour=True)),
)

RED_PLANET_RAY_GUN = script(
    "red-planet-ray-gun",
    grants(ITS_HOST, gains(reap(Deal(count(MARS & CREATURE), choose(CREATURE))))),
)

SAMPLE_COLLECTION = script(
    "sample-collection", play(abduct(choose_many(ENEMY & CREATURE, KeysOf(Whose.OPPONENT))))
)

SHATTER_STORM = script("shatter-storm", play(Lose(YOUR_AMBER), Lose(Times(Tally(), 3), Whose.OPPONENT)))

SNIFFER = script("sniffer", action(lasting(grants(CREATURE, loses(ELUSIVE)), until=THIS_TURN)))

SOFT_LANDING = script(
    "soft-landing",
    play(
        lasting(
            grants(FRIENDLY & (CREATURE | ARTIFACT) & BeingPlayed(), add(ENTERS_READY)),
            until=NEXT_PLAYED,
        )
    ),
)

SQUAWKER = script(
    "squawker", play(choose_one(ready(choose(MARS & CREATURE)), stun(choose(CREATURE & ~MARS))))
)

SWAP_WIDGET = script(
    "swap-widget",
    action(
        return_to_hand(choose(FRIENDLY & READY & MARS & CREATURE)),
        when(
            IF_DONE,
            PutIntoPlay(choose(FRIENDLY & IN_HAND & MARS & CREATURE & ~SharesName(Name.THIS_WAY))),
            ready(THEM),
        ),
    ),
)

TOTAL_RECALL = script(
    "total-recall",
    play(Gain(count(FRIENDLY & READY & CREATURE)), return_to_hand(every(FRIENDLY & CREATURE))),
)

TUNK = script("tunk", after(plays(MARS & CREATURE & OTHER), fully_heal(SELF)))

ULYQ_MEGAMOUTH = script("ulyq-megamouth", fight_or_reap(Use(choose(FRIENDLY & CREATURE & ~MARS))))

UXLYX_THE_ZOOKEEPER = script("uxlyx-the-zookeeper", reap(abduct(choose(ENEMY & CREATURE))))

VEZYMA_THINKDRONE = script("vezyma-thinkdrone", reap(may(archive(choose(FRIENDLY & (CREATURE | ARTIFACT))))))

YXILI_MARAUDER = script(
    "yxili-marauder",
    grants(THIS, add(POWER, MarksOn(Mark.AMBER))),
    play(Capture(count(FRIENDLY & READY & MARS & CREATURE))),
)

YXILO_BOLTER = script(
    "yxilo-bolter",
    # KF-9.17: whoever went elsewhere than to the discard pile can't be found any more.
    fight_or_reap(Deal(2, choose(CREATURE)), when(both(IF_DONE, IsOf(Name.IT, IN_DISCARD)), purge(IT))),
)

YXILX_DOMINATOR = script("yxilx-dominator", grants(THIS, add(ENTERS_STUNNED)))

ZORG = script(
    "zorg",
    grants(THIS, add(ENTERS_STUNNED)),
    before_fight(stun(FOE), stun(every(CREATURE & NeighbourOf(Name.OTHER)))),
)

ZYZZIX_THE_MANY = script(
    "zyzzix-the-many",
    fight_or_reap(
        may(
            Reveal(choose(FRIENDLY & IN_HAND & CREATURE)),
            when(IF_DONE, archive(THEM), add_power(3, SELF)),
        )
    ),
)
