"""Answering ahead at a table of a server: kept, followed, and told to nobody else (COD-2.18, COD-10.4)."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from deckwright.kernel.errors import IllegalChoice
from deckwright.kernel.ids import Seat
from deckwright.server.client import AsyncSeat
from deckwright.server.client_state import RequestRefused, new_id
from deckwright.server.context import Context
from deckwright.server.problems import Conflict
from deckwright.server.protocol import Clock, Prepare, Scene
from deckwright.server.scenes import Reader
from deckwright.server.tables.table_game import TableGame
from tests.server.rows import table_row
from tests.server.tables import quick_config, served, table_for_two, table_of, until

pytestmark = pytest.mark.anyio
SCENARIO = {
    "players": [
        {"codex": ["maestro", "maestro", "discord"], "spec": "finesse"},
        {"play": ["iron-man"], "codex": ["eggship", "eggship"]},
    ],
    "active": "p2",
}
KEYS = ["tech maestro@p1/codex.1", "tech discord@p1/codex.1"]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


def a_game() -> TableGame:
    return TableGame(table_row(game="codex", scenario=SCENARIO))


def scene_of(table_game: TableGame, seat: int) -> Scene:
    reader = Reader(table_game.state.game, Seat(seat), "en", {"p1": "Anna", "p2": "Boris"})
    return reader.scene(table_game.session, 1, table_game.number(seat))


def test_a_scene_tells_the_reader_what_can_be_answered_ahead() -> None:
    table_game = a_game()
    ahead = scene_of(table_game, 0).ahead
    assert ahead is not None
    assert (ahead.most, ahead.prepared, ahead.question.prompt) == (2, [], "tech")
    assert [option.key for option in ahead.question.options][:1] == KEYS[:1]
    table_game.prepare(0, KEYS, "1")
    told = scene_of(table_game, 0).ahead
    assert told is not None
    assert told.prepared == KEYS


def test_nobody_else_is_told() -> None:
    table_game, plain = a_game(), a_game()
    table_game.prepare(0, KEYS, "1")
    assert scene_of(table_game, 1) == scene_of(plain, 1)
    assert "maestro" not in str(scene_of(table_game, 1).ahead)


def test_what_was_answered_ahead_is_followed_and_stored_as_choices() -> None:
    table_game = a_game()
    rows = [table_game.prepare(0, KEYS, "1"), table_game.choose("end"), table_game.choose("confirm")]
    rows += table_game.follow_plans()
    assert [(row.kind, row.seat, row.key) for row in rows] == [
        ("prepare", 0, json.dumps(KEYS)),
        ("choose", 1, "end"),
        ("choose", 1, "confirm"),
        ("choose", 0, KEYS[0]),
        ("choose", 0, KEYS[1]),
    ]
    row = table_row(game="codex", scenario=SCENARIO)
    again = TableGame.resumed(row, rows)
    assert again.state == table_game.state
    assert again.follow_plans() == []
    half = TableGame.resumed(row, rows[:2])
    half.choose("confirm")
    assert [each.key for each in half.follow_plans()] == KEYS


async def ask(seat: AsyncSeat, keys: list[str]) -> None:
    await seat.ask(Prepare(new_id(), keys))


@pytest.mark.parametrize("clock", [Clock("none"), Clock("live", 60)])
async def test_at_a_table_the_one_who_waits_answers_ahead(server: tuple[str, Context], clock: Clock) -> None:
    async with table_for_two(server[0], "codex", clock=clock) as (table, anna, boris):
        live = await table_of(server[1], table.id)
        assert live.table_game is not None
        async with anna.at(table.id) as one, boris.at(table.id) as other:
            first, second = (one, other) if live.table_game.asked == 0 else (other, one)
            await end_turn(first)
            await second.question()
            await until(
                first, lambda client_state: client_state.scene is not None and client_state.question is None
            )
            scene = first.client_state.scene
            assert scene is not None
            assert scene.ahead is not None
            keys = [option.key for option in scene.ahead.question.options[:2]]
            await heard(second)
            await ask(first, keys)
            await until(first, lambda client_state: prepared(client_state.scene) == keys)
            assert await quiet(second)
            with pytest.raises(RequestRefused):
                await ask(first, [*keys, scene.ahead.question.options[2].key])
            assert await quiet(second)
            await end_turn(second)
            question = await first.question()
            assert question is not None
            assert question.prompt == "main"
            assert live.table_game.session.record.choices[-2:] == keys


def prepared(scene: Scene | None) -> list[str]:
    return [] if scene is None or scene.ahead is None else scene.ahead.prepared


async def end_turn(seat: AsyncSeat) -> None:
    """End the main phase, and the patrol if there is one."""
    for key in ("end", "confirm"):
        question = seat.client_state.question if key == "confirm" else await seat.question()
        if question is not None and any(option.key == key for option in question.options):
            await seat.choose(key)


async def heard(seat: AsyncSeat) -> None:
    """Wait until all that came of what was done before has come."""
    while not await quiet(seat):
        pass


async def quiet(seat: AsyncSeat) -> bool:
    """Whether nothing comes for a moment."""
    try:
        await asyncio.wait_for(seat.receive(), 0.2)
    except TimeoutError:
        return True
    return False


def test_what_can_be_answered_ahead_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table_game = a_game()
    reader = Reader(table_game.state.game, Seat(0), "en", {"p1": "Anna", "p2": "Boris"})
    first = reader.scene(table_game.session, 1, 1).ahead
    with monkeypatch.context() as patch:
        patch.setattr(Reader, "tell_question", lambda *_: pytest.fail("it was told again"))
        table_game.choose("end")
        assert reader.scene(table_game.session, 2, 1).ahead == first
    table_game.choose("confirm")
    table_game.choose(KEYS[0])
    table_game.choose(KEYS[1])
    last = reader.scene(table_game.session, 3, 1).ahead
    assert last == scene_of(table_game, 0).ahead
    assert last != first


def test_more_answers_than_are_asked_for_are_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.play.session.find_index", lambda *_: pytest.fail("it was read"))
    with pytest.raises(IllegalChoice) as refused:
        a_game().prepare(0, KEYS * 1000, "1")
    assert refused.value.code == "play-too-many-ahead"


def test_only_so_often_is_answered_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.server.tables.table_game.MOST_PREPARED", 1)
    table_game = a_game()
    table_game.prepare(0, KEYS, "1")
    with pytest.raises(Conflict) as refused:
        table_game.prepare(0, [], "2")
    assert refused.value.code == "server-too-many-prepared"
