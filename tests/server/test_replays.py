"""Replays: of finished tables and of records that were brought, also of those that came out otherwise."""

import hashlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request

import deckwright as dw
from deckwright.cli.main import DECKWRIGHT
from deckwright.kernel.handles import Event
from deckwright.kernel.rng import Rng
from deckwright.server import replays
from deckwright.server.api import Call
from deckwright.server.context import Context
from deckwright.server.playback import EVERY, play_again
from deckwright.server.problems import NotFound
from deckwright.server.storage.rows import ActionRow, SeatRow, TableRow, UserRow, new_id
from deckwright.server.tables.table_game import TableGame
from deckwright.text import LANGUAGES
from tests.server.rows import table_row

pytestmark = pytest.mark.anyio

SEED = "0123456789abcdef" * 4
GAMES = ("dimensions", "shards", "keyforge", "codex")


def played_record(game: str = "dimensions", seed: int = 5) -> dw.Record:
    """A whole game, played at random."""
    state = dw.game(game).new(seed=seed, seats=2)
    record = dw.Record.of(state)
    rng = Rng(1)
    while state.decision is not None:
        record.choose(state, rng.below(len(state.decision.options)))
    return record


@pytest.fixture
async def stranger(app: Starlette) -> AsyncIterator[AsyncClient]:
    async with AsyncClient(transport=ASGITransport(app), base_url="http://testserver") as client:
        await client.post("/api/v1/session", json={"name": "Boris"})
        yield client


@pytest.fixture
async def me(app: Starlette, http: AsyncClient) -> UserRow:
    """Whoever `http` is."""
    await http.post("/api/v1/session", json={"name": "Anna"})
    context: Context = app.state.context
    cookie = f"{context.identity.cookie}={http.cookies[context.identity.cookie]}".encode()
    user = await context.identity.find(HTTPConnection({"type": "http", "headers": [(b"cookie", cookie)]}))
    assert user is not None
    return user


async def store_game(app: Starlette, user: UserRow, game: str = "dimensions", **more: Any) -> TableRow:
    """A game that somebody has played against a bot, as it is stored; some choices were taken back."""
    id = new_id()
    promise = hashlib.sha256(SEED.encode()).hexdigest()
    values = {"settings": {}, "seed": SEED, "commitment": promise, "version": "0.1.0", "owner": user.id}
    row = table_row(id, game=game, **{**values, **more})
    table_game = TableGame(row)
    rng = Rng(2)
    actions: list[ActionRow] = []
    while table_game.outcome is None:
        assert table_game.state.decision is not None
        actions.append(table_game.choose(rng.below(len(table_game.state.decision.options))))
        if len(actions) == 10:
            seat = int(table_game.session.choices[-1].seat)
            actions.append(table_game.undo(seat, ""))
    outcome = table_game.outcome
    told = {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason}
    over = table_row(id, game=game, **{**values, "state": "over", "outcome": told, **more})
    seats = [
        SeatRow(id, 0, "person", user.id, "Anna", None, None),
        SeatRow(id, 1, "bot", None, "", "greedy", None),
    ]
    context: Context = app.state.context
    await context.store.create_table(over, seats)
    await context.journal.append(actions, [])
    return over


def call_of(app: Starlette, user: UserRow | None) -> Call:
    return Call(app.state.context, Request({"type": "http", "headers": []}), "en", user)


async def get(http: AsyncClient, path: str) -> Any:
    response = await http.get(f"/api/v1/replays/{path}")
    assert response.status_code == 200, response.text
    return response.json()


async def bring(http: AsyncClient, text: str) -> str:
    response = await http.post("/api/v1/replays", content=text)
    assert response.status_code == 200, response.text
    id: str = response.json()["id"]
    return id


# Finished tables.


async def test_a_finished_game_is_told_with_names_and_outcome(
    app: Starlette, http: AsyncClient, me: UserRow
) -> None:
    row = await store_game(app, me)
    info = await get(http, f"{row.id}?lang=ru")
    assert (info["verified"], info["differs_at"]) == (True, None)
    assert info["names"] == {"p1": "Anna", "p2": "Бот"}
    assert info["outcome"]["reason"] == (row.outcome or {})["reason"]
    assert info["outcome"]["text"]
    assert (info["seed"], info["commitment"]) == (row.seed, row.commitment)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_that_was_given_up_is_told_as_such(
    app: Starlette, http: AsyncClient, me: UserRow, language: str
) -> None:
    given_up = {"winners": [1], "scores": [], "reason": "resigned"}
    row = await store_game(app, me, outcome=given_up)
    outcome = (await get(http, f"{row.id}?lang={language}"))["outcome"]
    assert (outcome["winners"], outcome["reason"]) == (["p2"], "resigned")
    assert outcome["text"]


@pytest.mark.parametrize("game", GAMES)
async def test_every_step_has_a_table_a_choice_and_a_log(
    app: Starlette, http: AsyncClient, me: UserRow, game: str
) -> None:
    row = await store_game(app, me, game)
    steps = (await get(http, row.id))["steps"]
    told: list[dict[str, Any]] = []
    while len(told) <= steps:
        told += (await get(http, f"{row.id}/steps?from={len(told)}&lang=uk"))["steps"]
    assert [step["number"] for step in told] == list(range(steps + 1))
    assert all(step["choice"] and step["seat"] for step in told[:-1])
    assert (told[-1]["choice"], told[-1]["seat"]) == (None, None)
    assert all(step["view"] is not None for step in told)
    assert told[-1]["view"]["outcome"] is not None
    assert any(line["turn"] for step in told for line in step["log"])


async def test_all_hands_are_shown(app: Starlette, http: AsyncClient, me: UserRow) -> None:
    row = await store_game(app, me)
    view = (await get(http, f"{row.id}/steps?from=3&to=3"))["steps"][0]["view"]
    for seat in ("p1", "p2"):
        hand = view["zones"][f"{seat}/hand"]
        assert hand["count"] > 0
        assert None not in hand["cards"]


async def test_a_step_is_the_same_wherever_one_begins(app: Starlette, http: AsyncClient, me: UserRow) -> None:
    row = await store_game(app, me, "shards")
    steps = (await get(http, row.id))["steps"]
    assert steps > 2 * EVERY
    for number in (0, EVERY - 1, EVERY, EVERY + 1, steps):
        alone = (await get(http, f"{row.id}/steps?from={number}&to={number}"))["steps"]
        first = max(0, number - 20)
        in_a_row = (await get(http, f"{row.id}/steps?from={first}"))["steps"]
        assert alone == [in_a_row[number - first]]


async def test_no_more_than_fifty_steps_come_at_once(app: Starlette, http: AsyncClient, me: UserRow) -> None:
    row = await store_game(app, me, "shards")
    assert len((await get(http, f"{row.id}/steps?from=0&to=10000"))["steps"]) == 50
    assert (await get(http, f"{row.id}/steps?from=100000"))["steps"] == []
    assert (await get(http, f"{row.id}/steps?from=5&to=4"))["steps"] == []


async def test_choices_that_were_taken_back_are_not_shown(
    app: Starlette, http: AsyncClient, me: UserRow
) -> None:
    row = await store_game(app, me)
    stored = await app.state.context.store.actions(row.id)
    record = await replays.record_of(call_of(app, me), row.id)
    assert [action.kind for action in stored].count("undo") == 1
    assert len(record.choices) < sum(action.kind == "choose" for action in stored)
    assert record.verify().holds


# Who may see what.


async def test_a_private_game_is_seen_by_others_once_it_is_shared(
    app: Starlette, http: AsyncClient, me: UserRow, stranger: AsyncClient
) -> None:
    row = await store_game(app, me, private=True)
    paths = [f"/api/v1/replays/{row.id}{rest}" for rest in ("", "/steps", "/record")]
    assert [(await http.get(path)).status_code for path in paths] == [200] * 3
    assert [(await stranger.get(path)).status_code for path in paths] == [404] * 3
    with pytest.raises(NotFound):
        await replays.record_of(call_of(app, None), row.id)
    assert (await stranger.post(f"/api/v1/tables/{row.id}/share")).status_code == 404
    assert (await http.post(f"/api/v1/tables/{row.id}/share")).json() == {"id": row.id}
    assert [(await stranger.get(path)).status_code for path in paths] == [200] * 3


async def test_a_public_game_is_seen_by_everybody_but_shared_by_its_players(
    app: Starlette, me: UserRow, stranger: AsyncClient
) -> None:
    row = await store_game(app, me)
    assert (await stranger.get(f"/api/v1/replays/{row.id}")).status_code == 200
    response = await stranger.post(f"/api/v1/tables/{row.id}/share")
    assert (response.status_code, response.json()["code"]) == (403, "server-not-your-table")


async def test_a_game_under_way_is_shown_to_nobody(app: Starlette, http: AsyncClient, me: UserRow) -> None:
    row = await store_game(app, me, state="playing")
    for path in ("", "/steps", "/record"):
        response = await http.get(f"/api/v1/replays/{row.id}{path}")
        assert (response.status_code, response.json()["code"]) == (409, "server-game-not-over")
        assert row.seed not in response.text
    assert (await http.post(f"/api/v1/tables/{row.id}/share")).status_code == 409


async def test_what_is_not_there_is_not_found(http: AsyncClient, me: UserRow) -> None:
    for path in ("none", "none/steps", "none/record"):
        assert (await http.get(f"/api/v1/replays/{path}")).status_code == 404
    assert (await http.post("/api/v1/tables/none/share")).status_code == 404


# Records as files.


async def test_a_record_that_is_taken_home_verifies_there(
    app: Starlette, http: AsyncClient, me: UserRow, tmp_path: Path
) -> None:
    row = await store_game(app, me, "codex")
    response = await http.get(f"/api/v1/replays/{row.id}/record")
    assert response.headers["Content-Disposition"] == f'attachment; filename="codex-{row.id}.json"'
    document = json.loads(response.text)
    assert document["setup"]["seed"] == int(row.seed, 16)
    assert document["commitment"] == row.commitment
    assert [chair["name"] for chair in document["table"]["chairs"]] == ["Anna", "Bot"]
    file = tmp_path / "game.json"
    file.write_text(response.text, encoding="utf-8")
    assert DECKWRIGHT.main(["verify", str(file)], standalone_mode=False) == 0


async def test_a_record_is_brought_and_brought_again(
    app: Starlette, http: AsyncClient, me: UserRow, stranger: AsyncClient
) -> None:
    row = await store_game(app, me)
    text = (await http.get(f"/api/v1/replays/{row.id}/record")).text
    id = await bring(stranger, text)
    assert json.loads((await stranger.get(f"/api/v1/replays/{id}/record")).text) == json.loads(text)
    info = await get(stranger, id)
    assert (info["verified"], info["names"]) == (True, {"p1": "Anna", "p2": "Bot"})
    assert (await get(stranger, f"{id}/steps"))["steps"] == (await get(http, f"{row.id}/steps"))["steps"]


async def test_a_record_without_a_table_has_no_names(http: AsyncClient) -> None:
    id = await bring(http, played_record().to_json())
    assert (await get(http, id))["names"] == {}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "document-not-json"),
        ("[]", "document-other-kind"),
        ('{"deckwright": "state"}', "document-other-kind"),
        ('{"deckwright": "record", "format": 1}', "document-damaged"),
    ],
)
async def test_what_is_no_record_is_refused_in_words(http: AsyncClient, text: str, code: str) -> None:
    response = await http.post("/api/v1/replays?lang=uk", content=text)
    assert (response.status_code, response.json()["code"]) == (400, code)


@pytest.mark.parametrize("field", ["version", "table"])
async def test_half_a_character_in_a_record_is_refused(http: AsyncClient, field: str) -> None:
    data = {**json.loads(dw.Record.of(dw.game("dimensions").new(seed=1)).to_json()), field: "half \ud800"}
    response = await http.post("/api/v1/replays", content=json.dumps(data))
    assert (response.status_code, response.json()["code"]) == (400, "server-text-odd")


async def test_a_record_of_another_game_or_setting_is_refused(http: AsyncClient) -> None:
    document = json.loads(played_record().to_json())
    for change in ({"game": "chess"}, {"setup": {**document["setup"], "settings": {"fog": True}}}):
        response = await http.post("/api/v1/replays", content=json.dumps({**document, **change}))
        assert response.status_code == 400
        assert response.json()["code"] in ("game-unknown", "setting-unknown")


async def test_a_record_of_too_many_choices_is_refused(
    http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deckwright.server.bounds.MOST_CHOICES", 5)
    response = await http.post("/api/v1/replays", content=played_record().to_json())
    assert (response.status_code, response.json()["code"]) == (400, "server-record-too-long")


async def test_odd_names_in_a_record_are_left_out(http: AsyncClient) -> None:
    document = json.loads(played_record().to_json())
    for table in (5, {"chairs": 5}, {"chairs": [5, {"name": 7}, {"name": "x" * 99}, {"name": "\u202e"}]}):
        id = await bring(http, json.dumps({**document, "table": table}))
        assert (await get(http, id))["names"] == {}


# Records that come out otherwise.


async def test_from_where_the_rules_differ_only_the_log_is_told(http: AsyncClient) -> None:
    record = played_record()
    whole = [(await get(http, f"{await bring(http, record.to_json())}/steps?from=18&to=24"))["steps"]][0]
    record.events[20].append(Event("card-drawn-in-another-age", {"seat": "p1"}))
    id = await bring(http, record.to_json())
    info = await get(http, id)
    assert (info["verified"], info["differs_at"], info["outcome"]) == (False, 20, None)
    steps = (await get(http, f"{id}/steps?from=18&to=24"))["steps"]
    assert [step["view"] is not None for step in steps] == [True, True] + [False] * 5
    assert [step["log"] for step in steps] == [step["log"] for step in whole]
    assert steps[:2] == whole[:2]
    assert all(step["choice"] for step in steps)


async def test_a_choice_that_is_illegal_today_is_where_it_differs(http: AsyncClient) -> None:
    record = played_record()
    record.choices[7] = "fly away"
    id = await bring(http, record.to_json())
    assert (await get(http, id))["differs_at"] == 8
    steps = (await get(http, f"{id}/steps?from=7&to=8"))["steps"]
    assert (steps[0]["view"] is not None, steps[0]["choice"]) == (True, "[fly away]")
    assert steps[1]["view"] is None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_set_up_that_is_gone_leaves_the_log(http: AsyncClient, language: str) -> None:
    record = played_record("shards")
    record.setup["settings"]["mode"] = "moonlight"
    id = await bring(http, record.to_json())
    assert (await get(http, id))["differs_at"] == 0
    steps = (await get(http, f"{id}/steps?lang={language}"))["steps"]
    assert all(step["view"] is None for step in steps)
    assert sum(len(step["log"]) for step in steps) > 50


async def test_events_full_of_nonsense_are_left_out(http: AsyncClient) -> None:
    record = played_record()
    nonsense: list[Event] = [
        Event("card-laid", {"seat": "p99", "card": "nobody.1"}),
        Event("turn-began", {}),
        Event("", {"x": 2**70}),
    ]
    record.events[1:] = [nonsense for _ in record.choices]
    id = await bring(http, record.to_json())
    assert all(step["log"] == [] for step in (await get(http, f"{id}/steps?from=1"))["steps"])


def test_a_game_that_goes_on_after_its_end_differs_there() -> None:
    record = played_record()
    record.choices.append("done")
    record.events.append([])
    replay = play_again(record)
    assert replay.differs_at == len(record.choices)


def test_positions_are_kept_every_so_often() -> None:
    replay = play_again(played_record("shards"))
    assert len(replay.positions) == len(replay.record.choices) // EVERY + 1
    assert replay.outcome is not None
