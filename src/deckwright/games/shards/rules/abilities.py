"""Which face has which ability: tables worked out once from the scripts.

What playing a card does is asked of the game instead (rules/playing.py): some cards play others, so that what
words mean can't depend on the scripts.
"""

from typing import Final, TypeVar

from deckwright.games.shards.cards import SCRIPTS
from deckwright.games.shards.facts import FACES
from deckwright.games.shards.script.abilities import CostsLess, Exhaust, ShieldInHand
from deckwright.games.shards.script.effects import With
from deckwright.kernel.nodes import Ability, Effect

A = TypeVar("A", bound=Ability)


def abilities_of(kind: type[A]) -> list[A | None]:
    """The one ability of a kind that each face has."""
    return [next((each for each in SCRIPTS[face] if isinstance(each, kind)), None) for face in FACES]


ON_EXHAUST: Final[list[Effect | None]] = [each.effect if each else None for each in abilities_of(Exhaust)]
REQUIRED: Final = [each.keyword if isinstance(each, With) and each.required else None for each in ON_EXHAUST]
"""The keyword without which a champion can't be exhausted (SHI-7.16)."""
DISCOUNT: Final = [each.amount if each else None for each in abilities_of(CostsLess)]
SHIELD_IN_HAND: Final = [each.amount if each else None for each in abilities_of(ShieldInHand)]
