"""Cards of Homo Deus."""

from deckwright.games.shards.script.words import *

HOMO_DEUS_CHAMPION = FRIENDLY & HOMO_DEUS & CHAMPION

AXIA = script("axia", CostsLess(count(HOMO_DEUS_CHAMPION)), exhaust(power(7)))

DRAKONARIUS = script(
    "drakonarius",
    grants(THIS, add(CANNOT_BE_ATTACKED), only_if=exists(FRIENDLY & WithName("general-decurion"))),
    exhaust(power(6)),
)

EVOKATUS = script("evokatus", play(Draw(1)), exhaust(power(each(1, HOMO_DEUS_CHAMPION))))

FERRATA_GUARD = script(
    "ferrata-guard",
    grants(FRIENDLY & CHAMPION, add(CHAMPION_HEALTH, 2), only_if=IF_DECIMA),
    exhaust(crystals(each(1, HOMO_DEUS_CHAMPION))),
)

GENERAL_DECURION = script(
    "general-decurion",
    exhaust(
        crystals(3),
        at_mastery(
            20,
            CopyEach(every(PLAYED_THIS_TURN & HOMO_DEUS & ALLY)),
            this_turn(after(played(HOMO_DEUS & ALLY), CopyEach(SUBJECT))),
        ),
    ),
)

KILN_DRONE = script("kiln-drone", play(with_(INSPIRE, crystals(4), otherwise=crystals(2))))

KORVUS_LEGIONNAIRE = script(
    "korvus-legionnaire", play(power(2), ReturnToHand(choose(YOUR_DISCARD & CHAMPION)))
)

LIMITER_DRONES = script(
    "limiter-drones", play(with_(INSPIRE, Banish(choose_up_to(HAND_OR_DISCARD))), Draw(1))
)

MINING_DRONES = script("mining-drones", play(crystals(1), Draw(1)))

NUMERI_DRONES = script("numeri-drones", exhaust(crystals(1), next_recruit_enters(HOMO_DEUS & CHAMPION)))

OPTIO_CRUSHER = script("optio-crusher", exhaust(by_mastery(power(3), (10, power(5)))))

PRAETORIAN_01 = script(
    "praetorian-01",
    from_discard(ReturnToHand(SELF)),
    play(by_mastery(power(8), (20, power(12)))),
)

PRAETORIAN_02 = script(
    "praetorian-02",
    influences(YOU, add(SHIELD, 3)),
    influences(YOU, add(SHIELD, 3), only_if=MasteryAtLeast(20)),
)

PRIMUS_PILUS = script("primus-pilus", exhaust(when(AtLeast(count(HOMO_DEUS_CHAMPION), 3), Draw(2))))

REACTOR_DRONE = script("reactor-drone", play(crystals(3)))

VENATOR_OF_THE_WASTES = script("venator-of-the-wastes", play(power(4), with_(INSPIRE, lose_mastery(2))))
