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
from deckwright.server.tables.audience import Connection
from deckwright.server.tables.seats import language_or_usual
from deckwright.server.tables.table_game import TableGame

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
class UndoRequest:
    """A seat wants to take its last choice back; the others agree one by one."""

    seat: int
    message: str
    agreed: set[int] = field(default_factory=set)


class MessageHandler:
    """Carries out what the connections of one table ask for."""

    def __init__(self, table: "LiveTable") -> None:
        self._table: LiveTable = proxy(table)
        self._said: dict[tuple[str, str], None] = {}
        """The last lines of chat, by who said them and their ids: a line is said once."""

    async def handle(self, connection: Connection, message: FromClient) -> None:
        """Carry a message out. Whatever goes wrong, the connection is told and the table is unharmed."""
        id: str = getattr(message, "id", "")
        try:
            if len(id) > LONGEST_ID:
                raise BadRequest("server-value-too-large", field="id", most=LONGEST_ID)
            connection.spend(cost_of(message))
            if not isinstance(message, Ping):
                await self._come_back(connection)
            await self._carry_out(connection, message)
        except DeckwrightError as error:
            rule = error.details.get("rule")
            text = text_of(error, language_or_usual(connection.language))
            connection.send(Refuse(id[:LONGEST_ID], error.code, text, None if rule is None else str(rule)))
            if isinstance(message, Choose | PlayRest | Preview | Imagine):
                connection.spend(WHOLE_SCENE)
                await self._sync(connection, message)
        except Exception:
            _log.exception("table-fault", table=self._table.row.id, message=type(message).__name__)
            fault = BadRequest("server-fault")
            connection.send(Refuse(id, fault.code, text_of(fault, language_or_usual(connection.language))))

    async def _carry_out(self, connection: Connection, message: FromClient) -> None:
        todo: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
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
        await todo[type(message)](connection, message)

    async def _come_back(self, connection: Connection) -> None:
        """Whoever does something here is back."""
        table_game = self._table.table_game
        if table_game is not None and connection.seat in table_game.stand_ins:
            async with self._table.lock:
                await self._table.take_back_seat(connection.seat)

    # What changes nothing.

    async def _hello(self, connection: Connection, message: Hello) -> None:
        connection.language = message.language
        await self._table.join(connection)

    async def _speak(self, connection: Connection, message: Speak) -> None:
        connection.language = message.language
        await self._table.join(connection)

    async def _sync(self, connection: Connection, _message: FromClient) -> None:
        async with self._table.lock:
            await self._table.show_whole(connection)

    async def _ping(self, connection: Connection, message: Ping) -> None:
        connection.send(Pong(message.id))

    async def _preview(self, connection: Connection, message: Preview) -> None:
        async with self._table.lock:
            table_game = self._playing(connection)
            state = self._check_asked(table_game, connection.seat, message.number)
            assert state.decision is not None
            place = state.decision.options.index_of(message.key)
            preview = foresee(state, connection.seat, place)
            reader = self._table.reader(connection.seat, language_or_usual(connection.language))
            speaker = reader.speaker
            assert speaker is not None
            told = [each for each in log_lines(state.game, speaker, preview.events) if each]
            connection.send(Previewed(message.id, [*told, *say_ending(speaker, preview, bool(told))]))

    async def _imagine(self, connection: Connection, message: Imagine) -> None:
        async with self._table.lock:
            table_game = self._playing(connection)
            state = self._check_asked(table_game, connection.seat, message.number)
            connection.send(Imagined(message.id, forget(state, connection.seat).to_json()))

    # Choices.

    async def _choose(self, connection: Connection, message: Choose) -> None:
        async with self._table.lock:
            table_game = self._playing(connection)
            if not table_game.has_done(connection.seat, message.id):
                self._check_asked(table_game, connection.seat, message.number)
                if self._table.guide is not None:
                    self._table.guide.check(len(table_game.session.choices), message.key)
                if table_game.session.pending(connection.seat) is None:
                    self._table.undo_request = None
                rows = table_game.answer(connection.seat, message.key, message.id)
                await self._table.commit(rows, connection, message.id)
            else:
                connection.send(Done(message.id))

    async def _rest(self, connection: Connection, message: PlayRest) -> None:
        async with self._table.lock:
            table_game = self._playing(connection)
            if table_game.has_done(connection.seat, message.id):
                connection.send(Done(message.id))
                return
            self._check_asked(table_game, connection.seat, message.number)
            guide = self._table.guide
            if guide is not None and guide.step(len(table_game.session.choices)) is not None:
                raise NotNow("play-guide-not-now")
            if table_game.session.pending(connection.seat) is not None:
                raise Conflict("server-no-rest")
            self._table.undo_request = None
            rows, losses = await self._play_rest(table_game, connection, message)
            if rows:
                await self._table.commit(rows, None if losses else connection, message.id)
            if losses:
                connection.send(Losses(message.id, losses))
            elif not rows:
                raise Conflict("server-no-rest")

    async def _play_rest(
        self, table_game: TableGame, connection: Connection, message: PlayRest
    ) -> tuple[list[ActionRow], list[str]]:
        """Play on until nothing is left, something else is asked, or something would be lost. What was played
        before something fails stays."""
        asked = table_game.state.prompt
        rows: list[ActionRow] = []
        despite = message.despite
        for _ in range(MOST_REST):
            state = table_game.state
            if table_game.outcome is not None or (state.decider, state.prompt) != (connection.seat, asked):
                break
            step = hints_of(state.game).rest(state)
            if step is None:
                break
            if step.losses and not despite:
                speaker = self._table.reader(connection.seat, language_or_usual(connection.language)).plain
                assert speaker is not None
                return rows, list(dict.fromkeys(speaker.refusal(loss) for loss in step.losses))
            despite = False
            try:
                rows.append(table_game.choose(step.key, "" if rows else message.id))
            except Exception:
                if not rows:
                    raise
                _log.exception("table-fault", table=self._table.row.id, message=type(message).__name__)
                break
            # Others get their turn; those at this table wait for the lock.
            await asyncio.sleep(0)
        return rows, []

    async def _prepare(self, connection: Connection, message: Prepare) -> None:
        async with self._table.lock:
            table_game = self._playing(connection)
            if table_game.has_done(connection.seat, message.id):
                connection.send(Done(message.id))
                return
            self._check_not_over(table_game)
            self._check_not_resigned(table_game, connection.seat)
            guide = self._table.guide
            if guide is not None and guide.step(len(table_game.session.choices)) is not None:
                raise NotNow("play-guide-not-now")
            row = table_game.prepare(int(connection.seat), message.keys, message.id)
            await self._table.commit([row], connection, message.id)

    # Taking back and giving up.

    async def _undo(self, connection: Connection, message: Undo) -> None:
        table = self._table
        async with table.lock:
            table_game = self._playing(connection)
            seat = connection.seat
            if table_game.has_done(seat, message.id) or (
                table.undo_request and table.undo_request.message == message.id
            ):
                connection.send(Done(message.id))
                return
            self._check_not_over(table_game)
            self._check_not_resigned(table_game, seat)
            reason = table_game.session.why_no_undo(seat)
            if reason in NEVER and reason is not None:
                raise Conflict(f"play-no-undo-{reason.value}")
            if reason is None or not table.others_with_a_say(seat):
                await table.take_back(seat, message.id, connection)
            else:
                table.undo_request = UndoRequest(int(seat), message.id)
                connection.send(Done(message.id))
                table.tell_changed()

    async def _answer_undo(self, connection: Connection, message: AnswerUndo) -> None:
        table = self._table
        async with table.lock:
            table_game = self._playing(connection)
            self._check_not_resigned(table_game, connection.seat)
            undo_request = table.undo_request
            if undo_request is None or undo_request.seat == connection.seat:
                raise Conflict("server-no-wish")
            undo_request.agreed.add(int(connection.seat))
            connection.send(Done(message.id))
            if not message.agree:
                table.undo_request = None
            elif undo_request.agreed.issuperset(table.others_with_a_say(undo_request.seat)):
                await table.take_back(undo_request.seat, undo_request.message)
                return
            table.tell_changed()

    async def _resign(self, connection: Connection, message: Resign) -> None:
        table = self._table
        async with table.lock:
            table_game = self._playing(connection)
            if table_game.has_done(connection.seat, message.id):
                connection.send(Done(message.id))
                return
            self._check_not_over(table_game)
            if connection.seat in table_game.resigned:
                raise Conflict("server-resigned-before")
            await table.resign(connection.seat, message.id, connection)

    # Talking.

    async def _say(self, connection: Connection, message: Say) -> None:
        table = self._table
        user = connection.user
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
                await table.say(user, connection.name, connection.seat, text)
            self._said[user, message.id] = None
            if len(self._said) > LONGEST_CHAT:
                del self._said[next(iter(self._said))]
        connection.send(Done(message.id))

    # What must hold.

    def _playing(self, connection: Connection) -> TableGame:
        """The game, for somebody who sits there."""
        table_game = self._table.table_game
        if table_game is None:
            raise Conflict("server-not-begun")
        if connection.seat == ONLOOKER:
            raise NotAllowed("server-only-looking-on")
        return table_game

    def _check_not_resigned(self, table_game: TableGame, seat: Seat) -> None:
        """Whoever gave up has no say in what the bot does in their place."""
        if seat in table_game.resigned:
            raise NotAsked("server-bot-plays")

    def _check_asked(self, table_game: TableGame, seat: Seat, number: int) -> State:
        """The position in which the seat is asked by the question of that number, if it is."""
        if number < table_game.number(seat):
            raise Stale("server-stale")
        self._check_not_over(table_game)
        state = table_game.question_of(seat)
        if number > table_game.number(seat) or state is None:
            raise NotAsked("server-not-asked")
        self._check_not_resigned(table_game, seat)
        return state

    def _check_not_over(self, table_game: TableGame) -> None:
        if table_game.outcome is not None:
            raise Conflict("choice-game-over")
