"""A game under way with all that its players see and may take back. It neither reads nor prints."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from deckwright.kernel.events import Event, Events
from deckwright.kernel.ids import ALL_SEATS, ONLOOKER, Seat
from deckwright.kernel.record import Record
from deckwright.kernel.state import State
from deckwright.kernel.together import Together

KEPT: Final = 8
"""Before how many of the last choices the position is kept; earlier ones are played again when needed."""


class NoUndo(Enum):
    """Why a choice can't be taken back; the value is the end of the message's name."""

    NOTHING = "nothing"
    LEARNED = "learned"
    CHANCE = "chance"
    OTHERS = "others"
    SECRET = "secret"


@dataclass(frozen=True)
class Choice:
    """A choice that was made: who made it, and what it brought about."""

    seat: Seat
    hidden: bool
    learned: int
    """A mask of the seats that saw something new."""
    chance: bool
    heard: int
    """How long the journals were before."""


class Sitting:
    """The state, its record, and a journal for every seat: the events as that seat may know them.

    All journals are of the same length: no event is left out, only what is secret about it.
    """

    def __init__(self, state: State, record: Record, floor: int = 0) -> None:
        self.state = state
        self.record = record
        self.floor = floor
        """How many of the first choices nobody takes back."""
        self.choices: list[Choice] = []
        self._before: dict[int, State] = {}
        """The positions before the last choices, by their places."""
        events = Events(state, state.events)
        self.journals: list[list[Event]] = [
            told_to(Seat(seat), events, record.events[0]) for seat in range(state.setup.seats)
        ]
        self.open_journal: list[Event] = told_to(ONLOOKER, events, record.events[0])
        """The events as everybody may know them."""

    @classmethod
    def resumed(cls, record: Record, first: State, floor: int = 0) -> "Sitting":
        """A sitting that has come as far as the record, from its first state."""
        sitting = cls(first, Record.of(first, record.scenario), floor)
        for choice in record.choices:
            sitting.choose(choice)
        return sitting

    def choose(self, choice: int | str) -> list[Event]:
        """Choose for whoever is asked; all that happened. A choice that is not there changes nothing."""
        before = self.state.clone()
        try:
            return self._choose(before, choice)
        except Exception:
            # A fault of the engine may leave half a choice behind.
            self.state = before
            del self.record.choices[len(self.choices) :]
            del self.record.events[len(self.choices) + 1 :]
            raise

    def _choose(self, before: State, choice: int | str) -> list[Event]:
        state = self.state
        frame = state.frames[-1] if state.frames else None
        events = self.record.choose(state, choice)
        whole = self.record.events[-1]
        told = [told_to(Seat(seat), events, whole) for seat in range(len(self.journals))]
        open_to_all = told_to(ONLOOKER, events, whole)
        # Signs and the like are no cards: that all have chosen together shows what the others chose.
        shown = (
            frame is not None
            and isinstance(frame.node, Together)
            and not (state.frames and state.frames[-1] is frame)
        )
        learned = ALL_SEATS if shown else state.learned
        chance = state.rng != before.rng
        place = len(self.choices)
        self.choices.append(Choice(before.decider, before.hidden, learned, chance, len(self.open_journal)))
        self._before[place] = before
        self._before.pop(place - KEPT, None)
        for journal, news in zip(self.journals, told, strict=True):
            journal += news
        self.open_journal += open_to_all
        return whole

    def position(self, place: int) -> State:
        """The position before a choice."""
        if place == len(self.choices):
            return self.state
        if place in self._before:
            return self._before[place]
        state = self.record.first_state(lambda _: self.state.game)
        for choice in self.record.choices[:place]:
            state.choose(choice)
        return state

    def last_choice_of(self, seat: int) -> int:
        """The place of a seat's last choice; -1 if it has made none."""
        return next(
            (place for place in range(len(self.choices) - 1, -1, -1) if self.choices[place].seat == seat), -1
        )

    def why_no_undo(self, seat: int) -> NoUndo | None:
        """Why a seat can't take its last choice back; None if it can.

        What others chose in secret, without anybody knowing that they were asked, stands in nobody's way:
        a refusal would tell. What the seat itself chose so stands once somebody else is asked: to ask again
        would tell too.
        """
        place = self.last_choice_of(seat)
        if place < self.floor:
            return NoUndo.NOTHING
        since = self.choices[place:]
        if since[0].hidden and self.state.decider != seat:
            return NoUndo.SECRET
        if any(choice.seat != seat and not choice.hidden for choice in since):
            return NoUndo.OTHERS
        if any(choice.learned >> seat & 1 for choice in since):
            return NoUndo.LEARNED
        if any(choice.chance for choice in since):
            return NoUndo.CHANCE
        return None

    def others_since(self, seat: int) -> list[int]:
        """The other seats that have openly acted since a seat's last choice, in order."""
        since = self.choices[self.last_choice_of(seat) + 1 :]
        return list(dict.fromkeys(int(choice.seat) for choice in since if not choice.hidden))

    def undo(self, seat: int) -> None:
        """Go back to before a seat's last choice, whatever happened since."""
        self.go_back(self.last_choice_of(seat))

    def go_back(self, place: int) -> None:
        """Go back to before the choice at that place."""
        heard = self.choices[place].heard
        self.state = self.position(place)
        for later in range(place, len(self.choices)):
            self._before.pop(later, None)
        del self.choices[place:]
        del self.record.choices[place:]
        del self.record.events[place + 1 :]
        for journal in (*self.journals, self.open_journal):
            del journal[heard:]

    def public_journal(self, seats: Sequence[int], start: int = 0) -> list[Event]:
        """The journal for several seats at once: what one of them may not know is left out."""
        shared = []
        for place in range(start, len(self.journals[0])):
            versions = [self.journals[seat][place] for seat in seats]
            values = {
                name: None if any(each.values[name] is None for each in versions) else value
                for name, value in versions[0].values.items()
            }
            shared.append(Event(versions[0].kind, values))
        return shared


def told_to(seat: Seat, events: Events, whole: Sequence[Event]) -> list[Event]:
    """Events as a seat may know them. What is open to it is the same object, to save memory."""
    return [full if told == full else told for told, full in zip(events.seen_by(seat), whole, strict=True)]
