"""Call of the Archons: Sanctum."""

from deckwright.games.keyforge.script.words import *

ARMAGEDDON_CLOAK = script(
    "armageddon-cloak",
    grants(ITS_HOST, add(HAZARDOUS, 2)),
    instead_of(is_destroyed(ITS_HOST), fully_heal(HOST), Destroy(SELF)),
)

BEGONE = script("begone", play(choose_one(Destroy(every(DIS & CREATURE)), Gain(1))))

BLINDING_LIGHT = script("blinding-light", play(keep(choose_house()), stun(every(CREATURE & OfChosenHouse()))))

BULWARK = script("bulwark", grants(NEIGHBOUR & CREATURE, add(ARMOUR, 2)))

CHAMPION_ANAPHIEL = script("champion-anaphiel")

CHAMPION_TABRIS = script("champion-tabris", fight(Capture(1)))

CHARGE = script(
    "charge",
    play(
        lasting(
            grants(FRIENDLY & CREATURE & BeingPlayed(), gains(play(Deal(2, choose(ENEMY & CREATURE))))),
            until=THIS_TURN,
        )
    ),
)

CLEANSING_WAVE = script("cleansing-wave", play(Heal(1, every(CREATURE)), Gain(THIS_WAY)))

CLEAR_MIND = script("clear-mind", play(unstun(every(FRIENDLY & CREATURE))))

COMMANDER_REMIEL = script("commander-remiel", reap(Use(choose(FRIENDLY & CREATURE & ~SANCTUM))))

DOORSTEP_TO_HEAVEN = script(
    "doorstep-to-heaven",
    play(Lose(Excess(YOUR_AMBER, 5)), Lose(Excess(THEIR_AMBER, 5), Whose.OPPONENT)),
)

DUMA_THE_MARTYR = script(
    "duma-the-martyr", destroyed(fully_heal(every(FRIENDLY & CREATURE & OTHER)), Draw(2))
)

EPIC_QUEST = script(
    "epic-quest",
    play(archive(every(FRIENDLY & OfTrait("knight") & CREATURE))),
    omni(when(AtLeast(played(SANCTUM), 7), Destroy(SELF), ForgeKey(free=True))),
)

FRANCUS = script("francus", after(falls_to(ENEMY & CREATURE), Capture(1)))

GATEKEEPER = script("gatekeeper", play(when(AtLeast(THEIR_AMBER, 7), Capture(Excess(THEIR_AMBER, 5)))))

GLORIOUS_FEW = script("glorious-few", play(Gain(Excess(count(ENEMY & CREATURE), count(FRIENDLY & CREATURE)))))

GORM_OF_OMM = script("gorm-of-omm", omni(Destroy(SELF), Destroy(choose(ARTIFACT))))

GREY_MONK = script("grey-monk", grants(FRIENDLY & CREATURE, add(ARMOUR, 1)), reap(Heal(2, choose(CREATURE))))

HALLOWED_BLASTER = script("hallowed-blaster", action(Heal(3, choose(CREATURE))))

HAYYEL_THE_MERCHANT = script("hayyel-the-merchant", after(plays(ARTIFACT), Gain(1)))

HONORABLE_CLAIM = script("honorable-claim", play(Capture(1, every(FRIENDLY & OfTrait("knight") & CREATURE))))

HORSEMAN_OF_DEATH = script(
    "horseman-of-death",
    play(return_to_hand(every(FRIENDLY & OfTrait("horseman") & CREATURE & IN_DISCARD))),
)

HORSEMAN_OF_FAMINE = script("horseman-of-famine", play_fight_or_reap(Destroy(least(POWER, CREATURE))))

HORSEMAN_OF_PESTILENCE = script(
    "horseman-of-pestilence", play_fight_or_reap(Deal(1, every(CREATURE & ~OfTrait("horseman"))))
)

HORSEMAN_OF_WAR = script(
    "horseman-of-war",
    play(lasting(grants(FRIENDLY & CREATURE, add(MAY_FIGHT), add(ONLY_FIGHTS)), until=THIS_TURN)),
)

INSPIRATION = script("inspiration", play(ready(choose(FRIENDLY & CREATURE)), Use(IT)))

JEHU_THE_BUREAUCRAT = script(
    "jehu-the-bureaucrat", after(chooses_house(), Gain(2), only_if=ActiveHouseIs("sanctum"))
)

LADY_MAXENA = script("lady-maxena", play(stun(choose(CREATURE))), action(return_to_hand(SELF)))

LORD_GOLGOTHA = script("lord-golgotha", before_fight(Deal(3, every(NeighbourOf(Name.OTHER) & CREATURE))))

MANTLE_OF_THE_ZEALOT = script("mantle-of-the-zealot", grants(ITS_HOST, add(USABLE)))

MIGHTY_LANCE = script(
    "mighty-lance", play(deal_at_once((3, choose(CREATURE)), (3, choose(NEIGHBOURS_OF_IT & CREATURE))))
)

NUMQUID_THE_FAIR = script(
    "numquid-the-fair",
    play(
        repeat(
            Destroy(choose(ENEMY & CREATURE)),
            # KF-9.9: it is not repeated once its source has left play.
            as_long_as=both(exists(THIS), more(count(ENEMY & CREATURE), count(FRIENDLY & CREATURE))),
        )
    ),
)

OATH_OF_POVERTY = script(
    "oath-of-poverty", play(Destroy(every(FRIENDLY & ARTIFACT)), Gain(Times(THIS_WAY, 2)))
)

ONE_STOOD_AGAINST_MANY = script(
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

POTION_OF_INVULNERABILITY = script(
    "potion-of-invulnerability",
    omni(Destroy(SELF), lasting(grants(FRIENDLY & CREATURE, add(UNHARMED)), until=THIS_TURN)),
)

PROTECT_THE_WEAK = script("protect-the-weak", grants(ITS_HOST, add(ARMOUR, 1), add(TAUNT)))

PROTECTRIX = script(
    "protectrix",
    reap(
        may(
            fully_heal(choose(CREATURE)),
            when(IF_DONE, lasting(grants(GIVEN, add(UNHARMED)), until=THIS_TURN, to=IT)),
        )
    ),
)

RADIANT_TRUTH = script("radiant-truth", play(stun(every(ENEMY & CREATURE & ~FLANK))))

RAIDING_KNIGHT = script("raiding-knight", play(Capture(1)))

ROUND_TABLE = script(
    "round-table", grants(FRIENDLY & OfTrait("knight") & CREATURE, add(POWER, 1), add(TAUNT))
)

SANCTUM_GUARDIAN = script("sanctum-guardian", fight_or_reap(Swap(SELF, choose(FRIENDLY & CREATURE & OTHER))))

SEQUIS = script("sequis", reap(Capture(1)))

SERGEANT_ZAKIEL = script("sergeant-zakiel", play(may(ready(choose(NEIGHBOUR & CREATURE)), fight_with(IT))))

SHIELD_OF_JUSTICE = script(
    "shield-of-justice", play(lasting(grants(FRIENDLY & CREATURE, add(UNHARMED)), until=THIS_TURN))
)

SHOULDER_ARMOR = script("shoulder-armor", grants(ITS_HOST & FLANK, add(ARMOUR, 2), add(POWER, 2)))

SIGIL_OF_BROTHERHOOD = script(
    "sigil-of-brotherhood",
    omni(sacrifice(), lasting(grants(FRIENDLY & SANCTUM & CREATURE, add(USABLE)), until=THIS_TURN)),
)

STAUNCH_KNIGHT = script("staunch-knight", grants(THIS & FLANK, add(POWER, 2)))

TAKE_HOSTAGES = script(
    "take-hostages", play(lasting(after(fights(FRIENDLY & CREATURE), Capture(1, SUBJECT)), until=THIS_TURN))
)

TERMS_OF_REDRESS = script("terms-of-redress", play(Capture(2, choose(FRIENDLY & CREATURE))))

THE_HARDER_THEY_COME = script("the-harder-they-come", play(purge(choose(CREATURE & power(least=5)))))

THE_SPIRIT_S_WAY = script("the-spirit-s-way", play(Destroy(every(CREATURE & power(least=3)))))

THE_VAULTKEEPER = script("the-vaultkeeper", influences(Whose.YOU, add(CANNOT_BE_ROBBED)))

VEEMOS_LIGHTBRINGER = script("veemos-lightbringer", play(Destroy(every(ELUSIVE_ONES & CREATURE))))

VIRTUOUS_WORKS = script("virtuous-works")

WHISPERING_RELIQUARY = script("whispering-reliquary", action(return_to_hand(choose(ARTIFACT))))
