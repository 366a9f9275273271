"""Games, catalogues and rulebooks as clients get them."""

import asyncio
import gzip
import re
from functools import cache
from typing import Any

import pytest
from httpx import AsyncClient

from deckwright.games import find as find_game
from deckwright.games import names as game_names
from deckwright.play.glossary import Glossary
from deckwright.play.voice import Voice
from deckwright.server.cards import make_catalogue
from deckwright.server.content import Document
from deckwright.server.protocol import CardInfo, Catalogue
from deckwright.text import LANGUAGES, rulebook

GAMES = tuple(game_names())
LATIN = re.compile(r"[A-HJ-WYZa-z]|I(?!\b|I\b|II\b)|\BX|X\B")
"""Latin letters but for the Roman numbers of tech levels, and X for any number."""
CLAUSE = re.compile(r"\b[A-Z]+-\d+\.\d+\b")
MOST_BYTES = 60_000

pytestmark = pytest.mark.anyio
everywhere = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)


@cache
def catalogue(game: str, language: str) -> Catalogue:
    return asyncio.run(make_catalogue(find_game(game), language))


def card(game: str, language: str, id: str) -> CardInfo:
    return next(each for each in catalogue(game, language).cards if each.id == id)


def texts_of(found: Catalogue) -> list[str]:
    """Everything in a catalogue that people read."""
    cards = [text for card in found.cards for text in (card.name, card.line, *card.text)]
    words = [word for group in found.words.values() for word in group.values()]
    terms = [text for term in found.terms for text in (term.name, term.text, *term.forms)]
    return [*cards, *words, *terms, *found.zones.values()]


@everywhere
def test_a_catalogue_has_every_card_and_zone(game: str, language: str) -> None:
    found = catalogue(game, language)
    engine = find_game(game)
    assert [each.id for each in found.cards] == list(engine.table.face_names)
    assert all(each.name for each in found.cards)
    assert set(found.zones) == {zone.kind for zone in engine.table.zones}
    assert all(found.zones.values())


@everywhere
def test_a_catalogue_stays_small(game: str, language: str) -> None:
    assert len(Document.of(catalogue(game, language)).packed) < MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_latin_letter_is_left_in_cyrillic(game: str, language: str) -> None:
    texts = [CLAUSE.sub("", text) for text in texts_of(catalogue(game, language))]
    assert [text for text in texts if LATIN.search(text)] == []


@everywhere
def test_every_term_has_a_clause_and_words(game: str, language: str) -> None:
    book = rulebook(find_game(game), language)
    numbers = {clause.number for clause in book.clauses.values()}
    for term in catalogue(game, language).terms:
        assert term.rule in numbers
        assert term.name
        assert term.text
        assert term.forms, term.id


@everywhere
def test_no_form_of_a_word_belongs_to_two_terms(game: str, language: str) -> None:
    seen: dict[str, str] = {}
    for term in catalogue(game, language).terms:
        for form in term.forms:
            assert seen.setdefault(form, term.id) == term.id


@everywhere
def test_terms_of_cards_are_in_the_glossary(game: str, language: str) -> None:
    found = catalogue(game, language)
    known = {term.id for term in found.terms}
    assert {term for each in found.cards for term in each.terms} <= known


@pytest.mark.parametrize("game", ["keyforge", "codex", "shards"])
def test_every_keyword_is_explained(game: str) -> None:
    found = catalogue(game, "en")
    assert set(found.words["keyword"]) <= {term.id for term in found.terms}


def test_a_card_lists_the_terms_of_its_keywords_and_its_text() -> None:
    assert card("keyforge", "en", "tezmal").terms[:2] == ["elusive", "reap"]
    assert {"play", "capture"} <= set(card("keyforge", "ru", "charette").terms)
    assert {"unify", "destroy", "champion"} <= set(card("shards", "uk", "thorn-zealot").terms)
    assert "channelled" in card("codex", "ru", "harmony").terms


def test_the_longest_term_counts() -> None:
    game = find_game("codex")
    glossary = Glossary(game, Voice("en").about(game), ())
    assert glossary.found_in("It has armour piercing.") == ["armour-piercing"]


def test_facts_tell_what_is_printed() -> None:
    assert card("keyforge", "en", "tezmal").facts == {
        "type": "creature",
        "house": "dis",
        "traits": ["imp"],
        "keywords": {"elusive": 1},
        "icons": [],
        "rarity": "common",
        "sets": card("keyforge", "en", "tezmal").facts["sets"],
        "power": 2,
        "armour": 0,
    }
    assert card("shards", "en", "primus-pilus").facts["health"] == 6
    assert card("codex", "en", "troq-bashar").facts["bands"][1] == {"level": 5, "attack": 3, "hp": 4}
    assert card("dimensions", "en", "green-2").facts == {
        "type": "faction-card",
        "faction": "green",
        "number": 2,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_name_everything_in_the_facts(language: str) -> None:
    groups = {"house": "house", "faction": "faction", "type": "type", "rarity": "rarity", "spec": "spec"}
    for game in ("keyforge", "codex", "shards"):
        found = catalogue(game, language)
        for each in found.cards:
            for fact, group in groups.items():
                value = each.facts.get(fact)
                assert value is None or found.words[group][value], (each.id, fact)
            assert all(found.words["trait"][trait] for trait in each.facts.get("traits", ()))
            assert all(found.words["keyword"][word] for word in each.facts.get("keywords", ()))


# Over HTTP.


async def test_the_games_are_told_with_settings_and_bots(http: AsyncClient) -> None:
    games: list[dict[str, Any]] = (await http.get("/api/v1/games?lang=uk")).json()
    assert [game["name"] for game in games] == list(GAMES)
    keyforge = next(game for game in games if game["name"] == "keyforge")
    assert keyforge["decks"]
    assert [bot["name"] for bot in keyforge["bots"]] == ["random", "greedy", "search"]
    kinds = {setting["name"]: setting["kind"] for setting in keyforge["settings"]}
    assert (kinds["chains1"], kinds["set"], kinds["deck1"]) == ("number", "word", "text")


async def test_a_catalogue_that_the_browser_has_is_not_sent_again(http: AsyncClient) -> None:
    path = "/api/v1/games/dimensions/catalogue?lang=ru"
    first = await http.get(path)
    again = await http.get(path, headers={"If-None-Match": first.headers["ETag"]})
    other = await http.get(path.replace("ru", "uk"), headers={"If-None-Match": first.headers["ETag"]})
    assert (first.status_code, again.status_code, other.status_code) == (200, 304, 200)
    assert again.content == b""
    assert first.headers["Content-Language"] == "ru"
    assert "Accept-Language" in first.headers["Vary"]


async def test_a_catalogue_is_packed_for_those_who_can_read_it(http: AsyncClient) -> None:
    path = "/api/v1/games/shards/catalogue"
    packed = await http.get(path, headers={"Accept-Encoding": "gzip"})
    plain = await http.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert len(gzip.compress(plain.content)) < len(plain.content) / 3


async def test_many_who_ask_at_once_get_the_same(http: AsyncClient) -> None:
    answers = await asyncio.gather(*(http.get("/api/v1/games/codex/catalogue?lang=uk") for _ in range(5)))
    assert len({answer.headers["ETag"] for answer in answers}) == 1


@everywhere
async def test_the_rulebook_has_every_clause(http: AsyncClient, game: str, language: str) -> None:
    rules = (await http.get(f"/api/v1/games/{game}/rules?lang={language}")).json()
    told = [
        (clause["number"], clause["text"], clause["ruling"])
        for section in rules["sections"]
        for clause in section["clauses"]
    ]
    book = rulebook(find_game(game), language)
    assert sorted(told) == sorted((each.number, each.text, each.ruling) for each in book.clauses.values())
    assert [(each["number"], each["title"]) for each in rules["sections"]] == list(book.sections.items())


@everywhere
async def test_every_term_and_card_is_explained_over_http(
    http: AsyncClient, game: str, language: str
) -> None:
    sent = (await http.get(f"/api/v1/games/{game}/catalogue?lang={language}")).json()
    clauses = {each.number: each for each in rulebook(find_game(game), language).clauses.values()}
    for term in sent["terms"]:
        assert term["text"] in (clauses[term["rule"]].text, clauses[term["rule"]].ruling)
    speaker = Voice(language).about(find_game(game))
    assert {each["id"]: each["name"] for each in sent["cards"]} == {
        face: speaker.card_name(face) for face in find_game(game).table.face_names
    }


async def test_a_game_that_is_not_there_is_not_found(http: AsyncClient) -> None:
    response = await http.get("/api/v1/games/chess/rules?lang=ru")
    assert response.status_code == 404
    assert response.json()["text"].startswith("Игры «chess» нет.")
