"""The OpenAPI document, made from the table of endpoints and the messages of the protocol."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from deckwright.kernel.record import VERSION
from deckwright.server.api import BASE, JSON, TEXT, Endpoint
from deckwright.server.protocol import PROTOCOL, FromClient, FromServer, Language, Problem

_REFERENCE: Final = "#/components/schemas/{name}"
_SOCKETS: Final = (("FromClient", FromClient), ("FromServer", FromServer))


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The document for all endpoints. The messages of the sockets are there as `FromClient`, `FromServer`."""
    types: list[Any] = [Problem, Language]
    for endpoint in endpoints:
        types += [each for each in (endpoint.body, endpoint.answer) if each not in (None, str)]
        types += [endpoint.query] if endpoint.query is not None else []
    types += [message for _, message in _SOCKETS]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    schema_of = {id(each): schema for each, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        operation = describe(endpoint, schema_of, components)
        paths.setdefault(BASE + endpoint.path, {})[endpoint.method.lower()] = operation
    queries = {endpoint.query.__name__ for endpoint in endpoints if endpoint.query is not None}
    sockets = {name: schema_of[id(message)] for name, message in _SOCKETS}
    kept = {name: schema for name, schema in components.items() if name not in queries}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Deckwright", "version": VERSION, "x-protocol": PROTOCOL},
        "paths": paths,
        "components": {"schemas": dict(sorted((kept | sockets).items()))},
    }


def openapi_route(endpoints: Sequence[Endpoint]) -> Route:
    """Where the document is found: `/api/openapi.json`. It goes before the routes of the endpoints."""
    document = msgspec.json.encode(openapi(endpoints))

    async def show(_request: Request) -> Response:
        return Response(document, media_type=JSON)

    return Route("/api/openapi.json", show)


def describe(endpoint: Endpoint, schema_of: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    """One endpoint as an operation."""
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__.replace("_", "-"),
        "summary": endpoint.about,
        "parameters": list(parameters(endpoint, schema_of, components)),
        "responses": responses(endpoint, schema_of),
    }
    if endpoint.body is not None:
        media, schema = (
            (TEXT, {"type": "string"}) if endpoint.body is str else (JSON, schema_of[id(endpoint.body)])
        )
        operation["requestBody"] = {"required": True, "content": {media: {"schema": schema}}}
    return operation


def parameters(
    endpoint: Endpoint, schema_of: dict[int, Any], components: dict[str, Any]
) -> Iterable[dict[str, Any]]:
    for name in endpoint.blanks:
        yield {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
    yield {"name": "lang", "in": "query", "required": False, "schema": schema_of[id(Language)]}
    if endpoint.query is not None:
        query = components[endpoint.query.__name__]
        for name, schema in query["properties"].items():
            is_required = name in query.get("required", ())
            yield {"name": name, "in": "query", "required": is_required, "schema": schema}


def responses(endpoint: Endpoint, schema_of: dict[int, Any]) -> dict[str, Any]:
    problem = {JSON: {"schema": schema_of[id(Problem)]}}
    if endpoint.answer is None:
        fine: dict[str, Any] = {"204": {"description": "Done."}}
    else:
        schema = {"type": "string"} if endpoint.answer is str else schema_of[id(endpoint.answer)]
        fine = {"200": {"description": "The answer.", "content": {endpoint.media: {"schema": schema}}}}
    wrong = {"400": "What is wrong with the request."}
    if endpoint.session == "needed":
        wrong["401"] = "There is no session."
    if endpoint.blanks:
        wrong["404"] = "There is no such thing, or none that you may know of."
    if endpoint.body is not None:
        wrong["413"] = "The body is too large."
    wrong["default"] = "Anything else that is wrong."
    return fine | {status: {"description": text, "content": problem} for status, text in wrong.items()}
