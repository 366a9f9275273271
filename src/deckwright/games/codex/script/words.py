"""All words that the cards are written in, for card files to import from one place."""

from typing import Final

from deckwright.games.codex.script.effects import (
    Activated,
    AddRune,
    Cast,
    Damage,
    DamageBase,
    DamageOn,
    Destroy,
    Draw,
    EndOfTurn,
    FlipTokens,
    GrantsActivated,
    Heal,
    LevelAtLeast,
    MayGoOnTop,
    Partner,
    Reminder,
    Repair,
    ReturnToHand,
    Rune,
    Sacrifice,
    Sideline,
    SummonToken,
    TakeControl,
    Target,
)
from deckwright.games.codex.script.groups import (
    BUILDING,
    FORCE,
    HERO,
    IN_YOUR_HAND,
    ITS_PARTNERS,
    PATROLLER,
    UNIT,
    VIRTUOSO,
    WITHOUT_PARTNER,
    WITHOUT_PLUS_RUNE,
    tech,
)
from deckwright.games.codex.table import (
    ARRIVED_EVENT,
    ATTACK,
    ATTACKS,
    CAST,
    HASTE,
    HP,
    PRICE,
    READINESS,
    STEALTH,
    SWIFT_STRIKE,
    UPKEEP_EVENT,
)
from deckwright.kernel.abilities import Pattern, Triggered, Whose
from deckwright.kernel.nodes import Ability, Effect, Group, Selector
from deckwright.script.cards import Script, script
from deckwright.script.effects import (
    SELF,
    add,
    every,
    grants,
    lasting,
    one,
    sequence,
    set_to,
)
from deckwright.script.groups import ENEMY, FRIENDLY, GIVEN, OTHER, THIS, CardGroup

YOU: Final = Whose.YOU
PLUS: Final = Rune.PLUS
MINUS: Final = Rune.MINUS
DAMAGE_ON_IT: Final = DamageOn()


# Abilities.


def cast(*effects: Effect) -> Ability:
    return Cast(sequence(*effects))


def arrives(*effects: Effect) -> Ability:
    return Triggered(Pattern(ARRIVED_EVENT, subject=THIS), sequence(*effects))


def attacks(*effects: Effect, from_level: int = 0) -> Ability:
    condition = LevelAtLeast(from_level) if from_level else None
    return Triggered(Pattern(ATTACKS, subject=THIS), sequence(*effects), condition)


def arrives_or_attacks(*effects: Effect) -> Ability:
    return Triggered(Pattern(ARRIVED_EVENT, subject=THIS, also=(ATTACKS,)), sequence(*effects))


def upkeep(*effects: Effect) -> Ability:
    return Triggered(Pattern(UPKEEP_EVENT, whose=YOU), sequence(*effects))


def plays_spell(*effects: Effect) -> Ability:
    """Each time the player has cast another spell."""
    return Triggered(Pattern(CAST, subject=OTHER, whose=YOU), sequence(*effects))


def exhaust(*effects: Effect, from_level: int = 0) -> Activated:
    return Activated(sequence(*effects), condition=LevelAtLeast(from_level) if from_level else None)


def sacrifice_this(*effects: Effect) -> Ability:
    return Activated(sequence(*effects), sacrifice=True)


def reminder(keyword: str) -> Ability:
    return Reminder(keyword)


def gives_ability(group: Group, ability: Activated) -> Ability:
    return GrantsActivated(group, ability)


# Targets.


def target(group: Group, count: int = 1) -> Selector:
    return Target(group, count)


def another_target(group: Group) -> Selector:
    return Target(group, other=True)


# Effects.


def damage(cards: Selector, amount: int) -> Effect:
    return Damage(cards, amount)


def damage_base(amount: int) -> Effect:
    return DamageBase(amount)


def repair(cards: Selector, amount: int) -> Effect:
    return Repair(cards, amount)


def heal(cards: Selector, amount: int) -> Effect:
    return Heal(cards, amount)


def destroy(cards: Selector) -> Effect:
    return Destroy(cards)


def add_rune(cards: Selector, rune: Rune) -> Effect:
    return AddRune(cards, rune)


def return_to_hand(cards: Selector) -> Effect:
    return ReturnToHand(cards)


def take_control(cards: Selector) -> Effect:
    return TakeControl(cards)


def sideline(cards: Selector) -> Effect:
    return Sideline(cards)


def partner(cards: Selector) -> Effect:
    return Partner(cards)


def draw(cards: int) -> Effect:
    return Draw(cards)


def may_go_on_top() -> Effect:
    return MayGoOnTop()


def summon_token(token: str, limit: int) -> Effect:
    return SummonToken(token, limit)


def flip_tokens(token: str, to: str) -> Effect:
    return FlipTokens(token, to)


def this_turn(ability: Ability, to: Selector | None = None) -> Effect:
    return lasting(ability, EndOfTurn(), to)
