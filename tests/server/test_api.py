"""Requests that can't be understood, in every language; and the schema made from the same table."""

import json
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import pytest
from httpx import AsyncClient, Response

from deckwright.server.api import Call, Endpoint
from deckwright.server.endpoints import ENDPOINTS
from deckwright.server.openapi import openapi
from deckwright.server.protocol import FromClient, FromServer
from deckwright.text import LANGUAGES

pytestmark = pytest.mark.anyio

SESSION = "/api/v1/session"
DECKS = "/api/v1/decks"


def problem(response: Response) -> tuple[int, str, str]:
    body = response.json()
    assert set(body) == {"code", "text"}
    return response.status_code, body["code"], body["text"]


async def post(http: AsyncClient, path: str, content: str | bytes, **more: Any) -> tuple[int, str, str]:
    return problem(await http.post(path, content=content, **more))


@pytest.mark.parametrize(
    ("body", "code", "text"),
    [
        ("", "server-not-json", "That is not JSON: it breaks off or is empty."),
        ('{"name": "x"', "server-not-json", "That is not JSON: it breaks off or is empty."),
        ("{name}", "server-not-json", "That is not JSON: it can't be read from character 2 on."),
        ("[]", "server-body-wrong-type", "Expected an object, not a list."),
        ('{"name": 5}', "server-wrong-type", "The field “name” takes text or nothing, not a whole number."),
        ('{"nam": "x"}', "server-unknown-field", "There is no field “nam”."),
        ('{"language": "de"}', "server-wrong-value", "The field “language” does not take “de”."),
        (b'{"name": "\xff"}', "server-not-text", "That is not text: it is not encoded in UTF-8."),
    ],
)
async def test_a_body_that_cannot_be_understood_is_answered_precisely(
    http: AsyncClient, body: str, code: str, text: str
) -> None:
    assert await post(http, SESSION, body) == (400, code, text)


async def test_a_missing_field_is_named_with_its_place(http: AsyncClient) -> None:
    body = '{"game": "codex", "seats": [{"bot": "greedy"}]}'
    status, code, text = await post(http, "/api/v1/tables", body)
    assert (status, code) == (400, "server-missing-field")
    assert text == "The field “seats[0].kind” is missing."


async def test_errors_speak_the_language_asked_for(http: AsyncClient) -> None:
    spoken = {
        language: (await post(http, f"{SESSION}?lang={language}", '{"name": 5}'))[2] for language in LANGUAGES
    }
    assert spoken["ru"] == "Поле «name»: ожидается текст или ничего, а пришло целое число."
    assert spoken["uk"] == "Поле «name»: очікується текст або нічого, а надійшло ціле число."


async def test_the_language_is_that_of_the_query_then_the_user_then_the_browser(http: AsyncClient) -> None:
    browser = {"Accept-Language": "fr, uk-UA;q=0.8, ru;q=0.5"}

    async def spoken(query: str = "", headers: Mapping[str, str] = browser) -> str:
        return problem(await http.get(f"/api/v1/nowhere{query}", headers=headers))[2]

    assert await spoken() == "Тут нічого немає."
    await http.post(SESSION, json={"language": "ru"})
    assert await spoken() == "Здесь ничего нет."
    assert await spoken("?lang=en") == "There is nothing here."


async def test_a_language_that_is_not_spoken_is_refused(http: AsyncClient) -> None:
    assert problem(await http.get("/api/v1/games?lang=de")) == (
        400,
        "language-unknown",
        "The language “de” is not spoken here. There are: en, ru, uk.",
    )


async def test_a_body_that_is_too_large_is_not_read(http: AsyncClient) -> None:
    status, code, text = await post(http, SESSION, json.dumps({"name": "x" * 70_000}))
    assert (status, code, text) == (413, "server-too-large", "That is too large: at most 64 kB can be read.")


async def test_a_body_nested_beyond_measure_is_refused(http: AsyncClient) -> None:
    body = '{"name": ' + "[" * 20_000 + "]" * 20_000 + "}"
    assert (await post(http, SESSION, body))[0] == 400


async def test_queries_are_checked_like_bodies(http: AsyncClient) -> None:
    replay = "/api/v1/replays/none/steps"
    assert problem(await http.get(f"{replay}?from=x"))[:2] == (400, "server-wrong-type")
    assert problem(await http.get(f"{replay}?from=-1"))[:2] == (400, "server-value-too-small")
    assert problem(await http.get(f"{replay}?form=1"))[:2] == (400, "server-unknown-field")
    assert problem(await http.get("/api/v1/games?page=2"))[:2] == (400, "server-unknown-field")


async def test_a_method_that_a_path_does_not_have_is_refused_with_those_it_has(http: AsyncClient) -> None:
    response = await http.put(DECKS)
    assert problem(response)[:2] == (405, "server-wrong-method")
    assert response.headers["Allow"] == "GET, POST"


async def test_whoever_needs_a_session_and_has_none_is_told(http: AsyncClient) -> None:
    assert problem(await http.get(DECKS)) == (
        401,
        "server-needs-session",
        "The server does not know you yet: choose a name first.",
    )


async def test_what_the_engine_refuses_is_a_bad_request_in_its_words(http: AsyncClient) -> None:
    body = {"game": "codex", "settings": {"sides": "left"}}
    response = await http.post("/api/v1/tables?lang=ru", json=body)
    status, code, text = problem(response)
    assert (status, code) == (400, "setting-bad-value")
    assert text.startswith("Настройка «sides» не принимает «left».")


async def test_an_answer_to_head_has_no_body(http: AsyncClient) -> None:
    response = await http.head("/api/v1/games")
    assert (response.status_code, response.content) == (200, b"")


# The schema.


def test_every_endpoint_is_in_the_schema_once() -> None:
    document = openapi(ENDPOINTS)
    operations = [
        operation["operationId"] for path in document["paths"].values() for operation in path.values()
    ]
    assert len(operations) == len(ENDPOINTS)
    assert len(set(operations)) == len(operations)


def test_the_messages_of_the_sockets_are_in_the_schema() -> None:
    schemas = openapi(ENDPOINTS)["components"]["schemas"]
    for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
        members = {each.__name__ for each in union.__args__}
        assert {each["$ref"].rpartition("/")[2] for each in schemas[name]["anyOf"]} == members
        assert members <= set(schemas)


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return own.union(*(references(each) for each in value.values()))
    return set().union(*(references(each) for each in value)) if isinstance(value, list) else set()


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    document = openapi(ENDPOINTS)
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert references(document) <= known


async def test_the_server_shows_the_schema_that_the_command_prints(http: AsyncClient) -> None:
    printed = subprocess.run([sys.executable, "-m", "deckwright", "schema"], capture_output=True, check=True)
    assert (await http.get("/api/openapi.json")).json() == json.loads(printed.stdout)


def test_an_endpoint_whose_handler_takes_something_else_is_a_fault() -> None:
    async def handler(call: Call, name: str) -> None:
        raise AssertionError(name)

    with pytest.raises(AssertionError, match="/things"):
        Endpoint("GET", "/things/{id}", handler, "Things.")
