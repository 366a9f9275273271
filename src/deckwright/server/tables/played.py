"""A game under way with all that was done at its table. Pure: it neither stores nor sends."""

import json
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from deckwright.games import find as find_game
from deckwright.kernel.events import Event
from deckwright.kernel.game import Outcome
from deckwright.kernel.ids import Seat
from deckwright.kernel.record import Record
from deckwright.kernel.state import State
from deckwright.play.sitting import Sitting
from deckwright.server.storage.rows import ActionKind, ActionRow, TableRow

RESIGNED: Final = "resigned"
QUIET: Final = ("done", "no", "pass", "end", "refrain", "keep", "leave", "stop", "confirm")
"""What is chosen for somebody whose time has run out, if it is there: it changes least."""


class BrokenGame(Exception):
    """What is stored can't be played again: the rules are others by now."""


def first_state(row: TableRow) -> State:
    """Where the game of a table begins."""
    game = find_game(row.game)
    if row.scenario is not None:
        return game.scenario(row.scenario)
    return game.begin(int(row.seed, 16), row.seats, row.settings)


def write_events(events: Iterable[Event]) -> str:
    return json.dumps([event.to_json() for event in events], ensure_ascii=False)


def kept_choices(actions: Sequence[ActionRow]) -> list[ActionRow]:
    """The choices that were not taken back."""
    kept: list[ActionRow] = []
    for action in actions:
        if action.kind in ("choose", "timeout"):
            kept.append(action)
        elif action.kind == "undo":
            del kept[int(action.key) :]
    return kept


def quiet_choice(state: State) -> int:
    """The option that changes least, else the first."""
    assert state.decision is not None
    names = [option.verb.name for option in state.decision.options]
    return next((names.index(verb) for verb in QUIET if verb in names), 0)


class Played:
    """The sitting of a table and what was done there besides choosing.

    Whatever is done returns the row to be stored. If it can't be stored, the whole is made again.
    """

    def __init__(self, row: TableRow, now: Callable[[], float] = time.time) -> None:
        self.table = row.id
        state = first_state(row)
        self.sitting = Sitting(state, Record.of(state, row.scenario), row.prefix)
        self.seats = state.setup.seats
        self.ended: Outcome | None = None
        """How the game ended, if not by its rules."""
        self.stand_ins: dict[int, str] = {}
        """The bots that play until somebody returns, by seat."""
        self.resigned: set[int] = set()
        self.late = [0] * self.seats
        """How many times in a row the time of each seat has run out."""
        self.last_at: float | None = None
        """When the last choice was made or taken back: since then somebody is asked."""
        self._answered = [0] * self.seats
        self._messages: list[set[str]] = [set() for _ in range(self.seats)]
        self._actions = 0
        self._now = now

    @classmethod
    def resumed(cls, row: TableRow, actions: Iterable[ActionRow]) -> "Played":
        """The game as far as its stored actions go."""
        number = 0
        try:
            played = cls(row)
            for action in actions:
                number = action.number
                played._redo(action)
        except Exception as error:
            # Rules that have changed may fail in any way.
            raise BrokenGame(f"action {number}: {type(error).__name__}: {error}") from error
        return played

    def _redo(self, action: ActionRow) -> None:
        if action.kind in ("choose", "timeout"):
            self.sitting.choose(action.key)
        self._note(action)

    @property
    def state(self) -> State:
        return self.sitting.state

    @property
    def outcome(self) -> Outcome | None:
        return self.ended or self.state.outcome

    @property
    def asked(self) -> int | None:
        """The seat that must choose."""
        return None if self.outcome is not None else int(self.state.decider)

    @property
    def actions(self) -> int:
        """How many things were done: another number means another position."""
        return self._actions

    def number(self, seat: int) -> int:
        """The number of a seat's present or next decision. It tells nothing of what others were asked."""
        return self._answered[seat] + 1

    def has_done(self, seat: int, message: str) -> bool:
        """Whether a message of a seat was carried out before."""
        return message != "" and message in self._messages[seat]

    # What is done.

    def choose(self, key: int | str, message: str = "", kind: ActionKind = "choose") -> ActionRow:
        """Choose for the seat that is asked. What is no option changes nothing."""
        seat = int(self.state.decider)
        events = self.sitting.choose(key)
        return self._add(kind, seat, self.sitting.record.choices[-1], message, write_events(events))

    def undo(self, seat: int, message: str) -> ActionRow:
        """Go back to before a seat's last choice."""
        return self._add("undo", seat, str(self.sitting.last_choice_of(seat)), message)

    def resign(self, seat: int, message: str, bot: str, others_play: bool) -> ActionRow:
        """A seat gives up. The others have won, or play on with a bot in its place."""
        return self._add("resign", seat, bot if others_play else "", message)

    def stand_in(self, seat: int, bot: str) -> ActionRow:
        return self._add("stand-in", seat, bot)

    def come_back(self, seat: int) -> ActionRow:
        return self._add("return", seat, "")

    def _add(self, kind: ActionKind, seat: int, key: str, message: str = "", events: str = "[]") -> ActionRow:
        row = ActionRow(self.table, self._actions + 1, kind, seat, key, message, events, self._now())
        self._note(row)
        return row

    def _note(self, action: ActionRow) -> None:
        """What an action means besides the choice itself."""
        seat, kind = action.seat, action.kind
        if kind in ("choose", "timeout"):
            self._answered[seat] += 1
            self.late[seat] = self.late[seat] + 1 if kind == "timeout" else 0
        elif kind == "undo":
            self._go_back(seat, int(action.key))
        elif kind == "stand-in":
            self.stand_ins[seat] = action.key
            self.late[seat] = 0
        elif kind == "return":
            self.stand_ins.pop(seat, None)
            self.late[seat] = 0
        elif kind == "resign":
            self.resigned.add(seat)
            if action.key:
                self.stand_ins[seat] = action.key
            else:
                winners = tuple(Seat(each) for each in range(self.seats) if each not in self.resigned)
                self.ended = Outcome(winners, (), RESIGNED)
        if action.message:
            self._messages[seat].add(action.message)
        self._actions = action.number
        if kind in ("choose", "timeout", "undo"):
            self.last_at = action.at

    def _go_back(self, seat: int, place: int) -> None:
        """An undo makes the numbers of decisions go on, so that what was sent before it is stale. Of a secret
        choice only whoever made it may know."""
        secret = self.sitting.choices[place].hidden
        self.sitting.go_back(place)
        for each in range(self.seats):
            if each == seat or not secret:
                self._answered[each] += 1
