"""«Choose one»: the active player names one of several effects (KF-1.6)."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.field import active, opponent
from deckwright.games.keyforge.script.effects import ByOpponent, ChooseOne
from deckwright.kernel.control import push_child
from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.nodes import Effect, Step
from deckwright.kernel.state import State
from deckwright.kernel.words import first


def run_choice(state: State, frame: Frame) -> None:
    node = frame.node
    assert isinstance(node, ChooseOne)
    if frame.answer == NO_ANSWER:
        codes = [table.CHOOSE_MODE + number for number in range(len(node.modes))]
        ask(state, active(state), table.ASK_MODE, codes, (frame.source, 0))
        return
    state.frames.pop()
    push_child(state, frame, node.modes[first(frame.answer)])


def run_by_opponent(state: State, frame: Frame) -> None:
    """The effect runs with the other player as «you»."""
    node = frame.node
    assert isinstance(node, ByOpponent)
    state.frames.pop()
    child = push_child(state, frame, node.effect, scope=True)
    child.seat = opponent(frame.seat)


HANDLERS: Final[dict[type[Effect], Step]] = {
    ChooseOne: run_choice,
    ByOpponent: run_by_opponent,
}


def modes_of(node: Effect) -> tuple[Effect, ...]:
    return node.modes if isinstance(node, ChooseOne) else ()
