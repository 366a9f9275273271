"""What happens at a table by itself: bots choose, clocks run out, bots stand in for those who are gone."""

import asyncio
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final
from weakref import proxy

import structlog

from deckwright.kernel.errors import EngineFault
from deckwright.server.botpool import USUAL_BOT, BotFailed
from deckwright.server.storage.rows import ActionRow
from deckwright.server.tables.table_game import TableGame, quiet_choice

if TYPE_CHECKING:
    from deckwright.server.live import LiveTable

LATE_IN_A_ROW: Final = 3
"""How many times the time of a seat may run out before a bot stands in."""
TRY_AGAIN: Final = 5.0
"""Seconds after which what failed is tried once more."""
LONGEST_TIMER: Final = 24 * 60 * 60.0
_log: Final = structlog.get_logger()


class Driver:
    """Looks after one table. `wake` it after every change, with the table's lock held."""

    def __init__(self, table: "LiveTable") -> None:
        # Whoever holds the table holds its driver: a table that nobody needs goes at once, without a search.
        self._table: LiveTable = proxy(table)
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking_at = -1
        """The position at which a bot thinks, by the number of moves."""
        self._thought: asyncio.Task[str] | None = None
        self._paced_at = 0.0
        self._gone_at: dict[int, float] = {}
        self._closed = False
        self.due: float | None = None
        """When something must happen even if the table is forgotten till then: days go on without it."""

    @property
    def is_busy(self) -> bool:
        """Whether something happens now, or at a time that counts from now."""
        return bool(self._tasks) or (self._timer is not None and self.due is None)

    def close(self) -> None:
        self._closed = True
        self._stop_timer()
        for task in self._tasks:
            task.cancel()

    def gone(self, seat: int) -> None:
        """A connection of a seat has ended."""
        self._gone_at[seat] = time.monotonic()

    def wake(self) -> None:
        """See who must choose now."""
        self._stop_timer()
        table_game = self._table.table_game
        if self._closed or table_game is None or table_game.asked is None or not self._table.is_played:
            self._stop_thinking()
            return
        if self._thinking_at != table_game.moves or self._table.bot_of(table_game.asked) is None:
            self._stop_thinking()
        if self._table.bot_of(table_game.asked) is not None:
            if self._thinking_at != table_game.moves:
                self._thinking_at = table_game.moves
                self._run(self._play_bot(table_game, table_game.moves))
            return
        deadline = self._deadline(table_game.asked)
        if deadline is not None:
            wait = min(max(0.0, deadline - time.monotonic()), LONGEST_TIMER)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)
            self.due = deadline if self._table.clocks.clock.kind == "days" else None

    def _stop_timer(self) -> None:
        self.due = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_thinking(self) -> None:
        """Nobody needs what a bot thinks about: the position is another one, or the bot has no say."""
        self._thinking_at = -1
        if self._thought is not None:
            self._thought.cancel()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("table-stopped", table=self._table.row.id, exc_info=error)
            self._thinking_at = -1
            if not self._closed:
                self._timer = asyncio.get_running_loop().call_later(TRY_AGAIN, self.wake)

    # Bots.

    async def _play_bot(self, table_game: TableGame, moves: int) -> None:
        """A bot chooses, unless something else happens at the table meanwhile."""
        table = self._table
        asked = table_game.asked
        assert asked is not None
        bot = table.bot_of(asked)
        assert bot is not None
        key: int | str
        thought = self._thought = asyncio.create_task(self._think(table_game, bot))
        try:
            await asyncio.wait((thought,))
        finally:
            thought.cancel()
            if self._thought is thought:
                self._thought = None
        if thought.cancelled():
            return
        try:
            key = thought.result()
        except BotFailed as error:
            _log.error("bot-failed", table=table.row.id, bot=bot, error=str(error))
            key = quiet_choice(table_game.state)
        await self._keep_pace()
        async with table.lock:
            if table.table_game is not table_game or table_game.moves != moves or table.bot_of(asked) is None:
                return
            table.undo_request = None
            await table.commit([choose_somehow(table.row.id, table_game, key)])

    async def _think(self, table_game: TableGame, bot: str) -> str:
        table = self._table
        guide = table.guide
        told = None if guide is None else guide.foe_choice(table_game.state, len(table_game.session.choices))
        if told is not None:
            return told
        audience = table.audience
        # Whoever set the table up answers for what is thought there.
        return await table.services.bots.choose(
            table_game.state, bot, table.row.owner, lambda: bool(audience.connections)
        )

    async def _keep_pace(self) -> None:
        """Wait until the last choice of a bot can have been seen."""
        pause = self._table.services.config.bot_pause
        if pause and self._table.audience.connections:
            await asyncio.sleep(max(0.0, self._paced_at + pause - time.monotonic()))
            self._paced_at = time.monotonic()

    # Clocks, and people who are gone.

    def _deadline(self, seat: int) -> float | None:
        """When something must happen if the seat that is asked does nothing."""
        ends = [each for each in (self._table.clocks.deadline(), self._gone_until(seat)) if each is not None]
        return min(ends, default=None)

    def _gone_until(self, seat: int) -> float | None:
        """When a bot takes the seat of somebody who is gone: only if another person waits."""
        table = self._table
        kind = table.clocks.clock.kind
        if kind == "days" or table.audience.is_here(seat):
            self._gone_at.pop(seat, None)
            return None
        if not any(table.audience.is_here(other) for other in table.other_people(seat)):
            return None
        patience = table.services.config.away_live if kind == "live" else table.services.config.away
        return self._gone_at.setdefault(seat, time.monotonic()) + patience

    def _ring(self) -> None:
        self._timer = self.due = None
        self._run(self._time_is_up())

    async def _time_is_up(self) -> None:
        table = self._table
        async with table.lock:
            table_game = table.table_game
            if table_game is None or table_game.asked is None or not table.is_person(table_game.asked):
                return
            seat, now = table_game.asked, time.monotonic()
            gone, late = self._gone_until(seat), table.clocks.deadline()
            if gone is not None and gone <= now:
                await table.commit([table_game.stand_in(seat, USUAL_BOT)])
            elif late is not None and late <= now:
                table.undo_request = None
                is_end = table_game.ends_in_secret
                rows = table_game.let_be(seat)
                if not is_end:
                    rows.append(table_game.choose(quiet_choice(table_game.state), kind="timeout"))
                if table_game.late[seat] >= LATE_IN_A_ROW and table_game.outcome is None:
                    rows.append(table_game.stand_in(seat, USUAL_BOT))
                await table.commit(rows)
            else:
                self.wake()


def choose_somehow(table: str, table_game: TableGame, key: int | str) -> ActionRow:
    """Choose for a bot. If the engine fails at that, what changes least, or anything at all: a table with a
    fault in it goes on as well as it can."""
    state = table_game.state
    for each in (key, quiet_choice(state), *range(len(state.codes))):
        try:
            return table_game.choose(each)
        except Exception:
            _log.exception("table-fault", table=table, choice=each)
    raise EngineFault("no choice is left")
