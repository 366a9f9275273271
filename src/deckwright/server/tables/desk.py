"""What a connection asks for at a table, carried out or refused."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final
from weakref import proxy

import structlog

from deckwright.bots.worlds import forget
from deckwright.games import hints_of
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.state import State
from deckwright.play.guide import NotNow
from deckwright.play.phrases import say_ending
from deckwright.play.preview import foresee
from deckwright.play.session import NEVER
from deckwright.play.tables import log_lines
from deckwright.server.pace import WHOLE_SCENE, cost_of
from deckwright.server.problems import BadRequest, Conflict, NeedsSession, NotAllowed, text_of
from deckwright.server.protocol import (
    AnswerUndo,
    Choose,
    Done,
    FromClient,
    Hello,
    Imagine,
    Imagined,
    Losses,
    Ping,
    PlayRest,
    Pong,
    Prepare,
    Preview,
    Previewed,
    Refuse,
    Resign,
    Say,
    Speak,
    Sync,
    Undo,
)
from deckwright.server.storage.rows import ActionRow
from deckwright.server.tables.crowd import Line
from deckwright.server.tables.played import Played
from deckwright.server.tables.seating import language_or_usual

if TYPE_CHECKING:
    from deckwright.server.live import LiveTable

LONGEST_ID: Final = 64
LONGEST_CHAT: Final = 500
MOST_REST: Final = 100
"""Cards played at most by one «play the rest»."""
_log: Final = structlog.get_logger()
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]+")


class Stale(Conflict):
    """The question was answered or taken back before; the fresh one follows."""


class NotAsked(Conflict):
    """It is somebody else who must choose."""


@dataclass
class Wish:
    """A seat wants to take its last choice back; the others agree one by one."""

    seat: int
    message: str
    agreed: set[int] = field(default_factory=set)


class Desk:
    """Carries out what the connections of one table ask for."""

    def __init__(self, table: "LiveTable") -> None:
        self._table: LiveTable = proxy(table)
        self._said: dict[tuple[str, str], None] = {}
        """The last lines of chat, by who said them and their ids: a line is said once."""

    async def handle(self, line: Line, message: FromClient) -> None:
        """Carry a message out. Whatever goes wrong, the connection is told and the table is unharmed."""
        id: str = getattr(message, "id", "")
        try:
            if len(id) > LONGEST_ID:
                raise BadRequest("server-value-too-large", field="id", most=LONGEST_ID)
            line.spend(cost_of(message))
            if not isinstance(message, Ping):
                await self._come_back(line)
            await self._carry_out(line, message)
        except DeckwrightError as error:
            rule = error.details.get("rule")
            text = text_of(error, language_or_usual(line.language))
            line.send(Refuse(id[:LONGEST_ID], error.code, text, None if rule is None else str(rule)))
            if isinstance(message, Choose | PlayRest | Preview | Imagine):
                line.spend(WHOLE_SCENE)
                await self._sync(line, message)
        except Exception:
            _log.exception("table-fault", table=self._table.row.id, message=type(message).__name__)
            fault = BadRequest("server-fault")
            line.send(Refuse(id, fault.code, text_of(fault, language_or_usual(line.language))))

    async def _carry_out(self, line: Line, message: FromClient) -> None:
        todo: dict[type, Callable[[Line, Any], Awaitable[None]]] = {
            Hello: self._hello,
            Choose: self._choose,
            Preview: self._preview,
            Imagine: self._imagine,
            PlayRest: self._rest,
            Prepare: self._prepare,
            Undo: self._undo,
            AnswerUndo: self._answer_undo,
            Resign: self._resign,
            Say: self._say,
            Speak: self._speak,
            Sync: self._sync,
            Ping: self._ping,
        }
        await todo[type(message)](line, message)

    async def _come_back(self, line: Line) -> None:
        """Whoever does something here is back."""
        played = self._table.played
        if played is not None and line.seat in played.stand_ins:
            async with self._table.lock:
                await self._table.take_back_seat(line.seat)

    # What changes nothing.

    async def _hello(self, line: Line, message: Hello) -> None:
        line.language = message.language
        await self._table.join(line)

    async def _speak(self, line: Line, message: Speak) -> None:
        line.language = message.language
        await self._table.join(line)

    async def _sync(self, line: Line, _message: FromClient) -> None:
        async with self._table.lock:
            await self._table.show_whole(line)

    async def _ping(self, line: Line, message: Ping) -> None:
        line.send(Pong(message.id))

    async def _preview(self, line: Line, message: Preview) -> None:
        async with self._table.lock:
            played = self._playing(line)
            state = self._check_asked(played, line.seat, message.number)
            assert state.decision is not None
            place = state.decision.options.index_of(message.key)
            preview = foresee(state, line.seat, place)
            reader = self._table.reader(line.seat, language_or_usual(line.language))
            speaker = reader.speaker
            assert speaker is not None
            told = [each for each in log_lines(state.game, speaker, preview.events) if each]
            line.send(Previewed(message.id, [*told, *say_ending(speaker, preview, bool(told))]))

    async def _imagine(self, line: Line, message: Imagine) -> None:
        async with self._table.lock:
            played = self._playing(line)
            state = self._check_asked(played, line.seat, message.number)
            line.send(Imagined(message.id, forget(state, line.seat).to_json()))

    # Choices.

    async def _choose(self, line: Line, message: Choose) -> None:
        async with self._table.lock:
            played = self._playing(line)
            if not played.has_done(line.seat, message.id):
                self._check_asked(played, line.seat, message.number)
                if self._table.guide is not None:
                    self._table.guide.check(len(played.session.choices), message.key)
                if played.session.pending(line.seat) is None:
                    self._table.wish = None
                rows = played.answer(line.seat, message.key, message.id)
                await self._table.commit(rows, line, message.id)
            else:
                line.send(Done(message.id))

    async def _rest(self, line: Line, message: PlayRest) -> None:
        async with self._table.lock:
            played = self._playing(line)
            if played.has_done(line.seat, message.id):
                line.send(Done(message.id))
                return
            self._check_asked(played, line.seat, message.number)
            guide = self._table.guide
            if guide is not None and guide.step(len(played.session.choices)) is not None:
                raise NotNow("play-guide-not-now")
            if played.session.pending(line.seat) is not None:
                raise Conflict("server-no-rest")
            self._table.wish = None
            rows, losses = await self._play_rest(played, line, message)
            if rows:
                await self._table.commit(rows, None if losses else line, message.id)
            if losses:
                line.send(Losses(message.id, losses))
            elif not rows:
                raise Conflict("server-no-rest")

    async def _play_rest(
        self, played: Played, line: Line, message: PlayRest
    ) -> tuple[list[ActionRow], list[str]]:
        """Play on until nothing is left, something else is asked, or something would be lost. What was played
        before something fails stays."""
        asked = played.state.prompt
        rows: list[ActionRow] = []
        despite = message.despite
        for _ in range(MOST_REST):
            state = played.state
            if played.outcome is not None or (state.decider, state.prompt) != (line.seat, asked):
                break
            step = hints_of(state.game).rest(state)
            if step is None:
                break
            if step.losses and not despite:
                speaker = self._table.reader(line.seat, language_or_usual(line.language)).plain
                assert speaker is not None
                return rows, list(dict.fromkeys(speaker.refusal(loss) for loss in step.losses))
            despite = False
            try:
                rows.append(played.choose(step.key, "" if rows else message.id))
            except Exception:
                if not rows:
                    raise
                _log.exception("table-fault", table=self._table.row.id, message=type(message).__name__)
                break
            # Others get their turn; those at this table wait for the lock.
            await asyncio.sleep(0)
        return rows, []

    async def _prepare(self, line: Line, message: Prepare) -> None:
        async with self._table.lock:
            played = self._playing(line)
            if played.has_done(line.seat, message.id):
                line.send(Done(message.id))
                return
            self._check_not_over(played)
            self._check_not_resigned(played, line.seat)
            guide = self._table.guide
            if guide is not None and guide.step(len(played.session.choices)) is not None:
                raise NotNow("play-guide-not-now")
            row = played.prepare(int(line.seat), message.keys, message.id)
            await self._table.commit([row], line, message.id)

    # Taking back and giving up.

    async def _undo(self, line: Line, message: Undo) -> None:
        table = self._table
        async with table.lock:
            played = self._playing(line)
            seat = line.seat
            if played.has_done(seat, message.id) or (table.wish and table.wish.message == message.id):
                line.send(Done(message.id))
                return
            self._check_not_over(played)
            self._check_not_resigned(played, seat)
            reason = played.session.why_no_undo(seat)
            if reason in NEVER and reason is not None:
                raise Conflict(f"play-no-undo-{reason.value}")
            if reason is None or not table.others_with_a_say(seat):
                await table.take_back(seat, message.id, line)
            else:
                table.wish = Wish(int(seat), message.id)
                line.send(Done(message.id))
                table.tell_changed()

    async def _answer_undo(self, line: Line, message: AnswerUndo) -> None:
        table = self._table
        async with table.lock:
            played = self._playing(line)
            self._check_not_resigned(played, line.seat)
            wish = table.wish
            if wish is None or wish.seat == line.seat:
                raise Conflict("server-no-wish")
            wish.agreed.add(int(line.seat))
            line.send(Done(message.id))
            if not message.agree:
                table.wish = None
            elif wish.agreed.issuperset(table.others_with_a_say(wish.seat)):
                await table.take_back(wish.seat, wish.message)
                return
            table.tell_changed()

    async def _resign(self, line: Line, message: Resign) -> None:
        table = self._table
        async with table.lock:
            played = self._playing(line)
            if played.has_done(line.seat, message.id):
                line.send(Done(message.id))
                return
            self._check_not_over(played)
            if line.seat in played.resigned:
                raise Conflict("server-resigned-before")
            await table.resign(line.seat, message.id, line)

    # Talking.

    async def _say(self, line: Line, message: Say) -> None:
        table = self._table
        user = line.user
        if user is None:
            raise NeedsSession()
        text = " ".join(_CONTROL.sub(" ", message.text).split())
        if not text:
            raise BadRequest("server-chat-empty")
        if len(text) > LONGEST_CHAT:
            raise BadRequest("server-chat-too-long", most=LONGEST_CHAT)
        if (user, message.id) not in self._said:
            await table.services.limits.take("chat", user)
            async with table.lock:
                await table.say(user, line.name, line.seat, text)
            self._said[user, message.id] = None
            if len(self._said) > LONGEST_CHAT:
                del self._said[next(iter(self._said))]
        line.send(Done(message.id))

    # What must hold.

    def _playing(self, line: Line) -> Played:
        """The game, for somebody who sits there."""
        played = self._table.played
        if played is None:
            raise Conflict("server-not-begun")
        if line.seat == ONLOOKER:
            raise NotAllowed("server-only-looking-on")
        return played

    def _check_not_resigned(self, played: Played, seat: Seat) -> None:
        """Whoever gave up has no say in what the bot does in their place."""
        if seat in played.resigned:
            raise NotAsked("server-bot-plays")

    def _check_asked(self, played: Played, seat: Seat, number: int) -> State:
        """The position in which the seat is asked by the question of that number, if it is."""
        if number < played.number(seat):
            raise Stale("server-stale")
        self._check_not_over(played)
        state = played.question_of(seat)
        if number > played.number(seat) or state is None:
            raise NotAsked("server-not-asked")
        self._check_not_resigned(played, seat)
        return state

    def _check_not_over(self, played: Played) -> None:
        if played.outcome is not None:
            raise Conflict("choice-game-over")
