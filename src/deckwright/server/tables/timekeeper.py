"""The clocks of a table in use: when they start and stop, and who is told which of them runs."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final
from weakref import proxy

from deckwright.server.storage.rows import ActionRow, Change, SeatChange, TableChange
from deckwright.server.tables.table_game import TableGame

if TYPE_CHECKING:
    from deckwright.server.live import LiveTable

MOVES: Final = ("choose", "timeout", "undo", "recall")
"""The actions after which somebody else may be asked."""


class Timekeeper:
    """Looks after the clocks of one table. They go by the time that this process has lived: that of the
    machine may be set."""

    def __init__(self, table: "LiveTable") -> None:
        # As the driver does: a table holds its timekeeper.
        self._table: LiveTable = proxy(table)
        self._shown: int | None = None
        """Who was last asked openly: all that others are told while the end waits for a secret answer."""

    def begin(self, table_game: TableGame) -> None:
        self._start(table_game, time.monotonic())

    def resume(self, table_game: TableGame) -> None:
        """The clock runs again after a start. A live one stood still while the server did; days went on, as
        far as the clock of the machine can be believed."""
        now = time.monotonic()
        row = self._table.row
        if self._table.clocks.clock.kind == "days":
            since = now - max(0.0, time.time() - (table_game.last_at or row.started or row.created))
            now = min(now, max(since, self._table.services.counts_from()))
        self._start(table_game, now)

    def _start(self, table_game: TableGame, now: float) -> None:
        """The clock of the seat that is asked runs."""
        asked = table_game.asked
        if asked is None:
            return
        if not table_game.ends_in_secret:
            self._shown = asked
        self._table.clocks.start(asked, now, table_game.ends_in_secret)

    def shown_to(self, table_game: TableGame, seat: int) -> int | None:
        """Whose clock runs, as far as a seat may know."""
        secret = table_game.ends_in_secret and seat != table_game.asked
        return self._shown if secret else self._table.clocks.running

    def changes(self, table_game: TableGame, rows: Sequence[ActionRow]) -> list[Change]:
        """Stop the clock of whoever was asked and start the next; what stands on it is stored."""
        table, clocks = self._table, self._table.clocks
        now = time.monotonic()
        before = clocks.running
        moved = any(row.kind in MOVES for row in rows) or before != table_game.asked
        if before is None or not (moved or table_game.outcome is not None):
            return []
        clocks.stop(now, any(row.seat == before and row.kind == "choose" for row in rows))
        if any(row.kind == "timeout" for row in rows):
            clocks.relieve(before)
        self._start(table_game, now)
        left = clocks.kept(before)
        if left == table.seats[before].clock_left:
            return []
        table.seats[before] = replace(table.seats[before], clock_left=left)
        return [SeatChange(table.row.id, before, {"clock_left": left})]


def end_changes(table: "LiveTable", table_game: TableGame) -> list[Change]:
    """The end of the game, if this is it."""
    outcome = table_game.outcome
    if outcome is None or table.row.state == "over":
        return []
    now = time.time()
    told = {
        "winners": [int(winner) for winner in outcome.winners],
        "scores": list(outcome.scores),
        "reason": outcome.reason,
    }
    table.row = replace(table.row, state="over", ended=now, outcome=told)
    table.undo_request = None
    return [TableChange(table.row.id, {"state": "over", "ended": now, "outcome": told})]
