"""What cards of Codex do, and the abilities that are made of it."""

from dataclasses import dataclass
from enum import Enum

from deckwright.kernel.control import Until
from deckwright.kernel.deeds import Deed
from deckwright.kernel.nodes import Ability, Amount, Condition, Effect, Group, Selector, part_of_scripts


@part_of_scripts
class Rune(Enum):
    """COD-8.5."""

    PLUS = "plus"
    MINUS = "minus"


@dataclass(frozen=True, eq=False)
class Target(Selector):
    """Cards chosen with the target symbol (COD-8.3): resist is paid, flagbearers come first."""

    group: Group
    count: int = 1
    other: bool = False
    """Another one than the target before."""


@dataclass(frozen=True, eq=False)
class Damage(Deed):
    """Damage, combat damage excepted."""

    cards: Selector
    amount: int


@dataclass(frozen=True, eq=False)
class DamageBase(Deed):
    """Damage to the base of the player who controls the card that is attacked (K25)."""

    amount: int


@dataclass(frozen=True, eq=False)
class Repair(Deed):
    """A building loses damage."""

    cards: Selector
    amount: int


@dataclass(frozen=True, eq=False)
class Heal(Deed):
    """Units and heroes lose damage (COD-9.6)."""

    cards: Selector
    amount: int


@dataclass(frozen=True, eq=False)
class Destroy(Deed):
    """Cards die, or are destroyed."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class Sacrifice(Deed):
    """The player gives up a card of their own."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class AddRune(Deed):
    """A rune comes onto cards."""

    cards: Selector
    rune: Rune


@dataclass(frozen=True, eq=False)
class ReturnToHand(Deed):
    """Cards go back to their owners' hands."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class TakeControl(Deed):
    """Cards come under the player's control (COD-8.7)."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class Sideline(Deed):
    """Patrollers leave the patrol zone (COD-9.12)."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class Partner(Deed):
    """Two units become dance partners."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class Draw(Effect):
    """The player draws cards."""

    cards: int


@dataclass(frozen=True, eq=False)
class MayGoOnTop(Effect):
    """The spell goes on top of the deck instead of into the discard pile, if the player likes."""


@dataclass(frozen=True, eq=False)
class SummonToken(Effect):
    """A token comes, as long as there are fewer than so many (COD-11.5)."""

    token: str
    limit: int


@dataclass(frozen=True, eq=False)
class FlipTokens(Effect):
    """The player's tokens of a kind turn over; that is no arrival (K14)."""

    token: str
    to: str


@dataclass(frozen=True, eq=False)
class EndOfTurn(Until):
    """Until the turn is over (COD-2.20)."""


@dataclass(frozen=True, eq=False)
class LevelAtLeast(Condition):
    """A hero's level (COD-4.3)."""

    level: int


@dataclass(frozen=True, eq=False)
class DamageOn(Amount):
    """The damage on this card."""


# Abilities.


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


@dataclass(frozen=True, eq=False)
class GainGold(Effect):
    """The player gains gold."""

    amount: int


@dataclass(frozen=True, eq=False)
class GainLevels(Effect):
    """A hero of the player gains levels for nothing (COD-4.10)."""

    levels: int


@dataclass(frozen=True, eq=False)
class HealAll(Effect):
    """The player's units and heroes lose as much damage as the event says (COD-9.6)."""


@dataclass(frozen=True, eq=False)
class Rubble(Effect):
    """The player's base takes damage for a building that was lost (COD-5.4)."""

    amount: int


@dataclass(frozen=True, eq=False)
class EndChannelling(Effect):
    """The spells of a hero that is gone are sacrificed (COD-4.8)."""
