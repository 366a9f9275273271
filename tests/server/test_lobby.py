"""The lobby: setting up tables, sitting down, getting up, playing again, playing on."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient, Response
from starlette.applications import Starlette

import deckwright as dw
from deckwright.play.guide import guide_of
from deckwright.server.context import Context
from deckwright.server.live import LiveTable
from deckwright.server.lobby import result_for
from deckwright.server.newtables import commitment_of
from deckwright.server.storage.rows import ActionRow
from deckwright.server.table_registry import TableRegistry
from deckwright.server.tables.table_game import BrokenGame, TableGame
from tests.server.rows import action_row, table_row
from tests.server.tables import quick_config

pytestmark = pytest.mark.anyio


@pytest.fixture
def config(tmp_path: Path) -> Any:
    return replace(quick_config(tmp_path), hosts=("testserver",))


@pytest.fixture
def context(app: Starlette) -> Context:
    found: Context = app.state.context
    return found


class Person:
    """Somebody with a session."""

    def __init__(self, http: AsyncClient, name: str) -> None:
        self._http = http
        self._cookies: dict[str, str] = {}
        self.name = name

    async def call(self, method: str, path: str, body: Any = None) -> Response:
        self._http.cookies = dict(self._cookies)
        response = await self._http.request(method, f"/api/v1{path}", json=body)
        self._cookies.update({cookie.name: cookie.value or "" for cookie in response.cookies.jar})
        return response

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        response = await self.call(method, path, body)
        assert response.status_code == 200, response.text
        return response.json()

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        response = await self.call(method, path, body)
        assert 400 <= response.status_code < 500, response.text
        return str(response.json()["code"])


async def person(http: AsyncClient, name: str) -> Person:
    found = Person(http, name)
    await found.ask("POST", "/session", {"name": name})
    return found


BOTH_BOTS: dict[str, Any] = {"game": "dimensions", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
OPEN: dict[str, Any] = {"game": "dimensions", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def test_one_request_is_enough_to_play_a_bot(http: AsyncClient) -> None:
    stranger = Person(http, "")
    table = await stranger.ask("POST", "/tables", {"game": "shards"})
    assert table["state"] == "playing"
    assert [(seat["kind"], seat["bot"], seat["you"]) for seat in table["seats"]] == [
        ("person", None, True),
        ("bot", "search:0.5", False),
    ]
    assert len(table["commitment"]) == 64
    assert table["seed"] is None


async def test_the_game_begins_when_no_seat_is_open(http: AsyncClient, context: Context) -> None:
    anna, boris = await person(http, "Anna"), await person(http, "Boris")
    table = await anna.ask("POST", "/tables", OPEN)
    assert table["state"] == "open"
    assert [each["id"] for each in (await boris.ask("GET", "/tables"))["tables"]] == [table["id"]]
    seated = await boris.ask("POST", f"/tables/{table['id']}/seat", {})
    assert seated["state"] == "playing"
    assert [seat["name"] for seat in seated["seats"]] == ["Anna", "Boris"]
    row = await context.store.table(table["id"])
    assert row is not None
    assert row.commitment == commitment_of(row.seed) == seated["commitment"]


async def test_seats_are_taken_once_and_left_before_the_game(http: AsyncClient) -> None:
    anna, boris, vera = [await person(http, name) for name in ("Anna", "Boris", "Vera")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    path = f"/tables/{(await anna.ask('POST', '/tables', {'game': 'dimensions', 'seats': seats}))['id']}/seat"
    assert await anna.refused("POST", path, {}) == "server-seated-before"
    assert await boris.refused("POST", path, {"seat": "p1"}) == "server-seat-taken"
    assert await boris.refused("POST", path, {"seat": "p9"}) == "server-no-seat"
    assert await boris.refused("DELETE", path) == "server-not-seated"
    await boris.ask("POST", path, {"seat": "p3"})
    left = await boris.ask("DELETE", path)
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    await boris.ask("POST", path, {"seat": "p2"})
    assert (await vera.ask("POST", path, {}))["state"] == "playing"
    assert await boris.refused("DELETE", path) == "server-begun-before"
    assert await (await person(http, "Gleb")).refused("POST", path, {}) == "server-begun-before"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"settings": {"epic": "perhaps"}}, "setting-bad-value"),
        ({"settings": {"colour": True}}, "setting-unknown"),
        ({"seats": [{"kind": "me"}]}, "seats-bad"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "server-one-seat"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]}, "bot-unknown"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:900"}]}, "server-bot-too-slow"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:99999it"}]}, "server-bot-too-slow"),
        ({"clock": {"kind": "live"}}, "server-bad-clock"),
        ({"play_on": {"replay": "nowhere", "step": 1}}, "server-no-replay"),
        ({"colour": "red"}, "server-unknown-field"),
    ],
)
async def test_tables_that_make_no_sense_are_refused(
    http: AsyncClient, context: Context, changes: dict[str, Any], code: str
) -> None:
    anna = await person(http, "Anna")
    assert await anna.refused("POST", "/tables", {**OPEN, **changes}) == code
    assert await context.store.lobby_tables([], 9) == []


async def test_private_tables_are_reached_by_their_address_only(http: AsyncClient) -> None:
    anna, boris = await person(http, "Anna"), await person(http, "Boris")
    table = await anna.ask("POST", "/tables", {**OPEN, "private": True})
    assert (await boris.ask("GET", "/tables"))["tables"] == []
    assert (await boris.ask("GET", f"/tables/{table['id']}"))["id"] == table["id"]
    assert (await boris.ask("POST", f"/tables/{table['id']}/seat", {}))["state"] == "playing"


async def test_ones_own_games_say_whose_turn_it_is(http: AsyncClient) -> None:
    anna, boris = await person(http, "Anna"), await person(http, "Boris")
    table = await anna.ask("POST", "/tables", OPEN)
    await boris.ask("POST", f"/tables/{table['id']}/seat", {})
    mine = (await anna.ask("GET", "/games/mine"))["games"]
    yours = (await boris.ask("GET", "/games/mine"))["games"]
    assert [(game["yours"], game["turn"]) for game in mine + yours] == [("p1", True), ("p2", False)]


@pytest.mark.parametrize(
    ("seats", "winners", "results"),
    [
        (2, [1], ["lost", "won"]),
        (2, [], ["drawn", "drawn"]),
        (2, [0, 1], ["drawn", "drawn"]),
        (3, [0, 2], ["won", "lost", "won"]),
        (1, [0], ["won"]),
        (1, [], ["lost"]),
    ],
)
def test_ones_own_games_say_how_they_ended(seats: int, winners: list[int], results: list[str]) -> None:
    row = table_row(seats=seats, outcome={"winners": winners, "scores": [], "reason": "any"})
    assert [result_for(f"p{seat + 1}", row) for seat in range(seats)] == results
    assert result_for(None, row) is None
    assert result_for("p1", replace(row, outcome=None)) is None


async def test_the_table_in_words_is_that_of_whoever_asks(http: AsyncClient) -> None:
    anna, boris = await person(http, "Anna"), await person(http, "Boris")
    table = await anna.ask("POST", "/tables", OPEN)
    assert await anna.refused("GET", f"/tables/{table['id']}/text") == "server-not-begun"
    await boris.ask("POST", f"/tables/{table['id']}/seat", {})
    texts = [(await each.call("GET", f"/tables/{table['id']}/text")).text for each in (anna, boris)]
    assert texts[0] != texts[1]
    assert all("Your hand:" in text for text in texts)
    russian = await anna.call("GET", f"/tables/{table['id']}/text?lang=ru")
    assert "Ваша рука:" in russian.text


async def over(context: Context, id: str, steps: int = 10_000) -> LiveTable:
    """A table whose game was played at random, to the end if there are steps enough."""
    table = await context.registry.table(id)
    assert table is not None
    assert table.table_game is not None
    rng = dw.Rng(1)
    async with table.lock:
        while table.table_game.asked is not None and steps:
            await table.commit([table.table_game.choose(rng.below(len(table.table_game.state.codes)))])
            steps -= 1
    return table


async def test_a_rematch_waits_for_everybody_at_their_seats(http: AsyncClient, context: Context) -> None:
    anna, boris, vera = [await person(http, name) for name in ("Anna", "Boris", "Vera")]
    table = await anna.ask("POST", "/tables", {**OPEN, "game": "keyforge", "settings": {"first": "p1"}})
    path = f"/tables/{table['id']}/rematch"
    await boris.ask("POST", f"/tables/{table['id']}/seat", {})
    assert await anna.refused("POST", path) == "server-not-over"
    await over(context, table["id"])
    assert await vera.refused("POST", path) == "server-only-looking-on"
    first = await boris.ask("POST", path)
    assert first["state"] == "open"
    assert [seat["name"] for seat in first["seats"]] == ["", "Boris"]
    assert first["settings"]["first"] == "p2"
    assert first["commitment"] != table["commitment"]
    second = await anna.ask("POST", path)
    assert (second["id"], second["state"]) == (first["id"], "playing")
    old = await anna.ask("GET", f"/tables/{table['id']}")
    assert old["next"] == first["id"]
    assert commitment_of(old["seed"]) == old["commitment"]


async def test_a_game_goes_on_from_any_place_of_a_replay(http: AsyncClient, context: Context) -> None:
    anna, boris = await person(http, "Anna"), await person(http, "Boris")
    table = await anna.ask("POST", "/tables", {**OPEN, "private": True})
    await boris.ask("POST", f"/tables/{table['id']}/seat", {})
    wanted = {"game": "dimensions", "play_on": {"replay": table["id"], "step": 7}}
    assert await anna.refused("POST", "/tables", wanted) == "server-game-not-over"
    old = await over(context, table["id"])
    assert old.table_game is not None
    stranger = await person(http, "Vera")
    assert await stranger.refused("POST", "/tables", wanted) == "server-no-replay"
    for changes, code in (
        ({"play_on": {"replay": table["id"], "step": 9999}}, "server-play-on-no-step"),
        ({"play_on": {"replay": table["id"], "step": -1}}, "server-play-on-no-step"),
        ({"game": "codex"}, "server-play-on-other-game"),
        ({"settings": {"epic": True}}, "server-play-on-as-it-was"),
        (
            {"play_on": {"replay": table["id"], "step": len(old.table_game.session.choices)}},
            "server-play-on-over",
        ),
    ):
        assert await anna.refused("POST", "/tables", {**wanted, **changes}) == code
    again = await anna.ask("POST", "/tables", wanted)
    new = await context.registry.table(again["id"])
    assert new is not None
    assert new.table_game is not None
    assert new.table_game.session.record.choices[:7] == old.table_game.session.record.choices[:7]
    assert new.row.prefix == 7
    mine = next(seat["seat"] for seat in again["seats"] if seat["you"])
    assert mine == f"p{old.table_game.session.choices[7].seat + 1}"
    assert new.table_game.session.why_no_undo(old.table_game.session.choices[7].seat) is not None


@pytest.mark.parametrize("game", [name for name in dw.games() if guide_of(dw.game(name)) is not None])
async def test_a_guided_game_says_what_to_do_and_refuses_the_rest(
    http: AsyncClient, context: Context, game: str
) -> None:
    guide = guide_of(dw.game(game))
    assert guide is not None
    anna = await person(http, "Anna")
    table = await anna.ask("POST", "/tables", {"game": game, "guide": True})
    live = await context.registry.table(table["id"])
    assert live is not None
    assert live.table_game is not None
    for step in guide.steps:
        lesson = live.reader(live.seat_of(live.seats[0].user), "uk").lesson(
            live.table_game.session, is_over=False
        )
        if not step.is_foe:
            assert lesson is not None
            assert lesson.keys == list(step.keys)
            assert lesson.text == step.texts["uk"]
        else:
            assert lesson is None
            assert (
                guide.foe_choice(live.table_game.state, len(live.table_game.session.choices)) == step.keys[0]
            )
        async with live.lock:
            live.table_game.choose(step.keys[0])
    free = live.reader(live.seat_of(live.seats[0].user), "en").lesson(live.table_game.session, is_over=False)
    assert live.table_game.outcome is not None or (free is not None and free.keys == [])


async def test_a_game_without_a_guide_has_none(http: AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.server.newtables.guide_of", lambda _game: None)
    anna = await person(http, "Anna")
    assert await anna.refused("POST", "/tables", {"game": "codex", "guide": True}) == "server-no-guide"


async def test_tables_that_nobody_needs_are_forgotten_and_found_again(
    http: AsyncClient, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = await person(http, "Anna"), await person(http, "Boris")
    table = await anna.ask("POST", "/tables", OPEN)
    await boris.ask("POST", f"/tables/{table['id']}/seat", {})
    before = await over(context, table["id"], steps=12)
    monkeypatch.setattr("deckwright.server.table_registry.KEPT", -1.0)
    context.registry.sweep()
    assert context.registry.in_use(table["id"]) is None
    after = await context.registry.table(table["id"])
    assert after is not None
    assert after is not before
    assert after.table_game is not None
    assert before.table_game is not None
    assert after.table_game.state == before.table_game.state
    assert [after.table_game.number(seat) for seat in (0, 1)] == [
        before.table_game.number(seat) for seat in (0, 1)
    ]


async def test_who_signs_in_keeps_the_seats_of_the_guest(http: AsyncClient, context: Context) -> None:
    anna = await person(http, "Anna")
    await anna.ask("POST", "/accounts", {"login": "anna", "password": "correct horse"})
    guest = await person(http, "Somebody")
    table = await guest.ask("POST", "/tables", OPEN)
    assert isinstance(context.registry, TableRegistry)
    await guest.ask("POST", "/accounts/sign-in", {"login": "anna", "password": "correct horse"})
    seats = (await guest.ask("GET", f"/tables/{table['id']}"))["seats"]
    assert [seat["you"] for seat in seats] == [True, False]


@pytest.mark.parametrize(("seed", "scenario"), [("odd", {}), (1 << 256, None), (-1, None)])
async def test_a_record_with_an_odd_seed_is_not_played_on(
    http: AsyncClient, seed: Any, scenario: dict[str, Any] | None
) -> None:
    anna = await person(http, "Anna")
    setup = {"seats": 2, "settings": {}, "seed": seed}
    record = {"deckwright": "record", "format": 1, "version": "0.1.0", "game": "dimensions", "setup": setup}
    record |= {"scenario": scenario, "choices": [], "events": [[]]}
    response = await http.post("/api/v1/replays", content=json.dumps(record))
    wanted = {"game": "dimensions", "play_on": {"replay": response.json()["id"], "step": 0}}
    assert await anna.refused("POST", "/tables", wanted) == "server-game-broken"


# Games that can't be played again.


async def break_game(context: Context, table: str) -> None:
    """A choice is stored that the rules of today do not know."""
    await context.journal.append([action_row(table, 1, key="no such thing")])
    context.registry._tables.pop(table)


async def test_a_game_that_is_broken_does_not_hide_the_others(http: AsyncClient, context: Context) -> None:
    anna = await person(http, "Anna")
    broken = await anna.ask("POST", "/tables", BOTH_BOTS)
    await break_game(context, broken["id"])
    whole = await anna.ask("POST", "/tables", OPEN)
    games = (await anna.ask("GET", "/games/mine"))["games"]
    assert {game["table"]["id"] for game in games} == {broken["id"], whole["id"]}
    assert await anna.refused("GET", f"/tables/{broken['id']}") == "server-game-broken"


async def test_a_set_up_that_is_gone_is_a_broken_game_and_no_fault(
    http: AsyncClient, context: Context
) -> None:
    anna = await person(http, "Anna")
    table = await anna.ask("POST", "/tables", BOTH_BOTS)
    await context.store.change_table(table["id"], settings={"no-such-setting": True})
    context.registry._tables.pop(table["id"])
    assert await anna.refused("GET", f"/tables/{table['id']}") == "server-game-broken"


async def test_whatever_is_wrong_with_a_game_the_others_go_on_after_a_start(
    http: AsyncClient, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await person(http, "Anna")
    whole = await anna.ask("POST", "/tables", BOTH_BOTS)
    broken = await anna.ask("POST", "/tables", BOTH_BOTS)
    context.registry._tables.clear()
    real = TableGame._redo

    def fail(self: TableGame, action: ActionRow) -> None:
        if self.table == broken["id"]:
            raise AssertionError
        real(self, action)

    monkeypatch.setattr(TableGame, "_redo", fail)
    await context.journal.append([action_row(broken["id"], 1)])
    await context.registry._go_on()
    assert context.registry.in_use(whole["id"]) is not None
    assert context.registry.in_use(broken["id"]) is None


async def test_signing_in_does_not_stumble_over_a_broken_game(http: AsyncClient, context: Context) -> None:
    anna = await person(http, "Anna")
    table = await anna.ask("POST", "/tables", BOTH_BOTS)
    await break_game(context, table["id"])
    loading = asyncio.create_task(context.registry.table(table["id"]))
    await asyncio.sleep(0)
    await context.registry.hand_over("guest", "account")
    with pytest.raises(BrokenGame):
        await loading
