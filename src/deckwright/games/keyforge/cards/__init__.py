"""All cards that can be played, by the set in which a card first came and by house; one without a text has an
empty script."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from deckwright.games.keyforge.facts import ANOMALY, SETS
from deckwright.kernel.nodes import Ability
from deckwright.script.cards import Script


def files() -> Iterator[str]:
    """The modules of cards: those of the rules themselves, then set by set as they came out."""
    yield f"{__name__}.rules"
    for each in (*SETS, ANOMALY):
        package = import_module(f"{__name__}.{each}")
        yield from (f"{package.__name__}.{module.name}" for module in iter_modules(package.__path__))


def collect() -> dict[str, tuple[Ability, ...]]:
    """The abilities of every card, by its id."""
    scripts: dict[str, tuple[Ability, ...]] = {}
    for file in files():
        for each in vars(import_module(file)).values():
            if isinstance(each, Script):
                if each.card in scripts:
                    raise ValueError(f"two scripts of {each.card}")
                scripts[each.card] = each.abilities
    return scripts


SCRIPTS: Final = collect()
