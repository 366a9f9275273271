"""All words that the cards are written in, for card files to take from one place."""

from typing import Final

from deckwright.games.codex.script.abilities import (
    Activated,
    Cast,
    GrantsActivated,
    Reminder,
    RoomForHeroes,
    Watches,
)
from deckwright.games.codex.script.effects import (
    AddRune,
    Damage,
    DamageBase,
    Destroy,
    Draw,
    EndChannelling,
    EndOfTurn,
    FlipTokens,
    GainGold,
    GainLevels,
    HealAll,
    MayGoOnTop,
    Partner,
    Repair,
    ReturnToHand,
    Rubble,
    Rune,
    Sideline,
    SummonToken,
    TakeControl,
)
from deckwright.games.codex.script.groups import (
    BUILDING,
    DAMAGE_ON_IT,
    FORCE,
    IN_YOUR_HAND,
    ITS_PARTNERS,
    PATROLLER,
    UNIT,
    VIRTUOSO,
    WITHOUT_PARTNER,
    WITHOUT_PLUS_RUNE,
    LevelAtLeast,
    tech,
)
from deckwright.games.codex.script.targets import Target
from deckwright.games.codex.table import (
    ARRIVED_EVENT,
    ATTACK,
    ATTACKS,
    CAST,
    DESTROYED,
    DIED,
    HASTE,
    HP,
    PRICE,
    READINESS,
    RUBBLE_DAMAGE,
    STEALTH,
    SWIFT_STRIKE,
    UPKEEP_EVENT,
)
from deckwright.kernel.abilities import Pattern, Triggered, Whose
from deckwright.kernel.nodes import Ability, Effect, Selector
from deckwright.script.cards import script
from deckwright.script.effects import SELF, add, grants, lasting, sequence, set_to
from deckwright.script.groups import ENEMY, FRIENDLY, GIVEN, OTHER, THIS

__all__ = [
    "ATTACK", "BUILDING", "DAMAGE_ON_IT", "ENEMY", "FORCE", "FRIENDLY", "GIVEN", "HASTE", "HP",
    "IN_YOUR_HAND", "ITS_PARTNERS", "MINUS", "OTHER", "PATROLLER", "PLUS", "PRICE", "READINESS",
    "RUBBLE_DAMAGE", "SELF", "STEALTH", "SWIFT_STRIKE", "THIS", "UNIT", "VIRTUOSO", "WITHOUT_PARTNER",
    "WITHOUT_PLUS_RUNE", "AddRune", "Damage", "DamageBase", "Destroy", "Draw", "EndChannelling", "FlipTokens",
    "GainGold", "GainLevels", "GrantsActivated", "HealAll", "LevelAtLeast", "MayGoOnTop", "Partner",
    "Reminder", "Repair", "ReturnToHand", "RoomForHeroes", "Rubble", "Sideline", "SummonToken",
    "TakeControl", "Target", "Watches", "add", "arrives", "arrives_or_attacks", "attacks", "cast", "dies",
    "each_upkeep", "exhaust", "grants", "is_lost", "plays_spell", "sacrifice_this", "script", "set_to",
    "tech", "this_turn", "upkeep",
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
