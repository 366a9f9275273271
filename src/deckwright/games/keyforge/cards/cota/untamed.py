"""Call of the Archons: Untamed."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    ACTION_CARD,
    ARTIFACT,
    ASSAULT,
    CANNOT_BE_USED,
    CANNOT_FIGHT,
    CREATURE,
    DAMAGED,
    ELUSIVE_ONES,
    ENEMY,
    FLANK,
    FRIENDLY,
    GIVEN,
    IF_DONE,
    IGNORES_ELUSIVE,
    IGNORES_TAUNT,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    IT,
    ITS_HOST,
    KEY_COST,
    MARS,
    OTHER,
    PLAYABLE,
    POWER,
    SELF,
    SKIRMISH,
    STUNNED,
    THEIR_AMBER,
    THEIR_NEXT_TURN,
    THEIR_TURN,
    THIS,
    THIS_TURN,
    UNTAMED,
    USABLE,
    ActiveHouseIs,
    Chosen,
    KeysOf,
    Mark,
    MarksOn,
    Name,
    Not,
    Tally,
    Times,
    Whose,
    action,
    add,
    after,
    at_least,
    called,
    choose,
    choose_number,
    choose_up_to,
    choose_up_to_many,
    copies_before_play,
    count,
    deal,
    deal_each,
    destroy,
    discarded,
    every,
    exhaust,
    exists,
    fewer,
    fight_with,
    fights_only,
    for_each,
    forge_key,
    fully_heal,
    gain,
    gain_chains,
    grants,
    heal,
    influences,
    keep,
    kept_together,
    lasting,
    look_at,
    lose,
    may,
    more,
    omni,
    play,
    play_or_reap,
    played,
    plays,
    put_on_deck,
    reap,
    return_to_hand,
    reveal,
    sacrifice,
    script,
    sequence,
    shuffle_deck,
    shuffle_in,
    spread,
    steal,
    stun,
    take_amber,
    trait,
    used,
    when,
)

ANCIENT_BEAR: Final = script("ancient-bear")

BEAR_FLUTE: Final = script(
    "bear-flute",
    action(
        when(
            exists(called("ancient-bear")),
            fully_heal(choose(called("ancient-bear"))),
            otherwise=sequence(
                look_at(every(FRIENDLY & IN_DECK)),
                reveal(choose_up_to_many(FRIENDLY & called("ancient-bear") & (IN_DECK | IN_DISCARD), 99)),
                return_to_hand(IT),
                when(IF_DONE, shuffle_in(every(FRIENDLY & IN_DISCARD))),
                shuffle_deck(),  # KF-7.10
            ),
        )
    ),
)

BIGTWIG: Final = script("bigtwig", fights_only(CREATURE & STUNNED), reap(stun(choose(CREATURE)), exhaust(IT)))

BRIAR_GRUBBLING: Final = script("briar-grubbling")

CHOTA_HAZRI: Final = script("chota-hazri", play(lose(1), when(IF_DONE, may(forge_key()))))

COOPERATIVE_HUNTING: Final = script(
    "cooperative-hunting", play(deal(1, spread(CREATURE, times=count(FRIENDLY & CREATURE))))
)

CURIOSITY: Final = script("curiosity", play(destroy(every(CREATURE & trait("scientist")))))

DEW_FAERIE: Final = script("dew-faerie", reap(gain(1)))

DUST_PIXIE: Final = script("dust-pixie")

FERTILITY_CHANT: Final = script("fertility-chant", play(gain(2, Whose.OPPONENT)))

FLAXIA: Final = script(
    "flaxia", play(when(more(count(FRIENDLY & CREATURE), count(ENEMY & CREATURE)), gain(2)))
)

FOGBANK: Final = script(
    "fogbank",
    play(lasting(grants(CREATURE, add(CANNOT_FIGHT), only_if=THEIR_TURN), until=THEIR_NEXT_TURN)),
)

FULL_MOON: Final = script("full-moon", play(lasting(after(plays(CREATURE), gain(1)), until=THIS_TURN)))

FUZZY_GRUEN: Final = script("fuzzy-gruen", play(gain(1, Whose.OPPONENT)))

GIANT_SLOTH: Final = script(
    "giant-sloth",
    grants(THIS, add(CANNOT_BE_USED), only_if=fewer(discarded(UNTAMED), 1)),
    action(gain(3)),
)

GRASPING_VINES: Final = script("grasping-vines", play(return_to_hand(choose_up_to(ARTIFACT, 3))))

HALACOR: Final = script("halacor", grants(FRIENDLY & FLANK & CREATURE, add(SKIRMISH)))

HUNTING_WITCH: Final = script("hunting-witch", after(plays(CREATURE & OTHER), gain(1)))

INKA_THE_SPIDER: Final = script("inka-the-spider", play_or_reap(stun(choose(CREATURE))))

KEY_CHARGE: Final = script("key-charge", play(lose(1), when(IF_DONE, may(forge_key()))))

KINDRITH_LONGSHOT: Final = script("kindrith-longshot", reap(deal(2, choose(CREATURE))))

LIFEWEB: Final = script(
    "lifeweb", play(when(at_least(played(CREATURE, Whose.OPPONENT, before=True), 3), steal(2)))
)

LOST_IN_THE_WOODS: Final = script(
    "lost-in-the-woods",
    play(
        keep(choose(FRIENDLY & CREATURE, 2)),
        keep(choose(ENEMY & CREATURE, 2)),
        shuffle_in(kept_together(2)),
    ),
)

LUPO_THE_SCARRED: Final = script("lupo-the-scarred", play(deal(2, choose(ENEMY & CREATURE))))

MIGHTY_TIGER: Final = script("mighty-tiger", play(deal(4, choose(ENEMY & CREATURE))))

MIMICRY: Final = script("mimicry", copies_before_play(ENEMY & ACTION_CARD & IN_DISCARD))

MURMOOK: Final = script("murmook", influences(Whose.OPPONENT, add(KEY_COST, 1)))

MUSHROOM_MAN: Final = script(
    "mushroom-man", grants(THIS, add(POWER, Times(KeysOf(Whose.YOU, forged=False), 3)))
)

NATURE_S_CALL: Final = script("nature-s-call", play(return_to_hand(choose_up_to(CREATURE, 3))))

NEPENTHE_SEED: Final = script(
    "nepenthe-seed", omni(sacrifice(), return_to_hand(choose(FRIENDLY & IN_DISCARD)))
)

NIFFLE_APE: Final = script("niffle-ape", grants(THIS, add(IGNORES_TAUNT), add(IGNORES_ELUSIVE)))

NIFFLE_QUEEN: Final = script(
    "niffle-queen",
    grants(FRIENDLY & CREATURE & trait("beast") & OTHER, add(POWER, 1)),
    grants(FRIENDLY & CREATURE & trait("niffle") & OTHER, add(POWER, 1)),
)

NOCTURNAL_MANEUVER: Final = script("nocturnal-maneuver", play(exhaust(choose_up_to(CREATURE, 3))))

PERILOUS_WILD: Final = script("perilous-wild", play(destroy(every(CREATURE & ELUSIVE_ONES))))

PIRANHA_MONKEYS: Final = script("piranha-monkeys", play_or_reap(deal(2, every(CREATURE & OTHER))))

REGROWTH: Final = script("regrowth", play(return_to_hand(choose(FRIENDLY & CREATURE & IN_DISCARD))))

RITUAL_OF_BALANCE: Final = script("ritual-of-balance", action(when(at_least(THEIR_AMBER, 6), steal(1))))

RITUAL_OF_THE_HUNT: Final = script(
    "ritual-of-the-hunt",
    omni(destroy(SELF), lasting(grants(FRIENDLY & UNTAMED & CREATURE, add(USABLE)), until=THIS_TURN)),
)

SAVE_THE_PACK: Final = script("save-the-pack", play(destroy(every(CREATURE & DAMAGED)), gain_chains(1)))

SCOUT: Final = script(
    "scout",
    play(
        lasting(grants(GIVEN, add(SKIRMISH)), until=THIS_TURN, to=choose_up_to(FRIENDLY & CREATURE, 2)),
        for_each(IT, fight_with(IT)),
    ),
)

SNUFFLEGATOR: Final = script("snufflegator")

STAMPEDE: Final = script("stampede", play(when(at_least(used(CREATURE), 3), steal(2))))

TELIGA: Final = script("teliga", after(plays(CREATURE, Whose.OPPONENT), gain(1)))

THE_COMMON_COLD: Final = script(
    "the-common-cold", play(deal(1, every(CREATURE)), may(destroy(every(MARS & CREATURE))))
)

TROOP_CALL: Final = script(
    "troop-call",
    play(return_to_hand(every(FRIENDLY & CREATURE & trait("niffle") & (IN_PLAY | IN_DISCARD)))),
)

VIGOR: Final = script(
    "vigor",
    play(keep(choose_number(3)), heal(Chosen(0), choose(CREATURE)), when(at_least(Tally(), 3), gain(1))),
)

WAY_OF_THE_BEAR: Final = script("way-of-the-bear", grants(ITS_HOST, add(ASSAULT, 2)))

WAY_OF_THE_WOLF: Final = script("way-of-the-wolf", grants(ITS_HOST, add(SKIRMISH)))

WITCH_OF_THE_EYE: Final = script("witch-of-the-eye", reap(return_to_hand(choose(FRIENDLY & IN_DISCARD))))

WITCH_OF_THE_WILDS: Final = script(
    "witch-of-the-wilds",
    grants(FRIENDLY & UNTAMED & IN_HAND, add(PLAYABLE), only_if=Not(ActiveHouseIs("untamed")), each_turn=1),
)

WORD_OF_RETURNING: Final = script(
    "word-of-returning",
    play(
        deal_each(MarksOn(Mark.AMBER, Name.IT), every(ENEMY & CREATURE)),
        take_amber(99, IT),
    ),
)

WORLD_TREE: Final = script("world-tree", action(put_on_deck(choose(FRIENDLY & CREATURE & IN_DISCARD))))
