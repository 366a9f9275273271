"""Decks that people keep: made, read, named, printed, taken elsewhere."""

from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient
from starlette.applications import Starlette

from deckwright.games.keyforge.decks.generator import generate
from deckwright.play.deck_forms import FORMS, playable_cards, write
from deckwright.play.deck_words import game_of_decks
from deckwright.play.voice import Voice
from deckwright.server import decks
from deckwright.text import LANGUAGES

pytestmark = pytest.mark.anyio

DECKS = "/api/v1/decks"


async def keep(http: AsyncClient, **wanted: Any) -> dict[str, Any]:
    response = await http.post(DECKS, json=wanted)
    assert response.status_code == 200, response.text
    kept: dict[str, Any] = response.json()
    return kept


async def kept_by(http: AsyncClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await http.get(DECKS)).json()["decks"]
    return found


async def test_a_deck_is_made_by_set_and_seed_and_kept(http: AsyncClient) -> None:
    kept = await keep(http, set="cota", seed=7)
    made = generate("cota", 7, playable_cards())
    assert kept["set"] == "cota"
    assert [house["house"] for house in kept["houses"]] == list(made.houses)
    assert all(sum(card["count"] for card in house["cards"]) == 12 for house in kept["houses"])
    assert await kept_by(http) == [kept]


async def test_without_a_seed_every_deck_is_another(http: AsyncClient) -> None:
    assert (await keep(http))["code"] != (await keep(http))["code"]


async def test_a_mixed_deck_holds_cards_of_all_sets(http: AsyncClient) -> None:
    kept = await keep(http, set="mixed", seed=3)
    assert kept["set"] == "dt"
    assert any(card["mark"] for house in kept["houses"] for card in house["cards"])


@pytest.mark.parametrize("form", [form for form in FORMS if form != "html"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_deck_is_read_in_every_form_and_language(http: AsyncClient, form: str, language: str) -> None:
    made = generate("aoa", 11, playable_cards())
    speaker = Voice(language).about(game_of_decks())
    kept = await keep(http, text=write(made, form, speaker))
    assert [house["house"] for house in kept["houses"]] == list(made.houses)
    cards = {card["card"]: card["count"] for house in kept["houses"] for card in house["cards"]}
    assert cards == {card.face: count for house in made.houses for card, count in made.counted(house)}


@pytest.mark.parametrize("form", ["text", "json", "code", "vault"])
async def test_what_is_taken_elsewhere_can_be_brought_back(http: AsyncClient, form: str) -> None:
    kept = await keep(http, set="wc", seed=5)
    exported = await http.get(f"{DECKS}/{kept['id']}/export?form={form}")
    assert exported.headers["Content-Disposition"].startswith("attachment")
    back = await keep(http, text=exported.text)
    assert (back["set"], back["houses"]) == (kept["set"], kept["houses"])


async def test_what_is_wrong_with_a_deck_is_told_with_names(http: AsyncClient) -> None:
    text = "Brobnar\n12 Anger\nDis\n12 Tezmal\nMars\n11 Ammonia Clouds\n"
    response = await http.post(f"{DECKS}?lang=ru", json={"text": text})
    assert response.status_code == 400
    assert response.json()["code"] == "deck-house-not-twelve"
    assert "«Марс»" in response.json()["text"]
    assert await kept_by(http) == []


async def test_a_misspelt_card_and_a_link_say_what_to_do_in_the_readers_language(http: AsyncClient) -> None:
    misspelt = await http.post(f"{DECKS}?lang=ru", json={"text": "Logos\n12 Dexter\n"})
    assert "Dexter. Возможно, имелось в виду: Декстр." in misspelt.json()["text"]
    link = "https://www.keyforgegame.com/deck-details/1f3b9a3e-6f1e-4a6b-9d0f-1b2c3d4e5f60"
    told = (await http.post(f"{DECKS}?lang=uk", json={"text": link})).json()["text"]
    assert told.startswith("Посилання тут не відкриваються.")
    assert told.endswith("/api/decks/1f3b9a3e-6f1e-4a6b-9d0f-1b2c3d4e5f60/?links=cards")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"text": ""}, "deck-file-empty"),
        ({"text": "x" * 100_001}, "server-deck-text-too-long"),
        ({"text": "KF1", "seed": 5}, "server-deck-text-or-set"),
        ({"set": "xyz"}, "deck-set-unknown"),
        ({"text": "https://example.org/deck"}, "deck-link-unknown"),
        ({"set": "dt", "seed": 1}, "deck-set-too-small"),
        ({"seed": -1}, "server-deck-seed"),
        ({"seed": 2**70}, "server-deck-seed"),
        ({"name": "x" * 61}, "server-bad-deck-name"),
        ({"name": "a\u0000b"}, "server-bad-deck-name"),
    ],
)
async def test_bad_wishes_are_refused(http: AsyncClient, wanted: dict[str, Any], code: str) -> None:
    response = await http.post(DECKS, json=wanted)
    assert (response.status_code, response.json()["code"]) == (400, code)
    assert await kept_by(http) == []


async def test_a_deck_is_called_after_its_archon_until_it_has_a_name(http: AsyncClient) -> None:
    kept = await keep(http, set="cota", seed=7)
    archon = kept["name"]
    path = f"{DECKS}/{kept['id']}"
    assert (await http.patch(path, json={"name": "  My   best "})).json()["name"] == "My best"
    assert (await kept_by(http))[0]["name"] == "My best"
    assert (await http.patch(path, json={"name": ""})).json()["name"] == archon
    in_russian = (await http.get(f"{DECKS}?lang=ru")).json()["decks"][0]["name"]
    assert in_russian == generate("cota", 7, playable_cards()).name.spoken("ru")  # type: ignore[union-attr]


async def test_a_deleted_deck_is_gone(http: AsyncClient) -> None:
    kept = await keep(http)
    path = f"{DECKS}/{kept['id']}"
    assert (await http.delete(path)).status_code == 204
    assert (await http.delete(path)).status_code == 404
    assert await kept_by(http) == []


async def test_the_decks_of_others_are_not_there(app: Starlette, http: AsyncClient) -> None:
    kept = await keep(http, name="Secret")
    path = f"{DECKS}/{kept['id']}"
    async with AsyncClient(transport=ASGITransport(app), base_url="http://testserver") as other:
        await other.post("/api/v1/session", json={})
        for response in (
            await other.get(f"{path}/sheet"),
            await other.get(f"{path}/export"),
            await other.patch(path, json={"name": "Mine"}),
            await other.delete(path),
        ):
            assert (response.status_code, response.json()["code"]) == (404, "server-no-deck")
    assert [deck["name"] for deck in await kept_by(http)] == ["Secret"]


async def test_a_sheet_is_a_page_that_brings_nothing_from_elsewhere(http: AsyncClient) -> None:
    kept = await keep(http, set="mm", seed=2)
    page = await http.get(f"{DECKS}/{kept['id']}/sheet?lang=uk")
    assert page.headers["Content-Type"] == "text/html; charset=utf-8"
    assert page.headers["Content-Security-Policy"] == decks.SHEET_POLICY
    assert '<html lang="uk">' in page.text
    assert "<script" not in page.text


async def test_nobody_keeps_more_decks_than_there_is_room_for(
    http: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks, "MOST_DECKS", 2)
    await keep(http)
    await keep(http)
    response = await http.post(DECKS, json={})
    assert (response.status_code, response.json()["code"]) == (429, "server-too-many-decks")
    assert len(await kept_by(http)) == 2


async def test_a_deck_of_cards_that_are_gone_is_still_listed(app: Starlette, http: AsyncClient) -> None:
    kept = await keep(http, name="Old")
    await app.state.context.store.change_deck(kept["id"], code="KF9:nothing")
    assert [(deck["name"], deck["houses"]) for deck in await kept_by(http)] == [("Old", [])]
    assert (await http.get(f"{DECKS}/{kept['id']}/sheet")).status_code == 400
