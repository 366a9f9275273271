"""The loop that runs the top frame, and how handlers push and end."""

from typing import TYPE_CHECKING

from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.nodes import Effect, Procedure, Step
from deckwright.kernel.windows import open_window

if TYPE_CHECKING:
    from deckwright.kernel.game import Outcome
    from deckwright.kernel.state import State


def run(state: "State") -> None:
    """Run frames until somebody must decide or the game is over."""
    frames = state.frames
    handlers = state.game.handlers
    while frames and not state.codes:
        frame = frames[-1]
        handlers[frame.node.op](state, frame)
        if state.triggered:
            open_window(state)
        if state.dirty:
            # On top of the window, so that what follows from the state itself comes first.
            state.dirty = False
            state.game.look_over(state)


def run_procedure(state: "State", frame: Frame) -> None:
    """Handler of Procedure: one step, then the next; behind the last one the frame is gone."""
    node = frame.node
    assert isinstance(node, Procedure)
    step = frame.pc
    if step == len(node.steps):
        state.frames.pop()
    else:
        frame.pc = step + 1
        node.steps[step](state, frame)


def push(state: "State", node: Effect, seat: Seat, source: Card = NO_CARD) -> Frame:
    """Run a node next, as an ability of its own."""
    frames = state.frames
    frame = Frame(node, seat, len(frames), source)
    frames.append(frame)
    return frame


def enter(node: Effect) -> Step:
    """A step that runs a node for the seat of the procedure."""

    def step(state: "State", frame: Frame) -> None:
        push(state, node, frame.seat)

    return step


def finish(state: "State", outcome: "Outcome") -> None:
    """End the game, also in the middle of an effect."""
    state.outcome = outcome
    state.triggered = ()
    del state.frames[:]
