"""Scenes: what a reader sees of a game, with the words for it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from deckwright.games import hints_of
from deckwright.kernel.game import Game
from deckwright.kernel.handles import Decision, Event, Option
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.notation import read_action, read_trigger, seat_name
from deckwright.kernel.refusals import Refusal
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import Arg, Moment, Role, Vocabulary
from deckwright.play.choices import likeness, loose_piles, spell_alike
from deckwright.play.guide import LEARNER, Guide
from deckwright.play.phrases import say_refused, text_behind
from deckwright.play.session import NEVER, GameSession, NoUndo
from deckwright.play.tables import log_lines, option_note, own_lines, table_lines
from deckwright.server.protocol import (
    Ahead,
    Lesson,
    LogLine,
    OptionInfo,
    OutcomeInfo,
    Question,
    Refused,
    RoleName,
    Scene,
)
from deckwright.server.voice import ServerVoice
from deckwright.text import Speaker

_ROLES: Final[tuple[tuple[Role, RoleName], ...]] = (
    (Role.ENDS, "ends"),
    (Role.CONFIRMS, "confirms"),
    (Role.DECLINES, "declines"),
    (Role.STOPS, "stops"),
    (Role.SPARE, "spare"),
)
AT_ONCE: Final = 200
"""So many events are told before others get their turn."""


class Log:
    """The lines of a reader's log so far. What was told stays as it was, whatever comes behind it."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self._game = game
        self._speaker = speaker
        self.lines: list[LogLine] = []
        self._told: list[tuple[int, int, Event]] = []
        """After each row: how many events and lines there were, and the last event."""

    def update(self, journal: Sequence[Event], length: int) -> int:
        """Tell what is new up to that length; the first line that is not as it was."""
        self.go_back(journal, length)
        lines = len(self.lines)
        for _ in self.tell(journal, length):
            pass
        return lines

    def go_back(self, journal: Sequence[Event], length: int) -> int:
        """Forget what was taken back, however long ago; how many events are told."""
        while self._told and not (
            self._told[-1][0] <= length and journal[self._told[-1][0] - 1] is self._told[-1][2]
        ):
            self._told.pop()
        events, lines = self._told[-1][:2] if self._told else (0, 0)
        del self.lines[lines:]
        return events

    def tell(self, journal: Sequence[Event], length: int) -> Iterator[None]:
        """Tell what is new up to that length, turn by turn, and of a very long turn a part at a time. What is
        told so far counts, whether anybody goes on or not."""
        events = self.go_back(journal, length)
        words = self._game.table.vocabulary
        for turn in by_turns(words, journal[events:length]):
            for start in range(0, len(turn), AT_ONCE):
                row = turn[start : start + AT_ONCE]
                is_turn = words.moment_of(row[0].kind) is Moment.TURN
                for place, text in enumerate(log_lines(self._game, self._speaker, row)):
                    self.lines.append(LogLine(text, is_turn and not place))
                events += len(row)
                self._told.append((events, len(self.lines), row[-1]))
                yield


def by_turns(words: Vocabulary, events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """The events in rows, each beginning where a turn does."""
    starts = [
        place for place, event in enumerate(events) if place and words.moment_of(event.kind) is Moment.TURN
    ]
    for start, end in zip([0, *starts], [*starts, len(events)], strict=True):
        if events[start:end]:
            yield events[start:end]


class PhraseCache:
    """What options and refused actions are called. Most of them come again with the next question."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._old: dict[object, str] = {}
        self._new: dict[object, str] = {}

    def next_question(self) -> None:
        self._old, self._new = self._new, {}

    def option(self, verb: str, values: Mapping[str, str | int | None]) -> str:
        key = (verb, *values.values())
        text = self._old.get(key)
        if text is None:
            text = self._speaker.say_word("verb", verb, values)
        self._new[key] = text
        return text

    def refused(self, game: Game, refusal: Refusal) -> str:
        """What is no whole option has no words."""
        text = self._old.get(refusal.action)
        if text is None:
            text = say_refused(game, self._speaker, refusal)
        self._new[refusal.action] = text
        return "" if text.startswith("[") else text

    def reason(self, refusal: Refusal) -> str:
        key = (refusal.reason, refusal.rule, *refusal.values.items())
        text = self._old.get(key)
        if text is None:
            text = self._speaker.refusal(refusal)
        self._new[key] = text
        return text


class Reader:
    """Somebody who reads at a table: a seat, or ONLOOKER; without a language, a program."""

    def __init__(
        self,
        game: Game,
        seat: Seat,
        language: str | None,
        names: Mapping[str, str],
        guide: Guide | None = None,
        is_alone: Callable[[], bool] = lambda: False,
    ) -> None:
        self.game = game
        self.guide = guide
        self._is_alone = is_alone
        self.seat = seat
        self.language = language
        you = None if seat == ONLOOKER else seat_name(seat)
        self.speaker = (
            None if language is None else ServerVoice(language).about(game, names, you, marked=True)
        )
        self.plain = None if language is None else ServerVoice(language).about(game, names, you)
        self.log = None if self.speaker is None else Log(game, self.speaker)
        self._phrases = None if self.speaker is None else PhraseCache(self.speaker)
        self._loose = loose_piles(game)
        self._ahead: tuple[object, Question] | None = None
        """The question that was last told ahead, and by what it is known."""

    def scene(
        self, session: GameSession, seq: int, number: int, whole: bool = True, ended: Outcome | None = None
    ) -> Scene:
        """The table now. `number` is that of the reader's decision; a whole scene has the whole log. A game
        that was ended by something else than its rules has another outcome than its state."""
        place = shown_place(session, self.seat)
        state = session.position(place)
        is_asked_now = place in (len(session.choices), session.pending(self.seat))
        view = state.view(self.seat)
        decision = state.decision if ended is None else None
        asked = decision is not None and decision.seat == self.seat and is_asked_now
        log_from = 0 if self.log is None else self.log.update(self.journal(session), heard(session, place))
        # Whoever is asked in secret may take back what they could without that question.
        shown = session if is_asked_now else session.seen_from(place)
        undo = self.why_no_undo(shown) if decision is not None else NoUndo.NOTHING
        lesson = self.lesson(shown, decision is None)
        return Scene(
            seq=seq,
            view=view,
            log_from=0 if whole else log_from,
            log=[] if self.log is None else self.log.lines[0 if whole else log_from :],
            question=self.question(state, decision, view, number) if asked and decision is not None else None,
            waiting_for=self.waiting_for(decision),
            refusals=self.refusals(state) if asked else [],
            can_undo=undo is None,
            undo_note=self.undo_note(shown, undo) if decision is not None else "",
            can_rest=asked and lesson is None and hints_of(state.game).may_rest(state),
            outcome=self.outcome(ended or state.outcome),
            lesson=lesson,
            ahead=self.ahead(shown) if decision is not None and lesson is None else None,
            lines={} if self.plain is None else own_lines(self.game, self.plain, view),
        )

    def is_far_behind(self, session: GameSession) -> bool:
        """Whether so much has happened that others should get their turn while it is told."""
        if self.log is None:
            return False
        told = self.log.go_back(self.journal(session), length := self._heard(session))
        return length - told > AT_ONCE

    def catch_up(self, session: GameSession) -> Iterator[None]:
        """Tell what has happened so far, a little at a time."""
        assert self.log is not None
        return self.log.tell(self.journal(session), self._heard(session))

    def _heard(self, session: GameSession) -> int:
        return heard(session, shown_place(session, self.seat))

    def lesson(self, session: GameSession, is_over: bool) -> Lesson | None:
        """What a learner is told and asked to do; behind the last step, that the rest is free."""
        choices = len(session.choices)
        if self.guide is None or self.seat != LEARNER or choices > len(self.guide.steps):
            return None
        step = self.guide.step(choices)
        if step is not None and (is_over or step.is_foe or session.state.decider != LEARNER):
            return None
        place, steps = self.guide.progress(choices)
        return Lesson(
            step=place,
            steps=steps,
            text="" if self.language is None else self.guide.text(choices, self.language),
            keys=[] if step is None else list(step.keys),
            cards=[] if step is None else list(step.point),
        )

    @property
    def log_length(self) -> int:
        """How many lines the log had when it was last shown."""
        return 0 if self.log is None else len(self.log.lines)

    def why_no_undo(self, session: GameSession) -> NoUndo | None:
        """Whoever plays against bots alone has nobody to ask."""
        if self.seat == ONLOOKER:
            return NoUndo.NOTHING
        reason = session.why_no_undo(self.seat)
        return None if reason not in NEVER and self._is_alone() else reason

    def journal(self, session: GameSession) -> Sequence[Event]:
        return session.open_journal if self.seat == ONLOOKER else session.journals[self.seat]

    def waiting_for(self, decision: Decision | None) -> list[str]:
        """Who is asked, unless nobody may know."""
        if decision is None or (decision.hidden and decision.seat != self.seat):
            return []
        return [seat_name(decision.seat)]

    def question(self, state: State, decision: Decision, view: dict[str, Any], number: int) -> Question:
        if self._phrases is not None:
            self._phrases.next_question()
        return self.tell_question(state, decision, view, number)

    def tell_question(self, state: State, decision: Decision, view: dict[str, Any], number: int) -> Question:
        speaker = self.speaker
        keys: list[str] = view["decision"]["options"]
        alike = likeness(view, self._loose)
        offers: dict[str, int] = {}
        return Question(
            number=number,
            prompt=decision.prompt,
            values=decision.values,
            text="" if speaker is None else speaker.prompt(decision),
            about=[] if speaker is None else text_behind(speaker, decision),
            arranges=decision.asks.arranges,
            options=[
                self.option(state, option, key, view, offers.setdefault(spell_alike(key, alike), len(offers)))
                for option, key in zip(decision.options, keys, strict=True)
            ],
        )

    def ahead(self, session: GameSession) -> Ahead | None:
        """What the reader may answer before it is asked."""
        found = None if self.seat == ONLOOKER else session.ahead(self.seat)
        if found is None:
            return None
        state = found.state
        # What it chooses from stays as it is, so the words do too.
        asked = (state.prompt, tuple(state.prompt_args), tuple(state.codes))
        if self._ahead is None or self._ahead[0] != asked:
            decision = state.decision
            assert decision is not None
            self._ahead = asked, self.tell_question(state, decision, state.view(self.seat), 0)
        plan = session.plans.get(self.seat)
        return Ahead(self._ahead[1], found.most, [] if plan is None else list(plan.keys))

    def option(self, state: State, option: Option, key: str, view: dict[str, Any], offer: int) -> OptionInfo:
        values = option.values
        verb = option.verb
        return OptionInfo(
            key=key,
            verb=verb.name,
            values=values,
            cards=cards_of(option, values),
            text="" if self._phrases is None else self._phrases.option(verb.name, values),
            note="" if self.speaker is None else option_note(self.speaker, view, option, state),
            offer=offer,
            roles=roles_of(verb.role),
        )

    def refusals(self, state: State) -> list[Refused]:
        phrases = self._phrases
        if phrases is None:
            return []
        return [self.refused(state.game, phrases, each) for each in state.why_not(self.seat)]

    def refused(self, game: Game, phrases: PhraseCache, refusal: Refusal) -> Refused:
        verb, arguments = refusal.verb, [str(value) for value in refusal.arguments.values()]
        if not verb:
            verb, arguments = read_action(refusal.action)
        return Refused(
            action=refusal.action,
            verb=verb,
            cards=arguments,
            text=phrases.refused(game, refusal),
            reason=phrases.reason(refusal),
            rule=refusal.rule,
        )

    def undo_note(self, session: GameSession, reason: NoUndo | None) -> str:
        if reason is None or self.plain is None or self.seat == ONLOOKER:
            return ""
        if reason is NoUndo.OTHERS:
            names = [self.plain.player(seat_name(other)) for other in session.others_since(self.seat)]
            return self.plain.say("play-no-undo-others", names=", ".join(names))
        return self.plain.say(f"play-no-undo-{reason.value}")

    def outcome(self, outcome: Outcome | None) -> OutcomeInfo | None:
        if outcome is None:
            return None
        return OutcomeInfo(
            winners=[seat_name(winner) for winner in outcome.winners],
            scores=list(outcome.scores),
            reason=outcome.reason,
            text="" if self.plain is None else self.plain.outcome(outcome),
        )

    def table_text(self, session: GameSession) -> list[str]:
        """The table in lines, as the terminal shows it."""
        assert self.plain is not None
        state = session.position(shown_place(session, self.seat))
        return table_lines(self.game, self.plain, state.view(self.seat))


def shown_place(session: GameSession, seat: int) -> int:
    """How many choices a reader is shown. Whoever is asked in secret sees the table as it was then; all
    others, what it is if they let it be. Only the end of the game waits for their answer: till then the
    others see the table as it was before the last open choice."""
    pending = session.pending(seat)
    if pending is not None:
        return pending
    place = len(session.choices)
    if session.state.outcome is None or not session.assumed:
        return place
    while place and session.choices[place - 1].hidden:
        place -= 1
    return max(place - 1, 0)


def heard(session: GameSession, place: int) -> int:
    """How long the journals were at that place."""
    return len(session.open_journal) if place == len(session.choices) else session.choices[place].heard


def roles_of(role: Role) -> list[RoleName]:
    return [name for one, name in _ROLES if one in role]


def cards_of(option: Option, values: Mapping[str, str | int | None]) -> list[str]:
    """The cards that an option is about; of a waiting ability, the card that has it."""
    cards = []
    for slot in option.verb.slots:
        value = values[slot.name]
        if slot.arg is Arg.CARD and isinstance(value, str):
            cards.append(value)
        elif slot.arg is Arg.TRIGGER and isinstance(value, str):
            trigger = read_trigger(value)
            cards += [] if trigger is None else [trigger.source]
    return cards
