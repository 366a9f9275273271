"""All cards that can be played, by set and house; a card that has no text has an empty script."""

from importlib import import_module
from typing import Final

from deckwright.games.keyforge.script.amounts import TideIs
from deckwright.games.keyforge.script.effects import RaiseTide
from deckwright.games.keyforge.table import RAISED
from deckwright.kernel.abilities import Triggered
from deckwright.kernel.nodes import Ability, walk
from deckwright.script.cards import Script, scripts_of_sets

MODULES: Final = (
    "rules",
    "cota.brobnar",
    "cota.dis",
    "cota.logos",
    "cota.mars",
    "cota.sanctum",
    "cota.shadows",
    "cota.untamed",
    "later.brobnar",
    "later.dis",
    "later.logos",
    "later.sanctum",
    "later.saurian",
    "later.shadows",
    "later.star_alliance",
    "later.unfathomable",
    "later.untamed",
    "later.anomalies",
)


def collect() -> dict[str, tuple[Ability, ...]]:
    """The abilities of every card, by its id."""
    scripts: dict[str, tuple[Ability, ...]] = {}
    for name in MODULES:
        module = import_module(f"{__name__}.{name}")
        for each in vars(module).values():
            if isinstance(each, Script):
                assert each.card not in scripts, f"two scripts of {each.card}"
                scripts[each.card] = each.abilities
    return scripts


def speaks_of_tide(abilities: tuple[Ability, ...]) -> bool:
    """KF-14.5."""
    return any(
        isinstance(node, TideIs | RaiseTide) or (isinstance(node, Triggered) and RAISED in node.on.kinds)
        for _, node in walk(abilities)
    )


SCRIPTS: Final = collect() | scripts_of_sets("keyforge")
TIDE_CARDS: Final = frozenset(card for card, abilities in SCRIPTS.items() if speaks_of_tide(abilities))
