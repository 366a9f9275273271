"""Cards of the Order."""

from deckwright.games.shards.script.words import (
    CANNOT_BE_ATTACKED,
    CHAMPION,
    DOMINION,
    FRIENDLY,
    HALF_YOUR_MASTERY,
    IF_TETRA,
    IN_ROW,
    LEADS_IN_MASTERY,
    MASTERY_TO_ATTACK,
    OTHER,
    THIS,
    UNTOUCHABLE,
    YOU,
    YOUR_MASTERY,
    CostsAtMost,
    add,
    at_mastery,
    by_mastery,
    choose,
    crystals,
    draw,
    exhaust,
    grants,
    influences,
    mastery,
    only_with,
    play,
    power,
    recruit_free,
    script,
    shield_in_hand,
    when,
    with_,
)

CACHE_WARDEN = script("cache-warden", play(mastery(1), at_mastery(10, draw(1))))

CLOUD_ORACLES = script("cloud-oracles", play(draw(1), when(LEADS_IN_MASTERY, crystals(2))))

COMMAND_SEER = script("command-seer", play(crystals(2)))

CRYPTOFIST_MONK = script("cryptofist-monk", play(draw(1)))

DATA_HERETIC = script("data-heretic", play(draw(2)))

DATIC_ROBES = script("datic-robes", shield_in_hand(YOUR_MASTERY), play(by_mastery(draw(1), (20, draw(2)))))

GIGA_SOURCE_ADEPT = script("giga-source-adept", play(draw(1)), exhaust(only_with(DOMINION, mastery(3))))

MAINFRAME_ABBOT = script("mainframe-abbot", play(draw(1), when(IF_TETRA, mastery(1))))

OMNIUS_THE_ALL_KNOWING = script("omnius-the-all-knowing", play(draw(2), with_(DOMINION, mastery(5))))

ORDER_INITIATE = script("order-initiate", play(crystals(2), with_(DOMINION, mastery(2))))

PORTAL_MONK = script(
    "portal-monk",
    play(
        by_mastery(
            recruit_free(choose(IN_ROW & CostsAtMost(6))),
            (15, recruit_free(choose(IN_ROW & CostsAtMost(6)), to_hand=True)),
        )
    ),
)

RAIDIAN_CLOUD_MASTER = script(
    "raidian-cloud-master", grants(THIS, add(MASTERY_TO_ATTACK, YOUR_MASTERY)), exhaust(draw(1))
)

SHARD_ABSTRACTOR = script("shard-abstractor", play(mastery(2)))

SYSTEMA_AI = script("systema-ai", exhaust(mastery(1), at_mastery(20, draw(2))))

TERMINAL_CRESCENTS = script(
    "terminal-crescents",
    play(mastery(1), by_mastery(power(HALF_YOUR_MASTERY), (20, power(YOUR_MASTERY)))),
)

THE_GRAND_ARCHITECT = script("the-grand-architect", play(mastery(5)))

ZETTA_THE_ENCRYPTOR = script(
    "zetta-the-encryptor",
    influences(YOU, add(UNTOUCHABLE)),
    grants(FRIENDLY & CHAMPION & OTHER, add(CANNOT_BE_ATTACKED)),
)
