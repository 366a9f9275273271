"""What is worth a name in card files: abilities and effects of Shards of Infinity that many cards have."""

from typing import Final

from deckwright.games.shards.script.abilities import Exhaust, NextRecruitEnters, Play, WhenChampionPlayed
from deckwright.games.shards.script.effects import (
    ByMastery,
    Copy,
    Copyable,
    EndOfTurn,
    Gain,
    Level,
    LoseMastery,
    Opponents,
    Resource,
    With,
)
from deckwright.games.shards.table import PLAYED, Keyword
from deckwright.kernel.abilities import Pattern, Whose
from deckwright.kernel.nodes import Ability, Effect, Group, Number
from deckwright.kernel.selectors import Choose
from deckwright.script.amounts import Times, count
from deckwright.script.effects import lasting, one
from deckwright.script.groups import CardGroup

__all__ = [
    "DOMINION", "ECHO", "INSPIRE", "UNIFY", "YOU", "at_mastery", "by_mastery", "copy", "crystals", "each",
    "exhaust", "from_discard", "health", "lose_mastery", "mastery", "next_recruit_enters", "only_with",
    "play", "played", "power", "this_turn", "with_",
]  # fmt: skip

DOMINION: Final = Keyword.DOMINION
UNIFY: Final = Keyword.UNIFY
ECHO: Final = Keyword.ECHO
INSPIRE: Final = Keyword.INSPIRE
YOU: Final = Whose.YOU


# Abilities.


def play(*effects: Effect) -> Ability:
    return Play(one(effects))


def exhaust(*effects: Effect) -> Ability:
    return Exhaust(one(effects))


def from_discard(*effects: Effect) -> Ability:
    return WhenChampionPlayed(one(effects))


# Resources.


def crystals(number: Number) -> Effect:
    return Gain(Resource.CRYSTALS, number)


def power(number: Number) -> Effect:
    return Gain(Resource.POWER, number)


def mastery(number: Number) -> Effect:
    return Gain(Resource.MASTERY, number)


def health(number: Number) -> Effect:
    return Gain(Resource.HEALTH, number)


def each(number: int, group: CardGroup) -> Times:
    """So many for each card of a group."""
    return Times(count(group), number)


def lose_mastery(number: int) -> Effect:
    """An opponent of the player's choice loses mastery."""
    return LoseMastery(Choose(Opponents()), number)


# Conditions.


def with_(keyword: Keyword, *effects: Effect, otherwise: Effect | None = None) -> Effect:
    return With(keyword, one(effects), otherwise)


def only_with(keyword: Keyword, *effects: Effect) -> Effect:
    """The whole of an exhaust ability that can't be used without a keyword."""
    return With(keyword, one(effects), required=True)


def at_mastery(level: int, *effects: Effect) -> Effect:
    """A bonus that adds an effect."""
    return ByMastery(None, (Level(level, one(effects), instead=False),))


def by_mastery(usual: Effect, *levels: tuple[int, Effect]) -> Effect:
    """Bonuses that replace an effect."""
    return ByMastery(usual, tuple(Level(level, effect) for level, effect in levels))


# Cards.


def copy(group: Group) -> Effect:
    """The effects of a card of the player's choice."""
    return Copy(Choose(Copyable(group)))


def played(group: Group) -> Pattern:
    """The player plays a card of a group."""
    return Pattern(PLAYED, subject=group, whose=YOU)


def this_turn(ability: Ability) -> Effect:
    return lasting(ability, EndOfTurn())


def next_recruit_enters(group: Group) -> Effect:
    return this_turn(NextRecruitEnters(group))
