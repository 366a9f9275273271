"""All words that the cards are written in, for card files to import from one place."""

from typing import Final

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
    CostsLess,
    Destroy,
    DoublePower,
    Draw,
    EndOfTurn,
    Exhaust,
    Gain,
    GainInfinitePower,
    Level,
    LoseMastery,
    NextRecruitEnters,
    Opponents,
    Play,
    RecruitFree,
    Resource,
    ReturnToHand,
    ShieldInHand,
    WhenChampionPlayed,
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
from deckwright.kernel.deeds import Choose
from deckwright.kernel.nodes import Ability, Effect, Group, Number, Selector
from deckwright.script.amounts import Times, amount, count, exists
from deckwright.script.cards import Script, script
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
    set_to,
    when,
)
from deckwright.script.groups import ENEMY, FRIENDLY, OTHER, THIS

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


def costs_less(by: Number) -> Ability:
    return CostsLess(amount(by))


def shield_in_hand(shield: Number) -> Ability:
    return ShieldInHand(amount(shield))


def from_discard(*effects: Effect) -> Ability:
    return WhenChampionPlayed(one(effects))


# Resources.


def crystals(number: Number) -> Effect:
    return Gain(Resource.CRYSTALS, amount(number))


def power(number: Number) -> Effect:
    return Gain(Resource.POWER, amount(number))


def mastery(number: Number) -> Effect:
    return Gain(Resource.MASTERY, amount(number))


def health(number: Number) -> Effect:
    return Gain(Resource.HEALTH, amount(number))


def infinite_power() -> Effect:
    return GainInfinitePower()


def double_power() -> Effect:
    return DoublePower()


def each(number: int, group: Group) -> Times:
    """So many for each card of a group."""
    return Times(count(group), number)  # type: ignore[arg-type]


def draw(cards: int) -> Effect:
    return Draw(cards)


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


def banish(cards: Selector) -> Effect:
    return Banish(cards)


def destroy(cards: Selector) -> Effect:
    return Destroy(cards)


def return_to_hand(cards: Selector) -> Effect:
    return ReturnToHand(cards)


def recruit_free(cards: Selector, to_hand: bool = False) -> Effect:
    return RecruitFree(cards, to_hand)


def copy(group: Group) -> Effect:
    """The effects of a card of the player's choice."""
    return Copy(Choose(Copyable(group)))


def copy_again() -> Effect:
    """Those of the same card once more."""
    return Copy(IT)


def copy_each(cards: Selector) -> Effect:
    return CopyEach(cards)


def played(group: Group) -> Pattern:
    """The player plays a card of a group."""
    return Pattern(PLAYED, subject=group, whose=YOU)


def this_turn(ability: Ability) -> Effect:
    return lasting(ability, EndOfTurn())


def next_recruit_enters(group: Group) -> Effect:
    return this_turn(NextRecruitEnters(group))
