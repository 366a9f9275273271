"""Abilities that only Codex has, as they stand on cards."""

from dataclasses import dataclass

from deckwright.kernel.nodes import Ability, Condition, Effect, Group

__all__ = ["GrantsActivated", "Reminder", "RoomForHeroes", "Watches"]


@dataclass(frozen=True, eq=False)
class Cast(Ability):
    """What a spell does."""

    effect: Effect


@dataclass(frozen=True, eq=False)
class Activated(Ability):
    """[cost] → [effect] (COD-8.2). The cost is to exhaust this card, or to sacrifice it."""

    effect: Effect
    sacrifice: bool = False
    condition: Condition | None = None


@dataclass(frozen=True, eq=False)
class GrantsActivated(Ability):
    """Cards of a group have an activated ability as long as this one is in play."""

    group: Group
    ability: Activated


@dataclass(frozen=True, eq=False)
class Watches(Ability):
    """A tower: detects once a turn, and hits every attacker that it sees (COD-5.10, COD-5.11)."""

    damage: int


@dataclass(frozen=True, eq=False)
class RoomForHeroes(Ability):
    """The player may have more heroes in play."""

    heroes: int


@dataclass(frozen=True, eq=False)
class Reminder(Ability):
    """What a keyword does, on a card that has to tell it: the printed rules don't (COD-9.24)."""

    keyword: str
