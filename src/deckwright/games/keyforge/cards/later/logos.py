"""Cards of later sets: Logos."""

from deckwright.games.keyforge.script.words import *

ACADEMY_TRAINING = script(
    "academy-training",
    grants(ITS_HOST & FRIENDLY, set_to(OF_HOUSE, HouseBit("logos"))),
    grants(ITS_HOST, gains(reap(Draw(1)))),
)

ARCHON_S_CALLBACK = script("archon-s-callback", play(Draw(5)))

BILGEWARDEN = script(
    "bilgewarden", play_or_reap(when(TIDE_IS_HIGH, RaiseTide(Whose.OPPONENT), otherwise=RaiseTide()))
)

BINARY_MORAY = script(
    "binary-moray",
    after(raises_tide(Whose.YOU), ready(SELF)),
    after(raises_tide(Whose.OPPONENT), exhaust(SELF)),
    reap(archive(choose(FRIENDLY & IN_HAND))),
)

BINARY_MORAY_EVIL_TWIN = script(
    "binary-moray-evil-twin",
    after(raises_tide(Whose.YOU), ready(SELF)),
    after(raises_tide(Whose.OPPONENT), exhaust(SELF)),
)

BINATE_RUPTURE = script("binate-rupture", play(Gain(YOUR_AMBER), Gain(THEIR_AMBER, Whose.OPPONENT)))

CHRONOPHAGE = script("chronophage", grants(ENEMY & (CREATURE | ARTIFACT), add(HAS_OMEGA)))

CODE_MONKEY = script(
    "code-monkey", play(archive(every(NEIGHBOUR & CREATURE)), when(HaveHouseInCommon(Name.IT), Gain(2)))
)

DIAMETRIC_CHARGE = script("diametric-charge", play(Deal(1, choose(CREATURE), splash=2)))

HAPSIS = script("hapsis", after(falls_to(ENEMY & CREATURE), ward(SELF), Draw(1)))

HOLOGRAMMOPHONE = script("hologrammophone", action(ward(choose(CREATURE))))

HYDE = script(
    "hyde",
    reap(when(exists(FRIENDLY & WithName("velum")), Draw(2), otherwise=Draw(1))),
    destroyed(archive(choose(FRIENDLY & WithName("velum") & IN_DISCARD)), when(IF_DONE, archive(SELF))),
)

HYDROCATALOGUER = script(
    "hydrocataloguer",
    after(raises_tide(Whose.YOU), archive(TopOfDeck())),
    after(raises_tide(Whose.OPPONENT), archive(TopOfDeck(whose=Whose.OPPONENT))),
)

INFOMORPH = script("infomorph")

MECHABUOY = script(
    "mechabuoy",
    after(turn_begins(Whose.YOU), when(TIDE_IS_HIGH, Gain(1))),
    after(turn_begins(Whose.OPPONENT), when(TIDE_IS_LOW, Gain(1, Whose.OPPONENT))),
)

PI_SWEVEN = script("pi-sweven", reap(when(TIDE_IS_HIGH, Draw(3))))

PI_SWEVEN_EVIL_TWIN = script(
    "pi-sweven-evil-twin", reap(when(TIDE_IS_HIGH, discard(at_random(ENEMY & IN_HAND))))
)

REASSEMBLING_AUTOMATON = script(
    "reassembling-automaton",
    instead_of(
        is_destroyed(THIS),
        fully_heal(SELF),
        exhaust(SELF),
        MoveToFlank(SELF),
        only_if=exists(FRIENDLY & CREATURE & OTHER),
    ),
)

TIDE_WARP = script(
    "tide-warp",
    after(turn_begins(), when(TIDE_IS_HIGH, RaiseTide(Whose.OPPONENT), otherwise=RaiseTide())),
)

ULTRA_GRAVITRON = script(
    "ultra-gravitron",
    play(archive(TopOfDeck(5))),
    fight_or_reap(discard(choose(YOUR_ARCHIVE)), when(IF_DONE, purge(choose(CREATURE)), ResolveIcons(IT))),
)

ULTRA_GRAVITRON_TOP = script("ultra-gravitron-top")

VELUM = script(
    "velum",
    reap(
        when(
            exists(FRIENDLY & WithName("hyde")),
            archive(choose(FRIENDLY & IN_HAND, 2)),
            otherwise=archive(choose(FRIENDLY & IN_HAND)),
        )
    ),
    destroyed(archive(choose(FRIENDLY & WithName("hyde") & IN_DISCARD)), when(IF_DONE, archive(SELF))),
)
