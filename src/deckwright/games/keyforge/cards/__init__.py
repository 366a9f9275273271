"""All cards that can be played, by the set in which a card first came and by house; one without a text has an
empty script."""

from importlib import import_module
from pkgutil import walk_packages
from typing import Final

from deckwright.kernel.nodes import Ability
from deckwright.script.cards import Script


def collect() -> dict[str, tuple[Ability, ...]]:
    """The abilities of every card, by its id."""
    scripts: dict[str, tuple[Ability, ...]] = {}
    for module in walk_packages(__path__, f"{__name__}."):
        for each in vars(import_module(module.name)).values():
            if isinstance(each, Script):
                if each.card in scripts:
                    raise ValueError(f"two scripts of {each.card}")
                scripts[each.card] = each.abilities
    return scripts


SCRIPTS: Final = collect()
