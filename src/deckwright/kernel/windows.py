"""What events set off: windows of triggered abilities, and replacements.

Triggers are gathered while something happens and resolved in a window right after it, before whatever
was under way goes on. All events of one step are simultaneous: their triggers share one window, and the
active player chooses the order.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from deckwright.kernel.abilities import (
    OPPONENT,
    YOU,
    Entry,
    Pattern,
    Replacement,
    Trigger,
    Triggered,
    has_uses_left,
    note_use,
)
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import NO_CARD, NO_SEAT, OWN_SEAT, Card, Face, Seat
from deckwright.kernel.layers import holders
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import Effect, named
from deckwright.kernel.scope import Scope, belongs, holds
from deckwright.kernel.vocabulary import ASK_INSTEAD, ASK_ORDER, RESOLVE, Moment, first

if TYPE_CHECKING:
    from deckwright.kernel.game import Game
    from deckwright.kernel.state import State


def happen(
    state: "State",
    kind: int,
    seat: int = NO_SEAT,
    card: Card = NO_CARD,
    other: int = -1,
    amount: int = 0,
) -> None:
    """Something happened: note it, unless nobody is told of such things, and gather the abilities that wait
    for it."""
    game = state.game
    if game.table.told[kind]:
        state.events.append((kind, OWN_SEAT, seat, card, other, amount))
    elif game.table.vocabulary.events[kind].moment is not Moment.SILENT:
        emit(state, kind, seat, card, other, amount)
    gather(state, kind, seat, card, other, amount)


def gather(
    state: "State", kind: int, seat: int = NO_SEAT, card: Card = NO_CARD, other: int = -1, amount: int = 0
) -> None:
    """Set off the abilities that wait for something that was told before."""
    entries = state.index.listeners.get(kind)
    if entries:
        state.triggered += tuple(triggers(state, entries, seat, card, other, amount))


def triggers(
    state: "State", entries: tuple[Entry, ...], seat: int, card: Card, other: int, amount: int
) -> list[Trigger]:
    found: list[Trigger] = []
    for entry in entries:
        ability = entry.ability
        assert isinstance(ability, Triggered)
        if is_of_another(entry, ability.on, card):
            continue
        for holder, whose in holders(state, entry):
            scope = Scope(holder, whose, None, bound(entry), card, other)
            if (
                fits(state, ability.on, seat, card, other, scope)
                and holds(state, ability.condition, scope)
                and has_uses_left(state, holder, entry.ordinal, ability.limit)
            ):
                found.append((entry.face, entry.ordinal, holder, whose, card, other, amount))
    return found


def is_of_another(entry: Entry, pattern: Pattern, card: Card) -> bool:
    """Whether an ability waits for what happens to its own card, and this happens to another: so it is with
    most, and then nothing else need be asked."""
    subject = pattern.subject
    return subject is not None and card != entry.source and entry.holders is None and subject.is_its_source


def bound(entry: Entry) -> tuple[Card, ...]:
    return entry.lasting.cards if entry.lasting else ()


def fits(state: "State", pattern: Pattern, seat: int, card: Card, other: int, scope: Scope) -> bool:
    """Whether an event is what an ability waits for."""
    whose = pattern.whose
    if (whose is YOU and seat != scope.seat) or (whose is OPPONENT and seat == scope.seat):
        return False
    if pattern.subject is not None and not (card != NO_CARD and belongs(state, pattern.subject, card, scope)):
        return False
    return pattern.other is None or (other >= 0 and belongs(state, pattern.other, Card(other), scope))


@dataclass
class Waiting(Locals):
    """The triggers that a window has still to resolve."""

    triggers: tuple[Trigger, ...] = ()

    def to_data(self, game: "Game") -> dict[str, Any]:
        """Cards by their names, for their numbers change when others are added."""
        return {"triggers": [[game.table.face_names[face], *rest] for face, *rest in self.triggers]}

    @classmethod
    def from_data(cls, data: dict[str, Any], game: "Game") -> "Waiting":
        faces = game.table.face_names
        return cls(tuple(trigger_of([faces.index(face), *rest]) for face, *rest in data["triggers"]))


def trigger_of(numbers: list[int]) -> Trigger:
    face, ordinal, holder, seat, subject, other, amount = numbers
    return face, ordinal, holder, seat, subject, other, amount


class TriggerWindow(Effect):
    """Triggers that wait: one after the other is resolved."""

    has_locals = True

    def fresh(self) -> Waiting:
        return Waiting()

    def waiting(self, state: "State", frame: "Frame[Waiting]") -> tuple[Trigger, ...]:
        return frame.locals.triggers

    def run(self, state: "State", frame: "Frame[Waiting]") -> None:
        """The active player chooses among different ones."""
        kept = frame.locals
        if frame.answer == NO_ANSWER:
            ready = [trigger for trigger in kept.triggers if state.game.cards.still_resolves(state, trigger)]
            if len(ready) < len(kept.triggers):
                kept.triggers = tuple(ready)
            if not ready:
                state.frames.pop()
                return
            at_once = state.game.cards.at_once(state, ready) if len(ready) > 1 else 0
            codes = choices(state, ready) if at_once is None else [RESOLVE + at_once]
            ask(state, frame.seat, ASK_ORDER, codes)
            if state.codes:
                return
        place = first(frame.answer)
        frame.answer = NO_ANSWER
        chosen = kept.triggers[place]
        kept.triggers = kept.triggers[:place] + kept.triggers[place + 1 :]
        resolve(state, chosen)


@dataclass
class Replacing(Locals):
    """The cards that something is about to happen to, how many of them have been looked at, and those of them
    to which it still happens."""

    cards: tuple[int, ...] = ()
    other: int = -1
    done: int = 0
    left: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class Replaceable(Effect):
    """An event about to happen to cards: those to which it still happens are what the frame below is told as
    its result; what happens instead to the others is done first."""

    name: str
    kind: int

    def __post_init__(self) -> None:
        named(self.name, self)
        self.has_fresh_locals()

    def fresh(self) -> Replacing:
        return Replacing()

    def begin(
        self, state: "State", seat: Seat, cards: tuple[int, ...], source: Card = NO_CARD, other: int = -1
    ) -> None:
        """Ask what happens instead, before anything else goes on."""
        state.frames.append(Frame(self, seat, len(state.frames), source, Replacing(cards, other)))

    def run(self, state: "State", frame: "Frame[Replacing]") -> None:
        """Card by card; with several replacements the active player chooses one."""
        kept = frame.locals
        while kept.done < len(kept.cards):
            card = Card(kept.cards[kept.done])
            # A replacement done before may have taken the card away: then there is nothing to replace.
            instead = self.replacements(state, frame)
            if not instead:
                kept.left += (card,)
                kept.done += 1
                continue
            if frame.answer == NO_ANSWER:
                active = Seat(state.vars[state.game.table.active_var])
                ask(state, active, ASK_INSTEAD, choices(state, instead), (card,))
                if state.codes:
                    return
            chosen = instead[first(frame.answer)]
            frame.answer = NO_ANSWER
            kept.done += 1
            resolve(state, chosen)
            return
        state.frames.pop()
        state.frames[-1].results = kept.left

    def waiting(self, state: "State", frame: "Frame[Replacing]") -> tuple[Trigger, ...]:
        return tuple(self.replacements(state, frame))

    def replacements(self, state: "State", frame: "Frame[Replacing]") -> list[Trigger]:
        """What would happen instead to the card that is looked at."""
        kept = frame.locals
        return replacements(state, self.kind, frame.seat, Card(kept.cards[kept.done]), kept.other)


WINDOW: Final = TriggerWindow()
named("kernel/window", WINDOW)


def open_window(state: "State") -> None:
    """Resolve what was gathered before anything else goes on."""
    seat = Seat(state.vars[state.game.table.active_var])
    state.frames.append(Frame(WINDOW, seat, len(state.frames), locals=Waiting(state.triggered)))
    state.triggered = ()


def choices(state: "State", ready: list[Trigger]) -> list[int]:
    """The options for what comes first; of abilities that come to the same only one is offered."""
    if len(ready) == 1:
        return [RESOLVE]
    holders: dict[tuple[int, int, int], set[Card]] = {}
    for face, ordinal, holder, seat, *_ in ready:
        holders.setdefault((face, ordinal, seat), set()).add(Card(holder))
    waiting = reversed(list(enumerate(ready)))
    places = {likeness(state, trigger, holders): place for place, trigger in waiting}
    return [RESOLVE + place for place in sorted(places.values())]


def likeness(state: "State", trigger: Trigger, holders: dict[tuple[int, int, int], set[Card]]) -> Trigger:
    """A trigger without what makes no difference to its ability; `holders` are the cards that have one that
    waits, for each player."""
    face, ordinal, holder, seat, subject, other, amount = trigger
    if face in state.game.cards.sourceless_faces:
        return face, ordinal, NO_CARD, seat, NO_CARD, NO_CARD, amount
    if not depends_on_holder(state, trigger, holders[face, ordinal, seat]):
        holder = NO_CARD
    if not state.game.scripts.speaks_of_event(Face(face), ordinal):
        subject, other, amount = NO_CARD, NO_CARD, 0
    return face, ordinal, holder, seat, subject, other, amount


def depends_on_holder(state: "State", trigger: Trigger, holders: set[Card]) -> bool:
    """Whether it makes a difference which of several cards has an ability that waits: the effect depends on
    the card, or it could touch another that has it too, whose ability may then come to something else."""
    if state.game.scripts.speaks_of_holder(Face(trigger[0]), trigger[1]):
        return True
    return len(holders) > 1 and any(state.game.cards.could_touch(state, trigger, card) for card in holders)


def resolve(state: "State", trigger: Trigger) -> None:
    """Run the effect of a triggered ability."""
    face, ordinal, holder, seat, subject, other, amount = trigger
    ability = state.game.scripts.abilities[Face(face)][ordinal]
    assert isinstance(ability, Triggered | Replacement)
    if ability.limit:
        if not has_uses_left(state, Card(holder), ordinal, ability.limit):
            return
        note_use(state, Card(holder), ordinal)
    frame = Frame(ability.effect, Seat(seat), len(state.frames), Card(holder))
    frame.subject = Card(subject)
    frame.counterpart = other
    frame.amount = amount
    state.frames.append(frame)


def replacements(state: "State", kind: int, seat: int, card: Card, other: int = -1) -> list[Trigger]:
    """What would happen instead of an event."""
    found: list[Trigger] = []
    for entry in state.index.replacements.get(kind, ()):
        ability = entry.ability
        assert isinstance(ability, Replacement)
        for holder, whose in holders(state, entry):
            scope = Scope(holder, whose, None, bound(entry), card, other)
            if (
                fits(state, ability.on, seat, card, other, scope)
                and holds(state, ability.condition, scope)
                and has_uses_left(state, holder, entry.ordinal, ability.limit)
            ):
                found.append((entry.face, entry.ordinal, holder, whose, card, other, 0))
    return found


def waiting(state: "State") -> tuple[Trigger, ...]:
    """The triggers or replacements that the present question is about."""
    frame = state.frames[-1]
    return frame.node.waiting(state, frame)
