"""When lasting effects end (KF-9.5)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.field import active
from deckwright.games.keyforge.script.base import seats
from deckwright.kernel.abilities import Whose
from deckwright.kernel.control import Until
from deckwright.kernel.frames import Frame
from deckwright.kernel.state import State

__all__ = [
    "NEXT_PLAYED", "THEIR_NEXT_TURN", "THIS_TURN", "UNTIL_THEY_LEAVE", "WHILE_IN_PLAY", "YOUR_NEXT_START",
    "UntilUsedUp",
]  # fmt: skip


@dataclass(frozen=True, eq=False)
class EndOfTurn(Until):
    """The end of a player's turn: this one if it is under way, unless it is to be the next."""

    whose: Whose
    following: bool = False

    def moment(self, state: State, frame: Frame) -> tuple[int, int]:
        now = active(state)
        if self.whose is Whose.ANY:
            return table.END_OF_TURN_OF + now, 0
        (seat,) = seats(self.whose, frame.seat)
        return table.END_OF_TURN_OF + seat, int(self.following and seat == now)


@dataclass(frozen=True, eq=False)
class StartOfTurn(Until):
    """The start of a player's next turn."""

    whose: Whose

    def moment(self, state: State, frame: Frame) -> tuple[int, int]:
        (seat,) = seats(self.whose, frame.seat)
        return table.START_OF_TURN_OF + seat, 0


@dataclass(frozen=True, eq=False)
class WhileInPlay(Until):
    """As long as this card is in play."""

    def moment(self, state: State, frame: Frame) -> tuple[int, int]:
        return table.LEAVING_OF + frame.source, 0


@dataclass(frozen=True, eq=False)
class UntilTheyLeave(Until):
    """As long as the cards that it was given to are in play (KF-7.1)."""

    def moment(self, state: State, frame: Frame) -> tuple[int, int]:
        return table.NEVER, 0


@dataclass(frozen=True, eq=False)
class UntilUsedUp(Until):
    """So many cards played (or used) by this permission, or the end of the turn."""

    cards: int = 1
    by_use: bool = False

    def moment(self, state: State, frame: Frame) -> tuple[int, int]:
        return (table.NEXT_USE if self.by_use else table.NEXT_PLAY), self.cards - 1


THIS_TURN: Final = EndOfTurn(Whose.ANY)
THEIR_NEXT_TURN: Final = EndOfTurn(Whose.OPPONENT, following=True)
YOUR_NEXT_START: Final = StartOfTurn(Whose.YOU)
WHILE_IN_PLAY: Final = WhileInPlay()
UNTIL_THEY_LEAVE: Final = UntilTheyLeave()
NEXT_PLAYED: Final = UntilUsedUp()
