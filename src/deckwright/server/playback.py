"""A recorded game, played again as far as the rules of today agree with it. No words, no requests."""

import math
from dataclasses import dataclass
from typing import Any, Final

import structlog

from deckwright.games import find as find_game
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.handles import Events
from deckwright.kernel.record import Record
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import Verb
from deckwright.server.bounds import Deadline, DeadlineMissed, TooMuch, check_position

EVERY: Final = 50
"""A position is kept after so many choices: from there the next ones are soon reached."""
_log: Final = structlog.get_logger()


@dataclass(frozen=True)
class ReplayFrame:
    """The table before a choice, all hands shown, and the choice as its seat, verb and values."""

    view: dict[str, Any]
    seat: int | None
    verb: Verb | None
    values: dict[str, str | int | None]


@dataclass(frozen=True)
class Replay:
    """A record with what playing it again has shown."""

    record: Record
    positions: list[State]
    """Before every EVERY-th choice, as far as the rules agree."""
    agreed: int
    """So many choices have come out as they are recorded; -1 if not even the set-up has."""
    outcome: Outcome | None
    """How it ended, if all of it agrees."""

    @property
    def weight(self) -> int:
        """What it holds in memory, by events; a position is worth many."""
        return sum(len(events) for events in self.record.events) + 2 * EVERY * len(self.positions)

    @property
    def differs_at(self) -> int | None:
        """The choice that comes out otherwise, counted from 1; 0 is the set-up."""
        return None if self.agreed == len(self.record.choices) else self.agreed + 1

    def frames(self, first: int, last: int) -> dict[int, ReplayFrame]:
        """The table before each of these choices, as far as the rules agree. `last` is included."""
        last = min(last, self.agreed)
        if last < first:
            return {}
        place = first // EVERY
        state = self.positions[place].clone()
        frames: dict[int, ReplayFrame] = {}
        for number in range(place * EVERY, last + 1):
            key = self.record.choices[number] if number < len(self.record.choices) else None
            if number >= first:
                frames[number] = frame_of(state, key)
            if number < last:
                assert key is not None
                state.choose(key)
        return frames


def frame_of(state: State, key: str | None) -> ReplayFrame:
    decision = state.decision
    view = state.view(None)
    if decision is None or key is None:
        return ReplayFrame(view, None, None, {})
    if key not in decision.keys:
        return ReplayFrame(view, int(decision.seat), None, {})
    option = decision.options[decision.keys.index(key)]
    return ReplayFrame(view, int(decision.seat), option.verb, option.values)


def play_again(record: Record, seconds: float = math.inf) -> Replay:
    """Play a record and stop where it comes out otherwise. Records come from outside: whatever goes wrong is
    a difference too, but for more than any game has, or takes: that is refused."""
    positions: list[State] = []
    agreed = -1
    deadline = Deadline(seconds)
    try:
        state = record.first_state(find_game)
        if record.scenario is not None:
            check_position(state)
        if list(Events(state, state.events)) != record.events[0]:
            return Replay(record, [], -1, None)
        agreed = 0
        positions.append(state.clone())
        for number, key in enumerate(record.choices, 1):
            decision = state.decision
            if decision is None or key not in decision.keys:
                return Replay(record, positions, agreed, None)
            if list(state.choose(key)) != record.events[number]:
                return Replay(record, positions, agreed, None)
            agreed = number
            deadline.check()
            if record.scenario is not None:
                check_position(state)
            if not number % EVERY:
                positions.append(state.clone())
        return Replay(record, positions, agreed, state.outcome)
    except (TooMuch, DeadlineMissed):
        raise
    except DeckwrightError:
        return Replay(record, positions, agreed, None)
    except Exception:
        _log.exception("replay-failed", game=record.game[:40], choice=agreed + 1)
        return Replay(record, positions, agreed, None)
