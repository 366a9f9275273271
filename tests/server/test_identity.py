"""Guests and accounts: who somebody is, and what nobody else can pretend."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient, Response
from starlette.applications import Starlette

from deckwright.server.app import make_app, running
from deckwright.server.config import Config
from deckwright.server.context import Context
from deckwright.server.identity import Identity, clean_login, clean_name
from deckwright.server.problems import BadRequest
from tests.server.rows import seat_row, table_row

pytestmark = pytest.mark.anyio

SESSION = "/api/v1/session"
ACCOUNTS = "/api/v1/accounts"
SIGN_IN = "/api/v1/accounts/sign-in"
ANNA = {"login": "Anna", "password": "correct horse"}


def another(app: Starlette) -> AsyncClient:
    """Somebody else's browser."""
    return AsyncClient(transport=ASGITransport(app), base_url="http://testserver")


def id_in(app: Starlette, http: AsyncClient) -> str:
    """The user whom a browser's cookie names."""
    identity: Identity = app.state.context.identity
    assert identity._signer is not None
    return str(identity._signer.loads(http.cookies[identity.cookie])[0])


def assert_problem(response: Response, status: int, code: str) -> None:
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert response.json()["text"]


def assert_nobody(response: Response) -> None:
    """Nobody is known, which is no error and leaves no cookie."""
    assert (response.status_code, response.json()) == (200, None)
    assert "set-cookie" not in response.headers


async def test_nobody_is_known_at_first(http: AsyncClient) -> None:
    assert_nobody(await http.get(SESSION))


async def test_a_guest_has_a_name_and_stays_known(http: AsyncClient) -> None:
    made = await http.post(SESSION, json={"name": "  Анна   Марія ", "language": "uk"})
    assert made.json() == {"name": "Анна Марія", "language": "uk", "account": None}
    assert (await http.get(SESSION)).json() == made.json()


async def test_a_guest_without_a_name_is_given_one_in_their_language(http: AsyncClient) -> None:
    made = await http.post(SESSION, json={"language": "ru"})
    assert made.json()["name"].startswith("Гость ")


async def test_a_second_beginning_changes_the_guest_and_makes_no_other(
    http: AsyncClient, app: Starlette
) -> None:
    await http.post(SESSION, json={"name": "Anna"})
    id = id_in(app, http)
    again = await http.post(SESSION, json={"name": "Vera", "language": "ru"})
    assert again.json() == {"name": "Vera", "language": "ru", "account": None}
    assert id_in(app, http) == id


async def test_name_and_language_can_be_changed_one_by_one(http: AsyncClient) -> None:
    await http.post(SESSION, json={"name": "Anna"})
    assert (await http.patch(SESSION, json={"language": "uk"})).json()["language"] == "uk"
    changed = await http.patch(SESSION, json={"name": "Vera"})
    assert changed.json() == {"name": "Vera", "language": "uk", "account": None}
    assert (await http.get(SESSION)).json() == changed.json()


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\0b", "a\u202eb", "tab\x1b[0m"])
async def test_names_that_cannot_be_shown_are_refused(http: AsyncClient, name: str) -> None:
    assert_problem(await http.post(SESSION, json={"name": name}), 400, "server-bad-name")
    assert not http.cookies
    await http.post(SESSION, json={"name": "Anna"})
    assert_problem(await http.patch(SESSION, json={"name": name}), 400, "server-bad-name")
    assert (await http.get(SESSION)).json()["name"] == "Anna"


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(http: AsyncClient) -> None:
    header = (await http.post(SESSION, json={})).headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=lax" in header
    assert "Secure" not in header


async def test_the_cookie_is_secure_where_browsers_come_by_https(tmp_path: Any) -> None:
    app = make_app(Config(data=tmp_path, origin="https://cards.example"))
    async with (
        running(app.state.context),
        AsyncClient(transport=ASGITransport(app), base_url="https://cards.example") as http,
    ):
        response = await http.post(SESSION, json={}, headers={"origin": "https://cards.example"})
    assert "Secure" in response.headers["set-cookie"]
    assert response.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize("cookie", ["", "x", "anna", "ImFubmEi.aaaaaa.bbbb", "Iu\u00e9", "." * 50, "W10.a.b"])
async def test_a_cookie_that_was_not_signed_here_is_nobodys(
    app: Starlette, http: AsyncClient, cookie: str
) -> None:
    name = app.state.context.identity.cookie
    response = await http.get(SESSION, headers=[(b"cookie", f"{name}={cookie}".encode())])
    assert_nobody(response)


async def test_a_cookie_that_was_changed_is_nobodys(app: Starlette, http: AsyncClient) -> None:
    await http.post(SESSION, json={})
    name = app.state.context.identity.cookie
    good = http.cookies[name]
    place = len(good) // 3
    bad = good[:place] + ("A" if good[place] != "A" else "B") + good[place + 1 :]
    http.cookies.clear()
    assert_nobody(await http.get(SESSION, headers={"cookie": f"{name}={bad}"}))
    assert (await http.get(SESSION, headers={"cookie": f"{name}={good}"})).json()["name"]


async def test_the_secret_is_made_once_and_kept(config: Config) -> None:
    secrets, cookie = [], ""
    for beginning in (True, False):
        app = make_app(config)
        async with running(app.state.context), another(app) as http:
            secrets.append(await app.state.context.store.meta("cookie-secret"))
            if beginning:
                await http.post(SESSION, json={"name": "Anna"})
                cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            else:
                me = await http.get(SESSION, headers={"cookie": cookie})
                assert me.json()["name"] == "Anna"
    assert len(secrets[0]) == 64
    assert secrets[0] == secrets[1]


async def test_two_servers_on_one_machine_do_not_take_each_others_cookies(tmp_path: Path) -> None:
    cookies: list[str] = []
    for number in (1, 2):
        app = make_app(Config(data=tmp_path / str(number), hosts=("testserver",)))
        async with running(app.state.context), another(app) as http:
            await http.post(SESSION, json={})
            cookies += http.cookies
    assert len(set(cookies)) == 2


async def test_signing_out_forgets_the_device(http: AsyncClient) -> None:
    await http.post(SESSION, json={"name": "Anna"})
    assert (await http.delete(SESSION)).status_code == 204
    assert not http.cookies
    assert_nobody(await http.get(SESSION))
    assert (await http.delete(SESSION)).status_code == 204


async def test_a_guest_who_registers_stays_the_same_person(http: AsyncClient, app: Starlette) -> None:
    await http.post(SESSION, json={"name": "Anna"})
    id = id_in(app, http)
    me = await http.post(ACCOUNTS, json=ANNA)
    assert me.json() == {"name": "Anna", "language": "en", "account": "anna"}
    assert id_in(app, http) == id
    row = await app.state.context.store.user(id)
    assert row.password_hash.startswith("$argon2id$")


async def test_who_registers_without_a_session_gets_one(http: AsyncClient) -> None:
    assert (await http.post(ACCOUNTS, json=ANNA)).json()["account"] == "anna"
    assert (await http.get(SESSION)).json()["account"] == "anna"


async def test_an_account_is_not_registered_twice(http: AsyncClient, app: Starlette) -> None:
    await http.post(ACCOUNTS, json=ANNA)
    problem = await http.post(ACCOUNTS, json={**ANNA, "login": "vera"})
    assert_problem(problem, 409, "server-account-already")
    async with another(app) as other:
        assert_problem(await other.post(ACCOUNTS, json={**ANNA, "login": "ANNA"}), 409, "server-login-taken")


async def test_of_two_who_want_a_login_at_once_one_gets_it(app: Starlette) -> None:
    async with another(app) as first, another(app) as second:
        done = await asyncio.gather(first.post(ACCOUNTS, json=ANNA), second.post(ACCOUNTS, json=ANNA))
    assert sorted(each.status_code for each in done) == [200, 409]


@pytest.mark.parametrize("login", ["", "ab", "x" * 31, "-anna", "anna vera", "anna@home", "an\0na", "..."])
async def test_logins_that_are_none_are_refused(http: AsyncClient, login: str) -> None:
    assert_problem(await http.post(ACCOUNTS, json={**ANNA, "login": login}), 400, "server-bad-login")
    assert (await http.get(SESSION)).status_code == 200


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
async def test_passwords_too_short_or_too_long_are_refused(http: AsyncClient, password: str) -> None:
    problem = await http.post(ACCOUNTS, json={**ANNA, "password": password})
    assert_problem(problem, 400, "server-bad-password")


@pytest.mark.parametrize("path", [ACCOUNTS, SIGN_IN])
async def test_half_a_character_in_a_password_is_no_fault_of_the_server(http: AsyncClient, path: str) -> None:
    body = b'{"login": "anna", "password": "eight \\ud83c chars"}'
    assert 400 <= (await http.post(path, content=body)).status_code < 500


async def test_signing_in_elsewhere_is_the_same_person(http: AsyncClient, app: Starlette) -> None:
    await http.post(SESSION, json={"name": "Anna", "language": "uk"})
    await http.post(ACCOUNTS, json=ANNA)
    async with another(app) as other:
        me = await other.post(SIGN_IN, json={**ANNA, "login": " aNNa "})
        assert me.json() == {"name": "Anna", "language": "uk", "account": "anna"}
        assert id_in(app, other) == id_in(app, http)


async def test_what_was_wrong_with_a_login_is_not_told(http: AsyncClient, app: Starlette) -> None:
    await http.post(ACCOUNTS, json=ANNA)
    async with another(app) as other:
        wrong = await other.post(SIGN_IN, json={**ANNA, "password": "wrong horse"})
        unknown = await other.post(SIGN_IN, json={**ANNA, "login": "vera"})
        odd = await other.post(SIGN_IN, json={**ANNA, "login": "an\0na"})
        assert_problem(wrong, 403, "server-sign-in-wrong")
        assert wrong.content == unknown.content == odd.content
        assert not other.cookies


async def test_a_guest_who_signs_in_takes_games_along(http: AsyncClient, app: Starlette) -> None:
    context: Context = app.state.context
    await http.post(ACCOUNTS, json=ANNA)
    async with another(app) as other:
        await other.post(SESSION, json={"name": "Anna"})
        guest = id_in(app, other)
        table = table_row(owner=guest, state="open")
        seats = [seat_row(user=guest), seat_row(seat=1, kind="open", user=None, name="")]
        live = await context.registry.add(table, seats)
        await other.post(SIGN_IN, json=ANNA)
        account = id_in(app, other)
    assert account != guest
    assert [each.id for each in await context.store.tables_of(account, 9)] == ["table"]
    assert (live.seats[0].user, live.row.owner) == (account, account)


async def test_guessing_is_slowed_down(config: Config) -> None:
    app = make_app(Config(**{**vars(config), "sign_in_rate": "3/minute"}))
    async with running(app.state.context), another(app) as http:
        statuses = []
        for number in range(5):
            body = {"login": "anna", "password": f"guess {number}"}
            statuses.append((await http.post(SIGN_IN, json=body)).status_code)
    assert statuses == [403, 403, 403, 429, 429]


def test_names_are_made_even() -> None:
    assert clean_name(" i\u0306 \n x ") == "ĭ x"
    assert clean_login(" ÄNNA\uff11 ") == "änna1"
    with pytest.raises(BadRequest):
        clean_name("\ufeff\u200b")
