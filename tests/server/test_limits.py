"""How often something may be done: by the time that the process has lived, in little memory."""

from typing import cast

import pytest

from deckwright.server.config import Config
from deckwright.server.limits import TIDY, Limits
from deckwright.server.problems import TooMany
from deckwright.server.storage.store import Store

pytestmark = pytest.mark.anyio

NOBODY = cast(Store, None)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def limits(clock: Clock, **rates: str) -> Limits:
    return Limits(Config(**rates), NOBODY, clock)  # type: ignore[arg-type]


async def refusal(found: Limits, name: str, whose: str, count: int = 1) -> TooMany:
    with pytest.raises(TooMany) as refused:
        await found.take(name, whose, count)
    return refused.value


async def test_a_window_begins_with_the_first_time_and_ends_for_good() -> None:
    clock = Clock()
    found = limits(clock, chat_rate="2/minute")
    await found.take("chat", "anna")
    clock.now += 50
    await found.take("chat", "anna")
    assert (await refusal(found, "chat", "anna")).details["seconds"] == 10
    await found.take("chat", "boris")
    clock.now += 10
    await found.take("chat", "anna")


async def test_setting_the_clock_of_the_machine_keeps_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    found = limits(clock, chat_rate="1/minute")
    for day in (20_000, 19_000, 21_000):
        monkeypatch.setattr("time.time", lambda day=day: day * 86_400.0)
        await found.take("chat", "anna")
        assert (await refusal(found, "chat", "anna")).details["seconds"] == 60
        clock.now += 60


async def test_what_is_refused_is_not_counted() -> None:
    clock = Clock()
    found = limits(clock, record_rate="1000/day")
    await found.take_bytes("here", 600 * 1024)
    await refusal(found, "record", "here", 500)
    await found.take_bytes("here", 400 * 1024)
    assert (await refusal(found, "record", "here")).code == "server-too-often-hours"


async def test_failures_are_counted_beyond_what_is_allowed() -> None:
    clock = Clock()
    found = limits(clock, sign_in_rate="2/minute")
    for _ in range(5):
        await found.count("sign_in", "anna")
    assert not await found.has_room("sign_in", "anna")
    clock.now += 60
    assert await found.has_room("sign_in", "anna")


async def test_who_came_once_is_forgotten() -> None:
    clock = Clock()
    found = limits(clock, request_rate="10/minute")
    for number in range(100):
        await found.take("request", f"address {number}")
    clock.now += TIDY + 1
    await found.take("request", "another")
    assert len(found._windows) == 1
