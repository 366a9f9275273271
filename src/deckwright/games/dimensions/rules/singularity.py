"""Early wins of the epic mode: green, yellow and blue may declare Singularity (DIM-8.5 … 8.7, 8.12, 8.24)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.dimensions.rules.field import SQUADS
from deckwright.games.dimensions.table import (
    ACTIVE,
    ASK_DECLARE,
    BLUE,
    DECLARE,
    DECLARED,
    ENTITY,
    EPIC,
    FACTION_OF,
    GREEN,
    NUMBER_OF,
    REFRAIN,
    SEATS,
    YELLOW,
)
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import call, finish, go_to
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.zones import reveal

ENOUGH: Final = 5
ANSWER: Final = 42
CLOCKWISE: Final = tuple(
    tuple(tuple(Seat((active + step) % seats) for step in range(seats)) for active in range(seats))
    for seats in range(SEATS + 1)
)
"""The seats from the active one on: by the number of players, then by the active player."""
WITH_EARLY_WIN: Final = (GREEN, YELLOW, BLUE)
"""DIM-8.28: red and purple have none."""


def can_declare(state: State, faction: int) -> bool:
    """Whether the condition of a faction's early win holds (DIM-8.27: whoever's Dimension, whoever laid)."""
    zones = state.zones
    squads = SQUADS[state.setup.seats][faction]
    if faction == GREEN:  # DIM-8.5
        for squad in squads:
            if len(zones[squad]) >= ENOUGH:
                return True
    elif faction == YELLOW:  # DIM-8.6
        cards = 0
        for squad in squads:
            if not zones[squad]:
                return False
            cards += len(zones[squad])
        return cards >= ENOUGH
    elif faction == BLUE:  # DIM-8.7; four robots add up to 38 at most
        for squad in squads:
            if len(zones[squad]) >= ENOUGH and total(state, zones[squad]) == ANSWER:
                return True
    return False


def total(state: State, cards: tuple[Card, ...]) -> int:
    """What the numbers of cards add up to."""
    return sum([NUMBER_OF[state.face[card]] for card in cards])


def may_declare(state: State, seat: Seat) -> bool:
    """DIM-8.12: only the holder of the faction's Entity, while the condition holds."""
    held = state.zones[ENTITY[seat]]
    if not held:
        return False
    faction = FACTION_OF[state.face[held[0]]]
    return faction in WITH_EARLY_WIN and can_declare(state, faction)


def declarable(state: State, seat: Seat) -> list[int]:
    """In the epic mode, who decides something may declare instead (DIM-8.24). Only beside options of which
    one would be asked for anyway: a question that comes for this alone would tell the others (DIM-8.25)."""
    return [DECLARE] if may_declare(state, seat) else []


def declare(state: State, seat: Seat) -> None:
    """DIM-8.26: the only winner; the Entity is shown as proof."""
    (entity,) = state.zones[ENTITY[seat]]
    reveal(state, entity)
    emit(state, DECLARED, seat, entity)
    finish(state, Outcome((seat,), (), "singularity"))


def declare_instead(state: State, frame: Frame) -> None:
    """A step behind a question: its player may have declared instead of answering."""
    if frame.answer == DECLARE:
        declare(state, frame.seat)


def offer_singularity(state: State, frame: Frame) -> None:
    """DIM-8.24: after every change on the field, whoever can declare is asked."""
    if state.vars[EPIC]:
        offer(state, 0)


def offer_to_others(state: State, frame: Frame) -> None:
    """DIM-8.24: while the active player acts, the others may change their minds."""
    if state.vars[EPIC]:
        offer(state, 1)


def offer(state: State, skipped: int) -> None:
    """Ask those who can declare, from the active player on, without the first so many."""
    seats = state.setup.seats
    order = CLOCKWISE[seats][state.vars[ACTIVE]]
    for step in range(skipped, seats):
        if may_declare(state, order[step]):
            call(state, SINGULARITY, order[0], Asking(step))
            return


EPIC_STEPS: Final = (declare_instead, offer_singularity, offer_to_others)
"""Steps that are idle in the base game."""


@dataclass
class Asking(Locals):
    """How many have been asked or passed over."""

    done: int = 0


def asked_now(state: State, frame: Frame[Asking]) -> Seat:
    """DIM-8.13: the active player first, then clockwise."""
    return Seat((frame.seat + frame.locals.done) % state.setup.seats)


def ask_next(state: State, frame: Frame[Asking]) -> None:
    while frame.locals.done < state.setup.seats:
        seat = asked_now(state, frame)
        if may_declare(state, seat):
            # DIM-8.25: hidden, so that a refusal tells the others nothing.
            ask(state, seat, ASK_DECLARE, [REFRAIN, DECLARE], hidden=True)
            return
        frame.locals.done += 1
    state.frames.pop()


def settle_answer(state: State, frame: Frame[Asking]) -> None:
    if frame.answer == DECLARE:
        declare(state, asked_now(state, frame))
        return
    # Nothing of a refusal stays in the state.
    frame.answer = NO_ANSWER
    frame.locals.done += 1
    go_to(frame, ask_next)


SINGULARITY: Final = procedure_with(Asking, "dimensions/singularity", ask_next, settle_answer)
