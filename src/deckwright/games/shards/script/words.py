"""All words that the cards are written in."""

from typing import Final

from deckwright.games.shards.script.abilities import (
    CostsLess,
    Exhaust,
    NextRecruitEnters,
    Play,
    ShieldInHand,
    WhenChampionPlayed,
)
from deckwright.games.shards.script.amounts import (
    FULL_HEALTH,
    HALF_YOUR_MASTERY,
    IF_DECIMA,
    IF_KO_SYN_WU,
    IF_TETRA,
    IF_VOLOS,
    LEADS_IN_MASTERY,
    YOUR_MASTERY,
    DamageDealt,
    MasteryAtLeast,
)
from deckwright.games.shards.script.effects import (
    Banish,
    ByMastery,
    Copy,
    Copyable,
    CopyEach,
    Destroy,
    DoublePower,
    Draw,
    EndOfTurn,
    Gain,
    GainInfinitePower,
    Level,
    LoseMastery,
    Opponents,
    RecruitFree,
    Resource,
    ReturnToHand,
    With,
)
from deckwright.games.shards.script.groups import (
    ALLY,
    CHAMPION,
    HAND_OR_DISCARD,
    HOMO_DEUS,
    IN_ROW,
    MERCENARY,
    PLAYED_THIS_TURN,
    UNDERGROWTH,
    WRAETHE,
    YOUR_DISCARD,
    CostsAtMost,
    WithName,
)
from deckwright.games.shards.table import (
    CANNOT_BE_ATTACKED,
    CHAMPION_HEALTH,
    EXTRA_CARDS,
    IGNORES_SHIELDS,
    MASTERY_TO_ATTACK,
    PLAYED,
    POWER_PER_HEALTH,
    SHIELD,
    UNTOUCHABLE,
    Keyword,
)
from deckwright.kernel.abilities import Pattern, Whose
from deckwright.kernel.nodes import Ability, Effect, Group, Number
from deckwright.kernel.selectors import Choose
from deckwright.script.amounts import AtLeast, Times, count, exists
from deckwright.script.cards import script
from deckwright.script.effects import (
    IT,
    SELF,
    SUBJECT,
    add,
    after,
    choose,
    choose_up_to,
    every,
    grants,
    influences,
    lasting,
    one,
    when,
)
from deckwright.script.groups import ENEMY, FRIENDLY, OTHER, THIS, CardGroup

__all__ = [
    "ALLY", "CANNOT_BE_ATTACKED", "CHAMPION", "CHAMPION_HEALTH", "DOMINION", "ECHO", "ENEMY", "EXTRA_CARDS",
    "FRIENDLY", "FULL_HEALTH", "HALF_YOUR_MASTERY", "HAND_OR_DISCARD", "HOMO_DEUS", "IF_DECIMA",
    "IF_KO_SYN_WU", "IF_TETRA", "IF_VOLOS", "IGNORES_SHIELDS", "INSPIRE", "IN_ROW", "IT", "LEADS_IN_MASTERY",
    "MASTERY_TO_ATTACK", "MERCENARY", "OTHER", "PLAYED_THIS_TURN", "POWER_PER_HEALTH", "SELF", "SHIELD",
    "SUBJECT", "THIS", "UNDERGROWTH", "UNIFY", "UNTOUCHABLE", "WRAETHE", "YOU", "YOUR_DISCARD",
    "YOUR_MASTERY", "AtLeast", "Banish", "Copy", "CopyEach", "CostsAtMost", "CostsLess", "DamageDealt",
    "Destroy", "DoublePower", "Draw", "GainInfinitePower", "MasteryAtLeast", "RecruitFree", "ReturnToHand",
    "ShieldInHand", "WithName", "add", "after", "at_mastery", "by_mastery", "choose", "choose_up_to", "copy",
    "count", "crystals", "each", "every", "exhaust", "exists", "from_discard", "grants", "health",
    "influences", "lose_mastery", "mastery", "next_recruit_enters", "only_with", "play", "played", "power",
    "script", "this_turn", "when", "with_",
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
