"""Turns: their five phases, who is next, and the end of the game (DIM-4.1, DIM-6.13, DIM-7)."""

from typing import Final

from deckwright.games.dimensions.rules.attack import ATTACK_PHASE
from deckwright.games.dimensions.rules.battle import BATTLE
from deckwright.games.dimensions.rules.count import count_up
from deckwright.games.dimensions.rules.movement import MOVEMENT
from deckwright.games.dimensions.rules.recovery import RECOVERY
from deckwright.games.dimensions.rules.reinforcement import REINFORCEMENT
from deckwright.games.dimensions.table import (
    ACTIVE,
    BLACK_HOLE,
    EXTRA,
    EXTRA_TURN,
    FINAL,
    LAST_DRAWER,
    LAST_TURN,
    LOOP,
    LOOP_CLOSED,
    TURN,
    TURN_BEGINS,
)
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_SEAT, Seat
from deckwright.kernel.interpreter import enter, go_to, push
from deckwright.kernel.nodes import procedure
from deckwright.kernel.state import State
from deckwright.kernel.zones import move


def begin(state: State, frame: Frame) -> None:
    numbers = state.vars
    numbers[TURN] += 1
    emit(state, TURN_BEGINS, frame.seat, amount=numbers[TURN])
    if numbers[EXTRA]:
        emit(state, EXTRA_TURN, frame.seat)
    elif numbers[FINAL]:
        emit(state, LAST_TURN, frame.seat)


# DIM-4.1
STEPS: Final = (
    begin,
    enter(BATTLE),
    enter(REINFORCEMENT),
    enter(MOVEMENT),
    enter(ATTACK_PHASE),
    enter(RECOVERY),
)
TURN_PHASES: Final = procedure("dimensions/turn", *STEPS)


def take_turn(state: State, frame: Frame) -> None:
    push(state, TURN_PHASES, Seat(state.vars[ACTIVE]))


def pass_on(state: State, frame: Frame) -> None:
    """Decide whose turn is next, or that the game is over."""
    numbers = state.vars
    active = numbers[ACTIVE]
    go_to(frame, take_turn)
    loop = state.zones[LOOP[active]]
    if loop and not numbers[EXTRA]:
        numbers[EXTRA] = 1  # DIM-6.6, DIM-7.9, DIM-7.10: the extra turn comes before anything else.
        return
    if loop:
        emit(state, LOOP_CLOSED, active, loop[0])
        move(state, loop[0], BLACK_HOLE)  # DIM-6.7
    numbers[EXTRA] = 0
    if numbers[FINAL]:
        count_up(state)
    elif numbers[LAST_DRAWER] != NO_SEAT:
        # DIM-7.1, DIM-7.7: whoever drew the last card takes the last turn, at once.
        numbers[FINAL] = 1
        numbers[ACTIVE] = numbers[LAST_DRAWER]
    else:
        numbers[ACTIVE] = (active + 1) % state.setup.seats


GAME: Final = procedure("dimensions/game", take_turn, pass_on)
