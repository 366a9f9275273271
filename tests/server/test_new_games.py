"""A game that is new, or not finished, as the server meets it: one that is broken is named in the log and
keeps nobody from the others."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient
from starlette.applications import Starlette
from structlog.testing import capture_logs

import deckwright as dw
from deckwright.server import content
from deckwright.server.async_cache import AsyncCache
from deckwright.server.storage.store import Store
from deckwright.text import MissingWords
from tests.server.rows import set_table
from tests.support.copies import games_in, make_copy

pytestmark = pytest.mark.anyio
OTHERS = dw.games()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the new games are. What was answered before they came is not kept."""
    monkeypatch.setattr(content, "DOCUMENTS", AsyncCache(most=100))
    made = tmp_path / "games"
    made.mkdir()
    return made


async def names_sent(http: AsyncClient) -> list[str]:
    response = await http.get("/api/v1/games")
    assert response.status_code == 200
    return [game["name"] for game in response.json()]


async def test_a_new_game_is_sent_with_the_others(http: AsyncClient, folder: Path) -> None:
    make_copy(folder, "fifth")
    with games_in(folder):
        assert await names_sent(http) == sorted([*OTHERS, "fifth"])
        for what in ("catalogue", "rules"):
            assert (await http.get(f"/api/v1/games/fifth/{what}")).status_code == 200


@pytest.mark.parametrize("missing", ["table.py", "rules/turn.py"])
async def test_a_broken_game_is_left_out_and_named_in_the_log(
    http: AsyncClient, folder: Path, missing: str
) -> None:
    make_copy(folder, "fifth", without=missing)
    with games_in(folder), capture_logs() as logs:
        assert await names_sent(http) == OTHERS
        assert (await http.get("/api/v1/games/dimensions/catalogue")).status_code == 200
    errors = [line for line in logs if line["log_level"] == "error"]
    assert [(line["event"], line["game"]) for line in errors] == [("game-broken", "fifth")]


async def sent(http: AsyncClient, *paths: str) -> list[Any]:
    """What the server answers in Russian."""
    return [(await http.get(f"/api/v1/games{path}?lang=ru")).json() for path in paths]


async def test_a_game_without_words_is_sent_with_bare_names(http: AsyncClient, folder: Path) -> None:
    copy = make_copy(folder, "fifth")
    for name in ("lexicon", "rulebook"):
        shutil.rmtree(copy / name)
    with games_in(folder), pytest.warns(MissingWords) as warned:
        games, catalogue, rules = await sent(http, "", "/fifth/catalogue", "/fifth/rules")
    assert "fifth" in [game["title"] for game in games]
    assert "red-4" in {card["name"] for card in catalogue["cards"]}
    assert rules["sections"] == []
    assert len(warned) == 1


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
async def test_a_game_without_terms_has_a_catalogue_without_terms(
    http: AsyncClient, folder: Path, language: str
) -> None:
    make_copy(folder, "fifth", without="rulebook/terms.toml")
    with games_in(folder):
        sent: dict[str, Any] = (await http.get(f"/api/v1/games/fifth/catalogue?lang={language}")).json()
    assert sent["terms"] == []
    assert len(sent["cards"]) == len(dw.game("dimensions").table.face_names)
    assert all(card["terms"] == [] for card in sent["cards"])


async def test_a_table_of_a_game_that_is_broken_now_hides_no_other(http: AsyncClient, app: Starlette) -> None:
    store: Store = app.state.context.store
    await set_table(store, "gone", game="fifth")
    await set_table(store, "whole")
    tables = (await http.get("/api/v1/tables?lang=en")).json()["tables"]
    assert {table["id"]: table["title"] for table in tables} == {
        "gone": "fifth",
        "whole": "Battle of Dimensions",
    }
