"""Settings of the game, which of them go together, and all ways to play (SHI-10.28)."""

from collections.abc import Mapping
from itertools import product
from typing import Any, Final

from deckwright.games.shards import table
from deckwright.kernel.errors import BadSetting
from deckwright.kernel.settings import Setting
from deckwright.kernel.setup import Setup

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("mode", default="standard", values=tuple(table.MODES)),
    Setting("relics", default=True),
    Setting("leaders", default="random", values=("random", "choice", "auction")),
    Setting("deal", default="leader", values=("leader", "draft", "secret")),
    Setting("auction", default="last", values=("last", "winner"), only=(("leaders", "auction"),)),
    Setting(
        "nemesis",
        default="mastery",
        values=("mastery", "power", "health"),
        only=(("mode", "nemesis"),),
    ),
)
SEATS_OF: Final = {"standard": (2, 3, 4), "team": (4,), "clash": (3,), "nemesis": (1,)}


def usual_seats(settings: Mapping[str, object]) -> int:
    """How many players there are if nobody says."""
    return SEATS_OF.get(str(settings.get("mode", "standard")), (2,))[0]


def prepare(setup: Setup) -> Setup:
    """Refuse what lacks something it needs or contradicts itself."""
    fault = fault_of(setup.seats, dict(setup.settings))
    if fault:
        raise BadSetting(fault, seats=setup.seats)
    return setup


def fault_of(seats: int, settings: Mapping[str, Any]) -> str | None:
    """The message that says what does not go together."""
    mode = settings["mode"]
    if seats not in SEATS_OF[mode]:
        return f"shards-{mode}-seats"
    auction, deal = settings["leaders"] == "auction", settings["deal"]
    if not settings["relics"]:
        if auction:
            return "shards-auction-without-relics"
        if deal != "leader":
            return f"shards-{deal}-without-relics"
    if mode == "nemesis":
        if auction:
            return "shards-nemesis-auction"
        if deal == "draft":
            return "shards-nemesis-draft"
    return None


def all_variants() -> list[tuple[int, dict[str, Any]]]:
    """Every way to play that makes sense, without settings that change nothing in it."""
    found = []
    for mode, relics, leaders, deal, order, gain in product(
        table.MODES, (False, True), *(setting.values for setting in SETTINGS[2:])
    ):
        settings: dict[str, Any] = {
            "mode": mode, "relics": relics, "leaders": leaders, "deal": deal, "auction": order,
            "nemesis": gain,
        }  # fmt: skip
        if order != "last" and (leaders != "auction" or mode == "team"):
            continue
        if gain != "mastery" and mode != "nemesis":
            continue
        if mode == "nemesis" and leaders != "random":
            continue
        found += [(seats, settings) for seats in SEATS_OF[str(mode)] if fault_of(seats, settings) is None]
    return found
