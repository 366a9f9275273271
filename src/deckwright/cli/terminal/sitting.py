"""A game under way with all that its players see and may take back. It neither reads nor prints."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from deckwright.kernel.events import Event, Events
from deckwright.kernel.ids import ALL_SEATS, Seat
from deckwright.kernel.record import Record
from deckwright.kernel.state import State
from deckwright.kernel.together import Together


class NoUndo(Enum):
    """Why a choice can't be taken back; the value is the end of the message's name."""

    NOTHING = "nothing"
    LEARNED = "learned"
    CHANCE = "chance"
    OTHERS = "others"


@dataclass(frozen=True)
class Choice:
    """A choice that was made: the position before it, who made it, and what it brought about."""

    before: State
    seat: Seat
    hidden: bool
    learned: int
    """A mask of the seats that saw something new."""
    chance: bool
    heard: tuple[int, ...]
    """How long the journals of the seats were before."""


class Sitting:
    """The state, its record, and a journal for every seat: the events as that seat may know them."""

    def __init__(self, state: State, record: Record) -> None:
        self.state = state
        self.record = record
        self.choices: list[Choice] = []
        self.journals: list[list[Event]] = [
            Events(state, state.events).seen_by(Seat(seat)) for seat in range(state.setup.seats)
        ]

    @classmethod
    def resumed(cls, record: Record, first: State) -> "Sitting":
        """A sitting that has come as far as the record, from its first state."""
        sitting = cls(first, Record.of(first, record.scenario))
        for choice in record.choices:
            sitting.choose(choice)
        return sitting

    def choose(self, choice: int | str) -> None:
        """Choose for whoever is asked. A choice that is not there changes nothing."""
        state = self.state
        before = state.clone()
        frame = state.frames[-1] if state.frames else None
        events = self.record.choose(state, choice)
        seat = before.decider
        # Signs and the like are no cards: that all have chosen together shows what the others chose.
        shown = (
            frame is not None
            and isinstance(frame.node, Together)
            and not (state.frames and state.frames[-1] is frame)
        )
        self.choices.append(
            Choice(
                before,
                seat,
                before.hidden,
                ALL_SEATS if shown else state.learned,
                state.rng != before.rng,
                tuple(len(journal) for journal in self.journals),
            )
        )
        for each, journal in enumerate(self.journals):
            journal += events.seen_by(Seat(each))

    def last_choice_of(self, seat: int) -> int:
        """The place of a seat's last choice; -1 if it has made none."""
        return next(
            (place for place in range(len(self.choices) - 1, -1, -1) if self.choices[place].seat == seat), -1
        )

    def why_no_undo(self, seat: int) -> NoUndo | None:
        """Why a seat can't take its last choice back; None if it can.

        What others chose in secret, without anybody knowing that they were asked, stands in nobody's way:
        a refusal would tell.
        """
        place = self.last_choice_of(seat)
        if place < 0:
            return NoUndo.NOTHING
        since = self.choices[place:]
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
        """Go back to before a seat's last choice."""
        place = self.last_choice_of(seat)
        choice = self.choices[place]
        self.state = choice.before
        del self.choices[place:]
        del self.record.choices[place:]
        del self.record.events[place + 1 :]
        for journal, length in zip(self.journals, choice.heard, strict=True):
            del journal[length:]

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
