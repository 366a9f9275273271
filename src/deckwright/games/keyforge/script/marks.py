"""What lies on cards and how they stand: marks, counters, places in the line, control, gained texts."""

from dataclasses import dataclass, field
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import FACTS
from deckwright.games.keyforge.rules.control import begin_control
from deckwright.games.keyforge.rules.field import in_play, is_creature
from deckwright.games.keyforge.rules.hooks import CardInstruction, MarkingInstruction
from deckwright.games.keyforge.rules.series import FLANK, Series, push_series
from deckwright.games.keyforge.script.base import chosen, meant, number, seats
from deckwright.games.keyforge.script.groups import COLUMN_OF, Mark
from deckwright.games.keyforge.script.own_rules import KEYWORD_GRANTS, Control
from deckwright.kernel.abilities import Whose, begin_lasting
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_SEAT
from deckwright.kernel.instructions import report
from deckwright.kernel.nodes import Ability, Effect, Number, Selector
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen

__all__ = [
    "GainText", "MoveToFlank", "Swap", "TakeControl", "add_doom", "add_power", "enrage", "exhaust", "ready",
    "stun", "unstun", "ward",
]  # fmt: skip

_SET: Final = {
    (Mark.STUN, True): table.STUNNED,
    (Mark.STUN, False): table.UNSTUNNED,
    (Mark.WARD, True): table.WARDED,
    (Mark.WARD, False): table.WARD_LOST,
    (Mark.ENRAGE, True): table.ENRAGED,
    (Mark.ENRAGE, False): table.CALMED,
    (Mark.EXHAUSTED, True): table.EXHAUSTED_EVENT,
    (Mark.EXHAUSTED, False): table.READIED,
}


@dataclass(frozen=True, eq=False)
class SetMark(MarkingInstruction):
    """Stun, ward, enrage, exhaust; or the opposite."""

    mark: Mark
    cards: Selector
    on: bool = True

    def do(self, state: State, frame: Frame) -> None:
        """A card is stunned, warded, enraged or exhausted once only (KF-12.1 to KF-12.3)."""
        column = COLUMN_OF[self.mark]
        changed = []
        for card in chosen(frame):
            stands = in_play(state, card) if self.mark is Mark.EXHAUSTED else is_creature(state, card)
            if stands and bool(state.columns[column][card]) is not self.on:
                state.own(column)[card] = int(self.on)
                happen(state, _SET[self.mark, self.on], card=card)
                changed.append(card)
        report(state, frame.root, tuple(changed), len(changed))


def stun(cards: Selector) -> Effect:
    return SetMark(Mark.STUN, cards)


def unstun(cards: Selector) -> Effect:
    return SetMark(Mark.STUN, cards, on=False)


def ward(cards: Selector) -> Effect:
    return SetMark(Mark.WARD, cards)


def enrage(cards: Selector) -> Effect:
    return SetMark(Mark.ENRAGE, cards)


def exhaust(cards: Selector) -> Effect:
    return SetMark(Mark.EXHAUSTED, cards)


def ready(cards: Selector) -> Effect:
    return SetMark(Mark.EXHAUSTED, cards, on=False)


@dataclass(frozen=True, eq=False)
class AddCounters(MarkingInstruction):
    mark: Mark
    amount: Number
    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        amount = number(state, frame, self.amount)
        kind = table.DOOMED if self.mark is Mark.DOOM else table.POWER_GAINED
        cards = [card for card in chosen(frame) if is_creature(state, card)] if amount > 0 else []
        for card in cards:
            state.own(COLUMN_OF[self.mark])[card] += amount
            happen(state, kind, card=card, amount=amount)
        report(state, frame.root, tuple(cards), amount * len(cards))


def add_power(counters: Number, cards: Selector) -> Effect:
    """+1 power counters (KF-12.4)."""
    return AddCounters(Mark.POWER, counters, cards)


def add_doom(cards: Selector) -> Effect:
    """Doom counters, one on each card (KF-12.5)."""
    return AddCounters(Mark.DOOM, 1, cards)


@dataclass(frozen=True, eq=False)
class Swap(CardInstruction):
    """Two creatures of a battle line change places (KF-7.11)."""

    one: Selector
    other: Selector

    @property
    def moves_creatures(self) -> bool:
        return True

    def do(self, state: State, frame: Frame) -> None:
        for one, other in zip(chosen(frame), chosen(frame, 1), strict=False):
            if is_creature(state, one) and state.zone[one] == state.zone[other]:
                line = state.zones[state.zone[one]]
                trade = {one: other, other: one}
                state.zones[state.zone[one]] = tuple(trade.get(card, card) for card in line)
                happen(state, table.SWAPPED, card=one, other=other)
                state.dirty = True


@dataclass(frozen=True, eq=False)
class MoveToFlank(CardInstruction):
    """Cards go to a flank of their controller's battle line (KF-7.18)."""

    cards: Selector

    @property
    def moves_creatures(self) -> bool:
        return True

    @property
    def leads_into_line(self) -> bool:
        return True

    def do(self, state: State, frame: Frame) -> None:
        push_series(state, frame, Series(FLANK, meant(state, frame, self.cards)))


@dataclass(frozen=True, eq=False)
class TakeControl(CardInstruction):
    """A player takes cards under control, for good or as long as this card is in play (KF-7.9)."""

    cards: Selector
    whose: Whose = Whose.YOU
    while_in_play: bool = False
    ability: Ability = field(default_factory=Control)

    def do(self, state: State, frame: Frame) -> None:
        (seat,) = seats(self.whose, frame.seat)
        taken = [card for card in chosen(frame) if in_play(state, card)]
        if self.while_in_play and not in_play(state, frame.source):
            taken = []
        until = table.LEAVING_OF + frame.source if self.while_in_play else table.NEVER
        for card in taken:
            begin_control(state, self.ability, frame.source, card, seat, until)
        report(state, frame.root, tuple(taken), len(taken))


@dataclass(frozen=True, eq=False)
class GainText(CardInstruction):
    """For the rest of the turn cards have the text of another card too (KF-9.11)."""

    cards: Selector
    of: Selector

    def do(self, state: State, frame: Frame) -> None:
        """Each ability of the text works for the card that gained it, and so do the printed keywords: for
        whoever controls the card, like the rest of its text (KF-9.11)."""
        until = table.END_OF_TURN_OF + state.vars[table.ACTIVE]
        for card in chosen(frame):
            for model in chosen(frame, 1):
                face = state.text[model]
                for ordinal in state.game.scripts.top[face]:
                    begin_lasting(state, face, ordinal, card, NO_SEAT, until, cards=(card,))
                for keyword in FACTS[face].keywords:
                    if keyword in KEYWORD_GRANTS:
                        rule, place = state.game.scripts.find_ability(KEYWORD_GRANTS[keyword])
                        begin_lasting(state, rule, place, card, NO_SEAT, until, cards=(card,))
