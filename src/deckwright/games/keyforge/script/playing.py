"""Playing and using cards by effects, fights, keys, the tide, and who carries an effect out."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules import tide
from deckwright.games.keyforge.rules.field import active, opponent
from deckwright.games.keyforge.rules.fighting import stop_fight, strike_instead
from deckwright.games.keyforge.rules.hooks import CardInstruction
from deckwright.games.keyforge.rules.icons import push_icons
from deckwright.games.keyforge.rules.keys import FREE, push_forging, push_unforging
from deckwright.games.keyforge.rules.leaving import place_of_one_gone
from deckwright.games.keyforge.rules.series import (
    ENTER,
    ENTER_FOR_OWNER,
    FIGHT,
    PLAY,
    REAP,
    TRIGGER,
    USE,
    Series,
    push_series,
)
from deckwright.games.keyforge.script.base import chosen, meant, number, seats
from deckwright.kernel.abilities import Whose
from deckwright.kernel.control import Sequence, push_child
from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.instructions import report
from deckwright.kernel.nodes import Effect, Number, Selector, part_of_scripts
from deckwright.kernel.scope import members, scope_of
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import first
from deckwright.script.groups import CardGroup

__all__ = [
    "ForgeKey", "PlayCard", "PutIntoPlay", "RaiseTide", "ResolveIcons", "StopFight", "StrikeInstead",
    "TriggerAbilities", "UnforgeLast", "Use", "by_opponent", "choose_one", "fight_with", "reap_with",
]  # fmt: skip


@dataclass(frozen=True, eq=False)
class PlayCard(CardInstruction):
    """Play cards, of whatever house (KF-5.9)."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        push_series(state, frame, Series(PLAY, meant(state, frame, self.cards)))


@dataclass(frozen=True, eq=False)
class PutIntoPlay(CardInstruction):
    """Cards enter play without being played (KF-4.3), under your control or their owner's."""

    cards: Selector
    yours: bool = True
    in_its_place: bool = False
    """Where this card last stood in the battle line."""

    def do(self, state: State, frame: Frame) -> None:
        what = ENTER if self.yours else ENTER_FOR_OWNER
        series = Series(what, meant(state, frame, self.cards))
        if self.in_its_place:
            series.place = place_of_one_gone(state, frame.seat, frame.source)
            series.in_place_of = frame.source
        push_series(state, frame, series)


@part_of_scripts
class How(Enum):
    """In what way an effect uses a card."""

    ANY = "any"
    FIGHT = "fight"
    REAP = "reap"


_USES: Final = {How.ANY: USE, How.FIGHT: FIGHT, How.REAP: REAP}


@dataclass(frozen=True, eq=False)
class Use(CardInstruction):
    """Use cards one after the other; enemy ones as if they were yours (KF-5.10)."""

    cards: Selector
    how: How = How.ANY
    against: CardGroup | None = None
    """Whom a fight must be with."""

    def do(self, state: State, frame: Frame) -> None:
        foes = None if self.against is None else members(state, self.against, scope_of(frame))
        push_series(state, frame, Series(_USES[self.how], meant(state, frame, self.cards), foes=foes))


def fight_with(cards: Selector, against: CardGroup | None = None) -> Effect:
    return Use(cards, How.FIGHT, against)


def reap_with(cards: Selector) -> Effect:
    return Use(cards, How.REAP)


@dataclass(frozen=True, eq=False)
class ResolveIcons(CardInstruction):
    """The bonus icons of cards resolve as if you had played them (KF-4.1)."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        cards = chosen(frame)
        report(state, frame.root, cards, push_icons(state, frame.seat, cards))


@dataclass(frozen=True, eq=False)
class TriggerAbilities(CardInstruction):
    """The abilities of cards with a bold word resolve for you, without a use."""

    kind: int
    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        push_series(state, frame, Series(TRIGGER, meant(state, frame, self.cards), kind=self.kind))


@dataclass(frozen=True, eq=False)
class StopFight(CardInstruction):
    """The fight under way ends before it began."""

    def do(self, state: State, frame: Frame) -> None:
        stop_fight(state)


@dataclass(frozen=True, eq=False)
class StrikeInstead(CardInstruction):
    """The attacker deals its damage to another creature than the one it fights."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        strike_instead(state, frame.slots[0])


# Keys and the tide.


@dataclass(frozen=True, eq=False)
class ForgeKey(CardInstruction):
    """Forge a key at the current cost and so much more (or less)."""

    change: Number = 0
    free: bool = False

    def do(self, state: State, frame: Frame) -> None:
        change = FREE if self.free else number(state, frame, self.change)
        push_forging(state, frame.seat, frame.root, change)


@dataclass(frozen=True, eq=False)
class UnforgeLast(CardInstruction):
    """A key that the opponent forged in the turn before is unforged (KF-15.9)."""

    def do(self, state: State, frame: Frame) -> None:
        foe = opponent(frame.seat)
        forged = {each.card for each in state.past if each.kind == table.FORGED and each.seat == foe}
        report(state, frame.root, (), 0)
        push_unforging(state, foe, frame.root, tuple(sorted(forged)))


@dataclass(frozen=True, eq=False)
class RaiseTide(CardInstruction):
    """The tide becomes high for a player (KF-14.1)."""

    whose: Whose = Whose.YOU

    @property
    def speaks_of_tide(self) -> bool:
        return True

    def do(self, state: State, frame: Frame) -> None:
        raised = [tide.raise_tide(state, seat) for seat in seats(self.whose, frame.seat)]
        report(state, frame.root, (), sum(raised))


# Who carries it out, and what of it.


@dataclass(frozen=True, eq=False)
class ByOpponent(Effect):
    """The opponent carries out an effect, as if the card were theirs."""

    effect: Effect

    def run(self, state: State, frame: Frame) -> None:
        """The effect runs with the other player as «you»."""
        state.frames.pop()
        child = push_child(state, frame, self.effect, scope=True)
        child.seat = opponent(frame.seat)


def by_opponent(*effects: Effect) -> Effect:
    return ByOpponent(Sequence(effects))


@dataclass(frozen=True, eq=False)
class ChooseOne(Effect):
    """One of several effects, as the player likes: the active player names it (KF-1.6)."""

    modes: tuple[Effect, ...]

    def run(self, state: State, frame: Frame) -> None:
        if frame.answer == NO_ANSWER:
            codes = [table.CHOOSE_MODE + place for place in range(len(self.modes))]
            ask(state, active(state), table.ASK_MODE, codes, (frame.source, 0))
            return
        state.frames.pop()
        push_child(state, frame, self.modes[first(frame.answer)])


def choose_one(*modes: Effect) -> Effect:
    return ChooseOne(modes)


def modes_of(node: Effect) -> tuple[Effect, ...]:
    """The effects that a node offers."""
    return node.modes if isinstance(node, ChooseOne) else ()
