"""Tables in use: taking back, giving up, bots that stand in, faults, and what is kept from others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from deckwright.kernel.handles import Event
from deckwright.kernel.ids import Seat
from deckwright.play.session import GameSession
from deckwright.server.client import AsyncClient, AsyncSeat
from deckwright.server.client_state import ClientState, RequestRefused
from deckwright.server.context import Context
from deckwright.server.protocol import (
    AnswerUndo,
    Choose,
    Done,
    FromClient,
    FromServer,
    Losses,
    NewTable,
    PlayRest,
    Refuse,
    Resign,
    Scene,
    TableInfo,
    Undo,
)
from deckwright.server.scenes import Reader
from deckwright.server.storage.journal import Journal
from deckwright.server.storage.store import Store
from deckwright.server.tables.message_handler import UndoRequest
from tests.server.tables import (
    PATIENCE,
    me_and,
    play_on,
    quick_config,
    served,
    table_for_two,
    table_of,
    until,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[tuple[str, Context]]:
    async with served(quick_config(tmp_path)) as found:
        yield found


async def ask(seat: AsyncSeat, message: FromClient) -> FromServer:
    """Send a message and wait for its answer."""
    await seat.send(message)
    id = message.id  # type: ignore[union-attr]

    async def wait() -> FromServer:
        while True:
            answer = await seat.receive()
            if isinstance(answer, Done | Refuse | Losses) and answer.id == id:
                return answer

    return await asyncio.wait_for(wait(), PATIENCE)


def is_asked(client_state: ClientState) -> bool:
    return client_state.question is not None


async def until_number(seat: AsyncSeat, number: int) -> Scene:
    """The scene with the seat's question of that number."""
    client_state = await until(
        seat,
        lambda client_state: client_state.question is not None and client_state.question.number == number,
    )
    assert client_state.scene is not None
    return client_state.scene


async def choose_first(seat: AsyncSeat) -> None:
    question = await seat.question()
    assert question is not None
    await seat.choose(question.options[0].key)


# Taking back.


async def test_a_choice_is_taken_back_at_once_where_nobody_learned_anything(
    server: tuple[str, Context],
) -> None:
    async with (
        table_for_two(server[0], "codex") as (table, anna, boris),
        anna.at(table.id) as first,
        boris.at(table.id) as second,
    ):
        await until(first, lambda client_state: client_state.scene is not None)
        assert first.client_state.scene is not None
        seat = {"p1": first, "p2": second}[first.client_state.scene.waiting_for[0]]
        number = 0
        while number == 0 or not (seat.client_state.scene and seat.client_state.scene.can_undo):
            number += 1
            before = await until_number(seat, number)
            await choose_first(seat)
            await until_number(seat, number + 1)
            assert seat.client_state.scene is not None
        assert isinstance(await ask(seat, Undo("back")), Done)
        assert (await until_number(seat, number + 2)).view == before.view
        actions = await server[1].store.actions(table.id)
        assert actions[-1].kind == "undo"
        assert isinstance(await ask(seat, Undo("back")), Done)
        assert await server[1].store.actions(table.id) == actions


async def moved_on(first: AsyncSeat, second: AsyncSeat) -> None:
    """Both have chosen their sign, so that neither can take it back alone."""
    await choose_first(first)
    await choose_first(second)


async def test_after_others_have_acted_they_must_agree(server: tuple[str, Context]) -> None:
    async with (
        table_for_two(server[0]) as (table, anna, boris),
        anna.at(table.id, texts=True) as first,
        boris.at(table.id, texts=True) as second,
    ):
        await moved_on(first, second)
        assert isinstance(await ask(first, Undo("please")), Done)
        request_gone = await until(
            second,
            lambda client_state: client_state.table is not None and client_state.table.undo_wish is not None,
        )
        assert request_gone.table is not None
        assert request_gone.table.undo_wish == "p1"
        table_game = (await table_of(server[1], table.id)).table_game
        assert table_game is not None
        assert len(table_game.session.choices) == 2
        assert isinstance(await ask(second, AnswerUndo("yes", agree=True)), Done)
        await until_number(first, 3)
        assert len(table_game.session.choices) == 0
        assert table_game.number(1) == 3


async def test_a_wish_that_is_refused_or_overtaken_is_gone(server: tuple[str, Context]) -> None:
    async with (
        table_for_two(server[0]) as (table, anna, boris),
        anna.at(table.id) as first,
        boris.at(table.id) as second,
    ):
        await moved_on(first, second)
        live = await table_of(server[1], table.id)
        await ask(first, Undo("please"))
        await ask(second, AnswerUndo("no", agree=False))
        assert live.undo_request is None
        assert isinstance(await ask(second, AnswerUndo("yes", agree=True)), Refuse)
        await ask(first, Undo("again"))
        assert live.undo_request is not None
        assert live.table_game is not None
        asked = (first, second)[live.table_game.asked or 0]
        await until(asked, is_asked)
        await choose_first(asked)
        assert live.undo_request is None
        assert live.table_game is not None
        assert len(live.table_game.session.choices) == 3


async def test_bots_agree_to_everything(server: tuple[str, Context]) -> None:
    async with AsyncClient(server[0], "Anna") as anna:
        table = await anna.new_table(NewTable("dimensions", seats=me_and("random")))
        async with anna.at(table.id) as seat:
            await play_on(seat, 1, most=4)
            await until(seat, is_asked)
            assert isinstance(await ask(seat, Undo("back")), Done)
            assert (await until_number(seat, 6)).question is not None
            kinds = [action.kind for action in await server[1].store.actions(table.id)]
            assert "undo" in kinds


async def test_nothing_can_be_taken_back_before_the_first_choice_or_after_the_end(
    server: tuple[str, Context],
) -> None:
    async with (
        table_for_two(server[0]) as (table, anna, boris),
        anna.at(table.id) as first,
        boris.at(table.id) as second,
    ):
        refused = await ask(first, Undo("early"))
        assert isinstance(refused, Refuse)
        assert refused.code == "play-no-undo-nothing"
        await moved_on(first, second)
        assert isinstance(await ask(second, Resign("enough")), Done)
        refused = await ask(first, Undo("late"))
        assert isinstance(refused, Refuse)
        assert refused.code == "choice-game-over"


# Giving up.


async def test_who_gives_up_loses_and_both_are_told(server: tuple[str, Context]) -> None:
    async with (
        table_for_two(server[0]) as (table, anna, boris),
        anna.at(table.id, texts=True) as first,
        boris.at(table.id, texts=True) as second,
    ):
        await first.question()
        assert isinstance(await ask(second, Resign("enough")), Done)
        told = [await until(seat, lambda client_state: client_state.is_over) for seat in (first, second)]
        outcomes = [client_state.scene.outcome for client_state in told if client_state.scene is not None]
        assert [(end.winners, end.reason) for end in outcomes if end is not None] == [
            (["p1"], "resigned")
        ] * 2
        assert outcomes[0] is not None
        assert outcomes[1] is not None
        assert outcomes[0].text == "You win: your opponent resigned."
        assert outcomes[1].text == "Побеждает Anna: ваша сторона сдалась."
        assert first.client_state.question is None
        over = await until(
            first, lambda client_state: client_state.table is not None and client_state.table.state == "over"
        )
        assert over.table is not None
        assert over.table.seed is not None
        row = await server[1].store.table(table.id)
        assert row is not None
        assert row.outcome == {"winners": [0], "scores": [], "reason": "resigned"}
        refused = await ask(first, Choose("late", 1, "anything"))
        assert isinstance(refused, Refuse)
        assert refused.code == "choice-game-over"


@asynccontextmanager
async def table_for_three(address: str) -> AsyncIterator[tuple[TableInfo, AsyncClient, AsyncClient]]:
    """Three people at a table whose game has begun, and two of them."""
    async with (
        table_for_two(address, seats=me_and("open", "open")) as (table, anna, boris),
        AsyncClient(address, "Vera") as vera,
    ):
        yield await vera.sit(table.id), anna, boris


async def test_of_several_people_the_others_play_on_with_a_bot(server: tuple[str, Context]) -> None:
    async with table_for_three(server[0]) as (table, anna, boris):
        live = await table_of(server[1], table.id)
        async with anna.at(table.id) as first:
            assert isinstance(await ask(first, Resign("enough")), Done)
            assert live.table_game is not None
            assert live.table_game.outcome is None
            assert live.bot_of(0) == "search:0.5"
            again = await ask(first, Resign("again"))
            assert isinstance(again, Refuse)
            async with boris.at(table.id) as second:
                assert isinstance(await ask(second, Resign("too")), Done)
                assert live.table_game.outcome is not None
                assert live.table_game.outcome.winners == (2,)


async def test_who_gave_up_has_no_say_any_more(server: tuple[str, Context]) -> None:
    async with table_for_three(server[0]) as (table, anna, _):
        live = await table_of(server[1], table.id)
        async with anna.at(table.id) as first:
            await choose_first(first)
            assert isinstance(await ask(first, Resign("enough")), Done)
            refused = await ask(first, Undo("back"))
            assert isinstance(refused, Refuse)
            assert refused.code == "server-bot-plays"
            live.undo_request = UndoRequest(1, "wish")
            refused = await ask(first, AnswerUndo("no", False))
            assert isinstance(refused, Refuse)
            assert refused.code == "server-bot-plays"
            assert live.undo_request is not None


# Bots that stand in.


async def test_a_bot_stands_in_for_who_is_gone_until_they_return(tmp_path: Path) -> None:
    config = replace(quick_config(tmp_path), away=0.2)
    async with served(config) as (address, context), table_for_two(address) as (table, anna, boris):
        async with boris.at(table.id) as second:
            live = await table_of(context, table.id)
            assert live.table_game is not None
            await asyncio.wait_for(play_on(second, 1, most=2), PATIENCE)
            assert live.table_game.stand_ins == {0: "search:0.5"}
            shown = await until(
                second,
                lambda client_state: client_state.table is not None and client_state.table.seats[0].stand_in,
            )
            assert shown.table is not None
            assert not shown.table.seats[0].here
            async with anna.at(table.id) as first:
                await until(first, lambda client_state: client_state.scene is not None)
                assert live.table_game.stand_ins == {}
        kinds = [action.kind for action in await context.store.actions(table.id)]
        assert kinds.count("stand-in") == kinds.count("return") == 1


async def test_nobody_is_replaced_while_nobody_waits(tmp_path: Path) -> None:
    config = replace(quick_config(tmp_path), away=0.1)
    async with served(config) as (address, context), table_for_two(address) as (table, _, _):
        await asyncio.sleep(0.4)
        live = await table_of(context, table.id)
        assert live.table_game is not None
        assert (live.table_game.moves, live.table_game.stand_ins) == (0, {})


# What goes wrong.


async def test_a_fault_of_the_engine_stays_at_its_table(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = GameSession._choose

    def fail(self: GameSession, before: Any, choice: int | str) -> list[Event]:
        events = real(self, before, choice)
        if self.state.game.name == "codex":
            raise ZeroDivisionError
        return events

    monkeypatch.setattr(GameSession, "_choose", fail)
    async with AsyncClient(server[0], "Anna") as anna:
        bad = await anna.new_table(NewTable("codex", seats=me_and("open")))
        async with AsyncClient(server[0], "Boris") as boris:
            await boris.sit(bad.id)
            async with anna.at(bad.id) as first, boris.at(bad.id) as second:
                await until(first, lambda client_state: client_state.scene is not None)
                assert first.client_state.scene is not None
                seat = {"p1": first, "p2": second}[first.client_state.scene.waiting_for[0]]
                question = await seat.question()
                assert question is not None
                refused = await ask(seat, Choose("x", question.number, question.options[0].key))
                assert isinstance(refused, Refuse)
                assert refused.code == "server-fault"
                assert await server[1].store.actions(bad.id) == []
                monkeypatch.undo()
                done = await ask(seat, Choose("y", question.number, question.options[0].key))
                assert isinstance(done, Done)
        good = await anna.new_table(NewTable("dimensions", seats=me_and("random")))
        async with anna.at(good.id) as seat:
            assert await play_on(seat, 1, most=3) == 3


async def test_what_can_not_be_told_to_one_reader_is_told_to_the_others(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Reader.scene

    def fail(self: Reader, *given: Any) -> Scene:
        if self.language == "en":
            raise ZeroDivisionError
        return real(self, *given)

    async with (
        table_for_two(server[0]) as (table, anna, boris),
        anna.at(table.id, texts=True) as first,
        boris.at(table.id, texts=True) as second,
    ):
        question = await first.question()
        assert question is not None
        await until(second, lambda client_state: client_state.scene is not None)
        monkeypatch.setattr(Reader, "scene", fail)
        answer = await ask(first, Choose("x", question.number, question.options[0].key))
        assert isinstance(answer, Done)
        await asyncio.wait_for(second.question(), 5)


async def test_what_can_not_be_stored_is_not_done(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OSError("disk full")

    async with table_for_two(server[0]) as (table, anna, _), anna.at(table.id, texts=True) as seat:
        question = await seat.question()
        assert question is not None
        monkeypatch.setattr(Journal, "append", fail)
        message = Choose("x", question.number, question.options[0].key)
        refused = await ask(seat, message)
        assert isinstance(refused, Refuse)
        assert refused.code == "server-not-stored"
        live = await table_of(server[1], table.id)
        assert live.table_game is not None
        assert live.table_game.session.choices == []
        monkeypatch.undo()
        assert isinstance(await ask(seat, message), Done)
        assert len(await server[1].store.actions(table.id)) == 1


async def test_a_game_that_could_not_begin_begins_when_somebody_comes(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> bool:
        raise OSError("disk full")

    async with AsyncClient(server[0], "Anna") as anna, AsyncClient(server[0], "Boris") as boris:
        table = await anna.new_table(NewTable("dimensions", seats=me_and("open")))
        with monkeypatch.context() as patch:
            patch.setattr(Store, "change_table", fail)
            with pytest.raises(RequestRefused, match="server"):
                await boris.sit(table.id)
        async with anna.at(table.id) as seat:
            assert await asyncio.wait_for(seat.question(), 5) is not None


async def test_a_table_whose_database_is_gone_is_found_again_when_it_is_back(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OSError("gone")

    async with table_for_two(server[0]) as (table, anna, _), anna.at(table.id, texts=True) as seat:
        question = await seat.question()
        assert question is not None
        before = await table_of(server[1], table.id)
        monkeypatch.setattr(Journal, "append", fail)
        monkeypatch.setattr(Store, "actions", fail)
        await seat.send(Choose("x", question.number, question.options[0].key))
        with pytest.raises(RequestRefused, match="could not be stored"):
            await until(seat, lambda _: False)
        monkeypatch.undo()
        async with anna.at(table.id) as again:
            fresh = await again.question()
            assert fresh is not None
            assert fresh.number == question.number
            assert await table_of(server[1], table.id) is not before
            await again.choose(fresh.options[0].key)
        assert len(await server[1].store.actions(table.id)) == 1


# Playing the rest.


async def test_the_rest_is_played_at_once_and_stored_together(server: tuple[str, Context]) -> None:
    async with AsyncClient(server[0], "Anna") as anna:
        table = await anna.new_table(NewTable("shards", settings={"mode": "nemesis"}, seats=me_and()))
        async with anna.at(table.id, texts=True) as seat:
            while True:
                question = await seat.question()
                assert question is not None
                assert seat.client_state.scene is not None
                if seat.client_state.scene.can_rest:
                    break
                await seat.choose(question.options[0].key)
            before = len(await server[1].store.actions(table.id))
            answer = await ask(seat, PlayRest("rest", question.number, despite=True))
            assert isinstance(answer, Done | Losses)
            after = await server[1].store.actions(table.id)
            assert len(after) > before
            assert [action.message for action in after[before:]] == ["rest"] + [""] * (
                len(after) - before - 1
            )
            assert isinstance(await ask(seat, PlayRest("rest", question.number)), Done)
            assert await server[1].store.actions(table.id) == after


async def test_of_a_long_chat_the_last_lines_are_kept(
    server: tuple[str, Context], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deckwright.server.live.CHAT_SHOWN", 3)
    async with table_for_two(server[0]) as (table, _, _):
        live = await table_of(server[1], table.id)
        user = live.seats[0].user
        assert user is not None
        for number in range(5):
            await live.say(user, "Anna", Seat(0), f"line {number}")
        assert [row.number for row in live.chat] == [3, 4, 5]
        assert await server[1].store.chat(table.id, 9) == live.chat
