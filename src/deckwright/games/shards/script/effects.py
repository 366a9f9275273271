"""What cards of Shards of Infinity do, and the abilities that are made of it."""

from dataclasses import dataclass
from enum import Enum

from deckwright.games.shards.rules.field import is_nemesis
from deckwright.games.shards.table import Keyword
from deckwright.kernel.control import Until
from deckwright.kernel.deeds import Deed
from deckwright.kernel.frames import Frame
from deckwright.kernel.nodes import Ability, Amount, Domain, Effect, Group, Selector, part_of_scripts
from deckwright.kernel.state import State


@part_of_scripts
class Resource(Enum):
    """SHI-1.1."""

    CRYSTALS = "crystals"
    POWER = "power"
    MASTERY = "mastery"
    HEALTH = "health"


@dataclass(frozen=True, eq=False)
class Gain(Effect):
    """The player gains a resource."""

    what: Resource
    amount: Amount


@dataclass(frozen=True, eq=False)
class GainInfinitePower(Effect):
    """SHI-6.5."""


@dataclass(frozen=True, eq=False)
class DoublePower(Effect):
    """SHI-7.37."""


@dataclass(frozen=True, eq=False)
class Draw(Effect):
    """The player draws cards."""

    cards: int


@dataclass(frozen=True, eq=False)
class ByMastery(Effect):
    """An effect, or instead of it that of the highest level reached (SHI-6.2, SHI-6.16)."""

    usual: Effect | None
    levels: "tuple[Level, ...]"


@part_of_scripts
@dataclass(frozen=True, eq=False)
class Level:
    """A mastery bonus."""

    mastery: int
    effect: Effect
    instead: bool = True


@dataclass(frozen=True, eq=False)
class With(Effect):
    """An effect that works only if a named ability is fulfilled (SHI-6.8), or instead of another one. If it
    is `required`, its champion can't be exhausted without (SHI-7.16)."""

    keyword: Keyword
    effect: Effect
    otherwise: Effect | None = None
    required: bool = False


@dataclass(frozen=True, eq=False)
class Opponents(Domain):
    """Players to choose from (SHI-1.16)."""


@dataclass(frozen=True, eq=False)
class LoseMastery(Deed):
    """A player loses mastery (SHI-6.29)."""

    who: Selector
    amount: int


class NotByNemesis(Deed):
    """What Nemesis ignores, having no hand, deck and discard pile (SHI-11.8, SHI-11.21)."""

    def run(self, state: State, frame: Frame) -> None:
        if is_nemesis(frame.seat):
            state.frames.pop()
        else:
            super().run(state, frame)


@dataclass(frozen=True, eq=False)
class Banish(NotByNemesis):
    """Cards leave the game for good (SHI-3.3)."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class Destroy(Deed):
    """Champions go to the discard pile (SHI-6.12)."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class ReturnToHand(NotByNemesis):
    """Cards of the discard pile go to the hand."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class RecruitFree(NotByNemesis):
    """A card of the row is recruited for nothing (SHI-7.21)."""

    cards: Selector
    to_hand: bool = False


@dataclass(frozen=True, eq=False)
class Copy(Deed):
    """The effects of a card are applied anew (SHI-6.13)."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class Copyable(Domain):
    """Cards of a group that are not in the chain of copies already (SHI-7.15)."""

    group: Group


@dataclass(frozen=True, eq=False)
class CopyEach(Deed):
    """The effects of several cards, in an order of the player's choice (SHI-7.22)."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class EndOfTurn(Until):
    """Until the turn is over."""


# Abilities.


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

    amount: Amount


@dataclass(frozen=True, eq=False)
class ShieldInHand(Ability):
    """A shield that is worked out when it is shown (SHI-7.8, SHI-7.26)."""

    amount: Amount


@dataclass(frozen=True, eq=False)
class WhenChampionPlayed(Ability):
    """Works in the discard pile, after a champion was played and its play effect is done (SHI-7.9)."""

    effect: Effect


@dataclass(frozen=True, eq=False)
class NextRecruitEnters(Ability):
    """Lasting: the next card of a group that is recruited goes into play (SHI-7.18)."""

    group: Group
