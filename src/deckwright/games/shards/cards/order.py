"""Cards of the Order."""

from deckwright.games.shards.script.words import *

CACHE_WARDEN = script("cache-warden", play(mastery(1), at_mastery(10, Draw(1))))

CLOUD_ORACLES = script("cloud-oracles", play(Draw(1), when(LEADS_IN_MASTERY, crystals(2))))

COMMAND_SEER = script("command-seer", play(crystals(2)))

CRYPTOFIST_MONK = script("cryptofist-monk", play(Draw(1)))

DATA_HERETIC = script("data-heretic", play(Draw(2)))

DATIC_ROBES = script("datic-robes", ShieldInHand(YOUR_MASTERY), play(by_mastery(Draw(1), (20, Draw(2)))))

GIGA_SOURCE_ADEPT = script("giga-source-adept", play(Draw(1)), exhaust(only_with(DOMINION, mastery(3))))

MAINFRAME_ABBOT = script("mainframe-abbot", play(Draw(1), when(IF_TETRA, mastery(1))))

OMNIUS_THE_ALL_KNOWING = script("omnius-the-all-knowing", play(Draw(2), with_(DOMINION, mastery(5))))

ORDER_INITIATE = script("order-initiate", play(crystals(2), with_(DOMINION, mastery(2))))

PORTAL_MONK = script(
    "portal-monk",
    play(
        by_mastery(
            RecruitFree(choose(IN_ROW & CostsAtMost(6))),
            (15, RecruitFree(choose(IN_ROW & CostsAtMost(6)), to_hand=True)),
        )
    ),
)

RAIDIAN_CLOUD_MASTER = script(
    "raidian-cloud-master", grants(THIS, add(MASTERY_TO_ATTACK, YOUR_MASTERY)), exhaust(Draw(1))
)

SHARD_ABSTRACTOR = script("shard-abstractor", play(mastery(2)))

SYSTEMA_AI = script("systema-ai", exhaust(mastery(1), at_mastery(20, Draw(2))))

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
