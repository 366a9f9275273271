"""Which face has which ability: tables worked out once from the scripts."""

from typing import Final, TypeVar

from deckwright.games.shards.cards import SCRIPTS
from deckwright.games.shards.facts import FACES
from deckwright.games.shards.script.effects import (
    CostsLess,
    Exhaust,
    Play,
    ShieldInHand,
    WhenChampionPlayed,
    With,
)
from deckwright.kernel.nodes import Ability, Effect

A = TypeVar("A", bound=Ability)


def abilities_of(kind: type[A]) -> list[A | None]:
    """The one ability of a kind that each face has."""
    return [next((each for each in SCRIPTS[face] if isinstance(each, kind)), None) for face in FACES]


ON_PLAY: Final[list[Effect | None]] = [each.effect if each else None for each in abilities_of(Play)]
ON_EXHAUST: Final[list[Effect | None]] = [each.effect if each else None for each in abilities_of(Exhaust)]
REQUIRED: Final = [each.keyword if isinstance(each, With) and each.required else None for each in ON_EXHAUST]
"""The keyword without which a champion can't be exhausted (SHI-7.16)."""
DISCOUNT: Final = abilities_of(CostsLess)
SHIELD_IN_HAND: Final = abilities_of(ShieldInHand)
FROM_DISCARD: Final = abilities_of(WhenChampionPlayed)
