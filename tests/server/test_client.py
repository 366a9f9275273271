"""The client for programs, and `deckwright connect`."""

import asyncio
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import Result

import deckwright as dw
from deckwright.bots import make_bot
from deckwright.cli.connect import split_address
from deckwright.kernel.record import Record
from deckwright.server.client import Client
from deckwright.server.client_state import ClientState, RequestRefused
from deckwright.server.protocol import Closing, NewTable, PlayOn, Scene, TableInfo
from tests.cli.terminal import run
from tests.server.tables import me_and, quick_config, served


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server in a thread of its own."""
    monkeypatch.setenv("DECKWRIGHT_DATA", str(tmp_path / "client"))
    ready = threading.Event()
    found: list[str] = []
    stop: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def serve() -> None:
        ended = asyncio.Event()
        async with served(quick_config(tmp_path)) as (where, _):
            found.append(where)
            stop.append((asyncio.get_running_loop(), ended))
            ready.set()
            await ended.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(30)
    yield found[0]
    loop, ended = stop[0]
    loop.call_soon_threadsafe(ended.set)
    thread.join()


def test_a_program_plays_a_game_in_a_few_lines(address: str) -> None:
    with Client(address, "Anna") as client:
        table = client.new_table(NewTable("dimensions", seats=me_and("random")))
        with client.at(table.id) as seat:
            chosen = 0
            while (question := seat.question()) is not None:
                seat.choose(question.options[0].key)
                chosen += 1
            assert chosen > 3
            assert seat.client_state.is_over
        over = client.call("GET", f"/tables/{table.id}", TableInfo)
        assert over.state == "over"
        record = dw.Record.from_json(client.record(table.id))
        assert record.verify().holds
        assert over.seed is not None
        assert record.setup["seed"] == int(over.seed, 16)


def test_a_cut_line_is_mended_by_itself(address: str) -> None:
    with Client(address, "Anna") as client:
        table = client.new_table(NewTable("dimensions", seats=me_and("random")))
        with client.at(table.id) as seat:
            for _ in range(4):
                question = seat.question()
                assert question is not None
                assert seat._socket is not None
                seat._socket.close()
                seat.choose(question.options[0].key)
            assert seat.client_state.answered == 4


def test_what_was_asked_over_a_cut_line_is_asked_again(address: str) -> None:
    with Client(address, "Anna") as client:
        table = client.new_table(NewTable("dimensions", seats=me_and("random")))
        with client.at(table.id) as seat:
            assert seat.question() is not None
            assert seat._socket is not None
            seat._socket.close()
            assert dw.game("dimensions").from_json(seat.imagine()).decision is not None


def test_a_bot_thinks_about_a_position_without_secrets(address: str) -> None:
    with Client(address, "Anna") as client:
        table = client.new_table(NewTable("codex", seats=me_and("random")))
        with client.at(table.id) as seat:
            bot = make_bot("greedy", 1)
            for _ in range(5):
                question = seat.question()
                assert question is not None
                state = dw.game("codex").from_json(seat.imagine())
                assert state.decision is not None
                assert state.decision.keys == [option.key for option in question.options]
                assert state.setup.seed is None
                seat.choose(state.decision.keys[bot.choose(state, int(state.decider))])


def test_what_the_server_refuses_is_an_error_with_its_words(address: str) -> None:
    with Client(address, "Anna", "ru") as client:
        with pytest.raises(RequestRefused, match="Такого стола нет") as refused:
            client.sit("nowhere")
        assert refused.value.code == "server-no-table"


def scene(seq: int, log_from: int) -> Scene:
    return Scene(seq, {}, log_from, [], None, [], [], False, "", False, None, None)


def test_a_gap_is_noticed() -> None:
    client_state = ClientState(None)
    client_state.hello()
    assert client_state.take(scene(1, 0))
    assert client_state.take(scene(2, 0))
    assert not client_state.take(scene(4, 1))
    assert client_state.take(scene(5, 0))
    with pytest.raises(RequestRefused, match="good-bye"):
        client_state.take(Closing("code", "good-bye"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("cards.example:8000", ("http://cards.example:8000", None)),
        ("https://cards.example/", ("https://cards.example", None)),
        ("https://cards.example/table/aZ_9-x", ("https://cards.example", "aZ_9-x")),
    ],
)
def test_addresses_are_read_as_people_copy_them(typed: str, meant: tuple[str, str | None]) -> None:
    assert split_address(typed) == meant


def connect(address: str, *words: str, typed: str = "") -> Result:
    return run("connect", address, *words, typed=typed)


def test_connect_lets_a_bot_play_and_tells_the_end_in_words(address: str) -> None:
    table = ("--game", "dimensions", "--against", "random")
    result = connect(address, *table, "--bot", "greedy", "--lang", "uk")
    assert result.exit_code == 0
    ending = result.output.splitlines()[-1]
    assert re.search("перем", ending, re.IGNORECASE)
    assert not re.search("[A-Za-z]", ending)


def test_connect_lists_the_tables(address: str) -> None:
    assert "No table is open here" in connect(address).output
    with Client(address, "Vera") as client:
        table = client.new_table(NewTable("dimensions", seats=me_and("open")))
    listed = connect(address, "--lang", "uk").output
    assert "Битва Вимірів: Vera, … (чекає на гравців)" in listed
    assert f"{address}/table/{table.id}" in listed


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["The first choice comes from another game.", "how all cards will come"]),
        ("ru", ["Первое решение взято из другой партии.", "как лягут все карты"]),
        ("uk", ["Перше рішення взято з іншої партії.", "як ляжуть усі карти"]),
    ],
)
def test_whoever_sits_down_by_the_terminal_is_told_what_can_be_known_of_the_cards(
    address: str, language: str, words: list[str]
) -> None:
    state = dw.game("dimensions").new(seed=7)
    record = Record.of(state)
    record.choose(state, 0)
    with Client(address, "Vera") as client:
        brought = client.http.post("/api/v1/replays", content=record.to_json()).json()["id"]
        wanted = NewTable("dimensions", seats=me_and("open"), play_on=PlayOn(brought, 1))
        table = client.new_table(wanted)
    output = connect(
        f"{address}/table/{table.id}", "--lang", language, "--name", "Anna", typed="quit\n"
    ).output
    for each in words:
        assert each in output


def test_connect_is_played_like_the_terminal(address: str, tmp_path: Path) -> None:
    typed = [
        "help",
        "?",
        "table",
        "options",
        "rules 1",
        "card 1",
        "log 5",
        "preview 1",
        "say Hello!",
        "save x",
    ]
    typed += ["nonsense", "1", "undo", "1", "lang ru", "да", "сказать Удачи", "resign", "yes", "", ""]
    result = connect(
        address, "--game", "dimensions", "--against", "random", "--name", "Anna", typed="\n".join(typed)
    )
    output = result.output
    for words in (
        "Your table, and the address for others who want to come:",
        "resign: resign the game",
        "Your choice:",
        "Anna: Hello!",
        "when the game is over",
        "There is no such option",
        "Теперь по-русски",
        "Anna: Удачи",
        "ваша сторона сдалась",
    ):
        assert words in output, words
    assert result.exit_code == 0


def test_connect_comes_back_to_the_same_seat(address: str) -> None:
    first = connect(address, "--game", "dimensions", "--against", "random", "--name", "Anna")
    assert "You have left." in first.output
    table = first.output.partition("/table/")[2].split()[0]
    again = connect(f"{address}/table/{table}")
    assert "Your choice:" in again.output
    with Client(address, "Vera") as vera:
        assert not any(seat.you for seat in vera.call("GET", f"/tables/{table}", TableInfo).seats)
