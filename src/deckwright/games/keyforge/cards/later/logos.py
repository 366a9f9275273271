"""Cards of later sets: Logos."""

from typing import Final

from deckwright.games.keyforge.script.words import (
    ARTIFACT,
    CREATURE,
    ENEMY,
    FRIENDLY,
    HAS_OMEGA,
    IF_DONE,
    IN_DISCARD,
    IN_HAND,
    IT,
    ITS_HOST,
    NEIGHBOUR,
    OF_HOUSE,
    OTHER,
    SELF,
    THEIR_AMBER,
    THIS,
    TIDE_IS_HIGH,
    TIDE_IS_LOW,
    YOUR_AMBER,
    YOUR_ARCHIVE,
    HaveHouseInCommon,
    HouseBit,
    Name,
    Whose,
    action,
    add,
    after,
    archive,
    at_random,
    called,
    choose,
    deal,
    destroyed,
    discard,
    draw,
    every,
    exhaust,
    exists,
    falls_to,
    fight_or_reap,
    fully_heal,
    gain,
    gains,
    grants,
    instead_of,
    is_destroyed,
    move_to_flank,
    play,
    play_or_reap,
    purge,
    raise_tide,
    raises_tide,
    ready,
    reap,
    resolve_icons,
    script,
    set_to,
    top_of_deck,
    turn_begins,
    ward,
    when,
)

ACADEMY_TRAINING: Final = script(
    "academy-training",
    grants(ITS_HOST & FRIENDLY, set_to(OF_HOUSE, HouseBit("logos"))),
    grants(ITS_HOST, gains(reap(draw(1)))),
)

ARCHON_S_CALLBACK: Final = script("archon-s-callback", play(draw(5)))

BILGEWARDEN: Final = script(
    "bilgewarden", play_or_reap(when(TIDE_IS_HIGH, raise_tide(Whose.OPPONENT), otherwise=raise_tide()))
)

BINARY_MORAY: Final = script(
    "binary-moray",
    after(raises_tide(Whose.YOU), ready(SELF)),
    after(raises_tide(Whose.OPPONENT), exhaust(SELF)),
    reap(archive(choose(FRIENDLY & IN_HAND))),
)

BINARY_MORAY_EVIL_TWIN: Final = script(
    "binary-moray-evil-twin",
    after(raises_tide(Whose.YOU), ready(SELF)),
    after(raises_tide(Whose.OPPONENT), exhaust(SELF)),
)

BINATE_RUPTURE: Final = script("binate-rupture", play(gain(YOUR_AMBER), gain(THEIR_AMBER, Whose.OPPONENT)))

CHRONOPHAGE: Final = script("chronophage", grants(ENEMY & (CREATURE | ARTIFACT), add(HAS_OMEGA)))

CODE_MONKEY: Final = script(
    "code-monkey", play(archive(every(NEIGHBOUR & CREATURE)), when(HaveHouseInCommon(Name.IT), gain(2)))
)

DIAMETRIC_CHARGE: Final = script("diametric-charge", play(deal(1, choose(CREATURE), splash=2)))

HAPSIS: Final = script("hapsis", after(falls_to(ENEMY & CREATURE), ward(SELF), draw(1)))

HOLOGRAMMOPHONE: Final = script("hologrammophone", action(ward(choose(CREATURE))))

HYDE: Final = script(
    "hyde",
    reap(when(exists(FRIENDLY & called("velum")), draw(2), otherwise=draw(1))),
    destroyed(archive(choose(FRIENDLY & called("velum") & IN_DISCARD)), when(IF_DONE, archive(SELF))),
)

HYDROCATALOGUER: Final = script(
    "hydrocataloguer",
    after(raises_tide(Whose.YOU), archive(top_of_deck())),
    after(raises_tide(Whose.OPPONENT), archive(top_of_deck(whose=Whose.OPPONENT))),
)

INFOMORPH: Final = script("infomorph")

MECHABUOY: Final = script(
    "mechabuoy",
    after(turn_begins(Whose.YOU), when(TIDE_IS_HIGH, gain(1))),
    after(turn_begins(Whose.OPPONENT), when(TIDE_IS_LOW, gain(1, Whose.OPPONENT))),
)

PI_SWEVEN: Final = script("pi-sweven", reap(when(TIDE_IS_HIGH, draw(3))))

PI_SWEVEN_EVIL_TWIN: Final = script(
    "pi-sweven-evil-twin", reap(when(TIDE_IS_HIGH, discard(at_random(ENEMY & IN_HAND))))
)

REASSEMBLING_AUTOMATON: Final = script(
    "reassembling-automaton",
    instead_of(
        is_destroyed(THIS),
        fully_heal(SELF),
        exhaust(SELF),
        move_to_flank(SELF),
        only_if=exists(FRIENDLY & CREATURE & OTHER),
    ),
)

TIDE_WARP: Final = script(
    "tide-warp",
    after(turn_begins(), when(TIDE_IS_HIGH, raise_tide(Whose.OPPONENT), otherwise=raise_tide())),
)

ULTRA_GRAVITRON: Final = script(
    "ultra-gravitron",
    play(archive(top_of_deck(5))),
    fight_or_reap(discard(choose(YOUR_ARCHIVE)), when(IF_DONE, purge(choose(CREATURE)), resolve_icons(IT))),
)

ULTRA_GRAVITRON_TOP: Final = script("ultra-gravitron-top")

VELUM: Final = script(
    "velum",
    reap(
        when(
            exists(FRIENDLY & called("hyde")),
            archive(choose(FRIENDLY & IN_HAND, 2)),
            otherwise=archive(choose(FRIENDLY & IN_HAND)),
        )
    ),
    destroyed(archive(choose(FRIENDLY & called("hyde") & IN_DISCARD)), when(IF_DONE, archive(SELF))),
)
