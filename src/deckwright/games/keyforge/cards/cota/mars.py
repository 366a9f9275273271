"""Call of the Archons: Mars."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    AMBER_TAKER,
    ARTIFACT,
    CANNOT_BE_PLAYED,
    CREATURE,
    DAMAGED,
    ELUSIVE,
    ENEMY,
    ENTERS_READY,
    ENTERS_STUNNED,
    FOE,
    FRIENDLY,
    GIVEN,
    HARMLESS,
    IF_DONE,
    IN_DISCARD,
    IN_HAND,
    IT,
    ITS_HOST,
    KEY_COST,
    MARS,
    NEXT_PLAYED,
    OF_HOUSE,
    OTHER,
    POWER,
    READY,
    SELF,
    THEIR_AMBER,
    THEM,
    THIS,
    THIS_TURN,
    THIS_WAY,
    USABLE,
    YOUR_AMBER,
    BeingPlayed,
    HouseBit,
    HowManyKept,
    IsOf,
    KeysOf,
    Mark,
    MarksOn,
    Name,
    NeighbourOf,
    Not,
    OfChosenHouse,
    OwnedBy,
    SharesName,
    SharesTrait,
    Tally,
    ThisCard,
    Times,
    UntilUsedUp,
    Whose,
    abduct,
    action,
    add,
    add_power,
    after,
    archive,
    at_least,
    before_fight,
    both,
    capture,
    choose,
    choose_house,
    choose_many,
    choose_one,
    choose_up_to,
    choose_up_to_many,
    count,
    deal,
    destroy,
    destroyed,
    difference,
    discard,
    draw,
    every,
    falls_to,
    fight_or_reap,
    forge_key,
    fully_heal,
    gain,
    gain_chains,
    gains,
    grants,
    influences,
    keep,
    lasting,
    lose,
    loses,
    may,
    omni,
    play,
    plays,
    purge,
    put_into_play,
    ready,
    reap,
    reaps,
    repeat,
    return_to_hand,
    reveal,
    sacrifice,
    script,
    set_to,
    shuffle_in,
    spread,
    steal,
    stun,
    top_of_deck,
    trait,
    use,
    when,
)

AMMONIA_CLOUDS: Final = script("ammonia-clouds", play(deal(3, every(CREATURE))))

BATTLE_FLEET: Final = script(
    "battle-fleet", play(reveal(choose_up_to(FRIENDLY & IN_HAND & MARS, 99)), draw(THIS_WAY))
)

BIOMATRIX_BACKUP: Final = script("biomatrix-backup", grants(ITS_HOST, gains(destroyed(archive(SELF)))))

BLYPYP: Final = script(
    "blypyp",
    reap(
        lasting(
            grants(FRIENDLY & MARS & CREATURE & BeingPlayed(), add(ENTERS_READY)),
            until=NEXT_PLAYED,
        )
    ),
)

BRAIN_STEM_ANTENNA: Final = script(
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

CHUFF_APE: Final = script(
    "chuff-ape",
    grants(THIS, add(ENTERS_STUNNED)),
    fight_or_reap(
        may(sacrifice(choose(FRIENDLY & CREATURE & OTHER)), when(IF_DONE, fully_heal(SELF))),
    ),
)

COMBAT_PHEROMONES: Final = script(
    "combat-pheromones",
    omni(
        sacrifice(),
        lasting(grants(FRIENDLY & MARS & OTHER, add(USABLE)), until=UntilUsedUp(2, by_use=True)),
    ),
)

COMMPOD: Final = script(
    "commpod",
    action(
        reveal(choose_up_to(FRIENDLY & IN_HAND & MARS, 99)),
        ready(choose_up_to_many(MARS & CREATURE, THIS_WAY)),
    ),
)

CRYSTAL_HIVE: Final = script(
    "crystal-hive", action(lasting(after(reaps(CREATURE), gain(1)), until=THIS_TURN))
)

CUSTOM_VIRUS: Final = script(
    "custom-virus",
    omni(
        sacrifice(),
        purge(choose(FRIENDLY & IN_HAND & CREATURE)),
        destroy(every(CREATURE & SharesTrait(Name.THIS_WAY))),
    ),
)

DEEP_PROBE: Final = script(
    "deep-probe",
    play(
        keep(choose_house()),
        reveal(every(ENEMY & IN_HAND)),
        discard(every(ENEMY & IN_HAND & CREATURE & OfChosenHouse(0))),
    ),
)

EMP_BLAST: Final = script(
    "emp-blast", play(stun(every(CREATURE & (MARS | trait("robot")))), destroy(every(ARTIFACT)))
)

ETHER_SPIDER: Final = script(
    "ether-spider",
    grants(THIS, add(HARMLESS)),
    influences(Whose.OPPONENT, set_to(AMBER_TAKER, ThisCard())),
)

FEEDING_PIT: Final = script(
    "feeding-pit", action(discard(choose(FRIENDLY & IN_HAND & CREATURE)), when(IF_DONE, gain(1)))
)

GRABBER_JAMMER: Final = script(
    "grabber-jammer", influences(Whose.OPPONENT, add(KEY_COST, 1)), fight_or_reap(capture(1))
)

GROMMID: Final = script(
    "grommid",
    grants(FRIENDLY & CREATURE, add(CANNOT_BE_PLAYED)),
    after(falls_to(ENEMY & CREATURE), lose(1, Whose.OPPONENT)),
)

HYPNOTIC_COMMAND: Final = script(
    "hypnotic-command",
    play(capture(1, spread(ENEMY & CREATURE, count(FRIENDLY & MARS & CREATURE)), own_side=True)),
)

INCUBATION_CHAMBER: Final = script(
    "incubation-chamber",
    omni(reveal(choose(FRIENDLY & IN_HAND & MARS & CREATURE)), when(IF_DONE, archive(THEM))),
)

INVASION_PORTAL: Final = script(
    "invasion-portal",
    action(
        repeat(discard(top_of_deck()), as_long_as=both(IF_DONE, Not(IsOf(Name.THIS_WAY, MARS & CREATURE)))),
        when(IsOf(Name.THIS_WAY, MARS & CREATURE), return_to_hand(THEM)),
    ),
)

IRRADIATED_AMBER: Final = script(
    "irradiated-amber", play(when(at_least(THEIR_AMBER, 6), deal(3, every(ENEMY & CREATURE))))
)

JAMMER_PACK: Final = script(
    "jammer-pack", grants(ITS_HOST, gains(influences(Whose.OPPONENT, add(KEY_COST, 2))))
)

JOHN_SMYTH: Final = script("john-smyth", fight_or_reap(ready(choose(~trait("agent") & MARS & CREATURE))))

KEY_ABDUCTION: Final = script(
    "key-abduction",
    play(
        return_to_hand(every(MARS & CREATURE)),
        may(forge_key(difference(9, count(FRIENDLY & IN_HAND)))),
    ),
)

MARTIAN_HOUNDS: Final = script(
    "martian-hounds", play(add_power(Times(count(CREATURE & DAMAGED), 2), choose(CREATURE)))
)

MARTIANS_MAKE_BAD_ALLIES: Final = script(
    "martians-make-bad-allies",
    play(
        reveal(every(FRIENDLY & IN_HAND)),
        purge(every(FRIENDLY & IN_HAND & CREATURE & ~MARS)),
        gain(THIS_WAY),
    ),
)

MASS_ABDUCTION: Final = script("mass-abduction", play(abduct(choose_up_to(ENEMY & CREATURE & DAMAGED, 3))))

MATING_SEASON: Final = script(
    "mating-season",
    play(
        shuffle_in(every(MARS & CREATURE)),
        keep(THEM),
        gain(HowManyKept(0, OwnedBy())),
        gain(HowManyKept(0, OwnedBy(yours=False)), Whose.OPPONENT),
    ),
)

MINDWARPER: Final = script("mindwarper", action(capture(1, choose(ENEMY & CREATURE), own_side=True)))

MOTHERGUN: Final = script(
    "mothergun",
    action(reveal(choose_up_to(FRIENDLY & IN_HAND & MARS, 99)), deal(THIS_WAY, choose(CREATURE))),
)

MOTHERSHIP_SUPPORT: Final = script(
    "mothership-support", play(deal(2, spread(CREATURE, count(FRIENDLY & READY & MARS & CREATURE))))
)

ORBITAL_BOMBARDMENT: Final = script(
    "orbital-bombardment",
    play(reveal(choose_up_to(FRIENDLY & IN_HAND & MARS, 99)), deal(2, spread(CREATURE, THIS_WAY))),
)

PHOSPHORUS_STARS: Final = script("phosphorus-stars", play(stun(every(CREATURE & ~MARS)), gain_chains(2)))

PHYLYX_THE_DISINTEGRATOR: Final = script(
    "phylyx-the-disintegrator",
    action(lose(count(FRIENDLY & MARS & CREATURE & OTHER), Whose.OPPONENT)),
)

PSYCHIC_NETWORK: Final = script("psychic-network", play(steal(count(FRIENDLY & READY & MARS & CREATURE))))

QYXXLYX_PLAGUE_MASTER: Final = script(
    "qyxxlyx-plague-master",
    fight_or_reap(deal(3, every(CREATURE & trait("human")), through_armour=True)),
)

RED_PLANET_RAY_GUN: Final = script(
    "red-planet-ray-gun",
    grants(ITS_HOST, gains(reap(deal(count(MARS & CREATURE), choose(CREATURE))))),
)

SAMPLE_COLLECTION: Final = script(
    "sample-collection", play(abduct(choose_many(ENEMY & CREATURE, KeysOf(Whose.OPPONENT))))
)

SHATTER_STORM: Final = script(
    "shatter-storm", play(lose(YOUR_AMBER), lose(Times(Tally(), 3), Whose.OPPONENT))
)

SNIFFER: Final = script("sniffer", action(lasting(grants(CREATURE, loses(ELUSIVE)), until=THIS_TURN)))

SOFT_LANDING: Final = script(
    "soft-landing",
    play(
        lasting(
            grants(FRIENDLY & (CREATURE | ARTIFACT) & BeingPlayed(), add(ENTERS_READY)),
            until=NEXT_PLAYED,
        )
    ),
)

SQUAWKER: Final = script(
    "squawker", play(choose_one(ready(choose(MARS & CREATURE)), stun(choose(CREATURE & ~MARS))))
)

SWAP_WIDGET: Final = script(
    "swap-widget",
    action(
        return_to_hand(choose(FRIENDLY & READY & MARS & CREATURE)),
        when(
            IF_DONE,
            put_into_play(choose(FRIENDLY & IN_HAND & MARS & CREATURE & ~SharesName(Name.THIS_WAY))),
            ready(THEM),
        ),
    ),
)

TOTAL_RECALL: Final = script(
    "total-recall",
    play(gain(count(FRIENDLY & READY & CREATURE)), return_to_hand(every(FRIENDLY & CREATURE))),
)

TUNK: Final = script("tunk", after(plays(MARS & CREATURE & OTHER), fully_heal(SELF)))

ULYQ_MEGAMOUTH: Final = script("ulyq-megamouth", fight_or_reap(use(choose(FRIENDLY & CREATURE & ~MARS))))

UXLYX_THE_ZOOKEEPER: Final = script("uxlyx-the-zookeeper", reap(abduct(choose(ENEMY & CREATURE))))

VEZYMA_THINKDRONE: Final = script(
    "vezyma-thinkdrone", reap(may(archive(choose(FRIENDLY & (CREATURE | ARTIFACT)))))
)

YXILI_MARAUDER: Final = script(
    "yxili-marauder",
    grants(THIS, add(POWER, MarksOn(Mark.AMBER))),
    play(capture(count(FRIENDLY & READY & MARS & CREATURE))),
)

YXILO_BOLTER: Final = script(
    "yxilo-bolter",
    # KF-9.17: whoever went elsewhere than to the discard pile can't be found any more.
    fight_or_reap(deal(2, choose(CREATURE)), when(both(IF_DONE, IsOf(Name.IT, IN_DISCARD)), purge(IT))),
)

YXILX_DOMINATOR: Final = script("yxilx-dominator", grants(THIS, add(ENTERS_STUNNED)))

ZORG: Final = script(
    "zorg",
    grants(THIS, add(ENTERS_STUNNED)),
    before_fight(stun(FOE), stun(every(CREATURE & NeighbourOf(Name.OTHER)))),
)

ZYZZIX_THE_MANY: Final = script(
    "zyzzix-the-many",
    fight_or_reap(
        may(
            reveal(choose(FRIENDLY & IN_HAND & CREATURE)),
            when(IF_DONE, archive(THEM), add_power(3, SELF)),
        )
    ),
)
