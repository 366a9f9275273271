"""A game under way with all that was done at its table. Pure: it neither stores nor sends."""

import json
import math
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from deckwright.games import find as find_game
from deckwright.kernel.handles import Event
from deckwright.kernel.ids import Seat
from deckwright.kernel.record import Record
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.play.session import GameSession
from deckwright.server.bounds import LONGEST_LOAD, Deadline, TooMuch, check_position
from deckwright.server.problems import Conflict
from deckwright.server.storage.rows import ActionKind, ActionRow, TableRow

RESIGNED: Final = "resigned"
CHOICES: Final = ("choose", "timeout", "assume")
"""The actions that the game itself knows of."""
MOST_UNDONE: Final = 300
"""Choices that a seat may take back in one game."""
MOST_PREPARED: Final = 500
"""How often a seat may answer ahead in one game."""


class BrokenGame(Exception):
    """What is stored can't be played again: the rules are others by now."""


def first_state(row: TableRow) -> State:
    """Where the game of a table begins."""
    game = find_game(row.game)
    if row.scenario is not None:
        return game.scenario(row.scenario, row.generator)
    return game.begin(int(row.seed, 16), row.seats, row.settings, row.generator)


def time_to_load(row: TableRow) -> float:
    """Seconds of work in which a game must have been played again. One that was begun here takes what it
    takes: its choices were made one by one. What somebody brought can be of any making."""
    return LONGEST_LOAD if row.prefix or row.scenario is not None else math.inf


def write_events(events: Iterable[Event]) -> str:
    return json.dumps([event.to_json() for event in events], ensure_ascii=False)


def kept_choices(actions: Sequence[ActionRow]) -> list[ActionRow]:
    """The choices that were not taken back."""
    kept: list[ActionRow] = []
    for action in actions:
        if action.kind in CHOICES:
            kept.append(action)
        elif action.kind in ("undo", "recall"):
            del kept[int(action.key) :]
    return kept


def quiet_choice(state: State) -> int:
    """The option that changes least, else the first."""
    assert state.decision is not None
    return next((option.index for option in state.decision.options if option.verb.is_quiet), 0)


def winning_choice(state: State) -> int:
    """The option that wins the game at once, else the one that changes least."""
    for place in range(len(state.codes)):
        trial = state.clone()
        trial.choose(place)
        if trial.outcome is not None and state.decider in trial.outcome.winners:
            return place
    return quiet_choice(state)


class TableGame:
    """The session of a table and what was done there besides choosing.

    Whatever is done returns the row to be stored. If it can't be stored, the whole is made again.
    """

    def __init__(self, row: TableRow, now: Callable[[], float] = time.time) -> None:
        self.table = row.id
        state = first_state(row)
        self._is_described = row.scenario is not None
        if self._is_described:
            check_position(state)
        self.session = GameSession(state, Record.of(state, row.scenario), row.prefix)
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
        self._undone = [0] * self.seats
        self._prepared = [0] * self.seats
        self._messages: list[set[str]] = [set() for _ in range(self.seats)]
        self._actions = 0
        self.moves = 0
        """How often the position has changed."""
        self._now = now

    @classmethod
    def resumed(cls, row: TableRow, actions: Iterable[ActionRow]) -> "TableGame":
        """The game as far as its stored actions go."""
        number = 0
        try:
            table_game = cls(row)
            deadline = Deadline(time_to_load(row))
            for action in actions:
                deadline.check()
                number = action.number
                table_game._redo(action)
        except Exception as error:
            # Rules that have changed may fail in any way.
            raise BrokenGame(f"action {number}: {type(error).__name__}: {error}") from error
        return table_game

    def _redo(self, action: ActionRow) -> None:
        if action.kind in CHOICES:
            self._choose(action.key)
        self._note(action)

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def outcome(self) -> Outcome | None:
        return self.ended or (None if self.session.assumed else self.state.outcome)

    @property
    def asked(self) -> int | None:
        """The seat that the others wait for."""
        if self.outcome is not None:
            return None
        if self.ends_in_secret:
            return int(self.session.choices[self.session.assumed[0]].seat)
        return int(self.state.decider)

    @property
    def ends_in_secret(self) -> bool:
        """Whether the game is over if those who are asked in secret let it be."""
        return self.ended is None and self.state.outcome is not None and bool(self.session.assumed)

    @property
    def asked_in_secret(self) -> list[int]:
        """The seats that still have to answer something that others must not know of."""
        return list(dict.fromkeys(int(self.session.choices[place].seat) for place in self.session.assumed))

    def question_of(self, seat: int) -> State | None:
        """The position in which a seat has to choose, if it has to: first of all what it is asked in
        secret."""
        pending = self.session.pending(seat)
        if self.outcome is None and pending is not None:
            return self.session.position(pending)
        return self.state if self.asked == seat else None

    @property
    def actions(self) -> int:
        """How many things were done."""
        return self._actions

    def let_be(self, seat: int) -> list[ActionRow]:
        """Leave everything that a seat is asked in secret as it was assumed."""
        rows = []
        while (place := self.session.pending(seat)) is not None:
            rows.append(self._add("affirm", seat, str(place)))
        return rows

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
        events = self._choose(key)
        return self._add(kind, seat, self.session.record.choices[-1], message, write_events(events))

    def prepare(self, seat: int, keys: Sequence[str], message: str) -> ActionRow:
        """A seat answers ahead. What can't be chosen changes nothing."""
        if self._prepared[seat] >= MOST_PREPARED:
            raise Conflict("server-too-many-prepared", most=MOST_PREPARED)
        return self._add("prepare", seat, json.dumps(list(keys)), message)

    def follow_plans(self) -> list[ActionRow]:
        """Choose what was settled ahead for whoever is asked now."""
        rows = []
        while self.outcome is None and (planned := self.session.planned()) is not None:
            rows.append(self.choose(planned))
        return rows

    def _choose(self, key: int | str) -> list[Event]:
        """What would make a described position larger than any real one can't be chosen."""
        events = self.session.choose(key)
        if self._is_described:
            try:
                check_position(self.state)
            except TooMuch:
                self.session.go_back(len(self.session.choices) - 1)
                raise
        return events

    def answer(self, seat: int, key: int | str, message: str = "") -> list[ActionRow]:
        """Choose for a seat that is asked, openly or in secret. What is no option changes nothing.

        Whoever is asked in secret and answers as was assumed changes nothing; any other answer takes back
        what was done since.
        """
        place = self.session.pending(seat)
        if place is None:
            return [self.choose(key, message)]
        decision = self.session.position(place).decision
        assert decision is not None
        option = decision.options[key if isinstance(key, int) else decision.options.index_of(key)]
        if option.key == self.session.record.choices[place]:
            return [self._add("affirm", seat, str(place), message)]
        return [self._add("recall", seat, str(place)), self.choose(option.key, message)]

    def assume(self) -> list[ActionRow]:
        """Make for whoever is asked in secret the choice that changes least, so that the others need not
        wait for it: that they wait would tell them."""
        rows = []
        while self.state.outcome is None and self.state.hidden and self.ended is None:
            rows.append(self.choose(quiet_choice(self.state), kind="assume"))
        return rows

    def settle(self, bot_of: Callable[[int], str | None]) -> list[ActionRow]:
        """Let the game go on past what is asked in secret. Bots answer at once: how long they think would
        tell as much as a question to a person. What was settled ahead follows too."""
        rows = [*self.follow_plans(), *self.assume()]
        while bots := [seat for seat in self.asked_in_secret if bot_of(seat) is not None]:
            state = self.question_of(bots[0])
            assert state is not None
            rows += [*self.answer(bots[0], winning_choice(state)), *self.assume()]
        return rows

    def undo(self, seat: int, message: str) -> ActionRow:
        """Go back to before a seat's last choice. All that was ever done is stored, so that is bounded."""
        if self._undone[seat] >= MOST_UNDONE:
            raise Conflict("server-too-many-undone", most=MOST_UNDONE)
        return self._add("undo", seat, str(self.session.last_choice_of(seat)), message)

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
        elif kind == "prepare":
            self.session.prepare(seat, json.loads(action.key))
            self._prepared[seat] += 1
        elif kind == "assume":
            self.session.assumed.append(len(self.session.choices) - 1)
        elif kind == "affirm":
            self._answered[seat] += 1
            self.session.assumed.remove(int(action.key))
        elif kind in ("undo", "recall"):
            self._undone[seat] += kind == "undo"
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
                self.session.assumed.clear()
        if action.message:
            self._messages[seat].add(action.message)
        self._actions = action.number
        self.moves += kind in (*CHOICES, "undo", "recall")
        if kind in ("choose", "timeout", "undo", "recall"):
            self.last_at = action.at

    def _go_back(self, seat: int, place: int) -> None:
        """An undo makes the numbers of decisions go on, so that what was sent before it is stale. Of a secret
        choice only whoever made it may know."""
        secret = self.session.choices[place].hidden
        built_on = {int(choice.seat) for choice in self.session.choices[place:] if not choice.hidden}
        self.session.go_back(place)
        for each in range(self.seats):
            if each == seat or not secret or each in built_on:
                self._answered[each] += 1
