"""Call of the Archons: Shadows."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    ARTIFACT,
    ATTACHED,
    CANNOT_BE_PLAYED,
    CREATURE,
    DAMAGED,
    ELUSIVE,
    ENEMY,
    ENTERS_READY,
    FLANK,
    FRIENDLY,
    GIVEN,
    HARMLESS,
    IF_DONE,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    IT,
    ITS_HOST,
    LYING_FACEDOWN,
    NEIGHBOUR,
    OF_HOUSE,
    SANCTUM,
    SELF,
    SHADOWS,
    SHIELDED_BY,
    SKIPS_FORGING,
    SKIRMISH,
    SPENDABLE,
    SPENDS_TO_OPPONENT,
    THEIR_AMBER,
    THEIR_NEXT_TURN,
    THEIR_TURN,
    THIS,
    THIS_TURN,
    THIS_WAY,
    TOLL_TO_PLAY,
    UNTIL_THEY_LEAVE,
    USABLE,
    WITH_AMBER,
    YOUR_AMBER,
    BeingPlayed,
    HouseBit,
    IsOf,
    Name,
    OfActiveHouse,
    OfOwnHouses,
    ThisCard,
    Whose,
    about_to_fight,
    action,
    add,
    after,
    archive,
    at_least,
    at_random,
    both,
    called,
    capture,
    choose,
    count,
    deal,
    destroy,
    destroyed,
    discard,
    every,
    exactly,
    excess,
    fewer,
    fight,
    fight_or_reap,
    forge_key,
    forged,
    gain,
    gains,
    grants,
    hide_under,
    influences,
    lasting,
    leaves,
    look_at,
    may,
    more,
    omni,
    play,
    play_card,
    played,
    plays,
    power,
    purge,
    put_amber,
    reap,
    repeat,
    return_to_hand,
    sacrifice,
    script,
    set_to,
    steal,
    stop_fight,
    take_amber,
    take_control,
    top_of_deck,
    trait,
    use,
    when,
)

BAD_PENNY: Final = script("bad-penny", destroyed(return_to_hand(SELF)))

BAIT_AND_SWITCH: Final = script(
    "bait-and-switch", play(repeat(when(more(THEIR_AMBER, YOUR_AMBER), steal(1)), times=2))
)

BOOBY_TRAP: Final = script("booby-trap", play(deal(4, choose(CREATURE & ~FLANK), splash=2)))

BULLETEYE: Final = script("bulleteye", reap(destroy(choose(CREATURE & FLANK))))

CARLO_PHANTOM: Final = script("carlo-phantom", after(plays(ARTIFACT), steal(1)))

CUSTOMS_OFFICE: Final = script("customs-office", grants(ENEMY & ARTIFACT, add(TOLL_TO_PLAY)))

DEIPNO_SPYMASTER: Final = script(
    "deipno-spymaster",
    omni(lasting(grants(GIVEN, add(USABLE)), until=THIS_TURN, to=choose(FRIENDLY & CREATURE))),
)

DODGER: Final = script("dodger", fight(steal(1)))

DUSKRUNNER: Final = script("duskrunner", grants(ITS_HOST, gains(reap(steal(1)))))

EVASION_SIGIL: Final = script(
    "evasion-sigil",
    after(
        about_to_fight(CREATURE),
        when(
            IsOf(Name.SUBJECT, FRIENDLY),
            discard(top_of_deck()),
            otherwise=discard(top_of_deck(whose=Whose.OPPONENT)),
        ),
        when(IsOf(Name.THIS_WAY, OfActiveHouse()), stop_fight()),
    ),
)

FAYGIN: Final = script(
    "faygin", reap(return_to_hand(choose(called("urchin") & (IN_PLAY | IN_DISCARD & FRIENDLY))))
)

FINISHING_BLOW: Final = script(
    "finishing-blow", play(destroy(choose(CREATURE & DAMAGED)), when(IF_DONE, steal(1)))
)

GHOSTLY_HAND: Final = script("ghostly-hand", play(when(exactly(THEIR_AMBER, 1), steal(1))))

HIDDEN_STASH: Final = script("hidden-stash", play(archive(choose(IN_HAND & FRIENDLY))))

IMPERIAL_TRAITOR: Final = script(
    "imperial-traitor",
    play(look_at(every(IN_HAND & ENEMY)), may(purge(choose(IN_HAND & ENEMY & SANCTUM)))),
)

KEY_OF_DARKNESS: Final = script(
    "key-of-darkness", play(when(at_least(THEIR_AMBER, 1), forge_key(6), otherwise=forge_key(2)))
)

LIGHTS_OUT: Final = script("lights-out", play(return_to_hand(choose(ENEMY & CREATURE, 2))))

LONGFUSED_MINES: Final = script(
    "longfused-mines", omni(sacrifice(), deal(3, every(ENEMY & CREATURE & ~FLANK)))
)

MACIS_ASP: Final = script("macis-asp")

MACK_THE_KNIFE: Final = script(
    "mack-the-knife",
    grants(THIS, add(USABLE)),
    action(deal(1, choose(CREATURE)), when(IF_DONE, gain(1))),
)

MAGDA_THE_RAT: Final = script("magda-the-rat", play(steal(2)), after(leaves(THIS), steal(2, Whose.OPPONENT)))

MASTERPLAN: Final = script(
    "masterplan",
    play(hide_under(choose(IN_HAND & FRIENDLY))),
    omni(play_card(every(LYING_FACEDOWN & ATTACHED)), destroy(SELF)),
)

MIASMA: Final = script(
    "miasma",
    play(lasting(influences(Whose.OPPONENT, add(SKIPS_FORGING), only_if=THEIR_TURN), until=THEIR_NEXT_TURN)),
)

MOONCURSER: Final = script("mooncurser", fight(steal(1)))

NERVE_BLAST: Final = script("nerve-blast", play(steal(1), when(IF_DONE, deal(2, choose(CREATURE)))))

NEXUS: Final = script("nexus", reap(use(choose(ENEMY & ARTIFACT))))

NODDY_THE_THIEF: Final = script("noddy-the-thief", action(steal(1)))

OLD_BRUNO: Final = script("old-bruno", play(capture(3)))

ONE_LAST_JOB: Final = script(
    "one-last-job", play(purge(every(FRIENDLY & SHADOWS & CREATURE)), steal(THIS_WAY))
)

OUBLIETTE: Final = script("oubliette", play(purge(choose(CREATURE & power(most=3)))))

PAWN_SACRIFICE: Final = script(
    "pawn-sacrifice",
    play(sacrifice(choose(FRIENDLY & CREATURE)), when(IF_DONE, deal(3, choose(CREATURE, 2)))),
)

POISON_WAVE: Final = script("poison-wave", play(deal(2, every(CREATURE))))

RELENTLESS_WHISPERS: Final = script(
    "relentless-whispers", play(deal(2, choose(CREATURE)), when(IF_DONE, steal(1)))
)

RING_OF_INVISIBILITY: Final = script("ring-of-invisibility", grants(ITS_HOST, add(ELUSIVE), add(SKIRMISH)))

ROUTINE_JOB: Final = script(
    "routine-job", play(steal(1), steal(count(FRIENDLY & IN_DISCARD & called("routine-job"))))
)

SAFE_PLACE: Final = script("safe-place", grants(THIS, add(SPENDABLE)), action(put_amber(1)))

SEEKER_NEEDLE: Final = script("seeker-needle", action(deal(1, choose(CREATURE)), when(IF_DONE, gain(1))))

SELWYN_THE_FENCE: Final = script(
    "selwyn-the-fence", fight_or_reap(take_amber(1, choose(FRIENDLY & WITH_AMBER)))
)

SHADOW_SELF: Final = script(
    "shadow-self",
    grants(THIS, add(HARMLESS)),
    grants(NEIGHBOUR & CREATURE & ~trait("specter"), set_to(SHIELDED_BY, ThisCard())),
)

SILENT_DAGGER: Final = script(
    "silent-dagger", grants(ITS_HOST, gains(reap(deal(4, choose(CREATURE & FLANK)))))
)

SILVERTOOTH: Final = script("silvertooth", grants(THIS, add(ENTERS_READY)))

SKELETON_KEY: Final = script("skeleton-key", action(capture(1, choose(FRIENDLY & CREATURE))))

SMILING_RUTH: Final = script(
    "smiling-ruth", reap(when(forged(Whose.YOU), take_control(choose(ENEMY & CREATURE & FLANK))))
)

SNEKLIFTER: Final = script(
    "sneklifter",
    play(
        take_control(choose(ENEMY & ARTIFACT)),
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

SPECIAL_DELIVERY: Final = script(
    "special-delivery",
    omni(
        sacrifice(),
        deal(3, choose(CREATURE & FLANK)),
        when(both(IF_DONE, IsOf(Name.IT, IN_DISCARD)), purge(IT)),
    ),
)

SPEED_SIGIL: Final = script(
    "speed-sigil",
    grants(CREATURE & BeingPlayed(), add(ENTERS_READY), only_if=fewer(played(CREATURE, Whose.ANY), 2)),
)

SUBTLE_MAUL: Final = script("subtle-maul", action(discard(at_random(IN_HAND & ENEMY))))

THE_STING: Final = script(
    "the-sting",
    influences(Whose.YOU, add(SKIPS_FORGING)),
    influences(Whose.OPPONENT, add(SPENDS_TO_OPPONENT)),
    action(destroy(SELF)),
)

TOO_MUCH_TO_PROTECT: Final = script("too-much-to-protect", play(steal(excess(THEIR_AMBER, 6))))

TREASURE_MAP: Final = script(
    "treasure-map",
    play(
        when(fewer(played(), 2), gain(3)),
        lasting(grants(FRIENDLY, add(CANNOT_BE_PLAYED)), until=THIS_TURN),
    ),
)

UMBRA: Final = script("umbra", fight(steal(1)))

URCHIN: Final = script("urchin", play(steal(1)))
