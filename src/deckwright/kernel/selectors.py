"""Selectors: what effects are about. Every question of every effect is asked here."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from deckwright.kernel.abilities import Whose
from deckwright.kernel.decisions import Question, ask
from deckwright.kernel.frames import NO_ANSWER, NONE, Frame
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.layers import value
from deckwright.kernel.nodes import Domain, Group, Number, Selector, part_of_scripts
from deckwright.kernel.rng import below
from deckwright.kernel.scope import Scope, measure, members, scope_of
from deckwright.kernel.vocabulary import ASK_AMOUNT, ASK_CHOOSE, DONE, NUMBER, PICK, first

if TYPE_CHECKING:
    from deckwright.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Choose(Selector):
    """So many things of a domain. With `again` the same one may be chosen several times (an amount spread
    over targets); `times` works out how many, else from `least` to `most`."""

    domain: Domain
    least: int = 1
    most: int = 1
    times: Number | None = None
    again: bool = False
    up_to: bool = False
    """With `times`: that many at most."""
    ordered: bool = False
    """The order matters, so that even the last ones are asked for."""
    by: Whose = Whose.YOU

    def settle(self, state: "State", frame: Frame) -> bool:
        """Ask once for each thing; fewer if there are no more."""
        least, most = self.least, self.most
        if self.times is not None:
            most = measure(state, self.times, scope_of(frame))
            least = 0 if self.up_to else most
        while True:
            if frame.answer != NO_ANSWER:
                code = frame.answer
                frame.answer = NO_ANSWER
                if code == DONE:
                    return self._settled(state, frame, frame.picks)
                frame.picks += (first(code),)
            if len(frame.picks) >= most:
                return self._settled(state, frame, frame.picks)
            question = self.domain.ask(state, frame)
            codes = question.codes
            if not self.again:
                codes = [code for code in codes if first(code) not in frame.picks]
            if not (self.again or self.ordered or question.private) and len(codes) <= least - len(
                frame.picks
            ):
                # All that is left must be taken: nothing to ask.
                return self._settled(state, frame, frame.picks + tuple(first(code) for code in codes))
            if len(frame.picks) >= least or (
                question.private and state.game.cards.states_a_quality(self.domain)
            ):
                codes = [*codes, DONE]
            if not codes:
                if not question.private:
                    return self._settled(state, frame, frame.picks)
                codes = [DONE]
            seat = chooser(state, self, question, frame)
            ask(state, seat, question.prompt, codes, question.args, private=question.private)
            if state.codes:
                return False

    def _settled(self, state: "State", frame: Frame, chosen: tuple[int, ...]) -> bool:
        settle(state, frame, chosen)
        self.domain.note(state, frame, chosen)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Every(Selector):
    """All cards of a group."""

    group: Group

    def settle(self, state: "State", frame: Frame) -> bool:
        return settle(state, frame, members(state, self.group, scope_of(frame)))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class AtRandom(Selector):
    """Cards of a group taken at random."""

    group: Group
    count: int = 1

    def settle(self, state: "State", frame: Frame) -> bool:
        rest = list(members(state, self.group, scope_of(frame)))
        chosen: list[Card] = []
        while rest and len(chosen) < self.count:
            chosen.append(rest.pop(below(state, len(rest))))
        return settle(state, frame, tuple(chosen))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Extreme(Selector):
    """The cards of a group that have most (or least) of an attribute; the player chooses among ties."""

    group: Group
    attribute: int
    count: int = 1
    highest: bool = True

    def settle(self, state: "State", frame: Frame) -> bool:
        """Those beyond the last place are sure, ties for it are chosen."""
        sign = -1 if self.highest else 1
        cards = members(state, self.group, scope_of(frame))
        rank = {card: sign * value(state, self.attribute, card) for card in cards}
        if len(cards) <= self.count:
            return settle(state, frame, cards)
        last = sorted(rank.values())[self.count - 1]
        sure = tuple(card for card in cards if rank[card] < last)
        ties = [card for card in cards if rank[card] == last]
        if frame.answer != NO_ANSWER:
            frame.picks += (first(frame.answer),)
            frame.answer = NO_ANSWER
        while len(sure) + len(frame.picks) < self.count:
            codes = [PICK + card for card in ties if card not in frame.picks]
            if len(codes) == self.count - len(sure) - len(frame.picks):
                return settle(state, frame, sure + frame.picks + tuple(first(code) for code in codes))
            ask(state, state.game.rules.decider(state, frame.seat), ASK_CHOOSE, codes, (frame.source, 0))
            if state.codes:
                return False
            frame.picks += (first(frame.answer),)
            frame.answer = NO_ANSWER
        return settle(state, frame, sure + frame.picks)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class ChooseNumber(Selector):
    """A number; what is settled is that many."""

    least: int
    most: Number

    def settle(self, state: "State", frame: Frame) -> bool:
        if frame.answer == NO_ANSWER:
            most = max(self.least, measure(state, self.most, scope_of(frame)))
            codes = [NUMBER + number for number in range(self.least, most + 1)]
            ask(state, state.game.rules.decider(state, frame.seat), ASK_AMOUNT, codes, (frame.source, 0))
            if state.codes:
                return False
        number = first(frame.answer)
        frame.answer = NO_ANSWER
        return settle(state, frame, (number,), names_it=False)


@part_of_scripts
class Name(Enum):
    """Cards that an ability can name without choosing."""

    SELF = "self"
    IT = "it"
    THIS_WAY = "this-way"
    SUBJECT = "subject"
    OTHER = "other"
    HOST = "host"
    BOUND = "bound"


EVENT_NAMES: Final = (Name.SUBJECT, Name.OTHER)
HOLDER_NAMES: Final = (Name.SELF, Name.HOST, Name.BOUND)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Named(Selector):
    """Cards already known to the ability."""

    name: Name

    @property
    def of_event(self) -> bool:
        return self.name in EVENT_NAMES

    def settle(self, state: "State", frame: Frame) -> bool:
        return settle(state, frame, named_cards(state, self.name, frame), names_it=False)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Kept(Selector):
    """What the ability chose earlier and kept."""

    slot: int

    def settle(self, state: "State", frame: Frame) -> bool:
        return settle(state, frame, state.frames[frame.root].slots[self.slot], names_it=False)


def settle(state: "State", frame: Frame, chosen: tuple[int, ...], names_it: bool = True) -> bool:
    """Note what a selector stands for; later parts of the ability call it «it»."""
    frame.slots += (chosen,)
    frame.picks = NONE
    if names_it and frame.root < len(state.frames):
        state.frames[frame.root].chosen = chosen
    return True


def chooser(state: "State", selector: Choose, question: Question, frame: Frame) -> Seat:
    """Who chooses: as the text says, or whoever may see what there is to choose from, or by the rules."""
    if selector.by is not Whose.YOU:
        return state.game.rules.opponent(state, frame.seat)
    return frame.seat if question.private else state.game.rules.decider(state, frame.seat)


def named_cards(state: "State", name: Name, frame: Frame) -> tuple[int, ...]:
    """The cards that a name stands for in a running ability."""
    root = state.frames[frame.root]
    if name is Name.IT:
        return root.chosen
    if name is Name.THIS_WAY:
        return root.affected
    card = NO_CARD
    if name is Name.SELF:
        card = frame.source
    elif name is Name.SUBJECT:
        card = frame.subject
    elif name is Name.OTHER:
        card = Card(frame.counterpart)
    elif name is Name.HOST and state.host:
        card = state.host[frame.source]
    return () if card == NO_CARD else (card,)


def cards_called(state: "State", name: Name, scope: Scope) -> tuple[int, ...]:
    """The cards that a name stands for, for a running ability or a continuous one."""
    if name is Name.BOUND:
        return scope.cards
    if scope.frame is not None:
        return named_cards(state, name, scope.frame)
    card = NO_CARD
    if name is Name.SELF:
        card = scope.source
    elif name is Name.SUBJECT:
        card = scope.subject
    elif name is Name.OTHER:
        card = Card(scope.counterpart)
    elif name is Name.HOST:
        card = state.host[scope.source]
    return () if card == NO_CARD else (card,)
