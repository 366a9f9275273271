"""All cards that can be played, by set and house; a card that has no text has an empty script."""

from importlib import import_module
from typing import Final

from deckwright.kernel.nodes import Ability
from deckwright.script.cards import Script

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


SCRIPTS: Final = collect()
