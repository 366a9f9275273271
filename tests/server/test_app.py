"""The application: health, figures, the files of the client, faults."""

import gzip
import re
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient
from sqlalchemy.exc import OperationalError
from starlette.applications import Starlette

from deckwright.server.app import make_app, running
from deckwright.server.config import READERS, BadConfig, Config
from deckwright.server.limits import RATES, Limits
from deckwright.server.problems import TooMany
from deckwright.server.storage.store import Store
from deckwright.server.voice import ServerVoice
from deckwright.text import LANGUAGES
from tests.server.rows import set_table, user_row

pytestmark = pytest.mark.anyio


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """A server with a small client of its own."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>start")
    (client / "icon.svg").write_text("<svg/>")
    (client / "assets" / "index-abc123.js").write_text("code")
    (client / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(b"code, packed"))
    (tmp_path / "secret.txt").write_text("secret")
    return Config(data=tmp_path, hosts=("testserver",), client=client, open_tables=2)


async def test_a_server_that_can_work_is_healthy(http: AsyncClient) -> None:
    response = await http.get("/healthz")
    assert (response.status_code, response.text) == (200, "ok")


async def test_a_server_without_its_database_is_not_healthy(
    app: Starlette, http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise OperationalError("select 1", {}, Exception("gone"))

    monkeypatch.setattr(app.state.context.database, "check", fail)
    assert (await http.get("/healthz")).status_code == 503


async def test_figures_are_for_this_machine_alone(config: Config) -> None:
    for metrics, client, status in [
        (False, "127.0.0.1", 200),
        (False, "::1", 200),
        (False, "192.168.0.7", 404),
        (True, "192.168.0.7", 200),
    ]:
        app = make_app(Config(**{**vars(config), "metrics": metrics}))
        transport = ASGITransport(app, client=(client, 1234))
        async with (
            running(app.state.context),
            AsyncClient(transport=transport, base_url="http://testserver") as http,
        ):
            await http.get("/api/v1/session")
            response = await http.get("/metrics")
            assert response.status_code == status
            if status == 200:
                line = 'deckwright_requests_total{method="GET",route="/api/v1/session",status="200"} 1.0'
                assert line in response.text
                assert "deckwright_journal_commits 0.0" in response.text


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/table/abc", "/cards/keyforge", "/rules/keyforge?lang=uk"]
)
async def test_addresses_of_the_client_lead_to_its_first_page(http: AsyncClient, path: str) -> None:
    response = await http.get(path)
    assert (response.status_code, response.text) == (200, "<!doctype html>start")
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    again = await http.get(path, headers={"if-none-match": response.headers["etag"]})
    assert again.status_code == 304


async def test_files_with_a_hash_in_their_names_are_kept_for_ever(http: AsyncClient) -> None:
    response = await http.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert response.text == "code"
    assert "javascript" in response.headers["content-type"]
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (await http.get("/icon.svg")).headers["cache-control"] == "no-cache"


async def test_files_that_lie_there_packed_are_sent_packed(http: AsyncClient) -> None:
    response = await http.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
    assert response.text == "code, packed"
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["vary"] == "Accept-Encoding"
    assert "javascript" in response.headers["content-type"]


@pytest.mark.parametrize(
    "path",
    ["/assets/none.js", "/none.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/a%00b.js"],
)
async def test_files_that_are_not_there_are_not_found(http: AsyncClient, path: str) -> None:
    response = await http.get(path)
    assert response.status_code == 404
    assert "secret" not in response.text
    assert response.json()["code"] == "server-not-found"


async def test_a_page_takes_no_posts(http: AsyncClient) -> None:
    response = await http.post("/")
    assert response.status_code == 405
    assert response.headers["allow"] == "GET, HEAD"
    assert response.json()["code"] == "server-wrong-method"


async def test_a_client_that_is_not_built_is_told_in_the_readers_language(tmp_path: Path) -> None:
    app = make_app(Config(data=tmp_path, hosts=("testserver",), client=tmp_path / "none"))
    async with (
        running(app.state.context),
        AsyncClient(transport=ASGITransport(app), base_url="http://testserver") as http,
    ):
        texts = set()
        for language in LANGUAGES:
            response = await http.get("/", headers={"accept-language": f"{language}-XX,en;q=0.5"})
            assert response.status_code == 503
            assert "make play" in response.text
            assert f'<html lang="{language}">' in response.text
            texts.add(response.text)
        assert len(texts) == 3
        assert (await http.get("/healthz")).status_code == 200


async def test_what_is_not_there_below_api_is_no_page(http: AsyncClient) -> None:
    response = await http.get("/api/v1/nonsense", headers={"accept-language": "ru"})
    assert response.status_code == 404
    assert response.json() == {"code": "server-not-found", "text": "Здесь ничего нет."}


async def test_a_fault_is_told_without_its_details(
    app: Starlette, http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_ticket: object) -> None:
        raise RuntimeError("very secret")

    await http.post("/api/v1/session", json={})
    monkeypatch.setattr(app.state.context.store, "user_of_session", fail)
    response = await http.get("/api/v1/session")
    assert (response.status_code, response.json()["code"]) == (500, "server-fault")
    assert "secret" not in response.text


async def test_somebody_may_have_so_many_tables_and_no_more(config: Config, app: Starlette) -> None:
    store: Store = app.state.context.store
    limits: Limits = app.state.context.limits
    await set_table(store, "t1", state="playing")
    await set_table(store, "t2", state="over")
    await limits.take_table(user_row())
    await set_table(store, "t3")
    with pytest.raises(TooMany) as caught:
        await limits.take_table(user_row())
    assert caught.value.code == "server-too-many-tables"
    await store.change_table("t1", state="over")
    await limits.take_table(user_row())


# Settings.


def test_settings_come_from_the_environment_and_arguments_count_more() -> None:
    environment = {
        "DECKWRIGHT_DATA": "/srv/games",
        "DECKWRIGHT_PORT": "80",
        "DECKWRIGHT_ORIGIN": "https://Cards.example/",
        "DECKWRIGHT_ORIGINS": "https://a.example http://b.example:81",
        "DECKWRIGHT_METRICS": "yes",
        "DECKWRIGHT_BOT_PAUSE": "0.25",
        "DECKWRIGHT_TABLE_RATE": "5/minute",
        "DECKWRIGHT_HOST": " ",
    }
    config = Config.read(environment, port=81, host=None)
    assert (config.port, config.host, config.origin) == (81, "127.0.0.1", "https://cards.example")
    assert config.origins == ("https://a.example", "http://b.example:81")
    assert (config.metrics, config.bot_pause, config.table_rate) == (True, 0.25, "5/minute")
    assert config.database == "sqlite:////srv/games/deckwright.db"
    assert config.is_secure
    assert not config.is_local


def test_the_data_are_where_the_system_wants_them() -> None:
    assert Config.read({"XDG_DATA_HOME": "/home/anna/data"}).data == Path("/home/anna/data/deckwright")
    assert Config.read({}).data == Path("~/.local/share/deckwright").expanduser()


def test_every_setting_can_be_set() -> None:
    assert set(READERS) == set(vars(Config())) - {"client"}
    assert {f"{name}_rate" for name in RATES} <= set(READERS)


def test_the_secret_is_not_shown() -> None:
    assert "battery" not in repr(Config(secret="battery"))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "65536"),
        ("PORT", "-1"),
        ("PORT", "٣"),
        ("OPEN_TABLES", "0"),
        ("METRICS", "maybe"),
        ("LOG_LEVEL", "loud"),
        ("BOT_PAUSE", "inf"),
        ("AWAY", "-3"),
        ("USER_RATE", "often"),
        ("ORIGIN", "cards.example"),
        ("ORIGIN", "https://cards.example/path"),
        ("ORIGIN", "https://cards.example:99999"),
        ("ORIGINS", "https://a.example ftp://b.example"),
    ],
)
def test_bad_settings_are_named_in_every_language(name: str, value: str) -> None:
    with pytest.raises(BadConfig) as caught:
        Config.read({f"DECKWRIGHT_{name}": value})
    for language in LANGUAGES:
        assert f"DECKWRIGHT_{name}" in ServerVoice(language).error(caught.value)


def test_every_setting_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    documented = re.findall(r"^\| `DECKWRIGHT_(\w+)` \|(.+?)\|", page, re.MULTILINE)
    assert [name.lower() for name, _ in documented] == list(READERS)
    for name, default in documented:
        value = getattr(Config(), name.lower())
        if isinstance(value, int | float | str) and value and name not in ("BOT_PROCESSES", "METRICS"):
            assert f"`{value:g}`" in default if isinstance(value, float) else f"`{value}`" in default, name
