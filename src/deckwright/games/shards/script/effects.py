"""What cards of Shards of Infinity do."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.rules import resources
from deckwright.games.shards.rules.champions import destroy
from deckwright.games.shards.rules.drawing import draw
from deckwright.games.shards.rules.field import is_open, opponents, to_choose_from
from deckwright.games.shards.rules.keywords import (
    NEMESIS_MASTERY,
    can_show,
    can_show_all,
    fulfils,
    missing,
)
from deckwright.games.shards.rules.playing import push_copies, push_copy
from deckwright.games.shards.rules.recruiting import recruit
from deckwright.games.shards.table import Keyword
from deckwright.kernel.control import Until, push_child
from deckwright.kernel.decisions import Question, ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.instructions import Instruction
from deckwright.kernel.knowledge import redraw_choices
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import Domain, Effect, Group, Number, Selector, part_of_scripts
from deckwright.kernel.rng import Rng
from deckwright.kernel.scope import measure, members, scope_of
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ASK_CHOOSE, DONE, PICK, first
from deckwright.kernel.zones import move, reveal

__all__ = [
    "Banish", "Copy", "CopyEach", "Destroy", "DoublePower", "Draw", "GainInfinitePower", "RecruitFree",
    "ReturnToHand",
]  # fmt: skip


@part_of_scripts
class Resource(Enum):
    """SHI-1.1."""

    CRYSTALS = "crystals"
    POWER = "power"
    MASTERY = "mastery"
    HEALTH = "health"


CRYSTALS: Final = Resource.CRYSTALS
POWER: Final = Resource.POWER
MASTERY: Final = Resource.MASTERY


# What asks nothing.


@dataclass(frozen=True, eq=False)
class Gain(Effect):
    """The player gains a resource."""

    what: Resource
    amount: Number

    def run(self, state: State, frame: Frame) -> None:
        state.frames.pop()
        amount, what, seat = self.amount, self.what, frame.seat
        count = amount if isinstance(amount, int) else measure(state, amount, scope_of(frame))
        if what is CRYSTALS:
            resources.gain_crystals(state, seat, count)
        elif what is POWER:
            resources.gain_power(state, seat, count)
        elif what is MASTERY:
            resources.gain_mastery(state, seat, count)
        else:
            resources.gain_health(state, seat, count)


@dataclass(frozen=True, eq=False)
class GainInfinitePower(Effect):
    """SHI-6.5."""

    def run(self, state: State, frame: Frame) -> None:
        state.frames.pop()
        resources.gain_infinite_power(state, frame.seat)


@dataclass(frozen=True, eq=False)
class DoublePower(Effect):
    """SHI-7.37."""

    def run(self, state: State, frame: Frame) -> None:
        state.frames.pop()
        resources.double_power(state, frame.seat)


@dataclass(frozen=True, eq=False)
class Draw(Effect):
    """The player draws cards."""

    cards: int

    def run(self, state: State, frame: Frame) -> None:
        state.frames.pop()
        draw(state, frame.seat, self.cards)


@part_of_scripts
@dataclass(frozen=True, eq=False)
class Level:
    """A mastery bonus."""

    mastery: int
    effect: Effect
    instead: bool = True


@dataclass(frozen=True, eq=False)
class ByMastery(Effect):
    """An effect, or instead of it that of the highest level reached (SHI-6.2, SHI-6.16)."""

    usual: Effect | None
    levels: tuple[Level, ...]

    def run(self, state: State, frame: Frame) -> None:
        state.frames.pop()
        mastery = state.vars[table.MASTERY + frame.seat]
        effect = self.usual
        reached = 0
        for level in self.levels:
            if mastery >= level.mastery:
                effect, reached = level.effect, level.mastery
        if reached:
            emit(state, table.REACHED, frame.seat, frame.source, amount=reached)
        if effect is not None:
            push_child(state, frame, effect)


# Named abilities.


@dataclass
class ShownCards(Locals):
    """The cards shown so far."""

    shown: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class With(Effect):
    """An effect that works only if a named ability is fulfilled (SHI-6.8), or instead of another one. If it
    is `required`, its champion can't be exhausted without (SHI-7.16)."""

    keyword: Keyword
    effect: Effect
    otherwise: Effect | None = None
    required: bool = False

    def __post_init__(self) -> None:
        self.has_fresh_locals()

    def fresh(self) -> ShownCards:
        return ShownCards()

    def run(self, state: State, frame: Frame[ShownCards]) -> None:
        """Cards are shown, if the player likes, when those played are not enough (SHI-6.26)."""
        keyword, seat = self.keyword, frame.seat
        if frame.answer == DONE:
            self.go_on(state, frame, fulfilled=False)
            return
        if frame.answer != NO_ANSWER:
            self.show(state, frame, Card(first(frame.answer)))
        if seat == table.NEMESIS:
            # SHI-11.6, SHI-11.24, SHI-11.25
            self.go_on(state, frame, state.vars[table.MASTERY + seat] >= NEMESIS_MASTERY)
        elif keyword is Keyword.ECHO or keyword is Keyword.INSPIRE:
            self.go_on(state, frame, fulfils(state, seat, keyword))
        else:
            wanted = missing(state, seat, keyword, frame.source, frame.locals.shown)
            if wanted:
                self.ask_to_show(state, frame, wanted)
            else:
                self.go_on(state, frame, fulfilled=True)

    def show(self, state: State, frame: Frame[ShownCards], card: Card) -> None:
        frame.answer = NO_ANSWER
        reveal(state, card)
        emit(state, table.SHOWED, frame.seat, card)
        frame.locals.shown += (card,)

    def ask_to_show(self, state: State, frame: Frame, wanted: list[int]) -> None:
        """Cards are shown to fulfil the condition (SHI-6.26): where the hand has not all that is missing,
        there is nothing to show. What a player could show is a secret, so that they are asked also then."""
        seat = frame.seat
        cards: list[Card] = []
        if can_show_all(state, seat, self.keyword, wanted):
            cards = [card for faction in wanted for card in can_show(state, seat, self.keyword, faction)]
        if not cards and is_open(state, seat):
            self.go_on(state, frame, fulfilled=False)
            return
        codes = [table.SHOW + card for card in cards]
        if not self.required:
            codes.append(DONE)
        prompt = table.ASK_SHOW_UNIFY if self.keyword is Keyword.UNIFY else table.ASK_SHOW_DOMINION
        ask(state, seat, prompt, codes, (frame.source,), private=True)

    def go_on(self, state: State, frame: Frame, fulfilled: bool) -> None:
        state.frames.pop()
        if fulfilled:
            number = table.KEYWORDS.index(self.keyword)
            emit(state, table.FULFILLED, frame.seat, frame.source, amount=number)
        effect = self.effect if fulfilled else self.otherwise
        if effect is not None:
            push_child(state, frame, effect)


def can_have_begun(state: State) -> bool:
    """Whether the question under way makes sense: nobody begins to show cards, or what needs a keyword, and
    can't fulfil it."""
    frame = state.frames[-1]
    node, kept = frame.node, frame.locals
    if not isinstance(node, With) or not isinstance(kept, ShownCards) or not (node.required or kept.shown):
        return True
    wanted = missing(state, frame.seat, node.keyword, frame.source, kept.shown)
    return can_show_all(state, frame.seat, node.keyword, wanted)


def redraw(world: State, seat: Seat, rng: Rng) -> bool:
    return can_have_begun(world) and redraw_choices(world, seat, rng)


# What can be chosen besides cards of a group.


@dataclass(frozen=True, eq=False)
class Opponents(Domain):
    """Players to choose from (SHI-1.16, SHI-6.30)."""

    def ask(self, state: State, frame: Frame) -> Question:
        codes = [table.PLAYER + seat for seat in opponents(state, frame.seat)]
        return Question(codes, table.ASK_PLAYER, (frame.source, 0))


@dataclass(frozen=True, eq=False)
class Copyable(Domain):
    """Cards of a group that are not in the chain of copies already (SHI-7.15)."""

    group: Group

    def ask(self, state: State, frame: Frame) -> Question:
        cards = members(state, self.group, scope_of(frame))
        models = to_choose_from(state, [card for card in cards if card not in (frame.source, frame.subject)])
        return Question([PICK + card for card in models], ASK_CHOOSE, (frame.source, 0))


# What is done to what was chosen.


@dataclass(frozen=True, eq=False)
class LoseMastery(Instruction):
    """A player loses mastery (SHI-6.29)."""

    who: Selector
    amount: int

    def do(self, state: State, frame: Frame) -> None:
        for seat in frame.slots[0]:
            resources.lose_mastery(state, Seat(seat), self.amount)


def chosen(frame: Frame) -> tuple[Card, ...]:
    """The cards that an instruction is about."""
    return tuple(Card(card) for card in frame.slots[0])


class NotByNemesis(Instruction):
    """What Nemesis ignores, having no hand, deck and discard pile (SHI-11.8, SHI-11.21)."""

    def run(self, state: State, frame: Frame) -> None:
        if frame.seat == table.NEMESIS:
            state.frames.pop()
        else:
            super().run(state, frame)


@dataclass(frozen=True, eq=False)
class Banish(NotByNemesis):
    """Cards leave the game for good (SHI-3.3)."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        for card in chosen(frame):
            move(state, card, table.BANISHED)
            emit(state, table.BANISHED_CARD, frame.seat, card)


@dataclass(frozen=True, eq=False)
class Destroy(Instruction):
    """Champions go to the discard pile (SHI-6.12)."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        for card in chosen(frame):
            destroy(state, card)


@dataclass(frozen=True, eq=False)
class ReturnToHand(NotByNemesis):
    """Cards of the discard pile go to the hand."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        for card in chosen(frame):
            move(state, card, table.HAND[frame.seat])
            emit(state, table.RETURNED, frame.seat, card)


@dataclass(frozen=True, eq=False)
class RecruitFree(NotByNemesis):
    """A card of the row is recruited for nothing (SHI-7.21)."""

    cards: Selector
    to_hand: bool = False

    def do(self, state: State, frame: Frame) -> None:
        for card in chosen(frame):
            recruit(state, frame.seat, card, 0, self.to_hand)


@dataclass(frozen=True, eq=False)
class Copy(Instruction):
    """The effects of a card are applied anew (SHI-6.13)."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        for card in chosen(frame):
            push_copy(state, frame, card)


@dataclass(frozen=True, eq=False)
class CopyEach(Instruction):
    """The effects of several cards, in an order of the player's choice (SHI-7.22)."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        push_copies(state, frame, chosen(frame))


@dataclass(frozen=True, eq=False)
class EndOfTurn(Until):
    """Until the turn is over."""
