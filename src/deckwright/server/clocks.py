"""The clocks of a table. They are told the time, which must never be set, and keep none of their own."""

from collections.abc import Sequence
from typing import Final

from deckwright.kernel.errors import quote
from deckwright.server.problems import BadRequest
from deckwright.server.protocol import Clock

DAY: Final = 24 * 60 * 60.0
RESERVE: Final = 10.0
"""Seconds that a seat gets at least when its time has run out and a choice was made for it."""
SECRET: Final = 60.0
"""Seconds for a question that others must not know of: it takes nothing off the clock, which others see."""
MOST_MINUTES: Final = 180
MOST_SECONDS: Final = 120
MOST_DAYS: Final = 30


def check_clock(clock: Clock) -> None:
    """Refuse a clock that nobody could play by."""
    fields = {"live": ("minutes", "seconds"), "days": ("days",)}.get(clock.kind, ())
    limits = {"minutes": (1, MOST_MINUTES), "seconds": (0, MOST_SECONDS), "days": (1, MOST_DAYS)}
    for name, (least, most) in limits.items():
        value = getattr(clock, name)
        if not (least <= value <= most if name in fields else value == 0):
            raise BadRequest(
                "server-bad-clock",
                field=name,
                value=quote(value),
                least=least if name in fields else 0,
                most=most if name in fields else 0,
            )


class Clocks:
    """How much time each seat has. At most one clock runs: that of the seat that is asked."""

    def __init__(self, clock: Clock, left: Sequence[float | None]) -> None:
        self.clock = clock
        full = None if clock.kind == "none" else full_time(clock)
        self._left = [full if each is None else each for each in left]
        self.running: int | None = None
        self._since = 0.0
        self._secret = False

    def start(self, seat: int, now: float, secret: bool = False) -> None:
        """A seat is asked."""
        if self.clock.kind == "days" and not secret:
            self._left[seat] = full_time(self.clock)
        self.running, self._since, self._secret = seat, now, secret

    def stop(self, now: float, chosen: bool = True) -> None:
        """Nobody is asked any more; who has chosen gets what the clock adds."""
        seat = self.running
        if seat is None:
            return
        if self.clock.kind == "live" and not self._secret:
            added = self.clock.seconds if chosen else 0
            self._left[seat] = max(0.0, (self._left[seat] or 0.0) - (now - self._since)) + added
        self.running = None

    def relieve(self, seat: int) -> None:
        """A seat whose time ran out can go on."""
        if self.clock.kind == "live":
            self._left[seat] = max(self._left[seat] or 0.0, RESERVE)

    def kept(self, seat: int) -> float | None:
        """What stands on a clock that does not run."""
        return self._left[seat]

    def left(self, seat: int, now: float) -> float | None:
        """What is left to a seat now."""
        left = self._left[seat]
        if left is None or seat != self.running or self._secret:
            return left
        return max(0.0, left - (now - self._since))

    def deadline(self) -> float | None:
        """When the running clock runs out."""
        if self.running is None or self.clock.kind == "none":
            return None
        if self._secret and self.clock.kind == "live":
            return self._since + SECRET
        if self._secret:
            return self._since + full_time(self.clock)
        return self._since + (self._left[self.running] or 0.0)


def full_time(clock: Clock) -> float:
    """What stands on a clock at the start; of days, for each choice."""
    return clock.minutes * 60.0 if clock.kind == "live" else clock.days * DAY
