"""Dark Tidings: Logos."""

from deckwright.games.keyforge.script.words import *

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

CHRONOPHAGE = script("chronophage", grants(ENEMY & (CREATURE | ARTIFACT), add(HAS_OMEGA)))

HYDROCATALOGUER = script(
    "hydrocataloguer",
    after(raises_tide(Whose.YOU), archive(TopOfDeck())),
    after(raises_tide(Whose.OPPONENT), archive(TopOfDeck(whose=Whose.OPPONENT))),
)

MECHABUOY = script(
    "mechabuoy",
    after(turn_begins(Whose.YOU), when(TIDE_IS_HIGH, Gain(1))),
    after(turn_begins(Whose.OPPONENT), when(TIDE_IS_LOW, Gain(1, Whose.OPPONENT))),
)

PI_SWEVEN = script("pi-sweven", reap(when(TIDE_IS_HIGH, Draw(3))))

PI_SWEVEN_EVIL_TWIN = script(
    "pi-sweven-evil-twin", reap(when(TIDE_IS_HIGH, discard(at_random(ENEMY & IN_HAND))))
)

TIDE_WARP = script(
    "tide-warp",
    after(turn_begins(), when(TIDE_IS_HIGH, RaiseTide(Whose.OPPONENT), otherwise=RaiseTide())),
)
