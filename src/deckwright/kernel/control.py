"""Control: how effects follow one another. The results of each go to the ability that runs them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from deckwright.kernel.abilities import begin_lasting
from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card
from deckwright.kernel.instructions import Instruction, report, settle_parts
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import Ability, Condition, Effect, Group, Node, Number, Selector
from deckwright.kernel.scope import holds, measure, scope_of
from deckwright.kernel.selectors import Choose
from deckwright.kernel.vocabulary import ASK_MAY, NO, YES

if TYPE_CHECKING:
    from deckwright.kernel.state import State


WITHOUT_LIMIT: Final = 1 << 30
"""How often an effect is repeated that only a condition ends: one without end breaks the game off."""
NOT_COUNTED: Final = -WITHOUT_LIMIT


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Sequence(Effect):
    """One effect after the other."""

    effects: tuple[Effect, ...]

    def run(self, state: "State", frame: Frame) -> None:
        if frame.pc < len(self.effects):
            frame.pc += 1
            push_child(state, frame, self.effects[frame.pc - 1])
            return
        state.frames.pop()
        if frame.root == len(state.frames) and state.frames:
            below = state.frames[-1]
            if isinstance(below.node, ForEach):
                below.affected += frame.affected
                below.total += frame.total


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class May(Effect):
    """An effect that its player may leave undone."""

    effect: Effect

    def run(self, state: "State", frame: Frame) -> None:
        """What was declined has done nothing."""
        if frame.answer == NO_ANSWER:
            ask(state, state.game.rules.decider(state, frame.seat), ASK_MAY, [YES, NO], (frame.source, 0))
            return
        state.frames.pop()
        report(state, frame.root, (), 0)
        if frame.answer == YES:
            push_child(state, frame, self.effect)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class If(Effect):
    """An effect under a condition, or else another one."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def run(self, state: "State", frame: Frame) -> None:
        state.frames.pop()
        branch = self.then if self.condition.holds(state, scope_of(frame)) else self.otherwise
        if branch is not None:
            push_child(state, frame, branch)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class ForEach(Effect):
    """An effect for each card of a selector, which it calls «it»; its results are added up."""

    cards: Selector
    effect: Effect

    def run(self, state: "State", frame: Frame) -> None:
        """The cards are settled before the first turn."""
        if not frame.slots and not settle_parts(state, frame, (self.cards,)):
            return
        cards = frame.slots[0]
        place = frame.pc - 1
        if place == len(cards):
            state.frames.pop()
            report(state, frame.root, frame.affected, frame.total)
            return
        frame.pc += 1
        child = push_child(state, frame, as_sequence(self.effect), scope=True)
        child.chosen = (cards[place],)


@dataclass
class Repeating(Locals):
    """How often an effect is repeated at most, worked out once, and how often it was; and the positions that
    it has led to, where only a condition ends it."""

    most: int = NOT_COUNTED
    done: int = 0
    positions: tuple[int, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Repeat(Effect):
    """An effect again and again: so many times, and as long as a condition holds after each time."""

    effect: Effect
    times: Number | None = None
    while_: Condition | None = None

    def __post_init__(self) -> None:
        self.has_fresh_locals()

    def fresh(self) -> Repeating:
        return Repeating()

    def run(self, state: "State", frame: Frame[Repeating]) -> None:
        scope, kept = scope_of(frame), frame.locals
        if kept.most == NOT_COUNTED:
            kept.most = WITHOUT_LIMIT if self.times is None else measure(state, self.times, scope)
        again = kept.done < kept.most
        if again and kept.done and self.while_ is not None:
            again = holds(state, self.while_, scope) and not leads_back(state, kept)
        if not again:
            state.frames.pop()
            return
        kept.done += 1
        push_child(state, frame, self.effect)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Keep(Instruction):
    """Choose something for later parts of the ability."""

    what: Selector

    def do(self, state: "State", frame: Frame) -> None:
        state.frames[frame.root].slots += (frame.slots[0],)


@mypyc_attr(allow_interpreted_subclasses=True)
class Until(Node):
    """When a lasting effect ends."""

    def moment(self, state: "State", frame: Frame) -> tuple[int, int]:
        """The number of the moment, as the game counts them, and how many such moments to skip."""
        return state.game.cards.moment(state, self, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Last(Instruction):
    """An ability works from now on until a moment, for everybody or for the cards it is given to."""

    ability: Ability
    until: Until
    cards: Selector | None = None

    def do(self, state: "State", frame: Frame) -> None:
        moment, skips = self.until.moment(state, frame)
        face, ordinal = state.game.scripts.find_ability(self.ability)
        cards = tuple(Card(card) for card in frame.slots[0]) if frame.slots else ()
        if isinstance(self.cards, Choose) and not isinstance(self.cards.domain, Group):
            cards = tuple(Card(as_given(number)) for number in cards)
        begin_lasting(state, face, ordinal, frame.source, frame.seat, moment, skips, cards)


def as_given(number: int) -> int:
    """Something else than a card that a lasting effect was given, so that no card is taken for it."""
    return -2 - number


def push_child(state: "State", frame: Frame, node: Effect, scope: bool = False) -> Frame:
    """Run a part of an ability; as a scope of its own it has its own «it» and «this way»."""
    root = len(state.frames) if scope else frame.root
    child = Frame(node, frame.seat, root, frame.source)
    child.subject = frame.subject
    child.counterpart = frame.counterpart
    child.amount = frame.amount
    if scope:
        child.slots = state.frames[frame.root].slots
    state.frames.append(child)
    return child


def as_sequence(effect: Effect) -> Sequence:
    assert isinstance(effect, Sequence), "scripts wrap what they repeat in a sequence"
    return effect


def leads_back(state: "State", kept: Repeating) -> bool:
    """Whether a loop has led to a position that it had before: then it gets nowhere, and ends."""
    # Only what everybody may know: what a hidden card is must not show in what a frame has gathered.
    faces = [
        state.text[card] for zone in state.game.table.play_zones for card in state.zones[zone] if state.text
    ]
    numbers = state.columns[state.game.table.printed_columns :]
    position = hash(
        (
            tuple(state.zones),
            tuple(map(tuple, numbers)),
            tuple(state.vars),
            tuple(state.controller),
            tuple(faces),
            tuple(state.host),
            state.lasting,
        )
    )
    if position in kept.positions:
        return True
    kept.positions += (position,)
    return False
