"""Call of the Archons: Sanctum."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    ARMOUR,
    ARTIFACT,
    CANNOT_BE_ROBBED,
    CREATURE,
    DIS,
    ELUSIVE_ONES,
    ENEMY,
    FLANK,
    FRIENDLY,
    GIVEN,
    HAZARDOUS,
    HOST,
    IF_DONE,
    IN_DISCARD,
    IT,
    ITS_HOST,
    ITSELF,
    MAY_FIGHT,
    NEIGHBOUR,
    NEIGHBOURS_OF_IT,
    ONLY_FIGHTS,
    OTHER,
    POWER,
    SANCTUM,
    SELF,
    SUBJECT,
    TAUNT,
    THEIR_AMBER,
    THIS,
    THIS_TURN,
    THIS_WAY,
    UNHARMED,
    USABLE,
    YOUR_AMBER,
    ActiveHouseIs,
    Attackable,
    BeingPlayed,
    Name,
    NeighbourOf,
    OfChosenHouse,
    Times,
    WasKept,
    Whose,
    action,
    add,
    after,
    archive,
    at_least,
    before_fight,
    both,
    capture,
    choose,
    choose_house,
    choose_one,
    chooses_house,
    count,
    deal,
    deal_at_once,
    destroy,
    destroyed,
    draw,
    every,
    excess,
    exists,
    falls_to,
    fight,
    fight_or_reap,
    fight_with,
    fights,
    forge_key,
    fully_heal,
    gain,
    gains,
    grants,
    heal,
    influences,
    instead_of,
    is_destroyed,
    keep,
    kept,
    lasting,
    least,
    lose,
    may,
    more,
    omni,
    play,
    play_fight_or_reap,
    played,
    plays,
    power,
    purge,
    ready,
    reap,
    repeat,
    return_to_hand,
    sacrifice,
    script,
    stun,
    swap,
    trait,
    unstun,
    use,
    when,
)

ARMAGEDDON_CLOAK: Final = script(
    "armageddon-cloak",
    grants(ITS_HOST, add(HAZARDOUS, 2)),
    instead_of(is_destroyed(ITS_HOST), fully_heal(HOST), destroy(SELF)),
)

BEGONE: Final = script("begone", play(choose_one(destroy(every(DIS & CREATURE)), gain(1))))

BLINDING_LIGHT: Final = script(
    "blinding-light", play(keep(choose_house()), stun(every(CREATURE & OfChosenHouse())))
)

BULWARK: Final = script("bulwark", grants(NEIGHBOUR & CREATURE, add(ARMOUR, 2)))

CHAMPION_ANAPHIEL: Final = script("champion-anaphiel")

CHAMPION_TABRIS: Final = script("champion-tabris", fight(capture(1)))

CHARGE: Final = script(
    "charge",
    play(
        lasting(
            grants(FRIENDLY & CREATURE & BeingPlayed(), gains(play(deal(2, choose(ENEMY & CREATURE))))),
            until=THIS_TURN,
        )
    ),
)

CLEANSING_WAVE: Final = script("cleansing-wave", play(heal(1, every(CREATURE)), gain(THIS_WAY)))

CLEAR_MIND: Final = script("clear-mind", play(unstun(every(FRIENDLY & CREATURE))))

COMMANDER_REMIEL: Final = script("commander-remiel", reap(use(choose(FRIENDLY & CREATURE & ~SANCTUM))))

DOORSTEP_TO_HEAVEN: Final = script(
    "doorstep-to-heaven",
    play(lose(excess(YOUR_AMBER, 5)), lose(excess(THEIR_AMBER, 5), Whose.OPPONENT)),
)

DUMA_THE_MARTYR: Final = script(
    "duma-the-martyr", destroyed(fully_heal(every(FRIENDLY & CREATURE & OTHER)), draw(2))
)

EPIC_QUEST: Final = script(
    "epic-quest",
    play(archive(every(FRIENDLY & trait("knight") & CREATURE))),
    omni(when(at_least(played(SANCTUM), 7), destroy(SELF), forge_key(free=True))),
)

FRANCUS: Final = script("francus", after(falls_to(ENEMY & CREATURE), capture(1)))

GATEKEEPER: Final = script(
    "gatekeeper", play(when(at_least(THEIR_AMBER, 7), capture(excess(THEIR_AMBER, 5))))
)

GLORIOUS_FEW: Final = script(
    "glorious-few", play(gain(excess(count(ENEMY & CREATURE), count(FRIENDLY & CREATURE))))
)

GORM_OF_OMM: Final = script("gorm-of-omm", omni(destroy(SELF), destroy(choose(ARTIFACT))))

GREY_MONK: Final = script(
    "grey-monk", grants(FRIENDLY & CREATURE, add(ARMOUR, 1)), reap(heal(2, choose(CREATURE)))
)

HALLOWED_BLASTER: Final = script("hallowed-blaster", action(heal(3, choose(CREATURE))))

HAYYEL_THE_MERCHANT: Final = script("hayyel-the-merchant", after(plays(ARTIFACT), gain(1)))

HONORABLE_CLAIM: Final = script(
    "honorable-claim", play(capture(1, every(FRIENDLY & trait("knight") & CREATURE)))
)

HORSEMAN_OF_DEATH: Final = script(
    "horseman-of-death",
    play(return_to_hand(every(FRIENDLY & trait("horseman") & CREATURE & IN_DISCARD))),
)

HORSEMAN_OF_FAMINE: Final = script("horseman-of-famine", play_fight_or_reap(destroy(least(POWER, CREATURE))))

HORSEMAN_OF_PESTILENCE: Final = script(
    "horseman-of-pestilence", play_fight_or_reap(deal(1, every(CREATURE & ~trait("horseman"))))
)

HORSEMAN_OF_WAR: Final = script(
    "horseman-of-war",
    play(lasting(grants(FRIENDLY & CREATURE, add(MAY_FIGHT), add(ONLY_FIGHTS)), until=THIS_TURN)),
)

INSPIRATION: Final = script("inspiration", play(ready(choose(FRIENDLY & CREATURE)), use(IT)))

JEHU_THE_BUREAUCRAT: Final = script(
    "jehu-the-bureaucrat", after(chooses_house(), gain(2), only_if=ActiveHouseIs("sanctum"))
)

LADY_MAXENA: Final = script("lady-maxena", play(stun(choose(CREATURE))), action(return_to_hand(SELF)))

LORD_GOLGOTHA: Final = script(
    "lord-golgotha", before_fight(deal(3, every(NeighbourOf(Name.OTHER) & CREATURE)))
)

MANTLE_OF_THE_ZEALOT: Final = script("mantle-of-the-zealot", grants(ITS_HOST, add(USABLE)))

MIGHTY_LANCE: Final = script(
    "mighty-lance", play(deal_at_once((3, choose(CREATURE)), (3, choose(NEIGHBOURS_OF_IT & CREATURE))))
)

NUMQUID_THE_FAIR: Final = script(
    "numquid-the-fair",
    play(
        repeat(
            destroy(choose(ENEMY & CREATURE)),
            # KF-9.9: it is not repeated once its source has left play.
            as_long_as=both(exists(THIS), more(count(ENEMY & CREATURE), count(FRIENDLY & CREATURE))),
        )
    ),
)

OATH_OF_POVERTY: Final = script(
    "oath-of-poverty", play(destroy(every(FRIENDLY & ARTIFACT)), gain(Times(THIS_WAY, 2)))
)

ONE_STOOD_AGAINST_MANY: Final = script(
    "one-stood-against-many",
    play(
        keep(choose(FRIENDLY & CREATURE)),
        ready(IT),
        keep(choose(ENEMY & CREATURE & Attackable(0))),
        fight_with(kept(0), against=ITSELF),
        ready(kept(0)),
        keep(choose(ENEMY & CREATURE & Attackable(0) & ~WasKept(1))),
        fight_with(kept(0), against=ITSELF),
        ready(kept(0)),
        keep(choose(ENEMY & CREATURE & Attackable(0) & ~WasKept(1) & ~WasKept(2))),
        fight_with(kept(0), against=ITSELF),
    ),
)

POTION_OF_INVULNERABILITY: Final = script(
    "potion-of-invulnerability",
    omni(destroy(SELF), lasting(grants(FRIENDLY & CREATURE, add(UNHARMED)), until=THIS_TURN)),
)

PROTECT_THE_WEAK: Final = script("protect-the-weak", grants(ITS_HOST, add(ARMOUR, 1), add(TAUNT)))

PROTECTRIX: Final = script(
    "protectrix",
    reap(
        may(
            fully_heal(choose(CREATURE)),
            when(IF_DONE, lasting(grants(GIVEN, add(UNHARMED)), until=THIS_TURN, to=IT)),
        )
    ),
)

RADIANT_TRUTH: Final = script("radiant-truth", play(stun(every(ENEMY & CREATURE & ~FLANK))))

RAIDING_KNIGHT: Final = script("raiding-knight", play(capture(1)))

ROUND_TABLE: Final = script(
    "round-table", grants(FRIENDLY & trait("knight") & CREATURE, add(POWER, 1), add(TAUNT))
)

SANCTUM_GUARDIAN: Final = script(
    "sanctum-guardian", fight_or_reap(swap(SELF, choose(FRIENDLY & CREATURE & OTHER)))
)

SEQUIS: Final = script("sequis", reap(capture(1)))

SERGEANT_ZAKIEL: Final = script(
    "sergeant-zakiel", play(may(ready(choose(NEIGHBOUR & CREATURE)), fight_with(IT)))
)

SHIELD_OF_JUSTICE: Final = script(
    "shield-of-justice", play(lasting(grants(FRIENDLY & CREATURE, add(UNHARMED)), until=THIS_TURN))
)

SHOULDER_ARMOR: Final = script("shoulder-armor", grants(ITS_HOST & FLANK, add(ARMOUR, 2), add(POWER, 2)))

SIGIL_OF_BROTHERHOOD: Final = script(
    "sigil-of-brotherhood",
    omni(sacrifice(), lasting(grants(FRIENDLY & SANCTUM & CREATURE, add(USABLE)), until=THIS_TURN)),
)

STAUNCH_KNIGHT: Final = script("staunch-knight", grants(THIS & FLANK, add(POWER, 2)))

TAKE_HOSTAGES: Final = script(
    "take-hostages", play(lasting(after(fights(FRIENDLY & CREATURE), capture(1, SUBJECT)), until=THIS_TURN))
)

TERMS_OF_REDRESS: Final = script("terms-of-redress", play(capture(2, choose(FRIENDLY & CREATURE))))

THE_HARDER_THEY_COME: Final = script("the-harder-they-come", play(purge(choose(CREATURE & power(least=5)))))

THE_SPIRIT_S_WAY: Final = script("the-spirit-s-way", play(destroy(every(CREATURE & power(least=3)))))

THE_VAULTKEEPER: Final = script("the-vaultkeeper", influences(Whose.YOU, add(CANNOT_BE_ROBBED)))

VEEMOS_LIGHTBRINGER: Final = script("veemos-lightbringer", play(destroy(every(ELUSIVE_ONES & CREATURE))))

VIRTUOUS_WORKS: Final = script("virtuous-works")

WHISPERING_RELIQUARY: Final = script("whispering-reliquary", action(return_to_hand(choose(ARTIFACT))))
