"""Which face has which ability: tables worked out once from the scripts.

What playing a card does is asked of the game instead (rules/playing.py): some cards play others, so that what
words mean can't depend on the scripts.
"""

from typing import Final, TypeVar

from deckwright.games.shards.cards import SCRIPTS
from deckwright.games.shards.facts import FACES
from deckwright.games.shards.script.abilities import CostsLess, Exhaust, ShieldInHand
from deckwright.games.shards.script.effects import With
from deckwright.kernel.nodes import Ability, Effect, Group, Number, walk
from deckwright.script.amounts import Count
from deckwright.script.groups import FRIENDLY, Both, CardGroup

A = TypeVar("A", bound=Ability)


def abilities_of(kind: type[A]) -> list[A | None]:
    """The one ability of a kind that each face has."""
    return [next((each for each in SCRIPTS[face] if isinstance(each, kind)), None) for face in FACES]


def counts_cards_in_play(amount: Number) -> bool:
    """Whether an amount is a number of cards that its player has in play."""
    return (
        isinstance(amount, Count)
        and is_friendly(amount.group)
        and not any(isinstance(node, Group) and node.zone_kind for _, node in walk(amount.group))
    )


def is_friendly(group: CardGroup) -> bool:
    return group is FRIENDLY or (
        isinstance(group, Both) and (is_friendly(group.one) or is_friendly(group.other))
    )


ON_EXHAUST: Final[list[Effect | None]] = [each.effect if each else None for each in abilities_of(Exhaust)]
REQUIRED: Final = [each.keyword if isinstance(each, With) and each.required else None for each in ON_EXHAUST]
"""The keyword without which a champion can't be exhausted (SHI-7.16)."""
DISCOUNT: Final = [each.amount if each else None for each in abilities_of(CostsLess)]
FOR_CARDS_IN_PLAY: Final = [each is not None and counts_cards_in_play(each) for each in DISCOUNT]
"""Whether a card costs less for cards that its player has in play, by one crystal each at most."""
SHIELD_IN_HAND: Final = [each.amount if each else None for each in abilities_of(ShieldInHand)]
