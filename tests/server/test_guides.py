"""Guided games over real sockets: the lesson is told, other choices are refused, the end is reached."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.play.guide import guide_of
from deckwright.server.client import AsyncClient, AsyncSeat
from deckwright.server.protocol import Choose, NewTable, PlayRest, Refuse
from tests.server.tables import quick_config, served, until_message

pytestmark = pytest.mark.anyio
GAMES = [name for name in dw.games() if guide_of(dw.game(name)) is not None]


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with served(quick_config(tmp_path)) as (address, _context):
        yield address


@pytest.mark.parametrize("name", GAMES)
async def test_a_learner_who_does_as_told_wins(address: str, name: str) -> None:
    guide = guide_of(dw.game(name))
    assert guide is not None
    told = []
    async with AsyncClient(address, "Anna", "uk") as anna:
        table = await anna.new_table(NewTable(name, guide=True))
        async with anna.at(table.id, texts=True) as seat:
            while await seat.question() is not None:
                scene = seat.client_state.scene
                assert scene is not None
                assert scene.lesson is not None
                assert not scene.can_rest
                told.append(scene.lesson.text)
                await seat.choose(scene.lesson.keys[0])
            scene = seat.client_state.scene
    assert told == [step.texts["uk"] for step in guide.steps if not step.is_foe]
    assert scene is not None
    assert scene.outcome is not None
    assert scene.outcome.winners == ["p1"]
    assert scene.lesson is not None
    assert scene.lesson.text == guide.ending["uk"]


async def test_what_the_lesson_does_not_ask_for_is_refused_and_changes_nothing(address: str) -> None:
    async with AsyncClient(address, "Anna", "en") as anna:
        table = await anna.new_table(NewTable("shards", guide=True))
        async with anna.at(table.id, texts=True) as seat:
            question = await seat.question()
            assert question is not None
            await refuse(seat, Choose("x1", question.number, "end"))
            await refuse(seat, PlayRest("x2", question.number))
            again = await seat.question()
            assert again == question


async def refuse(seat: AsyncSeat, message: Choose | PlayRest) -> None:
    await seat.send(message)
    answer = await until_message(seat, Refuse)
    assert isinstance(answer, Refuse)
    assert (answer.id, answer.code) == (message.id, "play-guide-not-now")
    assert answer.text


async def test_the_table_of_a_guide_is_private(address: str) -> None:
    async with AsyncClient(address, "Anna", "en") as anna:
        table = await anna.new_table(NewTable("codex", guide=True))
    assert table.private
    assert table.guide
