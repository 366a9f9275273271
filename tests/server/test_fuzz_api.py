"""Requests that nobody would think of, to a real server: it never fails and answers as its schema says."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from deckwright.server.endpoints import ENDPOINTS
from deckwright.server.openapi import openapi

CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
ADDRESS = re.compile(r"http://[\w.\[\]:]+:\d+")
MANY = "1000000/minute"
RATES = {
    f"DECKWRIGHT_{name}_RATE": MANY for name in ("REQUEST", "USER", "GUEST", "ACCOUNT", "SIGN_IN", "TABLE")
}
BOUNDED = {"deadline": None, "suppress_health_check": list(HealthCheck)}
PROBLEM = {"code", "text"}

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, with few tables and no other limits."""
    folder: Path = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "deckwright", "serve", "--port", "0", "--data", str(folder)]
    own = {name: value for name, value in os.environ.items() if not name.startswith("DECKWRIGHT_")}
    limits = {"DECKWRIGHT_OPEN_TABLES": "2", "DECKWRIGHT_BOT_PROCESSES": "1", **RATES}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**own, **limits}
    ) as process:
        try:
            assert process.stdout is not None
            found = ADDRESS.search(process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.kill()


@pytest.fixture(scope="module")
def session(address: str) -> requests.Session:
    """Somebody with a deck."""
    session = requests.Session()
    assert session.post(f"{address}/api/v1/session", json={"name": "Anna"}).status_code == 200
    assert session.post(f"{address}/api/v1/decks", json={"seed": 1}).status_code == 200
    return session


schema = schemathesis.openapi.from_dict(openapi(ENDPOINTS))


def status_of(case: Any, address: str, session: requests.Session) -> int:
    """Make a call and check its answer against the schema."""
    # Signing out would leave all others without a session.
    own = requests.Session() if case.method == "DELETE" else session
    status: int = case.call_and_validate(address, session=own, checks=CHECKS).status_code
    return status


@schema.parametrize()
@settings(max_examples=8, **BOUNDED)  # type: ignore[arg-type]
def test_every_answer_is_as_the_schema_says(case: Any, address: str, session: requests.Session) -> None:
    assert status_of(case, address, session) < 500


@pytest.mark.marathon
@schema.parametrize()
@settings(max_examples=150, **BOUNDED)  # type: ignore[arg-type]
def test_every_answer_is_as_the_schema_says_at_length(
    case: Any, address: str, session: requests.Session
) -> None:
    assert status_of(case, address, session) < 500


# Bodies that no schema would make.

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
POSTS = [endpoint for endpoint in ENDPOINTS if endpoint.body is not None]


def is_told(response: httpx.Response) -> bool:
    """Whether an answer is one that the server meant to give: what is wrong is told in full."""
    if response.status_code >= 500:
        return False
    return response.status_code < 400 or (set(response.json()) == PROBLEM and all(response.json().values()))


@pytest.mark.parametrize("endpoint", POSTS, ids=lambda each: f"{each.method} {each.path}")
def test_bodies_of_any_kind_are_answered(address: str, endpoint: Any) -> None:
    path = f"{address}/api/v1{re.sub(r'{.*?}', 'none', endpoint.path)}"
    fields = st.sampled_from(
        ["name", "language", "game", "seats", "settings", "set", "seed", "text", "clock"]
    )
    objects = st.dictionaries(fields, VALUES, max_size=5)
    bodies = st.one_of(
        VALUES.map(json.dumps).map(str.encode),
        objects.map(json.dumps).map(str.encode),
        st.binary(max_size=80),
    )
    with httpx.Client() as client:
        client.post(f"{address}/api/v1/session", json={})

        @settings(max_examples=25, **BOUNDED)  # type: ignore[arg-type]
        @given(bodies, st.sampled_from(["", "?lang=ru", "?lang=uk", "?lang=xx", "?x=1"]))
        def try_out(body: bytes, query: str) -> None:
            assert is_told(client.request(endpoint.method, path + query, content=body))

        try_out()


def test_paths_of_any_kind_are_answered(address: str) -> None:
    text = st.text(st.characters(codec="utf-8"), max_size=30)

    with httpx.Client() as client:

        @settings(max_examples=40, **BOUNDED)  # type: ignore[arg-type]
        @given(st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]), text)
        def try_out(method: str, rest: str) -> None:
            for base in ("replays", "decks", "tables", "games", ""):
                url = httpx.URL(
                    f"{address}/api/v1/{base}/", raw_path=f"/api/v1/{base}/".encode() + quoted(rest)
                )
                assert is_told(client.request(method, url))

        try_out()


def quoted(text: str) -> bytes:
    return "".join(f"%{byte:02x}" for byte in text.encode()).encode()
