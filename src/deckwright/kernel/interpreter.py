"""The loop that runs the top frame, and how handlers push and end."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from deckwright.kernel.errors import EngineFault
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_CARD, NO_SEAT, Card, Seat
from deckwright.kernel.nodes import Effect, K, Procedure, Step
from deckwright.kernel.setup import Outcome
from deckwright.kernel.windows import open_window

if TYPE_CHECKING:
    from deckwright.kernel.state import State


NO_CODES: Final[list[int]] = []
MOST_STEPS: Final = 20_000
"""What follows from one choice is over after a hundred steps or so. What goes on for so long has no end."""
MOST_QUESTIONS: Final = 1_000
"""A turn has thirty questions or so, not counting those whose answers can be changed at will."""
UNENDING: Final = "unending"
"""Why a game was broken off that no rule would have ended."""


def run(state: "State") -> None:
    """Run frames until somebody must decide or the game is over."""
    frames = state.frames
    if not frames or state.codes:
        return
    for _ in range(MOST_STEPS):
        frame = frames[-1]
        frame.node.run(state, frame)
        if state.triggered or state.dirty:
            follow_up(state)
        if state.codes or not frames:
            return
    break_off(state)


def answer(state: "State", code: int) -> None:
    """Play on from a decision to the next one, with an option of it as the answer."""
    state.codes = NO_CODES
    state.hidden = False
    state.number += 1
    state.learned = 0
    state.events = []
    state.frames[-1].answer = code
    run(state)
    # Questions of one turn: where no rule brings them to an end, the game is broken off.
    table = state.game.table
    turn = state.vars[table.turn_var]
    if turn != state.turn:
        state.turn = turn
        state.asked = 0
    elif not table.arranging[state.prompt]:
        state.asked += 1
        if state.asked >= MOST_QUESTIONS:
            break_off(state)


def break_off(state: "State") -> None:
    """End a game as undecided that would go on for ever."""
    finish(state, Outcome((), (), UNENDING))


def follow_up(state: "State") -> None:
    """What comes before anything else goes on: what follows from the state itself, then the triggers."""
    depth = len(state.frames)
    if state.triggered:
        open_window(state)
    if state.dirty:
        state.dirty = False
        state.game.rules.state_based_effects(state)
    if state.codes and len(state.frames) > depth:
        raise EngineFault("a step asked a question and set something off at the same time")


def push(state: "State", node: Effect, seat: Seat, source: Card = NO_CARD) -> Frame:
    """Run a node next, as an ability of its own."""
    frames = state.frames
    frame = Frame(node, seat, len(frames), source)
    frames.append(frame)
    return frame


def call(state: "State", node: Procedure[K], seat: Seat, keeping: K, source: Card = NO_CARD) -> Frame[K]:
    """The same for a procedure that begins with something to keep."""
    frames = state.frames
    frame: Frame[K] = Frame(node, seat, len(frames), source, keeping)
    frames.append(frame)
    return frame


def go_to(frame: Frame[K], step: Callable[["State", Frame[K]], None]) -> None:
    """Let another step of the procedure come next: the first one of it that does this."""
    node = frame.node
    if not isinstance(node, Procedure):
        raise EngineFault("only procedures have steps")
    frame.pc = node.places[step]


def comes_next(frame: Frame, step: Callable[["State", Frame[Any]], None]) -> bool:
    """Whether a procedure goes on with that step."""
    node = frame.node
    return isinstance(node, Procedure) and node.steps[frame.pc : frame.pc + 1] == (step,)


def enter(node: Effect) -> Step:
    """A step that runs a node for the seat of the procedure."""

    def step(state: "State", frame: Frame) -> None:
        frames = state.frames
        frames.append(Frame(node, frame.seat, len(frames)))

    return step


def finish(state: "State", outcome: Outcome) -> None:
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
