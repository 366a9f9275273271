"""The scripts of all cards; a card that has no text has an empty script."""

from typing import Final

from deckwright.games.codex.cards import bashing, buildings, finesse, starter
from deckwright.kernel.nodes import Ability
from deckwright.script.cards import Script


def collect() -> dict[str, tuple[Ability, ...]]:
    """The abilities of every card, by its id."""
    modules = (starter, bashing, finesse, buildings)
    scripts = [each for module in modules for each in vars(module).values() if isinstance(each, Script)]
    return {each.card: each.abilities for each in scripts}


SCRIPTS: Final = collect()
