"""All tables in use: loaded when somebody comes and forgotten when nobody needs them."""

import asyncio
import math
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final

import structlog

from deckwright.server.botpool import BotPool
from deckwright.server.config import Config
from deckwright.server.garbage import Collector
from deckwright.server.limits import Limits
from deckwright.server.live import LiveTable
from deckwright.server.pace import Shares
from deckwright.server.problems import NeedsSession, NotFound
from deckwright.server.storage.journal import Journal
from deckwright.server.storage.rows import ActionRow, SeatRow, TableRow
from deckwright.server.storage.store import Store
from deckwright.server.tables.services import Services
from deckwright.server.tables.table_game import BrokenGame

SWEEP: Final = 30.0
KEPT: Final = 120.0
"""Seconds for which a table that nobody needs stays in memory."""
MOST_KNOWN: Final = 20_000
"""Forgotten tables of which it is known who is asked there."""
_log: Final = structlog.get_logger()


class TableRegistry:
    """All tables of a server. `start` before, `stop` after."""

    def __init__(self, config: Config, store: Store, journal: Journal, limits: Limits) -> None:
        self.bots = BotPool(config.bot_processes)
        self.counts_from = -math.inf
        """Since when the clock of the machine can be believed, by the time that this process has lived."""
        self.services = Services(
            config,
            store,
            journal,
            limits,
            self.bots,
            self._changed,
            self._lost,
            counts_from=lambda: self.counts_from,
        )
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._due: dict[str, float] = {}
        """When tables that were forgotten are needed again, because somebody's days run out; as the driver
        counts time."""
        self._broken: set[str] = set()
        self._asked: dict[str, frozenset[int]] = {}
        """The seats that have something to choose, at tables that were forgotten."""
        self._may_load = asyncio.Event()
        self._may_load.set()
        self.shares = Shares(config.message_rate)
        self._collector = Collector()
        self._watchers: list[Callable[[], None]] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Tables where something happens by itself go on at once; all others when somebody comes."""
        self._tasks = [asyncio.create_task(self._go_on()), asyncio.create_task(self._sweep())]

    async def stop(self) -> None:
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        for table in self._tables.values():
            table.driver.close()
        self.bots.close()

    # Tables.

    def __len__(self) -> int:
        return len(self._tables)

    def in_use(self, id: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._tables.get(id)

    def is_broken(self, id: str) -> bool:
        """Whether a table could not be loaded because its game was begun under other rules."""
        return id in self._broken

    def watchable(self) -> list[str]:
        """The tables where somebody plays now."""
        return [id for id, table in self._tables.items() if table.has_players_here]

    async def table(self, id: str) -> LiveTable | None:
        """A table, loaded if need be; None if there is none."""
        found = self._tables.get(id)
        if found is not None:
            return found
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def asked(self, id: str) -> frozenset[int]:
        """The seats that have something to choose at a table; to tell that, it need not stay in memory."""
        if id in self._asked:
            return self._asked[id]
        table = await self.table(id)
        return frozenset() if table is None else table.asked

    async def _load(self, id: str) -> LiveTable | None:
        try:
            await self._may_load.wait()
            if id in self._broken:
                # As long as this process lives its rules stay what they are.
                raise BrokenGame("as it was before")
            row = await self.services.store.table(id)
            try:
                table = None if row is None else await LiveTable.load(row, self.services)
            except BrokenGame:
                self._broken.add(id)
                self._changed(id)
                raise
            self._due.pop(id, None)
            self._asked.pop(id, None)
            if table is None:
                return None
            self._tables[id] = table
            async with table.lock:
                if table.is_full:
                    # The server stopped between the last seat and the start.
                    await table.begin()
                else:
                    await table.catch_up()
                table.driver.wake()
            return table
        finally:
            del self._loading[id]

    async def add(
        self, row: TableRow, seats: Sequence[SeatRow], before: Sequence[ActionRow] = ()
    ) -> LiveTable:
        """A new table; its game begins if nobody is missing. `before` are choices out of another game."""
        await self.services.store.create_table(row, seats)
        if before:
            await self.services.journal.append(before)
        table = LiveTable(row, seats, (), self.services)
        self._tables[row.id] = table
        async with table.lock:
            if table.is_full:
                await table.begin()
        self._changed(row.id)
        return table

    def dismiss(self, user: str, session: str | None = None) -> None:
        """End the connections of somebody, or of one of their sessions: whoever may come back does so by
        themselves."""
        for table in self._tables.values():
            for connection in table.audience.connections:
                if connection.user == user and session in (None, connection.login_session):
                    connection.hang_up(NeedsSession())

    async def forget_person(self, user: str, gone: Collection[str]) -> None:
        """Somebody is deleted, and these tables with them; elsewhere their seat has no name any more."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for id, table in list(self._tables.items()):
            if id in gone:
                del self._tables[id]
                table.driver.close()
                for connection in table.audience.connections:
                    connection.hang_up(NotFound("server-no-table"))
            else:
                await table.forget_person(user)
        self.dismiss(user)
        self.forget_rematches(gone)

    async def hand_over(self, guest: str, account: str) -> None:
        """What a guest has at the tables in memory is an account's from now on."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for table in list(self._tables.values()):
            await table.hand_over(guest, account)
        self._changed("")

    def start_over(self) -> None:
        """Forget what is in memory: another server may have changed what is stored. Everybody comes back."""
        for table in list(self._tables.values()):
            table.give_up()
        self._due.clear()
        self._asked.clear()
        self._broken.clear()
        self._tasks.append(asyncio.create_task(self._go_on()))

    async def _go_on(self) -> None:
        """Load the tables with bots or clocks, one after the other, so that newcomers are not held up."""
        for row in await self.services.store.playing_tables():
            seats = await self.services.store.seats(row.id)
            if row.clock.get("kind", "none") != "none" or any(seat.kind == "bot" for seat in seats):
                await self._load_by_itself(row.id)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()
            await self.load_due()

    def sweep(self) -> None:
        """Forget tables that nobody needs for a while, and look for what they leave behind."""
        now = time.monotonic()
        before = len(self._tables)
        for id, table in list(self._tables.items()):
            table.audience.tidy()
            due = table.driver.due
            if table.is_idle and now - table.used_at > KEPT and (due is None or due > now + KEPT):
                table.driver.close()
                del self._tables[id]
                self._asked[id] = table.asked
                if due is not None:
                    self._due[id] = due
        for id in list(self._asked)[:-MOST_KNOWN]:
            del self._asked[id]
        if len(self._tables) < before:
            self._collector.collect()

    async def load_due(self) -> None:
        """Load the tables where time runs out soon."""
        for id in [id for id, due in self._due.items() if due <= time.monotonic() + KEPT]:
            await self._load_by_itself(id)

    async def _load_by_itself(self, id: str) -> None:
        """Load a table that nobody has asked for. If that fails, the others go on all the same."""
        try:
            await self.table(id)
        except Exception as error:
            _log.error("table-not-loaded", table=id, error=str(error))

    # Tables that are cleared away.

    @contextmanager
    def nothing_loaded(self) -> Iterator[set[str]]:
        """The ids of all tables in memory. Nobody loads another one as long as this lasts."""
        self._may_load.clear()
        try:
            yield {*self._tables, *self._loading}
        finally:
            self._may_load.set()

    def forget_rematches(self, gone: Collection[str]) -> None:
        """Tables that are gone are nobody's rematch any more, and the lobby does not show them."""
        for table in self._tables.values():
            if table.row.next in gone:
                table.row = replace(table.row, next=None)
        if gone:
            self._changed("")

    # The lobby.

    def _changed(self, _table: str) -> None:
        for watcher in self._watchers:
            watcher()

    def _lost(self, table: str) -> None:
        self._tables.pop(table, None)

    def when_changed(self, watcher: Callable[[], None]) -> None:
        """Somebody is to be called whenever the lobby should show something else."""
        self._watchers.append(watcher)
