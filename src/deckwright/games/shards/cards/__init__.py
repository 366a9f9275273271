"""The scripts of all cards, by faction."""

from typing import Final

from deckwright.games.shards.cards import homo_deus, order, starting, undergrowth, wraethe
from deckwright.kernel.nodes import Ability
from deckwright.script.cards import Script


def collect() -> dict[str, tuple[Ability, ...]]:
    """The abilities of every card, by its id."""
    modules = (starting, homo_deus, order, undergrowth, wraethe)
    scripts = [each for module in modules for each in vars(module).values() if isinstance(each, Script)]
    return {each.card: each.abilities for each in scripts}


SCRIPTS: Final = collect()
