"""When lasting effects end (KF-9.5)."""

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.field import active, opponent
from deckwright.games.keyforge.script import effects
from deckwright.kernel.abilities import Whose
from deckwright.kernel.control import Until
from deckwright.kernel.frames import Frame
from deckwright.kernel.state import State


def moment(state: State, until: Until, frame: Frame) -> tuple[int, int]:
    """The number of the moment, and how many such moments to skip."""
    now = active(state)
    if isinstance(until, effects.EndOfTurn):
        if until.whose is Whose.ANY:
            return table.END_OF_TURN_OF + now, 0
        seat = frame.seat if until.whose is Whose.YOU else opponent(frame.seat)
        return table.END_OF_TURN_OF + seat, int(until.following and seat == now)
    if isinstance(until, effects.StartOfTurn):
        seat = frame.seat if until.whose is Whose.YOU else opponent(frame.seat)
        return table.START_OF_TURN_OF + seat, 0
    if isinstance(until, effects.UntilUsedUp):
        return (table.NEXT_USE if until.by_use else table.NEXT_PLAY), until.cards - 1
    if isinstance(until, effects.UntilTheyLeave):
        return table.NEVER, 0
    assert isinstance(until, effects.WhileInPlay)
    return table.LEAVING_OF + frame.source, 0
