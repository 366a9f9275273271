"""How much of what comes from outside is worked on. All of it is more than any game has."""

import time
from collections.abc import Mapping
from typing import Final

from deckwright.kernel.record import Record
from deckwright.kernel.state import State
from deckwright.server.problems import BadRequest

KILOBYTE: Final = 1024
LARGEST_RECORD: Final = 1024 * KILOBYTE
MOST_CHOICES: Final = 5_000
MOST_EVENTS: Final = 500
"""After one choice."""
MOST_EVENTS_IN_ALL: Final = 25_000
MOST_WORDS: Final = 600
"""Names and numbers in the description of a position."""
MOST_CARDS: Final = 200
"""At a table that was described."""
MOST_OPTIONS: Final = 300
"""At one decision: each of them is put into words, for everybody who looks on."""
LONGEST_REPLAY: Final = 5.0
"""Seconds of work in which a record must have been played again."""
LONGEST_LOAD: Final = 2 * LONGEST_REPLAY
"""The same for a table that began with a record: it has gone on since, and was not too slow then."""


class TooMuch(BadRequest):
    """More than any game has."""


class DeadlineMissed(BadRequest):
    """It takes longer than is spent on it."""


def check_record(record: Record) -> None:
    """Raise if a record holds more than any game does; nothing of it was played yet."""
    if len(record.choices) > MOST_CHOICES:
        raise TooMuch("server-record-too-long", most=MOST_CHOICES)
    check_events(record)
    if record.scenario is not None and words_in(record.scenario) > MOST_WORDS:
        raise TooMuch("server-scenario-too-large", most=MOST_CARDS)


def check_events(record: Record) -> None:
    """Raise if more has happened in a record than in any game."""
    events = [len(each) for each in record.events]
    if max(events) > MOST_EVENTS or sum(events) > MOST_EVENTS_IN_ALL:
        raise TooMuch("server-record-too-many-events", most=MOST_EVENTS, all=MOST_EVENTS_IN_ALL)


def words_in(data: object) -> int:
    """How many names and numbers a description has, at whatever depth."""
    count, inside = 0, [data]
    while inside:
        each = inside.pop()
        if isinstance(each, Mapping):
            inside += [*each, *each.values()]
        elif isinstance(each, list | tuple):
            inside += each
        else:
            count += 1
    return count


def check_position(state: State) -> None:
    """Raise if a position that somebody has described, or what came of it, is larger than any real one."""
    if len(state.face) > MOST_CARDS:
        raise TooMuch("server-scenario-too-large", most=MOST_CARDS)
    if len(state.codes) > MOST_OPTIONS:
        raise TooMuch("server-position-too-large", most=MOST_OPTIONS)


class Deadline:
    """Work that must not take long: the time in which others work does not count."""

    def __init__(self, seconds: float) -> None:
        self._end = time.thread_time() + seconds

    def check(self) -> None:
        """Let others have their turn, and raise if there is no time left."""
        time.sleep(0)
        if time.thread_time() > self._end:
            raise DeadlineMissed("server-record-too-slow")
