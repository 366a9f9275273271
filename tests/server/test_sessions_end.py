"""Sessions that end: signing out, other passwords, leaving for good."""

import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from httpx import ASGITransport, AsyncClient
from starlette.applications import Starlette

from deckwright.server import identity
from deckwright.server.app import make_app, running
from deckwright.server.cleanup import Cleaner
from deckwright.server.client import AsyncClient as Player
from deckwright.server.client_state import RequestRefused
from deckwright.server.config import Config
from deckwright.server.context import Context
from deckwright.server.identity import DAY, Identity
from deckwright.server.protocol import NewTable
from deckwright.server.storage.rows import ChatRow, DeckRow, RecordRow
from tests.server.rows import seat_row, table_row, user_row
from tests.server.tables import me_and, quick_config, served, table_of, until

pytestmark = pytest.mark.anyio

SESSION = "/api/v1/session"
ACCOUNTS = "/api/v1/accounts"
SIGN_IN = f"{ACCOUNTS}/sign-in"
ANNA = {"login": "Anna", "password": "correct horse"}
WRONG = {"login": "Anna", "password": "wrong horse"}
NEW = "battery staple"


def browser(app: Starlette, address: str = "192.0.2.1", cookies: AsyncClient | None = None) -> AsyncClient:
    """A browser somewhere, perhaps with the cookies of another one."""
    transport = ASGITransport(app, client=(address, 1))
    jar = None if cookies is None else dict(cookies.cookies)
    return AsyncClient(transport=transport, base_url="http://testserver", cookies=jar)


async def who(client: AsyncClient) -> str | None:
    me = (await client.get(SESSION)).json()
    return None if me is None else str(me["name"])


async def test_a_cookie_copied_from_a_guest_is_not_the_accounts(app: Starlette, http: AsyncClient) -> None:
    await http.post(SESSION, json={"name": "Anna"})
    async with browser(app, cookies=http) as thief:
        await http.post(ACCOUNTS, json=ANNA)
        assert (await who(thief), await who(http)) == (None, "Anna")


async def test_signing_out_ends_every_copy_of_that_session_and_no_other(
    app: Starlette, http: AsyncClient
) -> None:
    await http.post(ACCOUNTS, json=ANNA)
    async with browser(app) as elsewhere, browser(app, cookies=http) as copy:
        await elsewhere.post(SIGN_IN, json=ANNA)
        # A copy stays one when its cookie is renewed.
        assert await who(copy) == "Anna"
        assert (await http.delete(SESSION)).status_code == 204
        assert (await who(copy), await who(http)) == (None, None)
        assert await who(elsewhere) == "Anna"


async def test_a_visit_renews_the_cookie_and_not_the_session(app: Starlette, http: AsyncClient) -> None:
    found: Identity = app.state.context.identity
    await http.post(SESSION, json={})
    assert found._signer is not None
    tickets = []
    for _ in range(2):
        await http.get(SESSION)
        tickets.append(found._signer.loads(http.cookies[found.cookie]))
    assert tickets[0] == tickets[1]


async def test_a_cookie_from_before_sessions_could_end_is_still_good(
    app: Starlette, http: AsyncClient
) -> None:
    found: Identity = app.state.context.identity
    await app.state.context.store.create_user(user_row("old"))
    assert found._signer is not None
    http.cookies.set(found.cookie, found._signer.dumps("old"))
    async with browser(app, cookies=http) as copy:
        assert await who(copy) == "Anna"
        await http.delete(SESSION)
        http.cookies.set(found.cookie, found._signer.dumps("old"))
        assert await who(http) is None


async def test_another_password_signs_all_other_devices_out(app: Starlette, http: AsyncClient) -> None:
    await http.post(ACCOUNTS, json=ANNA)
    async with browser(app) as elsewhere:
        await elsewhere.post(SIGN_IN, json=ANNA)
        change = {"current": ANNA["password"], "password": NEW}
        assert (await http.post(f"{ACCOUNTS}/password", json=change)).json()["account"] == "anna"
        assert (await who(http), await who(elsewhere)) == ("Anna", None)
        assert (await elsewhere.post(SIGN_IN, json=ANNA)).status_code == 403
        assert (await elsewhere.post(SIGN_IN, json={**ANNA, "password": NEW})).status_code == 200


async def test_a_password_is_changed_by_whoever_knows_it_alone(app: Starlette, http: AsyncClient) -> None:
    await http.post(SESSION, json={})
    path = f"{ACCOUNTS}/password"
    none = await http.post(path, json={"current": "", "password": NEW})
    assert (none.status_code, none.json()["code"]) == (409, "server-no-account")
    await http.post(ACCOUNTS, json=ANNA)
    wrong = await http.post(path, json={"current": "wrong horse", "password": NEW})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "server-sign-in-wrong")
    short = await http.post(path, json={"current": ANNA["password"], "password": "x"})
    assert short.json()["code"] == "server-bad-password"
    async with browser(app) as other:
        assert (await other.post(SIGN_IN, json=ANNA)).status_code == 200


async def test_signing_out_everywhere_leaves_no_session(app: Starlette, http: AsyncClient) -> None:
    await http.post(SESSION, json={"name": "Guest"})
    assert (await http.post(f"{ACCOUNTS}/sign-out")).json()["code"] == "server-no-account"
    await http.post(ACCOUNTS, json=ANNA)
    async with browser(app) as elsewhere, browser(app, cookies=http) as copy:
        await elsewhere.post(SIGN_IN, json=ANNA)
        assert (await elsewhere.post(f"{ACCOUNTS}/sign-out")).status_code == 204
        assert [await who(each) for each in (http, elsewhere, copy)] == [None, None, None]


async def test_an_open_socket_ends_with_its_session(tmp_path: Path) -> None:
    async with served(quick_config(tmp_path)) as (address, _), Player(address, "Anna") as anna:
        table = await anna.new_table(NewTable("dimensions", seats=me_and("open")))
        async with anna.at(table.id) as seat:
            await until(seat, lambda client_state: client_state.table is not None)
            await anna.http.delete(SESSION)
            with pytest.raises(RequestRefused) as caught:
                await until(seat, lambda _following: False)
        assert caught.value.code == "server-needs-session"


async def test_a_clock_that_was_set_back_makes_nobody_a_stranger(
    http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await http.post(SESSION, json={"name": "Anna"})
    now, cookies = time.time(), dict(http.cookies)
    for moved, name in ((-DAY, "Anna"), (399 * DAY, "Anna"), (401 * DAY, None)):
        http.cookies.update(cookies)
        monkeypatch.setattr(identity, "time", SimpleNamespace(time=lambda moved=moved: now + moved))
        assert await who(http) == name


async def test_a_clock_that_can_not_be_right_makes_nobody_a_stranger(
    app: Starlette, http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await http.post(SESSION, json={"name": "Anna"})
    ahead, lived = time.time() + 500 * DAY, [0.0]
    monkeypatch.setattr(identity, "time", SimpleNamespace(time=lambda: ahead))
    cleaner = Cleaner(app.state.context, lambda: ahead, lambda: lived[0])
    await cleaner.doubt(ahead - 500 * DAY)
    assert await who(http) == "Anna"
    # It was right after all.
    lived[0] = 2 * DAY
    ahead += 2 * DAY
    await cleaner.doubt(None)
    assert not app.state.context.identity.doubts_clock


async def test_nobody_is_locked_out_by_what_others_guess(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    slowed = []

    async def note(_identity: Identity) -> None:
        slowed.append(True)

    monkeypatch.setattr(Identity, "slow_down", note)
    app = make_app(replace(config, sign_in_rate="3/minute"))
    async with running(app.state.context), browser(app) as anna, browser(app, "192.0.2.9") as thief:
        await anna.post(ACCOUNTS, json=ANNA)
        statuses = [(await thief.post(SIGN_IN, json=WRONG)).status_code for _ in range(4)]
        assert statuses == [403, 403, 403, 429]
        assert (await thief.post(SIGN_IN, json=ANNA)).status_code == 429
        assert slowed == []
        assert (await anna.post(SIGN_IN, json=ANNA)).status_code == 200
        assert slowed == [True]
        # Who shares the thief's address has their own account.
        assert (await thief.post(SIGN_IN, json={**WRONG, "login": "vera"})).status_code == 403


async def test_who_registers_without_a_name_of_their_own_is_called_by_the_login(
    http: AsyncClient, app: Starlette
) -> None:
    for language in ("en", "ru", "uk"):
        async with browser(app) as each:
            await each.post(SESSION, json={"language": language})
            me = await each.post(ACCOUNTS, json={**ANNA, "login": f"Anna-{language}"})
            assert me.json()["name"] == f"Anna-{language}"
    await http.post(SESSION, json={"name": "Guest of honour"})
    assert (await http.post(ACCOUNTS, json=ANNA)).json()["name"] == "Guest of honour"


# Leaving for good.


async def test_who_leaves_for_good_takes_along_what_is_theirs_alone(
    app: Starlette, http: AsyncClient
) -> None:
    context: Context = app.state.context
    store = context.store
    await http.post(ACCOUNTS, json=ANNA)
    account = await store.user_by_login("anna")
    assert account is not None
    me = account.id
    await store.create_user(user_row("boris"))
    bot = seat_row("alone", 1, kind="bot", user=None, bot="random", name="")
    await store.create_table(table_row("alone", owner=me, state="over"), [seat_row("alone", user=me), bot])
    both = [seat_row("both", user=me), seat_row("both", 1, user="boris", name="Boris")]
    await store.create_table(table_row("both", owner=me, state="over", next="alone"), both)
    waits = [seat_row("waits", user="boris", name="Boris"), seat_row("waits", 1, user=me)]
    await store.create_table(table_row("waits", owner="boris", state="open"), waits)
    await store.add_chat(ChatRow("both", 0, me, "Anna", 0, "Hello", 1.0), 9)
    await store.add_chat(ChatRow("both", 0, "boris", "Boris", 1, "Hello", 1.0), 9)
    await store.create_record(RecordRow("record", "dimensions", me, "{}", {}, 1.0))
    await store.create_deck(DeckRow("deck", me, "Deck", "code", 1.0))
    path = f"{ACCOUNTS}/delete"
    assert (await http.post(path, json={"password": "wrong horse"})).status_code == 403
    assert (await http.post(path, json={"password": ANNA["password"]})).status_code == 204
    assert await who(http) is None
    assert await store.user(me) is None
    assert (await store.table("alone"), await store.record("record"), await store.deck("deck")) == (None,) * 3
    left = await store.table("both")
    assert left is not None
    assert (left.owner, left.next) == ("boris", None)
    assert [(seat.user, seat.name) for seat in await store.seats("both")] == [(None, ""), ("boris", "Boris")]
    assert [seat.kind for seat in await store.seats("waits")] == ["person", "open"]
    assert [line.name for line in await store.chat("both", 9)] == ["Boris"]
    shown = (await context.registry.table("waits")).info("boris", "en")  # type: ignore[union-attr]
    assert [seat.name for seat in shown.seats] == ["Boris", ""]


async def test_who_leaves_for_good_gives_up_the_games_under_way(tmp_path: Path) -> None:
    async with (
        served(quick_config(tmp_path)) as (address, context),
        Player(address, "Anna") as anna,
        Player(address, "Boris", "ru") as boris,
    ):
        table = await anna.new_table(NewTable("dimensions", seats=me_and("open")))
        await boris.sit(table.id)
        live = await table_of(context, table.id)
        async with boris.at(table.id, texts=True) as seat:
            await until(seat, lambda client_state: client_state.scene is not None)
            assert (await anna.http.post(f"{ACCOUNTS}/delete", json={})).status_code == 204
            over = await until(seat, lambda client_state: client_state.is_over)
            assert over.scene is not None
            assert over.scene.outcome is not None
            assert over.scene.outcome.winners == ["p2"]
            named = await until(
                seat, lambda each: each.table is not None and each.table.seats[0].name != "Anna"
            )
            assert named.table is not None
            assert [each.name for each in named.table.seats] == ["Бывший игрок", "Boris"]
        assert live.row.owner == live.seats[1].user
