"""A game under way with all that its players see and may take back. It neither reads nor prints."""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from enum import Enum
from typing import Final

from deckwright.games import hints_of
from deckwright.games.hints import Ahead
from deckwright.kernel.decisions import find_index, spell_code
from deckwright.kernel.errors import IllegalChoice
from deckwright.kernel.handles import Event, Events
from deckwright.kernel.ids import ALL_SEATS, ONLOOKER, Seat
from deckwright.kernel.record import Record
from deckwright.kernel.simultaneous import Simultaneous
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import DONE

KEPT: Final = 8
"""Before how many of the last choices the position is kept."""
EVERY: Final = 50
"""Before every so many choices it is kept for good: no more are played again to find the others."""


class NoUndo(Enum):
    """Why a choice can't be taken back; the value is the end of the message's name."""

    NOTHING = "nothing"
    LEARNED = "learned"
    CHANCE = "chance"
    OTHERS = "others"
    SECRET = "secret"


NEVER: Final = (NoUndo.NOTHING, NoUndo.SECRET)
"""What nobody's consent changes."""


@dataclass(frozen=True)
class MadeChoice:
    """A choice that was made: who made it, and what it brought about."""

    seat: Seat
    hidden: bool
    learned: int
    """A mask of the seats that saw something new."""
    chance: bool
    heard: int
    """How long the journals were before."""
    index: int
    """Which of the options it was."""


@dataclass(frozen=True)
class PlannedAnswers:
    """What a seat has settled ahead: to which question, and the keys of its answers in order."""

    prompt: int
    keys: tuple[str, ...]


class GameSession:
    """The state, its record, and a journal for every seat: the events as that seat may know them.

    All journals are of the same length: no event is left out, only what is secret about it.
    """

    def __init__(self, state: State, record: Record, floor: int = 0) -> None:
        self.state = state
        self.record = record
        self.floor = floor
        """How many of the first choices nobody takes back."""
        self.choices: list[MadeChoice] = []
        self.assumed: list[int] = []
        """The places of secret choices that were made for somebody who still has to answer: until then the
        others play on as if they had not been asked."""
        self.plans: dict[int, PlannedAnswers] = {}
        """What seats have settled ahead. Nobody else may know of it."""
        self._before: dict[int, State] = {}
        """Positions before choices, by their places: those before the last ones, and some far between."""
        events = Events(state, state.events)
        self.journals: list[list[Event]] = [
            told_to(Seat(seat), events, record.events[0]) for seat in range(state.setup.seats)
        ]
        self.open_journal: list[Event] = told_to(ONLOOKER, events, record.events[0])
        """The events as everybody may know them."""

    @classmethod
    def resumed(cls, record: Record, first: State, floor: int = 0) -> "GameSession":
        """A session that has come as far as the record, from its first state."""
        session = cls(first, Record.of(first, record.scenario), floor)
        for choice in record.choices:
            session.choose(choice)
        return session

    def choose(self, choice: int | str) -> list[Event]:
        """Choose for whoever is asked; all that happened. A choice that is not there changes nothing."""
        before, place = self.state.clone(), len(self.choices)
        told = [(journal, len(journal)) for journal in (*self.journals, self.open_journal)]
        try:
            return self._choose(before, choice)
        except Exception:
            # A fault of the engine may leave half a choice behind.
            self.state = before
            self.record.go_back(before)
            del self.choices[place:]
            for journal, length in told:
                del journal[length:]
            raise

    def _choose(self, before: State, choice: int | str) -> list[Event]:
        state = self.state
        frame = state.frames[-1] if state.frames else None
        index = find_index(state, choice)
        events = self.record.choose(state, index)
        whole = self.record.events[-1]
        told = [told_to(Seat(seat), events, whole) for seat in range(len(self.journals))]
        open_to_all = told_to(ONLOOKER, events, whole)
        # Signs and the like are no cards: that all have chosen together shows what the others chose.
        shown = (
            frame is not None
            and isinstance(frame.node, Simultaneous)
            and not (state.frames and state.frames[-1] is frame)
        )
        learned = ALL_SEATS if shown else state.learned
        chance = state.rng != before.rng
        self._keep_to_plan(before)
        heard = len(self.open_journal)
        self._keep(before)
        self.choices.append(MadeChoice(before.decider, before.hidden, learned, chance, heard, index))
        for journal, news in zip(self.journals, told, strict=True):
            journal += news
        self.open_journal += open_to_all
        return whole

    # Earlier positions.

    def position(self, place: int) -> State:
        """The position before a choice. Only to be looked at."""
        if place == len(self.choices):
            return self.state
        if place not in self._before:
            self._find(place)
        return self._before[place]

    def _find(self, place: int) -> None:
        """Play again to a position, by the indices of the choices: to find a key, all options are spelled.
        Those just before it are kept too, for whoever goes back further."""
        start = max(each for each in self._before if each <= place)
        state = self._before[start].clone()
        for number in range(start, place):
            if place - number < KEPT:
                self._before.setdefault(number, state.clone())
            state.choose(self.choices[number].index)
        self._before[place] = state

    def _keep(self, before: State) -> None:
        """Keep the position before the next choice, and of the older ones those that are needed."""
        place = len(self.choices)
        self._before[place] = before
        for old in [each for each in self._before if each <= place - KEPT and not self._stays(each)]:
            del self._before[old]

    def _stays(self, place: int) -> bool:
        """Whether a position is kept for good: the first; every so many before and behind the one that nobody
        goes back beyond; and those where somebody still has to answer."""
        behind = place - self.floor
        return place == 0 or (behind >= -EVERY and behind % EVERY == 0) or place in self.assumed

    # What is settled ahead.

    def ahead(self, seat: int) -> Ahead | None:
        """The question that a seat may answer ahead now."""
        return hints_of(self.state.game).ahead(self.state, Seat(seat))

    def prepare(self, seat: int, keys: Sequence[str]) -> None:
        """Settle answers ahead, in place of those before; without any, be asked. What can't be chosen is an
        error and changes nothing; behind «done» nothing more is asked for, so nothing more is settled."""
        if not keys:
            self.plans.pop(seat, None)
            return
        ahead = self.ahead(seat)
        if ahead is None:
            raise IllegalChoice("play-nothing-ahead")
        if len(keys) > ahead.most:
            raise IllegalChoice("play-too-many-ahead", most=ahead.most)
        places = [find_index(ahead.state, key) for key in keys]
        if len(set(places)) < len(places):
            raise IllegalChoice("play-too-many-ahead", most=ahead.most)
        codes = [ahead.state.codes[place] for place in places]
        if DONE in codes:
            del codes[codes.index(DONE) + 1 :]
        self.plans[seat] = PlannedAnswers(
            ahead.state.prompt, tuple(spell_code(ahead.state, code) for code in codes)
        )

    def planned(self) -> str | None:
        """The answer to the present question that was settled ahead, if it is one."""
        plan = self.plans.get(self.state.decider)
        decision = self.state.decision
        if plan is None or decision is None or self.state.prompt != plan.prompt:
            return None
        return plan.keys[0] if plan.keys[0] in decision.keys else None

    def _keep_to_plan(self, before: State) -> None:
        """The first answer of a plan was given, or another one: then the plan is void."""
        seat = before.decider
        plan = self.plans.get(seat)
        if plan is None or plan.prompt != before.prompt:
            return
        del self.plans[seat]
        if self.record.choices[-1] == plan.keys[0] and plan.keys[1:]:
            self.plans[seat] = PlannedAnswers(plan.prompt, plan.keys[1:])

    def pending(self, seat: int) -> int | None:
        """The place of the first question that a seat still has to answer in secret."""
        return next((place for place in self.assumed if self.choices[place].seat == seat), None)

    def seen_from(self, place: int) -> "GameSession":
        """The session before a choice, for whoever may not know of that choice yet. Only to be looked at."""
        if place == len(self.choices):
            return self
        earlier = copy(self)
        earlier.choices = self.choices[:place]
        earlier.assumed = [each for each in self.assumed if each < place]
        earlier.state = self.position(place)
        return earlier

    def last_choice_of(self, seat: int) -> int:
        """The place of the last choice that a seat made itself; -1 if it has made none."""
        pending = self.pending(seat)
        end = len(self.choices) if pending is None else pending
        return next((place for place in range(end - 1, -1, -1) if self.choices[place].seat == seat), -1)

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
        for choice in self.choices[place:]:
            self.plans.pop(choice.seat, None)
        self.state = self.position(place)
        for later in range(place, len(self.choices)):
            self._before.pop(later, None)
        self.assumed = [each for each in self.assumed if each < place]
        del self.choices[place:]
        self.record.go_back(self.state)
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
