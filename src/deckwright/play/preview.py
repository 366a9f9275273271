"""What an option would bring about, as far as its player can tell: nothing that is hidden or left to chance.

The option is tried in several possible worlds. What is the same in all of them is sure.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import takewhile
from typing import Final

from deckwright.bots.worlds import forget
from deckwright.kernel.events import RawEvent
from deckwright.kernel.handles import Decision, Event, Events
from deckwright.kernel.ids import Seat
from deckwright.kernel.knowledge import Worlds
from deckwright.kernel.rng import Rng
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import Arg, EventKind, Moment

WORLDS: Final = 8


class Ending(Enum):
    """Where a preview stops."""

    BACK = "back"
    """The same question comes again: all has been told."""
    ASKED = "asked"
    OTHER = "other"
    """Somebody else has to choose."""
    OPEN = "open"
    """Chance, or what is hidden, decides."""
    OVER = "over"


@dataclass(frozen=True)
class Preview:
    """The events that are sure, and why there are no more."""

    events: Sequence[Event]
    ending: Ending
    question: Decision | None = None
    """What would be asked, if the player can know it."""
    outcome: Outcome | None = None


def foresee(state: State, seat: Seat, choice: int) -> Preview:
    """What a choice of the seat that is asked would bring about. Which worlds are tried depends on nothing
    that the seat can't know: even how cards are counted that come to light later would tell."""
    state = forget(state, seat)
    rng = Rng(choice)
    unknown = {card for card, known in enumerate(state.known) if not known >> seat & 1}
    possible = Worlds(state, seat)
    worlds = [possible.draw(rng) for _ in range(WORLDS)]
    told: list[list[Event]] = []
    is_sure, beside = True, 0
    for world in worlds:
        before = world.rng
        world.choose(choice)
        sure = list(sure_events(world, unknown))
        beside = sum(is_beside(world, raw, unknown) for raw in world.events)
        is_sure = is_sure and world.rng == before and len(sure) + beside == len(world.events)
        shown = [
            raw
            for raw in sure
            if not world.game.table.vocabulary.events[raw[0]].secret or raw[3] not in unknown
        ]
        told.append(Events(world, shown).seen_by(seat))
    common = list(takewhile(all_alike, zip(*told, strict=False)))
    is_sure = is_sure and all(len(each) == len(common) for each in told)
    ending, question, outcome = ending_of(state, worlds, seat, unknown, is_sure)
    if ending is Ending.BACK and beside:
        ending = Ending.OPEN
    return Preview([row[0] for row in common], ending, question, outcome)


def sure_events(world: State, unknown: set[int]) -> Iterator[RawEvent]:
    """The events before the first one that shows a card which the player can't know now, or a shuffle; but
    what only comes beside the others is left out."""
    for raw in world.events:
        kind = world.game.table.vocabulary.events[raw[0]]
        if is_beside(world, raw, unknown):
            continue
        if kind.moment is Moment.SHUFFLE or (not kind.secret and shows(kind, raw) & unknown):
            return
        yield raw


def is_beside(world: State, raw: RawEvent, unknown: set[int]) -> bool:
    kind = world.game.table.vocabulary.events[raw[0]]
    return kind.aside and bool(shows(kind, raw) & unknown)


def shows(kind: EventKind, raw: RawEvent) -> set[int]:
    """The cards that an event tells of."""
    slots = ((kind.card, raw[3]), (kind.other, raw[4]))
    return {value for slot, value in slots if slot is not None and slot.arg is Arg.CARD}


def all_alike(row: Sequence[Event]) -> bool:
    return all(event == row[0] for event in row)


def ending_of(
    state: State, worlds: Sequence[State], seat: Seat, unknown: set[int], is_sure: bool
) -> tuple[Ending, Decision | None, Outcome | None]:
    """Why nothing more is told."""
    world = worlds[0]
    ends = {(each.decider, each.prompt, each.prompt_args, each.outcome is None) for each in worlds}
    if not is_sure or len(ends) > 1 or (world.hidden and world.decider != seat):
        return Ending.OPEN, None, None
    if world.outcome is not None:
        return Ending.OVER, None, world.outcome
    if world.decider != seat:
        return Ending.OTHER, world.decision, None
    if world.prompt == state.prompt:
        return Ending.BACK, None, None
    slots = world.game.table.vocabulary.prompts[world.prompt].slots
    shown = {value for slot, value in zip(slots, world.prompt_args, strict=False) if slot.arg is Arg.CARD}
    return Ending.ASKED, None if shown & unknown else world.decision, None
