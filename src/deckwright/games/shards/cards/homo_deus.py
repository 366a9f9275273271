"""Cards of Homo Deus."""

from deckwright.games.shards.script.words import (
    ALLY,
    CANNOT_BE_ATTACKED,
    CHAMPION,
    CHAMPION_HEALTH,
    FRIENDLY,
    HAND_OR_DISCARD,
    HOMO_DEUS,
    IF_DECIMA,
    INSPIRE,
    PLAYED_THIS_TURN,
    SELF,
    SHIELD,
    SUBJECT,
    THIS,
    YOU,
    YOUR_DISCARD,
    MasteryAtLeast,
    WithName,
    add,
    after,
    at_mastery,
    banish,
    by_mastery,
    choose,
    choose_up_to,
    copy_each,
    costs_less,
    count,
    crystals,
    draw,
    each,
    every,
    exhaust,
    exists,
    from_discard,
    grants,
    influences,
    lose_mastery,
    next_recruit_enters,
    play,
    played,
    power,
    return_to_hand,
    script,
    this_turn,
    when,
    with_,
)
from deckwright.script.amounts import AtLeast

HOMO_DEUS_CHAMPION = FRIENDLY & HOMO_DEUS & CHAMPION

AXIA = script("axia", costs_less(count(HOMO_DEUS_CHAMPION)), exhaust(power(7)))

DRAKONARIUS = script(
    "drakonarius",
    grants(THIS, add(CANNOT_BE_ATTACKED), only_if=exists(FRIENDLY & WithName("general-decurion"))),
    exhaust(power(6)),
)

EVOKATUS = script("evokatus", play(draw(1)), exhaust(power(each(1, HOMO_DEUS_CHAMPION))))

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
            copy_each(every(PLAYED_THIS_TURN & HOMO_DEUS & ALLY)),
            this_turn(after(played(HOMO_DEUS & ALLY), copy_each(SUBJECT))),
        ),
    ),
)

KILN_DRONE = script("kiln-drone", play(with_(INSPIRE, crystals(4), otherwise=crystals(2))))

KORVUS_LEGIONNAIRE = script(
    "korvus-legionnaire", play(power(2), return_to_hand(choose(YOUR_DISCARD & CHAMPION)))
)

LIMITER_DRONES = script(
    "limiter-drones", play(with_(INSPIRE, banish(choose_up_to(HAND_OR_DISCARD))), draw(1))
)

MINING_DRONES = script("mining-drones", play(crystals(1), draw(1)))

NUMERI_DRONES = script("numeri-drones", exhaust(crystals(1), next_recruit_enters(HOMO_DEUS & CHAMPION)))

OPTIO_CRUSHER = script("optio-crusher", exhaust(by_mastery(power(3), (10, power(5)))))

PRAETORIAN_01 = script(
    "praetorian-01",
    from_discard(return_to_hand(SELF)),
    play(by_mastery(power(8), (20, power(12)))),
)

PRAETORIAN_02 = script(
    "praetorian-02",
    influences(YOU, add(SHIELD, 3)),
    influences(YOU, add(SHIELD, 3), only_if=MasteryAtLeast(20)),
)

PRIMUS_PILUS = script("primus-pilus", exhaust(when(AtLeast(count(HOMO_DEUS_CHAMPION), 3), draw(2))))

REACTOR_DRONE = script("reactor-drone", play(crystals(3)))

VENATOR_OF_THE_WASTES = script("venator-of-the-wastes", play(power(4), with_(INSPIRE, lose_mastery(2))))
