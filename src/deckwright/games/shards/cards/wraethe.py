"""Cards of the Wraethe."""

from deckwright.games.shards.script.words import *

AETHERBREAKER = script("aetherbreaker", play(by_mastery(power(4), (10, power(8)))))

FAO_CUTUL_THE_FORMLESS = script("fao-cutul-the-formless", exhaust(power(2), at_mastery(20, DoublePower())))

LI_HIN_THE_SHATTERED = script(
    "li-hin-the-shattered", grants(THIS, add(CANNOT_BE_ATTACKED)), exhaust(power(1))
)

NIL_ASSASSIN = script("nil-assassin", play(power(5)))

PALL_SHADES = script("pall-shades", play(with_(ECHO, power(3)), Draw(1)))

RU_BO_VAI_THE_TRANSCENDANT = script(
    "ru-bo-vai-the-transcendant",
    exhaust(power(4), at_mastery(10, this_turn(influences(YOU, add(IGNORES_SHIELDS))))),
)

SCION_OF_NOTHINGNESS = script(
    "scion-of-nothingness", play(power(3), with_(ECHO, power(each(2, YOUR_DISCARD & WRAETHE))))
)

SHADEBOUND_SENTRY = script(
    "shadebound-sentry", play(power(3), ReturnToHand(choose(YOUR_DISCARD & MERCENARY)))
)

SHADOW_APOSTLE = script("shadow-apostle", play(power(2), Banish(choose_up_to(HAND_OR_DISCARD))))

THE_HEART_OF_NOTHING = script(
    "the-heart-of-nothing",
    play(
        power(5),
        this_turn(influences(YOU, add(EXTRA_CARDS, 3), only_if=DamageDealt(10))),
        at_mastery(20, power(5)),
    ),
)

THE_LOST = script("the-lost", play(power(6), when(IF_KO_SYN_WU, Banish(choose_up_to(HAND_OR_DISCARD)))))

THE_WORLD_PIERCER = script(
    "the-world-piercer",
    play(
        mastery(2),
        by_mastery(
            ReturnToHand(choose(YOUR_DISCARD & MERCENARY)),
            (20, ReturnToHand(every(YOUR_DISCARD & MERCENARY))),
        ),
    ),
)

UMBRAL_SCOURGE = script("umbral-scourge", play(mastery(1), Banish(choose_up_to(HAND_OR_DISCARD))))

WRAETHE_SKIRMISHER = script("wraethe-skirmisher", play(with_(ECHO, power(6), otherwise=power(2))))

ZARA_RA_SOULFLAYER = script(
    "zara-ra-soulflayer",
    play(power(4), mastery(1), at_mastery(10, Banish(choose_up_to(HAND_OR_DISCARD, 2)))),
)

ZEN_CHI_SET_GODKILLER = script(
    "zen-chi-set-godkiller", exhaust(power(3), ReturnToHand(choose(YOUR_DISCARD & WRAETHE)))
)
