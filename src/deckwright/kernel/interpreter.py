"""The loop that runs the top frame, and how handlers push and end."""

from typing import TYPE_CHECKING, Final

from deckwright.kernel.errors import EngineFault
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_CARD, NO_SEAT, Card, Seat
from deckwright.kernel.nodes import Effect, Procedure, Step
from deckwright.kernel.windows import open_window

if TYPE_CHECKING:
    from deckwright.kernel.game import Outcome
    from deckwright.kernel.state import State


MOST_STEPS: Final = 20_000
"""What follows from one choice is over after a hundred steps or so. What goes on for so long has no end."""
MOST_QUESTIONS: Final = 1_000
"""A turn has thirty questions or so, not counting those whose answers can be changed at will."""
UNENDING: Final = "unending"
"""Why a game was broken off that no rule would have ended."""


def run(state: "State") -> None:
    """Run frames until somebody must decide or the game is over."""
    frames = state.frames
    handlers = state.game.handlers
    for _ in range(MOST_STEPS):
        if not frames or state.codes:
            return
        frame = frames[-1]
        handlers[frame.node.op](state, frame)
        if state.triggered or state.dirty:
            follow_up(state)
    break_off(state)


def count_question(state: "State") -> None:
    """Questions of one turn: where no rule brings them to an end, the game is broken off."""
    turn = state.vars[state.game.turn_var]
    if turn != state.turn:
        state.turn = turn
        state.asked = 0
    elif not state.game.vocabulary.prompts[state.prompt].arranges:
        state.asked += 1
        if state.asked >= MOST_QUESTIONS:
            break_off(state)


def break_off(state: "State") -> None:
    """End a game as undecided that would go on for ever."""
    finish(state, state.game.read_outcome([], [], UNENDING))


def follow_up(state: "State") -> None:
    """What comes before anything else goes on: what follows from the state itself, then the triggers."""
    depth = len(state.frames)
    if state.triggered:
        open_window(state)
    if state.dirty:
        state.dirty = False
        state.game.look_over(state)
    if state.codes and len(state.frames) > depth:
        raise EngineFault("a step asked a question and set something off at the same time")


def run_procedure(state: "State", frame: Frame) -> None:
    """Handler of Procedure: one step after the other, until one of them asks or sets something off;
    behind the last step the frame is gone."""
    node = frame.node
    assert isinstance(node, Procedure)
    steps = node.steps
    end = len(steps)
    frames = state.frames
    while True:
        step = frame.pc
        if step == end:
            frames.pop()
            return
        frame.pc = step + 1
        steps[step](state, frame)
        if state.codes or not frames or frames[-1] is not frame or state.triggered or state.dirty:
            return


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
    state.codes = []
    state.hidden = False
    state.triggered = ()
    state.dirty = False
    state.decider = NO_SEAT
    state.prompt = 0
    state.prompt_args = ()
    del state.frames[:]
