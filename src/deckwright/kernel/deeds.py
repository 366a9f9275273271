"""Deeds: effects that first settle what they are about, then happen at once.

Every question of every effect is asked here. A deed names its selectors; the deed itself never asks.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from deckwright.kernel.abilities import Whose
from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import NO_ANSWER, NONE, Frame
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.layers import value
from deckwright.kernel.nodes import Amount, Domain, Effect, Group, Selector, part_of_scripts
from deckwright.kernel.rng import below
from deckwright.kernel.scope import measure, members, scope_of
from deckwright.kernel.words import ASK_AMOUNT, ASK_CHOOSE, DONE, NUMBER, PICK, first

if TYPE_CHECKING:
    from deckwright.kernel.state import State


class Question(NamedTuple):
    """The options of a domain and how to ask for one of them."""

    codes: list[int]
    prompt: int
    args: tuple[int, ...]
    private: bool = False


Ask = Callable[["State", Domain, Frame], Question]
Settle = Callable[["State", Selector, Frame], bool]
"""Settles a selector; False when it had to ask first."""


@dataclass(frozen=True, eq=False)
class Choose(Selector):
    """So many things of a domain. With `again` the same one may be chosen several times (an amount spread
    over targets); `times` works out how many, else from `least` to `most`."""

    domain: Domain
    least: int = 1
    most: int = 1
    times: Amount | None = None
    again: bool = False
    up_to: bool = False
    """With `times`: that many at most."""
    ordered: bool = False
    """The order matters, so that even the last ones are asked for."""
    by: Whose = Whose.YOU


@dataclass(frozen=True, eq=False)
class Every(Selector):
    """All cards of a group."""

    group: Group


@dataclass(frozen=True, eq=False)
class AtRandom(Selector):
    """Cards of a group taken at random."""

    group: Group
    count: int = 1


@dataclass(frozen=True, eq=False)
class Extreme(Selector):
    """The cards of a group that have most (or least) of an attribute; the player chooses among ties."""

    group: Group
    attribute: int
    count: int = 1
    highest: bool = True


@dataclass(frozen=True, eq=False)
class ChooseNumber(Selector):
    """A number; what is settled is that many."""

    least: int
    most: Amount


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


@dataclass(frozen=True, eq=False)
class Named(Selector):
    """Cards already known to the ability."""

    name: Name

    @property
    def of_event(self) -> bool:
        return self.name in EVENT_NAMES


@dataclass(frozen=True, eq=False)
class Kept(Selector):
    """What the ability chose earlier and kept."""

    slot: int


@dataclass(frozen=True, eq=False)
class Deed(Effect):
    """Base of effects with selectors. `parts` are the fields that are selectors, in their order."""

    parts: tuple[Selector, ...] = field(init=False, repr=False, default=())
    only_marks: ClassVar[bool] = False
    """Whether it changes nothing but what lies on its cards."""

    @property
    def names_each(self) -> bool:
        """Whether its amounts are worked out for each card, which they call «it»."""
        return False

    def __post_init__(self) -> None:
        values = (getattr(self, each.name) for each in fields(self) if each.name != "parts")
        object.__setattr__(self, "parts", tuple(value for value in values if isinstance(value, Selector)))


def run_deed(state: "State", frame: Frame) -> None:
    """Handler of every Deed: settle the selectors one by one, then apply it and drop the frame."""
    node = frame.node
    assert isinstance(node, Deed)
    if not settle_parts(state, frame, node.parts):
        return
    state.frames.pop()
    state.game.deeds[node.op](state, frame)


def settle_parts(state: "State", frame: Frame, parts: tuple[Selector, ...]) -> bool:
    """Settle what an effect is about; False when it has to wait for an answer."""
    while frame.pc < len(parts):
        selector = parts[frame.pc]
        if not state.game.settlers[selector.op](state, selector, frame):
            return False
        frame.pc += 1
    return True


def settle(state: "State", frame: Frame, chosen: tuple[int, ...], names_it: bool = True) -> bool:
    """Note what a selector stands for; later parts of the ability call it «it»."""
    frame.slots += (chosen,)
    frame.picks = NONE
    if names_it and frame.root < len(state.frames):
        state.frames[frame.root].it = chosen
    return True


def report(state: "State", root: int, cards: tuple[int, ...], tally: int) -> None:
    """Tell the ability what its effect really did: «this way»."""
    if root < len(state.frames):
        state.frames[root].way = cards
        state.frames[root].tally = tally


def settle_choice(state: "State", selector: Selector, frame: Frame) -> bool:
    """Settler of Choose: ask once for each thing; fewer if there are no more."""
    assert isinstance(selector, Choose)
    least, most = selector.least, selector.most
    if selector.times is not None:
        most = measure(state, selector.times, scope_of(frame))
        least = 0 if selector.up_to else most
    while True:
        if frame.answer != NO_ANSWER:
            code = frame.answer
            frame.answer = NO_ANSWER
            if code == DONE:
                return settle(state, frame, frame.picks)
            frame.picks += (first(code),)
        if len(frame.picks) >= most:
            return settle(state, frame, frame.picks)
        question = ask_domain(state, selector.domain, frame)
        codes = question.codes
        if not selector.again:
            codes = [code for code in codes if first(code) not in frame.picks]
        if not (selector.again or selector.ordered or question.private) and len(codes) <= least - len(
            frame.picks
        ):
            # All that is left must be taken: nothing to ask.
            return settle(state, frame, frame.picks + tuple(first(code) for code in codes))
        if len(frame.picks) >= least or (question.private and state.game.states_a_quality(selector.domain)):
            codes = [*codes, DONE]
        if not codes:
            if not question.private:
                return settle(state, frame, frame.picks)
            codes = [DONE]
        seat = chooser(state, selector, question, frame)
        ask(state, seat, question.prompt, codes, question.args, private=question.private)
        if state.codes:
            return False


def chooser(state: "State", selector: Choose, question: Question, frame: Frame) -> Seat:
    """Who chooses: as the text says, or whoever may see what there is to choose from, or by the rules."""
    if selector.by is not Whose.YOU:
        return state.game.opponent(state, frame.seat)
    return frame.seat if question.private else state.game.decider(state, frame.seat)


def ask_domain(state: "State", domain: Domain, frame: Frame) -> Question:
    if not isinstance(domain, Group):
        return state.game.domains[domain.op](state, domain, frame)
    codes = [PICK + card for card in members(state, domain, scope_of(frame))]
    # What is not there in a hidden zone is a secret too: then even an empty choice is asked for.
    hidden = any(state.game.is_secret(state, zone, frame.seat) for zone in state.game.zones_of(domain))
    return Question(codes, ASK_CHOOSE, (frame.source, 0), hidden)


def choice_of(frame: Frame) -> Choose | None:
    """The choice that a deed is at, if it is at one."""
    if not isinstance(frame.node, Deed) or frame.pc >= len(frame.node.parts):
        return None
    selector = frame.node.parts[frame.pc]
    return selector if isinstance(selector, Choose) else None


def redraw_picks(state: "State", seat: Seat, pick: "Callable[[int], int]") -> bool:
    """Replace what somebody else has picked so far out of a hidden zone, in a choice that goes on, by picks
    that they could have made. False if that is impossible."""
    frame = state.frames[-1]
    selector = choice_of(frame)
    if state.decider == seat or not frame.picks or selector is None:
        return True
    question = ask_domain(state, selector.domain, frame)
    if not question.private:
        return True
    count, frame.picks = len(frame.picks), NONE
    cards = [first(code) for code in question.codes]
    if len(cards) < count and not selector.again:
        return False
    for _ in range(count):
        place = pick(len(cards))
        frame.picks += (cards[place] if selector.again else cards.pop(place),)
    return True


def settle_every(state: "State", selector: Selector, frame: Frame) -> bool:
    assert isinstance(selector, Every)
    return settle(state, frame, members(state, selector.group, scope_of(frame)))


def settle_random(state: "State", selector: Selector, frame: Frame) -> bool:
    assert isinstance(selector, AtRandom)
    rest = list(members(state, selector.group, scope_of(frame)))
    chosen: list[Card] = []
    while rest and len(chosen) < selector.count:
        chosen.append(rest.pop(below(state, len(rest))))
    return settle(state, frame, tuple(chosen))


def settle_extreme(state: "State", selector: Selector, frame: Frame) -> bool:
    """Settler of Extreme: those beyond the last place are sure, ties for it are chosen."""
    assert isinstance(selector, Extreme)
    sign = -1 if selector.highest else 1
    cards = members(state, selector.group, scope_of(frame))
    rank = {card: sign * value(state, selector.attribute, card) for card in cards}
    if len(cards) <= selector.count:
        return settle(state, frame, cards)
    last = sorted(rank.values())[selector.count - 1]
    sure = tuple(card for card in cards if rank[card] < last)
    ties = [card for card in cards if rank[card] == last]
    if frame.answer != NO_ANSWER:
        frame.picks += (first(frame.answer),)
        frame.answer = NO_ANSWER
    while len(sure) + len(frame.picks) < selector.count:
        codes = [PICK + card for card in ties if card not in frame.picks]
        if len(codes) == selector.count - len(sure) - len(frame.picks):
            return settle(state, frame, sure + frame.picks + tuple(first(code) for code in codes))
        ask(state, state.game.decider(state, frame.seat), ASK_CHOOSE, codes, (frame.source, 0))
        if state.codes:
            return False
        frame.picks += (first(frame.answer),)
        frame.answer = NO_ANSWER
    return settle(state, frame, sure + frame.picks)


def settle_number(state: "State", selector: Selector, frame: Frame) -> bool:
    """Settler of ChooseNumber."""
    assert isinstance(selector, ChooseNumber)
    if frame.answer == NO_ANSWER:
        most = max(selector.least, measure(state, selector.most, scope_of(frame)))
        codes = [NUMBER + number for number in range(selector.least, most + 1)]
        ask(state, state.game.decider(state, frame.seat), ASK_AMOUNT, codes, (frame.source, 0))
        if state.codes:
            return False
    number = first(frame.answer)
    frame.answer = NO_ANSWER
    return settle(state, frame, (number,), names_it=False)


def settle_named(state: "State", selector: Selector, frame: Frame) -> bool:
    assert isinstance(selector, Named)
    return settle(state, frame, named_cards(state, selector.name, frame), names_it=False)


def settle_kept(state: "State", selector: Selector, frame: Frame) -> bool:
    assert isinstance(selector, Kept)
    return settle(state, frame, state.frames[frame.root].slots[selector.slot], names_it=False)


def named_cards(state: "State", name: Name, frame: Frame) -> tuple[int, ...]:
    """The cards that a name stands for in a running ability."""
    root = state.frames[frame.root]
    if name is Name.IT:
        return root.it
    if name is Name.THIS_WAY:
        return root.way
    card = NO_CARD
    if name is Name.SELF:
        card = frame.source
    elif name is Name.SUBJECT:
        card = frame.subject
    elif name is Name.OTHER:
        card = Card(frame.other)
    elif name is Name.HOST and state.host:
        card = state.host[frame.source]
    return () if card == NO_CARD else (card,)


SETTLERS: "dict[type[Selector], Settle]" = {
    Choose: settle_choice,
    Every: settle_every,
    AtRandom: settle_random,
    Extreme: settle_extreme,
    ChooseNumber: settle_number,
    Named: settle_named,
    Kept: settle_kept,
}


def can_settle(state: "State", deed: Deed, frame: Frame) -> bool:
    """Whether the first choice of a deed has anything to choose from."""
    for selector in deed.parts:
        if isinstance(selector, Choose) and selector.least:
            return len(ask_domain(state, selector.domain, frame).codes) >= selector.least
    return True
