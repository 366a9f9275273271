"""Abilities that are rules about their own card: when it may be played, whom it may fight."""

from dataclasses import dataclass

from deckwright.kernel.nodes import Ability, Condition
from deckwright.script.groups import CardGroup


@dataclass(frozen=True, eq=False)
class PlayedOnlyIf(Ability):
    """The card can't be played unless a condition holds."""

    condition: Condition


@dataclass(frozen=True, eq=False)
class CostToPlay(Ability):
    """Its player must lose so much æmber to play it."""

    amber: int


@dataclass(frozen=True, eq=False)
class FightsOnly(Ability):
    """The creature can attack only creatures of a group."""

    group: CardGroup


@dataclass(frozen=True, eq=False)
class HoldsHost(Ability):
    """Whoever controls this upgrade controls the creature it is attached to."""


@dataclass(frozen=True, eq=False)
class CopiesBeforePlay(Ability):
    """As it is played, the card becomes a copy of a card of a group."""

    model: CardGroup


@dataclass(frozen=True, eq=False)
class Control(Ability):
    """A player controls the card that a lasting effect was given to."""
