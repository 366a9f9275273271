"""What is worth a name in card files: abilities and effects of Codex that many cards have."""

from typing import Final

from deckwright.games.codex.script.abilities import Activated, Cast
from deckwright.games.codex.script.effects import EndOfTurn, Rune
from deckwright.games.codex.script.groups import LevelAtLeast
from deckwright.games.codex.table import ARRIVED_EVENT, ATTACKS, CAST, DESTROYED, DIED, UPKEEP_EVENT
from deckwright.kernel.abilities import Pattern, Triggered, Whose
from deckwright.kernel.nodes import Ability, Effect, Selector
from deckwright.script.effects import lasting, sequence
from deckwright.script.groups import OTHER, THIS

__all__ = [
    "MINUS", "PLUS", "arrives", "arrives_or_attacks", "attacks", "cast", "dies", "each_upkeep", "exhaust",
    "is_lost", "plays_spell", "sacrifice_this", "this_turn", "upkeep",
]  # fmt: skip

PLUS: Final = Rune.PLUS
MINUS: Final = Rune.MINUS


def cast(*effects: Effect) -> Ability:
    return Cast(sequence(*effects))


# What sets an ability off.


def arrives(*effects: Effect) -> Ability:
    return Triggered(Pattern(ARRIVED_EVENT, subject=THIS), sequence(*effects))


def attacks(*effects: Effect, from_level: int = 0) -> Ability:
    condition = LevelAtLeast(from_level) if from_level else None
    return Triggered(Pattern(ATTACKS, subject=THIS), sequence(*effects), condition)


def arrives_or_attacks(*effects: Effect) -> Ability:
    return Triggered(Pattern(ARRIVED_EVENT, subject=THIS, also=(ATTACKS,)), sequence(*effects))


def upkeep(*effects: Effect) -> Ability:
    return Triggered(Pattern(UPKEEP_EVENT, whose=Whose.YOU), sequence(*effects))


def plays_spell(*effects: Effect) -> Ability:
    """Each time the player has cast another spell."""
    return Triggered(Pattern(CAST, subject=OTHER, whose=Whose.YOU), sequence(*effects))


# The rules' own: they say themselves whose upkeep or death it is.


def each_upkeep(*effects: Effect) -> Ability:
    return Triggered(Pattern(UPKEEP_EVENT), sequence(*effects))


def dies(*effects: Effect) -> Ability:
    return Triggered(Pattern(DIED), sequence(*effects))


def is_lost(*effects: Effect) -> Ability:
    """A building is destroyed or given up."""
    return Triggered(Pattern(DESTROYED), sequence(*effects))


# Abilities with a cost.


def exhaust(*effects: Effect, from_level: int = 0) -> Activated:
    return Activated(sequence(*effects), condition=LevelAtLeast(from_level) if from_level else None)


def sacrifice_this(*effects: Effect) -> Activated:
    return Activated(sequence(*effects), sacrifice=True)


# How long.


def this_turn(ability: Ability, to: Selector | None = None) -> Effect:
    return lasting(ability, EndOfTurn(), to)
