"""The kinds of abilities that cards of Shards of Infinity have."""

from dataclasses import dataclass

from deckwright.kernel.nodes import Ability, Effect, Group, Number

__all__ = ["CostsLess", "ShieldInHand"]


@dataclass(frozen=True, eq=False)
class Play(Ability):
    """What a card does when it is played (SHI-4.3)."""

    effect: Effect


@dataclass(frozen=True, eq=False)
class Exhaust(Ability):
    """What a champion does when it is exhausted (SHI-4.6)."""

    effect: Effect


@dataclass(frozen=True, eq=False)
class CostsLess(Ability):
    """A price in the centre row that is lower by so much (SHI-6.14)."""

    amount: Number


@dataclass(frozen=True, eq=False)
class ShieldInHand(Ability):
    """A shield that is worked out when it is shown (SHI-7.8, SHI-7.26)."""

    amount: Number


@dataclass(frozen=True, eq=False)
class WhenChampionPlayed(Ability):
    """Works in the discard pile, after a champion was played and its play effect is done (SHI-7.9)."""

    effect: Effect


@dataclass(frozen=True, eq=False)
class NextRecruitEnters(Ability):
    """Lasting: the next card of a group that is recruited goes into play (SHI-7.18)."""

    group: Group
