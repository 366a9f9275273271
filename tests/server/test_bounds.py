"""What comes from outside is bounded before it is worked on, and worked on where nobody waits for it."""

import asyncio
import json
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient
from starlette.applications import Starlette

import deckwright as dw
from deckwright.kernel.game import Game
from deckwright.kernel.handles import Event
from deckwright.server import bounds, newtables, replays
from deckwright.server.async_cache import AsyncCache
from deckwright.server.bounds import MOST_CARDS, MOST_EVENTS, MOST_OPTIONS, MOST_WORDS, TooMuch, words_in
from deckwright.server.context import Context
from deckwright.server.problems import Conflict
from deckwright.server.storage.rows import ChatRow
from deckwright.server.tables.table_game import BrokenGame, TableGame
from deckwright.server.workshop import Workshop
from tests.server.rows import set_table, table_row
from tests.server.test_replays import bring, get, played_record

pytestmark = pytest.mark.anyio


@pytest.fixture
def context(app: Starlette) -> Context:
    found: Context = app.state.context
    return found


def crowded(creatures: int, step: str = "main") -> dict[str, Any]:
    """A position with so many creatures on each side, each of which can fight each."""
    line = ["troll", "bumpsy"] * (creatures // 2)
    brobnar = {"house": "brobnar"} if step == "main" else {}
    first = {"line": line, "houses": ["brobnar", "untamed", "dis"]}
    return {"players": [first, {"line": line}], "step": step, **brobnar}


def record_from(scenario: dict[str, Any]) -> dw.Record:
    """A record that begins with a position."""
    return dw.Record.of(dw.game("keyforge").scenario(scenario), scenario)


async def refusal(http: AsyncClient, record: dw.Record) -> str:
    response = await http.post("/api/v1/replays?lang=uk", content=record.to_json())
    assert response.status_code in (400, 413), response.text
    code: str = response.json()["code"]
    return code


# Before it is worked on.


async def test_a_position_of_very_many_cards_is_refused_unread(
    http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = record_from(crowded(20))
    record.scenario = crowded(320)
    assert words_in(record.scenario) > MOST_WORDS
    monkeypatch.setattr(Game, "scenario", lambda *_: pytest.fail("it was read"))
    assert await refusal(http, record) == "server-scenario-too-large"


async def test_a_position_of_more_cards_than_a_game_has_is_refused(http: AsyncClient) -> None:
    record = record_from({"players": [{"discard": ["troll"] * MOST_CARDS}, {"discard": ["troll"]}]})
    assert await refusal(http, record) == "server-scenario-too-large"


async def test_a_position_of_more_options_than_can_be_told_is_refused(http: AsyncClient) -> None:
    scenario = crowded(18)
    assert len(dw.game("keyforge").scenario(scenario).codes) > MOST_OPTIONS
    assert await refusal(http, record_from(scenario)) == "server-position-too-large"


async def test_however_much_was_written_of_a_deck_only_the_deck_is_kept(http: AsyncClient) -> None:
    """What is kept of a table is shown to everybody in the lobby."""
    deck = (await http.post("/api/v1/decks", json={"set": "cota", "seed": 1})).json()["code"]
    wordy = f"{deck.partition('/seed=')[0]}/name={'a' * 15_000}"
    seats = [{"kind": "open"}, {"kind": "open"}]
    wanted = {"game": "keyforge", "settings": {"deck1": wordy, "chains1": "3"}, "seats": seats}
    table = (await http.post("/api/v1/tables", json=wanted)).json()
    assert len(table["settings"]["deck1"]) < 1_000
    assert table["settings"]["deck1"].startswith(deck.partition("/seed=")[0])
    assert table["settings"]["chains1"] == 3
    state = dw.game("keyforge").new(seed=1, deck1=wordy)
    record = dw.Record.of(state)
    record.setup["settings"]["deck1"] = wordy
    id = await bring(http, record.to_json())
    again = await http.post("/api/v1/tables", json={"game": "keyforge", "play_on": {"replay": id, "step": 0}})
    assert again.json()["settings"]["deck1"] == table["settings"]["deck1"]


@pytest.mark.parametrize("where", ["one choice", "all"])
async def test_more_events_than_any_game_has_are_refused(
    http: AsyncClient, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    record = played_record()
    if where == "all":
        monkeypatch.setattr(bounds, "MOST_EVENTS_IN_ALL", 20)
    else:
        record.events[3] += [Event("card-laid", {"seat": "p1"})] * (MOST_EVENTS + 1)
    assert await refusal(http, record) == "server-record-too-many-events"


async def test_a_record_that_takes_long_to_play_is_refused(
    http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "LONGEST_REPLAY", 0.0)
    assert await refusal(http, played_record()) == "server-record-too-slow"


async def test_a_record_of_more_than_a_megabyte_is_refused(http: AsyncClient) -> None:
    record = played_record()
    record.version = "x" * 1024 * 1024
    assert await refusal(http, record) == "server-too-large"


async def test_of_very_many_chairs_the_first_are_read(http: AsyncClient) -> None:
    table = {"chairs": [{"name": "Anna"}] * 1000}
    id = await bring(http, json.dumps({**json.loads(played_record().to_json()), "table": table}))
    assert len((await get(http, id))["names"]) <= 8


async def test_a_described_position_does_not_grow_at_the_table(http: AsyncClient, context: Context) -> None:
    id = await bring(http, record_from(crowded(18, "house")).to_json())
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "keyforge", "play_on": {"replay": id, "step": 0}, "seats": seats}
    made = await http.post("/api/v1/tables", json=wanted)
    assert made.status_code == 200, made.text
    row = await context.store.table(made.json()["id"])
    assert row is not None
    table_game = TableGame(row)
    before = table_game.state.clone()
    assert table_game.state.decision is not None
    keys = table_game.state.decision.keys
    with pytest.raises(TooMuch) as refused:
        table_game.choose(next(key for key in keys if "brobnar" in key))
    assert refused.value.code == "server-position-too-large"
    assert table_game.state == before
    assert (table_game.actions, table_game.session.choices) == (0, [])


def test_a_stored_position_that_is_too_large_is_a_broken_game() -> None:
    with pytest.raises(BrokenGame):
        TableGame.resumed(table_row(game="keyforge", settings={}, scenario=crowded(18)), ())


async def test_settings_that_no_game_has_are_not_read(
    http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(newtables, "in_notation", lambda *_: pytest.fail("it was read"))
    settings = {f"x{number}": "1 Troll\n2 Bumpsy" for number in range(50)}
    response = await http.post("/api/v1/tables", json={"game": "keyforge", "settings": settings})
    assert response.json()["code"] == "setting-unknown"


async def test_only_so_many_choices_of_a_game_are_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.server.tables.table_game.MOST_UNDONE", 2)
    table_game = TableGame(table_row(settings={}))
    rows = []
    for _ in range(2):
        rows += [table_game.choose(0), table_game.undo(0, "")]
    rows.append(table_game.choose(0))
    for game in (table_game, TableGame.resumed(table_row(settings={}), rows)):
        with pytest.raises(Conflict) as refused:
            game.undo(0, "")
        assert refused.value.code == "server-too-many-undone"
        assert len(game.session.choices) == 1


# What is kept.


def smaller(app: Starlette, **settings: Any) -> None:
    """The limits of a server with other settings."""
    context: Context = app.state.context
    context.limits.__init__(replace(context.config, **settings), context.store)  # type: ignore[misc]


async def test_nobody_keeps_more_records_than_there_is_room_for(app: Starlette, http: AsyncClient) -> None:
    text = played_record().to_json()
    smaller(app, record_space=2 * len(text) // 1024 + 1)
    await bring(http, text)
    await bring(http, text)
    response = await http.post("/api/v1/replays", content=text)
    assert (response.status_code, response.json()["code"]) == (429, "server-records-full")
    http.cookies.clear()
    await bring(http, text)


async def test_what_comes_from_one_address_is_counted_whoever_brings_it(
    app: Starlette, http: AsyncClient
) -> None:
    text = played_record().to_json()
    kilobytes = -(-len(text.encode()) // 1024)
    smaller(app, record_rate=f"{3 * kilobytes}/day")
    for _ in range(3):
        http.cookies.clear()
        await bring(http, text)
    http.cookies.clear()
    response = await http.post("/api/v1/replays", content=text)
    assert (response.status_code, response.json()["code"]) == (429, "server-too-often-hours")
    elsewhere = ASGITransport(app, client=("10.1.2.3", 5))
    async with AsyncClient(transport=elsewhere, base_url="http://testserver") as other:
        id = await bring(other, text)
        step = len(json.loads(text)["choices"]) - 1
        wanted = {"game": "dimensions", "play_on": {"replay": id, "step": step}}
        assert (await other.post("/api/v1/tables", json=wanted)).status_code == 200
    # What a game that is played on takes with it counts too.
    assert (await http.post("/api/v1/tables", json=wanted)).json()["code"] == "server-too-often-hours"


async def test_of_a_long_chat_the_last_lines_are_kept(context: Context) -> None:
    await set_table(context.store)
    for number in range(1, 6):
        await context.store.add_chat(ChatRow("table", number, "anna", "Anna", 0, f"{number}", 1.0), 3)
    assert [line.text for line in await context.store.chat("table", 9)] == ["3", "4", "5"]


# Where nobody waits for it.


def note_threads(monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> list[bool]:
    """Whether something is done beside the event loop, each time."""
    beside: list[bool] = []
    real = getattr(place, name)

    def noted(*given: Any, **named: Any) -> Any:
        beside.append(threading.current_thread() is not threading.main_thread())
        return real(*given, **named)

    monkeypatch.setattr(place, name, staticmethod(noted) if isinstance(place, type) else noted)
    return beside


@pytest.mark.parametrize(
    ("name", "path"),
    [("read_record", ""), ("play_again", ""), ("tell_steps", "/steps"), ("kept_of", "/record")],
)
async def test_replays_are_made_beside_the_loop(
    http: AsyncClient, monkeypatch: pytest.MonkeyPatch, name: str, path: str
) -> None:
    beside = note_threads(monkeypatch, replays, name)
    id = await bring(http, played_record().to_json())
    assert (await http.get(f"/api/v1/replays/{id}{path}")).status_code == 200
    assert beside == [True]


async def test_playing_on_and_coming_back_play_again_beside_the_loop(
    http: AsyncClient, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await bring(http, played_record().to_json())
    played_on = note_threads(monkeypatch, newtables, "play_again_to")
    resumed = note_threads(monkeypatch, TableGame, "resumed")
    wanted = {"game": "dimensions", "play_on": {"replay": id, "step": 9}}
    table = (await http.post("/api/v1/tables", json=wanted)).json()["id"]
    assert (played_on, resumed) == ([True], [True])
    monkeypatch.setattr("deckwright.server.table_registry.KEPT", -1.0)
    while context.registry.in_use(table) is not None:
        context.registry.sweep()
        await asyncio.sleep(0.01)
    assert (await http.get(f"/api/v1/tables/{table}")).status_code == 200
    assert resumed == [True, True]


async def test_in_the_workshop_nobody_waits_for_all_that_another_wants() -> None:
    workshop, done = Workshop(), list[str]()
    go_on = threading.Event()

    def work(name: str) -> Callable[[], None]:
        def do() -> None:
            go_on.wait(5)
            done.append(name)

        return do

    tasks = [asyncio.create_task(workshop.do("anna", work(f"anna{number}"))) for number in range(3)]
    await asyncio.sleep(0.01)
    tasks.append(asyncio.create_task(workshop.do("boris", work("boris"))))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*tasks)
    assert done == ["anna0", "boris", "anna1", "anna2"]


async def test_who_has_no_session_works_on_the_account_of_an_address(
    app: Starlette, http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    whose: list[str] = []
    real = Workshop.do

    async def note(workshop: Workshop, account: str, work: Callable[[], Any]) -> Any:
        whose.append(account)
        return await real(workshop, account, work)

    id = await bring(http, played_record().to_json())
    monkeypatch.setattr(Workshop, "do", note)
    transport = ASGITransport(app, client=("10.1.2.3", 5))
    async with AsyncClient(transport=transport, base_url="http://testserver") as nobody:
        await get(nobody, f"{id}/steps")
    assert whose == ["10.1.2.3"]


async def test_a_shelf_throws_away_what_weighs_too_much() -> None:
    cache = AsyncCache[str, int](most=9, heaviest=10, weigh=float)
    for weight in (4, 5, 3):
        cache.put(str(weight), weight)
    assert len(cache) == 2
    cache.put("100", 100)
    assert len(cache) == 1
